//! What somebody else said: a forum's quotes are no orders (O1).

use admiralty_notation::{Diagnostic, Kind, Source, Span};
use std::borrow::Cow;

const END: &str = "[/quote]";

/// The text with spaces for what stands in `[quote]` … `[/quote]`, each byte in its place. A quote
/// that is not closed is reported and ends with its line: orders are not lost silently.
pub(super) fn without<'s>(source: &'s Source, problems: &mut Vec<Diagnostic>) -> Cow<'s, str> {
    let text = source.text();
    let small = text.to_ascii_lowercase();
    let mut own: Option<String> = None;
    let mut at = 0;
    while let Some(begin) = next(&small, at) {
        let rest = small.get(begin..).unwrap_or_default();
        let end = match rest.find(END) {
            Some(length) => begin + length + END.len(),
            None => {
                let tag = begin + rest.find(']').map_or(rest.len(), |length| length + 1);
                let message = "this quote is not closed (O1)";
                let problem = source.diagnostic(Kind::Syntax, Span::new(begin, tag), message);
                problems.push(problem.help("write `[/quote]` after the last word that somebody else said"));
                begin + rest.find('\n').unwrap_or(rest.len())
            }
        };
        let own = own.get_or_insert_with(|| String::with_capacity(text.len()));
        own.push_str(text.get(own.len()..begin).unwrap_or_default());
        let quoted = text.get(begin..end).unwrap_or_default();
        own.extend(quoted.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        at = end;
    }
    match own {
        None => Cow::Borrowed(text),
        Some(mut own) => {
            own.push_str(text.get(own.len()..).unwrap_or_default());
            Cow::Owned(own)
        }
    }
}

/// Where the next quote begins: `[quote]` or `[quote=NAME]`.
fn next(small: &str, from: usize) -> Option<usize> {
    let begin = |tag: &str| small.get(from..).and_then(|rest| rest.find(tag)).map(|at| from + at);
    [begin("[quote]"), begin("[quote=")].into_iter().flatten().min()
}
