//! Decks and discard piles (W2).

use crate::card::CardId;
use admiralty_game::{MAX_URN, Urn};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most different cards that one player can have.
pub const MAX_DIFFERENT: usize = MAX_URN;
/// The most cards that one player can have.
pub const MAX_CARDS: u32 = 60;

/// Cards without an order: which, and how many of each.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(ArrayVec<(CardId, u8), MAX_DIFFERENT>);

impl Cards {
    /// How many cards there are.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|(_, n)| u32::from(*n)).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many of this card there are.
    #[must_use]
    pub fn count(&self, card: CardId) -> u8 {
        self.0.iter().find(|(other, _)| *other == card).map_or(0, |(_, n)| *n)
    }

    /// Each card once, with its number, in the order of the ids.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (CardId, u8)> + '_ {
        self.0.iter().copied()
    }

    /// Each card once.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = CardId> + '_ {
        self.0.iter().map(|(card, _)| *card)
    }

    /// Each card as often as it is there.
    pub fn each(&self) -> impl Iterator<Item = CardId> + '_ {
        self.0.iter().flat_map(|(card, n)| std::iter::repeat_n(*card, usize::from(*n)))
    }

    /// Adds a card. Beyond [`MAX_DIFFERENT`] kinds nothing happens; a setup has no more.
    pub fn add(&mut self, card: CardId) {
        self.add_all(card, 1);
    }

    /// Adds so many of a card.
    pub fn add_all(&mut self, card: CardId, n: u8) {
        if n == 0 {
            return;
        }
        match self.0.binary_search_by_key(&card, |(other, _)| *other) {
            Ok(place) => self.0[place].1 = self.0[place].1.saturating_add(n),
            Err(place) => {
                let _ = self.0.try_insert(place, (card, n));
            }
        }
    }

    /// Takes a card out, and says whether it was there.
    pub fn take(&mut self, card: CardId) -> bool {
        let Ok(place) = self.0.binary_search_by_key(&card, |(other, _)| *other) else { return false };
        match &mut self.0[place].1 {
            1 => {
                self.0.remove(place);
            }
            n => *n -= 1,
        }
        true
    }

    /// Adds all of another pile.
    pub fn join(&mut self, other: &Self) {
        other.iter().for_each(|(card, n)| self.add_all(card, n));
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut all = Self::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

/// W2.1: a deck. Only the place of cards that an effect put there is known (W5.6); all others are
/// drawn lazily from an unordered rest, which has the law of a shuffled deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// Known cards on the top, the topmost last.
    pub top: Vec<CardId>,
    /// The shuffled rest.
    pub rest: Cards,
    /// Known cards at the bottom, the lowest first.
    pub bottom: Vec<CardId>,
}

impl Deck {
    /// A shuffled deck.
    #[must_use]
    pub fn shuffled(cards: Cards) -> Self {
        Self { rest: cards, ..Self::default() }
    }

    /// How many cards it has.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.top.len() as u32 + self.rest.total() + self.bottom.len() as u32
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// What the next card can be.
    #[must_use]
    pub fn next(&self) -> Urn {
        let known = |card: &CardId| std::iter::once((card.0, 1)).collect();
        let things = match (self.top.last(), self.rest.is_empty(), self.bottom.last()) {
            (Some(card), ..) | (None, true, Some(card)) => known(card),
            _ => self.rest.iter().map(|(card, n)| (card.0, u32::from(n))).collect(),
        };
        Urn { things }
    }

    /// Draws a card that [`Deck::next`] offers, and says whether it was there.
    pub fn draw(&mut self, card: CardId) -> bool {
        if let Some(top) = self.top.last() {
            let right = *top == card;
            if right {
                self.top.pop();
            }
            return right;
        }
        if !self.rest.is_empty() {
            return self.rest.take(card);
        }
        let right = self.bottom.last() == Some(&card);
        if right {
            self.bottom.pop();
        }
        right
    }

    /// Shuffles it: no card's place is known any more.
    pub fn shuffle(&mut self) {
        let (top, bottom) = (std::mem::take(&mut self.top), std::mem::take(&mut self.bottom));
        top.into_iter().chain(bottom).for_each(|card| self.rest.add(card));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted() {
        let mut cards: Cards = [3, 1, 3].map(CardId).into_iter().collect();
        assert_eq!((cards.total(), cards.count(CardId(3)), cards.count(CardId(2))), (3, 2, 0));
        assert_eq!(cards.iter().collect::<Vec<_>>(), [(CardId(1), 1), (CardId(3), 2)]);
        assert!(cards.take(CardId(3)) && cards.take(CardId(3)) && !cards.take(CardId(3)));
        assert_eq!(cards, [CardId(1)].into_iter().collect());
    }

    #[test]
    fn a_deck_is_drawn_from_the_top_to_the_bottom() {
        let mut deck = Deck::shuffled([1, 2].map(CardId).into_iter().collect());
        deck.top.push(CardId(7));
        deck.bottom.push(CardId(9));
        assert!(!deck.draw(CardId(1)));
        assert_eq!(deck.next().things.as_slice(), [(7, 1)]);
        assert!(deck.draw(CardId(7)));
        assert_eq!(deck.next().things.as_slice(), [(1, 1), (2, 1)]);
        assert!(deck.draw(CardId(2)) && deck.draw(CardId(1)));
        assert_eq!(deck.next().things.as_slice(), [(9, 1)]);
        assert!(deck.draw(CardId(9)) && deck.is_empty());
    }

    #[test]
    fn shuffling_forgets_places() {
        let mut deck = Deck::shuffled([CardId(1)].into_iter().collect());
        deck.top.push(CardId(2));
        deck.shuffle();
        assert_eq!(deck, Deck::shuffled([1, 2].map(CardId).into_iter().collect()));
    }
}
