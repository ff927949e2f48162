//! The texts that are built in.

use admiralty_referee::{Lang, Words};
use std::sync::OnceLock;

/// The words of battles.
pub(super) fn game(lang: Lang) -> &'static Words {
    static EN: OnceLock<Words> = OnceLock::new();
    static RU: OnceLock<Words> = OnceLock::new();
    match lang {
        Lang::En => EN.get_or_init(|| built_in(lang, include_str!("../../text/battle.en.ftl"))),
        Lang::Ru => RU.get_or_init(|| built_in(lang, include_str!("../../text/battle.ru.ftl"))),
    }
}

/// The clauses of the rules.
pub(super) fn rules(lang: Lang) -> &'static Words {
    static EN: OnceLock<Words> = OnceLock::new();
    static RU: OnceLock<Words> = OnceLock::new();
    match lang {
        Lang::En => EN.get_or_init(|| built_in(lang, include_str!("../../text/rules.en.ftl"))),
        Lang::Ru => RU.get_or_init(|| built_in(lang, include_str!("../../text/rules.ru.ftl"))),
    }
}

/// The texts never change after compilation, and a test reads them all.
fn built_in(lang: Lang, text: &str) -> Words {
    Words::new(lang, &[text]).expect("the built-in texts are well-formed")
}
