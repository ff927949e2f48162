//! I7: the Placement phase.

use crate::board::{A, B, Board, Table, action, hex, units};
use crate::data::{CARRIER, CRUISER, DOCK, FIGHTER, GROUND, PDS};
use admiralty_imperium::choice::{Choice, Target};
use admiralty_imperium::event::Event;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::setup::Blockade;
use admiralty_imperium::turn::Wait;
use admiralty_imperium::unit::UnitId;

fn place(unit: UnitId, dock: u8) -> Choice {
    Choice::Place { unit, dock: PlanetId(dock) }
}

fn found(planet: u8) -> Choice {
    Choice::NewDock { unit: DOCK, planet: PlanetId(planet) }
}

/// A has bought this and may place it.
fn bought(board: Board, what: &[(UnitId, u16)]) -> Table {
    let mut table = board.with(|setup| setup.position.players[0].bought = units(what)).play();
    table.until(|wait| matches!(wait, Wait::Place(_)));
    table
}

fn dock(resources: u8) -> Board {
    Board::new(2).planet(hex(0, 0), [resources, 0], A, &[(DOCK, 1)])
}

/// I7.1, I7.5: as many as the Resources; the rest is lost at the end of the phase.
#[test]
fn as_many_as_resources() {
    let mut table = bought(dock(2), &[(CRUISER, 3), (GROUND, 1)]);
    table.choose_all(A, &[place(CRUISER, 0), place(GROUND, 0)]);
    assert!(table.saw(&Event::NotPlaced { seat: A, units: units(&[(CRUISER, 2)]) }));
    assert_eq!(table.ships(hex(0, 0), A), units(&[(CRUISER, 1)]), "I7.4: in the system");
    assert_eq!(table.on(0, GROUND), 1, "on the planet");
    assert!(table.game.position.player(A).unwrap().bought.is_empty());

    // A technology builds one more; who wants to place nothing loses all.
    let mut table = bought(dock(1).knows(A, "enviro_compensator"), &[(CRUISER, 3)]);
    table.choose_all(A, &[place(CRUISER, 0), place(CRUISER, 0)]);
    assert!(table.saw(&Event::NotPlaced { seat: A, units: units(&[(CRUISER, 1)]) }));
    let mut table = bought(dock(3), &[(CRUISER, 3)]);
    table.chooses(A, Choice::Done);
    assert!(table.saw(&Event::NotPlaced { seat: A, units: units(&[(CRUISER, 3)]) }));
}

/// I7.2, I7.3: a new dock on an occupied planet without one; it uses no build room, and builds nothing.
#[test]
fn new_docks() {
    let board =
        dock(1).planet(hex(1, 0), [5, 0], A, &[(GROUND, 1)]).planet(hex(1, 0), [5, 0], A, &[(PDS, 1)]);
    let board = board.planet(hex(2, 0), [5, 0], B, &[(GROUND, 1)]).planet(hex(2, 0), [5, 0], None, &[]);
    let mut table = bought(board, &[(DOCK, 2), (CRUISER, 2)]);
    for planet in [0, 2, 3, 4] {
        table.refuses(A, found(planet));
    }
    table.chooses(A, found(1)).refuses(A, found(1)).refuses(A, place(CRUISER, 1));
    table.chooses(A, place(CRUISER, 0));
    assert!(table.saw(&Event::NotPlaced { seat: A, units: units(&[(DOCK, 1), (CRUISER, 1)]) }));
    assert_eq!(table.on(1, DOCK), 1);
}

/// I7.3: nor does a dock build that a card has brought this turn.
#[test]
fn docks_of_cards_are_new() {
    let card = action("shipwrights");
    let board = Board::new(2).planet(hex(0, 0), [5, 0], A, &[(GROUND, 1)]).hand(A, &[card]);
    let board = board.with(|setup| setup.position.players[0].bought = units(&[(CRUISER, 1)]));
    let mut table = board.play();
    let placement = admiralty_imperium::data::Window::Placement;
    table.until(|wait| *wait == Wait::Play(placement, A));
    table.choose_all(A, &[Choice::Play(card), Choice::Aim(Target::Planet(PlanetId(0)))]);
    assert_eq!((table.on(0, DOCK), table.on(0, FIGHTER)), (1, 2));
    assert!(table.saw(&Event::NotPlaced { seat: A, units: units(&[(CRUISER, 1)]) }));
}

/// I7.4: Fighters at the dock, as far as it has room; a blockaded dock builds nothing, or no ships.
#[test]
fn fighters_and_blockade() {
    let mut table =
        bought(Board::new(2).planet(hex(0, 0), [5, 0], A, &[(DOCK, 1), (FIGHTER, 2)]), &[(FIGHTER, 2)]);
    table.chooses(A, place(FIGHTER, 0));
    assert_eq!(table.on(0, FIGHTER), 3);
    assert!(table.saw(&Event::NotPlaced { seat: A, units: units(&[(FIGHTER, 1)]) }));

    for (option, built) in [(Blockade::Units, 0), (Blockade::Ships, 1)] {
        let board = dock(5).fleet(hex(0, 0), B, &[(CARRIER, 1)]).with(|setup| {
            setup.house.blockade = option;
            setup.position.players[0].bought = units(&[(CRUISER, 1), (FIGHTER, 1), (GROUND, 1)]);
        });
        let mut table = board.play();
        table.until(|wait| matches!(wait, Wait::Place(_)) || *wait == Wait::Agenda || *wait == Wait::Over);
        assert!(table.saw(&Event::Blockaded { planet: PlanetId(0) }));
        if built > 0 {
            table.refuses(A, place(CRUISER, 0)).refuses(A, place(FIGHTER, 0)).chooses(A, place(GROUND, 0));
        }
        assert_eq!(table.on(0, GROUND), built, "{option:?}");
        assert_eq!(table.count(|event| matches!(event, Event::NotPlaced { .. })), 1);
        assert!(table.ships(hex(0, 0), A).is_empty());
    }
}
