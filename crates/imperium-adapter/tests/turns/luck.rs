//! Numbers from a seed.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

pub(crate) struct Luck(ChaCha12Rng);

impl Luck {
    pub(crate) fn of_seed(seed: u64) -> Self {
        Self(ChaCha12Rng::seed_from_u64(seed))
    }

    /// Below `n`, or 0; the bias of the remainder does not matter here.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.0.next_u32() as usize).checked_rem(n).unwrap_or(0)
    }

    /// From 1 to `n`.
    pub(crate) fn upto(&mut self, n: u16) -> u32 {
        1 + self.below(usize::from(n)) as u32
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these; `None` of nothing.
    pub(crate) fn of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len())).cloned()
    }

    /// Some of these, at most so many, in their order.
    pub(crate) fn some<T: Clone>(&mut self, all: &[T], most: usize) -> Vec<T> {
        let mut some = Vec::new();
        for (at, one) in all.iter().enumerate() {
            let left = all.len() - at;
            if some.len() < most && self.below(left) < most {
                some.push(one.clone());
            }
        }
        some
    }

    pub(crate) fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            let other = self.below(last + 1);
            all.swap(last, other);
        }
    }
}
