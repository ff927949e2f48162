//! What the rulebook relies on of a position.

use super::{Cards, Position};
use crate::setup::{Awaits, Setup, SetupError};
use crate::unit::{Role, Units};

impl Position {
    pub(crate) fn check(&self, setup: &Setup, wrong: &mut Vec<SetupError>) {
        let data = &setup.data;
        let seats = setup.seats.len();
        if self.players.len() != seats || self.planets.len() != setup.map.planets.len() {
            wrong.push(SetupError::Seats(self.players.len()));
            return;
        }
        let name = |planet: usize| setup.map.planets[planet].name.clone();
        for (at, holding) in self.planets.iter().enumerate() {
            if holding.owner.is_some_and(|seat| seat.index() >= seats) {
                wrong.push(SetupError::Nowhere(name(at)));
            }
            if holding.owner.is_none() && !holding.units.is_empty() {
                wrong.push(SetupError::Misplaced(format!(
                    "units stand on {}, which nobody controls",
                    name(at)
                )));
            }
            let floating = holding.units.each().any(|(unit, _)| data.role(unit) == Some(Role::Ship));
            if floating || holding.units.each().any(|(unit, _)| data.role(unit).is_none()) {
                wrong.push(SetupError::Misplaced(format!("a ship stands on {}", name(at))));
            }
        }
        for (n, fleet) in self.fleets.iter().enumerate() {
            let Some(hex) = setup.map.hex(fleet.hex) else {
                wrong.push(SetupError::Nowhere("a fleet".into()));
                continue;
            };
            if fleet.seat.index() >= seats {
                wrong.push(SetupError::Nowhere(format!("a fleet in hex {}", hex.number)));
            }
            let sorted = n == 0 || {
                let before = &self.fleets[n - 1];
                (before.hex, before.seat) < (fleet.hex, fleet.seat)
            };
            if !sorted || fleet.ships.is_empty() {
                let text = format!("the fleets in hex {} are not one each, with ships", hex.number);
                wrong.push(SetupError::Misplaced(text));
            }
            let mut carriers = Units::NONE;
            fleet.holds.iter().for_each(|hold| carriers.add(hold.ship, 1));
            let troops = |unit| matches!(data.role(unit), Some(Role::Ground | Role::Pds));
            if !fleet.troops().each().all(|(unit, _)| troops(unit)) {
                let text = format!("the fleet in hex {} carries units that are no troops", hex.number);
                wrong.push(SetupError::Misplaced(text));
            }
            // I5.3.1: a landing is over with its segment.
            if fleet.holds.iter().any(|hold| hold.landing.is_some()) {
                let text = format!("the fleet in hex {} has begun to land", hex.number);
                wrong.push(SetupError::Misplaced(text));
            }
            let ships = fleet.ships.each().all(|(unit, _)| data.role(unit).is_some_and(Role::is_ship));
            if !ships || !fleet.ships.contains(&carriers) {
                let text = format!(
                    "the fleet in hex {} has units that are no ships, or troops aboard ships that are not there",
                    hex.number
                );
                wrong.push(SetupError::Misplaced(text));
            }
        }
        self.check_papers(setup, wrong);
    }

    /// Cards, technologies, stages and agreements.
    fn check_papers(&self, setup: &Setup, wrong: &mut Vec<SetupError>) {
        let data = &setup.data;
        let mut refuse = |text: &str| wrong.push(SetupError::Misplaced(text.into()));
        let hands = self.players.iter().map(|player| &player.hand);
        let actions = |cards: &Cards| cards.each().all(|(card, _)| data.action(card).is_some());
        if !hands.chain([&self.actions.rest, &self.actions.discards]).all(actions) {
            refuse("there are Action Cards that the game does not have");
        }
        let political = |cards: &Cards| cards.each().all(|(card, _)| data.political(card).is_some());
        let mut open = self.laws.iter().map(|law| law.card).chain(self.agenda);
        if ![&self.political.rest, &self.political.discards].into_iter().all(political)
            || open.any(|card| data.political(card).is_none())
        {
            refuse("there are Political Cards that the game does not have");
        }
        for player in &self.players {
            if player.technologies.each().any(|tech| data.technology(tech).is_none()) {
                refuse("a player knows a technology that the game does not have");
            }
            if usize::from(player.stage) >= data.track.len().max(1) {
                refuse("a player is beyond the development track");
            }
        }
        let seats = setup.seats.len();
        if self.boosts.iter().any(|boost| boost.seat.index() >= seats) {
            refuse("a card changes something for a player who is not there");
        }
        let mut voters: Vec<_> = self.poll.cast.iter().map(|(seat, _)| *seat).collect();
        if !voters.is_sorted() {
            refuse("the votes that stand are not in the order of seats");
        }
        voters.extend(&self.poll.awaited);
        voters.sort_unstable();
        if voters.windows(2).any(|two| two[0] == two[1]) || voters.iter().any(|seat| seat.index() >= seats) {
            refuse("a player votes twice, or one who is not there");
        }
        if !voters.is_empty() && !setup.votes_openly(self.agenda) {
            refuse("votes stand or are awaited, and no election with open votes is on the table");
        }
        if self.poll.awaited.is_empty() != (setup.awaits != Awaits::Vote) {
            refuse("a vote is awaited, and it is not said whose, or the other way round");
        }
        if self.new_docks.iter().any(|planet| self.holding(*planet).is_none()) {
            refuse("a new dock stands on a planet that is not there");
        }
        let agreement = |(a, b): &(_, admiralty_game::Seat)| a < b && b.index() < seats;
        let sorted = self.agreements.windows(2).all(|two| two[0] < two[1]);
        if !sorted || !self.agreements.iter().all(agreement) {
            refuse("trade agreements are not one each between two players, in order");
        }
    }
}
