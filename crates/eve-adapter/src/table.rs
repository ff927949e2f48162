//! A turn at the table: how to say everything in English and Russian.
//!
//! The words are Fluent texts (`text/eve.*.ftl`), the clauses of the rules too (`text/rules.*.ftl`).
//! This module only says which text with which arguments.

mod ask;
mod board;
mod events;
mod names;
mod rules;
#[cfg(test)]
mod tests;
mod words;

pub use rules::{clause_ids, clause_text, clauses};

use admiralty_eve::turn::Turn;
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Sink, Step};
use admiralty_referee::{Lang, Table};
use names::Speaker;

/// A turn that can be told.
#[derive(Clone, Debug)]
pub struct EveTable {
    turn: Turn,
    scenario: String,
}

impl EveTable {
    /// A turn, and the text of the scenario that it was made from.
    #[must_use]
    pub fn new(turn: Turn, scenario: impl Into<String>) -> Self {
        Self { turn, scenario: scenario.into() }
    }

    /// The rulebook.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    fn speaker(&self, lang: Lang) -> Speaker<'_> {
        Speaker::new(lang, &self.turn)
    }
}

type State = <Turn as Rulebook>::State;
type Choice = <Turn as Rulebook>::Choice;
type Event = <Turn as Rulebook>::Event;
type View = <Turn as Rulebook>::View;

/// The rules are those of [`Turn`].
impl Rulebook for EveTable {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    const EVENT_KINDS: &'static [&'static str] = Turn::EVENT_KINDS;

    fn seats(&self) -> u8 {
        self.turn.seats()
    }
    fn start(&self, sink: &mut impl Sink<Event>) -> State {
        self.turn.start(sink)
    }
    fn step(&self, state: &State) -> Step {
        self.turn.step(state)
    }
    fn clause(&self, state: &State) -> Clause {
        self.turn.clause(state)
    }
    fn options(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        self.turn.options(state, seat, options);
    }
    fn is_legal(&self, state: &State, seat: Seat, choice: Choice) -> bool {
        self.turn.is_legal(state, seat, choice)
    }
    fn choose(&self, state: &mut State, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        self.turn.choose(state, seat, choice, sink);
    }
    fn happen(&self, state: &mut State, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        self.turn.happen(state, rolled, sink);
    }
    fn view(&self, state: &State, seat: Seat) -> View {
        self.turn.view(state, seat)
    }
    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        self.turn.seen(event, seat)
    }
    fn is_secret(&self, state: &State, seat: Seat, choice: Choice) -> bool {
        self.turn.is_secret(state, seat, choice)
    }
}

impl Table for EveTable {
    fn game(&self) -> &'static str {
        "eve"
    }

    fn has_chance(&self) -> bool {
        false
    }

    fn scenario(&self) -> &str {
        &self.scenario
    }

    fn seat_name(&self, seat: Seat) -> String {
        names::player(&self.turn, seat)
    }

    fn tell_event(&self, lang: Lang, event: &Event) -> String {
        self.speaker(lang).event(event)
    }

    fn tell_question(&self, lang: Lang, state: &State, _seat: Seat) -> String {
        self.speaker(lang).question(state)
    }

    fn tell_choice(&self, lang: Lang, state: &State, _seat: Seat, choice: &Choice) -> String {
        self.speaker(lang).choice(state, *choice)
    }

    // There is no chance in this game, and so nothing to be rolled or drawn.
    fn tell_chance(&self, _lang: Lang, _state: &State, _chance: &Chance) -> String {
        String::new()
    }

    fn group_name(&self, _lang: Lang, _label: u8, _dice: u16) -> String {
        String::new()
    }

    fn drawn_name(&self, _lang: Lang, _label: u8) -> String {
        String::new()
    }

    fn clause_text(&self, lang: Lang, clause: &str) -> Option<String> {
        rules::clause_text(lang, clause)
    }

    fn board(&self, lang: Lang, state: &State, seat: Option<Seat>) -> String {
        self.speaker(lang).board(state, seat)
    }
}
