//! Compares what a case says with what the rulebook does.

use crate::{Case, Game, Played, cases, chapter_of, event, expected, options, play, seat};
use admiralty_game::Rulebook;
use std::fmt::Write;

/// Plays all cases of a chapter.
///
/// # Errors
/// Reports the cases that do not hold, or that there are none.
pub fn chapter<G: Game>(chapter: &str) -> Result<(), String> {
    let (mut played, mut report) = (0, String::new());
    for case in cases::<G>()?.iter().filter(|case| chapter_of(case.clause()) == chapter) {
        played += 1;
        if let Err(problems) = check::<G>(case) {
            let _ = writeln!(report, "\n{} ({}): {}\n{problems}", case.id, case.file, case.title);
        }
    }
    match (played, report.is_empty()) {
        (0, _) => Err(format!("chapter {chapter} has no case")),
        (_, true) => Ok(()),
        (_, false) => Err(report),
    }
}

/// Plays a case.
///
/// # Errors
/// Says what is not as the case says, and what happened instead.
pub fn check<G: Game>(case: &Case<G::Own>) -> Result<(), String> {
    match (&case.scenario, G::subjects(&case.own)) {
        (Some(scenario), 0) => check_scenario::<G>(case, scenario),
        (None, 1) => G::check_own(case),
        _ => Err("a case is about one thing: a `scenario`, or what else the game has".into()),
    }
}

fn check_scenario<G: Game>(case: &Case<G::Own>, scenario: &str) -> Result<(), String> {
    match accepted(case, G::table(case, scenario))? {
        Some(table) => check_at::<G>(case, table),
        None => Ok(()),
    }
}

/// Plays the script of a case at a table, and compares.
///
/// # Errors
/// Says what is not as the case says, and what happened instead.
pub fn check_at<G: Game>(case: &Case<G::Own>, table: G::Table) -> Result<(), String> {
    let (played, result) = play::<G>(table, &case.script, case.refused.is_some());
    match result {
        Ok(()) => check_played::<G>(case, &played),
        Err(problem) => told(vec![problem], &played),
    }
}

/// Compares what was played, by the script or otherwise, with what the case expects.
///
/// # Errors
/// Says what is not as the case says, and what happened instead.
pub fn check_played<G: Game>(case: &Case<G::Own>, played: &Played<G>) -> Result<(), String> {
    told(compare(case, played), played)
}

fn told<G: Game>(mut problems: Vec<String>, played: &Played<G>) -> Result<(), String> {
    if problems.is_empty() {
        return Ok(());
    }
    problems.push("What happened:".into());
    problems.extend(played.events.iter().map(|of| format!("  {}", event::<G>(&played.table, of))));
    Err(problems.join("\n"))
}

/// What was read, if it had to be readable; nothing, if it was refused as the `error` of the case
/// says.
///
/// # Errors
/// If it is accepted and should not be, or refused, or refused for another reason.
pub fn accepted<T, Own>(case: &Case<Own>, read: Result<T, impl ToString>) -> Result<Option<T>, String> {
    match (read, &case.error) {
        (Ok(read), None) => Ok(Some(read)),
        (Ok(_), Some(error)) => Err(format!("it is accepted, and the error should say `{error}`")),
        (Err(said), None) => Err(format!("it is refused: {}", said.to_string())),
        (Err(said), Some(error)) if said.to_string().contains(error) => Ok(None),
        (Err(said), Some(error)) => Err(format!("the error should say `{error}`: {}", said.to_string())),
    }
}

fn compare<G: Game>(case: &Case<G::Own>, played: &Played<G>) -> Vec<String> {
    let (table, state) = (&played.table, &played.state);
    let events: Vec<String> = played.events.iter().map(|of| event::<G>(table, of)).collect();
    let mut problems = expected(&case.expect, &events);
    for (name, lines) in &case.seen {
        let Ok(seat) = seat(table, name) else {
            problems.push(format!("`seen` names {name}, who is no player"));
            continue;
        };
        let seen = played.events.iter().filter_map(|event| table.seen(event, seat));
        let seen: Vec<String> = seen.map(|of| event::<G>(table, &of)).collect();
        let unseen = expected(lines, &seen);
        problems.extend(unseen.into_iter().map(|problem| format!("as {name} sees it: {problem}")));
    }
    if let Some(should) = &case.options {
        let (mut should, mut are) = (should.clone(), options::<G>(table, state));
        should.sort();
        are.sort();
        if should != are {
            problems.push(format!("the choices should be {should:?}, and are {are:?}"));
        }
    }
    if let Some(refused) = &case.refused {
        let said = played.refusal.as_deref().unwrap_or_default();
        if !said.contains(refused) {
            problems.push(format!("the refusal should say `{refused}`: {said}"));
        }
    }
    if let Some(clause) = &case.pending {
        let is = table.clause(state);
        if is.0 != clause {
            problems.push(format!("pending should be {clause}, and is {is}"));
        }
    }
    let lines = G::state(table, state);
    for line in case.end.iter().filter(|line| !lines.contains(line)) {
        let alike: Vec<&String> = lines.iter().filter(|other| head(other) == head(line)).collect();
        let alike = if alike.is_empty() { lines.iter().collect() } else { alike };
        problems.push(format!("in the end `{line}` should be true; instead {alike:?}"));
    }
    problems
}

/// What a line about the state is about.
fn head(line: &str) -> &str {
    line.split_once(": ").map_or(line, |(head, _)| head)
}
