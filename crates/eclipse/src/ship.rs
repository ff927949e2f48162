//! Ships, their figures, and stacks of them with their damage.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most hull symbols that a ship can have here. The best ship of the first edition has 15.
pub const MAX_HULL: u8 = 20;
/// The most ships of one type on a side. A player owns 8 interceptors at most.
pub const MAX_SHIPS: u8 = 40;
/// How many ship types a player has, and so the most stacks of one party in a hex.
pub const TYPES: usize = 4;

/// A player's ship types, larger first: the order of size that E4.4 and E2.5 use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShipType {
    /// The largest.
    Dreadnought,
    /// The second.
    Cruiser,
    /// The third; it cannot move.
    Starbase,
    /// The smallest.
    Interceptor,
}

impl ShipType {
    /// All types, larger first.
    pub const ALL: [Self; TYPES] = [Self::Dreadnought, Self::Cruiser, Self::Starbase, Self::Interceptor];

    /// The type as an index: its place in the order of size, the largest 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The canonical name, as in battle lines and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dreadnought => "dreadnought",
            Self::Cruiser => "cruiser",
            Self::Starbase => "starbase",
            Self::Interceptor => "interceptor",
        }
    }

    /// E10.1: reputation tiles for destroying one.
    #[must_use]
    pub const fn tiles(self) -> u8 {
        match self {
            Self::Dreadnought => 3,
            Self::Cruiser => 2,
            Self::Starbase | Self::Interceptor => 1,
        }
    }

    /// What one costs in Materials, the measure of the material objective.
    #[must_use]
    pub const fn cost(self) -> u32 {
        match self {
            Self::Dreadnought => 8,
            Self::Cruiser => 5,
            Self::Starbase | Self::Interceptor => 3,
        }
    }
}

macro_rules! figure {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

figure!(
    /// E2.3: the initiative of a ship type; higher acts first.
    Initiative(i16)
);
figure!(
    /// What is added to a shooter's die (E3.3).
    Computer(u8)
);
figure!(
    /// What is subtracted from a die because of its target (E3.3).
    Shield(u8)
);
figure!(
    /// Hull symbols: the damage that a ship survives (E3.6).
    Hull(u8)
);
figure!(
    /// The number printed on a hex. The Galactic Center has the lowest.
    HexNumber(u16)
);

/// The colour of a cannon die, which says what it does (E3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// Ion cannon, a yellow die.
    Ion,
    /// Plasma cannon, an orange die.
    Plasma,
    /// Antimatter cannon, a red die.
    Antimatter,
    /// Plasma missile, an orange die that is rolled once (E5).
    Missile,
}

impl Weapon {
    /// All weapons, in the order of the labels of dice groups.
    pub const ALL: [Self; 4] = [Self::Ion, Self::Plasma, Self::Antimatter, Self::Missile];

    /// E3.4: points of damage of one hit.
    #[must_use]
    pub const fn damage(self) -> u8 {
        match self {
            Self::Ion => 1,
            Self::Plasma | Self::Missile => 2,
            Self::Antimatter => 4,
        }
    }

    /// The label of this weapon's dice in a pool.
    #[must_use]
    pub const fn label(self) -> u8 {
        self as u8
    }

    /// The weapon whose dice have this label.
    #[must_use]
    pub fn from_label(label: u8) -> Option<Self> {
        Self::ALL.get(label as usize).copied()
    }
}

/// What a ship of one type can do: the sum of its blueprint (E13.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// E2.3: base of the type and all its parts.
    pub initiative: Initiative,
    /// Added to each of its dice.
    pub computer: Computer,
    /// Subtracted from each die shot at it.
    pub shield: Shield,
    /// Damage it survives.
    pub hull: Hull,
    /// Yellow dice a ship.
    pub yellow: u8,
    /// Orange cannon dice a ship.
    pub orange: u8,
    /// Red dice a ship.
    pub red: u8,
    /// Orange missile dice a ship.
    pub missiles: u8,
    /// Whether it can move (E7.5).
    pub drive: bool,
}

impl Figures {
    /// Dice that a ship rolls with this weapon.
    #[must_use]
    #[inline]
    pub const fn dice(&self, weapon: Weapon) -> u8 {
        match weapon {
            Weapon::Ion => self.yellow,
            Weapon::Plasma => self.orange,
            Weapon::Antimatter => self.red,
            Weapon::Missile => self.missiles,
        }
    }

    /// Whether it has a cannon. Missiles are none.
    #[must_use]
    pub const fn armed(&self) -> bool {
        self.yellow > 0 || self.orange > 0 || self.red > 0
    }
}

/// The ships of one type of one party, which differ only in their damage: how many have how many
/// cubes. Ships that were destroyed are not in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Ships {
    by_damage: [u8; MAX_HULL as usize + 1],
    count: u8,
    /// The damage of the most damaged ship; 0 if there is none.
    most: u8,
}

impl Ships {
    /// Undamaged ships.
    #[must_use]
    pub fn new(count: u8) -> Self {
        let mut ships = Self { count, ..Self::default() };
        ships.by_damage[0] = count;
        ships
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many have exactly this many cubes.
    #[must_use]
    pub fn with_damage(&self, damage: u8) -> u8 {
        self.by_damage.get(damage as usize).copied().unwrap_or(0)
    }

    /// Pairs of damage and number of ships, the most damaged first, no empty ones.
    #[inline]
    pub fn by_damage(&self) -> impl DoubleEndedIterator<Item = (u8, u8)> + '_ {
        (0..=self.most).rev().map(|d| (d, self.by_damage[d as usize])).filter(|(_, n)| *n > 0)
    }

    /// All cubes on these ships.
    #[must_use]
    pub fn cubes(&self) -> u32 {
        self.by_damage().map(|(d, n)| u32::from(d) * u32::from(n)).sum()
    }

    /// Adds one ship with this damage (capped at [`MAX_HULL`]).
    pub fn add(&mut self, damage: u8) {
        if self.count < u8::MAX {
            let damage = damage.min(MAX_HULL);
            self.by_damage[damage as usize] += 1;
            self.count += 1;
            self.most = self.most.max(damage);
        }
    }

    /// Adds all of `other`.
    pub fn join(&mut self, other: &Self) {
        for (damage, n) in other.by_damage() {
            (0..n).for_each(|_| self.add(damage));
        }
    }

    /// E3.6: one ship with `damage` cubes takes `points` more. Returns whether it is destroyed;
    /// `None` if there is no such ship.
    #[inline]
    pub fn hit(&mut self, damage: u8, points: u8, hull: Hull) -> Option<bool> {
        let ships = self.by_damage.get_mut(damage as usize).filter(|n| **n > 0)?;
        *ships -= 1;
        let after = damage.saturating_add(points);
        let destroyed = after > hull.0;
        if destroyed {
            self.count -= 1;
        } else {
            let after = after.min(MAX_HULL);
            self.by_damage[after as usize] += 1;
            self.most = self.most.max(after);
        }
        while self.most > 0 && self.by_damage[self.most as usize] == 0 {
            self.most -= 1;
        }
        Some(destroyed)
    }

    /// E12.1: all cubes are removed. Returns how many there were.
    pub fn repair(&mut self) -> u32 {
        let cubes = self.cubes();
        *self = Self::new(self.count);
        cubes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// E3.6: two Improved Hulls of 2 symbols each: destroyed by the fifth point.
    #[test]
    fn a_ship_with_four_hull_dies_by_the_fifth_point() {
        let mut ships = Ships::new(1);
        for damage in 0..4 {
            assert_eq!(ships.hit(damage, 1, Hull(4)), Some(false));
        }
        assert_eq!(ships.hit(4, 1, Hull(4)), Some(true));
        assert!(ships.is_empty());
    }

    /// The measure of the material objective.
    #[test]
    fn ships_cost_what_they_cost() {
        assert_eq!(ShipType::ALL.map(ShipType::cost), [8, 5, 3, 3]);
    }

    #[test]
    fn damage_is_counted_ship_by_ship() {
        let mut ships = Ships::default();
        [3, 3, 1].into_iter().for_each(|damage| ships.add(damage));
        assert_eq!((ships.with_damage(3), ships.with_damage(1), ships.with_damage(2)), (2, 1, 0));
        assert_eq!((ships.cubes(), ships.count()), (7, 3));
        // A hit on the most damaged one leaves the other; one of the second kind is no ship that is there.
        assert_eq!(ships.hit(3, 9, Hull(3)), Some(true));
        assert_eq!((ships.hit(2, 1, Hull(3)), ships.count()), (None, 2));
        assert_eq!(ships.by_damage().collect::<Vec<_>>(), [(3, 1), (1, 1)]);
    }

    #[test]
    fn there_is_a_last_ship() {
        let mut ships = Ships::new(u8::MAX - 1);
        (0..3).for_each(|_| ships.add(0));
        assert_eq!((ships.count(), ships.with_damage(0)), (u8::MAX, u8::MAX));
    }

    #[test]
    fn ships_are_told_apart_by_damage_only() {
        let (mut a, mut b) = (Ships::new(2), Ships::new(2));
        a.hit(0, 1, Hull(2));
        b.hit(0, 1, Hull(2));
        assert_eq!(a, b);
        assert_eq!(a.hit(2, 1, Hull(2)), None);
        assert_eq!(a.by_damage().collect::<Vec<_>>(), [(1, 1), (0, 1)]);
        assert_eq!(a.repair(), 1);
        assert_eq!(a, Ships::new(2));
    }
}
