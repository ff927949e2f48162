//! The odds of a battle as a report.

use crate::notation::{BattleLine, canonical, card, retreat_text};
use crate::odds::{Answer as Solved, NoAnswer};
use crate::units::Unit;
use admiralty_adapter::Answer;
use admiralty_imperium::battle::Side;
use admiralty_imperium::unit::Units;
use admiralty_notation::{Diagnostic, Kind, Problems};
use admiralty_odds::report::{Found, Manner, Named, Sides, Survivors, Win, percent};
use admiralty_odds::{Policy, Report};
use serde_json::json;

/// The version of the program, as reports name it.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The types of a side with the names that tell them apart.
fn labels(battle: &BattleLine, side: Side) -> Vec<(usize, String)> {
    let stacks = &battle.stacks[side.index()];
    let units: Vec<&Unit> = stacks.iter().filter_map(|(id, _)| battle.units.get(id.index())).collect();
    let label = |unit: &Unit| match units.iter().filter(|other| other.name == unit.name).count() {
        0 | 1 => unit.name.clone(),
        _ => card(unit),
    };
    let known = stacks.iter().filter_map(|(id, _)| Some((id.index(), label(battle.units.get(id.index())?))));
    let forces = battle.setup.forces[side.index()];
    let fights = |index: &usize| forces.each().any(|(unit, _)| unit.index() == *index);
    known.filter(|(index, _)| fights(index)).collect()
}

fn ships(labels: &[(usize, String)], units: &Units) -> Named<u32> {
    let count = |index: usize| units.each().find(|(unit, _)| unit.index() == index).map_or(0, |(_, n)| n);
    let all = labels.iter().map(|(index, name)| (name.clone(), u32::from(count(*index))));
    Named(all.filter(|(_, n)| *n > 0).collect())
}

/// The answer for people and programs.
pub(crate) fn said(battle: &BattleLine, solved: &Solved) -> Result<Answer, Problems> {
    let labels = Side::BOTH.map(|side| labels(battle, side));
    let left = |side: Side| {
        let list = solved.survivors[side.index()].iter();
        list.map(|(units, p)| Survivors { ships: ships(&labels[side.index()], units), p: *p }).collect()
    };
    let losses = |side: Side| {
        let lost = &solved.losses[side.index()];
        Named(labels[side.index()].iter().map(|(at, name)| (name.clone(), lost[*at])).collect())
    };
    let name = |side: Side| battle.names[side.index()].clone().unwrap_or_else(|| side.to_string());
    let mut report = Report {
        admiralty: VERSION.into(),
        game: "imperium".into(),
        battle: canonical(battle),
        objective: "win".into(),
        policy: Sides { attacker: Policy::Rule, defender: Policy::Rule },
        method: solved.found.clone(),
        win: Win {
            attacker: solved.win[0],
            defender: solved.win[1],
            neither: solved.neither,
            undecided: solved.undecided,
        },
        value: solved.win[0],
        survivors: Sides { attacker: left(Side::Attacker), defender: left(Side::Defender) },
        expected_losses: Sides { attacker: losses(Side::Attacker), defender: losses(Side::Defender) },
        notes: battle.notes.clone(),
        names: Sides { attacker: name(Side::Attacker), defender: name(Side::Defender) },
        manner: Manner {
            things: if battle.options.invasion { ["unit", "units"] } else { ["ship", "ships"] },
            play: Some(play(battle)),
        },
    };
    if let Found::MonteCarlo { policy, .. } = &mut report.method {
        *policy = play(battle);
    }
    let retreat: f64 = solved.retreated.iter().map(|(_, p)| p).sum();
    if battle.setup.may_retreat {
        let text = format!("{} retreats: {}", report.names.attacker, percent(retreat));
        report.notes.push(format!("{text}; whom it leaves behind counts as the winner"));
    }
    let mut json = serde_json::to_value(&report)
        .map_err(|error| Diagnostic::new(Kind::Internal, format!("cannot write JSON: {error}")))?;
    if battle.setup.may_retreat {
        let left = |(units, p): &(Units, f64)| Survivors { ships: ships(&labels[0], units), p: *p };
        let list: Vec<Survivors> = solved.retreated.iter().map(left).collect();
        json["retreat"] = json!({ "p": retreat, "survivors": list });
    }
    if solved.undecided.is_some() {
        let list = solved.standing.iter().map(|(units, p)| {
            let [a, d] = [0, 1].map(|at| ships(&labels[at], &units[at]));
            json!({ "attacker": a, "defender": d, "p": p })
        });
        json["standing"] = list.collect::<Vec<_>>().into();
    }
    Ok(Answer { text: report.text(), json })
}

/// How the battle is fought, in words.
fn play(battle: &BattleLine) -> String {
    let order = |side: Side| {
        let mut names: Vec<&str> = Vec::new();
        for id in &battle.orders.losses[side.index()] {
            if let Some(unit) = battle.units.get(id.index())
                && battle.setup.forces[side.index()].get(*id) > 0
                && !names.contains(&unit.name.as_str())
            {
                names.push(&unit.name);
            }
        }
        let name = battle.names[side.index()].clone().unwrap_or_else(|| side.to_string());
        match names.as_slice() {
            [] => format!("{name} has nothing to lose"),
            names => format!("{name} loses {}", names.join(", then ")),
        }
    };
    let retreat = match battle.options.retreat {
        None => String::new(),
        Some(when) => format!("; the attacker retreats at {}", retreat_text(when)),
    };
    format!("{}; {}{retreat}", order(Side::Attacker), order(Side::Defender))
}

/// What is said where there is no answer.
pub(crate) fn no_answer(why: &NoAnswer, budget: u64) -> Problems {
    match why {
        NoAnswer::Beyond(beyond) => {
            let message = match beyond.0 {
                u64::MAX => "an exact answer would take more memory than there is".to_owned(),
                work => format!(
                    "an exact answer would take about {:.1e} operations; the budget is {:.1e}",
                    work as f64, budget as f64
                ),
            };
            let help = "allow more with `--budget`, or use `--method monte-carlo`, without a retreat by odds";
            Diagnostic::new(Kind::BeyondBudget, message).help(help).into()
        }
        NoAnswer::TooLong(_) | NoAnswer::Setup(_) => Diagnostic::new(Kind::Internal, why.to_string()).into(),
    }
}
