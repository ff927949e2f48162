//! Plays: begun, resumed, replayed.

use crate::{Answer, Terminal};
use admiralty_game::{Seat, Seats, Step};
use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean};
use admiralty_referee::{
    Agent, Dice, Ending as Walked, Header, Lang, Manner, Player, PlayerKind, Record, RecordError, Secret,
    Session, SessionError, Setup, Table, Tape, Viewer, Walk, WalkError, Word, Words, secret_path,
};
use serde_json::json;
use std::path::{Path, PathBuf};

/// What a play starts from.
pub enum From {
    /// A scenario; the record goes to the file, if one is given.
    Scenario {
        /// The scenario.
        scenario: Source,
        /// Where the record goes; nowhere, if there is none.
        record: Option<PathBuf>,
        /// Where the dice come from.
        dice: Dice,
        /// What players said so that sealed dice depend on it: name and word.
        words: Vec<(String, String)>,
    },
    /// A record that was cut off, or paused.
    Record {
        /// The file.
        path: PathBuf,
        /// What it holds so far.
        header: Box<Header>,
    },
}

impl From {
    /// The scenario's text.
    #[must_use]
    pub fn scenario(&self) -> Source {
        match self {
            Self::Scenario { scenario, .. } => scenario.clone(),
            Self::Record { path, header } => {
                Source::new(path.display().to_string(), header.scenario.as_str())
            }
        }
    }
}

/// A play that is asked for.
pub struct Request {
    /// What it starts from.
    pub from: From,
    /// The language.
    pub lang: Lang,
    /// Seats that the program plays, by name; without a name, all.
    pub auto: Vec<(Option<String>, PlayerKind)>,
}

/// How a play ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It is over.
    Over,
    /// It can be resumed.
    Paused,
}

/// How a replay is told.
pub struct Telling {
    /// The language.
    pub lang: Lang,
    /// Who looks at it.
    pub viewer: Viewing,
    /// The secret of sealed dice, if it is known before the end.
    pub secret: Option<Secret>,
}

/// Who looks at a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Viewing {
    /// Everybody.
    Public,
    /// Who sits there, by name.
    Seat(String),
    /// The referee, who sees everything.
    Referee,
}

/// The seat of this name.
///
/// # Errors
/// If there is none; says which there are.
pub fn seat_named<T: Table>(table: &T, name: &str) -> Result<Seat, Diagnostic> {
    let names: Vec<String> = (0..table.seats()).map(|s| table.seat_name(Seat(s))).collect();
    let same = |n: &String| n.to_lowercase() == name.to_lowercase();
    match names.iter().position(same) {
        Some(seat) => Ok(Seat(seat as u8)),
        None => Err(Diagnostic::new(Kind::UnknownName, format!("nobody at the table is called `{name}`"))
            .help(did_you_mean(name, names.iter().map(String::as_str)))),
    }
}

/// The seat that is advised: the one of this name, if it decides now, else the first that does.
///
/// # Errors
/// If nobody is called so, or it is not for them to decide.
pub fn advised_seat<T: Table>(
    table: &T,
    state: &T::State,
    name: Option<&str>,
) -> Result<Option<Seat>, Diagnostic> {
    let seats = match table.step(state) {
        Step::Decide(seats) => seats,
        Step::Chance(_) | Step::Over => Seats::default(),
    };
    let Some(name) = name else { return Ok(seats.first()) };
    let seat = seat_named(table, name)?;
    if seats.contains(seat) {
        return Ok(Some(seat));
    }
    let deciding: Vec<String> = seats.iter().map(|seat| table.seat_name(seat)).collect();
    let help = match deciding.is_empty() {
        true => "nobody has: a roll is pending, or play is over".to_string(),
        false => format!("it is for {} to decide", deciding.join(" and ")),
    };
    let message = format!("{} has nothing to decide now", table.seat_name(seat));
    Err(Diagnostic::new(Kind::Conflict, message).help(help))
}

/// Plays at a terminal. `agent` makes the players that the program plays.
///
/// # Errors
/// What is wrong with the request or the record; the program's own failures.
pub fn referee<T: Table>(
    table: T,
    request: Request,
    terminal: Terminal,
    agent: impl Fn(&T, PlayerKind) -> Agent<T>,
) -> Result<Ending, Problems> {
    let auto = seats(&table, &request.auto)?;
    let (lang, resumes) = (request.lang, request.auto.is_empty());
    let (session, resume) = session(table, request, &auto)?;
    let players: Vec<(Seat, PlayerKind)> = match resumes {
        // Who resumes a record goes on with its players.
        true => session.header().players.iter().map(|(seat, kind)| (*seat, *kind)).collect(),
        false => auto,
    };
    let agents: Vec<(Seat, PlayerKind, Agent<T>)> = players
        .into_iter()
        .filter(|(_, kind)| matches!(kind, PlayerKind::Best | PlayerKind::Rule))
        .map(|(seat, kind)| (seat, kind, agent(session.table(), kind)))
        .collect();
    let manner = Manner { lang, interactive: terminal.interactive, resume };
    let walk = Walk::new(session, terminal.input, terminal.output, manner).map_err(walk_problem)?;
    let walk = agents
        .into_iter()
        .fold(walk, |walk, (seat, kind, agent)| walk.seat(seat, Player::Agent(kind, agent)));
    let mut walk = walk;
    match walk.run().map_err(walk_problem)? {
        Walked::Over => Ok(Ending::Over),
        Walked::Paused => Ok(Ending::Paused),
    }
}

fn seats<T: Table>(
    table: &T,
    auto: &[(Option<String>, PlayerKind)],
) -> Result<Vec<(Seat, PlayerKind)>, Problems> {
    let mut seats: Vec<(Seat, PlayerKind)> = Vec::new();
    for (name, kind) in auto {
        match name {
            Some(name) => {
                let seat = seat_named(table, name)?;
                seats.retain(|(s, _)| *s != seat);
                seats.push((seat, *kind));
            }
            None => seats.extend((0..table.seats()).map(|seat| (Seat(seat), *kind))),
        }
    }
    Ok(seats)
}

fn session<T: Table>(
    table: T,
    request: Request,
    auto: &[(Seat, PlayerKind)],
) -> Result<(Session<T>, Option<String>), Problems> {
    let lang = request.lang;
    let command = |path: &Path| Some(format!("admiralty referee {} --lang {lang}", path.display()));
    match request.from {
        From::Record { path, .. } => {
            let session = Session::resume_file(table, &path).map_err(|e| session_problem(e, Some(&path)))?;
            Ok((session, command(&path)))
        }
        From::Scenario { record, dice, words, .. } => {
            let mut setup = Setup::new(dice);
            setup.players = auto.iter().copied().collect();
            for (name, word) in words {
                let seat = seat_named(&table, &name)?;
                setup.words.push(Word { seat, word });
            }
            let path = record.as_deref();
            let session = match path {
                Some(path) => Session::create(table, path, setup),
                None => Session::begin(table, Tape::memory(), setup),
            };
            let session = session.map_err(|e| session_problem(e, path))?;
            Ok((session, path.and_then(command)))
        }
    }
}

/// Verifies a record and tells its log.
///
/// # Errors
/// The first line that does not follow.
pub fn replay<T: Table>(
    table: T,
    record: &Record,
    source: &Source,
    how: &Telling,
) -> Result<Answer, Problems> {
    let viewer = match &how.viewer {
        Viewing::Public => Viewer::Public,
        Viewing::Referee => Viewer::Referee,
        Viewing::Seat(name) => Viewer::Seat(seat_named(&table, name)?),
    };
    let replay = admiralty_referee::replay(table, record, how.secret.as_ref())
        .map_err(|error| record_problem(&error, source))?;
    let words = Words::referee(how.lang).map_err(|e| Diagnostic::new(Kind::Internal, e.to_string()))?;
    let log = replay.log(&words, viewer);
    let findings = replay.findings(&words);
    let text = format!("{}\n\n{}\n", log.join("\n"), findings.join("\n"));
    let json =
        json!({ "finished": replay.finished, "steps": replay.acts.len(), "log": log, "findings": findings });
    Ok(Answer { text, json })
}

/// What is wrong with a record, at its line; `source` is its text.
#[must_use]
pub fn record_problem(error: &RecordError, source: &Source) -> Problems {
    let kind = match error {
        RecordError::Line { .. } | RecordError::HeaderCut => Kind::DoesNotFollow,
        RecordError::Exists(_) | RecordError::InUse(_) => Kind::Conflict,
        _ if error.is_bad_input() => Kind::NotFound,
        _ => Kind::Io,
    };
    let (RecordError::Line { fault, .. }, Some((line, column))) = (error, error.place()) else {
        return Diagnostic::new(kind, format!("{}: {error}", source.name())).into();
    };
    let start: usize = source.text().split_inclusive('\n').take(line - 1).map(str::len).sum();
    let length = source.text()[start..].lines().next().map_or(0, str::len);
    let from = column.map_or(0, |column| (column - 1).min(length));
    let message = format!("line {line} of the record does not follow: {fault}");
    source.diagnostic(kind, start + from..start + length, message).into()
}

fn session_problem(error: SessionError, path: Option<&Path>) -> Problems {
    match (&error, path) {
        (SessionError::Record(error), Some(path)) => {
            let text = std::fs::read_to_string(path).unwrap_or_default();
            record_problem(error, &Source::new(path.display().to_string(), text))
        }
        (error, _) => {
            let kind = if error.is_bad_input() { Kind::DoesNotFollow } else { Kind::Internal };
            Diagnostic::new(kind, error.to_string()).into()
        }
    }
}

fn walk_problem(error: WalkError) -> Problems {
    match error {
        WalkError::Session(error) => session_problem(error, None),
        WalkError::Terminal(error) => Diagnostic::new(Kind::Io, format!("the terminal: {error}")).into(),
        WalkError::Words(error) => Diagnostic::new(Kind::Internal, error.to_string()).into(),
    }
}

/// The private file beside a record, if the record has sealed dice and it is there.
#[must_use]
pub fn secret_beside(record: &Path) -> Option<Secret> {
    Secret::read(&secret_path(record)).ok()
}
