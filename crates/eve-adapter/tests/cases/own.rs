//! The cases that are about a battle line.

use admiralty_casebook::{Case, accepted};
use admiralty_eve_adapter::{Objective, notation, odds};
use admiralty_game::Rulebook;
use admiralty_notation::Source;
use admiralty_odds::{RBig, Solution, solve};
use serde::Deserialize;

/// States that may be looked at for the odds of a case, which are small.
const MOST: usize = 50_000;

/// EVE's own fields of a case; `cases/eve/README.md` says what they mean.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Own {
    pub(crate) battle: Option<String>,
    pub(crate) material: Option<i64>,
    pub(crate) region: Option<i64>,
}

/// The value of a battle by the general solver, and by the fast path.
pub(crate) fn check_line(case: &Case<Own>, line: &str) -> Result<(), String> {
    let source = Source::new("battle", line);
    let Some(battle) = accepted(case, notation::parse(&source, &[]))? else { return Ok(()) };
    let mut problems = Vec::new();
    for (objective, expected) in
        [(Objective::Material, case.own.material), (Objective::Region, case.own.region)]
    {
        let Some(expected) = expected else { continue };
        let start = battle.arena.start_silent();
        let solution: Solution<_, RBig> =
            solve(&battle.arena, std::slice::from_ref(&start), &objective, MOST)
                .map_err(|trouble| trouble.to_string())?;
        let value = solution.value(&start).map(ToString::to_string).unwrap_or_default();
        let fast = odds::answer(&battle.arena, objective, u64::MAX).map_err(|beyond| beyond.to_string())?;
        if value != expected.to_string() || fast.value != expected {
            let name = objective.name();
            problems.push(format!("{name} is {value} and {}, not {expected}", fast.value));
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}
