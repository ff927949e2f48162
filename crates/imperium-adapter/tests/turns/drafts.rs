//! Random orders in text: sensible ones most of the time, impossible ones and nonsense among them.

use crate::actions;
use crate::luck::Luck;
use admiralty_game::Seat;
use admiralty_imperium::data::{Aim, Ballot, CardId, Office};
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::position::Position;
use admiralty_imperium::setup::{Awaits, Setup};
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_imperium_adapter::data::Thing;
use admiralty_imperium_adapter::orders::{
    Asset, Name, Order, OrderKind, Orders, Phase, Place, Stack, Vote, print,
};
use admiralty_imperium_adapter::scenario::Scenario;
use admiralty_notation::{Span, Spanned};
use admiralty_referee::Lang;

/// What stands in files of orders and means nothing, or not here.
const NONSENSE: [&str; 16] = [
    "move",
    "купить",
    "двигать 3 -> -> 4",
    "vote maybe",
    "give 0 credits to Anna",
    "buy 99999 cruiser",
    "{\"json\": 1}",
    "play \"No Such Card\"",
    "move 2 cruiser from 99 to 1",
    "battle: losses nothing",
    "«",
    "land 1 ground_force on Nowhere",
    "высадить на",
    "бой: отступить когда шансы ниже 300%",
    "bombard Wellon with 3",
    "turn 0",
];

pub(crate) fn at<T>(value: T) -> Spanned<T> {
    Spanned::new(value, Span::at(0))
}

/// Who writes, about what.
pub(crate) struct Writer<'a> {
    pub(crate) scenario: &'a Scenario,
    pub(crate) seat: Seat,
    pub(crate) luck: &'a mut Luck,
    pub(crate) kinds: Vec<OrderKind>,
}

/// What two players have settled: both order it.
#[derive(Clone)]
pub(crate) struct Pact {
    pub(crate) between: [Seat; 2],
    /// `None`: an agreement. Credits and a card of the first for credits of the second.
    pub(crate) exchange: Option<(u32, Option<CardId>, u32)>,
}

impl Writer<'_> {
    pub(crate) fn setup(&self) -> &Setup {
        &self.scenario.setup
    }

    pub(crate) fn position(&self) -> &Position {
        &self.scenario.setup.position
    }

    /// A thing by one of its names.
    fn thing(&mut self, thing: Thing, id: &str) -> Name {
        let names = &self.scenario.names;
        let all = [id, names.name(Lang::En, thing, id), names.name(Lang::Ru, thing, id)];
        let name = self.luck.of(&all).unwrap();
        at(name.to_owned())
    }

    pub(crate) fn unit(&mut self, unit: UnitId) -> Name {
        let id = self.setup().data.unit(unit).map_or_else(String::new, |unit| unit.name.clone());
        self.thing(Thing::Unit, &id)
    }

    pub(crate) fn planet(&mut self, planet: PlanetId) -> Name {
        let id = self.setup().map.planet(planet).map_or_else(String::new, |planet| planet.name.clone());
        self.thing(Thing::Planet, &id)
    }

    pub(crate) fn card(&mut self, card: CardId) -> Name {
        let id = self.setup().data.action(card).map_or_else(String::new, |card| card.name.clone());
        self.thing(Thing::Action, &id)
    }

    pub(crate) fn player(&self, seat: Seat) -> Name {
        at(self.setup().seats[seat.index()].name.clone())
    }

    pub(crate) fn place(&self, hex: HexId) -> Spanned<Place> {
        at(Place::Hex(self.setup().map.hex(hex).map_or(1, |hex| hex.number)))
    }

    pub(crate) fn stack(&mut self, unit: UnitId, n: u32) -> Stack {
        Stack { count: at(n), unit: self.unit(unit) }
    }

    /// Some of these units, now and then more than there are.
    pub(crate) fn stacks(&mut self, units: &Units) -> Vec<Stack> {
        let all: Vec<_> = units.each().collect();
        let some = self.luck.some(&all, 2);
        let mut stacks = Vec::new();
        for (unit, n) in some {
            let n = if self.luck.one_in(12) { u32::from(n) + 1 } else { self.luck.upto(n) };
            stacks.push(self.stack(unit, n));
        }
        stacks
    }

    pub(crate) fn any_unit(&mut self) -> UnitId {
        UnitId(self.luck.below(self.setup().data.units.len()) as u8)
    }

    pub(crate) fn any_hex(&mut self) -> HexId {
        HexId(self.luck.below(self.setup().map.hexes.len()) as u8)
    }

    pub(crate) fn any_planet(&mut self) -> PlanetId {
        PlanetId(self.luck.below(self.setup().map.planets.len()) as u8)
    }

    pub(crate) fn any_player(&mut self) -> Seat {
        Seat(self.luck.below(self.setup().seats.len()) as u8)
    }

    /// Another player; now and then oneself.
    pub(crate) fn other(&mut self) -> Name {
        let mut seat = self.any_player();
        if seat == self.seat && !self.luck.one_in(10) {
            seat = Seat((seat.0 + 1) % self.setup().seats.len() as u8);
        }
        self.player(seat)
    }

    /// A card of one's hand; now and then any.
    fn held(&mut self) -> Option<CardId> {
        let hand: Vec<CardId> =
            self.position().player(self.seat)?.hand.each().map(|(card, _)| card).collect();
        if hand.is_empty() || self.luck.one_in(15) {
            let all = self.setup().data.actions.len();
            return Some(CardId(self.luck.below(all) as u8));
        }
        self.luck.of(&hand)
    }

    fn politics(&mut self, pacts: &[Pact]) {
        let seat = self.seat;
        for pact in pacts.iter().filter(|pact| pact.between.contains(&seat)) {
            let [a, b] = pact.between;
            let with = self.player(if a == self.seat { b } else { a });
            let kind = match pact.exchange {
                None => OrderKind::Agree { with },
                Some((credits, card, back)) => {
                    let mut first: Vec<Asset> = vec![Asset::Credits(at(credits))];
                    if let Some(card) = card {
                        first.push(Asset::Card(self.card(card)));
                    }
                    let second = vec![Asset::Credits(at(back))];
                    let (give, take) = if a == self.seat { (first, second) } else { (second, first) };
                    OrderKind::Exchange { with, give, take }
                }
            };
            self.kinds.push(kind);
        }
        if self.luck.one_in(3) {
            let to = self.other();
            let mut what = vec![Asset::Credits(at(self.luck.upto(30)))];
            if self.luck.one_in(2)
                && let Some(card) = self.held()
            {
                what.push(Asset::Card(self.card(card)));
            }
            self.kinds.push(OrderKind::Give { what, to });
        }
        if !self.luck.one_in(12) {
            let vote = self.vote();
            self.kinds.push(OrderKind::Vote(at(vote)));
        }
    }

    fn vote(&mut self) -> Vote {
        let setup = &self.scenario.setup;
        let agenda = setup.position.agenda.and_then(|card| setup.data.political(card));
        let office = match agenda.map(|card| &card.ballot) {
            Some(Ballot::Election { office, .. }) if !self.luck.one_in(15) => *office,
            _ => return if self.luck.one_in(2) { Vote::For } else { Vote::Against },
        };
        match office {
            Office::Player => {
                let seat = self.any_player();
                Vote::Candidate(self.player(seat).value)
            }
            Office::Planet => {
                let planet = self.any_planet();
                Vote::Candidate(self.planet(planet).value)
            }
            Office::Law => {
                let laws: Vec<CardId> = self.position().laws.iter().map(|law| law.card).collect();
                let card = self.luck.of(&laws).unwrap_or(CardId(0));
                let id = self.setup().data.political(card).map_or_else(String::new, |c| c.name.clone());
                Vote::Candidate(self.thing(Thing::Political, &id).value)
            }
        }
    }

    fn plays(&mut self) {
        for _ in 0..self.luck.below(4) {
            let Some(card) = self.held() else { return };
            let aim = self.setup().data.action(card).map_or(Aim::None, |card| card.aim);
            let on = match aim {
                Aim::None => None,
                Aim::Player => Some(self.other()),
                _ => {
                    let planet = self.any_planet();
                    Some(self.planet(planet))
                }
            };
            let phase = self.luck.one_in(6).then(|| self.luck.of(&Phase::ALL).map(at)).flatten();
            let card = self.card(card);
            self.kinds.push(OrderKind::Play { card, phase, on });
        }
    }

    fn economy(&mut self) {
        if self.luck.one_in(4)
            && let Some(card) = self.held()
        {
            let card = self.card(card);
            self.kinds.push(OrderKind::Discard(vec![card]));
        }
        let partners: Vec<Seat> = self.position().partners(self.seat).collect();
        if self.luck.one_in(5) {
            let with = match self.luck.of(&partners) {
                Some(seat) => self.player(seat),
                None => self.other(),
            };
            let before = self.luck.of(&Phase::ALL).filter(|_| self.luck.one_in(2)).map(at);
            self.kinds.push(OrderKind::Break { with, before });
        }
        for _ in 0..self.luck.below(4) {
            let unit = self.any_unit();
            let n = self.luck.upto(3);
            let stack = self.stack(unit, n);
            self.kinds.push(OrderKind::Buy(vec![stack]));
        }
    }
}

/// A player's file, and its orders one by one as they are printed.
pub(crate) struct Draft {
    pub(crate) text: String,
    pub(crate) orders: Vec<OrderKind>,
}

/// Deals that both sides will order.
pub(crate) fn pacts(scenario: &Scenario, luck: &mut Luck) -> Vec<Pact> {
    let position = &scenario.setup.position;
    let seats = position.players.len();
    let mut pacts = Vec::new();
    for _ in 0..luck.below(4) {
        let (a, b) = (luck.below(seats), luck.below(seats));
        if a == b {
            continue;
        }
        let hand: Vec<CardId> = position.players[a].hand.each().map(|(card, _)| card).collect();
        let exchange = luck.one_in(2).then(|| (luck.upto(9), luck.of(&hand), luck.upto(9)));
        pacts.push(Pact { between: [Seat(a as u8), Seat(b as u8)], exchange });
    }
    pacts
}

/// The orders of a player.
pub(crate) fn draft(scenario: &Scenario, seat: Seat, pacts: &[Pact], luck: &mut Luck) -> Draft {
    let setup = &scenario.setup;
    let mut writer = Writer { scenario, seat, luck, kinds: Vec::new() };
    let stray = writer.luck.one_in(20);
    if setup.awaits != Awaits::Actions || stray {
        writer.politics(pacts);
    }
    writer.plays();
    if setup.awaits != Awaits::Politics || stray {
        writer.economy();
        actions::write(&mut writer);
    }
    let word = writer.luck.one_in(2).then(|| at(format!("слово {}", writer.luck.below(100))));
    let orders = Orders {
        seat: Some(writer.player(seat)),
        turn: writer.luck.one_in(2).then(|| at(u32::from(setup.position.turn))),
        word,
        items: writer.kinds.iter().map(|kind| Order { span: Span::at(0), kind: kind.clone() }).collect(),
    };
    let lang = if writer.luck.one_in(2) { Lang::En } else { Lang::Ru };
    let mut lines: Vec<String> = print(&orders, lang).lines().map(str::to_owned).collect();
    while luck.one_in(4) {
        let place = 1 + luck.below(lines.len());
        lines.insert(place, luck.of(&NONSENSE).unwrap().to_owned());
    }
    Draft { text: lines.join("\n") + "\n", orders: orders.items.into_iter().map(|o| o.kind).collect() }
}
