//! The numbered cases of the Warpgate rules: `cases/warpgate/*.toml`, described in `cases/README.md`
//! and, for what is Warpgate's own, at the head of [`words`] and [`script`]; played by the case
//! runner.
#![allow(clippy::unwrap_used)]

mod own;
mod script;
mod words;

use admiralty_casebook::{Case, ChoiceOf, EventOf, Game, Move, StateOf};
use admiralty_game::Seat;
use admiralty_notation::Source;
use admiralty_warpgate_adapter::scenario;
use admiralty_warpgate_adapter::table::{WarpgateTable, clause_ids};
use own::Own;
use serde_json::Value;

struct Warpgate;

impl Game for Warpgate {
    type Table = WarpgateTable;
    type Own = Own;
    const FOLDER: &'static str = "warpgate";

    fn clauses() -> Vec<String> {
        clause_ids()
    }
    fn table(_: &Case<Own>, text: &str) -> Result<WarpgateTable, String> {
        let scenario = scenario::parse(&Source::new("scenario", text)).map_err(|error| error.to_string())?;
        Ok(WarpgateTable::new(scenario.field, text))
    }
    fn parts(line: &str) -> Vec<String> {
        script::parts(line)
    }
    fn read(
        table: &WarpgateTable,
        state: &StateOf<Self>,
        line: &str,
    ) -> Result<Move<ChoiceOf<Self>>, String> {
        script::read(table, state, line)
    }
    fn choice(table: &WarpgateTable, state: &StateOf<Self>, _: Seat, choice: ChoiceOf<Self>) -> String {
        words::choice(table.field(), state, choice)
    }
    fn figure(table: &WarpgateTable, event: &EventOf<Self>, name: &str, value: Value) -> String {
        words::figure(table.field(), event, name, value)
    }
    fn state(table: &WarpgateTable, state: &StateOf<Self>) -> Vec<String> {
        words::state(table.field(), state)
    }
    fn subjects(own: &Own) -> usize {
        usize::from(own.battle.is_some()) + usize::from(own.deck.is_some())
    }
    fn expects(own: &Own) -> bool {
        own.value.is_some()
    }
    fn check_own(case: &Case<Own>) -> Result<(), String> {
        own::check(case)
    }
}

admiralty_casebook::chapters! { Warpgate;
    attack: "W1",
    decks: "W2",
    draw_and_play: "W3",
    winner: "W4",
    effects: "W5",
    withdrawal: "W6",
}
