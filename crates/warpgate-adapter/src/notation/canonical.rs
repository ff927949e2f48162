//! The canonical line of a battle.

use super::{BattleLine, SaidSide};
use crate::decks::is_bare;
use crate::{Objective, PLANET};
use admiralty_notation::line::{quote_name, quote_word};
use admiralty_odds::{Plan, Policy};
use admiralty_warpgate::card::Card;
use admiralty_warpgate::setup::{DestroyTie, House, Reshuffle};
use admiralty_warpgate::side::Side;

/// So many of a card are written one by one.
const ONE_BY_ONE: usize = 3;

/// The line that means this battle: higher multipliers first, options that are not the usual ones
/// behind it. Reading it gives the same battle, as long as deck files stay what they are.
#[must_use]
pub fn canonical(battle: &BattleLine) -> String {
    let sides: Vec<String> = battle.said.iter().map(side).collect();
    let mut line = sides.join(" vs ");
    for option in options(battle) {
        line.push_str("; ");
        line.push_str(&option);
    }
    line
}

fn side(said: &SaidSide) -> String {
    let name = said.name.as_deref();
    let mut text = name.map_or_else(String::new, |name| format!("{}: ", quote_name(name)));
    text.push_str(&said.ships.to_string());
    let mut group = |name: &str, items: Vec<String>| {
        text.push_str(&format!(" {name}({})", items.join(" ")));
    };
    if let Some(deck) = &said.deck {
        group("deck", cards(deck));
    }
    if !said.discards.is_empty() {
        group("discards", cards(&said.discards));
    }
    if !said.hand.is_empty() {
        group("hand", cards(&said.hand));
    }
    if let Some(card) = &said.plays {
        group("plays", cards(std::slice::from_ref(card)));
    }
    if !said.technologies.is_empty() {
        group("technologies", said.technologies.iter().map(|t| quote_word(&t.name).into_owned()).collect());
    }
    text
}

/// Cards, higher multipliers first.
fn cards(cards: &[Card]) -> Vec<String> {
    let mut cards: Vec<&Card> = cards.iter().collect();
    cards.sort_by(|a, b| b.multiplier.cmp(&a.multiplier).then_with(|| a.name.cmp(&b.name)));
    let runs = cards.chunk_by(|one, other| one == other);
    runs.flat_map(|run| {
        let name = card(run[0]);
        if run.len() > ONE_BY_ONE { vec![format!("{name}*{}", run.len())] } else { vec![name; run.len()] }
    })
    .collect()
}

fn card(card: &Card) -> String {
    if is_bare(card) { card.multiplier.0.to_string() } else { quote_word(&card.name).into_owned() }
}

fn options(battle: &BattleLine) -> Vec<String> {
    let mut options = Vec::new();
    let chosen = &battle.options;
    match &battle.decks {
        [Some(attacker), Some(defender)] if attacker == defender => {
            options.push(format!("deck {}", quote_word(attacker)));
        }
        decks => {
            for (side, deck) in Side::BOTH.into_iter().zip(decks) {
                options.extend(deck.as_ref().map(|deck| format!("{side}_deck {}", quote_word(deck))));
            }
        }
    }
    match chosen.objective {
        Objective::Win if battle.named => options.push("objective win".into()),
        Objective::Balance { .. } if !battle.named => options.push("objective balance".into()),
        Objective::Win | Objective::Balance { .. } => {}
    }
    if let Objective::Balance { planet } = chosen.objective
        && planet != PLANET
    {
        options.push(format!("planet {planet}"));
    }
    for (side, policy) in Side::BOTH.into_iter().zip(chosen.policy) {
        if policy != Policy::default() {
            options.push(format!("{side} {}", policy.name()));
        }
    }
    let House { reshuffle, destroy_tie, allow_short_decks } = battle.field.setup().house;
    if reshuffle == Reshuffle::WhenDrawing {
        options.push("reshuffle when_drawing".into());
    }
    if destroy_tie == DestroyTie::Defender {
        options.push("destroy_tie defender".into());
    }
    if allow_short_decks {
        options.push("allow_short_decks".into());
    }
    let (plan, usual) = (&chosen.plan, Plan::default());
    if plan.method != usual.method {
        options.push(format!("method {}", plan.method.name()));
    }
    let numbers = [
        ("samples", plan.samples, usual.samples),
        ("seed", plan.seed, usual.seed),
        ("budget", plan.budget, usual.budget),
    ];
    for (name, value, usual) in numbers {
        if value != usual {
            options.push(format!("{name} {value}"));
        }
    }
    options
}
