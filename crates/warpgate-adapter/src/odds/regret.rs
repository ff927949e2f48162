//! Where the linear programs are too large: both players learn from regret.
//!
//! Regret matching (Hart and Mas-Colell 2000) in the form of Tammelin (2014): regrets never fall
//! below 0, both players take turns, later plays count more. What the average plays guarantee is a
//! proven interval for the value; how wide it is, is known when it is computed.

use super::hands::Hand;
use super::matrix::Matrix;
use super::plays::{Mix, worths};
use admiralty_warpgate::side::Side;

/// Rounds at most.
const MOST_ROUNDS: u64 = 20_000;

/// Mixes that come close to the best.
pub(super) fn approach(hands: &[Vec<Hand>; 2], matrix: &Matrix, budget: u64) -> [Mix; 2] {
    let zero = |side: Side| -> Vec<Vec<f64>> {
        hands[side.index()].iter().map(|hand| vec![0.0; hand.options().count()]).collect()
    };
    let mut regrets = Side::BOTH.map(zero);
    let mut sums = Side::BOTH.map(zero);
    let mut now = Side::BOTH.map(|side| current(&zero(side)));
    let round: usize = hands.iter().flatten().map(|hand| hand.options().count()).sum();
    let round = round + 2 * matrix.cards[0].len() * matrix.cards[1].len();
    let rounds = (budget / (10 * round as u64).max(1)).clamp(1, MOST_ROUNDS);
    for n in 1..=rounds {
        for side in Side::BOTH {
            let (own, enemy) = (side.index(), side.other());
            let against = now[enemy.index()].marginal(&hands[enemy.index()], matrix, enemy);
            let worths = worths(matrix, side, &against);
            for (at, hand) in hands[own].iter().enumerate() {
                let worth: Vec<f64> = hand.options().map(|card| worths[matrix.place(side, card)]).collect();
                let mean: f64 = worth.iter().zip(&now[own].0[at]).map(|(w, p)| w * p).sum();
                for (regret, worth) in regrets[own][at].iter_mut().zip(&worth) {
                    *regret = (*regret + worth - mean).max(0.0);
                }
            }
            now[own] = current(&regrets[own]);
            for (sums, often) in sums[own].iter_mut().zip(&now[own].0) {
                sums.iter_mut().zip(often).for_each(|(sum, often)| *sum += often * n as f64);
            }
        }
    }
    sums.map(|sums| Mix(sums).cleaned())
}

/// Every option as often as it is regretted; all equally if none is.
fn current(regrets: &[Vec<f64>]) -> Mix {
    let of_hand = |regrets: &Vec<f64>| {
        let sum: f64 = regrets.iter().sum();
        let even = 1.0 / regrets.len() as f64;
        regrets.iter().map(|regret| if sum > 0.0 { regret / sum } else { even }).collect()
    };
    Mix(regrets.iter().map(of_hand).collect())
}
