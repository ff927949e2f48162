//! Statements for the Political and Economic phases (I3, I4) and the technology (I6).

use super::ast::{Asset, OrderKind, Phase, Vote};
use super::cursor::{Cursor, MAX_CREDITS, Read};
use super::lexer::Mark;
use super::words::Key;
use admiralty_notation::{Kind, Spanned};

const PLAYER: &str = "a player's name";
const CARD: &str = "the name of an Action Card";

/// `give 10 credits, card "X" to NAME` (I3.2).
pub(super) fn give(c: &mut Cursor<'_>) -> Read<OrderKind> {
    let what = assets(c, &[Key::Recipient])?;
    if what.is_empty() {
        let problem = c.problem(Kind::BadValue, c.here(), "a gift of nothing");
        return Err(problem.help("leave the line out"));
    }
    // In Russian the receiver stands in the dative, without a preposition.
    let _ = c.eat(Key::Recipient) || c.eat_mark(Mark::Colon);
    let to = c.name(PLAYER, &[])?;
    Ok(OrderKind::Give { what, to })
}

/// `exchange with NAME: 10 credits for card "X"` (I3.2).
pub(super) fn exchange(c: &mut Cursor<'_>) -> Read<OrderKind> {
    const EXAMPLES: [&str; 2] =
        ["exchange with NAME: 10 credits for card \"X\"", "обмен с NAME: 10 кредитов на карту \"X\""];
    c.eat(Key::With);
    let stops = [Key::For, Key::Card, Key::Nothing];
    let has_colon = c.rest().iter().any(|token| token.mark == Mark::Colon);
    let with = if has_colon { c.name(PLAYER, &[])? } else { c.name_before_number(PLAYER, &stops)? };
    c.eat_mark(Mark::Colon);
    let give = assets(c, &[Key::For])?;
    if !c.eat(Key::For) {
        return Err(c.missing_key(Key::For, "what is given in return", EXAMPLES));
    }
    let take = assets(c, &[])?;
    if give.is_empty() && take.is_empty() {
        let problem = c.problem(Kind::BadValue, c.here(), "an exchange of nothing for nothing");
        return Err(problem.help("name credits or a card on one side"));
    }
    Ok(OrderKind::Exchange { with, give, take })
}

/// Credits and cards; none if it says "nothing".
fn assets(c: &mut Cursor<'_>, stops: &[Key]) -> Read<Vec<Asset>> {
    let mut assets = Vec::new();
    if c.eat(Key::Nothing) {
        return Ok(assets);
    }
    loop {
        assets.push(asset(c, stops)?);
        if !c.separator(stops) {
            return Ok(assets);
        }
    }
}

fn asset(c: &mut Cursor<'_>, stops: &[Key]) -> Read<Asset> {
    const EXAMPLES: [&str; 2] = ["10 credits, card \"X\"", "10 кредитов, карту \"X\""];
    if let Some(number) = c.number("credits", MAX_CREDITS) {
        if !c.eat(Key::Credits) {
            return Err(c.missing_key(Key::Credits, "the word `credits`", EXAMPLES));
        }
        return Ok(Asset::Credits(number));
    }
    if c.eat(Key::Card) || c.sees_mark(Mark::Quoted) {
        let ends = [stops, &[Key::And]].concat();
        return Ok(Asset::Card(c.name(CARD, &ends)?));
    }
    Err(c.missing("credits or a card", EXAMPLES))
}

/// `agree with NAME` (I4.4).
pub(super) fn agree(c: &mut Cursor<'_>) -> Read<OrderKind> {
    c.eat(Key::With);
    Ok(OrderKind::Agree { with: c.name(PLAYER, &[])? })
}

/// `break with NAME before PHASE` (I4.5).
pub(super) fn break_agreement(c: &mut Cursor<'_>) -> Read<OrderKind> {
    /// What an agreement can be ended before: it matters for income, and for what comes after it.
    const ALLOWED: [Phase; 5] =
        [Phase::Income, Phase::Movement, Phase::Technology, Phase::Placement, Phase::Development];
    c.eat(Key::With);
    let with = c.name(PLAYER, &[Key::Before])?;
    let before = if c.eat(Key::Before) { Some(c.phase()?) } else { None };
    if let Some(phase) = before.filter(|phase| !ALLOWED.contains(&phase.value)) {
        let names = ALLOWED.map(|phase| phase.forms().of(c.lang).first().copied().unwrap_or_default());
        let problem = c
            .problem(Kind::BadValue, phase.span, "an agreement is not ended before this phase")
            .help(format!("the phases are: {}", names.join(", ")));
        c.report(problem);
    }
    Ok(OrderKind::Break { with, before })
}

/// `vote for`, `vote against`, `vote for NAME` (I3.3).
pub(super) fn vote(c: &mut Cursor<'_>) -> Read<OrderKind> {
    let span = c.here();
    if c.is_at_end() {
        return Err(c.missing(
            "the vote",
            ["vote for`, `vote against` or `vote NAME", "голос за`, `голос против` или `голос NAME"],
        ));
    }
    if c.eat(Key::Reject) {
        return Ok(OrderKind::Vote(Spanned::new(Vote::Against, span)));
    }
    let approves = c.eat(Key::Approve);
    if approves && c.is_at_end() {
        return Ok(OrderKind::Vote(Spanned::new(Vote::For, span)));
    }
    let name = c.name("a candidate", &[])?;
    Ok(OrderKind::Vote(Spanned::new(Vote::Candidate(name.value), name.span)))
}

/// `discard "X", "Y"` (I4.1).
pub(super) fn discard(c: &mut Cursor<'_>) -> Read<OrderKind> {
    c.eat(Key::Card);
    Ok(OrderKind::Discard(c.names(CARD, &[])?))
}

/// `play "X" in PHASE on TARGET` (I4.2).
pub(super) fn play(c: &mut Cursor<'_>) -> Read<OrderKind> {
    const STOPS: [Key; 2] = [Key::During, Key::On];
    c.eat(Key::Card);
    let card = c.name(CARD, &STOPS)?;
    let (mut phase, mut on) = (None, None);
    loop {
        if phase.is_none() && c.eat(Key::During) {
            phase = Some(c.phase()?);
        } else if on.is_none() && c.eat(Key::On) {
            on = Some(c.target(&STOPS)?);
        } else {
            return Ok(OrderKind::Play { card, phase, on });
        }
    }
}

/// `buy 2 cruisers, 3 fighters` (I4.6).
pub(super) fn buy(c: &mut Cursor<'_>) -> Read<OrderKind> {
    Ok(OrderKind::Buy(c.stacks(&[])?))
}

/// `research NAME` (I6.1).
pub(super) fn research(c: &mut Cursor<'_>) -> Read<OrderKind> {
    Ok(OrderKind::Research(c.name("the name of a technology", &[])?))
}
