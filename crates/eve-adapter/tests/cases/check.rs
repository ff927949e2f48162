//! Compares what a case says with what the rulebook does.

use crate::catalogue::{self, Case};
use crate::run::{self, Played};
use crate::words;
use admiralty_eve_adapter::{Objective, notation, odds, scenario};
use admiralty_game::{Rulebook, Seat};
use admiralty_notation::Source;
use admiralty_odds::{RBig, Solution, solve};
use std::fmt::Write;

/// States that may be looked at for the odds of a case, which are small.
const MOST: usize = 50_000;

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
    match (&case.scenario, &case.battle) {
        (Some(scenario), None) => check_scenario(case, scenario),
        (None, Some(line)) => check_line(case, line),
        _ => Err("a case has one of `scenario` and `battle`".into()),
    }
}

fn check_scenario(case: &Case, text: &str) -> Result<(), String> {
    let source = Source::new("scenario", text);
    let Some(scenario) = accepted(case, scenario::parse(&source))? else { return Ok(()) };
    let (played, result) = run::play(scenario.turn, &case.script, case.refused.is_some());
    let mut problems: Vec<String> = result.err().into_iter().collect();
    if problems.is_empty() {
        problems = compare(case, &played);
    }
    if problems.is_empty() {
        return Ok(());
    }
    problems.push("What happened:".into());
    problems.extend(played.events.iter().map(|event| format!("  {}", words::event(&played.turn, event))));
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
    let (turn, state) = (&played.turn, &played.state);
    let mut problems = Vec::new();
    let events: Vec<String> = played.events.iter().map(|event| words::event(turn, event)).collect();
    problems.extend(expected(&case.expect, &events));
    for (name, lines) in &case.seen {
        let seat = turn.setup().players.iter().position(|player| player.name == *name);
        let seat = Seat(seat.unwrap_or(usize::from(u8::MAX)) as u8);
        let seen = played.events.iter().filter_map(|event| turn.seen(event, seat));
        let seen: Vec<String> = seen.map(|event| words::event(turn, &event)).collect();
        problems.extend(expected(lines, &seen).map(|problem| format!("as {name} sees it: {problem}")));
    }
    if let Some(options) = &case.options {
        let (mut should, mut are) = (options.clone(), words::options(turn, state));
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
        let is = turn.clause(state);
        if is.0 != clause {
            problems.push(format!("pending should be {clause}, and is {is}"));
        }
    }
    let lines = words::state(turn, state);
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

/// The value of a battle by the general solver, and by the fast path.
fn check_line(case: &Case, line: &str) -> Result<(), String> {
    let source = Source::new("battle", line);
    let Some(battle) = accepted(case, notation::parse(&source, &[]))? else { return Ok(()) };
    let mut problems = Vec::new();
    for (objective, expected) in [(Objective::Material, case.material), (Objective::Region, case.region)] {
        let Some(expected) = expected else { continue };
        let start = battle.arena.begin();
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
