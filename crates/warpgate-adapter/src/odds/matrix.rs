//! What pairs of cards come to: each pair is played through the rulebook.

use super::NoAnswer;
use super::hands::Hand;
use crate::Objective;
use admiralty_odds::solve;
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::side::Side;

/// States that are looked at most after one reveal.
pub(super) const MOST: usize = 200_000;

/// How the battle ends when a pair of cards is played, with best play after the reveal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct End {
    /// What it is worth to the attacker.
    pub value: f64,
    /// Who wins.
    pub winner: Side,
    /// Ships left of attacker and defender.
    pub ships: [u16; 2],
    /// The same with those that had to go back to the supply (W6.5): these were not destroyed.
    pub survived: [u16; 2],
}

/// The ends of all pairs of cards. `None` is no card (W2.3).
#[derive(Clone, PartialEq, Debug)]
pub struct Matrix {
    /// What attacker and defender can play.
    pub cards: [Vec<Option<CardId>>; 2],
    ends: Vec<End>,
}

impl Matrix {
    pub(super) fn new(
        field: &Battlefield,
        hands: &[Vec<Hand>; 2],
        objective: Objective,
    ) -> Result<Self, NoAnswer> {
        let cards = Side::BOTH.map(|side| {
            let mut cards: Vec<_> = hands[side.index()].iter().flat_map(Hand::options).collect();
            cards.sort_unstable();
            cards.dedup();
            cards
        });
        let mut ends = Vec::with_capacity(cards[0].len() * cards[1].len());
        for attacker in &cards[0] {
            for defender in &cards[1] {
                ends.push(end(field, [*attacker, *defender], objective)?);
            }
        }
        Ok(Self { cards, ends })
    }

    /// The place of a card among those of a side.
    #[must_use]
    pub fn place(&self, side: Side, card: Option<CardId>) -> usize {
        self.cards[side.index()].binary_search(&card).unwrap_or(0)
    }

    /// How a pair ends, by the places of its cards.
    #[must_use]
    pub fn end(&self, attacker: usize, defender: usize) -> &End {
        &self.ends[attacker * self.cards[1].len() + defender]
    }

    /// What a pair is worth to a side that wants as much as possible: own card, enemy's card.
    pub(super) fn gain(&self, side: Side, own: usize, enemy: usize) -> f64 {
        match side {
            Side::Attacker => self.end(own, enemy).value,
            Side::Defender => -self.end(enemy, own).value,
        }
    }

    /// Whether a card of a side is at least as good as another against every card.
    fn dominates(&self, side: Side, card: usize, other: usize) -> bool {
        let enemies = 0..self.cards[side.other().index()].len();
        enemies.into_iter().all(|enemy| self.gain(side, card, enemy) >= self.gain(side, other, enemy))
    }

    /// The cards of a hand, by their places, without those that another card of it is always as
    /// good as: that changes no value.
    pub(super) fn worth_playing(&self, side: Side, hand: &Hand) -> Vec<usize> {
        let mut left: Vec<usize> = Vec::new();
        for card in hand.options().map(|card| self.place(side, card)) {
            if left.iter().any(|other| self.dominates(side, *other, card)) {
                continue;
            }
            left.retain(|other| !self.dominates(side, card, *other));
            left.push(card);
        }
        left
    }
}

fn end(field: &Battlefield, cards: [Option<CardId>; 2], objective: Objective) -> Result<End, NoAnswer> {
    let revealed = field.alone(cards);
    let solution = solve::<_, f64>(field, std::slice::from_ref(&revealed), &objective, MOST)?;
    let value = solution.value(&revealed).copied().unwrap_or_default();
    let ends = solution.ends(&[(revealed.clone(), 1.0)])?;
    // No card is left to be drawn, so that best play has one end.
    let last = ends.iter().find(|(_, p)| *p > 0.0).map_or(&revealed, |(end, _)| end);
    let ships = Side::BOTH.map(|side| last.side(side).ships);
    Ok(End {
        value,
        winner: last.winner.unwrap_or(Side::Attacker),
        ships,
        survived: Side::BOTH.map(|side| last.side(side).ships + last.supplied(side)),
    })
}
