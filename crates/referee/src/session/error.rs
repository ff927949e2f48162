//! Why a play cannot begin or go on.

use crate::{DiceError, RecordError, SecretError};
use admiralty_game::{Clause, Refused, Seat};
use thiserror::Error;

/// Why a play cannot begin or go on.
#[derive(Debug, Error)]
pub enum SessionError {
    /// The rules refuse it. Nothing was recorded.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The record cannot be read, followed or written.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is no secret.
    #[error(transparent)]
    Secret(#[from] SecretError),
    /// The secret is that of another play.
    #[error(
        "this is the secret of another play: it hashes to {found}, but the record's commitment is {expected}"
    )]
    WrongSecret {
        /// The hash of the secret.
        found: String,
        /// The commitment in the header.
        expected: String,
    },
    /// The dice are not those of the record.
    #[error("the record has dice of another source")]
    OtherDice,
    /// The dice cannot be rolled.
    #[error(transparent)]
    Dice(#[from] DiceError),
    /// Somebody tells a roll though the dice roll themselves.
    #[error("these dice roll themselves; nobody can tell them what they show")]
    NotTold,
    /// A seat was named that is not at the table.
    #[error("there is no seat {} at this table", .0.0)]
    NoSuchSeat(Seat),
    /// A rulebook asks a seat that can choose nothing.
    #[error("seat {} is to choose by {clause}, but there is nothing to choose", .seat.0)]
    DeadEnd {
        /// Who is asked.
        seat: Seat,
        /// Because of which clause.
        clause: Clause,
    },
}

impl SessionError {
    /// Whether what was given is to blame, not the computer or a rulebook.
    #[must_use]
    pub fn is_bad_input(&self) -> bool {
        match self {
            Self::Record(error) => error.is_bad_input(),
            Self::Secret(error) => !matches!(error, SecretError::Random(_) | SecretError::Io { .. }),
            Self::Refused(_)
            | Self::WrongSecret { .. }
            | Self::OtherDice
            | Self::Dice(DiceError::ScriptEnded)
            | Self::NotTold
            | Self::NoSuchSeat(_) => true,
            Self::Dice(error) => *error != DiceError::NothingToDraw,
            Self::DeadEnd { .. } => false,
        }
    }
}
