//! What stands in parentheses and after semicolons.

use crate::{Kind, Span, Spanned, shown};

use super::MAX_REPEAT;
use super::ast::{Argument, Attribute, Opt, Token};
use super::lexer::{Lexeme, Mark};
use super::parser::{Parser, Read, extent, token};
use super::value::{read_whole, starts_as_number};

impl Parser<'_> {
    /// What stands between a pair of parentheses.
    pub(super) fn attributes(&mut self, lexemes: &[Lexeme<'_>], open: &Lexeme<'_>) -> Read<Vec<Attribute>> {
        const EMPTY: &str = "write an attribute there, or take the comma away";
        let mut attributes = Vec::new();
        let mut rest = lexemes;
        let mut comma = Some(open.span);
        while let Some((first, after)) = rest.split_first() {
            if first.mark != Mark::Comma {
                attributes.push(self.attribute(&mut rest)?);
                comma = None;
            } else if comma.is_some() {
                return Err(self.wrong(first.span, "nothing stands before this comma", EMPTY));
            } else {
                comma = Some(first.span);
                rest = after;
            }
        }
        match comma {
            Some(comma) if !lexemes.is_empty() => Err(self.wrong(comma, "nothing follows this comma", EMPTY)),
            _ => Ok(attributes),
        }
    }

    fn attribute(&mut self, rest: &mut &[Lexeme<'_>]) -> Read<Attribute> {
        let whole = *rest;
        let head = self.head(rest)?;
        let mut value = None;
        if let Some(equals) = take(rest, Mark::Equals) {
            value = Some(self.after_equals(&head, equals, rest)?);
        }
        let mut repeat = None;
        if let Some(star) = take(rest, Mark::Star) {
            repeat = Some(self.repeat(star, rest)?);
        }
        Ok(Attribute { head, value, repeat, span: extent(&whole[..whole.len() - rest.len()]) })
    }

    /// The word an attribute or argument begins with.
    fn head(&mut self, rest: &mut &[Lexeme<'_>]) -> Read<Token> {
        let Some((first, after)) = rest.split_first() else {
            return Err(super::parser::Reported);
        };
        if first.is_text() {
            *rest = after;
            return Ok(token(first));
        }
        let (message, help) = match first.mark {
            Mark::Equals => ("no name stands before this `=`", "write `name=value`, with one `=`"),
            Mark::Star => (
                "nothing stands before this sign to repeat",
                "write it after an attribute, as in `ion_cannon*2`",
            ),
            Mark::Colon => ("a colon does not belong here", "write `name=value`, or leave it out"),
            Mark::Comma => {
                ("nothing stands before this comma", "write something there, or take the comma away")
            }
            _ => (
                "parentheses do not belong in an option",
                "write `name=value,value`, or put the text in quotes",
            ),
        };
        Err(self.wrong(first.span, message, help))
    }

    fn after_equals(&mut self, head: &Token, equals: Span, rest: &mut &[Lexeme<'_>]) -> Read<Token> {
        match rest.split_first() {
            Some((value, after)) if value.is_text() => {
                *rest = after;
                Ok(token(value))
            }
            _ => {
                let message = format!("`{}` has no value", shown(&head.text));
                let help = "write the value after `=`, or take the sign away";
                Err(self.wrong(head.span.to(equals), message, help))
            }
        }
    }

    fn repeat(&mut self, star: Span, rest: &mut &[Lexeme<'_>]) -> Read<Spanned<u64>> {
        let help = format!("write a whole number from 1 to {MAX_REPEAT} after it, as in `*2`");
        let Some((number, after)) = rest.split_first().filter(|(l, _)| l.mark == Mark::Word) else {
            return Err(self.wrong(star, "no number follows this sign", &help));
        };
        *rest = after;
        match read_whole(&number.text) {
            Ok(times) if (1..=MAX_REPEAT).contains(&times) => Ok(Spanned::new(times, number.span)),
            read => {
                let kind = if read.is_ok() || starts_as_number(&number.text) {
                    Kind::OutOfRange
                } else {
                    Kind::BadValue
                };
                let message = format!("an attribute cannot be repeated `{}` times", shown(&number.text));
                let problem = self.source.diagnostic(kind, number.span, message);
                Err(self.report(problem.help(help)))
            }
        }
    }

    /// What follows a semicolon; not empty.
    pub(super) fn option(&mut self, lexemes: &[Lexeme<'_>]) -> Read<Opt> {
        let mut rest = lexemes;
        let mut name = self.head(&mut rest)?;
        if let Some(flag) = name.text.strip_prefix("--").filter(|_| !name.quoted) {
            name.text = flag.to_owned();
        }
        if name.quoted || !name.text.starts_with(char::is_alphabetic) {
            let message = "an option begins with its name";
            let help = "write the name first, as in `; rounds 3`";
            return Err(self.wrong(name.span, message, help));
        }
        if let Some(equals) = take(&mut rest, Mark::Equals)
            && rest.is_empty()
        {
            self.after_equals(&name, equals, &mut rest)?;
        }
        let mut arguments = Vec::new();
        while !rest.is_empty() {
            arguments.push(self.argument(&mut rest)?);
            if let Some(comma) = take(&mut rest, Mark::Comma)
                && rest.is_empty()
            {
                return Err(self.dangling(comma));
            }
        }
        Ok(Opt { name, arguments, span: extent(lexemes) })
    }

    fn argument(&mut self, rest: &mut &[Lexeme<'_>]) -> Read<Argument> {
        let whole = *rest;
        let head = self.head(rest)?;
        let mut values = Vec::new();
        if let Some(equals) = take(rest, Mark::Equals) {
            values.push(self.after_equals(&head, equals, rest)?);
            // After the comma of `a=b, c=d` another argument begins.
            while let [comma, value, after @ ..] = *rest
                && comma.mark == Mark::Comma
                && value.is_text()
                && after.first().is_none_or(|next| next.mark != Mark::Equals)
            {
                values.push(token(value));
                *rest = after;
            }
        }
        Ok(Argument { head, values, span: extent(&whole[..whole.len() - rest.len()]) })
    }

    fn dangling(&mut self, comma: Span) -> super::parser::Reported {
        let help = "write something after it, or take it away";
        self.wrong(comma, "nothing follows this comma", help)
    }
}

/// Steps over the next piece if it is this mark, and says where it was.
fn take(rest: &mut &[Lexeme<'_>], mark: Mark) -> Option<Span> {
    let (first, after) = rest.split_first()?;
    (first.mark == mark).then(|| {
        *rest = after;
        first.span
    })
}
