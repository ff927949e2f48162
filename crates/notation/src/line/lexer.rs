//! The pieces of a battle line.

use std::borrow::Cow;

use crate::{Diagnostic, Kind, Source, Span, shown};

use super::MAX_LENGTH;

/// What sort of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Word,
    Quoted,
    Comma,
    Semicolon,
    Colon,
    Open,
    Close,
    Equals,
    Star,
}

/// A piece: for words and quoted texts with what they say, else with the character.
#[derive(Debug, Clone)]
pub(super) struct Lexeme<'s> {
    pub(super) mark: Mark,
    pub(super) text: Cow<'s, str>,
    pub(super) span: Span,
}

impl Lexeme<'_> {
    /// Whether it is a word or a quoted text.
    pub(super) const fn is_text(&self) -> bool {
        matches!(self.mark, Mark::Word | Mark::Quoted)
    }
}

/// Splits the text into its pieces, and says which characters belong to none.
pub(super) fn lex<'s>(source: &'s Source, problems: &mut Vec<Diagnostic>) -> Vec<Lexeme<'s>> {
    let text = source.text();
    let mut lexemes = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let after = at + c.len_utf8();
        if is_space(c) {
            at = after;
            continue;
        }
        let (mark, value, end) = if let Some(mark) = punctuation(c) {
            (mark, text[at..after].into(), after)
        } else if is_word(c) && !opens_single(c) {
            let length = text[at..].find(|c| !is_word(c));
            let end = length.map_or(text.len(), |length| at + length);
            (Mark::Word, text[at..end].into(), end)
        } else if let Some(closing) = closing(c) {
            match quoted(&text[after..], closing) {
                Some((value, length)) => (Mark::Quoted, value, after + length),
                None => {
                    problems.push(unclosed(source, c, Span::new(at, after)));
                    return lexemes;
                }
            }
        } else {
            problems.push(stray(source, Span::new(at, after)));
            at = after;
            continue;
        };
        lexemes.push(Lexeme { mark, text: value, span: Span::new(at, end) });
        at = end;
    }
    for lexeme in &lexemes {
        if lexeme.mark == Mark::Word && !lexeme.text.contains(char::is_alphanumeric) {
            problems.push(stray(source, lexeme.span));
        } else if lexeme.mark == Mark::Quoted {
            problems.extend(in_quotes(source, lexeme));
        }
    }
    lexemes
}

const fn punctuation(c: char) -> Option<Mark> {
    Some(match c {
        ',' => Mark::Comma,
        ';' => Mark::Semicolon,
        ':' => Mark::Colon,
        '(' => Mark::Open,
        ')' => Mark::Close,
        '=' => Mark::Equals,
        '*' | '×' => Mark::Star,
        _ => return None,
    })
}

/// Spaces, and what copying and pasting leaves behind.
fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}')
}

/// What words are made of: letters with their accents, digits, and the signs of names and numbers.
pub(super) fn is_word(c: char) -> bool {
    is_name(c) || matches!(c, '/' | '%' | '+')
}

/// What unquoted names are made of: the above without what only numbers have. The dashes and the
/// minus are those that telephones type.
pub(super) fn is_name(c: char) -> bool {
    c.is_alphanumeric()
        || matches!(
            c,
            '_' | '-' | '\'' | '.' | '\u{2019}' | '\u{2010}'..='\u{2013}' | '\u{2212}'
                | '\u{300}'..='\u{36f}'
        )
}

/// Whether a single quote opens here; inside a word it is an apostrophe.
const fn opens_single(c: char) -> bool {
    matches!(c, '\'' | '‘')
}

/// The quotes that close what `c` opens.
const fn closing(c: char) -> Option<&'static [char]> {
    Some(match c {
        '"' => &['"'],
        '“' | '”' | '„' => &['“', '”', '"'],
        '«' => &['»'],
        '\'' | '‘' => &['\'', '’'],
        _ => return None,
    })
}

/// A quoted text from after its opening quote: what it says, and the length with the closing quote.
/// `\` takes the next character as it is. A single quote before a letter is an apostrophe.
fn quoted<'s>(text: &'s str, closing: &[char]) -> Option<(Cow<'s, str>, usize)> {
    let mut value = String::new();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        if c == '\\' {
            value.push(chars.next()?.1);
            continue;
        }
        let apostrophe =
            matches!(c, '\'' | '’') && chars.peek().is_some_and(|(_, next)| next.is_alphanumeric());
        if closing.contains(&c) && !apostrophe {
            return Some((value.into(), at + c.len_utf8()));
        }
        value.push(c);
    }
    None
}

/// What is wrong inside quotes.
fn in_quotes(source: &Source, lexeme: &Lexeme<'_>) -> Option<Diagnostic> {
    if lexeme.text.trim().is_empty() {
        let message = "there is nothing between the quotes";
        return Some(
            source
                .diagnostic(Kind::Syntax, lexeme.span, message)
                .help("write a name between them, or take them away"),
        );
    }
    let written = source.slice(lexeme.span);
    let (at, c) = written.char_indices().find(|(_, c)| c.is_control())?;
    let start = lexeme.span.start + at;
    Some(stray(source, Span::new(start, start + c.len_utf8())))
}

fn unclosed(source: &Source, quote: char, span: Span) -> Diagnostic {
    let close = closing(quote).and_then(|all| all.first()).unwrap_or(&'"');
    source
        .diagnostic(Kind::Syntax, span, "this quote is not closed")
        .help(format!("write `{close}` after the last word that belongs to it"))
}

/// A character, or several in a row, that no word has.
pub(super) fn stray(source: &Source, span: Span) -> Diagnostic {
    let written = source.slice(span);
    let first = written.chars().next().unwrap_or_default();
    let message = if first.is_control() {
        format!("a control character, U+{:04X}, does not belong here", u32::from(first))
    } else {
        format!("`{}` does not belong here", shown(written))
    };
    let help = match first {
        '[' | ']' | '{' | '}' | '<' | '>' => "attributes stand in round parentheses: `(…)`",
        '+' | '&' | '|' => "stacks are separated by commas; quote a name that contains the sign",
        _ if first.is_control() => "take it away",
        _ => "take it away, or put the name that contains it in quotes: \"…\"",
    };
    source.diagnostic(Kind::Syntax, span, message).help(help)
}

pub(super) fn too_long(length: usize) -> Diagnostic {
    let message = format!("the battle line is {length} bytes long");
    Diagnostic::new(Kind::OutOfRange, message).help(format!("a battle line has at most {MAX_LENGTH} bytes"))
}
