//! Warpgate for the tools: what notation, referee and odds need to know of it.
//!
//! | module | what |
//! |---|---|
//! | [`decks`] | deck files: cards and technologies as data; `seed` and `training` are built in |
//! | [`notation`] | battle lines in, canonical lines out |
//! | [`scenario`] | scenario files |
//! | [`table`] | how the referee says things, in English and Russian; texts in `text/` |
//! | [`odds`] | odds of a battle: the game of hidden hands, solved with its proof |
//! | [`agents`] | players that the program plays |
//!
//! [`Warpgate`] puts it together as an [`Adapter`](admiralty_adapter::Adapter).
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod adapter;
mod advice;
pub mod agents;
mod answer;
pub mod decks;
pub mod notation;
mod objective;
pub mod odds;
pub mod scenario;
pub mod table;

pub use adapter::Warpgate;
pub use objective::{Objective, PLANET};

/// A text that may be long, to be shown in a message.
fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if line.chars().count() <= MOST {
        return line;
    }
    line.chars().take(MOST).chain(['…']).collect()
}
