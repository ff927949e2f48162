//! The law of the ends: probability flows along the best choices, from the start down.

use super::Fast;
use super::backward::{Act, Row, Solved};
use super::shots::Idle;
use admiralty_eclipse::battle::Side;
use admiralty_eclipse::ship::Ships;

/// What is left of a battle, and how likely.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ends {
    /// Per side ([`Side::index`]), the ships with which it is left in the hex.
    pub left: [Vec<([Ships; 4], f64)>; 2],
    /// Per side and stack, ships destroyed on average.
    pub losses: [[f64; 4]; 2],
}

/// Probability below which a branch is dropped: far below what could add up to 1e-9.
const NEGLIGIBLE: f64 = 1e-24;

/// Where an activation leads from a cell.
struct Flow {
    /// Probability that nothing changes.
    stay: f64,
    /// Cells and probabilities of the changes.
    to: Vec<((usize, usize), f64)>,
}

impl Solved {
    /// The value of the battle at its start, for starts with these weights.
    #[must_use]
    pub fn value_of(&self, starts: &[([[Ships; 4]; 2], f64)]) -> f64 {
        starts.iter().filter_map(|(fleets, p)| Some(p * self.values[0][self.start(fleets)?])).sum()
    }

    fn start(&self, fleets: &[[Ships; 4]; 2]) -> Option<usize> {
        let number = |side: usize| {
            let stacks =
                fleets[side].map(|ships| admiralty_eclipse::battle::Stack { ships, ..Default::default() });
            self.fast.fleets[side].number(&stacks)
        };
        Some(self.cell(number(0)?, number(1)?))
    }

    /// The law of the ends, for starts with these weights.
    #[must_use]
    pub fn ends(&self, starts: &[([[Ships; 4]; 2], f64)]) -> Ends {
        let (rows, columns) = (self.fast.fleets[0].size, self.fast.fleets[1].size);
        let mut mass: Vec<Vec<f64>> = self.values.iter().map(|v| vec![0.0; v.len()]).collect();
        for (fleets, p) in starts {
            if let Some(cell) = self.start(fleets) {
                mass[0][cell] += p;
            }
        }
        let mut left = [vec![0.0; rows], vec![0.0; columns]];
        let mut losses = [[0.0; 4]; 2];
        let mut row = Row::new(&self.fast);
        for a in (0..rows).rev() {
            if mass.iter().all(|m| m[a * columns..(a + 1) * columns].iter().all(|m| *m == 0.0)) {
                continue;
            }
            self.fill_row(a, &mut row);
            for d in (0..columns).rev() {
                self.flow_cell(a, d, &row, &mut mass, &mut left, &mut losses);
            }
        }
        let [attacker, defender] = left;
        let ships = |side: usize, left: Vec<f64>| {
            let left = left.into_iter().enumerate().filter(|(_, p)| *p > 0.0);
            left.map(|(number, p)| (self.fast.fleets[side].ships(number), p)).collect()
        };
        Ends { left: [ships(0, attacker), ships(1, defender)], losses }
    }

    fn flow_cell(
        &self,
        a: usize,
        d: usize,
        row: &Row,
        mass: &mut [Vec<f64>],
        left: &mut [Vec<f64>; 2],
        losses: &mut [[f64; 4]; 2],
    ) {
        let cell = self.cell(a, d);
        let n = self.fast.positions.len();
        if mass.iter().all(|m| m[cell] == 0.0) {
            return;
        }
        if self.fast.ended(a, d).is_some() {
            let here: f64 = mass.iter().map(|m| m[cell]).sum();
            if a == 0 {
                left[1][d] += here
            } else {
                left[0][a] += here
            }
            return;
        }
        let missiles = self.fast.missiles;
        for p in 0..missiles {
            let here = mass[p][cell];
            if here > 0.0 {
                let flow = self.flow(p, a, d, here, row);
                self.pour(p, (a, d), here, &flow, mass, losses);
                mass[p + 1][cell] += here * flow.stay;
            }
        }
        if self.fast.unarmed(a, d) {
            let here: f64 = (missiles..n).map(|p| mass[p][cell]).sum();
            left[1][d] += here;
            for (slot, lost) in losses[0].iter_mut().enumerate() {
                let condition = self.fast.fleets[0].condition(a, slot);
                if !condition.edge && condition.retreat.is_none() {
                    *lost += here * f64::from(condition.ships.count());
                }
            }
            return;
        }
        let entering: Vec<f64> = (missiles..n).map(|p| mass[p][cell]).collect();
        let total: f64 = entering.iter().sum();
        if total <= 0.0 {
            return;
        }
        let flows: Vec<Flow> = (missiles..n).map(|p| self.flow(p, a, d, total, row)).collect();
        // Expected visits: what enters, and what comes round the ring.
        let round: f64 = flows.iter().map(|f| f.stay).product();
        let mut visits = entering[0];
        let mut carried = 1.0;
        for (entering, flow) in entering.iter().zip(&flows).skip(1).rev() {
            carried *= flow.stay;
            visits += entering * carried;
        }
        visits /= 1.0 - round;
        for (i, flow) in flows.iter().enumerate() {
            self.pour(missiles + i, (a, d), visits, flow, mass, losses);
            visits = visits * flow.stay + entering.get(i + 1).copied().unwrap_or(0.0);
        }
    }

    /// Lets the changes of an activation flow on.
    fn pour(
        &self,
        p: usize,
        (a, d): (usize, usize),
        here: f64,
        flow: &Flow,
        mass: &mut [Vec<f64>],
        losses: &mut [[f64; 4]; 2],
    ) {
        let next = self.fast.after(p);
        let shot = self.fast.positions[p].side.other().index();
        for ((to_a, to_d), chance) in &flow.to {
            let m = here * chance;
            mass[next][self.cell(*to_a, *to_d)] += m;
            let (from, to) = if shot == 0 { (a, *to_a) } else { (d, *to_d) };
            if from != to {
                for (slot, lost) in losses[shot].iter_mut().enumerate() {
                    let count = |n: usize| f64::from(self.fast.fleets[shot].condition(n, slot).ships.count());
                    *lost += m * (count(from) - count(to));
                }
            }
        }
    }

    /// Where an activation leads from a cell. Branches that carry next to nothing of `mass` are
    /// dropped.
    fn flow(&self, p: usize, a: usize, d: usize, mass: f64, row: &Row) -> Flow {
        let position = &self.fast.positions[p];
        let (own, enemy) = match position.side {
            Side::Attacker => (a, d),
            Side::Defender => (d, a),
        };
        let cell = |own: usize, enemy: usize| match position.side {
            Side::Attacker => (own, enemy),
            Side::Defender => (enemy, own),
        };
        let mut flow = Flow { stay: 0.0, to: Vec::new() };
        let (ships, retreat) = match self.fast.act(p, own) {
            Act::Pass => return Flow { stay: 1.0, to: Vec::new() },
            Act::Leave(to) => return Flow { stay: 0.0, to: vec![(cell(to, enemy), 1.0)] },
            Act::Fire { ships, retreat } => (ships, retreat),
        };
        if let Some(to) = retreat {
            let (to_a, to_d) = cell(to, enemy);
            // The value of the activation is that of the retreat only if that is better.
            if self.values[p][self.cell(a, d)] == self.after(p, to_a, to_d)
                && self.attack(p, a, d, ships, row) != self.values[p][self.cell(a, d)]
            {
                flow.to.push(((to_a, to_d), 1.0));
                return flow;
            }
        }
        for (r, chance) in position.shots.p[ships].iter().enumerate() {
            if mass * chance > NEGLIGIBLE {
                let to = self.follow(p, r, a, d, row);
                if to == enemy {
                    flow.stay += chance;
                } else {
                    flow.to.push((cell(own, to), *chance));
                }
            }
        }
        flow
    }

    /// The value of attacking, not retreating.
    fn attack(&self, p: usize, a: usize, d: usize, ships: usize, row: &Row) -> f64 {
        let chances = self.fast.positions[p].shots.p[ships].iter().enumerate();
        chances
            .filter(|(_, chance)| **chance > 0.0)
            .map(|(r, chance)| chance * self.roll(p, r, a, d, row))
            .sum()
    }

    /// The value of a roll in a cell; for the attacker, of the row's.
    fn roll(&self, p: usize, r: usize, a: usize, d: usize, row: &Row) -> f64 {
        match (r, self.fast.positions[p].side) {
            (0, _) => self.after(p, a, d),
            (_, Side::Attacker) => row.rolls[p][r][d],
            (_, Side::Defender) => self.rolls[p][r - 1][self.cell(a, d)],
        }
    }

    /// The condition of the other side after a roll is assigned as well as possible, die by die.
    fn follow(&self, p: usize, r: usize, a: usize, d: usize, row: &Row) -> usize {
        let position = &self.fast.positions[p];
        let side = position.side;
        let mut enemy = if side == Side::Attacker { d } else { a };
        if position.by_rule {
            return position.shots.by_rule[r][enemy] as usize;
        }
        let mut r = r;
        while r != 0 && enemy != 0 {
            let roll = &position.shots.rolls[r];
            let value = |enemy: usize| match side {
                Side::Attacker => self.roll(p, roll.rest as usize, a, enemy, row),
                Side::Defender => self.roll(p, roll.rest as usize, enemy, d, row),
            };
            let idle = position.shots.idle(roll.first, enemy);
            let mut best = Fast::worst(side);
            let mut to = enemy;
            for target in position.shots.targets(roll.first, enemy) {
                let value = value(target.to as usize) + target.reward;
                if value != best && Fast::better(side, best, value) == value {
                    (best, to) = (value, target.to as usize);
                }
            }
            if idle != Idle::Never {
                let value = value(enemy);
                if value != best && Fast::better(side, best, value) == value {
                    to = enemy;
                }
            }
            enemy = to;
            r = roll.rest as usize;
        }
        enemy
    }
}
