//! Odds of a battle fought by orders: exact, or by samples of play through the rules.

use crate::conduct::Retreat;
use crate::fast::{Beyond, Fast};
use crate::notation::BattleLine;
use admiralty_game::{Rulebook, Seat};
use admiralty_imperium::battle::{Arena, Battle, Choice, Outcome, SetupError, Side};
use admiralty_imperium::unit::{MAX_TYPES, Units};
use admiralty_odds::Method;
use admiralty_odds::monte_carlo::{self, Luck, TooLong};
use admiralty_odds::report::Found;
use std::collections::BTreeMap;
use thiserror::Error;

/// Games of one stream of random numbers.
const CHUNK: u64 = 10_000;
/// Steps of the longest game.
const MOST_STEPS: u64 = 10_000_000;
/// Simple operations that a sampled game takes for each unit and die, roughly.
const PER_UNIT: u64 = 60;
/// The fewest samples that are worth telling.
const FEWEST: u64 = 1_000;

/// What is known of a battle's end.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// How it was found.
    pub found: Found,
    /// The probability that attacker and defender win. Who is left behind by a retreat has won.
    pub win: [f64; 2],
    /// The probability that nobody is left.
    pub neither: f64,
    /// The probability that it is not decided yet, if it was to be stopped.
    pub undecided: Option<f64>,
    /// What is left of attacker and defender when they have won, most first.
    pub survivors: [Vec<(Units, f64)>; 2],
    /// What the attacker has left after a retreat.
    pub retreated: Vec<(Units, f64)>,
    /// What both have left when it is not decided.
    pub standing: Vec<([Units; 2], f64)>,
    /// The units that attacker and defender lose on average, by type.
    pub losses: [[f64; MAX_TYPES]; 2],
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoAnswer {
    /// It takes more than the budget.
    #[error(transparent)]
    Beyond(#[from] Beyond),
    /// A sampled game does not end.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// The battle makes no sense.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// The odds of a battle.
///
/// # Errors
/// If an exact answer was asked for and is beyond the budget.
pub fn answer(battle: &BattleLine) -> Result<Answer, NoAnswer> {
    let plan = &battle.options.plan;
    if plan.method == Method::MonteCarlo {
        return sampled(battle, plan.samples);
    }
    match Fast::new(&battle.setup, &battle.orders, plan.budget) {
        Ok(fast) => Ok(exact(battle, &fast)),
        Err(beyond) if plan.method == Method::Exact => Err(beyond.into()),
        Err(_) if battle.options.samples_given => sampled(battle, plan.samples),
        Err(_) => sampled(battle, (plan.budget / game_work(battle)).clamp(FEWEST, plan.samples)),
    }
}

fn game_work(battle: &BattleLine) -> u64 {
    let setup = &battle.setup;
    let of = |side: Side| {
        let each = setup.forces[side.index()].each();
        each.map(|(unit, n)| u64::from(n) * (1 + u64::from(setup.figures(side, unit).dice))).sum::<u64>()
    };
    PER_UNIT * (1 + of(Side::Attacker) + of(Side::Defender))
}

/// Ends, as they are added up.
struct Tally {
    before: [Units; 2],
    answer: Answer,
    survivors: [BTreeMap<Units, f64>; 2],
    retreated: BTreeMap<Units, f64>,
    standing: BTreeMap<[Units; 2], f64>,
}

impl Tally {
    fn new(battle: &BattleLine) -> Self {
        let answer = Answer {
            found: Found::Exact,
            win: [0.0; 2],
            neither: 0.0,
            undecided: battle.setup.stop_after.map(|_| 0.0),
            survivors: Default::default(),
            retreated: Vec::new(),
            standing: Vec::new(),
            losses: [[0.0; MAX_TYPES]; 2],
        };
        let before = battle.setup.forces;
        let (survivors, retreated, standing) = Default::default();
        Self { before, answer, survivors, retreated, standing }
    }

    fn add(&mut self, outcome: Outcome, left: [Units; 2], p: f64) {
        match outcome {
            Outcome::Won(side) => {
                self.answer.win[side.index()] += p;
                *self.survivors[side.index()].entry(left[side.index()]).or_default() += p;
            }
            Outcome::Neither => self.answer.neither += p,
            Outcome::Retreated => {
                self.answer.win[1] += p;
                *self.survivors[1].entry(left[1]).or_default() += p;
                *self.retreated.entry(left[0]).or_default() += p;
            }
            Outcome::Undecided => {
                *self.answer.undecided.get_or_insert(0.0) += p;
                *self.standing.entry(left).or_default() += p;
            }
        }
        for ((losses, before), left) in self.answer.losses.iter_mut().zip(&self.before).zip(&left) {
            for (unit, n) in before.each() {
                losses[unit.index()] += f64::from(n - left.get(unit).min(n)) * p;
            }
        }
    }

    fn done(self, found: Found) -> Answer {
        // The likeliest first; of equals the larger fleet.
        fn sorted<K: Ord>(map: BTreeMap<K, f64>) -> Vec<(K, f64)> {
            let mut list: Vec<_> = map.into_iter().rev().collect();
            list.sort_by(|(_, a), (_, b)| b.total_cmp(a));
            list
        }
        Answer {
            found,
            survivors: self.survivors.map(sorted),
            retreated: sorted(self.retreated),
            standing: sorted(self.standing),
            ..self.answer
        }
    }
}

fn exact(battle: &BattleLine, fast: &Fast<'_>) -> Answer {
    let law = fast.law();
    let mut tally = Tally::new(battle);
    law.attacker
        .iter()
        .for_each(|(left, p)| tally.add(Outcome::Won(Side::Attacker), [*left, Units::NONE], *p));
    law.defender
        .iter()
        .for_each(|(left, p)| tally.add(Outcome::Won(Side::Defender), [Units::NONE, *left], *p));
    tally.add(Outcome::Neither, [Units::NONE; 2], law.neither);
    law.retreated.iter().for_each(|(left, p)| tally.add(Outcome::Retreated, *left, *p));
    law.undecided.iter().for_each(|(left, p)| tally.add(Outcome::Undecided, *left, *p));
    tally.done(Found::Exact)
}

/// Plays through the rules, by the orders.
fn sampled(battle: &BattleLine, samples: u64) -> Result<Answer, NoAnswer> {
    let arena = Arena::new(battle.setup.clone())?;
    // Only a retreat by odds needs them.
    let fast = match battle.orders.retreat {
        Some(Retreat::Odds(_)) => Some(Fast::new(&battle.setup, &battle.orders, battle.options.plan.budget)?),
        _ => None,
    };
    let begun = arena.start_silent();
    let mut tally = Tally::new(battle);
    let (mut options, one) = (Vec::new(), 1.0 / samples as f64);
    let chance = |state: &Battle| fast.as_ref().map_or(1.0, |fast| fast.chance(state));
    let mut decide = |state: &Battle, seat: Seat, options: &[Choice], _: &mut Luck| {
        let choice = battle.orders.choose(&arena, state, seat, options, || chance(state));
        options.iter().position(|option| *option == choice).unwrap_or(0)
    };
    for chunk in 0..samples.div_ceil(CHUNK) {
        let mut luck = Luck::new(battle.options.plan.seed, chunk);
        for _ in 0..CHUNK.min(samples - chunk * CHUNK) {
            let mut state = begun.clone();
            monte_carlo::play(&arena, &mut state, &mut luck, &mut options, &mut decide, MOST_STEPS)?;
            if let Some(outcome) = state.outcome() {
                tally.add(outcome, state.forces, one);
            }
        }
    }
    let value = tally.answer.win[0];
    let standard_error = (value * (1.0 - value) / (samples as f64 - 1.0).max(1.0)).max(0.0).sqrt();
    let (seed, policy) = (battle.options.plan.seed, "fixed orders of losses".to_owned());
    Ok(tally.done(Found::MonteCarlo { samples, seed, standard_error, policy }))
}
