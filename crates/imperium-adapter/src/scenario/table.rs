//! Of a state: planets and fleets.

use super::file;
use super::file::{Mixed, Text, Value};
use super::reader::{Reader, in_order};
use admiralty_game::Seat;
use admiralty_imperium::data::{Ballot, Data, Office};
use admiralty_imperium::effect::{Effect, Kinds, Lasting};
use admiralty_imperium::map::{HexId, Terrain};
use admiralty_imperium::position::{Candidate, Fleet, Hold, Holding, Position};
use admiralty_imperium::unit::{Role, UnitId, Units};
use admiralty_notation::{Kind, Span, shown};
use toml::Spanned;

impl Reader<'_> {
    /// Planets that somebody controls; the others are neutral.
    pub(super) fn holdings_of(&mut self, file: &file::File) -> Vec<Holding> {
        let mut planets = vec![Holding::default(); self.map.planets.len()];
        let mut known: Vec<(usize, &Text)> = Vec::new();
        for (name, written) in in_order(&file.planets) {
            let planet = self.planet(name);
            let holding = self.holding(name, written);
            let Some(at) = planet.map(|planet| usize::from(planet.0)) else { continue };
            if let Some((_, first)) = known.iter().find(|(other, _)| *other == at) {
                let message = format!("the planet `{}` is here twice", shown(name.get_ref()));
                self.twice(first.span(), name.span(), message, "write all that is on a planet in one place");
                continue;
            }
            known.push((at, name));
            if let (Some(place), Some(holding)) = (planets.get_mut(at), holding) {
                *place = holding;
            }
        }
        planets
    }

    fn holding(&mut self, name: &Text, written: &Mixed) -> Option<Holding> {
        let mut owner = None;
        let mut units = Units::NONE;
        let help =
            "write its player, as `{ owner = \"Anna\", ground_force = 1 }`; neutral planets are left out";
        for (key, value) in in_order(written) {
            match (key.get_ref().as_str(), value.get_ref()) {
                ("owner", Value::Name(who)) => {
                    owner = Some(self.seat(&Spanned::new(value.span(), who.clone())));
                }
                ("owner", Value::Number(_)) => {
                    self.wrong(Kind::BadValue, value.span(), "the owner is a name in quotes", help);
                    owner = Some(None);
                }
                (_, value_) => {
                    let misfit = "ships are in a `[[fleet]]`; on a planet stand Fighters, Ground Forces, PDS and docks";
                    self.count(&mut units, key, value_, value.span(), &|role| role != Role::Ship, misfit);
                }
            }
        }
        let Some(owner) = owner else {
            let message = format!("the planet `{}` has no `owner`", shown(name.get_ref()));
            self.wrong(Kind::MissingKey, name.span(), message, help);
            return None;
        };
        if self.docks(&units) > 1 {
            let message = format!("`{}` has more than one Space Dock (I7.2)", shown(name.get_ref()));
            self.wrong(Kind::Illegal, name.span(), message, "leave one");
        }
        Some(Holding { owner: Some(owner?), units })
    }

    /// A number of units among names.
    fn count(
        &mut self,
        units: &mut Units,
        key: &Text,
        value: &Value,
        span: std::ops::Range<usize>,
        fits: &impl Fn(Role) -> bool,
        misfit: &str,
    ) {
        match value {
            Value::Number(n) => self.add_units(units, key, *n, span, fits, misfit),
            Value::Name(_) => {
                let message =
                    format!("`{}` is not a number of units", shown(self.source.slice(span.clone())));
                self.wrong(Kind::BadValue, span, message, "write a whole number without quotes");
            }
        }
    }

    /// Fleets, sorted as the rulebook has them.
    pub(super) fn fleets(&mut self, file: &file::File, position: &mut Position) {
        let mut known: Vec<(HexId, Seat, Span)> = Vec::new();
        for written in &file.fleet {
            let (hex, seat) = (self.hex(&written.hex), self.seat(&written.seat));
            let misfit = "in a fleet are ships; Ground Forces and PDS are aboard, in `holds`";
            let ships = self.units(written.ships.get_ref(), Role::is_ship, misfit);
            if ships.is_empty() && written.ships.get_ref().is_empty() {
                let message = "the fleet has no ships";
                self.wrong(
                    Kind::MissingKey,
                    written.ships.span(),
                    message,
                    "write `ships = { cruiser = 1 }`",
                );
            }
            let holds: Vec<Hold> =
                written.holds.iter().filter_map(|hold| self.hold(hold, seat, position)).collect();
            self.carriers(written, &ships, &holds);
            let (Some(hex), Some(seat)) = (hex, seat) else { continue };
            let span = Span::from(written.hex.span());
            if let Some((.., first)) = known.iter().find(|(h, s, _)| (*h, *s) == (hex, seat)) {
                let message = format!("two fleets of `{}` are in one hex", shown(written.seat.get_ref()));
                self.twice(*first, span, message, "write all ships of a player in a hex as one fleet");
                continue;
            }
            known.push((hex, seat, span));
            let terrain = self.map.hex(hex).map_or(Terrain::Open, |hex| hex.terrain);
            // Ships are built where a dock is, whatever fills its hex.
            let empty = self.map.planets_of(hex).next().is_none();
            if empty && matches!(terrain, Terrain::Supernova | Terrain::AsteroidField) {
                let message = format!("no ship can be in hex {} (I5.1.3)", written.hex.get_ref());
                let what = if terrain == Terrain::Supernova { "a Supernova" } else { "an Asteroid Field" };
                self.wrong(Kind::Illegal, span, message, format!("it is {what}"));
            }
            if ships.is_empty() {
                continue;
            }
            position.change_fleet(hex, seat, |fleet| {
                fleet.ships = ships;
                fleet.holds = holds;
            });
            if let Some(fleet) = position.fleet(hex, seat).cloned() {
                self.room(&fleet, position, written);
            }
        }
    }

    fn hold(&mut self, written: &Spanned<Mixed>, seat: Option<Seat>, position: &Position) -> Option<Hold> {
        let mut ship = None;
        let mut troops = Units::NONE;
        for (key, value) in in_order(written.get_ref()) {
            match (key.get_ref().as_str(), value.get_ref()) {
                ("ship", Value::Name(name)) => {
                    ship = Some(self.unit(&Spanned::new(value.span(), name.clone())));
                }
                (_, number) => {
                    let misfit = "aboard are Ground Forces and PDS; Fighters are among the `ships`";
                    let fits = |role| matches!(role, Role::Ground | Role::Pds);
                    self.count(&mut troops, key, number, value.span(), &fits, misfit);
                }
            }
        }
        let Some(ship) = ship else {
            let help = "write `{ ship = \"carrier\", ground_force = 3 }`";
            self.wrong(Kind::MissingKey, written.span(), "it is not said which `ship` this is", help);
            return None;
        };
        let ship = ship?;
        let (capacity, carries) = self.capacity(seat, position, ship);
        let name = self.set.data.unit(ship).map_or_else(String::new, |unit| unit.name.clone());
        if troops.total() > capacity || troops.each().any(|(unit, _)| !carries.has(unit)) {
            let message = format!("`{name}` cannot carry all of this");
            let help = match capacity {
                0 => "it carries nothing".to_owned(),
                _ => format!("it has room for {capacity} units of the types that it takes (I5.1.6)"),
            };
            self.wrong(Kind::Illegal, written.span(), message, help);
        }
        Some(Hold { ship, troops, landing: None })
    }

    /// Every hold is a ship of the fleet.
    fn carriers(&mut self, written: &file::Fleet, ships: &Units, holds: &[Hold]) {
        let mut used = Units::NONE;
        holds.iter().for_each(|hold| used.add(hold.ship, 1));
        for (unit, n) in used.each().filter(|(unit, n)| ships.get(*unit) < *n) {
            let name = self.set.data.unit(unit).map_or_else(String::new, |unit| unit.name.clone());
            let there = ships.get(unit);
            let span = written.holds.first().map_or_else(|| written.ships.span(), Spanned::span);
            let message = format!("{n} times `{name}` carries something, and the fleet has {there}");
            self.wrong(Kind::Conflict, span, message, "a hold is one of the `ships`");
        }
    }

    /// I5.1.6: what a ship of a seat takes aboard at most: with what its race and technologies change,
    /// and any card. A card may have gone since the ship was loaded.
    fn capacity(&self, seat: Option<Seat>, position: &Position, ship: UnitId) -> (u32, Kinds) {
        let data = &self.set.data;
        let Some(unit) = data.unit(ship) else { return (0, Kinds::NONE) };
        let (mut capacity, mut carries) = (u32::from(unit.capacity), unit.carries);
        let Some(seat) = seat else { return (capacity, carries) };
        let race = self.seats.get(seat.index()).and_then(|seat| data.races.get(usize::from(seat.race)));
        let technologies = position.player(seat).map(|player| player.technologies).unwrap_or_default();
        let technologies = technologies.each().filter_map(|technology| data.technology(technology));
        let own = race.into_iter().flat_map(|race| &race.traits).copied();
        let own = own.chain(technologies.flat_map(|technology| technology.effects.iter().copied()));
        for lasting in own.chain(by_cards(data)) {
            if let Lasting::Capacity { units, n, carries: more } = lasting
                && units.has(ship)
            {
                capacity += u32::from(n);
                carries = carries.or(more);
            }
        }
        (capacity, carries)
    }

    /// Fighters that nothing has room for are lost at the next battle (I5.2.5): perhaps a mistake.
    fn room(&mut self, fleet: &Fleet, position: &Position, written: &file::Fleet) {
        let data = self.set.data.clone();
        let fighters = fleet
            .ships
            .only(|unit| data.unit(unit).is_some_and(|unit| unit.role == Role::Fighter && unit.moves == 0));
        let ships = fleet.ships.each();
        let room: u32 =
            ships.map(|(unit, n)| self.capacity(Some(fleet.seat), position, unit).0 * u32::from(n)).sum();
        let planets =
            self.map.planets_of(fleet.hex).filter(|planet| position.owner(*planet) == Some(fleet.seat));
        let docks: u32 = planets
            .flat_map(|planet| position.holding(planet))
            .flat_map(|holding| holding.units.each())
            .filter_map(|(unit, n)| Some(u32::from(data.unit(unit)?.fighters) * u32::from(n)))
            .sum();
        let room = (room + docks).saturating_sub(fleet.troops().total());
        if fighters.total() > room {
            self.notes.push(format!(
                "{}'s ships in hex {} have room for {room} of {} Fighters (I5.2.5)",
                written.seat.get_ref(),
                written.hex.get_ref(),
                fighters.total()
            ));
        }
    }

    /// Whom or what a Law names (I3.4).
    pub(super) fn candidate(&mut self, office: Office, name: &Text) -> Option<Candidate> {
        match office {
            Office::Player => self.seat(name).map(Candidate::Player),
            Office::Planet => self.planet(name).map(Candidate::Planet),
            Office::Law => self.political(name).map(Candidate::Law),
        }
    }
}

/// What cards of a game can change while they are in force.
fn by_cards(data: &Data) -> impl Iterator<Item = Lasting> + '_ {
    let laws = data.political.iter().flat_map(|card| card.law.iter().map(|(_, lasting)| *lasting));
    let once = data.political.iter().flat_map(|card| match &card.ballot {
        Ballot::ForAgainst { pass, fail } => [pass, fail].map(Vec::as_slice).concat(),
        Ballot::Election { elected, .. } => elected.clone(),
    });
    let played = data.actions.iter().flat_map(|card| {
        let effects = std::iter::repeat_n(&card.effects, usize::from(card.copies));
        effects.flatten().copied()
    });
    let boosts = once.chain(played).filter_map(|effect| match effect {
        Effect::Boost { lasting, .. } => Some(lasting),
        _ => None,
    });
    laws.chain(boosts)
}
