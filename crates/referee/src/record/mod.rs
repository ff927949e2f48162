//! The record of a play: a file to which nothing is ever added but lines at the end.
//!
//! JSON Lines in UTF-8. The first line, the [`Header`], holds all that play starts from: the
//! scenario's text, where the dice come from, what the players said for their part, who plays.
//! Then follows a line for each choice and each roll with its step number (the first is 1) and
//! the clause because of which it was due:
//!
//! ```text
//! {"step":1,"clause":"D1","seat":0,"choice":"Aim"}
//! {"step":2,"clause":"D1","roll":{"dice":[[4]],"sides":[6]}}
//! {"step":3,"clause":"D2","roll":{"drawn":3,"urn":[[1,4],[3,2]]}}
//! ```
//!
//! The last line has the hash of the final state (SHA-256 of its JSON), the hash of the record
//! (SHA-256 of all earlier lines, each with one line feed) and, if the dice were sealed, the secret:
//!
//! ```text
//! {"step":4,"result":"over","state_hash":"…","record_hash":"…","secret":"…"}
//! ```
//!
//! Events are not recorded: they follow from the rules. `sides` and `urn` follow from them too, but
//! are there so that somebody who knows no rules can verify sealed dice.
//!
//! A line counts once it is on the disk, and only then is its event told. If play is cut off within
//! a line, the rest of that line is dropped when play is resumed.

mod error;
mod line;
mod tape;

pub use error::{Fault, RecordError};
pub use line::{Header, PlayerKind, Word};
pub use tape::Tape;

pub(crate) use line::{ChoiceLine, End, Line, Over, Roll, RollLine, parser_says, read_line};

use line::read_header;

use sha2::{Digest, Sha256};
use std::path::Path;

/// The version of the format.
pub const RECORD_VERSION: u64 = 1;

/// A record as it was read: the header understood, the rest not yet followed.
#[derive(Clone, Debug)]
pub struct Record {
    header: Header,
    /// The complete lines, the header's too.
    lines: Vec<String>,
    /// How many bytes the complete lines take.
    complete: usize,
    cut: bool,
    lacks_line_feed: bool,
}

impl Record {
    /// Reads a record's file.
    ///
    /// # Errors
    /// If it cannot be read, or its header is not understood.
    pub fn read(path: &Path) -> Result<Self, RecordError> {
        let bytes =
            std::fs::read(path).map_err(|source| RecordError::Io { path: path.to_owned(), source })?;
        Self::parse(&bytes)
    }

    /// Reads a record.
    ///
    /// # Errors
    /// If a line is not UTF-8, or the header is not understood.
    pub fn parse(bytes: &[u8]) -> Result<Self, RecordError> {
        let mut lines: Vec<String> = Vec::new();
        let (mut complete, mut cut, mut lacks_line_feed) = (0, false, false);
        for (index, raw) in bytes.split_inclusive(|b| *b == b'\n').enumerate() {
            let ended = raw.ends_with(b"\n");
            // The beginning of an object is never an object, so a last line that is one is whole
            // and lacks its line feed only.
            if !ended && !serde_json::from_slice::<serde_json::Value>(raw).is_ok_and(|v| v.is_object()) {
                cut = true;
                break;
            }
            let text = std::str::from_utf8(raw).map_err(|e| RecordError::Line {
                line: index + 1,
                fault: Fault::NotJson { column: e.valid_up_to() + 1, why: "not UTF-8".to_owned() },
            })?;
            lines.push(text.trim_end_matches(['\n', '\r']).to_owned());
            complete += raw.len();
            lacks_line_feed = !ended;
        }
        let first = lines.first().ok_or(RecordError::HeaderCut)?;
        let header = read_header(first).map_err(|fault| RecordError::Line { line: 1, fault })?;
        Ok(Self { header, lines, complete, cut, lacks_line_feed })
    }

    /// The header.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Whether the last line is incomplete: it counts as not there.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// How many lines follow the header: choices, rolls and perhaps the result.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.lines.len() - 1
    }

    pub(crate) fn complete(&self) -> usize {
        self.complete
    }

    pub(crate) fn lacks_line_feed(&self) -> bool {
        self.lacks_line_feed
    }

    /// The complete lines with their numbers, from the header on.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (usize, &str)> {
        self.lines.iter().enumerate().map(|(i, line)| (i + 1, line.as_str()))
    }

    /// The last complete line with its number.
    pub(crate) fn last(&self) -> (usize, &str) {
        (self.lines.len(), self.lines.last().map_or("", String::as_str))
    }
}

/// The running hash of a record's lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct LineHash(Sha256);

impl LineHash {
    pub(crate) fn add(&mut self, line: &str) {
        self.0.update(line);
        self.0.update(b"\n");
    }

    pub(crate) fn hex(&self) -> String {
        crate::dice::hex(&self.0.clone().finalize())
    }
}
