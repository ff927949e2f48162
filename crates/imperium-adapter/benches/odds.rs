//! How long odds take: `cargo bench -p admiralty-imperium-adapter`.
#![allow(clippy::unwrap_used)]

use admiralty_imperium_adapter::notation::{self, BattleLine};
use admiralty_imperium_adapter::odds::answer;
use admiralty_notation::Source;
use admiralty_odds::Method;

fn main() {
    divan::main();
}

fn battle(line: &str) -> BattleLine {
    notation::parse(&Source::new("benchmark", line), &[]).unwrap()
}

/// Exactly, with the joint law of the survivors.
#[divan::bench(args = [
    "3 cruiser vs 2 dreadnought",
    "2 dreadnought, 4 cruiser, 8 fighter, 1 carrier vs 3 dreadnought, 2 cruiser, 5 fighter",
    "5 ground_force, 2 dreadnought vs 4 ground_force; invasion",
    "3 cruiser, 6 fighter vs 2 dreadnought, 3 fighter; retreat \"odds 30%\"",
    "30 dreadnought, 30 cruiser, 30 fighter vs 30 dreadnought, 30 cruiser, 30 fighter",
    "300 cruiser vs 300 cruiser",
])]
fn exact(bencher: divan::Bencher, line: &str) {
    let battle = battle(line);
    bencher.bench(|| answer(&battle).unwrap());
}

/// Ten thousand battles through the rules.
#[divan::bench(args = [
    "3 cruiser vs 2 dreadnought",
    "2 dreadnought, 4 cruiser, 8 fighter vs 3 dreadnought, 2 cruiser, 5 fighter",
], sample_count = 5)]
fn ten_thousand_samples(bencher: divan::Bencher, line: &str) {
    let mut battle = battle(line);
    (battle.options.plan.method, battle.options.plan.samples) = (Method::MonteCarlo, 10_000);
    bencher.bench(|| answer(&battle).unwrap());
}
