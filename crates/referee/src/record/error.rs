//! What can be wrong with a record.

use admiralty_game::{Refused, RollRefused};
use std::{io, path::PathBuf};
use thiserror::Error;

/// Why a record cannot be read, followed or written.
#[derive(Debug, Error)]
pub enum RecordError {
    /// A line does not follow.
    #[error("line {line}: {fault}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        fault: Fault,
    },
    /// Not even the header is complete.
    #[error(
        "the record was cut off within its first line, so that nothing of the play is in it; delete it (and the .secret file beside it, if there is one) and start again with the scenario"
    )]
    HeaderCut,
    /// A file of this name is there already.
    #[error(
        "{} is there already; a record is never overwritten: go on with it, or choose another name", .0.display()
    )]
    Exists(PathBuf),
    /// Somebody is writing to it.
    #[error("{} is in use: another play writes to it just now", .0.display())]
    InUse(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {source}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// An earlier write failed, so that nothing can be added.
    #[error("an earlier line could not be written; resume the record to go on")]
    Broken,
    /// A value cannot be written as JSON.
    #[error("this cannot be written as JSON: {0}")]
    Json(String),
}

impl RecordError {
    /// The line and, where it is known, the column that this is about, both counted from 1.
    #[must_use]
    pub fn place(&self) -> Option<(usize, Option<usize>)> {
        match self {
            Self::Line { line, fault: Fault::NotJson { column, .. } } => Some((*line, Some(*column))),
            Self::Line { line, .. } => Some((*line, None)),
            _ => None,
        }
    }

    /// Whether the record is to blame, not the computer or the disk.
    #[must_use]
    pub fn is_bad_input(&self) -> bool {
        matches!(self, Self::Line { .. } | Self::HeaderCut | Self::Exists(_))
            || matches!(self, Self::Io { source, .. }
                if matches!(source.kind(), io::ErrorKind::NotFound | io::ErrorKind::IsADirectory))
    }
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// It is not JSON.
    #[error("not JSON (column {column}): {why}")]
    NotJson {
        /// Where, counted from 1.
        column: usize,
        /// What the parser says.
        why: String,
    },
    /// It is JSON, but not what such a line looks like.
    #[error("not a line of a record: {0}")]
    Shape(String),
    /// The record is of a format that is not known.
    #[error("this is version {found} of the record's format; this program knows version {known}")]
    Version {
        /// What the header says.
        found: String,
        /// What is known.
        known: u64,
    },
    /// The scenario was changed.
    #[error("the scenario's hash is {found}, not {expected}: the scenario or its hash was changed")]
    ScenarioHash {
        /// Of the scenario in the header.
        found: String,
        /// What the header says.
        expected: String,
    },
    /// The record is of another game or scenario than the one that is to be played.
    #[error("the record is of another {0}")]
    Other(&'static str),
    /// A seat that is not at the table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u8),
    /// A step is missing, or stands twice, or in the wrong place.
    #[error("step {expected} is due here, not step {found}")]
    Step {
        /// The number that is due.
        expected: u64,
        /// The number in the line.
        found: u64,
    },
    /// The rules wait because of another clause.
    #[error("the rules wait because of {expected} here, not because of {found}")]
    Clause {
        /// The rules' clause.
        expected: String,
        /// The line's clause.
        found: String,
    },
    /// This game has no such choice.
    #[error("this is no choice of this game: {0}")]
    Choice(String),
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refused),
    /// The roll does not fit.
    #[error("the roll does not fit: {0}")]
    Roll(RollRefused),
    /// The line tells wrongly what was rolled or drawn from.
    #[error("the rules roll or draw from {expected} here, not from {found}")]
    Law {
        /// By the rules, as JSON.
        expected: String,
        /// In the line.
        found: String,
    },
    /// The secret gives another roll.
    #[error("the sealed dice came out as {expected}, not as {found}")]
    NotSealed {
        /// By the secret, as JSON.
        expected: String,
        /// In the line.
        found: String,
    },
    /// The secret is not that of the commitment.
    #[error("the secret hashes to {found}, not to the commitment {expected}")]
    Commitment {
        /// Of the secret.
        found: String,
        /// In the header.
        expected: String,
    },
    /// A secret is missing.
    #[error("the dice were sealed, but the secret is not published here")]
    NoSecret,
    /// A secret is there though the dice are not sealed.
    #[error("a secret is published here, but the dice were not sealed")]
    UnexpectedSecret,
    /// The end is recorded though play is not over.
    #[error("the result stands here, but play is not over")]
    NotOver,
    /// The final state is another.
    #[error("the final state has the hash {expected}, not {found}")]
    StateHash {
        /// Of the state that was reached.
        expected: String,
        /// In the line.
        found: String,
    },
    /// An earlier line was changed to another that is possible too.
    #[error("the lines above have the hash {expected}, not {found}: one of them was changed")]
    RecordHash {
        /// Of the lines.
        expected: String,
        /// In this line.
        found: String,
    },
    /// Something stands after the result.
    #[error("nothing may stand after the result")]
    AfterResult,
}
