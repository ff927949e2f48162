//! EVE: The Second Genesis for the tools: what notation, referee and odds need to know of it.
//!
//! | module | what |
//! |---|---|
//! | [`notation`] | battle lines in, canonical lines out |
//! | [`scenario`] | scenario files |
//! | [`table`] | how the referee says things, in English and Russian; texts in `text/` |
//! | [`odds`] | what an attack is worth, and how it is fought when both play best |
//! | [`fast`] | the fast path for it |
//! | [`agents`] | players that the program plays |
//!
//! [`Eve`] puts it together as an [`Adapter`](admiralty_adapter::Adapter). There is no luck in this
//! game and no list of ships: what stands on cards is typed by whoever has them.
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod adapter;
mod advice;
pub mod agents;
mod answer;
mod attacks;
pub mod fast;
mod line;
pub mod notation;
mod objective;
pub mod odds;
mod rule;
pub mod scenario;
pub mod table;

pub use adapter::Eve;
pub use objective::{Objective, STARBASE, winner};
