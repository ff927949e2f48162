//! Events, questions, choices and the board, in words.

use super::{BattleTable, words};
use admiralty_game::{Cited, Seat};
use admiralty_imperium::battle::{Battle, Choice, Event, Moment, Side, Volley};
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_referee::{Lang, Table, Value, Words};

/// The arguments of a text.
type Args<'a> = Vec<(&'static str, Value<'a>)>;

/// Says things about one battle in one language.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    words: &'static Words,
    table: &'a BattleTable,
}

/// The name of a volley in the texts.
const fn volley_key(volley: Volley) -> &'static str {
    match volley {
        Volley::First => "first",
        Volley::Space => "space",
        Volley::Bombardment => "bombardment",
        Volley::Pds => "pds",
        Volley::Ground => "ground",
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(lang: Lang, table: &'a BattleTable) -> Self {
        Self { words: words::game(lang), table }
    }

    /// A text.
    pub(super) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    fn player(&self, side: Side) -> (&'static str, Value<'a>) {
        ("player", self.table.seat_name(side.seat()).into())
    }

    /// "2 cruisers".
    fn units(&self, unit: UnitId, n: u16) -> String {
        let name = self.table.units.get(unit.index()).map_or("?", |unit| unit.name.as_str());
        let id = format!("unit-{}", name.replace('_', "-"));
        let plain = self.words.find(&id, &[("n", n.into())]);
        plain.unwrap_or_else(|| self.say("unit-other", &[("n", n.into()), ("name", name.into())]))
    }

    /// One line. The text is named after the kind of the event.
    pub(super) fn event(&self, event: &Event) -> String {
        self.say(&event.kind().replace(' ', "-"), &self.event_args(event))
    }

    fn event_args(&self, event: &Event) -> Args<'a> {
        match *event {
            Event::RoundBegins { round, .. } => vec![("round", round.unwrap_or(0).into())],
            Event::Fired { side, dice, hits, .. } => {
                vec![self.player(side), ("dice", dice.into()), ("hits", hits.into())]
            }
            Event::Sustained { side, unit, .. } => {
                vec![self.player(side), ("what", self.units(unit, 1).into())]
            }
            Event::Lost { side, unit, units, .. } => {
                vec![self.player(side), ("what", self.units(unit, units).into())]
            }
            Event::Stranded { unit, units, .. } => {
                vec![self.player(Side::Attacker), ("what", self.units(unit, units).into())]
            }
            Event::SpaceWon { side } => vec![self.player(side)],
            Event::FoughtOn | Event::Retreated | Event::PlanetTaken | Event::PlanetTakenFreely => {
                vec![self.player(Side::Attacker)]
            }
            Event::PlanetHeld { by_nobody } => {
                let nobody = if by_nobody { "yes" } else { "no" };
                vec![self.player(Side::Defender), ("nobody", nobody.into())]
            }
            Event::Stopped { rounds, .. } => vec![("rounds", rounds.into())],
            Event::Stalemate { .. } | Event::NobodyLeft => Args::new(),
        }
    }

    /// What the deciding seat is asked.
    pub(super) fn question(&self, state: &Battle, _seat: Seat) -> String {
        match state.moment {
            Moment::Remove(_, side) => self.say("ask-loss", &[("n", state.hits[side.index()].into())]),
            Moment::Retreat => self.say("ask-retreat", &[]),
            Moment::Roll(..) | Moment::Over(_) => self.say("ask-nothing", &[]),
        }
    }

    /// What a choice is.
    pub(super) fn choice(&self, state: &Battle, side: Side, choice: Choice) -> String {
        match choice {
            Choice::Lose(unit) => {
                let damaged = if state.damaged(side).get(unit) > 0 { "yes" } else { "no" };
                let what = self.units(unit, 1);
                self.say("choose-lose", &[("what", what.into()), ("damaged", damaged.into())])
            }
            Choice::Sustain(unit) => self.say("choose-sustain", &[("what", self.units(unit, 1).into())]),
            Choice::FightOn => self.say("choose-fight-on", &[]),
            Choice::Retreat => self.say("choose-retreat", &[]),
        }
    }

    /// Who rolls for what.
    pub(super) fn chance(&self, state: &Battle) -> String {
        match state.moment {
            Moment::Roll(volley, side) => {
                self.say("roll", &[self.player(side), ("volley", volley_key(volley).into())])
            }
            _ => self.say("ask-nothing", &[]),
        }
    }

    /// Both sides, in a line each.
    pub(super) fn board(&self, state: &Battle) -> String {
        let lines = Side::BOTH.map(|side| {
            let (left, damaged) = (state.forces(side), state.damaged(side));
            let args = [
                self.player(side),
                ("what", self.list(&left).into()),
                ("damaged", self.list(&damaged).into()),
            ];
            let id = match (left.is_empty(), damaged.is_empty()) {
                (true, _) => "board-nothing",
                (false, true) => "board-side",
                (false, false) => "board-damaged",
            };
            self.say(id, &args)
        });
        let rounds = state.rounds;
        let counted =
            self.table.arena().setup().rounds.map(|_| self.say("board-rounds", &[("n", rounds.into())]));
        lines.into_iter().chain(counted).collect::<Vec<_>>().join("\n")
    }

    fn list(&self, units: &Units) -> String {
        units.each().map(|(unit, n)| self.units(unit, n)).collect::<Vec<_>>().join(", ")
    }
}
