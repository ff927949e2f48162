//! The known name nearest to what was typed.

use crate::names::fold;

/// Names listed at most by [`did_you_mean`].
const LISTED: usize = 30;

/// Prefixes shorter than this, in characters, suggest nothing.
const PREFIX: usize = 3;

/// The candidate nearest to `word`, if one is near enough.
///
/// Names are compared as [`fold`] leaves them. Near enough is a Damerau-Levenshtein distance of at most
/// a third of the word's length (and at least 1), or that one is the beginning of the other, with
/// three letters or more. Of several the nearest, then the first.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = fold(word);
    let length = word.chars().count();
    if length == 0 {
        return None;
    }
    let allowed = (length / 3).max(1);
    candidates
        .into_iter()
        .filter_map(|candidate| {
            let other = fold(candidate);
            let other_length = other.chars().count();
            // A distance is at least the difference in length: no need to work out a long one.
            let distance = if length.abs_diff(other_length) > allowed {
                usize::MAX
            } else {
                strsim::damerau_levenshtein(&word, &other)
            };
            let prefix =
                length.min(other_length) >= PREFIX && (other.starts_with(&word) || word.starts_with(&other));
            // At the distance of the whole word, nothing of it is left.
            let near = distance <= allowed && distance < length.max(other_length);
            (near || prefix).then_some((distance, candidate))
        })
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}

/// A help text: "did you mean `x`?" if a name is near, else "known are: a, b, c" (some thirty at most).
/// Empty if there are no candidates.
pub fn did_you_mean<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    let candidates: Vec<&str> = candidates.into_iter().collect();
    if let Some(name) = nearest(word, candidates.iter().copied()) {
        return format!("did you mean `{name}`?");
    }
    match candidates.len() {
        0 => String::new(),
        1 => format!("the only one known is `{}`", candidates[0]),
        n if n <= LISTED => format!("known are: {}", candidates.join(", ")),
        n => format!("known are: {} and {} more", candidates[..LISTED].join(", "), n - LISTED),
    }
}

/// A word as it is quoted in a message: not longer than a person reads.
#[must_use]
pub fn shown(word: &str) -> std::borrow::Cow<'_, str> {
    const SHOWN: usize = 40;
    match word.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &word[..end]).into(),
        None => word.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPS: [&str; 6] = ["interceptor", "cruiser", "dreadnought", "starbase", "ground_force", "pds"];

    #[test]
    fn nearest_names() {
        for (word, expected) in [
            ("cruisr", Some("cruiser")),
            ("CRUSIER", Some("cruiser")),
            ("dreadnaught", Some("dreadnought")),
            ("dread", Some("dreadnought")),
            ("Ground Forces", Some("ground_force")),
            ("interceptors of mars", Some("interceptor")),
            ("pd", Some("pds")),
            ("st", None),
            ("x", None),
            ("", None),
            ("carrier", None),
            ("крейсер", None),
        ] {
            assert_eq!(nearest(word, SHIPS), expected, "{word}");
        }
    }

    #[test]
    fn helps() {
        assert_eq!(did_you_mean("cruser", SHIPS), "did you mean `cruiser`?");
        assert_eq!(did_you_mean("zzz", ["a", "b", "c"]), "known are: a, b, c");
        assert_eq!(did_you_mean("zzz", ["a"]), "the only one known is `a`");
        assert_eq!(did_you_mean("zzz", []), "");
        assert!(did_you_mean("zzz", ["a"; 40]).ends_with(", a and 10 more"));
    }

    #[test]
    fn long_words_are_quick() {
        let long = "x".repeat(1 << 20);
        assert_eq!(nearest(&long, SHIPS), None);
    }
}
