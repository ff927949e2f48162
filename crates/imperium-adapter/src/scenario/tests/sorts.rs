//! Sorts of files, and several mistakes at once.

use super::mistakes::{GAME, STATE, exchanged, wrong};
use super::*;

/// A state has other keys than a game to be set up.
#[test]
fn of_the_sort_of_file() {
    for (key, text) in
        [("dock", "dock = 'Quinarra'"), ("cards", "cards = 1"), ("units", "units = { space = {} }")]
    {
        let mistake = format!("home = 5\n{text}");
        exchanged(STATE, "home = 5", &mistake, 13, &format!("`{key}` belongs to a game to be set up"), "");
    }
    let found = wrong(&STATE.replace("turn = 2\n", "awaits = 'turn'\n"));
    for key in ["awaits", "planets", "fleet"] {
        let message = format!("`{key}` belongs to a state");
        assert!(found.iter().any(|problem| problem.contains(&message)), "{key}: {found:#?}");
    }
    assert_eq!(found.len(), 3, "{found:#?}");
}

#[test]
fn of_a_view() {
    let view = STATE.replace("turn = 2", "turn = 2\nseen_by = 'Anna'");
    let right = view.replace("home = 5", "home = 5\nhand_size = 2") + "[actions]\ndeck_size = 30\n";
    let scenario = read(&right);
    assert_eq!(scenario.hidden, Hidden { hand_sizes: vec![None, Some(2)], deck_size: Some(30) });
    let without = wrong(&view);
    assert_eq!(without.len(), 2, "{without:#?}");
    assert!(without.iter().any(|problem| problem.contains("how many cards `Boris` holds")));
    assert!(without.iter().any(|problem| problem.contains("how many Action Cards are in the deck")));
    for (from, to, message) in [
        ("hand_size = 2", "hand = { scandal = 1 }", "does not show the hand of `Boris`"),
        ("hand = { scandal = 1 }", "hand_size = 1", "the view of another player"),
        ("deck_size = 30", "deck_size = 30\ndeck = { scandal = 1 }", "does not show the deck"),
    ] {
        let found = wrong(&right.replacen(from, to, 1));
        assert!(found.len() == 1 && found[0].contains(message), "{to}: {found:#?}");
    }
}

/// What is wrong with the data is found too, at its place in this file.
#[test]
fn of_the_data() {
    exchanged(GAME, "[[seat]]", "[data.unit.cruiser]\ncost = -3\n[[seat]]", 9, "cost", "");
    exchanged(GAME, "[[seat]]", "[data.unit.cruiser]\ncosts = 3\n[[seat]]", 9, "costs", "cost");
}

/// All at once, in the order of the file.
#[test]
fn several_at_once() {
    let text = GAME
        .replace("'Saudor'", "'Saudr'")
        .replace("'norr'", "'nor'")
        .replace("home = 5", "home = 5\ncredits = -3");
    let lines: Vec<String> =
        wrong(&text).iter().map(|problem| problem.split(": ").next().unwrap().to_owned()).collect();
    assert_eq!(lines, ["f:6:5", "f:14:8", "f:16:11"]);
}

/// No file makes the reader panic: pieces of good ones, cut and joined.
#[test]
fn pieces_do_no_harm() {
    for base in [GAME, STATE, TWO, TURN] {
        let lines: Vec<&str> = base.lines().collect();
        for left_out in 0..lines.len() {
            let text: Vec<&str> =
                lines.iter().enumerate().filter(|(at, _)| *at != left_out).map(|(_, line)| *line).collect();
            let _ = parse(&Source::new("f", text.join("\n")));
        }
        for end in (0..base.len()).step_by(7).filter(|end| base.is_char_boundary(*end)) {
            let _ = parse(&Source::new("f", &base[..end]));
        }
    }
}
