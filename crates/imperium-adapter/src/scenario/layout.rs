//! The map: which system lies in which hex.

use super::file;
use super::file::Text;
use super::reader::{Reader, in_order};
use super::rings::{MAX_RINGS, places, size};
use crate::data::{System, Thing};
use admiralty_imperium::map::{Axial, HEX_SIDES, Hex, HexId, MAX_HEXES, Map, Planet, Terrain};
use admiralty_notation::{Kind, Span, did_you_mean, shown};
use std::collections::BTreeMap;
use toml::Spanned;

/// The system of a hex that the file says nothing of.
pub(super) const EMPTY: &str = "empty";
/// The highest number of a hex.
const MAX_NUMBER: u64 = 9999;

/// A hex before its system is known.
struct Place {
    number: u16,
    at: Axial,
    system: Option<Text>,
    rift: Option<Spanned<Vec<i64>>>,
    span: Span,
}

/// A Home System: the hex of a seat, its race.
pub(super) struct Home {
    pub(super) number: u16,
    pub(super) race: String,
    pub(super) span: Span,
}

impl Reader<'_> {
    /// The map, with the Home Systems where the seats have them.
    pub(super) fn layout(&mut self, file: &file::File, homes: &[Home]) -> Map {
        let mut all = self.ring_hexes(file);
        self.single_hexes(file, &mut all);
        if all.is_empty() && self.mapped() {
            let help = "write `[map]` with `rings = 3` and the systems, or `[[hex]]` for each hex";
            self.wrong(Kind::MissingKey, 0..0, "the file has no map", help);
        }
        if let Some(over) = all.get(MAX_HEXES) {
            let (span, message) = (over.span, format!("there are {} hexes", all.len()));
            self.wrong(Kind::OutOfRange, span, message, format!("at most {MAX_HEXES} are possible"));
            all.truncate(MAX_HEXES);
        }
        all.sort_by_key(|place| place.number);
        let mut map = Map::default();
        let mut used: BTreeMap<String, Span> = BTreeMap::new();
        for place in &all {
            let home = homes.iter().find(|home| home.number == place.number);
            let Some((system, span)) = self.system_of(place, home) else {
                self.no_map = true;
                continue;
            };
            if !system.planets.is_empty()
                && let Some(first) = used.insert(system.name.clone(), span)
            {
                let message = format!("the system `{}` is on the map twice", self.call(&system));
                self.twice(first, span, message, "a system with planets can be there once");
                self.no_map = true;
                continue;
            }
            let rift = self.rift(place, &system);
            let hex = HexId(map.hexes.len() as u8);
            map.planets.extend(system.planets.iter().map(|planet| Planet {
                name: planet.name.clone(),
                hex,
                resources: planet.resources,
                influence: planet.influence,
                speciality: planet.speciality,
            }));
            map.hexes.push(Hex {
                number: place.number,
                at: place.at,
                system: system.name.clone(),
                terrain: system.terrain,
                wormholes: system.wormholes.clone(),
                rift: rift.unwrap_or(system.sides),
            });
        }
        map
    }

    fn ring_hexes(&mut self, file: &file::File) -> Vec<Place> {
        let Some(map) = &file.map else { return Vec::new() };
        let map = map.get_ref();
        let Some(rings) = self.number(&map.rings, "`rings`", 0, u64::from(MAX_RINGS)) else {
            self.no_map = true;
            return Vec::new();
        };
        let rings = rings as u8;
        let mut systems = self.by_number(rings, &map.systems);
        let mut rifts = self.by_number(rings, &map.rifts);
        let numbered = (1..).zip(places(rings));
        let all = numbered.map(|(number, at)| {
            let system = systems.remove(&number);
            let span = system.as_ref().map_or_else(|| map.rings.span(), |(key, _)| key.span());
            Place {
                number,
                at,
                system: system.map(|(_, system)| system.clone()),
                rift: rifts.remove(&number).map(|(_, rift)| rift.clone()),
                span: span.into(),
            }
        });
        all.collect()
    }

    fn by_number<'f, T>(
        &mut self,
        rings: u8,
        table: &'f BTreeMap<Text, T>,
    ) -> BTreeMap<u16, (&'f Text, &'f T)> {
        let mut all: BTreeMap<u16, (&Text, &T)> = BTreeMap::new();
        for (key, value) in in_order(table) {
            let number = key.get_ref().parse::<u16>().ok().filter(|n| (1..=size(rings)).contains(n));
            let Some(number) = number else {
                let message = format!("there is no hex `{}` in these rings", shown(key.get_ref()));
                let help = format!("the hexes of {rings} rings are 1, in the centre, to {}", size(rings));
                self.wrong(Kind::OutOfRange, key.span(), message, help);
                continue;
            };
            if let Some((first, _)) = all.insert(number, (key, value)) {
                self.twice(first.span(), key.span(), format!("hex {number} is here twice"), "leave one");
            }
        }
        all
    }

    fn single_hexes(&mut self, file: &file::File, all: &mut Vec<Place>) {
        for hex in &file.hex {
            let number = self.number(&hex.number, "the number of a hex", 0, MAX_NUMBER);
            let (q, r) = (self.coordinate(&hex.q, "q"), self.coordinate(&hex.r, "r"));
            let (Some(number), Some(q), Some(r)) = (number, q, r) else { continue };
            let (number, at) = (number as u16, Axial { q, r });
            let span = Span::from(hex.number.span());
            if let Some(first) = all.iter().find(|place| place.number == number) {
                let message = format!("there are two hexes with the number {number}");
                self.twice(first.span, span, message, "each hex has a number of its own");
                continue;
            }
            if let Some(first) = all.iter().find(|place| place.at == at) {
                let message = format!("hex {number} lies where hex {} is", first.number);
                self.twice(first.span, hex.q.span(), message, "give it other coordinates `q` and `r`");
                continue;
            }
            all.push(Place { number, at, system: hex.system.clone(), rift: hex.rift.clone(), span });
        }
    }

    fn coordinate(&mut self, given: &Spanned<i64>, name: &str) -> Option<i8> {
        let value = i8::try_from(*given.get_ref()).ok().filter(|value| (-100..=100).contains(value));
        if value.is_none() {
            let message = format!("`{name}` cannot be {}", given.get_ref());
            self.wrong(Kind::OutOfRange, given.span(), message, "write a whole number from -100 to 100");
        }
        value
    }

    /// The system of a hex, and where it is named.
    fn system_of(&mut self, place: &Place, home: Option<&Home>) -> Option<(System, Span)> {
        let named = place.system.as_ref();
        let written = named.map(|word| self.named_system(word));
        match (home, written) {
            (_, Some(None)) => None,
            (Some(home), None) => {
                let system = self.set.system(&home.race).filter(|system| system.home).cloned();
                if system.is_none() {
                    let message = format!("the race `{}` has no Home System", shown(&home.race));
                    let help = format!("add `[data.home.{}]` with its planets", home.race);
                    self.wrong(Kind::NotFound, home.span, message, help);
                }
                Some((system?, home.span))
            }
            (Some(home), Some(Some(system))) => {
                let span = named.map_or(place.span, |word| word.span().into());
                if system.name != home.race {
                    let message =
                        format!("hex {} is a home, and another system is said to be there", place.number);
                    let help = "take the system away: the Home System of the race is there";
                    let problem = self.source.diagnostic(Kind::Conflict, span, message);
                    self.problems.push(problem.related(home.span, "the home").help(help));
                }
                Some((system, span))
            }
            (None, Some(Some(system))) => Some((system, named.map_or(place.span, |word| word.span().into()))),
            (None, None) => {
                let system = self.set.system(EMPTY).cloned().unwrap_or_else(|| System {
                    name: EMPTY.to_owned(),
                    home: false,
                    terrain: Terrain::Open,
                    wormholes: Vec::new(),
                    sides: [1, 2, 3, 4, 5, 6],
                    planets: Vec::new(),
                });
                Some((system, place.span))
            }
        }
    }

    /// The system that is called so, or has a planet that is.
    fn named_system(&mut self, word: &Text) -> Option<System> {
        let (set, wanted) = (self.set.clone(), word.get_ref());
        let by_planet = || {
            let planet = set.names.resolve(Thing::Planet, wanted)?;
            set.systems.iter().find(|system| system.planets.iter().any(|other| other.name == planet))
        };
        let by_name = set.names.resolve(Thing::System, wanted).and_then(|name| set.system(name));
        let system = by_name.or_else(by_planet);
        if system.is_none() {
            let planets = set.systems.iter().flat_map(|system| &system.planets);
            let plain = set.systems.iter().filter(|system| system.planets.is_empty());
            let known = plain.map(|system| system.name.as_str()).chain(planets.map(|p| p.name.as_str()));
            let message = format!("there is no system `{}`", shown(wanted));
            self.wrong(Kind::UnknownName, word.span(), message, did_you_mean(wanted, known));
        }
        system.cloned()
    }

    /// What a system is called in messages.
    fn call(&self, system: &System) -> String {
        self.set.names.name(admiralty_referee::Lang::En, Thing::System, &system.name).to_owned()
    }

    /// I5.1.5: each number from 1 to 6 on one side.
    fn rift(&mut self, place: &Place, system: &System) -> Option<[u8; HEX_SIDES]> {
        let written = place.rift.as_ref()?;
        if system.terrain != Terrain::GravityRift {
            let message = format!("hex {} is no Gravity Rift", place.number);
            self.wrong(Kind::Conflict, written.span(), message, "take the numbers of its sides away");
            return None;
        }
        let mut sorted = written.get_ref().clone();
        sorted.sort_unstable();
        if sorted != [1, 2, 3, 4, 5, 6] {
            let message = "the sides of a Gravity Rift bear each number from 1 to 6 once (I5.1.5)";
            let help = "write them clockwise from the north, as `[1, 2, 3, 4, 5, 6]`";
            self.wrong(Kind::BadValue, written.span(), message, help);
            return None;
        }
        let sides: Vec<u8> = written.get_ref().iter().map(|side| *side as u8).collect();
        sides.try_into().ok()
    }
}
