//! A line of what the master enters, in words.

use crate::orders::resolve::fold;
use crate::orders::{Name, Place};
use admiralty_notation::{Diagnostic, Kind, Source, Span, Spanned, shown};

/// A line with something on it.
pub(super) struct Line<'a> {
    pub(super) source: &'a Source,
    pub(super) span: Span,
    /// Never empty.
    pub(super) words: Vec<Spanned<String>>,
    /// How many of the words stand before a colon.
    pub(super) colon: Option<usize>,
}

impl<'a> Line<'a> {
    /// The lines of a file; what follows `#` is a comment.
    pub(super) fn all(source: &'a Source) -> Vec<Self> {
        let mut lines = Vec::new();
        let mut start = 0;
        for text in source.text().split_inclusive('\n') {
            let (words, colon) = split(text.split('#').next().unwrap_or_default(), start);
            start += text.len();
            if let (Some(first), Some(last)) = (words.first(), words.last()) {
                let span = first.span.to(last.span);
                lines.push(Self { source, span, words, colon });
            }
        }
        lines
    }

    pub(super) fn wrong(&self, kind: Kind, span: Span, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(kind, span, message)
    }

    /// The words between two places, as one name.
    pub(super) fn name(&self, from: usize, to: usize) -> Result<Name, Diagnostic> {
        let words = self.words.get(from..to.min(self.words.len())).unwrap_or_default();
        let (Some(first), Some(last)) = (words.first(), words.last()) else {
            return Err(self.wrong(Kind::MissingKey, self.span, "a name is missing in this line"));
        };
        let text: Vec<&str> = words.iter().map(|word| word.value.as_str()).collect();
        Ok(Spanned { value: text.join(" "), span: first.span.to(last.span) })
    }

    /// A hex by its number or a name.
    pub(super) fn place(&self, from: usize) -> Result<Spanned<Place>, Diagnostic> {
        let name = self.name(from, self.words.len())?;
        let place = name.value.parse().map_or_else(|_| Place::Named(name.value.clone()), Place::Hex);
        Ok(Spanned { value: place, span: name.span })
    }

    /// A number from 1 to `most`.
    pub(super) fn number(&self, at: usize, most: u32) -> Result<u32, Diagnostic> {
        let word = self
            .words
            .get(at)
            .ok_or_else(|| self.wrong(Kind::MissingKey, self.span, "a number is missing in this line"))?;
        let written = shown(&word.value);
        match word.value.parse() {
            Ok(n) if (1..=most).contains(&n) => Ok(n),
            Ok::<u32, _>(_) => {
                let message = format!("{written} is not possible here (I3.8)");
                Err(self
                    .wrong(Kind::OutOfRange, word.span, message)
                    .help(format!("write 1 to {most} in one line")))
            }
            Err(_) => Err(self.wrong(Kind::BadValue, word.span, format!("`{written}` is not a number"))),
        }
    }

    /// Whether one of these little words stands there.
    pub(super) fn is(&self, at: usize, little: &[&str]) -> bool {
        self.words.get(at).is_some_and(|word| little.contains(&fold(&word.value).as_str()))
    }

    /// Where, behind a place, one of these little words stands.
    pub(super) fn after(&self, from: usize, little: &[&str]) -> Result<usize, Diagnostic> {
        (from..self.words.len()).find(|at| self.is(*at, little)).ok_or_else(|| {
            let ways: Vec<String> = little.iter().map(|word| format!("`{word}`")).collect();
            let message = format!("{} is missing in this line", ways.join(" or "));
            self.wrong(Kind::Syntax, self.span, message)
        })
    }
}

/// Words and quoted names, and how many stand before the first colon; commas and colons are spaces.
fn split(text: &str, offset: usize) -> (Vec<Spanned<String>>, Option<usize>) {
    let mut words: Vec<Spanned<String>> = Vec::new();
    let mut word: Option<(usize, String)> = None;
    let (mut quoted, mut colon) = (false, None);
    let end = |words: &mut Vec<Spanned<String>>, word: &mut Option<(usize, String)>, at: usize| {
        if let Some((start, value)) = word.take() {
            words.push(Spanned { value, span: Span::new(offset + start, offset + at) });
        }
    };
    for (at, c) in text.char_indices() {
        let separates = !quoted && (c.is_whitespace() || matches!(c, ',' | ':'));
        if matches!(c, '"' | '«' | '»' | '“' | '”') {
            quoted = !quoted;
            end(&mut words, &mut word, at);
        } else if separates {
            end(&mut words, &mut word, at);
            if c == ':' && colon.is_none() {
                colon = Some(words.len());
            }
        } else {
            word.get_or_insert_with(|| (at, String::new())).1.push(c);
        }
    }
    end(&mut words, &mut word, text.len());
    (words, colon)
}
