//! What is on the table between two turns.

mod check;
mod poll;

pub use poll::Poll;

use crate::data::{CardId, Office, TechId};
use crate::effect::{Lasting, Until};
use crate::map::{HexId, PlanetId};
use crate::unit::{UnitId, Units};
use admiralty_game::{Seat, Urn};
use serde::{Deserialize, Serialize};

/// Numbers of cards, by kind.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(Vec<u8>);

impl Cards {
    /// How many of a kind.
    #[must_use]
    pub fn get(&self, card: CardId) -> u8 {
        self.0.get(usize::from(card.0)).copied().unwrap_or(0)
    }

    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    /// Adds one.
    pub fn add(&mut self, card: CardId) {
        let at = usize::from(card.0);
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        self.0[at] = self.0[at].saturating_add(1);
    }

    /// Takes one away; whether there was one.
    pub fn take(&mut self, card: CardId) -> bool {
        let had = self.get(card) > 0;
        if had {
            self.0[usize::from(card.0)] -= 1;
            while self.0.last() == Some(&0) {
                self.0.pop();
            }
        }
        had
    }

    /// What one of them is drawn from; the label is the card's number.
    #[must_use]
    pub fn urn(&self) -> Urn {
        let mut urn = Urn::default();
        for (card, n) in self.each() {
            // A deck has no more kinds than an urn takes.
            let _ = urn.things.try_push((card.0, u32::from(n)));
        }
        urn
    }

    /// The kinds that are there, with their numbers.
    pub fn each(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let numbered = self.0.iter().enumerate().map(|(at, n)| (CardId(at as u8), *n));
        numbered.filter(|(_, n)| *n > 0)
    }
}

/// A deck: the cards still in it, in no order, and its discard pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// In the deck.
    pub rest: Cards,
    /// Discarded, openly.
    pub discards: Cards,
}

/// A set of technologies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Technologies(u64);

impl Technologies {
    /// Whether one is among them.
    #[must_use]
    pub const fn has(self, tech: TechId) -> bool {
        tech.0 < 64 && self.0 & (1 << tech.0) != 0
    }

    /// Adds one.
    pub fn add(&mut self, tech: TechId) {
        self.0 |= 1 << (tech.0 & 63);
    }

    /// How many.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// All of them, in order.
    pub fn each(self) -> impl Iterator<Item = TechId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = TechId(u8::try_from(left.trailing_zeros()).ok().filter(|_| left != 0)?);
            left &= left - 1;
            Some(next)
        })
    }
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Credits.
    pub credits: u32,
    /// Action Cards.
    pub hand: Cards,
    /// Technologies.
    pub technologies: Technologies,
    /// The stage on the development track, from 0.
    pub stage: u8,
    /// Excluded from the next vote.
    pub excluded: bool,
    /// I4.6: bought and not placed yet.
    pub bought: Units,
}

/// What is on a planet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Holding {
    /// Who controls it (I2.3).
    pub owner: Option<Seat>,
    /// Ground units, PDS and docks on it, and Fighters at its dock.
    pub units: Units,
}

/// A ship with what it carries that is tied to it (I5.2.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Hold {
    /// The ship.
    pub ship: UnitId,
    /// Ground units and PDS aboard.
    pub troops: Units,
    /// I5.3.1: the planet on which it has begun to land in this segment.
    pub landing: Option<PlanetId>,
}

/// A player's ships in a hex; Fighters at docks excepted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fleet {
    /// Where.
    pub hex: HexId,
    /// Whose.
    pub seat: Seat,
    /// The ships.
    pub ships: Units,
    /// Those of them that carry troops, in a fixed order.
    pub holds: Vec<Hold>,
}

impl Fleet {
    /// All troops aboard.
    #[must_use]
    pub fn troops(&self) -> Units {
        let mut all = Units::NONE;
        self.holds.iter().for_each(|hold| all.join(&hold.troops));
        all
    }
}

/// Whom or what was elected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Candidate {
    /// A player.
    Player(Seat),
    /// A planet.
    Planet(PlanetId),
    /// A Law in force.
    Law(CardId),
}

impl Candidate {
    /// The kind of thing.
    #[must_use]
    pub const fn office(self) -> Office {
        match self {
            Self::Player(_) => Office::Player,
            Self::Planet(_) => Office::Planet,
            Self::Law(_) => Office::Law,
        }
    }
}

/// A Law in force (I3.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Law {
    /// The card.
    pub card: CardId,
    /// Who was elected, if it was an election.
    pub elected: Option<Candidate>,
}

/// I3.8: a change that a card makes for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Boost {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub lasting: Lasting,
    /// How long.
    pub until: Until,
}

/// What is on the table between two turns, or between the rounds of orders of one (O4).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Position {
    /// The number of the turn, from 1.
    pub turn: u16,
    /// By seat.
    pub players: Vec<Player>,
    /// By planet.
    pub planets: Vec<Holding>,
    /// By hex, then seat; none without ships.
    pub fleets: Vec<Fleet>,
    /// Action Cards.
    pub actions: Deck,
    /// Political Cards.
    pub political: Deck,
    /// The Political Card of this turn.
    pub agenda: Option<CardId>,
    /// I3.4: the election that goes on; an empty one between two turns.
    pub poll: Poll,
    /// Laws in force, in the order in which they passed.
    pub laws: Vec<Law>,
    /// I4.4: pairs of partners, the lower seat first, in order.
    pub agreements: Vec<(Seat, Seat)>,
    /// I3.8: what cards change for a while; none between two turns.
    pub boosts: Vec<Boost>,
    /// I7.3: planets whose dock came this turn; none between two turns.
    pub new_docks: Vec<PlanetId>,
    /// I8.3: who has won.
    pub winners: Vec<Seat>,
}

impl Position {
    /// A player; of a seat that is not there an empty one.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The same, to change it.
    pub fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    /// A planet.
    #[must_use]
    pub fn holding(&self, planet: PlanetId) -> Option<&Holding> {
        self.planets.get(usize::from(planet.0))
    }

    /// The same, to change it.
    pub fn holding_mut(&mut self, planet: PlanetId) -> Option<&mut Holding> {
        self.planets.get_mut(usize::from(planet.0))
    }

    /// Who controls a planet.
    #[must_use]
    pub fn owner(&self, planet: PlanetId) -> Option<Seat> {
        self.holding(planet)?.owner
    }

    /// How many units of a type are on a planet.
    #[must_use]
    pub fn on(&self, planet: PlanetId, unit: UnitId) -> u16 {
        self.holding(planet).map_or(0, |holding| holding.units.get(unit))
    }

    /// The planets that a player controls.
    pub fn planets_of(&self, seat: Seat) -> impl Iterator<Item = PlanetId> + '_ {
        let numbered = self.planets.iter().enumerate();
        numbered.filter(move |(_, h)| h.owner == Some(seat)).map(|(at, _)| PlanetId(at as u8))
    }

    /// A player's fleet in a hex.
    #[must_use]
    pub fn fleet(&self, hex: HexId, seat: Seat) -> Option<&Fleet> {
        self.fleets.iter().find(|fleet| fleet.hex == hex && fleet.seat == seat)
    }

    /// A player's ships in a hex.
    #[must_use]
    pub fn ships(&self, hex: HexId, seat: Seat) -> Units {
        self.fleet(hex, seat).map_or(Units::NONE, |fleet| fleet.ships)
    }

    /// Changes a fleet, or makes one; one without ships is gone.
    pub fn change_fleet(&mut self, hex: HexId, seat: Seat, change: impl FnOnce(&mut Fleet)) {
        let at = self.fleets.binary_search_by_key(&(hex, seat), |fleet| (fleet.hex, fleet.seat));
        let at = at.unwrap_or_else(|at| {
            self.fleets.insert(at, Fleet { hex, seat, ships: Units::NONE, holds: Vec::new() });
            at
        });
        change(&mut self.fleets[at]);
        let fleet = &mut self.fleets[at];
        fleet.holds.retain(|hold| !hold.troops.is_empty());
        fleet.holds.sort_unstable();
        if fleet.ships.is_empty() {
            self.fleets.remove(at);
        }
    }

    /// Other players who have a fleet in a hex.
    pub fn enemies(&self, hex: HexId, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let here = self.fleets.iter().filter(move |fleet| fleet.hex == hex && fleet.seat != seat);
        here.map(|fleet| fleet.seat)
    }

    /// Whether two players have a trade agreement (I4.4).
    #[must_use]
    pub fn agreed(&self, a: Seat, b: Seat) -> bool {
        self.agreements.contains(&(a.min(b), a.max(b)))
    }

    /// The partners of a player.
    pub fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let own = self.agreements.iter().filter(move |(a, b)| *a == seat || *b == seat);
        own.map(move |(a, b)| if *a == seat { *b } else { *a })
    }

    /// All units of a player, bought ones too.
    #[must_use]
    pub fn all_units(&self, seat: Seat) -> Units {
        let mut all = self.player(seat).map_or(Units::NONE, |player| player.bought);
        for fleet in self.fleets.iter().filter(|fleet| fleet.seat == seat) {
            all.join(&fleet.ships);
            all.join(&fleet.troops());
        }
        self.planets_of(seat).filter_map(|p| self.holding(p)).for_each(|holding| all.join(&holding.units));
        all
    }
}
