//! V2, V3: the steps of a battle phase, and what comes after it.

use super::{Arena, Battle, Defence, Moment, Outcome, Side};
use crate::event::Event;
use admiralty_game::Sink;

impl Arena {
    /// V2.1: a phase begins. Effects that are played now are on cards; nothing of them is known here.
    pub(super) fn begin_phase(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::PhaseBegins);
        battle.defence = match battle.fleet(Side::Defender).is_empty() {
            true => Defence::Absent,
            false => Defence::Whole,
        };
        battle.moment = Moment::Withdraw(Side::Attacker);
    }

    /// V3.5: the first of two checks, when both have decided about the withdraw step.
    pub(super) fn end_withdraw_step(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        if battle.fleet(Side::Attacker).is_empty() {
            self.no_attackers(battle, sink);
        } else {
            self.begin_targets(battle, Side::Attacker, sink);
        }
    }

    /// V3.5: without attacking ships the attack is over.
    fn no_attackers(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        self.recharge(battle, sink);
        sink.tell(|| Event::NoAttackers { seat: self.seat(Side::Attacker) });
        battle.moment = Moment::Over(Outcome::Ended);
    }

    /// V2.7: the damage of all attacking ships that are still there, though they have dealt it
    /// already.
    #[must_use]
    pub fn bombardment(&self, battle: &Battle) -> u32 {
        let groups = battle.fleet(Side::Attacker).groups().iter();
        groups.map(|group| u32::from(group.ships) * u32::from(self.figures(group.kind).attack)).sum()
    }

    /// V2.7, V3.0: the starbase is hit before anything follows from the phase.
    pub(super) fn result(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        if let Some(shield) = self.home
            && !battle.fleet(Side::Attacker).is_empty()
        {
            let (seat, points) = (self.seat(Side::Defender), self.bombardment(battle));
            if points >= u32::from(shield) {
                sink.tell(|| Event::StarbaseDestroyed { seat, points, shield });
                // V3.7: the attack ends here, without V3.3.
                self.recharge(battle, sink);
                battle.moment = Moment::Over(Outcome::StarbaseDestroyed);
                return;
            }
            sink.tell(|| Event::StarbaseHolds { seat, points, shield });
        }
        self.what_follows(battle, sink);
    }

    /// V3.1–V3.5: what comes next.
    fn what_follows(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        // V3.5 goes before the others.
        if battle.fleet(Side::Attacker).is_empty() {
            return self.no_attackers(battle, sink);
        }
        self.recharge(battle, sink);
        match battle.defence {
            // V3.4
            Defence::Absent => {
                sink.tell(|| Event::Unopposed { seat: self.seat(Side::Attacker) });
                battle.moment = Moment::Over(Outcome::Ended);
            }
            // V3.1, V3.2
            Defence::Broken => {
                let last = battle.fleet(Side::Defender).is_empty();
                sink.tell(|| Event::PhaseFollows { last });
                self.begin_phase(battle, sink);
            }
            // V3.3
            Defence::Whole => self.begin_flight(battle, sink),
        }
    }
}
