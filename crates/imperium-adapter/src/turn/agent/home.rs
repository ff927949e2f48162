//! What is ordered at home: votes, purchases, technologies, placements.

use super::{Agent, Board};
use crate::turn::remark::Trouble;
use admiralty_imperium::Imperium;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::data::TechId;
use admiralty_imperium::event::Phase;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::turn::Game;
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

impl Agent {
    /// I3.3: nobody can vote for a player but the player, or the master who enters it.
    pub(super) fn vote(&self, board: Board) -> Option<Choice> {
        let vote = self.plan.vote.as_ref()?;
        Some(Choice::Vote(vote.what)).filter(|choice| board.can(*choice))
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
