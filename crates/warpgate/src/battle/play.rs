//! W3.2, W3.3: cards are played in secret and revealed.

use super::Battlefield;
use super::choice::Choice;
use super::state::{Battle, Played, Task, Wait};
use crate::card::{CardId, Moment, Multiplier};
use crate::event::Event;
use crate::side::Side;
use admiralty_game::Sink;

impl Battlefield {
    /// W3.2, W2.3: both choose; who has one card plays it, who has none plays none.
    pub(super) fn begin_play(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) -> Option<Wait> {
        for side in Side::BOTH {
            let own = battle.side_mut(side);
            let mut cards = own.hand.each();
            own.played = match (cards.next(), cards.next()) {
                (None, _) => Played::Nothing,
                (Some(card), None) => Played::Card(card),
                (Some(_), Some(_)) => continue,
            };
        }
        self.unless_all_chose(battle, sink)
    }

    /// W3.2: the cards of a side's hand, if it has not chosen.
    pub(super) fn each_card(&self, battle: &Battle, side: Side, f: &mut impl FnMut(Choice)) {
        let own = battle.side(side);
        if own.played == Played::NotYet {
            own.hand.kinds().for_each(|card| f(Choice::Play(card)));
        }
    }

    /// W3.2: a side plays a card face down.
    pub(super) fn play_card(
        &self,
        battle: &mut Battle,
        side: Side,
        card: CardId,
        sink: &mut impl Sink<Event>,
    ) {
        battle.side_mut(side).played = Played::Card(card);
        if self.unless_all_chose(battle, sink).is_none() {
            self.advance(battle, sink);
        }
    }

    /// W3.2: nothing is revealed before both have chosen.
    fn unless_all_chose(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) -> Option<Wait> {
        if battle.sides.iter().any(|side| side.played == Played::NotYet) {
            return Some(Wait::Play);
        }
        self.reveal(battle, sink);
        None
    }

    /// W3.3: both cards are revealed, the others in hand discarded.
    fn reveal(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        battle.revealed = true;
        for side in Side::BOTH {
            let own = battle.side_mut(side);
            match own.played {
                Played::Card(card) => {
                    own.hand.take(card);
                    let multiplier = self.printed(own.played);
                    sink.tell(|| Event::Revealed { side, card, multiplier });
                }
                Played::Nothing | Played::NotYet => sink.tell(|| Event::NoCard { side }),
            }
        }
        for side in Side::BOTH {
            let own = battle.side_mut(side);
            let unchosen = std::mem::take(&mut own.hand);
            own.discards.join(&unchosen);
            unchosen.each().for_each(|card| sink.tell(|| Event::Discarded { side, card }));
        }
        battle.todo.push(Task::Moment(Moment::Reveal));
    }

    /// W2.1: the multiplier on a played card; W2.3: no card has 0.
    pub(super) fn printed(&self, played: Played) -> Multiplier {
        played.card().and_then(|card| self.0.card(card)).map_or(Multiplier(0), |card| card.multiplier)
    }

    /// A battle after the reveal without cards that can still be drawn or chosen: they change hands
    /// and points, and never ships. Who is about to draw or to choose one has none, and it goes on.
    #[must_use]
    pub fn without_cards(&self, battle: &Battle) -> Battle {
        let mut bare = battle.clone();
        for side in &mut bare.sides {
            side.hand = Default::default();
            side.deck = Default::default();
            side.discards = Default::default();
        }
        if matches!(bare.wait, Wait::Draw(..) | Wait::Recover(..)) {
            self.advance(&mut bare, &mut admiralty_game::Silent);
        }
        bare
    }

    /// The battle in which each side has this one card and no other, from its start to the first
    /// decision after the reveal. What a pair of plays comes to does not depend on other cards,
    /// which change hands and points and never ships.
    #[must_use]
    pub fn alone(&self, cards: [Option<CardId>; 2]) -> Battle {
        let mut alone = Battle::new(&self.0);
        for (side, card) in alone.sides.iter_mut().zip(cards) {
            side.deck = Default::default();
            side.discards = Default::default();
            side.hand = card.into_iter().collect();
        }
        alone.todo = vec![Task::Settle, Task::Play, Task::Moment(Moment::BeforeDraw)];
        self.advance(&mut alone, &mut admiralty_game::Silent);
        alone
    }
}
