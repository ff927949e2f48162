//! How both play: how often which card of each hand; and what that guarantees.

use super::hands::Hand;
use super::matrix::Matrix;
use admiralty_odds::Policy;
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::side::Side;

/// How often each option of each hand is played, in the order of the hands and their options.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mix(pub Vec<Vec<f64>>);

impl Mix {
    /// How often each card of the side is played in all, over its hands.
    #[must_use]
    pub fn marginal(&self, hands: &[Hand], matrix: &Matrix, side: Side) -> Vec<f64> {
        let mut all = vec![0.0; matrix.cards[side.index()].len()];
        for (hand, often) in hands.iter().zip(&self.0) {
            for (card, often) in hand.options().zip(often) {
                all[matrix.place(side, card)] += hand.p * often;
            }
        }
        all
    }

    /// Plays one option of each hand for sure.
    pub(super) fn sure(hands: &[Hand], mut pick: impl FnMut(&[Option<CardId>]) -> usize) -> Self {
        let of_hand = |hand: &Hand| {
            let options: Vec<_> = hand.options().collect();
            let picked = pick(&options);
            (0..options.len()).map(|n| f64::from(u8::from(n == picked))).collect()
        };
        Self(hands.iter().map(of_hand).collect())
    }

    /// Numbers that are frequencies: none below 0, those of a hand summing to 1.
    pub(super) fn cleaned(mut self) -> Self {
        for often in &mut self.0 {
            often.iter_mut().for_each(|x| *x = if *x < 1e-12 { 0.0 } else { x.min(1.0) });
            let sum: f64 = often.iter().sum();
            if sum > 0.0 {
                often.iter_mut().for_each(|x| *x /= sum);
            }
        }
        self
    }
}

/// What each card of a side is worth to it, if the other plays its cards so often.
#[must_use]
pub fn worths(matrix: &Matrix, side: Side, enemy: &[f64]) -> Vec<f64> {
    let own = 0..matrix.cards[side.index()].len();
    let worth = |card| enemy.iter().enumerate().map(|(n, p)| p * matrix.gain(side, card, n)).sum();
    own.map(worth).collect()
}

/// For each hand of a side the option that is worth most; the first of several.
pub(super) fn best_reply(hands: &[Vec<Hand>; 2], matrix: &Matrix, side: Side, enemy: &Mix) -> Mix {
    let enemy = enemy.marginal(&hands[side.other().index()], matrix, side.other());
    let worths = worths(matrix, side, &enemy);
    Mix::sure(&hands[side.index()], |options| {
        let worth = |n: usize| worths[matrix.place(side, options[n])];
        (1..options.len()).fold(0, |best, n| if worth(n) > worth(best) { n } else { best })
    })
}

/// The rule for players who do not think: the highest multiplier; the first of several.
pub(super) fn by_rule(hands: &[Hand], field: &Battlefield) -> Mix {
    Mix::sure(hands, |options| highest(field, options))
}

/// The option with the highest multiplier, the first of several.
pub(crate) fn highest(field: &Battlefield, options: &[Option<CardId>]) -> usize {
    let multiplier =
        |n: usize| options[n].and_then(|card| field.setup().card(card)).map_or(0, |card| card.multiplier.0);
    (1..options.len()).fold(0, |best, n| if multiplier(n) > multiplier(best) { n } else { best })
}

/// The proof of a solution: what each player gets at least, whatever the other does; both in terms
/// of the attacker's value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guarantees {
    /// The attacker gets no less.
    pub attacker: f64,
    /// The defender lets the attacker have no more.
    pub defender: f64,
}

impl Guarantees {
    /// The guarantees of these plays. Who plays by the rule has no other choice, so that nothing
    /// needs to be guarded against.
    pub(super) fn of(hands: &[Vec<Hand>; 2], matrix: &Matrix, plays: &[Mix; 2], policy: [Policy; 2]) -> Self {
        let [attacker, defender] = Side::BOTH.map(|side| {
            let own = plays[side.index()].marginal(&hands[side.index()], matrix, side);
            let enemy = side.other();
            let against = worths(matrix, enemy, &own);
            let replies = hands[enemy.index()].iter().zip(&plays[enemy.index()].0);
            let reply = |(hand, often): (&Hand, &Vec<f64>)| {
                let worth = hand.options().map(|card| against[matrix.place(enemy, card)]);
                match policy[enemy.index()] {
                    Policy::Best => hand.p * worth.fold(f64::NEG_INFINITY, f64::max),
                    Policy::Rule => {
                        hand.p * worth.zip(often).map(|(worth, often)| worth * often).sum::<f64>()
                    }
                }
            };
            // What the enemy can get, to whom the values are the opposite.
            -replies.map(reply).sum::<f64>()
        });
        Self { attacker, defender: -defender }
    }

    /// How far they are apart: 0 for a solution, but for rounding.
    #[must_use]
    pub fn gap(self) -> f64 {
        (self.defender - self.attacker).abs()
    }
}
