//! Battle lines: a whole battle written in one line.
//!
//! ```text
//! LINE       SIDE vs SIDE [; OPTION …]            vs: also vs. v v. versus against против
//! SIDE       [NAME :] STACK , STACK …
//! STACK      [COUNT] GROUP GROUP …                or a COUNT alone
//! GROUP      NAME [( ATTRIBUTE ATTRIBUTE … )]     commas between attributes are allowed
//! ATTRIBUTE  WORD [= WORD] [* N]
//! OPTION     WORD [ARGUMENT …]                    WORD = … is read as WORD followed by …
//! ARGUMENT   WORD [= WORD , WORD …]
//! NAME       several words, or a "quoted text"
//! ```
//!
//! A word is letters of any script, digits and `_ - ' . / % +`, or a quoted text. Quotes may be
//! straight or typographic, double or single. What the names and numbers mean is the game's matter;
//! every piece carries its [`Span`](crate::Span). The text of a [`Line`] as it is displayed is the
//! canonical one: reading it again gives the same line.

mod ast;
mod count;
mod lexer;
mod options;
mod parser;
mod print;
mod value;

#[cfg(test)]
mod mistakes;
#[cfg(test)]
mod tests;

pub use ast::{Argument, Attribute, Group, Line, Opt, Side, Stack, Token};
pub use print::{quote_name, quote_word};
pub use value::Pair;

use crate::{Problems, Source};

/// The longest battle line, in bytes.
pub const MAX_LENGTH: usize = 64 * 1024;

/// The largest count; the numbers of attributes have limits given by the game.
pub const MAX_COUNT: u64 = u32::MAX as u64;

/// The largest `*N`.
pub const MAX_REPEAT: u64 = 1000;

/// The most options of a battle line: more than any game has.
pub const MAX_OPTIONS: usize = 64;

/// What a battle line is called in diagnostics.
pub const SOURCE_NAME: &str = "the battle line";

/// Reads a battle line.
///
/// # Errors
/// Everything that is wrong with its syntax, in the order of the text. A line whose brackets or
/// quotes do not match is not looked at further.
pub fn parse(text: &str) -> Result<Line, Problems> {
    if text.len() > MAX_LENGTH {
        return Err(lexer::too_long(text.len()).into());
    }
    parser::parse(&Source::new(SOURCE_NAME, text))
}

/// Reads a battle line that has a name of its own, such as that of the file it stands in.
///
/// # Errors
/// As [`parse`].
pub fn parse_source(source: &Source) -> Result<Line, Problems> {
    if source.text().len() > MAX_LENGTH {
        return Err(lexer::too_long(source.text().len()).into());
    }
    parser::parse(source)
}

/// What would be right if there are more options than [`MAX_OPTIONS`].
pub(crate) fn too_many_options() -> String {
    format!("a battle has at most {MAX_OPTIONS} options")
}

/// Whether a word stands between the two sides.
fn is_versus(word: &str) -> bool {
    const VERSUS: [&str; 7] = ["vs", "vs.", "v", "v.", "versus", "against", "против"];
    // None is longer: no need to fold a long word.
    word.len() <= 16 && VERSUS.contains(&word.to_lowercase().as_str())
}
