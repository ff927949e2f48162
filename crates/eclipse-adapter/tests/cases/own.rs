//! The cases that are about a battle line or a blueprint.

use admiralty_casebook::{Case, accepted};
use admiralty_eclipse::ship::{Figures, ShipType};
use admiralty_eclipse_adapter::data::data;
use admiralty_eclipse_adapter::{Objective, notation};
use admiralty_game::Rulebook;
use admiralty_notation::Source;
use admiralty_odds::{RBig, Solution, solve};
use serde::Deserialize;
use std::collections::BTreeMap;

/// States that may be looked at for the odds of a case, which are small.
const MOST: usize = 20_000;

/// Eclipse's own fields of a case; `cases/README.md` says what they mean.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Own {
    pub(crate) battle: Option<String>,
    pub(crate) blueprint: Option<Blueprint>,
    pub(crate) hold: Option<String>,
    #[serde(default)]
    pub(crate) figures: BTreeMap<String, i64>,
}

/// A ship type and its parts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Blueprint {
    ship: String,
    parts: Vec<String>,
}

pub(crate) fn check(case: &Case<Own>) -> Result<(), String> {
    match (&case.own.battle, &case.own.blueprint) {
        (Some(line), None) => check_line(case, line),
        (None, Some(blueprint)) => check_blueprint(case, blueprint),
        _ => Err("a case has one of `scenario`, `battle` and `blueprint`".into()),
    }
}

fn check_line(case: &Case<Own>, line: &str) -> Result<(), String> {
    let source = Source::new("battle", line);
    let Some(battle) = accepted(case, notation::parse(&source, &[]))? else { return Ok(()) };
    let mut problems = Vec::new();
    if let Some(hold) = &case.own.hold {
        let start = battle.arena.start_silent();
        let solution: Solution<_, RBig> =
            solve(&battle.arena, std::slice::from_ref(&start), &Objective::Hold, MOST)
                .map_err(|trouble| trouble.to_string())?;
        let value = solution.value(&start).map(ToString::to_string).unwrap_or_default();
        if value != *hold {
            problems.push(format!("the attacker holds with {value}, not {hold}"));
        }
    }
    // The figures of the attacker's largest type.
    let slot = battle.arena.sides[0].fleet.iter().position(|ships| !ships.is_empty()).unwrap_or_default();
    problems.extend(differences(case, &battle.arena.sides[0].specs[slot].figures));
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

fn check_blueprint(case: &Case<Own>, blueprint: &Blueprint) -> Result<(), String> {
    let catalogue = &data().map_err(ToString::to_string)?.catalogue;
    let ship = ShipType::ALL.into_iter().find(|ship| ship.name() == blueprint.ship);
    let ship = ship.ok_or("there is no such ship type")?;
    let Some(figures) = accepted(case, catalogue.figures(ship, &blueprint.parts))? else { return Ok(()) };
    let problems = differences(case, &figures);
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// Figures that are not as the case says.
fn differences(case: &Case<Own>, figures: &Figures) -> Vec<String> {
    let all = [
        ("init", i64::from(figures.initiative.0)),
        ("computer", i64::from(figures.computer.0)),
        ("shield", i64::from(figures.shield.0)),
        ("hull", i64::from(figures.hull.0)),
        ("yellow", i64::from(figures.yellow)),
        ("orange", i64::from(figures.orange)),
        ("red", i64::from(figures.red)),
        ("missiles", i64::from(figures.missiles)),
        ("drive", i64::from(figures.drive)),
    ];
    let figure = |name: &str| all.iter().find(|(other, _)| *other == name).map(|(_, value)| *value);
    let wrong = case.own.figures.iter().filter(|(name, value)| figure(name) != Some(**value));
    wrong.map(|(name, value)| format!("{name} should be {value}, and is {:?}", figure(name))).collect()
}
