//! The value of every cell, from the lowest up.

use super::Fast;
use super::shots::Idle;
use crate::objective::Objective;
use admiralty_eclipse::battle::{Side, Volley};

/// A battle with the values of all its cells.
pub struct Solved {
    pub(super) fast: Fast,
    /// Per position and cell, the value before the activation.
    pub(super) values: Vec<Vec<f64>>,
    /// Per position of the defender and roll (but the first), the value of the roll per cell.
    pub(super) rolls: Vec<Vec<Vec<f64>>>,
}

/// What an activation can do in a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Act {
    /// Nothing: the stack is gone, or has no cannon and cannot retreat.
    Pass,
    /// It is on the edge and leaves; the side afterwards.
    Leave(usize),
    /// It fires, if so many ships are not zero, or retreats to the edge if that is possible.
    Fire {
        /// Ships that fire; 0 if they have no cannon.
        ships: usize,
        /// The side afterwards, if it retreats.
        retreat: Option<usize>,
    },
}

/// The values of the rolls of one activation in one cell, as far as lower cells know them.
struct Known {
    /// Per roll, the best that it can do by changing something.
    best: Vec<f64>,
    /// Per roll, whether it may change nothing.
    stays: Vec<bool>,
}

impl Fast {
    /// The worst value for a side: what a choice that does not exist is worth.
    pub(super) fn worst(side: Side) -> f64 {
        match side {
            Side::Attacker => f64::NEG_INFINITY,
            Side::Defender => f64::INFINITY,
        }
    }

    /// The better of two values for a side.
    #[inline]
    pub(super) fn better(side: Side, a: f64, b: f64) -> f64 {
        match side {
            Side::Attacker => a.max(b),
            Side::Defender => a.min(b),
        }
    }

    /// What the stack of a position can do in a condition of its side.
    pub(super) fn act(&self, p: usize, own: usize) -> Act {
        let position = &self.positions[p];
        let fleets = &self.fleets[position.side.index()];
        let condition = fleets.condition(own, position.slot);
        if condition.ships.is_empty() {
            return Act::Pass;
        }
        if condition.edge {
            return Act::Leave(fleets.with(own, position.slot, 0));
        }
        let armed = position.volley == Volley::Missiles || fleets.armed[position.slot];
        let ships = if armed { usize::from(condition.ships.count()) } else { 0 };
        let retreat = match position.volley {
            Volley::Missiles => None,
            Volley::Cannons => condition.retreat.map(|to| fleets.with(own, position.slot, to)),
        };
        if ships == 0 && retreat.is_none() { Act::Pass } else { Act::Fire { ships, retreat } }
    }

    /// E8.1: what a stalemate is worth: attackers that cannot retreat are lost.
    pub(super) fn stalemate(&self, attacker: usize) -> f64 {
        let fleets = &self.fleets[0];
        (0..4)
            .map(|slot| {
                let condition = fleets.condition(attacker, slot);
                let safe = condition.edge || condition.retreat.is_some();
                if safe { 0.0 } else { f64::from(condition.ships.count()) * fleets.reward[slot] }
            })
            .sum()
    }

    /// E6.2: what the cell is worth if one side is gone.
    pub(super) fn ended(&self, a: usize, d: usize) -> Option<f64> {
        match (a, d, self.objective) {
            (0, _, _) => Some(0.0),
            (_, 0, Objective::Hold) => Some(1.0),
            (_, 0, Objective::Material) => Some(0.0),
            _ => None,
        }
    }

    /// E8.2: whether neither side has a cannon. Then all positions from which no missile is
    /// fired any more have the value of a stalemate.
    pub(super) fn unarmed(&self, a: usize, d: usize) -> bool {
        !self.fleets[0].any_armed(a) && !self.fleets[1].any_armed(d)
    }

    /// Computes all values.
    #[must_use]
    pub fn solve(self) -> Solved {
        let (rows, columns) = (self.fleets[0].size, self.fleets[1].size);
        let cells = rows * columns;
        let values = self.positions.iter().map(|_| vec![0.0; cells]).collect();
        let rolls = self.positions.iter().map(|p| match p.side {
            Side::Attacker => Vec::new(),
            Side::Defender => p.shots.rolls[1..].iter().map(|_| vec![0.0; cells]).collect(),
        });
        let rolls = rolls.collect();
        let mut solved = Solved { fast: self, values, rolls };
        let mut row = Row::new(&solved.fast);
        for a in 0..rows {
            solved.solve_row(a, &mut row);
        }
        solved
    }
}

impl Known {
    /// The value of a roll, once that of doing nothing is known.
    fn value(&self, side: Side, r: usize, x: f64) -> f64 {
        if self.stays[r] { Fast::better(side, self.best[r], x) } else { self.best[r] }
    }
}

/// An activation as a function of the value x after it, as far as no decision depends on x.
#[derive(Clone, Copy, Default)]
struct Linear {
    constant: f64,
    slope: f64,
    /// Whether a decision depends on x, so that this is not all.
    mixed: bool,
}

/// Values of the attacker's rolls for all conditions of the defender, the attacker fixed; and
/// space to work in.
pub(super) struct Row {
    /// Per position and roll.
    pub(super) rolls: Vec<Vec<Vec<f64>>>,
    known: Vec<Known>,
    acts: Vec<Act>,
    retreats: Vec<f64>,
    linear: Vec<Linear>,
    /// Per position, how many rolls matter in the cell.
    limits: Vec<usize>,
}

impl Row {
    pub(super) fn new(fast: &Fast) -> Self {
        let columns = fast.fleets[1].size;
        let rolls = fast.positions.iter().map(|p| match p.side {
            Side::Attacker => p.shots.rolls.iter().map(|_| vec![0.0; columns]).collect(),
            Side::Defender => Vec::new(),
        });
        let known = fast
            .positions
            .iter()
            .map(|p| Known { best: vec![0.0; p.shots.rolls.len()], stays: vec![false; p.shots.rolls.len()] });
        let n = fast.positions.len();
        Self {
            rolls: rolls.collect(),
            known: known.collect(),
            acts: vec![Act::Pass; n],
            retreats: vec![0.0; n],
            linear: vec![Linear::default(); n],
            limits: vec![0; n],
        }
    }
}

impl Solved {
    #[inline]
    pub(super) fn cell(&self, a: usize, d: usize) -> usize {
        a * self.fast.fleets[1].size + d
    }

    /// The value after the activation of position `p` in a cell.
    #[inline]
    pub(super) fn after(&self, p: usize, a: usize, d: usize) -> f64 {
        self.values[self.fast.after(p)][self.cell(a, d)]
    }

    fn solve_row(&mut self, a: usize, row: &mut Row) {
        let columns = self.fast.fleets[1].size;
        for p in 0..self.fast.positions.len() {
            if self.fast.positions[p].side == Side::Defender {
                self.defender_rolls(p, a);
            }
        }
        for d in 0..columns {
            self.solve_cell(a, d, row);
        }
    }

    /// The rolls of a defender's type against one condition of the attacker, for all conditions
    /// of the defender at once: K of the module's essay, which only needs lower rows.
    fn defender_rolls(&mut self, p: usize, a: usize) {
        let columns = self.fast.fleets[1].size;
        let next = self.fast.after(p);
        let position = &self.fast.positions[p];
        let shots = &position.shots;
        let attacker = &self.fast.fleets[0];
        for (r, roll) in shots.rolls.iter().enumerate().skip(1) {
            let (done, rest) = self.rolls[p].split_at_mut(r - 1);
            let row = &mut rest[0][a * columns..(a + 1) * columns];
            // The value of a shorter roll, or of no roll, in a row.
            let shorter = |roll: usize, a: usize| match roll {
                0 => &self.values[next][a * columns..(a + 1) * columns],
                _ => &done[roll - 1][a * columns..(a + 1) * columns],
            };
            if position.by_rule {
                let to = shots.by_rule[r][a] as usize;
                if to == a {
                    row.fill(Fast::worst(Side::Defender));
                    continue;
                }
                let lost = reward_between(attacker, a, to);
                let from = &self.values[next][to * columns..(to + 1) * columns];
                row.iter_mut().zip(from).for_each(|(best, value)| *best = value + lost);
                continue;
            }
            let idle = shots.idle(roll.first, a);
            if idle == Idle::Never || roll.rest == 0 {
                row.fill(Fast::worst(Side::Defender));
            } else {
                // The first die does nothing, and the rest what it can. (The rest doing nothing,
                // too, is the whole roll staying.)
                let (rest_known, target) = (shorter(roll.rest as usize, a), row);
                target.copy_from_slice(rest_known);
            }
            let row = &mut rest[0][a * columns..(a + 1) * columns];
            for option in shots.targets(roll.first, a) {
                let from = match roll.rest {
                    0 => &self.values[next][option.to as usize * columns..][..columns],
                    rest => &done[rest as usize - 1][option.to as usize * columns..][..columns],
                };
                row.iter_mut().zip(from).for_each(|(best, value)| *best = best.min(value + option.reward));
            }
        }
    }

    /// The rolls of an attacker's type in a cell: K of the module's essay.
    fn attacker_rolls(&self, p: usize, a: usize, d: usize, row: &mut Row) {
        let position = &self.fast.positions[p];
        let shots = &position.shots;
        let values = &self.values[self.fast.after(p)][a * self.fast.fleets[1].size..];
        for (r, roll) in shots.rolls[..row.limits[p]].iter().enumerate().skip(1) {
            let known = &mut row.known[p];
            if position.by_rule {
                let to = shots.by_rule[r][d] as usize;
                known.stays[r] = to == d;
                known.best[r] = match to == d {
                    true => Fast::worst(Side::Attacker),
                    false => values[to] + reward_between(&self.fast.fleets[1], d, to),
                };
                continue;
            }
            let mut best = f64::NEG_INFINITY;
            let idle = shots.idle(roll.first, d);
            if idle != Idle::Never {
                best = known.best[roll.rest as usize];
            }
            known.stays[r] = shots.stays(r, d);
            if roll.rest == 0 {
                for option in shots.targets(roll.first, d) {
                    best = best.max(values[option.to as usize] + option.reward);
                }
            } else {
                let rest = &row.rolls[p][roll.rest as usize];
                for option in shots.targets(roll.first, d) {
                    best = best.max(rest[option.to as usize] + option.reward);
                }
            }
            known.best[r] = best;
        }
    }

    /// Makes `row` hold the rolls of the attacker's types in row `a`, once that is solved.
    pub(super) fn fill_row(&self, a: usize, row: &mut Row) {
        for d in 0..self.fast.fleets[1].size {
            if let Some(value) = self.fast.ended(a, d) {
                row.rolls.iter_mut().flatten().for_each(|roll| roll[d] = value);
                continue;
            }
            for p in 0..self.fast.positions.len() {
                if self.fast.positions[p].side == Side::Attacker {
                    self.prepare(p, a, d, row);
                    let x = self.after(p, a, d);
                    for r in 1..row.limits[p] {
                        row.rolls[p][r][d] = row.known[p].value(Side::Attacker, r, x);
                    }
                }
            }
        }
    }

    fn solve_cell(&mut self, a: usize, d: usize, row: &mut Row) {
        let cell = self.cell(a, d);
        if let Some(value) = self.fast.ended(a, d) {
            // Rolls that are left over when a side is gone do nothing.
            self.values.iter_mut().for_each(|values| values[cell] = value);
            self.rolls.iter_mut().flatten().for_each(|roll| roll[cell] = value);
            row.rolls.iter_mut().flatten().for_each(|roll| roll[d] = value);
            return;
        }
        let stalemate = self.fast.unarmed(a, d).then(|| self.fast.stalemate(a));
        for p in 0..self.fast.positions.len() {
            self.prepare(p, a, d, row);
        }
        let ring = self.fast.missiles..self.fast.positions.len();
        let begin = match stalemate {
            Some(value) => value,
            None => self.fixed_point(row),
        };
        let mut x = begin;
        for p in ring.rev() {
            let value = if stalemate.is_some() { begin } else { self.apply(p, x, row).0 };
            self.finish(p, a, d, x, row);
            self.values[p][cell] = value;
            x = value;
        }
        // Missiles lead to the beginning of the ring.
        let mut x = if self.fast.missiles < self.fast.positions.len() {
            self.values[self.fast.missiles][cell]
        } else {
            begin
        };
        for p in (0..self.fast.missiles).rev() {
            let value = self.apply(p, x, row).0;
            self.finish(p, a, d, x, row);
            self.values[p][cell] = value;
            x = value;
        }
    }

    /// What is known of a position in a cell before the cell is solved.
    fn prepare(&self, p: usize, a: usize, d: usize, row: &mut Row) {
        let cell = self.cell(a, d);
        let position = &self.fast.positions[p];
        let (own, enemy) = match position.side {
            Side::Attacker => (a, d),
            Side::Defender => (d, a),
        };
        let act = self.fast.act(p, own);
        row.acts[p] = act;
        row.known[p].stays[0] = true;
        row.known[p].best[0] = Fast::worst(position.side);
        let ships =
            usize::from(self.fast.fleets[position.side.index()].condition(own, position.slot).ships.count());
        row.limits[p] = position.shots.limit[ships];
        match position.side {
            Side::Attacker => self.attacker_rolls(p, a, d, row),
            Side::Defender => {
                for r in 1..row.limits[p] {
                    row.known[p].best[r] = self.rolls[p][r - 1][cell];
                    row.known[p].stays[r] = position.shots.stays(r, enemy);
                }
            }
        }
        row.retreats[p] = match (act, position.side) {
            (Act::Leave(to) | Act::Fire { retreat: Some(to), .. }, Side::Attacker) => self.after(p, to, d),
            (Act::Leave(to) | Act::Fire { retreat: Some(to), .. }, Side::Defender) => self.after(p, a, to),
            _ => Fast::worst(position.side),
        };
        row.linear[p] = self.linear(p, row);
    }

    fn linear(&self, p: usize, row: &Row) -> Linear {
        let mut linear = Linear::default();
        if let Act::Fire { ships, retreat } = row.acts[p] {
            let known = &row.known[p];
            linear.mixed = retreat.is_some();
            for (r, chance) in self.fast.positions[p].shots.p[ships][..row.limits[p]].iter().enumerate() {
                if known.best[r].is_infinite() {
                    linear.slope += chance;
                } else if !known.stays[r] {
                    linear.constant += chance * known.best[r];
                } else {
                    linear.mixed = true;
                }
            }
        }
        linear
    }

    /// The value before an activation if the value after it is `x`, and the slope there.
    fn apply(&self, p: usize, x: f64, row: &Row) -> (f64, f64) {
        let side = self.fast.positions[p].side;
        let (ships, retreat) = match row.acts[p] {
            Act::Pass => return (x, 1.0),
            Act::Leave(_) => return (row.retreats[p], 0.0),
            Act::Fire { ships, retreat } => (ships, retreat),
        };
        let Linear { constant, mut slope, mixed } = row.linear[p];
        let mut value = constant + slope * x;
        if !mixed {
            return (value, slope);
        }
        let known = &row.known[p];
        for (r, chance) in self.fast.positions[p].shots.p[ships][..row.limits[p]].iter().enumerate() {
            if known.stays[r] && known.best[r].is_finite() {
                value += chance * Fast::better(side, known.best[r], x);
                if Fast::better(side, known.best[r], x) == x {
                    slope += chance;
                }
            }
        }
        if retreat.is_some() && Fast::better(side, value, row.retreats[p]) != value {
            return (row.retreats[p], 0.0);
        }
        (value, slope)
    }

    /// Once round the ring, from its beginning.
    fn round(&self, x: f64, row: &Row) -> (f64, f64) {
        let ring = self.fast.missiles..self.fast.positions.len();
        ring.rev().fold((x, 1.0), |(x, slope), p| {
            let (value, here) = self.apply(p, x, row);
            (value, slope * here)
        })
    }

    /// The fixed point of a round: where the function is linear, Newton's step is exact. It is
    /// monotone with slopes below 1, so that bisection would find it, too, should Newton cycle.
    fn fixed_point(&self, row: &Row) -> f64 {
        let mut x = 0.0;
        let mixed = row.linear[self.fast.missiles..].iter().any(|linear| linear.mixed);
        for _ in 0..64 {
            let (value, slope) = self.round(x, row);
            let next = x + (value - x) / (1.0 - slope);
            if !mixed || (next - x).abs() <= 1e-15 * (1.0 + x.abs()) {
                return next;
            }
            x = next;
        }
        let (mut low, mut high) = (-1e6, 1e6);
        for _ in 0..200 {
            let middle = f64::midpoint(low, high);
            if self.round(middle, row).0 > middle { low = middle } else { high = middle }
        }
        low
    }

    /// Once the value `x` after an activation is known: the values of its rolls.
    fn finish(&mut self, p: usize, a: usize, d: usize, x: f64, row: &mut Row) {
        let cell = self.cell(a, d);
        let side = self.fast.positions[p].side;
        let known = &row.known[p];
        for r in 1..row.limits[p] {
            let value = known.value(side, r, x);
            match side {
                Side::Attacker => row.rolls[p][r][d] = value,
                Side::Defender => self.rolls[p][r - 1][cell] = value,
            }
        }
    }
}

/// What the ships destroyed between two conditions of a side are worth to the attacker.
pub(super) fn reward_between(fleets: &super::fleet::Fleets, from: usize, to: usize) -> f64 {
    (0..4)
        .map(|slot| {
            let count = |n: usize| f64::from(fleets.condition(n, slot).ships.count());
            (count(from) - count(to)) * fleets.reward[slot]
        })
        .sum()
}
