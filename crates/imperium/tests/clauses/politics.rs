//! I3: deals, votes, Laws.

use crate::board::{A, B, Board, C, Table, action, hex, political};
use crate::data::{GROUND, PDS};
use admiralty_game::{Rulebook, Seat};
use admiralty_imperium::choice::{Choice, Ruling, Vote};
use admiralty_imperium::data::{Aim, Window};
use admiralty_imperium::effect::Effect;
use admiralty_imperium::event::{Breach, Event};
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::{Candidate, Law};
use admiralty_imperium::setup::{Awaits, ElectionOrder, OrderRounds};
use admiralty_imperium::turn::Wait;

fn give(to: Seat, n: u16) -> Choice {
    Choice::GiveCredits { to, n }
}

/// Players with so much Influence, and a Political Card.
fn council(card: &str, influence: &[u8]) -> Board {
    let mut board = Board::new(influence.len()).agenda(card);
    for (seat, n) in influence.iter().enumerate() {
        board = board.planet(hex(0, 0), [0, *n], Seat(seat as u8), &[(GROUND, 2)]);
    }
    board
}

fn vote(table: &mut Table, votes: &[Vote]) {
    table.until(|wait| matches!(wait, Wait::Votes));
    votes.iter().enumerate().for_each(|(seat, vote)| {
        table.chooses(Seat(seat as u8), Choice::Vote(*vote));
    });
}

/// I3.2: gifts of credits, in the order of seats, each only if it can then be paid.
#[test]
fn gifts_in_the_order_of_seats() {
    let mut table = Board::new(3).agenda("subsidy").credits(&[3, 0, 0]).play();
    table.choose_all(A, &[give(B, 2), give(C, 2), Choice::Done]);
    // What B has got from A it can give on; the second gift of A and that of C cannot be paid.
    table.choose_all(B, &[give(C, 1), Choice::Done]);
    table.choose_all(C, &[give(A, 2), Choice::Done]);
    assert_eq!([A, B, C].map(|seat| table.credits(seat)), [1, 1, 1]);
    assert!(
        table.saw(&Event::GiftFailed { from: A, to: C, n: 2 })
            && table.saw(&Event::GiftFailed { from: C, to: A, n: 2 })
    );
}

/// I3.2: two gifts to one player are two: the first can be paid, the second cannot, the third can again.
#[test]
fn gifts_to_one_player_are_made_one_by_one() {
    let mut table = Board::new(2).agenda("subsidy").credits(&[9, 0]).play();
    // There is nothing yet that a further gift would follow.
    table.refuses(A, Choice::Gift { to: B });
    let gift = Choice::Gift { to: B };
    table.choose_all(A, &[give(B, 5), give(B, 1), gift, give(B, 5), gift]);
    // One that is begun and empty is not begun again.
    table.refuses(A, gift).choose_all(A, &[give(B, 2), Choice::Done]).chooses(B, Choice::Done);
    assert_eq!([A, B].map(|seat| table.credits(seat)), [1, 8]);
    assert_eq!(table.count(|event| matches!(event, Event::GiftFailed { .. })), 1);
    assert!(table.saw(&Event::CreditsGiven { from: A, to: B, n: 6 }));
    assert!(table.saw(&Event::CreditsGiven { from: A, to: B, n: 2 }));
}

/// I3.2: gifts first, then exchanges; an exchange happens when both name it.
#[test]
fn exchanges_after_gifts() {
    let [a, b] = [action("levy"), action("mines")];
    let board = || Board::new(2).agenda("subsidy").credits(&[5, 4]).hand(A, &[a]).hand(B, &[b]);
    let offer =
        [Choice::Propose { with: B }, Choice::OfferCredits(5), Choice::OfferCard(a), Choice::WantCard(b)];
    let same =
        [Choice::Propose { with: A }, Choice::WantCredits(5), Choice::WantCard(a), Choice::OfferCard(b)];
    let hands = |table: &Table| {
        [A, B].map(|seat| {
            let hand = &table.game.position.player(seat).unwrap().hand;
            [hand.get(a), hand.get(b)]
        })
    };

    let mut table = board().play();
    table.choose_all(A, &offer).chooses(A, Choice::Done).choose_all(B, &same).chooses(B, Choice::Done);
    assert_eq!(hands(&table), [[0, 1], [1, 0]]);
    assert_eq!([A, B].map(|seat| table.credits(seat)), [0, 9]);

    // A's gift is made first, so that the exchange cannot be paid.
    let mut table = board().play();
    table.choose_all(A, &offer).choose_all(A, &[give(B, 1), Choice::Done]);
    table.choose_all(B, &same).chooses(B, Choice::Done);
    assert!(table.saw(&Event::ExchangeFailed { between: [A, B] }));
    assert_eq!(hands(&table), [[1, 0], [0, 1]]);
    assert_eq!([A, B].map(|seat| table.credits(seat)), [4, 5]);

    // B names something else.
    let mut table = board().play();
    table.choose_all(A, &offer).chooses(A, Choice::Done);
    table.choose_all(B, &same).choose_all(B, &[Choice::WantCredits(1), Choice::Done]);
    assert!(table.saw(&Event::ProposalLapsed { by: A, with: B }));
    assert!(table.saw(&Event::ProposalLapsed { by: B, with: A }));
    assert_eq!(hands(&table), [[1, 0], [0, 1]]);
}

/// I3.2: no hand grows over seven.
#[test]
fn no_hand_grows_over_seven() {
    let [a, b] = [action("levy"), action("mines")];
    let board = || Board::new(2).agenda("subsidy").hand(A, &[a, a]).hand(B, &[b; 7]);
    let cards = |table: &Table, seat| table.game.position.player(seat).unwrap().hand.total();
    let mut table = board().play();
    table.choose_all(A, &[Choice::GiveCard { to: B, card: a }, Choice::Done]).chooses(B, Choice::Done);
    assert!(table.saw(&Event::GiftFailed { from: A, to: B, n: 0 }));
    assert_eq!([cards(&table, A), cards(&table, B)], [2, 7]);

    for (given, wanted, happens) in [(1, 1, true), (2, 1, false), (2, 2, true)] {
        let mut table = board().play();
        table.chooses(A, Choice::Propose { with: B }).times(given, A, Choice::OfferCard(a));
        table.times(wanted, A, Choice::WantCard(b)).chooses(A, Choice::Done);
        table.chooses(B, Choice::Propose { with: A }).times(given, B, Choice::WantCard(a));
        table.times(wanted, B, Choice::OfferCard(b)).chooses(B, Choice::Done);
        assert_eq!(table.count(|e| matches!(e, Event::Exchanged { .. })) == 1, happens, "{given} {wanted}");
        let [given, wanted] = [given, wanted].map(u32::from);
        let expected = if happens { [2 - given + wanted, 7 + given - wanted] } else { [2, 7] };
        assert_eq!([cards(&table, A), cards(&table, B)], expected);
    }

    // A Law lowers the limit to five: a hand that is over it may not grow, but may be exchanged.
    let law = |board: Board| {
        let card = political("few_secrets");
        board.with(|setup| setup.position.laws.push(Law { card, elected: None }))
    };
    let mut table = law(board()).play();
    table.choose_all(
        A,
        &[Choice::Propose { with: B }, Choice::OfferCard(a), Choice::WantCard(b), Choice::Done],
    );
    table.choose_all(
        B,
        &[Choice::Propose { with: A }, Choice::WantCard(a), Choice::OfferCard(b), Choice::Done],
    );
    assert!(table.saw(&Event::Exchanged { between: [A, B], credits: [0, 0], cards: [1, 1] }));

    // I4.1: discards are free, before the draws; nobody must discard, and nobody over the limit draws.
    table.until(|wait| *wait == Wait::Discards(B));
    assert!(table.may(B, Choice::Done));
    table.ends();
    assert!(table.saw(&Event::HandFull { seat: B }));
    assert_eq!(cards(&table, B), 7);
}

/// I3.5: the side with more votes; a tie makes no choice; the card is discarded.
#[test]
fn for_and_against() {
    // Everybody 5 credits if it passes, one less a planet if not.
    for (influence, credits, event) in [
        ([3, 1, 1], 15, Event::Passed { pros: 3, cons: 2 }),
        ([2, 2, 1], 9, Event::VotedDown { pros: 2, cons: 3 }),
        ([2, 1, 1], 10, Event::Tie),
    ] {
        let mut table = council("subsidy", &influence).credits(&[10; 3]).play();
        vote(&mut table, &[Vote::For, Vote::Against, Vote::Against]);
        assert!(table.saw(&event), "{influence:?}");
        assert_eq!([A, B, C].map(|seat| table.credits(seat)), [credits; 3], "{influence:?}");
        assert!(table.saw(&Event::AgendaDiscarded { card: political("subsidy") }));
        assert_eq!(table.game.position.political.discards.get(political("subsidy")), 1);
    }
}

/// I3.3: nobody may abstain or vote twice, and votes are hidden until all are in.
#[test]
fn everybody_votes_hidden() {
    let mut table = council("subsidy", &[1, 1]).play();
    table.until(|wait| matches!(wait, Wait::Votes));
    assert_eq!(table.options(A), [Choice::Vote(Vote::For), Choice::Vote(Vote::Against)]);
    table.chooses(A, Choice::Vote(Vote::For)).refuses(A, Choice::Vote(Vote::For));
    assert_eq!(table.turn.view(&table.game, B).game.votes, [None, None]);
    assert_eq!(table.turn.view(&table.game, A).game.votes[0], Some(Vote::For));
    assert_eq!(table.count(|event| matches!(event, Event::Voted { .. })), 0);
    table.chooses(B, Choice::Vote(Vote::Against));
    assert!(table.saw(&Event::Voted { seat: A, vote: Vote::For, votes: 1 }));
    assert!(table.saw(&Event::Tie));
}

/// I3.4: most votes are elected; a tie elects nobody.
#[test]
fn elections() {
    let player = |seat| Vote::Elect(Candidate::Player(seat));
    let mut table = council("embargo", &[2, 1, 2]).play();
    vote(&mut table, &[player(B), player(B), player(A)]);
    assert!(table.saw(&Event::Elected { candidate: Candidate::Player(B), votes: 3 }));
    let law = Law { card: political("embargo"), elected: Some(Candidate::Player(B)) };
    assert_eq!(table.game.position.laws, [law]);

    let mut table = council("embargo", &[2, 1, 1]).play();
    vote(&mut table, &[player(B), player(A), player(A)]);
    assert!(table.saw(&Event::Tie));
    assert_eq!(table.game.position.laws, []);
    assert!(table.saw(&Event::AgendaDiscarded { card: political("embargo") }));
}

/// I3.4, the option: in an election those with less Influence vote first, openly.
#[test]
fn votes_in_ascending_influence() {
    let openly = |card: &str| {
        let board = council(card, &[2, 3, 1]);
        board.with(|setup| setup.house.election_order = ElectionOrder::AscendingInfluence)
    };
    let mut table = openly("embargo").play();
    table.until(|wait| matches!(wait, Wait::OpenVote(_)));
    for seat in [C, A, B] {
        assert_eq!(table.game.wait, Wait::OpenVote(seat));
        table.chooses(seat, Choice::Vote(Vote::Elect(Candidate::Player(C))));
        assert_eq!(table.count(|e| matches!(e, Event::Voted { seat: s, .. } if *s == seat)), 1);
    }
    assert!(table.saw(&Event::Elected { candidate: Candidate::Player(C), votes: 6 }));
    // The option is one of elections.
    let mut table = openly("subsidy").play();
    vote(&mut table, &[Vote::For; 3]);
    assert!(table.saw(&Event::Passed { pros: 6, cons: 0 }));
}

/// I3.6: a Law that passes stays and is not discarded; one voted down does its other effect.
#[test]
fn laws_pass_or_not() {
    let card = political("small_fleets");
    let mut table = council("small_fleets", &[1, 1]).play();
    vote(&mut table, &[Vote::For, Vote::For]);
    assert_eq!(table.game.position.laws, [Law { card, elected: None }]);
    assert_eq!(table.game.position.political.discards.total(), 0);

    // Against: those with the least Influence get four credits.
    let mut table = council("small_fleets", &[2, 1]).play();
    vote(&mut table, &[Vote::Against, Vote::Against]);
    assert_eq!([A, B].map(|seat| table.credits(seat)), [0, 4]);
    assert_eq!(table.game.position.laws, []);
    assert_eq!(table.game.position.political.discards.get(card), 1);
}

/// I3.7: repealed Laws are discarded, every copy of them.
#[test]
fn laws_are_repealed() {
    let [dues, cities] = ["dues", "open_cities"].map(political);
    let in_force = |card| Law { card, elected: None };
    let laws = || vec![in_force(dues), in_force(cities), in_force(dues)];
    let mut table = council("fresh_start", &[1, 1]).with(|setup| setup.position.laws = laws()).play();
    vote(&mut table, &[Vote::For, Vote::For]);
    assert_eq!(table.game.position.laws, []);
    let discards = &table.game.position.political.discards;
    assert_eq!([dues, cities, political("fresh_start")].map(|card| discards.get(card)), [2, 1, 1]);

    let mut table = council("repeal", &[1, 1]).with(|setup| setup.position.laws = laws()).play();
    table.until(|wait| matches!(wait, Wait::Votes));
    let law = |card| Choice::Vote(Vote::Elect(Candidate::Law(card)));
    assert_eq!(table.options(A), [law(dues), law(cities)], "each kind once");
    table.chooses(A, law(cities)).chooses(B, law(cities));
    assert_eq!(table.game.position.laws, [in_force(dues), in_force(dues)]);
}

/// I3.7: an Action Card that repeals all Laws spares none, though both decks number their cards alike.
#[test]
fn an_action_card_repeals_all_laws() {
    let card = action("levy");
    let law = Law { card, elected: None };
    let mut table = council("subsidy", &[1, 1])
        .hand(A, &[card])
        .with(|setup| {
            setup.position.laws = vec![law];
            let action = &mut setup.data.actions[usize::from(card.0)];
            (action.window, action.aim, action.effects) =
                (Window::Political, Aim::None, vec![Effect::RepealAll]);
        })
        .play();
    table.until(|wait| matches!(wait, Wait::Play(Window::Political, A)));
    table.chooses(A, Choice::Play(card));
    assert!(table.saw(&Event::LawRepealed { card }));
    assert_eq!(table.game.position.laws, []);
}

/// I3.8: who is excluded has no vote on the next card, once; who needs an agreement has none without.
#[test]
fn some_have_no_vote() {
    let mut table = council("subsidy", &[1, 9, 9])
        .race(C, "letnev")
        .with(|s| s.position.players[1].excluded = true)
        .play();
    table.until(|wait| matches!(wait, Wait::Votes));
    assert!(table.saw(&Event::NoVote { seat: B }) && table.saw(&Event::NoVote { seat: C }));
    table.refuses(B, Choice::Vote(Vote::For)).chooses(A, Choice::Vote(Vote::For));
    assert!(table.saw(&Event::Passed { pros: 1, cons: 0 }));
    assert!(!table.game.position.player(B).unwrap().excluded);
}

/// I3.8: what the vocabulary cannot say the game master rules.
#[test]
fn the_master_rules() {
    let mut table = council("inquiry", &[1, 1]).credits(&[3, 0]).agreed(A, B).play();
    vote(&mut table, &[Vote::For, Vote::For]);
    let master = table.turn.master();
    assert_eq!(table.game.wait, Wait::Ruling { card: political("inquiry"), political: true, steps: 0 });
    assert!(table.options(A).is_empty());
    let planet = PlanetId(0);
    let rulings = [
        Ruling::Fine { from: A, n: 5 },
        Ruling::Pay { to: B, n: 20 },
        Ruling::Raise { planet, unit: GROUND },
        Ruling::Sever(A, B),
    ];
    table.choose_all(master, &rulings.map(Choice::Rule));
    assert_eq!([A, B].map(|seat| table.credits(seat)), [0, 20]);
    assert!(table.saw(&Event::Credits { seat: A, n: -3 }), "as far as there are any");
    assert_eq!(table.on(0, GROUND), 3);
    table.chooses(master, Choice::Rule(Ruling::Award { planet, to: B }));
    assert_eq!((table.owner(0), table.on(0, GROUND)), (Some(B), 0));
    assert!(table.saw(&Event::AgreementEnds { between: [A, B], why: Breach::Card }));
    table.chooses(master, Choice::Done);
    assert!(table.saw(&Event::AgendaDiscarded { card: political("inquiry") }));
}

/// I3.8: a ruling raises no more than a player may own: six PDS.
#[test]
fn a_ruling_raises_within_the_limit() {
    let mut table = council("inquiry", &[1, 1]).play();
    vote(&mut table, &[Vote::For, Vote::For]);
    let master = table.turn.master();
    let raise = Choice::Rule(Ruling::Raise { planet: PlanetId(0), unit: PDS });
    table.times(6, master, raise).refuses(master, raise).chooses(master, Choice::Done);
    assert_eq!(table.on(0, PDS), 6);
}

/// O4: in two rounds the Political phase comes first, then all the rest.
#[test]
fn two_rounds_of_orders() {
    let mut table =
        council("subsidy", &[1, 1]).with(|setup| setup.house.order_rounds = OrderRounds::Two).play();
    table.ends();
    assert!(table.saw(&Event::PoliticsEnd { turn: 1 }));
    assert_eq!(table.count(|event| matches!(event, Event::Income { .. })), 0);
    assert_eq!((table.game.position.agenda, table.game.position.turn), (None, 1));
    let position = table.game.position.clone();
    let mut second = Board(table.turn.setup().clone()).with(|setup| {
        setup.position = position;
        setup.awaits = Awaits::Actions;
    });
    second.0.position.political.rest.add(political("dues"));
    let mut table = second.play();
    table.ends();
    assert_eq!(table.count(|event| matches!(event, Event::Agenda { .. } | Event::NoAgenda)), 0);
    assert_eq!(table.count(|event| matches!(event, Event::Income { .. })), 2);
    assert_eq!(table.game.position.turn, 2);
    assert_eq!(table.game.position.agenda, Some(political("dues")));
}
