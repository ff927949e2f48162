//! I3.2: gifts one by one; what is beyond the credits in hand.

use super::*;

const BORIS: &str = "seat Boris\nvote Lodor\n";

/// Anna has 12 credits: 7 can be paid, 8 more cannot, 5 more can.
#[test]
fn each_gift_is_made_on_its_own_in_the_written_order() {
    let anna =
        "seat Anna\nvote Lodor\ngive 7 credits to Boris\ngive 8 credits to Boris\ngive 5 credits to Boris\n";
    let played = turn(&state(), anna, BORIS, "", false).unwrap();
    let log = played.file("private/Boris.en.md");
    let (first, second) = (log.find("7 credits").unwrap(), log.find("5 credits").unwrap());
    assert!(first < second, "{log}");
    let told = played.file("private/Anna.en.md");
    let (_, remarks) = told.split_once("## Orders that could not be followed").unwrap();
    assert!(
        remarks.contains(
            "- Line 4, \"give 8 credits to Boris\": 8 credits for Boris could not be paid: 5 in hand then."
        ),
        "{remarks}"
    );
    assert_eq!(remarks.matches("- Line").count(), 1, "{remarks}");
    assert!(played.text.contains("1 order could not be followed to its end"), "{}", played.text);
    let (_, remarks) = played.file("private/Anna.ru.md").split_once("## Приказы, выполненные").unwrap();
    assert!(
        remarks.contains("8 кредитов передать не удалось (кому: Boris): в наличии тогда 5."),
        "{remarks}"
    );
}

/// O1: money depends on later events, so it is a warning, with the help that purchases have.
#[test]
fn deals_beyond_the_credits_in_hand_are_warned_about() {
    let help = "what others give, and agreements that are not made yet, come on top";
    let found = |deals: &str| checked(&state(), &format!("seat Anna\nvote Lodor\n{deals}"));
    assert_eq!(found("give 12 credits to Boris\n"), []);
    assert_eq!(found("exchange with Boris: 12 credits for nothing\n"), []);
    let two = found("give 10 credits to Boris\ngive 500 credits to Boris\ngive 2 credits to Boris\n");
    let [(true, text)] = two.as_slice() else { panic!("{two:?}") };
    assert!(
        text.starts_with("Anna.txt:4:1: 500 credits for Boris could not be paid: 2 in hand then (I3.2)"),
        "{text}"
    );
    assert!(text.contains(help), "{text}");
    // Gifts first, then exchanges; what an exchange brings is there for the next.
    let two = found(
        "exchange with Boris: 3 credits for 9 credits\nexchange with Boris: 11 credits for nothing\ngive 9 credits to Boris\nexchange with Boris: 1 credit for nothing\n",
    );
    let [(true, text)] = two.as_slice() else { panic!("{two:?}") };
    assert!(
        text.starts_with("Anna.txt:4:1: 11 credits are offered to Boris, and 9 will be in hand then (I3.2)"),
        "{text}"
    );
    assert!(text.contains(help), "{text}");
}
