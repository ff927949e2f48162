//! Hidden hands stay hidden (W2.4, W3.2), and cards can be chosen before and after the draw.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::{Adapter, Answer, Situation};
use admiralty_game::{Rulebook, Seat, Silent};
use admiralty_notation::Source;
use admiralty_referee::{Lang, PlayerKind, Table};
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use admiralty_warpgate_adapter::table::WarpgateTable;
use admiralty_warpgate_adapter::{Objective, Warpgate, agents, scenario};

fn advise(file: &str, seat: Option<&str>) -> Answer {
    let source = Source::new("file", file);
    let answer = Warpgate.advise(&Situation::Scenario(&source), seat, Lang::En, &[]);
    answer.unwrap_or_else(|problems| panic!("{problems}\n{file}"))
}

fn odds(file: &str) -> Answer {
    let answer = Warpgate.odds_of_scenario(&Source::new("file", file), &[]);
    answer.unwrap_or_else(|problems| panic!("{problems}\n{file}"))
}

fn table(file: &str) -> WarpgateTable {
    let scenario = scenario::parse(&Source::new("file", file)).unwrap_or_else(|e| panic!("{e}"));
    WarpgateTable::new(scenario.field, scenario.text)
}

/// Red's cards are two x1 and two x9; what Red has drawn Blue cannot see.
fn bombs(red: &str, blue: &str) -> String {
    format!(
        r#"game = "warpgate"
card = [{{ name = "Bomb", multiplier = 0, text = [{{ destroy = 2, of = "enemy" }}] }}, {{ name = "Big", multiplier = 3 }}]
attacker = {{ name = "Red", ships = 4, cards = [1, 1, 9, 9], drawn = [{red}] }}
defender = {{ name = "Blue", ships = 4, cards = ["Bomb", "Big"], drawn = [{blue}] }}
"#
    )
}

const BLUE: &str = "\"Bomb\", \"Big\"";

/// By hand: 5 of Red's 6 hands have an x9, which beats 12. Big: 5/6 of the time Red wins with 4
/// ships against 4, worth −2 to Blue; else Blue wins, worth +2: −4/3. Bomb: Red wins with 2 ships
/// against 4, worth −2 + 4 − 2 = 0.
#[test]
fn advice_does_not_depend_on_what_the_other_has_drawn() {
    let known = advise(&bombs("", BLUE), Some("Blue"));
    assert_eq!(known.json["best"], known.json["options"][0]["choice"]);
    for (n, (card, p, value)) in [("Bomb", 1.0, 0.0), ("Big", 0.0, -4.0 / 3.0)].into_iter().enumerate() {
        let option = &known.json["options"][n];
        assert_eq!(option["card"], card);
        assert!((option["p"].as_f64().unwrap() - p).abs() < 1e-9, "{option}");
        let worth = option["value"].as_f64().unwrap();
        assert!((worth - value).abs() < 1e-9 && !(worth == 0.0 && worth.is_sign_negative()), "{option}");
    }
    for red in ["1", "9", "1, 1", "9, 9", "1, 9"] {
        let other = advise(&bombs(red, BLUE), Some("Blue"));
        assert_eq!(other.json["options"], known.json["options"], "{red}");
        assert_eq!(other.json["value"], known.json["value"], "{red}");
    }
}

#[test]
fn who_plays_best_does_not_know_what_the_other_has_drawn() {
    for red in ["1, 1", "9, 9"] {
        let table = table(&bombs(red, BLUE));
        let state = table.start(&mut Silent);
        let mut options = Vec::new();
        table.options(&state, Seat(1), &mut options);
        let mut blue = agents::agent(PlayerKind::Best, Objective::Balance { planet: 2 });
        let choice = blue(&table, &state, Seat(1), &options);
        let words = table.tell_choice(Lang::En, &state, Seat(1), &choice);
        assert!(words.contains("Bomb"), "{red}: {words}");
    }
}

/// The plays are those of the hidden game; what comes of them is that of the cards drawn.
#[test]
fn odds_are_of_the_cards_drawn_and_the_plays_of_those_who_do_not_know_them() {
    let strategy = |red: &str| odds(&bombs(red, BLUE)).json["strategy"]["defender"].clone();
    assert_eq!(strategy("1, 1"), strategy("9, 9"));
    // Blue plays Bomb whatever Red has: 4 − 2 ships against 4, and the planet.
    assert!(odds(&bombs("1, 1", BLUE)).json["value"].as_f64().unwrap().abs() < 1e-9);
    assert!(odds(&bombs("1, 1", BLUE)).text.contains("only Red knows (W3.2)"));
}

fn threes(red: &str) -> String {
    format!(
        r#"game = "warpgate"
attacker = {{ name = "Red", ships = 1, cards = [1, 2, 3], drawn = [{red}] }}
defender = {{ name = "Blue", ships = 1, cards = [1, 2, 3] }}
"#
    )
}

/// By hand: Blue plays the higher of two of 1, 2, 3: 3 with 2/3, 2 with 1/3. A tie is Red's.
#[test]
fn who_knows_the_own_hand_only_is_advised() {
    for seat in [Some("Red"), None] {
        let answer = advise(&threes("2, 1"), seat);
        assert_eq!(answer.json["seat"], "Red");
        for (n, (card, p, value)) in [("2", 1.0, 1.0 / 3.0), ("1", 0.0, 0.0)].into_iter().enumerate() {
            let option = &answer.json["options"][n];
            assert_eq!(option["card"], card);
            assert!((option["p"].as_f64().unwrap() - p).abs() < 1e-9, "{option}");
            assert!((option["value"].as_f64().unwrap() - value).abs() < 1e-9, "{option}");
        }
    }
    let value = odds(&threes("2, 1")).json["win"]["attacker"].as_f64().unwrap();
    assert!((value - 1.0 / 3.0).abs() < 1e-9, "{value}");
    // One card of two: the hands that can still be, and no other.
    let answer = advise(&threes("2"), Some("Red"));
    assert!(answer.text.contains("3, 2") && answer.text.contains("2, 1") && !answer.text.contains("3, 1"));
    let blue = advise(&threes("2, 1"), Some("Blue"));
    assert_eq!(blue.json["seat"], "Blue");
    assert!(blue.text.contains("3, 1"), "{}", blue.text);
}

/// The returned x5 wins against x4, the x0 does not, and neither do the x1s.
const DIG: &str = r#"game = "warpgate"
technology = [{ name = "Dig", moment = "before_draw", text = [{ return = "discard", to = "hand" }] }]
attacker = { name = "Red", ships = 1, cards = [1, 1, 5, 0], discards = [5, 0], technologies = ["Dig"] }
defender = { name = "Blue", ships = 1, cards = [4, 4] }
"#;

#[test]
fn a_card_that_is_chosen_before_the_draw_is_worth_what_follows() {
    let answer = advise(DIG, None);
    let options = answer.json["options"].as_array().unwrap();
    let value = |card: &str| {
        let option = options.iter().find(|option| option["words"] == card).unwrap();
        option["value"].as_f64().unwrap()
    };
    assert!((value("x5") - 1.0).abs() < 1e-9 && value("x0").abs() < 1e-9, "{}", answer.text);
    assert_eq!(answer.json["best"], options[0]["choice"]);
    assert!((odds(DIG).json["win"]["attacker"].as_f64().unwrap() - 1.0).abs() < 1e-9);
    let table = table(DIG);
    let state = table.start(&mut Silent);
    let mut options = Vec::new();
    table.options(&state, Seat(0), &mut options);
    let chosen = agents::agent(PlayerKind::Best, Objective::Win)(&table, &state, Seat(0), &options);
    assert_eq!(serde_json::to_value(chosen).unwrap(), answer.json["best"]);
}

/// Whoever has drawn already knows more when choosing than the others: no such odds.
#[test]
fn a_choice_before_the_draw_by_who_has_drawn_is_refused() {
    let file = DIG.replace("discards", "drawn = [1], discards");
    let source = Source::new("file", file);
    let error = Warpgate.advise(&Situation::Scenario(&source), None, Lang::En, &[]).unwrap_err();
    assert_eq!(error.exit_code(), 2);
    assert!(error.to_string().contains("before the draw"), "{error}");
}

/// After the reveal a card of the discard pile makes no difference to ships. By hand: Blue wins 6 to
/// 0; Wreckage destroys one ship of Blue's, Volley one of Red's: 2 − 1 − 2 for the planet.
#[test]
fn a_card_that_is_chosen_after_the_reveal_is_worth_the_rest_of_the_battle() {
    let file = r#"game = "warpgate"
attacker = { name = "Red", ships = 3, deck = "training", drawn = ["Drill Wreckage", "Drill Volley"], discards = ["Drill Rout"] }
defender = { name = "Blue", ships = 2, deck = "training", drawn = ["Drill Volley", "Drill Rout"] }
"#;
    let table = table(file);
    let mut state: Battle = table.start(&mut Silent);
    for (seat, name) in [(Seat(0), "Drill Wreckage"), (Seat(1), "Drill Volley")] {
        let mut options = Vec::new();
        table.options(&state, seat, &mut options);
        let named = |choice: &&Choice| match choice {
            Choice::Play(card) => table.field().setup().card(*card).unwrap().name == name,
            _ => false,
        };
        let choice = *options.iter().find(named).unwrap();
        table.choose(&mut state, seat, choice, &mut Silent);
    }
    assert!(matches!(state.wait, Wait::Recover(..)));
    let asked = admiralty_warpgate_adapter::odds::Asked {
        field: table.field(),
        objective: Objective::Balance { planet: 2 },
        policy: Default::default(),
        plays: [None; 2],
        plan: Default::default(),
    };
    let values = admiralty_warpgate_adapter::odds::values_open(&asked, &state, Seat(0)).unwrap();
    assert_eq!(values.len(), 2);
    assert!(values.iter().all(|(_, value)| (*value + 1.0).abs() < 1e-9), "{values:?}");
}
