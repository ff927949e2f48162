//! From lines to statements: what begins one, what continues one, what is a heading.

use super::ast::{Order, OrderKind, Orders, Phase};
use super::cursor::{Cursor, Read};
use super::lexer::{Line, Mark, Token};
use super::verbs::Verb;
use super::words::{Key, lang_of};
use super::{battle, ground, movement, politics};
use admiralty_notation::{Diagnostic, Kind, Source, Span, Spanned, nearest, shown};
use admiralty_referee::Lang;

/// The last turn that can be named.
const MAX_TURN: u32 = 9_999;

/// The tokens of a statement, with those of the lines that continue it.
struct Statement {
    tokens: Vec<Token>,
    is_bad: bool,
    is_cut: bool,
}

/// Reads the lines, and says what is wrong with them.
pub(super) fn read(source: &Source, lines: Vec<Line>, problems: &mut Vec<Diagnostic>) -> Orders {
    let mut orders = Orders::default();
    let mut names_seat = false;
    for statement in join(lines) {
        let verb = verb(&statement.tokens);
        names_seat |= matches!(verb, Some((Verb::Seat, _)));
        if !statement.is_cut {
            statement.read(source, verb, &mut orders, problems);
        }
    }
    if !names_seat {
        let problem = source
            .diagnostic(Kind::MissingKey, Span::at(0), "whose orders these are is missing (O1)")
            .help("write `seat NAME` or `игрок NAME` in the first line");
        problems.push(problem);
    }
    once(source, &mut orders, problems);
    orders
}

/// Where each statement stands, with the lines that continue it.
pub(super) fn spans(lines: Vec<Line>) -> Vec<Span> {
    join(lines).iter().map(Statement::span).collect()
}

/// Puts together what continues over several lines, and leaves headings out.
fn join(lines: Vec<Line>) -> Vec<Statement> {
    let mut statements: Vec<Statement> = Vec::new();
    // After a heading nothing can be continued: else a mistyped line would lend its instructions to
    // the statement before.
    let mut is_open = false;
    for mut line in lines {
        let begins = verb(&line.tokens).is_some();
        let instructs = battle::is_clause(&line.tokens);
        if let Some(last) = statements.last_mut().filter(|_| is_open)
            && (line.joins || !begins && (instructs || continues_route(&line.tokens)))
        {
            if instructs {
                last.tokens.extend(last.tokens.last().map(|token| Token::end_of_line(token.span.end)));
            }
            last.tokens.append(&mut line.tokens);
            last.is_bad |= line.is_bad;
            last.is_cut |= line.is_cut;
        } else if is_heading(&line.tokens) {
            is_open = false;
        } else {
            statements.push(Statement { tokens: line.tokens, is_bad: line.is_bad, is_cut: line.is_cut });
            is_open = true;
        }
    }
    statements.retain(|statement| !is_bare(&statement.tokens));
    statements
}

/// Whether a line that begins so continues a movement.
fn continues_route(tokens: &[Token]) -> bool {
    [Key::Via, Key::Load, Key::To].iter().any(|key| key.forms().at(tokens) > 0)
}

/// The verb at the beginning, and its length in tokens.
fn verb(tokens: &[Token]) -> Option<(Verb, usize)> {
    Verb::ALL
        .iter()
        .map(|verb| (*verb, verb.forms().at(tokens)))
        .max_by_key(|(_, length)| *length)
        .filter(|(_, length)| *length > 0)
}

/// A line that only tells a reader what follows: "Movement:", or the name of a phase.
fn is_heading(tokens: &[Token]) -> bool {
    const LONGEST: usize = 6;
    if verb(tokens).is_some() {
        return false;
    }
    if let [words @ .., last] = tokens
        && last.mark == Mark::Colon
    {
        return words.len() <= LONGEST
            && words.iter().all(|token| token.mark == Mark::Word && !token.is_number());
    }
    let without = |mut rest: &'_ [Token]| {
        while let length @ 1.. = Key::PhaseWord.forms().at(rest) {
            rest = rest.get(length..).unwrap_or_default();
        }
        tokens.len() - rest.len()
    };
    let start = without(tokens);
    let rest = tokens.get(start..).unwrap_or_default();
    let length = Phase::ALL.map(|phase| phase.forms().at(rest)).into_iter().max().unwrap_or(0);
    without(rest.get(length..).unwrap_or_default()) == tokens.len()
}

/// A verb with a colon and nothing else is a heading, too: "Docks:".
fn is_bare(tokens: &[Token]) -> bool {
    verb(tokens)
        .is_some_and(|(_, length)| matches!(tokens.get(length..), Some([colon]) if colon.mark == Mark::Colon))
}

impl Statement {
    fn span(&self) -> Span {
        match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => Span::at(0),
        }
    }

    fn read(
        &self,
        source: &Source,
        verb: Option<(Verb, usize)>,
        orders: &mut Orders,
        problems: &mut Vec<Diagnostic>,
    ) {
        let Some((verb, length)) = verb else {
            problems.extend(unknown(source, &self.tokens));
            return;
        };
        let lang = self.tokens.first().map_or(Lang::En, |token| lang_of(&token.text));
        let mut cursor = Cursor::new(source, &self.tokens, length, verb, lang, problems);
        cursor.eat_mark(Mark::Colon);
        let mut draft = orders.head();
        let read = piece(&mut cursor, verb, self.span(), &mut draft).and_then(|()| cursor.finish());
        let counts = !cursor.has_failed && !self.is_bad;
        match read {
            Err(problem) => problems.push(problem),
            Ok(()) if counts => {
                orders.items.append(&mut draft.items);
                (orders.seat, orders.turn, orders.word) = (draft.seat, draft.turn, draft.word);
            }
            Ok(()) => {}
        }
    }
}

impl Orders {
    /// The same without the list.
    fn head(&self) -> Self {
        Self { seat: self.seat.clone(), turn: self.turn, word: self.word.clone(), items: Vec::new() }
    }
}

/// Reads what stands behind the verb.
fn piece(c: &mut Cursor<'_>, verb: Verb, span: Span, orders: &mut Orders) -> Read<()> {
    let kind = match verb {
        Verb::Seat => {
            let name = c.name("a player's name", &[])?;
            set(c, &mut orders.seat, name, span);
            return Ok(());
        }
        Verb::Turn => {
            let Some(turn) = c.number("a turn", MAX_TURN) else {
                return Err(c.missing("the number of the turn", ["turn 3", "ход 3"]));
            };
            set(c, &mut orders.turn, turn, span);
            return Ok(());
        }
        Verb::Word => {
            // Any text will do, a number too.
            let word = match c.peek().filter(|token| token.is_number()) {
                Some(_) => c.target(&[])?,
                None => c.name("a word for the dice", &[])?,
            };
            set(c, &mut orders.word, word, span);
            return Ok(());
        }
        // Each planet of a landing is an order of its own.
        Verb::Land => {
            orders.items.extend(ground::land(c)?.into_iter().map(|kind| Order { span, kind }));
            return Ok(());
        }
        verb => order(c, verb)?,
    };
    orders.items.push(Order { span, kind });
    Ok(())
}

fn set<T>(c: &mut Cursor<'_>, place: &mut Option<Spanned<T>>, value: Spanned<T>, span: Span) {
    if let Some(first) = place {
        let first = first.span;
        let problem = c.problem(Kind::Duplicate, span, "this is written twice").help("leave one");
        c.report(problem.related(first, "the first"));
    } else {
        *place = Some(value);
    }
}

fn order(c: &mut Cursor<'_>, verb: Verb) -> Read<OrderKind> {
    match verb {
        Verb::Give => politics::give(c),
        Verb::Exchange => politics::exchange(c),
        Verb::Agree => politics::agree(c),
        Verb::Break => politics::break_agreement(c),
        Verb::Vote => politics::vote(c),
        Verb::Discard => politics::discard(c),
        Verb::Play => politics::play(c),
        Verb::Buy => politics::buy(c),
        Verb::Move => movement::move_ships(c),
        Verb::Transfer => movement::transfer(c),
        Verb::Battle => battle::battle(c),
        Verb::Battles => battle::battles(c),
        Verb::Attack => battle::attack(c),
        Verb::Fire => battle::fire(c),
        Verb::HoldFire => battle::hold_fire(c),
        Verb::Base => ground::base(c),
        Verb::Bombard => ground::bombard(c),
        Verb::GroundLosses => ground::losses(c),
        Verb::Place => ground::place(c),
        Verb::Dock => ground::dock(c),
        Verb::Docks => ground::docks(c),
        // Seat, turn, word and landings are read before.
        Verb::Research | Verb::Seat | Verb::Turn | Verb::Word | Verb::Land => politics::research(c),
    }
}

/// A line that begins with nothing known.
fn unknown(source: &Source, tokens: &[Token]) -> Option<Diagnostic> {
    let first = tokens.first()?;
    let lang = lang_of(&first.text);
    let forms: Vec<&str> = Verb::ALL.iter().flat_map(|verb| verb.forms().of(lang)).copied().collect();
    let two = tokens.get(1).map(|second| format!("{} {}", first.folded, second.folded));
    // A name of two words may be nearer than its first.
    let near = two
        .filter(|_| first.mark == Mark::Word)
        .and_then(|two| nearest(&two, forms.iter().copied().filter(|form| form.contains(' '))))
        .or_else(|| nearest(&first.folded, forms.iter().copied()));
    let known: Vec<&str> =
        Verb::ALL.iter().filter_map(|verb| verb.forms().of(lang).first().copied()).collect();
    let help = match near {
        Some(form) => format!("did you mean `{form}`?"),
        None => format!("a statement begins with one of: {}; a comment with `#`", known.join(", ")),
    };
    let message = if battle::is_clause(tokens) || continues_route(tokens) {
        format!("`{}` continues a statement, but none stands before it (O1)", shown(&first.text))
    } else {
        format!("`{}` begins no statement (O1)", shown(&first.text))
    };
    Some(source.diagnostic(Kind::UnknownKey, first.span, message).help(help))
}

/// What a player can order only once; the first stays.
fn once(source: &Source, orders: &mut Orders, problems: &mut Vec<Diagnostic>) {
    const ONCE: [Verb; 5] = [Verb::Vote, Verb::Battles, Verb::GroundLosses, Verb::Research, Verb::Docks];
    let mut seen: Vec<(Verb, Span)> = Vec::new();
    orders.items.retain(|order| {
        let verb = order.kind.verb();
        if !ONCE.contains(&verb) {
            return true;
        }
        if let Some((_, first)) = seen.iter().find(|(known, _)| *known == verb) {
            let message = format!("this can be ordered only once ({})", verb.clause());
            let problem = source.diagnostic(Kind::Duplicate, order.span, message).help("leave one");
            problems.push(problem.related(*first, "the first"));
            return false;
        }
        seen.push((verb, order.span));
        true
    });
}
