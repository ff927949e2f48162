//! The texts that are built in.

use admiralty_referee::{BuiltIn, Lang, Words};

static GAME: BuiltIn =
    BuiltIn::new(include_str!("../../text/eve.en.ftl"), include_str!("../../text/eve.ru.ftl"));

/// The clauses of the rules.
pub(super) static RULES: BuiltIn =
    BuiltIn::new(include_str!("../../text/rules.en.ftl"), include_str!("../../text/rules.ru.ftl"));

/// The words of the game.
pub(super) fn game(lang: Lang) -> &'static Words {
    GAME.of(lang)
}
