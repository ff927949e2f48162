//! The referee: plays any rulebook at a table.
//!
//! The referee knows no game. It drives a [`Rulebook`](admiralty_game::Rulebook) through its one
//! trait, and learns from a second, [`Table`], how to say things in that game. What it adds:
//!
//! * **Dice** nobody can doubt ([`dice`]): sealed by a secret whose hash is published before play,
//!   or told by the people at the table, or scripted.
//! * A **record** ([`record`]): a file that only grows, a line for each choice and each roll with
//!   its clause. Cut off anywhere, it can be resumed.
//! * A [`Session`]: state, dice and record moved on together. Check, record, then tell.
//! * A [`replay`]: believes no line of a record and names the first that does not follow.
//! * A [`log`] in English and Russian that shows each seat what it may see, and no more.
//! * A [`Walk`]: a session on a terminal, question by question.
//!
//! A session is all that a table on the web or by forum needs; the walk is one way to drive it:
//!
//! ```text
//! let mut session = Session::create(table, path, Setup::new(Dice::Sealed(Secret::generate()?)))?;
//! match session.pending() {
//!     Step::Decide(seats) => session.choose(seat, session.options(seat)[0])?,
//!     Step::Chance(_) => session.cast()?,          // or session.roll(faces), if people roll
//!     Step::Over => …
//! }
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod dice;
mod drawn;
mod follow;
mod lang;
mod log;
mod pick;
pub mod record;
mod replay;
mod session;
mod table;
mod walk;
mod words;

pub use dice::{Dice, DiceError, Secret, SecretError, Source, secret_path, sha256_hex as hash};
pub use lang::{Lang, UnknownLang};
pub use log::{Viewer, log, tell};
pub use record::{Fault, Header, PlayerKind, Record, RecordError, Tape, Word};
pub use replay::{DiceProof, Replay, replay};
pub use session::{Act, Happened, Session, SessionError, Setup};
pub use table::Table;
pub use walk::{Agent, Ending, Manner, Player, Walk, WalkError};
pub use words::{BuiltIn, Value, Words, WordsError};
