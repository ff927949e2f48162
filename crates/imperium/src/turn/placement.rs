//! The Placement phase (I7).

use super::Imperium;
use super::state::{Game, Wait};
use crate::choice::Choice;
use crate::effect::Lasting;
use crate::event::Event;
use crate::map::PlanetId;
use crate::setup::Blockade;
use crate::unit::{Role, UnitId, Units};
use admiralty_game::{Seat, Sink};

impl Imperium {
    /// I7.1: how many units more the dock of a planet builds this turn; I7.3: none, if it was built
    /// this turn.
    pub fn build_room(&self, game: &Game, seat: Seat, planet: PlanetId) -> u16 {
        if self.dock_on(game, planet).is_none() {
            return 0;
        }
        let resources = self.map().planet(planet).map_or(0, |planet| i32::from(planet.resources));
        let more = self.total(game, seat, |lasting| match lasting {
            Lasting::DockBuilds { n } => i32::from(n),
            _ => 0,
        });
        let new = game.position.new_docks.contains(&planet);
        let built = game.built.iter().find(|(p, _)| *p == planet).map_or(0, |(_, n)| i32::from(*n));
        if new { 0 } else { (resources + more - built).clamp(0, 999) as u16 }
    }

    /// I7.4: whether an enemy fleet is in the dock's system.
    pub fn blockaded(&self, game: &Game, seat: Seat, planet: PlanetId) -> bool {
        let hex = self.map().planet(planet).map(|planet| planet.hex);
        hex.is_some_and(|hex| game.position.enemies(hex, seat).next().is_some())
    }

    /// What a player has bought, one by one.
    fn bought(&self, game: &Game, seat: Seat) -> Units {
        game.position.player(seat).map_or(Units::NONE, |player| player.bought)
    }

    pub(super) fn offer_placement(
        &self,
        game: &mut Game,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        if self.bought(game, seat).is_empty() {
            return None;
        }
        for planet in game.position.planets_of(seat).collect::<Vec<_>>() {
            if self.dock_on(game, planet).is_some() && self.blockaded(game, seat, planet) {
                sink.tell(|| Event::Blockaded { planet });
            }
        }
        let mut any = false;
        self.each_placement(game, seat, &mut |choice| any |= choice != Choice::Done);
        if !any {
            self.not_placed(game, seat, sink);
        }
        any.then_some(Wait::Place(seat))
    }

    pub(super) fn each_placement(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        let bought = self.bought(game, seat);
        for planet in game.position.planets_of(seat) {
            for (unit, _) in bought.each() {
                match self.data().role(unit) {
                    Some(Role::Dock) if self.may_found(game, planet) => f(Choice::NewDock { unit, planet }),
                    Some(Role::Dock) | None => {}
                    Some(role) if self.may_build(game, seat, planet, unit, role) => {
                        f(Choice::Place { unit, dock: planet })
                    }
                    Some(_) => {}
                }
            }
        }
    }

    /// I7.2: a planet that one occupies, with a Ground Force, and that has no dock.
    fn may_found(&self, game: &Game, planet: PlanetId) -> bool {
        let occupied =
            game.position.holding(planet).is_some_and(|holding| !self.ground(&holding.units).is_empty());
        occupied && self.dock_on(game, planet).is_none()
    }

    fn may_build(&self, game: &Game, seat: Seat, planet: PlanetId, unit: UnitId, role: Role) -> bool {
        let Some(hex) = self.map().planet(planet).map(|planet| planet.hex) else { return false };
        let blocked = self.blockaded(game, seat, planet)
            && (self.setup.house.blockade == Blockade::Units || role.is_ship());
        // I7.4: Fighters at the dock; a ship where there is room for one more.
        let room = match role {
            Role::Fighter => self.dock_room(game, planet) > 0,
            Role::Ship => self.has_berth(game, seat, unit, hex),
            _ => true,
        };
        self.build_room(game, seat, planet) > 0 && !blocked && room
    }

    pub(super) fn place(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Place { unit, dock } => {
                self.take_bought(game, seat, unit);
                match game.built.iter_mut().find(|(planet, _)| *planet == dock) {
                    Some((_, n)) => *n += 1,
                    None => game.built.push((dock, 1)),
                }
                let hex = self.map().planet(dock).map(|planet| planet.hex);
                match (self.data().role(unit), hex) {
                    // I7.4: ships in the dock's system, all else on its planet.
                    (Some(Role::Ship), Some(hex)) => Self::add_ship(game, hex, seat, unit),
                    _ => Self::add_to(game, dock, unit),
                };
                sink.tell(|| Event::Placed { seat, unit, n: 1, dock });
            }
            Choice::NewDock { unit, planet } => {
                self.take_bought(game, seat, unit);
                Self::add_to(game, planet, unit);
                game.position.new_docks.push(planet);
                sink.tell(|| Event::DockBuilt { seat, unit, planet });
            }
            _ => {
                self.not_placed(game, seat, sink);
                Self::go_on(game);
                return;
            }
        }
        let mut any = false;
        self.each_placement(game, seat, &mut |choice| any |= choice != Choice::Done);
        if !any {
            self.not_placed(game, seat, sink);
            Self::go_on(game);
        }
    }

    fn take_bought(&self, game: &mut Game, seat: Seat, unit: UnitId) {
        if let Some(player) = game.position.player_mut(seat) {
            player.bought.take(unit, 1);
        }
    }

    /// I7.5: what was bought and not placed is destroyed.
    fn not_placed(&self, game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(player) = game.position.player_mut(seat) else { return };
        let units = std::mem::take(&mut player.bought);
        if !units.is_empty() {
            sink.tell(|| Event::NotPlaced { seat, units });
        }
    }
}
