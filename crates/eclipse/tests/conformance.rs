//! The rulebook passes the conformance kit: as battles and as whole Combat Phases.
#![allow(clippy::unwrap_used)]

mod random;

use admiralty_conformance::Kit;
use admiralty_eclipse::battle::Arena;
use admiralty_eclipse::phase::CombatPhase;
use admiralty_game::{Rulebook, Seat};

#[test]
fn battles_conform() {
    let arenas = (0..300).map(random::arena);
    let report = Kit::default().games(3).pairs(0).max_steps(4000).check_many(arenas).unwrap();
    assert!(report.missing_kinds::<Arena>().is_empty(), "{:?}\n{report}", report.missing_kinds::<Arena>());
}

/// With secrets: what others draw, keep and return (E10.2).
#[test]
fn phases_conform_and_leak_nothing() {
    let phases = (0..200).map(random::phase);
    let report = Kit::default().games(2).max_steps(6000).check_many(phases).unwrap();
    let missing = report.missing_kinds::<CombatPhase>();
    assert!(missing.is_empty(), "{missing:?}\n{report}");
    assert!(report.hidden_differences > 50, "{report}");
}

/// E10.2: which tile is kept or goes back is hidden; that is all that is.
#[test]
fn tiles_kept_and_returned_are_secret_and_nothing_else() {
    use admiralty_eclipse::phase::Choice;
    let phase = random::phase(1);
    let state = phase.start_silent();
    let secret = |choice| phase.is_secret(&state, Seat(0), choice);
    assert!(secret(Choice::Keep(4)) && secret(Choice::Return(1)));
    assert!(!secret(Choice::PlaceDisc) && !secret(Choice::NoDisc));
}

/// Random play through whole phases: no dead end, no endless game, no panic. The full count is
/// run by hand: `PHASES=100000 cargo test --release -p admiralty-eclipse --test conformance -- many`.
#[test]
fn many_phases_end() {
    let phases: u64 = std::env::var("PHASES").ok().and_then(|n| n.parse().ok()).unwrap_or(2000);
    let (mut steps, mut longest) = (0, 0);
    for seed in 0..phases {
        let phase = random::phase(seed);
        let played = admiralty_conformance::play_out(&phase, seed, 1_000_000, &mut admiralty_game::Silent);
        assert_eq!(played.ending, admiralty_conformance::Ending::Over, "seed {seed}: {:?}", played.state);
        steps += played.steps();
        longest = longest.max(played.steps());
    }
    println!("{phases} phases, {steps} steps, the longest {longest}");
}
