//! The rulebook of the attacks of EVE: The Second Genesis, and of the end of the turn.
//!
//! Two rulebooks in one: [`battle::Arena`] is a single attack on a region, with all its battle
//! phases, and [`turn::Turn`] the attacks of a whole turn up to the end phase, which plays each
//! attack with the former. Every function that implements a clause names it. The figures of ships
//! are data that come in through [`setup::Setup`]: what is printed on the cards is not known here.
//!
//! The files are named after the things of the rules:
//!
//! | file | what |
//! |---|---|
//! | `ship` | figures, and ships as counts by damage |
//! | `setup` | what a turn starts from, and what would make no sense |
//! | `battle/phase` | the five steps in their order (V2), what comes after a phase (V3.0–V3.5) |
//! | `battle/withdraw` | withdrawals, free (V2.2) and forced (V3.3) |
//! | `battle/fire` | ambushes, targets, damage (V2.3–V2.6, V2.8) |
//! | `battle/end` | whose the region is, who has lost, what is left (V3.6, V3.7) |
//! | `turn/order` | which attack is next (V1) |
//! | `turn/refuge` | where ships may withdraw to (V2.2) |
//! | `turn/aftermath` | what then happens to the region and the loser (V3.6, V3.7) |
//! | `turn/end` | the end phase (V4) |
//!
//! Effects that players play at the beginning of a battle phase (V2.1) are text on cards that the
//! rulebook does not know. It says that the moment has come ([`event::Event::PhaseBegins`]); what an
//! effect does to ships has to be told to it as a new scenario.
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod battle;
pub mod event;
pub mod setup;
pub mod ship;
pub mod turn;
