//! Statements for movement (I5.1).

use super::ast::{Load, Move, OrderKind, Step};
use super::cursor::{Cursor, Read};
use super::lexer::Mark;
use super::words::Key;

/// What ends a name inside a route.
const STOPS: [Key; 4] = [Key::ToAttack, Key::Load, Key::Via, Key::To];

const EXAMPLES: [&str; 2] =
    ["move 2 cruisers from 14 via 15 to 16", "двигать 2 крейсера из 14 через 15 в 16"];

/// `move 2 cruisers from 14 load 3 ground_force from PLANET via 15 to 16`, or with arrows:
/// `move 2 cruisers 14 -> 15 -> 16` (I5.1.8).
pub(super) fn move_ships(c: &mut Cursor<'_>) -> Read<OrderKind> {
    let ships = c.stacks(&[&[Key::From][..], &STOPS].concat())?;
    let begins = c.eat(Key::From)
        || c.eat_mark(Mark::Colon)
        || c.sees_mark(Mark::Quoted)
        || c.sees(Key::Hex)
        || c.peek().is_some_and(|token| token.is_number());
    if !begins {
        return Err(c.missing_key(Key::From, "where the ships are", EXAMPLES));
    }
    c.eat(Key::From);
    let mut route = vec![step(c)?];
    let mut attacks = false;
    let mut has_goal = false;
    loop {
        c.eat_mark(Mark::Comma);
        if has_goal && c.eat(Key::ToAttack) {
            attacks = true;
        } else if c.eat(Key::Load) {
            let loads = loads(c)?;
            if let Some(last) = route.last_mut() {
                last.loads.extend(loads);
            }
        } else if c.eat_mark(Mark::Arrow) || c.eat(Key::To) {
            route.push(step(c)?);
            has_goal = true;
        } else if c.eat(Key::Via) {
            passed(c, &mut route, has_goal)?;
        } else {
            break;
        }
    }
    // A route of one hex is that of ships that only take something aboard where they are.
    let only_loads = matches!(route.as_slice(), [here] if !here.loads.is_empty());
    if !has_goal && !only_loads {
        return Err(if c.is_at_end() {
            c.missing_key(Key::To, "where the ships go", EXAMPLES)
        } else {
            c.finish().err().unwrap_or_else(|| c.missing("where the ships go", EXAMPLES))
        });
    }
    Ok(OrderKind::Move(Move { ships, route, attacks }))
}

fn step(c: &mut Cursor<'_>) -> Read<Step> {
    let ends = [&STOPS[..], &[Key::And]].concat();
    Ok(Step { at: c.place(&ends)?, loads: Vec::new() })
}

/// The hexes behind `via`: in front of the goal, if that has been named already ("to 16 via 15").
fn passed(c: &mut Cursor<'_>, route: &mut Vec<Step>, has_goal: bool) -> Read<()> {
    let goal = if has_goal { route.pop() } else { None };
    loop {
        route.push(step(c)?);
        if c.eat(Key::Load) {
            let loads = loads(c)?;
            if let Some(last) = route.last_mut() {
                last.loads.extend(loads);
            }
        }
        if !c.separator(&STOPS) {
            break;
        }
    }
    route.extend(goal);
    Ok(())
}

/// `3 ground_force from PLANET, 2 fighters` behind `load` (I5.1.6).
fn loads(c: &mut Cursor<'_>) -> Read<Vec<Load>> {
    let ends = [&[Key::From][..], &STOPS].concat();
    let mut loads = Vec::new();
    loop {
        let units = c.stack(&ends)?;
        let from = if c.eat(Key::From) { Some(c.planet(&[&[Key::And][..], &STOPS].concat())?) } else { None };
        loads.push(Load { units, from });
        if !c.separator(&STOPS) {
            return Ok(loads);
        }
    }
}

/// `transfer 2 ground_force from PLANET to PLANET`.
pub(super) fn transfer(c: &mut Cursor<'_>) -> Read<OrderKind> {
    const EXAMPLES: [&str; 2] =
        ["transfer 2 ground_force from PLANET to PLANET", "перебросить 2 отряда с PLANET на PLANET"];
    let units = c.stacks(&[Key::From, Key::To])?;
    if !c.eat(Key::From) {
        return Err(c.missing_key(Key::From, "the planet where they are", EXAMPLES));
    }
    let from = c.planet(&[Key::To])?;
    if !c.eat(Key::To) && !c.eat_mark(Mark::Arrow) {
        return Err(c.missing_key(Key::To, "the planet where they go", EXAMPLES));
    }
    let to = c.planet(&[])?;
    Ok(OrderKind::Transfer { units, from, to })
}
