//! The conformance kit: what every rulebook must pass.
//!
//! Tools trust a rulebook blindly, so each rulebook's own tests run this kit. It knows no game; it
//! plays at random, from a seed, and checks what the trait [`Rulebook`](admiralty_game::Rulebook)
//! promises:
//!
//! 1. **Weights.** The ways of all outcomes of a chance sum exactly to the ways of the chance.
//! 2. **No dead ends.** Who must decide has an option; who need not has none; none comes twice.
//! 3. **An end is always in reach.** A game may go on for ever by bad luck, but never of necessity.
//! 4. **Options are what is legal**, and nothing else is, for nobody.
//! 5. **What is refused leaves no mark** on the state, and tells of no event.
//! 6. **What is written can be read back**: states, with their hash, choices and rolls.
//! 7. **A record replays** to the same events and the same state.
//! 8. **Nobody need listen.** The game goes the same way without a sink for its events.
//! 9. **Secrets are kept.** Two games that differ only in what a seat cannot see look alike to it,
//!    to the byte.
//!
//! Besides, nothing may panic, and every event must be of a kind that the rulebook lists. The
//! first broken promise comes back as a [`Violation`] with the [`Place`] to find it again. If there
//! is none, the [`Report`] says what was met, for a test to require that it was enough:
//!
//! ```
//! use admiralty_conformance::Kit;
//! use admiralty_game::example::Duel;
//!
//! let report = Kit::default().games(50).check(&Duel).unwrap();
//! assert!(report.missing_kinds::<Duel>().is_empty(), "{report}");
//! // A duel has no secrets; for a game that has some, require that they were put to the test.
//! assert_eq!(report.hidden_differences, 0);
//! ```
//!
//! [`play_out`] is random play alone, fast enough for a hundred thousand games:
//!
//! ```
//! use admiralty_conformance::{Ending, Kinds, play_out};
//! use admiralty_game::example::Duel;
//!
//! let mut kinds = Kinds::default();
//! for seed in 0..1_000 {
//!     assert_eq!(play_out(&Duel, seed, 10_000, &mut kinds).ending, Ending::Over);
//! }
//! assert!(kinds.missing::<Duel>().is_empty());
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod game;
mod kit;
mod luck;
mod options;
mod play;
mod pool;
mod refusal;
mod report;
mod secrecy;
mod serial;
mod violation;
mod walk;
mod weights;

pub use kit::Kit;
pub use play::{Ending, Move, Played, play_out};
pub use report::{Kinds, Report};
pub use violation::{Leak, Place, Violation};
