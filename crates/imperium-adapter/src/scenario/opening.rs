//! How game files of Imperium begin, and what the rulebook refuses of them.

use admiralty_adapter::opening::Opening;
use admiralty_notation::{Diagnostic, Kind, Problems, Source};

/// How the files begin.
pub(super) const OPENING: Opening =
    Opening { game: "imperium", what: "a game file", tables: "`[map]` and `[[seat]]`", line: None };

/// What the rulebook refuses all the same.
pub(super) fn refused(source: &Source, errors: &[admiralty_imperium::setup::SetupError]) -> Problems {
    let mut problems = errors.iter().map(|error| source.diagnostic(Kind::Illegal, 0..0, error.to_string()));
    let first = problems.next();
    let none = || Diagnostic::new(Kind::Internal, "the rulebook refuses the file and does not say why");
    let mut all = Problems::from(first.unwrap_or_else(none));
    all.extend(problems);
    all
}
