//! Imperium: a game master's Twilight Imperium by forum, as pure rules.
//!
//! * [`turn::Imperium`] is the rulebook of a whole turn: six phases, all seats, the game master's
//!   seat for what cards leave open.
//! * [`battle::Arena`] is the rulebook of one Space battle or Invasion; a turn holds one while it is
//!   fought, and odds are asked of it.
//! * [`mod@unit`], [`effect`], [`data`], [`map`], [`position`], [`setup`] are what turns start from: figures
//!   and cards are data, rules are code.
//!
//! Clauses are those of the rulebook I (I1–I8) and its orders (O1–O4).

pub mod battle;
pub mod choice;
pub mod data;
pub mod effect;
pub mod event;
pub mod map;
pub mod position;
pub mod setup;
pub mod turn;
pub mod unit;

pub use turn::Imperium;
