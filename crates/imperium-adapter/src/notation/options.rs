//! What follows the semicolons of a battle line, or stands behind `--` on the command line.

use crate::conduct::Retreat;
use admiralty_notation::line::Line;
use admiralty_notation::setting::{Setting, settings_of_flags, settings_of_line};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean};
use admiralty_odds::{Method, Plan};

/// How a battle is to be computed, and what kind of battle it is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LineOptions {
    /// I5.3: an Invasion.
    pub invasion: bool,
    /// I5.2.2, option: units that can do so take one hit without loss.
    pub sustain: bool,
    /// The names of what attacker and defender lose first.
    pub losses: [Vec<String>; 2],
    /// I5.2.3, O2: when the attacker retreats.
    pub retreat: Option<Retreat>,
    /// After how many rounds one looks at the battle.
    pub rounds: Option<u16>,
    /// How it is to be computed.
    pub plan: Plan,
    /// Whether the number of samples was asked for.
    pub samples_given: bool,
}

/// Options of other games: right there, and not understood here.
const ELSEWHERE: &[(&str, &str)] = &[
    ("npc_spread", "Eclipse"),
    ("antimatter_splitter", "Eclipse"),
    ("home", "EVE"),
    ("ambush_kills", "EVE"),
    ("planet", "Warpgate"),
    ("deck", "Warpgate"),
    ("attacker_deck", "Warpgate"),
    ("defender_deck", "Warpgate"),
    ("reshuffle", "Warpgate"),
    ("destroy_tie", "Warpgate"),
    ("allow_short_decks", "Warpgate"),
];

/// The options of a battle line.
const OF_LINES: &[&str] = &[
    "invasion",
    "losses",
    "retreat",
    "rounds",
    "sustain",
    "objective",
    "attacker",
    "defender",
    "method",
    "samples",
    "seed",
    "budget",
];

/// The most rounds.
pub(super) const MAX_ROUNDS: u64 = 1000;
/// The most samples.
const MAX_SAMPLES: u64 = 1_000_000_000;
/// The largest budget: some hours on one core.
const MAX_BUDGET: u64 = 10_000_000_000_000;

/// Whether an option is one of the battle instructions, which are read by themselves.
pub(super) fn is_order(name: &str) -> bool {
    ["losses", "retreat"].iter().any(|order| admiralty_notation::names::same(order, name))
}

/// Reads the options of a line, then flags, which override them; not the battle instructions.
pub(super) fn read(line: &Line, flags: &[(String, String)], problems: &mut Vec<Diagnostic>) -> LineOptions {
    let mut options = LineOptions::default();
    let source = &line.source;
    let mut rest = line.clone();
    rest.options.retain(|option| !is_order(&option.name.text));
    let flags: Vec<_> =
        flags.iter().filter(|(name, _)| !is_order(name.trim_start_matches('-'))).cloned().collect();
    for setting in settings_of_line(&rest, problems).into_iter().chain(settings_of_flags(&flags, problems)) {
        problems.extend(apply(&mut options, source, &setting).err());
    }
    options
}

/// The options of a battle file's odds that are not battle instructions, checked where there is no line.
///
/// # Errors
/// Everything that is wrong with them.
pub fn scenario_options(flags: &[(String, String)]) -> Result<LineOptions, Problems> {
    let mut problems = Vec::new();
    let mut options = LineOptions::default();
    let nowhere = Source::new("", "");
    for setting in settings_of_flags(flags, &mut problems) {
        if !is_order(&setting.name) {
            problems.extend(apply(&mut options, &nowhere, &setting).err());
        }
    }
    Problems::none(problems)?;
    Ok(options)
}

fn apply(options: &mut LineOptions, source: &Source, setting: &Setting) -> Result<(), Diagnostic> {
    let Some(option) = OF_LINES.iter().find(|name| setting.is(name)) else {
        return Err(unknown(source, setting));
    };
    if let Some(fault) = &setting.fault {
        return Err(fault.clone());
    }
    match *option {
        "invasion" => options.invasion = setting.yes(source)?,
        "sustain" => {
            let on = setting.yes(source);
            options.sustain = on.or_else(|_| setting.one_of(source, &[("on", true), ("off", false)]))?;
        }
        "rounds" => options.rounds = Some(setting.number(source, 1..=MAX_ROUNDS)? as u16),
        "objective" => setting.one_of(source, &[("win", ())])?,
        "attacker" | "defender" => {
            if setting.one_of(source, &[("best", true), ("rule", false)])? {
                let message = format!("`{}` is always `rule` in the odds of imperium", setting.label());
                let help = "take it away: losses follow the battle instructions (`losses`, `retreat`)";
                return Err(setting.problem(source, Kind::Conflict, message).help(help));
            }
        }
        "method" => {
            let all = Method::NAMES.iter().filter_map(|name| Some((*name, Method::named(name)?)));
            options.plan.method = setting.one_of(source, &all.collect::<Vec<_>>())?;
        }
        "samples" => {
            options.plan.samples = setting.number(source, 1..=MAX_SAMPLES)?;
            options.samples_given = true;
        }
        "seed" => options.plan.seed = setting.number(source, 0..=u64::MAX)?,
        _ => options.plan.budget = setting.number(source, 1..=MAX_BUDGET)?,
    }
    Ok(())
}

fn unknown(source: &Source, setting: &Setting) -> Diagnostic {
    let label = setting.label();
    if let Some((_, game)) = ELSEWHERE.iter().find(|(name, _)| setting.is(name)) {
        let message = format!("`{label}` does not apply to imperium: it is an option of {game}");
        let help = format!("the options of imperium are: {}", OF_LINES.join(", "));
        return setting.problem(source, Kind::UnknownKey, message).help(help);
    }
    let message = format!("there is no option `{}`", shown(&label));
    let help = did_you_mean(&setting.name, OF_LINES.iter().copied());
    setting.problem(source, Kind::UnknownKey, message).help(help)
}
