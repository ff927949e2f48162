//! Odds against an independent implementation in exact fractions: `oracle/oracle.py`, whose values
//! are in `oracle/values.json`.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::Adapter;
use admiralty_notation::Source;
use admiralty_warpgate_adapter::Warpgate;

#[derive(serde::Deserialize)]
struct Case {
    line: String,
    exact: String,
    value: f64,
}

#[test]
fn the_oracle_agrees() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("oracle/values.json")).unwrap();
    assert!(cases.len() >= 14);
    for case in cases {
        let answer = Warpgate.odds_of_line(&Source::new("line", case.line.as_str()), &[]);
        let answer = answer.unwrap_or_else(|problems| panic!("{}: {problems}", case.line));
        let value = answer.json["value"].as_f64().unwrap();
        assert!(
            (value - case.value).abs() < 1e-9,
            "{}: {value}, not {} = {}",
            case.line,
            case.exact,
            case.value
        );
    }
}
