//! Nothing comes from nowhere and nothing is lost: credits, units and cards change only as events say.
//! The full count is run by hand:
//! `TURNS=100000 cargo test --release -p admiralty-imperium --test conservation`.
#![allow(clippy::unwrap_used)]

mod book;
mod data;
mod random;

use admiralty_game::Seat;
use admiralty_imperium::position::Position;
use admiralty_imperium::setup::Setup;
use admiralty_imperium::unit::Units;
use book::{Book, action_cards, political_cards, table};
use data::{CARRIER, CRUISER, DOCK, DREADNOUGHT, FIGHTER};

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
        let next = Setup { awaits: setup.next_awaits(&end), position: end, ..setup.clone() };
        assert_eq!(next.check(), Ok(()), "seed {seed}");
    }
}
