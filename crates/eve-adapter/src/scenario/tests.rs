use super::*;
use admiralty_eve::turn::Stage;
use admiralty_game::{Rulebook, Silent};
use std::collections::BTreeSet;

const STAIN: &str = include_str!("../../../../examples/eve/stain.toml");
const WHOLE: &str = include_str!("../../../../examples/eve/turn.toml");

fn read(text: &str) -> Scenario {
    parse(&Source::new("file.toml", text)).unwrap_or_else(|problems| panic!("{problems}"))
}

/// All that is wrong, one line each.
fn wrong(text: &str) -> Vec<String> {
    parse(&Source::new("f", text)).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn the_examples_are_read() {
    let stain = read(STAIN);
    let setup = stain.turn.setup();
    assert_eq!((setup.ships.len(), setup.players.len(), setup.regions.len()), (4, 2, 1));
    assert!(setup.is_attack(0));
    let whole = read(WHOLE);
    let setup = whole.turn.setup();
    assert_eq!(setup.hand.count(), 9);
    assert_eq!(setup.cards, ["Salvage", "Decoy", "Repairs", "Ransom", "Convoy", "Scouts"]);
    let attacks: Vec<usize> = (0..setup.regions.len()).filter(|region| setup.is_attack(*region)).collect();
    assert_eq!(attacks, [0, 1, 2]);
    assert_eq!(setup.players[0].dock.count(), 2);
    let names: BTreeSet<&str> = setup.ships.iter().map(|ship| ship.name.as_str()).collect();
    assert_eq!(names, ["Kestrel", "Rifter", "Thorax", "scout"].into());
}

/// Every example can be played to its end by taking the first choice, and the last.
#[test]
fn the_examples_are_playable() {
    for text in [STAIN, WHOLE] {
        for last in [false, true] {
            let turn = read(text).turn;
            let mut state = turn.start_silent();
            let mut options = Vec::new();
            while let Some(seat) = turn.decider(&state) {
                turn.options(&state, seat, &mut options);
                let choice = if last { options.last() } else { options.first() };
                turn.choose(&mut state, seat, *choice.unwrap(), &mut Silent);
            }
            assert_eq!(state.stage, Stage::Over);
        }
    }
}

/// Every key of the schema is in the example.
#[test]
fn the_schema_knows_the_examples() {
    let schema = schema();
    assert_eq!(schema["required"], serde_json::json!(["game", "active"]));
    let tables = schema["$defs"].as_object().unwrap().values().chain([&schema]);
    for key in tables.flat_map(|table| table["properties"].as_object()).flat_map(|keys| keys.keys()) {
        assert!(WHOLE.contains(key.as_str()), "{key} is not in the example");
    }
}

#[test]
fn all_mistakes_are_pointed_at() {
    let text = r#"game = "eve"
active = "Iam"
[ship.Heron]
attack = 2
shield = 0
[[player]]
name = "Ian"
hand = 300
dock = "2 rifter"
[[player]]
name = "Elysha"
[[player]]
name = "ian"
[[region]]
name = "Stain"
fleets = ["Elysha: heron", "Ian: heron, 2 heorn", "Bob: heron"]
[[region]]
name = "The Forge"
controller = "Elisha"
home = 0
fleets = ["heron", "Ian: heron(2/0)", "Ian: heron; home 4"]
color = "red"
"#;
    let expected = [
        "f:2:10: there is no player called `Iam` (did you mean `Ian`?)",
        "f:5:10: `shield` is too small: 0 (`shield` is a whole number from 1 to 100)",
        "f:9:11: what stands on the card of `rifter` is not known here (write its attack and shield behind it: `rifter(2/3)`)",
        "f:13:8: two players are called `ian` (give each a name of their own; case and spaces do not count)",
        "f:16:43: what stands on the card of `heorn` is not known here (did you mean `Heron`?)",
        "f:16:52: there is no player called `Bob` (known are: Ian, Elysha, ian)",
        "f:19:14: there is no player called `Elisha` (did you mean `Elysha`?)",
        "f:20:8: `home` is too small: 0 (`home` is a whole number from 1 to 9999)",
        "f:21:11: this fleet belongs to nobody (write the player's name before it, as in `Ian: 2 rifter(1/2)`)",
        "f:21:32: `shield` is too small: 0 (`shield` is a number from 1 to 100)",
        "f:21:50: a fleet has no options (write a comma between two stacks)",
        "f:22:1: there is no key `color` here (known are: name, controller, home, fleets)",
    ];
    assert_eq!(wrong(text), expected);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let head = "game = 'eve'\nactive = 'A'\n[[player]]\nname = 'A'\n[[player]]\nname = 'B'\n";
    for (rest, expected) in [
        (
            "[[region]]\nname='X'\nhome = 3",
            "f:9:8: a home region has an owner (write `controller = \"…\"` in its table)",
        ),
        (
            "[[region]]\nname='X'\nfleets = ['A: x(1/1)', 'B: y(1/1)']",
            "f:8:6: ships of two players are here, and nobody has the region (V1.5) (write `controller = \"…\"`: the one who defends)",
        ),
        (
            "hand = 3",
            "f:7:8: only the hand of the active player matters (V4.2) (take it away; nobody should see it here)",
        ),
        (
            "[[region]]\nname='X'\nhome=3\ncontroller='B'\n[[region]]\nname='Y'\nhome=3\ncontroller='B'",
            "f:13:6: a player has one home region, and this is a second (take `home` away, or name another controller)",
        ),
        (
            "[[region]]\nname='X'\n[[region]]\nname='x'",
            "f:10:6: two regions are called `x` (give each a name of its own; case and spaces do not count)",
        ),
        (
            "[[region]]\nname='X'\nfleets = ['A: x(1/1)', 'A: y(1/1)']",
            "f:9:24: this player has a fleet here already (write all ships of a player in one text)",
        ),
        ("[[region]]\nname=''", "f:8:6: the name of a region is empty (write something between the quotes)"),
        (
            "[[region]]\nname='X'\nfleets = ['A: 101 x(1/1)']",
            "f:9:15: 101 ships of a kind are beyond any table (at most 100 are computed)",
        ),
    ] {
        assert_eq!(wrong(&format!("{head}{rest}\n")), [expected], "{rest}");
    }
    assert_eq!(
        wrong("game = 'eclipse'\n"),
        [
            "f:1:8: this file is for eclipse, and was read as one for eve (choose eclipse, or write `game = \"eve\"` in the first line)"
        ]
    );
    assert_eq!(wrong(""), ["f:1:1: the file is empty (write `game = \"eve\"` in the first line)"]);
    let lone = "game = 'eve'\nactive = 'A'\n[[player]]\nname = 'A'\n";
    assert_eq!(
        wrong(lone),
        [
            "f:1:1: the file has less than two players (write `[[player]]` and `name = \"…\"` under it for each)"
        ]
    );
}

#[test]
fn ships_may_give_their_figures_themselves() {
    let text = "game = 'eve'\nactive = 'A'\n[[player]]\nname = 'A'\nhand = 9\n[[player]]\nname = 'B'\n\
        [[region]]\nname = 'X'\ncontroller = 'B'\nfleets = ['A: 2 x(1/2), x(1/2 ambush=1)', 'b: x(1/2)']\n";
    let scenario = read(text);
    let setup = scenario.turn.setup();
    assert_eq!(setup.ships.len(), 2);
    let counts: Vec<u32> = setup.regions[0].fleets.iter().map(|fleet| fleet.count()).collect();
    assert_eq!(counts, [3, 1]);
    assert_eq!(setup.hand.unnamed, 9);
}
