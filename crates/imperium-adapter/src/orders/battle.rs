//! Statements for Space battles (I5.2, O2).

use super::ast::{Battle, Condition, OrderKind, Place, Retreat};
use super::cursor::{Cursor, MAX_UNITS, Read};
use super::lexer::{Mark, Token};
use super::words::Key;
use admiralty_notation::{Kind, Span, Spanned, nearest, shown};

/// What begins a clause of a battle's instructions, but for "against", which stands before them.
pub(super) const CLAUSES: [Key; 4] = [Key::Losses, Key::NoRetreat, Key::Retreat, Key::Opponents];

/// What ends a name before the clauses.
const STOPS: [Key; 5] = [Key::Against, Key::Losses, Key::NoRetreat, Key::Retreat, Key::Opponents];

/// `battle at 15 against NAME: losses fighter, cruiser; retreat after round 3 to 14` (O2).
pub(super) fn battle(c: &mut Cursor<'_>) -> Read<OrderKind> {
    let mut battle = Battle::default();
    if c.eat(Key::At) {
        battle.at = Some(c.place(&STOPS)?);
    }
    if c.eat(Key::Against) {
        battle.against = Some(c.name("a player's name", &CLAUSES)?);
    }
    loop {
        while c.eat_mark(Mark::Colon) || c.eat_mark(Mark::Semicolon) || c.eat_mark(Mark::Comma) {}
        if c.is_at_end() {
            break;
        }
        clause(c, &mut battle)?;
    }
    if battle.losses.is_empty() && battle.retreat.is_none() && battle.opponents.is_empty() {
        const EXAMPLES: [&str; 2] = [
            "losses fighter, cruiser; retreat after round 3",
            "потери истребитель, крейсер; отступить после раунда 3",
        ];
        return Err(c.missing("what to do in the battle", EXAMPLES));
    }
    Ok(OrderKind::Battle(battle))
}

fn clause(c: &mut Cursor<'_>, battle: &mut Battle) -> Read<()> {
    let span = c.here();
    if c.eat(Key::NoRetreat) {
        set_retreat(c, battle, Retreat::Never, span);
    } else if c.eat(Key::Retreat) {
        c.eat_mark(Mark::Colon);
        let retreat = retreat(c)?;
        set_retreat(c, battle, retreat, span);
    } else if c.eat(Key::Losses) {
        c.eat_mark(Mark::Colon);
        let names = c.names("a unit", &CLAUSES)?;
        set_names(c, &mut battle.losses, names, span);
    } else if c.eat(Key::Opponents) {
        c.eat_mark(Mark::Colon);
        let names = c.names("a player's name", &CLAUSES)?;
        set_names(c, &mut battle.opponents, names, span);
    } else {
        return Err(unknown_clause(c));
    }
    Ok(())
}

/// What stands where a clause should begin.
fn unknown_clause(c: &Cursor<'_>) -> admiralty_notation::Diagnostic {
    let word = c.peek().map(|token| token.text.as_str()).unwrap_or_default();
    let known = [Key::Losses, Key::Retreat, Key::Opponents].map(Key::forms);
    let forms: Vec<&str> = known.iter().flat_map(|forms| forms.of(c.lang)).copied().collect();
    let firsts: Vec<&str> = known.iter().filter_map(|forms| forms.of(c.lang).first().copied()).collect();
    let help = match nearest(&super::words::fold(word), forms) {
        Some(form) => format!("did you mean `{form}`?"),
        None => format!("known are: {}", firsts.join(", ")),
    };
    c.problem(Kind::UnknownKey, c.here(), format!("`{}` is no instruction for a battle", shown(word)))
        .help(help)
}

fn set_names<T>(c: &mut Cursor<'_>, old: &mut Vec<T>, new: Vec<T>, span: Span) {
    if !old.is_empty() {
        let problem =
            c.problem(Kind::Duplicate, span, "this is given twice for the battle").help("leave one");
        c.report(problem);
    }
    *old = new;
}

/// Further conditions are added: any of them will do. Never and when exclude one another.
fn set_retreat(c: &mut Cursor<'_>, battle: &mut Battle, new: Retreat, span: Span) {
    let Some(old) = battle.retreat.take() else {
        battle.retreat = Some(new);
        return;
    };
    battle.retreat = Some(match (old, new) {
        (Retreat::When { mut conditions, to }, Retreat::When { conditions: more, to: other }) => {
            if let (Some(first), Some(second)) = (&to, &other)
                && first.value != second.value
            {
                let problem = c
                    .problem(Kind::Conflict, second.span, "a second hex to retreat to")
                    .help("all attackers of a battle retreat to one hex: leave one");
                c.report(problem.related(first.span, "the first"));
            }
            conditions.extend(more);
            Retreat::When { conditions, to: to.or(other) }
        }
        (Retreat::Never, Retreat::Never) => Retreat::Never,
        (old, _) => {
            let problem = c
                .problem(Kind::Conflict, span, "to retreat and never to retreat exclude one another")
                .help("leave one");
            c.report(problem);
            old
        }
    });
}

/// Behind `retreat`: `never`, or conditions and where to (I5.2.3).
fn retreat(c: &mut Cursor<'_>) -> Read<Retreat> {
    const EXAMPLES: [&str; 2] = [
        "retreat after round 3 or when odds < 30% to 14",
        "отступить после раунда 3 или когда шансы ниже 30% в 14",
    ];
    if c.eat(Key::Never) {
        return Ok(Retreat::Never);
    }
    let mut conditions = Vec::new();
    let mut to: Option<Spanned<Place>> = None;
    let mut says_when = false;
    loop {
        if to.is_none() && c.eat(Key::To) {
            to = Some(c.place(&[&[Key::When, Key::Or][..], &CLAUSES].concat())?);
            continue;
        }
        c.separator(&CLAUSES);
        loop {
            if c.eat(Key::When) {
                says_when = true;
            } else if !c.eat(Key::Or) {
                break;
            }
        }
        match condition(c)? {
            Some(condition) => conditions.push(condition),
            None if c.sees(Key::To) && to.is_none() => {}
            None => break,
        }
    }
    if conditions.is_empty() && (!says_when || c.is_at_end()) {
        return Err(c.missing_key(Key::When, "when to retreat", EXAMPLES));
    }
    if !c.is_at_end() && !c.sees_mark(Mark::Semicolon) && !c.sees_any(&CLAUSES) {
        let word = c.peek().map(|token| token.text.as_str()).unwrap_or_default();
        let message = format!("`{}` is no condition of a retreat", shown(word));
        let help = "the conditions are: `round 3`, `ships 2`, `odds < 30%`; in Russian: `раунда 3`, `кораблей 2`, `шансы ниже 30%`";
        return Err(c.problem(Kind::Syntax, c.here(), message).help(help));
    }
    Ok(Retreat::When { conditions, to })
}

fn condition(c: &mut Cursor<'_>) -> Read<Option<Spanned<Condition>>> {
    let start = c.here();
    c.eat(Key::Left);
    // "fewer than 3 ships"
    let fewer = c.eat(Key::Below) || c.eat_mark(Mark::Less);
    if let Some(number) = c.number("a condition", MAX_UNITS) {
        // "after 3 rounds", "when 2 ships are left"
        let span = start.to(number.span);
        return if !fewer && c.eat(Key::Round) {
            Ok(Some(Spanned::new(Condition::Round(number.value), span)))
        } else if c.eat(Key::Ships) {
            c.eat(Key::Left);
            Ok(Some(ships(c, number, fewer, span)))
        } else {
            let examples = ["retreat after 3 rounds", "отступить после 3 раундов"];
            Err(c.missing("what is counted", examples))
        };
    }
    if c.eat(Key::Round) {
        let Some(round) = c.number("a round", MAX_UNITS) else {
            let examples = ["retreat after round 3", "отступить после раунда 3"];
            return Err(c.missing("the number of the round", examples));
        };
        return Ok(Some(Spanned::new(Condition::Round(round.value), start.to(round.span))));
    }
    if c.eat(Key::Ships) {
        c.eat(Key::Left);
        let fewer = c.eat(Key::Below) || c.eat_mark(Mark::Less);
        let _ = c.eat_mark(Mark::AtMost);
        let Some(number) = c.number("a number of ships", MAX_UNITS) else {
            let examples = ["retreat when ships 2", "отступить, когда кораблей 2"];
            return Err(c.missing("the number of ships", examples));
        };
        return Ok(Some(ships(c, number, fewer, start.to(number.span))));
    }
    if c.eat(Key::Odds) {
        let _ = c.eat(Key::Below) || c.eat_mark(Mark::Less);
        let Some(odds) = percent(c) else {
            let examples = ["retreat when odds < 30%", "отступить, когда шансы ниже 30%"];
            return Err(c.missing("the odds in whole per cent", examples));
        };
        return Ok(Some(Spanned::new(Condition::Odds(odds.value), start.to(odds.span))));
    }
    Ok(None)
}

/// So many ships or fewer; or fewer than so many.
fn ships(c: &mut Cursor<'_>, number: Spanned<u32>, fewer: bool, span: Span) -> Spanned<Condition> {
    let n = number.value.saturating_sub(u32::from(fewer));
    if n == 0 {
        let problem = c
            .problem(Kind::OutOfRange, number.span, "a side without ships cannot retreat")
            .help("write how many ships are left, from 1");
        c.report(problem);
    }
    Spanned::new(Condition::Ships(n), span)
}

fn percent(c: &mut Cursor<'_>) -> Option<Spanned<u8>> {
    let number = c.number("odds in per cent", 100)?;
    Some(Spanned::new(u8::try_from(number.value).unwrap_or(100), number.span))
}

/// Whether a line that begins so continues the instructions of a battle.
pub(super) fn is_clause(tokens: &[Token]) -> bool {
    CLAUSES.iter().any(|key| key.forms().at(tokens) > 0)
}

/// `battles 15, 16` (I5.2.0).
pub(super) fn battles(c: &mut Cursor<'_>) -> Read<OrderKind> {
    c.eat_mark(Mark::Colon);
    let mut places = vec![c.place(&[Key::And])?];
    while c.separator(&[]) || c.eat_mark(Mark::Arrow) {
        places.push(c.place(&[Key::And])?);
    }
    Ok(OrderKind::Battles(places))
}

/// `attack NAME at 15` (I5.1.7).
pub(super) fn attack(c: &mut Cursor<'_>) -> Read<OrderKind> {
    let whom = c.name("a player's name", &[Key::At])?;
    if !c.eat(Key::At) {
        return Err(c.missing_key(Key::At, "where", ["attack NAME at 15", "атаковать NAME в 15"]));
    }
    Ok(OrderKind::Attack { whom, at: c.place(&[])? })
}

/// `fire at NAME in 15` (I5.2.7).
pub(super) fn fire(c: &mut Cursor<'_>) -> Read<OrderKind> {
    let whom = c.name("a player's name", &[Key::At])?;
    let at = if c.eat(Key::At) { Some(c.place(&[])?) } else { None };
    Ok(OrderKind::Fire { whom, at })
}

/// `hold fire in 15` (I5.2.7).
pub(super) fn hold_fire(c: &mut Cursor<'_>) -> Read<OrderKind> {
    let at = if c.eat(Key::At) { Some(c.place(&[])?) } else { None };
    Ok(OrderKind::HoldFire { at })
}
