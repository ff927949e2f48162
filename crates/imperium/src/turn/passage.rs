//! Where a ship may go, and where its movement ends (I5.1.2–I5.1.5, I5.1.7).

use super::Imperium;
use super::state::{Game, Wait};
use crate::effect::{Deed, Lasting};
use crate::event::Stop;
use crate::map::{HexId, Terrain};
use crate::unit::{Role, UnitId, Units};
use admiralty_game::Seat;

impl Imperium {
    fn terrain(&self, hex: HexId) -> Terrain {
        self.map().hex(hex).map_or(Terrain::Supernova, |hex| hex.terrain)
    }

    /// The hexes one Move away: neighbours, and those behind a wormhole of the same kind (I5.1.2).
    pub fn reach(&self, game: &Game, seat: Seat, from: HexId) -> impl Iterator<Item = HexId> + '_ {
        let wormholes = !self.forbidden(game, seat, Deed::Wormholes);
        let near =
            move |to: &HexId| self.map().adjacent(from, *to) || (wormholes && self.map().wormhole(from, *to));
        self.map().hex_ids().filter(near)
    }

    /// I5.1.3: whether a ship may be in a hex at all.
    fn passable(&self, game: &Game, seat: Seat, hex: HexId) -> bool {
        match self.terrain(hex) {
            Terrain::Supernova => false,
            Terrain::AsteroidField => self.any(game, seat, |lasting| lasting == Lasting::PassAsteroids),
            Terrain::Open | Terrain::Nebula | Terrain::GravityRift => true,
        }
    }

    /// I5.1.3: whether movement, or a retreat, may end in a hex.
    pub fn may_end(&self, hex: HexId) -> bool {
        !matches!(self.terrain(hex), Terrain::Supernova | Terrain::AsteroidField)
    }

    /// I5.1.4, I5.1.7: what ends movement in a hex that a ship enters.
    pub(super) fn stops(&self, game: &Game, seat: Seat, hex: HexId) -> Option<Stop> {
        // A dock with its Fighters is no fleet.
        if game.position.enemies(hex, seat).next().is_some() {
            Some(Stop::Fleet)
        } else if self.terrain(hex) == Terrain::Nebula {
            Some(Stop::Nebula)
        } else {
            None
        }
    }

    /// Whether one more ship of this type may end its movement in a hex: no Supernova, no Asteroid Field
    /// (I5.1.3), and within the number of ships that a Law allows in a system.
    pub(super) fn has_berth(&self, game: &Game, seat: Seat, ship: UnitId, hex: HexId) -> bool {
        if !self.may_end(hex) {
            return false;
        }
        if self.is(ship, Role::Fighter) {
            return true;
        }
        let Some(limit) = self.fleet_limit(game, seat) else { return true };
        let arrived = game.actions.arrived.iter().filter(|arrived| arrived.hex == hex);
        let arrived = arrived.map(|arrived| self.counted(&arrived.ships)).sum::<u32>();
        let there = self.counted(&game.position.ships(hex, seat));
        // In Movement those that have arrived are not in the fleet yet.
        let moving = matches!(game.wait, Wait::Sail(_) | Wait::Sailing(_) | Wait::Rift(..));
        there + if moving { arrived } else { 0 } < u32::from(limit)
    }

    /// The ships that a limit of fleets counts: all but Fighters.
    pub(super) fn counted(&self, ships: &Units) -> u32 {
        ships.only(|unit| !self.is(unit, Role::Fighter)).total()
    }

    /// Whether a ship that is in `hex` with so many Moves left can end somewhere.
    fn can_end(&self, game: &Game, seat: Seat, ship: UnitId, hex: HexId, left: u8) -> bool {
        if self.has_berth(game, seat, ship, hex) {
            return true;
        }
        left > 0
            && self.stops(game, seat, hex).is_none()
            && self
                .reach(game, seat, hex)
                .any(|next| self.passable(game, seat, next) && self.can_end(game, seat, ship, next, left - 1))
    }

    /// The hexes to which a ship with so many Moves left may go on.
    pub(super) fn onward(&self, game: &Game, seat: Seat, ship: UnitId, from: HexId, left: u8) -> Vec<HexId> {
        if left == 0 {
            return Vec::new();
        }
        let open =
            |to: &HexId| self.passable(game, seat, *to) && self.can_end(game, seat, ship, *to, left - 1);
        self.reach(game, seat, from).filter(open).collect()
    }

    /// I5.1.5: whether a ship that is pushed into a hex can be there: end there, or go on.
    pub(super) fn takes_pushed(&self, game: &Game, seat: Seat, ship: UnitId, hex: HexId, left: u8) -> bool {
        self.passable(game, seat, hex) && self.can_end(game, seat, ship, hex, left)
    }

    /// I5.1.5: whether leaving takes a roll.
    pub(super) fn is_rift(&self, hex: HexId) -> bool {
        self.terrain(hex) == Terrain::GravityRift
    }
}
