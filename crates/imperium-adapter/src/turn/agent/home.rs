//! What is ordered at home: deals, votes, cards, purchases, technologies, placements.

use super::{Agent, Board};
use crate::turn::plan::{Deal, Goods};
use crate::turn::remark::Trouble;
use admiralty_game::{Rulebook, Seat, Silent};
use admiralty_imperium::Imperium;
use admiralty_imperium::choice::{Choice, Target};
use admiralty_imperium::data::{Aim, CardId, TechId, Window};
use admiralty_imperium::event::Phase;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::Cards;
use admiralty_imperium::turn::{COINS, Game};
use admiralty_imperium::unit::{Role, UnitId};
use admiralty_notation::Span;
use std::collections::VecDeque;

/// A unit that is to be placed where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placing {
    span: Span,
    unit: UnitId,
    at: PlanetId,
}

/// Credits as the steps in which they are given.
fn coins(credits: u32, choice: impl Fn(u16) -> Choice) -> Vec<Choice> {
    let mut left = credits;
    let mut steps = Vec::new();
    for coin in COINS.into_iter().rev() {
        while left >= u32::from(coin) {
            left -= u32::from(coin);
            steps.push(choice(coin));
        }
    }
    steps
}

fn gift(to: Seat, goods: &Goods) -> Vec<Choice> {
    let cards = goods.cards.iter().map(|card| Choice::GiveCard { to, card: *card });
    coins(goods.credits, |n| Choice::GiveCredits { to, n }).into_iter().chain(cards).collect()
}

fn exchange(with: Seat, gives: &Goods, wants: &Goods) -> Vec<Choice> {
    let mut steps = vec![Choice::Propose { with }];
    steps.extend(coins(gives.credits, Choice::OfferCredits));
    steps.extend(gives.cards.iter().map(|card| Choice::OfferCard(*card)));
    steps.extend(coins(wants.credits, Choice::WantCredits));
    steps.extend(wants.cards.iter().map(|card| Choice::WantCard(*card)));
    steps
}

impl Agent {
    /// I3.2, I4.4.
    pub(super) fn deal(&mut self, board: Board) -> Choice {
        let deals = &self.plan.deals;
        let saying = self.saying.get_or_insert_with(|| {
            deals
                .iter()
                .flat_map(|at| {
                    let steps = match &at.what {
                        Deal::Gift(to, goods) => gift(*to, goods),
                        Deal::Exchange(with, gives, wants) => exchange(*with, gives, wants),
                        Deal::Agreement(with) => vec![Choice::Agree { with: *with }],
                    };
                    steps.into_iter().map(|choice| (at.span, choice))
                })
                .collect()
        });
        let mut failed = Vec::new();
        let mut next = None;
        while let Some((span, choice)) = saying.pop_front() {
            if board.can(choice) {
                next = Some(choice);
                break;
            }
            let agreement = matches!(choice, Choice::Agree { .. });
            failed.push((span, if agreement { Trouble::CannotAgree } else { Trouble::CannotGive }));
        }
        failed.into_iter().for_each(|(span, trouble)| self.remark(span, trouble));
        next.unwrap_or(Choice::Done)
    }

    /// I3.3: nobody can vote for a player but the player, or the master who enters it.
    pub(super) fn vote(&self, board: Board) -> Option<Choice> {
        let vote = self.plan.vote.as_ref()?;
        Some(Choice::Vote(vote.what)).filter(|choice| board.can(*choice))
    }

    /// I4.1.
    pub(super) fn discard(&mut self, board: Board) -> Choice {
        while let Some((span, card)) = self.discarding.pop_front() {
            if board.can(Choice::Discard(card)) {
                return Choice::Discard(card);
            }
            self.remark(span, Trouble::NotInHand);
        }
        Choice::Done
    }

    /// I4.2: a card drawn this turn cannot be ordered yet. What is in the hand when the deals are done
    /// can be, or else what was there when orders were given.
    fn known_cards(&mut self, board: Board, window: Window) -> Cards {
        let position = match window {
            Window::Political => &board.game.position,
            _ => &board.rules.setup().position,
        };
        let hand = || position.player(self.seat).map(|player| player.hand.clone()).unwrap_or_default();
        self.known.get_or_insert_with(hand).clone()
    }

    /// I4.2: the first card that is ordered for this moment; one that names a battle or planet only
    /// there.
    pub(super) fn play(&mut self, board: Board, window: Window) -> Choice {
        let known = self.known_cards(board, window);
        let fight = board.game.actions.fight.as_ref();
        for at in 0..self.plan.plays.len() {
            let play = &self.plan.plays[at].what;
            let Some(action) = board.rules.setup().data.action(play.card) else { continue };
            let here = match (play.on, action.aim) {
                (Some(Target::Hex(hex)), Aim::None) => fight.is_none_or(|fight| fight.hex == hex),
                (Some(Target::Planet(planet)), _) if window == Window::Invasion => {
                    fight.is_none_or(|fight| fight.planet == Some(planet))
                }
                _ => true,
            };
            if self.played[at] || action.window != window || !here {
                continue;
            }
            let (choice, span) = (Choice::Play(play.card), self.plan.plays[at].span);
            let card = play.card;
            let ordered = known.get(card) > 0;
            let on = play.on.filter(|_| action.aim != Aim::None);
            if ordered && board.can(choice) {
                self.played[at] = true;
                if on.is_some_and(|on| !self.may_aim(board, choice, on)) {
                    self.remark(span, Trouble::BadTarget);
                    continue;
                }
                self.known.as_mut().map(|known| known.take(card));
                return choice;
            }
            let held = board.game.position.player(self.seat).is_some_and(|player| player.hand.get(card) > 0);
            if !held || !ordered {
                self.played[at] = true;
                self.remark(span, Trouble::NotInHand);
            }
        }
        Choice::Done
    }

    /// I4.2: whether a card can be played on this: one that cannot stays in the hand.
    fn may_aim(&self, board: Board, play: Choice, on: Target) -> bool {
        let mut game = board.game.clone();
        board.rules.choose(&mut game, self.seat, play, &mut Silent);
        board.rules.is_legal(&game, self.seat, Choice::Aim(on))
    }

    /// I4.2: what the card that was just played is played on.
    pub(super) fn aim(&mut self, board: Board, card: CardId) -> Choice {
        let wanted =
            self.plan.plays.iter().zip(&self.played).rev().find(|(at, done)| at.what.card == card && **done);
        let Some((at, _)) = wanted else { return Choice::Done };
        let (span, on) = (at.span, at.what.on);
        match on.map(Choice::Aim).filter(|choice| board.can(*choice)) {
            Some(choice) => choice,
            None => {
                self.remark(span, Trouble::BadTarget);
                board.options.first().copied().unwrap_or(Choice::Done)
            }
        }
    }

    /// I4.5.
    pub(super) fn break_agreement(&mut self, board: Board, phase: Phase) -> Choice {
        for at in 0..self.plan.breaks.len() {
            let (with, when) = self.plan.breaks[at].what;
            if !self.broken[at] && when == phase && board.can(Choice::Break { with }) {
                self.broken[at] = true;
                return Choice::Break { with };
            }
        }
        Choice::Done
    }

    /// I4.6: as listed, while credits last; the rest is skipped.
    pub(super) fn buy(&mut self, board: Board) -> Choice {
        let credits = board.game.position.player(self.seat).map_or(0, |player| player.credits);
        let purse = *self.purse.get_or_insert(credits);
        while let Some((span, unit)) = self.buying.pop_front() {
            if board.can(Choice::Buy(unit)) {
                return Choice::Buy(unit);
            }
            let mut n = 1;
            while self.buying.front() == Some(&(span, unit)) {
                self.buying.pop_front();
                n += 1;
            }
            let short = board.rules.cost(board.game, self.seat, unit) > credits;
            self.remark(
                span,
                if short { Trouble::NoCredits { unit, n, purse } } else { Trouble::Limit { unit } },
            );
        }
        Choice::Done
    }

    /// I6.1.
    pub(super) fn research(&mut self, board: Board) -> Choice {
        let Some(at) = self.plan.research.take() else { return Choice::Done };
        let choice = Choice::Research(at.what);
        if board.can(choice) {
            return choice;
        }
        self.remark(at.span, self.not_learnt(board.rules, board.game, at.what));
        Choice::Done
    }

    /// I6: why a technology is not bought.
    pub(super) fn not_learnt(&self, rules: &Imperium, game: &Game, tech: TechId) -> Trouble {
        let Some(player) = game.position.player(self.seat) else { return Trouble::CannotResearch };
        let cost = u32::from(rules.technology_cost(game, self.seat, tech));
        let left = player.credits;
        if player.technologies.has(tech) {
            Trouble::Learnt
        } else if rules.may_learn(game, self.seat, tech) && cost > left {
            Trouble::TooDear { cost, left }
        } else {
            Trouble::CannotResearch
        }
    }

    /// What was to be placed, if nothing could be.
    pub(super) fn close_placing(&mut self) {
        if self.placing.is_some() {
            return;
        }
        for at in self.plan.places.clone() {
            let ((unit, n), _) = at.what;
            self.remark(at.span, Trouble::NotBuilt { unit, n });
        }
        for at in self.plan.docks.clone() {
            self.remark(at.span, Trouble::NoDock);
        }
    }

    /// I7.1, I7.2: what is ordered one by one, then all else by the docks that are preferred, then by
    /// any with room.
    pub(super) fn place(&mut self, board: Board) -> Choice {
        let plan = &self.plan;
        let dock = board.rules.setup().data.first(Role::Dock);
        let placing = self.placing.get_or_insert_with(|| {
            let mut all: VecDeque<Placing> = VecDeque::new();
            for at in &plan.docks {
                all.extend(dock.map(|unit| Placing { span: at.span, unit, at: at.what }));
            }
            for at in &plan.places {
                let ((unit, n), planet) = at.what;
                all.extend((0..n).map(|_| Placing { span: at.span, unit, at: planet }));
            }
            all
        });
        let choice = |placing: &Placing| match board.rules.setup().data.role(placing.unit) {
            Some(Role::Dock) => Choice::NewDock { unit: placing.unit, planet: placing.at },
            _ => Choice::Place { unit: placing.unit, dock: placing.at },
        };
        let mut failed = Vec::new();
        let mut next = None;
        while let Some(placing) = placing.pop_front() {
            let wanted = choice(&placing);
            if board.can(wanted) {
                next = Some(wanted);
                break;
            }
            failed.push((placing.span, placing.unit));
        }
        while let Some((span, unit)) = failed.first().copied() {
            let n = failed.iter().take_while(|other| **other == (span, unit)).count();
            failed.drain(..n);
            let is_dock = Some(unit) == dock;
            self.remark(
                span,
                if is_dock { Trouble::NoDock } else { Trouble::NotBuilt { unit, n: n as u16 } },
            );
        }
        if let Some(choice) = next {
            return choice;
        }
        let at = |planet: PlanetId| {
            board.find(|choice| matches!(choice, Choice::Place { dock, .. } if *dock == planet))
        };
        let preferred = self.plan.prefers.iter().find_map(|planet| at(*planet));
        preferred
            .or_else(|| board.find(|choice| matches!(choice, Choice::Place { .. })))
            .unwrap_or(Choice::Done)
    }
}
