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
        // V3.4: nobody defends at all; at home the starbase is hit once, and holds or does not.
        ("2 a(1/1 value=3) vs nobody", &[], 6),
        ("2 a(1/1) vs nobody", &[("home", "3")], 2),
        ("2 a(1/1) vs nobody", &[("home", "2")], 1002),
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

/// Ian destroys Elysha's starbase, which nobody defends; there is no second attack against her.
#[test]
fn attacks_against_who_has_lost_lapse() {
    let file = r#"game = "eve"
active = "Ian"
player = [{ name = "Ian" }, { name = "Elysha" }, { name = "Thad" }]

[[region]]
name = "Stain"
controller = "Elysha"
fleets = ["Ian: a(1/1)", "Elysha: b(1/1)"]

[[region]]
name = "The Forge"
controller = "Elysha"
home = 2
fleets = ["Ian: 2 a(1/1)"]

[[region]]
name = "Curse"
controller = "Thad"
fleets = ["Ian: a(1/1)"]
"#;
    let answer = Eve.odds_of_scenario(&Source::new("file", file), &[]).unwrap_or_else(|e| panic!("{e}"));
    let attacks = answer.json["attacks"].as_array().unwrap();
    let of = |name: &str| attacks.iter().find(|attack| attack["region"] == name).unwrap();
    assert_eq!(of("The Forge")["value"], 1002.0);
    assert_eq!(of("Stain")["clause"], "V3.7");
    assert!(of("Stain")["value"].is_null(), "{}", answer.json);
    assert!(
        answer.text.contains("Elysha has lost the starbase of The Forge and the game: this attack lapses")
    );
    assert_eq!(of("Curse")["value"], 1.0);
    for region in ["The Forge", "Curse"] {
        let line = of(region)["battle"].as_str().unwrap();
        let again = odds(line, &[]).unwrap_or_else(|problems| panic!("{problems}"));
        assert_eq!(
            (&again.json["battle"], &again.json["value"]),
            (&of(region)["battle"], &of(region)["value"])
        );
    }
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
