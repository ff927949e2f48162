//! O4, I3.4: the two halves of a turn, and the rounds of an open election.

use crate::board::{A, B, Board, C, Table, hex, units};
use crate::data::{CRUISER, DOCK, GROUND};
use admiralty_imperium::choice::{Choice, Target, Vote};
use admiralty_imperium::data::{Action, Aim, CardId, Window};
use admiralty_imperium::effect::{Effect, Lasting, Until, Who};
use admiralty_imperium::event::Event;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::{Boost, Candidate, Position};
use admiralty_imperium::setup::{Awaits, ElectionOrder, OrderRounds};
use admiralty_imperium::turn::Wait;

/// O4, I3.8, I7.3: what a card of the first half changes until the end of the turn acts in the second,
/// a dock that came in the first builds nothing in the second; then both are over.
#[test]
fn the_second_half_knows_the_first() {
    let income = Lasting::Income { n: 5 };
    let until = |until| Effect::Boost { who: Who::Player, lasting: income, until };
    let card = |name: &str, effects: &[Effect], aim| Action {
        name: name.into(),
        copies: 2,
        window: Window::Political,
        aim,
        effects: effects.to_vec(),
    };
    let [lasting, brief, yard] = [0, 1, 2].map(CardId);
    let mut board = Board::new(3).agenda("subsidy").with(|setup| {
        setup.house.order_rounds = OrderRounds::Two;
        setup.data.actions[0] = card("charter", &[until(Until::Turn)], Aim::None);
        setup.data.actions[1] = card("speech", &[until(Until::Situation)], Aim::None);
        setup.data.actions[2] = card("yard", &[Effect::Gain { unit: DOCK, n: 1 }], Aim::OwnPlanet);
    });
    board = board.hand(A, &[lasting]).hand(B, &[brief]).hand(C, &[yard]);
    board = board.planet(hex(1, 0), [3, 0], C, &[(GROUND, 1)]);
    let new = PlanetId(board.0.map.planets.len() as u8 - 1);
    let mut table = board.play();
    for (seat, card) in [(A, lasting), (B, brief), (C, yard)] {
        table.until(|wait| *wait == Wait::Play(Window::Political, seat)).chooses(seat, Choice::Play(card));
    }
    table.chooses(C, Choice::Aim(Target::Planet(new)));
    table.ends();
    let position = table.game.position.clone();
    assert_eq!(position.boosts, [Boost { seat: A, lasting: income, until: Until::Turn }]);
    assert_eq!(position.new_docks, [new]);

    let second = |new_docks: &[PlanetId]| {
        let mut table = Board(table.turn.setup().clone())
            .with(|setup| {
                setup.position = position.clone();
                setup.position.new_docks = new_docks.to_vec();
                setup.position.players[C.index()].bought = units(&[(CRUISER, 1)]);
                setup.awaits = Awaits::Actions;
            })
            .play();
        table.until(|wait| matches!(wait, Wait::Place(_)) || *wait == Wait::Over);
        let builds =
            table.game.wait == Wait::Place(C) && table.may(C, Choice::Place { unit: CRUISER, dock: new });
        table.ends();
        (table, builds)
    };
    let (table, builds) = second(&position.new_docks);
    assert!(table.saw(&Event::Income { seat: A, n: 5 }));
    assert!(table.saw(&Event::Income { seat: C, n: 3 }));
    assert!(!builds);
    assert_eq!((table.game.position.boosts.len(), table.game.position.new_docks.len()), (0, 0));
    // A dock that was there before builds.
    assert!(second(&[]).1);
}

/// The round of orders that a table comes to, from the outcome of the one before.
fn next_round(table: &Table) -> Table {
    let (mut setup, outcome) = (table.turn.setup().clone(), &table.game.position);
    setup.awaits = setup.next_awaits(outcome);
    setup.position = outcome.clone();
    Board(setup).play()
}

/// I3.4: an open election is a round of deals and one a vote, those with less Influence first; what a
/// card of the phase changes lasts to the count, and all the rest comes after it.
#[test]
fn a_round_of_orders_a_vote() {
    let more = Effect::Boost { who: Who::Player, lasting: Lasting::Votes { n: 4 }, until: Until::Situation };
    let speech = CardId(0);
    let mut board = Board::new(3).agenda("embargo").hand(A, &[speech]).with(|setup| {
        setup.house.election_order = ElectionOrder::AscendingInfluence;
        let (window, effects) = (Window::Political, vec![more]);
        setup.data.actions[0] = Action { name: "speech".into(), copies: 1, window, aim: Aim::None, effects };
    });
    for (seat, influence) in [(A, 2), (B, 3), (C, 1)] {
        board = board.planet(hex(0, 0), [0, influence], seat, &[(GROUND, 1)]);
    }
    let first = board.0.first_awaits(&board.0.position);
    assert_eq!(first, Awaits::Deals);
    let mut table = board.with(|setup| setup.awaits = first).play();
    table.until(|wait| *wait == Wait::Play(Window::Political, A)).chooses(A, Choice::Play(speech));
    table.ends();
    assert!(table.saw(&Event::VoteAwaited { seat: C }));
    assert_eq!(table.game.position.poll.awaited, [C, A, B]);

    let elect = |seat| Vote::Elect(Candidate::Player(seat));
    for (n, (seat, whom, votes)) in [(C, B, 1), (A, C, 6), (B, B, 3)].into_iter().enumerate() {
        table = next_round(&table);
        assert_eq!((table.turn.setup().awaits, table.game.wait), (Awaits::Vote, Wait::OpenVote(seat)));
        table.chooses(seat, Choice::Vote(elect(whom)));
        assert!(table.saw(&Event::Voted { seat, vote: elect(whom), votes }));
        assert_eq!(table.count(|event| matches!(event, Event::Voted { .. })), 1, "each vote is told once");
        assert_eq!(table.count(|event| matches!(event, Event::Elected { .. })), usize::from(n == 2));
    }
    // A's card counts: six votes against four.
    assert!(table.saw(&Event::Elected { candidate: Candidate::Player(C), votes: 6 }));
    assert!(table.saw(&Event::PoliticsEnd { turn: 1 }));
    table.ends();
    assert_eq!(table.game.position.poll, Position::default().poll);
    assert_eq!(table.game.position.boosts, [], "the phase is over");

    let mut table = next_round(&table);
    assert_eq!(table.turn.setup().awaits, Awaits::Actions);
    table.ends();
    assert!(table.saw(&Event::TurnEnds { turn: 1 }) && !table.saw(&Event::PoliticsEnd { turn: 1 }));
}

/// I3.4, I3.5: rounds of votes are for elections; where nobody can be elected, there is none.
#[test]
fn no_rounds_of_votes() {
    let openly = |card: &str| {
        let board = Board::new(2).agenda(card);
        board.with(|setup| setup.house.election_order = ElectionOrder::AscendingInfluence)
    };
    let board = openly("subsidy");
    assert_eq!(board.0.first_awaits(&board.0.position), Awaits::Turn);
    let board = openly("embargo").with(|setup| setup.awaits = Awaits::Deals);
    let mut table =
        board.with(|setup| setup.position.players.iter_mut().for_each(|p| p.excluded = true)).play();
    table.ends();
    assert_eq!(next_round(&table).turn.setup().awaits, Awaits::Actions);
}
