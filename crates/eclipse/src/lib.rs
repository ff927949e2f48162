//! The rulebook of Eclipse's Combat Phase, first edition.
//!
//! Two rulebooks in one: [`battle::Arena`] is a single battle between two sides, and
//! [`phase::CombatPhase`] the whole phase over any number of hexes, which plays its battles with
//! the former. Every function that implements a clause names it. Figures (blueprints, parts,
//! NPCs) are data that come in through [`setup::Setup`]; [`blueprint`] checks them.
//!
//! The files are named after the things of the rules:
//!
//! | file | what |
//! |---|---|
//! | `setup` | what a phase starts from, and what would make no sense (E1.1, E10.7) |
//! | `blueprint` | parts, slots, energy (E13) |
//! | `battle/initiative` | who acts next (E2) |
//! | `battle/dice` | which dice, what they hit (E3.1, E3.3) |
//! | `battle/assignment` | dice go to ships (E3.2, E3.5–E3.8) |
//! | `battle/npc` | the rule for NPCs (E4) |
//! | `battle/activation` | missiles, rounds, the end (E5, E6) |
//! | `battle/retreat` | retreat and stalemate (E7, E8) |
//! | `phase/order` | which battles, in which order (E1, E2.1) |
//! | `phase/population` | attacks on population (E9) |
//! | `phase/reputation` | tiles (E10) |
//! | `phase/aftermath` | influence, repair, elimination (E11, E12) |
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod battle;
pub mod blueprint;
pub mod event;
pub mod party;
pub mod phase;
pub mod setup;
pub mod ship;
