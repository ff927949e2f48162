//! Clauses of the rules, by id.

use serde::Serialize;
use std::fmt;

/// The id of a clause of a rulebook, such as `E4.2`. Ids never change their meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Something that happened because a clause says so.
pub trait Cited {
    /// The clause that made it happen.
    fn clause(&self) -> Clause;
    /// The kind of the event: one short name for all events that differ only in their figures.
    /// The conformance kit checks that random play meets every kind.
    fn kind(&self) -> &'static str;
}
