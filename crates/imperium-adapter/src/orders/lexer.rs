//! The pieces of a file of orders, line by line.

use super::quotes;
use super::signs::{closing, is_rule, is_space, is_word, tag};
use super::words::fold;
use admiralty_notation::{Diagnostic, Kind, Source, Span, shown};

/// What sort of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Word,
    Quoted,
    Comma,
    Semicolon,
    Colon,
    Arrow,
    Less,
    AtMost,
}

/// A piece: for words and quoted texts with what they say.
#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) mark: Mark,
    pub(super) text: String,
    /// The text as keywords are compared; empty unless a word.
    pub(super) folded: String,
    pub(super) span: Span,
}

impl Token {
    fn new(mark: Mark, text: impl Into<String>, span: Span) -> Self {
        let text = text.into();
        let folded = if mark == Mark::Word { fold(&text) } else { String::new() };
        Self { mark, text, folded, span }
    }

    /// A semicolon that nobody wrote: the end of a line that the next one continues.
    pub(super) fn end_of_line(at: usize) -> Self {
        Self::new(Mark::Semicolon, ";", Span::at(at))
    }

    /// Whether it is an unquoted number: `3`, `3x`, `30%`.
    pub(super) fn is_number(&self) -> bool {
        self.mark == Mark::Word && digits(&self.text).is_some()
    }
}

/// The digits of a number, without a sign for "times" or "per cent" behind it.
pub(super) fn digits(text: &str) -> Option<&str> {
    let bare = text.strip_suffix(['x', 'X', 'х', 'Х', '%']).unwrap_or(text);
    (!bare.is_empty() && bare.bytes().all(|b| b.is_ascii_digit())).then_some(bare)
}

/// A line with something on it.
#[derive(Debug)]
pub(super) struct Line {
    /// Never empty.
    pub(super) tokens: Vec<Token>,
    /// Whether it continues the line before: by `...` in front of it, or `\` at that one's end.
    pub(super) joins: bool,
    /// Whether something on it is no piece.
    pub(super) is_bad: bool,
    /// Whether a quote is not closed, so that nobody knows what is in it.
    pub(super) is_cut: bool,
}

/// Splits a text into lines and their pieces, and says which characters belong to none.
pub(super) fn lex(source: &Source, problems: &mut Vec<Diagnostic>) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut start = 0;
    let mut joins = false;
    let own = quotes::without(source, problems);
    for text in own.split_inclusive('\n') {
        let known = problems.len();
        let (tokens, goes_on, is_cut) = (Vec::new(), false, false);
        let mut lexer = Lexer { source, text, start, at: 0, tokens, goes_on, is_cut, problems };
        let dotted = lexer.head();
        match lexer.heading() {
            true => lexer.title(),
            false => lexer.body(),
        }
        let Lexer { tokens, goes_on, is_cut, .. } = lexer;
        let is_bad = problems.len() > known;
        if !tokens.is_empty() {
            lines.push(Line { tokens, joins: joins || dotted, is_bad, is_cut });
        }
        joins = goes_on;
        start += text.len();
    }
    lines
}

/// The pieces of one name; `None` if a person could not write it without quotes.
pub(super) fn lex_name(name: &str) -> Option<Vec<Token>> {
    let mut problems = Vec::new();
    let source = Source::new("", name);
    let mut lines = lex(&source, &mut problems);
    let line = lines.pop()?;
    let whole = lines.is_empty() && problems.is_empty() && !line.joins;
    whole.then_some(line.tokens)
}

struct Lexer<'s, 'p> {
    source: &'s Source,
    text: &'s str,
    /// Offset of the line in the source.
    start: usize,
    /// Offset in the line.
    at: usize,
    tokens: Vec<Token>,
    goes_on: bool,
    is_cut: bool,
    problems: &'p mut Vec<Diagnostic>,
}

impl<'s> Lexer<'s, '_> {
    fn rest(&self) -> &'s str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn span(&self, from: usize, to: usize) -> Span {
        Span::new(self.start + from, self.start + to)
    }

    /// Passes the bullet or number of a list, and the dots of a continued line; whether there are dots.
    fn head(&mut self) -> bool {
        loop {
            self.spaces();
            let rest = self.rest();
            if let Some(after) = rest.strip_prefix("...").or_else(|| rest.strip_prefix('…')) {
                self.at = self.text.len() - after.len();
                return true;
            }
            let number = rest.trim_start_matches(|c: char| c.is_ascii_digit());
            let after = if number.len() < rest.len() {
                number.strip_prefix(['.', ')'])
            } else {
                rest.strip_prefix(['-', '–', '—', '•', '+'])
            };
            match after {
                Some(after) if after.starts_with(is_space) => self.at = self.text.len() - after.len(),
                _ => return false,
            }
        }
    }

    /// Whether the line is a heading between signs, `== Movement ==`, or only a ruler, `-----`.
    fn heading(&self) -> bool {
        let rest = self.rest();
        let is_ruler = rest.trim().chars().all(is_rule);
        rest.starts_with("==") || is_ruler && rest.trim().chars().count() > 2
    }

    /// The words of a heading; the colon behind them, which nobody need write, makes it one.
    fn title(&mut self) {
        let line = self.text;
        let end = line.trim_end_matches(|c: char| is_space(c) || is_rule(c)).len();
        self.at +=
            self.rest().len() - self.rest().trim_start_matches(|c: char| is_space(c) || is_rule(c)).len();
        self.text = line.get(..end).unwrap_or_default();
        self.body();
        if self.tokens.last().is_some_and(|last| last.mark != Mark::Colon) {
            self.at = end;
            self.push(Mark::Colon, ":", end);
        }
    }

    /// Passes spaces and decorations: asterisks, brackets, tags of a forum such as `[b]`.
    fn spaces(&mut self) {
        while let Some(c) = self.rest().chars().next() {
            if c == '['
                && let Some(length) = tag(self.rest())
            {
                self.at += length;
            } else if is_space(c) || matches!(c, '*' | '[' | ']' | '(' | ')' | '×' | '`') {
                self.at += c.len_utf8();
            } else {
                return;
            }
        }
    }

    /// Whether a comment begins here: `//` or `#` at the beginning of a word; `#15` inside a line is
    /// a hex number.
    fn comment(&self) -> bool {
        let before = self.text.get(..self.at).and_then(|text| text.chars().next_back());
        if !before.is_none_or(|c| is_space(c) || matches!(c, '*' | ']' | ')')) {
            return false;
        }
        let rest = self.rest();
        let hex = !self.tokens.is_empty()
            && rest.strip_prefix('#').is_some_and(|text| text.starts_with(|c: char| c.is_ascii_digit()));
        rest.starts_with("//") || rest.starts_with('#') && !hex
    }

    fn body(&mut self) {
        loop {
            self.spaces();
            if self.comment() {
                return;
            }
            let rest = self.rest();
            let Some(c) = rest.chars().next() else { return };
            let from = self.at;
            let simple = [
                ("->", Mark::Arrow),
                ("=>", Mark::Arrow),
                ("–>", Mark::Arrow),
                ("—>", Mark::Arrow),
                ("→", Mark::Arrow),
                (">", Mark::Arrow),
                ("<=", Mark::AtMost),
                ("≤", Mark::AtMost),
                ("<", Mark::Less),
                (",", Mark::Comma),
                ("+", Mark::Comma),
                ("&", Mark::Comma),
                (";", Mark::Semicolon),
                (":", Mark::Colon),
            ];
            if let Some((sign, mark)) = simple.iter().find(|(sign, _)| rest.starts_with(sign)) {
                self.at += sign.len();
                self.push(*mark, *sign, from);
            } else if c == '\\' && rest.get(1..).is_some_and(|rest| rest.trim().is_empty()) {
                self.goes_on = true;
                return;
            } else if is_word(c) {
                self.word();
            } else if let Some(closing) = closing(c) {
                self.at += c.len_utf8();
                self.quoted(closing, from);
            } else {
                // A run of the same sign is one mistake.
                self.at += rest.len() - rest.trim_start_matches(c).len();
                if c != '#' {
                    self.stray(from, self.at);
                }
            }
        }
    }

    fn push(&mut self, mark: Mark, text: impl Into<String>, from: usize) {
        let span = self.span(from, self.at);
        self.tokens.push(Token::new(mark, text, span));
    }

    /// A word, up to an arrow; the full stop of a sentence and underscores of Markdown are not of it.
    fn word(&mut self) {
        let from = self.at;
        let rest = self.rest();
        let arrow = |at: usize| {
            let mut chars = rest.get(at..).unwrap_or_default().chars();
            matches!(chars.next(), Some('-' | '–' | '—')) && chars.next() == Some('>')
        };
        let end =
            rest.char_indices().find(|&(at, c)| !is_word(c) || arrow(at)).map_or(rest.len(), |(at, _)| at);
        self.at += end;
        let written = rest.get(..end).unwrap_or_default();
        let left = written.trim_start_matches('_');
        let text = left.trim_end_matches(['_', '.']);
        let begin = from + written.len() - left.len();
        let span = self.span(begin, begin + text.len());
        if text.contains(|c: char| c.is_alphanumeric()) {
            self.tokens.push(Token::new(Mark::Word, text, span));
        } else if text == "%" && self.tokens.last().is_some_and(Token::is_number) {
            // "30 %": the sign belongs to the number before it.
        } else if matches!(text, "-" | "–" | "—" | "−") {
            self.push(Mark::Arrow, text, from);
        } else if !text.is_empty() {
            self.stray(from, self.at);
        }
    }

    /// From after the opening quote. `\` takes the next character as it is.
    fn quoted(&mut self, closing: &[char], from: usize) {
        let rest = self.rest();
        let mut text = String::new();
        let mut chars = rest.char_indices();
        let mut end = None;
        while let Some((at, c)) = chars.next() {
            if c == '\\' {
                text.extend(chars.next().map(|(_, c)| c));
            } else if closing.contains(&c) {
                end = Some(at + c.len_utf8());
                break;
            } else {
                text.push(c);
            }
        }
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match end {
            Some(length) => self.at += length,
            None => {
                let close = closing.first().unwrap_or(&'"');
                let problem = self
                    .source
                    .diagnostic(Kind::Syntax, self.span(from, self.at), "this quote is not closed (O1)")
                    .help(format!("write `{close}` after the last word that belongs to it"));
                self.problems.push(problem);
                self.at = self.text.len();
                self.is_cut = true;
            }
        }
        if text.is_empty() && end.is_some() {
            let problem = self
                .source
                .diagnostic(
                    Kind::Syntax,
                    self.span(from, self.at),
                    "there is nothing between the quotes (O1)",
                )
                .help("write a name between them, or take them away");
            self.problems.push(problem);
        }
        self.push(Mark::Quoted, text, from);
    }

    fn stray(&mut self, from: usize, to: usize) {
        let span = self.span(from, to);
        let written = self.source.slice(span);
        let message = match written.chars().next() {
            Some(c) if c.is_control() => format!("a control character, U+{:04X}", u32::from(c)),
            _ => format!("`{}`", shown(written)),
        };
        let problem = self
            .source
            .diagnostic(Kind::Syntax, span, format!("{message} does not belong here (O1)"))
            .help("take it away, or put the name that contains it in quotes: \"…\"");
        self.problems.push(problem);
    }
}
