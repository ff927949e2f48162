//! Votes, and what follows from them (I3.1, I3.3–I3.7).

use super::Imperium;
use super::state::{Cause, Game, Task, Wait};
use crate::choice::{Choice, Vote};
use crate::data::{Ballot, CardId, Office, Political};
use crate::effect::Lasting;
use crate::event::{Event, Phase};
use crate::position::{Candidate, Law, Poll};
use crate::setup::Awaits;
use admiralty_game::{Seat, Sink};

impl Imperium {
    /// I3.1: the card of the turn, which was drawn before (O4).
    pub(super) fn open_agenda(&self, game: &Game, sink: &mut impl Sink<Event>) {
        match game.position.agenda {
            Some(card) => sink.tell(|| Event::Agenda { card }),
            None => sink.tell(|| Event::NoAgenda),
        }
    }

    fn agenda(&self, game: &Game) -> Option<&Political> {
        self.data().political(game.position.agenda?)
    }

    /// I3.3: a player's votes: Influence, and what cards add.
    #[must_use]
    pub fn votes_of(&self, game: &Game, seat: Seat) -> u32 {
        let more = self.total(game, seat, |lasting| match lasting {
            Lasting::Votes { n } => i32::from(n),
            _ => 0,
        });
        self.influence(game, seat).saturating_add_signed(more)
    }

    /// Whether a player has a vote on the card of the turn: not who is excluded (I3.8), nor one whose
    /// race votes only with a trade agreement and has none.
    pub(super) fn may_vote(&self, game: &Game, seat: Seat) -> bool {
        let excluded = game.position.player(seat).is_none_or(|player| player.excluded);
        let needs = self.any(game, seat, |lasting| lasting == Lasting::VoteNeedsAgreement);
        let has_partner = game.position.partners(seat).next().is_some();
        !excluded && (has_partner || !needs)
    }

    /// The candidates of the card of the turn; none if it is no election.
    pub(super) fn candidates(&self, game: &Game) -> Vec<Candidate> {
        let Some(Ballot::Election { office, .. }) = self.agenda(game).map(|card| &card.ballot) else {
            return Vec::new();
        };
        match office {
            Office::Player => self.players().map(Candidate::Player).collect(),
            Office::Planet => {
                let owned = self.map().planet_ids().filter(|planet| game.position.owner(*planet).is_some());
                owned.map(Candidate::Planet).collect()
            }
            Office::Law => self.laws_in_force(game).into_iter().map(Candidate::Law).collect(),
        }
    }

    /// The kinds of Laws in force, each once, although a Law can have passed in several copies.
    pub(super) fn laws_in_force(&self, game: &Game) -> Vec<CardId> {
        let mut kinds = Vec::new();
        for law in &game.position.laws {
            if !kinds.contains(&law.card) {
                kinds.push(law.card);
            }
        }
        kinds
    }

    pub(super) fn each_vote(&self, game: &Game, f: &mut impl FnMut(Choice)) {
        match self.agenda(game).map(|card| &card.ballot) {
            Some(Ballot::ForAgainst { .. }) => {
                [Vote::For, Vote::Against].into_iter().for_each(|vote| f(Choice::Vote(vote)));
            }
            Some(Ballot::Election { .. }) => {
                self.candidates(game).into_iter().for_each(|c| f(Choice::Vote(Vote::Elect(c))));
            }
            None => {}
        }
    }

    /// I3.3: everybody votes; nobody if there is nothing to choose among.
    pub(super) fn begin_votes(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let voters = || self.players().filter(|seat| self.may_vote(game, *seat));
        let nothing = match self.agenda(game).map(|card| &card.ballot) {
            None => true,
            Some(Ballot::ForAgainst { .. }) => false,
            Some(Ballot::Election { .. }) => self.candidates(game).is_empty(),
        };
        if nothing {
            return None;
        }
        for seat in self.players().filter(|seat| !self.may_vote(game, *seat)) {
            sink.tell(|| Event::NoVote { seat });
        }
        voters().next()?;
        if self.votes_are_open(game) {
            // Those with less Influence first.
            let order = game.order.iter().rev().copied().filter(|seat| self.may_vote(game, *seat));
            let order: Vec<Seat> = order.collect();
            if self.setup.awaits == Awaits::Deals {
                game.position.poll = Poll { cast: Vec::new(), awaited: order };
                self.await_vote(game, sink);
                return None;
            }
            Self::push(game, order.into_iter().map(Task::OpenVote));
            return None;
        }
        Some(Wait::Votes)
    }

    /// I3.4: whether votes on the card of the turn are open.
    pub(super) fn votes_are_open(&self, game: &Game) -> bool {
        self.setup.votes_openly(game.position.agenda)
    }

    /// I3.4, O4: this round of orders is over; the next is for one vote. What cards have changed for the
    /// phase stays.
    fn await_vote(&self, game: &mut Game, sink: &mut impl Sink<Event>) {
        self.keep_docks(game);
        game.todo.clear();
        if let Some(seat) = game.position.poll.awaited.first().copied() {
            sink.tell(|| Event::VoteAwaited { seat });
        }
    }

    /// I3.4: the election goes on with the vote of who is awaited.
    pub(super) fn resume_votes(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        sink.tell(|| Event::PhaseBegins { phase: Phase::Political });
        self.open_agenda(game, sink);
        // A state that was written by hand may have an election without candidates.
        if self.candidates(game).is_empty() {
            game.position.poll = Poll::default();
        }
        let seat = *game.position.poll.awaited.first()?;
        self.may_vote(game, seat).then_some(Wait::OpenVote(seat))
    }

    /// I3.4: a vote stands; the next is awaited, or the votes are counted.
    pub(super) fn record_vote(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        if game.position.poll.awaited.len() > 1 {
            game.position.poll.awaited.remove(0);
            let cast = self.players().filter_map(|seat| Some((seat, (*game.votes.get(seat.index())?)?)));
            game.position.poll.cast = cast.collect();
            self.await_vote(game, sink);
        } else {
            game.position.poll = Poll::default();
        }
        None
    }

    pub(super) fn vote(&self, game: &mut Game, seat: Seat, vote: Vote) {
        if let Some(own) = game.votes.get_mut(seat.index()) {
            *own = Some(vote);
        }
        let open = self.players().any(|seat| self.may_vote(game, seat) && game.votes[seat.index()].is_none());
        if !open {
            Self::go_on(game);
        }
    }

    pub(super) fn vote_openly(&self, game: &mut Game, seat: Seat, vote: Vote, sink: &mut impl Sink<Event>) {
        if let Some(own) = game.votes.get_mut(seat.index()) {
            *own = Some(vote);
        }
        let votes = self.votes_of(game, seat);
        sink.tell(|| Event::Voted { seat, vote, votes });
        Self::go_on(game);
    }

    /// I3.4, I3.5: votes are counted, and the winning effect happens.
    pub(super) fn count(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let seats = self.setup.seats.len();
        let votes = std::mem::replace(&mut game.votes, vec![None; seats]);
        let cast = |seat: Seat| votes.get(seat.index()).copied().flatten();
        if !self.votes_are_open(game) {
            for seat in self.players() {
                if let Some(vote) = cast(seat) {
                    let votes = self.votes_of(game, seat);
                    sink.tell(|| Event::Voted { seat, vote, votes });
                }
            }
        }
        let sum = |vote: Vote| -> u32 {
            self.players()
                .filter(|seat| cast(*seat) == Some(vote))
                .map(|seat| self.votes_of(game, seat))
                .sum()
        };
        let (Some(id), Some(card)) = (game.position.agenda, self.agenda(game)) else { return None };
        // I3.8: an exclusion is for one vote.
        let excluded: Vec<Seat> =
            self.players().filter(|seat| game.position.player(*seat).is_some_and(|p| p.excluded)).collect();
        let (effects, elected, law) = match &card.ballot {
            Ballot::ForAgainst { pass, fail } => {
                let (pros, cons) = (sum(Vote::For), sum(Vote::Against));
                match pros.cmp(&cons) {
                    std::cmp::Ordering::Greater => {
                        sink.tell(|| Event::Passed { pros, cons });
                        (pass.as_slice(), None, !card.law.is_empty())
                    }
                    std::cmp::Ordering::Less => {
                        sink.tell(|| Event::VotedDown { pros, cons });
                        (fail.as_slice(), None, false)
                    }
                    std::cmp::Ordering::Equal => {
                        sink.tell(|| Event::Tie);
                        (&[][..], None, false)
                    }
                }
            }
            Ballot::Election { elected, .. } => {
                let totals: Vec<(Candidate, u32)> =
                    self.candidates(game).into_iter().map(|c| (c, sum(Vote::Elect(c)))).collect();
                let most = totals.iter().map(|(_, n)| *n).max().unwrap_or(0);
                let mut first = totals.iter().filter(|(_, n)| *n == most && most > 0);
                match (first.next(), first.next()) {
                    (Some((candidate, votes)), None) => {
                        sink.tell(|| Event::Elected { candidate: *candidate, votes: *votes });
                        (elected.as_slice(), Some(*candidate), !card.law.is_empty())
                    }
                    _ => {
                        sink.tell(|| Event::Tie);
                        (&[][..], None, false)
                    }
                }
            }
        };
        for seat in excluded {
            if let Some(player) = game.position.player_mut(seat) {
                player.excluded = false;
            }
        }
        game.todo.push(Task::PutAway);
        let cause = Cause { card: id, by: None, aim: None, elected };
        let tasks = effects.iter().map(|effect| Task::Effect { cause, effect: *effect });
        Self::push(game, tasks);
        // I3.6: a Law is in force from here on, and is not discarded.
        if law {
            game.position.laws.push(Law { card: id, elected });
            game.position.agenda = None;
            sink.tell(|| Event::LawPassed { card: id });
        }
        None
    }

    /// I3.5: the card is discarded, unless it is a Law that passed.
    pub(super) fn put_away(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        if let Some(card) = game.position.agenda.take() {
            game.position.political.discards.add(card);
            sink.tell(|| Event::AgendaDiscarded { card });
        }
        None
    }
}
