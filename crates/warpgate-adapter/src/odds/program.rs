//! The linear programs of both players.
//!
//! A player mixes the cards of each hand; the enemy, who knows how but not the hand, replies to the
//! sum of it with the best card of each hand of their own. So: maximise Σ q·v over the enemy's hands,
//! where v is no more than what the mix gains against any card of that hand. Cards that another card
//! of the same hand is always as good as are left out; the proof of the solution counts them.

use super::NoAnswer;
use super::hands::Hand;
use super::matrix::Matrix;
use super::plays::Mix;
use admiralty_warpgate::side::Side;
use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOptions, Variable};

/// What a hand's cards sum to in the program. Its tolerances are absolute, so that large numbers are
/// solved more exactly.
const WHOLE: f64 = 1024.0;
/// The tolerance that the solver is asked for, its finest.
const TOLERANCE: f64 = 1e-10;

/// The cards of each hand of a side that are worth playing, by their places.
type Worthy = Vec<Vec<usize>>;

fn worthy(hands: &[Vec<Hand>; 2], matrix: &Matrix) -> [Worthy; 2] {
    Side::BOTH.map(|side| {
        let hands = hands[side.index()].iter();
        hands.map(|hand| matrix.worth_playing(side, hand)).collect()
    })
}

/// The work of solving both programs, in simple operations: a simplex of m rows takes some m steps
/// of m² operations.
pub(super) fn work(hands: &[Vec<Hand>; 2], matrix: &Matrix) -> f64 {
    let open = worthy(hands, matrix).map(|worthy| {
        let open = worthy.iter().filter(|cards| cards.len() > 1);
        open.map(Vec::len).sum::<usize>() as f64
    });
    2.0 * (open[0] + open[1]).powi(3)
}

/// Both players' best mixes.
pub(super) fn solve(hands: &[Vec<Hand>; 2], matrix: &Matrix) -> Result<[Mix; 2], NoAnswer> {
    let worthy = worthy(hands, matrix);
    let [attacker, defender] = Side::BOTH.map(|side| best_mix(hands, matrix, &worthy, side));
    Ok([attacker?, defender?])
}

fn options() -> SolveOptions {
    let mut options = SolveOptions::default();
    options.tolerances.feasibility = TOLERANCE;
    options
}

fn best_mix(
    hands: &[Vec<Hand>; 2],
    matrix: &Matrix,
    worthy: &[Worthy; 2],
    side: Side,
) -> Result<Mix, NoAnswer> {
    let (own, enemy) = (side.index(), side.other().index());
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    // How much an own card gains on average over the enemy's hands that leave no choice.
    let sure = |card: usize| -> f64 {
        let hands = hands[enemy].iter().zip(&worthy[enemy]).filter(|(_, cards)| cards.len() == 1);
        hands.map(|(hand, cards)| hand.p * matrix.gain(side, card, cards[0])).sum()
    };
    // The cards that are played for sure, and those that are mixed.
    let mut fixed = vec![0.0; matrix.cards[own].len()];
    let mut mixed: Vec<(usize, usize, f64, Variable)> = Vec::new();
    for (n, (hand, cards)) in hands[own].iter().zip(&worthy[own]).enumerate() {
        match cards.as_slice() {
            [one] => fixed[*one] += hand.p,
            several => {
                let first = mixed.len();
                for card in several {
                    let variable = problem.add_var(hand.p * sure(*card), (0.0, WHOLE));
                    mixed.push((n, *card, hand.p, variable));
                }
                let sum: Vec<(Variable, f64)> = mixed[first..].iter().map(|(.., v)| (*v, 1.0)).collect();
                problem.add_constraint(&sum, ComparisonOp::Eq, WHOLE);
            }
        }
    }
    for (hand, cards) in hands[enemy].iter().zip(&worthy[enemy]).filter(|(_, cards)| cards.len() > 1) {
        let gained = problem.add_var(hand.p, (f64::NEG_INFINITY, f64::INFINITY));
        for card in cards {
            let known: f64 = fixed.iter().enumerate().map(|(n, p)| p * matrix.gain(side, n, *card)).sum();
            let mut row = vec![(gained, 1.0)];
            for (_, mine, p, variable) in &mixed {
                let gain = matrix.gain(side, *mine, *card);
                if gain != 0.0 {
                    row.push((*variable, -p * gain));
                }
            }
            problem.add_constraint(&row, ComparisonOp::Le, known * WHOLE);
        }
    }
    let solution = if mixed.is_empty() {
        None
    } else {
        let outcome = problem.solve_with(options()).map_err(|error| NoAnswer::Program(error.to_string()))?;
        let solution = outcome.into_solution();
        Some(solution.map_err(|_| NoAnswer::Program("it was interrupted".into()))?)
    };
    let often = |n: usize, card: usize| match (worthy[own][n].as_slice(), &solution) {
        ([one], _) => f64::from(u8::from(*one == card)),
        (_, Some(solution)) => {
            let variable = mixed.iter().find(|(hand, other, ..)| (*hand, *other) == (n, card));
            variable.map_or(0.0, |(.., variable)| solution.var_value(*variable) / WHOLE)
        }
        (_, None) => 0.0,
    };
    let mix = hands[own]
        .iter()
        .enumerate()
        .map(|(n, hand)| hand.options().map(|card| often(n, matrix.place(side, card))).collect());
    Ok(Mix(mix.collect()).cleaned())
}
