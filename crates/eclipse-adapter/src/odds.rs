//! Odds of one battle: exact by the fast path, or sampled through the rulebook.

use crate::fast::{Ends, Fast, Work};
use crate::objective::Objective;
use admiralty_eclipse::battle::{Arena, Assigner, Battle, BattleChoice, Side, Slot, Stack};
use admiralty_eclipse::ship::Ships;
use admiralty_odds::monte_carlo::{self, Luck};
use admiralty_odds::report::Found;
use admiralty_odds::{Method, Plan, Policy};
use rustc_hash::FxHashMap;

/// The ships of attacker and defender with which a battle may start, and how likely.
pub type Start = ([[Ships; 4]; 2], f64);

/// The answer for one battle.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// How it was found.
    pub found: Found,
    /// How the players decided.
    pub policy: [Policy; 2],
    /// The value of the objective to the attacker.
    pub value: f64,
    /// What is left, and what is lost.
    pub ends: Ends,
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum NoAnswer {
    /// An exact answer was asked for, and would take this much.
    BeyondBudget(Work),
    /// A sampled game did not end.
    TooLong(u64),
}

/// Work up to which samples are played with best play instead of the rule for NPCs.
const BEST_POLICY_WORK: u64 = 2_000_000_000;
/// Samples that are played on one stream of random numbers.
const CHUNK: u64 = 16_384;
/// Steps after which a sampled game is given up. A battle ends with probability 1, and one this
/// long is beyond any chance.
const MOST_STEPS: u64 = 10_000_000;

/// The side's fleets of a battle as they are at its start.
#[must_use]
pub fn own_start(arena: &Arena) -> Start {
    ([arena.sides[0].fleet, arena.sides[1].fleet], 1.0)
}

/// The odds of a battle from these starts, whose probabilities sum to 1.
///
/// # Errors
/// If an exact answer is asked for and takes more than the budget.
pub fn answer(
    arena: &Arena,
    objective: Objective,
    plan: &Plan,
    starts: &[Start],
) -> Result<Answer, NoAnswer> {
    let work = Fast::work(arena);
    let within = work.within(plan.budget);
    match plan.method {
        Method::Exact | Method::Auto if within => Ok(exact(arena, objective, starts)),
        Method::Exact => Err(NoAnswer::BeyondBudget(work)),
        Method::Auto | Method::MonteCarlo => sample(arena, objective, plan, starts, &work),
    }
}

fn policies(arena: &Arena) -> [Policy; 2] {
    Side::BOTH.map(|side| if arena.by_rule(side) { Policy::Rule } else { Policy::Best })
}

fn exact(arena: &Arena, objective: Objective, starts: &[Start]) -> Answer {
    let fleets: Vec<[[Ships; 4]; 2]> = starts.iter().map(|(fleets, _)| *fleets).collect();
    let solved = Fast::new(arena, objective, &fleets).solve();
    let ends = solved.ends(starts);
    Answer { found: Found::Exact, policy: policies(arena), value: solved.value_of(starts), ends }
}

/// What samples add up to.
#[derive(Default)]
struct Tally {
    sum: f64,
    squares: f64,
    left: [FxHashMap<[Ships; 4], u64>; 2],
    losses: [[u64; 4]; 2],
}

fn sample(
    arena: &Arena,
    objective: Objective,
    plan: &Plan,
    starts: &[Start],
    work: &Work,
) -> Result<Answer, NoAnswer> {
    let free = Side::BOTH.into_iter().any(|side| !arena.by_rule(side));
    let best = free && work.within(plan.budget.min(BEST_POLICY_WORK));
    let ruled = by_rule(arena);
    let arena = if best { arena } else { &ruled };
    let fleets: Vec<[[Ships; 4]; 2]> = starts.iter().map(|(fleets, _)| *fleets).collect();
    let solved = best.then(|| Fast::new(arena, objective, &fleets).solve());
    let mut chosen: FxHashMap<Battle, BattleChoice> = FxHashMap::default();
    let mut choose = |battle: &Battle, options: &[BattleChoice]| -> usize {
        let Some(solved) = &solved else { return by_default(options) };
        if let Some(choice) = chosen.get(battle) {
            return options.iter().position(|c| c == choice).unwrap_or(0);
        }
        let choice = solved.best(battle).map_or(options[0], |(choice, _)| choice);
        chosen.insert(battle.clone(), choice);
        options.iter().position(|c| *c == choice).unwrap_or(0)
    };
    let mut tally = Tally::default();
    let mut options = Vec::new();
    let mut opened: Vec<(f64, Arena, Battle)> = Vec::new();
    let mut through = 0.0;
    for (fleets, p) in starts {
        let mut from = arena.clone();
        from.sides[0].fleet = fleets[0];
        from.sides[1].fleet = fleets[1];
        through += p;
        let battle = from.begin();
        opened.push((through, from, battle));
    }
    let mut battle = opened[0].2.clone();
    for chunk in 0..plan.samples.div_ceil(CHUNK) {
        let mut luck = Luck::new(plan.seed, chunk);
        for _ in 0..CHUNK.min(plan.samples - chunk * CHUNK) {
            let (_, from, begun) = match opened.len() {
                1 => &opened[0],
                _ => {
                    let at = luck.unit() * through;
                    opened.iter().find(|(through, ..)| at < *through).unwrap_or(&opened[opened.len() - 1])
                }
            };
            battle.clone_from(begun);
            let mut decide =
                |state: &Battle, _, options: &[BattleChoice], _: &mut Luck| choose(state, options);
            monte_carlo::play(from, &mut battle, &mut luck, &mut options, &mut decide, MOST_STEPS)
                .map_err(|long| NoAnswer::TooLong(long.0))?;
            tally.add(from, &battle, objective);
        }
    }
    Ok(tally.answer(arena, plan, best, free))
}

/// The same battle with the dice of both sides assigned by the rule for NPCs.
fn by_rule(arena: &Arena) -> Arena {
    let mut ruled = arena.clone();
    for side in &mut ruled.sides {
        side.assigner = Assigner::Rule;
    }
    ruled
}

/// Where nothing better is known: attack; in a stalemate retreat. Both come first.
fn by_default(_options: &[BattleChoice]) -> usize {
    0
}

impl Tally {
    fn add(&mut self, arena: &Arena, end: &Battle, objective: Objective) {
        let worth = objective.worth(arena, end) as f64;
        self.sum += worth;
        self.squares += worth * worth;
        let Some(left) = end.left() else { return };
        let ships = end.stacks[left.index()]
            .map(|stack: Stack| if stack.present() { stack.ships } else { Ships::default() });
        *self.left[left.index()].entry(ships).or_insert(0) += 1;
        for side in Side::BOTH {
            let destroyed = arena.destroyed(end, side);
            for slot in Slot::ALL {
                self.losses[side.index()][slot.index()] += u64::from(destroyed[slot.index()]);
            }
        }
    }

    fn answer(self, arena: &Arena, plan: &Plan, best: bool, free: bool) -> Answer {
        let n = plan.samples as f64;
        let value = self.sum / n;
        let variance = (self.squares / n - value * value).max(0.0) * n / (n - 1.0).max(1.0);
        let policy = match (free, best) {
            (true, true) => "best play, from the exact solution",
            (true, false) => "all dice by the rule for NPCs (E4.4), nobody retreats",
            (false, _) => "all dice by the rule for NPCs (E4.4)",
        };
        let found = Found::MonteCarlo {
            samples: plan.samples,
            seed: plan.seed,
            standard_error: (variance / n).sqrt(),
            policy: policy.into(),
        };
        let left = self.left.map(|left| {
            let mut left: Vec<([Ships; 4], f64)> =
                left.into_iter().map(|(ships, count)| (ships, count as f64 / n)).collect();
            // An order that does not depend on hashing.
            left.sort_by(|(a, _), (b, _)| b.cmp(a));
            left
        });
        let losses = self.losses.map(|side| side.map(|lost| lost as f64 / n));
        Answer { found, policy: policies(arena), value, ends: Ends { left, losses } }
    }
}
