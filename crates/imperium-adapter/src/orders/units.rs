//! Russian words for units, in all their forms.

use super::words::fold;

/// Endings of masculine nouns: "крейсер".
const HARD: &[&str] = &["", "а", "у", "ом", "е", "ы", "ов", "ам", "ами", "ах"];
/// Endings of "истребитель" after "истребител".
const SOFT: &[&str] = &["ь", "я", "ю", "ем", "е", "и", "ей", "ям", "ями", "ях"];
/// Endings of "пехота".
const FEMININE: &[&str] = &["а", "ы", "е", "у", "ой", "ою"];
/// Endings of "войско".
const NEUTER: &[&str] = &["о", "а", "у", "ом", "е", "", "ам", "ами", "ах"];
/// Endings of "пехотинец" after "пехотин".
const FLEETING: &[&str] = &["ец", "ца", "цу", "цем", "це", "цы", "цев", "цам", "цами", "цах"];
/// Endings of "наземный", and of "космический" after its stem.
const ADJECTIVE: &[&str] =
    &["ый", "ого", "ому", "ым", "ом", "ые", "ых", "ыми", "ое", "ий", "им", "ие", "их", "ими"];
/// For words that do not change.
const NONE: &[&str] = &[""];

/// The unit, an adjective that may stand before the noun, the noun's stem, its endings.
type Row = (&'static str, &'static str, &'static str, &'static [&'static str]);

const TABLE: &[Row] = &[
    ("cruiser", "", "крейсер", HARD),
    ("carrier", "", "транспорт", HARD),
    ("dreadnought", "", "линкор", HARD),
    ("fighter", "", "истребител", SOFT),
    ("destroyer", "", "эсмин", FLEETING),
    ("ground_force", "наземн", "отряд", HARD),
    ("ground_force", "наземн", "войск", NEUTER),
    ("ground_force", "", "пехот", FEMININE),
    ("ground_force", "", "пехотин", FLEETING),
    ("pds", "", "пос", NONE),
    ("space_dock", "космическ", "док", HARD),
];

/// The unit that Russian words mean, in any case and number: "крейсеров", "наземных отряда",
/// "космическом доке". The names are those of the shipped data: `cruiser`, `carrier`, `dreadnought`,
/// `fighter`, `destroyer`, `ground_force`, `pds`, `space_dock`.
#[must_use]
pub fn russian_unit(words: &str) -> Option<&'static str> {
    let words: Vec<String> = words.split([' ', '-', '_']).filter(|w| !w.is_empty()).map(fold).collect();
    let (adjective, noun) = match words.as_slice() {
        [noun] => (None, noun),
        [adjective, noun] => (Some(adjective), noun),
        _ => return None,
    };
    let is_form = |word: &str, stem: &str, endings: &[&str]| {
        word.strip_prefix(stem).is_some_and(|ending| endings.contains(&ending))
    };
    let found = TABLE.iter().find(|(_, before, stem, endings)| {
        let fits = adjective.is_none_or(|word| !before.is_empty() && is_form(word, before, ADJECTIVE));
        fits && is_form(noun, stem, endings)
    });
    found.map(|(unit, ..)| *unit)
}
