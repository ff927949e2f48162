//! The rulebook passes the conformance kit.
#![allow(clippy::unwrap_used)]

mod random;

use admiralty_conformance::{Ending, Kinds, Kit, play_out};
use admiralty_game::{Law, Rulebook, Silent, Step};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::side::Side;

/// With secrets: hands, decks, cards that are not revealed (W2.4, W3.2).
#[test]
fn battles_conform_and_leak_nothing() {
    let battles = (0..600).map(random::battlefield);
    let kit = Kit::default().games(2).max_steps(500).reveals(&["revealed", "discarded"]);
    let report = kit.check_many(battles).unwrap();
    let missing = report.missing_kinds::<Battlefield>();
    assert!(missing.is_empty(), "{missing:?}\n{report}");
    assert!(report.hidden_differences > 500, "{report}");
    assert_eq!(report.unfinished, 0, "{report}");
}

/// Random play through whole battles: no dead end, no endless game, no panic. The full count is
/// run by hand: `BATTLES=100000 cargo test --release -p admiralty-warpgate --test conformance -- many`.
#[test]
fn many_battles_end() {
    let battles: u64 = std::env::var("BATTLES").ok().and_then(|n| n.parse().ok()).unwrap_or(5000);
    let mut kinds = Kinds::default();
    for seed in 0..battles {
        let battle = random::battlefield(seed);
        let played = play_out(&battle, seed, 10_000, &mut kinds);
        assert_eq!(played.ending, Ending::Over, "seed {seed}: {:?}", played.state);
        let winner = played.state.winner.unwrap();
        let end = &played.state;
        let loser = winner.other();
        let placed: u16 = end.withdrawn.iter().filter(|(to, _)| to.is_some()).map(|(_, n)| n).sum();
        if battle.setup().theatre.is_some() {
            assert_eq!(placed, end.side(loser).ships, "seed {seed}: every ship is somewhere");
        }
        for side in Side::BOTH {
            let own = end.side(side);
            let cards = own.deck.total() + own.hand.total() + own.discards.total();
            assert_eq!(cards, battle.setup().side(side).all_cards().total(), "seed {seed}: no card is lost");
        }
    }
    assert!(kinds.missing::<Battlefield>().is_empty());
}

/// W2.4: what a seat draws from shows nothing of the other's cards, not even to a chance that is
/// certain: a draw is always pending as a draw.
#[test]
fn draws_are_for_the_drawer_alone() {
    for seed in 0..200 {
        let battle = random::battlefield(seed);
        let state = battle.start(&mut Silent);
        if let Step::Chance(chance) = battle.step(&state) {
            assert!(matches!(chance.law, Law::Draw(_)));
            let seen = random::SEATS.map(|seat| chance.audience.includes(seat));
            assert_eq!(seen.iter().filter(|sees| **sees).count(), 1);
        }
    }
}
