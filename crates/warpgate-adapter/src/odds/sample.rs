//! Games played through the rules, by the plays of the solution.

use super::hands::hand_of;
use super::{Answer, Asked, MAX_GAP, NoAnswer, Solved, add, best_open};
use admiralty_game::Seat;
use admiralty_odds::monte_carlo::{self, Luck};
use admiralty_odds::report::Found;
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use admiralty_warpgate::side::Side;

/// Games of one stream of random numbers.
const CHUNK: u64 = 10_000;
/// Steps of the longest game.
const MOST_STEPS: u64 = 100_000;

/// Plays as many games as the plan says, from where the battle has begun.
pub(super) fn answer(asked: &Asked<'_>, solved: Answer, begun: &Battle) -> Result<Answer, NoAnswer> {
    let (field, plan) = (asked.field, &asked.plan);
    let start = Side::BOTH.map(|side| field.setup().side(side).ships);
    let (mut sum, mut squares) = (0.0, 0.0);
    let policy = match solved.solved.guarantees.gap() {
        gap if gap <= MAX_GAP => "the plays of the solved game".to_owned(),
        gap => format!("the plays of the game solved to within {gap:.1e}"),
    };
    let mut answer = solved;
    let mut options = Vec::new();
    let one = 1.0 / plan.samples as f64;
    for chunk in 0..plan.samples.div_ceil(CHUNK) {
        let mut luck = Luck::new(plan.seed, chunk);
        for _ in 0..CHUNK.min(plan.samples - chunk * CHUNK) {
            let mut battle = begun.clone();
            let solved = &answer.solved;
            let mut decide = |state: &Battle, seat: Seat, options: &[Choice], luck: &mut Luck| {
                choose(asked, solved, state, seat, options, luck.unit())
            };
            monte_carlo::play(field, &mut battle, &mut luck, &mut options, &mut decide, MOST_STEPS)
                .map_err(|long| NoAnswer::TooLong(long.0))?;
            let worth = asked.objective.of_end(&battle) as f64;
            sum += worth;
            squares += worth * worth;
            let winner = battle.winner.unwrap_or(Side::Attacker);
            let loser = winner.other();
            answer.win[winner.index()] += one;
            add(&mut answer.survivors[winner.index()], battle.side(winner).ships, one);
            add(&mut answer.withdrawn[loser.index()], battle.side(loser).ships, one);
            for side in Side::BOTH {
                let left = battle.side(side).ships + battle.supplied(side);
                answer.losses[side.index()] += f64::from(start[side.index()] - left) * one;
            }
        }
    }
    let n = plan.samples as f64;
    answer.value = sum / n;
    let variance = (squares / n - answer.value * answer.value).max(0.0) * n / (n - 1.0).max(1.0);
    answer.found = Found::MonteCarlo {
        samples: plan.samples,
        seed: plan.seed,
        standard_error: (variance / n).sqrt(),
        policy,
    };
    for list in answer.survivors.iter_mut().chain(&mut answer.withdrawn) {
        list.sort_by_key(|(ships, _)| std::cmp::Reverse(*ships));
    }
    Ok(answer)
}

/// The choice of a player who plays the solution; `luck` is uniform on [0, 1).
fn choose(
    asked: &Asked<'_>,
    solved: &Solved,
    state: &Battle,
    seat: Seat,
    options: &[Choice],
    luck: f64,
) -> usize {
    let Some(side) = Side::of(seat) else { return 0 };
    let wanted = match state.wait {
        Wait::Play => match asked.plays[side.index()] {
            Some(card) => Some(Choice::Play(card)),
            None => draw(solved, state, seat, luck),
        },
        Wait::Order(_) => best_open(asked, state, seat).ok().flatten(),
        // No other choice makes a difference to ships.
        _ => None,
    };
    wanted.and_then(|wanted| options.iter().position(|option| *option == wanted)).unwrap_or(0)
}

/// A card of the hand, as often as the solution plays it; `luck` is uniform on [0, 1).
pub(crate) fn draw(solved: &Solved, state: &Battle, seat: Seat, luck: f64) -> Option<Choice> {
    let side = Side::of(seat)?;
    let cards = hand_of(state, side);
    let place = solved.hands[side.index()].iter().position(|hand| hand.cards == cards)?;
    let often = &solved.plays[side.index()].0[place];
    let mut through = 0.0;
    let each = solved.hands[side.index()][place].options().zip(often);
    let mut last = None;
    for (card, often) in each.filter(|(_, often)| **often > 0.0) {
        through += often;
        last = card.map(Choice::Play);
        if luck < through {
            break;
        }
    }
    last
}
