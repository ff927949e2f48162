//! From the pieces of a battle line to its sides: brackets are matched and sides and stacks are cut
//! apart first, so that a mistake in one stack does not hide one in the next.

use crate::{Diagnostic, Kind, Problems, Source, Span, nearest};

use super::ast::{Group, Line, Side, Stack, Token};
use super::lexer::{Lexeme, Mark, is_name, lex, stray};
use super::value::starts_as_number;
use super::{MAX_OPTIONS, is_versus, too_many_options};

/// A part that could be read, or the knowledge that something about it was reported.
pub(super) type Read<T> = Result<T, Reported>;

/// Something was reported.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reported;

pub(super) struct Parser<'s> {
    pub(super) source: &'s Source,
    problems: Vec<Diagnostic>,
}

/// Reads a line of acceptable length.
pub(super) fn parse(source: &Source) -> Result<Line, Problems> {
    let mut parser = Parser { source, problems: Vec::new() };
    let line = parser.line();
    Problems::none(parser.problems)?;
    line.map_err(|Reported| Diagnostic::new(Kind::Internal, "the battle line cannot be read").into())
}

/// What lies between two separators, and the separators.
struct Part<'t, 's> {
    lexemes: &'t [Lexeme<'s>],
    before: Option<Span>,
    after: Option<Span>,
}

/// Cuts at the separators that stand outside parentheses.
fn split<'t, 's>(lexemes: &'t [Lexeme<'s>], separates: impl Fn(&Lexeme<'s>) -> bool) -> Vec<Part<'t, 's>> {
    let (mut parts, mut start, mut before, mut open) = (Vec::new(), 0, None, false);
    for (n, lexeme) in lexemes.iter().enumerate() {
        match lexeme.mark {
            Mark::Open => open = true,
            Mark::Close => open = false,
            _ if !open && separates(lexeme) => {
                parts.push(Part { lexemes: &lexemes[start..n], before, after: Some(lexeme.span) });
                before = Some(lexeme.span);
                start = n + 1;
            }
            _ => {}
        }
    }
    parts.push(Part { lexemes: &lexemes[start..], before, after: None });
    parts
}

/// From the first to the last of several pieces.
pub(super) fn extent(lexemes: &[Lexeme<'_>]) -> Span {
    match lexemes {
        [] => Span::default(),
        [first, .., last] => first.span.to(last.span),
        [one] => one.span,
    }
}

/// A word or quoted text as the caller of this crate gets it.
pub(super) fn token(lexeme: &Lexeme<'_>) -> Token {
    Token { text: lexeme.text.clone().into_owned(), quoted: lexeme.mark == Mark::Quoted, span: lexeme.span }
}

impl Parser<'_> {
    /// Reports what is wrong.
    pub(super) fn report(&mut self, problem: Diagnostic) -> Reported {
        self.problems.push(problem);
        Reported
    }

    /// Reports a mistake of syntax.
    pub(super) fn wrong(&mut self, span: Span, message: impl Into<String>, help: &str) -> Reported {
        let problem = self.source.diagnostic(Kind::Syntax, span, message);
        self.report(problem.help(help))
    }

    fn line(&mut self) -> Read<Line> {
        let lexemes = lex(self.source, &mut self.problems);
        if !self.problems.is_empty() {
            return Err(Reported);
        }
        self.match_parentheses(&lexemes)?;
        let mut parts = split(&lexemes, |lexeme| lexeme.mark == Mark::Semicolon).into_iter();
        let battle = parts.next().ok_or(Reported)?;
        let rest: Vec<Part> = parts.collect();
        let sides = self.sides(&battle, &rest);
        if let Some(part) = rest.get(MAX_OPTIONS) {
            let message = format!("here begins option {} of {}", MAX_OPTIONS + 1, rest.len());
            let span = part.before.unwrap_or_default();
            let problem = self.source.diagnostic(Kind::OutOfRange, span, message);
            return Err(self.report(problem.help(too_many_options())));
        }
        let mut options = Vec::new();
        for part in &rest {
            options.push(match part.lexemes {
                [] => Err(self.wrong(
                    part.before.unwrap_or_default(),
                    "no option follows this semicolon",
                    "write an option after it, as in `; rounds 3`, or take it away",
                )),
                lexemes => self.option(lexemes),
            });
        }
        Ok(Line {
            source: self.source.clone(),
            sides: sides?,
            options: options.into_iter().collect::<Read<_>>()?,
        })
    }

    fn match_parentheses(&mut self, lexemes: &[Lexeme<'_>]) -> Read<()> {
        const CLOSE: &str = "write `)` after the last attribute that belongs to it";
        let mut open: Option<Span> = None;
        for lexeme in lexemes {
            match (lexeme.mark, open) {
                (Mark::Open, None) => open = Some(lexeme.span),
                (Mark::Close, Some(_)) => open = None,
                (Mark::Close, None) => {
                    return Err(self.wrong(
                        lexeme.span,
                        "this `)` closes nothing",
                        "take it away, or write `(` before the first attribute",
                    ));
                }
                (Mark::Open | Mark::Semicolon, Some(open)) => {
                    let message = "this `(` is not closed";
                    let problem = self.source.diagnostic(Kind::Syntax, open, message);
                    let before = format!("before this `{}`", lexeme.text);
                    let problem = problem.label("opened here").related(lexeme.span, before);
                    return Err(self.report(problem.help(CLOSE)));
                }
                _ => {}
            }
        }
        open.map_or(Ok(()), |open| Err(self.wrong(open, "this `(` is not closed", CLOSE)))
    }

    fn sides(&mut self, battle: &Part<'_, '_>, rest: &[Part<'_, '_>]) -> Read<[Side; 2]> {
        let versus = |lexeme: &Lexeme<'_>| lexeme.mark == Mark::Word && is_versus(&lexeme.text);
        let parts = split(battle.lexemes, versus);
        match parts.as_slice() {
            [attacker, defender] => {
                let sides = [self.side(attacker, "the attacker"), self.side(defender, "the defender")];
                let [attacker, defender] = sides;
                Ok([attacker?, defender?])
            }
            [only] => {
                let after = rest.iter().flat_map(|part| part.lexemes);
                let late = after.clone().find(|lexeme| versus(lexeme));
                Err(self.no_versus(only.lexemes, late.map(|lexeme| lexeme.span)))
            }
            [first, second, ..] => {
                let again = second.after.unwrap_or_default();
                let message = "a battle line has two sides, and here a third begins";
                let problem = self.source.diagnostic(Kind::Syntax, again, message);
                let problem = problem.related(first.after.unwrap_or_default(), "the first").help(
                    "leave one; a name that contains `vs`, `v` or the like stands in quotes: \"Mark V\"",
                );
                Err(self.report(problem))
            }
            [] => Err(Reported),
        }
    }

    fn no_versus(&mut self, lexemes: &[Lexeme<'_>], late: Option<Span>) -> Reported {
        const SHAPE: &str = "write the attacker, `vs` and the defender, as in `2 cruiser vs 3 fighter`";
        if let Some(late) = late {
            let message = "`vs` stands after a semicolon, among the options";
            return self.wrong(late, message, "write both sides first, then the options");
        }
        if lexemes.is_empty() {
            let start = Span::at(0);
            return self.wrong(start, "there is no battle here", SHAPE);
        }
        let meant = lexemes.iter().find(|lexeme| {
            let word = lexeme.text.to_lowercase();
            lexeme.mark == Mark::Word
                && (["vx", "sv", "vv", "vrs", "contra", "x"].contains(&word.as_str())
                    || nearest(&word, ["versus", "against", "против"]).is_some()
                    || (word.contains("vs") && starts_as_number(&word)))
        });
        if let Some(meant) = meant {
            let message = "no `vs` stands between the two sides";
            let problem = self.source.diagnostic(Kind::Syntax, meant.span, message);
            return self.report(problem.help("write `vs` here, with a space on either side"));
        }
        let message = "no `vs` stands between the two sides";
        self.wrong(extent(lexemes), message, SHAPE)
    }

    fn side(&mut self, part: &Part<'_, '_>, who: &str) -> Read<Side> {
        // In parentheses a colon is another mistake, reported with the attribute.
        let mut outside = part.lexemes.iter().take_while(|l| l.mark != Mark::Open);
        let (name, stacks) = match outside.position(|l| l.mark == Mark::Colon) {
            Some(colon) => {
                let name = self.side_name(&part.lexemes[..colon], &part.lexemes[colon])?;
                (Some(name), &part.lexemes[colon + 1..])
            }
            None => (None, part.lexemes),
        };
        if stacks.is_empty() {
            let span = if part.lexemes.is_empty() {
                part.after.or(part.before).unwrap_or_default()
            } else {
                extent(part.lexemes)
            };
            let message = format!("{who} has no ships");
            return Err(self.wrong(span, message, "write at least one stack, as in `2 cruiser`"));
        }
        let parts = split(stacks, |lexeme| lexeme.mark == Mark::Comma);
        let stacks: Vec<Read<Stack>> = parts.iter().map(|part| self.stack(part)).collect();
        Ok(Side { name, stacks: stacks.into_iter().collect::<Read<_>>()?, span: extent(part.lexemes) })
    }

    fn side_name(&mut self, lexemes: &[Lexeme<'_>], colon: &Lexeme<'_>) -> Read<Token> {
        match lexemes {
            [] => Err(self.wrong(
                colon.span,
                "no name stands before this colon",
                "write the side's name before it, or take it away",
            )),
            [one] if one.mark == Mark::Quoted => Ok(token(one)),
            words if words.iter().all(|lexeme| lexeme.mark == Mark::Word) => self.words(words),
            _ => Err(self.wrong(
                colon.span,
                "a colon stands only after the name of a side, at the side's start",
                "take it away; a figure is written `name=number`",
            )),
        }
    }

    /// Several words as one name.
    fn words(&mut self, words: &[Lexeme<'_>]) -> Read<Token> {
        for word in words {
            if let Some((at, c)) = word.text.char_indices().find(|&(_, c)| !is_name(c)) {
                let start = word.span.start + at;
                let span = Span::new(start, start + c.len_utf8());
                return Err(self.report(stray(self.source, span)));
            }
        }
        let texts: Vec<&str> = words.iter().map(|word| word.text.as_ref()).collect();
        Ok(Token { text: texts.join(" "), quoted: false, span: extent(words) })
    }

    fn stack(&mut self, part: &Part<'_, '_>) -> Read<Stack> {
        let mut rest = part.lexemes;
        if rest.is_empty() {
            let comma = part.after.or(part.before).unwrap_or_default();
            let message = if part.after.is_none() {
                "nothing follows this comma"
            } else {
                "nothing stands before this comma"
            };
            return Err(self.wrong(comma, message, "write a stack there, or take the comma away"));
        }
        let count = self.count(&mut rest)?;
        let mut groups = Vec::new();
        while !rest.is_empty() {
            groups.push(self.group(&mut rest, part.lexemes)?);
        }
        Ok(Stack { count, groups, span: extent(part.lexemes) })
    }

    /// A name with or without parentheses; `stack` is all of the stack it is in.
    fn group(&mut self, rest: &mut &[Lexeme<'_>], stack: &[Lexeme<'_>]) -> Read<Group> {
        let words = rest.iter().take_while(|l| l.is_text()).count();
        let (words, after) = rest.split_at(words);
        let name = match words {
            [] => return Err(self.no_name(rest)),
            [one] if one.mark == Mark::Quoted => token(one),
            words => {
                self.no_second_count(words, stack)?;
                if let Some(quoted) = words.iter().find(|word| word.mark == Mark::Quoted) {
                    return Err(self.wrong(
                        quoted.span,
                        "a quoted name stands beside other words",
                        "write a comma between two stacks, or put all of the name in quotes",
                    ));
                }
                self.words(words)?
            }
        };
        *rest = after;
        let mut span = name.span;
        let mut attributes = None;
        if let Some(open) = after.first().filter(|l| l.mark == Mark::Open) {
            let close = after.iter().position(|l| l.mark == Mark::Close);
            let close = close.ok_or(Reported)?;
            attributes = Some(self.attributes(&after[1..close], open)?);
            span = span.to(after[close].span);
            *rest = &after[close + 1..];
        }
        Ok(Group { name, attributes, span })
    }

    /// A number after a name: the next stack without its comma, or a count in the wrong place.
    fn no_second_count(&mut self, words: &[Lexeme<'_>], stack: &[Lexeme<'_>]) -> Read<()> {
        let number = words.iter().position(|word| {
            word.mark == Mark::Word
                && starts_as_number(&word.text)
                && !word.text.trim_end_matches(['x', 'X']).contains(char::is_alphabetic)
        });
        let Some(number) = number else { return Ok(()) };
        let span = words[number].span;
        let counted = stack.first().is_some_and(|l| starts_as_number(&l.text));
        let help = if counted || number + 1 < words.len() {
            "write a comma between two stacks; put a name that contains a number in quotes"
        } else {
            "write the count before the name; put a name that contains a number in quotes"
        };
        Err(self.wrong(span, "a number does not belong here", help))
    }

    /// What stands where a name should.
    fn no_name(&mut self, rest: &[Lexeme<'_>]) -> Reported {
        let Some(first) = rest.first() else { return Reported };
        let (message, help) = match first.mark {
            Mark::Open => (
                "no name stands before this parenthesis",
                "write the type of the ships before it, as in `cruiser(…)`",
            ),
            Mark::Star => (
                "a repetition belongs to an attribute in parentheses",
                "write a count before the name, as in `3 cruiser`",
            ),
            Mark::Equals => {
                ("an attribute belongs in parentheses", "write it after the type, as in `cruiser(hull=1)`")
            }
            _ => (
                "a colon stands only after the name of a side, at the side's start",
                "take it away; a figure is written `name=number`",
            ),
        };
        self.wrong(first.span, message, help)
    }
}
