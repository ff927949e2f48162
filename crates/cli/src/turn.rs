//! Turns by orders: reads what the commands need, writes what they make.

use crate::args::{DiceKind, Turn};
use crate::files::{self, File};
use crate::run::print_answer;
use admiralty_adapter::Adapter;
use admiralty_adapter::turns::{Made, Outcome, Resolve, TurnDice, Turns};
use admiralty_notation::{Diagnostic, Kind, Problems, Source};
use admiralty_referee::{Secret, SecretError, secret_path};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn run(turn: Turn) -> Result<(), Problems> {
    match turn {
        Turn::New { scenario, out, key, json } => {
            let (turns, source) = game_file(&scenario)?;
            let key = match key {
                Some(path) => {
                    Secret::read(&path).map_err(|error| Diagnostic::new(Kind::NotFound, error.to_string()))?
                }
                None => Secret::generate().map_err(|error| Diagnostic::new(Kind::Io, error.to_string()))?,
            };
            let outcome = turns.begin(&source, &key)?;
            let out = out.unwrap_or_else(|| scenario.with_extension(""));
            write_new(&out, &outcome.files)?;
            say(&outcome, &out, json)
        }
        Turn::Template { state, seat, out, lang, json } => {
            let (turns, source) = game_file(&state)?;
            let outcome = turns.template(&source, &seat, lang)?;
            write_beside(&out, &outcome.files)?;
            say(&outcome, &out, json)
        }
        Turn::Check { state, orders, json } => {
            let (turns, source) = game_file(&state)?;
            print_answer(&turns.check(&source, &read_all(&orders)?)?, json)
        }
        Turn::Resolve { state, orders, out, dice, rolls, key, rulings, skip_bad, absent, json } => {
            let (turns, source) = game_file(&state)?;
            let orders = read_all(&orders)?;
            let rulings = rulings.map(|path| files::read(&path)).transpose()?;
            // What is wrong with the state is said before its key is missed.
            turns.check(&source, &[])?;
            let dice = dice_of(&state, dice, rolls.as_deref(), key.as_deref())?;
            free(&out)?;
            let request = Resolve {
                state: &source,
                orders: &orders,
                dice,
                rulings: rulings.as_ref(),
                skip_bad,
                absent: &absent,
            };
            let outcome = turns.resolve(&request)?;
            write_new(&out, &outcome.files)?;
            say(&outcome, &out, json)
        }
        Turn::Show { state, seat, svg, lang, json } => {
            let (turns, source) = game_file(&state)?;
            let outcome = turns.show(&source, seat.as_deref(), lang)?;
            let path = svg.unwrap_or_else(|| state.with_extension("svg"));
            let mut answer = outcome.answer;
            if let Some(picture) = outcome.files.first() {
                // A picture can be made again at any time, so it may be written over.
                fs::write(&path, &picture.text).map_err(|error| Diagnostic::writing(&path, &error))?;
                answer.text += &format!("The map: {}\n", path.display());
                answer.json["map"] = path.display().to_string().into();
            }
            print_answer(&answer, json)
        }
    }
}

/// The game of a file, which must be one that is played by orders.
fn game_file(path: &Path) -> Result<(&'static dyn Turns, Source), Problems> {
    let (game, source): (&'static dyn Adapter, Source) = match files::open(path)? {
        File::Scenario(game, source) => (game, source),
        File::Record(..) => {
            let message = format!("{} is a record, not a state", path.display());
            return Err(Diagnostic::new(Kind::Usage, message).help("`admiralty replay` verifies it").into());
        }
    };
    match game.turns() {
        Some(turns) => Ok((turns, source)),
        None => {
            let message = format!("{} is not played by orders", game.name());
            Err(Diagnostic::new(Kind::Usage, message).help("`admiralty referee` walks through it").into())
        }
    }
}

fn read_all(paths: &[PathBuf]) -> Result<Vec<Source>, Problems> {
    let mut problems = Vec::new();
    let mut sources = Vec::new();
    for path in paths {
        match files::read(path) {
            Ok(source) => sources.push(source),
            Err(found) => problems.extend(found),
        }
    }
    Problems::none(problems)?;
    Ok(sources)
}

fn dice_of(
    state: &Path,
    kind: Option<DiceKind>,
    rolls: Option<&Path>,
    key: Option<&Path>,
) -> Result<TurnDice, Problems> {
    let kind = kind.unwrap_or(if rolls.is_some() { DiceKind::Table } else { DiceKind::Sealed });
    let usage = |message: &str, help: &str| Err(Diagnostic::new(Kind::Usage, message).help(help).into());
    match (kind, rolls, key) {
        (DiceKind::Sealed, None, key) => {
            let path = key.map_or_else(|| secret_path(state), Path::to_path_buf);
            let secret = Secret::read(&path).map_err(|error| {
                let kind = match error {
                    SecretError::Missing(_) => Kind::NotFound,
                    SecretError::NotHex | SecretError::NotASecret(_) => Kind::BadValue,
                    _ => Kind::Unreadable,
                };
                Diagnostic::new(kind, error.to_string())
                    .help("the key lies beside the state that was written; --key names it, --dice table does without")
            })?;
            Ok(TurnDice::Sealed(secret))
        }
        (DiceKind::Table, rolls, None) => Ok(TurnDice::Table(rolls.map(files::read).transpose()?)),
        (DiceKind::Table, _, Some(_)) => {
            usage("--key goes with sealed dice only", "leave one of the two out")
        }
        (DiceKind::Sealed, Some(_), _) => usage("--rolls goes with table dice only", "say --dice table"),
        (DiceKind::Scripted, ..) => usage(
            "turns have sealed or table dice",
            "with --dice table --rolls FILE the faces come from a file",
        ),
    }
}

/// The folder is not there, or is empty: nothing is ever overwritten.
fn free(folder: &Path) -> Result<(), Problems> {
    let empty = match fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => true,
        Err(error) => return Err(Diagnostic::reading(folder, &error).into()),
    };
    if empty {
        return Ok(());
    }
    let message = format!("the folder {} is there already and not empty", folder.display());
    Err(Diagnostic::new(Kind::Conflict, message).help("nothing is overwritten: name another folder").into())
}

/// Writes files into a new folder, all or none: they are made beside it and moved there together.
fn write_new(folder: &Path, files: &[Made]) -> Result<(), Problems> {
    free(folder)?;
    let mut name = folder.as_os_str().to_owned();
    name.push(format!(".part-{}", std::process::id()));
    let part = PathBuf::from(name);
    let written = write_all(&part, files).and_then(|()| {
        // An empty folder may be there.
        let _ = fs::remove_dir(folder);
        fs::rename(&part, folder).map_err(|error| Diagnostic::writing(folder, &error).into())
    });
    if written.is_err() {
        let _ = fs::remove_dir_all(&part);
    }
    written
}

/// Writes files into a folder that may be there; a file that is there is not overwritten.
fn write_beside(folder: &Path, files: &[Made]) -> Result<(), Problems> {
    for made in files {
        let path = folder.join(&made.name);
        if path.exists() {
            let message = format!("{} is there already", path.display());
            return Err(Diagnostic::new(Kind::Conflict, message)
                .help("nothing is overwritten: move it away, or name another folder with --out")
                .into());
        }
    }
    write_all(folder, files)
}

fn write_all(folder: &Path, files: &[Made]) -> Result<(), Problems> {
    for made in files {
        let path = folder.join(&made.name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| Diagnostic::writing(parent, &error))?;
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        if made.private {
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        let mut file = options.open(&path).map_err(|error| Diagnostic::writing(&path, &error))?;
        file.write_all(made.text.as_bytes()).map_err(|error| Diagnostic::writing(&path, &error))?;
    }
    Ok(())
}

fn say(outcome: &Outcome, folder: &Path, json: bool) -> Result<(), Problems> {
    let mut answer = outcome.answer.clone();
    if !json {
        answer.text += &format!("Written to {}:\n", folder.display());
        for made in &outcome.files {
            let private = if made.private { "  (private)" } else { "" };
            answer.text += &format!("  {}{private}\n", made.name);
        }
    } else {
        answer.json["files"] = outcome.files.iter().map(|made| made.name.as_str()).collect();
        answer.json["out"] = folder.display().to_string().into();
    }
    print_answer(&answer, json)
}
