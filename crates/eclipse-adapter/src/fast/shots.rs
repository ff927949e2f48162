//! What the dice of a stack can do: rolls by class, their probabilities, and their targets.

use super::fleet::{Fleets, POINTS};
use admiralty_eclipse::battle::{Arena, Die, Hand, Side, Slot, Volley, hits};
use admiralty_eclipse::ship::Weapon;
use std::collections::HashMap;

/// A roll: so many dice of each kind hit.
pub(super) struct Roll {
    /// The roll without its first die; 0 is the roll that does nothing.
    pub(super) rest: u32,
    /// The kind of its first die.
    pub(super) first: u8,
}

/// A kind of die that hits: its points (as an index of [`POINTS`]) and the level it reaches.
#[derive(Clone, Copy, Debug)]
pub(super) struct DieKind {
    pub(super) die: Die,
    pub(super) points: u8,
}

/// A target of a die: the side afterwards, and the worth of it to the attacker.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub(super) to: u32,
    pub(super) reward: f64,
    pub(super) slot: u8,
    pub(super) damage: u8,
}

/// The shots of a stack at the other side.
pub(super) struct Shots {
    pub(super) kinds: Vec<DieKind>,
    pub(super) rolls: Vec<Roll>,
    pub(super) index: HashMap<Vec<u16>, u32>,
    /// Probability of each roll, per number of ships that fire.
    pub(super) p: Vec<Vec<f64>>,
    /// Per kind of die, the targets of each condition of the other side: a range of `options`.
    pub(super) ranges: Vec<Vec<u32>>,
    pub(super) options: Vec<Target>,
    /// Per kind of die and set of levels present: hits nothing, may be wasted.
    pub(super) idle: Vec<[Idle; 16]>,
    /// Per roll and set of levels present: whether the whole roll may do nothing.
    stays: Vec<[bool; 16]>,
    /// Per number of ships, how many of the rolls (which are in order of size) they can make.
    pub(super) limit: Vec<usize>,
    /// Levels present, per condition of the other side.
    pub(super) levels: Vec<u8>,
    /// E4.4, if the shooter follows it: per roll, where it leads from each condition.
    pub(super) by_rule: Vec<Vec<u32>>,
}

/// Whether a die can do nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Idle {
    /// It hits whatever it is assigned to.
    Never,
    /// It may be assigned to a ship that it misses (E3.8).
    Wasted,
    /// It hits nothing and is discarded (E3.8).
    Always,
}

fn weapons(volley: Volley) -> &'static [Weapon] {
    match volley {
        Volley::Missiles => &[Weapon::Missile],
        Volley::Cannons => &[Weapon::Ion, Weapon::Plasma, Weapon::Antimatter],
    }
}

/// Per level of the other side's shields, how many faces of six reach it and no higher one.
fn faces(arena: &Arena, side: Side, slot: Slot) -> Vec<u8> {
    let computer = arena.spec(side, slot).figures.computer;
    let shields = arena.shields(side.other());
    let mut faces = vec![0; shields.len()];
    for face in 1..=6 {
        if let Some(level) = shields.iter().rposition(|shield| hits(face, computer, *shield)) {
            faces[level] += 1;
        }
    }
    faces
}

/// How many rolls a stack has at most, for an estimate of the work.
pub(super) fn rolls(arena: &Arena, side: Side, slot: Slot, volley: Volley) -> f64 {
    let ships = f64::from(arena.side(side).fleet[slot.index()].count());
    let classes = faces(arena, side, slot).iter().filter(|n| **n > 0).count() as u32;
    let figures = &arena.spec(side, slot).figures;
    weapons(volley)
        .iter()
        .map(|weapon| {
            let split = arena.side(side).antimatter_splitter && *weapon == Weapon::Antimatter;
            let dice = ships * f64::from(figures.dice(*weapon)) * if split { 4.0 } else { 1.0 };
            (1..=classes).map(|i| (dice + f64::from(i)) / f64::from(i)).product::<f64>()
        })
        .product()
}

impl Shots {
    pub(super) fn new(arena: &Arena, side: Side, slot: Slot, volley: Volley, enemy: &Fleets) -> Self {
        let most = arena.side(side).fleet[slot.index()].count();
        let by_class = rolled(arena, side, slot, volley, most);
        let kinds = kinds(&by_class);
        let (rolls, index) = close(&by_class, &kinds);
        let mut p = vec![vec![0.0; rolls.len()]; usize::from(most) + 1];
        for (ships, law) in by_class.iter().enumerate() {
            for (hand, probability) in law {
                p[ships][index[&dice(hand, &kinds)] as usize] += probability;
            }
        }
        let levels: Vec<u8> = (0..enemy.size).map(|e| enemy.levels(e)).collect();
        let idle: Vec<[Idle; 16]> = kinds.iter().map(|kind| idle(kind.die)).collect();
        let mut stays: Vec<[bool; 16]> = vec![[true; 16]];
        for roll in &rolls[1..] {
            let rest = stays[roll.rest as usize];
            stays.push(std::array::from_fn(|l| rest[l] && idle[usize::from(roll.first)][l] != Idle::Never));
        }
        let possible = |p: &Vec<f64>| p.iter().rposition(|p| *p > 0.0).map_or(0, |last| last + 1);
        let limit = p.iter().map(possible).collect();
        let mut shots = Self {
            kinds,
            rolls,
            index,
            p,
            ranges: Vec::new(),
            options: Vec::new(),
            idle,
            stays,
            limit,
            levels,
            by_rule: Vec::new(),
        };
        shots.find_options(enemy);
        if arena.by_rule(side) {
            shots.follow_rule(arena, enemy);
        }
        shots
    }

    /// Whether a whole roll may change nothing against this condition of the other side.
    #[inline]
    pub(super) fn stays(&self, roll: usize, number: usize) -> bool {
        match self.by_rule.get(roll) {
            Some(lead) => lead[number] as usize == number,
            None => self.stays[roll][usize::from(self.levels[number])],
        }
    }

    fn find_options(&mut self, enemy: &Fleets) {
        for kind in &self.kinds {
            let mut ranges = Vec::with_capacity(enemy.size + 1);
            for number in 0..enemy.size {
                ranges.push(self.options.len() as u32);
                for slot in 0..4 {
                    let condition = enemy.condition(number, slot);
                    if enemy.level[slot] > usize::from(kind.die.reach) {
                        continue;
                    }
                    for hit in &condition.hits[usize::from(kind.points)] {
                        self.options.push(Target {
                            to: enemy.with(number, slot, hit.to) as u32,
                            reward: if hit.destroyed { enemy.reward[slot] } else { 0.0 },
                            slot: slot as u8,
                            damage: hit.damage,
                        });
                    }
                }
            }
            ranges.push(self.options.len() as u32);
            self.ranges.push(ranges);
        }
    }

    /// The targets of a die of this kind.
    #[inline]
    pub(super) fn targets(&self, kind: u8, number: usize) -> &[Target] {
        let ranges = &self.ranges[usize::from(kind)];
        &self.options[ranges[number] as usize..ranges[number + 1] as usize]
    }

    /// Whether a die of this kind can do nothing against this condition of the other side.
    #[inline]
    pub(super) fn idle(&self, kind: u8, number: usize) -> Idle {
        self.idle[usize::from(kind)][usize::from(self.levels[number])]
    }

    /// E4.4 on all rolls and conditions: of all that a roll can lead to, what ranks highest.
    fn follow_rule(&mut self, arena: &Arena, enemy: &Fleets) {
        let ranks = enemy.ranks(arena);
        let mut by_rule: Vec<Vec<u32>> = vec![(0..enemy.size as u32).collect()];
        for roll in &self.rolls[1..] {
            let rest = &by_rule[roll.rest as usize];
            let lead = (0..enemy.size).map(|number| {
                let idle = self.idle(roll.first, number);
                let hits = self.targets(roll.first, number).iter().map(|option| rest[option.to as usize]);
                let stays = (idle != Idle::Never).then(|| rest[number]);
                let best = hits.chain(stays).max_by_key(|to| ranks[*to as usize]);
                best.unwrap_or(number as u32)
            });
            let lead = lead.collect();
            by_rule.push(lead);
        }
        self.by_rule = by_rule;
    }
}

/// Per number of ships, the hands that they can roll, with probabilities. Dice are added one by
/// one, which is exact to rounding for any number of dice.
fn rolled(arena: &Arena, side: Side, slot: Slot, volley: Volley, most: u8) -> Vec<HashMap<Hand, f64>> {
    let figures = &arena.spec(side, slot).figures;
    let faces = faces(arena, side, slot);
    let missed = 6 - faces.iter().sum::<u8>();
    let empty = Hand::new(arena.side(side).antimatter_splitter);
    let mut law: HashMap<Hand, f64> = HashMap::from([(empty, 1.0)]);
    let mut all = vec![law.clone()];
    for _ in 0..most {
        for weapon in weapons(volley) {
            for _ in 0..figures.dice(*weapon) {
                let mut after: HashMap<Hand, f64> = HashMap::new();
                let mut before: Vec<_> = law.into_iter().collect();
                // A fixed order, so that rounding is the same everywhere.
                before.sort_by_key(|(hand, _)| {
                    hand.iter().map(|(d, n)| (d.weapon, d.reach, n)).collect::<Vec<_>>()
                });
                for (hand, p) in before {
                    if missed > 0 {
                        *after.entry(hand).or_default() += p * f64::from(missed) / 6.0;
                    }
                    for (reach, n) in faces.iter().enumerate().filter(|(_, n)| **n > 0) {
                        let mut hand = hand;
                        hand.add(*weapon, reach as u8, 1);
                        *after.entry(hand).or_default() += p * f64::from(*n) / 6.0;
                    }
                }
                law = after;
            }
        }
        all.push(law.clone());
    }
    all
}

/// The kinds of dice that occur, in the order in which the rulebook assigns them.
fn kinds(by_class: &[HashMap<Hand, f64>]) -> Vec<DieKind> {
    let hands = by_class.last().into_iter().flat_map(HashMap::keys);
    let mut kinds: Vec<Die> = hands.flat_map(|hand| hand.iter().map(|(die, _)| die)).collect();
    kinds.sort_by_key(|die| (std::cmp::Reverse(die.weapon.damage()), die.weapon, die.reach));
    kinds.dedup();
    let points = |die: &Die| POINTS.iter().position(|p| *p == die.points).unwrap_or(0) as u8;
    kinds.into_iter().map(|die| DieKind { points: points(&die), die }).collect()
}

/// A hand as numbers of dice by kind.
pub(super) fn dice(hand: &Hand, kinds: &[DieKind]) -> Vec<u16> {
    kinds.iter().map(|kind| hand.iter().find(|(die, _)| *die == kind.die).map_or(0, |(_, n)| n)).collect()
}

/// All rolls and what is left of them after their first dice, those with fewer dice first.
fn close(by_class: &[HashMap<Hand, f64>], kinds: &[DieKind]) -> (Vec<Roll>, HashMap<Vec<u16>, u32>) {
    let mut all: std::collections::BTreeSet<(u32, Vec<u16>)> = std::collections::BTreeSet::new();
    for hand in by_class.iter().flat_map(HashMap::keys) {
        let mut roll = dice(hand, kinds);
        loop {
            if !all.insert((roll.iter().map(|n| u32::from(*n)).sum(), roll.clone())) {
                break;
            }
            match roll.iter().position(|n| *n > 0) {
                Some(first) => roll[first] -= 1,
                None => break,
            }
        }
    }
    let index: HashMap<Vec<u16>, u32> =
        all.iter().enumerate().map(|(i, (_, roll))| (roll.clone(), i as u32)).collect();
    let rolls = all.into_iter().map(|(_, dice)| {
        let first = dice.iter().position(|n| *n > 0).unwrap_or(0);
        let mut rest = dice;
        if let Some(n) = rest.get_mut(first) {
            *n = n.saturating_sub(1);
        }
        Roll { rest: index[&rest], first: first as u8 }
    });
    (rolls.collect(), index)
}

fn idle(die: Die) -> [Idle; 16] {
    std::array::from_fn(|levels| {
        let reached = levels & ((2 << die.reach) - 1);
        match (reached, levels & !reached) {
            (0, _) => Idle::Always,
            (_, 0) => Idle::Never,
            _ => Idle::Wasted,
        }
    })
}
