//! E9: attacks on population.

use super::CombatPhase;
use super::choice::Choice;
use super::state::{Attack, Phase, Stage};
use crate::battle::hits;
use crate::event::Event;
use crate::party::{Kind, Party};
use crate::setup::{Cube, Square};
use crate::ship::{Shield, ShipType, Weapon};
use admiralty_game::{Counts, Group, MAX_SIDES, Pool, Seat, Sink};

impl CombatPhase {
    /// E9.1: the next hex, from `from` on, in which ships can attack population; after the last
    /// influence.
    pub(super) fn next_population(&self, phase: &mut Phase, from: usize, sink: &mut impl Sink<Event>) {
        for hex in from..phase.hexes.len() {
            let state = &phase.hexes[hex];
            let attacker = state.players().find(|seat| Some(*seat) != state.controller);
            if state.population.total() > 0
                && state.controller.is_some()
                && let Some(seat) = attacker
            {
                let (hex8, step) = (hex as u8, Attack::Choose);
                phase.stage = Stage::Population { hex: hex8, seat, attacked: 0, step };
                if self.can_attack(phase) {
                    return;
                }
            }
        }
        self.influence(phase, sink);
    }

    fn can_attack(&self, phase: &Phase) -> bool {
        let mut any = false;
        self.each_attack(phase, &mut |choice| any |= choice != Choice::Spare);
        any
    }

    /// The owner of the population of a hex: its controller.
    pub(super) fn owner(&self, phase: &Phase, hex: u8) -> Option<Seat> {
        phase.hexes[usize::from(hex)].controller
    }

    /// Who decides in an attack on population, and what (E9.2–E9.4, E9.6).
    pub(super) fn population_decider(&self, phase: &Phase) -> Option<Seat> {
        match &phase.stage {
            Stage::Population { seat, step: Attack::Choose | Attack::Deal(_), .. } => Some(*seat),
            Stage::Population { hex, step: Attack::Bury(..) | Attack::BuryAll(_), .. } => {
                self.owner(phase, *hex)
            }
            _ => None,
        }
    }

    /// The choices of whoever decides.
    pub(super) fn each_attack(&self, phase: &Phase, f: &mut impl FnMut(Choice)) {
        let Stage::Population { hex, seat, attacked, step } = &phase.stage else { return };
        let state = &phase.hexes[usize::from(*hex)];
        match step {
            Attack::Choose => {
                let Some(fleet) = state.fleet(Party::Player(*seat)) else { return };
                let player = &self.setup().players[seat.index()];
                for ship in ShipType::ALL {
                    let armed = player.ships[ship.index()].armed();
                    if armed && attacked & (1 << ship.index()) == 0 {
                        for ships in (1..=fleet.ships[ship.index()].count()).rev() {
                            f(Choice::AttackPopulation(ship, ships));
                        }
                    }
                }
                let owner = state.controller.map(|owner| &self.setup().players[owner.index()]);
                // E9.7: the house rule of the Neutron Absorber.
                if player.neutron_bombs && !owner.is_some_and(|owner| owner.neutron_absorber) {
                    f(Choice::NeutronBombs);
                }
                f(Choice::Spare);
            }
            Attack::Deal(_) => state.population.squares().for_each(|s| f(Choice::DestroyCube(s))),
            Attack::Bury(square, _) | Attack::BuryAll(square) => {
                square.graveyards().iter().for_each(|cube| f(Choice::Bury(*cube)));
            }
            Attack::Roll(..) => {}
        }
    }

    /// E9.1, E9.2: the cannons of so many ships of a type; population has no shields, and
    /// missiles are not used.
    pub(super) fn population_pool(&self, phase: &Phase) -> Pool {
        let mut pool = Pool::default();
        if let Stage::Population { seat, step: Attack::Roll(ship, ships), .. } = &phase.stage {
            let figures = &self.setup().players[seat.index()].ships[ship.index()];
            let mut class = [0; MAX_SIDES];
            for face in 1..=6u8 {
                class[face as usize - 1] = u8::from(hits(face, figures.computer, Shield(0)));
            }
            for weapon in [Weapon::Ion, Weapon::Plasma, Weapon::Antimatter] {
                let dice = u16::from(*ships) * u16::from(figures.dice(weapon));
                pool.push(Group { label: weapon.label(), dice, sides: 6, class });
            }
        }
        pool
    }

    /// The attacker's choice (E9.3, E9.6).
    pub(super) fn attack_population(&self, phase: &mut Phase, choice: Choice, sink: &mut impl Sink<Event>) {
        let Stage::Population { hex, seat, attacked, step } = &mut phase.stage else { return };
        let (hex8, seat8) = (*hex, *seat);
        let Some(owner) = phase.hexes[usize::from(hex8)].controller else { return };
        match choice {
            Choice::AttackPopulation(ship, ships) => {
                *attacked |= 1 << ship.index();
                *step = Attack::Roll(ship, ships);
                let kind = Kind::Type(ship);
                sink.tell(|| Event::PopulationAttacked { seat: seat8, owner, kind, ships });
            }
            Choice::NeutronBombs => {
                let cubes = phase.hexes[usize::from(hex8)].population.total();
                sink.tell(|| Event::NeutronBombs { seat: seat8, owner, cubes });
                self.bury_all(phase, sink);
            }
            _ => {
                sink.tell(|| Event::PopulationSpared { seat: seat8 });
                self.next_population(phase, usize::from(hex8) + 1, sink);
            }
        }
    }

    /// E9.2: the dice have been rolled.
    pub(super) fn population_rolled(&self, phase: &mut Phase, counts: &Counts, sink: &mut impl Sink<Event>) {
        let pool = self.population_pool(phase);
        let Stage::Population { seat, step, .. } = &mut phase.stage else { return };
        let points = pool.groups.iter().zip(&counts.groups).map(|(group, classes)| {
            let damage = Weapon::from_label(group.label).map_or(0, Weapon::damage);
            classes[1].saturating_mul(u16::from(damage))
        });
        let points = points.fold(0u16, u16::saturating_add);
        let seat = *seat;
        *step = Attack::Deal(points);
        sink.tell(|| Event::PopulationHit { seat, points });
        self.deal(phase, sink);
    }

    /// E9.2: points are dealt cube by cube, as long as there is only one way; then the attacker
    /// chooses, or the next type does.
    fn deal(&self, phase: &mut Phase, sink: &mut impl Sink<Event>) {
        loop {
            let Stage::Population { hex, step: Attack::Deal(points), .. } = &phase.stage else { return };
            let (points, population) = (*points, phase.hexes[usize::from(*hex)].population);
            let mut squares = population.squares();
            match (points, squares.next(), squares.next()) {
                (0, ..) | (_, None, _) => return self.after_roll(phase, sink),
                (_, Some(only), None) => self.destroy_cube(phase, only, sink),
                _ => return,
            }
        }
    }

    /// E9.2, E9.4: a cube is destroyed; it goes to its graveyard, or the owner chooses which.
    fn destroy_cube(&self, phase: &mut Phase, square: Square, sink: &mut impl Sink<Event>) {
        let Stage::Population { step, .. } = &mut phase.stage else { return };
        let Attack::Deal(points) = *step else { return };
        let left = points.saturating_sub(1);
        match square.graveyards() {
            [only] => {
                *step = Attack::Deal(left);
                self.bury(phase, square, *only, sink);
            }
            _ => *step = Attack::Bury(square, left),
        }
    }

    /// The attacker chose a cube (E9.2), or the owner a graveyard (E9.4).
    pub(super) fn cube_chosen(&self, phase: &mut Phase, choice: Choice, sink: &mut impl Sink<Event>) {
        let Stage::Population { step, .. } = &mut phase.stage else { return };
        match (*step, choice) {
            (Attack::Deal(_), Choice::DestroyCube(square)) => {
                self.destroy_cube(phase, square, sink);
                self.deal(phase, sink);
            }
            (Attack::Bury(square, left), Choice::Bury(cube)) => {
                *step = Attack::Deal(left);
                self.bury(phase, square, cube, sink);
                self.deal(phase, sink);
            }
            (Attack::BuryAll(square), Choice::Bury(cube)) => {
                self.bury(phase, square, cube, sink);
                self.bury_all(phase, sink);
            }
            _ => {}
        }
    }

    /// E9.3: all cubes go, one after another; where the owner chooses, this waits.
    fn bury_all(&self, phase: &mut Phase, sink: &mut impl Sink<Event>) {
        loop {
            let Stage::Population { hex, step, .. } = &mut phase.stage else { return };
            let hex = usize::from(*hex);
            let Some(square) = phase.hexes[hex].population.squares().next() else {
                return self.next_population(phase, hex + 1, sink);
            };
            match square.graveyards() {
                [only] => self.bury(phase, square, *only, sink),
                _ => {
                    *step = Attack::BuryAll(square);
                    return;
                }
            }
        }
    }

    /// E9.4: a cube goes from its square to a graveyard of its owner.
    fn bury(&self, phase: &mut Phase, square: Square, graveyard: Cube, sink: &mut impl Sink<Event>) {
        let Stage::Population { hex, .. } = &phase.stage else { return };
        let hex = &mut phase.hexes[usize::from(*hex)];
        if let Some(owner) = hex.controller
            && hex.population.remove(square)
        {
            let cubes = &mut phase.players[owner.index()].graveyard[graveyard as usize];
            *cubes = cubes.saturating_add(1);
            sink.tell(|| Event::CubeDestroyed { owner, square, graveyard });
        }
    }

    /// E9.6: the next type, results seen; or the next hex.
    fn after_roll(&self, phase: &mut Phase, sink: &mut impl Sink<Event>) {
        let Stage::Population { hex, step, .. } = &mut phase.stage else { return };
        *step = Attack::Choose;
        let hex = usize::from(*hex);
        if phase.hexes[hex].population.total() == 0 || !self.can_attack(phase) {
            self.next_population(phase, hex + 1, sink);
        }
    }
}
