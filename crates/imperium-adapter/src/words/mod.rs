//! How a turn is told, in English and Russian: events, choices, questions, the log.
//!
//! The texts are in `text/turn.*.ftl`. Names of players and planets are never declined. What a
//! battle tells is told by [`Battles`], so that the turn does not know of it.

mod choice;
mod event;
#[cfg(test)]
pub(crate) mod fixture;
mod lasting;
pub mod log;
mod merge;
mod names;
mod post;
#[cfg(test)]
mod tests;
mod units;
mod war;

pub(crate) use lasting::colour_word;

pub use choice::Asked;
pub use names::{Battles, Fight, Named, Naming, Plain, What};
pub use post::{Line, LineKind, Post, Section};
pub use post::{bbcode, markdown};

pub(crate) use names::Speaker;

use admiralty_referee::{Lang, Value, Words};
use std::sync::OnceLock;

/// The arguments of a text.
pub(crate) type Args = Vec<(&'static str, Value<'static>)>;

/// The words of the turn.
pub(crate) fn words(lang: Lang) -> &'static Words {
    static EN: OnceLock<Words> = OnceLock::new();
    static RU: OnceLock<Words> = OnceLock::new();
    match lang {
        Lang::En => EN.get_or_init(|| built_in(lang, include_str!("../../text/turn.en.ftl"))),
        Lang::Ru => RU.get_or_init(|| built_in(lang, include_str!("../../text/turn.ru.ftl"))),
    }
}

/// The texts never change after compilation, and a test reads them all.
fn built_in(lang: Lang, text: &str) -> Words {
    Words::new(lang, &[text]).expect("the built-in texts are well-formed")
}
