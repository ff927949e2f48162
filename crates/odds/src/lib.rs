//! Odds of any rulebook: exact values and best play, the law of the ends, Monte Carlo.
//!
//! Everything here knows a game only as a [`Rulebook`](admiralty_game::Rulebook).
//!
//! * [`solve`] finds all reachable states, values them by best play, and knows the distribution
//!   of the ends. Loops (rounds in which nothing happens) are solved as linear equations, not
//!   iterated. It works in floating point or, for proofs on small battles, in rationals
//!   ([`Number`]).
//! * [`Following`] leaves only chance to a game whose players follow fixed orders.
//! * [`monte_carlo`] plays games with seeded luck.
//! * [`Report`] is what an answer looks like, as JSON and as text.
//!
//! A game's adapter may bring a fast path for its odds. It is an optimisation of the rulebook and
//! is tested to give the same numbers as [`solve`].
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod follow;
mod graph;
mod linear;
pub mod monte_carlo;
mod number;
mod plan;
pub mod report;
mod solve;

pub use follow::Following;
pub use graph::{Question, Trouble, Wish};
pub use number::Number;
pub use plan::{Method, Plan, Policy};
pub use report::Report;
pub use solve::{Solution, solve};

pub use dashu_ratio::RBig;
