//! V2.2, V3.3: withdrawals.

use super::{Arena, Battle, BattleChoice, Defence, Moment, Outcome, Refuge, Side};
use crate::event::Event;
use crate::ship::Kind;
use admiralty_game::Sink;

impl Arena {
    /// V2.2: any number of ships, each to a place of its own. They go one by one.
    pub(super) fn each_withdrawal(&self, battle: &Battle, side: Side, f: &mut impl FnMut(BattleChoice)) {
        f(BattleChoice::Remain);
        for (kind, _) in battle.fleet(side).kinds() {
            for to in &self.refuges[side.index()] {
                f(BattleChoice::Withdraw(kind, *to));
            }
        }
    }

    /// V2.2: a ship withdraws. A side without ships has decided.
    pub(super) fn withdraw(
        &self,
        battle: &mut Battle,
        side: Side,
        kind: Kind,
        to: Refuge,
        sink: &mut impl Sink<Event>,
    ) {
        if !battle.fleets[side.index()].take(kind, 0) {
            return;
        }
        battle.leave(side, kind, to);
        if side == Side::Defender {
            battle.defence = Defence::Broken;
        }
        sink.tell(|| Event::Withdrawn { seat: self.seat(side), kind, to });
        if battle.fleet(side).is_empty() {
            self.withdrawn(battle, side, sink);
        }
    }

    /// V2.2: the attacker decides first, then the defender (V2.0).
    pub(super) fn withdrawn(&self, battle: &mut Battle, side: Side, sink: &mut impl Sink<Event>) {
        match side {
            Side::Attacker if !battle.fleet(Side::Defender).is_empty() => {
                battle.moment = Moment::Withdraw(Side::Defender);
            }
            _ => self.begin_ambush(battle, sink),
        }
    }

    /// V3.3: the attacking ships must withdraw at once.
    pub(super) fn begin_flight(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::MustWithdraw { seat: self.seat(Side::Attacker) });
        battle.moment = Moment::Flee;
        self.go_on_fleeing(battle, sink);
    }

    /// V3.3: the next ship of those that must go, to the dock or a region without enemy ships.
    pub(super) fn each_flight(&self, battle: &Battle, f: &mut impl FnMut(BattleChoice)) {
        if let Some(kind) = battle.fleet(Side::Attacker).first() {
            for to in &self.refuges[Side::Attacker.index()] {
                f(BattleChoice::Withdraw(kind, *to));
            }
        }
    }

    /// V3.3: a ship withdraws because it must.
    pub(super) fn flee(&self, battle: &mut Battle, kind: Kind, to: Refuge, sink: &mut impl Sink<Event>) {
        if self.driven_off(battle, kind, to, sink) {
            self.go_on_fleeing(battle, sink);
        }
    }

    fn driven_off(&self, battle: &mut Battle, kind: Kind, to: Refuge, sink: &mut impl Sink<Event>) -> bool {
        let there = battle.fleets[Side::Attacker.index()].take(kind, 0);
        if there {
            battle.leave(Side::Attacker, kind, to);
            sink.tell(|| Event::DrivenOff { seat: self.seat(Side::Attacker), kind, to });
        }
        there
    }

    /// Ships that have only one place to go to go there unasked. When all are gone, the attack is
    /// over.
    fn go_on_fleeing(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        if let [only] = self.refuges[Side::Attacker.index()].as_slice() {
            while let Some(kind) = battle.fleet(Side::Attacker).first() {
                if !self.driven_off(battle, kind, *only, sink) {
                    break;
                }
            }
        }
        if battle.fleet(Side::Attacker).is_empty() {
            battle.moment = Moment::Over(Outcome::Ended);
        }
    }
}
