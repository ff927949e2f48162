//! All that is wrong with orders before a turn (O1).

use super::received::{Received, missing, receive, vote_is_missing};
use super::rehearse::rehearse;
use super::remark::Trouble;
use super::table::TurnTable;
use super::telling::why;
use admiralty_game::Seat;
use admiralty_imperium::setup::Setup;
use admiralty_notation::{Diagnostic, Kind, Source};
use admiralty_referee::Lang;

/// Orders, with all that was found: mistakes first of form and names, then what a dry run shows.
pub(crate) struct Checked {
    /// The orders, by seat.
    pub(crate) received: Vec<Received>,
    /// Mistakes and warnings, file after file.
    pub(crate) found: Vec<Diagnostic>,
}

impl Checked {
    /// The mistakes.
    pub(crate) fn mistakes(&self) -> impl Iterator<Item = &Diagnostic> {
        self.found.iter().filter(|found| !found.warns)
    }
}

/// Checks orders against the board at hand.
pub(crate) fn check(table: &TurnTable, files: &[Source]) -> Checked {
    let setup = table.rules().setup();
    let (received, mut found) = receive(setup, table.names(), files);
    for orders in &received {
        found.extend(dry_run(table, orders));
        if vote_is_missing(setup, &orders.plan) {
            let message = "there is no vote in these orders (I3.3)";
            let problem = orders.source.diagnostic(Kind::MissingKey, 0..0, message).warning();
            found.push(
                problem.help("everybody votes: add a line like `vote for`, or the master must enter it"),
            );
        }
    }
    // File after file, as they were given; within a file from top to bottom.
    let order = |problem: &Diagnostic| {
        let place = problem.place();
        let file = place.and_then(|place| files.iter().position(|file| file.name() == place.source.name()));
        (file.unwrap_or(usize::MAX), place.map_or(0, |place| place.span.start))
    };
    found.sort_by_key(order);
    Checked { received, found }
}

fn dry_run(table: &TurnTable, orders: &Received) -> Vec<Diagnostic> {
    let remarks = rehearse(table.rules(), orders.plan.clone());
    remarks
        .into_iter()
        .map(|(remark, depends)| {
            let text = why(table, Lang::En, remark.trouble);
            let message = format!("{} ({})", text.trim_end_matches('.'), remark.trouble.clause());
            let problem = orders.source.diagnostic(Kind::Illegal, remark.span, message);
            let problem = match remark.trouble {
                Trouble::NoCredits { .. } => problem.help(
                    "counted are one's own credits and income; what others give, and agreements that are not made yet, come on top",
                ),
                _ => problem,
            };
            if depends { problem.warning() } else { problem }
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
