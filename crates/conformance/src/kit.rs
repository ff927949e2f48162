//! The kit and what it is told.

use crate::game::Game;
use crate::{Report, Violation};
use admiralty_game::Rulebook;

/// The conformance kit: plays a rulebook at random and checks all that a rulebook promises.
///
/// ```
/// use admiralty_conformance::Kit;
/// use admiralty_game::example::Duel;
///
/// let report = Kit::default().check(&Duel).expect("a duel follows its own rules");
/// assert!(report.missing_kinds::<Duel>().is_empty(), "{report}");
/// ```
#[derive(Clone, Debug)]
pub struct Kit {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) max_steps: u64,
    pub(crate) searches: u32,
    pub(crate) outcomes: u64,
    pub(crate) foreign: usize,
    pub(crate) pairs: u64,
    pub(crate) reveals: Vec<&'static str>,
}

impl Default for Kit {
    fn default() -> Self {
        Self {
            games: 100,
            seed: 1,
            max_steps: 10_000,
            searches: 20,
            outcomes: 5_000,
            foreign: 16,
            pairs: 1,
            reveals: Vec::new(),
        }
    }
}

impl Kit {
    /// How many games are played of each rulebook. Default: 100.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// The seed of the first game; those that follow count up from it. Everything in a game
    /// depends on its seed alone, so that the seed of a [`Place`](crate::Place) and one game
    /// reproduce what was found. Default: 1.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// After how many steps a game is cut off. That is no violation by itself: it is one if no
    /// end is found from there. Default: 10,000.
    #[must_use]
    pub fn max_steps(mut self, max_steps: u64) -> Self {
        self.max_steps = max_steps;
        self
    }

    /// How many times an end is searched for from where a game was cut off, each time for as
    /// many steps as a game may take. Default: 20.
    #[must_use]
    pub fn searches(mut self, searches: u32) -> Self {
        self.searches = searches;
        self
    }

    /// Up to how many outcomes of a chance are enumerated to check its weights. Default: 5,000.
    #[must_use]
    pub fn outcomes(mut self, outcomes: u64) -> Self {
        self.outcomes = outcomes;
        self
    }

    /// How many choices from elsewhere in play are tried in each state, at every seat.
    /// Default: 16.
    #[must_use]
    pub fn foreign(mut self, foreign: usize) -> Self {
        self.foreign = foreign;
        self
    }

    /// How many pairs of games are compared for secrecy with each game and each observing seat.
    /// Default: 1.
    #[must_use]
    pub fn pairs(mut self, pairs: u64) -> Self {
        self.pairs = pairs;
        self
    }

    /// The kinds of event that reveal what was hidden: orders are opened, a tile is turned up.
    ///
    /// From such an event on, if the observer sees it, two games may be told apart rightfully,
    /// and the pair ends. What differs before it is a leak all the same. Default: none, so that
    /// every difference is a leak.
    #[must_use]
    pub fn reveals(mut self, kinds: &[&'static str]) -> Self {
        self.reveals = kinds.to_vec();
        self
    }

    /// Plays and checks one rulebook.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn check<R: Rulebook>(&self, rulebook: &R) -> Result<Report, Violation> {
        self.check_scenario(0, rulebook)
    }

    /// Plays and checks several rulebooks, such as one for each of many scenarios, and merges
    /// what was met.
    ///
    /// # Errors
    /// The first broken promise; its place says in which of the rulebooks.
    pub fn check_many<R: Rulebook>(
        &self,
        rulebooks: impl IntoIterator<Item = R>,
    ) -> Result<Report, Violation> {
        let mut report = Report::default();
        for (scenario, rulebook) in rulebooks.into_iter().enumerate() {
            report.merge(&self.check_scenario(scenario, &rulebook)?);
        }
        Ok(report)
    }

    fn check_scenario<R: Rulebook>(&self, scenario: usize, rulebook: &R) -> Result<Report, Violation> {
        let mut report = Report::default();
        for n in 0..self.games {
            let seed = self.seed.wrapping_add(n);
            Game { kit: self, rulebook, scenario, seed }.check(&mut report)?;
        }
        Ok(report)
    }
}
