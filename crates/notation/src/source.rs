//! Texts with a name, and places in them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use crate::{Diagnostic, Kind};

/// A piece of a text: byte offsets, the end not included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset after the last byte.
    pub end: usize,
}

impl Span {
    /// From `start` to before `end`, in bytes.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The empty span at a byte offset.
    #[must_use]
    pub const fn at(offset: usize) -> Self {
        Self::new(offset, offset)
    }

    /// The span from the start of `self` to the end of `last`.
    #[must_use]
    pub const fn to(self, last: Self) -> Self {
        Self::new(self.start, last.end)
    }

    /// Length in bytes.
    #[must_use]
    pub const fn len(self) -> usize {
        self.end.saturating_sub(self.start)
    }

    /// Whether it covers no byte.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Self {
        Self::new(range.start, range.end)
    }
}

/// A value and where it was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spanned<T> {
    /// What was written.
    pub value: T,
    /// Where.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// A value with its place.
    #[must_use]
    pub const fn new(value: T, span: Span) -> Self {
        Self { value, span }
    }
}

/// A text that a person wrote and what to call it: a file name, or "the battle line".
/// Cloning is cheap.
#[derive(Clone)]
pub struct Source {
    name: Arc<str>,
    text: Arc<str>,
    /// Where its lines begin, counted when a position is first asked for.
    lines: Arc<OnceLock<Box<[usize]>>>,
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source").field("name", &self.name).field("text", &self.text).finish()
    }
}

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.text == other.text
    }
}

impl Eq for Source {}

impl Hash for Source {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
        self.text.hash(state);
    }
}

impl Source {
    /// A named text.
    #[must_use]
    pub fn new(name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> Self {
        Self { name: name.into(), text: text.into(), lines: Arc::default() }
    }

    /// What the text is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The piece under a span; the span is first brought inside the text ([`Source::clamp`]).
    #[must_use]
    pub fn slice(&self, span: impl Into<Span>) -> &str {
        let span = self.clamp(span.into());
        self.text.get(span.start..span.end).unwrap_or_default()
    }

    /// The nearest span that lies in the text, on character boundaries, and does not run backwards.
    #[must_use]
    pub fn clamp(&self, span: Span) -> Span {
        let start = self.text.floor_char_boundary(span.start);
        let end = self.text.ceil_char_boundary(span.end.max(span.start));
        Span::new(start, end.max(start))
    }

    /// Line and column of a byte offset, both from 1. Columns count characters, not bytes.
    #[must_use]
    pub fn position(&self, offset: usize) -> (usize, usize) {
        let offset = self.text.floor_char_boundary(offset);
        let starts = self.lines.get_or_init(|| {
            let after = self.text.match_indices('\n').map(|(newline, _)| newline + 1);
            std::iter::once(0).chain(after).collect()
        });
        let line = starts.partition_point(|start| *start <= offset);
        let start = starts.get(line.saturating_sub(1)).copied().unwrap_or_default();
        (line, self.text[start..offset].chars().count() + 1)
    }

    /// A diagnostic that points into this text.
    #[must_use]
    pub fn diagnostic(&self, kind: Kind, span: impl Into<Span>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(kind, message).at(self, span)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let source = Source::new("x", "аб\nвг д\n");
        for (offset, place) in [
            (0, (1, 1)),
            (2, (1, 2)),
            (3, (1, 2)), // inside a character: that character
            (4, (1, 3)),
            (5, (2, 1)),
            (10, (2, 4)),
            (13, (3, 1)),
            (99, (3, 1)),
        ] {
            assert_eq!(source.position(offset), place, "offset {offset}");
        }
    }

    #[test]
    fn spans_are_brought_inside() {
        let source = Source::new("x", "аб");
        assert_eq!(source.slice(1..3), "аб");
        assert_eq!(source.slice(Span::new(2, 99)), "б");
        assert_eq!(source.slice(Span::new(4, 2)), "");
        assert_eq!(source.clamp(Span::new(99, 98)), Span::at(4));
    }
}
