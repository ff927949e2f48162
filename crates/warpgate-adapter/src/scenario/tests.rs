//! Scenario files, and what is said of them.

use super::*;
use admiralty_warpgate::setup::Action;

const SMALL: &str = "game = \"warpgate\"\n[attacker]\nname = \"Red\"\nships = 2\ncards = [2, 5]\n\
                     [defender]\nname = \"Blue\"\nships = 3\ncards = [1, 1, 4]\n";

const MAP: &str = "[attack]\naction = \"skirmish\"\nplanet = \"A\"\nfrom = [\"B\"]\n\
                   [[planet]]\nname = \"A\"\nlinks = [\"B\"]\n[[planet]]\nname = \"B\"\nships = { Green = 2 }\n";

fn read(text: &str) -> Result<Scenario, Problems> {
    parse(&Source::new("f", text))
}

#[test]
fn a_file_without_a_map() {
    let scenario = read(SMALL).unwrap();
    let setup = scenario.field.setup();
    assert_eq!(setup.players, ["Red", "Blue"]);
    assert!(setup.theatre.is_none() && !scenario.named);
    assert_eq!(setup.sides[1].deck.total(), 3);
}

#[test]
fn a_map_and_somebody_else_on_it() {
    let scenario = read(&format!("{SMALL}{MAP}")).unwrap();
    let setup = scenario.field.setup();
    assert_eq!(setup.players, ["Red", "Blue", "Green"]);
    let theatre = setup.theatre.as_ref().unwrap();
    assert_eq!((theatre.action, theatre.origins.len(), theatre.map.links.len()), (Action::Skirmish, 1, 1));
}

#[test]
fn mistakes_are_said_at_their_place() {
    let with = |from: &str, to: &str| format!("{SMALL}{MAP}").replacen(from, to, 1);
    for (text, expected) in [
        (String::new(), "f:1:1: the file is empty (write `game = \"warpgate\"` in the first line)"),
        (
            with("warpgate", "eclipse"),
            "f:1:8: this file is for eclipse, and was read as one for warpgate (choose eclipse, or write \
             `game = \"warpgate\"` in the first line)",
        ),
        (with("warpgate", "warpgat"), "f:1:8: there is no game called `warpgat` (did you mean `warpgate`?)"),
        (with("skirmish", "skirmsh"), "f:11:10: `skirmsh` is not known here (did you mean `skirmish`?)"),
        (with("from = [\"B\"]", "from = [\"C\"]"), "f:13:9: there is no planet called `C` (known are: A, B)"),
        (
            with("from = [\"B\"]", "from = [\"A\"]"),
            "f:13:8: the attack comes from the planet that is attacked (W1.1)",
        ),
        (
            with("skirmish", "concentrate"),
            "f:13:8: this action attacks from 2 planets, not from 1 (W1.3) (Skirmish and Advance attack \
             from one planet, Concentrate from two)",
        ),
        (
            with("links = [\"B\"]", "links = [\"B\"]\nships = { Green = 1 }"),
            "f:12:10: `Green` has ships at the planet of the battle, which has two sides only (W1.2)",
        ),
        (
            with("ships = 2", "ships = 0"),
            "f:4:9: Red cannot have 0 ships in a battle (W1.1) (write a whole number from 1 to 200)",
        ),
        (
            with("cards = [2, 5]", "cards = [2]"),
            "f:3:8: the attacker must draw 2 cards, and deck and discard pile together hold 1 (W2.3) (give \
             the side more cards, or write `allow_short_decks = true` under `[options]`)",
        ),
        (
            with("name = \"Blue\"", "name = \"red\""),
            "f:7:8: both sides are called `red` (nobody attacks themselves (W1.1))",
        ),
        (
            with("cards = [2, 5]", "cards = [2, \"Pitched Battle\"]"),
            "f:5:13: Red has no card called `Pitched Battle` (bare multipliers are numbers; cards with names are \
             those of a deck: `seed`, `training` or a file, or `[[card]]`s of this file)",
        ),
        (
            with("cards = [2, 5]", "deck = \"sed\""),
            "f:5:8: there is no deck `sed`, and no file of that name (did you mean `seed`?)",
        ),
        (
            with("cards = [2, 5]", "deck = \"seed\"\ntechnologies = [\"X\"]"),
            "f:6:17: Red has no technology called `X` (technologies are entries of deck files)",
        ),
        (
            format!("{SMALL}[[card]]\nname = \"Z\"\nmultiplier = 1\ntext = [{{ exlode = 1 }}]\n"),
            "f:13:11: card `Z`: there is no kind of effect `exlode` (W5.9) (known are: destroy, cancel, \
             multiplier, draw, save, return, score)",
        ),
        (with("action", "acton"), "f:11:1: there is no key `acton` here (did you mean `action`?)"),
    ] {
        let said = read(&text).map(|scenario| scenario.text).unwrap_err().to_string();
        assert_eq!(said, expected);
    }
}

/// W2.3, as in lines.
#[test]
fn a_side_without_cards_needs_the_house_rule() {
    let empty = SMALL.replacen("cards = [2, 5]", "cards = []", 1);
    assert!(read(&empty).unwrap_err().to_string().contains("Red has no cards"));
    let scenario = read(&format!("{empty}[options]\nallow_short_decks = true\n")).unwrap();
    assert_eq!(scenario.field.setup().sides[0].all_cards().total(), 0);
}

#[test]
fn what_may_not_be_meant_is_remarked_on() {
    let map = MAP.replacen("links = [\"B\"]", "links = [\"B\"]\ncolonies = [\"Bleu\"]", 1);
    let small = SMALL.replacen("cards = [2, 5]", "cards = [2, 5]\ndiscards = [9]", 1);
    let scenario = read(&format!("see = [\"w5.8\"]\n{small}{map}").replacen(
        "see = [\"w5.8\"]\ngame = \"warpgate\"",
        "game = \"warpgate\"\nsee = [\"w5.8\"]",
        1,
    ))
    .unwrap();
    let remarks = [
        Remark::See("W5.8".into()),
        Remark::Besides { player: "Red".into(), cards: vec!["9".into()] },
        Remark::NearName { name: "Bleu".into(), near: "Blue".into() },
    ];
    assert_eq!(scenario.remarks, remarks);
    assert_eq!(
        scenario.notes,
        [
            "Red: 9 is not among the cards of the deck, and counted in addition",
            "“Bleu” on the map is another player than “Blue”: check the spelling",
        ]
    );
    let wrong = read(&SMALL.replacen('\n', "\nsee = [\"W9.9\"]\n", 1)).unwrap_err().to_string();
    assert!(wrong.starts_with("f:2:8: there is no clause `W9.9`"), "{wrong}");
}

/// A record must be whole without the deck files.
#[test]
fn deck_files_are_written_into_the_text() {
    let folder = std::env::temp_dir().join(format!("warpgate-decks-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let deck = "[[card]]\nname = \"It's '''mine'''\"\nmultiplier = 3\ncount = 2\n";
    std::fs::write(folder.join("mine.toml"), deck).unwrap();
    let text = SMALL.replacen("cards = [2, 5]", "deck = \"mine.toml\"", 1);
    let path = folder.join("scenario.toml").display().to_string();
    let scenario = parse(&Source::new(path, text)).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let again = read(&scenario.text).unwrap_or_else(|problems| panic!("{problems}\n{}", scenario.text));
    assert_eq!(again.field, scenario.field);
    assert_eq!(again.text, scenario.text);
}

#[test]
fn all_examples_are_read() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/warpgate");
    let mut examples = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let source = Source::new(path.display().to_string(), text);
        parse(&source).unwrap_or_else(|problems| panic!("{problems}"));
        examples += 1;
    }
    assert!(examples >= 7);
}

#[test]
fn the_schema_knows_every_table() {
    let schema = schema();
    for key in ["game", "title", "options", "attack", "attacker", "defender", "planet", "card", "technology"]
    {
        assert!(schema["properties"][key].is_object(), "{key}");
    }
    assert!(schema.to_string().contains("if_enemy_multiplier"));
}
