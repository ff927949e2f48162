//! Odds against an independent implementation in exact fractions: `oracle/oracle.py`, whose values are in
//! `oracle/values.json`.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::Adapter;
use admiralty_imperium_adapter::Imperium;
use admiralty_notation::Source;

#[derive(serde::Deserialize)]
struct Case {
    line: String,
    win: std::collections::BTreeMap<String, f64>,
}

#[test]
fn the_oracle_agrees() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("oracle/values.json")).unwrap();
    assert!(cases.len() >= 20);
    for case in cases {
        let answer = Imperium.odds_of_line(&Source::new("line", case.line.as_str()), &[]);
        let answer = answer.unwrap_or_else(|problems| panic!("{}: {problems}", case.line));
        for (end, expected) in &case.win {
            let value = answer.json["win"][end].as_f64().unwrap_or(0.0);
            assert!((value - expected).abs() < 1e-12, "{}: {end} {value}, not {expected}", case.line);
        }
        assert_eq!(answer.json["battle"], case.line.as_str(), "the line is canonical");
    }
}
