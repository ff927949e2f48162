//! A side whose losses have a fixed order: what it has left after so many hits is one thing, so that its
//! condition is a number.

use super::dice::Hits;
use crate::conduct::Orders;
use admiralty_imperium::battle::{Battle, Kind, Setup, Side, Volley};
use admiralty_imperium::unit::Units;

/// A side, by the number of hits that it has taken.
pub(super) struct Ladder {
    /// What is left; nothing in the last.
    pub(super) left: Vec<Units>,
    /// The law of its hits in a round.
    pub(super) hits: Vec<Hits>,
}

impl Ladder {
    pub(super) fn new(setup: &Setup, side: Side, orders: &Orders) -> Self {
        let at = side.index();
        let forces = setup.forces[at];
        let volley = if setup.kind == Kind::Space { Volley::Space } else { Volley::Ground };
        let law = |units: &Units| Hits::of(volley, &setup.figures[at], units);
        let (mut left, mut hits) = (vec![forces], vec![law(&forces)]);
        // I5.2.2: hits that are sustained come first, and cost nothing.
        for _ in 0..undamaged(setup, side, &forces, &setup.damaged[at]) {
            left.push(forces);
            hits.push(hits[0].clone());
        }
        let mut now = forces;
        for unit in orders.order(side) {
            for _ in 0..forces.get(unit) {
                now.take(unit, 1);
                left.push(now);
                hits.push(law(&now));
            }
        }
        Self { left, hits }
    }

    /// The hits after which nothing is left.
    pub(super) fn most(&self) -> usize {
        self.left.len() - 1
    }

    /// Whether it can hit at all after so many hits.
    pub(super) fn armed(&self, taken: usize) -> bool {
        !self.hits[taken].never()
    }

    /// Simple operations for one roll in each condition.
    pub(super) fn width(&self) -> u64 {
        self.hits.iter().map(|hits| hits.p.len() as u64).sum()
    }

    /// The hits that a side of a battle has taken.
    pub(super) fn taken(&self, setup: &Setup, side: Side, battle: &Battle) -> usize {
        let left = battle.forces(side);
        let more = left.total() + undamaged(setup, side, &left, &battle.damaged(side));
        self.most().saturating_sub(more as usize)
    }
}

/// How many of these can take a hit without loss.
fn undamaged(setup: &Setup, side: Side, units: &Units, damaged: &Units) -> u32 {
    let sustain = units.each().filter(|(unit, _)| setup.figures(side, *unit).sustains);
    sustain.map(|(unit, n)| u32::from(n.saturating_sub(damaged.get(unit)))).sum()
}
