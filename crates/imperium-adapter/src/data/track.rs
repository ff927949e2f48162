//! The development track, as files spell it (I8).

use super::file::StageEntry;
use super::layers::{Entry, Layer, entries, last};
use super::names::Thing;
use super::raw::{Pair, Raw, RawTable};
use super::read::Reader;
use super::terms::Terms;
use admiralty_imperium::data::{Condition, Measure, Stage};
use admiralty_notation::{Diagnostic, Kind, did_you_mean, shown};

/// The most stages.
const MAX_STAGES: usize = 64;
/// How deep conditions may lie in each other.
const DEEPEST: usize = 8;
/// What a condition counts, without units, which also need their types.
const MEASURES: [(&str, Measure); 7] = [
    ("planets", Measure::Planets),
    ("influence", Measure::Influence),
    ("resources", Measure::Resources),
    ("technologies", Measure::Technologies),
    ("credits", Measure::Credits),
    ("systems", Measure::Systems),
    ("agreements", Measure::Agreements),
];
/// What else stands in a condition.
const MORE: [&str; 4] = ["units", "of", "any", "all"];

impl Reader {
    /// The track.
    pub(super) fn track(&mut self, layers: &[Layer]) {
        let all = entries(layers, |file| &file.stage);
        self.at_most(Thing::Stage, &all, MAX_STAGES);
        let mut stages = Vec::new();
        for entry in &all {
            stages.push(self.stage(entry));
        }
        let order: Vec<usize> = match last(layers, |file| file.track.as_ref()) {
            None => (0..all.len()).collect(),
            Some((source, track)) => {
                let names = all.iter().map(|entry| entry.name);
                let mut order = Vec::new();
                for name in track.get_ref() {
                    let at = self.known(source, "the track", Thing::Stage, name, names.clone());
                    if at.is_some_and(|at| order.contains(&at)) {
                        let message = format!("the track has the stage `{}` twice", shown(name.get_ref()));
                        let problem = source.diagnostic(Kind::Duplicate, name.span(), message);
                        self.problems.push(problem.help("leave one"));
                    }
                    order.extend(at);
                }
                if order.len() < 2 {
                    let message = "the track has fewer than two stages (I8.3)";
                    let problem = source.diagnostic(Kind::OutOfRange, track.span(), message);
                    self.problems.push(problem.help("write the stages from the first to the last"));
                }
                order
            }
        };
        for (place, at) in order.iter().enumerate() {
            if let (Some(stage), Some(entry)) = (stages.get(*at), all.get(*at)) {
                if place > 0 && entry.last(|stage| stage.condition.as_ref()).is_none() {
                    let owner = format!("stage `{}`", shown(entry.name));
                    let help = "write what must be met to reach it (I8.2): `condition = { planets = 5 }`";
                    self.problems.push(entry.missing(&owner, "condition", help));
                }
                let mut stage: Stage = stage.clone();
                // I6.2: from that stage on, so at all later ones too.
                stage.racial |= self.set.data.track.last().is_some_and(|before| before.racial);
                if place == 0 {
                    // Everybody begins there: nothing must be met.
                    stage.condition = Condition::All(Vec::new());
                }
                self.set.data.track.push(stage);
            }
        }
    }

    fn stage(&mut self, entry: &Entry<'_, StageEntry>) -> Stage {
        let owner = self.owner(Thing::Stage, entry);
        let condition = entry.last(|stage| stage.condition.as_ref()).and_then(|(source, condition)| {
            let read = self.terms(source, &owner).condition(condition.get_ref(), condition.span(), DEEPEST);
            self.take(read)
        });
        Stage {
            name: entry.name.to_owned(),
            condition: condition.unwrap_or(Condition::All(Vec::new())),
            racial: entry.value(|stage| stage.racial.as_ref()).unwrap_or(false),
        }
    }
}

impl Terms<'_> {
    /// A condition: all that its table names.
    fn condition(
        &self,
        table: &RawTable,
        place: std::ops::Range<usize>,
        deepest: usize,
    ) -> Result<Condition, Diagnostic> {
        let mut all = Vec::new();
        for pair in table.written() {
            let name = pair.0.get_ref().as_str();
            if let Some((_, measure)) = MEASURES.iter().find(|(known, _)| *known == name) {
                all.push(self.at_least(pair, *measure)?);
                continue;
            }
            match name {
                "units" => {
                    let Some(of) = table.get("of") else {
                        let message = format!("{}: `units` needs `of`", self.owner);
                        let problem = self.source.diagnostic(Kind::MissingKey, pair.0.span(), message);
                        return Err(problem.help("write which: `of = \"ships\"`"));
                    };
                    all.push(self.at_least(pair, Measure::Units(self.kinds(of)?))?);
                }
                "of" if table.get("units").is_some() => {}
                "of" => return Err(self.wrong(pair, "it stands beside `units = 5`".into())),
                "any" => all.push(Condition::Any(self.conditions(pair, deepest)?)),
                "all" => all.push(Condition::All(self.conditions(pair, deepest)?)),
                _ => {
                    let message =
                        format!("{}: a condition does not know `{}` (I8.2)", self.owner, shown(name));
                    let known = MEASURES.iter().map(|(known, _)| *known).chain(MORE);
                    let problem = self.source.diagnostic(Kind::UnknownName, pair.0.span(), message);
                    return Err(problem.help(did_you_mean(name, known)));
                }
            }
        }
        match (all.len(), all.pop()) {
            (1, Some(only)) => Ok(only),
            (_, Some(last)) => {
                all.push(last);
                Ok(Condition::All(all))
            }
            (_, None) => {
                let message = format!("{}: the condition says nothing (I8.2)", self.owner);
                let problem = self.source.diagnostic(Kind::MissingKey, place, message);
                Err(problem.help("write `{ planets = 5 }`"))
            }
        }
    }

    fn at_least(&self, pair: Pair<'_>, measure: Measure) -> Result<Condition, Diagnostic> {
        Ok(Condition::AtLeast(measure, self.number(pair, 1..=100_000)? as u32))
    }

    fn conditions(&self, pair: Pair<'_>, deepest: usize) -> Result<Vec<Condition>, Diagnostic> {
        let help = "write a list of conditions: `[{ planets = 5 }, { influence = 30 }]`";
        let Raw::List(list) = pair.1.get_ref() else { return Err(self.wrong(pair, help.into())) };
        if list.is_empty() {
            return Err(self.wrong(pair, help.into()));
        }
        let Some(deepest) = deepest.checked_sub(1) else {
            return Err(self.wrong(pair, format!("conditions lie at most {DEEPEST} deep in each other")));
        };
        let each = list.iter().map(|value| match value.get_ref() {
            Raw::Table(table) => self.condition(table, value.span(), deepest),
            _ => Err(self.wrong(pair, help.into())),
        });
        each.collect()
    }
}
