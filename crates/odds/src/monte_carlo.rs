//! Games played with seeded luck, through the rules.

use admiralty_game::{Rulebook, Seat, Silent, Step};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of uniform whole numbers; the same seed and stream give the same numbers everywhere.
#[derive(Clone, Debug)]
pub struct Luck(ChaCha12Rng);

impl Luck {
    /// A stream of a seed.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut rng = ChaCha12Rng::seed_from_u64(seed);
        rng.set_stream(stream);
        Self(rng)
    }

    /// A number in `0..n`, for n ≥ 1, without bias (Lemire 2019).
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// A number in `[0, 1)`.
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Why a game was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a game did not end within {0} steps")]
pub struct TooLong(pub u64);

/// Plays a game from `state` to its end; `decide` chooses for every seat. At most `most` steps.
///
/// # Errors
/// If the game is longer.
pub fn play<R: Rulebook>(
    rulebook: &R,
    state: &mut R::State,
    luck: &mut Luck,
    options: &mut Vec<R::Choice>,
    decide: &mut impl FnMut(&R::State, Seat, &[R::Choice], &mut Luck) -> usize,
    most: u64,
) -> Result<(), TooLong> {
    for _ in 0..most {
        // By reference: a pending step is large, and moving it costs as much as a small roll.
        match &rulebook.step(state) {
            Step::Over => return Ok(()),
            Step::Chance(chance) => {
                let rolled = chance.sample(&mut |n| luck.below(n));
                rulebook.happen(state, &rolled, &mut Silent);
            }
            Step::Decide(seats) => {
                for seat in seats.iter() {
                    rulebook.options(state, seat, options);
                    let choice = decide(state, seat, options, luck);
                    if let Some(choice) = options.get(choice).copied() {
                        rulebook.choose(state, seat, choice, &mut Silent);
                    }
                }
            }
        }
    }
    Err(TooLong(most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use admiralty_game::example::{Duel, Duelling};

    #[test]
    fn frequencies_are_those_of_the_duel() {
        // Both always aim: 5/7 by hand, see the exact solver's test.
        let (mut luck, mut options, mut won) = (Luck::new(7, 0), Vec::new(), 0u32);
        let games = 100_000;
        for _ in 0..games {
            let mut state = Duel.start_silent();
            play(&Duel, &mut state, &mut luck, &mut options, &mut |_, _, _, _| 0, 10_000).unwrap();
            won += u32::from(state == Duelling::Won(Seat(0)));
        }
        let (p, n) = (5.0 / 7.0, f64::from(games));
        let error = (f64::from(won) / n - p).abs();
        assert!(error < 5.0 * (p * (1.0 - p) / n).sqrt(), "off by {error}");
    }

    #[test]
    fn below_is_uniform_for_a_number_that_is_no_power_of_two() {
        let mut luck = Luck::new(1, 2);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[luck.below(6) as usize] += 1);
        let chi: f64 = seen.iter().map(|n| (f64::from(*n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 30.0, "chi-square {chi} with 5 degrees of freedom");
    }
}
