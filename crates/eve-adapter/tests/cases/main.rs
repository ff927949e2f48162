//! The numbered cases of the EVE rules: `cases/eve/*.toml`, described in `cases/eve/README.md`, played
//! by the case runner.
#![allow(clippy::unwrap_used)]

mod own;
mod words;

use admiralty_casebook::{Case, ChoiceOf, EventOf, Game, Move, StateOf};
use admiralty_eve_adapter::scenario;
use admiralty_eve_adapter::table::{EveTable, clause_ids};
use admiralty_game::Seat;
use admiralty_notation::Source;
use own::Own;
use serde_json::Value;

struct Eve;

impl Game for Eve {
    type Table = EveTable;
    type Own = Own;
    const FOLDER: &'static str = "eve";
    const FACTS: bool = false;

    fn clauses() -> Vec<String> {
        clause_ids()
    }
    fn table(_: &Case<Own>, text: &str) -> Result<EveTable, String> {
        let scenario = scenario::parse(&Source::new("scenario", text)).map_err(|error| error.to_string())?;
        Ok(EveTable::new(scenario.turn, text))
    }
    fn read(table: &EveTable, state: &StateOf<Self>, line: &str) -> Result<Move<ChoiceOf<Self>>, String> {
        words::read(table, state, line).map(|(seat, choice)| Move::Choose(seat, choice))
    }
    fn choice(table: &EveTable, state: &StateOf<Self>, _: Seat, choice: ChoiceOf<Self>) -> String {
        words::choice(table.turn(), state, choice)
    }
    fn figure(table: &EveTable, _: &EventOf<Self>, name: &str, value: Value) -> String {
        words::figure(table.turn(), name, value)
    }
    fn state(table: &EveTable, state: &StateOf<Self>) -> Vec<String> {
        words::state(table.turn(), state)
    }
    fn subjects(own: &Own) -> usize {
        usize::from(own.battle.is_some())
    }
    fn expects(own: &Own) -> bool {
        own.material.is_some() || own.region.is_some()
    }
    fn check_own(case: &Case<Own>) -> Result<(), String> {
        let line = case.own.battle.as_ref().ok_or("a case has one of `scenario` and `battle`")?;
        own::check_line(case, line)
    }
}

admiralty_casebook::chapters! { Eve;
    attacks_of_a_turn: "V1",
    a_battle_phase: "V2",
    what_comes_next: "V3",
    the_end_phase: "V4",
}
