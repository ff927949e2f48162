//! I5.2.3–I5.2.5: Fighters whose Carriers are gone retreat like all ships; room counts where they come to.

use crate::board::{A, B, Board, Table, hex, units};
use crate::data::{CARRIER, CRUISER, DOCK, FIGHTER};
use admiralty_imperium::battle::Choice::{FightOn, Lose, Retreat};
use admiralty_imperium::battle::{self, Side};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::Event;
use admiralty_imperium::map::{HexId, PlanetId, Terrain};
use admiralty_imperium::turn::Wait;

const BATTLE: fn(battle::Choice) -> Choice = Choice::Battle;

fn here() -> HexId {
    hex(0, 0)
}

fn west() -> HexId {
    hex(-1, 0)
}

/// B has a Carrier and a Fighter in the middle; A's Carriers, with room for five each, are in the west.
fn board(carriers: u16, fighters: u16) -> Board {
    let board = Board::new(3).fleet(here(), B, &[(CARRIER, 1), (FIGHTER, 1)]);
    board.fleet(west(), A, &[(CARRIER, carriers), (FIGHTER, fighters)])
}

/// One of A's Carriers comes with so many Fighters.
fn comes(table: &mut Table, fighters: u16) {
    table.sails(A).chooses(A, Choice::Sail { hex: west(), ship: CARRIER, hold: None });
    table.times(fighters, A, Choice::Load { unit: FIGHTER, from: None });
    table.choose_all(A, &[Choice::Go(here()), Choice::Halt]).moved(A);
}

/// The Carrier is lost, and nothing of B.
fn loses_its_carrier(table: &mut Table) {
    table.hits(0).hits(1).chooses(A, BATTLE(Lose(CARRIER)));
}

/// The places of two events among what was told, in this order.
fn in_order(table: &Table, first: &Event, then: &Event) -> bool {
    let at = |event: &Event| table.events.iter().position(|seen| seen == event).unwrap();
    at(first) < at(then)
}

/// I5.2.3, I5.2.5: Fighters alone go back to where their owner's Carrier has room for some of them; the
/// others are lost there, not on the field.
#[test]
fn fighters_alone_retreat() {
    // Four wait in the west with the other Carrier: it has room for one of three more.
    let mut table = board(2, 7).play();
    comes(&mut table, 3);
    loses_its_carrier(&mut table);
    assert_eq!(table.options(A), [BATTLE(FightOn), BATTLE(Retreat)]);
    table.chooses(A, BATTLE(Retreat));
    let retreated = Event::Retreated { seat: A, from: here(), to: west() };
    let lost = Event::FightersLost { seat: A, hex: west(), units: units(&[(FIGHTER, 2)]) };
    assert!(in_order(&table, &retreated, &lost));
    assert_eq!(table.ships(west(), A), units(&[(CARRIER, 1), (FIGHTER, 5)]));
    assert!(table.ships(here(), A).is_empty());
    assert_eq!(table.ships(here(), B), units(&[(CARRIER, 1), (FIGHTER, 1)]));
}

/// I5.2.5: a dock where they come to takes them, as far as it has room; where nothing has, all are lost.
#[test]
fn to_a_dock_or_to_nothing() {
    let board_with_dock = board(1, 4).planet(west(), [1, 0], A, &[(DOCK, 1), (FIGHTER, 1)]);
    for (board, based, lost) in [(board_with_dock, 2, 2), (board(1, 4), 0, 4)] {
        let docks = board.0.map.planets.len();
        let mut table = board.play();
        comes(&mut table, 4);
        loses_its_carrier(&mut table);
        table.chooses(A, BATTLE(Retreat));
        assert!(table.saw(&Event::Retreated { seat: A, from: here(), to: west() }));
        let lost = Event::FightersLost { seat: A, hex: west(), units: units(&[(FIGHTER, lost)]) };
        assert!(table.saw(&lost));
        if docks > 0 {
            // Three find room at a dock (data); one was there.
            assert_eq!(table.game.position.on(PlanetId(0), FIGHTER), 1 + based);
        }
        assert!(table.game.position.fleet(west(), A).is_none() && table.ships(here(), A).is_empty());
    }
}

/// I5.2.3: with several refuges the Fighters are still there to choose one.
#[test]
fn fighters_choose_their_refuge() {
    let east = hex(1, 0);
    let mut table = board(2, 5).fleet(east, A, &[(CRUISER, 1)]).play();
    table.sails(A).goes(A, CRUISER, &[east, here()]);
    table.chooses(A, Choice::Sail { hex: west(), ship: CARRIER, hold: None });
    table.times(4, A, Choice::Load { unit: FIGHTER, from: None });
    table.choose_all(A, &[Choice::Go(here()), Choice::Halt]).moved(A);
    // B's two ships hit both ships that are no Fighters.
    table.hits(0).hits(2).chooses(A, BATTLE(Lose(CARRIER))).chooses(A, BATTLE(Lose(CRUISER)));
    table.chooses(A, BATTLE(Retreat));
    assert_eq!(table.options(A), [west(), east].map(Choice::RetreatTo));
    table.chooses(A, Choice::RetreatTo(west()));
    assert_eq!(table.ships(west(), A), units(&[(CARRIER, 1), (FIGHTER, 5)]), "room for five");
}

/// I5.2.4: in a Nebula Fighters alone never hit: they must retreat, and are saved where there is room.
#[test]
fn out_of_a_nebula() {
    let board = board(2, 3).terrain(here(), Terrain::Nebula);
    let mut table = board.play();
    comes(&mut table, 3);
    // The Carriers alone roll, and destroy each other.
    table.hits(1).hits(1).chooses(A, BATTLE(Lose(CARRIER))).chooses(B, BATTLE(Lose(CARRIER)));
    assert!(table.saw(&Event::Retreated { seat: A, from: here(), to: west() }), "nobody is asked");
    assert_eq!(table.ships(west(), A), units(&[(CARRIER, 1), (FIGHTER, 3)]));
    // The defender stays, and has no room (I5.2.5).
    assert!(table.saw(&Event::FightersLost { seat: B, hex: here(), units: units(&[(FIGHTER, 1)]) }));
}

/// I5.2.3: Fighters based at a dock are no fleet: if nothing else is left, the attack ends and they stay.
#[test]
fn dock_fighters_stay() {
    let board = board(1, 0).planet(here(), [1, 0], A, &[(DOCK, 1), (FIGHTER, 2)]);
    let mut table = board.play();
    comes(&mut table, 0);
    assert_eq!(table.dice(), 3, "the dock's Fighters fight along (I5.2.6)");
    loses_its_carrier(&mut table);
    table.chooses(A, BATTLE(Retreat));
    assert!(table.saw(&Event::BrokeOff { seat: A, hex: here() }));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Retreated { .. })));
    assert_eq!(table.game.position.on(PlanetId(0), FIGHTER), 2);
    assert!(!matches!(table.game.wait, Wait::Battle));
    assert!(!table.saw(&Event::Battle { battle: battle::Event::SpaceWon { side: Side::Attacker } }));
}
