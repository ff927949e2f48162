//! Reading one statement, piece by piece.

use super::ast::{Name, Phase, Place, Stack};
use super::lexer::{Mark, Token, digits};
use super::verbs::Verb;
use super::words::Key;
use admiralty_notation::{Diagnostic, Kind, Source, Span, Spanned, did_you_mean, nearest, shown};
use admiralty_referee::Lang;

/// So many units at most stand in one order.
pub(super) const MAX_UNITS: u32 = 1_000;
/// So many credits at most change hands in one order.
pub(super) const MAX_CREDITS: u32 = 1_000_000;

/// A piece of a statement, or why it cannot be read on. The problem is the only one of its statement's end.
pub(super) type Read<T> = Result<T, Diagnostic>;

/// The tokens of a statement behind its verb.
pub(super) struct Cursor<'a> {
    source: &'a Source,
    tokens: &'a [Token],
    at: usize,
    /// The verb's clause stands in every message.
    verb: Verb,
    pub(super) lang: Lang,
    problems: &'a mut Vec<Diagnostic>,
    /// Whether a piece was wrong, so that the statement must not count.
    pub(super) has_failed: bool,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(
        source: &'a Source,
        tokens: &'a [Token],
        at: usize,
        verb: Verb,
        lang: Lang,
        problems: &'a mut Vec<Diagnostic>,
    ) -> Self {
        Self { source, tokens, at, verb, lang, problems, has_failed: false }
    }

    pub(super) fn rest(&self) -> &'a [Token] {
        self.tokens.get(self.at..).unwrap_or_default()
    }

    pub(super) fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.at)
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// The place of the next piece, or the end.
    pub(super) fn here(&self) -> Span {
        self.peek().map_or_else(|| self.end(), |token| token.span)
    }

    fn end(&self) -> Span {
        self.tokens.last().map_or(Span::at(0), |token| Span::at(token.span.end))
    }

    pub(super) fn sees(&self, key: Key) -> bool {
        key.forms().at(self.rest()) > 0
    }

    pub(super) fn sees_any(&self, keys: &[Key]) -> bool {
        keys.iter().any(|key| self.sees(*key))
    }

    pub(super) fn sees_mark(&self, mark: Mark) -> bool {
        self.peek().is_some_and(|token| token.mark == mark)
    }

    pub(super) fn eat(&mut self, key: Key) -> bool {
        let length = key.forms().at(self.rest());
        self.at += length;
        length > 0
    }

    pub(super) fn eat_mark(&mut self, mark: Mark) -> bool {
        let seen = self.sees_mark(mark);
        self.at += usize::from(seen);
        seen
    }

    /// A problem that names the clause.
    pub(super) fn problem(&self, kind: Kind, span: Span, message: impl AsRef<str>) -> Diagnostic {
        let message = format!("{} ({})", message.as_ref(), self.verb.clause());
        self.source.diagnostic(kind, span, message)
    }

    /// Reports a problem after which the statement can be read on.
    pub(super) fn report(&mut self, problem: Diagnostic) {
        self.problems.push(problem);
        self.has_failed = true;
    }

    /// Something is missing here: `what`, with an example of how it is written in each language.
    pub(super) fn missing(&self, what: &str, examples: [&str; 2]) -> Diagnostic {
        let example = match self.lang {
            Lang::En => examples[0],
            Lang::Ru => examples[1],
        };
        let span = self.here();
        self.problem(Kind::Syntax, span, format!("{what} is missing here")).help(format!("as in `{example}`"))
    }

    /// The same for a key; a word that is nearly the key is pointed at.
    pub(super) fn missing_key(&self, key: Key, what: &str, examples: [&str; 2]) -> Diagnostic {
        let problem = self.missing(what, examples);
        let near = |token: &&Token| {
            token.mark == Mark::Word
                && token.text.chars().count() > 1
                && nearest(&token.folded, key.forms().of(self.lang).iter().copied()).is_some()
        };
        match self.tokens.iter().skip(1).find(near) {
            Some(token) => {
                let known = nearest(&token.folded, key.forms().of(self.lang).iter().copied());
                let help = format!("did you mean `{}`?", known.unwrap_or_default());
                let message = format!("{what} is missing: `{}` is not understood", shown(&token.text));
                self.problem(Kind::Syntax, token.span, message).help(help)
            }
            None => problem,
        }
    }

    /// Between two things of a list. A comma before one of `stops` separates parts of the statement.
    pub(super) fn separator(&mut self, stops: &[Key]) -> bool {
        let comma = self.eat_mark(Mark::Comma);
        if comma && (self.sees_any(stops) || self.is_at_end()) {
            return false;
        }
        if self.sees_any(stops) {
            return false;
        }
        self.eat(Key::And) || comma
    }

    /// A number from 1 to `most`. What is out of range is reported, and read as 1.
    pub(super) fn number(&mut self, what: &str, most: u32) -> Option<Spanned<u32>> {
        let token = self.peek()?;
        let written = digits(&token.text).filter(|_| token.is_number())?;
        self.at += 1;
        let value = written.parse::<u32>().ok().filter(|n| (1..=most).contains(n));
        if value.is_none() {
            let message = format!("`{}` is out of range for {what}", shown(&token.text));
            let help = format!("write a number from 1 to {most}");
            let problem = self.problem(Kind::OutOfRange, token.span, message).help(help);
            self.report(problem);
        }
        Some(Spanned::new(value.unwrap_or(1), token.span))
    }

    /// A name up to one of `stops`, a sign, or, if there are `counts` behind it, a number.
    fn words(&mut self, what: &str, stops: &[Key], counts: bool) -> Read<Name> {
        let first = self.at;
        if let Some(token) = self.peek().filter(|token| token.mark == Mark::Quoted) {
            self.at += 1;
            return Ok(Spanned::new(token.text.clone(), token.span));
        }
        if let Some(token) = self.peek().filter(|token| token.is_number()) {
            self.at += 1;
            let message = format!("`{}` is a number; {what} belongs here", shown(&token.text));
            let help = "a name that is a number stands in quotes: \"…\"";
            let problem = self.problem(Kind::BadValue, token.span, message).help(help);
            self.report(problem);
            return Ok(Spanned::new(token.text.clone(), token.span));
        }
        while let Some(token) = self.peek()
            && token.mark == Mark::Word
            && !self.sees_any(stops)
            && !(counts && token.is_number())
        {
            self.at += 1;
        }
        let words = self.tokens.get(first..self.at).unwrap_or_default();
        match words {
            [] => {
                let span = self.here();
                let help = match self.peek() {
                    Some(token) if token.mark == Mark::Word => {
                        format!("if `{}` belongs to it, write it in quotes: \"…\"", shown(&token.text))
                    }
                    _ => "write it here".to_owned(),
                };
                Err(self.problem(Kind::Syntax, span, format!("{what} is missing here")).help(help))
            }
            [start, .., end] => {
                let text = words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
                Ok(Spanned::new(text, start.span.to(end.span)))
            }
            [word] => Ok(Spanned::new(word.text.clone(), word.span)),
        }
    }

    /// A name: a quoted text, or words up to one of `stops` or a sign.
    pub(super) fn name(&mut self, what: &str, stops: &[Key]) -> Read<Name> {
        self.words(what, stops, false)
    }

    /// A name that a number may follow.
    pub(super) fn name_before_number(&mut self, what: &str, stops: &[Key]) -> Read<Name> {
        self.words(what, stops, true)
    }

    /// Anything that a card may be played on: a name or a number.
    pub(super) fn target(&mut self, stops: &[Key]) -> Read<Name> {
        self.eat(Key::Hex);
        match self.peek().filter(|token| token.is_number()) {
            Some(token) => {
                self.at += 1;
                Ok(Spanned::new(token.text.clone(), token.span))
            }
            None => self.name("what it is played on", stops),
        }
    }

    /// One name or more.
    pub(super) fn names(&mut self, what: &str, stops: &[Key]) -> Read<Vec<Name>> {
        let ends = with_and(stops);
        let mut names = vec![self.name(what, &ends)?];
        while self.separator(stops) {
            names.push(self.name(what, &ends)?);
        }
        Ok(names)
    }

    /// A planet's name.
    pub(super) fn planet(&mut self, stops: &[Key]) -> Read<Name> {
        self.eat(Key::Planet);
        self.name("a planet's name", stops)
    }

    /// A hex number, or the name of a system or planet.
    pub(super) fn place(&mut self, stops: &[Key]) -> Read<Spanned<Place>> {
        const WHAT: &str = "a hex number or the name of a system";
        let _ = self.eat(Key::Hex) || self.eat(Key::Planet);
        if let Some(token) = self.peek().filter(|token| token.is_number()) {
            let number = self.number("a hex number", u16::MAX.into()).map_or(1, |number| number.value);
            if let Some(next) = self.peek().filter(|next| next.mark == Mark::Word && !self.sees_any(stops))
                && !next.is_number()
            {
                let forms: Vec<&str> =
                    stops.iter().filter_map(|key| key.forms().of(self.lang).first().copied()).collect();
                let message = format!("`{}` is not understood after a hex number", shown(&next.text));
                let help = match nearest(&next.folded, forms.iter().copied()) {
                    Some(form) => format!("did you mean `{form}`?"),
                    None => "a name that begins with a number stands in quotes: \"…\"".to_owned(),
                };
                return Err(self.problem(Kind::Syntax, next.span, message).help(help));
            }
            return Ok(Spanned::new(Place::Hex(number as u16), token.span));
        }
        let name = self.name_before_number(WHAT, stops)?;
        Ok(Spanned::new(Place::Named(name.value), name.span))
    }

    /// A number of units and their type; one if there is no number.
    pub(super) fn stack(&mut self, stops: &[Key]) -> Read<Stack> {
        if self.sees(Key::All) {
            let problem = self
                .problem(Kind::BadValue, self.here(), "how many units is missing here")
                .help("write the number: what will be there is not known when orders are checked");
            self.report(problem);
            self.eat(Key::All);
        }
        let count = self.number("a number of units", MAX_UNITS);
        let unit = self.name_before_number("a unit", &with_and(stops))?;
        let count = count.unwrap_or(Spanned::new(1, unit.span));
        Ok(Stack { count, unit })
    }

    /// One stack or more.
    pub(super) fn stacks(&mut self, stops: &[Key]) -> Read<Vec<Stack>> {
        let mut stacks = vec![self.stack(stops)?];
        while self.separator(stops) {
            stacks.push(self.stack(stops)?);
        }
        Ok(stacks)
    }

    /// The name of a phase.
    pub(super) fn phase(&mut self) -> Read<Spanned<Phase>> {
        while self.eat(Key::PhaseWord) {}
        let start = self.here();
        let longest = Phase::ALL
            .into_iter()
            .map(|phase| (phase.forms().at(self.rest()), phase))
            .max_by_key(|(length, _)| *length)
            .filter(|(length, _)| *length > 0);
        let Some((length, phase)) = longest else {
            let known =
                Phase::ALL.map(|phase| phase.forms().of(self.lang).first().copied().unwrap_or_default());
            let (message, word) = match self.peek() {
                Some(token) => (format!("there is no phase `{}`", shown(&token.text)), token.folded.as_str()),
                None => ("the name of a phase is missing here".to_owned(), ""),
            };
            return Err(self.problem(Kind::UnknownName, start, message).help(did_you_mean(word, known)));
        };
        self.at += length;
        let last = self.tokens.get(self.at.saturating_sub(1)).map_or(start, |token| token.span);
        self.eat(Key::PhaseWord);
        Ok(Spanned::new(phase, start.to(last)))
    }

    /// Nothing may follow.
    pub(super) fn finish(&mut self) -> Read<()> {
        while self.eat_mark(Mark::Semicolon) || self.eat_mark(Mark::Comma) {}
        let Some(token) = self.peek() else { return Ok(()) };
        let message = format!("`{}` does not belong here", shown(&token.text));
        let help = if token.is_number() {
            "the things of a list are separated by commas"
        } else {
            "one statement stands in a line; a name of several words may stand in quotes: \"…\""
        };
        Err(self.problem(Kind::Syntax, token.span, message).help(help))
    }
}

/// The words at which a name in a list ends.
fn with_and(stops: &[Key]) -> Vec<Key> {
    [stops, &[Key::And]].concat()
}
