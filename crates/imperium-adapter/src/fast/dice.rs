//! How many dice of a volley hit.

use admiralty_imperium::battle::Volley;
use admiralty_imperium::unit::{Fighting, MAX_TYPES, SIDES, Units};

/// Probabilities below this share of the largest are left out: together less than 1e-20 of a roll.
const NEGLIGIBLE: f64 = 1e-24;

/// The law of a number of hits.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Hits {
    /// The fewest that matter.
    pub(super) least: usize,
    /// The probability of each number from there on; at least one.
    pub(super) p: Vec<f64>,
    /// The probability of at least each number from there on.
    tail: Vec<f64>,
}

impl Hits {
    fn new(least: usize, mut p: Vec<f64>) -> Self {
        let most = p.iter().copied().fold(0.0, f64::max);
        let matters = |x: &f64| *x >= most * NEGLIGIBLE;
        let first = p.iter().position(matters).unwrap_or(0);
        let last = p.iter().rposition(matters).unwrap_or(0);
        p.truncate(last + 1);
        p.drain(..first);
        let mut tail = p.clone();
        for k in (1..tail.len()).rev() {
            tail[k - 1] += tail[k];
        }
        Self { least: least + first, p, tail }
    }

    /// The law when nobody rolls.
    pub(super) fn none() -> Self {
        Self::new(0, vec![1.0])
    }

    /// The hits of these units in a volley.
    pub(super) fn of(volley: Volley, figures: &[Fighting; MAX_TYPES], units: &Units) -> Self {
        let mut dice = [0u32; SIDES as usize];
        for (unit, n) in units.each() {
            let figures = figures[unit.index()];
            let each = if volley == Volley::Bombardment { figures.dice.min(1) } else { figures.dice };
            if let Some(dice) = dice.get_mut(usize::from(figures.combat).wrapping_sub(1)) {
                *dice += u32::from(n) * u32::from(each);
            }
        }
        let groups = dice.into_iter().enumerate().filter(|(_, n)| *n > 0);
        groups.fold(Self::none(), |law, (below, n)| law.and(&binomial(n, SIDES as usize - below)))
    }

    /// The sum of two independent numbers.
    fn and(&self, other: &Self) -> Self {
        let mut p = vec![0.0; self.p.len() + other.p.len() - 1];
        for (k, x) in self.p.iter().enumerate() {
            p[k..].iter_mut().zip(&other.p).for_each(|(sum, y)| *sum += x * y);
        }
        Self::new(self.least + other.least, p)
    }

    /// The probability of no hit.
    pub(super) fn nothing(&self) -> f64 {
        if self.least == 0 { self.p[0] } else { 0.0 }
    }

    /// Whether no hit is possible.
    pub(super) fn never(&self) -> bool {
        self.least == 0 && self.p.len() == 1
    }

    /// The probability of at least `k` hits.
    pub(super) fn at_least(&self, k: usize) -> f64 {
        match k.checked_sub(self.least) {
            None | Some(0) => self.tail[0],
            Some(k) => self.tail.get(k).copied().unwrap_or(0.0),
        }
    }

    /// Calls `f` with each number of hits up to `most`, which stands for all above, and its probability.
    pub(super) fn each(&self, most: usize, mut f: impl FnMut(usize, f64)) {
        for (k, p) in self.p.iter().enumerate() {
            let hits = self.least + k;
            if hits >= most {
                break;
            }
            f(hits, *p);
        }
        let rest = self.at_least(most);
        if rest > 0.0 {
            f(most, rest);
        }
    }

    /// The probabilities of the numbers below `most`, and the first of these numbers.
    pub(super) fn below(&self, most: usize) -> (usize, &[f64]) {
        let n = most.saturating_sub(self.least).min(self.p.len());
        (self.least.min(most), &self.p[..n])
    }
}

/// Of `n` dice, each hitting with `faces` of its ten faces. From the likeliest number outwards by the
/// ratio of neighbours, so that nothing underflows.
fn binomial(n: u32, faces: usize) -> Hits {
    let (n, sides) = (n as usize, SIDES as usize);
    if faces >= sides {
        return Hits::new(n, vec![1.0]);
    }
    let odds = faces as f64 / (sides - faces) as f64;
    let mode = (n + 1) * faces / sides;
    let mut p = vec![0.0; n + 1];
    p[mode] = 1.0;
    for k in mode..n {
        p[k + 1] = p[k] * odds * (n - k) as f64 / (k + 1) as f64;
        if p[k + 1] < NEGLIGIBLE {
            break;
        }
    }
    for k in (0..mode).rev() {
        p[k] = p[k + 1] / odds * (k + 1) as f64 / (n - k) as f64;
        if p[k] < NEGLIGIBLE {
            break;
        }
    }
    let sum: f64 = p.iter().sum();
    p.iter_mut().for_each(|p| *p /= sum);
    Hits::new(0, p)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_by_hand() {
        assert_eq!(binomial(2, 10), Hits::new(2, vec![1.0]));
        let law = binomial(2, 3);
        for (k, p) in [0.49, 0.42, 0.09].into_iter().enumerate() {
            assert!((law.p[k] - p).abs() < 1e-15);
        }
        assert!((law.at_least(1) - 0.51).abs() < 1e-15);
        assert_eq!((law.at_least(0), law.at_least(3)), (law.tail[0], 0.0));
    }

    #[test]
    fn many_dice_do_not_underflow() {
        let law = binomial(9000, 5);
        assert!((law.at_least(0) - 1.0).abs() < 1e-12);
        let mean: f64 = law.p.iter().enumerate().map(|(k, p)| (law.least + k) as f64 * p).sum();
        assert!((mean - 4500.0).abs() < 1e-8, "{mean}");
    }
}
