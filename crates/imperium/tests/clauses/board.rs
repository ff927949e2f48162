//! Small boards.

use crate::data::{GROUND, data};
pub(crate) use crate::table::Table;
use admiralty_game::{Rulebook, Seat};
use admiralty_imperium::Imperium;
use admiralty_imperium::data::CardId;
use admiralty_imperium::map::{Axial, Hex, HexId, Map, Planet, Terrain, Wormhole};
use admiralty_imperium::position::{Fleet, Hold, Holding, Player, Position};
use admiralty_imperium::setup::{Awaits, SeatSetup, Setup};
use admiralty_imperium::unit::{UnitId, Units};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

/// Units by type and number.
pub(crate) fn units(all: &[(UnitId, u16)]) -> Units {
    let mut units = Units::NONE;
    all.iter().for_each(|(unit, n)| units.add(*unit, *n));
    units
}

/// The hex at these coordinates of a board of radius two, ring after ring and row after row.
pub(crate) fn hex(q: i8, r: i8) -> HexId {
    let at = places().iter().position(|place| *place == Axial { q, r });
    HexId(at.unwrap() as u8)
}

fn places() -> Vec<Axial> {
    let all = (-2i8..=2).flat_map(|q| (-2i8..=2).map(move |r| Axial { q, r }));
    all.filter(|at| (at.q + at.r).abs() <= 2).collect()
}

/// A board of 19 open hexes without planets and fleets; nobody has anything.
pub(crate) struct Board(pub(crate) Setup);

impl Board {
    pub(crate) fn new(seats: usize) -> Self {
        let hex = |(n, at): (usize, Axial)| Hex {
            number: n as u16 + 1,
            at,
            system: String::new(),
            terrain: Terrain::Open,
            wormholes: Vec::new(),
            rift: [1, 2, 3, 4, 5, 6],
        };
        let hexes = places().into_iter().enumerate().map(hex).collect();
        let seat = |n| SeatSetup { name: format!("{n}"), race: 0, home: HexId(0) };
        let position = Position { turn: 1, players: vec![Player::default(); seats], ..Position::default() };
        Self(Setup {
            data: data(),
            map: Map { hexes, planets: Vec::new() },
            seats: (0..seats).map(seat).collect(),
            awaits: Awaits::Actions,
            position,
            ..Setup::default()
        })
    }

    pub(crate) fn terrain(mut self, at: HexId, terrain: Terrain) -> Self {
        self.0.map.hexes[usize::from(at.0)].terrain = terrain;
        self
    }

    pub(crate) fn wormhole(mut self, at: HexId, kind: Wormhole) -> Self {
        self.0.map.hexes[usize::from(at.0)].wormholes.push(kind);
        self
    }

    /// One more planet, with its Resources and Influence; the first is `PlanetId(0)`.
    pub(crate) fn planet(
        mut self,
        at: HexId,
        values: [u8; 2],
        owner: impl Into<Option<Seat>>,
        on: &[(UnitId, u16)],
    ) -> Self {
        let [resources, influence] = values;
        let name = format!("P{}", self.0.map.planets.len());
        self.0.map.planets.push(Planet { name, hex: at, resources, influence, speciality: None });
        self.0.position.planets.push(Holding { owner: owner.into(), units: units(on) });
        self
    }

    pub(crate) fn fleet(self, at: HexId, seat: Seat, ships: &[(UnitId, u16)]) -> Self {
        self.laden(at, seat, ships, &[])
    }

    /// A fleet with Ground Forces, so many aboard each of these ships.
    pub(crate) fn laden(
        mut self,
        hex: HexId,
        seat: Seat,
        ships: &[(UnitId, u16)],
        aboard: &[(UnitId, u16)],
    ) -> Self {
        let hold =
            |(ship, n): &(UnitId, u16)| Hold { ship: *ship, troops: Units::of(GROUND, *n), landing: None };
        let mut holds: Vec<Hold> = aboard.iter().map(hold).collect();
        holds.sort_unstable();
        let fleets = &mut self.0.position.fleets;
        fleets.push(Fleet { hex, seat, ships: units(ships), holds });
        fleets.sort_by_key(|fleet| (fleet.hex, fleet.seat));
        self
    }

    pub(crate) fn race(mut self, seat: Seat, name: &str) -> Self {
        let race = self.0.data.races.iter().position(|race| race.name == name);
        self.0.seats[seat.index()].race = race.unwrap() as u8;
        self
    }

    pub(crate) fn credits(mut self, credits: &[u32]) -> Self {
        self.0.position.players.iter_mut().zip(credits).for_each(|(player, n)| player.credits = *n);
        self
    }

    /// A player learns a technology.
    pub(crate) fn knows(mut self, seat: Seat, name: &str) -> Self {
        let tech = self.0.data.technologies.iter().position(|tech| tech.name == name);
        let tech = admiralty_imperium::data::TechId(tech.unwrap() as u8);
        self.0.position.players[seat.index()].technologies.add(tech);
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, cards: &[CardId]) -> Self {
        cards.iter().for_each(|card| self.0.position.players[seat.index()].hand.add(*card));
        self
    }

    pub(crate) fn agreed(mut self, a: Seat, b: Seat) -> Self {
        self.0.position.agreements.push((a.min(b), a.max(b)));
        self.0.position.agreements.sort_unstable();
        self
    }

    /// The Political Card of the turn; the turn begins with it.
    pub(crate) fn agenda(mut self, name: &str) -> Self {
        self.0.position.agenda = Some(political(name));
        self.0.awaits = Awaits::Turn;
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Setup)) -> Self {
        change(&mut self.0);
        self
    }

    pub(crate) fn play(self) -> Table {
        let turn = Imperium::new(self.0).unwrap();
        let mut events = Vec::new();
        let game = turn.start(&mut events);
        Table { turn, game, events }
    }
}

pub(crate) fn political(name: &str) -> CardId {
    let cards = data().political;
    CardId(cards.iter().position(|card| card.name == name).unwrap() as u8)
}

pub(crate) fn action(name: &str) -> CardId {
    let cards = data().actions;
    CardId(cards.iter().position(|card| card.name == name).unwrap() as u8)
}
