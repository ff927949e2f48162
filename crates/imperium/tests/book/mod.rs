//! What events say of credits and units, against what is on the table at the end. Turns by orders are
//! audited with it, too.
#![allow(dead_code, reason = "each test that uses it takes what it needs")]

use admiralty_game::{Seat, Sink};
use admiralty_imperium::battle::{self, Side};
use admiralty_imperium::effect::Lasting;
use admiralty_imperium::event::Event;
use admiralty_imperium::position::{Cards, Position};
use admiralty_imperium::unit::{MAX_TYPES, UnitId, Units};
use std::collections::BTreeMap;

/// What events say: credits and units of each seat.
pub(crate) struct Book {
    pub(crate) credits: Vec<i64>,
    pub(crate) units: Vec<[i64; MAX_TYPES]>,
    sides: [Seat; 2],
    /// Whose planet was taken last.
    from: Option<Seat>,
    /// Who has more room aboard this turn.
    pub(crate) bunks: Vec<bool>,
}

impl Book {
    pub(crate) fn open(position: &Position, seats: usize) -> Self {
        let all = (0..seats as u8).map(Seat);
        Self {
            credits: all.clone().map(|seat| position.player(seat).unwrap().credits.into()).collect(),
            units: all.map(|seat| table(&position.all_units(seat))).collect(),
            sides: [Seat(0); 2],
            from: None,
            bunks: vec![false; seats],
        }
    }

    fn credit(&mut self, seat: Seat, n: i64) {
        self.credits[seat.index()] += n;
    }

    fn unit(&mut self, seat: Seat, unit: UnitId, n: i64) {
        self.units[seat.index()][unit.index()] += n;
    }

    fn units(&mut self, seat: Seat, units: &Units, sign: i64) {
        units.each().for_each(|(unit, n)| self.unit(seat, unit, sign * i64::from(n)));
    }

    pub(crate) fn enter(&mut self, event: &Event) {
        match event {
            Event::CreditsGiven { from, to, n } => {
                self.credit(*from, -i64::from(*n));
                self.credit(*to, (*n).into());
            }
            Event::Exchanged { between: [a, b], credits: [from_a, from_b], .. } => {
                self.credit(*a, i64::from(*from_b) - i64::from(*from_a));
                self.credit(*b, i64::from(*from_a) - i64::from(*from_b));
            }
            Event::Income { seat, n } | Event::Trade { seat, n, .. } => self.credit(*seat, (*n).into()),
            Event::Credits { seat, n } => self.credit(*seat, (*n).into()),
            Event::Researched { seat, cost, .. } => self.credit(*seat, -i64::from(*cost)),
            Event::Bought { seat, units, cost } => {
                self.credit(*seat, -i64::from(*cost));
                self.units(*seat, units, 1);
            }
            Event::NotPlaced { seat, units }
            | Event::CargoLost { seat, units, .. }
            | Event::FightersLost { seat, units, .. }
            | Event::LandingLost { seat, units, .. } => self.units(*seat, units, -1),
            Event::Gained { seat, unit, n, .. } | Event::Rewarded { seat, unit, n, .. } => {
                self.unit(*seat, *unit, (*n).into());
            }
            Event::Destroyed { seat, unit, n, .. } => self.unit(*seat, *unit, -i64::from(*n)),
            Event::ShipDestroyed { seat, ship, .. } => self.unit(*seat, *ship, -1),
            Event::BattleBegins { attacker, defender, .. }
            | Event::InvasionBegins { attacker, defender, .. } => self.sides = [*attacker, *defender],
            Event::Battle { battle: battle::Event::Lost { side, unit, units, .. } } => {
                self.unit(self.sides[side.index()], *unit, -i64::from(*units));
            }
            Event::Battle { battle: battle::Event::Stranded { unit, units, .. } } => {
                self.unit(self.sides[Side::Attacker.index()], *unit, -i64::from(*units));
            }
            Event::Taken { from, .. } => self.from = *from,
            Event::Razed { units, .. } => self.units(self.from.unwrap(), units, -1),
            Event::Boosted { seat, lasting: Lasting::Capacity { .. } } => self.bunks[seat.index()] = true,
            _ => {}
        }
    }
}

impl Sink<Event> for Book {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.enter(&event());
    }
}

pub(crate) fn table(units: &Units) -> [i64; MAX_TYPES] {
    let mut table = [0; MAX_TYPES];
    units.each().for_each(|(unit, n)| table[unit.index()] = n.into());
    table
}

pub(crate) fn count<'a>(piles: impl IntoIterator<Item = &'a Cards>) -> BTreeMap<u8, u32> {
    let mut all = BTreeMap::new();
    for pile in piles {
        pile.each().for_each(|(card, n)| *all.entry(card.0).or_default() += u32::from(n));
    }
    all
}

pub(crate) fn action_cards(position: &Position) -> BTreeMap<u8, u32> {
    let hands = position.players.iter().map(|player| &player.hand);
    count(hands.chain([&position.actions.rest, &position.actions.discards]))
}

pub(crate) fn political_cards(position: &Position) -> BTreeMap<u8, u32> {
    let mut table = Cards::default();
    let laws = position.laws.iter().map(|law| law.card);
    laws.chain(position.agenda).for_each(|card| table.add(card));
    count([&position.political.rest, &position.political.discards, &table])
}

/// Nothing comes from nowhere and nothing is lost.
pub(crate) fn audit(before: &Position, after: &Position, events: &[Event], what: &str) {
    let seats = || (0..before.players.len() as u8).map(Seat);
    let mut book = Book::open(before, before.players.len());
    events.iter().for_each(|event| book.enter(event));
    for seat in seats() {
        let credits = i64::from(after.player(seat).unwrap().credits);
        assert_eq!(credits, book.credits[seat.index()], "{what}: credits of {seat:?}");
        assert_eq!(table(&after.all_units(seat)), book.units[seat.index()], "{what}: units of {seat:?}");
    }
    assert_eq!(action_cards(after), action_cards(before), "{what}");
    assert_eq!(political_cards(after), political_cards(before), "{what}");
    for player in &after.players {
        // I4.1, I7.5.
        assert!(player.hand.total() <= 7 && player.bought.is_empty(), "{what}");
    }
}
