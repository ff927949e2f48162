//! The texts that are built in.

use admiralty_referee::{BuiltIn, Lang, Words};

static GAME: BuiltIn =
    BuiltIn::new(include_str!("../../text/battle.en.ftl"), include_str!("../../text/battle.ru.ftl"));

/// The clauses of the rules.
pub(super) static RULES: BuiltIn =
    BuiltIn::new(include_str!("../../text/rules.en.ftl"), include_str!("../../text/rules.ru.ftl"));

/// The words of battles.
pub(super) fn game(lang: Lang) -> &'static Words {
    GAME.of(lang)
}
