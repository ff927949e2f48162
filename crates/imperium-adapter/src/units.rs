//! The table of units: what battle lines mean by a name.

use crate::data::{Names, Thing, standard};
use admiralty_imperium::battle::NO_FIGURES;
use admiralty_imperium::data::UnitType;
use admiralty_imperium::unit::{Fighting, Role};
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

/// All units that battle lines know, in alphabetical order: those of the standard set, the optional ones
/// among them.
#[must_use]
pub fn units() -> &'static [Unit] {
    static UNITS: OnceLock<Vec<Unit>> = OnceLock::new();
    UNITS.get_or_init(|| {
        let set = standard();
        let mut all: Vec<Unit> =
            set.data.units.iter().chain(&*set.optional).map(|unit| of(unit, &set.names)).collect();
        all.sort_by(|a, b| a.name.cmp(&b.name));
        all
    })
}

fn of(unit: &UnitType, names: &Names) -> Unit {
    let UnitType { role, cost, dice, combat, sustains, bombards, .. } = *unit;
    let called = names.get(Thing::Unit, &unit.name);
    let aliases = called
        .map_or(Vec::new(), |name| [&name.en, &name.ru].into_iter().chain(&name.aliases).cloned().collect());
    // A dock has no figures.
    let fighting = if dice == 0 { NO_FIGURES } else { Fighting { dice, combat, sustains } };
    Unit { name: unit.name.clone(), aliases, role, fighting, cost, bombards }
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
