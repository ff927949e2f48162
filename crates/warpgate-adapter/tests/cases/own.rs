//! The cases that are about a battle line or a deck file.

use admiralty_adapter::Adapter;
use admiralty_casebook::{Case, accepted};
use admiralty_notation::Source;
use admiralty_warpgate_adapter::{Warpgate, decks};
use serde::Deserialize;

/// Warpgate's own fields of a case: a battle line, a deck file, and what the line is worth to the
/// attacker.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Own {
    pub(crate) battle: Option<String>,
    pub(crate) deck: Option<String>,
    pub(crate) value: Option<f64>,
}

pub(crate) fn check(case: &Case<Own>) -> Result<(), String> {
    match (&case.own.battle, &case.own.deck) {
        (Some(line), None) => check_line(case, line),
        (None, Some(deck)) => accepted(case, decks::parse(&Source::new("deck", deck.as_str()))).map(|_| ()),
        _ => Err("a case has one of `scenario`, `battle` and `deck`".into()),
    }
}

fn check_line(case: &Case<Own>, line: &str) -> Result<(), String> {
    let asked = Warpgate.odds_of_line(&Source::new("battle", line), &[]);
    let Some(answer) = accepted(case, asked)? else { return Ok(()) };
    let value = answer.json["value"].as_f64().unwrap_or(f64::NAN);
    match case.own.value {
        Some(expected) if (value - expected).abs() > 1e-9 => {
            Err(format!("the battle is worth {value}, not {expected}"))
        }
        _ => Ok(()),
    }
}
