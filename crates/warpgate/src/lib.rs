//! The rulebook of Warpgate's battles with Tactics cards.
//!
//! [`Battlefield`] is one battle between an attacker and a defender, from the draw to the
//! withdrawal. Every function that implements a clause names it. Cards and technologies are data
//! that come in through [`setup::Setup`]; no card is known to the rules.
//!
//! The files are named after the things of the rules:
//!
//! | file | what |
//! |---|---|
//! | `setup` | what a battle starts from, and what would make no sense (W1, W2.3) |
//! | `card` | cards, technologies, their effects as data (W2.1, W5.5, W5.9) |
//! | `deck` | decks and discard piles as counts, with the cards whose place is known (W2) |
//! | `map` | planets, links, what stands where (W6.2) |
//! | `battle/draw` | drawing and reshuffling (W2.2, W2.3, W3.1) |
//! | `battle/play` | secret play and the reveal (W3.2, W3.3) |
//! | `battle/winner` | strength and the winner (W4) |
//! | `battle/effects` | texts: cancel, save, everything else (W5) |
//! | `battle/destroy` | the order in which ships are destroyed (W5.3, W5.4) |
//! | `battle/withdrawal` | where the loser goes (W6) |
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod battle;
pub mod card;
pub mod deck;
pub mod event;
pub mod map;
pub mod setup;
pub mod side;

pub use battle::Battlefield;
