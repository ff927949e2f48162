//! Two small games to referee.
#![allow(dead_code, unreachable_pub, missing_docs, clippy::unwrap_used)]

pub mod duel;
pub mod tiles;

use admiralty_game::{Seat, Step};
use admiralty_referee::{Dice, PlayerKind, Secret, Session, Setup, Table, Tape, Word};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

/// A secret that everybody knows.
pub fn secret(byte: u8) -> Secret {
    Secret::from_bytes([byte; 32])
}

/// Plays on to the end: everybody takes the first option, the dice roll themselves.
pub fn finish<T: Table>(session: &mut Session<T>) {
    loop {
        match session.pending() {
            Step::Over => return,
            Step::Chance(_) => {
                session.cast().unwrap().unwrap();
            }
            Step::Decide(seats) => {
                let seat: Seat = seats.first().unwrap();
                session.choose(seat, session.options(seat)[0]).unwrap();
            }
        }
    }
}

/// A whole play with sealed dice.
pub fn played<T: Table>(table: T, byte: u8) -> Vec<u8> {
    let mut session = Session::begin(table, Tape::memory(), sealed(byte)).unwrap();
    finish(&mut session);
    session.tape().bytes().unwrap().to_vec()
}

/// A duel with sealed dice of more than a few rolls.
pub fn long_duel() -> Vec<u8> {
    let played: Vec<Vec<u8>> = (0..40).map(|byte| played(duel::duel(), byte)).collect();
    played.into_iter().max_by_key(Vec::len).unwrap()
}

/// A play with sealed dice, a word, and a player that is none.
pub fn sealed(byte: u8) -> Setup {
    Setup {
        dice: Dice::Sealed(secret(byte)),
        words: vec![Word { seat: Seat(1), word: "сорока".into() }],
        players: BTreeMap::from([(Seat(1), PlayerKind::Best)]),
    }
}

/// A folder that is removed afterwards.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name =
            format!("admiralty-referee-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
