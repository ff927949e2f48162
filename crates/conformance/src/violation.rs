//! What a rulebook can do wrong.

use admiralty_game::{Refused, RollRefused, Seat};
use std::fmt;
use thiserror::Error;

/// Where a rulebook broke its promise, so that it can be looked at again: the kit with this
/// [`seed`](crate::Kit::seed) and one game finds it at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the rulebook among those checked, from 0.
    pub scenario: usize,
    /// The seed of the game.
    pub seed: u64,
    /// How many steps the game had taken.
    pub step: u64,
    /// The state (of a pair of games the first), as `Debug` writes it.
    pub state: String,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scenario, seed, step, state } = self;
        write!(f, "scenario {scenario}, game with seed {seed}, after {step} steps, in {state}")
    }
}

/// What a seat could tell that it must not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// Its view of the state.
    View,
    /// The events that it sees.
    Events,
    /// What is pending: who decides, dice or a draw, or nothing more.
    Step,
    /// What it may choose.
    Options,
    /// The dice that it sees rolled.
    Dice,
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::View => "view",
            Self::Events => "events",
            Self::Step => "pending step",
            Self::Options => "options",
            Self::Dice => "dice",
        })
    }
}

/// A broken promise of a rulebook. Every variant says where it was found.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the fields are what the messages say, and `at` is the place")]
pub enum Violation {
    /// A pool holds dice with too many sides or a class that does not exist.
    #[error("group {group} of the pool has impossible dice ({at})")]
    BadDice { group: usize, at: Box<Place> },
    /// Chance is pending but nothing can happen.
    #[error("chance is pending but nothing can happen ({at})")]
    NoOutcome { at: Box<Place> },
    /// The ways of all outcomes do not sum to the ways of the chance.
    #[error("the outcomes have {sum:?} ways, the chance has {ways:?} ({at})")]
    WeightSum { sum: Option<u128>, ways: Option<u128>, at: Box<Place> },
    /// An outcome that is enumerated does not fit its own chance.
    #[error("the outcome {rolled} does not fit its own chance: {reason} ({at})")]
    BadOutcome { rolled: String, reason: RollRefused, at: Box<Place> },
    /// An outcome is enumerated twice.
    #[error("the outcome {rolled} is enumerated twice ({at})")]
    OutcomeTwice { rolled: String, at: Box<Place> },

    /// A decision is pending but no seat is named.
    #[error("a decision is pending but nobody is to decide ({at})")]
    NobodyDecides { at: Box<Place> },
    /// A step names a seat that is not at the table.
    #[error("the step names seat {}, which is not at the table ({at})", .seat.0)]
    NoSuchSeat { seat: Seat, at: Box<Place> },
    /// A seat must decide but has no option: a dead end.
    #[error("seat {} must decide but has no option ({at})", .seat.0)]
    NoOption { seat: Seat, at: Box<Place> },
    /// A seat has options although it has nothing to decide.
    #[error("seat {} has nothing to decide but the option {choice} ({at})", .seat.0)]
    OptionOutOfTurn { seat: Seat, choice: String, at: Box<Place> },
    /// An option is listed twice.
    #[error("seat {} has the option {choice} twice ({at})", .seat.0)]
    OptionTwice { seat: Seat, choice: String, at: Box<Place> },
    /// Options that were in the vector before are still there.
    #[error("the options of seat {} are added to the vector instead of replacing its contents ({at})", .seat.0)]
    OptionsNotReplaced { seat: Seat, at: Box<Place> },

    /// No end of the game was found.
    #[error("no end was found from here in {searches} searches of {max_steps} steps ({at})")]
    Endless { searches: u32, max_steps: u64, at: Box<Place> },

    /// An option is not legal.
    #[error("the option {choice} of seat {} is not legal ({at})", .seat.0)]
    OptionIllegal { seat: Seat, choice: String, at: Box<Place> },
    /// A choice is legal but not among the options.
    #[error("the choice {choice} of seat {} is legal but not among its options ({at})", .seat.0)]
    LegalNotOption { seat: Seat, choice: String, at: Box<Place> },

    /// The checked way refused what is right.
    #[error("{what} was refused: {reason} ({at})")]
    RightRefused { what: String, reason: Refused, at: Box<Place> },
    /// The checked way took what is wrong.
    #[error("{what} was not refused ({at})")]
    WrongTaken { what: String, at: Box<Place> },
    /// The checked way refused something but changed the state or told of an event.
    #[error("{what} was refused but left its mark: {mark} ({at})")]
    RefusedLeftMark { what: String, mark: String, at: Box<Place> },

    /// Something cannot be written or read back.
    #[error("{what} does not go through JSON: {reason} ({at})")]
    NotSerialised { what: &'static str, reason: String, at: Box<Place> },
    /// Something comes back from JSON as something else.
    #[error("{what} comes back from JSON as {back} ({at})")]
    RoundTrip { what: &'static str, back: String, at: Box<Place> },
    /// A state comes back from JSON with another hash.
    #[error("the state comes back from JSON equal but with another hash ({at})")]
    HashDiffers { at: Box<Place> },

    /// The record of a game leads to something else when replayed.
    #[error("replayed, the game comes to {replayed} instead of {played} ({at})")]
    ReplayDiffers { played: String, replayed: String, at: Box<Place> },
    /// The game goes another way when nobody listens to the events.
    #[error("when nobody listens, the game comes to {silent} ({at})")]
    SilentDiffers { silent: String, at: Box<Place> },

    /// A seat can tell apart two games that differ only in what it cannot see.
    #[error("the {leak} of seat {} differ though it cannot see why: {first} or {second} ({at})", .observer.0)]
    Leaked { observer: Seat, leak: Leak, first: String, second: String, at: Box<Place> },

    /// An event of a kind that the rulebook does not list.
    #[error("an event is of the kind `{kind}`, which the rulebook does not list ({at})")]
    UnknownKind { kind: &'static str, at: Box<Place> },
    /// The rulebook panicked. The state may be half-changed.
    #[error("the rulebook panicked: {message} ({at})")]
    Panicked { message: String, at: Box<Place> },
}

impl Violation {
    /// Where it was found.
    #[must_use]
    pub fn place(&self) -> &Place {
        match self {
            Self::BadDice { at, .. }
            | Self::NoOutcome { at }
            | Self::WeightSum { at, .. }
            | Self::BadOutcome { at, .. }
            | Self::OutcomeTwice { at, .. }
            | Self::NobodyDecides { at }
            | Self::NoSuchSeat { at, .. }
            | Self::NoOption { at, .. }
            | Self::OptionOutOfTurn { at, .. }
            | Self::OptionTwice { at, .. }
            | Self::OptionsNotReplaced { at, .. }
            | Self::Endless { at, .. }
            | Self::OptionIllegal { at, .. }
            | Self::LegalNotOption { at, .. }
            | Self::RightRefused { at, .. }
            | Self::WrongTaken { at, .. }
            | Self::RefusedLeftMark { at, .. }
            | Self::NotSerialised { at, .. }
            | Self::RoundTrip { at, .. }
            | Self::HashDiffers { at }
            | Self::ReplayDiffers { at, .. }
            | Self::SilentDiffers { at, .. }
            | Self::Leaked { at, .. }
            | Self::UnknownKind { at, .. }
            | Self::Panicked { at, .. } => at,
        }
    }
}
