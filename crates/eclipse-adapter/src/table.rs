//! A Combat Phase at the table: how to say everything in English and Russian.
//!
//! The words are Fluent texts (`text/eclipse.*.ftl`), the clauses of the rules too
//! (`text/rules.*.ftl`). This module only says which text with which arguments; what a choice
//! would do, it asks of the rulebook.

mod ask;
mod board;
mod events;
mod names;
mod rules;
#[cfg(test)]
mod tests;
mod words;

pub use rules::{clause_ids, clause_text, clauses};

use admiralty_eclipse::phase::CombatPhase;
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Sink, Step};
use admiralty_referee::{Lang, Table};
use names::Speaker;

/// A Combat Phase that can be told.
#[derive(Clone, Debug)]
pub struct EclipseTable {
    phase: CombatPhase,
    scenario: String,
}

impl EclipseTable {
    /// A phase, and the text of the scenario that it was made from.
    #[must_use]
    pub fn new(phase: CombatPhase, scenario: impl Into<String>) -> Self {
        Self { phase, scenario: scenario.into() }
    }

    /// The rulebook.
    #[must_use]
    pub fn phase(&self) -> &CombatPhase {
        &self.phase
    }

    fn speaker(&self, lang: Lang) -> Speaker<'_> {
        Speaker::new(lang, &self.phase)
    }
}

type State = <CombatPhase as Rulebook>::State;
type Choice = <CombatPhase as Rulebook>::Choice;
type Event = <CombatPhase as Rulebook>::Event;
type View = <CombatPhase as Rulebook>::View;

/// The rules are those of [`CombatPhase`].
impl Rulebook for EclipseTable {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    const EVENT_KINDS: &'static [&'static str] = CombatPhase::EVENT_KINDS;

    fn seats(&self) -> u8 {
        self.phase.seats()
    }
    fn start(&self, sink: &mut impl Sink<Event>) -> State {
        self.phase.start(sink)
    }
    fn step(&self, state: &State) -> Step {
        self.phase.step(state)
    }
    fn clause(&self, state: &State) -> Clause {
        self.phase.clause(state)
    }
    fn options(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        self.phase.options(state, seat, options);
    }
    fn is_legal(&self, state: &State, seat: Seat, choice: Choice) -> bool {
        self.phase.is_legal(state, seat, choice)
    }
    fn choose(&self, state: &mut State, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        self.phase.choose(state, seat, choice, sink);
    }
    fn happen(&self, state: &mut State, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        self.phase.happen(state, rolled, sink);
    }
    fn view(&self, state: &State, seat: Seat) -> View {
        self.phase.view(state, seat)
    }
    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        self.phase.seen(event, seat)
    }
    fn is_secret(&self, state: &State, seat: Seat, choice: Choice) -> bool {
        self.phase.is_secret(state, seat, choice)
    }
}

impl Table for EclipseTable {
    fn game(&self) -> &'static str {
        "eclipse"
    }

    fn scenario(&self) -> &str {
        &self.scenario
    }

    fn seat_name(&self, seat: Seat) -> String {
        names::player(&self.phase, seat)
    }

    fn tell_event(&self, lang: Lang, event: &Event) -> String {
        self.speaker(lang).event(event)
    }

    fn tell_question(&self, lang: Lang, state: &State, _seat: Seat) -> String {
        self.speaker(lang).question(state)
    }

    fn tell_choice(&self, lang: Lang, state: &State, seat: Seat, choice: &Choice) -> String {
        self.speaker(lang).choice(state, seat, *choice)
    }

    fn tell_chance(&self, lang: Lang, state: &State, _chance: &Chance) -> String {
        self.speaker(lang).chance(state)
    }

    fn group_name(&self, lang: Lang, label: u8, dice: u16) -> String {
        self.speaker(lang).dice(label, dice)
    }

    fn drawn_name(&self, lang: Lang, label: u8) -> String {
        self.speaker(lang).tile(Some(label))
    }

    fn clause_text(&self, lang: Lang, clause: &str) -> Option<String> {
        rules::clause_text(lang, clause)
    }

    fn board(&self, lang: Lang, state: &State, seat: Option<Seat>) -> String {
        self.speaker(lang).board(state, seat)
    }
}
