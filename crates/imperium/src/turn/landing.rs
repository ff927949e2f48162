//! Before Invasions: what lands where, what bombards, Fighters that go to docks (I5.1.6, I5.3.1–I5.3.3).

use super::Imperium;
use super::state::{Game, Landing, Task, Wait};
use crate::choice::Choice;
use crate::effect::{Deed, Lasting};
use crate::event::Event;
use crate::map::{HexId, PlanetId};
use crate::unit::{Role, UnitId, Units};
use admiralty_game::{Seat, Sink};

impl Imperium {
    pub(super) fn begin_landing(&self, game: &Game) -> Option<Wait> {
        let seat = game.actions.seat;
        let mut any = false;
        self.each_landing(game, seat, &mut |choice| any |= choice != Choice::Done);
        any.then_some(Wait::Land(seat))
    }

    /// Whether no other player's fleet is in a hex, so that planets there can be attacked (I5.3.3).
    fn holds_space(&self, game: &Game, hex: HexId, seat: Seat) -> bool {
        game.position.enemies(hex, seat).next().is_none()
    }

    pub(super) fn each_landing(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        for fleet in game.position.fleets.iter().filter(|fleet| fleet.seat == seat) {
            let hex = fleet.hex;
            for planet in self.map().planets_of(hex) {
                let own = game.position.owner(planet) == Some(seat);
                if own && self.dock_room(game, planet) > 0 {
                    let fighters = fleet.ships.only(|unit| self.is(unit, Role::Fighter));
                    fighters.each().for_each(|(unit, _)| f(Choice::Base { unit, planet }));
                }
                // I5.2.3: after a retreat nothing lands, on an own planet neither.
                let retreated = game.actions.retreated.contains(&hex);
                if retreated || (!own && !self.holds_space(game, hex, seat)) {
                    continue;
                }
                for (at, hold) in fleet.holds.iter().enumerate() {
                    let first = at == 0 || fleet.holds[at - 1] != *hold;
                    // I5.3.1: one planet only in one segment.
                    if first && hold.landing.is_none_or(|to| to == planet) {
                        let land = |unit| Choice::Land { hex, hold: at as u8, unit, planet };
                        hold.troops.each().for_each(|(unit, _)| f(land(unit)));
                    }
                }
                if !own {
                    self.each_bombardment(game, hex, planet, &fleet.ships, f);
                }
            }
        }
    }

    /// I5.3.3: each Dreadnought once, at enemy Ground Forces; not where PDS are.
    fn each_bombardment(
        &self,
        game: &Game,
        hex: HexId,
        planet: PlanetId,
        ships: &Units,
        f: &mut impl FnMut(Choice),
    ) {
        let seat = game.actions.seat;
        let Some(holding) = game.position.holding(planet) else { return };
        let on = |role| holding.units.only(|unit| self.is(unit, role)).total() > 0;
        let through = self.any(game, seat, |lasting| lasting == Lasting::BombardThroughPds);
        if holding.owner.is_none()
            || !on(Role::Ground)
            || (on(Role::Pds) && !through)
            || self.forbidden(game, seat, Deed::Bombardment)
        {
            return;
        }
        let busy =
            game.actions.bombarding.iter().find(|(h, _)| *h == hex).map_or(Units::NONE, |(_, units)| *units);
        for (ship, n) in ships.each() {
            let bombards = self.data().unit(ship).is_some_and(|unit| unit.bombards);
            if bombards && n > busy.get(ship) {
                f(Choice::Bombard { ship, planet });
            }
        }
    }

    fn landing_at(game: &mut Game, planet: PlanetId) -> &mut Landing {
        let landings = &mut game.actions.landings;
        let at = landings.binary_search_by_key(&planet, |landing| landing.planet).unwrap_or_else(|at| {
            landings.insert(at, Landing { planet, units: Units::NONE, bombards: Units::NONE });
            at
        });
        &mut landings[at]
    }

    pub(super) fn land(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Base { unit, planet } => {
                let Some(hex) = self.map().planet(planet).map(|planet| planet.hex) else { return };
                game.position.change_fleet(hex, seat, |fleet| fleet.ships.take(unit, 1));
                Self::add_to(game, planet, unit);
                sink.tell(|| Event::Based { seat, unit, n: 1, planet });
            }
            Choice::Land { hex, hold, unit, planet } => {
                game.position.change_fleet(hex, seat, |fleet| {
                    if let Some(hold) = fleet.holds.get_mut(usize::from(hold)) {
                        hold.troops.take(unit, 1);
                        hold.landing = Some(planet);
                    }
                });
                Self::landing_at(game, planet).units.add(unit, 1);
            }
            Choice::Bombard { ship, planet } => {
                let Some(hex) = self.map().planet(planet).map(|planet| planet.hex) else { return };
                Self::landing_at(game, planet).bombards.add(ship, 1);
                match game.actions.bombarding.iter_mut().find(|(h, _)| *h == hex) {
                    Some((_, units)) => units.add(ship, 1),
                    None => game.actions.bombarding.push((hex, Units::of(ship, 1))),
                }
            }
            _ => self.end_landing(game, seat, sink),
        }
    }

    /// I5.3.2: the numbers that land are fixed; then planet after planet.
    fn end_landing(&self, game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
        for fleet in game.position.fleets.iter_mut().filter(|fleet| fleet.seat == seat) {
            fleet.holds.iter_mut().for_each(|hold| hold.landing = None);
            fleet.holds.sort_unstable();
        }
        for landing in game.actions.landings.iter().filter(|landing| !landing.units.is_empty()) {
            sink.tell(|| Event::Landed { seat, planet: landing.planet, units: landing.units });
        }
        game.todo.push(Task::Invade);
        Self::go_on(game);
    }

    /// Ground Forces among units.
    pub(super) fn ground(&self, units: &Units) -> Units {
        units.only(|unit| self.is(unit, Role::Ground))
    }

    /// The type that stands for Ground Forces where one is wanted.
    pub(super) fn ground_force(&self) -> UnitId {
        self.data().first(Role::Ground).unwrap_or(UnitId(0))
    }
}
