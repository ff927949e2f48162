//! E3.1, E3.3: which dice are rolled, and what each can hit.

use super::arena::Arena;
use super::state::{Battle, Side, Slot, Volley};
use crate::ship::{Computer, Shield, TYPES, Weapon};
use admiralty_game::{Counts, Group, MAX_SIDES, Pool};
use serde::{Deserialize, Serialize};

/// E3.3: whether a die that shows `face` hits. A 6 always does, a 1 never.
#[must_use]
pub const fn hits(face: u8, computer: Computer, shield: Shield) -> bool {
    match face {
        1 => false,
        6 => true,
        _ => face as i16 + computer.0 as i16 - shield.0 as i16 >= 6,
    }
}

/// A die that has been rolled and can hit something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Die {
    /// Whose damage it does.
    pub weapon: Weapon,
    /// The highest level of shields ([`Arena::shields`]) that it reaches.
    pub reach: u8,
    /// Points of damage (E3.4), 1 for a point of a die that was split (E3.5).
    pub points: u8,
}

/// The dice of a roll that are still to be assigned: how many of each weapon reach each level of
/// shields. Faces do not matter any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    dice: [[u16; TYPES]; 4],
    /// E3.5: red dice are counted in points.
    split: bool,
}

/// The order in which dice are assigned: those that do most first.
const ORDER: [Weapon; 4] = [Weapon::Antimatter, Weapon::Plasma, Weapon::Missile, Weapon::Ion];

impl Hand {
    /// A hand in which red dice are, or are not, split into points (E3.5).
    #[must_use]
    pub fn new(split: bool) -> Self {
        Self { split, ..Self::default() }
    }

    /// Adds `n` dice that reach this level; a die that is split counts for its points.
    pub fn add(&mut self, weapon: Weapon, reach: u8, n: u16) {
        let points = if self.split && weapon == Weapon::Antimatter { weapon.damage() } else { 1 };
        let dice = &mut self.dice[weapon as usize][reach as usize % TYPES];
        *dice = dice.saturating_add(n.saturating_mul(u16::from(points)));
    }

    /// The next die to be assigned: the heaviest weapon first, of these the die that reaches
    /// least.
    #[must_use]
    pub fn next(&self) -> Option<Die> {
        self.iter().next().map(|(die, _)| die)
    }

    /// All different dice with their number, in the order of assignment.
    pub fn iter(&self) -> impl Iterator<Item = (Die, u16)> + '_ {
        ORDER.into_iter().flat_map(move |weapon| {
            (0..TYPES as u8).filter_map(move |reach| {
                let n = self.dice[weapon as usize][reach as usize];
                let split = self.split && weapon == Weapon::Antimatter;
                let points = if split { 1 } else { weapon.damage() };
                (n > 0).then_some((Die { weapon, reach, points }, n))
            })
        })
    }

    /// Takes out a die that is in the hand.
    pub fn remove(&mut self, die: Die) {
        let dice = &mut self.dice[die.weapon as usize][die.reach as usize % TYPES];
        *dice = dice.saturating_sub(1);
    }

    /// Whether nothing is left to assign.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.dice.iter().flatten().all(|n| *n == 0)
    }

    /// How many dice (or points of split dice) are left to assign.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.dice.iter().flatten().map(|n| u32::from(*n)).sum()
    }

    /// E3.8: dice only count for what they can still hit. Each die's reach is lowered to the
    /// highest level among `levels` (bits) that it reaches; a die that reaches none is discarded.
    #[must_use]
    pub(super) fn limited_to(&self, levels: u8) -> Self {
        let mut hand = Self::new(self.split);
        for (dice, from) in hand.dice.iter_mut().zip(&self.dice) {
            for (reach, n) in from.iter().enumerate() {
                if let Some(level) = (0..=reach).rev().find(|l| levels & (1 << l) != 0) {
                    dice[level] += n;
                }
            }
        }
        hand
    }
}

impl Arena {
    /// The levels of shields at which a side has ships in the hex, as bits.
    pub(super) fn levels_present(&self, battle: &Battle, side: Side) -> u8 {
        Slot::ALL
            .into_iter()
            .filter(|slot| battle.stack(side, *slot).present())
            .fold(0, |bits, slot| bits | 1 << self.level(side, slot))
    }

    /// E3.1, E5.1: all dice of a type that acts; the class of a face is 0 if it hits nothing,
    /// else one more than the highest level of shields that it reaches.
    #[inline]
    pub(super) fn pool(&self, battle: &Battle, side: Side, slot: Slot) -> Pool {
        let ships = u16::from(battle.stack(side, slot).ships.count());
        let levels = self.levels_present(battle, side.other());
        let mut class = [0; MAX_SIDES];
        for (class, reach) in class.iter_mut().zip(self.reach[side.index()][slot.index()]) {
            // E3.8: only what is there can be hit.
            *class = (1..=reach).rev().find(|reach| levels & (1 << (reach - 1)) != 0).unwrap_or(0);
        }
        let mut pool = Pool::default();
        for (weapon, dice) in self.weapons(battle, side, slot) {
            pool.push(Group { label: weapon.label(), dice: ships * dice, sides: 6, class });
        }
        pool
    }

    /// E3.1, E5.1: the weapons with which a type fires in this volley, and the dice a ship.
    fn weapons(&self, battle: &Battle, side: Side, slot: Slot) -> impl Iterator<Item = (Weapon, u16)> {
        let figures = self.spec(side, slot).figures;
        let weapons: &[Weapon] = match battle.volley {
            Volley::Missiles => &[Weapon::Missile],
            Volley::Cannons => &[Weapon::Ion, Weapon::Plasma, Weapon::Antimatter],
        };
        let dice = weapons.iter().map(move |weapon| (*weapon, u16::from(figures.dice(*weapon))));
        dice.filter(|(_, dice)| *dice > 0)
    }

    /// The hand of a type's roll, and how many dice can hit.
    pub(super) fn hand(&self, battle: &Battle, side: Side, slot: Slot, counts: &Counts) -> (Hand, u16) {
        let mut hand = Hand::new(self.side(side).antimatter_splitter);
        let mut hits = 0;
        // The groups of the pool are the weapons, in the same order.
        for ((weapon, _), classes) in self.weapons(battle, side, slot).zip(&counts.groups) {
            for (class, n) in classes.iter().enumerate().skip(1).take(TYPES) {
                if *n > 0 {
                    hand.add(weapon, class as u8 - 1, *n);
                    hits += n;
                }
            }
        }
        (hand, hits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// E3.3, all faces, computers and shields, by the words of the clause.
    #[test]
    fn six_hits_one_misses_between_the_sum_decides() {
        for computer in 0..=8u8 {
            for shield in 0..=8u8 {
                for face in 1..=6u8 {
                    let sum = i32::from(face) + i32::from(computer) - i32::from(shield);
                    let expected = face == 6 || (face != 1 && sum >= 6);
                    assert_eq!(hits(face, Computer(computer), Shield(shield)), expected);
                }
            }
        }
    }
}
