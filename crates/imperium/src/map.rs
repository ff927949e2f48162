//! The map: hexes, their sides, systems, planets.

use crate::effect::Colour;
use serde::{Deserialize, Serialize};

/// A hex, by its place in the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HexId(pub u8);

/// A planet, by its place in the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanetId(pub u8);

/// The most hexes of a map.
pub const MAX_HEXES: usize = 127;
/// The most planets of a map.
pub const MAX_PLANETS: usize = 200;
/// The sides of a hex.
pub const HEX_SIDES: usize = 6;

/// Axial coordinates of a hex with a flat top: `q` counts columns to the east, `r` goes south.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Axial {
    /// Columns to the east.
    pub q: i8,
    /// Rows to the south, along the axis.
    pub r: i8,
}

impl Axial {
    /// The steps through the six sides, clockwise from the north.
    const STEPS: [(i8, i8); HEX_SIDES] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

    /// The hex behind side `side` (0 to 5, clockwise from the north).
    #[must_use]
    pub const fn behind(self, side: usize) -> Self {
        let (q, r) = Self::STEPS[side % HEX_SIDES];
        Self { q: self.q.saturating_add(q), r: self.r.saturating_add(r) }
    }
}

/// What fills a hex (I5.1.3–I5.1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Nothing that hinders.
    #[default]
    Open,
    /// I5.1.3.
    Supernova,
    /// I5.1.3.
    AsteroidField,
    /// I5.1.4.
    Nebula,
    /// I5.1.5.
    GravityRift,
}

/// The kind of a wormhole (I5.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Wormhole {
    Alpha,
    Beta,
}

/// A hex with its system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hex {
    /// The number by which people call it.
    pub number: u16,
    /// Where it lies.
    pub at: Axial,
    /// The system's name, if it has one.
    pub system: String,
    /// What fills it.
    pub terrain: Terrain,
    /// Wormholes in it.
    pub wormholes: Vec<Wormhole>,
    /// Of a Gravity Rift: the number on each side, clockwise from the north (I5.1.5).
    pub rift: [u8; HEX_SIDES],
}

/// A planet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planet {
    /// Its name.
    pub name: String,
    /// The hex of its system.
    pub hex: HexId,
    /// Its value in Resources.
    pub resources: u8,
    /// Its value in Influence.
    pub influence: u8,
    /// Its technology speciality (I6.1).
    pub speciality: Option<Colour>,
}

/// The map of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Map {
    /// The hexes, by number.
    pub hexes: Vec<Hex>,
    /// The planets, by hex.
    pub planets: Vec<Planet>,
}

impl Map {
    /// A hex.
    #[must_use]
    pub fn hex(&self, hex: HexId) -> Option<&Hex> {
        self.hexes.get(usize::from(hex.0))
    }

    /// A planet.
    #[must_use]
    pub fn planet(&self, planet: PlanetId) -> Option<&Planet> {
        self.planets.get(usize::from(planet.0))
    }

    /// All hexes, in order.
    pub fn hex_ids(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.hexes.len().min(MAX_HEXES) as u8).map(HexId)
    }

    /// All planets, in order.
    pub fn planet_ids(&self) -> impl Iterator<Item = PlanetId> + use<> {
        (0..self.planets.len().min(MAX_PLANETS) as u8).map(PlanetId)
    }

    /// The planets of a hex.
    pub fn planets_of(&self, hex: HexId) -> impl Iterator<Item = PlanetId> + '_ {
        self.planet_ids().filter(move |planet| self.planet(*planet).is_some_and(|planet| planet.hex == hex))
    }

    /// The hex with this number.
    #[must_use]
    pub fn numbered(&self, number: u16) -> Option<HexId> {
        self.hex_ids().find(|hex| self.hex(*hex).is_some_and(|hex| hex.number == number))
    }

    /// The hex at these coordinates.
    #[must_use]
    pub fn at(&self, at: Axial) -> Option<HexId> {
        self.hex_ids().find(|hex| self.hex(*hex).is_some_and(|hex| hex.at == at))
    }

    /// The hex behind a side (0 to 5, clockwise from the north).
    #[must_use]
    pub fn behind(&self, hex: HexId, side: usize) -> Option<HexId> {
        self.at(self.hex(hex)?.at.behind(side))
    }

    /// Whether a wormhole leads from one to the other (I5.1.2).
    #[must_use]
    pub fn wormhole(&self, from: HexId, to: HexId) -> bool {
        let (Some(a), Some(b)) = (self.hex(from), self.hex(to)) else { return false };
        from != to && a.wormholes.iter().any(|kind| b.wormholes.contains(kind))
    }

    /// Whether they lie side by side.
    #[must_use]
    pub fn adjacent(&self, from: HexId, to: HexId) -> bool {
        let (Some(a), Some(b)) = (self.hex(from), self.hex(to)) else { return false };
        (0..HEX_SIDES).any(|side| a.at.behind(side) == b.at)
    }

    /// The hex behind the side of a Gravity Rift that bears this number (I5.1.5).
    #[must_use]
    pub fn pushed(&self, rift: HexId, number: u8) -> Option<HexId> {
        let side = self.hex(rift)?.rift.iter().position(|n| *n == number)?;
        self.behind(rift, side)
    }
}
