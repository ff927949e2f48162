//! The fast path for odds with fixed orders of losses.
//!
//! Where each side loses its units in a fixed order, a battle is a pair of numbers: the hits that either
//! side has taken. Rounds only add to them, so that probability flows one way, from the whole battle to
//! its ends, but for rounds in which nobody hits: with probability q of such a round, what arrives
//! leaves with 1/(1 − q) of its weight. The hits of a side in a round are a sum of binomials, one for
//! each combat value.
//!
//! Rounds are followed one by one only where they count: up to the round of a retreat, up to the round
//! after which one looks at the battle, and for the first round if a retreat depends on what is left,
//! as nobody decides before it.
//!
//! It is an optimisation of the rulebook, and tested to give the same law of ends.

mod course;
mod dice;
mod ladder;

use crate::conduct::{Orders, Retreat};
use admiralty_imperium::battle::{Battle, Setup, Side};
use admiralty_imperium::unit::Units;
use ladder::Ladder;
use thiserror::Error;

/// The most pairs of conditions: what some 400 MB hold.
const MOST_PAIRS: u64 = 50_000_000;
/// Simple operations for a pair of conditions besides its rolls.
const PER_PAIR: u64 = 8;

/// An exact answer takes more than it may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an exact answer would take some {0} simple operations")]
pub struct Beyond(pub u64);

/// A battle that is to be fought by orders.
pub struct Fast<'a> {
    setup: &'a Setup,
    orders: &'a Orders,
    sides: [Ladder; 2],
    /// Per pair, the attacker's chance to win if fought to the end; only where a retreat asks for it.
    chances: Option<Vec<f64>>,
}

/// How a battle ends, by the hits that a side has taken and has left units.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Law {
    /// The attacker has won and has these left.
    pub attacker: Vec<(Units, f64)>,
    /// The defender has won, or has the planet, and has these left.
    pub defender: Vec<(Units, f64)>,
    /// Nobody is left.
    pub neither: f64,
    /// The attacker has retreated with these, from these.
    pub retreated: Vec<([Units; 2], f64)>,
    /// It was stopped with these left.
    pub undecided: Vec<([Units; 2], f64)>,
}

impl<'a> Fast<'a> {
    /// Prepares a battle.
    ///
    /// # Errors
    /// If it would take more simple operations than the budget.
    pub fn new(setup: &'a Setup, orders: &'a Orders, budget: u64) -> Result<Self, Beyond> {
        let sides = Side::BOTH.map(|side| Ladder::new(setup, side, orders));
        let mut fast = Self { setup, orders, sides, chances: None };
        let work = fast.work();
        if work > budget {
            return Err(Beyond(work));
        }
        if setup.may_retreat && matches!(orders.retreat, Some(Retreat::Odds(_))) {
            fast.chances = Some(fast.backwards());
        }
        Ok(fast)
    }

    /// The simple operations that it takes; more than any budget if it takes too much memory.
    fn work(&self) -> u64 {
        let [a, d] = &self.sides;
        let pairs = (a.left.len() as u64).saturating_mul(d.left.len() as u64);
        if pairs > MOST_PAIRS {
            return u64::MAX;
        }
        let once = a.width().saturating_mul(d.width()).saturating_add(pairs.saturating_mul(PER_PAIR));
        let odds = u64::from(matches!(self.orders.retreat, Some(Retreat::Odds(_))));
        once.saturating_mul(self.layers() as u64 + 1 + odds)
    }

    /// Rounds that have to be followed one by one.
    fn layers(&self) -> u16 {
        let retreat = match self.orders.retreat.filter(|_| self.setup.may_retreat) {
            None => 0,
            Some(Retreat::Round(round)) => round,
            Some(Retreat::Ships(_) | Retreat::Odds(_)) => 1,
        };
        self.setup.stop_after.unwrap_or(retreat)
    }

    /// The attacker's chance to win from here if the battle is fought to the end.
    #[must_use]
    pub fn chance(&self, battle: &Battle) -> f64 {
        let [i, j] = Side::BOTH.map(|side| self.sides[side.index()].taken(self.setup, side, battle));
        self.chances.as_ref().map_or(1.0, |chances| chances[self.pair(i, j)])
    }

    fn pair(&self, i: usize, j: usize) -> usize {
        i * self.sides[1].left.len() + j
    }
}

/// The attacker's chance to win a battle of this setup if it is fought to the end by orders of losses
/// alone. The forces of the setup are those that are left now.
///
/// # Errors
/// If it would take more simple operations than the budget.
pub fn chance_to_win(setup: &Setup, losses: &Orders, budget: u64) -> Result<f64, Beyond> {
    let orders = Orders { retreat: None, ..losses.clone() };
    let setup = Setup { rounds: None, stop_after: None, ..setup.clone() };
    let law = Fast::new(&setup, &orders, budget)?.law();
    Ok(law.attacker.iter().map(|(_, p)| p).sum())
}
