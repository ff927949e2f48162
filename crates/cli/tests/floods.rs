//! However much is wrong with what people write, what they are told fits on a few screens.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
mod common;

use common::{Folder, run, set_up, text};
use serde_json::Value;

const GAMES: [&str; 4] = ["eclipse", "imperium", "eve", "warpgate"];

/// The most that is told of one input, in bytes: twenty problems, drawn with the lines around them.
const FLOOD: usize = 20_000;

/// Battle lines of some sixty thousand bytes with something wrong in thousands of places.
fn lines() -> Vec<String> {
    let many = |piece: &dyn Fn(usize) -> String, n: usize| (0..n).map(piece).collect::<String>();
    vec![
        format!("6 deck({}) vs 2 deck(1)", many(&|_| "1 ".into(), 30_000)),
        format!("3 a(1/1) vs b(1/1){}", many(&|n| format!(";o{n:04}"), 10_000)),
        format!("{}a vs b", many(&|n| format!("s{n:04},"), 10_000)),
        format!("{}a(1/1) vs b(1/1)", many(&|n| format!("s{n:04}(1/1),"), 5_000)),
        format!(
            "{}{}a vs b",
            many(&|n| format!("s{n:04}(1/1),"), 3_000),
            many(&|n| format!("s{n:04},"), 3_000)
        ),
        format!("a({}) vs b", many(&|n| format!("x{n:04}=1 "), 7_000)),
        format!("a(1/1) vs b(1/1); losses {}", many(&|n| format!("x{n:04}=y "), 7_000)),
        format!("{} vs b", many(&|_| "@".into(), 60_000)),
        format!("a vs b{}", many(&|_| ";".into(), 60_000)),
    ]
}

/// Files of a game with something wrong in thousands of lines.
fn files(game: &str) -> Vec<String> {
    let many = |piece: &dyn Fn(usize) -> String| (0..5_000).map(piece).collect::<String>();
    let head = format!("game = \"{game}\"\n");
    vec![
        head.clone() + &many(&|_| "ab\n".into()),
        head.clone() + &many(&|n| format!("k{n} = {n}\n")),
        head.clone() + &many(&|n| format!("[[players]]\nname = \"P{n}\"\nx{n} = 1\n")),
        head + &many(&|n| format!("[[regions]]\nid = {n}\n[[hex]]\nn = {n}\n")),
    ]
}

/// What is said of an input that is refused: little, the same in both forms, all of it counted.
fn told(args: &[&str], input: &str) {
    let input: String = input.chars().take(60).collect();
    let (code, said) = run(args, &[]);
    assert!(said.len() < FLOOD, "{:?} {input}: {} bytes", &args[..2], said.len());
    assert_eq!(code, 2, "{input}: {said}");
    let (code, said) = run(&[args, &["--json"]].concat(), &[]);
    assert!(said.len() < FLOOD, "{input}: {} bytes", said.len());
    let found: Value = serde_json::from_str(&said).unwrap();
    assert!(code == 2 && found["error"]["kind"].is_string(), "{input}: {said}");
    if found["more"].is_u64() {
        assert_eq!(found["error"], found["errors"][0], "{input}");
    }
}

#[test]
fn battle_lines() {
    for game in GAMES {
        for line in lines() {
            told(&["odds", game, &line], &line);
        }
    }
}

#[test]
fn scenario_files() {
    let folder = Folder::new("floods");
    for game in GAMES {
        for file in files(game) {
            let path = folder.write("file.toml", &file);
            told(&["odds", text(&path)], &file);
            told(&["referee", text(&path), "--auto", "all=rule"], &file);
        }
    }
}

#[test]
fn orders() {
    let folder = Folder::new("flood-of-orders");
    set_up(&folder);
    let state = folder.path("0/state.toml");
    for line in ["ab\n", "Anna\n", "move 1 fighter 1 2\n"] {
        let path = folder.write("Anna.txt", &line.repeat(5_000));
        told(&["turn", "check", text(&state), text(&path)], line);
    }
}
