//! What is ordered for battles (O2): the order of losses, when to retreat and where to.

use super::{Agent, Board};
use crate::orders::Condition;
use crate::turn::odds::chance_to_win;
use crate::turn::plan::Conduct;
use crate::turn::remark::Trouble;
use admiralty_game::Seat;
use admiralty_imperium::battle;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::data::Data;
use admiralty_imperium::map::HexId;
use admiralty_imperium::unit::UnitId;

/// O2: the usual order of losses: cheapest first, then worse combat, then as in the data.
#[must_use]
pub fn default_losses(data: &Data) -> Vec<UnitId> {
    let mut all: Vec<UnitId> = data.unit_ids().collect();
    let key = |unit: &UnitId| data.unit(*unit).map_or((0, 0), |own| (own.cost, u8::MAX - own.combat));
    all.sort_by_key(key);
    all
}

impl Agent {
    /// The instructions for a battle: what one for this hex and opponent says first, then one for the
    /// hex or the opponent, then one for all battles.
    fn instructions(&self, hex: HexId, against: Seat) -> impl Iterator<Item = &Conduct> {
        let mut all: Vec<(u8, &Conduct)> = Vec::new();
        for at in &self.plan.conducts {
            let conduct = &at.what;
            let fits = conduct.hex.is_none_or(|h| h == hex) && conduct.against.is_none_or(|s| s == against);
            if fits {
                let weight = u8::from(conduct.hex.is_some()) * 2 + u8::from(conduct.against.is_some());
                all.push((weight, conduct));
            }
        }
        all.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        all.into_iter().map(|(_, conduct)| conduct)
    }

    /// The order of losses of a battle: what is named first, then the usual order.
    fn losses(&self, board: Board, hex: HexId, against: Seat, on_planet: bool) -> Vec<UnitId> {
        let named: Vec<UnitId> = if on_planet {
            self.plan.ground_losses.clone()
        } else {
            let mut with = self.instructions(hex, against).filter(|conduct| !conduct.losses.is_empty());
            with.next().map(|conduct| conduct.losses.clone()).unwrap_or_default()
        };
        let usual = default_losses(&board.rules.setup().data);
        let rest: Vec<UnitId> = usual.into_iter().filter(|unit| !named.contains(unit)).collect();
        named.into_iter().chain(rest).collect()
    }

    /// I5.2.7: a ship that PDS destroyed.
    pub(super) fn lose(&self, board: Board, hex: HexId) -> Choice {
        let order = self.losses(board, hex, self.seat, false);
        order.into_iter().map(Choice::Lose).find(|choice| board.can(*choice)).unwrap_or(Choice::Done)
    }

    /// I5.2.2, I5.2.3, I5.3.5.
    pub(super) fn fight(&mut self, board: Board) -> Choice {
        let Some(fight) = &board.game.actions.fight else { return Choice::Done };
        let own = usize::from(fight.sides[0] != self.seat);
        let against = fight.sides[1 - own];
        if board.can(Choice::Battle(battle::Choice::Retreat)) {
            let retreats = self.retreats(board, fight.hex, against);
            if retreats {
                self.look_for_refuge(board, fight.hex, against);
            }
            return Choice::Battle(if retreats { battle::Choice::Retreat } else { battle::Choice::FightOn });
        }
        let order = self.losses(board, fight.hex, against, fight.planet.is_some());
        // Damage before losses: it costs nothing that is not repaired at the end of the turn.
        let sustains = order.iter().map(|unit| Choice::Battle(battle::Choice::Sustain(*unit)));
        let loses = order.iter().map(|unit| Choice::Battle(battle::Choice::Lose(*unit)));
        sustains.chain(loses).find(|choice| board.can(*choice)).unwrap_or(Choice::Done)
    }

    /// O2: whether one of the conditions holds, after losses.
    fn retreats(&self, board: Board, hex: HexId, against: Seat) -> bool {
        let conditions = self.instructions(hex, against).find_map(|conduct| conduct.retreat.as_ref());
        let (Some(conditions), Some(fight)) = (conditions, &board.game.actions.fight) else { return false };
        let Some(state) = &fight.battle else { return false };
        let left = state.forces(battle::Side::Attacker).total();
        conditions.iter().any(|condition| match *condition {
            Condition::Round(n) => u32::from(state.rounds) >= n,
            Condition::Ships(n) => left <= n,
            Condition::Odds(percent) => {
                let odds = board.rules.arena(board.game).map(|arena| {
                    let order = |seat: Seat, other| self.order_of(board, hex, seat, other);
                    let [a, d] = fight.sides;
                    chance_to_win(&arena, state, [order(a, d), order(d, a)])
                });
                odds.is_some_and(|odds| odds * 100.0 < f64::from(percent))
            }
        })
    }

    /// The order of losses that a player assumes of a side: the own orders, and the usual order of
    /// another, whose orders nobody knows.
    fn order_of(&self, board: Board, hex: HexId, seat: Seat, against: Seat) -> Vec<UnitId> {
        match seat == self.seat {
            true => self.losses(board, hex, against, false),
            false => default_losses(&board.rules.setup().data),
        }
    }

    /// I5.2.3: where to retreat to, if it is ordered.
    fn refuge(&self, hex: HexId, against: Seat) -> Option<HexId> {
        self.instructions(hex, against).find_map(|conduct| conduct.to)
    }

    /// I5.2.3: what is ordered and not possible. Where only one refuge is left nobody is asked for it.
    fn look_for_refuge(&mut self, board: Board, hex: HexId, against: Seat) {
        let Some(wanted) = self.refuge(hex, against) else { return };
        if !board.rules.refuges(board.game).contains(&wanted) {
            let ordered = self.plan.conducts.iter().find(|at| at.what.to == Some(wanted)).map(|at| at.span);
            if let Some(span) = ordered {
                self.remark(span, Trouble::NoRefuge { hex: wanted });
            }
        }
    }

    /// I5.2.3.
    pub(super) fn retreat_to(&self, board: Board) -> Choice {
        let Some(fight) = &board.game.actions.fight else { return Choice::Done };
        let wanted = self.refuge(fight.hex, fight.sides[1]).map(Choice::RetreatTo);
        let usual = board.options.first().copied().unwrap_or(Choice::Done);
        wanted.filter(|choice| board.can(*choice)).unwrap_or(usual)
    }

    /// I5.2.6: in which order opponents in a hex are fought.
    pub(super) fn opponents(&self, hex: HexId) -> Vec<Seat> {
        let with = self.plan.conducts.iter().filter(|at| at.what.hex.is_none_or(|h| h == hex));
        with.flat_map(|at| at.what.opponents.iter().copied()).collect()
    }
}
