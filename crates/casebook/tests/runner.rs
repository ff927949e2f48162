//! What a case says and the rulebook does not do is reported, and so is a case of wrong form.
#![allow(clippy::unwrap_used)]

#[allow(dead_code, unreachable_pub, missing_docs)]
#[path = "../../referee/tests/common/duel.rs"]
mod duel;

use admiralty_casebook::{
    Case, ChoiceOf, EventOf, Game, Move, Nothing, StateOf, check, number, read, seat, who_and_what, word,
};
use admiralty_game::example::{Duelling, Shot};
use admiralty_game::{Faces, Rulebook, Seat, Step};
use admiralty_referee::{Lang, Table};
use duel::Duellists;
use serde_json::Value;

struct Duel;

impl Game for Duel {
    type Table = Duellists;
    type Own = Nothing;
    const FOLDER: &'static str = "duel";

    fn clauses() -> Vec<String> {
        vec!["D1".into()]
    }
    fn table(_: &Case<Nothing>, text: &str) -> Result<Duellists, String> {
        if text == "duel" { Ok(Duellists(text.into())) } else { Err(format!("{text} is no duel")) }
    }
    fn read(table: &Duellists, state: &StateOf<Self>, line: &str) -> Result<Move<ChoiceOf<Self>>, String> {
        let (who, what) = who_and_what(line)?;
        let by = seat(table, who)?;
        match (what, table.step(state)) {
            ("aim", _) => Ok(Move::Choose(by, Shot::Aim)),
            ("snap", _) => Ok(Move::Choose(by, Shot::Snap)),
            (roll, Step::Chance(chance)) => {
                let face = number(roll.strip_prefix("rolls ").ok_or("no line of a script")?)?;
                let rolled = chance.read(&Faces::Dice(vec![vec![face]]));
                rolled.map(Move::Roll).map_err(|refused| refused.to_string())
            }
            _ => Err("nothing is rolled".into()),
        }
    }
    fn choice(table: &Duellists, state: &StateOf<Self>, by: Seat, choice: ChoiceOf<Self>) -> String {
        table.tell_choice(Lang::En, state, by, &choice)
    }
    fn figure(table: &Duellists, _: &EventOf<Self>, _: &str, value: Value) -> String {
        serde_json::from_value(value.clone()).map_or_else(|_| word(value), |seat| table.seat_name(seat))
    }
    fn state(table: &Duellists, state: &StateOf<Self>) -> Vec<String> {
        match state {
            Duelling::Won(seat) => vec![format!("winner: {}", table.seat_name(*seat))],
            _ => vec!["winner: none".into()],
        }
    }
}

/// The result of a case: a duel with these lines.
fn result(lines: &str) -> Result<(), String> {
    let text = format!(
        "[[case]]\nid = \"D1-a\"\nclauses = [\"D1\"]\ntitle = \"It is so.\"\nfrom = \"source\"\n{lines}"
    );
    read("d01.toml", &text).and_then(|cases| check::<Duel>(&cases[0]))
}

/// A duel in which the first shot, aimed, misses and the second, easier, hits at 4.
const DUEL: &str = r#"
    scenario = "duel"
    script = ["Red: aim", "Red: rolls 2", "Blue: snap", "Blue: rolls 4"]
"#;

#[test]
fn what_is_so_holds() {
    for says in [
        r#"expect = ["D1 missed Missed=Red", "D1 hit Hit=Blue"]"#,
        r#"expect = ["D1 hit", "!D1 hit Hit=Red"]"#,
        r#"seen = { Red = ["D1 hit Hit=Blue"] }"#,
        r#"end = ["winner: Blue"]"#,
        "options = []",
        r#"pending = "D1""#,
    ] {
        assert_eq!(result(&format!("{DUEL}{says}")), Ok(()), "{says}");
    }
    let start = r#"
        scenario = "duel"
        options = ["Red: snap", "Red: aim"]
    "#;
    assert_eq!(result(start), Ok(()));
}

#[test]
fn what_is_not_so_is_reported() {
    for (says, report) in [
        (r#"expect = ["D1 hit", "D1 missed"]"#, "after what is named before: D1 missed"),
        (r#"expect = ["!D1 missed"]"#, "this must not happen: D1 missed Missed=Red"),
        (r#"seen = { Blue = ["D1 hit Hit=Red"] }"#, "as Blue sees it: this should happen"),
        (r#"seen = { Green = [] }"#, "names Green, who is no player"),
        (r#"end = ["winner: Red"]"#, r#"instead ["winner: Blue"]"#),
        (r#"options = ["Red: aim"]"#, r#"the choices should be ["Red: aim"], and are []"#),
        (r#"pending = "D2""#, "pending should be D2, and is D1"),
    ] {
        let said = result(&format!("{DUEL}{says}")).unwrap_err();
        assert!(said.contains(report), "{said}");
        assert!(said.ends_with("What happened:\n  D1 missed Missed=Red\n  D1 hit Hit=Blue"), "{said}");
    }
}

#[test]
fn a_line_that_does_not_follow_is_reported() {
    for (script, report) in [
        (r#"["Red: aim", "Red: aim"]"#, "a roll or draw: Red needs 3 or more"),
        (r#"["Blue: aim"]"#, r#"pending is a choice among ["Red: aim", "Red: snap"]"#),
        (r#"["Green: aim"]"#, "there is no player Green"),
        (r#"["aim"]"#, "a line is `WHO: WHAT`"),
        (r#"["Red: snap", "Red: rolls 7"]"#, "does not follow"),
    ] {
        let said = result(&format!("scenario = \"duel\"\nscript = {script}\nend = []")).unwrap_err();
        assert!(said.contains(report), "{said}");
    }
}

#[test]
fn what_must_be_refused_is_refused_for_its_reason() {
    let refused = |script: &str, says: &str| {
        result(&format!("scenario = \"duel\"\nscript = {script}\nrefused = \"{says}\""))
    };
    assert_eq!(refused(r#"["Blue: aim"]"#, "seat 1 has nothing to decide"), Ok(()));
    assert_eq!(refused(r#"["Red: aim", "Red: snap"]"#, "something else is pending"), Ok(()));
    let said = refused(r#"["Blue: aim"]"#, "not pending").unwrap_err();
    assert!(said.contains("the refusal should say `not pending`"), "{said}");
    let said = refused(r#"["Red: aim"]"#, "seat 0").unwrap_err();
    assert!(said.contains("should be refused"), "{said}");
}

#[test]
fn a_scenario_is_read_or_refused_as_the_case_says() {
    assert_eq!(result("scenario = \"chess\"\nerror = \"no duel\""), Ok(()));
    for (lines, report) in [
        ("scenario = \"chess\"", "it is refused: chess is no duel"),
        ("scenario = \"chess\"\nerror = \"no dice\"", "the error should say `no dice`"),
        ("scenario = \"duel\"\nerror = \"no duel\"", "it is accepted"),
        ("script = []", "a case is about one thing"),
    ] {
        let said = result(lines).unwrap_err();
        assert!(said.contains(report), "{said}");
    }
}

#[test]
fn fields_that_nobody_knows_are_refused() {
    for lines in ["expects = []", "battle = \"line\"", "[case.extra]"] {
        let said = result(&format!("scenario = \"duel\"\n{lines}")).unwrap_err();
        assert!(said.contains("d01.toml") && said.contains("unknown field"), "{said}");
    }
    let said = read::<Nothing>("d01.toml", "[[case]]\nid = \"D1-a\"").unwrap_err();
    assert!(said.contains("missing field"), "{said}");
    let said = read::<Nothing>("d01.toml", "case = []\ncases = []").unwrap_err();
    assert!(said.contains("unknown field"), "{said}");
}
