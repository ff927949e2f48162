//! Compares what a case says with what the rulebook does.

use crate::catalogue::{self, Case};
use crate::script::{self, Played};
use crate::words;
use admiralty_adapter::Adapter;
use admiralty_game::{Rulebook, Seat};
use admiralty_notation::Source;
use admiralty_warpgate_adapter::{Warpgate, decks, scenario};
use std::fmt::Write;

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
    match (&case.scenario, &case.battle, &case.deck) {
        (Some(scenario), None, None) => check_scenario(case, scenario),
        (None, Some(line), None) => check_line(case, line),
        (None, None, Some(deck)) => {
            accepted(case, decks::parse(&Source::new("deck", deck.as_str()))).map(|_| ())
        }
        _ => Err("a case has one of `scenario`, `battle` and `deck`".into()),
    }
}

fn check_scenario(case: &Case, text: &str) -> Result<(), String> {
    let source = Source::new("scenario", text);
    let Some(scenario) = accepted(case, scenario::parse(&source))? else { return Ok(()) };
    let (played, result) = script::play(scenario.field, &case.script, case.refused.is_some());
    let mut problems: Vec<String> = result.err().into_iter().collect();
    if problems.is_empty() {
        problems = compare(case, &played);
    }
    if problems.is_empty() {
        return Ok(());
    }
    problems.push("What happened:".into());
    problems.extend(played.events.iter().map(|event| format!("  {}", words::event(&played.field, event))));
    Err(problems.join("\n"))
}

fn check_line(case: &Case, line: &str) -> Result<(), String> {
    let asked = Warpgate.odds_of_line(&Source::new("battle", line), &[]);
    let Some(answer) = accepted(case, asked)? else { return Ok(()) };
    let value = answer.json["value"].as_f64().unwrap_or(f64::NAN);
    match case.value {
        Some(expected) if (value - expected).abs() > 1e-9 => {
            Err(format!("the battle is worth {value}, not {expected}"))
        }
        _ => Ok(()),
    }
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
    let (field, state) = (&played.field, &played.state);
    let mut problems = Vec::new();
    let events: Vec<String> = played.events.iter().map(|event| words::event(field, event)).collect();
    problems.extend(expected(&case.expect, &events));
    for (name, lines) in &case.seen {
        let seat = field.setup().players.iter().position(|player| player == name);
        let seat = Seat(seat.unwrap_or(usize::from(u8::MAX)) as u8);
        let seen = played.events.iter().filter_map(|event| field.seen(event, seat));
        let seen: Vec<String> = seen.map(|event| words::event(field, &event)).collect();
        problems.extend(expected(lines, &seen).map(|problem| format!("as {name} sees it: {problem}")));
    }
    if let Some(options) = &case.options {
        let (mut should, mut are) = (options.clone(), words::options(field, state));
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
        let is = field.clause(state);
        if is.0 != clause {
            problems.push(format!("pending should be {clause}, and is {is}"));
        }
    }
    let lines = words::state(field, state);
    for line in case.end.iter().filter(|line| !lines.contains(line)) {
        problems.push(format!("in the end `{line}` should be true; instead {lines:?}"));
    }
    problems
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
