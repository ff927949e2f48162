//! A battle at the table: how to say everything in English and Russian.
//!
//! The words are Fluent texts (`text/warpgate.*.ftl`), the clauses of the rules too
//! (`text/rules.*.ftl`). This module only says which text with which arguments.

mod ask;
mod board;
mod effects;
mod events;
mod names;
mod remarks;
mod rules;
#[cfg(test)]
mod tests;
mod words;

pub use remarks::Remark;
pub use rules::{clause_ids, clause_text, clauses};

use crate::decks::is_bare;
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Sink, Step};
use admiralty_referee::{Lang, Table};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::side::Side;
use names::Speaker;

/// A battle that can be told.
#[derive(Clone, Debug)]
pub struct WarpgateTable {
    field: Battlefield,
    scenario: String,
    remarks: Vec<Remark>,
}

impl WarpgateTable {
    /// A battle, and the text of the scenario that it was made from.
    #[must_use]
    pub fn new(field: Battlefield, scenario: impl Into<String>) -> Self {
        Self { field, scenario: scenario.into(), remarks: Vec::new() }
    }

    /// With what a reader should know before it begins.
    #[must_use]
    pub fn with_remarks(mut self, remarks: Vec<Remark>) -> Self {
        self.remarks = remarks;
        self
    }

    /// The rulebook.
    #[must_use]
    pub fn field(&self) -> &Battlefield {
        &self.field
    }

    /// W3.2: what a side is asked that plays a card.
    pub(crate) fn ask_play(&self, lang: Lang, state: &State, side: Side) -> String {
        self.speaker(lang).ask_play(state, side)
    }

    fn speaker(&self, lang: Lang) -> Speaker<'_> {
        Speaker::new(lang, &self.field)
    }
}

type State = <Battlefield as Rulebook>::State;
type Choice = <Battlefield as Rulebook>::Choice;
type Event = <Battlefield as Rulebook>::Event;
type View = <Battlefield as Rulebook>::View;

/// The rules are those of [`Battlefield`].
impl Rulebook for WarpgateTable {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    const EVENT_KINDS: &'static [&'static str] = Battlefield::EVENT_KINDS;

    fn seats(&self) -> u8 {
        self.field.seats()
    }
    fn start(&self, sink: &mut impl Sink<Event>) -> State {
        self.field.start(sink)
    }
    fn step(&self, state: &State) -> Step {
        self.field.step(state)
    }
    fn clause(&self, state: &State) -> Clause {
        self.field.clause(state)
    }
    fn options(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        self.field.options(state, seat, options);
    }
    fn is_legal(&self, state: &State, seat: Seat, choice: Choice) -> bool {
        self.field.is_legal(state, seat, choice)
    }
    fn choose(&self, state: &mut State, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        self.field.choose(state, seat, choice, sink);
    }
    fn happen(&self, state: &mut State, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        self.field.happen(state, rolled, sink);
    }
    fn view(&self, state: &State, seat: Seat) -> View {
        self.field.view(state, seat)
    }
    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        self.field.seen(event, seat)
    }
    fn is_secret(&self, state: &State, seat: Seat, choice: Choice) -> bool {
        self.field.is_secret(state, seat, choice)
    }
}

impl Table for WarpgateTable {
    fn game(&self) -> &'static str {
        "warpgate"
    }

    fn scenario(&self) -> &str {
        &self.scenario
    }

    fn remarks(&self, lang: Lang) -> Vec<String> {
        self.remarks.iter().map(|remark| remark.say(lang)).collect()
    }

    fn seat_name(&self, seat: Seat) -> String {
        names::player(&self.field, seat.index())
    }

    fn tell_event(&self, lang: Lang, event: &Event) -> String {
        self.speaker(lang).event(event)
    }

    fn tell_question(&self, lang: Lang, state: &State, seat: Seat) -> String {
        self.speaker(lang).question(state, seat)
    }

    fn tell_choice(&self, lang: Lang, state: &State, _seat: Seat, choice: &Choice) -> String {
        self.speaker(lang).choice(state, *choice)
    }

    fn choice_names(&self, lang: Lang, state: &State, _seat: Seat, choice: &Choice) -> Vec<String> {
        self.speaker(lang).choice_names(state, *choice)
    }

    fn tell_chance(&self, lang: Lang, state: &State, _chance: &Chance) -> String {
        self.speaker(lang).chance(state)
    }

    fn group_name(&self, lang: Lang, _label: u8, dice: u16) -> String {
        self.speaker(lang).say("dice", &[("n", dice.into())])
    }

    fn drawn_name(&self, lang: Lang, label: u8) -> String {
        self.speaker(lang).card(CardId(label))
    }

    /// A bare multiplier is known by its number.
    fn drawn_number(&self, label: u8) -> Option<u8> {
        let card = self.field.setup().card(CardId(label)).filter(|card| is_bare(card))?;
        Some(card.multiplier.0)
    }

    fn drawn_names(&self, label: u8) -> Vec<String> {
        names::typed(&self.field, CardId(label))
    }

    fn clause_text(&self, lang: Lang, clause: &str) -> Option<String> {
        rules::clause_text(lang, clause)
    }

    fn board(&self, lang: Lang, state: &State, seat: Option<Seat>) -> String {
        self.speaker(lang).board(state, seat)
    }
}
