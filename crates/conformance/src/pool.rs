//! Choices from elsewhere in play.

use crate::luck::Luck;
use std::collections::HashSet;
use std::hash::Hash;

/// The most choices that are remembered.
const MOST: usize = 1024;

/// Choices that some seat had at some time, each once: what somebody might try when it is wrong.
pub(crate) struct Pool<C> {
    all: Vec<C>,
    known: HashSet<C>,
}

impl<C: Copy + Eq + Hash> Pool<C> {
    pub(crate) fn new() -> Self {
        Self { all: Vec::new(), known: HashSet::new() }
    }

    /// Remembers `choice`. A full pool forgets another one for every eighth new one.
    pub(crate) fn add(&mut self, choice: C, luck: &mut Luck) {
        if self.known.contains(&choice) {
            return;
        }
        if self.all.len() < MOST {
            self.all.push(choice);
            self.known.insert(choice);
        } else if luck.below(8) == 0 {
            let at = luck.below(MOST as u32) as usize;
            self.known.remove(&self.all[at]);
            self.known.insert(choice);
            self.all[at] = choice;
        }
    }

    /// Some `n` of them into `some`: all of them if they are no more.
    pub(crate) fn some(&self, n: usize, luck: &mut Luck, some: &mut Vec<C>) {
        some.clear();
        if self.all.len() <= n {
            some.extend_from_slice(&self.all);
        } else {
            some.extend((0..n).filter_map(|_| luck.pick(&self.all)));
        }
    }
}
