//! The canonical line of a battle.

use super::BattleLine;
use super::figures::SUSTAINS;
use super::side::find;
use crate::conduct::Retreat;
use crate::units::{Unit, units};
use admiralty_imperium::battle::Side;
use admiralty_notation::line::{quote_name, quote_word};
use admiralty_odds::{Method, Plan};

/// The line that means this battle: stacks in the order in which they were written, figures where they
/// are not those of the table, options that are not the usual ones behind them. Reading it gives the
/// same battle.
#[must_use]
pub fn canonical(battle: &BattleLine) -> String {
    let sides = Side::BOTH.map(|side| side_text(battle, side));
    let mut line = sides.join(" vs ");
    for option in options(battle) {
        line.push_str("; ");
        line.push_str(&option);
    }
    line
}

fn side_text(battle: &BattleLine, side: Side) -> String {
    let name = battle.names[side.index()].as_deref();
    let name = name.map_or_else(String::new, |name| format!("{}: ", quote_name(name)));
    let stacks = battle.stacks[side.index()]
        .iter()
        .filter_map(|(id, n)| Some(format!("{n} {}", card(battle.units.get(id.index())?))));
    format!("{name}{}", stacks.collect::<Vec<_>>().join(", "))
}

/// `cruiser`, or `cruiser(combat=7 dice=3 cost=5)`.
pub(crate) fn card(unit: &Unit) -> String {
    let name = quote_name(&unit.name);
    let usual = find(units(), &unit.name).filter(|usual| usual.name == unit.name);
    let (now, mut figures) = (unit.fighting, Vec::new());
    if usual.is_none_or(|usual| usual.fighting.combat != now.combat) {
        figures.push(format!("combat={}", now.combat));
    }
    if usual.map_or(1, |usual| usual.fighting.dice) != now.dice {
        figures.push(format!("dice={}", now.dice));
    }
    if usual.map_or(0, |usual| usual.cost) != unit.cost {
        figures.push(format!("cost={}", unit.cost));
    }
    if now.sustains && usual.is_none_or(|usual| !usual.fighting.sustains) {
        figures.push(SUSTAINS.to_owned());
    }
    if figures.is_empty() { name.into_owned() } else { format!("{name}({})", figures.join(" ")) }
}

/// A retreat as it is written.
pub(crate) fn retreat(retreat: Retreat) -> String {
    match retreat {
        Retreat::Round(round) => format!("round {round}"),
        Retreat::Ships(ships) => format!("ships {ships}"),
        Retreat::Odds(percent) => format!("odds {percent}%"),
    }
}

fn options(battle: &BattleLine) -> Vec<String> {
    let chosen = &battle.options;
    let mut options = Vec::new();
    if chosen.invasion {
        options.push("invasion".to_owned());
    }
    let losses = Side::BOTH.into_iter().zip(&chosen.losses).filter(|(_, names)| !names.is_empty());
    let losses: Vec<String> = losses
        .map(|(side, names)| {
            let names: Vec<_> = names.iter().map(|name| quote_word(name)).collect();
            format!("{side}={}", names.join(","))
        })
        .collect();
    if !losses.is_empty() {
        options.push(format!("losses {}", losses.join(" ")));
    }
    if let Some(when) = chosen.retreat {
        options.push(format!("retreat \"{}\"", retreat(when)));
    }
    if let Some(rounds) = chosen.rounds {
        options.push(format!("rounds {rounds}"));
    }
    if chosen.sustain {
        options.push("sustain on".to_owned());
    }
    let (plan, usual) = (chosen.plan, Plan::default());
    if plan.method != Method::default() {
        options.push(format!("method {}", plan.method.name()));
    }
    if chosen.samples_given {
        options.push(format!("samples {}", plan.samples));
    }
    if plan.seed != usual.seed {
        options.push(format!("seed {}", plan.seed));
    }
    if plan.budget != usual.budget {
        options.push(format!("budget {}", plan.budget));
    }
    options
}
