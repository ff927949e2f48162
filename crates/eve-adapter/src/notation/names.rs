//! Names of ships, as people write them: what stands on their cards is theirs to type.

use std::borrow::Cow;

/// A word as it is quoted in a message: not longer than a person reads.
pub(crate) fn shown(word: &str) -> Cow<'_, str> {
    const SHOWN: usize = 40;
    match word.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &word[..end]).into(),
        None => word.into(),
    }
}

/// The longest name of a ship, in characters.
pub(crate) const MAX_NAME: usize = 60;
