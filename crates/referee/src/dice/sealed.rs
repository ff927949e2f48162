//! The derivation of sealed dice. The [page above](super) says it in words.

use super::{Secret, hex, sha256_hex};
use crate::record::Word;
use admiralty_game::{Audience, Chance, Faces};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What every sealed roll of one play is bound to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    game: String,
    scenario_hash: String,
    words_hash: String,
}

impl Binding {
    /// Binds to the game, the scenario's text and the players' words.
    #[must_use]
    pub fn new(game: &str, scenario: &str, words: &[Word]) -> Self {
        let mut hash = Sha256::new();
        for Word { seat, word } in words {
            hash.update(format!("seat:{}\nlength:{}\n{word}\n", seat.0, word.len()));
        }
        Self {
            game: game.to_owned(),
            scenario_hash: sha256_hex(scenario.as_bytes()),
            words_hash: hex(&hash.finalize()),
        }
    }

    /// The hash of the scenario's text, in hexadecimal.
    #[must_use]
    pub fn scenario_hash(&self) -> &str {
        &self.scenario_hash
    }

    /// The message of one block of the stream of a roll.
    fn message(&self, step: u64, block: u64) -> String {
        let Self { game, scenario_hash, words_hash } = self;
        format!(
            "admiralty-dice-1\ngame:{game}\nscenario:{scenario_hash}\nwords:{words_hash}\nstep:{step}\nblock:{block}\n"
        )
    }
}

/// The stream of numbers of one sealed roll.
#[derive(Debug)]
pub struct Sealed<'a> {
    key: &'a [u8; 32],
    binding: &'a Binding,
    step: u64,
    next_block: u64,
    block: [u8; 32],
    used: usize,
}

impl<'a> Sealed<'a> {
    /// The stream of the roll at `step`, which these see.
    #[must_use]
    pub fn new(secret: &'a Secret, audience: Audience, binding: &'a Binding, step: u64) -> Self {
        Self { key: secret.key(audience), binding, step, next_block: 0, block: [0; 32], used: 32 }
    }

    /// What the chance comes out as.
    #[must_use]
    pub fn faces(mut self, chance: &Chance) -> Faces {
        chance.sample_faces(&mut |n| self.below(n))
    }

    /// A number that is uniform on `0..n`; 0 if `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        below(n, &mut || self.byte())
    }

    fn byte(&mut self) -> u8 {
        if self.used == self.block.len() {
            // HMAC pads a short key with zeros to a block of the hash.
            let mut key = [0; 64];
            key[..32].copy_from_slice(self.key);
            let mut mac = Hmac::<Sha256>::new(&key.into());
            mac.update(self.binding.message(self.step, self.next_block).as_bytes());
            self.block = mac.finalize().into_bytes().into();
            self.next_block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }
}

/// A number below `n` from bytes, without bias: a value of the incomplete last stretch is thrown
/// away.
fn below(n: u32, byte: &mut impl FnMut() -> u8) -> u32 {
    match n {
        0 => 0,
        1..=256 => loop {
            let b = u32::from(byte());
            if b < 256 - 256 % n {
                return b % n;
            }
        },
        _ => loop {
            let w = (0..8).fold(0u64, |w, _| w << 8 | u64::from(byte()));
            // 2⁶⁴ mod n; w is accepted below 2⁶⁴ minus that.
            let rest = (u64::MAX % u64::from(n) + 1) % u64::from(n);
            if w <= u64::MAX - rest {
                return (w % u64::from(n)) as u32;
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use admiralty_game::Seat;

    fn secret() -> Secret {
        let mut bytes = [0; 32];
        (0u8..).zip(&mut bytes).for_each(|(i, b)| *b = i);
        Secret::from_bytes(bytes)
    }

    fn binding() -> Binding {
        let word = |seat, word: &str| Word { seat: Seat(seat), word: word.into() };
        Binding::new("duel", "game = \"duel\"\n", &[word(0, "magpie"), word(1, "сорока\nx")])
    }

    /// Computed with Python's `hashlib` and `hmac`.
    #[test]
    fn the_stream_is_that_of_an_independent_implementation() {
        let secret = secret();
        assert_eq!(secret.commitment(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        let binding = binding();
        assert_eq!(binding.scenario_hash, "5237ca5535cd026fb02aa03128f1b80e92ca7360a79e02610abc95dceb4f8ea3");
        assert_eq!(binding.words_hash, "d8fb5646b60e84c87fccdb93cf4490f0aadf9c236325fadce044a6915ea897b0");
        let mut stream = Sealed::new(&secret, Audience::Everyone, &binding, 7);
        let bytes: Vec<u8> = (0..64).map(|_| stream.byte()).collect();
        assert_eq!(hex(&bytes[..32]), "793d37949287710fd597819599a0c07d9aef6a4a064fabb3a517da2d172900c2");
        assert_eq!(hex(&bytes[32..]), "20b2a85f182afdacf49cbf80fdd4846c41989694fc0034f14d349fd4cd5fb4b7");
    }

    #[test]
    fn words_are_told_apart_by_seat_order_and_length() {
        let word = |seat, word: &str| Word { seat: Seat(seat), word: word.into() };
        let hash = |words: &[Word]| Binding::new("duel", "", words).words_hash;
        assert_eq!(hash(&[]), sha256_hex(b""));
        assert_ne!(hash(&[word(0, "ab"), word(1, "c")]), hash(&[word(0, "a"), word(1, "bc")]));
        assert_ne!(hash(&[word(0, "a"), word(1, "b")]), hash(&[word(1, "b"), word(0, "a")]));
        assert_ne!(hash(&[word(0, "a\nseat:1\nlength:1\nb")]), hash(&[word(0, "a"), word(1, "b")]));
    }

    #[test]
    fn bytes_of_the_incomplete_stretch_are_thrown_away() {
        let mut bytes = [252u8, 255, 251, 6].into_iter();
        assert_eq!(below(6, &mut || bytes.next().unwrap()), 251 % 6);
        assert_eq!(below(6, &mut || bytes.next().unwrap()), 0);
        let mut bytes = [255u8, 7].into_iter();
        assert_eq!(below(256, &mut || bytes.next().unwrap()), 255);
        assert_eq!(below(1, &mut || bytes.next().unwrap()), 0);
        assert_eq!(bytes.next(), None);
    }

    #[test]
    fn wide_numbers_are_eight_bytes_and_rejected_likewise() {
        // 2^64 mod 1000 is 616: the last 616 values are thrown away.
        let words = [u64::MAX, u64::MAX - 615, u64::MAX - 616, 1_234_567];
        let mut bytes = words.into_iter().flat_map(u64::to_be_bytes);
        assert_eq!(below(1000, &mut || bytes.next().unwrap()), 999);
        assert_eq!(below(1000, &mut || bytes.next().unwrap()), 567);
        // A power of two divides evenly: nothing is thrown away.
        let mut bytes = [0xff; 8].into_iter();
        assert_eq!(below(1024, &mut || bytes.next().unwrap()), 1023);
    }

    /// Pearson's statistic of `rolls` numbers below `n`.
    fn chi_square(n: u32, rolls: u32) -> f64 {
        let (secret, binding) = (secret(), binding());
        let mut seen = vec![0u32; n as usize];
        let dice = 30;
        for step in 0..u64::from(rolls / dice) {
            let mut stream = Sealed::new(&secret, Audience::Everyone, &binding, step);
            (0..dice).for_each(|_| seen[stream.below(n) as usize] += 1);
        }
        let expected = f64::from(rolls) / f64::from(n);
        seen.iter().map(|k| (f64::from(*k) - expected).powi(2) / expected).sum()
    }

    #[test]
    fn sealed_dice_are_uniform() {
        // The 99.9 % points of chi-square with 5, 9 and 299 degrees of freedom.
        for (n, bound) in [(6, 20.52), (10, 27.88), (300, 381.4)] {
            let found = chi_square(n, 60_000);
            assert!(found < bound, "{found} for {n} sides");
        }
    }
}
