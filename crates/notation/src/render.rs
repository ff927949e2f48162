//! Diagnostics drawn for a terminal: the line, the piece underlined, what would be right.

use std::fmt;
use std::io::IsTerminal;

use miette::{
    GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, MietteSpanContents, SourceCode,
    SourceSpan, SpanContents,
};

use crate::{Diagnostic, Place, Problems, Source, Span};

/// Width at which messages are wrapped, in columns.
const WIDTH: usize = 100;

/// Bytes shown of a line on either side of the piece, and of the piece itself.
const REACH: usize = 160;

/// Lines shown before and after the one with the piece.
const CONTEXT: usize = 1;

/// Whether to draw in colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colour {
    /// With terminal colours.
    On,
    /// Plain text.
    Off,
}

impl Colour {
    /// In colour if standard error is a terminal and `NO_COLOR` is not set to anything.
    #[must_use]
    pub fn of_stderr() -> Self {
        let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if !forbidden && std::io::stderr().is_terminal() { Self::On } else { Self::Off }
    }
}

impl Diagnostic {
    /// The diagnostic as a person reads it in a terminal; ends with a newline.
    #[must_use]
    pub fn render(&self, colour: Colour) -> String {
        let theme = match colour {
            Colour::On => GraphicalTheme::unicode(),
            Colour::Off => GraphicalTheme::unicode_nocolor(),
        };
        let handler = GraphicalReportHandler::new_themed(theme)
            .with_width(WIDTH)
            .with_links(false)
            .with_context_lines(CONTEXT);
        let mut drawn = String::new();
        match handler.render_report(&mut drawn, &Drawing::of(self)) {
            Ok(()) => drawn,
            // Drawing is a courtesy: what is wrong is said in any case.
            Err(fmt::Error) => format!("{self}\n"),
        }
    }
}

impl Problems {
    /// As a person reads them in a terminal, an empty line between them; [`Problems::MOST`] at most,
    /// and how many more there are.
    #[must_use]
    pub fn render(&self, colour: Colour) -> String {
        self.drawn(|one| one.render(colour)).join("\n")
    }
}

/// A diagnostic in the form miette draws.
#[derive(Debug)]
struct Drawing {
    message: String,
    help: Option<String>,
    warns: bool,
    excerpt: Option<Excerpt>,
    labels: Vec<LabeledSpan>,
}

impl Drawing {
    fn of(diagnostic: &Diagnostic) -> Self {
        let labels = diagnostic.place().map(labels).unwrap_or_default();
        Self {
            message: visible(&diagnostic.message),
            help: diagnostic.help.as_deref().map(visible),
            warns: diagnostic.warns,
            excerpt: diagnostic.place().map(|place| Excerpt::of(&place.source, &labels)),
            labels,
        }
    }
}

/// The main label and those related pieces that are not too far off to be drawn with it.
fn labels(place: &Place) -> Vec<LabeledSpan> {
    let main = shortened(&place.source, place.span);
    let mut labels =
        vec![LabeledSpan::new_primary_with_span(place.label.as_deref().map(visible), miette_span(main))];
    for (span, label) in &place.related {
        let span = shortened(&place.source, *span);
        let between = Span::new(span.start.min(main.start), span.end.max(main.end));
        let same_line = !place.source.slice(between).contains('\n');
        if !same_line || span.start.abs_diff(main.start) <= 4 * REACH {
            labels.push(LabeledSpan::new_with_span(Some(visible(label)), miette_span(span)));
        }
    }
    labels
}

/// The part of a span that is underlined: of one line, not empty, and not too long.
fn shortened(source: &Source, span: Span) -> Span {
    let piece = source.slice(span);
    let line = piece.split(['\n', '\r']).next().unwrap_or_default();
    let length = if line.is_empty() {
        let rest = &source.text()[span.start..];
        rest.chars().next().map_or(1, char::len_utf8)
    } else {
        line.floor_char_boundary(REACH)
    };
    Span::new(span.start, span.start + length)
}

fn miette_span(span: Span) -> SourceSpan {
    (span.start, span.len()).into()
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Drawing {}

impl miette::Diagnostic for Drawing {
    fn severity(&self) -> Option<miette::Severity> {
        Some(if self.warns { miette::Severity::Warning } else { miette::Severity::Error })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.help.as_ref().map(|help| Box::new(help) as _)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.excerpt.as_ref().map(|excerpt| excerpt as _)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        (!self.labels.is_empty()).then(|| Box::new(self.labels.iter().cloned()) as _)
    }
}

/// A source that counts columns in characters, cuts long lines and draws no control characters.
#[derive(Debug)]
struct Excerpt {
    name: String,
    source: Source,
    /// Where in the source the excerpt begins, in bytes.
    start: usize,
    /// The lines around the pieces, with the characters that would upset a terminal replaced by
    /// others of the same length in bytes.
    text: String,
}

impl Excerpt {
    /// What is drawn of a source if these pieces of it are underlined.
    fn of(source: &Source, labels: &[LabeledSpan]) -> Self {
        let all = source.text();
        let from = labels.iter().map(LabeledSpan::offset).min().unwrap_or_default();
        let to = labels.iter().map(|label| label.offset() + label.len()).max().unwrap_or_default();
        let start = line_start(all.get(..from).unwrap_or_default(), CONTEXT);
        let end = (to + line_end(all.get(to..).unwrap_or_default(), CONTEXT)).min(all.len());
        let mut text: String = source.slice(start..end).chars().map(tame).collect();
        if to > all.len() {
            // Something to underline at the end.
            text.push(' ');
        }
        Self { name: visible(source.name()), source: source.clone(), start, text }
    }
}

impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        lines_before: usize,
        lines_after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let text = &self.text;
        let from = span.offset().checked_sub(self.start).ok_or(MietteError::OutOfBounds)?;
        let to = from + span.len();
        let (Some(before), Some(after)) = (text.get(..from), text.get(to..)) else {
            return Err(MietteError::OutOfBounds);
        };
        let context = lines_before + lines_after > 0;
        let start = if context { line_start(before, lines_before) } else { from };
        let end = if context { to + line_end(after, lines_after) } else { to };
        let (line, column) = self.source.position(self.start + start);
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            &text.as_bytes()[start..end],
            (self.start + start, end - start).into(),
            line - 1,
            column - 1,
            text[start..end].lines().count(),
        )))
    }
}

/// Where to start to show `lines` whole lines before the one that `before` ends in; a long line is
/// cut.
fn line_start(before: &str, lines: usize) -> usize {
    let mut start = before.len();
    for n in 0..=lines {
        // Step over the newline of the line before, then to that line's start.
        let upto = if n == 0 { start } else { start - 1 };
        let next = before[..upto].rfind('\n').map_or(0, |newline| newline + 1);
        if start - next > REACH {
            // Before other lines a long one is left out; the piece's own is cut.
            return if n == 0 { before.ceil_char_boundary(start - REACH) } else { start };
        }
        start = next;
        if start == 0 {
            break;
        }
    }
    start
}

/// How much to show of `after` for the rest of its first line and `lines` more; a long line is cut.
fn line_end(after: &str, lines: usize) -> usize {
    let mut end = 0;
    for line in after.split_inclusive('\n').take(lines + 1) {
        if line.len() > REACH {
            return end + line.floor_char_boundary(REACH);
        }
        end += line.len();
    }
    end
}

/// The same character, or one of the same length if it would move the cursor, change colours or
/// turn the direction of the text.
const fn tame(c: char) -> char {
    match c {
        '\n' | '\r' | '\t' => c,
        '\0'..='\x1f' | '\x7f' => '?',
        '\u{80}'..='\u{9f}' => '¿',
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => {
            '\u{fffd}'
        }
        _ => c,
    }
}

/// A text with newlines and nothing else that a terminal obeys.
fn visible(text: &str) -> String {
    text.chars().map(|c| if c == '\r' { ' ' } else { tame(c) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    fn check(text: &str, span: std::ops::Range<usize>, expected: &str) {
        let drawn = Source::new("the file", text)
            .diagnostic(Kind::Syntax, span, "wrong")
            .help("right")
            .render(Colour::Off);
        assert_eq!(drawn.trim_end(), expected.trim_matches('\n'), "\n{drawn}");
    }

    #[test]
    fn the_piece_is_underlined() {
        check(
            "один\nдва три\nfour\n",
            16..22,
            "
  × wrong
   ╭─[the file:2:5]
 1 │ один
 2 │ два три
   ·     ───
 3 │ four
   ╰────
  help: right",
        );
    }

    #[test]
    fn the_end_and_the_empty_text() {
        check(
            "one",
            3..3,
            "
  × wrong
   ╭─[the file:1:4]
 1 │ one 
   ·    ─
   ╰────
  help: right",
        );
        check(
            "",
            0..0,
            "
  × wrong
   ╭─[the file:1:1]
 1 │  
   · ─
   ╰────
  help: right",
        );
    }

    #[test]
    fn the_end_of_a_line() {
        check(
            "one\ntwo\n",
            3..3,
            "
  × wrong
   ╭─[the file:1:4]
 1 │ one
   ·    ─
 2 │ two
   ╰────
  help: right",
        );
    }

    #[test]
    fn long_lines_are_cut_and_escapes_tamed() {
        let text = format!("{}\x1b[31mHERE{}", "é".repeat(5000), "z".repeat(5000));
        let drawn =
            Source::new("x", text).diagnostic(Kind::Syntax, 10_005..10_009, "wr\x1bong").render(Colour::Off);
        assert!(drawn.contains("[x:1:5006]"), "{drawn}");
        assert!(drawn.contains("?[31mHEREzzz"), "{drawn}");
        assert!(!drawn.contains('\x1b') && drawn.len() < 1500, "{drawn}");
    }

    #[test]
    fn colour_on_request() {
        let diagnostic = Diagnostic::new(Kind::Internal, "lost");
        assert!(diagnostic.render(Colour::On).contains('\x1b'));
        assert_eq!(diagnostic.render(Colour::Off), "  × lost\n");
    }
}
