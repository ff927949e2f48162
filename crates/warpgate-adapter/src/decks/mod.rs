//! Deck files: cards and technologies as data (W2.5, W5.9).
//!
//! ```toml
//! title = "My deck"
//! [[card]]
//! name = "Broadside"
//! multiplier = 3
//! count = 2
//! text = [{ destroy = 1, of = "enemy", if = "win" }]
//! ```
//!
//! Built in are `seed` (the four cards that the source describes) and `training` (our own). An
//! effect is a table with one kind, what it needs, and a condition:
//!
//! | kind | with | does |
//! |---|---|---|
//! | `destroy = 1`, `"half"`, `"all"` | `of = "own"`, `"enemy"`, `"both"` | destroys ships |
//! | `cancel = true` | | cancels the text of the enemy's card |
//! | `multiplier = { add = 1 }`, `{ set = 2 }` | `of = "own"` (default), `"enemy"`, `"both"` | changes a multiplier; technologies only |
//! | `draw = 1` | | draws cards |
//! | `save = 1` | | saves own ships from destruction |
//! | `return = "played"`, `"discard"` | `to = "hand"`, `"top"`, `"bottom"`, `"shuffled"` | returns a card |
//! | `score = 1` | | scores points |
//!
//! Conditions: `if = "win"`, `"lose"`, `"attacking"`, `"defending"`; `if_enemy_multiplier = 3` (or
//! higher). Without one the effect is unconditional.

mod effect;
pub(crate) mod file;
mod pick;
pub(crate) mod read;

#[cfg(test)]
mod tests;

pub use pick::{Catalogue, Item, Picker, Pool, is_bare};
pub use read::{Deck, DeckCard, Origin};

use admiralty_notation::{Diagnostic, Kind, Problems, Source, nearest};
use std::path::Path;

/// The names of the decks that are built in.
pub const BUILT_IN: [&str; 2] = ["seed", "training"];

/// The text of a deck that is built in.
#[must_use]
pub fn built_in(name: &str) -> Option<&'static str> {
    if admiralty_notation::names::same(name, "seed") {
        Some(include_str!("../../data/seed.toml"))
    } else if admiralty_notation::names::same(name, "training") {
        Some(include_str!("../../data/training.toml"))
    } else {
        None
    }
}

/// Reads a deck file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn parse(source: &Source) -> Result<Deck, Problems> {
    read::parse(source)
}

/// The text of a deck: built in, or a file, whose path counts from `folder`.
///
/// # Errors
/// If there is no such deck.
pub fn open(name: &str, folder: Option<&Path>) -> Result<Source, Diagnostic> {
    if let Some(text) = built_in(name) {
        return Ok(Source::new(format!("the deck `{}`", name.to_lowercase()), text));
    }
    let path = folder.map_or_else(|| Path::new(name).to_path_buf(), |folder| folder.join(name));
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(Source::new(path.display().to_string(), text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let help = match nearest(name, BUILT_IN) {
                Some(near) => format!("did you mean `{near}`?"),
                None => {
                    format!("built in are {}; anything else is the path of a file", BUILT_IN.join(" and "))
                }
            };
            let message = format!("there is no deck `{}`, and no file of that name", crate::shown(name));
            Err(Diagnostic::new(Kind::NotFound, message).help(help))
        }
        Err(error) => {
            let help = format!("a deck is {} or a file in TOML with `[[card]]`s", BUILT_IN.join(", "));
            Err(Diagnostic::reading(&path, &error).help(help))
        }
    }
}
