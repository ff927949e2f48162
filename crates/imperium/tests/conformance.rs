//! The rulebook of whole turns passes the conformance kit.
#![allow(clippy::unwrap_used)]

mod data;
mod random;

use admiralty_conformance::{Kinds, Kit};
use admiralty_imperium::Imperium;

/// What was said and voted hidden is told when all have done so (I3.2, I3.3).
const REVEALS: [&str; 9] = [
    "voted",
    "credits given",
    "card given",
    "gift failed",
    "exchanged",
    "exchange failed",
    "agreed",
    "agreement lapsed",
    "proposal lapsed",
];

fn kit() -> Kit {
    Kit::default().games(1).max_steps(20_000).outcomes(500).reveals(&REVEALS)
}

/// With secrets: hands, the deck of Action Cards, what is said and voted before it is told.
#[test]
fn turns_leak_nothing() {
    let turns: u64 = std::env::var("TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(16);
    let report = kit().foreign(2).check_many((0..turns).map(random::turn)).unwrap();
    assert!(report.hidden_differences > turns, "{report}");
    assert_eq!(report.unfinished, 0, "{report}");
}

#[test]
fn turns_conform() {
    let turns: u64 = std::env::var("TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let report = kit().pairs(0).foreign(4).check_many((1000..1000 + turns).map(random::turn)).unwrap();
    assert_eq!(report.unfinished, 0, "{report}");
}

#[test]
fn everything_happens() {
    let mut kinds = Kinds::default();
    for seed in 0..400 {
        random::drive::play(&random::turn(seed), seed, &mut kinds);
    }
    // A battle within a turn is fought to its end; only odds stop one.
    let missing: Vec<_> = kinds.missing::<Imperium>().into_iter().filter(|kind| *kind != "stopped").collect();
    assert!(missing.is_empty(), "{missing:?} {kinds:?}");
}
