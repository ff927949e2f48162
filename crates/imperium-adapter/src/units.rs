//! The table of units: what battle lines mean by a name.

use admiralty_imperium::battle::NO_FIGURES;
use admiralty_imperium::unit::{Fighting, Role};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A unit type of the table, or of a line or file that gives its figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Its name.
    pub name: String,
    /// What people call it besides.
    pub aliases: Vec<String>,
    /// What it is to the rules.
    pub role: Role,
    /// How it fights; `sustains` says whether it can where the option is on (I5.2.2).
    pub fighting: Fighting,
    /// What it costs, in credits.
    pub cost: u16,
    /// Whether it bombards (I5.3.3).
    pub bombards: bool,
}

/// A unit as the file says it. Where its figures come from is for readers of the file.
#[derive(Deserialize)]
struct Row {
    #[serde(default)]
    aliases: Vec<String>,
    role: Role,
    cost: u16,
    combat: Option<u8>,
    dice: Option<u8>,
    #[serde(default)]
    bombards: bool,
    #[serde(default)]
    sustains: bool,
}

#[derive(Deserialize)]
struct File {
    unit: BTreeMap<String, Row>,
}

/// All units that battle lines know, in alphabetical order.
///
/// # Panics
/// Never: the table is built in, and a test reads it.
#[must_use]
pub fn units() -> &'static [Unit] {
    static UNITS: OnceLock<Vec<Unit>> = OnceLock::new();
    UNITS.get_or_init(|| {
        let file: File =
            toml::from_str(include_str!("../data/units.toml")).expect("the table is well-formed");
        file.unit.into_iter().map(|(name, row)| unit(name, row)).collect()
    })
}

fn unit(name: String, row: Row) -> Unit {
    let fighting = match row.combat {
        Some(combat) => Fighting { dice: row.dice.unwrap_or(1), combat, sustains: row.sustains },
        None => NO_FIGURES,
    };
    let Row { aliases, role, cost, bombards, .. } = row;
    Unit { name, aliases, role, fighting, cost, bombards }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read() {
        let of = |name: &str| units().iter().find(|unit| unit.name == name).unwrap();
        assert_eq!(units().len(), 9);
        let dreadnought = of("dreadnought");
        assert_eq!((dreadnought.cost, dreadnought.fighting.combat, dreadnought.bombards), (10, 4, true));
        assert_eq!(of("war_sun").fighting, Fighting { dice: 3, combat: 3, sustains: true });
        assert_eq!(of("space_dock").fighting.dice, 0);
    }
}
