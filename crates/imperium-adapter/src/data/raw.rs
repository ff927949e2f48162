//! Values of a file before anybody knows what they mean, each with its place.

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;
use toml::Spanned;

/// A value.
#[derive(Clone, Debug)]
pub(crate) enum Raw {
    /// A whole number.
    Number(i64),
    /// `true` or `false`.
    Truth(bool),
    /// A text in quotes.
    Text(String),
    /// A list.
    List(Vec<Spanned<Raw>>),
    /// A table.
    Table(RawTable),
}

/// A table, looked at key by key.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct RawTable(pub(crate) BTreeMap<Spanned<String>, Spanned<Raw>>);

/// A key with its value.
pub(crate) type Pair<'a> = (&'a Spanned<String>, &'a Spanned<Raw>);

impl RawTable {
    /// The value of a key.
    pub(crate) fn get(&self, name: &str) -> Option<Pair<'_>> {
        self.0.iter().find(|(key, _)| key.get_ref() == name)
    }

    /// The keys with their values, as they were written.
    pub(crate) fn written(&self) -> Vec<Pair<'_>> {
        let mut all: Vec<_> = self.0.iter().collect();
        all.sort_by_key(|(key, _)| key.span().start);
        all
    }
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyValue)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Raw;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number, a text in quotes, `true`, a list or a table")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Raw, E> {
        Ok(Raw::Truth(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Raw, E> {
        Ok(Raw::Number(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Raw, E> {
        Ok(Raw::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Raw, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Raw::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Raw, A::Error> {
        let mut entries = BTreeMap::new();
        while let Some((key, value)) = map.next_entry()? {
            entries.insert(key, value);
        }
        Ok(Raw::Table(RawTable(entries)))
    }
}
