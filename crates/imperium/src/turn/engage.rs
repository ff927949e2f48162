//! Space battles: who fights whom, when (I5.2.0, I5.2.6), and the battle within the turn.

use super::Imperium;
use super::state::{Fight, Game, Task, Wait};
use crate::battle::{self, Arena, Kind, Side};
use crate::choice::Choice;
use crate::data::Window;
use crate::effect::{Deed, Field, Lasting};
use crate::event::Event;
use crate::map::HexId;
use crate::unit::{Role, Units};
use admiralty_game::{Chance, Rolled, Rulebook, Seat, Sink, Step};

/// Rounds are counted so far: a condition of orders may name one.
const ROUNDS: u16 = 9999;

/// Passes what happens in a battle on.
struct Within<'s, S>(&'s mut S);

impl<S: Sink<Event>> Sink<battle::Event> for Within<'_, S> {
    fn tell(&mut self, event: impl FnOnce() -> battle::Event) {
        self.0.tell(|| Event::Battle { battle: event() });
    }
}

impl Imperium {
    /// A player's Fighters at own docks in a hex.
    pub(super) fn based(&self, game: &Game, hex: HexId, seat: Seat) -> Units {
        let mut based = Units::NONE;
        for planet in self.map().planets_of(hex).filter(|planet| game.position.owner(*planet) == Some(seat)) {
            if let Some(holding) = game.position.holding(planet) {
                based.join(&holding.units.only(|unit| self.is(unit, Role::Fighter)));
            }
        }
        based
    }

    /// What a player has in a hex to fight in space: the fleet, and Fighters at own docks (I5.2.6).
    pub(super) fn in_space(&self, game: &Game, hex: HexId, seat: Seat) -> Units {
        let mut all = game.position.ships(hex, seat);
        all.join(&self.based(game, hex, seat));
        all
    }

    /// I5.1.7: whom the active player must fight: fleets where an own fleet is.
    fn each_battle(&self, game: &Game, must: bool, f: &mut impl FnMut(HexId, Seat)) {
        let seat = game.actions.seat;
        for hex in self.map().hex_ids() {
            let fleet = game.position.fleet(hex, seat).is_some();
            if !fleet && self.based(game, hex, seat).is_empty() {
                continue;
            }
            for other in self.players().filter(|other| *other != seat) {
                let theirs = game.position.fleet(hex, other).is_some();
                let any = theirs || !self.based(game, hex, other).is_empty();
                // Dock Fighters and a foreign fleet fight only if the owner of either orders it.
                let forced = fleet && theirs;
                let dock_to_dock = !fleet && !theirs;
                let fought = game.actions.fought.contains(&(hex, other));
                if any && !fought && !dock_to_dock && (forced || !must) {
                    f(hex, other);
                }
            }
        }
    }

    /// The active player says which battle comes next; if there is one that must be fought and no other
    /// that could, nobody is asked.
    pub(super) fn battles(&self, game: &mut Game) -> Option<Wait> {
        let mut all = Vec::new();
        self.each_battle(game, false, &mut |hex, with| all.push((hex, with)));
        let mut must = false;
        self.each_battle(game, true, &mut |_, _| must = true);
        let seat = game.actions.seat;
        match all.as_slice() {
            [] => None,
            [(hex, with)] if must => {
                self.engage(game, seat, Choice::Engage { hex: *hex, with: *with });
                None
            }
            _ => Some(Wait::Engage(seat)),
        }
    }

    pub(super) fn each_opponent(&self, game: &Game, _seat: Seat, f: &mut impl FnMut(Choice)) {
        let mut must = false;
        self.each_battle(game, true, &mut |_, _| must = true);
        if !must {
            f(Choice::Done);
        }
        self.each_battle(game, false, &mut |hex, with| f(Choice::Engage { hex, with }));
    }

    pub(super) fn engage(&self, game: &mut Game, seat: Seat, choice: Choice) {
        Self::go_on(game);
        let Choice::Engage { hex, with } = choice else { return };
        game.actions.fought.push((hex, with));
        game.actions.fight = Some(Fight { hex, planet: None, sides: [seat, with], battle: None });
        let tasks = [Task::Window(Window::SpaceBattle), Task::Fight, Task::Aftermath, Task::Battles];
        Self::push(game, tasks.into_iter());
    }

    /// The battle that is fought, from what is on the table.
    #[must_use]
    pub fn arena(&self, game: &Game) -> Option<Arena> {
        let fight = game.actions.fight.as_ref()?;
        let setup = match fight.planet {
            None => self.space_setup(game, fight),
            Some(_) => self.invasion_setup(game, fight),
        };
        Arena::new(setup).ok()
    }

    fn space_setup(&self, game: &Game, fight: &Fight) -> battle::Setup {
        let [a, d] = fight.sides;
        let hex = fight.hex;
        let figures = fight.sides.map(|seat| self.fighting(game, seat, Field::Space, hex));
        let forces = fight.sides.map(|seat| self.in_space(game, hex, seat));
        let mut setup = battle::Setup::new(Kind::Space, figures, forces);
        for (side, seat) in [(0, a), (1, d)] {
            let damage = game.damage.iter().find(|(h, s, _)| (*h, *s) == (hex, seat));
            let mut damaged = Units::NONE;
            for (unit, n) in damage.into_iter().flat_map(|(_, _, units)| units.each()) {
                if figures[side][unit.index()].sustains {
                    damaged.add(unit, n.min(forces[side].get(unit)));
                }
            }
            setup.damaged[side] = damaged;
            setup.first[side] = self.first_fire(game, seat, &forces[side]);
        }
        setup.may_retreat = !self.forbidden(game, a, Deed::Retreat) && !self.refuges(game).is_empty();
        setup.rounds = Some(ROUNDS);
        setup
    }

    /// I5.2, I5.3: the battle begins.
    pub(super) fn fight(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let fight = game.actions.fight.clone()?;
        let [attacker, defender] = fight.sides;
        // I3.8: a ruling may have given the planet away; who has it now is attacked, or nobody is.
        if fight.planet.is_some_and(|planet| game.position.owner(planet) != Some(defender)) {
            game.actions.fight = None;
            Self::end_situation(game);
            return None;
        }
        if fight.planet.is_none() {
            let units = fight.sides.map(|seat| self.in_space(game, fight.hex, seat));
            if units.iter().any(Units::is_empty) {
                return None;
            }
            sink.tell(|| Event::BattleBegins { hex: fight.hex, attacker, defender, units });
        }
        let arena = self.arena(game)?;
        // I4.5: what counts as happening: a round, a shot, a bombardment, a landing.
        self.at_war(game, attacker, defender, sink);
        let battle = arena.start(&mut Within(sink));
        self.hold(game, battle)
    }

    /// Keeps the battle; waits for it, if it is not over.
    fn hold(&self, game: &mut Game, battle: battle::Battle) -> Option<Wait> {
        let over = battle.outcome().is_some();
        if let Some(fight) = &mut game.actions.fight {
            fight.battle = Some(battle);
        }
        (!over).then_some(Wait::Battle)
    }

    /// Who decides in the battle.
    pub(super) fn fighter(&self, game: &Game) -> Option<Seat> {
        let fight = game.actions.fight.as_ref()?;
        let side = self.arena(game)?.decider(fight.battle.as_ref()?)?;
        Some(fight.sides[side.index()])
    }

    pub(super) fn each_in_battle(&self, game: &Game, f: &mut impl FnMut(Choice)) {
        if let (Some(arena), Some(battle)) = (self.arena(game), self.battle(game)) {
            arena.each_option(battle, &mut |choice| f(Choice::Battle(choice)));
        }
    }

    pub(super) fn battle_chance(&self, game: &Game) -> Option<Chance> {
        match self.arena(game)?.step(self.battle(game)?) {
            Step::Chance(chance) => Some(chance),
            Step::Decide(_) | Step::Over => None,
        }
    }

    /// Lets something happen in the battle.
    fn within(&self, game: &mut Game, f: impl FnOnce(&Arena, &mut battle::Battle)) {
        let Some(arena) = self.arena(game) else { return };
        let Some(mut battle) = game.actions.fight.as_mut().and_then(|fight| fight.battle.take()) else {
            return;
        };
        f(&arena, &mut battle);
        let waits = self.hold(game, battle);
        game.wait = waits.unwrap_or(Wait::Over);
    }

    pub(super) fn in_battle(&self, game: &mut Game, choice: battle::Choice, sink: &mut impl Sink<Event>) {
        let Some(seat) = self.arena(game).and_then(|arena| arena.decider(self.battle(game)?)).map(Side::seat)
        else {
            return;
        };
        self.within(game, |arena, battle| arena.choose(battle, seat, choice, &mut Within(sink)));
    }

    pub(super) fn battle_rolled(&self, game: &mut Game, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        self.within(game, |arena, battle| arena.happen(battle, rolled, &mut Within(sink)));
    }

    /// I5.2.2, as far as a technology says: whether bombardment kills all.
    pub(super) fn kills_all(&self, game: &Game, seat: Seat) -> bool {
        self.any(game, seat, |lasting| lasting == Lasting::BombardmentKillsAll)
    }
}
