//! What follows the semicolons of a battle line, or stands behind `--` on the command line.

use crate::Objective;
use admiralty_eve::setup::AmbushKills;
use admiralty_notation::line::Line;
use admiralty_notation::setting::{Setting, settings_of_flags, settings_of_line};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean};
use admiralty_odds::Plan;

/// How a battle is to be computed, and where it is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LineOptions {
    /// What the players play for.
    pub objective: Objective,
    /// The total shield of the starbase, if this is a home region (V2.7).
    pub home: Option<u16>,
    /// V2.3, house rule.
    pub ambush_kills: AmbushKills,
    /// How much work it may take.
    pub budget: u64,
}

/// Options of other games: right there, and not understood here.
const ELSEWHERE: &[(&str, &str)] = &[
    ("npc_spread", "Eclipse"),
    ("antimatter_splitter", "Eclipse"),
    ("rounds", "Imperium"),
    ("invasion", "Imperium"),
    ("losses", "Imperium"),
    ("retreat", "Imperium"),
    ("planet", "Warpgate"),
    ("deck", "Warpgate"),
    ("attacker_deck", "Warpgate"),
    ("defender_deck", "Warpgate"),
];

/// The options of a battle line.
const OF_LINES: &[&str] =
    &["objective", "home", "ambush_kills", "attacker", "defender", "method", "samples", "seed", "budget"];

/// The largest total shield of a starbase.
const MAX_HOME: u64 = 9999;
/// The most samples, of games that have luck.
const MAX_SAMPLES: u64 = 1_000_000_000;
/// The largest budget: some hours on one core.
const MAX_BUDGET: u64 = 10_000_000_000_000;

/// Reads the options of a line, then flags, which override them.
pub(super) fn read(line: &Line, flags: &[(String, String)], problems: &mut Vec<Diagnostic>) -> LineOptions {
    let mut options = usual();
    let source = &line.source;
    for setting in settings_of_line(line, problems).into_iter().chain(settings_of_flags(flags, problems)) {
        problems.extend(apply(&mut options, source, &setting).err());
    }
    options
}

/// The options of a scenario file's odds, which come from flags alone.
///
/// # Errors
/// Everything that is wrong with them.
pub fn scenario_options(flags: &[(String, String)]) -> Result<LineOptions, Problems> {
    let mut problems = Vec::new();
    let mut options = usual();
    let nowhere = Source::new("", "");
    for setting in settings_of_flags(flags, &mut problems) {
        let in_file = ["home", "ambush_kills"].into_iter().find(|name| setting.is(name));
        let result = match in_file {
            Some(name) => {
                let message = format!("`{}` is set in the scenario file", setting.label());
                Err(setting.problem(&nowhere, Kind::Conflict, message).help(match name {
                    "home" => "write `home = 6` in the table of the region",
                    _ => "write `ambush_kills = \"at_once\"` under `[options]`",
                }))
            }
            None => apply(&mut options, &nowhere, &setting),
        };
        problems.extend(result.err());
    }
    Problems::none(problems)?;
    Ok(options)
}

fn usual() -> LineOptions {
    LineOptions { budget: Plan::BUDGET, ..LineOptions::default() }
}

fn apply(options: &mut LineOptions, source: &Source, setting: &Setting) -> Result<(), Diagnostic> {
    let Some(option) = OF_LINES.iter().find(|name| setting.is(name)) else {
        return Err(unknown(source, setting));
    };
    if let Some(fault) = &setting.fault {
        return Err(fault.clone());
    }
    match *option {
        "objective" => {
            options.objective = setting.one_of(source, &Objective::ALL.map(|o| (o.name(), o)))?;
        }
        "home" => options.home = Some(setting.number(source, 1..=MAX_HOME)? as u16),
        "ambush_kills" => {
            let all = [AmbushKills::DamageStep, AmbushKills::AtOnce].map(|kills| (kills.name(), kills));
            options.ambush_kills = setting.one_of(source, &all)?;
        }
        "attacker" | "defender" => {
            if setting.one_of(source, &[("best", false), ("rule", true)])? {
                let message = format!("`{}` is always `best` in the odds of eve", setting.label());
                let help = "take it away; at the referee's table `--auto NAME=rule` plays by a simple rule";
                return Err(setting.problem(source, Kind::Conflict, message).help(help));
            }
        }
        "method" => {
            let sampled = [("auto", false), ("exact", false), ("monte-carlo", true)];
            if setting.one_of(source, &sampled)? {
                let message = "there is no luck in an attack of eve, and so nothing to sample";
                let help = "take `method` away: the answer is exact";
                return Err(setting.problem(source, Kind::Conflict, message.into()).help(help));
            }
        }
        // They mean something in games that have luck.
        "samples" => {
            setting.number(source, 1..=MAX_SAMPLES)?;
        }
        "seed" => {
            setting.number(source, 0..=u64::MAX)?;
        }
        _ => options.budget = setting.number(source, 1..=MAX_BUDGET)?,
    }
    Ok(())
}

fn unknown(source: &Source, setting: &Setting) -> Diagnostic {
    let label = setting.label();
    if let Some((_, game)) = ELSEWHERE.iter().find(|(name, _)| setting.is(name)) {
        let message = format!("`{label}` does not apply to eve: it is an option of {game}");
        let help = format!("the options of eve are: {}", OF_LINES.join(", "));
        return setting.problem(source, Kind::UnknownKey, message).help(help);
    }
    let message = format!("there is no option `{}`", shown(&label));
    let help = did_you_mean(&setting.name, OF_LINES.iter().copied());
    setting.problem(source, Kind::UnknownKey, message).help(help)
}
