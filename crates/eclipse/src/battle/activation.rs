//! E5, E6: missiles once, then engagement rounds; who acts, and when the battle is over.

use super::arena::Arena;
use super::initiative::Next;
use super::state::{Battle, Moment, Place, Side, Slot, Stack, Volley};
use crate::event::Event;
use crate::ship::TYPES;
use admiralty_game::{Counts, Sink};

impl Arena {
    /// Moves on to the next moment in which somebody decides or rolls, or to the end.
    pub(super) fn advance(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        loop {
            if self.ended(battle, sink) {
                return;
            }
            match self.next(battle) {
                Next::Nobody => self.next_volley(battle, sink),
                Next::Tied(side, tied) => {
                    battle.moment = Moment::Order(side, tied);
                    return;
                }
                Next::Acts(side, slot) => {
                    if self.activate(battle, side, slot, sink) {
                        return;
                    }
                }
            }
        }
    }

    /// E5.1, E6.2: after the missiles the engagement rounds, until one side is left.
    fn next_volley(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        battle.volley = Volley::Cannons;
        battle.acted = [0; 2];
        sink.tell(|| Event::RoundBegins);
    }

    /// E2.5: the owner's choice among tied types.
    pub(super) fn act_first(&self, battle: &mut Battle, side: Side, slot: Slot, sink: &mut impl Sink<Event>) {
        let (party, kind) = (self.side(side).party, self.spec(side, slot).kind);
        sink.tell(|| Event::ActsFirst { party, kind });
        if !self.activate(battle, side, slot, sink) {
            self.advance(battle, sink);
        }
    }

    /// A type's turn (E5.1, E6.1, E7.4). Returns whether something is pending now.
    fn activate(&self, battle: &mut Battle, side: Side, slot: Slot, sink: &mut impl Sink<Event>) -> bool {
        battle.mark_acted(side, slot);
        if battle.volley == Volley::Missiles {
            battle.moment = Moment::Roll(side, slot);
            return true;
        }
        if let Place::Edge(to) = battle.stack(side, slot).place {
            self.retreat(battle, side, slot, Place::Away(to), sink);
            return false;
        }
        let mut may_retreat = false;
        self.each_retreat(battle, side, slot, &mut |_| may_retreat = true);
        if may_retreat {
            battle.moment = Moment::Activate(side, slot);
            true
        } else if self.spec(side, slot).figures.armed() {
            battle.moment = Moment::Roll(side, slot);
            true
        } else {
            self.pass(side, slot, sink);
            false
        }
    }

    /// E6.1: a type without cannons does nothing.
    pub(super) fn pass(&self, side: Side, slot: Slot, sink: &mut impl Sink<Event>) {
        let (party, kind) = (self.side(side).party, self.spec(side, slot).kind);
        sink.tell(|| Event::Idle { party, kind });
    }

    /// The dice of a type have been rolled (E3.1, E5.1).
    pub(super) fn rolled(
        &self,
        battle: &mut Battle,
        side: Side,
        slot: Slot,
        counts: &Counts,
        sink: &mut impl Sink<Event>,
    ) {
        let (hand, hits) = self.hand(battle, side, slot, counts);
        sink.tell(|| {
            let (party, kind) = (self.side(side).party, self.spec(side, slot).kind);
            let ships = battle.stack(side, slot).ships.count();
            let dice = counts.groups.iter().flatten().sum();
            Event::Fired { party, kind, ships, dice, hits }
        });
        if hits == 0 {
            self.advance(battle, sink);
        } else if self.by_rule(side) {
            self.assign_by_rule(battle, side, hand, sink);
        } else {
            self.assign_forced(battle, side, slot, hand, sink);
        }
    }

    /// E6.2, E8.2: whether the battle is over, or waits for the end of a stalemate. Checked
    /// after every missile volley and every activation.
    fn ended(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) -> bool {
        let present = Side::BOTH.map(|side| battle.present_bits(side));
        for side in Side::BOTH {
            if present[side.index()] == 0 {
                self.over(battle, side.other(), sink);
                return true;
            }
        }
        // E3.7: who is gone does not act any more, and so need not be remembered as acted.
        battle.acted[0] &= present[0];
        battle.acted[1] &= present[1];
        if self.is_stalemate(battle, present) {
            let attacker = self.side(Side::Attacker).party;
            sink.tell(|| Event::Stalemate { attacker });
            self.stalemate(battle, sink);
            return true;
        }
        false
    }

    /// E8.1: no ship of either side has a cannon, and the missiles are spent.
    fn is_stalemate(&self, battle: &Battle, present: [u8; 2]) -> bool {
        let armed = present[0] & self.armed[0] | present[1] & self.armed[1];
        armed == 0 && !battle.missiles_left(self)
    }

    /// E6.2, E7.6: one side is left; those of its ships that were about to leave stay.
    pub(super) fn over(&self, battle: &mut Battle, left: Side, sink: &mut impl Sink<Event>) {
        let party = self.side(left).party;
        for slot in Slot::ALL {
            let stack = battle.stack_mut(left, slot);
            if matches!(stack.place, Place::Edge(_)) {
                stack.place = Place::Hex;
                let (ships, kind) = (stack.ships.count(), self.spec(left, slot).kind);
                if ships > 0 {
                    sink.tell(|| Event::BackFromEdge { party, kind, ships });
                }
            }
        }
        // Nothing of the course of the battle matters any more: equal ends are equal states.
        for stack in battle.stacks.iter_mut().flatten() {
            if stack.ships.is_empty() {
                *stack = Stack::default();
            }
        }
        battle.volley = Volley::Cannons;
        battle.acted = [0; 2];
        battle.moment = Moment::Over(left);
    }

    /// How many ships of each stack were destroyed, once the battle is over.
    #[must_use]
    pub fn destroyed(&self, battle: &Battle, side: Side) -> [u8; TYPES] {
        let mut destroyed = [0; TYPES];
        for slot in Slot::ALL {
            destroyed[slot.index()] =
                self.side(side).fleet[slot.index()].count() - battle.stack(side, slot).ships.count();
        }
        destroyed
    }
}
