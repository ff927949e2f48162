//! Which known name a written one means.
//!
//! Tables are those of [`admiralty_notation::names`]: rows of a canonical name and its aliases. Case,
//! spaces, hyphens, underscores, full stops and apostrophes do not count, ё is е; an English plural
//! is its singular.

use super::ast::Name;
pub use super::units::russian_unit;
pub use super::words::fold;
use super::words::lang_of;
use admiralty_notation::{Diagnostic, Kind, Source, did_you_mean, names, nearest, shown};
use admiralty_referee::Lang;

/// A canonical name and its aliases.
pub type Row<'t, 'a> = (&'t str, &'a [&'a str]);

/// The canonical name that `input` means: as written, or as an English plural; else, in Russian, the
/// only name that differs from it by its case alone ("Анне" is Анна).
#[must_use]
pub fn find<'t>(input: &str, table: &[Row<'t, '_>]) -> Option<&'t str> {
    same(input, table).or_else(|| plural(input, table)).or_else(|| inflected(input, table))
}

/// The unit type that `input` means: [`find`], then Russian words in all their forms
/// ([`russian_unit`]).
#[must_use]
pub fn find_unit<'t>(input: &str, table: &[Row<'t, '_>]) -> Option<&'t str> {
    same(input, table)
        .or_else(|| russian_unit(input).and_then(|unit| same(unit, table)))
        .or_else(|| find(input, table))
}

/// What a name means.
///
/// # Errors
/// If the table does not have it: with the nearest that it has. `what` is "a planet" or the like,
/// `clause` that of the order.
pub fn name<'t>(
    source: &Source,
    name: &Name,
    table: &[Row<'t, '_>],
    what: &str,
    clause: &str,
) -> Result<&'t str, Diagnostic> {
    find(&name.value, table).ok_or_else(|| unknown(source, name, table, what, clause))
}

/// What a unit type means.
///
/// # Errors
/// As [`name()`].
pub fn unit<'t>(
    source: &Source,
    name: &Name,
    table: &[Row<'t, '_>],
    clause: &str,
) -> Result<&'t str, Diagnostic> {
    find_unit(&name.value, table).ok_or_else(|| unknown(source, name, table, "a unit", clause))
}

/// The diagnostic for a name that the table does not have.
#[must_use]
pub fn unknown(source: &Source, name: &Name, table: &[Row<'_, '_>], what: &str, clause: &str) -> Diagnostic {
    let lang = lang_of(&name.value);
    let of_script = |known: &&str| lang_of(known) == lang;
    // What may be meant is any name of the reader's script; what is listed is one name each, of that
    // script if there is one, and the first: the others are forms of it.
    let near = match lang {
        Lang::En => None,
        Lang::Ru => nearest(&name.value, table.iter().flat_map(every).filter(of_script)),
    };
    let listed = table.iter().map(|row| match lang {
        Lang::En => row.0,
        Lang::Ru => every(row).find(of_script).unwrap_or(row.0),
    });
    let help =
        near.map_or_else(|| did_you_mean(&name.value, listed), |near| format!("did you mean `{near}`?"));
    let message = format!("there is no {} `{}` ({clause})", article_less(what), shown(&name.value));
    source.diagnostic(Kind::UnknownName, name.span, message).help(help)
}

/// The canonical name of a row, then the others.
fn every<'a>((name, aliases): &Row<'a, 'a>) -> impl Iterator<Item = &'a str> + use<'a> {
    std::iter::once(*name).chain(aliases.iter().copied())
}

fn article_less(what: &str) -> &str {
    what.strip_prefix("a ").or_else(|| what.strip_prefix("an ")).unwrap_or(what)
}

/// The row of which `input` is a name or alias.
fn same<'t>(input: &str, table: &[Row<'t, '_>]) -> Option<&'t str> {
    let wanted = fold(input);
    if wanted.is_empty() {
        return None;
    }
    let is_it = |known: &str| fold(known) == wanted;
    table
        .iter()
        .find(|(name, _)| is_it(name))
        .or_else(|| table.iter().find(|(_, aliases)| aliases.iter().any(|alias| is_it(alias))))
        .map(|(name, _)| *name)
}

fn plural<'t>(input: &str, table: &[Row<'t, '_>]) -> Option<&'t str> {
    names::resolve(input, table)
}

/// The only name of which `input` is a case.
fn inflected<'t>(input: &str, table: &[Row<'t, '_>]) -> Option<&'t str> {
    if lang_of(input) != Lang::Ru {
        return None;
    }
    let wanted = stems(input);
    let mut found = table.iter().filter(|(name, aliases)| {
        std::iter::once(name).chain(aliases.iter()).any(|known| stems(known) == wanted)
    });
    let first = found.next()?;
    found.next().is_none().then_some(first.0)
}

/// The words of a Russian name without what changes from case to case.
fn stems(name: &str) -> Vec<String> {
    /// The longest first.
    const ENDINGS: [&str; 25] = [
        "ого", "ому", "его", "ему", "ыми", "ими", "ой", "ою", "ом", "ем", "ей", "ею", "ым", "им", "ый", "ий",
        "ая", "а", "я", "о", "у", "ю", "е", "ы", "и",
    ];
    const SHORTEST: usize = 3;
    let stem = |word: &str| {
        let folded = fold(word);
        let cut = ENDINGS.iter().find_map(|ending| folded.strip_suffix(ending)).unwrap_or(&folded);
        let cut = cut.strip_suffix(['ь', 'й']).unwrap_or(cut);
        if cut.chars().count() < SHORTEST { folded.clone() } else { cut.to_owned() }
    };
    name.split([' ', '-', '_']).filter(|word| !word.is_empty()).map(stem).collect()
}
