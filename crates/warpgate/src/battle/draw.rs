//! W2.2, W2.3, W3.1: cards are drawn, decks are reshuffled.

use super::Battlefield;
use super::state::{Battle, Task, Wait};
use crate::card::CardId;
use crate::event::Event;
use crate::setup::Reshuffle;
use crate::side::Side;
use admiralty_game::Sink;

impl Battlefield {
    /// W3.1, W2.3: a side is to draw so many cards; it draws what there is.
    pub(super) fn begin_draw(
        &self,
        battle: &mut Battle,
        side: Side,
        cards: u8,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        let more = cards.checked_sub(1)?;
        if battle.side(side).deck.is_empty() {
            reshuffle(battle, side, sink);
        }
        if battle.side(side).deck.is_empty() {
            sink.tell(|| Event::NothingToDraw { side, missing: cards });
            return None;
        }
        Some(Wait::Draw(side, more))
    }

    /// W3.1: a side drew a card.
    pub(super) fn drawn(
        &self,
        battle: &mut Battle,
        side: Side,
        card: CardId,
        more: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let own = battle.side_mut(side);
        if !own.deck.draw(card) {
            return;
        }
        own.hand.add(card);
        sink.tell(|| Event::Drawn { side, card: Some(card) });
        self.reshuffle_at_once(battle, side, sink);
        battle.todo.push(Task::Draw(side, more));
    }

    /// W2.2: a deck that has run out is made anew, if the house does so at once.
    pub(super) fn reshuffle_at_once(&self, battle: &mut Battle, side: Side, sink: &mut impl Sink<Event>) {
        let at_once = self.0.house.reshuffle == Reshuffle::AtOnce;
        if at_once && battle.side(side).deck.is_empty() {
            reshuffle(battle, side, sink);
        }
    }
}

/// W2.2: the discard pile is shuffled to form the new deck.
fn reshuffle(battle: &mut Battle, side: Side, sink: &mut impl Sink<Event>) {
    let own = battle.side_mut(side);
    if own.discards.is_empty() {
        return;
    }
    own.deck.rest = std::mem::take(&mut own.discards);
    let cards = own.deck.rest.total();
    sink.tell(|| Event::Reshuffled { side, cards });
}
