//! The program as people run it.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn admiralty(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_admiralty")).args(args).current_dir(root()).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(args: &[&str]) -> serde_json::Value {
    let output = admiralty(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{args:?}: {}", err(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("admiralty-cli-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Chances that are known from elsewhere, of the attacker to be left.
#[test]
fn known_odds() {
    let known: &[(&str, &[&str], f64)] = &[
        ("3 interceptor vs 1 ancient", &[], 0.465_156_824_658_158_44),
        ("1 cruiser, 1 interceptor vs 1 ancient", &[], 0.420_587_737_568_803_85),
        ("2 dreadnought vs 2 cruiser", &[], 0.961_467_899_892_42),
        ("2 cruiser, 2 interceptor vs 2 cruiser, 2 interceptor", &[], 0.438_886_200_353_563_2),
        ("3 interceptor vs 1 gcds", &[], 2.590_063_774_930_849_5e-5),
        ("2 interceptor(init=3 hull=2 computer=1 yellow=1) vs 2 ancient", &[], 0.441_990_278_974_309_76),
        (
            "2 interceptor(init=4 computer=1 yellow=1 missiles=2) vs 1 cruiser(init=2 hull=2 computer=1 shield=1 orange=1)",
            &[],
            0.509_715_443_485_664_7,
        ),
        (
            "1 dreadnought(init=2 hull=3 computer=2 shield=1 orange=1 red=1) vs 2 cruiser(init=3 hull=1 computer=1 shield=2 yellow=2), 1 interceptor(init=4 yellow=1)",
            &[],
            0.595_467_502_487_292,
        ),
        (
            "2 cruiser, 1 interceptor vs 1 dreadnought, 2 interceptor",
            &["--attacker", "rule", "--defender", "rule"],
            0.311_102_126_757_925_15,
        ),
        (
            "2 cruiser(gauss_shield positron_computer ion_cannon*2 nuclear_drive fusion_source) vs 2 ancient",
            &[],
            0.809_570_556_452_612_4,
        ),
    ];
    for (line, flags, p) in known {
        let json = json(&[&["odds", "eclipse", line], *flags].concat());
        let win = json["win"]["attacker"].as_f64().unwrap();
        assert!((win - p).abs() < 1e-9, "{line}: {win}");
        let sum: f64 =
            json["survivors"]["attacker"].as_array().unwrap().iter().map(|s| s["p"].as_f64().unwrap()).sum();
        assert!((sum - win).abs() < 1e-9, "{line}: survivors sum to {sum}");
        assert_eq!(json["method"]["kind"], "exact");
    }
}

/// The same for games whose answer is a value or comes from hidden hands.
#[test]
fn known_values() {
    let known: &[(&[&str], &str, f64)] = &[
        (&["warpgate", "6 vs 2 ; objective balance", "--deck", "seed"], "/value", 29.0 / 6.0),
        (&["warpgate", "4 vs 5 ; objective balance", "--deck", "seed"], "/value", -1.75),
        (&["warpgate", "6 deck(2 5 1 2) vs 2 deck(2 5 1 2)"], "/win/attacker", 1.0),
        (
            &["warpgate", "3 deck(5 4 3 3 2 2 1 0) vs 4 deck(5 4 3 3 2 2 1 0)"],
            "/win/attacker",
            0.323_979_591_836_734_64,
        ),
        (&["eve", "shipa(3/3), shipb(2/2) vs shipa(2/2 ambush=1), shipb(1/3 value=2)"], "/value", -1.0),
        (&["eve", "shipa(2/2), shipb(2/2), shipc(2/2) vs shipa(2/2), shipb(2/2)"], "/value", 1.0),
        (&["eve", "shipa(3/3), shipb(2/2) vs shipa(2/2)", "--home", "4"], "/value", 1.0),
    ];
    for (args, path, value) in known {
        let json = json(&[&["odds"], *args].concat());
        let found = json.pointer(path).and_then(serde_json::Value::as_f64).unwrap();
        assert!((found - value).abs() < 1e-7, "{args:?}: {found}");
    }
}

#[test]
fn the_readme_says_what_the_program_prints() {
    let output = admiralty(&["odds", "eclipse", "3 interceptor vs ancient"]);
    assert!(output.status.success());
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    for line in out(&output).lines().take(5).filter(|line| !line.is_empty()) {
        assert!(readme.contains(line.trim_end()), "the README does not show: {line}");
    }
}

#[test]
fn a_line_may_come_in_pieces_and_options_in_it_or_behind_it() {
    let whole = json(&["odds", "eclipse", "2 cruiser vs 2 ancient; attacker rule"]);
    let pieces = json(&["odds", "Eclipse", "2", "cruiser", "vs", "2", "ancient", "--attacker", "rule"]);
    assert_eq!(whole, pieces);
    assert_eq!(whole["policy"]["attacker"], "rule");
    let again = json(&["odds", "eclipse", whole["battle"].as_str().unwrap()]);
    assert_eq!(whole, again, "the canonical line means the same");
}

#[test]
fn material_is_what_is_destroyed_less_what_is_lost() {
    let json = json(&["odds", "eclipse", "2 cruiser vs 1 dreadnought", "--objective", "material"]);
    let lost = |side: &str, ship: &str| json["expected_losses"][side][ship].as_f64().unwrap();
    let expected = 8.0 * lost("defender", "dreadnought") - 5.0 * lost("attacker", "cruiser");
    assert!((json["value"].as_f64().unwrap() - expected).abs() < 1e-9);
}

#[test]
fn samples_are_the_same_every_time_and_near_the_exact_answer() {
    let args = ["odds", "eclipse", "2 cruiser vs 2 ancient", "--method", "monte-carlo", "--samples", "20000"];
    let (one, two) = (json(&args), json(&args));
    assert_eq!(one, two);
    let exact = json(&args[..3]);
    let error = one["method"]["standard_error"].as_f64().unwrap();
    let off = (one["value"].as_f64().unwrap() - exact["value"].as_f64().unwrap()).abs();
    assert!(off < 5.0 * error, "{off} is more than five times {error}");
}

/// The same command again goes on with the record, also where the scenario names other files.
#[test]
fn the_same_command_goes_on() {
    let folder = folder("again");
    let text = |path: &std::path::Path| path.to_str().unwrap().to_owned();
    let deck = root().join("crates/warpgate-adapter/data/training.toml");
    fs::copy(deck, folder.join("mine.toml")).unwrap();
    let own = folder.join("own.toml");
    let sides = "attacker = { name = 'Red', ships = 3, deck = 'mine.toml' }\n\
                 defender = { name = 'Blue', ships = 2, deck = 'mine.toml' }\n";
    fs::write(&own, format!("game = 'warpgate'\n{sides}")).unwrap();
    let duel = root().join("examples/eclipse/duel.toml");
    for (scenario, dice, other) in [(own, "sealed", "table"), (duel, "table", "sealed")] {
        let record = folder.join(format!("{dice}.jsonl"));
        let args = |dice| {
            ["referee", &text(&scenario), "--dice", dice, "--record", &text(&record)].map(str::to_owned)
        };
        for (dice, code) in [(dice, 0), (dice, 0), (other, 2)] {
            let args = args(dice);
            let output = admiralty(&args.iter().map(String::as_str).collect::<Vec<_>>());
            assert_eq!(output.status.code(), Some(code), "{args:?}: {}", err(&output));
        }
    }
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn wrong_input_is_exit_2_with_a_place() {
    for (args, column, message) in [
        (&["odds", "eclipse", "3 intercepter vs ancient"][..], Some(3), "intercepter"),
        (&["odds", "eclipse", "cruiser(gauss_sheild) vs ancient"], Some(9), "gauss_sheild"),
        (&["odds", "eclipse", "3 interceptor"], Some(1), "vs"),
        (&["odds", "eclipse", "999999 interceptor vs gcds"], Some(1), "999999"),
        (&["odds", "eclipse", "-1 interceptor vs gcds"], Some(2), "negative"),
        (&["odds", "eclipse"], None, "battle line"),
        (&["odds"], None, "<GAME LINE | FILE>"),
        (&["odds", "eclips", "3 interceptor vs ancient"], None, "eclips"),
        (&["odds", "no-such-file.toml"], None, "no-such-file.toml"),
        (&["odds", "eclipse", "cruiser vs ancient", "--objektive", "hold"], None, "--objektive"),
        (&["odds", "verify/verify.py"], Some(1), "game"),
    ] {
        let output = admiralty(&[args, &["--json"]].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let error: serde_json::Value = serde_json::from_str(&err(&output)).unwrap();
        assert!(error["error"]["message"].as_str().unwrap().contains(message), "{args:?}: {error}");
        assert_eq!(error["error"]["column"].as_u64(), column, "{args:?}: {error}");
        assert!(out(&output).is_empty(), "nothing half-done");
        let output = admiralty(args);
        assert_eq!(output.status.code(), Some(2));
        assert!(!err(&output).is_empty() && !err(&output).contains("panicked"), "{}", err(&output));
    }
}

#[test]
fn an_exact_answer_beyond_the_budget_is_exit_3() {
    let line = "8 interceptor, 4 cruiser, 2 dreadnought vs 8 interceptor, 4 cruiser, 2 dreadnought";
    let output = admiralty(&["odds", "eclipse", line, "--method", "exact", "--budget", "1000"]);
    assert_eq!(output.status.code(), Some(3), "{}", err(&output));
    assert!(err(&output).contains("--budget"));
}

#[test]
fn a_play_is_recorded_replayed_and_found_out_if_it_is_changed() {
    let folder = folder("play");
    let record = folder.join("record.jsonl");
    let path = record.to_str().unwrap();
    let played =
        admiralty(&["referee", "examples/eclipse/combat-phase.toml", "--auto", "all=best", "--record", path]);
    assert!(played.status.success(), "{}", err(&played));
    let whole = fs::read(&record).unwrap();
    let replayed = admiralty(&["replay", path, "--lang", "ru"]);
    assert!(replayed.status.success(), "{}", err(&replayed));
    assert!(out(&replayed).contains("Сектор") || out(&replayed).contains("секторе"), "{}", out(&replayed));

    // Cut off in the middle of a line, it goes on to the same end.
    let header = whole.iter().position(|byte| *byte == b'\n').unwrap();
    for share in [2, 7, 50] {
        fs::write(&record, &whole[..header + (whole.len() - header) / share]).unwrap();
        fs::write(folder.join("record.jsonl.secret"), secret_of(&whole)).unwrap();
        let resumed = admiralty(&["referee", path]);
        assert!(resumed.status.success(), "{}", err(&resumed));
        assert_eq!(fs::read(&record).unwrap(), whole);
    }

    // A changed choice is found, at its line.
    let text = String::from_utf8(whole).unwrap();
    let first = text.lines().find(|line| line.contains("\"choice\":")).unwrap();
    let mut other: serde_json::Value = serde_json::from_str(first).unwrap();
    // The battles come first, whatever the dice say; discs are placed at the end of the phase.
    other["choice"] = "no_disc".into();
    let changed = text.replacen(first, &other.to_string(), 1);
    assert_ne!(changed, text);
    fs::write(&record, changed).unwrap();
    let output = admiralty(&["replay", path, "--json"]);
    assert_eq!(output.status.code(), Some(2));
    let error: serde_json::Value = serde_json::from_str(&err(&output)).unwrap();
    assert_eq!(error["error"]["kind"], "does-not-follow");
    assert!(error["error"]["line"].as_u64().unwrap() > 1, "{error}");
    fs::remove_dir_all(folder).unwrap();
}

/// The secret that a finished record publishes.
fn secret_of(record: &[u8]) -> String {
    let text = String::from_utf8_lossy(record);
    let last: serde_json::Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    last["secret"].as_str().unwrap().into()
}

#[test]
fn advice_names_the_best_choice() {
    let folder = folder("advice");
    let record = folder.join("duel.jsonl");
    let script = folder.join("dice.txt");
    // Blue's interceptors and cruiser miss; then Red must choose, and the input ends.
    fs::write(&script, "1 1 1").unwrap();
    let path = record.to_str().unwrap();
    let args =
        ["referee", "examples/eclipse/duel.toml", "--dice", "scripted", "--script", script.to_str().unwrap()];
    let paused = admiralty(&[&args[..], &["--auto", "Blue=rule", "--record", path]].concat());
    assert!(paused.status.success(), "{}", err(&paused));
    let advice = json(&["advise", path]);
    assert_eq!(advice["seat"], "Red");
    assert_eq!(advice["best"]["battle"], "attack");
    let value = |i: usize| advice["options"][i]["value"].as_f64().unwrap();
    assert!(value(0) > value(1) && value(1) == 0.0, "to retreat is not to hold: {advice}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn rules_and_schema_are_there() {
    assert!(out(&admiralty(&["rules", "E4.4"])).contains("npc_spread"));
    assert!(out(&admiralty(&["rules", "e4.4", "--lang", "ru"])).contains("звёздн"));
    assert_eq!(admiralty(&["rules", "E99.1"]).status.code(), Some(2));
    let schema: serde_json::Value = serde_json::from_str(&out(&admiralty(&["schema", "eclipse"]))).unwrap();
    assert!(schema["properties"]["hex"].is_object());
}
