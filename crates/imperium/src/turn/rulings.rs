//! What the game master rules of a card beyond the vocabulary, step by step (I3.8).

use super::Imperium;
use super::effects::Site;
use super::state::{Game, Wait};
use crate::choice::{Choice, Ruling};
use crate::event::{Breach, Event};
use crate::map::PlanetId;
use crate::unit::{Role, UnitId, Units};
use admiralty_game::Sink;

/// What a ruling can pay or take in one step.
pub const SUMS: [u16; 6] = [1, 5, 10, 20, 50, 100];
/// So many steps a ruling can have.
const MOST_STEPS: u8 = 40;

impl Imperium {
    pub(super) fn each_ruling(&self, game: &Game, steps: u8, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        if steps >= MOST_STEPS {
            return;
        }
        let mut rule = |ruling| f(Choice::Rule(ruling));
        for seat in self.players() {
            for n in SUMS {
                rule(Ruling::Pay { to: seat, n });
                rule(Ruling::Fine { from: seat, n });
            }
        }
        for planet in self.map().planet_ids() {
            for to in self.players().filter(|to| game.position.owner(planet) != Some(*to)) {
                rule(Ruling::Award { planet, to });
            }
            if game.position.owner(planet).is_none() {
                continue;
            }
            for unit in self.data().unit_ids() {
                if self.may_raise(game, planet, unit) {
                    rule(Ruling::Raise { planet, unit });
                }
                if game.position.on(planet, unit) > 0 {
                    rule(Ruling::Raze { planet, unit });
                }
            }
        }
        for fleet in &game.position.fleets {
            for (unit, _) in fleet.ships.each() {
                rule(Ruling::Sink { seat: fleet.seat, hex: fleet.hex, unit });
            }
        }
        self.laws_in_force(game).into_iter().for_each(|law| rule(Ruling::Repeal(law)));
        game.position.agreements.iter().for_each(|(a, b)| rule(Ruling::Sever(*a, *b)));
    }

    /// I3.8: a unit comes only where there is room for it, and within its owner's limit.
    fn may_raise(&self, game: &Game, planet: PlanetId, unit: UnitId) -> bool {
        let Some(Site { hex, seat, .. }) = self.site_of(game, planet) else { return false };
        let room = match self.data().role(unit) {
            Some(Role::Ship) => self.has_berth(game, seat, unit, hex),
            Some(Role::Fighter) => self.dock_room(game, planet) > 0,
            Some(Role::Dock) => self.dock_on(game, planet).is_none(),
            Some(Role::Ground | Role::Pds) => true,
            None => false,
        };
        room && self.below_limit(game, seat, unit)
    }

    pub(super) fn rule(&self, game: &mut Game, choice: Choice, sink: &mut impl Sink<Event>) {
        let Choice::Rule(ruling) = choice else {
            Self::go_on(game);
            return;
        };
        if let Wait::Ruling { steps, .. } = &mut game.wait {
            *steps += 1;
        }
        sink.tell(|| Event::Ruled { ruling });
        match ruling {
            Ruling::Pay { to, n } => Self::adjust(game, to, i32::from(n), sink),
            Ruling::Fine { from, n } => Self::adjust(game, from, -i32::from(n), sink),
            Ruling::Raise { planet, unit } => {
                if let Some(site) = self.site_of(game, planet) {
                    self.gain(game, site, unit, 1, sink);
                }
            }
            Ruling::Raze { planet, unit } => {
                if let Some(site) = self.site_of(game, planet) {
                    self.destroy(game, site, unit, 1, sink);
                }
            }
            Ruling::Sink { seat, hex, unit } => {
                sink.tell(|| Event::Destroyed { seat, unit, n: 1, hex, planet: None });
                self.sink_ships(game, hex, seat, &Units::of(unit, 1), sink);
            }
            Ruling::Award { planet, to } => {
                let from = game.position.owner(planet);
                if from.is_some() {
                    self.abandon(game, planet, sink);
                }
                if let Some(holding) = game.position.holding_mut(planet) {
                    holding.owner = Some(to);
                }
                sink.tell(|| Event::Taken { planet, by: to, from });
            }
            Ruling::Repeal(law) => Self::repeal(game, law, sink),
            Ruling::Sever(a, b) => Self::end_agreement(game, a, b, Breach::Card, sink),
        }
    }
}
