//! Imperium: a game master's Twilight Imperium by forum.
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod battle;
pub mod unit;
