//! I1.1: what each player starts with, and the table before the first turn.

use super::file;
use super::file::{Numbers, Text};
use super::reader::{Reader, all_of, in_order};
use super::{Scenario, SeatStart};
use admiralty_game::Seat;
use admiralty_imperium::data::{CardId, Data, HAND};
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::{Cards, Deck, Holding, Player, Position, Technologies};
use admiralty_imperium::unit::{Role, UnitId, Units};
use admiralty_notation::{Kind, did_you_mean, names, shown};
use std::collections::BTreeMap;

/// Where starting units stand that are on no planet.
const SPACE: &str = "space";
/// The most credits.
pub(super) const MAX_CREDITS: u64 = 1_000_000;

impl Reader<'_> {
    /// What a seat starts with.
    pub(super) fn start(&mut self, at: usize, seat: &file::Seat) -> SeatStart {
        let known = self.seats.get(at).cloned().unwrap_or_default();
        let usual = self.set.starts.get(usize::from(known.race)).cloned().unwrap_or_default();
        let planets: Vec<PlanetId> = self.map.planets_of(known.home).collect();
        let mut start = SeatStart {
            credits: usual.credits,
            cards: usual.cards,
            technologies: usual.technologies,
            ..SeatStart::default()
        };
        self.holdings(seat, &mut start);
        if seat.hand.is_some() {
            start.cards = 0;
        }
        if let Some(cards) = &seat.cards {
            let most = u64::from(HAND) - u64::from(start.hand.total()).min(u64::from(HAND)); // I4.1
            start.cards = self.number(cards, "`cards`", 0, most).unwrap_or(0) as u8;
        }
        if let Some(size) = &seat.hand_size {
            let message = "`hand_size` stands for a hand that is not shown, in the view of a player";
            self.wrong(
                Kind::Conflict,
                size.span(),
                message,
                "write `cards = …`: how many are drawn at the start",
            );
        }
        if !self.mapped() {
            return start;
        }
        let Some(dock) = self.dock(seat, &planets) else { return start };
        let Some(ground) = self.set.data.first(Role::Ground) else { return start };
        // I1.1: one Ground Force on each planet of the Home System.
        start.planets = planets.iter().map(|planet| (*planet, Units::of(ground, 1))).collect();
        if let Some(unit) = self.set.data.first(Role::Dock) {
            start.put(dock, unit, 1); // I1.1: a Space Dock.
        }
        match &seat.units {
            Some(units) => self.chosen(units, &planets, &mut start),
            None => self.usual(&known.name, &usual.units, dock, &mut start),
        }
        start
    }

    /// Credits, technologies, hand, stage: the same keys in a state.
    pub(super) fn holdings(&mut self, seat: &file::Seat, start: &mut SeatStart) {
        if let Some(credits) = &seat.credits {
            start.credits = self.number(credits, "`credits`", 0, MAX_CREDITS).unwrap_or(0) as u32;
        }
        if let Some(list) = &seat.technologies {
            start.technologies = self.technologies(list);
        }
        if let Some(hand) = &seat.hand {
            let hand = self.cards(hand, Self::action);
            start.hand = all_of(&hand);
            self.held.extend(hand);
        }
        start.stage = seat.stage.as_ref().and_then(|stage| self.stage(stage)).unwrap_or(0);
        start.excluded = seat.excluded;
    }

    fn technologies(&mut self, list: &[Text]) -> Technologies {
        let mut technologies = Technologies::default();
        for word in list {
            let Some(technology) = self.technology(word) else { continue };
            if technologies.has(technology) {
                let message = format!("the technology `{}` is here twice", shown(word.get_ref()));
                self.wrong(Kind::Duplicate, word.span(), message, "leave one");
            }
            technologies.add(technology);
        }
        technologies
    }

    /// I1.1: the home planet with the most Resources; of several the one that is chosen.
    fn dock(&mut self, seat: &file::Seat, planets: &[PlanetId]) -> Option<PlanetId> {
        let map = self.map.clone();
        let resources = |planet: &PlanetId| map.planet(*planet).map_or(0, |planet| planet.resources);
        let name = |planet: &PlanetId| map.planet(*planet).map_or("", |planet| planet.name.as_str());
        let most = planets.iter().map(resources).max()?;
        let best: Vec<PlanetId> =
            planets.iter().copied().filter(|planet| resources(planet) == most).collect();
        let first = best.first().copied()?;
        let all = || best.iter().map(name).collect::<Vec<_>>().join(", ");
        let Some(word) = &seat.dock else {
            if best.len() > 1 {
                let who = seat.name.get_ref();
                let text = format!(
                    "{who}'s first Space Dock is on {}: {} have the same Resources, and `dock` does not say which (I1.1)",
                    name(&first),
                    all()
                );
                self.notes.push(text);
            }
            return Some(first);
        };
        let chosen = self.planet(word)?;
        if !best.contains(&chosen) {
            let message = format!(
                "the first Space Dock cannot be on `{}`: it is on the home planet with the most Resources (I1.1)",
                shown(word.get_ref())
            );
            self.wrong(Kind::Illegal, word.span(), message, format!("write one of: {}", all()));
        }
        Some(chosen)
    }

    /// Additional starting units, where the file puts them.
    fn chosen(&mut self, given: &BTreeMap<Text, Numbers>, planets: &[PlanetId], start: &mut SeatStart) {
        for (place, numbers) in in_order(given) {
            if names::same(place.get_ref(), SPACE) {
                let misfit = "in `space` are ships; other units stand on a home planet";
                start.ships.join(&self.units(numbers, Role::is_ship, misfit));
                continue;
            }
            let known = self.set.names.resolve(crate::data::Thing::Planet, place.get_ref());
            let known = known.unwrap_or(place.get_ref()).to_owned();
            let is = |planet: &&PlanetId| self.map.planet(**planet).is_some_and(|p| p.name == known);
            let Some(planet) = planets.iter().find(is).copied() else {
                if self.mapped() {
                    let map = self.map.clone();
                    let homes = planets.iter().filter_map(|planet| map.planet(*planet));
                    let help = did_you_mean(place.get_ref(), homes.map(|p| p.name.as_str()).chain([SPACE]));
                    let message = format!("`{}` is no planet of the Home System", shown(place.get_ref()));
                    self.wrong(Kind::UnknownName, place.span(), message, help);
                }
                continue;
            };
            let misfit = "ships are in `space`; on a planet stand Fighters, Ground Forces, PDS and docks";
            let units = self.units(numbers, |role| role != Role::Ship, misfit);
            units.each().for_each(|(unit, n)| start.put(planet, unit, n));
            if self.docks(&start.on(planet)) > 1 {
                let message = format!("`{}` has more than one Space Dock (I7.2)", shown(place.get_ref()));
                self.wrong(
                    Kind::Illegal,
                    place.span(),
                    message,
                    "the first one is there without being listed",
                );
            }
        }
    }

    /// Those of the race: ships in space, Fighters at the dock as far as there is room, the rest of the
    /// Fighters in space, ground units and PDS on the planet of the dock.
    fn usual(&mut self, who: &str, units: &Units, dock: PlanetId, start: &mut SeatStart) {
        let data = self.set.data.clone();
        let room = data.first(Role::Dock).and_then(|unit| data.unit(unit));
        let mut room = room.map_or(0, |unit| u16::from(unit.fighters));
        for (unit, n) in units.each() {
            match data.role(unit) {
                Some(Role::Ship) => start.ships.add(unit, n),
                Some(Role::Fighter) => {
                    let docked = n.min(room);
                    room -= docked;
                    start.put(dock, unit, docked);
                    start.ships.add(unit, n - docked);
                }
                Some(Role::Dock) => {
                    // I7.2: one dock on a planet.
                    let free: Vec<PlanetId> = start.planets.iter().map(|(planet, _)| *planet).collect();
                    let free = free.into_iter().filter(|planet| *planet != dock);
                    free.take(usize::from(n)).for_each(|planet| start.put(planet, unit, 1));
                }
                _ => start.put(dock, unit, n),
            }
        }
        let fighters = start.ships.only(|unit| data.role(unit) == Some(Role::Fighter));
        let space = capacity(&data, &start.ships);
        if fighters.total() > space {
            self.notes.push(format!("{who}'s ships have room for {space} of {} Fighters", fighters.total()));
        }
    }
}

/// Units that these ships take aboard in all, without what changes that.
fn capacity(data: &Data, ships: &Units) -> u32 {
    let each = ships.each().filter_map(|(unit, n)| Some((data.unit(unit)?.capacity, n)));
    each.map(|(capacity, n)| u32::from(capacity) * u32::from(n)).sum()
}

impl SeatStart {
    fn on(&self, planet: PlanetId) -> Units {
        self.planets.iter().find(|(other, _)| *other == planet).map_or(Units::NONE, |(_, units)| *units)
    }

    fn put(&mut self, planet: PlanetId, unit: UnitId, n: u16) {
        match self.planets.iter_mut().find(|(other, _)| *other == planet) {
            Some((_, units)) => units.add(unit, n),
            None => self.planets.push((planet, Units::of(unit, n))),
        }
    }

    /// The player with it.
    pub(super) fn player(&self) -> Player {
        Player {
            credits: self.credits,
            hand: self.hand.clone(),
            technologies: self.technologies,
            stage: self.stage,
            excluded: self.excluded,
            bought: Units::NONE,
        }
    }
}

/// The table before the first turn (I1.1): homes taken, starting units in place, both decks whole but
/// for hands that the file gives. The Action Cards that players start with ([`SeatStart::cards`]) and
/// the Political Card of the first turn (O4) are still to be drawn.
///
/// Of a state it is the position of the state.
#[must_use]
pub fn set_up(scenario: &Scenario) -> Position {
    if scenario.begun {
        return scenario.setup.position.clone();
    }
    let (data, map) = (&scenario.setup.data, &scenario.setup.map);
    let mut position = Position {
        turn: 1,
        players: scenario.starts.iter().map(SeatStart::player).collect(),
        planets: vec![Holding::default(); map.planets.len()],
        actions: Deck { rest: copies(data.actions.iter().map(|card| card.copies)), ..Deck::default() },
        political: Deck { rest: copies(data.political.iter().map(|card| card.copies)), ..Deck::default() },
        ..Position::default()
    };
    for (seat, (start, player)) in (0..).map(Seat).zip(scenario.starts.iter().zip(&scenario.setup.seats)) {
        for (planet, units) in &start.planets {
            if let Some(holding) = position.holding_mut(*planet) {
                holding.owner = Some(seat);
                holding.units.join(units);
            }
        }
        position.change_fleet(player.home, seat, |fleet| fleet.ships.join(&start.ships));
        for (card, n) in start.hand.each() {
            (0..n).for_each(|_| {
                position.actions.rest.take(card);
            });
        }
    }
    position
}

/// A deck of all copies.
pub(super) fn copies(all: impl Iterator<Item = u8>) -> Cards {
    let mut cards = Cards::default();
    for (card, copies) in (0..).map(CardId).zip(all) {
        (0..copies).for_each(|_| cards.add(card));
    }
    cards
}
