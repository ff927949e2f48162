//! Units and numbers of them, in words.

use super::names::{Speaker, What};
use admiralty_imperium::effect::Kinds;
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_referee::Value;

/// The types that the texts have words for, by their names in files.
pub(super) const KNOWN: [&str; 9] = [
    "carrier",
    "cruiser",
    "dreadnought",
    "destroyer",
    "war_sun",
    "fighter",
    "ground_force",
    "pds",
    "space_dock",
];

impl Speaker<'_> {
    fn canonical(&self, unit: UnitId) -> &str {
        self.setup().data.unit(unit).map_or("?", |unit| &unit.name)
    }

    fn unit_text(&self, id: &str, unit: UnitId, n: u16) -> String {
        let canonical = self.canonical(unit);
        let known = KNOWN.contains(&canonical);
        let args: [(&str, Value<'_>); 4] = [
            ("unit", canonical.into()),
            ("name", self.name(What::Unit, canonical).into()),
            ("known", if known { "yes" } else { "no" }.into()),
            ("n", n.into()),
        ];
        self.say(id, &args)
    }

    /// So many of a type, in a sentence: "a cruiser", "2 cruisers".
    pub(crate) fn count(&self, unit: UnitId, n: u16) -> String {
        self.unit_text("units", unit, n)
    }

    /// Units in a sentence, nominative and accusative alike.
    pub(crate) fn units(&self, units: &Units) -> String {
        self.list(units.each().map(|(unit, n)| self.count(unit, n)).collect())
    }

    /// Units in the genitive: "потеря 2 крейсеров".
    pub(crate) fn units_genitive(&self, units: &Units) -> String {
        self.list(units.each().map(|(unit, n)| self.unit_text("units-genitive", unit, n)).collect())
    }

    /// Units in a table: each with its number.
    pub(crate) fn units_table(&self, units: &Units) -> String {
        let each = units.each().map(|(unit, n)| self.unit_text("units-table", unit, n));
        each.collect::<Vec<_>>().join(", ")
    }

    /// The types in the plural.
    pub(crate) fn kinds(&self, kinds: Kinds) -> String {
        if kinds == Kinds::ALL {
            return self.text("all-units");
        }
        let those = self.setup().data.unit_ids().filter(|unit| kinds.has(*unit));
        self.list(those.map(|unit| self.unit_text("kind", unit, 2)).collect())
    }

    /// A type in two or three letters, for the map.
    pub(crate) fn short(&self, unit: UnitId) -> String {
        let canonical = self.canonical(unit);
        if KNOWN.contains(&canonical) {
            return self.unit_text("unit-short", unit, 1);
        }
        let name = self.name(What::Unit, canonical);
        let mut letters = name.chars().filter(|c| c.is_alphanumeric());
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters.take(2)).collect()
    }

    /// A type in one word.
    pub(crate) fn unit(&self, unit: UnitId) -> String {
        self.unit_text("unit", unit, 1)
    }
}
