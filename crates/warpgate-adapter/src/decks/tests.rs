//! Deck files, and what is said of them.

use super::*;
use admiralty_warpgate::card::{Condition, EffectKind, Moment};
use std::collections::BTreeSet;

fn deck(name: &str) -> Deck {
    parse(&open(name, None).unwrap()).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn the_seed_deck_is_marked() {
    let seed = deck("seed");
    assert_eq!(seed.cards.len(), 4);
    assert!(seed.cards.iter().all(|card| card.multiplier_from.is_some() && card.text_from.is_some()));
    let guesses: Vec<String> = seed.guesses().collect();
    assert_eq!(guesses, ["the multiplier of All or Nothing is a guess, not a fact"]);
}

/// W2.5, W5.9: a card or technology for every kind of effect, condition and moment.
#[test]
fn the_training_deck_has_everything() {
    let training = deck("Training");
    let texts = training.cards.iter().map(|card| &card.card.text);
    let texts = texts.chain(training.technologies.iter().map(|technology| &technology.text));
    let effects: Vec<_> = texts.flatten().collect();
    let kinds: BTreeSet<u8> = effects
        .iter()
        .map(|effect| match effect.kind {
            EffectKind::Destroy(..) => 0,
            EffectKind::Cancel => 1,
            EffectKind::Multiply(..) => 2,
            EffectKind::Draw(_) => 3,
            EffectKind::Save(_) => 4,
            EffectKind::Return(..) => 5,
            EffectKind::Score(_) => 6,
        })
        .collect();
    assert_eq!(kinds.len(), 7);
    let conditions: BTreeSet<u8> = effects
        .iter()
        .map(|effect| match effect.when {
            Condition::Always => 0,
            Condition::Wins => 1,
            Condition::Loses => 2,
            Condition::Attacking => 3,
            Condition::Defending => 4,
            Condition::EnemyMultiplier(_) => 5,
        })
        .collect();
    assert_eq!(conditions.len(), 6);
    let moments: BTreeSet<Moment> = training.technologies.iter().map(|t| t.moment).collect();
    assert_eq!(moments.len(), Moment::ALL.len());
    assert!(training.title.unwrap().contains("ours"));
}

#[test]
fn mistakes_name_the_card_and_the_line() {
    let card = "[[card]]\nname = \"A\"\nmultiplier = 2\n";
    for (text, expected) in [
        (
            "text = [{ explode = 1 }]",
            "f:4:11: card `A`: there is no kind of effect `explode` (W5.9) (known are: destroy, cancel, \
             multiplier, draw, save, return, score)",
        ),
        (
            "text = [\n  { destory = 1, of = \"own\" },\n]",
            "f:5:5: card `A`: there is no kind of effect `destory` (W5.9) (did you mean `destroy`?)",
        ),
        (
            "text = [{ destroy = 1 }]",
            "f:4:11: card `A`: `destroy` needs `of` (write `of = \"…\"`, one of: own, enemy, both)",
        ),
        (
            "text = [{ destroy = \"most\", of = \"own\" }]",
            "f:4:21: card `A`: `destroy` cannot be `\"most\"` (known are: half, all)",
        ),
        (
            "text = [{ destroy = 0, of = \"own\" }]",
            "f:4:21: card `A`: `destroy` cannot be `0` (`destroy` is a whole number from 1 to 99)",
        ),
        (
            "text = [{ draw = 1, save = 1 }]",
            "f:4:21: card `A`: `save` is a second kind in one effect (write two effects: \
             `text = [{ … }, { … }]`)",
        ),
        (
            "text = [{ if = \"win\" }]",
            "f:4:11: card `A`: this effect has no kind (W5.9) (kinds are: destroy, cancel, multiplier, \
             draw, save, return, score)",
        ),
        (
            "text = [{ draw = 1 }, {  }]",
            "f:4:23: card `A`: this effect has no kind (W5.9) (kinds are: destroy, cancel, multiplier, \
             draw, save, return, score)",
        ),
        (
            "text = [{ save = 1, if = \"wins\" }]",
            "f:4:26: card `A`: `if` cannot be `\"wins\"` (did you mean `win`?)",
        ),
        (
            "text = [{ multiplier = { add = 1 } }]",
            "f:4:11: card `A`: a card's text comes too late to change a multiplier (W4.3) (a technology \
             can, with `moment = \"before_draw\"` or `\"reveal\"`)",
        ),
        (
            "text = [{ save = 1, of = \"own\" }]",
            "f:4:21: card `A`: `of` says nothing beside `save` (take it away)",
        ),
        (
            "text = [{ return = \"played\" }]",
            "f:4:11: card `A`: `return` needs `to` (write `to = \"…\"`, one of: hand, top, bottom, shuffled)",
        ),
        ("count = 0", "f:4:9: card `A`: the count cannot be 0 (write a whole number from 1 to 60)"),
        (
            "colour = 1",
            "f:4:1: there is no key `colour` here (known are: name, multiplier, count, text, multiplier_from, text_from)",
        ),
        (
            "[[card]]\nname = \"a\"\nmultiplier = 1",
            "f:5:8: the card `a` stands here twice (write `count = 2` for two of a card)",
        ),
        (
            "[[technology]]\nname = \"T\"\nmoment = \"reveal\"\ntext = [{ cancel = true }]",
            "f:7:11: technology `T`: texts are cancelled when the winner is settled, and at no other moment \
             (W5.1) (a card can, or a technology with `moment = \"settled\"`)",
        ),
        ("multiplier = 3", "f:4:1: this key is given twice (leave one)"),
    ] {
        let problems = parse(&Source::new("f", format!("{card}{text}\n"))).unwrap_err();
        assert_eq!(problems.to_string(), expected, "{text}");
    }
    assert_eq!(
        parse(&Source::new("f", "")).unwrap_err().to_string(),
        "f:1:1: the deck has no cards (write `[[card]]` with `name` and `multiplier` for each)"
    );
}

#[test]
fn a_deck_that_is_not_there() {
    let said = open("sede", None).unwrap_err().to_string();
    assert_eq!(said, "there is no deck `sede`, and no file of that name (did you mean `seed`?)");
    let said = open("no/such.toml", None).unwrap_err();
    assert!(said.help.unwrap().contains("built in are seed and training"));
    let folder = open(env!("CARGO_MANIFEST_DIR"), None).unwrap_err();
    assert!(folder.help.unwrap().contains("a file in TOML with `[[card]]`s"));
}
