//! Known odds, from two programs and by hand.
#![allow(clippy::unwrap_used)]

use admiralty_imperium_adapter::notation::parse;
use admiralty_imperium_adapter::odds::{Answer, answer};
use admiralty_notation::Source;

fn odds(line: &str) -> Answer {
    let battle = parse(&Source::new("line", line), &[]).unwrap_or_else(|p| panic!("{line}: {p}"));
    answer(&battle).unwrap()
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
}

#[test]
fn known_values() {
    let battle = odds("3 cruiser vs 2 dreadnought");
    close(battle.win[0], 0.4230759796427768);
    close(battle.win[1], 0.47970066662358485);
    close(battle.neither, 0.09722335373363836);
    let battle = odds("3 fighter, 1 carrier vs 1 dreadnought");
    close(battle.win[0], 0.9293125326977961);
    close(battle.win[1], 0.056549973841763065);
    close(battle.neither, 0.014137493460440766);
    let battle =
        odds("2 dreadnought, 3 fighter vs 2 cruiser, 1 dreadnought; losses attacker=dreadnought,fighter");
    close(battle.win[0], 0.8311101106052787);
    close(odds("3 ground_force, 2 dreadnought vs 3 ground_force; invasion").win[0], 0.8651022684478563);
    close(
        odds("3 ground_force, 2 dreadnought vs 3 ground_force, 1 pds; invasion").win[0],
        0.31705943874188286,
    );
}

/// One against one, each hitting with 1/2: a round has four ways, one of which leads back.
#[test]
fn by_hand() {
    let battle = odds("a(combat=6) vs a(combat=6)");
    close(battle.win[0], 1.0 / 3.0);
    close(battle.neither, 1.0 / 3.0);
    let battle = odds("a(combat=6) vs a(combat=6); rounds 2");
    close(battle.undecided.unwrap(), 1.0 / 16.0);
    close(battle.win[0], 1.0 / 4.0 + 1.0 / 16.0);
    // In an Invasion both gone is the defender's.
    close(odds("ground_force(combat=6) vs ground_force(combat=6); invasion").win[1], 2.0 / 3.0);
    // After one round the attacker goes if it can.
    let battle = odds("a(combat=6) vs a(combat=6); retreat \"round 1\"");
    close(battle.win[0], 1.0 / 4.0);
    close(battle.win[1], 1.0 / 4.0 + 1.0 / 4.0);
    close(battle.retreated[0].1, 1.0 / 4.0);
    // I5.2.4: nobody can ever hit.
    close(odds("fighter(combat=11) vs fighter(combat=11)").win[1], 1.0);
    // I5.2.2: the damage is sustained once: two hits are needed, and each round has one with 1/2.
    close(odds("a(combat=6 sustains) vs b(combat=11); sustain on").win[0], 1.0);
    let battle = odds("a(combat=11 sustains) vs b(combat=6); rounds 2; sustain on");
    close(battle.win[1], 1.0 / 4.0);
}

#[test]
fn all_probabilities_sum_to_one() {
    for line in [
        "30 dreadnought, 30 cruiser, 30 fighter vs 30 dreadnought, 30 cruiser, 30 fighter",
        "300 cruiser vs 250 cruiser",
        "9 war_sun, 20 fighter vs 30 cruiser; sustain on; retreat \"odds 40%\"",
        "20 cruiser vs 20 cruiser; rounds 6; retreat \"ships 8\"",
    ] {
        let battle = odds(line);
        let sum = battle.win[0] + battle.win[1] + battle.neither + battle.undecided.unwrap_or(0.0);
        assert!((sum - 1.0).abs() < 1e-11, "{line}: {sum}");
        for side in [0, 1] {
            let left: f64 = battle.survivors[side].iter().map(|(_, p)| p).sum();
            close(left, battle.win[side]);
        }
    }
}

/// Samples through the rules, with the same orders.
#[test]
fn samples_agree() {
    for line in [
        "3 cruiser, 2 fighter vs 2 dreadnought; retreat \"odds 40%\"",
        "war_sun, fighter vs 3 dreadnought; sustain on; rounds 2",
        "3 ground_force, dreadnought vs 2 ground_force; invasion",
    ] {
        let (exact, sampled) = (odds(line), odds(&format!("{line}; method monte-carlo; samples 100000")));
        for side in [0, 1] {
            let bound = 5.0 * (0.25f64 / 100_000.0).sqrt();
            let difference = exact.win[side] - sampled.win[side];
            assert!(difference.abs() < bound, "{line}: {difference}");
        }
    }
}
