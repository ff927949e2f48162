//! Eclipse for the tools: what the notation, the referee and the odds need to know of it.
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod fast;
mod objective;

pub use objective::Objective;
pub mod data;
pub mod notation;
pub mod scenario;
