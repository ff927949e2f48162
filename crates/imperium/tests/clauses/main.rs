//! The clauses of the turn, one by one, on small boards.
#![allow(clippy::unwrap_used)]

mod board;
#[path = "../data/mod.rs"]
mod data;

mod battle;
mod development;
mod economy;
mod halves;
mod invasion;
mod movement;
mod order;
mod placement;
mod politics;
mod retreat;
mod rift;
mod setup;
mod table;
