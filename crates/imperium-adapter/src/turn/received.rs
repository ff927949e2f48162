//! Orders as they were received: whose they are, and all that is wrong with them (O1, O4).

use super::lexicon::Lexicon;
use super::plan::{self, Plan};
use super::remark::Trouble;
use crate::data::Names;
use crate::orders::{self, OrderKind};
use admiralty_game::Seat;
use admiralty_imperium::setup::{Awaits, Setup};
use admiralty_notation::{Diagnostic, Kind, Source, Span};

/// The orders of one player, understood as far as possible.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    /// Which of the files it is.
    pub(crate) file: usize,
    /// The file.
    pub(crate) source: Source,
    /// What was ordered.
    pub(crate) plan: Plan,
}

impl Received {
    /// Something found in these orders.
    pub(crate) const fn found(&self, problem: Diagnostic, trouble: Option<Trouble>) -> Found {
        Found { file: self.file, seat: Some(self.plan.seat), problem, trouble }
    }
}

/// Something that was found in a file of orders.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// In which of the files.
    pub(crate) file: usize,
    /// Whose file it is, if it says so.
    pub(crate) seat: Option<Seat>,
    /// What was found.
    pub(crate) problem: Diagnostic,
    /// What a dry run met, if it was one that found it.
    pub(crate) trouble: Option<Trouble>,
}

/// A statement: the file, and where it stands there.
pub(crate) type Statement = (usize, Span);

/// Which kinds of orders a state waits for (O4).
const fn awaited(kind: &OrderKind, awaits: Awaits) -> bool {
    let political = matches!(
        kind,
        OrderKind::Give { .. }
            | OrderKind::Exchange { .. }
            | OrderKind::Agree { .. }
            | OrderKind::Vote(_)
            | OrderKind::Play { .. }
    );
    let vote = matches!(kind, OrderKind::Vote(_));
    match awaits {
        Awaits::Turn => true,
        Awaits::Politics => political,
        Awaits::Deals => political && !vote,
        Awaits::Vote => vote,
        Awaits::Actions => !political || matches!(kind, OrderKind::Play { .. }),
    }
}

/// Reads the orders of all files, but for the statements that are left out. What is wrong is said file
/// after file.
pub(crate) fn receive(
    setup: &Setup,
    names: &Names,
    files: &[Source],
    left_out: &[Statement],
) -> (Vec<Received>, Vec<Found>) {
    let lexicon = Lexicon { setup, names };
    let mut received: Vec<Received> = Vec::new();
    let mut problems = Vec::new();
    for (file, source) in files.iter().enumerate() {
        let (mut orders, found) = orders::parse(source);
        let mut found = found;
        let seat = match &orders.seat {
            Some(name) => match lexicon.seat(source, name, "O1") {
                Ok(seat) => Some(seat),
                Err(problem) => {
                    found.push(problem);
                    None
                }
            },
            // The parser has said so.
            None => None,
        };
        found.extend(turn_of(source, &orders, setup));
        // I3.4: who is not asked yet says nothing.
        let seat = seat.filter(|seat| {
            let asked = senders(setup).contains(seat);
            if !asked {
                found.push(not_asked(source, &orders, setup));
            }
            asked
        });
        orders.items.retain(|order| {
            if left_out.contains(&(file, order.span)) {
                return false;
            }
            let wanted = awaited(&order.kind, setup.awaits);
            if !wanted {
                found.push(not_awaited(source, order, setup.awaits));
            }
            wanted
        });
        if let Some(seat) = seat {
            let (plan, wrong) = plan::plan(source, &orders, seat, lexicon);
            found.extend(wrong);
            match received.iter().find(|other| other.plan.seat == seat) {
                Some(other) => {
                    let name = &setup.seats[seat.index()].name;
                    let message =
                        format!("the orders of {name} are there twice (O1): also in {}", other.source.name());
                    let span = orders.seat.as_ref().map_or_else(Default::default, |name| name.span);
                    found.push(
                        source
                            .diagnostic(Kind::Duplicate, span, message)
                            .help("a player sends one file a turn"),
                    );
                }
                None => received.push(Received { file, source: source.clone(), plan }),
            }
        }
        found.sort_by_key(|problem| problem.place().map_or(0, |place| place.span.start));
        problems.extend(found.into_iter().map(|problem| Found { file, seat, problem, trouble: None }));
    }
    received.sort_by_key(|received| received.plan.seat);
    (received, problems)
}

/// The turn for which orders say they are.
fn turn_of(source: &Source, orders: &orders::Orders, setup: &Setup) -> Option<Diagnostic> {
    let turn = orders.turn.as_ref()?;
    let due = u32::from(setup.position.turn);
    (turn.value != due).then(|| {
        let message = format!(
            "these orders are for turn {}, and the state waits for those of turn {due} (O4)",
            turn.value
        );
        source
            .diagnostic(Kind::Conflict, turn.span, message)
            .help(format!("write `turn {due}`, if they are meant for it"))
    })
}

/// Orders of one whose vote is not the next.
fn not_asked(source: &Source, orders: &orders::Orders, setup: &Setup) -> Diagnostic {
    let name = |seat: Seat| setup.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
    let next = senders(setup).first().map_or("", |seat| name(*seat));
    let message = format!("the state waits for the vote of {next} alone: votes are open, one by one (I3.4)");
    let span = orders.seat.as_ref().map_or_else(Default::default, |name| name.span);
    source.diagnostic(Kind::Conflict, span, message).help("leave this file out of this round")
}

fn not_awaited(source: &Source, order: &orders::Order, awaits: Awaits) -> Diagnostic {
    let (what, when) = match awaits {
        Awaits::Politics => ("votes and deals only", "the next round of orders, when the vote is known"),
        Awaits::Deals if matches!(order.kind, OrderKind::Vote(_)) => {
            ("deals only: the votes come after them, openly and one by one", "the round of one's vote")
        }
        Awaits::Deals => ("deals only", "the round of orders after the election"),
        Awaits::Vote => ("one vote only", "another round of orders: deals before the votes, all else after"),
        _ => ("all but votes and deals, which are settled", "the first round of the next turn"),
    };
    let message = format!("the state waits for {what} (O4)");
    source.diagnostic(Kind::Illegal, order.span, message).help(format!("this belongs into {when}"))
}

/// Whether there is a vote in this round of orders (I3.3, O4).
pub(crate) fn votes_are_awaited(setup: &Setup) -> bool {
    !matches!(setup.awaits, Awaits::Actions | Awaits::Deals) && setup.position.agenda.is_some()
}

/// Whether the vote of a player is awaited and missing (I3.3).
pub(crate) fn vote_is_missing(setup: &Setup, plan: &Plan) -> bool {
    votes_are_awaited(setup) && plan.vote.is_none()
}

/// The players whose orders a state waits for: all, or the one whose vote comes next (I3.4).
pub(crate) fn senders(setup: &Setup) -> Vec<Seat> {
    match setup.awaits {
        Awaits::Vote => setup.position.poll.awaited.first().copied().into_iter().collect(),
        _ => (0..setup.seats.len() as u8).map(Seat).collect(),
    }
}

/// The players whose orders are awaited and not there.
pub(crate) fn missing(setup: &Setup, received: &[Received]) -> Vec<Seat> {
    let all = senders(setup).into_iter();
    all.filter(|seat| received.iter().all(|received| received.plan.seat != *seat)).collect()
}
