//! Turns of the two players of the examples, as their people order and enter them.

mod cards;
mod deals;
mod page;
mod rulings;
mod skipped;

use super::*;
use admiralty_adapter::turns::{Made, TurnDice};
use admiralty_imperium::setup::SeatSetup;

/// Anna (Hacan, 12 credits) and Boris (Norr, 3 credits) in their third turn; an election of a planet is
/// on the agenda. A Law forbids gifts of Anna's, which these tests do without.
fn state() -> String {
    let text = include_str!("../../../../../examples/imperium/two-players-turn.toml");
    let text = text.split("[[law]]").next().unwrap().to_owned();
    text.replace("pds = 1, space_dock = 1", "space_dock = 1")
}

/// The same with other words in it.
fn changed(from: &str, to: &str) -> String {
    let state = state();
    assert!(state.contains(from), "{from}");
    state.replacen(from, to, 1)
}

const HAND: &str = "hand = { scandal = 1, tax_census = 2 }";

struct Played {
    text: String,
    json: serde_json::Value,
    files: Vec<Made>,
}

impl Played {
    fn file(&self, name: &str) -> &str {
        &self.files.iter().find(|file| file.name == name).unwrap().text
    }
}

/// A turn of these orders, with sealed dice: what comes of them does not matter here.
fn play(state: &str, orders: &[(&str, &str)], rulings: &str, skip_bad: bool) -> Result<Played, Problems> {
    let key = Secret::from_bytes([7; 32]);
    let source = Source::new("state.toml", state);
    let (scenario, _) = opened(&source).unwrap();
    let commitment = next_commitment(&key, &scenario.setup);
    let sealed = format!("dice = {{ commitment = \"{commitment}\" }}\nturn = 3 ");
    let state = Source::new("state.toml", state.replacen("turn = 3 ", &sealed, 1));
    let orders: Vec<Source> =
        orders.iter().map(|(name, text)| Source::new(format!("{name}.txt"), *text)).collect();
    let rulings = Source::new("rulings.txt", rulings);
    let dice = TurnDice::Sealed(key);
    let request =
        Resolve { state: &state, orders: &orders, dice, rulings: Some(&rulings), skip_bad, absent: &[] };
    let Outcome { answer, files } = Imperium.resolve(&request)?;
    Ok(Played { text: answer.text, json: answer.json, files })
}

fn turn(state: &str, anna: &str, boris: &str, rulings: &str, skip_bad: bool) -> Result<Played, Problems> {
    play(state, &[("Anna", anna), ("Boris", boris)], rulings, skip_bad)
}

/// Why a turn is refused: all that is said, each with its place.
fn refused(state: &str, anna: &str, boris: &str, rulings: &str) -> String {
    match turn(state, anna, boris, rulings, false) {
        Ok(_) => panic!("it was not refused: {rulings}"),
        Err(problems) => problems.iter().map(|problem| format!("{problem}\n")).collect(),
    }
}

/// Mistakes and warnings of a check, one a line.
fn checked(state: &str, anna: &str) -> Vec<(bool, String)> {
    let (_, table) = opened(&Source::new("state.toml", state)).unwrap();
    let checked = check::check(&table, &[Source::new("Anna.txt", anna)]);
    checked.found.iter().map(|found| (found.problem.warns, found.problem.to_string())).collect()
}

#[test]
fn every_player_has_a_file_of_their_own() {
    let named = |name: &str| SeatSetup { name: name.into(), ..SeatSetup::default() };
    let seats = ["Anna", "a b", "A_B", "?!", "Борис", "../x"].map(named).to_vec();
    let setup = Setup { seats, ..Setup::default() };
    let names: Vec<String> = (0..6).map(|seat| file_name(&setup, Seat(seat))).collect();
    assert_eq!(names, ["Anna", "a_b2", "A_B3", "__4", "Борис", "___x"]);
}
