//! What follows the semicolons of a battle line, or stands behind `--` on the command line.

use crate::{Objective, PLANET, shown};
use admiralty_notation::line::Line;
use admiralty_notation::setting::{Setting, settings_of_flags, settings_of_line};
use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean};
use admiralty_odds::{Method, Plan, Policy};
use admiralty_warpgate::setup::{DestroyTie, House, Reshuffle};

/// How a battle is to be computed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineOptions {
    /// What the players play for.
    pub objective: Objective,
    /// How attacker and defender decide.
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
    ("npc_spread", "Eclipse"),
    ("antimatter_splitter", "Eclipse"),
];

/// The options of a battle line.
const OF_LINES: &[&str] = &[
    "objective",
    "planet",
    "deck",
    "attacker_deck",
    "defender_deck",
    "reshuffle",
    "destroy_tie",
    "allow_short_decks",
    "attacker",
    "defender",
    "method",
    "samples",
    "seed",
    "budget",
];

/// Options that a scenario file sets itself.
const OF_FILES: &[(&str, &str)] = &[
    ("deck", "write `deck = \"…\"` in the table of the side"),
    ("attacker_deck", "write `deck = \"…\"` under `[attacker]`"),
    ("defender_deck", "write `deck = \"…\"` under `[defender]`"),
    ("reshuffle", "write `reshuffle = \"…\"` under `[options]`"),
    ("destroy_tie", "write `destroy_tie = \"…\"` under `[options]`"),
    ("allow_short_decks", "write `allow_short_decks = true` under `[options]`"),
];

/// The most samples.
const MAX_SAMPLES: u64 = 1_000_000_000;
/// The largest budget: some hours on one core.
const MAX_BUDGET: u64 = 10_000_000_000_000;
/// The most ships that a planet can be worth.
const MAX_PLANET: u64 = 1000;

/// The name of an objective, before it is known what the planet is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    Win,
    Balance,
}

/// What was said.
#[derive(Default)]
pub(super) struct Said {
    pub(super) aim: Option<Aim>,
    pub(super) planet: Option<u16>,
    pub(super) policy: [Policy; 2],
    pub(super) plan: Plan,
    /// The decks that are named: of both, of the attacker, of the defender.
    pub(super) decks: [Option<Setting>; 3],
    pub(super) house: House,
}

/// Reads the options of a line, then flags, which override them.
pub(super) fn read(line: &Line, flags: &[(String, String)], problems: &mut Vec<Diagnostic>) -> Said {
    let mut said = Said::default();
    let source = &line.source;
    for setting in settings_of_line(line, problems).into_iter().chain(settings_of_flags(flags, problems)) {
        if let Err(problem) = said.apply(source, setting) {
            problems.push(problem);
        }
    }
    said
}

/// The options of a scenario file's odds, which come from flags alone. With `named` cards the ships
/// that are left count, if nothing else is said.
///
/// # Errors
/// Everything that is wrong with them.
pub fn scenario_options(flags: &[(String, String)], named: bool) -> Result<LineOptions, Problems> {
    let mut problems = Vec::new();
    let mut said = Said::default();
    let nowhere = Source::new("", "");
    for setting in settings_of_flags(flags, &mut problems) {
        let result = match OF_FILES.iter().find(|(name, _)| setting.is(name)) {
            Some((_, help)) => {
                let message = format!("`{}` is set in the scenario file", setting.label());
                Err(setting.problem(&nowhere, Kind::Conflict, message).help(*help))
            }
            None => said.apply(&nowhere, setting),
        };
        problems.extend(result.err());
    }
    Problems::none(problems)?;
    Ok(said.options(named))
}

impl Said {
    /// The options; with named cards the balance counts, with bare multipliers the battle.
    pub(super) fn options(&self, named: bool) -> LineOptions {
        let usual = if named || self.planet.is_some() { Aim::Balance } else { Aim::Win };
        let objective = match self.aim.unwrap_or(usual) {
            Aim::Win => Objective::Win,
            Aim::Balance => Objective::Balance { planet: self.planet.unwrap_or(PLANET) },
        };
        LineOptions { objective, policy: self.policy, plan: self.plan }
    }

    fn apply(&mut self, source: &Source, setting: Setting) -> Result<(), Diagnostic> {
        let Some(option) = OF_LINES.iter().find(|name| setting.is(name)) else {
            return Err(unknown(source, &setting));
        };
        if let Some(fault) = &setting.fault {
            return Err(fault.clone());
        }
        let policies = [Policy::Best, Policy::Rule].map(|p| (p.name(), p));
        match *option {
            "objective" => {
                let all = [("win", Aim::Win), ("balance", Aim::Balance)];
                self.aim = Some(setting.one_of(source, &all)?);
            }
            "planet" => self.planet = Some(setting.number(source, 0..=MAX_PLANET)? as u16),
            "deck" | "attacker_deck" | "defender_deck" => {
                setting.text(source, "write `seed`, `training` or the path of a deck file")?;
                let place = ["deck", "attacker_deck", "defender_deck"].iter().position(|name| name == option);
                self.decks[place.unwrap_or_default()] = Some(setting);
            }
            "reshuffle" => {
                let all = [("at_once", Reshuffle::AtOnce), ("when_drawing", Reshuffle::WhenDrawing)];
                self.house.reshuffle = setting.one_of(source, &all)?;
            }
            "destroy_tie" => {
                let all = [("attacker", DestroyTie::Attacker), ("defender", DestroyTie::Defender)];
                self.house.destroy_tie = setting.one_of(source, &all)?;
            }
            "allow_short_decks" => self.house.allow_short_decks = setting.yes(source)?,
            "attacker" => self.policy[0] = setting.one_of(source, &policies)?,
            "defender" => self.policy[1] = setting.one_of(source, &policies)?,
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
    if let Some((_, game)) = ELSEWHERE.iter().find(|(name, _)| setting.is(name)) {
        let message = format!("`{label}` does not apply to warpgate: it is an option of {game}");
        let help = format!("the options of warpgate are: {}", OF_LINES.join(", "));
        return setting.problem(source, Kind::UnknownKey, message).help(help);
    }
    let message = format!("there is no option `{}`", shown(&label));
    let help = did_you_mean(&setting.name, OF_LINES.iter().copied());
    setting.problem(source, Kind::UnknownKey, message).help(help)
}
