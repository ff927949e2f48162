//! The fast path gives what the general solver gives, which knows nothing but the rulebook.
#![allow(clippy::unwrap_used)]

#[path = "../../eve/tests/random/mod.rs"]
mod random;

use admiralty_eve_adapter::Objective;
use admiralty_eve_adapter::fast::Fast;
use admiralty_game::{Rulebook, Step};
use admiralty_odds::solve;

/// In the first state, and in all states on the line of best play, every option.
#[test]
fn fast_is_the_general_solver() {
    let battles: u64 = std::env::var("BATTLES").ok().and_then(|n| n.parse().ok()).unwrap_or(2500);
    let mut compared = 0;
    for seed in 0..battles {
        let arena = random::arena(seed, 3);
        for objective in Objective::ALL {
            let start = arena.start_silent();
            let solved = match solve::<_, f64>(&arena, std::slice::from_ref(&start), &objective, 60_000) {
                Ok(solved) => solved,
                Err(_) => continue,
            };
            compared += 1;
            let mut fast = Fast::new(&arena, &arena.fleets, objective, u64::MAX).unwrap();
            let mut state = start;
            loop {
                let value = fast.value(&state).unwrap();
                assert_eq!(Some(value as f64), solved.value(&state).copied(), "{seed} {arena:?} {state:?}");
                let Step::Decide(seats) = arena.step(&state) else { break };
                let options = fast.options(&arena, &state).unwrap();
                let expected: Vec<_> = solved.options(&state);
                let options: Vec<_> =
                    options.iter().map(|(choice, value)| (*choice, *value as f64)).collect();
                assert_eq!(options, expected, "{seed} {arena:?} {state:?}");
                let best = solved.best(&state).unwrap();
                arena.choose(&mut state, seats.first().unwrap(), best, &mut admiralty_game::Silent);
            }
        }
    }
    assert!(compared > battles, "only {compared} battles were small enough");
    println!("{compared} battles compared");
}
