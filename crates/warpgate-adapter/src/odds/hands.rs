//! The hands that a side can have, as the rulebook draws them.

use super::NoAnswer;
use admiralty_game::{Audience, Rulebook, Silent, Step};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::{Battle, Played, Wait};
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::deck::Cards;
use admiralty_warpgate::side::Side;
use rustc_hash::FxHashMap;

/// A hand, and how likely it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand {
    /// The cards.
    pub cards: Cards,
    /// How likely it is.
    pub p: f64,
}

impl Hand {
    /// A hand of a card that will certainly be played.
    #[must_use]
    pub fn of_one(card: CardId) -> Self {
        Self { cards: [card].into_iter().collect(), p: 1.0 }
    }

    /// What can be played from it: each card once, or nothing from an empty hand (W2.3).
    pub fn options(&self) -> impl Iterator<Item = Option<CardId>> + '_ {
        let nothing = self.cards.is_empty().then_some(None);
        self.cards.kinds().map(Some).chain(nothing)
    }
}

/// The most different hands of a side.
pub(super) const MOST: usize = 20_000;

/// The hands that both sides can have when they choose, if the battle stands so.
pub(super) fn all(field: &Battlefield, start: &Battle) -> Result<[Vec<Hand>; 2], NoAnswer> {
    let [attacker, defender] = Side::BOTH.map(|side| of_side(field, start, side));
    Ok([attacker?, defender?])
}

/// The hands that a side can have when it chooses, if the battle stands so. Draws of the two sides do
/// not depend on each other, so its own are enumerated while the other draws anything.
///
/// # Errors
/// If a choice comes before the draw, or there are too many hands.
pub(crate) fn of_side(field: &Battlefield, start: &Battle, side: Side) -> Result<Vec<Hand>, NoAnswer> {
    let mut layer: Vec<(Battle, f64)> = vec![(start.clone(), 1.0)];
    let mut done: Vec<(Battle, f64)> = Vec::new();
    while !layer.is_empty() {
        let mut next: FxHashMap<Battle, usize> = FxHashMap::default();
        let mut after: Vec<(Battle, f64)> = Vec::new();
        for (state, p) in layer {
            if state.revealed || state.wait == Wait::Play {
                done.push((state, p));
                continue;
            }
            let Step::Chance(chance) = field.step(&state) else { return Err(NoAnswer::ChoiceBeforeDraw) };
            let total = chance.ways().unwrap_or(1) as f64;
            let own = chance.audience == Audience::Only(side.seat());
            let mut first = true;
            chance.each(&mut |rolled, ways| {
                if !own && !std::mem::take(&mut first) {
                    return;
                }
                let p = if own { p * ways.unwrap_or(0) as f64 / total } else { p };
                let mut state = state.clone();
                field.happen(&mut state, rolled, &mut Silent);
                match next.get(&state) {
                    Some(place) => after[*place].1 += p,
                    None => {
                        next.insert(state.clone(), after.len());
                        after.push((state, p));
                    }
                }
            });
            if after.len() > MOST {
                return Err(NoAnswer::TooManyHands);
            }
        }
        layer = after;
    }
    Ok(merged(done, side))
}

/// The hands in these states, each once, in the order of their cards.
fn merged(states: Vec<(Battle, f64)>, side: Side) -> Vec<Hand> {
    let mut hands: Vec<Hand> = Vec::new();
    for (state, p) in states {
        let cards = hand_of(&state, side);
        match hands.iter_mut().find(|hand| hand.cards == cards) {
            Some(hand) => hand.p += p,
            None => hands.push(Hand { cards, p }),
        }
    }
    hands.sort_by(|a, b| a.cards.iter().cmp(b.cards.iter()));
    hands
}

/// The hand of a side, with the card that it may have put down already.
#[must_use]
pub fn hand_of(state: &Battle, side: Side) -> Cards {
    let own = state.side(side);
    match own.played {
        // With one card each, the reveal comes at once.
        Played::Card(card) if state.revealed => [card].into_iter().collect(),
        _ => own.hand.clone(),
    }
}
