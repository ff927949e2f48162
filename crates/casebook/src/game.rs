//! What a game brings to its cases.

use crate::Case;
use admiralty_game::{Rolled, Rulebook, Seat};
use admiralty_referee::Table;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

/// The state of a game's table.
pub type StateOf<G> = <<G as Game>::Table as Rulebook>::State;
/// A choice at a game's table.
pub type ChoiceOf<G> = <<G as Game>::Table as Rulebook>::Choice;
/// An event at a game's table.
pub type EventOf<G> = <<G as Game>::Table as Rulebook>::Event;

/// What a line of a script asks for.
#[derive(Clone, Debug)]
pub enum Move<Choice> {
    /// A seat chooses.
    Choose(Seat, Choice),
    /// The pending dice or draw come out like this.
    Roll(Rolled),
}

/// A case has no fields beyond the common ones.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// What a game brings to its cases: how the table is made, and the words of its choices, rolls,
/// events and states.
pub trait Game {
    /// The table at which cases are played.
    type Table: Table;
    /// The fields of a case that only this game has ([`Nothing`] if none), with unknown ones denied.
    type Own: DeserializeOwned;

    /// The folder of the game's cases, below `cases/`.
    const FOLDER: &'static str;
    /// Whether the game has published figures, from which a ruling can come.
    const FACTS: bool = true;

    /// The ids of all clauses of the rules.
    fn clauses() -> Vec<String>;

    /// The table that the scenario of a case describes.
    ///
    /// # Errors
    /// Says why the scenario is refused, as people would read it.
    fn table(case: &Case<Self::Own>, scenario: &str) -> Result<Self::Table, String>;

    /// Splits a line of a script that stands for several moves, like several draws. Every part is a
    /// line of its own.
    fn parts(line: &str) -> Vec<String> {
        vec![line.to_owned()]
    }

    /// Reads a line of one move. It says whose turn it should be, of which type the dice are and the
    /// like, so that it also proves these.
    ///
    /// # Errors
    /// Says why the line makes no sense here.
    fn read(table: &Self::Table, state: &StateOf<Self>, line: &str) -> Result<Move<ChoiceOf<Self>>, String>;

    /// A choice as a line of a script, without who makes it: what [`Game::read`] reads.
    fn choice(table: &Self::Table, state: &StateOf<Self>, seat: Seat, choice: ChoiceOf<Self>) -> String;

    /// The fields of an event. One that only wraps another can give those of the other.
    fn fields(event: &EventOf<Self>) -> Value {
        serde_json::to_value(event).unwrap_or_default()
    }

    /// The value of one field of an event, like a player's name for a seat. [`word`](crate::word)
    /// serves for all that needs no name.
    fn figure(table: &Self::Table, event: &EventOf<Self>, name: &str, value: Value) -> String;

    /// All lines that are true of a state.
    fn state(table: &Self::Table, state: &StateOf<Self>) -> Vec<String>;

    /// How many things besides a scenario the case is about; it must be one thing in all.
    fn subjects(_own: &Self::Own) -> usize {
        0
    }

    /// Whether the game's own fields expect anything.
    fn expects(_own: &Self::Own) -> bool {
        false
    }

    /// Checks a case that is about something else than a scenario.
    ///
    /// # Errors
    /// Says what is not as the case says.
    fn check_own(_case: &Case<Self::Own>) -> Result<(), String> {
        Err("the game has cases with a `scenario` only".into())
    }
}
