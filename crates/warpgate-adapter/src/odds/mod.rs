//! Odds of a battle: a game of hidden hands, solved exactly.
//!
//! Attacker and defender know their own hand only, and both cards are revealed at once: a Bayesian
//! zero-sum game. How likely each hand is follows from the rulebook's draws ([`hands`]), what a pair
//! of cards comes to from playing it through the rulebook ([`matrix`]). The game is a pair of linear
//! programs (module `program`), and its solution carries its own proof: what the attacker's play
//! guarantees against every reply and what the defender's does must meet ([`plays`]).
//!
//! What a side has drawn already it alone knows (W3.2): the game is solved as both sides know it,
//! with every hand that can have been drawn, and only then a hand is looked up in the solution.

pub mod hands;
pub mod matrix;
mod opening;
pub mod plays;
mod program;
mod regret;
mod sample;

use crate::Objective;
use admiralty_game::{Rulebook, Seat, Silent};
use admiralty_odds::report::Found;
use admiralty_odds::{Method, Plan, Policy, Trouble};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::side::Side;
use hands::Hand;
use matrix::Matrix;
use plays::{Guarantees, Mix};
use thiserror::Error;

pub(crate) use sample::draw;

/// The widest gap between both players' guarantees that counts as exact.
pub const MAX_GAP: f64 = 1e-9;

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
    /// A technology lets a player choose a card before the draw, and the choice depends on cards
    /// that have been drawn, or there are too many.
    #[error("a technology lets a player choose a card of the discard pile before the draw")]
    ChoiceBeforeDraw,
    /// More hands than can be looked at.
    #[error("a side can have more than {} different hands", hands::MOST)]
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
    /// A hand that cannot be drawn, which cannot be.
    #[error("a hand is held that nobody can have drawn")]
    UnknownHand,
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
    /// The hands of attacker and defender that it is about: all that they can have, or those that
    /// go with what they have drawn.
    pub hands: [Vec<Hand>; 2],
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
    let start = opening::drawing(asked)?;
    let solved = solve_from(asked, &start)?;
    let exact = solved.guarantees.gap() <= MAX_GAP;
    let Guarantees { attacker, defender } = solved.guarantees;
    let secret = asked.field.setup().sides.iter().any(|side| !side.drawn.is_empty());
    let begun = if secret { asked.field.start(&mut Silent) } else { start };
    let hands = if secret { hands::all(asked.field, &begun)? } else { solved.hands.clone() };
    let mut answer = Answer {
        found: if exact { Found::Exact } else { Found::Interval { low: attacker, high: defender } },
        value: (attacker + defender) / 2.0,
        hands,
        win: [0.0; 2],
        survivors: Default::default(),
        withdrawn: Default::default(),
        losses: [0.0; 2],
        solved,
    };
    // The interval is that of all hands, and says nothing of some.
    if asked.plan.method == Method::MonteCarlo || (secret && !exact) {
        return sample::answer(asked, answer, &begun);
    }
    let start = Side::BOTH.map(|side| f64::from(asked.field.setup().side(side).ships));
    let value = answer.distribute(start)?;
    if secret {
        answer.value = value;
    }
    Ok(answer)
}

/// Solves the game that led to a state in which cards are drawn or played, as both sides know it
/// before they look at their hands. What was chosen before the draw has been.
///
/// # Errors
/// Says why it cannot be solved.
pub fn solve_at(asked: &Asked<'_>, state: &Battle) -> Result<Solved, NoAnswer> {
    solve_from(asked, &opening::drawn_from(asked, state)?)
}

/// Solves the game from the draw on.
fn solve_from(asked: &Asked<'_>, start: &Battle) -> Result<Solved, NoAnswer> {
    let mut hands = hands::all(asked.field, start)?;
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

impl Solved {
    /// How these hands of a side are played.
    pub(crate) fn plays_of(&self, side: Side, hands: &[Hand]) -> Result<Mix, NoAnswer> {
        let all = &self.hands[side.index()];
        let often = |hand: &Hand| {
            let place = all.iter().position(|other| other.cards == hand.cards);
            place.and_then(|place| self.plays[side.index()].0.get(place)).cloned()
        };
        let found: Option<Vec<_>> = hands.iter().map(often).collect();
        found.map(Mix).ok_or(NoAnswer::UnknownHand)
    }
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
    /// What comes of all pairs of plays of these hands; what they are worth to the attacker.
    fn distribute(&mut self, start: [f64; 2]) -> Result<f64, NoAnswer> {
        let solved = &self.solved;
        let often = |side: Side| -> Result<Vec<f64>, NoAnswer> {
            let hands = &self.hands[side.index()];
            Ok(solved.plays_of(side, hands)?.marginal(hands, &solved.matrix, side))
        };
        let (attacker, defender) = (often(Side::Attacker)?, often(Side::Defender)?);
        let mut value = 0.0;
        for (row, x) in attacker.iter().enumerate() {
            for (column, y) in defender.iter().enumerate() {
                let p = x * y;
                if p <= 0.0 {
                    continue;
                }
                let end = solved.matrix.end(row, column);
                value += p * end.value;
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
        Ok(value)
    }
}

fn add(list: &mut Survivors, ships: u16, p: f64) {
    match list.iter_mut().find(|(other, _)| *other == ships) {
        Some((_, sum)) => *sum += p,
        None => list.push((ships, p)),
    }
}

/// What each open choice of a seat, one that all see, is worth to the attacker; none where cards are
/// played.
///
/// # Errors
/// If the rest of the battle cannot be solved.
pub fn values_open(asked: &Asked<'_>, state: &Battle, seat: Seat) -> Result<Vec<(Choice, f64)>, NoAnswer> {
    match state.wait {
        Wait::Play => Ok(Vec::new()),
        _ if state.revealed => values_after_reveal(asked, state, seat),
        _ => opening::values_before_draw(asked, state),
    }
}

/// The best open choice of a seat; `None` if it has none.
///
/// # Errors
/// If the rest of the battle cannot be solved.
pub fn best_open(asked: &Asked<'_>, state: &Battle, seat: Seat) -> Result<Option<Choice>, NoAnswer> {
    let values = values_open(asked, state, seat)?;
    Ok(opening::best_of(asked, seat, &values).map(|(choice, _)| choice))
}

/// What each choice of a seat in a state after the reveal is worth to the attacker. A card that is
/// chosen makes a difference to hands only, so that all are worth the same.
fn values_after_reveal(
    asked: &Asked<'_>,
    state: &Battle,
    seat: Seat,
) -> Result<Vec<(Choice, f64)>, NoAnswer> {
    let mut options = Vec::new();
    asked.field.options(state, seat, &mut options);
    let after = |choice: Choice| {
        let mut after = state.clone();
        asked.field.choose(&mut after, seat, choice, &mut Silent);
        (choice, asked.field.without_cards(&after))
    };
    let (choices, afters): (Vec<Choice>, Vec<Battle>) = options.into_iter().map(after).unzip();
    let solution = admiralty_odds::solve::<_, f64>(asked.field, &afters, &asked.objective, matrix::MOST)?;
    let value = |after: &Battle| solution.value(after).copied().unwrap_or_default();
    Ok(choices.into_iter().zip(afters.iter().map(value)).collect())
}
