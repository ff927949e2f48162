//! Figures, limits and permissions with all that changes them: traits, technologies, Laws, cards
//! (I3.8).

use super::Imperium;
use super::state::Game;
use crate::battle::NO_FIGURES;
use crate::data::HAND;
use crate::effect::{Deed, Field, Kinds, Lasting, Who};
use crate::map::{HexId, Terrain};
use crate::position::{Candidate, Law};
use crate::unit::{Fighting, MAX_TYPES, NEVER, Role, UnitId, Units};
use admiralty_game::Seat;

impl Imperium {
    /// Calls `f` with every change that is in force for a player.
    pub(super) fn each_lasting(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Lasting)) {
        let data = self.data();
        let race = self.setup.seats.get(seat.index()).and_then(|s| data.races.get(usize::from(s.race)));
        race.into_iter().flat_map(|race| &race.traits).for_each(|lasting| f(*lasting));
        if let Some(player) = game.position.player(seat) {
            let owned = player.technologies.each().filter_map(|tech| data.technology(tech));
            owned.flat_map(|tech| &tech.effects).for_each(|lasting| f(*lasting));
        }
        for law in &game.position.laws {
            let Some(card) = data.political(law.card) else { continue };
            card.law.iter().filter(|(who, _)| Self::binds(game, law, *who, seat)).for_each(|(_, l)| f(*l));
        }
        game.position.boosts.iter().filter(|boost| boost.seat == seat).for_each(|boost| f(boost.lasting));
    }

    /// I3.6: whether a Law's change concerns a player.
    fn binds(game: &Game, law: &Law, who: Who, seat: Seat) -> bool {
        let elected = match law.elected {
            Some(Candidate::Player(seat)) => Some(seat),
            Some(Candidate::Planet(planet)) => game.position.owner(planet),
            Some(Candidate::Law(_)) | None => None,
        };
        match who {
            Who::Everyone => true,
            Who::Elected => elected == Some(seat),
            Who::Others => elected.is_some() && elected != Some(seat),
            Who::Player | Who::Target | Who::MostInfluence | Who::LeastInfluence => false,
        }
    }

    /// The sum of what `of` says of all changes in force.
    fn sum(&self, game: &Game, seat: Seat, of: impl Fn(Lasting) -> i32) -> i32 {
        let mut sum = 0i32;
        self.each_lasting(game, seat, &mut |lasting| sum = sum.saturating_add(of(lasting)));
        sum
    }

    pub(super) fn total(&self, game: &Game, seat: Seat, of: impl Fn(Lasting) -> i32) -> i32 {
        self.sum(game, seat, of)
    }

    /// Whether one of the changes in force is meant.
    pub(super) fn any(&self, game: &Game, seat: Seat, is: impl Fn(Lasting) -> bool) -> bool {
        let mut any = false;
        self.each_lasting(game, seat, &mut |lasting| any |= is(lasting));
        any
    }

    /// Whether something is forbidden to a player.
    pub(super) fn forbidden(&self, game: &Game, seat: Seat, deed: Deed) -> bool {
        self.any(game, seat, |lasting| lasting == Lasting::Forbid(deed))
    }

    /// The lowest of the limits that `of` names.
    fn lowest(&self, game: &Game, seat: Seat, of: impl Fn(Lasting) -> Option<u16>) -> Option<u16> {
        let mut lowest: Option<u16> = None;
        self.each_lasting(game, seat, &mut |lasting| {
            if let Some(limit) = of(lasting) {
                lowest = Some(lowest.map_or(limit, |low| low.min(limit)));
            }
        });
        lowest
    }

    /// I4.1: how many cards a hand takes.
    pub(super) fn hand_limit(&self, game: &Game, seat: Seat) -> u32 {
        let limit = self.lowest(game, seat, |l| match l {
            Lasting::HandLimit { n } => Some(u16::from(n)),
            _ => None,
        });
        u32::from(limit.unwrap_or(u16::MAX).min(u16::from(HAND)))
    }

    /// How many units of a type a player may own.
    pub(super) fn unit_limit(&self, game: &Game, seat: Seat, unit: UnitId) -> Option<u16> {
        let own = self.data().unit(unit).and_then(|unit| unit.limit);
        let other = self.lowest(game, seat, |l| match l {
            Lasting::UnitLimit { units, n } if units.has(unit) => Some(n),
            _ => None,
        });
        own.into_iter().chain(other).min()
    }

    /// How many ships besides Fighters a player may have in a system.
    pub(super) fn fleet_limit(&self, game: &Game, seat: Seat) -> Option<u16> {
        self.lowest(game, seat, |l| match l {
            Lasting::FleetLimit { n } => Some(n),
            _ => None,
        })
    }

    /// I4.6: what one costs.
    #[must_use]
    pub fn cost(&self, game: &Game, seat: Seat, unit: UnitId) -> u32 {
        let base = self.data().unit(unit).map_or(0, |unit| i32::from(unit.cost));
        let more = self.sum(game, seat, |l| match l {
            Lasting::Cost { units, n } if units.has(unit) => i32::from(n),
            _ => 0,
        });
        (base + more).max(1) as u32
    }

    /// I5.1.1: how far it moves.
    pub(super) fn moves(&self, game: &Game, seat: Seat, unit: UnitId) -> u8 {
        let base = self.data().unit(unit).map_or(0, |unit| i32::from(unit.moves));
        let more = self.sum(game, seat, |l| match l {
            Lasting::Move { units, n } if units.has(unit) => i32::from(n),
            _ => 0,
        });
        // A Fighter without a Move of its own is carried, whatever ships gain (I5.1.6).
        if base == 0 { 0 } else { (base + more).clamp(0, 20) as u8 }
    }

    /// I5.1.6: how many units it takes, and of which types.
    pub(super) fn capacity(&self, game: &Game, seat: Seat, unit: UnitId) -> (u16, Kinds) {
        let own = self.data().unit(unit);
        let mut capacity = own.map_or(0, |unit| u16::from(unit.capacity));
        let mut carries = own.map_or(Kinds::NONE, |unit| unit.carries);
        self.each_lasting(game, seat, &mut |lasting| {
            if let Lasting::Capacity { units, n, carries: more } = lasting
                && units.has(unit)
            {
                capacity = capacity.saturating_add(u16::from(n));
                carries = carries.or(more);
            }
        });
        (capacity, carries)
    }

    /// The figures with which a player's units fight in a hex.
    pub(super) fn fighting(
        &self,
        game: &Game,
        seat: Seat,
        field: Field,
        hex: HexId,
    ) -> [Fighting; MAX_TYPES] {
        let nebula = self.map().hex(hex).is_some_and(|hex| hex.terrain == Terrain::Nebula);
        let mut all = [NO_FIGURES; MAX_TYPES];
        // For all types at once: battles ask for this at every step.
        let mut better = [0i32; MAX_TYPES];
        self.each_lasting(game, seat, &mut |lasting| {
            let Lasting::Combat { units, n, field: only } = lasting else { return };
            if only.is_none_or(|only| only == field) {
                let meant = self.data().unit_ids().filter(|unit| units.has(*unit));
                meant.for_each(|unit| better[unit.index()] = better[unit.index()].saturating_add(n.into()));
            }
        });
        for unit in self.data().unit_ids() {
            let Some(own) = self.data().unit(unit) else { continue };
            let better = better[unit.index()];
            // A unit that cannot hit does not learn to by a bonus.
            let combat = if own.combat >= NEVER {
                NEVER
            } else {
                (i32::from(own.combat) - better).clamp(1, i32::from(NEVER)) as u8
            };
            // I5.1.4: Fighters in a Nebula deal no damage in a Space battle.
            let silent = nebula && field == Field::Space && own.role == Role::Fighter;
            all[unit.index()] = Fighting {
                dice: own.dice,
                combat: if silent { NEVER } else { combat },
                sustains: own.sustains && self.setup.house.sustain,
            };
        }
        all
    }

    /// I5.2.2: the ships of these that fire before the first round.
    pub(super) fn first_fire(&self, game: &Game, seat: Seat, ships: &Units) -> Units {
        let mut first = Units::NONE;
        self.each_lasting(game, seat, &mut |lasting| {
            if let Lasting::FirstFire { units, most } = lasting {
                let mut left = if most == 0 { u16::MAX } else { u16::from(most) };
                for (unit, n) in ships.only(|unit| units.has(unit)).each() {
                    let n = n.min(left);
                    left -= n;
                    let more = n.max(first.get(unit)) - first.get(unit);
                    first.add(unit, more);
                }
            }
        });
        first
    }

    /// The roles of unit types, as a filter.
    pub(super) fn is(&self, unit: UnitId, role: Role) -> bool {
        self.data().role(unit) == Some(role)
    }
}
