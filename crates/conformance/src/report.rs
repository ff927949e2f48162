//! What was played and met.

use admiralty_game::{Cited, Rulebook, Sink};
use std::collections::BTreeMap;
use std::fmt;

/// How often each kind of event happened. It is a [`Sink`], so that random play can fill it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kinds(BTreeMap<&'static str, u64>);

impl Kinds {
    /// Counts one event of this kind.
    pub fn count(&mut self, kind: &'static str) {
        *self.0.entry(kind).or_default() += 1;
    }

    /// How often this kind happened.
    #[must_use]
    pub fn of(&self, kind: &str) -> u64 {
        self.0.get(kind).copied().unwrap_or_default()
    }

    /// The kinds that happened, in alphabetical order, with how often.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        self.0.iter().map(|(kind, n)| (*kind, *n))
    }

    /// The kinds of `R` that never happened.
    #[must_use]
    pub fn missing<R: Rulebook>(&self) -> Vec<&'static str> {
        R::EVENT_KINDS.iter().copied().filter(|kind| self.of(kind) == 0).collect()
    }

    /// The kinds that happened but that `R` does not list.
    #[must_use]
    pub fn unknown<R: Rulebook>(&self) -> Vec<&'static str> {
        self.0.keys().copied().filter(|kind| !R::EVENT_KINDS.contains(kind)).collect()
    }

    /// Adds the counts of `other`.
    pub fn merge(&mut self, other: &Self) {
        for (kind, n) in other.iter() {
            *self.0.entry(kind).or_default() += n;
        }
    }
}

impl<E: Cited> Sink<E> for Kinds {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.count(event().kind());
    }
}

/// What the kit played and met, if nothing was wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played with all checks but secrecy.
    pub games: u64,
    /// Choices made in them.
    pub choices: u64,
    /// Chance events in them.
    pub rolls: u64,
    /// Steps of the longest one.
    pub longest: u64,
    /// Games cut off because they took too many steps; an end was found from where they were.
    pub unfinished: u64,
    /// What happened in them.
    pub kinds: Kinds,
    /// Pairs of games compared for secrecy.
    pub pairs: u64,
    /// Pairs whose states really differed at some time. If a game has secrets, a test should
    /// require that there are such pairs: else secrecy was not put to the test.
    pub hidden_differences: u64,
    /// Steps that pairs took together while their states differed.
    pub hidden_steps: u64,
    /// Pairs that ended early because a public choice or a drawn thing was possible in only one of
    /// the two games, so that it gave the difference away rightfully.
    pub parted: u64,
    /// Pairs that ended early because an event that reveals something told them apart.
    pub revealed: u64,
}

impl Report {
    /// Steps of all games.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.choices + self.rolls
    }

    /// The kinds of event of `R` that never happened.
    #[must_use]
    pub fn missing_kinds<R: Rulebook>(&self) -> Vec<&'static str> {
        self.kinds.missing::<R>()
    }

    /// Adds what was played and met elsewhere, such as in another scenario.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.choices += other.choices;
        self.rolls += other.rolls;
        self.longest = self.longest.max(other.longest);
        self.unfinished += other.unfinished;
        self.kinds.merge(&other.kinds);
        self.pairs += other.pairs;
        self.hidden_differences += other.hidden_differences;
        self.hidden_steps += other.hidden_steps;
        self.parted += other.parted;
        self.revealed += other.revealed;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games of {} steps in all ({} choices, {} rolls), the longest of {}, {} cut off. ",
            self.games,
            self.steps(),
            self.choices,
            self.rolls,
            self.longest,
            self.unfinished
        )?;
        write!(
            f,
            "{} pairs compared, of which {} differed in what is hidden, for {} steps; \
             {} parted, {} were told apart by an event that reveals. Events:",
            self.pairs, self.hidden_differences, self.hidden_steps, self.parted, self.revealed
        )?;
        if self.kinds.0.is_empty() {
            f.write_str(" none")?;
        }
        for (index, (kind, n)) in self.kinds.iter().enumerate() {
            write!(f, "{} {kind} {n}", if index > 0 { "," } else { "" })?;
        }
        f.write_str(".")
    }
}
