//! Odds of a battle: a game of hidden hands, solved exactly.
//!
//! Attacker and defender know their own hand only, and both cards are revealed at once: a Bayesian
//! zero-sum game. How likely each hand is follows from the rulebook's draws ([`hands`]), what a pair
//! of cards comes to from playing it through the rulebook ([`matrix`]). The game is a pair of linear
//! programs (module `program`), and its solution carries its own proof: what the attacker's play
//! guarantees against every reply and what the defender's does must meet ([`plays`]).

pub mod hands;
pub mod matrix;
pub mod plays;
mod program;
mod regret;
mod sample;

use crate::Objective;
use admiralty_odds::report::Found;
use admiralty_odds::{Method, Plan, Policy, Solution, Trouble};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::{Battle, Choice};
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::side::Side;
use hands::Hand;
use matrix::Matrix;
use plays::{Guarantees, Mix};
use thiserror::Error;

pub(crate) use sample::choose;

/// The widest gap between both players' guarantees that counts as exact.
pub const MAX_GAP: f64 = 1e-9;
/// The most different hands of a side.
const MOST_HANDS: usize = 20_000;

/// What is asked.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    /// The battle.
    pub field: &'a Battlefield,
    /// What is played for.
    pub objective: Objective,
    /// How attacker and defender decide.
    pub policy: [Policy; 2],
    /// Cards that attacker and defender play, as both know.
    pub plays: [Option<CardId>; 2],
    /// By which method, and how much of it.
    pub plan: Plan,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum NoAnswer {
    /// A technology lets a player choose a card before the draw.
    #[error("a technology lets a player choose a card of the discard pile before the draw")]
    ChoiceBeforeDraw,
    /// More hands than can be looked at.
    #[error("a side can have more than {MOST_HANDS} different hands")]
    TooManyHands,
    /// The programs are larger than the budget.
    #[error("an exact answer takes {0:.1e} operations")]
    BeyondBudget(f64),
    /// The solution does not prove itself.
    #[error("the guarantees of both players are {0:e} apart")]
    Gap(f64),
    /// The linear program has no solution, which cannot be.
    #[error("the linear program: {0}")]
    Program(String),
    /// The battle after the reveal cannot be solved.
    #[error(transparent)]
    Trouble(#[from] Trouble),
    /// A sampled game did not end.
    #[error("a sampled game did not end within {0} steps")]
    TooLong(u64),
}

/// How a side's survivors are distributed.
pub type Survivors = Vec<(u16, f64)>;

/// An answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// How it was found.
    pub found: Found,
    /// What the battle is worth to the attacker.
    pub value: f64,
    /// The game, and how it is played.
    pub solved: Solved,
    /// The chance of winning, of attacker and defender.
    pub win: [f64; 2],
    /// Ships left of a side that wins, the most first; they sum to its chance of winning.
    pub survivors: [Survivors; 2],
    /// Ships left of a side that loses and withdraws.
    pub withdrawn: [Survivors; 2],
    /// Ships that are destroyed on average.
    pub losses: [f64; 2],
}

/// A solved game.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved {
    /// The hands of attacker and defender.
    pub hands: [Vec<Hand>; 2],
    /// What pairs of cards come to.
    pub matrix: Matrix,
    /// How often each card of each hand is played.
    pub plays: [Mix; 2],
    /// What both players' plays guarantee.
    pub guarantees: Guarantees,
}

/// Answers.
///
/// # Errors
/// Says why there is no answer.
pub fn answer(asked: &Asked<'_>) -> Result<Answer, NoAnswer> {
    let solved = solve(asked)?;
    let exact = solved.guarantees.gap() <= MAX_GAP;
    let Guarantees { attacker, defender } = solved.guarantees;
    if asked.plan.method == Method::MonteCarlo {
        return sample::answer(asked, solved);
    }
    let found = if exact { Found::Exact } else { Found::Interval { low: attacker, high: defender } };
    let mut answer = Answer {
        found,
        value: (attacker + defender) / 2.0,
        win: [0.0; 2],
        survivors: Default::default(),
        withdrawn: Default::default(),
        losses: [0.0; 2],
        solved,
    };
    let start = Side::BOTH.map(|side| f64::from(asked.field.setup().side(side).ships));
    answer.distribute(start);
    Ok(answer)
}

/// Solves the game.
///
/// # Errors
/// Says why it cannot be solved.
pub fn solve(asked: &Asked<'_>) -> Result<Solved, NoAnswer> {
    let mut hands = hands::all(asked.field, MOST_HANDS)?;
    for (hands, card) in hands.iter_mut().zip(asked.plays) {
        if let Some(card) = card {
            *hands = vec![Hand::of_one(card)];
        }
    }
    let matrix = Matrix::new(asked.field, &hands, asked.objective)?;
    let plays = play(asked, &hands, &matrix)?;
    let guarantees = Guarantees::of(&hands, &matrix, &plays, asked.policy);
    Ok(Solved { hands, matrix, plays, guarantees })
}

/// How both play.
fn play(asked: &Asked<'_>, hands: &[Vec<Hand>; 2], matrix: &Matrix) -> Result<[Mix; 2], NoAnswer> {
    let rule = |side: Side| plays::by_rule(&hands[side.index()], asked.field);
    let [attacker, defender] = asked.policy;
    match (attacker, defender) {
        (Policy::Rule, Policy::Rule) => return Ok(Side::BOTH.map(rule)),
        (Policy::Rule, Policy::Best) => {
            let known = rule(Side::Attacker);
            let reply = plays::best_reply(hands, matrix, Side::Defender, &known);
            return Ok([known, reply]);
        }
        (Policy::Best, Policy::Rule) => {
            let known = rule(Side::Defender);
            let reply = plays::best_reply(hands, matrix, Side::Attacker, &known);
            return Ok([reply, known]);
        }
        (Policy::Best, Policy::Best) => {}
    }
    let work = program::work(hands, matrix);
    let within = work <= asked.plan.budget as f64;
    if within {
        let both = program::solve(hands, matrix)?;
        let gap = Guarantees::of(hands, matrix, &both, asked.policy).gap();
        return match asked.plan.method {
            Method::Exact if gap > MAX_GAP => Err(NoAnswer::Gap(gap)),
            _ => Ok(both),
        };
    }
    if asked.plan.method == Method::Exact {
        return Err(NoAnswer::BeyondBudget(work));
    }
    Ok(regret::approach(hands, matrix, asked.plan.budget))
}

impl Answer {
    /// What comes of all pairs of plays.
    fn distribute(&mut self, start: [f64; 2]) {
        let solved = &self.solved;
        let [attacker, defender] = Side::BOTH.map(|side| {
            solved.plays[side.index()].marginal(&solved.hands[side.index()], &solved.matrix, side)
        });
        for (row, x) in attacker.iter().enumerate() {
            for (column, y) in defender.iter().enumerate() {
                let p = x * y;
                if p <= 0.0 {
                    continue;
                }
                let end = solved.matrix.end(row, column);
                let winner = end.winner.index();
                self.win[winner] += p;
                add(&mut self.survivors[winner], end.ships[winner], p);
                add(&mut self.withdrawn[1 - winner], end.ships[1 - winner], p);
                for (side, losses) in self.losses.iter_mut().enumerate() {
                    *losses += p * (start[side] - f64::from(end.survived[side]));
                }
            }
        }
        for list in self.survivors.iter_mut().chain(&mut self.withdrawn) {
            list.sort_by_key(|(ships, _)| std::cmp::Reverse(*ships));
        }
    }
}

fn add(list: &mut Survivors, ships: u16, p: f64) {
    match list.iter_mut().find(|(other, _)| *other == ships) {
        Some((_, sum)) => *sum += p,
        None => list.push((ships, p)),
    }
}

/// The best choice in a state after the reveal; `None` if nothing is decided there.
///
/// # Errors
/// If the rest of the battle cannot be solved.
pub fn best_after_reveal(
    field: &Battlefield,
    state: &Battle,
    objective: Objective,
) -> Result<Option<Choice>, NoAnswer> {
    let bare = matrix::without_cards(state);
    Ok(rest(field, &bare, objective)?.best(&bare))
}

/// What each choice in a state after the reveal is worth to the attacker.
///
/// # Errors
/// If the rest of the battle cannot be solved.
pub fn values_after_reveal(
    field: &Battlefield,
    state: &Battle,
    objective: Objective,
) -> Result<Vec<(Choice, f64)>, NoAnswer> {
    let bare = matrix::without_cards(state);
    Ok(rest(field, &bare, objective)?.options(&bare))
}

fn rest(
    field: &Battlefield,
    bare: &Battle,
    objective: Objective,
) -> Result<Solution<Battlefield, f64>, NoAnswer> {
    Ok(admiralty_odds::solve(field, std::slice::from_ref(bare), &objective, matrix::MOST)?)
}
