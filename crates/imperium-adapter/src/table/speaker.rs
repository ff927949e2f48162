//! Events, questions, choices and the board, in words.

use super::words;
use admiralty_game::{Cited, Seat};
use admiralty_imperium::battle::{Battle, Choice, Event, Moment, Side, Volley};
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_referee::{Lang, Value, Words};

/// The arguments of a text.
type Args<'a> = Vec<(&'static str, Value<'a>)>;

/// How the players of a battle and units are called.
pub(crate) trait BattleWords {
    /// The name of a side's player.
    fn player(&self, side: Side) -> String;

    /// Units with their number: "2 cruisers".
    fn units(&self, unit: UnitId, n: u16) -> String;
}

/// Says things about one battle in one language.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    words: &'static Words,
    names: &'a dyn BattleWords,
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
    pub(crate) fn new(lang: Lang, names: &'a dyn BattleWords) -> Self {
        Self { words: words::game(lang), names }
    }

    /// A text.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    fn player(&self, side: Side) -> (&'static str, Value<'a>) {
        ("player", self.names.player(side).into())
    }

    fn units(&self, unit: UnitId, n: u16) -> String {
        self.names.units(unit, n)
    }

    /// One line. The text is named after the kind of the event.
    pub(crate) fn event(&self, event: &Event) -> String {
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
    pub(crate) fn question(&self, state: &Battle, _seat: Seat) -> String {
        match state.moment {
            Moment::Remove(_, side) => self.say("ask-loss", &[("n", state.hits[side.index()].into())]),
            Moment::Retreat => self.say("ask-retreat", &[]),
            Moment::Roll(..) | Moment::Over(_) => self.say("ask-nothing", &[]),
        }
    }

    /// What a choice is.
    ///
    /// `damaged` are the damaged units of who chooses.
    pub(crate) fn choice(&self, damaged: &Units, choice: Choice) -> String {
        match choice {
            Choice::Lose(unit) => {
                let damaged = if damaged.get(unit) > 0 { "yes" } else { "no" };
                let what = self.units(unit, 1);
                self.say("choose-lose", &[("what", what.into()), ("damaged", damaged.into())])
            }
            Choice::Sustain(unit) => self.say("choose-sustain", &[("what", self.units(unit, 1).into())]),
            Choice::FightOn => self.say("choose-fight-on", &[]),
            Choice::Retreat => self.say("choose-retreat", &[]),
        }
    }

    /// Who rolls for what.
    pub(crate) fn chance(&self, state: &Battle) -> String {
        match state.moment {
            Moment::Roll(volley, side) => {
                self.say("roll", &[self.player(side), ("volley", volley_key(volley).into())])
            }
            _ => self.say("ask-nothing", &[]),
        }
    }

    /// Both sides, in a line each; with the number of rounds, if they are counted.
    pub(crate) fn board(&self, state: &Battle, counted: bool) -> String {
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
        let counted = counted.then(|| self.say("board-rounds", &[("n", rounds.into())]));
        lines.into_iter().chain(counted).collect::<Vec<_>>().join("\n")
    }

    fn list(&self, units: &Units) -> String {
        units.each().map(|(unit, n)| self.units(unit, n)).collect::<Vec<_>>().join(", ")
    }
}

/// "3 dice that hit on 7 or more".
pub(crate) fn dice_name(lang: Lang, combat: u8, dice: u16) -> String {
    words::game(lang).say("dice", &[("combat", combat.into()), ("n", dice.into())])
}

/// "2 cruisers", in the words of battles; of a type that they do not know its name.
pub(super) fn units_named(lang: Lang, name: &str, n: u16) -> String {
    let words = words::game(lang);
    let id = format!("unit-{}", name.replace('_', "-"));
    let plain = words.find(&id, &[("n", n.into())]);
    plain.unwrap_or_else(|| words.say("unit-other", &[("n", n.into()), ("name", name.into())]))
}
