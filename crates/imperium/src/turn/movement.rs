//! Movement (I5.1): ships set out one by one, load, go, and arrive.
//!
//! A ship that has moved is kept apart until all have, so that it moves once.

use super::Imperium;
use super::state::{Actions, Arrived, Game, Sailing, Task, Wait};
use crate::choice::Choice;
use crate::data::Window;
use crate::effect::Lasting;
use crate::event::{Event, Stop};
use crate::map::{HexId, PlanetId};
use crate::position::Hold;
use crate::unit::{Role, SIDES, UnitId, Units};
use admiralty_game::{Chance, Group, MAX_SIDES, Pool, Rolled, Seat, Sink};

/// I5.1.5: this and more leaves a Gravity Rift freely.
const FREE: u8 = 7;

impl Imperium {
    /// I5.0: a player's Individual actions.
    pub(super) fn act(&self, game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) -> Option<Wait> {
        game.actions = Actions::of(seat);
        sink.tell(|| Event::ActionsBegin { seat });
        let tasks = [
            Task::Window(Window::Movement),
            Task::Move,
            Task::Arrive,
            Task::Pds,
            Task::Battles,
            Task::Land,
            Task::EndActions,
        ];
        Self::push(game, tasks.into_iter());
        None
    }

    pub(super) fn each_departure(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        for fleet in game.position.fleets.iter().filter(|fleet| fleet.seat == seat) {
            let hex = fleet.hex;
            for (ship, n) in fleet.ships.each() {
                // A Fighter without a Move of its own travels only aboard (I5.1.6).
                let moves = self.moves(game, seat, ship);
                let carries = self.capacity(game, seat, ship).0 > 0;
                if moves == 0 && !carries {
                    continue;
                }
                let loaded = fleet.holds.iter().filter(|hold| hold.ship == ship).count();
                if usize::from(n) > loaded {
                    f(Choice::Sail { hex, ship, hold: None });
                }
                for (at, hold) in fleet.holds.iter().enumerate() {
                    // Ships that carry alike are alike.
                    let first = at == 0 || fleet.holds[at - 1] != *hold;
                    if hold.ship == ship && first {
                        f(Choice::Sail { hex, ship, hold: Some(at as u8) });
                    }
                }
            }
        }
        self.each_transfer(game, seat, f);
    }

    /// A technology: Ground Forces go from one own planet to another, each once a turn.
    fn each_transfer(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        if !self.any(game, seat, |lasting| lasting == Lasting::Transfer) {
            return;
        }
        let Some(unit) = self.data().first(Role::Ground) else { return };
        for from in game.position.planets_of(seat) {
            let came = game.actions.transferred.iter().filter(|(planet, _)| *planet == from);
            let came: u16 = came.map(|(_, n)| n).sum();
            if game.position.on(from, unit) > came {
                let others = game.position.planets_of(seat).filter(|to| *to != from);
                others.for_each(|to| f(Choice::Transfer { from, to }));
            }
        }
    }

    pub(super) fn set_out(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Sail { hex, ship, hold } => {
                let left = self.moves(game, seat, ship);
                let taken =
                    hold.and_then(|at| game.position.fleet(hex, seat)?.holds.get(usize::from(at)).copied());
                let troops = taken.map_or(Units::NONE, |hold| hold.troops);
                let damaged = self.damaged_sails(game, hex, seat, ship);
                game.position.change_fleet(hex, seat, |fleet| {
                    if let Some(at) = hold.map(usize::from).filter(|at| *at < fleet.holds.len()) {
                        fleet.holds.remove(at);
                    }
                    fleet.ships.take(ship, 1);
                });
                game.actions.sailing = Some(Sailing {
                    ship,
                    route: vec![hex],
                    left,
                    troops,
                    fighters: Units::NONE,
                    stopped: None,
                    damaged,
                });
                game.wait = Wait::Sailing(seat);
            }
            Choice::Transfer { from, to } => {
                let Some(unit) = self.data().first(Role::Ground) else { return };
                if let Some(holding) = game.position.holding_mut(from) {
                    holding.units.take(unit, 1);
                }
                Self::add_to(game, to, unit);
                game.actions.transferred.push((to, 1));
                sink.tell(|| Event::Transferred { seat, unit, from, to });
            }
            _ => Self::go_on(game),
        }
    }

    /// I5.2.2: of like ships the undamaged ones set out first.
    fn damaged_sails(&self, game: &mut Game, hex: HexId, seat: Seat, ship: UnitId) -> bool {
        let there = game.position.ships(hex, seat).get(ship);
        let entry = game.damage.iter_mut().find(|(h, s, _)| (*h, *s) == (hex, seat));
        let Some((_, _, damaged)) = entry else { return false };
        if damaged.get(ship) < there {
            return false;
        }
        damaged.take(ship, 1);
        true
    }

    /// I5.1.6: whether the ship under way has room for a unit.
    fn has_room(&self, game: &Game, seat: Seat, sailing: &Sailing, unit: UnitId) -> bool {
        let (capacity, carries) = self.capacity(game, seat, sailing.ship);
        let aboard = sailing.troops.total() + sailing.fighters.total();
        aboard < u32::from(capacity) && carries.has(unit)
    }

    pub(super) fn each_course(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        let Some(sailing) = &game.actions.sailing else { return };
        let at = sailing.at();
        for planet in self.map().planets_of(at).filter(|planet| game.position.owner(*planet) == Some(seat)) {
            let Some(holding) = game.position.holding(planet) else { continue };
            for (unit, _) in holding.units.each() {
                if !self.is(unit, Role::Dock) && self.has_room(game, seat, sailing, unit) {
                    f(Choice::Load { unit, from: Some(planet) });
                }
            }
        }
        for (unit, _) in game.position.ships(at, seat).each() {
            if self.is(unit, Role::Fighter) && self.has_room(game, seat, sailing, unit) {
                f(Choice::Load { unit, from: None });
            }
        }
        let onward = match sailing.stopped {
            Some(_) => Vec::new(),
            None => self.onward(game, seat, sailing.ship, at, sailing.left),
        };
        let may_end =
            self.has_berth(game, seat, sailing.ship, at) || sailing.stopped.is_some() || onward.is_empty();
        onward.into_iter().for_each(|to| f(Choice::Go(to)));
        if may_end {
            f(Choice::Halt);
        }
    }

    pub(super) fn steer(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        let Some(sailing) = &mut game.actions.sailing else { return };
        let at = sailing.at();
        match choice {
            Choice::Load { unit, from } => {
                if self.is(unit, Role::Fighter) {
                    sailing.fighters.add(unit, 1);
                } else {
                    sailing.troops.add(unit, 1);
                }
                match from.and_then(|planet| game.position.holding_mut(planet)) {
                    Some(holding) => holding.units.take(unit, 1),
                    None => game.position.change_fleet(at, seat, |fleet| fleet.ships.take(unit, 1)),
                }
            }
            Choice::Go(to) => {
                // I5.1.5: every ship except Fighters rolls.
                if self.is_rift(at) && !self.is(sailing.ship, Role::Fighter) {
                    game.wait = Wait::Rift(seat, to);
                } else {
                    self.enter(game, seat, to, 1);
                }
            }
            _ => self.halt(game, seat, Stop::Ordered, sink),
        }
    }

    /// A ship enters a hex; what it loads there it loads before anything else happens.
    fn enter(&self, game: &mut Game, seat: Seat, to: HexId, moves: u8) {
        let stopped = self.stops(game, seat, to);
        if let Some(sailing) = &mut game.actions.sailing {
            sailing.left = sailing.left.saturating_sub(moves);
            sailing.route.push(to);
            sailing.stopped = stopped;
        }
        game.wait = Wait::Sailing(seat);
    }

    pub(super) fn rift_chance(&self, game: &Game, _seat: Seat) -> Option<Chance> {
        game.actions.sailing.as_ref()?;
        // Classes 0 to 5 are the sides 1 to 6; class 6 leaves freely.
        let mut pool = Pool::default();
        let mut class = [0; MAX_SIDES];
        for (face, class) in class.iter_mut().enumerate() {
            *class = face.min(usize::from(FREE) - 1) as u8;
        }
        pool.push(Group { label: 0, dice: 1, sides: SIDES, class });
        Some(Chance::dice(pool))
    }

    pub(super) fn out_of_rift(
        &self,
        game: &mut Game,
        seat: Seat,
        to: HexId,
        rolled: &Rolled,
        sink: &mut impl Sink<Event>,
    ) {
        let Rolled::Dice(counts) = rolled else { return };
        let class =
            counts.groups.first().and_then(|classes| classes.iter().position(|n| *n > 0)).unwrap_or(0);
        let Some(sailing) = &game.actions.sailing else { return };
        let (ship, hex, left) = (sailing.ship, sailing.at(), sailing.left);
        let number = class as u8 + 1;
        if number >= FREE {
            sink.tell(|| Event::RiftLeft { seat, ship, hex });
            self.enter(game, seat, to, 1);
            return;
        }
        match self.map().pushed(hex, number).filter(|to| self.takes_pushed(game, seat, ship, *to, left)) {
            Some(to) => {
                sink.tell(|| Event::RiftPushed { seat, ship, hex, number, to });
                // It does not count against the ship's Move.
                self.enter(game, seat, to, 0);
            }
            None => {
                sink.tell(|| Event::RiftHolds { seat, ship, hex, number });
                self.halt(game, seat, Stop::Rift, sink);
            }
        }
    }

    /// The ship's movement is over.
    fn halt(&self, game: &mut Game, seat: Seat, why: Stop, sink: &mut impl Sink<Event>) {
        let Some(sailing) = game.actions.sailing.take() else { return };
        let stop = sailing.stopped.unwrap_or(why);
        let hex = sailing.at();
        let from = match sailing.route.as_slice() {
            [.., before, _] => *before,
            _ => hex,
        };
        let mut aboard = sailing.troops;
        aboard.join(&sailing.fighters);
        let Sailing { ship, route, .. } = &sailing;
        sink.tell(|| Event::Moved { seat, ship: *ship, route: route.clone(), aboard, stop });
        let arrived = &mut game.actions.arrived;
        let at = arrived.iter().position(|a| (a.hex, a.from) == (hex, from)).unwrap_or_else(|| {
            arrived.push(Arrived { hex, from, ships: Units::NONE, holds: Vec::new(), damaged: Units::NONE });
            arrived.len() - 1
        });
        let there = &mut arrived[at];
        there.ships.add(sailing.ship, 1);
        there.ships.join(&sailing.fighters);
        there.damaged.add(sailing.ship, u16::from(sailing.damaged));
        if !sailing.troops.is_empty() {
            there.holds.push((sailing.ship, sailing.troops));
        }
        game.wait = Wait::Sail(seat);
    }

    /// I5.1.8: ships that end in one hex form one fleet.
    pub(super) fn arrive(&self, game: &mut Game) -> Option<Wait> {
        let seat = game.actions.seat;
        Self::end_situation(game);
        for arrived in game.actions.arrived.clone() {
            game.position.change_fleet(arrived.hex, seat, |fleet| {
                fleet.ships.join(&arrived.ships);
                let holds = arrived.holds.iter();
                fleet.holds.extend(holds.map(|(ship, troops)| Hold {
                    ship: *ship,
                    troops: *troops,
                    landing: None,
                }));
            });
            self.mark_damage(game, arrived.hex, seat, &arrived.damaged);
        }
        None
    }

    pub(super) fn mark_damage(&self, game: &mut Game, hex: HexId, seat: Seat, more: &Units) {
        if more.is_empty() {
            return;
        }
        match game.damage.iter_mut().find(|(h, s, _)| (*h, *s) == (hex, seat)) {
            Some((_, _, damaged)) => damaged.join(more),
            None => game.damage.push((hex, seat, *more)),
        }
    }

    /// The dock on a planet.
    pub(super) fn dock_on(&self, game: &Game, planet: PlanetId) -> Option<UnitId> {
        let holding = game.position.holding(planet)?;
        holding.units.each().map(|(unit, _)| unit).find(|unit| self.is(*unit, Role::Dock))
    }

    /// I5.1.6: how many Fighters more the docks of a planet take.
    pub(super) fn dock_room(&self, game: &Game, planet: PlanetId) -> u16 {
        let Some(holding) = game.position.holding(planet) else { return 0 };
        let mut room = 0u16;
        let mut there = 0u16;
        for (unit, n) in holding.units.each() {
            match self.data().unit(unit) {
                Some(own) if own.role == Role::Dock => {
                    room = room.saturating_add(n.saturating_mul(u16::from(own.fighters)))
                }
                Some(own) if own.role == Role::Fighter => there = there.saturating_add(n),
                _ => {}
            }
        }
        room.saturating_sub(there)
    }
}
