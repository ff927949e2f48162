//! The secret of sealed dice, and the private file in which it waits for the end of play.

use super::{hex, sha256_hex};
use admiralty_game::Audience;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::{
    ffi::OsString,
    fmt,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};
use thiserror::Error;

/// The secret of sealed dice.
///
/// What only one seat sees may have a part of its own: then the part for everybody's dice can be
/// published, and those dice verified, while hands stay hidden.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    open: [u8; 32],
    hidden: Option<[u8; 32]>,
}

impl fmt::Debug for Secret {
    /// Does not show the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(commitment {})", self.commitment())
    }
}

/// Why there is no secret.
#[derive(Debug, Error)]
pub enum SecretError {
    /// The operating system has no random bytes.
    #[error("the operating system gives no random bytes: {0}")]
    Random(getrandom::Error),
    /// A file with a secret is there already.
    #[error(
        "{} is there already and may hold the secret of another play; move it away or choose another record",
        .0.display()
    )]
    Exists(PathBuf),
    /// The file with the secret is not there.
    #[error(
        "the dice are sealed and {}, the private file with their secret, is not there; without it the play cannot go on",
        .0.display()
    )]
    Missing(PathBuf),
    /// The file cannot be read or written.
    #[error("{}: {source}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// This is not a secret.
    #[error("a secret is 64 lower-case hexadecimal digits; this is something else")]
    NotHex,
    /// The file does not hold a secret.
    #[error("{} does not hold 64 hexadecimal digits", .0.display())]
    NotASecret(PathBuf),
}

/// Where the secret of a record lies: beside it, with `.secret` added to its name.
#[must_use]
pub fn secret_path(record: &Path) -> PathBuf {
    let mut name = OsString::from(record);
    name.push(".secret");
    PathBuf::from(name)
}

impl Secret {
    /// A new secret.
    ///
    /// # Errors
    /// If the operating system has no random bytes.
    pub fn generate() -> Result<Self, SecretError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(SecretError::Random)?;
        Ok(Self::from_bytes(bytes))
    }

    /// A secret that is known: for tests, and for verifying.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self { open: bytes, hidden: None }
    }

    /// The secret with a part of its own for what only one seat sees.
    #[must_use]
    pub const fn with_hidden(mut self, bytes: [u8; 32]) -> Self {
        self.hidden = Some(bytes);
        self
    }

    /// 32 bytes that follow from this secret and a label, and from which it does not follow:
    /// HMAC-SHA-256 with the secret as key over the label.
    #[must_use]
    pub fn derive(&self, label: &str) -> [u8; 32] {
        let mut key = [0; 64];
        key[..32].copy_from_slice(&self.open);
        let mut mac = Hmac::<Sha256>::new(&key.into());
        mac.update(label.as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// Reads a published secret.
    ///
    /// # Errors
    /// If it is not 64 lower-case hexadecimal digits, or two such parts with `+` between them.
    pub fn from_hex(text: &str) -> Result<Self, SecretError> {
        match text.split_once('+') {
            Some((open, hidden)) => Ok(Self::from_bytes(part(open)?).with_hidden(part(hidden)?)),
            None => Ok(Self::from_bytes(part(text)?)),
        }
    }

    /// The secret in hexadecimal, its parts with `+` between them. Only to be shown when play is over.
    #[must_use]
    pub fn reveal(&self) -> String {
        join(&self.open, self.hidden.as_ref(), |bytes| hex(bytes))
    }

    /// The part for what everybody sees, in hexadecimal.
    #[must_use]
    pub fn reveal_open(&self) -> String {
        hex(&self.open)
    }

    /// The hash of the secret that is published before play; of each part, with `+` between them.
    #[must_use]
    pub fn commitment(&self) -> String {
        join(&self.open, self.hidden.as_ref(), |bytes| sha256_hex(bytes))
    }

    /// The key for what these see.
    pub(super) const fn key(&self, audience: Audience) -> &[u8; 32] {
        match (audience, &self.hidden) {
            (Audience::Only(_), Some(hidden)) => hidden,
            _ => &self.open,
        }
    }

    /// Writes the secret to a new file that only its owner can read, and waits until it is on the
    /// disk.
    ///
    /// # Errors
    /// If the file is there already or cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), SecretError> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let at = |source: io::Error| match source.kind() {
            io::ErrorKind::AlreadyExists => SecretError::Exists(path.to_owned()),
            _ => SecretError::Io { path: path.to_owned(), source },
        };
        let mut file = options.open(path).map_err(at)?;
        file.write_all(format!("{}\n", self.reveal()).as_bytes()).map_err(at)?;
        file.sync_all().map_err(at)?;
        sync_folder_of(path).map_err(at)
    }

    /// Reads the secret from its file.
    ///
    /// # Errors
    /// If the file is not there, cannot be read or holds something else.
    pub fn read(path: &Path) -> Result<Self, SecretError> {
        let text = fs::read_to_string(path).map_err(|source| match source.kind() {
            io::ErrorKind::NotFound => SecretError::Missing(path.to_owned()),
            io::ErrorKind::InvalidData => SecretError::NotASecret(path.to_owned()),
            _ => SecretError::Io { path: path.to_owned(), source },
        })?;
        Self::from_hex(text.trim()).map_err(|_| SecretError::NotASecret(path.to_owned()))
    }
}

fn join(open: &[u8; 32], hidden: Option<&[u8; 32]>, text: impl Fn(&[u8; 32]) -> String) -> String {
    let parts: Vec<String> = [Some(open), hidden].into_iter().flatten().map(text).collect();
    parts.join("+")
}

/// A part of a secret.
fn part(text: &str) -> Result<[u8; 32], SecretError> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(SecretError::NotHex);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? * 16 + digit(pair[1])?;
    }
    Ok(bytes)
}

fn digit(c: u8) -> Result<u8, SecretError> {
    match c {
        b'0'..=b'9' => Ok(c - b'0'),
        b'a'..=b'f' => Ok(c - b'a' + 10),
        _ => Err(SecretError::NotHex),
    }
}

/// Makes sure that a file which was just created is found after a crash.
pub(crate) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
