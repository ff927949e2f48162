//! A text inside a TOML file that has a notation of its own: a fleet, a battle line.

use crate::{Diagnostic, Source, Span};
use toml::Spanned;

/// A text of a file, and where it stands there.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    file: &'a Source,
    text: &'a str,
    /// Where it stands, with its quotes.
    span: Span,
    /// Where its first character stands, if it is written as it is meant: without escapes.
    start: Option<usize>,
}

impl<'a> Written<'a> {
    /// A string of this file.
    #[must_use]
    pub fn new(file: &'a Source, written: &'a Spanned<String>) -> Self {
        let span = Span::from(written.span());
        let text = written.get_ref().as_str();
        let raw = file.slice(span);
        let start = ["\"\"\"", "'''", "\"", "'"].into_iter().find_map(|quote| {
            let inner = raw.strip_prefix(quote)?.strip_suffix(quote)?;
            (inner == text).then_some(span.start + quote.len())
        });
        Self { file, text, span, start }
    }

    /// The text.
    #[must_use]
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Where it stands in the file, with its quotes.
    #[must_use]
    pub const fn span(&self) -> Span {
        self.span
    }

    /// The file.
    #[must_use]
    pub const fn file(&self) -> &'a Source {
        self.file
    }

    /// The place in the file of a place in the text; of a text with escapes the whole.
    #[must_use]
    pub fn place(&self, span: Span) -> Span {
        let end = self.span.end;
        match self.start {
            Some(start) => Span::new((start + span.start).min(end), (start + span.end).min(end)),
            None => self.span,
        }
    }

    /// Something wrong with the text, pointed at in the file.
    #[must_use]
    pub fn in_file(&self, problem: &Diagnostic) -> Diagnostic {
        let mut moved = Diagnostic::new(problem.kind, problem.message.clone());
        moved.warns = problem.warns;
        if let Some(help) = &problem.help {
            moved = moved.help(help.clone());
        }
        let Some(place) = problem.place() else { return moved.at(self.file, self.span) };
        moved = moved.at(self.file, self.place(place.span));
        if let Some(label) = &place.label {
            moved = moved.label(label.clone());
        }
        for (span, label) in &place.related {
            moved = moved.related(self.place(*span), label.clone());
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, from_toml};

    #[derive(serde::Deserialize)]
    struct File {
        line: Spanned<String>,
    }

    fn moved(text: &str, span: std::ops::Range<usize>) -> (usize, usize) {
        let file = Source::new("file.toml", text);
        let read: File = from_toml(&file).unwrap();
        let line = Source::new("line", read.line.get_ref().as_str());
        let problem = line.diagnostic(Kind::BadValue, span, "wrong").warning();
        let found = Written::new(&file, &read.line).in_file(&problem);
        assert!(found.warns && found.place().is_some_and(|place| place.source.name() == "file.toml"));
        (found.line().unwrap(), found.column().unwrap())
    }

    #[test]
    fn a_place_in_a_text_is_a_place_in_the_file() {
        assert_eq!(moved("a = 1\nline = \"2 cruiser\"\n", 2..9), (2, 11));
        assert_eq!(moved("line = '2 cruiser'\n", 2..9), (1, 11));
        // With escapes only the whole text can be pointed at.
        assert_eq!(moved("line = \"2 cr\\u0075iser\"\n", 2..9), (1, 8));
    }
}
