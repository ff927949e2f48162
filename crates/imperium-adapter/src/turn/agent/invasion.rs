//! What lands where and what bombards (I5.3).

use super::{Agent, Board};
use crate::turn::remark::Trouble;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::unit::UnitId;
use admiralty_notation::Span;
use std::collections::VecDeque;

/// What is left to be done in the Invasion segment.
#[derive(Clone, Debug, Default)]
pub(super) struct Landing {
    bases: VecDeque<(Span, UnitId, PlanetId)>,
    lands: VecDeque<(Span, UnitId, Option<UnitId>, PlanetId)>,
    bombards: VecDeque<(Span, PlanetId, Option<UnitId>, u16)>,
    /// Planets that nothing is ordered to bombard: whatever lands there is helped.
    helps: Vec<PlanetId>,
}

impl Agent {
    fn landing(&self) -> Landing {
        let plan = &self.plan;
        let mut landing = Landing::default();
        for at in &plan.bases {
            let ((unit, n), planet) = at.what;
            landing.bases.extend((0..n).map(|_| (at.span, unit, planet)));
        }
        for at in &plan.landings {
            let ((unit, n), from, planet) = at.what;
            landing.lands.extend((0..n).map(|_| (at.span, unit, from, planet)));
            landing.helps.push(planet);
        }
        for at in &plan.bombards {
            let (planet, with) = at.what;
            let (unit, n) = with.map_or((None, u16::MAX), |(unit, n)| (Some(unit), n));
            landing.bombards.push_back((at.span, planet, unit, n));
        }
        landing
    }

    /// What was to land or bombard, if nothing could.
    pub(super) fn close_landing(&mut self) {
        if self.landing.is_some() {
            return;
        }
        for at in self.plan.bases.clone() {
            let ((unit, n), _) = at.what;
            self.remark(at.span, Trouble::NotBased { unit, n });
        }
        for at in self.plan.landings.clone() {
            let ((unit, n), ..) = at.what;
            self.remark(at.span, Trouble::NotLanded { unit, n });
        }
        for at in self.plan.bombards.clone() {
            self.remark(at.span, Trouble::CannotBombard);
        }
    }

    pub(super) fn land(&mut self, board: Board) -> Choice {
        let mut left = self.landing.take().unwrap_or_else(|| self.landing());
        let choice = self.next_landing(board, &mut left);
        self.landing = Some(left);
        choice
    }

    fn next_landing(&mut self, board: Board, left: &mut Landing) -> Choice {
        while let Some((span, unit, planet)) = left.bases.pop_front() {
            if board.can(Choice::Base { unit, planet }) {
                return Choice::Base { unit, planet };
            }
            let n = 1 + drain(&mut left.bases, |other| *other == (span, unit, planet));
            self.remark(span, Trouble::NotBased { unit, n });
        }
        while let Some(order) = left.lands.pop_front() {
            let (span, unit, from, planet) = order;
            let more = left.lands.iter().filter(|(_, _, _, on)| *on == planet).count() as u32;
            if let Some(choice) = Self::landing_of(board, unit, from, planet, more + 1) {
                return choice;
            }
            let n = 1 + drain(&mut left.lands, |other| *other == order);
            self.remark(span, Trouble::NotLanded { unit, n });
        }
        while let Some((span, planet, unit, n)) = left.bombards.pop_front() {
            let with = |choice: &Choice| {
                matches!(choice, Choice::Bombard { ship, planet: on }
                    if *on == planet && unit.is_none_or(|unit| unit == *ship))
            };
            match board.find(with).filter(|_| n > 0) {
                Some(choice) => {
                    left.bombards.push_front((span, planet, unit, n.saturating_sub(1)));
                    return choice;
                }
                // All that could have, if no number was ordered.
                None if n == 0 || (unit.is_none() && n < u16::MAX) => {}
                None => self.remark(span, Trouble::CannotBombard),
            }
        }
        // [reading] O2's default: ships that are not ordered to bombard help what lands.
        let ordered = |planet: &PlanetId| self.plan.bombards.iter().any(|at| at.what.0 == *planet);
        let helps = left.helps.iter().filter(|planet| !ordered(planet));
        for planet in helps {
            let landed =
                board.game.actions.landings.iter().any(|l| l.planet == *planet && !l.units.is_empty());
            let bombard =
                board.find(|choice| matches!(choice, Choice::Bombard { planet: on, .. } if on == planet));
            if let Some(choice) = bombard.filter(|_| landed && self.plan.bombards.is_empty()) {
                return choice;
            }
        }
        Choice::Done
    }

    /// The ship that lands a unit, of `n` that land on this planet: one that lands there already, else the
    /// emptiest that has them all aboard, so that others are free for other planets (I5.3.1), else the
    /// fullest.
    fn landing_of(
        board: Board,
        wanted: UnitId,
        from: Option<UnitId>,
        on: PlanetId,
        n: u32,
    ) -> Option<Choice> {
        let mut best: Option<((bool, bool, i64), Choice)> = None;
        for choice in board.options {
            let Choice::Land { hex, hold, unit, planet } = *choice else { continue };
            if unit != wanted || planet != on {
                continue;
            }
            let fleet = board.game.position.fleet(hex, board.game.actions.seat);
            let Some(hold) = fleet.and_then(|fleet| fleet.holds.get(usize::from(hold))) else { continue };
            if from.is_some_and(|ship| ship != hold.ship) {
                continue;
            }
            let aboard = hold.troops.total();
            let fits = aboard >= n;
            let key = (hold.landing == Some(on), fits, i64::from(aboard) * if fits { -1 } else { 1 });
            if best.as_ref().is_none_or(|(other, _)| key > *other) {
                best = Some((key, *choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}

/// Takes all that are like the first off the front; how many.
fn drain<T>(queue: &mut VecDeque<T>, like: impl Fn(&T) -> bool) -> u16 {
    let mut n = 0;
    while queue.front().is_some_and(&like) {
        queue.pop_front();
        n += 1;
    }
    n
}
