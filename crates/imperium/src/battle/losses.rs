//! I5.2.2, I5.3.3–I5.3.5: losses are removed, each side choosing its own. Removal is simultaneous in
//! the rules; it is done openly here, the attacker first.

use super::{Arena, Battle, Choice, Event, Moment, Side, Volley};
use crate::unit::UnitId;
use admiralty_game::Sink;

impl Arena {
    /// How many of a type can take a hit without loss (I5.2.2).
    fn can_sustain(&self, battle: &Battle, side: Side, unit: UnitId) -> u16 {
        match self.setup.figures(side, unit).sustains {
            true => battle.forces(side).get(unit).saturating_sub(battle.damaged(side).get(unit)),
            false => 0,
        }
    }

    /// The hits after which nothing of a side is left.
    pub(super) fn most_hits(&self, battle: &Battle, side: Side) -> u32 {
        let of = |(unit, n): (UnitId, u16)| u32::from(n) + u32::from(self.can_sustain(battle, side, unit));
        battle.forces(side).each().map(of).sum()
    }

    /// I5.2.2: what a side can do about its next hit.
    pub(super) fn each_loss(&self, battle: &Battle, side: Side, f: &mut impl FnMut(Choice)) {
        for (unit, _) in battle.forces(side).each() {
            if self.can_sustain(battle, side, unit) > 0 {
                f(Choice::Sustain(unit));
            }
            f(Choice::Lose(unit));
        }
    }

    /// Removes a side's losses, as far as nothing is to be chosen, then the other's; then the battle
    /// goes on.
    pub(super) fn remove(
        &self,
        battle: &mut Battle,
        volley: Volley,
        side: Side,
        sink: &mut impl Sink<Event>,
    ) {
        while battle.hits[side.index()] > 0 {
            if battle.hits[side.index()] >= self.most_hits(battle, side) {
                self.lose_all(battle, volley, side, sink);
                break;
            }
            let (mut first, mut options) = (None, 0u32);
            self.each_loss(battle, side, &mut |choice| {
                first = first.or(Some(choice));
                options += 1;
            });
            match first {
                Some(only) if options == 1 => self.take_hit(battle, volley, side, only, sink),
                Some(_) => {
                    battle.moment = Moment::Remove(volley, side);
                    return;
                }
                None => break,
            }
        }
        battle.hits[side.index()] = 0;
        match side {
            Side::Attacker => self.remove(battle, volley, Side::Defender, sink),
            Side::Defender => self.after_losses(battle, volley, sink),
        }
    }

    fn lose_all(&self, battle: &mut Battle, volley: Volley, side: Side, sink: &mut impl Sink<Event>) {
        for (unit, units) in battle.forces(side).each() {
            sink.tell(|| Event::Lost { volley, side, unit, units });
        }
        battle.forces[side.index()] = crate::unit::Units::NONE;
        battle.damaged[side.index()] = crate::unit::Units::NONE;
    }

    /// One hit is taken.
    pub(super) fn take_hit(
        &self,
        battle: &mut Battle,
        volley: Volley,
        side: Side,
        choice: Choice,
        sink: &mut impl Sink<Event>,
    ) {
        let hits = &mut battle.hits[side.index()];
        *hits = hits.saturating_sub(1);
        match choice {
            Choice::Sustain(unit) => {
                battle.damaged[side.index()].add(unit, 1);
                sink.tell(|| Event::Sustained { volley, side, unit });
            }
            Choice::Lose(unit) => {
                battle.lose(side, unit);
                sink.tell(|| Event::Lost { volley, side, unit, units: 1 });
            }
            Choice::FightOn | Choice::Retreat => {}
        }
    }
}
