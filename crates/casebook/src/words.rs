//! The words that all cases share.

use crate::{EventOf, Game, StateOf};
use admiralty_game::{Cited, Rulebook, Seat, Step};
use admiralty_referee::{Lang, Table};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Write;

/// A value that is written as one word: a name, a number; `hidden` for what is not seen.
pub fn word(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(Value::Null) => "hidden".into(),
        Ok(other) => other.to_string(),
        Err(error) => error.to_string(),
    }
}

/// A small number of a line.
///
/// # Errors
/// If it is none.
pub fn number(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("{word} is not a number"))
}

/// Who and what of a line of a script.
///
/// # Errors
/// If the line has no `WHO: `.
pub fn who_and_what(line: &str) -> Result<(&str, &str), String> {
    line.split_once(": ").ok_or_else(|| "a line is `WHO: WHAT`".into())
}

/// The seat of a player by name.
///
/// # Errors
/// If there is no such player.
pub fn seat(table: &impl Table, name: &str) -> Result<Seat, String> {
    let found = (0..table.seats()).map(Seat).find(|seat| table.seat_name(*seat) == name);
    found.ok_or_else(|| format!("there is no player {name}"))
}

/// An event as its clause, its kind, and its figures in alphabetical order; blanks in names are `_`.
#[must_use]
pub fn event<G: Game>(table: &G::Table, event: &EventOf<G>) -> String {
    let mut line = format!("{} {}", event.clause(), event.kind());
    let Value::Object(fields) = G::fields(event) else { return line };
    for (name, value) in fields.into_iter().filter(|(name, _)| name != "event") {
        let figure = G::figure(table, event, &name, value);
        let _ = write!(line, " {name}={}", figure.replace(' ', "_"));
    }
    line
}

/// All that anyone may choose now, as lines of a script.
#[must_use]
pub fn options<G: Game>(table: &G::Table, state: &StateOf<G>) -> Vec<String> {
    let Step::Decide(seats) = table.step(state) else { return Vec::new() };
    let mut lines = Vec::new();
    for seat in seats.iter() {
        let mut options = Vec::new();
        table.options(state, seat, &mut options);
        let name = table.seat_name(seat);
        let choices = options.into_iter().map(|option| G::choice(table, state, seat, option));
        lines.extend(choices.map(|choice| format!("{name}: {choice}")));
    }
    lines
}

/// What is pending, for reports.
#[must_use]
pub fn waits_for<G: Game>(table: &G::Table, state: &StateOf<G>) -> String {
    match table.step(state) {
        Step::Over => "nothing: all is over".into(),
        Step::Decide(_) => format!("a choice among {:?}", options::<G>(table, state)),
        Step::Chance(chance) => format!("a roll or draw: {}", table.tell_chance(Lang::En, state, &chance)),
    }
}
