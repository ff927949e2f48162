//! E4.3, E4.4: how NPCs assign their dice, and players who follow the same rule.

use super::arena::Arena;
use super::dice::{Die, Hand};
use super::state::{Battle, Side, Slot};
use crate::setup::NpcSpread;
use crate::ship::{Ships, TYPES};
use std::cmp::Ordering;
use std::collections::HashMap;

/// How good a result is by E4.4: what the ships that are shot at look like afterwards. Of two
/// results the one with fewer dreadnoughts left is better, then cruisers, starbases,
/// interceptors; then the one with more cubes on the survivors; then with more on dreadnoughts,
/// cruisers and so on; then the one with the cubes more concentrated, or more spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RuleKey {
    left: [u16; TYPES],
    cubes: [u32; TYPES],
    /// Per type, how many ships have each damage, six bits each, the highest damage on top:
    /// compared as numbers, these compare the damages from the most damaged ship on.
    damages: [u128; TYPES],
}

impl RuleKey {
    /// The key of these ships, larger types first.
    #[must_use]
    pub fn of(ships: &[Ships; TYPES]) -> Self {
        let mut key = Self::default();
        for (slot, ships) in ships.iter().enumerate() {
            for (damage, n) in ships.by_damage() {
                (0..n).for_each(|_| key.survivor(slot, damage));
            }
        }
        key
    }

    fn survivor(&mut self, slot: usize, damage: u8) {
        self.left[slot] += 1;
        self.cubes[slot] += u32::from(damage);
        self.damages[slot] += 1 << (6 * u32::from(damage));
    }

    fn plus(mut self, other: &Self) -> Self {
        for slot in 0..TYPES {
            self.left[slot] += other.left[slot];
            self.cubes[slot] += other.cubes[slot];
            self.damages[slot] += other.damages[slot];
        }
        self
    }

    /// Compares two results of the same roll by E4.4; the greater is the better one.
    #[must_use]
    pub fn compare(&self, other: &Self, spread: NpcSpread) -> Ordering {
        let all = |key: &Self| key.cubes.iter().sum::<u32>();
        let order = other.left.cmp(&self.left);
        let order = order.then_with(|| all(self).cmp(&all(other)));
        order.then_with(|| self.cubes.cmp(&other.cubes)).then_with(|| {
            let concentrated = self.damages.cmp(&other.damages);
            match spread {
                NpcSpread::Concentrate => concentrated,
                NpcSpread::Spread => concentrated.reverse(),
            }
        })
    }
}

/// E4.4: the ship to which the next die of the hand goes, in the best joint assignment of the
/// whole hand. `None` if no die of the hand can hit.
#[must_use]
pub fn rule_target(arena: &Arena, battle: &Battle, side: Side, hand: &Hand) -> Option<(Slot, u8)> {
    let enemy = side.other();
    let next = hand.next()?;
    let top = arena.shields(enemy).len().saturating_sub(1);
    let highest = (0..=top).rev().find(|l| arena.levels_present(battle, enemy) & (1 << l) != 0)?;
    if hand.iter().all(|(die, _)| die.points == 1 && die.reach as usize == highest) {
        return single_points(arena, battle, enemy, hand.count());
    }
    Plan::new(arena, battle, enemy, hand).target(next)
}

/// The common case: points that can go anywhere, one by one. To destroy as many ships of a size
/// as possible, take the most damaged first; what destroys nothing any more fits on one ship.
fn single_points(arena: &Arena, battle: &Battle, enemy: Side, points: u32) -> Option<(Slot, u8)> {
    let present = |slot: &Slot| battle.stack(enemy, *slot).present();
    for slot in Slot::ALL.into_iter().filter(present) {
        let hull = arena.spec(enemy, slot).figures.hull.0;
        let (damage, _) = battle.stack(enemy, slot).ships.by_damage().next()?;
        if u32::from(hull + 1 - damage) <= points {
            return Some((slot, damage));
        }
    }
    let largest = Slot::ALL.into_iter().find(present)?;
    let mut ships = battle.stack(enemy, largest).ships.by_damage();
    let damaged = match arena.house.npc_spread {
        NpcSpread::Concentrate => ships.next(),
        NpcSpread::Spread => ships.next_back(),
    };
    damaged.map(|(damage, _)| (largest, damage))
}

/// A ship that is shot at.
struct Target {
    slot: Slot,
    damage: u8,
    /// Points that destroy it.
    need: u32,
    level: usize,
}

/// The general case, by dynamic programming: the ships one after another, each takes some of the
/// dice that are left. As more cubes are always better, no die that can hit is left over.
struct Plan {
    dice: Vec<(Die, u16)>,
    ships: Vec<Target>,
    spread: NpcSpread,
    best: HashMap<(usize, Vec<u16>), (RuleKey, Vec<u16>)>,
}

impl Plan {
    fn new(arena: &Arena, battle: &Battle, enemy: Side, hand: &Hand) -> Self {
        let mut ships = Vec::new();
        for slot in Slot::ALL {
            let stack = battle.stack(enemy, slot);
            if stack.present() {
                let hull = arena.spec(enemy, slot).figures.hull.0;
                let level = arena.level(enemy, slot);
                for (damage, n) in stack.ships.by_damage() {
                    let need = u32::from(hull + 1 - damage.min(hull));
                    (0..n).for_each(|_| ships.push(Target { slot, damage, need, level }));
                }
            }
        }
        Self { dice: hand.iter().collect(), ships, spread: arena.house.npc_spread, best: HashMap::new() }
    }

    /// The ship that gets a die of the first kind in the best plan.
    fn target(&mut self, _next: Die) -> Option<(Slot, u8)> {
        let mut left: Vec<u16> = self.dice.iter().map(|(_, n)| *n).collect();
        self.solve(0, &left);
        for ship in 0..self.ships.len() {
            let (_, taken) = self.best.get(&(ship, left.clone()))?;
            if taken[0] > 0 {
                return Some((self.ships[ship].slot, self.ships[ship].damage));
            }
            left.iter_mut().zip(taken).for_each(|(left, taken)| *left -= taken);
        }
        // Every ship that it can hit is destroyed by other dice.
        let reach = self.dice.first()?.0.reach as usize;
        self.ships.iter().find(|s| s.level <= reach).map(|s| (s.slot, s.damage))
    }

    /// The best result for the ships from `ship` on with the dice `left`.
    fn solve(&mut self, ship: usize, left: &[u16]) -> RuleKey {
        if ship == self.ships.len() {
            return RuleKey::default();
        }
        if let Some((key, _)) = self.best.get(&(ship, left.to_vec())) {
            return *key;
        }
        let mut choices = Vec::new();
        self.takes(ship, left, 0, 0, &mut vec![0; left.len()], &mut choices);
        let mut best: Option<(RuleKey, Vec<u16>)> = None;
        for (points, taken) in choices {
            let rest: Vec<u16> = left.iter().zip(&taken).map(|(l, t)| l - t).collect();
            let mut here = RuleKey::default();
            if points < self.ships[ship].need {
                here.survivor(self.ships[ship].slot.index(), self.ships[ship].damage + points as u8);
            }
            let key = here.plus(&self.solve(ship + 1, &rest));
            if best.as_ref().is_none_or(|(b, _)| key.compare(b, self.spread) == Ordering::Greater) {
                best = Some((key, taken));
            }
        }
        let Some(best) = best else { return RuleKey::default() };
        let key = best.0;
        self.best.insert((ship, left.to_vec()), best);
        key
    }

    /// All ways for a ship to take dice that hit it, none after it is destroyed. The dice are in
    /// descending order of points, so that none of those that destroy it could be spared.
    fn takes(
        &self,
        ship: usize,
        left: &[u16],
        kind: usize,
        points: u32,
        taken: &mut Vec<u16>,
        choices: &mut Vec<(u32, Vec<u16>)>,
    ) {
        let target = &self.ships[ship];
        if kind == left.len() || points >= target.need {
            choices.push((points, taken.clone()));
            return;
        }
        let die = self.dice[kind].0;
        let hits = die.reach as usize >= target.level;
        let mut points = points;
        for n in 0..=if hits { left[kind] } else { 0 } {
            if n > 0 {
                points += u32::from(die.points);
            }
            taken[kind] = n;
            self.takes(ship, left, kind + 1, points, taken, choices);
            if points >= target.need {
                break;
            }
        }
        taken[kind] = 0;
    }
}
