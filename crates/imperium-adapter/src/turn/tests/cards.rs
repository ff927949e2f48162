//! I4.2: when cards that are ordered are played, and why they are not.

use super::*;

const BORIS: &str = "seat Boris\nvote Lodor\n";

/// A third player, Chen, whose lone Cruiser is in Anna's way; Anna fights him in hex 3 and Boris in hex 6.
fn three() -> String {
    let chen = "[[seat]]\nname = \"Chen\"\nrace = \"sol\"\nhome = 11\ncredits = 0\n\n# Planets that";
    let state = changed(HAND, "hand = { jammers = 1, ambush = 1 }").replacen("# Planets that", chen, 1);
    let fleet = "[[fleet]]\nhex = 3\nseat = \"Chen\"\nships = { cruiser = 1 }\n\n# Cards that";
    state.replacen("# Cards that", fleet, 1)
}

/// The log for all, and Anna's.
fn told(state: &str, anna: &str) -> (String, String) {
    let orders = [("Anna", anna), ("Boris", BORIS), ("Chen", "seat Chen\nvote Lodor\n")];
    let played = play(state, &orders, "", false).unwrap_or_else(|problems| panic!("{problems}"));
    (played.file("log.en.md").to_owned(), played.file("private/Anna.en.md").to_owned())
}

#[test]
fn a_card_aimed_at_a_player_waits_for_a_battle_with_them() {
    let both = "seat Anna\nvote Lodor\nmove 1 cruiser 2 -> 3\nmove 1 cruiser 2 -> 1 -> 6\nbattle: retreat after round 1\nplay Jammers on Boris\n";
    let (log, own) = told(&three(), both);
    let (first, second) =
        (log.find("Space battle in hex 3").unwrap(), log.find("Space battle in hex 6").unwrap());
    let played = log.find("Jammers").unwrap_or_else(|| panic!("{log}\n{own}"));
    // The card is played as its battle begins, when dice have been rolled in the other.
    assert!(first < second && first < played, "{log}");
    assert!(log[first..played].contains("with 1 die"), "{log}");
    // Without a battle with Boris it is kept, and Anna is told why.
    let alone = "seat Anna\nvote Lodor\nmove 1 cruiser 2 -> 3\nplay Jammers on Boris\n";
    let (log, own) = told(&three(), alone);
    assert!(log.contains("Space battle in hex 3") && !log.contains("Jammers"), "{log}");
    assert!(
        own.contains("no battle or landing came in which what the card is aimed at takes part; it is kept."),
        "{own}"
    );
}

#[test]
fn a_card_that_is_not_played_says_why() {
    let no_battle = "seat Anna\nvote Lodor\nplay Ambush\n";
    let (_, own) = told(&three(), no_battle);
    assert!(
        own.contains("\"play Ambush\": no moment came in which the card could be played; it is kept."),
        "{own}"
    );
    let two = "seat Anna\nvote Lodor\nmove 1 cruiser 2 -> 3\nplay Ambush\nplay Jammers on Chen\nbattle: retreat after round 1\n";
    let (log, own) = told(&three(), two);
    assert!(log.contains("Ambush"), "{log}");
    assert!(own.contains("\"play Jammers on Chen\": another card was played then"), "{own}");
    let later = three().replacen("awaits = \"turn\" ", "awaits = \"politics\" ", 1);
    let later = later.replacen("[map]", "[options]\norder_rounds = \"two\"\n\n[map]", 1);
    let (_, own) = told(&later, no_battle);
    assert!(own.contains("cards of this phase are played in the other round of orders"), "{own}");
    let given = "seat Anna\nvote Lodor\ngive card Ambush to Boris\nplay Ambush\n";
    let (_, own) = told(&three(), given);
    assert!(own.contains("\"play Ambush\": this card is not in the hand any more."), "{own}");
}
