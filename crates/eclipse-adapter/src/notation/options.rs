//! What follows the semicolons of a battle line, or stands behind `--` on the command line.

use crate::Objective;
use admiralty_eclipse::setup::NpcSpread;
use admiralty_notation::line::Line;
use admiralty_notation::setting::{Setting, settings_of_flags, settings_of_line};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean};
use admiralty_odds::{Method, Plan, Policy};

/// How a battle is to be computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LineOptions {
    /// What the players play for.
    pub objective: Objective,
    /// How attacker and defender decide. NPCs follow their rule (E4.3).
    pub policy: [Policy; 2],
    /// By which method, and how much of it.
    pub plan: Plan,
}

/// Options of other games: right there, and not understood here.
const ELSEWHERE: &[(&str, &str)] = &[
    ("home", "EVE"),
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
const OF_LINES: &[&str] = &[
    "objective",
    "attacker",
    "defender",
    "npc_spread",
    "antimatter_splitter",
    "method",
    "samples",
    "seed",
    "budget",
];

/// The most samples: a quarter of an hour on one core.
const MAX_SAMPLES: u64 = 1_000_000_000;
/// The largest budget: some hours on one core.
const MAX_BUDGET: u64 = 10_000_000_000_000;

/// A value and who said so.
pub(super) type Chosen<T> = Option<(T, Setting)>;

/// What was said, before it is known who fights.
#[derive(Default)]
pub(super) struct Said {
    pub(super) objective: Chosen<Objective>,
    pub(super) policy: [Chosen<Policy>; 2],
    pub(super) npc_spread: Chosen<NpcSpread>,
    pub(super) splitter: Chosen<[bool; 2]>,
    pub(super) plan: Plan,
}

/// Reads the options of a line, then flags, which override them.
pub(super) fn read(line: &Line, flags: &[(String, String)], problems: &mut Vec<Diagnostic>) -> Said {
    let mut said = Said::default();
    let source = &line.source;
    for setting in settings_of_line(line, problems).into_iter().chain(settings_of_flags(flags, problems)) {
        if let Err(problem) = said.apply(source, &setting) {
            problems.push(problem);
        }
    }
    said
}

/// The options of a scenario file's odds, which come from flags alone.
///
/// # Errors
/// Everything that is wrong with them.
pub fn scenario_options(flags: &[(String, String)]) -> Result<LineOptions, Problems> {
    let mut problems = Vec::new();
    let mut said = Said::default();
    let nowhere = Source::new("", "");
    for setting in settings_of_flags(flags, &mut problems) {
        let in_file = ["npc_spread", "antimatter_splitter"].into_iter().find(|name| setting.is(name));
        let result = match in_file {
            Some(name) => {
                let message = format!("`{}` is set in the scenario file", setting.label());
                Err(setting.problem(&nowhere, Kind::Conflict, message).help(match name {
                    "npc_spread" => "write `npc_spread = \"spread\"` under `[options]`",
                    _ => "write `antimatter_splitter = true` in the player's table",
                }))
            }
            None => said.apply(&nowhere, &setting),
        };
        problems.extend(result.err());
    }
    Problems::none(problems)?;
    Ok(said.options())
}

impl Said {
    /// The options; who is not told otherwise plays the best.
    pub(super) fn options(&self) -> LineOptions {
        LineOptions {
            objective: self.objective.as_ref().map_or_else(Objective::default, |(o, _)| *o),
            policy: [0, 1].map(|n: usize| self.policy[n].as_ref().map_or(Policy::Best, |(p, _)| *p)),
            plan: self.plan,
        }
    }

    fn apply(&mut self, source: &Source, setting: &Setting) -> Result<(), Diagnostic> {
        let Some(option) = OF_LINES.iter().find(|name| setting.is(name)) else {
            return Err(unknown(source, setting));
        };
        if let Some(fault) = &setting.fault {
            return Err(fault.clone());
        }
        let setting_of = || setting.clone();
        match *option {
            "objective" => {
                let all = [Objective::Hold, Objective::Material].map(|o| (o.name(), o));
                self.objective = Some((setting.one_of(source, &all)?, setting_of()));
            }
            side @ ("attacker" | "defender") => {
                let all = [Policy::Best, Policy::Rule].map(|p| (p.name(), p));
                let policy = setting.one_of(source, &all)?;
                self.policy[usize::from(side == "defender")] = Some((policy, setting_of()));
            }
            "npc_spread" => {
                let all = [("concentrate", NpcSpread::Concentrate), ("spread", NpcSpread::Spread)];
                self.npc_spread = Some((setting.one_of(source, &all)?, setting_of()));
            }
            "antimatter_splitter" => {
                let all = [
                    ("attacker", [true, false]),
                    ("defender", [false, true]),
                    ("both", [true, true]),
                    ("none", [false, false]),
                ];
                self.splitter = Some((setting.one_of(source, &all)?, setting_of()));
            }
            "method" => {
                let all = [Method::Auto, Method::Exact, Method::MonteCarlo].map(|m| (m.name(), m));
                self.plan.method = setting.one_of(source, &all)?;
            }
            "samples" => self.plan.samples = setting.number(source, 1..=MAX_SAMPLES)?,
            "seed" => self.plan.seed = setting.number(source, 0..=u64::MAX)?,
            _ => self.plan.budget = setting.number(source, 1..=MAX_BUDGET)?,
        }
        Ok(())
    }
}

fn unknown(source: &Source, setting: &Setting) -> Diagnostic {
    let label = setting.label();
    let known = || format!("the options of eclipse are: {}", OF_LINES.join(", "));
    if let Some((name, game)) = ELSEWHERE.iter().find(|(name, _)| setting.is(name)) {
        let message = format!("`{label}` does not apply to eclipse: it is an option of {game}");
        let help = match *name {
            "retreat" => "a battle line is fought to the end; a scenario file has hexes to retreat to".into(),
            "rounds" => "an Eclipse battle is fought to the end".into(),
            _ => known(),
        };
        return setting.problem(source, Kind::UnknownKey, message).help(help);
    }
    if setting.is("own_ties") {
        let message = format!("`{label}` is an option of scenario files");
        let help = "in a battle line larger ships of a side act first (E2.5)";
        return setting.problem(source, Kind::UnknownKey, message).help(help);
    }
    let message = format!("there is no option `{}`", shown(&label));
    let help = did_you_mean(&setting.name, OF_LINES.iter().copied());
    setting.problem(source, Kind::UnknownKey, message).help(help)
}
