//! Of a state: an election in which votes are cast openly, between two votes (I3.4).

use super::file;
use super::reader::Reader;
use super::write::{list, quoted, table};
use admiralty_game::Seat;
use admiralty_imperium::choice::Vote;
use admiralty_imperium::data::Ballot;
use admiralty_imperium::position::{Candidate, Poll};
use admiralty_imperium::setup::{Awaits, Setup};
use admiralty_notation::{Kind, shown};
use toml::Spanned;

const OPENLY: &str = "`votes` and `voters` are those of an election with `election_order = \"ascending_influence\"`, \
                      while the state awaits a `vote`";

impl Reader<'_> {
    /// The votes that stand, and whose are awaited.
    pub(super) fn poll(&mut self, file: &file::File, setup: &Setup) -> Poll {
        let mut poll = Poll::default();
        let none = file::Political::default();
        let written = file.political.as_ref().map_or(&none, |political| political.get_ref());
        let card = setup.position.agenda.and_then(|card| setup.data.political(card));
        let office = card.and_then(|card| match card.ballot {
            Ballot::Election { office, .. } if setup.votes_openly(setup.position.agenda) => Some(office),
            _ => None,
        });
        let first = written.voters.first().or_else(|| written.votes.keys().next());
        let said = file.awaits.as_ref();
        let awaited = said.is_none_or(|awaits| awaits.get_ref().meant() == Awaits::Vote);
        let Some(office) = office.filter(|_| awaited) else {
            if let Some(name) = first {
                let message = "no vote in an open election is awaited here (I3.4)";
                self.wrong(Kind::Conflict, name.span(), message, OPENLY);
            } else if let Some(awaits) = said.filter(|_| awaited) {
                let message = "no election with open votes is on the table (I3.4)";
                self.wrong(Kind::Conflict, awaits.span(), message, OPENLY);
            }
            return poll;
        };
        if written.voters.is_empty()
            && let Some(span) = said.map(Spanned::span).or_else(|| first.map(Spanned::span))
        {
            let message = "it is not said whose vote is awaited (I3.4)";
            self.wrong(Kind::MissingKey, span, message, "write `voters = [\"…\"]` under `[political]`");
        }
        let mut known: Vec<Seat> = Vec::new();
        for name in written.votes.keys().chain(&written.voters) {
            let Some(seat) = self.seat(name) else { continue };
            if known.contains(&seat) {
                let message = format!("`{}` votes twice (I3.3)", shown(name.get_ref()));
                self.wrong(Kind::Duplicate, name.span(), message, "leave the name in one place");
                continue;
            }
            known.push(seat);
            match written.votes.get(name) {
                Some(vote) => {
                    let candidate = self.candidate(office, vote);
                    poll.cast.extend(candidate.map(|candidate| (seat, Vote::Elect(candidate))));
                }
                None => poll.awaited.push(seat),
            }
        }
        poll.cast.sort_unstable();
        poll
    }
}

/// The keys of an election that goes on, with what is written after them.
pub(super) fn written(
    poll: &Poll,
    name: impl Fn(Seat) -> String,
    candidate: impl Fn(Candidate) -> String,
) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    if !poll.awaited.is_empty() {
        let voters: Vec<String> = poll.awaited.iter().map(|seat| quoted(&name(*seat))).collect();
        lines.push(("voters", list(&voters)));
    }
    let votes = poll.cast.iter().filter_map(|(seat, vote)| match vote {
        Vote::Elect(whom) => Some((name(*seat), quoted(&candidate(*whom)))),
        // An open vote is one in an election.
        Vote::For | Vote::Against => None,
    });
    let votes: Vec<(String, String)> = votes.collect();
    if !votes.is_empty() {
        lines.push(("votes", table(&votes)));
    }
    lines
}
