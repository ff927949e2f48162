//! Check: the weights of every chance sum exactly.

use crate::game::Game;
use crate::{Place, Violation};
use admiralty_game::{Audience, Chance, Law, MAX_CLASSES, MAX_SIDES, Rolled, Rulebook};
use std::collections::HashSet;

impl<R: Rulebook> Game<'_, R> {
    /// A pending chance: it has possible dice, something can happen, everything that can happen
    /// is enumerated once and fits, and the ways sum to those of the chance.
    pub(crate) fn weights(&self, chance: &Chance, at: impl Fn() -> Box<Place>) -> Result<(), Violation> {
        if let Audience::Only(seat) = chance.audience
            && seat.0 >= self.rulebook.seats()
        {
            return Err(Violation::NoSuchSeat { seat, at: at() });
        }
        if let Law::Dice(pool) = &chance.law {
            let bad = pool.groups.iter().position(|group| {
                let sides = usize::from(group.sides);
                sides > MAX_SIDES || group.class[..sides].iter().any(|c| usize::from(*c) >= MAX_CLASSES)
            });
            if let Some(group) = bad {
                return Err(Violation::BadDice { group, at: at() });
            }
        }
        let outcomes = outcomes(&chance.law);
        if outcomes == 0 {
            return Err(Violation::NoOutcome { at: at() });
        }
        if outcomes > u128::from(self.kit.outcomes) {
            return Ok(());
        }
        let mut sum = Some(0u128);
        let mut seen = HashSet::new();
        let mut wrong = None;
        chance.each(&mut |rolled, ways| {
            sum = sum.zip(ways).and_then(|(a, b)| a.checked_add(b));
            if wrong.is_some() {
                return;
            }
            if let Err(reason) = chance.check(rolled) {
                wrong = Some(Violation::BadOutcome { rolled: format!("{rolled:?}"), reason, at: at() });
            } else if !seen.insert(key(rolled)) {
                wrong = Some(Violation::OutcomeTwice { rolled: format!("{rolled:?}"), at: at() });
            }
        });
        let ways = chance.ways();
        match wrong {
            Some(wrong) => Err(wrong),
            None if ways.is_some() && sum != ways => Err(Violation::WeightSum { sum, ways, at: at() }),
            None => Ok(()),
        }
    }
}

/// How many outcomes a law has, as far as 128 bits go.
fn outcomes(law: &Law) -> u128 {
    match law {
        Law::Draw(urn) => urn.things.iter().filter(|(_, n)| *n > 0).count() as u128,
        Law::Dice(pool) => pool.groups.iter().fold(1, |outcomes, group| {
            let classes = group.faces_by_class().iter().filter(|faces| **faces > 0).count();
            outcomes.saturating_mul(splits(u128::from(group.dice), classes as u128))
        }),
    }
}

/// In how many ways `dice` can be split over `classes`, as far as 128 bits go.
fn splits(dice: u128, classes: u128) -> u128 {
    if classes == 0 {
        return u128::from(dice == 0);
    }
    (1..classes).fold(1u128, |n, k| n.checked_mul(dice + k).map_or(u128::MAX, |n| n / k))
}

/// A roll as something that can be told apart fast.
fn key(rolled: &Rolled) -> Vec<u16> {
    match rolled {
        Rolled::Drawn(label) => vec![u16::from(*label)],
        Rolled::Dice(counts) => counts.groups.iter().flatten().copied().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use admiralty_game::{Group, Pool};

    #[test]
    fn outcomes_are_counted_before_they_are_enumerated() {
        let mut pool = Pool::default();
        let mut class = [0; MAX_SIDES];
        class[..6].copy_from_slice(&[0, 0, 1, 2, 2, 3]);
        pool.push(Group { label: 0, dice: 5, sides: 6, class });
        pool.push(Group { label: 1, dice: 2, sides: 4, class });
        let mut n = 0;
        pool.each(&mut |_, _| n += 1);
        assert_eq!(outcomes(&Law::Dice(pool)), n);
        assert_eq!(n, 56 * 6);
    }
}
