//! Reads a TOML file and finds all that does not have the right form, not only the first: the piece
//! that is wrong is taken out, and the rest is read again.

use crate::toml::diagnose;
use crate::{Diagnostic, Kind, Problems, Source, Span, shown};
use ::toml::Spanned;
use ::toml::de::{DeTable, DeValue, Deserializer};
use serde::de::DeserializeOwned;

/// What could be read.
pub struct Recovered<T> {
    /// The file without what is wrong; `None` if too much is.
    pub file: Option<T>,
    /// What had to be taken out.
    pub lost: Vec<Lost>,
}

/// Reads a table into `T`, and says what is wrong with its form.
pub fn recover<T: DeserializeOwned>(
    source: &Source,
    mut root: Spanned<DeTable<'_>>,
    problems: &mut Vec<Diagnostic>,
) -> Recovered<T> {
    let mut lost: Vec<Lost> = Vec::new();
    // Each mistake is a reading of the whole file: more than are told are not looked for.
    while lost.len() < Problems::MOST {
        let error = match T::deserialize(Deserializer::from(root.clone())) {
            Ok(file) => return Recovered { file: Some(file), lost },
            Err(error) => error,
        };
        let span = error.span().unwrap_or_default();
        // A key that is missing because it was taken out is no second mistake.
        let taken = lost
            .iter()
            .any(|lost| lost.table == span && error.message() == format!("missing field `{}`", lost.key));
        if !taken {
            problems.push(in_words(source, &error));
        }
        match take_out(&mut root, &span) {
            Some(piece) => lost.push(piece),
            None => break,
        }
    }
    Recovered { file: None, lost }
}

/// A piece that was taken out.
pub struct Lost {
    /// The section of the file in which it was.
    pub section: String,
    /// Where what is wrong with it is.
    pub span: Span,
    /// Its key; empty for an element of a list.
    key: String,
    /// The table in which it was.
    table: std::ops::Range<usize>,
}

/// A step on the way to a piece.
#[derive(Clone)]
enum Way {
    Key(String),
    Element(usize),
}

/// Takes out the smallest piece at the start of `span`.
fn take_out(root: &mut Spanned<DeTable<'_>>, span: &std::ops::Range<usize>) -> Option<Lost> {
    let mut best: Option<(usize, Vec<Way>)> = None;
    let mut look = |way: &[Way], piece: std::ops::Range<usize>| {
        let exact = piece == *span;
        let holds = piece.start <= span.start && span.start < piece.end.max(piece.start + 1);
        let size = if exact { 0 } else { piece.len() + 1 };
        if (exact || holds) && best.as_ref().is_none_or(|(other, _)| size < *other) {
            best = Some((size, way.to_vec()));
        }
    };
    walk_table(root.get_ref(), &mut Vec::new(), &mut look);
    let (_, way) = best?;
    let table = root.span();
    let section = match way.first() {
        Some(Way::Key(key)) => key.clone(),
        _ => String::new(),
    };
    let (key, table) = remove(root.get_mut(), table, &way)?;
    Some(Lost { section, span: span.clone().into(), key, table })
}

fn walk_table(
    table: &DeTable<'_>,
    way: &mut Vec<Way>,
    look: &mut impl FnMut(&[Way], std::ops::Range<usize>),
) {
    for (key, value) in table {
        way.push(Way::Key(key.get_ref().to_string()));
        look(way, key.span());
        walk(value, way, look);
        way.pop();
    }
}

fn walk(
    value: &Spanned<DeValue<'_>>,
    way: &mut Vec<Way>,
    look: &mut impl FnMut(&[Way], std::ops::Range<usize>),
) {
    look(way, value.span());
    match value.get_ref() {
        DeValue::Table(table) => walk_table(table, way, look),
        DeValue::Array(elements) => {
            for (n, element) in elements.iter().enumerate() {
                way.push(Way::Element(n));
                walk(element, way, look);
                way.pop();
            }
        }
        _ => {}
    }
}

/// The key of what was taken out, and where the table is in which it was.
type Taken = (String, std::ops::Range<usize>);

fn remove(table: &mut DeTable<'_>, span: std::ops::Range<usize>, way: &[Way]) -> Option<Taken> {
    let (Way::Key(key), rest) = way.split_first()? else { return None };
    if rest.is_empty() {
        table.remove(key.as_str())?;
        return Some((key.clone(), span));
    }
    let value = table.iter_mut().find(|(other, _)| other.get_ref() == key).map(|(_, value)| value)?;
    remove_below(value, rest)
}

fn remove_below(value: &mut Spanned<DeValue<'_>>, way: &[Way]) -> Option<Taken> {
    let span = value.span();
    match (value.get_mut(), way) {
        (DeValue::Table(table), _) => remove(table, span, way),
        (DeValue::Array(elements), [Way::Element(n)]) if *n < elements.len() => {
            let others = elements.iter().enumerate().filter(|(other, _)| other != n);
            *elements = others.map(|(_, element)| element.clone()).collect();
            Some((String::new(), span))
        }
        (DeValue::Array(elements), [Way::Element(n), rest @ ..]) => remove_below(elements.get_mut(*n)?, rest),
        _ => None,
    }
}

/// What an error says, in the words of this file format where those are clearer.
fn in_words(source: &Source, error: &::toml::de::Error) -> Diagnostic {
    let (message, span) = (error.message(), error.span().unwrap_or_default());
    let problem = diagnose(source, error);
    let written = source.slice(span.clone());
    if message.contains("leading zero") {
        let problem = source.diagnostic(Kind::Syntax, span, "a number does not begin with a zero");
        return problem.help("write it without, as `1` for `001`");
    }
    if message == "wanted string or table" {
        let message = format!("`{}` does not belong here", shown(written));
        return source.diagnostic(Kind::BadValue, span, message).help("write a name in quotes");
    }
    if message.starts_with("invalid type: map") && written.starts_with('[') && !written.starts_with("[[") {
        let message = "there can be several of these, and each begins with two brackets";
        let name = written.trim_matches(['[', ']']);
        return source.diagnostic(Kind::BadValue, span, message).help(format!("write `[[{name}]]`"));
    }
    problem
}

/// The table of a file, or what is wrong with its syntax.
///
/// # Errors
/// A mistake for each line that has one.
pub fn syntax<'t>(source: &'t Source) -> Result<Spanned<DeTable<'t>>, Vec<Diagnostic>> {
    let (table, errors) = DeTable::parse_recoverable(source.text());
    if errors.is_empty() {
        return Ok(table);
    }
    let mut problems: Vec<Diagnostic> = errors.iter().map(|error| in_words(source, error)).collect();
    problems.sort_by_key(|problem| problem.place().map(|place| place.span.start));
    // One mistake of syntax often drags others on the same line along.
    problems.dedup_by_key(|problem| problem.line());
    Err(problems)
}
