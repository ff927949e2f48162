//! What races start with, as files spell it.

use super::file::Table;
use super::layers::{Found, Layer, entries, last, number};
use super::names::Thing;
use super::read::Reader;
use admiralty_imperium::data::{HAND, TechId};
use admiralty_imperium::position::Technologies;
use admiralty_imperium::unit::Units;
use admiralty_notation::{Kind, shown};
use toml::Spanned;

/// What a race starts with, besides a Ground Force on each home planet and a dock (I1.1).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// Credits.
    pub credits: u32,
    /// Action Cards.
    pub cards: u8,
    /// Units.
    pub units: Units,
    /// Technologies.
    pub technologies: Technologies,
}

/// What is said of a start.
struct Said<'a> {
    credits: Option<Found<'a, Spanned<i64>>>,
    cards: Option<Found<'a, Spanned<i64>>>,
    units: Option<Found<'a, Table<Spanned<i64>>>>,
    technologies: Option<Found<'a, Vec<Spanned<String>>>>,
}

impl Reader {
    /// For each race, in their order: what it says, and else what is said for everybody.
    pub(super) fn starts(&mut self, layers: &[Layer]) {
        let mut common = Start::default();
        let said = Said {
            credits: last(layers, |file| file.start.credits.as_ref()),
            cards: last(layers, |file| file.start.cards.as_ref()),
            units: last(layers, |file| file.start.units.as_ref()),
            technologies: last(layers, |file| file.start.technologies.as_ref()),
        };
        self.start(&mut common, "the start", &said);
        for race in entries(layers, |file| &file.race) {
            let said = Said {
                credits: race.last(|race| race.start.credits.as_ref()),
                cards: race.last(|race| race.start.cards.as_ref()),
                units: race.last(|race| race.start.units.as_ref()),
                technologies: race.last(|race| race.start.technologies.as_ref()),
            };
            let mut start = common.clone();
            self.start(&mut start, &format!("start of race `{}`", shown(race.name)), &said);
            self.set.starts.push(start);
        }
    }

    /// Changes a start to what is said; units and technologies as a whole.
    fn start(&mut self, start: &mut Start, owner: &str, said: &Said<'_>) {
        if let Some(found) = said.credits {
            start.credits = self.take(number(found, owner, "credits", 0..=10_000)).unwrap_or(0) as u32;
        }
        if let Some(found) = said.cards {
            // I4.1: never more than 7.
            let most = i64::from(HAND);
            start.cards = self.take(number(found, owner, "cards", 0..=most)).unwrap_or(0) as u8;
        }
        if let Some((source, units)) = said.units {
            start.units = Units::NONE;
            for (key, n) in units {
                let name = key.get_ref();
                let types = self.terms(source, owner).types;
                let Some(unit) = types.id(name) else {
                    let message = format!("{owner}: there is no unit `{}`", shown(name));
                    let help = types.help(name, false);
                    let problem = source.diagnostic(Kind::UnknownName, key.span(), message);
                    self.problems.push(problem.help(help));
                    continue;
                };
                let n = self.take(number((source, n), owner, name, 0..=1000));
                start.units.add(unit, n.unwrap_or(0) as u16);
            }
        }
        if let Some((source, list)) = said.technologies {
            start.technologies = Technologies::default();
            let known = self.set.data.technologies.iter().map(|technology| technology.name.clone());
            let known: Vec<String> = known.collect();
            for name in list {
                let all = known.iter().map(String::as_str);
                if let Some(at) = self.known(source, owner, Thing::Technology, name, all) {
                    start.technologies.add(TechId(at as u8));
                }
            }
        }
    }
}
