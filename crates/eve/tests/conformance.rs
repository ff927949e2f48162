//! The rulebook passes the conformance kit: as single attacks and as whole turns.
#![allow(clippy::unwrap_used)]

mod random;

use admiralty_conformance::{Ending, Kit, play_out};
use admiralty_eve::battle::Arena;
use admiralty_eve::turn::Turn;
use admiralty_game::Silent;

#[test]
fn attacks_conform() {
    let arenas = (0..400).map(|seed| random::arena(seed, 4));
    let report = Kit::default().games(3).pairs(0).max_steps(2000).check_many(arenas).unwrap();
    assert!(report.missing_kinds::<Arena>().is_empty(), "{:?}\n{report}", report.missing_kinds::<Arena>());
    assert_eq!(report.unfinished, 0, "{report}");
}

/// With secrets: what is discarded, and so what is left in the hand (V4.2).
#[test]
fn turns_conform_and_leak_nothing() {
    let turns = (0..400).map(random::turn);
    let report = Kit::default().games(2).max_steps(2000).check_many(turns).unwrap();
    let missing = report.missing_kinds::<Turn>();
    assert!(missing.is_empty(), "{missing:?}\n{report}");
    assert!(report.hidden_differences > 100, "{report}");
    assert_eq!(report.unfinished, 0, "{report}");
}

/// Random play through whole turns: no dead end, no endless game, no panic. The full count is run
/// by hand: `TURNS=100000 cargo test --release -p admiralty-eve --test conformance -- many`.
#[test]
fn many_turns_end() {
    let turns: u64 = std::env::var("TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(4000);
    let mut longest = 0;
    for seed in 0..turns {
        let turn = random::turn(seed);
        let played = play_out(&turn, seed, 100_000, &mut Silent);
        assert_eq!(played.ending, Ending::Over, "seed {seed}: {:?}", played.state);
        longest = longest.max(played.steps());
    }
    println!("{turns} turns, the longest of {longest} steps");
}
