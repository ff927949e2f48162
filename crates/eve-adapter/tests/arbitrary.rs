//! No line and no file, however odd, makes the reader panic, and what is read is printed so that
//! reading it again gives the same.
#![allow(clippy::unwrap_used)]

#[path = "../../eve/tests/random/mod.rs"]
mod random;

use admiralty_adapter::Adapter;
use admiralty_eve_adapter::Eve;
use admiralty_eve_adapter::notation::{canonical, parse};
use admiralty_notation::{Colour, Source};

const PIECES: &[&str] = &[
    "incursus",
    "heron",
    "a",
    "(",
    ")",
    "(2/3)",
    "(2/3 ambush=1)",
    "(1/1 value=9)",
    " ",
    " ",
    ",",
    ", ",
    " vs ",
    " vs ",
    ";",
    "home",
    "home 4",
    "objective region",
    "ambush_kills at_once",
    "=",
    "*2",
    "3 ",
    "99 ",
    "999999 ",
    "0 ",
    "-1",
    "2/0",
    "ambush=",
    "shield=200",
    "\"",
    "«",
    "Ian:",
    "é",
    "\u{0}",
    "\n",
    "budget 1e3",
    "method exact",
    "attack=1 shield=1",
];

/// Lines that are right, in pieces.
const RIGHT: &[&[&str]] = &[
    &[
        "2 ", "incursus", "(2/3)", ", ", "heron", "(1/2 ", "ambush=1", ")", " vs ", "Elysha:", " 3 ", "a",
        "(1/1)",
    ],
    &["a", "(1/1)", " vs ", "b", "(1/1 ", "value=2", ")", "; ", "home 4", "; ", "objective region"],
    &[" vs "],
];

#[test]
fn odd_lines_are_read_or_refused() {
    let mut read = 0;
    for seed in 0..20_000 {
        let mut luck = random::Luck::new(seed);
        let mut line: Vec<&str> = RIGHT[luck.below(RIGHT.len() as u32) as usize].to_vec();
        for _ in 0..luck.below(4) {
            let at = luck.below(line.len() as u32 + 1) as usize;
            line.insert(at, PIECES[luck.below(PIECES.len() as u32) as usize]);
        }
        let line = line.concat();
        match parse(&Source::new("the battle line", line.as_str()), &[]) {
            Ok(battle) => {
                read += 1;
                let printed = canonical(&battle);
                let again = parse(&Source::new("again", printed.as_str()), &[]);
                assert_eq!(again, Ok(battle), "{line:?}: {printed}");
            }
            Err(problems) => drop(problems.render(Colour::Off)),
        }
    }
    assert!(read > 2_000, "{read}");
}

/// Pieces of the examples cut out, doubled and exchanged.
#[test]
fn odd_files_are_read_or_refused() {
    let texts =
        [include_str!("../../../examples/eve/stain.toml"), include_str!("../../../examples/eve/turn.toml")];
    for seed in 0..1_500 {
        let mut luck = random::Luck::new(seed);
        let mut text: Vec<char> = texts[luck.below(2) as usize].chars().collect();
        for _ in 0..1 + luck.below(3) {
            let from = luck.below(text.len() as u32) as usize;
            let to = (from + luck.below(30) as usize).min(text.len());
            match luck.below(3) {
                0 => drop(text.drain(from..to)),
                1 => {
                    let piece = text[from..to].to_vec();
                    text.splice(from..from, piece);
                }
                _ => text.splice(from..to, "\"Ian: 3 x(1/1\" = [".chars()).for_each(drop),
            }
        }
        let text: String = text.into_iter().collect();
        let source = Source::new("file.toml", text);
        match Eve.odds_of_scenario(&source, &[]) {
            Ok(answer) => assert!(answer.text.ends_with('\n')),
            Err(problems) => drop(problems.render(Colour::Off)),
        }
    }
}
