//! What the tests of turns share: the program, the example game, folders that go when a test is over.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub(crate) const PLAYERS: [&str; 6] = ["Anna", "Boris", "Chen", "Dara", "Eoin", "Faye"];

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn example(path: &str) -> PathBuf {
    root().join("examples/imperium/game").join(path)
}

/// A folder of one test, gone when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("admiralty-turns-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        fs::write(self.path(name), text).unwrap();
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs the program; what it printed on both streams, and how it ended.
pub(crate) fn run(args: &[&str], files: &[PathBuf]) -> (i32, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_admiralty")).args(args).args(files).output().unwrap();
    (status.code().unwrap(), String::from_utf8([stdout, stderr].concat()).unwrap())
}

pub(crate) fn done(args: &[&str], files: &[PathBuf]) -> String {
    let (code, said) = run(args, files);
    assert_eq!(code, 0, "{args:?}: {said}");
    said
}

/// It must end with 2, and say this.
#[track_caller]
pub(crate) fn refused(args: &[&str], files: &[PathBuf], why: &str) {
    let (code, said) = run(args, files);
    // The frame of a message breaks its lines.
    let words = said.split_whitespace().filter(|word| *word != "│");
    let flat = words.collect::<Vec<_>>().join(" ");
    assert!(code == 2 && flat.contains(why), "{args:?}: {code}, without {why:?}: {said}");
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

pub(crate) fn orders(turn: usize) -> Vec<PathBuf> {
    PLAYERS.iter().map(|name| example(&format!("turn-{turn}/orders/{name}.txt"))).collect()
}

pub(crate) fn set_up(folder: &Folder) {
    let scenario = root().join("examples/imperium/six-players.toml");
    let (out, key) = (folder.path("0"), example("key"));
    done(&["turn", "new", text(&scenario), "--out", text(&out), "--key", text(&key)], &[]);
}

pub(crate) fn resolve(folder: &Folder, state: &Path, out: &str, files: &[PathBuf]) -> PathBuf {
    let out = folder.path(out);
    done(&["turn", "resolve", text(state), "--out", text(&out)], files);
    out
}

/// Plays the game up to before a turn; the state that the turn begins with.
pub(crate) fn played(folder: &Folder, before: usize) -> PathBuf {
    set_up(folder);
    for turn in 1..before {
        let state = folder.path(&format!("{}/state.toml", turn - 1));
        resolve(folder, &state, &turn.to_string(), &orders(turn));
    }
    folder.path(&format!("{}/state.toml", before - 1))
}

/// What a check found: line, message, and whether it only warns.
pub(crate) fn findings(state: &Path, files: &[PathBuf]) -> Vec<(u64, String, bool)> {
    let (_, said) = run(&["turn", "check", "--json", text(state)], files);
    let found: Value = serde_json::from_str(said.trim()).unwrap();
    let list = found.get("errors").or_else(|| found.get("warnings"));
    let each = |one: &Value| {
        let line = one["line"].as_u64().unwrap_or(0);
        (line, one["message"].as_str().unwrap().to_owned(), one["warning"] == true)
    };
    list.and_then(Value::as_array).map_or(Vec::new(), |list| list.iter().map(each).collect())
}

pub(crate) fn files_of(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
                all.push((name, fs::read(&path).unwrap()));
            }
        }
    }
    all.sort();
    all
}
