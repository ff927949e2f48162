//! No line and no file, however odd, makes the reader panic, and what is read is printed so that reading it
//! again gives the same.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::Adapter;
use admiralty_imperium_adapter::Imperium;
use admiralty_imperium_adapter::notation::{canonical, parse};
use admiralty_notation::{Colour, Source};
use admiralty_odds::monte_carlo::Luck;

const PIECES: &[&str] = &[
    "cruiser",
    "fighters",
    "крейсера",
    "raider",
    "pds",
    "ground force",
    "space dock",
    "(",
    ")",
    "(combat=7)",
    "(combat=11 dice=2 cost=9)",
    "(sustains)",
    " ",
    ",",
    ", ",
    " vs ",
    ";",
    "=",
    "*2",
    "3 ",
    "999 ",
    "999999 ",
    "0 ",
    "-1",
    "invasion",
    "; invasion",
    "; sustain on",
    "; rounds 2",
    "; retreat \"round 2\"",
    "; retreat odds 30%",
    "; losses attacker=fighter",
    "losses",
    "retreat",
    "\"",
    "«",
    "Sol:",
    "é",
    "\u{0}",
    "\n",
    "method exact",
    "; budget 1e3",
    "odds 1e9%",
];

/// Lines that are right, in pieces.
const RIGHT: &[&[&str]] = &[
    &[
        "Sol: ",
        "2 ",
        "cruiser",
        ", ",
        "fighter",
        "(combat=8)",
        " vs ",
        "3 ",
        "dreadnought",
        "; ",
        "sustain on",
    ],
    &["2 ", "ground_force", ", ", "dreadnought", " vs ", "ground_force", ", ", "pds", "; ", "invasion"],
    &[
        "2 fighter, cruiser",
        " vs ",
        "carrier",
        "; ",
        "losses attacker=cruiser,fighter",
        "; ",
        "retreat \"ships 1\"",
    ],
    &[" vs "],
];

#[test]
fn odd_lines_are_read_or_refused() {
    let mut read = 0;
    for seed in 0..10_000 {
        let mut luck = Luck::new(seed, 0);
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
    assert!(read > 1_500, "{read}");
}

/// Pieces of the example cut out, doubled and exchanged.
#[test]
fn odd_files_are_read_or_refused() {
    let text = include_str!("../../../examples/imperium/battle.toml");
    assert!(Imperium.odds_of_scenario(&Source::new("file.toml", text), &[]).is_ok());
    for seed in 0..1_500 {
        let mut luck = Luck::new(seed, 1);
        let mut text: Vec<char> = text.chars().collect();
        for _ in 0..1 + luck.below(3) {
            let from = luck.below(text.len() as u32) as usize;
            let to = (from + luck.below(30) as usize).min(text.len());
            match luck.below(3) {
                0 => drop(text.drain(from..to)),
                1 => {
                    let piece = text[from..to].to_vec();
                    text.splice(from..from, piece);
                }
                _ => text.splice(from..to, "\"Sol: 3 x(1/1\" = [".chars()).for_each(drop),
            }
        }
        let source = Source::new("file.toml", text.into_iter().collect::<String>());
        match Imperium.odds_of_scenario(&source, &[]) {
            Ok(answer) => assert!(answer.text.ends_with('\n')),
            Err(problems) => drop(problems.render(Colour::Off)),
        }
    }
}
