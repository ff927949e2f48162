//! E4.3, E4.4: how NPCs assign their dice, and players who follow the same rule.

use super::arena::Arena;
use super::dice::{Die, Hand};
use super::state::{Battle, Side, Slot};
use crate::event::Event;
use crate::setup::NpcSpread;
use crate::ship::{Ships, TYPES};
use admiralty_game::Sink;
use std::cmp::Ordering;

/// How good a result is by E4.4: what the ships that are shot at look like afterwards. Of two
/// results the one with fewer dreadnoughts left is better, then cruisers, starbases,
/// interceptors; then the one with more cubes on the survivors; then with more on dreadnoughts,
/// cruisers and so on; then the one with the cubes more concentrated, or more spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RuleKey {
    /// Ships left of each type, eight bits each, the largest type on top.
    left: u32,
    /// Cubes on each type, sixteen bits each, the largest type on top.
    cubes: u64,
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
        let below = TYPES - 1 - slot;
        self.left += 1 << (8 * below);
        self.cubes += u64::from(damage) << (16 * below);
        self.damages[slot] += 1 << (6 * u32::from(damage));
    }

    fn plus(mut self, other: &Self) -> Self {
        self.left += other.left;
        self.cubes += other.cubes;
        for slot in 0..TYPES {
            self.damages[slot] += other.damages[slot];
        }
        self
    }

    fn all_cubes(&self) -> u64 {
        (0..TYPES).map(|place| self.cubes >> (16 * place) & 0xffff).sum()
    }

    /// Compares two results of the same roll by E4.4; the greater is the better one.
    #[must_use]
    pub fn compare(&self, other: &Self, spread: NpcSpread) -> Ordering {
        let order = other.left.cmp(&self.left).then_with(|| self.all_cubes().cmp(&other.all_cubes()));
        order.then_with(|| self.cubes.cmp(&other.cubes)).then_with(|| {
            let concentrated = self.damages.cmp(&other.damages);
            match spread {
                NpcSpread::Concentrate => concentrated,
                NpcSpread::Spread => concentrated.reverse(),
            }
        })
    }
}

/// The most partial results that the search for the best assignment looks at. The rolls
/// of one box stay below it. Beyond it, dice are assigned one by one ([`greedy_target`]).
const MAX_PLAN: usize = 1 << 19;

/// Whether the search for the best assignment of this hand would be too large.
fn is_too_large(battle: &Battle, enemy: Side, hand: &Hand) -> bool {
    let ships: usize = battle.stacks[enemy.index()].iter().map(|s| usize::from(s.ships.count())).sum();
    let sets = hand.iter().try_fold(1usize, |sets, (_, n)| sets.checked_mul(usize::from(n) + 1));
    sets.and_then(|sets| sets.checked_mul(ships)).is_none_or(|results| results > MAX_PLAN)
}

/// Whether all dice of the hand are points that can go to any ship there is.
fn are_points(arena: &Arena, battle: &Battle, enemy: Side, hand: &Hand) -> bool {
    let levels = arena.levels_present(battle, enemy);
    let highest = (u8::BITS - 1).saturating_sub(levels.leading_zeros()) as u8;
    hand.iter().all(|(die, _)| die.points == 1 && die.reach == highest)
}

impl Arena {
    /// E4.3, E4.4: the dice of a roll are assigned by rule, as well as possible jointly.
    pub(super) fn assign_by_rule(
        &self,
        battle: &mut Battle,
        side: Side,
        mut hand: Hand,
        sink: &mut impl Sink<Event>,
    ) {
        let enemy = side.other();
        let points = are_points(self, battle, enemy, &hand);
        if points || is_too_large(battle, enemy, &hand) {
            while !hand.is_empty() {
                let target = match points {
                    true => single_points(self, battle, enemy, hand.count()),
                    false => greedy_target(self, battle, side, &hand),
                };
                let Some(target) = target else { break };
                self.assign_next(battle, side, &mut hand, target, sink);
            }
        } else {
            let plan = Plan::new(self, battle, enemy, &hand);
            plan.each(&mut |die, target| self.assign_die(battle, side, die, target, sink));
        }
        self.advance(battle, sink);
    }
}

/// E4.4: the ship to which the next die of the hand goes, in the best joint assignment of the
/// whole hand. `None` if no die of the hand can hit.
#[must_use]
pub fn rule_target(arena: &Arena, battle: &Battle, side: Side, hand: &Hand) -> Option<(Slot, u8)> {
    let enemy = side.other();
    let next = hand.next()?;
    if are_points(arena, battle, enemy, hand) {
        return single_points(arena, battle, enemy, hand.count());
    }
    if is_too_large(battle, enemy, hand) {
        return greedy_target(arena, battle, side, hand);
    }
    // The dice of a plan come ship by ship, and the next die may be the first of its ship. A die
    // that no ship takes can only hit ships that are destroyed anyway.
    let plan = Plan::new(arena, battle, enemy, hand);
    let hit = plan.ships.iter().find(|ship| ship.level <= usize::from(next.reach));
    let mut target = hit.map(|ship| (false, ship.slot, ship.damage));
    plan.each_ship(&mut |ship, dice| {
        let takes = dice.iter().any(|(die, n)| *n > 0 && *die == next);
        if takes && !matches!(target, Some((true, ..))) {
            target = Some((true, ship.slot, ship.damage));
        }
    });
    target.map(|(_, slot, damage)| (slot, damage))
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
#[derive(Clone, Copy)]
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
    /// The different dice, the heaviest first, with their number.
    dice: Vec<(Die, u16)>,
    /// What one die of each kind counts in the number of a set of dice.
    stride: Vec<usize>,
    ships: Vec<Target>,
    spread: NpcSpread,
    /// Per ship and set of dice left: the best result from this ship on, and the set it takes.
    best: Vec<Option<(RuleKey, usize)>>,
    sets: usize,
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
        let dice: Vec<(Die, u16)> = hand.iter().collect();
        let mut sets = 1;
        let mut stride = Vec::with_capacity(dice.len());
        for (_, n) in &dice {
            stride.push(sets);
            sets *= usize::from(*n) + 1;
        }
        let best = vec![None; ships.len() * sets];
        let mut plan = Self { dice, stride, ships, spread: arena.house.npc_spread, best, sets };
        plan.solve(0, sets - 1);
        plan
    }

    /// How many dice of a kind are in a set.
    fn of_kind(&self, set: usize, kind: usize) -> u16 {
        (set / self.stride[kind] % (usize::from(self.dice[kind].1) + 1)) as u16
    }

    /// Each ship with the dice that it takes in the best plan.
    fn each_ship(&self, f: &mut impl FnMut(&Target, &[(Die, u16)])) {
        let mut left = self.sets - 1;
        for (index, ship) in self.ships.iter().enumerate() {
            let Some((_, taken)) = self.best[index * self.sets + left] else { return };
            let dice: Vec<(Die, u16)> = self
                .dice
                .iter()
                .enumerate()
                .map(|(kind, (die, _))| (*die, self.of_kind(taken, kind)))
                .collect();
            f(ship, &dice);
            left -= taken;
        }
    }

    /// Each die with its ship, in the best plan.
    fn each(&self, f: &mut impl FnMut(Die, (Slot, u8))) {
        self.each_ship(&mut |ship, dice| {
            let mut damage = ship.damage;
            for (die, n) in dice {
                for _ in 0..*n {
                    f(*die, (ship.slot, damage));
                    damage += die.points;
                }
            }
        });
    }

    /// The best result for the ships from `ship` on with a set of dice.
    fn solve(&mut self, ship: usize, left: usize) -> RuleKey {
        if ship == self.ships.len() {
            return RuleKey::default();
        }
        let at = ship * self.sets + left;
        if self.best[at].is_none() {
            let mut best = None;
            self.take(ship, left, 0, 0, 0, &mut best);
            self.best[at] = best;
        }
        self.best[at].map_or_else(RuleKey::default, |(key, _)| key)
    }

    /// All ways for a ship to take dice that hit it, none after it is destroyed. The dice are in
    /// descending order of points, so that none of those that destroy it could be spared.
    fn take(
        &mut self,
        ship: usize,
        left: usize,
        kind: usize,
        points: u32,
        taken: usize,
        best: &mut Option<(RuleKey, usize)>,
    ) {
        let Target { slot, damage, need, level } = self.ships[ship];
        if kind == self.dice.len() || points >= need {
            let mut here = RuleKey::default();
            if points < need {
                here.survivor(slot.index(), damage + points as u8);
            }
            let key = here.plus(&self.solve(ship + 1, left - taken));
            if best.as_ref().is_none_or(|(b, _)| key.compare(b, self.spread) == Ordering::Greater) {
                *best = Some((key, taken));
            }
            return;
        }
        let die = self.dice[kind].0;
        let most = if usize::from(die.reach) >= level { self.of_kind(left, kind) } else { 0 };
        for n in 0..=most {
            let points = points + u32::from(n) * u32::from(die.points);
            self.take(ship, left, kind + 1, points, taken + usize::from(n) * self.stride[kind], best);
            if points >= need {
                break;
            }
        }
    }
}

/// A quick relative of E4.4 for players in samples: the next die goes to the largest ship that the
/// dice left over can destroy, else to the most damaged of the largest ships that it can hit.
/// `None` if the die can hit nothing.
#[must_use]
pub fn greedy_target(arena: &Arena, battle: &Battle, side: Side, hand: &Hand) -> Option<(Slot, u8)> {
    let enemy = side.other();
    let next = hand.next()?;
    let mut largest = None;
    for slot in Slot::ALL {
        let (stack, level) = (battle.stack(enemy, slot), arena.level(enemy, slot));
        if !stack.present() || level > usize::from(next.reach) {
            continue;
        }
        let (damage, _) = stack.ships.by_damage().next()?;
        let reaching = hand.iter().filter(|(die, _)| usize::from(die.reach) >= level);
        let points: u32 = reaching.map(|(die, n)| u32::from(die.points) * u32::from(n)).sum();
        if u32::from(arena.spec(enemy, slot).figures.hull.0 + 1 - damage) <= points {
            return Some((slot, damage));
        }
        largest = largest.or(Some((slot, damage)));
    }
    largest
}

#[cfg(test)]
mod tests;
