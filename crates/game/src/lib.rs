//! What a rulebook is.
//!
//! Admiralty knows several games and has several tools: a referee, exact odds, Monte Carlo, best
//! play, replay. The tools must never disagree about a rule, so no tool has rules of its own.
//! There is one implementation of each game, its *rulebook*, and everything else drives it
//! through the one trait of this crate, [`Rulebook`]. This page is what to read first.
//!
//! # A rulebook is a pure state machine
//!
//! A rulebook holds what does not change during play (the scenario: blueprints, the map, the
//! house rules in force), and a *state* holds what does. At any moment the state has one pending
//! [`Step`]:
//!
//! * [`Step::Decide`]: one seat chooses among [`Rulebook::options`], or several seats choose
//!   hidden from each other. Compound decisions are sequences of small ones: after a roll, die
//!   after die picks its target. That keeps every option list short and lets one search serve
//!   them all.
//! * [`Step::Chance`]: dice are rolled or a tile is drawn. The chance says exactly what can
//!   happen and in how many ways ([`Chance`]); it does not happen here.
//! * [`Step::Over`]: nothing more can happen.
//!
//! [`Rulebook::choose`] and [`Rulebook::happen`] move on to the next pending step, doing on the
//! way all that needs neither a decision nor luck. There is no I/O, no clock, no random number,
//! no floating-point number and no panic in a rulebook. Randomness comes in from outside as a
//! [`Rolled`] value: from a cryptographic source, from people who type what they rolled, from a
//! script, from a solver that tries every outcome.
//!
//! # The state holds what the rules read
//!
//! Two states are equal, and hash alike, exactly if the rules cannot tell them apart: no log, no
//! counter for show, no order among interchangeable ships. Solvers rely on it: a round in which
//! nothing happens leads back to *the same* state, and they see the loop. A deck or bag is an
//! unordered count of what is left, drawn lazily ([`Urn`]); it has the law of a shuffled deck and
//! there is no order that could leak.
//!
//! # Dice stay factored
//!
//! Twenty-four dice have 6²⁴ ordered outcomes but few that differ. A [`Pool`] is a list of
//! [`Group`]s of like dice, each with the *class* of every face: what a die that shows this face
//! can do. A person rolls faces; a solver enumerates how many dice fall in each class
//! ([`Pool::each`]), with the exact number of ways as an integer. Both become the same
//! [`Counts`], the only thing that a rulebook sees.
//!
//! # Events, views, and who may see them
//!
//! What happens is told to a [`Sink`] as events, and every event names the clause of the rules
//! that made it happen ([`Cited`]). A sink that does not listen ([`Silent`]) costs nothing:
//! events are built in closures that are never called.
//!
//! Not everybody sees everything. [`Rulebook::view`] is the state as one seat sees it,
//! [`Rulebook::seen`] an event as one seat sees it, [`Chance::audience`] who sees an outcome, and
//! [`Rulebook::is_secret`] whether a choice is hidden from the others. The conformance kit
//! (crate `admiralty-conformance`) plays pairs of games that differ only in what a seat cannot
//! see, and checks that its views and events are equal to the byte.
//!
//! # Three levels of trust
//!
//! * [`Rulebook::play`] and [`Rulebook::roll`] check everything, and return an error that leaves
//!   the state as it was. This is for choices that come from outside.
//! * [`Rulebook::is_legal`] is the cheap question.
//! * [`Rulebook::choose`] and [`Rulebook::happen`] trust the caller: they are for solvers that
//!   only pass on what [`Rulebook::options`] and [`Pool::each`] gave them. Handed an illegal
//!   choice they still do not panic, but the state that results means nothing.
//!
//! # What it costs
//!
//! Nothing on the hot path allocates: steps, chances and outcomes are plain values on the stack,
//! and options are written into a vector that the caller reuses. A small battle is a few dozen
//! calls and takes well under a microsecond each.
//!
//! # A complete rulebook
//!
//! [`example::Duel`] is a game of forty lines that shows every part: two duellists, one die.
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod chance;
mod clause;
mod events;
pub mod example;
mod rulebook;
mod seat;

pub use chance::{
    Audience, Chance, Counts, Faces, Group, Law, MAX_CLASSES, MAX_GROUPS, MAX_SIDES, MAX_URN, Pool,
    RollRefused, Rolled, Urn,
};
pub use clause::{Cited, Clause};
pub use events::{Silent, Sink};
pub use rulebook::{Refused, Rulebook, Step};
pub use seat::{Seat, Seats};
