//! V4: the end phase.

use super::state::{Stage, TurnState};
use super::{Choice, Turn};
use crate::event::Event;
use crate::setup::HAND_LIMIT;
use admiralty_game::{Seat, Sink};

impl Turn {
    /// V4.1: all attacks are resolved.
    pub(super) fn begin_end_phase(&self, turn: &mut TurnState, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::EndPhaseBegins);
        turn.stage = Stage::Discard;
        self.go_on_discarding(turn, sink);
    }

    /// V4.2: cards that are too many.
    #[must_use]
    pub fn to_discard(&self, turn: &TurnState) -> u16 {
        turn.hand.count().saturating_sub(HAND_LIMIT)
    }

    /// V4.2: any card that the player holds.
    pub(super) fn each_discard(&self, turn: &TurnState, f: &mut impl FnMut(Choice)) {
        let held = turn.hand.named.iter().enumerate().filter(|(_, n)| **n > 0);
        held.for_each(|(card, _)| f(Choice::Discard(card as u8)));
    }

    /// V4.2: a card is discarded.
    pub(super) fn discard(&self, turn: &mut TurnState, card: u8, sink: &mut impl Sink<Event>) {
        let Some(held) = turn.hand.named.get_mut(usize::from(card)).filter(|n| **n > 0) else { return };
        *held -= 1;
        sink.tell(|| Event::Discarded { seat: self.setup().active, card: Some(card) });
        self.go_on_discarding(turn, sink);
    }

    /// V4.2: the next card; cards that are not told apart go unasked. Then the turn passes to the
    /// left, past who has lost (V3.7).
    fn go_on_discarding(&self, turn: &mut TurnState, sink: &mut impl Sink<Event>) {
        let active = self.setup().active;
        let too_many = self.to_discard(turn);
        if too_many > 0 && turn.hand.named.iter().any(|n| *n > 0) {
            return;
        }
        if too_many > 0 {
            turn.hand.unnamed = turn.hand.unnamed.saturating_sub(too_many);
            sink.tell(|| Event::DiscardedSome { seat: active, cards: too_many });
        }
        turn.stage = Stage::Over;
        let players = turn.lost.len();
        let left = (1..=players).map(|n| (active.index() + n) % players);
        if let Some(next) = left.into_iter().find(|seat| !turn.lost[*seat]) {
            sink.tell(|| Event::TurnPasses { to: Seat(next as u8) });
        }
    }
}
