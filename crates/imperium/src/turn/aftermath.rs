//! After a Space battle: losses of the fleets, cargo, Fighters, retreat (I5.2.3, I5.2.5).

use super::Imperium;
use super::state::{Fight, Game, Wait};
use crate::battle::{Battle, Outcome, Side};
use crate::choice::Choice;
use crate::event::Event;
use crate::map::{HexId, PlanetId};
use crate::position::Hold;
use crate::unit::{Role, Units};
use admiralty_game::{Seat, Sink};

impl Imperium {
    /// I5.2.3: where the attacker may retreat to: a neighbouring system, through a wormhole too, from
    /// which one of the ships came, where they may end and no other player's fleet is; the one whence
    /// most came first, then by number.
    #[must_use]
    pub fn refuges(&self, game: &Game) -> Vec<HexId> {
        let Some(fight) = game.actions.fight.as_ref().filter(|fight| fight.planet.is_none()) else {
            return Vec::new();
        };
        let (seat, here) = (fight.sides[0], fight.hex);
        // Fighters that fight from a dock are no fleet, and stay at it.
        if game.position.fleet(here, seat).is_none() {
            return Vec::new();
        }
        let mut all: Vec<(u32, HexId)> = Vec::new();
        for arrived in game.actions.arrived.iter().filter(|a| a.hex == here && a.from != here) {
            let near = self.map().adjacent(here, arrived.from) || self.map().wormhole(here, arrived.from);
            let free = game.position.enemies(arrived.from, seat).next().is_none();
            if near && free && self.may_end(arrived.from) && self.fits(game, seat, here, arrived.from) {
                match all.iter_mut().find(|(_, hex)| *hex == arrived.from) {
                    Some((n, _)) => *n += arrived.ships.total(),
                    None => all.push((arrived.ships.total(), arrived.from)),
                }
            }
        }
        let number = |hex: HexId| self.map().hex(hex).map_or(0, |hex| hex.number);
        all.sort_by_key(|(n, hex)| (std::cmp::Reverse(*n), number(*hex)));
        all.into_iter().map(|(_, hex)| hex).collect()
    }

    /// Whether a fleet can join another within the limit of ships in a system.
    fn fits(&self, game: &Game, seat: Seat, from: HexId, to: HexId) -> bool {
        let Some(limit) = self.fleet_limit(game, seat) else { return true };
        let ships = |hex| self.counted(&game.position.ships(hex, seat));
        ships(to) == 0 || ships(from) + ships(to) <= u32::from(limit)
    }

    pub(super) fn each_refuge(&self, game: &Game, _seat: Seat, f: &mut impl FnMut(Choice)) {
        self.refuges(game).into_iter().for_each(|hex| f(Choice::RetreatTo(hex)));
    }

    /// The battle is over: what is gone is taken off the table.
    pub(super) fn aftermath(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        Self::end_situation(game);
        let fight = game.actions.fight.clone()?;
        let Some(battle) = fight.battle.clone() else {
            game.actions.fight = None;
            return None;
        };
        let retreats = battle.outcome() == Some(Outcome::Retreated);
        for side in Side::BOTH {
            self.settle_losses(game, &fight, &battle, side, sink);
            // I5.2.5: room counts where the ships are in the end: after a retreat, in the refuge.
            if !(retreats && side == Side::Attacker) {
                self.drop_fighters(game, fight.hex, fight.sides[side.index()], sink);
            }
        }
        if retreats {
            let (seat, hex) = (fight.sides[0], fight.hex);
            match self.refuges(game).as_slice() {
                // Fighters of a dock are no fleet: if nothing else is left, nobody goes.
                [] => sink.tell(|| Event::BrokeOff { seat, hex }),
                [only] => self.withdraw(game, seat, *only, sink),
                _ => return Some(Wait::RetreatTo(seat)),
            }
        }
        game.actions.fight = None;
        None
    }

    /// What a side lost leaves the table, and with it the troops of lost ships.
    fn settle_losses(
        &self,
        game: &mut Game,
        fight: &Fight,
        battle: &Battle,
        side: Side,
        sink: &mut impl Sink<Event>,
    ) {
        let (hex, seat) = (fight.hex, fight.sides[side.index()]);
        let mut lost = self.in_space(game, hex, seat);
        lost.part(&battle.forces(side));
        // Fighters of docks are lost first, then those of the fleet: [reading] the clauses do not say.
        for planet in self.map().planets_of(hex).collect::<Vec<PlanetId>>() {
            if game.position.owner(planet) != Some(seat) {
                continue;
            }
            let Some(holding) = game.position.holding_mut(planet) else { continue };
            for (unit, n) in lost.only(|unit| self.is(unit, Role::Fighter)).each() {
                let here = n.min(holding.units.get(unit));
                holding.units.take(unit, here);
                lost.take(unit, here);
            }
        }
        self.lose_ships(game, hex, seat, &lost, sink);
        game.damage.retain(|(h, s, _)| (*h, *s) != (hex, seat));
        self.mark_damage(game, hex, seat, &battle.damaged(side));
    }

    /// Ships of a fleet are destroyed outside battles; then Fighters beyond the room that is left go,
    /// too (I5.2.5).
    pub(super) fn sink_ships(
        &self,
        game: &mut Game,
        hex: HexId,
        seat: Seat,
        lost: &Units,
        sink: &mut impl Sink<Event>,
    ) {
        self.lose_ships(game, hex, seat, lost, sink);
        self.drop_fighters(game, hex, seat, sink);
    }

    /// Ships of a fleet are destroyed, and with them what is tied to them: of like ships those with the
    /// least aboard go first (I5.2.5).
    fn lose_ships(&self, game: &mut Game, hex: HexId, seat: Seat, lost: &Units, sink: &mut impl Sink<Event>) {
        let mut cargo = Units::NONE;
        // I5.2.2: of like ships a damaged one goes first, as in a battle.
        if let Some((_, _, damaged)) = game.damage.iter_mut().find(|(h, s, _)| (*h, *s) == (hex, seat)) {
            damaged.part(lost);
        }
        game.damage.retain(|(_, _, damaged)| !damaged.is_empty());
        game.position.change_fleet(hex, seat, |fleet| {
            fleet.ships.part(lost);
            let mut holds = std::mem::take(&mut fleet.holds);
            holds.sort_by_key(|hold| hold.troops.total());
            for (ship, _) in lost.each() {
                let like: Vec<Hold> = holds.iter().copied().filter(|hold| hold.ship == ship).collect();
                let gone = like.len().saturating_sub(usize::from(fleet.ships.get(ship)));
                for hold in &like[..gone.min(like.len())] {
                    cargo.join(&hold.troops);
                    if let Some(at) = holds.iter().position(|other| other == hold) {
                        holds.remove(at);
                    }
                }
            }
            fleet.holds = holds;
        });
        if !cargo.is_empty() {
            sink.tell(|| Event::CargoLost { seat, hex, units: cargo });
        }
    }

    /// I5.2.5: the room that a fleet has for Fighters.
    fn fighter_room(&self, game: &Game, hex: HexId, seat: Seat) -> u32 {
        let Some(fleet) = game.position.fleet(hex, seat) else { return 0 };
        let fighters = self.data().with_role(Role::Fighter);
        let carrying = fleet.ships.each().map(|(ship, n)| {
            let (capacity, carries) = self.capacity(game, seat, ship);
            let takes = self.data().unit_ids().any(|unit| fighters.has(unit) && carries.has(unit));
            if takes { u32::from(capacity) * u32::from(n) } else { 0 }
        });
        let room: u32 = carrying.sum();
        let troops: u32 = fleet
            .holds
            .iter()
            .filter(|hold| {
                let carries = self.capacity(game, seat, hold.ship).1;
                self.data().unit_ids().any(|unit| fighters.has(unit) && carries.has(unit))
            })
            .map(|hold| hold.troops.total())
            .sum();
        room.saturating_sub(troops)
    }

    /// I5.2.5: Fighters without a Move of their own that are beyond the room in their owner's ships go
    /// to own docks in the system with room, and the rest are lost.
    pub(super) fn drop_fighters(&self, game: &mut Game, hex: HexId, seat: Seat, sink: &mut impl Sink<Event>) {
        let bound = |unit| self.is(unit, Role::Fighter) && self.moves(game, seat, unit) == 0;
        let fighters = game.position.ships(hex, seat).only(bound);
        let mut over = fighters.total().saturating_sub(self.fighter_room(game, hex, seat));
        let mut lost = Units::NONE;
        for (unit, n) in fighters.each() {
            for _ in 0..n {
                if over == 0 {
                    break;
                }
                over -= 1;
                let own = self.map().planets_of(hex).filter(|p| game.position.owner(*p) == Some(seat));
                let dock = own.into_iter().find(|planet| self.dock_room(game, *planet) > 0);
                game.position.change_fleet(hex, seat, |fleet| fleet.ships.take(unit, 1));
                match dock {
                    Some(planet) => {
                        Self::add_to(game, planet, unit);
                        sink.tell(|| Event::Based { seat, unit, n: 1, planet });
                    }
                    None => lost.add(unit, 1),
                }
            }
        }
        if !lost.is_empty() {
            sink.tell(|| Event::FightersLost { seat, hex, units: lost });
        }
    }

    /// Fighters at a dock that is no more, or beyond its room, are lost (I5.3.7).
    pub(super) fn unhouse_fighters(&self, game: &mut Game, planet: PlanetId, sink: &mut impl Sink<Event>) {
        if self.dock_on(game, planet).is_some() {
            return;
        }
        let Some(hex) = self.map().planet(planet).map(|planet| planet.hex) else { return };
        let Some(holding) = game.position.holding_mut(planet) else { return };
        let units = holding.units.only(|unit| self.data().role(unit) == Some(Role::Fighter));
        holding.units.part(&units);
        if let Some(seat) = holding.owner.filter(|_| !units.is_empty()) {
            sink.tell(|| Event::FightersLost { seat, hex, units });
        }
    }

    pub(super) fn retreat_to(&self, game: &mut Game, seat: Seat, to: HexId, sink: &mut impl Sink<Event>) {
        self.withdraw(game, seat, to, sink);
        game.actions.fight = None;
        Self::go_on(game);
    }

    /// I5.2.3: all attacking ships go, Fighters whose Carriers are gone as well; it is no movement. Then
    /// Fighters beyond the room that there is where they came to are lost (I5.2.5).
    fn withdraw(&self, game: &mut Game, seat: Seat, to: HexId, sink: &mut impl Sink<Event>) {
        let Some(from) = game.actions.fight.as_ref().map(|fight| fight.hex) else { return };
        let Some(fleet) = game.position.fleet(from, seat).cloned() else { return };
        game.position.change_fleet(from, seat, |fleet| {
            fleet.ships = Units::NONE;
            fleet.holds.clear();
        });
        game.position.change_fleet(to, seat, |there| {
            there.ships.join(&fleet.ships);
            there.holds.extend(fleet.holds.iter().copied());
        });
        if let Some(at) = game.damage.iter().position(|(h, s, _)| (*h, *s) == (from, seat)) {
            let (_, _, damaged) = game.damage.remove(at);
            self.mark_damage(game, to, seat, &damaged);
        }
        game.actions.retreated.push(to);
        // Whoever came with them is with them: their other opponents here are not fought.
        sink.tell(|| Event::Retreated { seat, from, to });
        self.drop_fighters(game, to, seat, sink);
    }
}
