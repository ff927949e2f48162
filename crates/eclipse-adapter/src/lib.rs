//! Eclipse for the tools: what notation, referee and odds need to know of it.
//!
//! | module | what |
//! |---|---|
//! | [`data`] | figures of ships, parts and NPCs, from `data/eclipse.toml` |
//! | [`notation`] | battle lines in, canonical lines out |
//! | [`scenario`] | scenario files |
//! | [`table`] | how the referee says things, in English and Russian; texts in `text/` |
//! | [`odds`] | odds of a battle: exact or sampled |
//! | [`fast`] | the fast path for exact odds |
//! | [`agents`] | players that the program plays |
//!
//! [`Eclipse`] puts it together as an [`Adapter`](admiralty_adapter::Adapter).
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod adapter;
pub mod agents;
mod answer;
pub mod data;
pub mod fast;
mod hexes;
pub mod notation;
mod objective;
pub mod odds;
pub mod scenario;
pub mod table;

pub use adapter::Eclipse;
pub use objective::Objective;
