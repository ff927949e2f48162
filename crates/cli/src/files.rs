//! Files that the command line reads.

use crate::registry;
use admiralty_adapter::Adapter;
use admiralty_adapter::play::record_problem;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean};
use admiralty_referee::Record;
use std::io::Read;
use std::path::Path;

/// The largest file that is read, in bytes.
const MAX_FILE: u64 = 64 << 20;

/// The bytes of a file.
fn bytes(path: &Path) -> Result<Vec<u8>, Problems> {
    let file = std::fs::File::open(path).map_err(|error| Diagnostic::reading(path, &error))?;
    let mut bytes = Vec::new();
    file.take(MAX_FILE + 1).read_to_end(&mut bytes).map_err(|error| Diagnostic::reading(path, &error))?;
    if bytes.len() as u64 > MAX_FILE {
        let message = format!("{} is larger than {} MiB", path.display(), MAX_FILE >> 20);
        return Err(Diagnostic::new(Kind::OutOfRange, message).into());
    }
    // Some editors begin a text with a mark of its encoding.
    if bytes.starts_with(b"\xef\xbb\xbf") {
        bytes.drain(..3);
    }
    Ok(bytes)
}

fn text(path: &Path, bytes: Vec<u8>) -> Result<Source, Problems> {
    let name = path.display().to_string();
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source::new(name, text)),
        Err(_) => Err(Diagnostic::new(Kind::Unreadable, format!("{name} is not text in UTF-8")).into()),
    }
}

/// A text file.
pub(crate) fn read(path: &Path) -> Result<Source, Problems> {
    text(path, bytes(path)?)
}

/// A record, and its text. It may be cut off anywhere, within a character, too.
fn parse_record(path: &Path, bytes: &[u8]) -> Result<(Box<Record>, Source), Problems> {
    let source = Source::new(path.display().to_string(), String::from_utf8_lossy(bytes));
    match Record::parse(bytes) {
        Ok(record) => Ok((Box::new(record), source)),
        Err(error) => Err(record_problem(&error, &source)),
    }
}

/// A record.
pub(crate) fn record(path: &Path) -> Result<Box<Record>, Problems> {
    parse_record(path, &bytes(path)?).map(|(record, _)| record)
}

/// What a file is.
pub(crate) enum File {
    /// A scenario of this game.
    Scenario(&'static dyn Adapter, Source),
    /// A record of this game, and its text.
    Record(&'static dyn Adapter, Box<Record>, Source),
}

/// Whether a file is a record, not a scenario.
fn is_record(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"{")
}

/// Reads a scenario or a record.
pub(crate) fn open(path: &Path) -> Result<File, Problems> {
    let bytes = bytes(path)?;
    if is_record(&bytes) {
        let (record, source) = parse_record(path, &bytes)?;
        let game = registry::known_game(&record.header().game)?;
        return Ok(File::Record(game, record, source));
    }
    let source = text(path, bytes)?;
    Ok(File::Scenario(game_of(&source)?, source))
}

/// The game that a scenario file names, by the line `game = "…"`. The adapter reads the file in
/// full; here only the game is looked for.
fn game_of(source: &Source) -> Result<&'static dyn Adapter, Problems> {
    let names = || registry::GAMES.iter().map(|game| game.name());
    let mut start = 0;
    for line in source.text().split_inclusive('\n') {
        let end = start + line.len();
        let (key, value) = line.split_once('=').unwrap_or((line, ""));
        if key.trim().trim_matches(['"', '\'']) == "game" {
            let value = value.split('#').next().unwrap_or_default().trim();
            let name = value.trim_matches(['"', '\'']);
            if let Some(game) = registry::game(name) {
                return Ok(game);
            }
            let at = start + line.find(value).unwrap_or(0);
            let message = format!("there is no game called `{name}`");
            let problem = source.diagnostic(Kind::UnknownName, at..at + value.len(), message);
            return Err(problem.help(did_you_mean(name, names())).into());
        }
        start = end;
    }
    let known: Vec<&str> = names().collect();
    Err(source
        .diagnostic(
            Kind::MissingKey,
            0..0,
            "this is neither a record nor a scenario file: it does not say which game it is of",
        )
        .help(format!(
            "a scenario file begins with a line such as `game = \"{}\"`",
            known.first().copied().unwrap_or_default()
        ))
        .into())
}
