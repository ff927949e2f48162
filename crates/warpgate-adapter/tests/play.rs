//! Battles at the terminal: walked through, recorded, replayed, advised on.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::play::{Ending, From, Request, Telling, Viewing};
use admiralty_adapter::{Adapter, Situation, Terminal};
use admiralty_notation::Source;
use admiralty_referee::{Dice, Lang, PlayerKind, Record, Secret};
use admiralty_warpgate_adapter::Warpgate;
use std::path::{Path, PathBuf};

fn example(name: &str) -> Source {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/warpgate").join(name);
    let text = std::fs::read_to_string(&path).unwrap();
    Source::new(path.display().to_string(), text)
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("warpgate-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn walk(
    scenario: &Source,
    record: Option<PathBuf>,
    dice: Dice,
    lang: Lang,
    auto: Vec<(Option<String>, PlayerKind)>,
    typed: &str,
) -> (Ending, String) {
    let from = From::Scenario { scenario: scenario.clone(), record, dice, words: Vec::new() };
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    let terminal = Terminal { input: &mut input, output: &mut output, interactive: false };
    let ending = Warpgate.referee(Request { from, lang, auto }, terminal);
    let text = String::from_utf8(output).unwrap();
    (ending.unwrap_or_else(|problems| panic!("{problems}\n{text}")), text)
}

/// The first example (W5.3, W5.8), with hands that are known.
#[test]
fn the_first_example_is_walked_through_in_both_languages() {
    let scenario = example("first-example.toml");
    let typed = "play Pitched\nplay Heroic\n";
    let (ending, text) = walk(&scenario, None, Dice::Table, Lang::En, vec![], typed);
    assert_eq!(ending, Ending::Over, "{text}");
    for line in [
        "Red: 6 × 2 = 12. [W4.1]",
        "Blue: 2 × 5 = 10. [W4.1]",
        "Red wins the battle. [W4.2]",
        "The order that destroys the most ships is taken: 5 in all; another one would destroy only 4. [W5.3]",
        "Pitched Battle (x2) (Red) is resolved. [W5.3]",
        "Red: half of 6, rounded down: 3. [W5.4]",
        "Red loses 3 ships, 3 are left. [W5.6]",
        "Blue: half of 2, rounded down: 1. [W5.4]",
        "Blue loses 1 ship, 1 is left. [W5.6]",
        "Heroic Sacrifice (x5) (Blue) is resolved. [W5.3]",
        "Blue loses 1 ship, none is left. [W5.6]",
        "The battle is over: Red holds the planet. [W6.6]",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let typed = "сыграть «Pitched\nсыграть «Heroic\n";
    let (ending, text) = walk(&scenario, None, Dice::Table, Lang::Ru, vec![], typed);
    assert_eq!(ending, Ending::Over, "{text}");
    for line in [
        "Red: половина от 6 с округлением вниз — 3. [W5.4]",
        "Red: победа в бою. [W4.2]",
        "всего 5; при другом погибло бы только 4",
        "Планету держит Red.",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

/// W5.8: what is contested is said before the battle, whoever plays what, and again in the log.
#[test]
fn a_battle_says_which_clause_it_turns_on() {
    let folder = Folder::new("see");
    for (lang, said) in [(Lang::En, "which makes it three. [W5.8]"), (Lang::Ru, "это три. [W5.8]")] {
        let path = folder.0.join(format!("{lang}.jsonl"));
        let all = vec![(None, PlayerKind::Best)];
        let (_, text) = walk(&example("first-example.toml"), Some(path.clone()), Dice::Table, lang, all, "");
        assert_eq!(text.matches(said).count(), 1, "{text}");
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(text.as_bytes()).unwrap();
        let how = Telling { lang, viewer: Viewing::Public, secret: None };
        let answer = Warpgate.replay(&record, &Source::new("record", text.as_str()), &how).unwrap();
        assert!(answer.json["log"][0].as_str().unwrap().ends_with(said), "{}", answer.text);
    }
}

fn bare_and_named() -> Source {
    let text = r#"game = "warpgate"
attacker = { name = "Red", ships = 4, cards = [3, 2, 1] }
defender = { name = "Blue", ships = 4, deck = "seed", cards = ["Pitched Battle", "Heroic Sacrifice", 1, 5] }
"#;
    Source::new("file", text)
}

/// Red has bare multipliers only: the number is the multiplier. Blue's cards are Heroic Sacrifice (x5),
/// x5, Pitched Battle and x1, in this order: 1 and 4 are places only where no x1 and x4 can be meant.
#[test]
fn what_was_drawn_is_typed_by_multiplier_or_name() {
    let typed = "x2\n1\n1\npitched\n×5\nx1\npitched battle\n";
    let (ending, text) = walk(&bare_and_named(), None, Dice::Table, Lang::En, vec![], typed);
    assert!(text.contains("Red draws x2. [W3.1]") && text.contains("Red draws x1. [W3.1]"), "{text}");
    assert!(text.contains("“1” can mean several: 1  Heroic Sacrifice (x5); 4  x1. Type its name."), "{text}");
    assert!(text.contains("Blue draws Pitched Battle (x2). [W3.1]"), "{text}");
    assert!(text.contains("Blue draws x5. [W3.1]"), "{text}");
    assert_eq!(ending, Ending::Over, "{text}");
}

#[test]
fn scripted_dice_say_the_same_words() {
    let script = |words: &[&str]| Dice::words(words.iter().map(|word| (*word).to_owned()));
    let dice = script(&["2", "x1", "Pitched Battle", "heroic"]);
    let (ending, text) = walk(&bare_and_named(), None, dice, Lang::En, vec![], "x2\nHeroic Sacrifice\n");
    assert_eq!(ending, Ending::Over, "{text}");
    assert!(text.contains("Red: 4 × 2 = 8.") && text.contains("Blue: 4 × 5 = 20."), "{text}");
    for (words, said) in [
        (["2", "7"], "says `7`, which is none of what can be drawn here: x3, x1"),
        (["2", "x"], "says `x`, which can mean several: x3, x1"),
    ] {
        let from =
            From::Scenario { scenario: bare_and_named(), record: None, dice: script(&words), words: vec![] };
        let (mut input, mut output) = (&b""[..], Vec::new());
        let terminal = Terminal { input: &mut input, output: &mut output, interactive: false };
        let error = Warpgate.referee(Request { from, lang: Lang::En, auto: vec![] }, terminal).unwrap_err();
        assert_eq!(error.exit_code(), 2, "{error}");
        assert!(error.to_string().contains(said), "{error}");
    }
}

/// W5.6: a card that lies on the discard pile is not before its owner any more.
#[test]
fn the_last_board_shows_where_things_are() {
    let typed = "Pitched Battle\nHeroic Sacrifice\n";
    let (_, text) = walk(&example("first-example.toml"), None, Dice::Table, Lang::En, vec![], typed);
    let board = text.rsplit("The battle is over").next().unwrap();
    assert!(!board.contains("played:"), "{board}");
    assert!(board.contains("discard pile: x3, Pitched Battle (x2), Heavy Resistance (x1)"), "{board}");
    let guarded = Source::new(
        "file",
        r#"game = "warpgate"
card = [{ name = "Guard", multiplier = 1, text = [{ save = 3 }] }]
attacker = { name = "Red", ships = 4, cards = ["Guard", 1], drawn = ["Guard", 1] }
defender = { name = "Blue", ships = 2, cards = [1, 2], drawn = [1, 2] }
"#,
    );
    let (_, text) = walk(&guarded, None, Dice::Table, Lang::En, vec![], "Guard\nx2\n");
    assert!(text.contains("the next 3 ships to be lost will be saved"), "{text}");
    assert!(!text.contains("saved losses"), "{text}");
}

/// Whoever plays best or by the rule comes to an end, with a record that replays.
#[test]
fn the_program_plays_and_the_record_follows() {
    let folder = Folder::new("record");
    for (n, name) in ["training.toml", "concentrate.toml", "withdrawal-choice.toml", "second-example.toml"]
        .into_iter()
        .enumerate()
    {
        for kind in [PlayerKind::Best, PlayerKind::Rule] {
            let path = folder.0.join(format!("{n}-{kind:?}.jsonl"));
            let dice = Dice::Sealed(Secret::generate().unwrap());
            let scenario = example(name);
            let (ending, text) = walk(&scenario, Some(path.clone()), dice, Lang::En, vec![(None, kind)], "");
            assert_eq!(ending, Ending::Over, "{text}");
            assert!(!text.contains('⟦'), "{text}");
            let text = std::fs::read_to_string(&path).unwrap();
            let record = Record::parse(text.as_bytes()).unwrap();
            let source = Source::new("record", text.as_str());
            let how = Telling { lang: Lang::Ru, viewer: Viewing::Referee, secret: None };
            let answer = Warpgate.replay(&record, &source, &how).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(answer.json["finished"], true);
            assert!(!answer.text.contains('⟦'), "{}", answer.text);
        }
    }
}

/// W2.4, W3.2: on one terminal nothing public tells of hands or of choices before the reveal.
#[test]
fn the_public_log_keeps_secrets() {
    let folder = Folder::new("secrets");
    let path = folder.0.join("record.jsonl");
    let dice = Dice::Sealed(Secret::generate().unwrap());
    let all = vec![(None, PlayerKind::Rule)];
    walk(&example("training.toml"), Some(path.clone()), dice, Lang::En, all, "");
    let text = std::fs::read_to_string(&path).unwrap();
    let record = Record::parse(text.as_bytes()).unwrap();
    let source = Source::new("record", text.as_str());
    let log = |viewer| {
        let how = Telling { lang: Lang::En, viewer, secret: None };
        let answer = Warpgate.replay(&record, &source, &how).unwrap();
        let lines = answer.json["log"].as_array().unwrap().clone();
        let lines: Vec<String> = lines.into_iter().map(|line| line.as_str().unwrap().to_owned()).collect();
        let reveal = lines.iter().position(|line| line.contains("reveals")).unwrap();
        lines[..reveal].join("\n")
    };
    let (public, red) = (log(Viewing::Public), log(Viewing::Seat("Red".into())));
    let referee = log(Viewing::Referee);
    assert!(!public.contains("(x"), "{public}");
    assert!(red.contains("Red draws") && red.contains("(x"), "{red}");
    assert!(!red.contains("Blue draws House") && referee.matches("(x").count() > red.matches("(x").count());
}

#[test]
fn advice_says_how_often_and_what_it_is_worth() {
    let advise = |source: &Source, lang| {
        Warpgate.advise(&Situation::Scenario(source), None, lang, &[]).unwrap_or_else(|e| panic!("{e}"))
    };
    let answer = advise(&example("second-example.toml"), Lang::En);
    assert_eq!(answer.json["seat"], "Red");
    let options = answer.json["options"].as_array().unwrap();
    assert_eq!(options.len(), 2);
    let sum: f64 = options.iter().map(|option| option["p"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    // Whatever is played is worth as much as anything else in the hand, or more.
    let worth = |option: &serde_json::Value| option["value"].as_f64().unwrap();
    let most = options.iter().map(worth).fold(f64::MIN, f64::max);
    let played = options.iter().filter(|option| option["p"].as_f64().unwrap() > 1e-6);
    assert!(played.clone().count() > 0);
    assert!(played.into_iter().all(|option| (worth(option) - most).abs() < 1e-9), "{}", answer.text);
    // Before the draw there is nothing to decide but much to know.
    let answer = advise(&example("training.toml"), Lang::Ru);
    assert!(answer.text.contains("карты ещё не взяты") && answer.text.contains("Red играет"));
}

#[test]
fn every_example_has_odds_and_a_board() {
    for name in [
        "first-example.toml",
        "second-example.toml",
        "withdrawal-nearest.toml",
        "withdrawal-choice.toml",
        "withdrawal-warpgate.toml",
        "concentrate.toml",
        "training.toml",
    ] {
        let answer = Warpgate.odds_of_scenario(&example(name), &[]).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(answer.json["certificate"]["gap"].as_f64().unwrap() <= 1e-9, "{name}");
    }
}

/// Both decide at once; each is advised on the own hand only.
#[test]
fn the_seat_that_is_named_is_advised() {
    let source = example("second-example.toml");
    let of = |seat: &str| Warpgate.advise(&Situation::Scenario(&source), Some(seat), Lang::En, &[]);
    let (red, blue) = (of("Red").unwrap(), of("Blue").unwrap());
    assert_eq!((red.json["seat"].as_str(), blue.json["seat"].as_str()), (Some("Red"), Some("Blue")));
    assert_ne!(red.text, blue.text);
    assert!(of("Green").is_err(), "nobody is called so");
}
