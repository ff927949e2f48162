//! Units: their types, their figures, and numbers of them.

use serde::{Deserialize, Serialize};

/// The most unit types of a game.
pub const MAX_TYPES: usize = 16;
/// A die has this many sides (I1.2).
pub const SIDES: u8 = 10;
/// A combat value that no roll reaches: the unit never hits.
pub const NEVER: u8 = SIDES + 1;

/// A unit type, by its place in the game's table of units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    /// As an index into tables by unit type.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_TYPES
    }
}

/// What a unit type is to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A ship that moves by itself.
    Ship,
    /// A ship that is based at a dock or travels aboard a Carrier (I5.1.6).
    Fighter,
    /// A Ground Force: lands, fights for planets, holds them.
    Ground,
    /// A PDS: shoots at fleets and at landing Ground Forces.
    Pds,
    /// A Space Dock: builds units (I7).
    Dock,
}

impl Role {
    /// Fighters are ships.
    #[must_use]
    pub const fn is_ship(self) -> bool {
        matches!(self, Self::Ship | Self::Fighter)
    }
}

/// Figures with which a unit type fights, with all that changes them applied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fighting {
    /// Dice that one unit rolls (I5.2.1); 0 if it does not fight.
    pub dice: u8,
    /// A result equal to or above this is a hit; [`NEVER`] if it cannot hit. Never below 1.
    pub combat: u8,
    /// Whether it may take one hit without loss (I5.2.2).
    pub sustains: bool,
}

/// Numbers of units, by type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Units([u16; MAX_TYPES]);

impl Units {
    /// No units.
    pub const NONE: Self = Self([0; MAX_TYPES]);

    /// So many of one type.
    #[must_use]
    pub fn of(unit: UnitId, n: u16) -> Self {
        let mut units = Self::NONE;
        units.0[unit.index()] = n;
        units
    }

    /// How many of a type.
    #[must_use]
    pub const fn get(&self, unit: UnitId) -> u16 {
        self.0[unit.index()]
    }

    /// Adds units; never beyond the largest number there is.
    pub fn add(&mut self, unit: UnitId, n: u16) {
        self.0[unit.index()] = self.0[unit.index()].saturating_add(n);
    }

    /// Takes units away, as many as there are.
    pub fn take(&mut self, unit: UnitId, n: u16) {
        self.0[unit.index()] = self.0[unit.index()].saturating_sub(n);
    }

    /// Adds all of `other`.
    pub fn join(&mut self, other: &Self) {
        other.each().for_each(|(unit, n)| self.add(unit, n));
    }

    /// Takes all of `other` away.
    pub fn part(&mut self, other: &Self) {
        other.each().for_each(|(unit, n)| self.take(unit, n));
    }

    /// Whether there are at least as many of each type as in `other`.
    #[must_use]
    pub fn contains(&self, other: &Self) -> bool {
        other.each().all(|(unit, n)| self.get(unit) >= n)
    }

    /// The types that are there, with their numbers.
    pub fn each(&self) -> impl Iterator<Item = (UnitId, u16)> {
        let units = self.0;
        (0..MAX_TYPES as u8).map(UnitId).filter_map(move |unit| {
            let n = units[unit.index()];
            (n > 0).then_some((unit, n))
        })
    }

    /// How many there are in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MAX_TYPES]
    }

    /// Those of types that `keep` wants.
    #[must_use]
    pub fn only(&self, keep: impl Fn(UnitId) -> bool) -> Self {
        let mut units = Self::NONE;
        self.each().filter(|(unit, _)| keep(*unit)).for_each(|(unit, n)| units.add(unit, n));
        units
    }
}
