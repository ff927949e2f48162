//! Odds of scenario files: hex after hex, with what earlier battles leave.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::Adapter;
use admiralty_eclipse_adapter::Eclipse;
use admiralty_notation::Source;
use serde_json::Value;

fn odds(file: &str, objective: &str) -> Value {
    let flags = [("objective".to_owned(), objective.to_owned())];
    Eclipse.odds_of_scenario(&Source::new("f", file), &flags).unwrap().json
}

fn line(line: &str) -> Value {
    Eclipse.odds_of_line(&Source::new("l", line), &[]).unwrap().json
}

fn battles(json: &Value) -> Vec<&Value> {
    let hexes = json["hexes"].as_array().unwrap();
    hexes.iter().flat_map(|hex| hex["battles"].as_array().unwrap()).collect()
}

/// Hex 300 with an edge to hex 350, which is Red's, and what else is there.
fn with_refuge(other: &str) -> String {
    format!(
        "game = 'eclipse'\n[[player]]\nname = 'Red'\n[[player]]\nname = 'Blue'\n\
         [[hex]]\nnumber = 300\nfleets = ['Blue: 2 dreadnought', 'Red: 2 cruiser']\nedges = [{{ to = 350 }}]\n\
         [[hex]]\nnumber = 350\n{other}\n"
    )
}

/// E1.2, E7.2: a hex that is fought over before may be a refuge afterwards, as likely as its controller
/// is left there alone. The value of a mixture is the mean of the values.
#[test]
fn an_earlier_battle_may_open_a_refuge() {
    let value = |json: &Value| json["value"].as_f64().unwrap();
    let open = value(&odds(&with_refuge("controller = 'Red'"), "material"));
    let closed = value(&odds(&with_refuge(""), "material"));
    assert!(open > closed + 1.0, "retreat pays: {open}, {closed}");
    let contested = "controller = 'Red'\nfleets = ['Red: 1 interceptor', 'Blue: 1 interceptor']";
    let both = odds(&with_refuge(contested), "material");
    let [first, second] = battles(&both)[..] else { panic!("two battles") };
    let red = first["win"]["defender"].as_f64().unwrap();
    assert!(red > 0.3 && red < 0.7);
    let expected = red * open + (1.0 - red) * closed;
    assert!((value(second) - expected).abs() < 1e-9, "{second}, expected {expected}");
    let left: f64 = ["attacker", "defender"].iter().map(|side| second["win"][side].as_f64().unwrap()).sum();
    assert!((left - 1.0).abs() < 1e-9);
}

/// What is printed as a battle line reads as that battle; what no line says is no line.
#[test]
fn lines_of_a_scenario_read_back() {
    let json = odds(include_str!("../../../examples/eclipse/combat-phase.toml"), "hold");
    let mut lines = 0;
    for battle in battles(&json) {
        let text = battle["battle"].as_str().unwrap();
        if text.contains(" vs ") {
            lines += 1;
            let again = line(text);
            assert_eq!(again["battle"], battle["battle"]);
            for place in ["/win/attacker", "/win/defender", "/value", "/survivors/attacker/0/p"] {
                let [one, other] =
                    [&again, battle].map(|json| json.pointer(place).unwrap().as_f64().unwrap());
                assert!((one - other).abs() < 1e-12, "{place} of {text}: {one}, {other}");
            }
        } else {
            assert!(Eclipse.odds_of_line(&Source::new("l", text), &[]).is_err(), "{text}");
        }
    }
    // 304, 302, the first of 203, and 1; not the later ones of 203, nor the file's own NPC in 108.
    assert_eq!(lines, 4);
}
