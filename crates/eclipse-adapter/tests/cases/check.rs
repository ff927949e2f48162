//! Compares what a case says with what the rulebook does.

use crate::catalogue::{self, Blueprint, Case};
use crate::run::{self, Played};
use crate::script;
use crate::words;
use admiralty_eclipse::phase::CombatPhase;
use admiralty_eclipse::ship::{Figures, ShipType};
use admiralty_eclipse_adapter::data::data;
use admiralty_eclipse_adapter::{Objective, notation, scenario};
use admiralty_game::Rulebook;
use admiralty_notation::Source;
use admiralty_odds::{RBig, Solution, solve};
use std::fmt::Write;

/// States that may be looked at for the odds of a case, which are small.
const MOST: usize = 20_000;

/// Plays all cases of a chapter and reports those that do not hold.
pub(crate) fn chapter(chapter: &str) {
    let cases = catalogue::all().into_iter().filter(|case| case.id.split('.').next() == Some(chapter));
    let (mut played, mut report) = (0, String::new());
    for case in cases {
        played += 1;
        if let Err(problems) = check(&case) {
            let _ = writeln!(report, "\n{} ({}): {}\n{problems}", case.id, case.file, case.title);
        }
    }
    assert!(played > 0, "chapter {chapter} has no case");
    assert!(report.is_empty(), "{report}");
}

fn check(case: &Case) -> Result<(), String> {
    match (&case.scenario, &case.battle, &case.blueprint) {
        (Some(scenario), None, None) => check_scenario(case, scenario),
        (None, Some(line), None) => check_line(case, line),
        (None, None, Some(blueprint)) => check_blueprint(case, blueprint),
        _ => Err("a case has one of `scenario`, `battle` and `blueprint`".into()),
    }
}

fn check_scenario(case: &Case, text: &str) -> Result<(), String> {
    let source = Source::new("scenario", text);
    let Some(phase) = accepted(case, scenario::parse(&source))? else { return Ok(()) };
    let phase: CombatPhase = phase.phase;
    let (played, result) = run::play(phase, &case.script, case.refused.is_some());
    let mut problems: Vec<String> = result.err().into_iter().collect();
    if problems.is_empty() {
        problems = compare(case, &played);
    }
    if problems.is_empty() {
        return Ok(());
    }
    problems.push("What happened:".into());
    problems.extend(played.events.iter().map(|event| format!("  {}", words::event(&played.phase, event))));
    Err(problems.join("\n"))
}

/// What was read, if it had to be readable; nothing, if it was refused as it should be.
fn accepted<T>(case: &Case, read: Result<T, impl ToString>) -> Result<Option<T>, String> {
    match (read, &case.error) {
        (Ok(read), None) => Ok(Some(read)),
        (Ok(_), Some(error)) => Err(format!("it is accepted, and the error should say `{error}`")),
        (Err(said), None) => Err(format!("it is refused: {}", said.to_string())),
        (Err(said), Some(error)) if said.to_string().contains(error) => Ok(None),
        (Err(said), Some(error)) => Err(format!("the error should say `{error}`: {}", said.to_string())),
    }
}

fn compare(case: &Case, played: &Played) -> Vec<String> {
    let (phase, state) = (&played.phase, &played.state);
    let mut problems = Vec::new();
    let events: Vec<String> = played.events.iter().map(|event| words::event(phase, event)).collect();
    problems.extend(expected(&case.expect, &events));
    for (name, lines) in &case.seen {
        let Ok(seat) = script::player(phase, name) else {
            problems.push(format!("`seen` names {name}, who is no player"));
            continue;
        };
        let seen = played.events.iter().filter_map(|event| phase.seen(event, seat));
        let seen: Vec<String> = seen.map(|event| words::event(phase, &event)).collect();
        problems.extend(expected(lines, &seen).map(|problem| format!("as {name} sees it: {problem}")));
    }
    if let Some(options) = &case.options {
        let (mut should, mut are) = (options.clone(), words::options(phase, state));
        should.sort();
        are.sort();
        if should != are {
            problems.push(format!("the choices should be {should:?}, and are {are:?}"));
        }
    }
    if let Some(refused) = &case.refused {
        let said = played.refusal.clone().unwrap_or_default();
        if !said.contains(refused) {
            problems.push(format!("the refusal should say `{refused}`: {said}"));
        }
    }
    if let Some(clause) = &case.pending {
        let is = phase.clause(state);
        if is.0 != clause {
            problems.push(format!("pending should be {clause}, and is {is}"));
        }
    }
    let lines = words::state(phase, state);
    for line in case.end.iter().filter(|line| !lines.contains(line)) {
        let alike = lines.iter().filter(|other| head(other) == head(line));
        let alike: Vec<&String> = alike.collect();
        problems.push(format!("in the end `{line}` should be true; instead {alike:?}"));
    }
    problems
}

/// What a line about the state is about.
fn head(line: &str) -> &str {
    line.split_once(": ").map_or(line, |(head, _)| head)
}

/// Expectations that are not met: in order, others may come between; `!` before what must not be.
fn expected(lines: &[String], events: &[String]) -> impl Iterator<Item = String> {
    let mut problems = Vec::new();
    let mut rest = events;
    for line in lines {
        match line.strip_prefix('!') {
            Some(never) => {
                if let Some(event) = events.iter().find(|event| matches(never, event)) {
                    problems.push(format!("this must not happen: {event}"));
                }
            }
            None => match rest.iter().position(|event| matches(line, event)) {
                Some(place) => rest = &rest[place + 1..],
                None => problems.push(format!("this should happen, after what is named before: {line}")),
            },
        }
    }
    problems.into_iter()
}

/// Whether an event is one of those that `line` describes: same clause and kind, and all figures
/// that the line names.
fn matches(line: &str, event: &str) -> bool {
    let kind = |text: &str| {
        let words = text.split(' ').filter(|word| !word.contains('='));
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    let figures = line.split(' ').filter(|word| word.contains('='));
    kind(line) == kind(event) && figures.into_iter().all(|figure| event.split(' ').any(|f| f == figure))
}

fn check_line(case: &Case, line: &str) -> Result<(), String> {
    let source = Source::new("battle", line);
    let Some(battle) = accepted(case, notation::parse(&source, &[]))? else { return Ok(()) };
    let mut problems = Vec::new();
    if let Some(hold) = &case.hold {
        let start = battle.arena.begin();
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

fn check_blueprint(case: &Case, blueprint: &Blueprint) -> Result<(), String> {
    let catalogue = &data().map_err(ToString::to_string)?.catalogue;
    let ship = ShipType::ALL.into_iter().find(|ship| ship.name() == blueprint.ship);
    let ship = ship.ok_or("there is no such ship type")?;
    let Some(figures) = accepted(case, catalogue.figures(ship, &blueprint.parts))? else { return Ok(()) };
    let problems = differences(case, &figures);
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// Figures that are not as the case says.
fn differences(case: &Case, figures: &Figures) -> Vec<String> {
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
    let wrong = case.figures.iter().filter(|(name, value)| figure(name) != Some(**value));
    wrong.map(|(name, value)| format!("{name} should be {value}, and is {:?}", figure(name))).collect()
}
