//! How probability flows through a battle.

use super::dice::Hits;
use super::{Fast, Law};
use admiralty_imperium::battle::{Kind, Side, Volley};

/// What is left out in all pairs of a round together.
const LEFT_OUT: f64 = 1e-16;

/// The probability of each pair of conditions.
type Mass = Vec<f64>;

impl Fast<'_> {
    /// The law of the ends.
    #[must_use]
    pub fn law(&self) -> Law {
        let mut law = Law::default();
        let mut mass = self.start();
        let (rounds, stop) = (self.layers(), self.setup.stop_after);
        for round in 1..=rounds {
            mass = self.round(&mass, &mut law);
            let stopped = stop.is_some_and(|stop| round >= stop);
            if !self.decide(&mut mass, round, stopped, &mut law) {
                break;
            }
        }
        self.fight_on(&mut mass, rounds.saturating_add(1), &mut law);
        self.ends(&mass, &mut law);
        law
    }

    /// What comes before the first round: first fire (I5.2.2), or bombardment and PDS (I5.3.3, I5.3.4).
    fn start(&self) -> Mass {
        let setup = self.setup;
        let [a, d] = &self.sides;
        let hits = |volley, side: Side, units| Hits::of(volley, &setup.figures[side.index()], units);
        let (by_a, by_d) = match setup.kind {
            Kind::Space => (
                hits(Volley::First, Side::Attacker, &setup.first[0]),
                hits(Volley::First, Side::Defender, &setup.first[1]),
            ),
            Kind::Invasion => (
                hits(Volley::Bombardment, Side::Attacker, &setup.bombards),
                hits(Volley::Pds, Side::Defender, &setup.pds),
            ),
        };
        let mut mass = self.nothing();
        by_d.each(a.most(), |i, p| {
            by_a.each(d.most(), |hits, q| {
                let j = if setup.bombardment_kills_all && hits > 0 { d.most() } else { hits };
                mass[self.pair(i, j)] += p * q;
            });
        });
        mass
    }

    fn nothing(&self) -> Mass {
        vec![0.0; self.sides[0].left.len() * self.sides[1].left.len()]
    }

    /// Pairs with less than this in them are left out.
    fn negligible(&self) -> f64 {
        LEFT_OUT / (self.sides[0].left.len() * self.sides[1].left.len()) as f64
    }

    /// Whether nobody can hit any more.
    fn stalemate(&self, i: usize, j: usize) -> bool {
        !self.sides[0].armed(i) && !self.sides[1].armed(j)
    }

    /// I5.2.4, I5.3.5: what becomes of attackers when nobody can hit.
    fn deadlock(&self, mass: &mut [f64], i: usize, j: usize, p: f64, law: &mut Law) {
        if self.setup.kind == Kind::Space && self.setup.may_retreat {
            law.retreated.push((self.left(i, j), p));
        } else {
            mass[self.pair(self.sides[0].most(), j)] += p;
        }
    }

    fn left(&self, i: usize, j: usize) -> [admiralty_imperium::unit::Units; 2] {
        [self.sides[0].left[i], self.sides[1].left[j]]
    }

    /// Adds what a round makes of a pair with this weight. Rounds without a hit lead back to the pair.
    fn spread(&self, i: usize, j: usize, weight: f64, to: &mut [f64]) {
        let [a, d] = &self.sides;
        let (by_a, by_d) = (&a.hits[i], &d.hits[j]);
        let most = d.most() - j;
        let (least, some) = by_a.below(most);
        let rest = by_a.at_least(most);
        by_d.each(a.most() - i, |hits, p| {
            let (p, row) = (p * weight, self.pair(i + hits, 0));
            let from = row + j + least;
            for (sum, q) in to[from..from + some.len()].iter_mut().zip(some) {
                *sum += p * q;
            }
            to[row + d.most()] += p * rest;
        });
    }

    /// One round of all that goes on. What has ended stays.
    fn round(&self, mass: &[f64], law: &mut Law) -> Mass {
        let [a, d] = &self.sides;
        let mut next = self.nothing();
        let least = self.negligible();
        for i in 0..=a.most() {
            for j in 0..=d.most() {
                let p = mass[self.pair(i, j)];
                if i == a.most() || j == d.most() {
                    next[self.pair(i, j)] += p;
                } else if p > 0.0 && self.stalemate(i, j) {
                    self.deadlock(&mut next, i, j, p, law);
                } else if p > least {
                    self.spread(i, j, p, &mut next);
                }
            }
        }
        next
    }

    /// I5.2.3: after a round the attacker may retreat. Whether the battle goes on anywhere.
    fn decide(&self, mass: &mut [f64], round: u16, stopped: bool, law: &mut Law) -> bool {
        let [a, d] = &self.sides;
        let mut goes_on = false;
        for i in 0..a.most() {
            for j in 0..d.most() {
                let p = mass[self.pair(i, j)];
                if p <= 0.0 {
                    continue;
                }
                if self.stalemate(i, j) {
                    self.deadlock(mass, i, j, p, law);
                } else if self.retreats(round, i, j) {
                    law.retreated.push((self.left(i, j), p));
                } else if stopped {
                    law.undecided.push((self.left(i, j), p));
                } else {
                    goes_on = true;
                    continue;
                }
                mass[self.pair(i, j)] = 0.0;
            }
        }
        goes_on
    }

    fn retreats(&self, round: u16, i: usize, j: usize) -> bool {
        let chance = || self.chances.as_ref().map_or(1.0, |chances| chances[self.pair(i, j)]);
        self.setup.may_retreat && self.orders.retreats(round, self.sides[0].left[i].total(), chance)
    }

    /// All further rounds at once: what arrives at a pair leaves it by the first round with a hit.
    fn fight_on(&self, mass: &mut [f64], round: u16, law: &mut Law) {
        let [a, d] = &self.sides;
        let least = self.negligible();
        for i in 0..a.most() {
            for j in 0..d.most() {
                let pair = self.pair(i, j);
                let p = mass[pair];
                if p <= 0.0 {
                    continue;
                }
                if self.stalemate(i, j) {
                    self.deadlock(mass, i, j, p, law);
                } else if self.retreats(round, i, j) {
                    law.retreated.push((self.left(i, j), p));
                } else if p > least {
                    let again = a.hits[i].nothing() * d.hits[j].nothing();
                    self.spread(i, j, p / (1.0 - again), mass);
                }
                mass[pair] = 0.0;
            }
        }
    }

    /// Reads off who is left.
    fn ends(&self, mass: &[f64], law: &mut Law) {
        let [a, d] = &self.sides;
        for i in 0..a.most() {
            let p = mass[self.pair(i, d.most())];
            if p > 0.0 {
                law.attacker.push((a.left[i], p));
            }
        }
        for j in 0..=d.most() {
            let p = mass[self.pair(a.most(), j)];
            // I5.3.6: if both are gone the defender keeps the planet; I5.2.4: of fleets nobody is left.
            if j == d.most() && self.setup.kind == Kind::Space {
                law.neither = p;
            } else if p > 0.0 {
                law.defender.push((d.left[j], p));
            }
        }
    }

    /// Per pair, the attacker's chance to win if the battle is fought to the end, from the last pairs
    /// back to the first.
    pub(super) fn backwards(&self) -> Vec<f64> {
        let [a, d] = &self.sides;
        let mut chances = self.nothing();
        for i in (0..a.most()).rev() {
            let last = self.pair(i, d.most());
            chances[last] = 1.0;
            for j in (0..d.most()).rev() {
                if !self.stalemate(i, j) {
                    chances[self.pair(i, j)] = self.chance_at(i, j, &chances);
                }
            }
        }
        chances
    }

    fn chance_at(&self, i: usize, j: usize, chances: &[f64]) -> f64 {
        let [a, d] = &self.sides;
        let (by_a, by_d) = (&a.hits[i], &d.hits[j]);
        let most = d.most() - j;
        let (least, some) = by_a.below(most);
        let rest = by_a.at_least(most);
        let mut sum = 0.0;
        // The chance of the pair itself is still 0, so that a round without a hit adds nothing.
        by_d.each(a.most() - i, |hits, p| {
            let row = self.pair(i + hits, 0);
            let from = row + j + least;
            let part: f64 = chances[from..from + some.len()].iter().zip(some).map(|(x, q)| x * q).sum();
            sum += p * (part + rest * chances[row + d.most()]);
        });
        sum / (1.0 - by_a.nothing() * by_d.nothing())
    }
}
