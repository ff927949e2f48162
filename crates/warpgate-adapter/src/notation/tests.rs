//! Battle lines, and what is said of them.

use super::*;
use crate::Objective;

fn read(line: &str, flags: &[(&str, &str)]) -> Result<BattleLine, Problems> {
    let flags: Vec<(String, String)> = flags.iter().map(|(n, v)| ((*n).into(), (*v).into())).collect();
    parse(&Source::new("line", line), &flags)
}

#[test]
fn canonical_lines() {
    for (line, flags, expected) in [
        ("6 deck(2 5 1 2) vs 2 deck(5 4 3 0)", &[][..], "6 deck(5 2 2 1) vs 2 deck(5 4 3 0)"),
        (
            "Red: 6 ships deck(x2*5 5) VS blue: 2 Ships deck(5,4)",
            &[],
            "Red: 6 deck(5 2*5) vs blue: 2 deck(5 4)",
        ),
        ("6 vs 2", &[("deck", "Seed")], "6 vs 2; deck Seed"),
        ("6 vs 2; deck seed; objective win", &[], "6 vs 2; deck seed; objective win"),
        ("6 vs 2; deck seed; objective balance; planet 2", &[], "6 vs 2; deck seed"),
        (
            "6 deck(2 5) vs 2; defender-deck seed; planet 3",
            &[],
            "6 deck(5 2) vs 2; defender_deck seed; planet 3",
        ),
        (
            "3 deck(5 4 3) discards(5) vs 4 hand(\"pitched battle\" Heroic_Sacrifice) ; deck seed",
            &[],
            "3 deck(5 4 3) discards(5) vs 4 hand(\"Heroic Sacrifice\" \"Pitched Battle\"); deck seed",
        ),
        ("6 plays(5) vs 2 deck(3 2) hand(3)", &[], "6 plays(5) vs 2 deck(3 2) hand(3)"),
        ("6 deck(2 2); x vs 2", &[], ""),
        (
            "6 tech(\"drill scouts\") vs 2; deck training; reshuffle when-drawing; destroy_tie defender; attacker rule",
            &[],
            "6 technologies(\"Drill Scouts\") vs 2; deck training; attacker rule; reshuffle when_drawing; destroy_tie defender",
        ),
    ] {
        if expected.is_empty() {
            assert!(read(line, flags).is_err());
            continue;
        }
        let battle = read(line, flags).unwrap_or_else(|problems| panic!("{line}\n{problems}"));
        assert_eq!(canonical(&battle), expected);
        let again = read(expected, &[]).unwrap_or_else(|problems| panic!("{expected}\n{problems}"));
        assert_eq!(canonical(&again), expected);
        assert_eq!((again.field, again.options), (battle.field, battle.options), "{line}");
    }
}

#[test]
fn what_a_line_means() {
    let battle = read("3 deck(5 4 3 3) discards(5 9) hand(3) vs 2 plays(5)", &[]).unwrap();
    let [attacker, defender] = &battle.field.setup().sides;
    assert_eq!((attacker.deck.total(), attacker.discards.total(), attacker.hand.total()), (2, 2, 1));
    assert_eq!((attacker.draws, defender.draws), (1, 0));
    assert_eq!(battle.options.objective, Objective::Win);
    assert!(battle.plays[0].is_none() && battle.plays[1].is_some());
    let battle = read("13 vs 2; deck seed", &[]).unwrap();
    assert_eq!(battle.options.objective, Objective::Balance { planet: 2 });
    assert_eq!(
        battle.notes,
        [
            "the attacker has 13 ships; a player owns 12",
            "deck seed: the multiplier of All or Nothing is a guess, not a fact"
        ]
    );
}

#[test]
fn mistakes_are_said_at_their_place() {
    for (line, expected) in [
        (
            "6 vs 2",
            "line:1:1: the attacker has no cards (write them, as in `6 deck(2 5 1 2)`, or name a deck: `; deck seed`)\n\
             line:1:6: the defender has no cards (write them, as in `6 deck(2 5 1 2)`, or name a deck: `; deck seed`)",
        ),
        (
            "deck(2 5) vs 2 deck(2 5)",
            "line:1:1: the attacker has no number of ships (write it first, as in `6 deck(2 5 1 2)`)",
        ),
        (
            "201 deck(2 5) vs 2 deck(2 5)",
            "line:1:1: 201 ships are beyond any table (at most 200 are computed)",
        ),
        ("6 dekc(2 5) vs 2 deck(2 5)", "line:1:3: `dekc` is not known here (did you mean `deck`?)"),
        (
            "6 deck(2 \"Pitched Battle\") vs 2 deck(2 5)",
            "line:1:10: the attacker has no card called `Pitched Battle` (bare multipliers are numbers; for \
             cards with names say which deck they are of: `deck seed`, `deck training` or `deck FILE` among \
             the options)",
        ),
        (
            "6 deck(\"Pitched Batle\") vs 2; deck seed",
            "line:1:8: the attacker has no card called `Pitched Batle` (did you mean `Pitched Battle`?)",
        ),
        (
            "6 deck(100 2) vs 2 deck(2 5)",
            "line:1:8: the multiplier 100 is beyond any card (a multiplier is a number from 0 to 99)",
        ),
        (
            "6 deck(2) deck(5) vs 2 deck(2 5)",
            "line:1:11: `deck` stands here twice (write all its cards in one pair of parentheses)",
        ),
        (
            "6 deck(2) vs 2 deck(2 5)",
            "line:1:1: the attacker must draw 2 cards, and deck and discard pile together hold 1 (W2.3) \
             (give the side more cards, or add `; allow_short_decks`)",
        ),
        ("6 hand(2 5) plays(3) vs 2 deck(2 5)", "line:1:1: the attacker plays x3, which is not in the hand"),
        (
            "6 deck(2=1) vs 2 deck(2 5)",
            "line:1:8: `2=1` is no card (write a multiplier, or a name in quotes: `5`, `\"Pitched Battle\"`)",
        ),
        (
            "6 deck(2 5), 3 vs 2 deck(2 5)",
            "line:1:14: the attacker has one fleet, and here a second begins (all ships are alike: write one number, as in `6 deck(2 5 1 2)`; cards in parentheses need no comma between the parentheses)",
        ),
        (
            "6 vs 2; deck sead",
            "line:1:14: there is no deck `sead`, and no file of that name (did you mean `seed`?)",
        ),
        (
            "6 vs 2; deck seed; home 3",
            "line:1:20: `home` does not apply to warpgate: it is an option of EVE (the options of warpgate are: objective, planet, deck, attacker_deck, defender_deck, reshuffle, destroy_tie, allow_short_decks, attacker, defender, method, samples, seed, budget)",
        ),
        (
            "6 vs 2; deck seed; objektive win",
            "line:1:20: there is no option `objektive` (did you mean `objective`?)",
        ),
        (
            "6 vs 2; deck seed; objective hold",
            "line:1:30: `objective` cannot be `hold` (known are: win, balance)",
        ),
    ] {
        let said = read(line, &[]).map(|battle| canonical(&battle)).unwrap_err().to_string();
        assert_eq!(said, expected, "{line}");
    }
}
