//! Players that the program plays.

use crate::Objective;
use crate::odds::plays::highest;
use crate::odds::{Asked, Solved, best_open, draw, solve_at};
use crate::table::WarpgateTable;
use admiralty_game::Seat;
use admiralty_odds::{Plan, Policy};
use admiralty_referee::{Agent, PlayerKind};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use std::hash::{BuildHasher, Hasher, RandomState};

/// A player of this kind. Who plays best mixes cards as the solution does, with luck of their own;
/// what they choose stands in the record.
#[must_use]
pub fn agent(kind: PlayerKind, objective: Objective) -> Agent<WarpgateTable> {
    let mut known: Option<Option<Solved>> = None;
    Box::new(move |table, state, seat, options| {
        let asked = asked(table.field(), objective);
        let choice = match (kind, state.wait) {
            (PlayerKind::Best, Wait::Play) => {
                let solved = known.get_or_insert_with(|| solve_at(&asked, state).ok());
                solved.as_ref().and_then(|solved| draw(solved, state, seat, luck()))
            }
            (PlayerKind::Best, _) => best_open(&asked, state, seat).ok().flatten(),
            _ => None,
        };
        let choice = choice.and_then(|wanted| options.iter().position(|option| *option == wanted));
        let choice = choice.unwrap_or_else(|| by_rule(&asked, state, seat, options));
        options.get(choice).or(options.first()).copied().unwrap_or(Choice::Split(0))
    })
}

/// The question whose solution a player plays.
fn asked(field: &Battlefield, objective: Objective) -> Asked<'_> {
    Asked { field, objective, policy: [Policy::Best; 2], plays: [None; 2], plan: Plan::default() }
}

/// Uniform on [0, 1). Every hasher of the standard library has random keys: enough to be
/// unpredictable at a table.
fn luck() -> f64 {
    (RandomState::new().build_hasher().finish() >> 11) as f64 / (1u64 << 53) as f64
}

/// Who does not think plays the highest multiplier; of orders that tie the best, of everything else
/// the first.
fn by_rule(asked: &Asked<'_>, state: &Battle, seat: Seat, options: &[Choice]) -> usize {
    match state.wait {
        Wait::Play => {
            let cards: Vec<_> = options
                .iter()
                .map(|option| match option {
                    Choice::Play(card) => Some(*card),
                    _ => None,
                })
                .collect();
            if cards.is_empty() { 0 } else { highest(asked.field, &cards) }
        }
        Wait::Order(_) => {
            let best = best_open(asked, state, seat).ok().flatten();
            best.and_then(|best| options.iter().position(|option| *option == best)).unwrap_or(0)
        }
        _ => 0,
    }
}
