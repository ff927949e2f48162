//! The secret of sealed dice, and the private file in which it waits for the end of play.

use super::{hex, sha256_hex};
use std::{
    ffi::OsString,
    fmt,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};
use thiserror::Error;

/// The secret of sealed dice.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

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
        Ok(Self(bytes))
    }

    /// A secret that is known: for tests, and for verifying.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads a published secret.
    ///
    /// # Errors
    /// If it is not 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Self, SecretError> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(SecretError::NotHex);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? * 16 + digit(pair[1])?;
        }
        Ok(Self(bytes))
    }

    /// The secret in hexadecimal. Only to be shown when play is over.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// The hash of the secret that is published before play.
    #[must_use]
    pub fn commitment(&self) -> String {
        sha256_hex(&self.0)
    }

    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
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
