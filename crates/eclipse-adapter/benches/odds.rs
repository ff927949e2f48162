//! How long odds take: `cargo bench -p admiralty-eclipse-adapter`.
#![allow(clippy::unwrap_used)]

use admiralty_eclipse_adapter::notation::{self, BattleLine};
use admiralty_eclipse_adapter::odds::{answer, own_start};
use admiralty_notation::Source;
use admiralty_odds::Method;

fn main() {
    divan::main();
}

fn battle(line: &str) -> BattleLine {
    notation::parse(&Source::new("benchmark", line), &[]).unwrap()
}

/// Exact best play of both sides, with the law of the survivors.
#[divan::bench(args = [
    "3 interceptor vs 1 ancient",
    "2 cruiser, 2 interceptor vs 2 cruiser, 2 interceptor",
    "4 cruiser(shield=1 computer=1 yellow=1 orange=1 hull=1) vs 2 dreadnought(shield=2 red=1 yellow=1 hull=3), 4 interceptor",
    "2 dreadnought, 2 cruiser, 4 interceptor vs 2 dreadnought, 2 cruiser, 4 interceptor",
    "2 dreadnought, 4 cruiser, 8 interceptor vs 2 dreadnought, 4 cruiser, 8 interceptor",
], sample_count = 5)]
fn exact(bencher: divan::Bencher, line: &str) {
    let battle = battle(line);
    let start = [own_start(&battle.arena)];
    bencher.bench(|| answer(&battle.arena, battle.options.objective, &battle.options.plan, &start).unwrap());
}

/// A hundred thousand battles through the rules, dice by the rule for NPCs.
#[divan::bench(args = [
    "3 interceptor vs 3 interceptor",
    "3 cruiser vs 3 cruiser",
    "1 dreadnought, 1 cruiser, 1 interceptor vs 3 ancient",
], sample_count = 5)]
fn hundred_thousand_samples(bencher: divan::Bencher, line: &str) {
    let battle = battle(&format!("{line}; attacker rule"));
    let mut plan = battle.options.plan;
    (plan.method, plan.samples) = (Method::MonteCarlo, 100_000);
    let start = [own_start(&battle.arena)];
    bencher.bench(|| answer(&battle.arena, battle.options.objective, &plan, &start).unwrap());
}
