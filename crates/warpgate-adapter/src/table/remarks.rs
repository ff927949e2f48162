//! What a reader of a battle should know before it begins.

use super::{rules, words};
use admiralty_referee::Lang;

/// What a reader of a battle should know before it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// A clause that this battle turns on.
    See(String),
    /// A player on the map who is not in the battle, and is called nearly like one who is.
    NearName {
        /// The player's name.
        name: String,
        /// The name that it resembles.
        near: String,
    },
    /// Cards in the discard pile or in hand that are not in the deck, and are there besides.
    Besides {
        /// Whose.
        player: String,
        /// Their names.
        cards: Vec<String>,
    },
}

impl Remark {
    /// The remark in one line, with its clause if it is one.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        let words = words::game(lang);
        match self {
            Self::See(clause) => {
                let text = rules::clause_text(lang, clause).unwrap_or_default();
                format!("{} [{clause}]", text.split_whitespace().collect::<Vec<_>>().join(" "))
            }
            Self::NearName { name, near } => {
                words.say("near-name", &[("name", name.as_str().into()), ("near", near.as_str().into())])
            }
            Self::Besides { player, cards } => {
                let args = [
                    ("player", player.as_str().into()),
                    ("cards", cards.join(", ").into()),
                    ("n", cards.len().into()),
                ];
                words.say("besides", &args)
            }
        }
    }
}
