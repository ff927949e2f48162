//! The odds as the command line asks for them.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::{Adapter, Answer};
use admiralty_eve_adapter::Eve;
use admiralty_notation::{Problems, Source};

fn odds(line: &str, flags: &[(&str, &str)]) -> Result<Answer, Problems> {
    let flags: Vec<(String, String)> =
        flags.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Eve.odds_of_line(&Source::new("the battle line", line), &flags)
}

#[test]
fn values_by_hand() {
    for (line, flags, value) in [
        ("shipa(3/3), shipb(2/2) vs shipa(2/2 ambush=1), shipb(1/3 value=2)", &[][..], -1),
        ("shipa(2/2), shipb(2/2), shipc(2/2) vs shipa(2/2), shipb(2/2)", &[], 1),
        ("shipa(3/3), shipb(2/2) vs shipa(2/2)", &[("home", "4")], 1),
        // Nobody defends: the attackers stay, and their ships count.
        ("2 a(1/1 value=3) vs b(0/1 value=2)", &[("objective", "region")], 1),
        // The defender cannot be destroyed, and drives the attacker off.
        ("a(1/1) vs b(0/2)", &[("objective", "region")], -1),
    ] {
        let answer = odds(line, flags).unwrap();
        assert_eq!(answer.json["value"], f64::from(value), "{line}");
        let win = &answer.json["win"];
        let sum: f64 =
            ["attacker", "defender", "neither"].map(|side| win[side].as_f64().unwrap()).iter().sum();
        assert_eq!(sum, 1.0);
        for side in ["attacker", "defender"] {
            let survivors = answer.json["survivors"][side].as_array().unwrap();
            let p: f64 = survivors.iter().map(|survivor| survivor["p"].as_f64().unwrap()).sum();
            assert_eq!(p, win[side].as_f64().unwrap(), "{line}");
        }
    }
}

/// Best play is told step by step, with the names that the line gives.
#[test]
fn the_line_is_told_in_prose() {
    let line = "Ian: a(2/2) vs Elysha: b(0/2 value=5), c(1/1 ambush=1)";
    let json = odds(line, &[]).unwrap().json;
    let told: Vec<&str> =
        json["line"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    assert!(told.iter().all(|line| line.starts_with("phase ")), "{told:?}");
    assert_eq!(json["battle"], "Ian: 1 a(2/2) vs Elysha: 1 b(0/2 value=5), 1 c(1/1 ambush=1)");
    let left = ["attacker", "defender"].map(|side| json["left"][side].to_string());
    assert_eq!(json["value"], -5.0 - 1.0 + 1.0, "{told:?} {left:?}");
}

#[test]
fn what_is_beyond_the_budget_is_said() {
    let large = "50 a(2/3), 50 c(1/1), 30 d(2/2) vs 50 b(3/2), 40 e(1/2), 30 f(2/4)";
    for flags in [&[][..], &[("method", "exact")], &[("method", "auto")]] {
        assert_eq!(odds(large, flags).unwrap_err().exit_code(), 3);
    }
    assert_eq!(odds("a(1/1) vs b(1/1), c(2/2)", &[("budget", "10")]).unwrap_err().exit_code(), 3);
    assert_eq!(odds("999999 incursus(2/2) vs b(1/1)", &[]).unwrap_err().exit_code(), 2);
}
