//! The forms of the vocabulary: a table with one word that says what it is, and details.

use super::raw::{Pair, Raw, RawTable};
use admiralty_imperium::data::UnitType;
use admiralty_imperium::effect::Kinds;
use admiralty_imperium::unit::{Role, UnitId};
use admiralty_notation::{Diagnostic, Kind, Source, did_you_mean, shown};
use std::ops::RangeInclusive;
use toml::Spanned;

/// Groups of unit types by role.
const GROUPS: [&str; 6] = ["ships", "fighters", "ground", "pds", "docks", "all"];

/// A word of a vocabulary.
#[derive(Debug)]
pub(crate) struct Word {
    /// The word.
    pub(crate) name: &'static str,
    /// Details that must stand beside it.
    pub(crate) needs: &'static [&'static str],
    /// Details that may.
    pub(crate) may: &'static [&'static str],
}

/// A word without details of its own.
pub(crate) const fn alone(name: &'static str) -> Word {
    Word { name, needs: &[], may: &[] }
}

/// A vocabulary: its words, and where a word of another one would belong.
pub(crate) struct Vocabulary {
    /// "effect", "change", "condition".
    pub(crate) what: &'static str,
    pub(crate) words: &'static [Word],
    /// Details that stand beside any word.
    pub(crate) beside: &'static [&'static str],
    /// What to say of words that belong elsewhere.
    pub(crate) elsewhere: fn(&str) -> Option<String>,
}

/// The unit types of the game that is read.
#[derive(Clone, Copy)]
pub(crate) struct Types<'a> {
    pub(crate) units: &'a [UnitType],
    /// Those that are there only for scenarios that list them.
    pub(crate) optional: &'a [UnitType],
}

impl Types<'_> {
    /// The type of this name.
    pub(crate) fn id(self, name: &str) -> Option<UnitId> {
        self.units.iter().position(|unit| unit.name == name).map(|at| UnitId(at as u8))
    }

    fn with_role(self, wanted: impl Fn(Role) -> bool) -> Kinds {
        let numbered = self.units.iter().enumerate().filter(|(_, unit)| wanted(unit.role));
        numbered.fold(Kinds::NONE, |kinds, (at, _)| kinds.with(UnitId(at as u8)))
    }

    fn group(self, word: &str) -> Option<Kinds> {
        Some(match word {
            "ships" => self.with_role(Role::is_ship),
            "fighters" => self.with_role(|role| role == Role::Fighter),
            "ground" => self.with_role(|role| role == Role::Ground),
            "pds" => self.with_role(|role| role == Role::Pds),
            "docks" => self.with_role(|role| role == Role::Dock),
            "all" => self.with_role(|_| true),
            _ => return None,
        })
    }

    /// What would be right instead of a name that no unit has.
    pub(crate) fn help(self, word: &str, groups: bool) -> String {
        if self.optional.iter().any(|unit| unit.name == word) {
            return format!(
                "it is in the game if there is an entry `[unit.{word}]`, or `[data.unit.{word}]`"
            );
        }
        let groups = if groups { &GROUPS[..] } else { &[] };
        did_you_mean(word, self.units.iter().map(|unit| unit.name.as_str()).chain(groups.iter().copied()))
    }
}

/// Reads what stands in the tables of one owner.
#[derive(Clone, Copy)]
pub(crate) struct Terms<'a> {
    pub(crate) source: &'a Source,
    /// "action `Ambush`".
    pub(crate) owner: &'a str,
    pub(crate) types: Types<'a>,
}

impl Terms<'_> {
    /// The one word of a table, with all details in order.
    pub(crate) fn shape<'t, 'v>(
        &self,
        table: &'t RawTable,
        place: std::ops::Range<usize>,
        vocabulary: &'v Vocabulary,
    ) -> Result<(&'v Word, Pair<'t>), Diagnostic> {
        let Vocabulary { what, words, beside, elsewhere } = vocabulary;
        let details =
            || words.iter().flat_map(|word| word.needs.iter().chain(word.may)).chain(*beside).copied();
        let pairs = table.written();
        for (key, _) in &pairs {
            let name = key.get_ref().as_str();
            if words.iter().any(|word| word.name == name) || details().any(|detail| detail == name) {
                continue;
            }
            let message = format!("{}: there is no {what} `{}` (I3.8)", self.owner, shown(name));
            let near = || did_you_mean(name, words.iter().map(|word| word.name).chain(details()));
            let help = elsewhere(name).unwrap_or_else(near);
            return Err(self.source.diagnostic(Kind::UnknownName, key.span(), message).help(help));
        }
        let mut found = pairs.iter().filter_map(|pair| {
            let word = words.iter().find(|word| word.name == pair.0.get_ref())?;
            Some((word, *pair))
        });
        let Some((word, pair)) = found.next() else {
            let message = format!("{}: this {what} does not say what it is (I3.8)", self.owner);
            let names: Vec<_> = words.iter().map(|word| word.name).collect();
            let help = format!("write one of: {}", names.join(", "));
            return Err(self.source.diagnostic(Kind::MissingKey, place, message).help(help));
        };
        if let Some((_, (second, _))) = found.next() {
            let message = format!("{}: `{}` is a second {what} in one table", self.owner, second.get_ref());
            let problem = self.source.diagnostic(Kind::Conflict, second.span(), message);
            let problem = problem.related(pair.0.span(), "the first");
            return Err(problem.help("write two tables: `[{ … }, { … }]`"));
        }
        for (key, _) in &pairs {
            let name = key.get_ref().as_str();
            let own = name == word.name || word.needs.contains(&name) || word.may.contains(&name);
            if !own && !beside.contains(&name) {
                let message = format!("{}: `{name}` says nothing beside `{}`", self.owner, word.name);
                return Err(self.source.diagnostic(Kind::Conflict, key.span(), message).help("take it away"));
            }
        }
        if let Some(missing) = word.needs.iter().find(|name| table.get(name).is_none()) {
            let message = format!("{}: `{}` needs `{missing}`", self.owner, word.name);
            let help = format!("write `{missing} = …` beside it");
            return Err(self.source.diagnostic(Kind::MissingKey, pair.0.span(), message).help(help));
        }
        Ok((word, pair))
    }

    /// A whole number within bounds.
    pub(crate) fn number(&self, pair: Pair<'_>, range: RangeInclusive<i64>) -> Result<i64, Diagnostic> {
        match pair.1.get_ref() {
            Raw::Number(n) if range.contains(n) => Ok(*n),
            _ => {
                let (least, most) = (range.start(), range.end());
                let help = format!("`{}` is a whole number from {least} to {most}", pair.0.get_ref());
                Err(self.wrong(pair, help))
            }
        }
    }

    /// `true`, for words that need no more.
    pub(crate) fn truth(&self, pair: Pair<'_>) -> Result<(), Diagnostic> {
        match pair.1.get_ref() {
            Raw::Truth(true) => Ok(()),
            _ => Err(self.wrong(pair, format!("`{}` is `true`, or left out", pair.0.get_ref()))),
        }
    }

    /// One of some words.
    pub(crate) fn word<T: Copy>(&self, pair: Pair<'_>, all: &[(&str, T)]) -> Result<T, Diagnostic> {
        let text = match pair.1.get_ref() {
            Raw::Text(text) => Some(text.as_str()),
            _ => None,
        };
        let found = text.and_then(|text| all.iter().find(|(name, _)| *name == text));
        found.map(|(_, value)| *value).ok_or_else(|| {
            let names = all.iter().map(|(name, _)| *name);
            let help = match text {
                Some(text) => did_you_mean(text, names),
                None => format!("write one of: {}", names.collect::<Vec<_>>().join(", ")),
            };
            self.wrong(pair, help)
        })
    }

    /// A unit type by name.
    pub(crate) fn unit(&self, pair: Pair<'_>) -> Result<UnitId, Diagnostic> {
        match pair.1.get_ref() {
            Raw::Text(name) => self.types.id(name).ok_or_else(|| self.no_unit(pair.1, name, false)),
            _ => Err(self.wrong(pair, "write the name of a unit in quotes".into())),
        }
    }

    /// Unit types: a name, a group by role, or a list of them.
    pub(crate) fn kinds(&self, pair: Pair<'_>) -> Result<Kinds, Diagnostic> {
        let one = |value: &Spanned<Raw>, name: &str| {
            let named = self.types.id(name).map(Kinds::only);
            named.or_else(|| self.types.group(name)).ok_or_else(|| self.no_unit(value, name, true))
        };
        let wrong = || self.wrong(pair, "write `\"ships\"` or `[\"cruiser\", \"ground\"]`".into());
        match pair.1.get_ref() {
            Raw::Text(name) => one(pair.1, name),
            Raw::List(list) if !list.is_empty() => list.iter().try_fold(Kinds::NONE, |kinds, value| {
                let Raw::Text(name) = value.get_ref() else { return Err(wrong()) };
                Ok(kinds.or(one(value, name)?))
            }),
            _ => Err(wrong()),
        }
    }

    fn no_unit(&self, value: &Spanned<Raw>, name: &str, groups: bool) -> Diagnostic {
        let message = format!("{}: there is no unit `{}`", self.owner, shown(name));
        let problem = self.source.diagnostic(Kind::UnknownName, value.span(), message);
        problem.help(self.types.help(name, groups))
    }

    /// A value that cannot be.
    pub(crate) fn wrong(&self, pair: Pair<'_>, help: String) -> Diagnostic {
        let written = self.source.slice(pair.1.span());
        let message = format!("{}: `{}` cannot be `{}`", self.owner, pair.0.get_ref(), shown(written));
        self.source.diagnostic(Kind::BadValue, pair.1.span(), message).help(help)
    }
}
