//! Nothing comes from nowhere and nothing is lost: credits, units and cards change only as events say.
//! The full count is run by hand:
//! `TURNS=100000 cargo test --release -p admiralty-imperium --test conservation`.
#![allow(clippy::unwrap_used)]

mod data;
mod random;

use admiralty_game::{Seat, Sink};
use admiralty_imperium::battle::{self, Side};
use admiralty_imperium::effect::Lasting;
use admiralty_imperium::event::Event;
use admiralty_imperium::position::{Cards, Position};
use admiralty_imperium::setup::Setup;
use admiralty_imperium::unit::{MAX_TYPES, UnitId, Units};
use data::{CARRIER, CRUISER, DOCK, DREADNOUGHT, FIGHTER};
use std::collections::BTreeMap;

/// What events say: credits and units of each seat.
struct Book {
    credits: Vec<i64>,
    units: Vec<[i64; MAX_TYPES]>,
    sides: [Seat; 2],
    /// Whose planet was taken last.
    from: Option<Seat>,
    /// Who has more room aboard this turn.
    bunks: Vec<bool>,
}

impl Book {
    fn open(position: &Position, seats: usize) -> Self {
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

    fn enter(&mut self, event: &Event) {
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

fn table(units: &Units) -> [i64; MAX_TYPES] {
    let mut table = [0; MAX_TYPES];
    units.each().for_each(|(unit, n)| table[unit.index()] = n.into());
    table
}

fn count<'a>(piles: impl IntoIterator<Item = &'a Cards>) -> BTreeMap<u8, u32> {
    let mut all = BTreeMap::new();
    for pile in piles {
        pile.each().for_each(|(card, n)| *all.entry(card.0).or_default() += u32::from(n));
    }
    all
}

fn action_cards(position: &Position) -> BTreeMap<u8, u32> {
    let hands = position.players.iter().map(|player| &player.hand);
    count(hands.chain([&position.actions.rest, &position.actions.discards]))
}

fn political_cards(position: &Position) -> BTreeMap<u8, u32> {
    let mut table = Cards::default();
    let laws = position.laws.iter().map(|law| law.card);
    laws.chain(position.agenda).for_each(|card| table.add(card));
    count([&position.political.rest, &position.political.discards, &table])
}

/// I5.1.6, I5.2.5: what is aboard is within capacity, what is at docks within their room.
fn check_room(setup: &Setup, position: &Position, book: &Book, seed: u64) {
    for fleet in &position.fleets {
        assert!(!fleet.ships.is_empty(), "seed {seed}: a fleet without ships");
        let stasis =
            position.player(fleet.seat).unwrap().technologies.has(admiralty_imperium::data::TechId(5));
        let carrier = if book.bunks[fleet.seat.index()] { 7 } else { 5 };
        let mut carrying = Units::NONE;
        for hold in &fleet.holds {
            let room = match hold.ship {
                CARRIER => carrier,
                CRUISER | DREADNOUGHT if stasis => 1,
                _ => 0,
            };
            assert!((1..=room).contains(&hold.troops.total()), "seed {seed}: {hold:?}");
            assert_eq!(hold.landing, None, "seed {seed}: {hold:?}");
            carrying.add(hold.ship, 1);
        }
        assert!(fleet.ships.contains(&carrying), "seed {seed}: {fleet:?}");
        assert!(fleet.holds.is_sorted(), "seed {seed}: {fleet:?}");
        let troops: u32 = fleet.holds.iter().filter(|h| h.ship == CARRIER).map(|h| h.troops.total()).sum();
        let room = u32::from(fleet.ships.get(CARRIER)) * carrier;
        assert!(troops + u32::from(fleet.ships.get(FIGHTER)) <= room, "seed {seed}: {fleet:?}");
    }
    for planet in setup.map.planet_ids() {
        let [docks, fighters] = [DOCK, FIGHTER].map(|unit| position.on(planet, unit));
        assert!(docks <= 1, "seed {seed}: I7.2");
        assert!(fighters <= 3 * docks, "seed {seed}: {fighters} Fighters at {docks} docks");
    }
    for player in &position.players {
        assert!(player.hand.total() <= 7, "seed {seed}: I4.1");
        assert!(player.bought.is_empty(), "seed {seed}: I7.5");
    }
}

#[test]
fn nothing_is_lost() {
    let turns: u64 = std::env::var("TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(2500);
    for seed in 0..turns {
        let turn = random::turn(seed);
        let setup = turn.setup();
        let seats = setup.seats.len();
        let mut book = Book::open(&setup.position, seats);
        let end = random::drive::play(&turn, seed, &mut book).position;
        for seat in (0..seats as u8).map(Seat) {
            let credits = i64::from(end.player(seat).unwrap().credits);
            assert_eq!(credits, book.credits[seat.index()], "seed {seed}: credits of {seat:?}");
            let units = table(&end.all_units(seat));
            assert_eq!(units, book.units[seat.index()], "seed {seed}: units of {seat:?}");
        }
        assert_eq!(action_cards(&end), action_cards(&setup.position), "seed {seed}");
        assert_eq!(political_cards(&end), political_cards(&setup.position), "seed {seed}");
        check_room(setup, &end, &book, seed);
        let next = Setup { position: end, ..setup.clone() };
        assert_eq!(next.check(), Ok(()), "seed {seed}");
    }
}
