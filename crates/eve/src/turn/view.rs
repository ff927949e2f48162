//! A turn as one seat sees it.

use super::Turn;
use super::state::TurnState;
use crate::setup::Hand;
use admiralty_game::Seat;
use serde::Serialize;

/// Everything but the cards in the hand of another; how many there are is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The turn with hidden cards left out.
    pub turn: TurnState,
    /// Cards in the active player's hand.
    pub hand: u16,
}

impl Turn {
    pub(super) fn seen_by(&self, turn: &TurnState, by: Seat) -> View {
        let mut seen = turn.clone();
        if by != self.setup().active {
            seen.hand = Hand::default();
        }
        View { turn: seen, hand: turn.hand.count() }
    }
}
