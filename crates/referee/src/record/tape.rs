//! Where a record is written.

use super::{LineHash, Record, RecordError};
use crate::dice::{SecretError, secret_path, sync_folder_of};
use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

/// Where a record is written: a file or memory. Lines are only ever added.
#[derive(Debug)]
pub struct Tape {
    medium: Medium,
    hash: LineHash,
    /// After a write that failed, nobody knows what is on the disk.
    broken: bool,
}

#[derive(Debug)]
enum Medium {
    File { file: File, path: PathBuf },
    Memory(Vec<u8>),
}

impl Tape {
    /// Keeps the record in memory.
    #[must_use]
    pub fn memory() -> Self {
        Self::from_bytes(Vec::new())
    }

    /// Goes on in memory with a record that is there already.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        Self { medium: Medium::Memory(bytes), hash: LineHash::default(), broken: false }
    }

    /// A new file.
    ///
    /// # Errors
    /// If it is there already or cannot be created.
    pub fn create(path: &Path) -> Result<Self, RecordError> {
        let at = |source: io::Error| match source.kind() {
            io::ErrorKind::AlreadyExists => RecordError::Exists(path.to_owned()),
            _ => RecordError::Io { path: path.to_owned(), source },
        };
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path).map_err(at)?;
        sync_folder_of(path).map_err(at)?;
        Self::locked(file, path)
    }

    /// A file that is there already, to go on with.
    ///
    /// # Errors
    /// If it cannot be opened, or somebody else is writing to it.
    pub fn open(path: &Path) -> Result<Self, RecordError> {
        let at = |source| RecordError::Io { path: path.to_owned(), source };
        let file = OpenOptions::new().read(true).write(true).open(path).map_err(at)?;
        Self::locked(file, path)
    }

    fn locked(file: File, path: &Path) -> Result<Self, RecordError> {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(RecordError::InUse(path.to_owned())),
            // Some file systems have no locks; play is possible without.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let medium = Medium::File { file, path: path.to_owned() };
        Ok(Self { medium, hash: LineHash::default(), broken: false })
    }

    /// The record so far, if it is kept in memory.
    #[must_use]
    pub fn bytes(&self) -> Option<&[u8]> {
        match &self.medium {
            Medium::Memory(bytes) => Some(bytes),
            Medium::File { .. } => None,
        }
    }

    /// The file, if it is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match &self.medium {
            Medium::File { path, .. } => Some(path),
            Medium::Memory(_) => None,
        }
    }

    /// Puts the secret of sealed dice beside the record, before the header is written.
    pub(crate) fn keep(&self, secret: &crate::Secret) -> Result<(), SecretError> {
        self.path().map_or(Ok(()), |path| secret.write(&secret_path(path)))
    }

    pub(crate) fn read(&mut self) -> Result<Record, RecordError> {
        match &mut self.medium {
            Medium::Memory(bytes) => Record::parse(bytes),
            Medium::File { file, path } => {
                let mut bytes = Vec::new();
                file.rewind()
                    .and_then(|()| file.read_to_end(&mut bytes))
                    .map_err(|source| RecordError::Io { path: path.clone(), source })?;
                Record::parse(&bytes)
            }
        }
    }

    /// Gets ready to add lines to `record`, which was read from here: drops an incomplete line.
    pub(crate) fn go_on(&mut self, record: &Record) -> Result<(), RecordError> {
        let end = record.complete();
        let line_feed: &[u8] = if record.lacks_line_feed() { b"\n" } else { b"" };
        match &mut self.medium {
            Medium::Memory(bytes) => {
                bytes.truncate(end);
                bytes.extend_from_slice(line_feed);
            }
            Medium::File { file, path } => file
                .set_len(end as u64)
                .and_then(|()| file.seek(SeekFrom::End(0)))
                .and_then(|_| file.write_all(line_feed))
                .and_then(|()| file.sync_data())
                .map_err(|source| RecordError::Io { path: path.clone(), source })?,
        }
        self.hash = LineHash::default();
        record.numbered().for_each(|(_, line)| self.hash.add(line));
        Ok(())
    }

    /// Adds a line and waits until it is on the disk.
    pub(crate) fn add<L: serde::Serialize>(&mut self, line: &L) -> Result<(), RecordError> {
        if self.broken {
            return Err(RecordError::Broken);
        }
        let mut text = serde_json::to_string(line).map_err(|e| RecordError::Json(e.to_string()))?;
        self.hash.add(&text);
        text.push('\n');
        match &mut self.medium {
            Medium::Memory(bytes) => bytes.extend_from_slice(text.as_bytes()),
            Medium::File { file, path } => {
                let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
                if let Err(source) = written {
                    self.broken = true;
                    return Err(RecordError::Io { path: path.clone(), source });
                }
            }
        }
        Ok(())
    }

    /// The hash of all lines so far.
    pub(crate) fn hash(&self) -> String {
        self.hash.hex()
    }
}
