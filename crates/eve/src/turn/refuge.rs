//! V2.2: where ships may withdraw to.

use super::Turn;
use super::state::TurnState;
use crate::battle::{Away, Refuge};
use admiralty_game::Seat;

impl Turn {
    /// V2.2: one's dock, and each region without ships of any opponent and without an unresolved
    /// attack of one's own; never the region that is fought for. Who controls the region does not
    /// matter, and does not change.
    pub(super) fn refuges(&self, turn: &TurnState, seat: Seat, from: u8) -> Vec<Refuge> {
        let regions = (0..turn.regions.len() as u8).filter(|region| {
            let attack = *region == from || turn.attacks.contains(region);
            !(attack && (*region == from || seat == self.setup().active))
                && !self.enemies(turn, *region, seat)
        });
        std::iter::once(Refuge::Dock).chain(regions.map(Refuge::Region)).collect()
    }

    /// Whether ships of an opponent of `seat` are in a region.
    fn enemies(&self, turn: &TurnState, region: u8, seat: Seat) -> bool {
        let Some(region) = turn.regions.get(usize::from(region)) else { return false };
        region.fleets.iter().enumerate().any(|(owner, fleet)| owner != seat.index() && !fleet.is_empty())
    }

    /// A ship that has withdrawn arrives.
    pub(super) fn arrive(turn: &mut TurnState, seat: Seat, gone: Away) {
        let place = match gone.to {
            Refuge::Dock => turn.docks.get_mut(seat.index()),
            Refuge::Region(region) => turn
                .regions
                .get_mut(usize::from(region))
                .and_then(|region| region.fleets.get_mut(seat.index())),
        };
        if let Some(place) = place {
            place.add(gone.kind, 0, gone.ships);
        }
    }
}
