//! Check: a seat learns nothing that it must not.
//!
//! Two games A and B are played in lock-step. They begin alike and come to differ only through
//! what one seat, the observer, cannot see: what is drawn for somebody else, and secret choices of
//! others. Everything that the observer is shown must then be equal to the byte: its view, its
//! events, what is pending and who decides, and what it may choose.
//!
//! Games can be told apart rightfully too, and the pair ends there: if A's public choice is
//! impossible in B, or what the observer draws in A is not there to draw in B, or an event
//! reveals what was hidden ([`Kit::reveals`](crate::Kit::reveals)). A secret choice hides *what*
//! is chosen, not *that* something is: a choice to end a hidden sequence whose length matters is
//! not secret.

use crate::game::Game;
use crate::luck::{Luck, Stream};
use crate::serial::json;
use crate::walk::pick_seat;
use crate::{Leak, Place, Report, Violation};
use admiralty_game::{Chance, Cited, Law, Rulebook, Seat, Seats, Step};

/// How often something possible in both games is looked for before a pair ends.
const TRIES: u32 = 8;

/// One of the two games, and what happened in its last move.
pub(crate) struct Side<R: Rulebook> {
    pub(crate) state: R::State,
    events: Vec<R::Event>,
}

/// An event as the observer sees it.
#[derive(PartialEq)]
struct Seen {
    kind: &'static str,
    json: String,
}

/// Two games that differ only in what one seat cannot see.
pub(crate) struct Pair<'a, R: Rulebook> {
    game: &'a Game<'a, R>,
    observer: Seat,
    pub(crate) a: Side<R>,
    b: Side<R>,
    pub(crate) steps: u64,
    luck: Luck,
}

/// What became of a pair in one step.
#[derive(PartialEq)]
enum Fate {
    Together,
    Over,
    Parted,
    Revealed,
}

impl<'a, R: Rulebook> Pair<'a, R> {
    /// Begins pair number `n` of this observer.
    pub(crate) fn start(game: &'a Game<'a, R>, observer: Seat, n: u64) -> Self {
        let side = || {
            let mut events = Vec::new();
            Side { state: game.rulebook.start(&mut events), events }
        };
        let stream = Stream::Pair(n * 16 + u64::from(observer.0));
        Self { game, observer, a: side(), b: side(), steps: 0, luck: Luck::new(game.seed, stream) }
    }

    /// Plays both games until they are over, are told apart, or are cut off.
    pub(crate) fn run(&mut self, report: &mut Report) -> Result<(), Violation> {
        report.pairs += 1;
        let mut differed = false;
        let mut fate = self.compare()?;
        while fate == Fate::Together && self.steps < self.game.kit.max_steps {
            fate = self.advance()?;
            if fate == Fate::Together {
                self.steps += 1;
                fate = self.compare()?;
                let differ = self.a.state != self.b.state;
                report.hidden_steps += u64::from(differ);
                differed |= differ;
            }
        }
        report.hidden_differences += u64::from(differed);
        report.parted += u64::from(fate == Fate::Parted);
        report.revealed += u64::from(fate == Fate::Revealed);
        Ok(())
    }

    fn at(&self) -> Box<Place> {
        self.game.at(self.steps, &self.a.state)
    }

    fn leaked(&self, leak: Leak, first: impl ToString, second: impl ToString) -> Violation {
        let (first, second) = (first.to_string(), second.to_string());
        Violation::Leaked { observer: self.observer, leak, first, second, at: self.at() }
    }

    /// Compares what the observer is shown of the last move and of the state.
    fn compare(&self) -> Result<Fate, Violation> {
        let [a, b] = [self.seen(&self.a)?, self.seen(&self.b)?];
        let reveals = |event: Option<&Seen>| event.is_some_and(|e| self.game.kit.reveals.contains(&e.kind));
        for n in 0..a.len().max(b.len()) {
            if reveals(a.get(n)) || reveals(b.get(n)) {
                let equal = a == b && self.view(&self.a)? == self.view(&self.b)?;
                return Ok(if equal { Fate::Together } else { Fate::Revealed });
            }
            if a.get(n) != b.get(n) {
                let text = |event: Option<&Seen>| event.map_or("nothing".to_owned(), |e| e.json.clone());
                return Err(self.leaked(Leak::Events, text(a.get(n)), text(b.get(n))));
            }
        }
        let [a, b] = [self.view(&self.a)?, self.view(&self.b)?];
        if a == b { Ok(Fate::Together) } else { Err(self.leaked(Leak::View, a, b)) }
    }

    fn view(&self, side: &Side<R>) -> Result<String, Violation> {
        json("a view", &self.game.rulebook.view(&side.state, self.observer), || self.at())
    }

    fn seen(&self, side: &Side<R>) -> Result<Vec<Seen>, Violation> {
        let seen = side.events.iter().filter_map(|event| self.game.rulebook.seen(event, self.observer));
        seen.map(|event| Ok(Seen { kind: event.kind(), json: json("an event", &event, || self.at())? }))
            .collect()
    }

    /// Makes the next move in both games.
    fn advance(&mut self) -> Result<Fate, Violation> {
        self.a.events.clear();
        self.b.events.clear();
        let rulebook = self.game.rulebook;
        match (rulebook.step(&self.a.state), rulebook.step(&self.b.state)) {
            (Step::Over, Step::Over) => Ok(Fate::Over),
            (Step::Decide(a), Step::Decide(b)) if a == b && !a.is_empty() => self.decide(a),
            (Step::Chance(a), Step::Chance(b))
                if a.audience == b.audience
                    && matches!(a.law, Law::Dice(_)) == matches!(b.law, Law::Dice(_)) =>
            {
                self.happen(&a, &b)
            }
            (a, b) => Err(self.leaked(Leak::Step, format!("{a:?}"), format!("{b:?}"))),
        }
    }

    /// A decision: the observer's is the same in both games, and so is what others do openly.
    fn decide(&mut self, seats: Seats) -> Result<Fate, Violation> {
        let rulebook = self.game.rulebook;
        let seat = pick_seat(seats, &mut self.luck);
        let [mut a, mut b] = [Vec::new(), Vec::new()];
        rulebook.options(&self.a.state, seat, &mut a);
        rulebook.options(&self.b.state, seat, &mut b);
        if seat == self.observer && a != b {
            return Err(self.leaked(Leak::Options, format!("{a:?}"), format!("{b:?}")));
        }
        for _ in 0..TRIES {
            let Some(choice) = self.luck.pick(&a) else {
                return Err(Violation::NoOption { seat, at: self.at() });
            };
            let secret = |side: &Side<R>, choice| rulebook.is_secret(&side.state, seat, choice);
            let other = if seat == self.observer {
                Some(choice)
            } else if secret(&self.a, choice) {
                let secrets: Vec<_> = b.iter().copied().filter(|c| secret(&self.b, *c)).collect();
                self.luck.pick(&secrets)
            } else {
                Some(choice).filter(|c| b.contains(c) && !secret(&self.b, *c))
            };
            if let Some(other) = other {
                rulebook.choose(&mut self.a.state, seat, choice, &mut self.a.events);
                rulebook.choose(&mut self.b.state, seat, other, &mut self.b.events);
                return Ok(Fate::Together);
            }
        }
        Ok(Fate::Parted)
    }

    /// Chance: what the observer sees comes out the same in both games, all else independently.
    /// Dice on the table are equal; an urn may hold other things, as what others drew is hidden.
    fn happen(&mut self, a: &Chance, b: &Chance) -> Result<Fate, Violation> {
        let rulebook = self.game.rulebook;
        let sees = a.audience.includes(self.observer);
        if sees && matches!(a.law, Law::Dice(_)) && a.law != b.law {
            return Err(self.leaked(Leak::Dice, format!("{:?}", a.law), format!("{:?}", b.law)));
        }
        for chance in [a, b] {
            if chance.ways() == Some(0) {
                return Err(Violation::NoOutcome { at: self.at() });
            }
        }
        for _ in 0..TRIES {
            let rolled = a.sample(&mut |n| self.luck.below(n));
            let other = if sees { rolled.clone() } else { b.sample(&mut |n| self.luck.below(n)) };
            if b.check(&other).is_ok() {
                rulebook.happen(&mut self.a.state, &rolled, &mut self.a.events);
                rulebook.happen(&mut self.b.state, &other, &mut self.b.events);
                return Ok(Fate::Together);
            }
        }
        Ok(Fate::Parted)
    }
}
