//! A battle in the words of the cases.
//!
//! Events: clause, kind, and figures in alphabetical order, with names of players, cards and planets
//! whose blanks are `_`: `W5.6 destroyed left=3 ships=3 side=Red`.
//!
//! Lines that can be true of a state:
//!
//! | line | what |
//! |---|---|
//! | `Red: ships 3`, `Red: score 2` | |
//! | `Red: hand Pitched Battle, x2`, `Red: discards nothing` | cards in alphabetical order |
//! | `Red: deck x1, x2`, `Red: deck top x2`, `Red: deck bottom x2` | the shuffled part; known cards |
//! | `Red: away Arctic 2, Jungle 1`, `Red: away supply 2` | where withdrawn ships are |
//! | `winner Red`, `over`, `not over` | |

use admiralty_casebook::word;
use admiralty_game::{Rulebook, Step};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::{Battle, Choice, Text};
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::deck::Cards;
use admiralty_warpgate::event::Event;
use admiralty_warpgate::map::PlanetId;
use admiralty_warpgate::side::Side;
use serde_json::Value;

fn side(field: &Battlefield, side: Side) -> String {
    field.setup().players[side.index()].clone()
}

fn card(field: &Battlefield, card: CardId) -> String {
    field.setup().card(card).unwrap().name.clone()
}

fn planet(field: &Battlefield, planet: PlanetId) -> String {
    field.setup().theatre.as_ref().unwrap().map.planet(planet).unwrap().name.clone()
}

/// "Pitched Battle", or the name of a technology.
fn text(field: &Battlefield, state: Option<&Battle>, text: Text, known: Option<CardId>) -> String {
    match text {
        Text::Card(side) => {
            let played = state.and_then(|state| state.side(side).played.card());
            known.or(played).map_or("card".into(), |id| card(field, id))
        }
        Text::Technology(side, n) => field.setup().side(side).technologies[usize::from(n)].name.clone(),
    }
}

/// A figure of an event.
pub(crate) fn figure(field: &Battlefield, event: &Event, name: &str, value: Value) -> String {
    match name {
        "side" | "by" | "winner" => side(field, serde_json::from_value(value).unwrap()),
        "card" if value.is_null() => "hidden".into(),
        "card" => card(field, serde_json::from_value(value).unwrap()),
        "to" | "planet" if value.is_u64() => planet(field, serde_json::from_value(value).unwrap()),
        "text" => {
            let of = match event {
                Event::Resolved { card, .. } | Event::OrderChosen { card, .. } => *card,
                _ => None,
            };
            text(field, None, serde_json::from_value(value).unwrap(), of)
        }
        _ => word(value),
    }
}

/// A choice as a line of a script, without who makes it.
pub(crate) fn choice(field: &Battlefield, state: &Battle, choice: Choice) -> String {
    match choice {
        Choice::Play(id) => format!("plays {}", card(field, id)),
        Choice::Next(next) => format!("first {}", text(field, Some(state), next, None)),
        Choice::Recover(id) => format!("recovers {}", card(field, id)),
        Choice::WithdrawTo(id) => format!("to {}", planet(field, id)),
        Choice::Split(n) => format!("splits {n}"),
    }
}

fn names(field: &Battlefield, cards: impl Iterator<Item = CardId>) -> String {
    let mut names: Vec<String> = cards.map(|id| card(field, id)).collect();
    names.sort();
    if names.is_empty() { "nothing".into() } else { names.join(", ") }
}

/// All that can be said of a state, a line each.
pub(crate) fn state(field: &Battlefield, state: &Battle) -> Vec<String> {
    let mut lines = vec![if field.step(state) == Step::Over { "over" } else { "not over" }.to_owned()];
    lines.extend(state.winner.map(|winner| format!("winner {}", side(field, winner))));
    for of in Side::BOTH {
        let (name, own) = (side(field, of), state.side(of));
        let pile = |cards: &Cards| names(field, cards.each());
        lines.push(format!("{name}: ships {}", own.ships));
        lines.push(format!("{name}: score {}", own.score));
        lines.push(format!("{name}: hand {}", pile(&own.hand)));
        lines.push(format!("{name}: discards {}", pile(&own.discards)));
        lines.push(format!("{name}: deck {}", pile(&own.deck.rest)));
        lines.push(format!("{name}: deck top {}", names(field, own.deck.top.iter().copied())));
        lines.push(format!("{name}: deck bottom {}", names(field, own.deck.bottom.iter().copied())));
        let lost = state.winner.is_some_and(|winner| winner != of);
        let mut away: Vec<String> = state
            .withdrawn
            .iter()
            .filter(|_| lost)
            .map(|(to, n)| format!("{} {n}", to.map_or("supply".into(), |to| planet(field, to))))
            .collect();
        away.sort();
        let away = if away.is_empty() { "nothing".into() } else { away.join(", ") };
        lines.push(format!("{name}: away {away}"));
    }
    lines
}
