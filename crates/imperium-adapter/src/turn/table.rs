//! A turn at the table: the rulebook with its words.

use crate::data::{Names, Thing};
use crate::map;
use crate::table::{BattleWords, Speaker, clause_text, dice_name};
use crate::words::{Asked, Battles, Fight, Named, Naming, What};
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Sink, Step};
use admiralty_imperium::Imperium;
use admiralty_imperium::battle;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::Event;
use admiralty_imperium::turn::{Deal, Game, View, Wait};
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_referee::{Lang, Table};
use std::sync::Arc;

/// A turn that can be told.
#[derive(Clone, Debug)]
pub struct TurnTable {
    rules: Imperium,
    names: Arc<Names>,
    scenario: String,
}

/// Names of the data, and battles in the words of the battle.
struct Words<'a>(&'a Names);

impl Named for Words<'_> {
    fn name(&self, lang: Lang, what: What, canonical: &str) -> String {
        let thing = match what {
            What::Unit => Thing::Unit,
            What::Technology => Thing::Technology,
            What::Action => Thing::Action,
            What::Political => Thing::Political,
            What::Race => Thing::Race,
            What::Stage => Thing::Stage,
            What::System => Thing::System,
            What::Planet => Thing::Planet,
        };
        self.0.name(lang, thing, canonical).to_owned()
    }
}

impl BattleWords for Within<'_> {
    fn player(&self, side: battle::Side) -> String {
        let fight = self.naming.fight;
        let seat = fight.map(|fight| match side {
            battle::Side::Attacker => fight.attacker,
            battle::Side::Defender => fight.defender,
        });
        seat.map_or_else(String::new, |seat| self.naming.player(seat))
    }

    fn units(&self, unit: UnitId, n: u16) -> String {
        self.naming.units(self.lang, &Units::of(unit, n))
    }
}

/// A battle within the turn.
struct Within<'a> {
    naming: &'a Naming<'a>,
    lang: Lang,
}

impl Battles for Words<'_> {
    fn event(&self, naming: &Naming<'_>, lang: Lang, event: &battle::Event) -> String {
        Speaker::new(lang, &Within { naming, lang }).event(event)
    }

    fn choice(&self, naming: &Naming<'_>, lang: Lang, choice: &battle::Choice) -> String {
        Speaker::new(lang, &Within { naming, lang }).choice(&Units::NONE, *choice)
    }
}

impl TurnTable {
    /// A turn, the names of its data, and the text of the file that it was made from.
    #[must_use]
    pub fn new(rules: Imperium, names: Arc<Names>, scenario: impl Into<String>) -> Self {
        Self { rules, names, scenario: scenario.into() }
    }

    /// The rulebook.
    #[must_use]
    pub const fn rules(&self) -> &Imperium {
        &self.rules
    }

    /// The names of the data.
    #[must_use]
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Does something with the words.
    pub(crate) fn with<T>(&self, f: impl FnOnce(Naming<'_>) -> T) -> T {
        let words = Words(&self.names);
        f(Naming::new(self.rules.setup()).with_names(&words).with_battles(&words))
    }

    /// The same within the battle that is fought.
    fn at<T>(&self, game: &Game, f: impl FnOnce(Naming<'_>) -> T) -> T {
        let fight = game.actions.fight.as_ref().map(|fight| {
            let [attacker, defender] = fight.sides;
            Fight { attacker, defender, planet: fight.planet }
        });
        self.with(|naming| f(naming.within(fight)))
    }

    fn asked(&self, game: &Game, seat: Seat) -> Option<Asked> {
        let credits = game.position.player(seat).map_or(0, |player| player.credits);
        Some(match game.wait {
            Wait::Deals(_) => match game.deals.get(seat.index()).and_then(|said| said.last()) {
                Some(Deal::Exchange { with, .. }) => Asked::Proposal(*with),
                _ => Asked::Deals,
            },
            Wait::Votes | Wait::OpenVote(_) => {
                Asked::Vote(game.position.agenda?, self.rules.votes_of(game, seat))
            }
            Wait::Discards(_) => Asked::Discard,
            Wait::Play(window, _) => Asked::Play(window),
            Wait::Aim(card, _) => Asked::Aim(card),
            Wait::Break(_, phase) => Asked::Break(phase),
            Wait::Buy(_) => Asked::Buy(credits),
            Wait::Sail(_) => Asked::Movement,
            Wait::Sailing(_) => {
                let sailing = game.actions.sailing.as_ref()?;
                Asked::UnderWay { ship: sailing.ship, hex: sailing.at(), left: sailing.left }
            }
            Wait::Fire(_) => Asked::PdsFire,
            Wait::Lose { hex, .. } => Asked::PdsLoss(hex),
            Wait::Engage(_) => Asked::Engage,
            Wait::RetreatTo(_) => Asked::RetreatTo(game.actions.fight.as_ref()?.hex),
            Wait::Land(_) => Asked::Landing,
            Wait::Research(_) => Asked::Research(credits),
            Wait::Place(_) => Asked::Place(game.position.player(seat)?.bought),
            Wait::Ruling { card, political, .. } => Asked::Ruling { card, political },
            Wait::Battle
            | Wait::Lot(_)
            | Wait::Draw(..)
            | Wait::Rift(..)
            | Wait::Shot { .. }
            | Wait::Agenda
            | Wait::Over => return None,
        })
    }
}

/// The rules are those of [`Imperium`].
impl Rulebook for TurnTable {
    type State = Game;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    const EVENT_KINDS: &'static [&'static str] = Imperium::EVENT_KINDS;

    fn seats(&self) -> u8 {
        self.rules.seats()
    }
    fn start(&self, sink: &mut impl Sink<Event>) -> Game {
        self.rules.start(sink)
    }
    fn step(&self, state: &Game) -> Step {
        self.rules.step(state)
    }
    fn clause(&self, state: &Game) -> Clause {
        self.rules.clause(state)
    }
    fn options(&self, state: &Game, seat: Seat, options: &mut Vec<Choice>) {
        self.rules.options(state, seat, options);
    }
    fn is_legal(&self, state: &Game, seat: Seat, choice: Choice) -> bool {
        self.rules.is_legal(state, seat, choice)
    }
    fn choose(&self, state: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        self.rules.choose(state, seat, choice, sink);
    }
    fn happen(&self, state: &mut Game, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        self.rules.happen(state, rolled, sink);
    }
    fn view(&self, state: &Game, seat: Seat) -> View {
        self.rules.view(state, seat)
    }
    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        self.rules.seen(event, seat)
    }
    fn is_secret(&self, state: &Game, seat: Seat, choice: Choice) -> bool {
        self.rules.is_secret(state, seat, choice)
    }
}

impl Table for TurnTable {
    fn game(&self) -> &'static str {
        "imperium"
    }

    fn scenario(&self) -> &str {
        &self.scenario
    }

    fn seat_name(&self, seat: Seat) -> String {
        match self.rules.setup().seats.get(seat.index()) {
            Some(player) => player.name.clone(),
            None => "Master".to_owned(),
        }
    }

    fn tell_event(&self, lang: Lang, event: &Event) -> String {
        self.with(|naming| naming.event(lang, event))
    }

    fn tell_question(&self, lang: Lang, state: &Game, seat: Seat) -> String {
        match self.asked(state, seat) {
            Some(asked) => {
                self.at(state, |naming| naming.deciding(&state.position, seat).question(lang, asked))
            }
            None => self.at(state, |naming| {
                let battle = state.actions.fight.as_ref().and_then(|fight| fight.battle.as_ref());
                let words = Within { naming: &naming, lang };
                battle.map_or_else(String::new, |battle| Speaker::new(lang, &words).question(battle, seat))
            }),
        }
    }

    fn tell_choice(&self, lang: Lang, state: &Game, seat: Seat, choice: &Choice) -> String {
        self.at(state, |naming| naming.deciding(&state.position, seat).choice(lang, choice))
    }

    fn tell_chance(&self, lang: Lang, state: &Game, _chance: &Chance) -> String {
        let text = |en: &str, ru: &str| match lang {
            Lang::En => en.to_owned(),
            Lang::Ru => ru.to_owned(),
        };
        match state.wait {
            Wait::Battle => self.at(state, |naming| {
                let words = Within { naming: &naming, lang };
                let battle = state.actions.fight.as_ref().and_then(|fight| fight.battle.as_ref());
                battle.map_or_else(String::new, |battle| Speaker::new(lang, &words).chance(battle))
            }),
            Wait::Lot(_) => text("A lot among those with equal Influence", "Жребий среди равных по Влиянию"),
            Wait::Draw(seat, _) => match lang {
                Lang::En => format!("{} draws an Action Card", self.seat_name(seat)),
                Lang::Ru => format!("{} тянет карту Действия", self.seat_name(seat)),
            },
            Wait::Rift(seat, _) => match lang {
                Lang::En => format!("{} rolls to leave the Gravity Rift", self.seat_name(seat)),
                Lang::Ru => format!("{}: бросок на выход из Гравитационного провала", self.seat_name(seat)),
            },
            Wait::Shot { seat, .. } => match lang {
                Lang::En => format!("{} fires a PDS", self.seat_name(seat)),
                Lang::Ru => format!("{}: выстрел ПОС", self.seat_name(seat)),
            },
            Wait::Agenda => text("The Political Card of the next turn", "Карта Политики следующего хода"),
            _ => String::new(),
        }
    }

    fn group_name(&self, lang: Lang, label: u8, dice: u16) -> String {
        match label {
            // A Gravity Rift has no combat value.
            0 => match lang {
                Lang::En => "die".to_owned(),
                Lang::Ru => "кубик".to_owned(),
            },
            _ => dice_name(lang, label, dice),
        }
    }

    fn drawn_name(&self, _lang: Lang, label: u8) -> String {
        // Cards of both decks and seats are drawn; what it is, the event behind it says.
        format!("№ {}", u16::from(label) + 1)
    }

    fn clause_text(&self, lang: Lang, clause: &str) -> Option<String> {
        clause_text(lang, clause)
    }

    fn board(&self, lang: Lang, state: &Game, seat: Option<Seat>) -> String {
        let hands: Vec<u32> = state.position.players.iter().map(|player| player.hand.total()).collect();
        let viewer = seat.filter(|seat| *seat != self.rules.master());
        let seen = self.rules.view(state, viewer.unwrap_or(Seat(u8::MAX)));
        let position = if seat.is_some() && viewer.is_none() { &state.position } else { &seen.game.position };
        self.with(|naming| map::board(&naming, lang, position, &hands))
    }
}
