//! PDS fire in the Space battle segment, before any battle (I5.2.7).

use super::Imperium;
use super::state::{Game, Task, Wait};
use crate::choice::Choice;
use crate::effect::{Deed, Field, Lasting};
use crate::event::Event;
use crate::map::{HexId, PlanetId};
use crate::setup::PdsFire;
use crate::unit::{Fighting, Role, SIDES, UnitId, Units};
use admiralty_game::{Chance, Group, MAX_SIDES, Pool, Rolled, Seat, Sink};

impl Imperium {
    /// Whose PDS fire in this segment: the active player's, or all players' by the option, the active
    /// player's first.
    pub(super) fn begin_fire(&self, game: &mut Game) -> Option<Wait> {
        let active = game.actions.seat;
        let others: Vec<Seat> = game.order.iter().copied().filter(|seat| *seat != active).collect();
        match self.setup.house.pds_fire {
            PdsFire::Off => {}
            PdsFire::OwnSegment => game.todo.push(Task::FireOn(active)),
            PdsFire::EverySegment => {
                Self::push(game, others.into_iter().map(Task::FireOn));
                game.todo.push(Task::FireOn(active));
            }
        }
        None
    }

    /// A player's PDS that have not fired may.
    pub(super) fn offer_fire(&self, game: &Game, seat: Seat) -> Option<Wait> {
        let mut any = false;
        self.each_fire(game, seat, &mut |_, _, _| any = true);
        any.then_some(Wait::Fire(seat))
    }

    /// The PDS on a planet: the type, and how many have not fired in this segment.
    fn ready(&self, game: &Game, planet: PlanetId) -> Option<(UnitId, u16)> {
        let holding = game.position.holding(planet)?;
        let (unit, n) = holding.units.each().find(|(unit, _)| self.is(*unit, Role::Pds))?;
        let fired = game.actions.fired.iter().find(|(p, _)| *p == planet).map_or(0, |(_, n)| *n);
        (n > fired).then_some((unit, n - fired))
    }

    fn each_fire(&self, game: &Game, seat: Seat, f: &mut impl FnMut(PlanetId, HexId, Seat)) {
        if self.forbidden(game, seat, Deed::PdsFire) {
            return;
        }
        let far = self.any(game, seat, |lasting| lasting == Lasting::PdsRange);
        for planet in game.position.planets_of(seat) {
            let Some(hex) = self.map().planet(planet).map(|planet| planet.hex) else { continue };
            if self.ready(game, planet).is_none() {
                continue;
            }
            for at in self.map().hex_ids().filter(|at| *at == hex || (far && self.map().adjacent(hex, *at))) {
                game.position.enemies(at, seat).for_each(|enemy| f(planet, at, enemy));
            }
        }
    }

    pub(super) fn each_shot(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        self.each_fire(game, seat, &mut |planet, hex, at| f(Choice::Fire { planet, hex, at }));
    }

    pub(super) fn shoot(&self, game: &mut Game, seat: Seat, choice: Choice) {
        let Choice::Fire { planet, hex, at } = choice else {
            Self::go_on(game);
            return;
        };
        match game.actions.fired.iter_mut().find(|(p, _)| *p == planet) {
            Some((_, n)) => *n += 1,
            None => game.actions.fired.push((planet, 1)),
        }
        game.wait = Wait::Shot { seat, planet, hex, at };
    }

    fn pds_figures(&self, game: &Game, seat: Seat, planet: PlanetId, hex: HexId) -> Fighting {
        let units = game.position.holding(planet).map_or(Units::NONE, |holding| holding.units);
        let there = units.each().map(|(unit, _)| unit).find(|unit| self.is(*unit, Role::Pds));
        let unit = there.or_else(|| self.data().first(Role::Pds)).unwrap_or(UnitId(0));
        self.fighting(game, seat, Field::Space, hex)[unit.index()]
    }

    pub(super) fn shot_chance(&self, game: &Game, seat: Seat) -> Chance {
        let Wait::Shot { planet, hex, .. } = game.wait else { return Chance::dice(Pool::default()) };
        let combat = self.pds_figures(game, seat, planet, hex).combat;
        let mut class = [0; MAX_SIDES];
        for (face, class) in class.iter_mut().enumerate() {
            *class = u8::from(face + 1 >= usize::from(combat));
        }
        let mut pool = Pool::default();
        // One shot is one die.
        pool.push(Group { label: combat, dice: 1, sides: SIDES, class });
        Chance::dice(pool)
    }

    #[expect(clippy::too_many_arguments, reason = "they are what a shot is")]
    pub(super) fn shot(
        &self,
        game: &mut Game,
        seat: Seat,
        planet: PlanetId,
        hex: HexId,
        at: Seat,
        rolled: &Rolled,
        sink: &mut impl Sink<Event>,
    ) {
        let Rolled::Dice(counts) = rolled else { return };
        let hit = counts.groups.first().is_some_and(|classes| classes[1] > 0);
        sink.tell(|| Event::PdsFired { seat, planet, hex, at, hit });
        // I4.5: a PDS shot counts as fighting.
        self.at_war(game, seat, at, sink);
        game.todo.push(Task::FireOn(seat));
        if hit {
            game.todo.push(Task::Losses { seat: at, hex, hits: 1 });
        }
        Self::go_on(game);
    }

    /// The fleet's owner removes a ship per hit.
    pub(super) fn losses(
        &self,
        game: &mut Game,
        seat: Seat,
        hex: HexId,
        hits: u16,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        let ships = game.position.ships(hex, seat);
        if hits == 0 || ships.is_empty() {
            return None;
        }
        let mut types = ships.each();
        match (types.next(), types.next()) {
            (Some((only, _)), None) => {
                self.lose_to_pds(game, seat, hex, hits, only, sink);
                None
            }
            _ => Some(Wait::Lose { seat, hex, hits }),
        }
    }

    pub(super) fn each_target(&self, game: &Game, seat: Seat, hex: HexId, f: &mut impl FnMut(Choice)) {
        game.position.ships(hex, seat).each().for_each(|(ship, _)| f(Choice::Lose(ship)));
    }

    pub(super) fn lose_to_pds(
        &self,
        game: &mut Game,
        seat: Seat,
        hex: HexId,
        hits: u16,
        ship: UnitId,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::ShipDestroyed { seat, hex, ship });
        self.sink_ships(game, hex, seat, &Units::of(ship, 1), sink);
        if hits > 1 {
            game.todo.push(Task::Losses { seat, hex, hits: hits - 1 });
        }
        Self::go_on(game);
    }
}
