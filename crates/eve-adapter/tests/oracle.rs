//! An oracle that shares nothing with the rulebook or the fast path: plain recursion over all ways to
//! play, written from the clauses. Ships are a list, and every ship announces whom it shoots.
#![allow(clippy::unwrap_used)]

#[path = "../../eve/tests/random/mod.rs"]
mod random;

use admiralty_eve::battle::Side;
use admiralty_eve::setup::AmbushKills;
use admiralty_eve_adapter::Objective;
use admiralty_eve_adapter::odds::answer;
use std::collections::HashMap;

/// Attack, shield, ambush, value.
type Ship = [i64; 4];

struct Oracle {
    home: Option<i64>,
    at_once: bool,
    known: HashMap<(Vec<Ship>, Vec<Ship>, i64), i64>,
}

/// All subsets of a list: those that stay and those that go.
fn subsets(ships: &[Ship]) -> Vec<(Vec<Ship>, Vec<Ship>)> {
    (0..1u32 << ships.len())
        .map(|bits| {
            let (mut stay, mut go) = (Vec::new(), Vec::new());
            for (n, ship) in ships.iter().enumerate() {
                if bits >> n & 1 == 1 { stay.push(*ship) } else { go.push(*ship) }
            }
            (stay, go)
        })
        .collect()
}

/// All ways in which shots of these strengths can hit `targets` ships, as the damage of each; with
/// `skip`, a shot may also be held.
fn aims(shots: &[i64], targets: usize, skip: bool) -> Vec<Vec<i64>> {
    let mut all = vec![vec![0; targets]];
    for shot in shots.iter().filter(|_| targets > 0) {
        let mut next = Vec::new();
        for aim in all {
            for target in 0..targets {
                let mut aim = aim.clone();
                aim[target] += shot;
                next.push(aim);
            }
            if skip {
                next.push(aim);
            }
        }
        all = next;
    }
    all
}

fn value(ships: &[Ship]) -> i64 {
    ships.iter().map(|ship| ship[3]).sum()
}

fn alive(ships: &[Ship], damage: &[i64]) -> Vec<Ship> {
    ships.iter().zip(damage).filter(|(ship, damage)| **damage < ship[1]).map(|(ship, _)| *ship).collect()
}

impl Oracle {
    /// The value at the beginning of a phase; `gone` is the value of what the defender has withdrawn.
    fn phase(&mut self, attackers: &[Ship], defenders: &[Ship], gone: i64) -> i64 {
        let key = (attackers.to_vec(), defenders.to_vec(), gone);
        if let Some(value) = self.known.get(&key) {
            return *value;
        }
        let mut best = i64::MIN;
        for (a, a_gone) in subsets(attackers) {
            let mut worst = i64::MAX;
            for (d, d_gone) in subsets(defenders) {
                let gone = gone + value(&d_gone);
                let left = !d_gone.is_empty();
                worst = worst.min(self.ambush(&a, &d, left, defenders.is_empty(), gone));
            }
            best = best.max(worst + value(&a_gone));
        }
        self.known.insert(key, best);
        best
    }

    fn ambush(&mut self, a: &[Ship], d: &[Ship], left: bool, absent: bool, gone: i64) -> i64 {
        if a.is_empty() {
            return -value(d) - gone;
        }
        let shots: Vec<i64> = d.iter().map(|ship| ship[2]).filter(|ambush| *ambush > 0).collect();
        let mut worst = i64::MAX;
        for damage in aims(&shots, a.len(), false) {
            let (mut ships, mut hurt) = (Vec::new(), Vec::new());
            for (ship, damage) in a.iter().zip(&damage) {
                if !self.at_once || *damage < ship[1] {
                    ships.push(*ship);
                    hurt.push(*damage);
                }
            }
            let value = match ships.is_empty() {
                true => -value(d) - gone,
                false => self.targets(&ships, &hurt, d, left, absent, gone),
            };
            worst = worst.min(value);
        }
        worst
    }

    fn targets(&mut self, a: &[Ship], hurt: &[i64], d: &[Ship], left: bool, absent: bool, gone: i64) -> i64 {
        let shots = |ships: &[Ship]| ships.iter().map(|ship| ship[0]).collect::<Vec<_>>();
        let mut best = i64::MIN;
        for at_d in aims(&shots(a), d.len(), true) {
            let mut worst = i64::MAX;
            for at_a in aims(&shots(d), a.len(), true) {
                let sum: Vec<i64> = at_a.iter().zip(hurt).map(|(one, other)| one + other).collect();
                let (a2, d2) = (alive(a, &sum), alive(d, &at_d));
                let left = left || d2.len() < d.len();
                worst = worst.min(self.result(&a2, &d2, left, absent, gone));
            }
            best = best.max(worst);
        }
        best
    }

    fn result(&mut self, a: &[Ship], d: &[Ship], left: bool, absent: bool, gone: i64) -> i64 {
        let attack: i64 = a.iter().map(|ship| ship[0]).sum();
        if self.home.is_some_and(|shield| !a.is_empty() && attack >= shield) {
            return value(a) + 1000;
        }
        if a.is_empty() || absent || !left {
            return value(a) - value(d) - gone;
        }
        self.phase(a, d, gone)
    }
}

#[test]
fn odds_are_those_of_the_oracle() {
    let (mut starbases, mut signs) = (0, [0; 3]);
    for seed in 10_000..11_500 {
        let arena = random::arena(seed, 3);
        let mut ships = Side::BOTH.map(|side| {
            let mut ships: Vec<Ship> = Vec::new();
            for (kind, n) in arena.fleets[side.index()].kinds() {
                let f = arena.figures(kind);
                let ship = [f.attack, f.shield, f.ambush, f.value].map(i64::from);
                ships.extend((0..n).map(|_| ship));
            }
            ships
        });
        ships.iter_mut().for_each(|ships| ships.sort_unstable());
        let at_once = arena.ambush_kills == AmbushKills::AtOnce;
        let mut oracle = Oracle { home: arena.home.map(i64::from), at_once, known: HashMap::new() };
        let expected = oracle.phase(&ships[0], &ships[1], 0);
        let found = answer(&arena, Objective::Material, u64::MAX).unwrap();
        assert_eq!(found.value, expected, "{seed}: {arena:?}");
        assert_eq!(Objective::Material.worth(&arena, &found.end), expected, "{seed}: {arena:?}");
        starbases += u32::from(expected > 900);
        signs[(expected.signum() + 1) as usize] += 1;
    }
    assert!(starbases > 100 && signs.iter().all(|n| *n > 50), "{starbases} {signs:?}");
}
