//! Odds of one battle: exact by the fast path, or sampled through the rulebook.

use crate::fast::{Ends, Fast, Solved, Work};
use crate::objective::Objective;
use admiralty_eclipse::battle::{
    Arena, Battle, BattleChoice, Moment, Side, Slot, Stack, Volley, greedy_target,
};
use admiralty_eclipse::ship::{Ships, Weapon};
use admiralty_game::{Rulebook, Seat};
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

impl Answer {
    /// A part of a mixture: what it says counts `p` times.
    pub(crate) fn weighed(mut self, p: f64) -> Self {
        self.value *= p;
        self.ends.left.iter_mut().flatten().for_each(|(_, left)| *left *= p);
        self.ends.losses.iter_mut().flatten().for_each(|lost| *lost *= p);
        self
    }

    /// A mixture with another part. It is as exact as the least exact of its parts.
    pub(crate) fn plus(mut self, other: Option<Self>) -> Self {
        let Some(other) = other else { return self };
        if self.found == Found::Exact {
            self.found = other.found;
        }
        self.value += other.value;
        for (left, more) in self.ends.left.iter_mut().zip(other.ends.left) {
            left.extend(more);
        }
        for (lost, more) in self.ends.losses.iter_mut().flatten().zip(other.ends.losses.iter().flatten()) {
            *lost += more;
        }
        self
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum NoAnswer {
    /// An exact answer was asked for, and would take this much.
    BeyondBudget(Work),
    /// Even a few samples are beyond the budget.
    NotEvenSamples,
    /// A sampled game did not end.
    TooLong(u64),
}

/// Work up to which samples are played with best play instead of the rule for NPCs.
const BEST_POLICY_WORK: u64 = 2_000_000_000;
/// Samples that are played on one stream of random numbers.
const CHUNK: u64 = 16_384;
/// Fewer samples than this say nothing.
const FEWEST: u64 = 100;
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
    let mut decider = Decider::new(arena, objective, plan, starts, work);
    let samples = samples(arena, plan).ok_or(NoAnswer::NotEvenSamples)?;
    let mut tally = Tally::default();
    let mut options = Vec::new();
    let mut opened: Vec<(f64, Arena, Battle)> = Vec::new();
    let mut through = 0.0;
    for (fleets, p) in starts {
        let mut from = arena.clone();
        from.sides[0].fleet = fleets[0];
        from.sides[1].fleet = fleets[1];
        through += p;
        let battle = from.start_silent();
        opened.push((through, from, battle));
    }
    for chunk in 0..samples.div_ceil(CHUNK) {
        let mut luck = Luck::new(plan.seed, chunk);
        for _ in 0..CHUNK.min(samples - chunk * CHUNK) {
            let at = if opened.len() > 1 { luck.unit() * through } else { 0.0 };
            let chosen = opened.iter().find(|(through, ..)| at < *through);
            let Some((_, from, begun)) = chosen.or(opened.last()) else { continue };
            let mut battle = begun.clone();
            let mut decide = |state: &Battle, seat, options: &[BattleChoice], _: &mut Luck| {
                decider.choose(arena, state, seat, options)
            };
            monte_carlo::play(from, &mut battle, &mut luck, &mut options, &mut decide, MOST_STEPS)
                .map_err(|long| NoAnswer::TooLong(long.0))?;
            tally.add(from, &battle, objective);
        }
    }
    Ok(tally.answer(arena, plan, samples, decider.name()))
}

/// How many games are sampled: as many as asked for, but by default only as many as the budget
/// allows. The work is estimated, not measured: the rule for NPCs is a search where dice differ in
/// what they can do (E4.4). `None` if not even a few are affordable.
fn samples(arena: &Arena, plan: &Plan) -> Option<u64> {
    let mut roll: f64 = 200.0;
    for (side, slot) in arena.order(Volley::Cannons) {
        let figures = &arena.spec(side, slot).figures;
        let dice: f64 = Weapon::ALL.into_iter().map(|weapon| f64::from(figures.dice(weapon))).sum();
        roll += f64::from(arena.side(side).fleet[slot.index()].count()) * dice * 20.0;
        if arena.by_rule(side) {
            let rolls = Fast::rolls(arena, side, slot);
            let ships: f64 =
                arena.sides[side.other().index()].fleet.iter().map(|s| f64::from(s.count())).sum();
            roll += (ships * rolls).min(5e5) * 20.0;
        }
    }
    let ships: f64 = arena.sides.iter().flat_map(|s| s.fleet.iter()).map(|s| f64::from(s.count())).sum();
    let affordable = (plan.budget as f64 / (roll * (1.0 + ships))) as u64;
    match plan.method {
        Method::MonteCarlo => Some(plan.samples),
        Method::Auto | Method::Exact => (affordable >= FEWEST).then(|| plan.samples.min(affordable)),
    }
}

/// Chooses for the players of sampled games.
struct Decider {
    solved: Option<Solved>,
    free: bool,
    chosen: FxHashMap<Battle, BattleChoice>,
}

impl Decider {
    fn new(arena: &Arena, objective: Objective, plan: &Plan, starts: &[Start], work: &Work) -> Self {
        let free = Side::BOTH.into_iter().any(|side| !arena.by_rule(side));
        let best = free && work.within(plan.budget.min(BEST_POLICY_WORK));
        let fleets: Vec<[[Ships; 4]; 2]> = starts.iter().map(|(fleets, _)| *fleets).collect();
        let solved = best.then(|| Fast::new(arena, objective, &fleets).solve());
        Self { solved, free, chosen: FxHashMap::default() }
    }

    /// What is said of the policy.
    fn name(&self) -> &'static str {
        match (self.free, &self.solved) {
            (true, Some(_)) => "best play, from the exact solution",
            (true, None) => {
                "players take the largest ship that they can destroy, die by die, and never retreat, as best play is beyond the budget"
            }
            (false, _) => "all dice by the rule for NPCs (E4.4)",
        }
    }

    fn choose(&mut self, arena: &Arena, battle: &Battle, _seat: Seat, options: &[BattleChoice]) -> usize {
        let find = |choice: BattleChoice| options.iter().position(|c| *c == choice).unwrap_or(0);
        if let Some(solved) = &self.solved {
            if let Some(choice) = self.chosen.get(battle) {
                return find(*choice);
            }
            let choice = solved.best(battle).map_or(options[0], |(choice, _)| choice);
            self.chosen.insert(battle.clone(), choice);
            return find(choice);
        }
        match battle.moment {
            Moment::Assign(side, _, hand) => greedy_target(arena, battle, side, &hand)
                .map_or(0, |(slot, damage)| find(BattleChoice::Target(slot, damage))),
            // Attack; in a stalemate retreat. Both come first.
            _ => 0,
        }
    }
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

    fn answer(self, arena: &Arena, plan: &Plan, samples: u64, policy: &str) -> Answer {
        let n = samples as f64;
        let value = self.sum / n;
        let variance = (self.squares / n - value * value).max(0.0) * n / (n - 1.0).max(1.0);
        let found = Found::MonteCarlo {
            samples,
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
