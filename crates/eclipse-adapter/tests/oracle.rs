//! Battles that an independent program has solved in exact rationals.
//!
//! `oracle/oracle.py` is written from the rules alone and shares no code with this project's
//! engine; `oracle/battles.json` is what it says. Both the fast path and, on the smaller battles,
//! the general solver in rationals must agree.
#![allow(clippy::unwrap_used)]

use admiralty_eclipse::battle::{Arena, Side};
use admiralty_eclipse::ship::HexNumber;
use admiralty_eclipse_adapter::fast::Fast;
use admiralty_eclipse_adapter::{Objective, notation};
use admiralty_game::Rulebook;
use admiralty_notation::Source;
use admiralty_odds::{RBig, Trouble, solve};
use serde_json::Value;
use std::str::FromStr;

/// A battle of the file.
struct Case {
    line: String,
    arena: Arena,
    objective: Objective,
    json: Value,
}

fn cases() -> Vec<Case> {
    let all: Vec<Value> = serde_json::from_str(include_str!("oracle/battles.json")).unwrap();
    all.into_iter().map(case).collect()
}

fn case(json: Value) -> Case {
    let text = |key: &str| json[key].as_str().unwrap().to_string();
    let line = text("line");
    let mut flags =
        vec![("objective".to_string(), text("objective")), ("npc-spread".to_string(), text("npc_spread"))];
    let splitters: Vec<&str> = json["antimatter_splitter"]
        .as_array()
        .map(|a| a.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default();
    match splitters[..] {
        [] => {}
        [one] => flags.push(("antimatter-splitter".into(), one.into())),
        _ => flags.push(("antimatter-splitter".into(), "both".into())),
    }
    for side in ["attacker", "defender"] {
        if text(side) == "rule" {
            flags.push((side.into(), "rule".into()));
        }
    }
    let mut battle = notation::parse(&Source::new("oracle", line.as_str()), &flags)
        .unwrap_or_else(|problems| panic!("{line}: {}", problems.first()));
    for side in Side::BOTH {
        if json["retreat"][side.to_string()] == true {
            battle.arena.sides[side.index()].retreats.push(HexNumber(1));
        }
    }
    Case { line, arena: battle.arena, objective: battle.options.objective, json }
}

impl Case {
    /// The oracle reads E3.2 as a joint assignment, in which a die may go to a ship that another
    /// die of the same roll destroys. Here dice are assigned one after another, and a destroyed
    /// ship is gone. That can only differ against an opponent who follows the rule for NPCs; the
    /// oracle marks the battles in which it does.
    fn is_comparable(&self) -> bool {
        self.json["deliberate_overkill"] != true
    }

    fn exact(&self, key: &str) -> Option<RBig> {
        let text = self.json[key].as_str()?;
        if self.json["decimal"] == true { None } else { RBig::from_str(text).ok() }
    }

    fn number(&self, key: &str) -> Option<f64> {
        match self.exact(key) {
            Some(exact) => Some(exact.to_f64().value()),
            None => self.json[key].as_str()?.parse().ok(),
        }
    }
}

#[test]
fn the_fast_path_agrees_with_the_oracle() {
    let (mut compared, mut left_out) = (0, 0);
    for case in cases() {
        if !case.is_comparable() {
            left_out += 1;
            continue;
        }
        let solved = Fast::new(&case.arena, case.objective, &[]).solve();
        let starts = [([case.arena.sides[0].fleet, case.arena.sides[1].fleet], 1.0)];
        let value = solved.value_of(&starts);
        let expected = case.number("value").unwrap();
        assert!((value - expected).abs() < 1e-9, "{}: {value}, not {expected}", case.line);
        if let Some(expected) = case.number("win_attacker") {
            let win: f64 = solved.ends(&starts).left[0].iter().map(|(_, p)| p).sum();
            assert!((win - expected).abs() < 1e-9, "{}: win {win}, not {expected}", case.line);
        }
        compared += 1;
    }
    assert!(compared > 350 && left_out <= 2, "{compared} compared, {left_out} left out");
}

/// Not close: equal, as fractions.
#[test]
fn the_general_solver_gives_the_very_fractions_of_the_oracle() {
    let mut compared = 0;
    for case in cases().into_iter().filter(Case::is_comparable) {
        let Some(expected) = case.exact("value") else { continue };
        let start = case.arena.start_silent();
        match solve::<_, RBig>(&case.arena, std::slice::from_ref(&start), &case.objective, 1500) {
            Ok(solution) => {
                assert_eq!(solution.value(&start), Some(&expected), "{}", case.line);
                compared += 1;
            }
            Err(Trouble::TooManyStates(_)) => {}
            Err(other) => panic!("{}: {other}", case.line),
        }
    }
    assert!(compared > 100, "only {compared} were small enough");
}
