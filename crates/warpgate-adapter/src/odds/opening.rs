//! Choices before the draw: a technology returns a card of the discard pile (W5.9).
//!
//! What is chosen is seen by all, and so far nobody has drawn: the battle from each choice on is a
//! game of hidden hands of its own, and the choice is the one that leads to the best of them.

use super::{Asked, NoAnswer, solve_from};
use admiralty_game::{Rulebook, Seat, Silent, Step};
use admiralty_odds::{Policy, Question, Wish};
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use admiralty_warpgate::deck::Cards;
use admiralty_warpgate::side::Side;

/// The most ways in which the choices before the draw can go.
const MOST: usize = 200;

/// Whether somebody chooses a card here before cards are drawn.
fn chooses(state: &Battle) -> bool {
    matches!(state.wait, Wait::Recover(..)) && !state.revealed
}

/// Who chooses, with the battle after each of the choices.
fn each(asked: &Asked<'_>, state: &Battle) -> Option<(Seat, Vec<(Choice, Battle)>)> {
    let Step::Decide(seats) = asked.field.step(state) else { return None };
    let seat = seats.first()?;
    let mut options = Vec::new();
    asked.field.options(state, seat, &mut options);
    let after = |choice: Choice| {
        let mut after = state.clone();
        asked.field.choose(&mut after, seat, choice, &mut Silent);
        (choice, after)
    };
    Some((seat, options.into_iter().map(after).collect()))
}

/// The states in which the choices before the draw can end.
fn ends(asked: &Asked<'_>, start: Battle) -> Result<Vec<Battle>, NoAnswer> {
    let (mut open, mut ends) = (vec![start], Vec::new());
    while let Some(state) = open.pop() {
        match each(asked, &state) {
            Some((_, choices)) if chooses(&state) => open.extend(choices.into_iter().map(|(_, after)| after)),
            _ => ends.push(state),
        }
        if open.len() + ends.len() > MOST {
            return Err(NoAnswer::ChoiceBeforeDraw);
        }
    }
    Ok(ends)
}

/// What each choice before the draw is worth to the attacker, with best play from there on.
///
/// # Errors
/// If something has been drawn before the choice, and depends on it; if there are too many ways; if
/// the battle cannot be solved from there.
pub(super) fn values_before_draw(asked: &Asked<'_>, state: &Battle) -> Result<Vec<(Choice, f64)>, NoAnswer> {
    let unseen = asked.field.unseen();
    if unseen != *asked.field || !reached(asked, state)? {
        return Err(NoAnswer::ChoiceBeforeDraw);
    }
    values(&shared(asked, state.clone())?, state)
}

/// Whether a state comes before anything is drawn.
fn reached(asked: &Asked<'_>, state: &Battle) -> Result<bool, NoAnswer> {
    let mut open = vec![asked.field.start(&mut Silent)];
    let mut seen = 0;
    while let Some(other) = open.pop() {
        if other == *state {
            return Ok(true);
        }
        seen += 1;
        if seen > MOST {
            return Err(NoAnswer::ChoiceBeforeDraw);
        }
        if chooses(&other) {
            open.extend(each(asked, &other).into_iter().flat_map(|(_, to)| to).map(|(_, after)| after));
        }
    }
    Ok(false)
}

/// The question with as much of the budget for each end as there is for all.
fn shared<'a>(asked: &Asked<'a>, start: Battle) -> Result<Asked<'a>, NoAnswer> {
    let ways = ends(asked, start)?.len() as u64;
    let mut asked = asked.clone();
    asked.plan.budget /= ways.max(1);
    Ok(asked)
}

fn values(asked: &Asked<'_>, state: &Battle) -> Result<Vec<(Choice, f64)>, NoAnswer> {
    let (_, choices) = each(asked, state).ok_or(NoAnswer::ChoiceBeforeDraw)?;
    choices.into_iter().map(|(choice, after)| Ok((choice, value(asked, &after)?))).collect()
}

/// What a state is worth to the attacker.
fn value(asked: &Asked<'_>, state: &Battle) -> Result<f64, NoAnswer> {
    match best(asked, state)? {
        Some((_, value)) => Ok(value),
        None => {
            let guarantees = solve_from(asked, state)?.guarantees;
            Ok((guarantees.attacker + guarantees.defender) / 2.0)
        }
    }
}

/// The best choice before the draw, and its worth; the first of several. Who plays by the rule takes
/// the first card.
fn best(asked: &Asked<'_>, state: &Battle) -> Result<Option<(Choice, f64)>, NoAnswer> {
    let Some((seat, _)) = each(asked, state).filter(|_| chooses(state)) else { return Ok(None) };
    let values = values(asked, state)?;
    let side = Side::of(seat).unwrap_or(Side::Attacker);
    if asked.policy[side.index()] == Policy::Rule {
        return Ok(values.first().copied());
    }
    Ok(best_of(asked, seat, &values))
}

/// The choice that is worth most to a seat, of values to the attacker.
pub(super) fn best_of(asked: &Asked<'_>, seat: Seat, values: &[(Choice, f64)]) -> Option<(Choice, f64)> {
    let most = asked.objective.wish(asked.field, seat) == Wish::Most;
    let better = |a: f64, b: f64| if most { a > b } else { a < b };
    values.iter().copied().reduce(|best, next| if better(next.1, best.1) { next } else { best })
}

/// The battle as both sides know it when cards are drawn, after the best choices before that.
pub(super) fn drawing(asked: &Asked<'_>) -> Result<Battle, NoAnswer> {
    let start = asked.field.unseen().start(&mut Silent);
    if !chooses(&start) {
        return Ok(start);
    }
    if asked.field.unseen() != *asked.field {
        return Err(NoAnswer::ChoiceBeforeDraw);
    }
    let shared = shared(asked, start.clone())?;
    let mut state = start;
    while let Some((choice, _)) = best(&shared, &state)? {
        let Some((_, choices)) = each(asked, &state) else { break };
        let Some((_, after)) = choices.into_iter().find(|(other, _)| *other == choice) else { break };
        state = after;
    }
    Ok(state)
}

/// The battle as both sides knew it when cards were drawn, seen from a state in which they have
/// been: found by what is public, the discard piles and what deck and hand hold together (W2.4).
///
/// # Errors
/// If the choices before the draw cannot be told from what is public.
pub(super) fn drawn_from(asked: &Asked<'_>, state: &Battle) -> Result<Battle, NoAnswer> {
    let start = asked.field.unseen().start(&mut Silent);
    if !chooses(&start) {
        return Ok(start);
    }
    let now = Side::BOTH.map(|side| public(state, side));
    let fits = |end: &Battle| {
        Side::BOTH.into_iter().all(|side| {
            let (mut unseen, discards) = public(end, side);
            if now[side.index()] == (unseen.clone(), discards.clone()) {
                return true;
            }
            // W2.2: the discard pile has become the deck since.
            unseen.join(&discards);
            now[side.index()] == (unseen, Cards::default())
        })
    };
    let mut fitting = ends(asked, start)?.into_iter().filter(fits);
    match (fitting.next(), fitting.next()) {
        (Some(end), None) => Ok(end),
        _ => Err(NoAnswer::ChoiceBeforeDraw),
    }
}

/// W2.4: what deck and hand of a side hold together, and its discard pile.
fn public(state: &Battle, side: Side) -> (Cards, Cards) {
    let own = state.side(side);
    let mut unseen = own.deck.rest.clone();
    own.deck.top.iter().chain(&own.deck.bottom).for_each(|card| unseen.add(*card));
    unseen.join(&own.hand);
    (unseen, own.discards.clone())
}
