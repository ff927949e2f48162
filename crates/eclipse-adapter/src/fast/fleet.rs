//! The conditions of a stack, numbered such that every change leads to a lower number.

use crate::objective::Objective;
use admiralty_eclipse::battle::{Arena, Place, RuleKey, Side, Slot, Stack};
use admiralty_eclipse::ship::{Hull, Ships};
use std::collections::HashMap;

/// Points of damage that one die can do, as an index.
pub(super) const POINTS: [u8; 3] = [1, 2, 4];

/// A change of a condition by a hit.
#[derive(Clone, Copy, Debug)]
pub(super) struct HitTo {
    /// Damage of the ship that is hit.
    pub(super) damage: u8,
    /// The condition afterwards.
    pub(super) to: u32,
    /// Whether the ship is destroyed.
    pub(super) destroyed: bool,
}

/// A condition of a stack. The first is always: no ship is here.
#[derive(Clone, Debug)]
pub(super) struct Condition {
    pub(super) ships: Ships,
    pub(super) edge: bool,
    /// Per points of damage, each different ship that can be hit.
    pub(super) hits: [Vec<HitTo>; 3],
    /// The condition on the edge (E7.1), if the stack may retreat.
    pub(super) retreat: Option<u32>,
}

/// All conditions of all stacks of a side.
pub(super) struct Fleets {
    pub(super) stacks: [Vec<Condition>; 4],
    index: [HashMap<(Ships, bool), u32>; 4],
    pub(super) stride: [u32; 4],
    pub(super) size: usize,
    /// Per stack, its level of shields among those of its side.
    pub(super) level: [usize; 4],
    /// Per stack, the worth of a ship to the attacker when it is destroyed.
    pub(super) reward: [f64; 4],
    pub(super) armed: [bool; 4],
}

/// An estimate of the number of conditions of a stack, from above.
pub(super) fn size(arena: &Arena, side: Side, slot: Slot) -> f64 {
    let ships = f64::from(arena.side(side).fleet[slot.index()].count());
    let hull = f64::from(arena.spec(side, slot).figures.hull.0) + 1.0;
    // Multisets of so many ships with damage 0 to hull or destroyed.
    let mut size = 1.0;
    let (few, many) = if ships < hull { (ships, hull) } else { (hull, ships) };
    for i in 1..=few as u32 {
        size *= (many + f64::from(i)) / f64::from(i);
    }
    if ships > 0.0 && arena.can_retreat(side, slot) { size * 2.0 } else { size }
}

impl Fleets {
    pub(super) fn new(arena: &Arena, side: Side, starts: &[[[Ships; 4]; 2]], objective: Objective) -> Self {
        let mut stacks: [Vec<Condition>; 4] = Default::default();
        let mut index: [HashMap<(Ships, bool), u32>; 4] = Default::default();
        let (mut stride, mut size) = ([0; 4], 1usize);
        for slot in Slot::ALL {
            let i = slot.index();
            let seeds = starts.iter().map(|start| start[side.index()][i]);
            let retreats = arena.can_retreat(side, slot);
            (stacks[i], index[i]) = conditions(seeds, arena.spec(side, slot).figures.hull, retreats);
            stride[i] = size as u32;
            size *= stacks[i].len();
        }
        let sign = if side == Side::Attacker { -1.0 } else { 1.0 };
        let per_slot = |f: &dyn Fn(Slot) -> f64| Slot::ALL.map(f);
        let reward = per_slot(&|slot| match (objective, arena.spec(side, slot).cost) {
            (Objective::Hold, _) => 0.0,
            (Objective::Material, cost) => sign * f64::from(cost),
        });
        Self {
            stacks,
            index,
            stride,
            size,
            level: Slot::ALL.map(|slot| arena.level(side, slot)),
            reward,
            armed: Slot::ALL.map(|slot| arena.spec(side, slot).figures.armed()),
        }
    }

    /// The condition of a stack within a side's number.
    #[inline]
    pub(super) fn digit(&self, side: usize, slot: usize) -> usize {
        (side / self.stride[slot] as usize) % self.stacks[slot].len()
    }

    pub(super) fn condition(&self, side: usize, slot: usize) -> &Condition {
        &self.stacks[slot][self.digit(side, slot)]
    }

    /// The number of the side after a stack has changed.
    #[inline]
    pub(super) fn with(&self, side: usize, slot: usize, to: u32) -> usize {
        let from = self.digit(side, slot);
        side - (from - to as usize) * self.stride[slot] as usize
    }

    /// The number of a side with these stacks, if it can come about.
    pub(super) fn number(&self, stacks: &[Stack; 4]) -> Option<usize> {
        let mut number = 0;
        for (slot, stack) in stacks.iter().enumerate() {
            let key = match stack.place {
                _ if stack.ships.is_empty() => (Ships::default(), false),
                Place::Hex => (stack.ships, false),
                Place::Edge(_) => (stack.ships, true),
                Place::Away(_) => (Ships::default(), false),
            };
            number += *self.index[slot].get(&key)? as usize * self.stride[slot] as usize;
        }
        Some(number)
    }

    /// The ships of a side.
    pub(super) fn ships(&self, side: usize) -> [Ships; 4] {
        std::array::from_fn(|slot| self.condition(side, slot).ships)
    }

    /// The levels of shields at which it has ships, as bits.
    pub(super) fn levels(&self, side: usize) -> u8 {
        (0..4).filter(|s| self.digit(side, *s) != 0).fold(0, |bits, slot| bits | 1 << self.level[slot])
    }

    /// Whether any of its ships has a cannon.
    pub(super) fn any_armed(&self, side: usize) -> bool {
        (0..4).any(|slot| self.armed[slot] && self.digit(side, slot) != 0)
    }

    /// E4.4: all numbers of the side ranked by what the rule for NPCs prefers, the best highest.
    pub(super) fn ranks(&self, arena: &Arena) -> Vec<u32> {
        let keys: Vec<RuleKey> = (0..self.size).map(|n| RuleKey::of(&self.ships(n))).collect();
        let mut order: Vec<u32> = (0..self.size as u32).collect();
        let compare =
            |a: &u32, b: &u32| keys[*a as usize].compare(&keys[*b as usize], arena.house.npc_spread);
        order.sort_by(compare);
        let mut ranks = vec![0; self.size];
        let mut rank = 0;
        for pair in 0..order.len() {
            if pair > 0 && compare(&order[pair - 1], &order[pair]).is_ne() {
                rank += 1;
            }
            ranks[order[pair] as usize] = rank;
        }
        ranks
    }
}

/// All conditions that a stack can come to from these, in an order in which changes go down.
fn conditions(
    seeds: impl Iterator<Item = Ships>,
    hull: Hull,
    retreats: bool,
) -> (Vec<Condition>, HashMap<(Ships, bool), u32>) {
    let mut found: Vec<(Ships, bool)> = vec![(Ships::default(), false)];
    let mut known: std::collections::HashSet<(Ships, bool)> = found.iter().copied().collect();
    let mut push = |key: (Ships, bool), found: &mut Vec<(Ships, bool)>| {
        let key = if key.0.is_empty() { (Ships::default(), false) } else { key };
        if known.insert(key) {
            found.push(key);
        }
    };
    seeds.for_each(|ships| push((ships, false), &mut found));
    let mut next = 0;
    while let Some((ships, edge)) = found.get(next).copied() {
        next += 1;
        for (damage, _) in ships.by_damage() {
            for points in POINTS {
                let mut after = ships;
                after.hit(damage, points, hull);
                push((after, edge), &mut found);
            }
        }
        if retreats && !edge && !ships.is_empty() {
            push((ships, true), &mut found);
        }
    }
    // What a stack can still take, and one more if it is in the hex: every change lowers it.
    let left = |(ships, edge): &(Ships, bool)| {
        let points: u32 =
            ships.by_damage().map(|(d, n)| (u32::from(hull.0) + 1 - u32::from(d)) * u32::from(n)).sum();
        (points + u32::from(!edge && points > 0), std::cmp::Reverse(ships.count()))
    };
    found.sort_by_cached_key(left);
    let index: HashMap<(Ships, bool), u32> =
        found.iter().enumerate().map(|(i, key)| (*key, i as u32)).collect();
    let at = |ships: Ships, edge: bool| index[&if ships.is_empty() { (ships, false) } else { (ships, edge) }];
    let all = found.iter().map(|&(ships, edge)| {
        let hits = POINTS.map(|points| {
            let hit = ships.by_damage().map(|(damage, _)| {
                let mut after = ships;
                let destroyed = after.hit(damage, points, hull) == Some(true);
                HitTo { damage, to: at(after, edge), destroyed }
            });
            hit.collect()
        });
        let retreat = (retreats && !edge && !ships.is_empty()).then(|| at(ships, true));
        Condition { ships, edge, hits, retreat }
    });
    (all.collect(), index)
}
