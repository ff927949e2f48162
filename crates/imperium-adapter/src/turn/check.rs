//! All that is wrong with orders before a turn (O1).

use super::ballot;
use super::received::{Found, Received, Statement, missing, receive, vote_is_missing};
use super::rehearse::rehearse;
use super::remark::Trouble;
use super::table::TurnTable;
use super::telling::why;
use crate::orders;
use admiralty_game::Seat;
use admiralty_imperium::setup::Setup;
use admiralty_notation::{Diagnostic, Kind, Source, Span};
use admiralty_referee::Lang;

/// Orders, with all that was found: mistakes first of form and names, then what a dry run shows.
pub(crate) struct Checked {
    /// The orders, by seat.
    pub(crate) received: Vec<Received>,
    /// Mistakes and warnings, file after file.
    pub(crate) found: Vec<Found>,
}

impl Checked {
    /// The mistakes.
    pub(crate) fn mistakes(&self) -> impl Iterator<Item = &Found> {
        self.found.iter().filter(|found| !found.problem.warns)
    }
}

/// A statement that is left out, as it has a mistake (O1).
pub(crate) struct LeftOut {
    /// Where it stands.
    pub(crate) span: Span,
    /// The file.
    pub(crate) source: Source,
    /// What is wrong with it.
    pub(crate) found: Found,
}

impl LeftOut {
    /// The same for the master: nothing wrong any more, but something to know.
    pub(crate) fn warning(&self) -> Diagnostic {
        let mut problem = self.found.problem.clone().warning();
        problem.message = format!("left out: {}", problem.message);
        problem
    }
}

/// Checks orders against the board at hand.
pub(crate) fn check(table: &TurnTable, files: &[Source]) -> Checked {
    check_without(table, files, &[])
}

/// O1: checks orders, and leaves out every statement with a mistake.
///
/// Without one statement another may become mistaken (what it would have moved is not where the next
/// one takes it from), so they are checked again until nothing more is wrong.
pub(crate) fn tidy(table: &TurnTable, files: &[Source]) -> (Checked, Vec<LeftOut>) {
    let statements: Vec<Vec<Span>> = files.iter().map(orders::statements).collect();
    let mut spans: Vec<Statement> = Vec::new();
    let mut left_out = Vec::new();
    loop {
        let mut checked = check_without(table, files, &spans);
        let place = |found: &Found| (found.file, statement_of(files, &statements, found));
        let (wrong, rest): (Vec<Found>, Vec<Found>) =
            checked.found.into_iter().partition(|found| !found.problem.warns);
        let new: Vec<Found> = wrong.into_iter().filter(|found| !spans.contains(&place(found))).collect();
        if new.is_empty() {
            checked.found = rest;
            return (checked, left_out);
        }
        for found in new {
            let (file, span) = place(&found);
            spans.push((file, span));
            left_out.extend(files.get(file).map(|source| LeftOut { span, source: source.clone(), found }));
        }
    }
}

/// The statement in which something was found; where there is none, the rest of its line.
fn statement_of(files: &[Source], statements: &[Vec<Span>], found: &Found) -> Span {
    let at = found.problem.place().map_or(0, |place| place.span.start);
    let own = statements.get(found.file).map(Vec::as_slice).unwrap_or_default();
    own.iter().find(|span| span.start <= at && at <= span.end).copied().unwrap_or_else(|| {
        let text = files.get(found.file).and_then(|source| source.text().get(at..)).unwrap_or_default();
        Span::new(at, at + text.lines().next().map_or(0, str::len))
    })
}

fn check_without(table: &TurnTable, files: &[Source], left_out: &[Statement]) -> Checked {
    let setup = table.rules().setup();
    let (received, mut found) = receive(setup, table.names(), files, left_out);
    for orders in &received {
        found.extend(dry_run(table, orders));
        if vote_is_missing(setup, &orders.plan) {
            let message = "there is no vote in these orders (I3.3)";
            let problem = orders.source.diagnostic(Kind::MissingKey, 0..0, message).warning();
            let vote = ballot::example(setup);
            let help = format!("everybody votes: add a line like `vote {vote}`, or the master must enter it");
            found.push(orders.found(problem.help(help), None));
        }
    }
    // File after file, as they were given; within a file from top to bottom.
    found.sort_by_key(|found| (found.file, found.problem.place().map_or(0, |place| place.span.start)));
    Checked { received, found }
}

fn dry_run(table: &TurnTable, orders: &Received) -> Vec<Found> {
    let remarks = rehearse(table.rules(), orders.plan.clone());
    remarks
        .into_iter()
        .map(|(remark, depends)| {
            let text = why(table, Lang::En, remark.trouble);
            let message = format!("{} ({})", text.trim_end_matches('.'), remark.trouble.clause());
            let problem = orders.source.diagnostic(Kind::Illegal, remark.span, message);
            let problem = match remark.trouble {
                Trouble::NoCredits { .. }
                | Trouble::GiftUnpaid { .. }
                | Trouble::ExchangeUnpaid { .. } => problem.help(
                    "counted are one's own credits and income; what others give, and agreements that are not made yet, come on top",
                ),
                _ => problem,
            };
            orders.found(if depends { problem.warning() } else { problem }, Some(remark.trouble))
        })
        .collect()
}

/// The players who have sent nothing, as mistakes.
pub(crate) fn absent(setup: &Setup, received: &[Received], excused: &[Seat]) -> Vec<Diagnostic> {
    let missing = missing(setup, received).into_iter().filter(|seat| !excused.contains(seat));
    missing
        .map(|seat| {
            let name = &setup.seats[seat.index()].name;
            let message = format!("there are no orders of {name} (O1)");
            Diagnostic::new(Kind::MissingKey, message).help(format!(
                "give their file, or say `--absent {name}` and enter the vote in the file of --rulings"
            ))
        })
        .collect()
}
