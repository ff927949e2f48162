//! The fast path is the rulebook: on random battles the law of the ends equals that of the general
//! solver, when both sides follow the same orders.
#![allow(clippy::unwrap_used)]

#[path = "../../imperium/tests/random_battle/mod.rs"]
mod random_battle;

use admiralty_game::{Rulebook, Seat};
use admiralty_imperium::battle::{Arena, Battle, Choice, Outcome, Setup, Side};
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_imperium_adapter::conduct::{Orders, Retreat};
use admiralty_imperium_adapter::fast::Fast;
use admiralty_odds::{Following, Question, Wish, solve};
use random_battle::Luck;
use std::collections::BTreeMap;

struct AttackerWins;

impl<R: Rulebook<State = Battle>> Question<R> for AttackerWins {
    fn worth(&self, _: &R, end: &Battle) -> i64 {
        i64::from(end.outcome() == Some(Outcome::Won(Side::Attacker)))
    }
    fn wish(&self, _: &R, _: Seat) -> Wish {
        Wish::Most
    }
}

type End = (&'static str, [Units; 2]);

fn key(outcome: Outcome, left: [Units; 2]) -> End {
    match outcome {
        Outcome::Won(Side::Attacker) => ("attacker", left),
        Outcome::Won(Side::Defender) => ("defender", left),
        Outcome::Neither => ("neither", left),
        Outcome::Retreated => ("retreated", left),
        Outcome::Undecided => ("undecided", left),
    }
}

fn orders(luck: &mut Luck, setup: &mut Setup) -> Orders {
    let mut losses = [0u8, 1].map(|_| (0..5).map(UnitId).collect::<Vec<_>>());
    for order in &mut losses {
        for at in (1..order.len()).rev() {
            order.swap(at, luck.below(at as u32 + 1) as usize);
        }
        order.truncate(luck.below(6) as usize);
    }
    let retreat = match luck.below(5) {
        _ if !setup.may_retreat => None,
        0 | 1 => Some(Retreat::Odds(f64::from(luck.below(101)))),
        2 => Some(Retreat::Ships(luck.below(5))),
        3 => Some(Retreat::Round(1 + luck.below(3) as u16)),
        _ => None,
    };
    match retreat {
        // Rounds must be counted that far.
        Some(Retreat::Round(round)) => setup.rounds = Some(setup.rounds.unwrap_or(0).max(round)),
        _ => setup.rounds = setup.stop_after,
    }
    Orders { losses, retreat }
}

#[test]
fn random_battles_end_as_the_rulebook_says() {
    let mut kinds = BTreeMap::new();
    for seed in 0..3000 {
        let mut setup = random_battle::setup(seed, 4);
        let luck = &mut Luck::new(seed + 1_000_000);
        let orders = orders(luck, &mut setup);
        let fast = Fast::new(&setup, &orders, u64::MAX).unwrap();
        let law = fast.law();
        let mut found: BTreeMap<End, f64> = BTreeMap::new();
        let none = Units::NONE;
        let won = law.attacker.iter().map(|(a, p)| (("attacker", [*a, none]), *p));
        let lost = law.defender.iter().map(|(d, p)| (("defender", [none, *d]), *p));
        let others = law.retreated.iter().map(|(left, p)| (("retreated", *left), *p));
        let open = law.undecided.iter().map(|(left, p)| (("undecided", *left), *p));
        let neither = [(("neither", [none; 2]), law.neither)];
        for (end, p) in won.chain(lost).chain(others).chain(open).chain(neither) {
            *found.entry(end).or_default() += p;
        }
        let arena = Arena::new(setup.clone()).unwrap();
        let decide = |state: &Battle, seat: Seat, options: &[Choice]| {
            orders.choose(&arena, state, seat, options, || fast.chance(state))
        };
        let following = Following::new(&arena, decide);
        let start = following.start_silent();
        let solved =
            solve::<_, f64>(&following, std::slice::from_ref(&start), &AttackerWins, 1_000_000).unwrap();
        let value: f64 = law.attacker.iter().map(|(_, p)| p).sum();
        assert!((value - solved.value(&start).unwrap()).abs() < 1e-12, "seed {seed}: {value}");
        let mut expected: BTreeMap<End, f64> = BTreeMap::new();
        for (state, p) in solved.ends(&[(start.clone(), 1.0)]).unwrap() {
            *expected.entry(key(state.outcome().unwrap(), state.forces)).or_default() += p;
        }
        for end in found.keys().chain(expected.keys()) {
            let p = |law: &BTreeMap<End, f64>| law.get(end).copied().unwrap_or(0.0);
            let (fast, slow) = (p(&found), p(&expected));
            assert!(
                (fast - slow).abs() < 1e-12,
                "seed {seed}: {end:?}: {fast}, not {slow}\n{setup:?}\n{orders:?}"
            );
        }
        for (kind, _) in expected.keys() {
            *kinds.entry(*kind).or_insert(0) += 1;
        }
    }
    assert!(kinds.len() == 5 && kinds.values().all(|n| *n > 200), "{kinds:?}");
}

/// The chance on which a retreat depends is that of the battle fought to the end from there.
#[test]
fn chances_are_those_of_the_battle_from_there() {
    for seed in 0..400 {
        let mut setup = random_battle::setup(seed, 4);
        setup.may_retreat = setup.kind == admiralty_imperium::battle::Kind::Space;
        if !setup.may_retreat {
            continue;
        }
        (setup.rounds, setup.stop_after) = (None, None);
        setup.first = [Units::NONE; 2];
        let orders = Orders { retreat: Some(Retreat::Odds(50.0)), ..Orders::default() };
        let chance = {
            let fast = Fast::new(&setup, &orders, u64::MAX).unwrap();
            let arena = Arena::new(setup.clone()).unwrap();
            let start = arena.start_silent();
            start.outcome().is_none().then(|| fast.chance(&start))
        };
        let whole = admiralty_imperium_adapter::fast::chance_to_win(&setup, &orders, u64::MAX).unwrap();
        if let Some(chance) = chance {
            assert!((chance - whole).abs() < 1e-12, "seed {seed}: {chance}, not {whole}");
        }
    }
}
