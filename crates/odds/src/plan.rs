//! How an answer is to be computed.

use serde::Serialize;

/// How a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// As well as possible, against an opponent who does the same.
    #[default]
    Best,
    /// By the rulebook's own rule for ships that nobody plays.
    Rule,
}

impl Policy {
    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Rule => "rule",
        }
    }
}

/// Which method computes the answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Exact where the work is within the budget, else samples.
    #[default]
    Auto,
    /// Exact, or an error if that is beyond the budget.
    Exact,
    /// Samples of play through the rules.
    MonteCarlo,
}

impl Method {
    /// The names, as a person writes them.
    pub const NAMES: &'static [&'static str] = &["auto", "exact", "monte-carlo"];

    /// The method of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "auto" => Some(Self::Auto),
            "exact" => Some(Self::Exact),
            "monte-carlo" => Some(Self::MonteCarlo),
            _ => None,
        }
    }

    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Exact => "exact",
            Self::MonteCarlo => "monte-carlo",
        }
    }
}

/// How an answer is to be computed. Nothing here depends on the clock or the machine: the same
/// plan gives the same numbers everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Which method.
    pub method: Method,
    /// How many games Monte Carlo plays.
    pub samples: u64,
    /// The seed of its random numbers.
    pub seed: u64,
    /// How much counted work an exact answer may take, in simple operations.
    pub budget: u64,
}

impl Plan {
    /// Games played by default: a standard error of 0.05 % or less.
    pub const SAMPLES: u64 = 1_000_000;
    /// Work allowed by default, some five seconds on one core.
    pub const BUDGET: u64 = 5_000_000_000;
}

impl Default for Plan {
    fn default() -> Self {
        Self { method: Method::Auto, samples: Self::SAMPLES, seed: 1, budget: Self::BUDGET }
    }
}
