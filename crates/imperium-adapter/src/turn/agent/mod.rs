//! A player's orders as somebody who answers (O1, O2).
//!
//! The rulebook asks small questions in the order of the clauses; an [`Agent`] answers them from a
//! [`Plan`], and from the stated defaults where the plan is silent. It decides nothing itself, and
//! whatever it chooses is an option of the rulebook. What cannot be done as ordered becomes a
//! [`Remark`].

mod actions;
mod cards;
mod conduct;
mod deals;
mod home;
mod invasion;
mod sailing;

use super::plan::Plan;
use super::remark::{Remark, Trouble, Unplayed};
use admiralty_game::{Rulebook, Seat};
use admiralty_imperium::Imperium;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::position::Cards;
use admiralty_imperium::turn::{Game, Wait};
use admiralty_notation::Span;
use sailing::Voyage;
use std::collections::VecDeque;

pub use conduct::default_losses;

/// What an agent looks at.
#[derive(Clone, Copy)]
pub(crate) struct Board<'a> {
    pub(crate) rules: &'a Imperium,
    pub(crate) game: &'a Game,
    pub(crate) options: &'a [Choice],
}

impl Board<'_> {
    pub(crate) fn can(&self, choice: Choice) -> bool {
        self.options.contains(&choice)
    }

    pub(crate) fn find(&self, wanted: impl Fn(&Choice) -> bool) -> Option<Choice> {
        self.options.iter().copied().find(|choice| wanted(choice))
    }
}

/// What a player's orders have come to so far.
#[derive(Clone, Debug)]
pub struct Agent {
    pub(crate) seat: Seat,
    pub(crate) plan: Plan,
    pub(crate) remarks: Vec<Remark>,
    talk: deals::Talk,
    /// What is left to buy, card by card to discard, and so on, in their order.
    buying: VecDeque<(Span, admiralty_imperium::unit::UnitId)>,
    discarding: VecDeque<(Span, admiralty_imperium::data::CardId)>,
    /// The credits before anything was bought.
    purse: Option<u32>,
    played: Vec<bool>,
    /// Why cards were not played when they could have been: by their place in the plan.
    unplayed: Vec<Option<Unplayed>>,
    /// I4.2: the cards that can be ordered, those drawn this turn excepted.
    known: Option<Cards>,
    broken: Vec<bool>,
    transferring: VecDeque<(Span, Choice)>,
    voyages: VecDeque<Voyage>,
    under_way: Option<Voyage>,
    landing: Option<invasion::Landing>,
    placing: Option<VecDeque<home::Placing>>,
    /// Battles that were fought as ordered, PDS fire that was given: by their place in the plan.
    attacked: Vec<bool>,
    fired: Vec<bool>,
}

impl Agent {
    /// An agent for a plan.
    #[must_use]
    pub fn new(plan: Plan) -> Self {
        let buying = plan.buys.iter().flat_map(|at| (0..at.what.1).map(|_| (at.span, at.what.0))).collect();
        let discarding = plan.discards.iter().map(|at| (at.span, at.what)).collect();
        let transferring = plan
            .transfers
            .iter()
            .flat_map(|at| {
                let ((_, n), from, to) = at.what;
                (0..n).map(move |_| (at.span, Choice::Transfer { from, to }))
            })
            .collect();
        let voyages = plan.routes.iter().flat_map(Voyage::of).collect();
        Self {
            seat: plan.seat,
            played: vec![false; plan.plays.len()],
            unplayed: vec![None; plan.plays.len()],
            known: None,
            broken: vec![false; plan.breaks.len()],
            plan,
            remarks: Vec::new(),
            talk: deals::Talk::default(),
            buying,
            discarding,
            purse: None,
            transferring,
            voyages,
            under_way: None,
            landing: None,
            placing: None,
            attacked: Vec::new(),
            fired: Vec::new(),
        }
        .ready()
    }

    fn ready(mut self) -> Self {
        self.attacked = vec![false; self.plan.attacks.len()];
        self.fired = vec![false; self.plan.fires.len()];
        self
    }

    /// Notes that something could not be done.
    fn remark(&mut self, span: Span, trouble: Trouble) {
        let remark = Remark { seat: self.seat, span, trouble };
        if self.remarks.last() != Some(&remark) {
            self.remarks.push(remark);
        }
    }

    /// What the player chooses; `None` if only the player can say, and has not: a vote (I3.3).
    pub fn answer(&mut self, rules: &Imperium, game: &Game) -> Option<Choice> {
        let mut options = Vec::new();
        rules.options(game, self.seat, &mut options);
        let board = Board { rules, game, options: &options };
        let wanted = match game.wait {
            Wait::Deals(_) => self.deal(board),
            Wait::Votes | Wait::OpenVote(_) => return self.vote(board),
            Wait::Discards(_) => self.discard(board),
            Wait::Play(window, _) => self.play(board, window),
            Wait::Aim(card, _) => self.aim(board, card),
            Wait::Break(_, phase) => self.break_agreement(board, phase),
            Wait::Buy(_) => self.buy(board),
            Wait::Sail(_) => self.set_out(board),
            Wait::Sailing(_) => self.steer(board),
            Wait::Fire(_) => self.fire(board),
            Wait::Lose { hex, .. } => self.lose(board, hex),
            Wait::Engage(_) => self.engage(board),
            Wait::Battle => self.fight(board),
            Wait::RetreatTo(_) => self.retreat_to(board),
            Wait::Land(_) => self.land(board),
            Wait::Research(_) => self.research(board),
            Wait::Place(_) => self.place(board),
            _ => Choice::Done,
        };
        // Whatever a plan wants, only what the rules allow is chosen.
        if board.can(wanted) { Some(wanted) } else { options.first().copied() }
    }

    /// At the end of the turn: what was never asked for, as nothing of it was possible.
    pub fn close(&mut self, rules: &Imperium, game: &Game) {
        if let Some(at) = self.plan.research.take() {
            self.remark(at.span, self.not_learnt(rules, game, at.what));
        }
        while let Some((span, _)) = self.discarding.pop_front() {
            self.remark(span, Trouble::NotInHand);
        }
        self.close_landing();
        self.close_placing();
        self.close_actions();
        self.close_plays(rules, game);
        let unbroken: Vec<Span> = self
            .plan
            .breaks
            .iter()
            .zip(&self.broken)
            .filter(|(_, done)| !**done)
            .map(|(at, _)| at.span)
            .collect();
        unbroken.into_iter().for_each(|span| self.remark(span, Trouble::NoAgreement));
    }
}
