//! E7, E8: retreat, and the end of a stalemate.

use super::arena::Arena;
use super::state::{Battle, Moment, Place, Side, Slot};
use crate::event::Event;
use crate::party::Kind;
use crate::ship::{HexNumber, ShipType};
use admiralty_game::Sink;

impl Arena {
    /// E7.5, E4.6: whether a type can retreat at all, from where it stands at the start: Starbases,
    /// ships without a drive and NPCs cannot, nor can who has no hex to retreat to (E7.2).
    #[must_use]
    pub fn can_retreat(&self, side: Side, slot: Slot) -> bool {
        let spec = self.spec(side, slot);
        let can_move = spec.figures.drive && spec.kind != Kind::Type(ShipType::Starbase);
        can_move && !self.side(side).party.is_npc() && !self.side(side).retreats.is_empty()
    }

    /// E7.1: the hexes to which a type in the hex may retreat, as indices into its side's list.
    pub(super) fn each_retreat(&self, battle: &Battle, side: Side, slot: Slot, f: &mut impl FnMut(u8)) {
        let stack = battle.stack(side, slot);
        if self.can_retreat(side, slot) && stack.present() && stack.place == Place::Hex {
            (0..self.side(side).retreats.len() as u8).for_each(f);
        }
    }

    fn retreat_hex(&self, side: Side, to: u8) -> HexNumber {
        self.side(side).retreats.get(to as usize).copied().unwrap_or_default()
    }

    /// E7.1: a type moves to the edge, where it can be shot at and does not shoot. E7.4: a type on
    /// the edge, or one that leaves a stalemate (E8.2), goes to its hex, and is out of reach.
    pub(super) fn retreat(
        &self,
        battle: &mut Battle,
        side: Side,
        slot: Slot,
        place: Place,
        sink: &mut impl Sink<Event>,
    ) {
        let (party, kind) = (self.side(side).party, self.spec(side, slot).kind);
        let stack = battle.stack_mut(side, slot);
        stack.place = place;
        let ships = stack.ships.count();
        match place {
            Place::Hex => {}
            Place::Edge(to) => {
                sink.tell(|| Event::ToEdge { party, kind, ships, to: self.retreat_hex(side, to) });
            }
            Place::Away(to) => {
                sink.tell(|| Event::Retreated { party, kind, ships, to: self.retreat_hex(side, to) });
            }
        }
    }

    /// E8.1, E8.2: in a stalemate attackers on an edge go to their hex; each other type retreats
    /// at once or is destroyed; then the defender is left.
    pub(super) fn stalemate(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        for slot in Slot::ALL {
            let stack = battle.stack(Side::Attacker, slot);
            if !stack.present() {
                continue;
            }
            if let Place::Edge(to) = stack.place {
                self.retreat(battle, Side::Attacker, slot, Place::Away(to), sink);
                continue;
            }
            let mut may_retreat = false;
            self.each_retreat(battle, Side::Attacker, slot, &mut |_| may_retreat = true);
            if may_retreat {
                battle.moment = Moment::Stalemate(slot);
                return;
            }
            self.abandon(battle, slot, sink);
        }
        self.over(battle, Side::Defender, sink);
    }

    /// E8.1: an attacking type that does not retreat from a stalemate is destroyed.
    pub(super) fn abandon(&self, battle: &mut Battle, slot: Slot, sink: &mut impl Sink<Event>) {
        let (party, kind) = (self.side(Side::Attacker).party, self.spec(Side::Attacker, slot).kind);
        let stack = battle.stack_mut(Side::Attacker, slot);
        let ships = stack.ships.count();
        stack.ships = Default::default();
        sink.tell(|| Event::Abandoned { party, kind, ships });
    }
}
