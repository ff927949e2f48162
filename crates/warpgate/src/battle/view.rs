//! The battle as one seat sees it.

use super::state::{Battle, Played};
use crate::deck::{Cards, Deck};
use crate::side::Side;
use admiralty_game::Seat;
use serde::Serialize;

/// W2.4, W3.2: everything but the hand, deck and unrevealed card of others; how many cards there
/// are is seen. What a player's deck, hand and discards contain together is public, but does not
/// change in a battle, so that it need not be here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The battle with the hidden cards left out.
    pub battle: Battle,
    /// Cards in the hands of attacker and defender.
    pub hands: [u32; 2],
    /// Cards in their decks.
    pub decks: [u32; 2],
    /// Who has chosen a card.
    pub chosen: [bool; 2],
}

impl View {
    pub(super) fn of(battle: &Battle, by: Seat) -> Self {
        let mut seen = battle.clone();
        for side in Side::BOTH.into_iter().filter(|side| side.seat() != by) {
            let other = seen.side_mut(side);
            other.hand = Cards::default();
            // Cards that an effect put on top or at the bottom were seen by all.
            other.deck = Deck { rest: Cards::default(), ..std::mem::take(&mut other.deck) };
            if !battle.revealed {
                other.played = Played::NotYet;
            }
        }
        Self {
            battle: seen,
            hands: Side::BOTH.map(|side| battle.side(side).hand.total()),
            decks: Side::BOTH.map(|side| battle.side(side).deck.total()),
            chosen: Side::BOTH.map(|side| battle.side(side).played != Played::NotYet),
        }
    }
}
