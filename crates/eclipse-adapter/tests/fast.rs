//! The fast path is the rulebook, only faster: it agrees with the general solver, which plays
//! the rulebook step by step, on thousands of random battles.
#![allow(clippy::unwrap_used)]

mod common;

use admiralty_eclipse::battle::{Arena, Battle, Side};
use admiralty_eclipse_adapter::Objective;
use admiralty_eclipse_adapter::fast::Fast;
use admiralty_game::Rulebook;
use admiralty_odds::monte_carlo::Luck;
use admiralty_odds::{Solution, Trouble, solve};

/// States that the general solver may look at in these tests; larger battles are skipped, and
/// the tests count how many are not.
const MOST: usize = 60_000;

fn general(arena: &Arena, objective: Objective) -> Option<(Battle, Solution<Arena, f64>)> {
    let start = arena.start_silent();
    match solve(arena, std::slice::from_ref(&start), &objective, MOST) {
        Ok(solution) => Some((start, solution)),
        Err(Trouble::TooManyStates(_)) => None,
        Err(other) => panic!("{other} in {arena:?}"),
    }
}

#[test]
fn values_and_ends_agree_with_the_general_solver() {
    let mut luck = Luck::new(2026, 0);
    let (mut compared, mut skipped) = (0, 0);
    for game in 0..3000 {
        let arena = common::battle(&mut luck, common::SMALL);
        for objective in [Objective::Hold, Objective::Material] {
            let Some((start, solution)) = general(&arena, objective) else {
                skipped += 1;
                continue;
            };
            let fleets = [[arena.sides[0].fleet, arena.sides[1].fleet]];
            let solved = Fast::new(&arena, objective, &fleets).solve();
            let starts = [(fleets[0], 1.0)];
            let (fast, slow) = (solved.value_of(&starts), *solution.value(&start).unwrap());
            assert!((fast - slow).abs() < 1e-9, "{game} {objective:?}: {fast} is not {slow}: {arena:#?}");
            let ends = solved.ends(&starts);
            let sum: f64 = ends.left.iter().flatten().map(|(_, p)| p).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{game} {objective:?}: ends sum to {sum}: {arena:#?}");
            let value: f64 = match objective {
                Objective::Hold => ends.left[0].iter().map(|(_, p)| p).sum(),
                Objective::Material => (0..4)
                    .map(|slot| {
                        let worth = |side: usize| f64::from(arena.sides[side].specs[slot].cost);
                        ends.losses[1][slot] * worth(1) - ends.losses[0][slot] * worth(0)
                    })
                    .sum(),
            };
            assert!((value - slow).abs() < 1e-8, "{game} {objective:?}: ends give {value}, not {slow}");
            compared += 1;
        }
    }
    assert!(compared > 4000, "only {compared} battles were compared, {skipped} were too large");
}

/// Every option in every state is worth the same to both.
#[test]
fn options_in_every_state_agree_with_the_general_solver() {
    let mut luck = Luck::new(5, 0);
    let mut compared = 0;
    for _ in 0..400 {
        let arena = common::battle(&mut luck, common::SMALL);
        let objective = if luck.below(2) == 0 { Objective::Hold } else { Objective::Material };
        let Some((start, solution)) = general(&arena, objective) else { continue };
        let solved = Fast::new(&arena, objective, &[]).solve();
        let mut state = start;
        let mut options = Vec::new();
        for _ in 0..60 {
            use admiralty_game::{Rulebook, Silent, Step};
            match arena.step(&state) {
                Step::Over => break,
                Step::Chance(chance) => {
                    let rolled = chance.sample(&mut |n| luck.below(n));
                    arena.happen(&mut state, &rolled, &mut Silent);
                }
                Step::Decide(seats) => {
                    let lost = |side: Side| {
                        // The fast path values from here on; the general solver the whole battle.
                        let specs = arena.side(side).specs.iter();
                        let before = arena.side(side).fleet.iter().map(|s| f64::from(s.count()));
                        let now = state.stacks[side.index()].iter().map(|s| f64::from(s.ships.count()));
                        specs.zip(before.zip(now)).map(|(s, (b, n))| f64::from(s.cost) * (b - n)).sum::<f64>()
                    };
                    let so_far = match objective {
                        Objective::Hold => 0.0,
                        Objective::Material => lost(Side::Defender) - lost(Side::Attacker),
                    };
                    let mine = solved.options(&state);
                    let theirs = solution.options(&state);
                    assert_eq!(mine.len(), theirs.len(), "{state:?} {arena:#?}");
                    for (choice, value) in &mine {
                        let (_, other) = theirs.iter().find(|(c, _)| c == choice).unwrap();
                        let value = value + so_far;
                        assert!(
                            (value - other).abs() < 1e-9,
                            "{choice:?}: {value} is not {other} in {state:?}"
                        );
                        compared += 1;
                    }
                    let seat = seats.first().unwrap();
                    arena.options(&state, seat, &mut options);
                    let choice = options[luck.below(options.len() as u32) as usize];
                    arena.choose(&mut state, seat, choice, &mut Silent);
                }
            }
        }
    }
    assert!(compared > 1000, "only {compared} options were compared");
}
