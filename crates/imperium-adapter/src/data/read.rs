//! From data files, one upon the other, to a set.

use super::file::Named;
use super::layers::{Entry, Layer, last, number};
use super::names::{Name, Names, Thing};
use super::raw::RawTable;
use super::starts::Start;
use super::systems::System;
use super::terms::{Terms, Types};
use admiralty_imperium::data::{Data, UnitType};
use admiralty_imperium::effect::Lasting;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean, shown};
use std::ops::RangeInclusive;
use toml::Spanned;

/// The longest name, in characters.
const MAX_NAME: usize = 60;

/// All that the files say.
#[derive(Clone, Debug, Default)]
pub(crate) struct Set {
    pub(crate) data: Data,
    pub(crate) names: Names,
    pub(crate) systems: Vec<System>,
    pub(crate) starts: Vec<Start>,
    pub(crate) optional: Vec<UnitType>,
    pub(crate) scale: u8,
}

/// Reads, and collects what is wrong.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    pub(crate) set: Set,
    pub(crate) problems: Vec<Diagnostic>,
}

/// Reads the files.
pub(crate) fn read(layers: &[Layer]) -> Result<Set, Problems> {
    let mut reader = Reader::default();
    reader.costs(layers);
    reader.units(layers);
    reader.races(layers);
    reader.technologies(layers);
    reader.cards(layers);
    reader.track(layers);
    reader.systems(layers);
    reader.starts(layers);
    let Reader { set, mut problems } = reader;
    problems.sort_by_key(|problem| problem.place().map(|place| place.span.start));
    Problems::none(problems)?;
    Ok(set)
}

impl Reader {
    /// Keeps what could be read, and what is wrong.
    pub(crate) fn take<T>(&mut self, read: Result<T, Diagnostic>) -> Option<T> {
        read.map_err(|problem| self.problems.push(problem)).ok()
    }

    /// What reads the tables of an owner.
    pub(crate) fn terms<'a>(&'a self, source: &'a Source, owner: &'a str) -> Terms<'a> {
        let types = Types { units: &self.set.data.units, optional: &self.set.optional };
        Terms { source, owner, types }
    }

    /// A whole number of an entry, if it is there.
    pub(crate) fn figure<'a, E>(
        &mut self,
        entry: &Entry<'a, E>,
        owner: &str,
        key: &str,
        range: RangeInclusive<i64>,
        field: impl Fn(&'a E) -> Option<&'a Spanned<i64>>,
    ) -> Option<i64> {
        let found = entry.last(field)?;
        self.take(number(found, owner, key, range))
    }

    /// What an owner is called in messages; its name is added to the names.
    pub(crate) fn owner<E: Named>(&mut self, thing: Thing, entry: &Entry<'_, E>) -> String {
        self.named(thing, entry, entry.naming())
    }

    /// The same with a name made elsewhere.
    pub(crate) fn named<E>(&mut self, thing: Thing, entry: &Entry<'_, E>, name: Name) -> String {
        let (id, what) = (entry.name, thing.word());
        let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
        if !plain || id.is_empty() || id.len() > MAX_NAME {
            let message = format!("a {what} cannot be called `{}` in files", shown(id));
            let help = format!("write 1 to {MAX_NAME} lower-case letters, digits and underscores");
            self.problems.push(entry.part().problem(Kind::BadValue, message).help(help));
        }
        self.call(thing, id, name, entry);
        format!("{what} `{}`", shown(id))
    }

    /// Adds a name, which nothing else of its sort has.
    pub(crate) fn call<E>(&mut self, thing: Thing, id: &str, name: Name, entry: &Entry<'_, E>) {
        if let Err((other, word)) = self.set.names.add(thing, id, name) {
            let what = thing.words();
            let message = format!(
                "the {what} `{}` and `{}` are both called `{}`",
                shown(&other),
                shown(id),
                shown(&word)
            );
            let problem = entry.part().problem(Kind::Duplicate, message);
            self.problems.push(problem.help("each name and alias belongs to one"));
        }
    }

    /// There are too many entries of a sort.
    pub(crate) fn at_most<E>(&mut self, thing: Thing, all: &[Entry<'_, E>], most: usize) {
        if let Some(over) = all.get(most) {
            let message = format!("there are {} {}", all.len(), thing.words());
            let problem = over.part().problem(Kind::OutOfRange, message);
            self.problems.push(problem.help(format!("at most {most} are possible")));
        }
    }

    /// The place of a name in a list of names.
    pub(crate) fn known<'n>(
        &mut self,
        source: &Source,
        owner: &str,
        thing: Thing,
        name: &Spanned<String>,
        mut all: impl Iterator<Item = &'n str> + Clone,
    ) -> Option<usize> {
        let wanted = name.get_ref();
        let at = all.clone().position(|known| known == wanted);
        if at.is_none() {
            let message = format!("{owner}: there is no {} `{}`", thing.word(), shown(wanted));
            let problem = source.diagnostic(Kind::UnknownName, name.span(), message);
            self.problems.push(problem.help(did_you_mean(wanted, &mut all)));
        }
        at
    }

    fn costs(&mut self, layers: &[Layer]) {
        let scale = last(layers, |file| file.planet_scale.as_ref());
        let scale = scale.and_then(|found| self.take(number(found, "the set", "planet_scale", 1..=20)));
        self.set.scale = scale.unwrap_or(1) as u8;
        let cost = last(layers, |file| file.technology_cost.as_ref());
        let cost = cost.and_then(|found| self.take(number(found, "the set", "technology_cost", 0..=1000)));
        self.set.data.technology_cost = cost.unwrap_or(30) as u16; // I6.1
        let cost = last(layers, |file| file.racial_cost.as_ref());
        let cost = cost.and_then(|found| self.take(number(found, "the set", "racial_cost", 0..=1000)));
        self.set.data.racial_cost = cost.unwrap_or(45) as u16; // I6.2
    }

    /// A list of changes that last.
    pub(crate) fn changes<'a, E>(
        &mut self,
        entry: &Entry<'a, E>,
        owner: &str,
        field: impl Fn(&'a E) -> Option<&'a Vec<Spanned<RawTable>>>,
    ) -> Vec<Lasting> {
        let Some((source, list)) = entry.last(field) else { return Vec::new() };
        let read: Vec<_> = list.iter().map(|raw| self.terms(source, owner).lasting(raw)).collect();
        read.into_iter().filter_map(|read| self.take(read)).collect()
    }
}
