//! The numbered cases of the Eclipse rules: `cases/eclipse/*.toml`, described in `cases/README.md`,
//! played by the case runner.
#![allow(clippy::unwrap_used)]

mod own;
mod script;
mod words;

use admiralty_casebook::{Case, ChoiceOf, EventOf, Game, Move, StateOf};
use admiralty_eclipse_adapter::scenario;
use admiralty_eclipse_adapter::table::{EclipseTable, clause_ids};
use admiralty_game::Seat;
use admiralty_notation::Source;
use own::Own;
use serde_json::Value;

struct Eclipse;

impl Game for Eclipse {
    type Table = EclipseTable;
    type Own = Own;
    const FOLDER: &'static str = "eclipse";

    fn clauses() -> Vec<String> {
        clause_ids()
    }
    fn table(_: &Case<Own>, text: &str) -> Result<EclipseTable, String> {
        let scenario = scenario::parse(&Source::new("scenario", text)).map_err(|error| error.to_string())?;
        Ok(EclipseTable::new(scenario.phase, text))
    }
    fn parts(line: &str) -> Vec<String> {
        script::parts(line)
    }
    fn read(table: &EclipseTable, state: &StateOf<Self>, line: &str) -> Result<Move<ChoiceOf<Self>>, String> {
        script::read(table, state, line)
    }
    fn choice(table: &EclipseTable, state: &StateOf<Self>, by: Seat, choice: ChoiceOf<Self>) -> String {
        words::choice(table.phase(), state, by, choice)
    }
    fn figure(table: &EclipseTable, _: &EventOf<Self>, name: &str, value: Value) -> String {
        words::figure(table.phase(), name, value)
    }
    fn state(table: &EclipseTable, state: &StateOf<Self>) -> Vec<String> {
        words::state(table.phase(), state)
    }
    fn subjects(own: &Own) -> usize {
        usize::from(own.battle.is_some()) + usize::from(own.blueprint.is_some())
    }
    fn expects(own: &Own) -> bool {
        own.hold.is_some() || !own.figures.is_empty()
    }
    fn check_own(case: &Case<Own>) -> Result<(), String> {
        own::check(case)
    }
}

admiralty_casebook::chapters! { Eclipse;
    which_battles: "E1",
    defender_and_initiative: "E2",
    dice_hits_damage: "E3",
    ancients_and_gcds: "E4",
    missiles: "E5",
    rounds: "E6",
    retreat: "E7",
    stalemate: "E8",
    population: "E9",
    reputation: "E10",
    influence: "E11",
    repair_and_elimination: "E12",
    blueprints: "E13",
}
