//! What is said of battle lines and files that make no sense: two catalogues, `mistakes/lines.txt` and
//! `mistakes/files.txt`.

#![allow(clippy::unwrap_used)]

use admiralty_eclipse_adapter::{notation, scenario};
use admiralty_notation::{Diagnostic, Problems, Source};
use std::path::PathBuf;

/// All that is wrong: place, the piece underlined, message, help.
fn complaints<T>(result: Result<T, Problems>, place: impl Fn(&Diagnostic) -> String) -> String {
    let Err(problems) = result else { return "nothing is wrong\n".to_owned() };
    let each = problems.iter().map(|problem| {
        let piece = problem.place().map(|place| format!(" <{}>", place.source.slice(place.span)));
        let (at, piece) = (place(problem), piece.unwrap_or_default());
        let help = problem.help.as_deref().unwrap_or("NO HELP");
        format!("{at}{piece} [{}] {}. {help}\n", problem.kind, problem.message)
    });
    each.collect()
}

/// Compares a catalogue with what is said now, or writes it down.
fn check(name: &str, said: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes").join(name);
    if std::env::var_os("UPDATE_MISTAKES").is_some() {
        std::fs::write(&path, said).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap();
    for (n, (expected, said)) in expected.lines().zip(said.lines()).enumerate() {
        assert_eq!(expected, said, "{name}, line {}", n + 1);
    }
    assert_eq!(expected.lines().count(), said.lines().count(), "{name}");
}

#[test]
fn lines() {
    let catalogue = include_str!("mistakes/lines.txt");
    let mut said: String = catalogue
        .lines()
        .take_while(|line| !line.starts_with('>'))
        .fold(String::new(), |all, line| all + line + "\n");
    let mut cases = 0;
    for text in catalogue.lines().filter_map(|line| line.strip_prefix("> ")) {
        cases += 1;
        let result = notation::parse(&Source::new("line", text), &[]);
        let column = |problem: &Diagnostic| problem.column().map_or_else(String::new, |c| c.to_string());
        said.push_str(&format!("> {text}\n{}\n", complaints(result, column)));
    }
    assert!(cases >= 80);
    check("lines.txt", &said);
}

#[test]
fn files() {
    let catalogue = include_str!("mistakes/files.txt");
    let mut said = Vec::new();
    for case in catalogue.split("=====\n") {
        let (text, _) = case.split_once("-----\n").unwrap();
        let result = scenario::parse(&Source::new("file", text));
        let place = |problem: &Diagnostic| match (problem.line(), problem.column()) {
            (Some(line), Some(column)) => format!("{line}:{column}"),
            _ => String::new(),
        };
        said.push(format!("{text}-----\n{}", complaints(result, place)));
    }
    assert!(said.len() >= 40);
    check("files.txt", &said.join("=====\n"));
}

/// Flags have no place in the line; what is wrong with them names them.
#[test]
fn flags() {
    for (flags, expected) in [
        (
            &[("objective", "win")][..],
            " [unknown-name] `--objective` cannot be `win`. known are: hold, material\n",
        ),
        (
            &[("--objektive", "hold")],
            " [unknown-key] there is no option `--objektive`. did you mean `objective`?\n",
        ),
        (
            &[("rounds", "3")],
            " [unknown-key] `--rounds` does not apply to eclipse: it is an option of Imperium. an Eclipse battle is fought to the end\n",
        ),
        (&[("seed", "1"), ("seed", "2")], " [duplicate] `--seed` is given twice. leave one\n"),
        (
            &[("defender", "best")],
            " [conflict] the defender is `ancient`, whose dice follow the rule for NPCs (E4.3). take `--defender` away, or write `rule`\n",
        ),
        (
            &[("samples", "")],
            " [bad-value] `--samples` has no value. `--samples` is a whole number from 1 to 1000000000; 1e6 is a million\n",
        ),
    ] {
        let owned: Vec<(String, String)> =
            flags.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        let result = notation::parse(&Source::new("line", "3 interceptor vs 1 ancient"), &owned);
        assert_eq!(complaints(result, |_| String::new()), expected);
    }
}

/// A scenario's odds take the same flags, but for what the file says.
#[test]
fn flags_of_a_scenario() {
    let read = |name: &str, value: &str| notation::scenario_options(&[(name.into(), value.into())]);
    assert_eq!(read("samples", "1e3").unwrap().plan.samples, 1000);
    assert_eq!(
        complaints(read("npc-spread", "spread"), |_| String::new()),
        " [conflict] `--npc-spread` is set in the scenario file. write `npc_spread = \"spread\"` under `[options]`\n"
    );
    assert_eq!(
        complaints(read("home", "3"), |_| String::new()),
        " [unknown-key] `--home` does not apply to eclipse: it is an option of EVE. the options of eclipse are: \
         objective, attacker, defender, npc_spread, antimatter_splitter, method, samples, seed, budget\n"
    );
}
