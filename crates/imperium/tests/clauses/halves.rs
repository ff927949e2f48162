//! O4: the two halves of a turn.

use crate::board::{A, B, Board, C, hex, units};
use crate::data::{CRUISER, DOCK, GROUND};
use admiralty_imperium::choice::{Choice, Target};
use admiralty_imperium::data::{Action, Aim, CardId, Window};
use admiralty_imperium::effect::{Effect, Lasting, Until, Who};
use admiralty_imperium::event::Event;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::Boost;
use admiralty_imperium::setup::{Awaits, OrderRounds};
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
