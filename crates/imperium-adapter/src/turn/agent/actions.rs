//! PDS fire, and which battles are fought (I5.1.7, I5.2.0, I5.2.6, I5.2.7).

use super::{Agent, Board};
use crate::turn::remark::Trouble;
use admiralty_game::Seat;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::map::HexId;

impl Agent {
    /// I5.2.7, I4.5: PDS fire at everybody but partners, unless ordered to, or not to.
    pub(super) fn fire(&mut self, board: Board) -> Choice {
        let wants = |planet_hex: Option<HexId>, hex: HexId, at: Seat| {
            let held = self
                .plan
                .holds_fire
                .iter()
                .any(|order| order.what.is_none_or(|held| held == hex || Some(held) == planet_hex));
            let ordered = self
                .plan
                .fires
                .iter()
                .any(|order| order.what.0 == at && order.what.1.is_none_or(|h| h == hex));
            ordered || (!held && !board.game.position.agreed(self.seat, at))
        };
        let home = |planet| board.rules.setup().map.planet(planet).map(|planet| planet.hex);
        let fire = board.find(
            |choice| matches!(choice, Choice::Fire { planet, hex, at } if wants(home(*planet), *hex, *at)),
        );
        if let Some(Choice::Fire { hex, at, .. }) = fire {
            for (order, done) in self.plan.fires.iter().zip(&mut self.fired) {
                *done |= order.what.0 == at && order.what.1.is_none_or(|h| h == hex);
            }
        }
        fire.unwrap_or(Choice::Done)
    }

    /// Attacks and shots that were ordered and never came.
    pub(super) fn close_actions(&mut self) {
        let unfought: Vec<_> = self
            .plan
            .attacks
            .iter()
            .zip(&self.attacked)
            .filter(|(_, done)| !**done)
            .map(|(at, _)| at.clone())
            .collect();
        for at in unfought {
            self.remark(at.span, Trouble::NobodyThere { hex: at.what.1 });
        }
        let unfired: Vec<_> = self
            .plan
            .fires
            .iter()
            .zip(&self.fired)
            .filter(|(_, done)| !**done)
            .map(|(at, _)| at.span)
            .collect();
        unfired.into_iter().for_each(|span| self.remark(span, Trouble::CannotFire));
    }

    /// I5.2.0, I5.2.6: by the order of battles and opponents that is ordered, else by hex number;
    /// battles that need not be only if they are ordered (I5.1.7).
    pub(super) fn engage(&mut self, board: Board) -> Choice {
        let ordered = |hex: HexId, seat: Seat| {
            self.plan.attacks.iter().any(|at| at.what.1 == hex && at.what.0.is_none_or(|whom| whom == seat))
        };
        let forced = |hex: HexId, seat: Seat| {
            let position = &board.game.position;
            position.fleet(hex, self.seat).is_some() && position.fleet(hex, seat).is_some()
        };
        let number = |hex: HexId| board.rules.setup().map.hex(hex).map_or(0, |hex| hex.number);
        let place = |hex: HexId| self.plan.battles.iter().position(|at| at.what == hex).unwrap_or(usize::MAX);
        let turn = |hex: HexId, seat: Seat| {
            self.opponents(hex).iter().position(|s| *s == seat).unwrap_or(usize::MAX)
        };
        let mut wanted: Vec<(HexId, Seat)> = board
            .options
            .iter()
            .filter_map(|choice| match choice {
                Choice::Engage { hex, with } => Some((*hex, *with)),
                _ => None,
            })
            .filter(|(hex, seat)| forced(*hex, *seat) || ordered(*hex, *seat))
            .collect();
        wanted.sort_by_key(|(hex, seat)| (place(*hex), number(*hex), turn(*hex, *seat), *seat));
        let Some((hex, with)) = wanted.first().copied() else { return Choice::Done };
        for (order, done) in self.plan.attacks.iter().zip(&mut self.attacked) {
            *done |= order.what.1 == hex && order.what.0.is_none_or(|whom| whom == with);
        }
        Choice::Engage { hex, with }
    }
}
