//! E2: who acts next.

use super::arena::{Arena, ArenaSide};
use super::state::{Battle, Place, Side, Slot, Volley};
use crate::setup::OwnTies;
use crate::ship::TYPES;

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

/// E2.4, E2.5: higher initiative first; ties between the sides go to the defender, ties within a
/// side to the larger ships.
pub(super) fn initiative_order(sides: &[ArenaSide; 2]) -> [(Side, Slot); 2 * TYPES] {
    let mut order: [(Side, Slot); 2 * TYPES] = std::array::from_fn(|i| {
        (if i < TYPES { Side::Defender } else { Side::Attacker }, Slot::ALL[i % TYPES])
    });
    // A stable sort keeps the defender's types, and larger ones, before others of the same.
    order.sort_by_key(|(side, slot)| {
        std::cmp::Reverse(sides[side.index()].specs[slot.index()].figures.initiative)
    });
    order
}

impl Arena {
    /// Whose turn it is: the first, in order of initiative, that is here and has not acted. If
    /// several of its side are tied, their owner says which (E2.5).
    pub(super) fn next(&self, battle: &Battle) -> Next {
        let due = Side::BOTH.map(|side| {
            let able = match battle.volley {
                Volley::Cannons => u8::MAX,
                Volley::Missiles => self.missiles[side.index()],
            };
            battle.present_bits(side) & !battle.acted[side.index()] & able
        });
        let is_due = |(side, slot): &&(Side, Slot)| due[side.index()] & slot.bit() != 0;
        let Some((side, first)) = self.order.iter().find(is_due).copied() else {
            return Next::Nobody;
        };
        if self.house.own_ties == OwnTies::Ask && !self.side(side).party.is_npc() {
            let initiative = |slot: Slot| self.spec(side, slot).figures.initiative;
            let tied = Slot::ALL
                .into_iter()
                .filter(|slot| due[side.index()] & slot.bit() != 0 && initiative(*slot) == initiative(first))
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
