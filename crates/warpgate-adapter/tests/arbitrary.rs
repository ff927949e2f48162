//! No input, however odd, panics: lines, deck files, scenario files.
#![allow(clippy::unwrap_used)]

use admiralty_notation::Source;
use admiralty_warpgate_adapter::{decks, notation, scenario};
use proptest::prelude::*;

/// Pieces of which almost-right lines are made.
fn line() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "6",
        "2",
        "0",
        "201",
        "vs",
        "deck(2 5 1 2)",
        "deck(5*3)",
        "deck()",
        "deck(99*60)",
        "hand(2 5)",
        "hand(\"\")",
        "discards(5)",
        "plays(5)",
        "plays(2 5)",
        "tech(\"Drill Scouts\")",
        "ships",
        "deck",
        "(",
        ")",
        ";",
        ",",
        ":",
        "\"Pitched Battle\"",
        "objective win",
        "; deck seed",
        "; deck training",
        "; planet 3",
        "; planet x",
        "; reshuffle when_drawing",
        "; allow_short_decks",
        "; destroy_tie nobody",
        "Red:",
        "*",
        "=",
        "x7",
        "ж",
    ]);
    prop::collection::vec(piece, 0..14).prop_map(|pieces| pieces.join(" "))
}

/// An example with a piece taken out, doubled or put elsewhere.
fn mangled(text: &'static str) -> impl Strategy<Value = String> {
    let length = text.chars().count();
    (0..length, 0..60usize, 0..length, 0..3usize).prop_map(move |(from, n, to, how)| {
        let chars: Vec<char> = text.chars().collect();
        let end = (from + n).min(chars.len());
        let piece: String = chars[from..end].iter().collect();
        let without: String = chars[..from].iter().chain(&chars[end..]).collect();
        match how {
            0 => without,
            1 => format!(
                "{}{piece}{}",
                chars[..to].iter().collect::<String>(),
                chars[to..].iter().collect::<String>()
            ),
            _ => {
                let rest: Vec<char> = without.chars().collect();
                let to = to.min(rest.len());
                format!(
                    "{}{piece}{}",
                    rest[..to].iter().collect::<String>(),
                    rest[to..].iter().collect::<String>()
                )
            }
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lines(text in line()) {
        if let Ok(battle) = notation::parse(&Source::new("line", text.as_str()), &[]) {
            let canonical = notation::canonical(&battle);
            let again = notation::parse(&Source::new("line", canonical.as_str()), &[]);
            let again = again.unwrap_or_else(|problems| panic!("{text}\n{canonical}\n{problems}"));
            prop_assert_eq!(notation::canonical(&again), canonical);
            prop_assert_eq!(again.field, battle.field);
        }
    }

    #[test]
    fn any_text(text in ".{0,80}") {
        let source = Source::new("text", text.as_str());
        let _ = notation::parse(&source, &[]);
        let _ = decks::parse(&source);
        let _ = scenario::parse(&source);
    }

    #[test]
    fn deck_files(text in mangled(include_str!("../data/training.toml"))) {
        let _ = decks::parse(&Source::new("deck", text));
    }

    #[test]
    fn scenario_files(text in mangled(include_str!("../../../examples/warpgate/training.toml"))) {
        let _ = scenario::parse(&Source::new("scenario", text));
    }
}
