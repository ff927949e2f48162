//! I4: Action Cards, income, agreements, purchases.

use crate::board::{A, B, Board, C, action, hex, political};
use crate::data::{CARRIER, CRUISER, DREADNOUGHT, PDS};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::data::Window;
use admiralty_imperium::event::{Breach, Event, Phase};
use admiralty_imperium::position::{Cards, Law};
use admiralty_imperium::turn::Wait;
use admiralty_imperium::unit::Units;

fn cards(all: &[&str]) -> Cards {
    let mut cards = Cards::default();
    all.iter().for_each(|card| cards.add(action(card)));
    cards
}

/// I4.1: first everybody discards, then everybody draws one, who has a trait more, up to seven.
#[test]
fn discards_come_before_draws() {
    let [levy, mines] = [action("levy"), action("mines")];
    let full = [levy; 7];
    let board = Board::new(3).hand(A, &full).hand(B, &full).race(C, "yssaril");
    let mut table = board.with(|setup| setup.position.actions.rest = cards(&["mines"; 5])).play();
    assert_eq!(table.game.wait, Wait::Discards(A));
    table
        .chooses(A, Choice::Done)
        .choose_all(B, &[Choice::Discard(levy), Choice::Discard(levy), Choice::Done]);
    // A's hand is full; B draws one, C two.
    assert_eq!(table.game.wait, Wait::Draw(B, 0));
    assert!(table.saw(&Event::HandFull { seat: A }));
    table.draws(mines.0).draws(mines.0).draws(mines.0);
    let hands = table.game.position.players.iter().map(|player| player.hand.total()).collect::<Vec<_>>();
    assert_eq!(hands, [7, 6, 2]);
    assert_eq!(table.game.position.actions.discards.get(levy), 2);
}

/// I4.1, I4.2: more are drawn one at a time, up to seven; draws go by Influence.
#[test]
fn draws_stop_at_seven_and_go_by_influence() {
    let six = [action("levy"); 6];
    let board = Board::new(2).hand(A, &six).race(A, "yssaril").planet(hex(0, 0), [0, 1], B, &[]);
    let mut table = board.with(|setup| setup.position.actions.rest = cards(&["mines"; 5])).play();
    table.until(|wait| matches!(wait, Wait::Draw(..)));
    assert_eq!(table.game.wait, Wait::Draw(B, 0), "more Influence first");
    table.draws(action("mines").0);
    assert_eq!(table.game.wait, Wait::Draw(A, 1));
    table.draws(action("mines").0);
    assert!(table.saw(&Event::HandFull { seat: A }));
    assert_eq!(table.game.position.player(A).unwrap().hand.total(), 7);
}

/// I4.2: an empty deck is the shuffled discard pile; if that is empty, too, nothing is drawn.
#[test]
fn the_discard_pile_is_the_new_deck() {
    let mut table = Board::new(2).with(|setup| setup.position.actions.discards = cards(&["levy"])).play();
    assert!(table.saw(&Event::Reshuffled { cards: 1 }));
    table.draws(action("levy").0);
    assert!(table.saw(&Event::NothingToDraw { seat: B }));
}

/// I4.2: only in the phase of the card, and one card a player and situation.
#[test]
fn one_card_a_situation() {
    let [harvest, grant] = [action("harvest"), action("grant")];
    let board = Board::new(2).hand(A, &[harvest, harvest, grant]).planet(hex(0, 0), [4, 1], A, &[]);
    let mut table = board.play();
    table.until(|wait| matches!(wait, Wait::Play(..)));
    assert_eq!(table.options(A), [Choice::Done, Choice::Play(harvest)], "the grant is for another phase");
    table.chooses(A, Choice::Play(harvest));
    assert!(table.saw(&Event::Income { seat: A, n: 4 + 5 }), "and no second one was asked for");
    assert_eq!(table.credits(A), 9);
    let player = table.game.position.player(A).unwrap();
    assert_eq!([harvest, grant].map(|card| player.hand.get(card)), [1, 1]);
    assert_eq!(table.game.position.actions.discards.get(harvest), 1);
}

/// I4.2: what a card changes for a segment ends with it.
#[test]
fn a_change_ends_with_its_segment() {
    let grant = action("grant");
    let mut table = Board::new(2).hand(A, &[grant]).credits(&[10, 0]).play();
    table.until(|wait| matches!(wait, Wait::Play(Window::Technology, _))).chooses(A, Choice::Play(grant));
    let blue = admiralty_imperium::data::TechId(0);
    table.chooses(A, Choice::Research(blue));
    assert!(table.saw(&Event::Researched { seat: A, tech: blue, cost: 10 }));
    let mut table =
        Board::new(2).hand(A, &[grant, action("shipwrights")]).planet(hex(0, 0), [10, 1], A, &[]).play();
    table.until(|wait| matches!(wait, Wait::Play(Window::Technology, _))).chooses(A, Choice::Play(grant));
    assert_eq!((table.game.wait, table.game.position.boosts.len()), (Wait::Research(A), 1));
    table.until(|wait| matches!(wait, Wait::Play(Window::Placement, _)));
    assert_eq!(table.game.position.boosts, []);
}

/// I4.3, I4.4: Resources, and from each agreement as many credits as the partner controls planets.
#[test]
fn income() {
    let board = || {
        let board = Board::new(3).planet(hex(0, 0), [3, 0], A, &[]).planet(hex(0, 0), [2, 0], A, &[]);
        let board = board.planet(hex(1, 0), [4, 0], B, &[]).planet(hex(1, 0), [0, 0], None, &[]);
        board.agreed(A, B).agreed(A, C)
    };
    // A: 5, 1 from B, 0 from C; B: 4 and 2; C: 0 and 2.
    let mut table = board().play();
    table.sails(A);
    assert_eq!([A, B, C].map(|seat| table.credits(seat)), [6, 6, 2]);
    assert!(table.saw(&Event::Trade { seat: C, with: A, n: 2 }));
    // A trait pays one more for each of two agreements.
    let mut table = board().race(A, "mentak").play();
    table.sails(A);
    assert_eq!([A, B, C].map(|seat| table.credits(seat)), [8, 6, 2]);
    // A Law takes two from everybody, as far as there is income.
    let law = Law { card: political("dues"), elected: None };
    let mut table = board().with(|setup| setup.position.laws.push(law)).play();
    table.sails(A);
    assert_eq!([A, B, C].map(|seat| table.credits(seat)), [4, 4, 2]);
}

/// I4.4: made by both, one a pair.
#[test]
fn agreements_are_made_by_both() {
    let mut table = Board::new(3).agenda("subsidy").play();
    table.choose_all(A, &[Choice::Agree { with: B }, Choice::Agree { with: C }, Choice::Done]);
    table.choose_all(B, &[Choice::Agree { with: A }, Choice::Done]).chooses(C, Choice::Done);
    assert_eq!(table.game.position.agreements, [(A, B)]);
    assert!(table.saw(&Event::AgreementLapsed { by: A, with: C }));
    assert_eq!(table.count(|event| matches!(event, Event::Agreed { .. })), 1);
}

/// I4.5: either partner may end it, before income in the Economic phase.
#[test]
fn agreements_are_ended() {
    let board = Board::new(2).planet(hex(0, 0), [0, 0], A, &[]).agreed(A, B);
    let mut table = board.play();
    assert_eq!(table.game.wait, Wait::Break(A, Phase::Economic));
    table.chooses(A, Choice::Done).chooses(B, Choice::Break { with: A });
    assert!(table.saw(&Event::AgreementEnds { between: [B, A], why: Breach::Broken(B) }));
    assert_eq!([A, B].map(|seat| table.credits(seat)), [0, 0]);
}

/// I4.5: it ends at once with a Space battle; not with those whose trade survives it.
#[test]
fn battle_ends_an_agreement() {
    for (race, ends) in [("plain", true), ("hacan", false)] {
        let [here, there] = [hex(0, 0), hex(1, 0)];
        let board = Board::new(2).race(B, race).fleet(here, A, &[(CRUISER, 1)]);
        let mut table = board.fleet(there, B, &[(CARRIER, 1)]).agreed(A, B).play();
        table.sails(A).goes(A, CRUISER, &[here, there]).moved(A);
        assert_eq!(table.game.wait, Wait::Battle);
        assert_eq!(table.game.position.agreed(A, B), !ends, "{race}");
        let event = Event::AgreementEnds { between: [A, B], why: Breach::War };
        assert_eq!(table.saw(&event), ends);
    }
}

/// I4.6: paid while credits last, within limits; a Law and a technology change what one costs.
#[test]
fn purchases() {
    let mut table = Board::new(2).credits(&[13, 0]).play();
    table.until(|wait| matches!(wait, Wait::Buy(_)));
    table.choose_all(A, &[Choice::Buy(CRUISER), Choice::Buy(CRUISER)]).refuses(A, Choice::Buy(CRUISER));
    assert_eq!((table.credits(A), table.options(A)), (1, vec![Choice::Done]));
    table.chooses(A, Choice::Done);
    assert!(table.saw(&Event::Bought { seat: A, units: Units::of(CRUISER, 2), cost: 12 }));

    // At most six PDS, those on planets counted; a technology makes units one cheaper.
    let board = Board::new(2).credits(&[20, 0]).planet(hex(0, 0), [0, 0], A, &[(PDS, 4)]);
    let mut table = board.knows(A, "sarween_tools").play();
    table.until(|wait| matches!(wait, Wait::Buy(_)));
    table.choose_all(A, &[Choice::Buy(PDS), Choice::Buy(PDS)]).refuses(A, Choice::Buy(PDS));
    assert_eq!(table.credits(A), 20 - 2 * 3);

    let law = Law { card: political("disarmament"), elected: None };
    let mut table = Board::new(2).credits(&[50, 0]).with(|setup| setup.position.laws.push(law)).play();
    table.until(|wait| matches!(wait, Wait::Buy(_)));
    let two = [Choice::Buy(DREADNOUGHT), Choice::Buy(DREADNOUGHT)];
    table.choose_all(A, &two).refuses(A, Choice::Buy(DREADNOUGHT));
    assert_eq!(table.credits(A), 50 - 2 * 12);
}
