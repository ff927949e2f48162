//! The example game of Imperium as its people play it: checked, resolved, replayed, verified.
#![allow(clippy::unwrap_used)]

mod common;

use common::{
    Folder, PLAYERS, done, example, files_of, findings, orders, played, refused, resolve, root, run, set_up,
    text,
};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const TURNS: usize = 3;

/// What is planted in the files under `bad`: turn, player, line, and words of the message.
const PLANTED: [(usize, &str, u64, &str); 21] = [
    (1, "Boris", 1, "no vote"),
    (1, "Boris", 11, "do not last for a carrier"),
    (1, "Boris", 14, "no planet `Арк Прйам`"),
    (1, "Boris", 15, "not there to set out from 23: a dreadnought"),
    (1, "Chen", 10, "not in the hand"),
    (1, "Chen", 17, "from 24 to 10 is too far"),
    (1, "Chen", 21, "the planet is missing"),
    (2, "Dara", 2, "for turn 1"),
    (2, "Dara", 5, "Court of Arbitration` is no election"),
    (2, "Dara", 13, "not there to set out from 11: a cruiser"),
    (2, "Dara", 19, "`обеда` is no condition of a retreat"),
    (2, "Faye", 7, "`договр` begins no statement"),
    (2, "Faye", 19, "from 35 it may not go into 34"),
    (2, "Faye", 29, "cannot be bought: what it needs"),
    (3, "Anna", 6, "no planet `fro`"),
    (3, "Anna", 15, "8 and 35 are no neighbours"),
    (3, "Anna", 18, "these are the orders of Anna"),
    (3, "Anna", 23, "known already"),
    (3, "Eoin", 3, "for turn 2"),
    (3, "Eoin", 12, "Wellon is not on this route"),
    (3, "Eoin", 13, "`cruisers` is no Ground Force or PDS"),
];

/// The Action Cards of a state, by what they are called: in files, in English, in Russian.
fn card_names() -> Vec<[String; 3]> {
    let data = root().join("crates/imperium-adapter/data/standard/actions.toml");
    let data = fs::read_to_string(data).unwrap();
    let mut names: Vec<[String; 3]> = Vec::new();
    for line in data.lines() {
        if let Some(id) = line.strip_prefix("[action.").and_then(|rest| rest.strip_suffix(']')) {
            let english: Vec<String> =
                id.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
            names.push([id.to_owned(), english.join(" "), String::new()]);
        } else if let Some(ru) = line.strip_prefix("ru = \"") {
            names.last_mut().unwrap()[2] = ru.trim_end_matches('"').to_owned();
        }
    }
    assert_eq!(names.len(), 20);
    names
}

/// Whose hand has which cards, in a state.
fn hands(state: &str) -> Vec<(String, Vec<String>)> {
    let mut hands: Vec<(String, Vec<String>)> = Vec::new();
    let mut in_seat = false;
    for line in state.lines() {
        in_seat = (in_seat || line == "[[seat]]") && !line.is_empty();
        if let (true, Some(name)) = (in_seat, line.strip_prefix("name = ")) {
            hands.push((name.trim_matches('"').to_owned(), Vec::new()));
        }
        if let Some(hand) = line.strip_prefix("hand = {") {
            let cards = hand.trim_end_matches('}').split(',').filter_map(|card| card.split('=').next());
            let cards = cards.map(|card| card.trim().to_owned()).filter(|card| !card.is_empty());
            hands.last_mut().unwrap().1.extend(cards);
        }
    }
    hands
}

#[test]
fn the_example_game_is_played() {
    let folder = Folder::new("game");
    set_up(&folder);
    for turn in 1..=TURNS {
        let state = folder.path(&format!("{}/state.toml", turn - 1));
        let files = orders(turn);
        done(&["turn", "check", text(&state)], &files);
        // What is resolved is resolved alike, to the byte.
        let out = resolve(&folder, &state, &turn.to_string(), &files);
        let again = resolve(&folder, &state, &format!("{turn}-again"), &files);
        assert!(files_of(&out) == files_of(&again), "turn {turn} came out differently");
        let record = out.join("record.jsonl");
        done(&["replay", text(&record)], &[]);
        let script = root().join("verify/verify.py");
        for proof in ["record.jsonl", "dice.jsonl"] {
            let Ok(Output { status, stdout, stderr }) =
                Command::new("python3").arg(&script).arg(out.join(proof)).output()
            else {
                continue;
            };
            let said = String::from_utf8([stdout, stderr].concat()).unwrap();
            assert!(status.success() && said.contains("verified"), "turn {turn}, {proof}: {said}");
        }
        nothing_leaks(&state, &out);
    }
    let log = |turn: usize, name: &str| fs::read_to_string(folder.path(&format!("{turn}/{name}"))).unwrap();
    let all: String = (1..=TURNS).map(|turn| log(turn, "log.en.md")).collect();
    // What the example is there to show.
    for (what, least) in [
        ("Space battle in hex", 6),
        ("Invasion of", 4),
        ("retreats: ", 1),
        ("The PDS of Anna fire at the landing", 1),
        ("Gravity Rift (hex 37)", 2),
        ("Elected: Thibah, with 75 votes", 1),
        ("their trade agreement is over", 1),
        ("bombards the planet", 1),
        ("stops in the Nebula", 2),
        ("builds a space dock", 2),
    ] {
        assert!(all.matches(what).count() >= least, "{what}: {}", all.matches(what).count());
    }
}

/// Nobody learns from a log which cards another holds, of those that never came into the open.
fn nothing_leaks(before: &Path, out: &Path) {
    let names = card_names();
    let read = |path: &Path| fs::read_to_string(path).unwrap();
    let public = ["log.en.md", "log.ru.md", "log.en.bbcode", "log.ru.bbcode", "dice.jsonl"];
    let mut seen = 0;
    let held = [hands(&read(before)), hands(&read(&out.join("state.toml")))].concat();
    for (owner, cards) in held {
        for card in cards {
            let [id, en, ru] = names.iter().find(|names| names[0] == card).unwrap();
            let others = PLAYERS.iter().filter(|name| **name != owner);
            let private = others.flat_map(|name| {
                [(*name, format!("private/{name}.en.md")), (*name, format!("private/{name}.ru.md"))]
            });
            let logs = public.iter().map(|name| ("", (*name).to_owned())).chain(private);
            for (reader, log) in logs {
                let told = read(&out.join(&log));
                for line in told.lines().filter(|line| [id, en, ru].iter().any(|name| line.contains(*name))) {
                    // Played or discarded in the open, or known to the reader: an own card of that name.
                    let open = ["plays “", "разыгрывает «", "discards", "сбрасывает"];
                    let own = !reader.is_empty()
                        && (line.contains(reader) || line.contains("Line") || line.contains("Строка"));
                    assert!(
                        own || open.iter().any(|word| line.contains(word)),
                        "{log}, {card} of {owner}: {line}"
                    );
                    seen += 1;
                }
            }
        }
    }
    // The hash of a state is published: without its salt whoever tries all hands would find the right one.
    for state in [before, &out.join("state.toml")] {
        let text = read(state);
        let salt =
            text.lines().find_map(|line| line.strip_prefix("salt = \"")).unwrap().trim_end_matches('"');
        assert_eq!(salt.len(), 64);
        for (name, bytes) in files_of(out) {
            let known = String::from_utf8(bytes).unwrap().contains(salt);
            assert!(!known || name == "state.toml" || name == "record.jsonl", "{name} has the salt");
        }
    }
    assert!(seen > 0, "no card was told of: the names are not those of the logs");
}

#[test]
fn every_planted_mistake_is_found_at_its_line() {
    let folder = Folder::new("planted");
    played(&folder, TURNS);
    for turn in 1..=TURNS {
        let state = folder.path(&format!("{}/state.toml", turn - 1));
        for name in PLAYERS {
            let file = example(&format!("turn-{turn}/bad/{name}.txt"));
            let planted: Vec<_> = PLANTED.iter().filter(|at| (at.0, at.1) == (turn, name)).collect();
            assert_eq!(file.exists(), !planted.is_empty(), "{}", file.display());
            if planted.is_empty() {
                continue;
            }
            let (code, said) = run(&["turn", "check", text(&state)], std::slice::from_ref(&file));
            assert_eq!(code, 2, "{said}");
            let found = findings(&state, std::slice::from_ref(&file));
            for (.., line, why) in &planted {
                assert!(
                    found.iter().any(|(at, message, _)| at == line && message.contains(why)),
                    "turn {turn}, {name}, line {line}: {why}: {found:#?}"
                );
            }
            // And nothing else is held to be a mistake.
            for (line, message, _) in found.iter().filter(|(.., warns)| !warns) {
                assert!(
                    planted.iter().any(|at| at.2 == *line),
                    "turn {turn}, {name}, line {line}: {message}"
                );
            }
            // At home, with the view that came with the template, a player finds the same.
            let home = folder.path(&format!("home-{turn}-{name}"));
            done(&["turn", "template", text(&state), "--seat", name, "--out", text(&home)], &[]);
            let view = home.join(format!("{name}.view.toml"));
            assert_eq!(findings(&view, std::slice::from_ref(&file)), found, "turn {turn}, {name}");
            // The template itself is orders without a mistake, in either language.
            let russian = folder.path(&format!("home-{turn}-{name}-ru"));
            done(
                &["turn", "template", text(&state), "--seat", name, "--lang", "ru", "--out", text(&russian)],
                &[],
            );
            for home in [&home, &russian] {
                done(&["turn", "check", text(&view)], &[home.join(format!("{name}.orders.txt"))]);
            }
        }
    }
}

#[test]
fn a_changed_byte_in_orders_changes_the_dice() {
    let folder = Folder::new("byte");
    let state = played(&folder, 1);
    let first = resolve(&folder, &state, "first", &orders(1));
    let mut files = orders(1);
    let changed = fs::read_to_string(&files[2]).unwrap() + "#\n";
    files[2] = folder.write("Chen.txt", &changed);
    let second = resolve(&folder, &state, "second", &files);
    let rolls = |out: &Path| {
        let text = fs::read_to_string(out.join("dice.jsonl")).unwrap();
        text.lines().filter(|line| line.contains("\"roll\"")).map(str::to_owned).collect::<Vec<_>>()
    };
    let (first, second) = (rolls(&first), rolls(&second));
    assert!(!first.is_empty() && first != second, "{first:?}");
}

#[test]
fn what_cannot_be_done_is_refused_with_the_reason() {
    let folder = Folder::new("refused");
    let state = played(&folder, 1);
    let out = folder.path("out");
    let resolve = |more: &[&str], files: &[PathBuf], why: &str| {
        refused(&[&["turn", "resolve", text(&state), "--out", text(&out)], more].concat(), files, why);
        assert!(!out.exists(), "{why}");
    };
    let key = folder.write("key", &"11".repeat(32));
    resolve(&["--key", text(&key)], &orders(1), "key");
    let short = folder.write("short", "7a1f");
    resolve(&["--key", text(&short)], &orders(1), "key");
    resolve(&["--key", text(&folder.path("nowhere"))], &orders(1), "nowhere");
    resolve(&[], &orders(1)[..5], "there are no orders of Faye");
    let twice = [orders(1), orders(1)[..1].to_vec()].concat();
    resolve(&[], &twice, "Anna");
    resolve(&[], &orders(2), "these orders are for turn 2, and the state waits for those of turn 1");
    let mut bad = orders(1);
    bad[1] = example("turn-1/bad/Boris.txt");
    resolve(&[], &bad, "`Арк Прйам`");
    resolve(&["--dice", "table"], &orders(1), "nothing says what they rolled");
    let rolls = folder.write("rolls.txt", "");
    resolve(
        &["--key", text(&example("key")), "--dice", "table"],
        &orders(1),
        "--key goes with sealed dice only",
    );
    resolve(&["--dice", "sealed", "--rolls", text(&rolls)], &orders(1), "--rolls goes with table dice only");
    // The view of a player cannot be resolved.
    let home = folder.path("home");
    done(&["turn", "template", text(&state), "--seat", "Anna", "--out", text(&home)], &[]);
    let (view, secret) = (home.join("Anna.view.toml"), folder.path("0/state.toml.secret"));
    let args = ["turn", "resolve", text(&view), "--out", text(&out), "--key", text(&secret)];
    refused(&args, &orders(1), "is the view of one player");
    refused(
        &["turn", "template", text(&state), "--seat", "Anna", "--out", text(&home)],
        &[],
        "is there already",
    );
    refused(&["turn", "template", text(&state), "--seat", "Zoe", "--out", text(&home)], &[], "Zoe");
    refused(
        &["turn", "template", text(&state), "--seat", "Master", "--out", text(&home)],
        &[],
        "game master",
    );
    resolve(&["--absent", "master"], &orders(1), "game master");
    // A game to be set up is no state yet, whether or not there is a key.
    let scenario = example("../six-players.toml");
    let args = ["turn", "resolve", text(&scenario), "--out", text(&out)];
    refused(&args, &orders(1), "is a game to be set up, not a state");
    // Nothing is overwritten.
    let full = folder.path("0");
    refused(&["turn", "resolve", text(&state), "--out", text(&full)], &orders(1), "not empty");
    // A state is no scenario to be set up.
    refused(&["turn", "new", text(&state), "--out", text(&out)], &[], "is a state already");
}

#[test]
fn people_roll_on_a_table() {
    let folder = Folder::new("table");
    let state = played(&folder, 1);
    let sealed = resolve(&folder, &state, "sealed", &orders(1));
    // Six cards are drawn in the Economic phase; a rift; a round of battle; the next Political Card.
    let rolls = example("turn-1/rolls.txt");
    let out = folder.path("table");
    let args = ["turn", "resolve", text(&state), "--out", text(&out), "--rolls", text(&rolls)];
    done(&args, &orders(1));
    let log = fs::read_to_string(out.join("log.en.md")).unwrap();
    assert!(log.contains("the Gravity Rift (hex 37) throws a cruiser out through side 2"), "{log}");
    assert!(log.contains("Anna fires: 1 hit with 1 die"), "{log}");
    assert_ne!(fs::read(out.join("state.toml")).unwrap(), fs::read(sealed.join("state.toml")).unwrap());
    // One line too few.
    let text_of = fs::read_to_string(&rolls).unwrap();
    let mut lines: Vec<&str> = text_of.lines().collect();
    lines.pop();
    let fewer = folder.write("fewer.txt", &lines.join("\n"));
    let out = folder.path("fewer");
    let args = ["turn", "resolve", text(&state), "--out", text(&out), "--rolls", text(&fewer)];
    refused(&args, &orders(1), "roll");
}

/// I3.8: a card beyond the vocabulary asks the master, who enters what comes of it, and a missing vote.
#[test]
fn the_master_rules_on_a_card_and_enters_a_vote() {
    let folder = Folder::new("ruling");
    let state = fs::read_to_string(root().join("examples/imperium/two-players-turn.toml")).unwrap();
    let state = state.replacen("hand = { scandal = 1, tax_census = 2 }", "hand = { blank_warrant = 1 }", 1);
    assert!(state.contains("blank_warrant"));
    let state = folder.write("state.toml", &state);
    let anna = folder.write("Anna.txt", "seat Anna\nturn 3\nvote for Lodor\nplay \"Blank Warrant\"\n");
    let boris = folder.write("Boris.txt", "игрок Boris\nход 3\n");
    let files = [anna, boris];
    let rolls = folder.write("rolls.txt", "ambush\nЗасада\n«Дань»\n");
    let out = folder.path("out");
    let args = ["turn", "resolve", text(&state), "--out", text(&out), "--rolls", text(&rolls)];
    refused(&args, &files, "`blank_warrant` asks the master for its effect (I3.8)");
    let rulings = folder.write("rulings.txt", "pay Anna 10\ndone\n");
    let args = [&args[..], &["--rulings", text(&rulings)]].concat();
    refused(&args, &files, "Boris has not voted (I3.3)");
    folder.write("rulings.txt", "vote Boris: Saudor\npay Anna 10\ndone\n");
    done(&args, &files);
    let log = fs::read_to_string(out.join("log.en.md")).unwrap();
    assert!(log.contains("Boris: Saudor, "), "{log}");
    assert!(log.contains("Anna gets 10 credits"), "{log}");
    done(&["replay", text(&out.join("record.jsonl"))], &[]);
}

/// A key that is none is not a key that is not there.
#[test]
fn a_key_is_read_or_refused() {
    let folder = Folder::new("keys");
    let state = played(&folder, 1);
    let key = folder.write("key.txt", "no key\n");
    let out = folder.path("out");
    let args = ["turn", "resolve", text(&state), "--out", text(&out), "--key", text(&key), "--json"];
    refused(&args, &orders(1), "\"kind\":\"bad-value\"");
    let args = ["turn", "resolve", text(&state), "--out", text(&out), "--key", "nowhere", "--json"];
    refused(&args, &orders(1), "\"kind\":\"not-found\"");
}
