//! Races and technologies, as files spell them.

use super::file::{RaceEntry, TechnologyEntry};
use super::layers::{Entry, Layer, entries};
use super::names::Thing;
use super::read::Reader;
use admiralty_imperium::data::{MAX_TECHNOLOGIES, Race, TechId, Technology};
use admiralty_notation::{Kind, shown};
use toml::Spanned;

/// The most races.
const MAX_RACES: usize = 64;

impl Reader {
    /// All races, and their traits.
    pub(super) fn races(&mut self, layers: &[Layer]) {
        let all = entries(layers, |file| &file.race);
        self.at_most(Thing::Race, &all, MAX_RACES);
        for entry in &all {
            let owner = self.owner(Thing::Race, entry);
            let traits = self.changes(entry, &owner, |race: &RaceEntry| race.traits.as_ref());
            let name = entry.name.to_owned();
            self.set.data.races.push(Race { name, traits });
        }
    }

    /// All technologies.
    pub(super) fn technologies(&mut self, layers: &[Layer]) {
        let all = entries(layers, |file| &file.technology);
        self.at_most(Thing::Technology, &all, MAX_TECHNOLOGIES);
        for entry in &all {
            let technology = self.technology(entry, &all);
            self.set.data.technologies.push(technology);
        }
        if all.len() <= MAX_TECHNOLOGIES {
            self.obtainable(&all);
        }
    }

    fn technology(
        &mut self,
        entry: &Entry<'_, TechnologyEntry>,
        all: &[Entry<'_, TechnologyEntry>],
    ) -> Technology {
        let owner = self.owner(Thing::Technology, entry);
        let races: Vec<String> = self.set.data.races.iter().map(|race| race.name.clone()).collect();
        let race = entry.last(|technology| technology.race.as_ref()).and_then(|(source, race)| {
            self.known(source, &owner, Thing::Race, race, races.iter().map(String::as_str))
        });
        let mut needs = |field: fn(&TechnologyEntry) -> Option<&Vec<Spanned<String>>>| {
            let Some((source, list)) = entry.last(field) else { return Vec::new() };
            let names = all.iter().map(|other| other.name);
            let found = list
                .iter()
                .filter_map(|name| self.known(source, &owner, Thing::Technology, name, names.clone()));
            found.map(|at| TechId(at as u8)).collect()
        };
        let (all_of, any_of) = (needs(|t| t.needs.as_ref()), needs(|t| t.needs_any.as_ref()));
        let cost = self.figure(entry, &owner, "cost", 0..=1000, |technology| technology.cost.as_ref());
        let effects = self.changes(entry, &owner, |technology| technology.effects.as_ref());
        let colour = entry.value(|technology| technology.colour.as_ref());
        if colour.is_none() && race.is_none() && entry.last(|technology| technology.race.as_ref()).is_none() {
            let help = "write `colour = \"red\"`, green, blue or yellow; a racial one names its `race`";
            self.problems.push(entry.missing(&owner, "colour", help));
        }
        Technology {
            name: entry.name.to_owned(),
            colour,
            race: race.map(|at| at as u8),
            needs: all_of,
            needs_any: any_of,
            cost: cost.map(|cost| cost as u16),
            effects,
        }
    }

    /// I6.3: every technology can be had in some order.
    fn obtainable(&mut self, all: &[Entry<'_, TechnologyEntry>]) {
        let technologies = &self.set.data.technologies;
        let mut had = vec![false; technologies.len()];
        let is = |had: &[bool], id: &TechId| had.get(usize::from(id.0)).copied().unwrap_or(false);
        loop {
            let more = technologies.iter().enumerate().find(|(at, technology)| {
                let any =
                    technology.needs_any.is_empty() || technology.needs_any.iter().any(|id| is(&had, id));
                had.get(*at) == Some(&false) && any && technology.needs.iter().all(|id| is(&had, id))
            });
            let Some((at, _)) = more else { break };
            if let Some(mark) = had.get_mut(at) {
                *mark = true;
            }
        }
        for (entry, _) in all.iter().zip(&had).filter(|(_, had)| !**had) {
            let message = format!("technology `{}` can never be bought (I6.3)", shown(entry.name));
            let problem = entry.part().problem(Kind::Conflict, message);
            self.problems.push(problem.help("what it needs leads back to itself"));
        }
    }
}
