//! The numbered cases of the Imperium rules: `cases/imperium/*.toml`, described in `cases/README.md` and
//! `cases/imperium/README.md`; played by the case runner.
//!
//! Most cases are turns: a state, the orders of the players, the dice. They go the whole way that a game
//! master goes, through the check of orders, the resolution and the record, and what is compared is what
//! the record replays to (O3).
#![allow(clippy::unwrap_used)]

mod own;
mod script;
mod words;

use admiralty_casebook::{Case, ChoiceOf, EventOf, Game, Move, StateOf};
use admiralty_game::Seat;
use admiralty_imperium_adapter::table::{BattleTable, clause_ids};
use admiralty_imperium_adapter::turn::TurnTable;
use own::Own;
use serde_json::Value;

/// Turns.
struct Imperium;

impl Game for Imperium {
    type Table = TurnTable;
    type Own = Own;
    const FOLDER: &'static str = "imperium";

    fn clauses() -> Vec<String> {
        clause_ids()
    }
    fn table(_: &Case<Own>, text: &str) -> Result<TurnTable, String> {
        own::turn_table(text)
    }
    fn read(table: &TurnTable, state: &StateOf<Self>, line: &str) -> Result<Move<ChoiceOf<Self>>, String> {
        script::read_turn(table, state, line)
    }
    fn choice(table: &TurnTable, state: &StateOf<Self>, seat: Seat, choice: ChoiceOf<Self>) -> String {
        words::choice(table, state, seat, choice)
    }
    fn fields(event: &EventOf<Self>) -> Value {
        words::fields(event)
    }
    fn figure(table: &TurnTable, event: &EventOf<Self>, name: &str, value: Value) -> String {
        words::figure(table, event, name, value)
    }
    fn state(table: &TurnTable, state: &StateOf<Self>) -> Vec<String> {
        words::state(table, state)
    }
    fn subjects(own: &Own) -> usize {
        usize::from(own.battle.is_some()) + usize::from(own.state.is_some())
    }
    fn expects(own: &Own) -> bool {
        own.expects()
    }
    fn check_own(case: &Case<Own>) -> Result<(), String> {
        own::check(case)
    }
}

/// Battles that stand alone: the cases with a `battle`.
struct Battles;

impl Game for Battles {
    type Table = BattleTable;
    type Own = Own;
    const FOLDER: &'static str = Imperium::FOLDER;

    fn clauses() -> Vec<String> {
        clause_ids()
    }
    fn table(case: &Case<Own>, line: &str) -> Result<BattleTable, String> {
        own::battle_table(case, line)
    }
    fn read(table: &BattleTable, state: &StateOf<Self>, line: &str) -> Result<Move<ChoiceOf<Self>>, String> {
        script::read_battle(table, state, line)
    }
    fn choice(table: &BattleTable, _: &StateOf<Self>, _: Seat, choice: ChoiceOf<Self>) -> String {
        script::in_battle(table, choice)
    }
    fn figure(table: &BattleTable, _: &EventOf<Self>, name: &str, value: Value) -> String {
        words::battle_figure(table, name, value)
    }
    fn state(table: &BattleTable, state: &StateOf<Self>) -> Vec<String> {
        words::battle_state(table, state)
    }
}

admiralty_casebook::chapters! { Imperium;
    setup: "I1",
    the_turn: "I2",
    political_phase: "I3",
    economic_phase: "I4",
    individual_actions: "I5",
    technology_phase: "I6",
    placement_phase: "I7",
    development_phase: "I8",
    orders: "O",
}
