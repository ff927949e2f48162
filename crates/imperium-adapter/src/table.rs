//! A battle at the table: how to say everything in English and Russian.
//!
//! The words are Fluent texts (`text/battle.*.ftl`), the clauses of the rules too (`text/rules.*.ftl`).

mod rules;
mod speaker;
#[cfg(test)]
mod tests;
mod words;

pub use rules::{clause_ids, clause_text, clauses};

use crate::battle_file::BattleFile;
use crate::conduct::Orders;
use crate::units::Unit;
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Sink, Step};
use admiralty_imperium::battle::{Arena, Battle, Choice, Event, SetupError, Side};
use admiralty_imperium::unit::UnitId;
use admiralty_referee::{Lang, Table};
pub(crate) use speaker::{BattleWords, Speaker, dice_name};

use speaker::units_named;

/// A battle that can be told.
#[derive(Clone, Debug)]
pub struct BattleTable {
    arena: Arena,
    units: Vec<Unit>,
    names: [String; 2],
    orders: Orders,
    scenario: String,
}

impl BattleTable {
    /// The battle of a file.
    ///
    /// # Errors
    /// What makes no sense.
    pub fn new(file: BattleFile) -> Result<Self, SetupError> {
        let battle = file.battle;
        let arena = Arena::new(battle.setup)?;
        let [attacker, defender] = battle.names;
        let names = [(attacker, Side::Attacker), (defender, Side::Defender)];
        let names = names.map(|(name, side)| name.unwrap_or_else(|| side.to_string()));
        Ok(Self { arena, units: battle.units, names, orders: battle.orders, scenario: file.text })
    }

    /// The rulebook.
    #[must_use]
    pub fn arena(&self) -> &Arena {
        &self.arena
    }

    /// The units of the battle; a [`UnitId`] is a place among them.
    #[must_use]
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// What players that the program plays follow.
    #[must_use]
    pub fn orders(&self) -> &Orders {
        &self.orders
    }

    /// Says something in a language.
    fn says<T>(&self, lang: Lang, say: impl FnOnce(Speaker<'_>) -> T) -> T {
        say(Speaker::new(lang, &Named { table: self, lang }))
    }
}

/// The names of a battle that stands alone.
struct Named<'a> {
    table: &'a BattleTable,
    lang: Lang,
}

impl BattleWords for Named<'_> {
    fn player(&self, side: Side) -> String {
        self.table.seat_name(side.seat())
    }

    fn units(&self, unit: UnitId, n: u16) -> String {
        let name = self.table.units.get(unit.index()).map_or("?", |unit| unit.name.as_str());
        units_named(self.lang, name, n)
    }
}

/// The rules are those of [`Arena`].
impl Rulebook for BattleTable {
    type State = Battle;
    type Choice = Choice;
    type Event = Event;
    type View = Battle;
    const EVENT_KINDS: &'static [&'static str] = Arena::EVENT_KINDS;

    fn seats(&self) -> u8 {
        self.arena.seats()
    }
    fn start(&self, sink: &mut impl Sink<Event>) -> Battle {
        self.arena.start(sink)
    }
    fn step(&self, state: &Battle) -> Step {
        self.arena.step(state)
    }
    fn clause(&self, state: &Battle) -> Clause {
        self.arena.clause(state)
    }
    fn options(&self, state: &Battle, seat: Seat, options: &mut Vec<Choice>) {
        self.arena.options(state, seat, options);
    }
    fn is_legal(&self, state: &Battle, seat: Seat, choice: Choice) -> bool {
        self.arena.is_legal(state, seat, choice)
    }
    fn choose(&self, state: &mut Battle, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        self.arena.choose(state, seat, choice, sink);
    }
    fn happen(&self, state: &mut Battle, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        self.arena.happen(state, rolled, sink);
    }
    fn view(&self, state: &Battle, seat: Seat) -> Battle {
        self.arena.view(state, seat)
    }
    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        self.arena.seen(event, seat)
    }
}

impl Table for BattleTable {
    fn game(&self) -> &'static str {
        "imperium"
    }

    fn scenario(&self) -> &str {
        &self.scenario
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.0.to_string())
    }

    fn tell_event(&self, lang: Lang, event: &Event) -> String {
        self.says(lang, |speaker| speaker.event(event))
    }

    fn tell_question(&self, lang: Lang, state: &Battle, seat: Seat) -> String {
        self.says(lang, |speaker| speaker.question(state, seat))
    }

    fn tell_choice(&self, lang: Lang, state: &Battle, seat: Seat, choice: &Choice) -> String {
        let side = if seat == Side::Attacker.seat() { Side::Attacker } else { Side::Defender };
        self.says(lang, |speaker| speaker.choice(&state.damaged(side), *choice))
    }

    fn tell_chance(&self, lang: Lang, state: &Battle, _chance: &Chance) -> String {
        self.says(lang, |speaker| speaker.chance(state))
    }

    fn group_name(&self, lang: Lang, label: u8, dice: u16) -> String {
        dice_name(lang, label, dice)
    }

    fn drawn_name(&self, _lang: Lang, _label: u8) -> String {
        String::new()
    }

    fn clause_text(&self, lang: Lang, clause: &str) -> Option<String> {
        rules::clause_text(lang, clause)
    }

    fn board(&self, lang: Lang, state: &Battle, _seat: Option<Seat>) -> String {
        self.says(lang, |speaker| speaker.board(state, self.arena.setup().rounds.is_some()))
    }
}
