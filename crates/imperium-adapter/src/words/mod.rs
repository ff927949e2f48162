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
pub use post::{Line, Post, Section};
pub use post::{bbcode, markdown};

pub(crate) use names::Speaker;

use admiralty_referee::{BuiltIn, Lang, Value, Words};

/// The arguments of a text.
pub(crate) type Args = Vec<(&'static str, Value<'static>)>;

static TURN: BuiltIn =
    BuiltIn::new(include_str!("../../text/turn.en.ftl"), include_str!("../../text/turn.ru.ftl"));

/// The words of the turn.
pub(crate) fn words(lang: Lang) -> &'static Words {
    TURN.of(lang)
}
