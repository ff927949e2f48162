//! Systems, as files spell them.

use super::file::{SystemEntry, Table};
use super::lasting::COLOURS;
use super::layers::{Entry, Layer, entries};
use super::names::{Name, Thing, capitalised};
use super::raw::Raw;
use super::read::Reader;
use admiralty_imperium::effect::Colour;
use admiralty_imperium::map::{HEX_SIDES, MAX_PLANETS, Terrain, Wormhole};
use admiralty_notation::{Diagnostic, Kind, Source, did_you_mean, shown};
use std::collections::BTreeMap;
use toml::Spanned;

/// The most systems of a set.
const MAX_SYSTEMS: usize = 200;

/// A system that a map may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct System {
    /// Its name in files: a number, or a word; of a Home System its race.
    pub name: String,
    /// Whether it is a Home System.
    pub home: bool,
    /// What fills it.
    pub terrain: Terrain,
    /// Wormholes in it.
    pub wormholes: Vec<Wormhole>,
    /// Of a Gravity Rift: the numbers on its sides, clockwise from the north (I5.1.5).
    pub sides: [u8; HEX_SIDES],
    /// Its planets.
    pub planets: Vec<SystemPlanet>,
}

/// A planet of a system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SystemPlanet {
    /// Its name.
    pub name: String,
    /// Its value in Resources, scaled.
    pub resources: u8,
    /// Its value in Influence, scaled.
    pub influence: u8,
    /// Its technology speciality (I6.1).
    pub speciality: Option<Colour>,
}

impl Reader {
    /// Home Systems, then the others.
    pub(super) fn systems(&mut self, layers: &[Layer]) {
        let homes = entries(layers, |file| &file.home);
        let systems = entries(layers, |file| &file.system);
        let all = homes.iter().map(|entry| (true, entry)).chain(systems.iter().map(|entry| (false, entry)));
        for (at, (home, entry)) in all.enumerate() {
            if at == MAX_SYSTEMS {
                let message = format!("there are more than {MAX_SYSTEMS} systems");
                let problem = entry.part().problem(Kind::OutOfRange, message);
                self.problems.push(problem.help("take some away"));
                break;
            }
            if self.set.systems.iter().any(|system| system.name == entry.name) {
                let message = format!("`{}` is a Home System and another system", shown(entry.name));
                let problem = entry.part().problem(Kind::Duplicate, message);
                self.problems.push(problem.help("call one of them otherwise"));
            }
            let system = self.system(entry, home);
            self.set.systems.push(system);
        }
        let planets: usize = self.set.systems.iter().map(|system| system.planets.len()).sum();
        if let Some(entry) = systems.last().filter(|_| planets > MAX_PLANETS) {
            let problem = entry.part().problem(Kind::OutOfRange, format!("there are {planets} planets"));
            self.problems.push(problem.help(format!("at most {MAX_PLANETS} are possible")));
        }
    }

    fn system(&mut self, entry: &Entry<'_, SystemEntry>, home: bool) -> System {
        let owner = format!("{} `{}`", if home { "home" } else { "system" }, shown(entry.name));
        let mut planets = Vec::new();
        if let Some((source, table)) = entry.last(|system| system.planets.as_ref()) {
            planets = self.planets(source, &owner, table, entry);
        }
        self.named(Thing::System, entry, system_name(entry, &planets));
        let sides = entry.last(|system| system.sides.as_ref()).and_then(|found| self.sides(&owner, found));
        System {
            name: entry.name.to_owned(),
            home,
            terrain: entry.value(|system| system.terrain.as_ref()).unwrap_or_default(),
            wormholes: entry.value(|system| system.wormholes.as_ref()).unwrap_or_default(),
            sides: sides.unwrap_or([1, 2, 3, 4, 5, 6]),
            planets,
        }
    }

    fn planets(
        &mut self,
        source: &Source,
        owner: &str,
        table: &Table<Spanned<Raw>>,
        entry: &Entry<'_, SystemEntry>,
    ) -> Vec<SystemPlanet> {
        let mut written: Vec<_> = table.iter().collect();
        written.sort_by_key(|(key, _)| key.span().start);
        let russian = russian(entry);
        let mut planets = Vec::new();
        for (key, value) in written {
            let read = self.figures(source, owner, key, value);
            let Some((resources, influence, speciality)) = self.take(read) else { continue };
            let en = key.get_ref().clone();
            let ru = russian.get(en.as_str()).map_or_else(|| en.clone(), |ru| (*ru).to_owned());
            let name = Name { en: en.clone(), ru, ..Name::default() };
            if let Some(other) = self.set.systems.iter().find(|s| s.planets.iter().any(|p| p.name == en)) {
                let (planet, other) = (shown(&en), shown(&other.name));
                let message = format!(
                    "the planets `{planet}` are there twice, in the systems `{other}` and `{}`",
                    shown(entry.name)
                );
                let problem = source.diagnostic(Kind::Duplicate, key.span(), message);
                self.problems.push(problem.help("each planet lies in one system"));
            }
            self.call(Thing::Planet, &en, name, entry);
            planets.push(SystemPlanet { name: en, resources, influence, speciality });
        }
        planets
    }

    /// `[Resources, Influence]` or `[Resources, Influence, "speciality"]`, scaled.
    fn figures(
        &self,
        source: &Source,
        owner: &str,
        key: &Spanned<String>,
        value: &Spanned<Raw>,
    ) -> Result<(u8, u8, Option<Colour>), Diagnostic> {
        let planet = shown(key.get_ref());
        let wrong = |place: std::ops::Range<usize>, help: String| {
            let written = shown(source.slice(place.clone()));
            let message = format!("{owner}: the planet `{planet}` cannot be `{written}`");
            source.diagnostic(Kind::BadValue, place, message).help(help)
        };
        let form = "write `[Resources, Influence]`, or `[Resources, Influence, \"red\"]`";
        let Raw::List(list) = value.get_ref() else { return Err(wrong(value.span(), form.into())) };
        let (first, second, third) = match list.as_slice() {
            [first, second] => (first, second, None),
            [first, second, third] => (first, second, Some(third)),
            _ => return Err(wrong(value.span(), form.into())),
        };
        let most = u8::MAX / self.set.scale.max(1);
        let figure = |value: &Spanned<Raw>| match value.get_ref() {
            Raw::Number(n) if (0..=i64::from(most)).contains(n) => Ok(*n as u8 * self.set.scale),
            _ => Err(wrong(value.span(), format!("write a whole number from 0 to {most}"))),
        };
        let speciality = |value: &Spanned<Raw>| {
            let Raw::Text(text) = value.get_ref() else { return Err(wrong(value.span(), form.into())) };
            let found = COLOURS.iter().find(|(name, _)| name == text);
            let help = || did_you_mean(text, COLOURS.iter().map(|(name, _)| *name));
            found.map(|(_, colour)| *colour).ok_or_else(|| wrong(value.span(), help()))
        };
        Ok((figure(first)?, figure(second)?, third.map(speciality).transpose()?))
    }

    /// I5.1.5: each number from 1 to 6 on one side.
    fn sides(&mut self, owner: &str, found: (&Source, &Spanned<Vec<i64>>)) -> Option<[u8; HEX_SIDES]> {
        let (source, sides) = found;
        let mut sorted = sides.get_ref().clone();
        sorted.sort_unstable();
        if sorted != [1, 2, 3, 4, 5, 6] {
            let message = format!("{owner}: the sides bear each number from 1 to 6 once (I5.1.5)");
            let problem = source.diagnostic(Kind::BadValue, sides.span(), message);
            self.problems.push(problem.help("write `sides = [1, 2, 3, 4, 5, 6]`, clockwise from the north"));
            return None;
        }
        let bytes: Vec<u8> = sides.get_ref().iter().map(|side| *side as u8).collect();
        bytes.try_into().ok()
    }
}

/// A system is called as its file says, or by its planets.
fn system_name(entry: &Entry<'_, SystemEntry>, planets: &[SystemPlanet]) -> Name {
    let words = entry.value(|system| system.name.as_ref());
    let (en, ru) = match words {
        Some(words) => (words.en, words.ru),
        None if planets.is_empty() => (capitalised(entry.name), capitalised(entry.name)),
        None => {
            let russian = russian(entry);
            let names: Vec<&str> = planets.iter().map(|planet| planet.name.as_str()).collect();
            let in_russian: Vec<&str> =
                names.iter().map(|name| russian.get(name).copied().unwrap_or(name)).collect();
            (names.join(" – "), in_russian.join(" – "))
        }
    };
    let from = entry.value(|system| system.from.as_ref());
    Name { en, ru, from, note: entry.value(|system| system.note.as_ref()), ..Name::default() }
}

/// The Russian names of planets that any file gives.
fn russian<'a>(entry: &Entry<'a, SystemEntry>) -> BTreeMap<&'a str, &'a str> {
    let parts: Vec<_> = entry.parts().collect();
    let all = parts.iter().rev().filter_map(|part| part.entry.ru.as_ref()).flatten();
    all.map(|(en, ru)| (en.as_str(), ru.as_str())).collect()
}
