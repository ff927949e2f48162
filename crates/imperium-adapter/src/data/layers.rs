//! Data files one upon the other: what the later says of an entry stands instead of what the earlier
//! said; what it leaves out stays.

use super::file::{DataFile, Named, Table};
use super::names::{Name, capitalised};
use admiralty_notation::{Diagnostic, Kind, Source};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml::Spanned;

/// A data file and the text in which its places are.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    pub(crate) source: Source,
    pub(crate) file: DataFile,
}

/// A value and the text in which it stands.
pub(crate) type Found<'a, T> = (&'a Source, &'a T);

/// What one file says of an entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a, E> {
    pub(crate) source: &'a Source,
    pub(crate) key: &'a Spanned<String>,
    pub(crate) entry: &'a E,
}

impl<E> Part<'_, E> {
    /// A diagnostic at the name of the entry.
    pub(crate) fn problem(&self, kind: Kind, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(kind, self.key.span(), message)
    }
}

/// What all files say of an entry, the first at least.
#[derive(Clone, Debug)]
pub(crate) struct Entry<'a, E> {
    /// Its name.
    pub(crate) name: &'a str,
    first: Part<'a, E>,
    more: Vec<Part<'a, E>>,
}

impl<'a, E> Entry<'a, E> {
    /// The parts, the one that counts most first.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &Part<'a, E>> {
        self.more.iter().rev().chain([&self.first])
    }

    /// The last file's part.
    pub(crate) fn part(&self) -> &Part<'a, E> {
        self.more.last().unwrap_or(&self.first)
    }

    /// What the last file says of a field that says anything of it.
    pub(crate) fn last<T>(&self, field: impl Fn(&'a E) -> Option<&'a T>) -> Option<Found<'a, T>> {
        self.parts().find_map(|part| field(part.entry).map(|value| (part.source, value)))
    }

    /// The same where the place does not matter.
    pub(crate) fn value<T: Clone + 'a>(&self, field: impl Fn(&'a E) -> Option<&'a T>) -> Option<T> {
        self.last(field).map(|(_, value)| value.clone())
    }

    /// A key that must be there is not.
    pub(crate) fn missing(&self, owner: &str, key: &str, help: impl Into<String>) -> Diagnostic {
        let message = format!("{owner}: the key `{key}` is missing");
        self.part().problem(Kind::MissingKey, message).help(help)
    }
}

impl<E: Named> Entry<'_, E> {
    /// What the entry is called.
    pub(crate) fn naming(&self) -> Name {
        let english = self.parts().find_map(|part| part.entry.naming().en);
        let russian = self.parts().find_map(|part| part.entry.naming().ru);
        let en = english.map_or_else(|| capitalised(self.name), str::to_owned);
        let mut told = self.parts().map(|part| part.entry.naming());
        let text = told.find(|naming| naming.changes || naming.text.is_some());
        let text = text.and_then(|naming| naming.text);
        let aliases = self.parts().find_map(|part| part.entry.naming().aliases);
        Name {
            ru: russian.unwrap_or(&en).to_owned(),
            en,
            aliases: aliases.unwrap_or_default().to_vec(),
            text: text.map(|words| [words.en.clone(), words.ru.clone()]),
            from: self.parts().find_map(|part| part.entry.naming().from),
            note: self.parts().find_map(|part| part.entry.naming().note).map(str::to_owned),
        }
    }
}

/// The entries of a table of all files, in the order in which they were first written.
pub(crate) fn entries<'a, E>(
    layers: &'a [Layer],
    table: impl Fn(&'a DataFile) -> &'a Table<E>,
) -> Vec<Entry<'a, E>> {
    let mut all: Vec<Entry<'a, E>> = Vec::new();
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    for Layer { source, file } in layers {
        let mut written: Vec<_> = table(file).iter().collect();
        written.sort_by_key(|(key, _)| key.span().start);
        for (key, entry) in written {
            let (name, part) = (key.get_ref().as_str(), Part { source, key, entry });
            match places.get(name).and_then(|at| all.get_mut(*at)) {
                Some(known) => known.more.push(part),
                None => {
                    places.insert(name, all.len());
                    all.push(Entry { name, first: part, more: Vec::new() });
                }
            }
        }
    }
    all
}

/// What the last file says of a field of its own.
pub(crate) fn last<'a, T>(
    layers: &'a [Layer],
    field: impl Fn(&'a DataFile) -> Option<&'a T>,
) -> Option<Found<'a, T>> {
    layers.iter().rev().find_map(|layer| field(&layer.file).map(|value| (&layer.source, value)))
}

/// A whole number within bounds.
pub(crate) fn number(
    found: Found<'_, Spanned<i64>>,
    owner: &str,
    key: &str,
    range: RangeInclusive<i64>,
) -> Result<i64, Diagnostic> {
    let (source, value) = found;
    let given = *value.get_ref();
    if range.contains(&given) {
        return Ok(given);
    }
    let message = format!("{owner}: `{key}` cannot be {given}");
    let help = format!("write a whole number from {} to {}", range.start(), range.end());
    Err(source.diagnostic(Kind::OutOfRange, value.span(), message).help(help))
}
