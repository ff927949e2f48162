//! Seeded luck.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// What luck is used for. Each use of a seed has a stream of its own, so that one check does not
/// change what another one sees.
#[derive(Clone, Copy)]
pub(crate) enum Stream {
    /// The game itself.
    Play,
    /// A game beforehand that collects choices.
    Scout,
    /// Which foreign choices are tried.
    Foreign,
    /// The search for an end.
    Search,
    /// The pair with this number.
    Pair(u64),
}

/// A seeded source of luck.
pub(crate) struct Luck(ChaCha12Rng);

impl Luck {
    pub(crate) fn new(seed: u64, stream: Stream) -> Self {
        let mut rng = ChaCha12Rng::seed_from_u64(seed);
        rng.set_stream(match stream {
            Stream::Play => 0,
            Stream::Scout => 1,
            Stream::Foreign => 2,
            Stream::Search => 3,
            Stream::Pair(n) => 16 + n,
        });
        Self(rng)
    }

    /// Uniform on `0..n`; 0 if `n` is 0.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        // 2³² modulo n: so many of the numbers below would make some outcomes too likely.
        let rest = (u32::MAX % n + 1) % n;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(n);
            if wide as u32 >= rest {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of `all`.
    pub(crate) fn pick<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len() as u32) as usize).copied()
    }

    /// A salt for hashes.
    pub(crate) fn salt(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_uniform_and_seeded() {
        let draw = |seed| {
            let mut luck = Luck::new(seed, Stream::Play);
            let mut seen = [0u32; 6];
            (0..60_000).for_each(|_| seen[luck.below(6) as usize] += 1);
            seen
        };
        assert!(draw(1).iter().all(|n| n.abs_diff(10_000) < 500));
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }

    #[test]
    fn of_nothing_nothing_is_picked() {
        let mut luck = Luck::new(1, Stream::Play);
        assert_eq!(luck.pick::<u8>(&[]), None);
        assert_eq!(luck.pick(&[7]), Some(7));
    }
}
