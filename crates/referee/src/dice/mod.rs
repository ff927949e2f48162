//! Where dice come from: sealed, told by the table, or scripted.
//!
//! # Sealed dice, exactly
//!
//! Nobody can doubt sealed dice afterwards: they are fixed before play by a secret that nobody
//! can change, and everybody can compute them again once it is published. What follows is the
//! whole derivation; `verify/verify.py` does the same from this text, with Python's standard
//! library.
//!
//! 1. The *secret* is 32 random bytes of the operating system. The *commitment* is the SHA-256 of
//!    these 32 bytes. It is published before play, in the header of the record, and before the
//!    players say their words. The secret is published in the closing line.
//!
//!    A secret may have two parts of 32 bytes, the second for what only one seat sees. Secret and
//!    commitment are then written with `+` between the two; step 5 takes the second part as key where
//!    the record's line says `"hidden":true`. The first part can be published, and everybody's dice
//!    verified with it, while hands stay hidden.
//! 2. Hashes and the secret are written as 64 lower-case hexadecimal digits.
//! 3. The *scenario hash* is the SHA-256 of the scenario's text in UTF-8.
//! 4. The *words hash* is the SHA-256 of the players' words: for each entry of the header's
//!    `words`, in that order, the text `seat:S\nlength:L\n`, then the word in UTF-8, then `\n`;
//!    S is the seat and L the number of bytes of the word, both decimal. Without any word it is
//!    the SHA-256 of nothing.
//! 5. The *stream* of a roll is made of blocks of 32 bytes, numbered from 0. Block B of the roll
//!    in the record's line with `"step": N` is HMAC-SHA-256 with the secret's 32 bytes as key over
//!    these six lines in ASCII, each ended by one line feed (`\n`), the last one too:
//!
//!    ```text
//!    admiralty-dice-1
//!    game:GAME
//!    scenario:SCENARIO HASH
//!    words:WORDS HASH
//!    step:N
//!    block:B
//!    ```
//!
//!    GAME consists of lower-case letters, digits and hyphens; N and B are decimal without
//!    leading zeros.
//! 6. The bytes of the stream are used up in order. A *number below n*:
//!    * n ≤ 256: take the next byte b. If b < 256 − (256 mod n), the number is b mod n; otherwise
//!      b is thrown away and the next one is taken.
//!    * n > 256: the same with the next 8 bytes as one big-endian number w, accepted if
//!      w < 2⁶⁴ − (2⁶⁴ mod n). The 8 bytes may straddle two blocks.
//! 7. Dice are rolled group after group in the order of the line's `dice`: a die of a group with
//!    `sides` n shows 1 + (a number below n).
//! 8. A thing is drawn from `urn`, a list of pairs of label and count: a number below the sum of
//!    all counts; going through the list, the first thing whose count is above the number is
//!    drawn; otherwise its count is taken off the number.
//!
//! A roll depends on the number of its step and not on what was chosen before: whoever knows the
//! secret could look ahead, but nobody, with or without it, can change a roll.

mod sealed;
mod secret;

pub use sealed::{Binding, Sealed};
pub use secret::{Secret, SecretError, secret_path};

pub(crate) use secret::sync_folder_of;

use crate::{Lang, Table, drawn::Things, pick::Pick};
use admiralty_game::{Chance, Faces, Law, Urn};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::{collections::VecDeque, fmt::Write};
use thiserror::Error;

/// Where the dice of a record come from, as its header says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "source", rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// Fixed before play by a secret.
    Sealed {
        /// SHA-256 of the secret, in hexadecimal.
        commitment: String,
    },
    /// People roll and tell what they rolled.
    Table,
    /// Given in advance.
    Scripted,
}

/// Dice in play.
#[derive(Debug)]
pub enum Dice {
    /// Fixed before play by this secret.
    Sealed(Secret),
    /// People roll and tell what they rolled.
    Table,
    /// These words, one after the other: the face of each die, or what is drawn, as people type it.
    Scripted(VecDeque<String>),
}

/// Why dice could not be rolled.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DiceError {
    /// The script has no face left.
    #[error("the script of dice is used up")]
    ScriptEnded,
    /// The script says something else than a face.
    #[error("the script of dice says `{0}`, which is not a face of a die")]
    NotAFace(String),
    /// The script says something that cannot be drawn here.
    #[error("the script of dice says `{said}`, which is none of what can be drawn here: {there}")]
    NotThere {
        /// What it says.
        said: String,
        /// What can be drawn.
        there: String,
    },
    /// The script says something that can mean several things.
    #[error("the script of dice says `{said}`, which can mean several: {there}")]
    Ambiguous {
        /// What it says.
        said: String,
        /// What it can mean.
        there: String,
    },
    /// There is nothing in the urn.
    #[error("something is to be drawn, but nothing is there to draw")]
    NothingToDraw,
}

impl Dice {
    /// Dice that come out as `faces`, one after the other.
    pub fn scripted(faces: impl IntoIterator<Item = u8>) -> Self {
        Self::words(faces.into_iter().map(|face| face.to_string()))
    }

    /// Dice that come out as these words say: faces, or names of what is drawn.
    pub fn words(words: impl IntoIterator<Item = String>) -> Self {
        Self::Scripted(words.into_iter().collect())
    }

    /// What the header says of these dice.
    #[must_use]
    pub fn source(&self) -> Source {
        match self {
            Self::Sealed(secret) => Source::Sealed { commitment: secret.commitment() },
            Self::Table => Source::Table,
            Self::Scripted(_) => Source::Scripted,
        }
    }

    /// Rolls for step `step`; `None` if people roll.
    ///
    /// # Errors
    /// If a script is used up or says what cannot be, or an urn is empty.
    pub fn cast<T: Table>(
        &mut self,
        table: &T,
        binding: &Binding,
        step: u64,
        chance: &Chance,
    ) -> Result<Option<Faces>, DiceError> {
        if matches!(&chance.law, Law::Draw(urn) if urn.total() == 0) {
            return Err(DiceError::NothingToDraw);
        }
        match self {
            Self::Sealed(secret) => {
                Ok(Some(Sealed::new(secret, chance.audience, binding, step).faces(chance)))
            }
            Self::Table => Ok(None),
            Self::Scripted(script) => {
                let mut word = || script.pop_front().ok_or(DiceError::ScriptEnded);
                Ok(Some(match &chance.law {
                    Law::Draw(urn) => Faces::Drawn(drawn(table, urn, word()?)?),
                    Law::Dice(pool) => {
                        let mut next = || {
                            let word = word()?;
                            word.parse::<u8>().map_err(|_| DiceError::NotAFace(word))
                        };
                        let roll = |dice: u16, next: &mut dyn FnMut() -> Result<u8, DiceError>| {
                            (0..dice).map(|_| next()).collect::<Result<Vec<u8>, _>>()
                        };
                        Faces::Dice(
                            pool.groups.iter().map(|g| roll(g.dice, &mut next)).collect::<Result<_, _>>()?,
                        )
                    }
                }))
            }
        }
    }
}

/// What a script says is drawn.
fn drawn<T: Table>(table: &T, urn: &Urn, said: String) -> Result<u8, DiceError> {
    let things = Things::of(table, Lang::En, urn);
    let list = |places: &mut dyn Iterator<Item = usize>| {
        places.filter_map(|n| things.texts.get(n).cloned()).collect::<Vec<_>>().join(", ")
    };
    match things.pick(&said) {
        Pick::One(one) => things.labels.get(one).copied().ok_or(DiceError::NothingToDraw),
        Pick::Several(several) => Err(DiceError::Ambiguous { there: list(&mut several.into_iter()), said }),
        Pick::None => Err(DiceError::NotThere { there: list(&mut (0..things.texts.len())), said }),
    }
}

/// Lower-case hexadecimal digits.
#[must_use]
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// SHA-256 in hexadecimal: how everything is hashed that dice are bound to.
#[must_use]
pub fn sha256_hex(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}
