//! Odds of lines and scenarios, as the command line asks for them.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::{Adapter, Answer};
use admiralty_notation::{Problems, Source};
use admiralty_warpgate_adapter::Warpgate;

fn ask(line: &str, flags: &[(&str, &str)]) -> Result<Answer, Problems> {
    let flags: Vec<(String, String)> = flags.iter().map(|(n, v)| ((*n).into(), (*v).into())).collect();
    Warpgate.odds_of_line(&Source::new("line", line), &flags)
}

fn number(answer: &Answer, path: &str) -> f64 {
    let value = path.split('.').fold(&answer.json, |value, key| &value[key]);
    value.as_f64().unwrap_or_else(|| panic!("{path} in {:#}", answer.json))
}

fn check(line: &str, flags: &[(&str, &str)], path: &str, expected: f64) {
    let answer = ask(line, flags).unwrap_or_else(|problems| panic!("{line}: {problems}"));
    let value = number(&answer, path);
    assert!((value - expected).abs() < 1e-9, "{line}: {path} is {value}, not {expected}");
    let gap = number(&answer, "certificate.gap");
    assert!(gap <= 1e-9, "{line}: gap {gap}");
    let win = number(&answer, "win.attacker") + number(&answer, "win.defender");
    assert!((win - 1.0).abs() < 1e-9, "{line}: somebody wins");
    for side in ["attacker", "defender"] {
        let p: f64 = answer.json["survivors"][side]
            .as_array()
            .unwrap()
            .iter()
            .map(|left| left["p"].as_f64().unwrap())
            .sum();
        let win = number(&answer, &format!("win.{side}"));
        assert!((p - win).abs() < 1e-9, "{line}: survivors of the {side} sum to its win");
    }
}

#[test]
fn known_values() {
    let seed = &[("deck", "seed")];
    check("6 vs 2 ; objective balance", seed, "value", 4.833_333_333_333_334);
    check("4 vs 5 ; objective balance", seed, "value", -1.75);
    check("6 deck(2 5 1 2) vs 2 deck(2 5 1 2)", &[], "win.attacker", 1.0);
    check("3 deck(5 4 3 3 2 2 1 0) vs 4 deck(5 4 3 3 2 2 1 0)", &[], "win.attacker", 254.0 / 784.0);
}

/// By hand: with bare multipliers the highest card is always best, so that the odds are those of
/// the highest of two cards.
#[test]
fn odds_by_hand() {
    // 1 against 1: the attacker wins unless the defender's best is higher. Decks of three: the best of
    // two is 3 with 2/3, 2 with 1/3.
    check("1 deck(1 2 3) vs 1 deck(1 2 3)", &[], "win.attacker", 1.0 - 1.0 / 3.0 * 2.0 / 3.0);
    // Known hands and plays.
    check("1 deck(1 2 3) hand(1 2) vs 1 deck(1 2 3)", &[], "win.attacker", 1.0 / 3.0);
    check("1 deck(1 2 3) vs 1 plays(3)", &[], "win.attacker", 2.0 / 3.0);
    check("1 plays(2) vs 1 plays(3)", &[], "win.attacker", 0.0);
    check("1 plays(3) vs 1 plays(3)", &[], "win.attacker", 1.0);
    // One card of the hand is known, the other drawn from the two that are left.
    check("1 deck(1 2 3) hand(1) vs 1 plays(3)", &[], "win.attacker", 0.5);
    // Discards are out: 2 and 1 are what can be drawn.
    check("1 deck(1 2 3) discards(3) vs 1 plays(3)", &[], "win.attacker", 0.0);
    // W2.2: one card in the deck, then the shuffled discards: 1 and one of 2 and 3.
    check("1 deck(1 2 3) discards(2 3) vs 1 plays(3)", &[], "win.attacker", 0.5);
    // The ships that are left when nothing is destroyed.
    check("3 deck(1 2 3) vs 1 plays(3) ; objective balance", &[], "value", 4.0);
    check("3 deck(1 2 3) vs 1 plays(3) ; planet 5", &[], "value", 7.0);
}

/// W5.3, W5.8: 6 against 2, Pitched Battle against Heroic Sacrifice.
#[test]
fn the_first_example_as_a_line() {
    let line = "6 plays(\"Pitched Battle\") vs 2 plays(\"Heroic Sacrifice\")";
    check(line, &[("deck", "seed")], "value", 5.0);
    check(line, &[("deck", "seed")], "expected_losses.attacker.ship", 3.0);
    check(line, &[("deck", "seed")], "expected_losses.defender.ship", 2.0);
}

/// A game in which neither may play for sure: matching pennies, with cancels and last stands.
#[test]
fn mixed_play_is_found() {
    let answer = ask("10 vs 12", &[("deck", "training")]).unwrap();
    let mixed = answer.json["strategy"]["attacker"].as_array().unwrap().iter().any(|hand| {
        hand["play"].as_array().unwrap().iter().any(|card| {
            let p = card["p"].as_f64().unwrap();
            p > 0.01 && p < 0.99
        })
    });
    assert!(mixed, "{}", answer.text);
}

/// The solution of every battle is proved by both players' guarantees.
#[test]
fn every_battle_proves_itself() {
    for deck in ["seed", "training"] {
        for objective in ["win", "balance"] {
            for (attacker, defender) in (1..13).flat_map(|a| (1..13).map(move |d| (a, d))) {
                if (attacker + defender) % 3 != 0 {
                    continue;
                }
                let line = format!("{attacker} vs {defender}");
                let answer = ask(&line, &[("deck", deck), ("objective", objective)]).unwrap();
                let gap = number(&answer, "certificate.gap");
                assert!(gap <= 1e-9, "{line}, {deck}, {objective}: {gap}");
                assert_eq!(answer.json["method"]["kind"], "exact");
            }
        }
    }
}

/// What the solution says of itself is what playing it through the rules comes to.
#[test]
fn samples_agree() {
    for line in ["4 vs 5", "6 tech(\"Drill Targeting\" \"Drill Scouts\") vs 5 tech(\"Drill Reprisal\")"] {
        let deck = ("deck", if line.contains("tech") { "training" } else { "seed" });
        let exact = ask(line, &[deck]).unwrap();
        let samples = [deck, ("method", "monte-carlo"), ("samples", "20000")];
        let sampled = ask(line, &samples).unwrap();
        let error = sampled.json["method"]["standard_error"].as_f64().unwrap();
        for path in
            ["value", "win.attacker", "expected_losses.attacker.ship", "expected_losses.defender.ship"]
        {
            let off = (number(&exact, path) - number(&sampled, path)).abs();
            assert!(off < 5.0 * error.max(0.005), "{line}: {path} is off by {off}");
        }
    }
}

#[test]
fn who_plays_by_the_rule_does_worse() {
    let best = number(&ask("4 vs 5", &[("deck", "seed")]).unwrap(), "value");
    let attacker = number(&ask("4 vs 5", &[("deck", "seed"), ("attacker", "rule")]).unwrap(), "value");
    let defender = number(&ask("4 vs 5", &[("deck", "seed"), ("defender", "rule")]).unwrap(), "value");
    assert!(attacker <= best + 1e-9 && best <= defender + 1e-9, "{attacker} {best} {defender}");
}

#[test]
fn beyond_the_budget() {
    let flags = [("deck", "training"), ("method", "exact"), ("budget", "10")];
    let problems = ask("10 vs 12", &flags).unwrap_err();
    assert_eq!(problems.exit_code(), 3);
    let answer = ask("10 vs 12", &[("deck", "training")]).unwrap();
    let exact = number(&answer, "value");
    let interval = ask("10 vs 12", &[("deck", "training"), ("budget", "10000")]).unwrap();
    let (low, high) = (number(&interval, "method.low"), number(&interval, "method.high"));
    assert!(low < exact && exact < high && high - low < 5.0, "{low} {exact} {high}");
}

/// Cards besides the deck are computed, and said.
#[test]
fn cards_that_are_not_in_the_deck_are_named() {
    let notes = |answer: Answer| answer.json["notes"].to_string();
    let said = notes(ask("4 deck(1 2 3) discards(9) hand(7 1) vs Bob: 4 deck(1 2 3) plays(7)", &[]).unwrap());
    assert!(said.contains("attacker: 9, 7 are not among the cards of the deck"), "{said}");
    assert!(said.contains("Bob: 7 is not among the cards of the deck"), "{said}");
    // Without a deck there is nothing to be in.
    for line in ["4 hand(7 1) vs 4 plays(7)", "4 deck(7 1 2) hand(7 1) vs 4 deck(7 1) plays(7)"] {
        assert_eq!(notes(ask(line, &[]).unwrap()), "null", "{line}");
    }
}

#[test]
fn a_balance_of_nothing_has_no_sign() {
    let answer = ask("2 plays(1) vs 4 plays(1) ; objective balance ; planet 2", &[]).unwrap();
    assert!(answer.text.contains("Balance for attacker: -4.0000"), "{}", answer.text);
    let even = ask("4 plays(1) vs 6 plays(0) ; objective balance ; planet 2", &[]).unwrap();
    assert!(even.text.contains("Balance for attacker: 0.0000"), "{}", even.text);
}

/// The six hands of four cards sum to 1, and not to a little less.
#[test]
fn what_is_certain_is_said_so() {
    let answer = ask("4 deck(9 8 7 6) vs 4 deck(5 4 3 2)", &[]).unwrap();
    assert!(answer.text.contains("wins 100 %\n") && !answer.text.contains("less"), "{}", answer.text);
    assert_eq!(number(&answer, "win.attacker"), 1.0);
}

#[test]
fn what_a_person_reads() {
    let answer = ask("Red: 4 vs Blue: 5", &[("deck", "seed")]).unwrap();
    for part in ["Red plays", "Pitched Battle", "Balance for Red: -1.7500", "Exact", "is a guess", "To paste"]
    {
        assert!(answer.text.contains(part), "{part}\n{}", answer.text);
    }
}

/// Two decks of eight different cards take no longer than a blink, also without optimisation.
#[test]
fn eight_cards_are_quick() {
    let start = std::time::Instant::now();
    ask("5 vs 4", &[("deck", "training")]).unwrap();
    println!("{:?}", start.elapsed());
    assert!(start.elapsed().as_millis() < 2000);
}
