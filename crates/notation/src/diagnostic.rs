//! What a person reads when something is wrong.

use std::fmt;
use std::io;
use std::path::Path;

use crate::{Source, Span};

/// What sort of thing is wrong. The name is part of the JSON of an error and never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// The text cannot be read: a bracket is missing, a character is stray.
    Syntax,
    /// The command line is not understood.
    Usage,
    /// A name that nothing has.
    UnknownName,
    /// A field of a file, or an option, that does not exist.
    UnknownKey,
    /// A field that must be there is not.
    MissingKey,
    /// A value of the wrong sort: a word where a number belongs.
    BadValue,
    /// A number that is too small or too large.
    OutOfRange,
    /// The same thing is given twice.
    Duplicate,
    /// Two things that are each right exclude one another.
    Conflict,
    /// The parts of a ship do not make a legal one.
    Blueprint,
    /// The rules do not allow it.
    Illegal,
    /// A file or an entry that is asked for does not exist.
    NotFound,
    /// A file is there and cannot be read.
    Unreadable,
    /// An exact answer was asked for and costs more than the budget.
    BeyondBudget,
    /// A record whose next line does not follow from those before.
    DoesNotFollow,
    /// Output could not be written.
    Io,
    /// The tool's own failure.
    Internal,
}

impl Kind {
    /// The name in JSON, in kebab case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::Usage => "usage",
            Self::UnknownName => "unknown-name",
            Self::UnknownKey => "unknown-key",
            Self::MissingKey => "missing-key",
            Self::BadValue => "bad-value",
            Self::OutOfRange => "out-of-range",
            Self::Duplicate => "duplicate",
            Self::Conflict => "conflict",
            Self::Blueprint => "blueprint",
            Self::Illegal => "illegal",
            Self::NotFound => "not-found",
            Self::Unreadable => "unreadable",
            Self::BeyondBudget => "beyond-budget",
            Self::DoesNotFollow => "does-not-follow",
            Self::Io => "io",
            Self::Internal => "internal",
        }
    }

    /// The exit code of the binary: 1 the tool's own failure, 2 bad input, 3 beyond the budget.
    #[must_use]
    pub const fn exit_code(self) -> u8 {
        match self {
            Self::Io | Self::Internal => 1,
            Self::BeyondBudget => 3,
            _ => 2,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Where something is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The text.
    pub source: Source,
    /// The piece that is underlined; it lies inside the text, on character boundaries.
    pub span: Span,
    /// A word or two written under the piece.
    pub label: Option<String>,
    /// Other pieces that matter, with what to say about them ("first given here").
    pub related: Vec<(Span, String)>,
}

/// One thing that is wrong: what, what would be right, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{message}{}", in_front(.place), behind(.help))]
pub struct Diagnostic {
    /// What sort of thing.
    pub kind: Kind,
    /// What is wrong: no capital at the start, no full stop.
    pub message: String,
    /// What would be right.
    pub help: Option<String>,
    /// Whether it may turn out well after all: something to know, not something wrong.
    pub warns: bool,
    place: Option<Box<Place>>,
}

/// `file:line:column: `, in front of the message on one line.
fn in_front(place: &Option<Box<Place>>) -> String {
    place.as_ref().map_or_else(String::new, |place| {
        let (line, column) = place.source.position(place.span.start);
        format!("{}:{line}:{column}: ", place.source.name())
    })
}

/// ` (help)`, behind it.
fn behind(help: &Option<String>) -> String {
    help.as_ref().map_or_else(String::new, |help| format!(" ({help})"))
}

impl Diagnostic {
    /// Something wrong, in no particular place.
    #[must_use]
    pub fn new(kind: Kind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), help: None, warns: false, place: None }
    }

    /// Says that it is a warning only.
    #[must_use]
    pub const fn warning(mut self) -> Self {
        self.warns = true;
        self
    }

    /// A file that cannot be read: [`Kind::NotFound`] or [`Kind::Unreadable`], both bad input.
    #[must_use]
    pub fn reading(path: &Path, error: &io::Error) -> Self {
        let path = path.display();
        match error.kind() {
            io::ErrorKind::NotFound => Self::new(Kind::NotFound, format!("there is no file `{path}`")),
            io::ErrorKind::InvalidData => {
                Self::new(Kind::Unreadable, format!("`{path}` is not a text in UTF-8"))
            }
            _ => Self::new(Kind::Unreadable, format!("`{path}` cannot be read: {error}")),
        }
    }

    /// A file that cannot be written: [`Kind::Io`].
    #[must_use]
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        let path = path.display();
        Self::new(Kind::Io, format!("`{path}` cannot be written: {error}"))
    }

    /// Says what would be right.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Says where. A span that leaves the text is brought inside it.
    #[must_use]
    pub fn at(mut self, source: &Source, span: impl Into<Span>) -> Self {
        self.place = Some(Box::new(Place {
            source: source.clone(),
            span: source.clamp(span.into()),
            label: None,
            related: Vec::new(),
        }));
        self
    }

    /// Writes a word or two under the underlined piece. Nothing happens if there is no place.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        if let Some(place) = &mut self.place {
            place.label = Some(label.into());
        }
        self
    }

    /// Marks another piece of the same text. Nothing happens if there is no place.
    #[must_use]
    pub fn related(mut self, span: impl Into<Span>, label: impl Into<String>) -> Self {
        if let Some(place) = &mut self.place {
            let span = place.source.clamp(span.into());
            place.related.push((span, label.into()));
        }
        self
    }

    /// Where it is wrong, if anywhere.
    #[must_use]
    pub fn place(&self) -> Option<&Place> {
        self.place.as_deref()
    }

    /// The line, from 1.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        self.position().map(|(line, _)| line)
    }

    /// The column in characters, from 1.
    #[must_use]
    pub fn column(&self) -> Option<usize> {
        self.position().map(|(_, column)| column)
    }

    fn position(&self) -> Option<(usize, usize)> {
        self.place().map(|place| place.source.position(place.span.start))
    }

    /// The exit code of the binary ([`Kind::exit_code`]).
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        self.kind.exit_code()
    }

    /// `{"error": {"kind", "message", "help", "warning", "source", "line", "column"}}`; the last three
    /// are absent when there is no place, `help` when there is none, `warning` unless it is one.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::json!({ "error": self.object() })
    }

    /// What stands under `error` in [`Diagnostic::to_json`].
    pub(crate) fn object(&self) -> serde_json::Value {
        let mut object = serde_json::json!({
            "kind": self.kind.name(),
            "message": self.message,
        });
        if let Some(help) = &self.help {
            object["help"] = help.as_str().into();
        }
        if self.warns {
            object["warning"] = true.into();
        }
        if let (Some(place), Some((line, column))) = (self.place(), self.position()) {
            object["source"] = place.source.name().into();
            object["line"] = line.into();
            object["column"] = column.into();
        }
        object
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exit_codes() {
        for (kind, name, code) in [
            (Kind::Syntax, "syntax", 2),
            (Kind::NotFound, "not-found", 2),
            (Kind::DoesNotFollow, "does-not-follow", 2),
            (Kind::BeyondBudget, "beyond-budget", 3),
            (Kind::Io, "io", 1),
            (Kind::Internal, "internal", 1),
        ] {
            assert_eq!((kind.to_string().as_str(), kind.exit_code()), (name, code));
        }
    }

    #[test]
    fn files_that_cannot_be_read() {
        let path = Path::new("no/such.toml");
        for (kind, text, code) in [
            (io::ErrorKind::NotFound, "there is no file `no/such.toml`", 2),
            (io::ErrorKind::InvalidData, "`no/such.toml` is not a text in UTF-8", 2),
        ] {
            let found = Diagnostic::reading(path, &kind.into());
            assert_eq!((found.to_string().as_str(), found.exit_code()), (text, code));
        }
        let denied = io::ErrorKind::PermissionDenied.into();
        assert_eq!(Diagnostic::reading(path, &denied).exit_code(), 2);
        assert_eq!(Diagnostic::writing(path, &denied).exit_code(), 1);
    }

    #[test]
    fn json_and_one_line() {
        let source = Source::new("fleet.toml", "a = 1\nж = слово\n");
        let bare = Diagnostic::new(Kind::Internal, "lost");
        assert_eq!(bare.to_json().to_string(), r#"{"error":{"kind":"internal","message":"lost"}}"#);
        let placed = source.diagnostic(Kind::BadValue, 11..21, "not a number").help("write a number");
        assert_eq!(placed.to_string(), "fleet.toml:2:5: not a number (write a number)");
        assert_eq!(
            placed.to_json(),
            serde_json::json!({"error": {"kind": "bad-value", "message": "not a number",
                "help": "write a number", "source": "fleet.toml", "line": 2, "column": 5}})
        );
    }
}
