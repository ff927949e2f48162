//! Invasions, planet after planet (I5.3.3–I5.3.7).

use super::Imperium;
use super::state::{Actions, Fight, Game, Landing, Task, Wait};
use crate::battle::{self, Kind, Outcome, Side};
use crate::data::Window;
use crate::effect::{Field, Lasting};
use crate::event::Event;
use crate::map::PlanetId;
use crate::unit::{Role, Units};
use admiralty_game::{Seat, Sink};

impl Imperium {
    /// I5.3: the next planet on which something lands or which is bombarded.
    pub(super) fn invade(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let seat = game.actions.seat;
        let landing = game.actions.landings.first().cloned()?;
        let planet = landing.planet;
        game.todo.push(Task::Invade);
        match game.position.owner(planet) {
            // I5.3.1: on an own planet they land.
            Some(owner) if owner == seat => {
                Self::garrison(game, planet, &landing.units);
                game.actions.landings.remove(0);
            }
            None => {
                self.settle_neutral(game, seat, &landing, sink);
                game.actions.landings.remove(0);
            }
            Some(defender) => {
                let Some(hex) = self.map().planet(planet).map(|planet| planet.hex) else {
                    game.actions.landings.remove(0);
                    return None;
                };
                let defends = game.position.holding(planet).map_or(Units::NONE, |h| h.units);
                sink.tell(|| Event::InvasionBegins {
                    planet,
                    attacker: seat,
                    defender,
                    units: landing.units,
                    bombards: landing.bombards,
                    defends,
                });
                let sides = [seat, defender];
                game.actions.fight = Some(Fight { hex, planet: Some(planet), sides, battle: None });
                let tasks = [Task::Window(Window::Invasion), Task::Fight, Task::Conquest];
                Self::push(game, tasks.into_iter());
            }
        }
        None
    }

    fn garrison(game: &mut Game, planet: PlanetId, units: &Units) {
        if let Some(holding) = game.position.holding_mut(planet) {
            holding.units.join(units);
        }
    }

    /// I5.3.6: a neutral planet is taken by the first Ground Force to land. [reading] PDS that land
    /// without one are lost, as on an enemy planet.
    fn settle_neutral(&self, game: &mut Game, seat: Seat, landing: &Landing, sink: &mut impl Sink<Event>) {
        let planet = landing.planet;
        if self.ground(&landing.units).is_empty() {
            if !landing.units.is_empty() {
                sink.tell(|| Event::LandingLost { seat, planet, units: landing.units });
            }
            return;
        }
        if let Some(holding) = game.position.holding_mut(planet) {
            holding.owner = Some(seat);
        }
        Self::garrison(game, planet, &landing.units);
        sink.tell(|| Event::Taken { planet, by: seat, from: None });
    }

    fn landing(actions: &Actions, planet: PlanetId) -> Option<&Landing> {
        actions.landings.iter().find(|landing| landing.planet == planet)
    }

    pub(super) fn invasion_setup(&self, game: &Game, fight: &Fight) -> battle::Setup {
        let figures = fight.sides.map(|seat| self.fighting(game, seat, Field::Ground, fight.hex));
        let planet = fight.planet.unwrap_or(PlanetId(u8::MAX));
        let landing = Self::landing(&game.actions, planet);
        let there = game.position.holding(planet).map_or(Units::NONE, |holding| holding.units);
        let lands = landing.map_or(Units::NONE, |landing| self.ground(&landing.units));
        let mut setup = battle::Setup::new(Kind::Invasion, figures, [lands, self.ground(&there)]);
        let pds = there.only(|unit| self.is(unit, Role::Pds));
        let through = self.any(game, fight.sides[0], |lasting| lasting == Lasting::BombardThroughPds);
        // A card may have changed what stands on the planet since the bombardment was ordered.
        if pds.is_empty() || through {
            setup.bombards = landing.map_or(Units::NONE, |landing| landing.bombards);
        }
        setup.bombardment_kills_all = self.kills_all(game, fight.sides[0]) && !setup.bombards.is_empty();
        setup.pds = pds;
        setup.rounds = Some(9999);
        setup
    }

    /// The Invasion is over: who has the planet (I5.3.6, I5.3.7).
    pub(super) fn conquest(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        Self::end_situation(game);
        let fight = game.actions.fight.take()?;
        let planet = fight.planet?;
        let at = game.actions.landings.iter().position(|landing| landing.planet == planet)?;
        let landing = game.actions.landings.remove(at);
        let [attacker, defender] = fight.sides;
        let Some(battle) = fight.battle else {
            // Armies beyond what can be rolled for do not fight.
            if !landing.units.is_empty() {
                sink.tell(|| Event::LandingLost { seat: attacker, planet, units: landing.units });
            }
            return None;
        };
        // I5.3.5: ground combat is what is fought in rounds; neither bombardment nor PDS fire is.
        let fought = battle.rounds > 0;
        let left = [Side::Attacker, Side::Defender].map(|side| battle.forces(side));
        // What defended and is gone.
        if let Some(holding) = game.position.holding_mut(planet) {
            let before = holding.units.only(|unit| self.data().role(unit) == Some(Role::Ground));
            holding.units.part(&before);
            holding.units.join(&left[1]);
        }
        let others = landing.units.only(|unit| !self.is(unit, Role::Ground));
        if battle.outcome() == Some(Outcome::Won(Side::Attacker)) && !left[0].is_empty() {
            self.take(game, planet, attacker, defender, sink);
            let mut units = left[0];
            units.join(&others);
            Self::garrison(game, planet, &units);
            if fought {
                self.reward(game, planet, attacker, sink);
            }
        } else {
            if !others.is_empty() {
                sink.tell(|| Event::LandingLost { seat: attacker, planet, units: others });
            }
            sink.tell(|| Event::Held { planet, by: Some(defender) });
            if fought && !left[1].is_empty() {
                self.reward(game, planet, defender, sink);
            }
        }
        None
    }

    /// I5.3.7: docks and PDS of a captured planet are destroyed, and the Fighters of the dock.
    fn take(&self, game: &mut Game, planet: PlanetId, by: Seat, from: Seat, sink: &mut impl Sink<Event>) {
        let Some(holding) = game.position.holding_mut(planet) else { return };
        let razed = std::mem::take(&mut holding.units);
        holding.owner = Some(by);
        sink.tell(|| Event::Taken { planet, by, from: Some(from) });
        if !razed.is_empty() {
            sink.tell(|| Event::Razed { planet, units: razed });
        }
    }

    /// A technology rewards who wins ground combat.
    fn reward(&self, game: &mut Game, planet: PlanetId, seat: Seat, sink: &mut impl Sink<Event>) {
        let n = self.total(game, seat, |lasting| match lasting {
            Lasting::GroundReward { n } => i32::from(n),
            _ => 0,
        });
        let unit = self.ground_force();
        let mut come = 0;
        while i32::from(come) < n && self.below_limit(game, seat, unit) {
            Self::garrison(game, planet, &Units::of(unit, 1));
            come += 1;
        }
        if come > 0 {
            sink.tell(|| Event::Rewarded { seat, planet, unit, n: come });
        }
    }

    /// I5.0: the active player is done. Fighters that have neither ship nor dock are lost (I5.1.6).
    pub(super) fn end_actions(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let seat = game.actions.seat;
        Self::end_situation(game);
        let hexes: Vec<_> =
            game.position.fleets.iter().filter(|fleet| fleet.seat == seat).map(|f| f.hex).collect();
        for hex in hexes {
            self.drop_fighters(game, hex, seat, sink);
        }
        game.actions = Actions::of(seat);
        None
    }
}
