//! Names compared the way people write them.

/// What counts of a name: lower case, without spaces, hyphens, dashes, underscores, full stops and
/// apostrophes.
/// Plurals stay as they are; [`resolve`] tries them.
///
/// ```
/// assert_eq!(admiralty_notation::names::fold("Ground-Force "), "groundforce");
/// ```
#[must_use]
pub fn fold(name: &str) -> String {
    name.chars().filter(|&c| !is_ignored(c)).flat_map(char::to_lowercase).collect()
}

/// Whether two names are the same for all that counts of them ([`fold`]).
#[must_use]
pub fn same(a: &str, b: &str) -> bool {
    fold(a) == fold(b)
}

/// The canonical name in `table`, of rows `(canonical name, aliases)`, that `input` means.
///
/// First a name or alias as written (so that `gcds` and `pds` are found whole), then one of which
/// `input` is the plural (of its last word, then of any word), then one that is itself a plural of
/// `input`. Within each step the first row wins.
///
/// ```
/// use admiralty_notation::names::resolve;
/// let table = [("ground_force", &["infantry"][..]), ("pds", &[])];
/// assert_eq!(resolve("Ground Forces", &table), Some("ground_force"));
/// assert_eq!(resolve("PDS", &table), Some("pds"));
/// ```
#[must_use]
pub fn resolve<'t>(input: &str, table: &[(&'t str, &[&str])]) -> Option<&'t str> {
    let find = |wanted: &[String]| {
        table
            .iter()
            .find(|(name, aliases)| {
                std::iter::once(name).chain(aliases.iter()).any(|known| wanted.contains(&fold(known)))
            })
            .map(|&(name, _)| name)
    };
    let whole = fold(input);
    if whole.is_empty() || whole.len() > MAX_NAME {
        return None;
    }
    find(std::slice::from_ref(&whole))
        .or_else(|| find(&singulars(&whole)))
        .or_else(|| find(&singular_words(input)))
        .or_else(|| find(&[format!("{whole}s"), format!("{whole}es")]))
}

/// Names longer than this, in bytes, match nothing.
const MAX_NAME: usize = 200;

/// What a folded name may be the plural of.
fn singulars(folded: &str) -> Vec<String> {
    let mut found = Vec::new();
    if let Some(stem) = folded.strip_suffix('s')
        && stem.chars().count() > 1
    {
        found.push(stem.to_owned());
    }
    for (plural, singular) in [("es", ""), ("ies", "y"), ("men", "man")] {
        if let Some(stem) = folded.strip_suffix(plural)
            && stem.chars().count() > 1
        {
            found.push(format!("{stem}{singular}"));
        }
    }
    found
}

/// The folded forms of a name with one word made singular: "ships of the line".
fn singular_words(name: &str) -> Vec<String> {
    let words: Vec<String> =
        name.split(|c: char| c.is_whitespace() || matches!(c, '_' | '-')).map(fold).collect();
    let mut found = Vec::new();
    for (n, word) in words.iter().enumerate() {
        for singular in singulars(word) {
            found.push(
                [&words[..n].concat(), &singular, &words[n + 1..].concat()].map(String::as_str).concat(),
            );
        }
    }
    found
}

const fn is_ignored(c: char) -> bool {
    matches!(c, '_' | '-' | '.' | '\'' | '\u{2019}' | '\u{2010}'..='\u{2013}') || c.is_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resolved_names() {
        let table: [(&str, &[&str]); 11] = [
            ("cruiser", &["крейсер"]),
            ("starbase", &["star base"]),
            ("gcds", &["galactic centre defence system"]),
            ("pds", &[]),
            ("ground_force", &["infantry", "troops"]),
            ("incursus", &[]),
            ("fighter", &[]),
            ("colony", &["colony ship"]),
            ("ship_of_the_line", &[]),
            ("s", &[]),
            ("jol_nar", &[]),
        ];
        for (input, expected) in [
            ("Cruiser", Some("cruiser")),
            ("CRUISERS", Some("cruiser")),
            ("Крейсер", Some("cruiser")),
            ("starbases", Some("starbase")),
            ("Star-Bases", Some("starbase")),
            ("gcds", Some("gcds")),
            ("GCDSes", Some("gcds")),
            ("Galactic  Centre Defence Systems", Some("gcds")),
            ("pds", Some("pds")),
            ("PDSs", Some("pds")),
            ("pdses", Some("pds")),
            ("ground forces", Some("ground_force")),
            ("GroundForces", Some("ground_force")),
            ("troop", Some("ground_force")),
            ("incursus", Some("incursus")),
            ("incursuses", Some("incursus")),
            ("colonies", Some("colony")),
            ("colony ships", Some("colony")),
            ("ships of the line", Some("ship_of_the_line")),
            ("Jol-Nar's", Some("jol_nar")),
            ("s", Some("s")),
            ("", None),
            ("-", None),
            ("fight", None),
        ] {
            assert_eq!(resolve(input, &table), expected, "{input}");
        }
        assert_eq!(resolve(&"s ".repeat(100_000), &table), None);
    }
}
