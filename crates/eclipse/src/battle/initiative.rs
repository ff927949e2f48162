//! E2: who acts next.

use super::arena::Arena;
use super::state::{Battle, Place, Side, Slot, Volley};
use crate::setup::OwnTies;

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// This type acts.
    Acts(Side, Slot),
    /// The owner says which of these types acts first (E2.5).
    Tied(Side, u8),
    /// All have acted.
    Nobody,
}

impl Arena {
    /// E2.4, E2.5: higher initiative first; ties between the sides go to the defender; ties
    /// within a side to the owner's choice or to the larger ships.
    pub(super) fn next(&self, battle: &Battle) -> Next {
        let due = |side: Side, slot: Slot| {
            let figures = &self.spec(side, slot).figures;
            battle.stack(side, slot).present()
                && !battle.has_acted(side, slot)
                && (battle.volley == Volley::Cannons || figures.missiles > 0)
        };
        let mut best = None;
        // The order of the loops settles ties: the defender's types first, larger ones first.
        for side in [Side::Defender, Side::Attacker] {
            for slot in Slot::ALL {
                let initiative = self.spec(side, slot).figures.initiative;
                if due(side, slot) && best.is_none_or(|(_, _, i)| initiative > i) {
                    best = Some((side, slot, initiative));
                }
            }
        }
        let Some((side, first, initiative)) = best else {
            return Next::Nobody;
        };
        if self.house.own_ties == OwnTies::Ask && !self.side(side).party.is_npc() {
            let tied = Slot::ALL
                .into_iter()
                .filter(|slot| due(side, *slot) && self.spec(side, *slot).figures.initiative == initiative)
                .filter(|slot| self.can_do_something(battle, side, *slot));
            let (count, bits) = tied.fold((0, 0), |(n, bits), slot| (n + 1, bits | slot.bit()));
            if count > 1 {
                return Next::Tied(side, bits);
            }
        }
        Next::Acts(side, first)
    }

    /// The order in which the types of both sides act in a volley in which none is destroyed and
    /// larger ships of a side go first among its ties.
    #[must_use]
    pub fn order(&self, volley: Volley) -> Vec<(Side, Slot)> {
        let mut battle = Battle::new(self);
        battle.volley = volley;
        let mut order = Vec::new();
        loop {
            let (side, slot) = match self.next(&battle) {
                Next::Acts(side, slot) => (side, slot),
                Next::Tied(side, tied) => (side, Slot(tied.trailing_zeros() as u8)),
                Next::Nobody => return order,
            };
            battle.mark_acted(side, slot);
            order.push((side, slot));
        }
    }

    /// Whether it makes a difference when this type acts.
    fn can_do_something(&self, battle: &Battle, side: Side, slot: Slot) -> bool {
        let mut can = battle.volley == Volley::Missiles
            || self.spec(side, slot).figures.armed()
            || matches!(battle.stack(side, slot).place, Place::Edge(_));
        self.each_retreat(battle, side, slot, &mut |_| can = true);
        can
    }
}
