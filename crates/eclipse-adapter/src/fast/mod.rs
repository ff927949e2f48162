//! The fast path for odds of one battle.
//!
//! It is an optimisation of the rulebook, with no rule of its own: what a face hits, who acts
//! when, what the rule for NPCs prefers are asked of [`admiralty_eclipse::battle`], and tests
//! compare its answers with the general solver on thousands of random battles.
//!
//! # The idea
//!
//! Within a battle ships only get worse: a stack takes damage, loses ships, goes to the edge,
//! leaves. So each stack's conditions can be numbered such that every change leads to a lower
//! number (`fleet`), a side is a mixed-radix number of its stacks, and a pair of sides (a
//! *cell*) depends only on lower cells. Within a cell the activations of a round follow each
//! other in a ring, as a round in which nothing happens leads back to its beginning. The value
//! before activation p is a function of the value x after it,
//!
//! V_p(x) = Σ_r P(r) · best(K_r, x where the whole roll can be wasted),
//!
//! where r runs over the rolls by class and K_r is the best that the roll can do, which only
//! needs lower cells: K of a roll is, for its first die, the best over the targets of K of the
//! rest of the roll in the cell after the hit. So assigning eight dice costs eight small steps, not
//! all ways of assigning eight dice. Going round the ring gives a monotone, piecewise linear
//! function with a slope below 1, as a 6 always hits; its fixed point is the value of the cell.
//!
//! The law of the ends is found by a second pass in the opposite order, which lets probability
//! flow along the best choices.

mod backward;
mod fleet;
mod forward;
mod query;
mod shots;

pub use backward::Solved;
pub use forward::Ends;

use crate::objective::Objective;
use admiralty_eclipse::battle::{Arena, Side, Slot, Volley};
use admiralty_eclipse::ship::Ships;
use fleet::Fleets;
use shots::Shots;

/// An activation: the stack that acts, what its dice can do, and which activation follows.
struct Position {
    side: Side,
    slot: usize,
    volley: Volley,
    shots: Shots,
    /// Whether the dice are assigned by the rule for NPCs.
    by_rule: bool,
}

/// A battle, prepared for the fast path.
pub struct Fast {
    arena: Arena,
    objective: Objective,
    fleets: [Fleets; 2],
    positions: Vec<Position>,
    /// How many of the positions are missile volleys; the rest is the ring of a round.
    missiles: usize,
}

/// What an exact answer would take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Work {
    /// Cells: pairs of conditions of both sides.
    pub cells: f64,
    /// Simple operations, roughly.
    pub operations: f64,
    /// Bytes.
    pub memory: f64,
}

impl Work {
    /// The most memory that an exact answer may take, in bytes.
    pub const MEMORY: f64 = 6.0 * (1u64 << 30) as f64;
    /// The most conditions of one side.
    const CONDITIONS: f64 = 40_000_000.0;

    /// Whether it is within a budget of operations.
    #[must_use]
    pub fn within(&self, budget: u64) -> bool {
        self.operations <= budget as f64 && self.memory <= Self::MEMORY
    }
}

impl Fast {
    /// What an exact answer would take, without preparing it.
    #[must_use]
    pub fn work(arena: &Arena) -> Work {
        let sizes = Side::BOTH.map(|side| Slot::ALL.map(|slot| fleet::size(arena, side, slot)));
        let conditions = sizes.map(|s| s.iter().product::<f64>());
        let mut operations = 0.0;
        let mut rows = 4.0;
        for volley in [Volley::Missiles, Volley::Cannons] {
            for (side, slot) in arena.order(volley) {
                let rolls = shots::rolls(arena, side, slot, volley);
                let targets: f64 =
                    sizes[side.other().index()].iter().map(|n| n.ln_1p()).sum::<f64>().max(1.0);
                operations += rolls * targets * 2.0;
                rows += 2.0 + if side == Side::Defender { rolls } else { 0.0 };
            }
        }
        let cells = conditions[0] * conditions[1];
        let memory = if conditions.iter().all(|c| *c <= Work::CONDITIONS) {
            cells * rows * 8.0
        } else {
            f64::INFINITY
        };
        Work { cells, operations: operations * cells, memory }
    }

    /// How many rolls by class a type can make with its cannons, roughly.
    #[must_use]
    pub fn rolls(arena: &Arena, side: Side, slot: Slot) -> f64 {
        shots::rolls(arena, side, slot, Volley::Cannons)
    }

    /// Prepares a battle whose starts are these fleets of both sides; the arena's own if there
    /// are none.
    #[must_use]
    pub fn new(arena: &Arena, objective: Objective, starts: &[[[Ships; 4]; 2]]) -> Self {
        let own = [[arena.sides[0].fleet, arena.sides[1].fleet]];
        let starts = if starts.is_empty() { &own[..] } else { starts };
        let fleets = Side::BOTH.map(|side| Fleets::new(arena, side, starts, objective));
        let mut positions = Vec::new();
        let mut missiles = 0;
        for volley in [Volley::Missiles, Volley::Cannons] {
            for (side, slot) in arena.order(volley) {
                let shots = Shots::new(arena, side, slot, volley, &fleets[side.other().index()]);
                let by_rule = arena.by_rule(side);
                positions.push(Position { side, slot: slot.index(), volley, shots, by_rule });
            }
            if volley == Volley::Missiles {
                missiles = positions.len();
            }
        }
        Self { arena: arena.clone(), objective, fleets, positions, missiles }
    }

    /// The position after `p` in the course of the battle: missiles in a row, then the ring.
    fn after(&self, p: usize) -> usize {
        if p + 1 < self.positions.len() { p + 1 } else { self.missiles }
    }
}
