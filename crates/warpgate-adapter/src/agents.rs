//! Players that the program plays.

use crate::Objective;
use crate::odds::plays::highest;
use crate::odds::{Asked, Solved, best_after_reveal, choose, solve};
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
        let choice = match kind {
            PlayerKind::Best => {
                let solved = known.get_or_insert_with(|| solve(&asked(table.field(), objective)).ok());
                solved.as_ref().map(|solved| best(table.field(), solved, objective, state, seat, options))
            }
            _ => None,
        };
        let choice = choice.unwrap_or_else(|| by_rule(table.field(), state, objective, options));
        options.get(choice).or(options.first()).copied().unwrap_or(Choice::Split(0))
    })
}

/// The question whose solution a player plays.
fn asked(field: &Battlefield, objective: Objective) -> Asked<'_> {
    Asked { field, objective, policy: [Policy::Best; 2], plays: [None; 2], plan: Plan::default() }
}

fn best(
    field: &Battlefield,
    solved: &Solved,
    objective: Objective,
    state: &Battle,
    seat: Seat,
    options: &[Choice],
) -> usize {
    // Every hasher of the standard library has random keys: enough to be unpredictable at a table.
    let luck = (RandomState::new().build_hasher().finish() >> 11) as f64 / (1u64 << 53) as f64;
    choose(&asked(field, objective), solved, state, seat, options, luck)
}

/// Who does not think plays the highest multiplier; of orders that tie the best, of everything else
/// the first.
#[must_use]
pub fn by_rule(field: &Battlefield, state: &Battle, objective: Objective, options: &[Choice]) -> usize {
    match state.wait {
        Wait::Play => {
            let cards: Vec<_> = options
                .iter()
                .map(|option| match option {
                    Choice::Play(card) => Some(*card),
                    _ => None,
                })
                .collect();
            if cards.is_empty() { 0 } else { highest(field, &cards) }
        }
        Wait::Order(_) => {
            let best = best_after_reveal(field, state, objective).ok().flatten();
            best.and_then(|best| options.iter().position(|option| *option == best)).unwrap_or(0)
        }
        _ => 0,
    }
}
