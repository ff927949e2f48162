//! E3.2, E3.5–E3.8: dice are assigned to ships, one after another.

use super::arena::Arena;
use super::dice::{Die, Hand};
use super::state::{Battle, Moment, Side, Slot};
use crate::event::Event;
use admiralty_game::Sink;

impl Arena {
    /// One die goes to a ship (E3.5, E3.6, E3.7).
    pub(super) fn assign_die(
        &self,
        battle: &mut Battle,
        side: Side,
        die: Die,
        (slot, damage): (Slot, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let enemy = side.other();
        let (party, target) = (self.side(side).party, self.side(enemy).party);
        let spec = *self.spec(enemy, slot);
        let (kind, weapon, points) = (spec.kind, die.weapon, die.points);
        if self.level(enemy, slot) > die.reach as usize {
            sink.tell(|| Event::Wasted { party, weapon, target, kind });
            return;
        }
        match battle.stack_mut(enemy, slot).ships.hit(damage, points, spec.figures.hull) {
            Some(true) => sink.tell(|| Event::Destroyed { party, weapon, target, kind, points }),
            Some(false) => {
                let cubes = damage.saturating_add(points);
                sink.tell(|| Event::Hit { party, weapon, target, kind, points, cubes });
            }
            None => {}
        }
    }

    /// The next die of the hand goes to a ship, and the others count for what is left (E3.8).
    pub(super) fn assign_next(
        &self,
        battle: &mut Battle,
        side: Side,
        hand: &mut Hand,
        target: (Slot, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let Some(die) = hand.next() else { return };
        hand.remove(die);
        self.assign_die(battle, side, die, target, sink);
        *hand = hand.limited_to(self.levels_present(battle, side.other()));
    }

    /// E3.2: the owner has assigned the pending die.
    pub(super) fn assign(
        &self,
        battle: &mut Battle,
        side: Side,
        slot: Slot,
        mut hand: Hand,
        target: (Slot, u8),
        sink: &mut impl Sink<Event>,
    ) {
        self.assign_next(battle, side, &mut hand, target, sink);
        self.assign_forced(battle, side, slot, hand, sink);
    }

    /// Assigns dice as long as there is only one target; then the owner decides, or the type's
    /// turn is over. The dice must count for what is there only (E3.8), as those of a roll do.
    pub(super) fn assign_forced(
        &self,
        battle: &mut Battle,
        side: Side,
        slot: Slot,
        mut hand: Hand,
        sink: &mut impl Sink<Event>,
    ) {
        let enemy = side.other();
        while !hand.is_empty() {
            let (mut targets, mut only) = (0, None);
            for slot in Slot::ALL {
                let stack = battle.stack(enemy, slot);
                if stack.present() {
                    for (damage, _) in stack.ships.by_damage() {
                        targets += 1;
                        only = Some((slot, damage));
                    }
                }
            }
            let (1, Some(target)) = (targets, only) else {
                battle.moment = Moment::Assign(side, slot, hand);
                return;
            };
            self.assign_next(battle, side, &mut hand, target, sink);
        }
        self.advance(battle, sink);
    }
}
