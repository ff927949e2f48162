//! Imperium for the tools: what notation, referee and odds need to know of it.
//!
//! | module | what |
//! |---|---|
//! | [`units`] | the table of units, from the standard set |
//! | [`notation`] | battle lines in, canonical lines out |
//! | [`battle_file`] | files of one battle |
//! | [`conduct`] | battle instructions: orders of losses, retreats |
//! | [`fast`] | exact odds where orders are fixed |
//! | [`odds`] | the odds of a battle |
//! | [`table`] | how the referee says things, in English and Russian; texts in `text/` |
//! | [`agents`] | players that the program plays |
//!
//! [`Imperium`] puts it together as an [`Adapter`](admiralty_adapter::Adapter).
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod adapter;
mod advice;
pub mod agents;
mod answer;
pub mod battle_file;
pub mod conduct;
pub mod data;
pub mod fast;
pub mod map;
pub mod notation;
pub mod odds;
pub mod orders;
pub mod scenario;
pub mod table;
pub mod turn;
pub mod units;
pub mod words;

pub use adapter::Imperium;
