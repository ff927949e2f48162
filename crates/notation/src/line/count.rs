//! The count in front of a stack.

use crate::{Kind, Spanned, shown};

use super::MAX_COUNT;
use super::lexer::{Lexeme, Mark};
use super::parser::{Parser, Read};
use super::value::{Fault, read_whole, starts_as_number};

impl Parser<'_> {
    /// The number in front of a stack, also as `3x`, `3×` or `3 *`.
    pub(super) fn count(&mut self, rest: &mut &[Lexeme<'_>]) -> Read<Option<Spanned<u64>>> {
        let Some((first, after)) = rest.split_first() else {
            return Ok(None);
        };
        if first.mark != Mark::Word || !starts_as_number(&first.text) {
            return Ok(None);
        }
        let digits = first.text.strip_suffix(['x', 'X']).unwrap_or(&first.text);
        let text = shown(&first.text);
        let value = match read_whole(digits) {
            Ok(0) => {
                let message = format!("a count of {text} is no ship at all");
                Err((Kind::OutOfRange, message, "write 1 or more, or leave the stack out".to_owned()))
            }
            Ok(value) if value <= MAX_COUNT => Ok(value),
            Ok(_) | Err(Fault::TooLarge) => {
                let message = format!("a count of {text} is beyond any table");
                Err((Kind::OutOfRange, message, format!("a count is at most {MAX_COUNT}")))
            }
            Err(Fault::Negative) => {
                let message = format!("a count cannot be negative, and {text} is");
                Err((Kind::OutOfRange, message, "write 1 or more".to_owned()))
            }
            Err(Fault::Decimal) => {
                let message = format!("a count is a whole number, and {text} is not");
                Err((Kind::BadValue, message, "write 1 or more, without decimals".to_owned()))
            }
            Err(Fault::NotANumber) => {
                let message = format!("`{text}` is neither a count nor a name");
                Err((Kind::Syntax, message, run_together(digits)))
            }
        };
        *rest = after;
        match value {
            Ok(value) => {
                if let Some((star, after)) = rest.split_first()
                    && star.mark == Mark::Star
                {
                    if after.is_empty() {
                        let help = "write what there is so many of, or take the sign away";
                        return Err(self.wrong(star.span, "nothing follows this sign", help));
                    }
                    *rest = after;
                }
                Ok(Some(Spanned::new(value, first.span)))
            }
            Err((kind, message, help)) => {
                let problem = self.source.diagnostic(kind, first.span, message);
                Err(self.report(problem.help(help)))
            }
        }
    }
}

/// What to write instead of `3cruiser`.
fn run_together(word: &str) -> String {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    let (count, name) = word.split_at(digits);
    if count.is_empty() || !name.starts_with(char::is_alphabetic) {
        return "write a whole number, or put the name in quotes".to_owned();
    }
    format!("write `{} {}`, or put the name in quotes", shown(count), shown(name))
}
