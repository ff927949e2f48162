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
        "Red loses 3 ships, 3 are left. [W5.6]",
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
    for line in
        ["Red: победа в бою. [W4.2]", "всего 5; при другом погибло бы только 4", "Планету держит Red."]
    {
        assert!(text.contains(line), "{line}\n{text}");
    }
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
