//! I1.2, I5.2.1, I5.3.3–I5.3.5: dice and hits.

use super::{Arena, Battle, Event, Moment, Side, Volley};
use crate::unit::{SIDES, Units};
use admiralty_game::{Counts, Group, MAX_SIDES, Pool, Sink};

/// The class of a face that hits.
const HIT: u8 = 1;

impl Arena {
    /// The units that fire in a volley.
    pub(super) fn firing(&self, battle: &Battle, volley: Volley, side: Side) -> Units {
        match volley {
            Volley::Space | Volley::Ground => battle.forces(side),
            Volley::First => self.setup.first[side.index()],
            Volley::Bombardment => self.setup.bombards,
            Volley::Pds => self.setup.pds,
        }
    }

    /// I5.2.1: the dice of a volley, grouped by combat value, which is their label. Units that cannot
    /// hit do not roll.
    pub(super) fn pool(&self, battle: &Battle, volley: Volley, side: Side) -> Pool {
        let mut dice = [0u16; MAX_SIDES];
        for (unit, n) in self.firing(battle, volley, side).each() {
            let figures = self.setup.figures(side, unit);
            // I5.3.3: a bombardment is one shot, whatever the ship rolls in battle.
            let each = if volley == Volley::Bombardment { figures.dice.min(1) } else { figures.dice };
            if let Some(dice) = dice.get_mut(usize::from(figures.combat).wrapping_sub(1)) {
                *dice = dice.saturating_add(n.saturating_mul(u16::from(each)));
            }
        }
        let mut pool = Pool::default();
        for (below, dice) in dice.into_iter().enumerate() {
            // A result equal to or above the combat value is a hit.
            let mut class = [0; MAX_SIDES];
            class.iter_mut().skip(below).for_each(|class| *class = HIT);
            pool.push(Group { label: below as u8 + 1, dice, sides: SIDES, class });
        }
        pool
    }

    /// The dice have fallen. Hits beyond what can be lost do nothing.
    pub(super) fn fired(
        &self,
        battle: &mut Battle,
        volley: Volley,
        side: Side,
        counts: &Counts,
        sink: &mut impl Sink<Event>,
    ) {
        let hits = counts.groups.iter().map(|classes| u32::from(classes[usize::from(HIT)])).sum();
        let dice = || counts.groups.iter().flatten().map(|n| u32::from(*n)).sum();
        sink.tell(|| Event::Fired { volley, side, dice: dice(), hits });
        let target = side.other();
        battle.hits[target.index()] = match volley {
            // I5.3.3, with the technology: all are destroyed.
            Volley::Bombardment if self.setup.bombardment_kills_all && hits > 0 => u32::MAX,
            _ => hits,
        }
        .min(self.most_hits(battle, target));
        self.after_fire(battle, volley, side, sink);
    }

    /// A side fires; if it has no dice, that is over at once.
    pub(super) fn fire(&self, battle: &mut Battle, volley: Volley, side: Side, sink: &mut impl Sink<Event>) {
        if self.pool(battle, volley, side).groups.is_empty() {
            self.after_fire(battle, volley, side, sink);
        } else {
            battle.moment = Moment::Roll(volley, side);
        }
    }

    /// I5.2.2: both fire before either removes anything, as ships that are removed have fired.
    fn after_fire(&self, battle: &mut Battle, volley: Volley, side: Side, sink: &mut impl Sink<Event>) {
        if volley.is_mutual() && side == Side::Attacker {
            self.fire(battle, volley, Side::Defender, sink);
        } else {
            self.remove(battle, volley, Side::Attacker, sink);
        }
    }

    /// Whether any unit of a side can hit in a round.
    pub(super) fn can_hit(&self, battle: &Battle, side: Side) -> bool {
        let hits = |figures: crate::unit::Fighting| figures.dice > 0 && figures.combat <= SIDES;
        battle.forces(side).each().any(|(unit, _)| hits(self.setup.figures(side, unit)))
    }
}
