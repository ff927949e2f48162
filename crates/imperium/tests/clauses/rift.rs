//! I5.1.5: Gravity Rifts.

use crate::board::{A, B, Board, Table, hex, units};
use crate::data::{CARRIER, CRUISER, FIGHTER, GROUND};
use admiralty_imperium::battle::Choice::Retreat;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::{Event, Stop};
use admiralty_imperium::map::{HexId, Terrain};
use admiralty_imperium::turn::Wait;

fn rift() -> HexId {
    hex(0, 0)
}

/// The neighbours of the middle, clockwise from the north.
fn around() -> [HexId; 6] {
    [hex(0, -1), hex(1, -1), hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0)]
}

fn board() -> Board {
    Board::new(2).terrain(rift(), Terrain::GravityRift).fleet(rift(), A, &[(CRUISER, 1)])
}

/// A Cruiser tries to leave through the south side, and the die shows this.
fn leaves(board: Board, face: u8) -> Table {
    let mut table = board.play();
    table.sails(A).sails_from(A, CRUISER, &[rift(), hex(0, 1)]);
    assert_eq!(table.game.wait, Wait::Rift(A, hex(0, 1)));
    table.die(face);
    table
}

/// 7 and more: freely, for one Move. 6 and less: through the side with the number, for none.
#[test]
fn all_faces() {
    for face in 1..=10 {
        let table = leaves(board(), face);
        let sailing = table.game.actions.sailing.as_ref().unwrap();
        let expected = match face {
            7.. => (hex(0, 1), 1),
            _ => (around()[usize::from(face) - 1], 2),
        };
        assert_eq!((sailing.at(), sailing.left), expected, "{face}");
    }
}

/// The numbers are the tile's own.
#[test]
fn the_tile_says_the_numbers() {
    let numbers = [4, 2, 6, 1, 3, 5];
    for face in 1..=6u8 {
        let own = board().with(|setup| setup.map.hexes[usize::from(rift().0)].rift = numbers);
        let table = leaves(own, face);
        let side = numbers.iter().position(|n| *n == face).unwrap();
        assert_eq!(table.game.actions.sailing.as_ref().unwrap().at(), around()[side], "{face}");
    }
}

/// Where a ship cannot be, it is not pushed: it stays in the Rift, and its movement is over.
#[test]
fn it_holds() {
    let held = |table: Table, number: u8, at: HexId| {
        assert!(table.saw(&Event::RiftHolds { seat: A, ship: CRUISER, hex: at, number }));
        let arrived = &table.game.actions.arrived;
        assert_eq!(arrived.iter().map(|arrived| arrived.hex).collect::<Vec<_>>(), [at]);
        assert_eq!(table.game.wait, Wait::Sail(A));
        assert!(table.events.iter().any(|e| matches!(e, Event::Moved { stop: Stop::Rift, .. })));
    };
    held(leaves(board().terrain(hex(0, -1), Terrain::Supernova), 1), 1, rift());
    held(leaves(board().terrain(hex(0, -1), Terrain::AsteroidField), 1), 1, rift());
    // Over the rim of the map.
    let rim = hex(0, -2);
    let board = Board::new(2).terrain(rim, Terrain::GravityRift).fleet(rim, A, &[(CRUISER, 1)]);
    let mut table = board.play();
    table.sails(A).sails_from(A, CRUISER, &[rim, hex(0, -1)]).die(1);
    held(table, 1, rim);
}

/// Into an Asteroid Field with the technology, as the ship can go on from there; a Nebula and a
/// fleet stop it as usual.
#[test]
fn pushed_into_something() {
    let north = hex(0, -1);
    let mut table = leaves(board().terrain(north, Terrain::AsteroidField).knows(A, "antimass_deflectors"), 1);
    table.refuses(A, Choice::Halt).chooses(A, Choice::Go(hex(0, -2))).chooses(A, Choice::Halt);

    let table = leaves(board().terrain(north, Terrain::Nebula), 1);
    assert_eq!(table.options(A), [Choice::Halt]);

    let mut table = leaves(board().fleet(north, B, &[(CARRIER, 1)]), 1);
    assert_eq!(table.options(A), [Choice::Halt]);
    table.chooses(A, Choice::Halt).moved(A);
    assert!(table.events.iter().any(|e| matches!(e, Event::BattleBegins { hex, .. } if *hex == north)));
}

/// What is aboard goes along without a roll; Fighters with a Move of their own do not roll.
#[test]
fn cargo_and_fighters_do_not_roll() {
    let board = Board::new(2).terrain(rift(), Terrain::GravityRift);
    let board = board.laden(rift(), A, &[(CARRIER, 1), (FIGHTER, 2)], &[(CARRIER, 2)]);
    let own = board.with(|setup| setup.data.units[usize::from(FIGHTER.0)].moves = 1);
    let mut table = own.play();
    table.sails(A).sails_from(A, FIGHTER, &[rift(), hex(0, 1)]);
    assert_eq!(table.game.wait, Wait::Sailing(A));
    table.chooses(A, Choice::Halt).sails_from(A, CARRIER, &[rift()]);
    table.choose_all(A, &[Choice::Load { unit: FIGHTER, from: None }, Choice::Go(hex(0, 1))]).die(3);
    table.chooses(A, Choice::Halt).moved(A);
    assert_eq!(table.ships(hex(1, 0), A), units(&[(CARRIER, 1), (FIGHTER, 1)]));
    assert_eq!(table.game.position.fleet(hex(1, 0), A).unwrap().troops(), units(&[(GROUND, 2)]));
}

/// Who enters one and stops rolls nothing; who goes through one rolls to leave it.
#[test]
fn only_leaving_rolls() {
    let from = hex(0, -1);
    let board = Board::new(2).terrain(rift(), Terrain::GravityRift).fleet(from, A, &[(CRUISER, 1)]);
    let mut table = board.play();
    table.sails(A).sails_from(A, CRUISER, &[from, rift()]);
    assert_eq!(table.game.wait, Wait::Sailing(A));
    table.chooses(A, Choice::Go(hex(0, 1)));
    assert_eq!(table.game.wait, Wait::Rift(A, hex(0, 1)));
    table.die(7);
    assert_eq!(table.options(A), [Choice::Halt]);
}

/// A retreat is no movement: nobody rolls, out of a Rift or into one.
#[test]
fn a_retreat_rolls_nothing() {
    let west = hex(-1, 0);
    for (terrain_of, name) in [(rift(), "out of"), (west, "into")] {
        let board = Board::new(2).terrain(terrain_of, Terrain::GravityRift).fleet(rift(), B, &[(CARRIER, 1)]);
        let mut table = board.fleet(west, A, &[(CRUISER, 1)]).play();
        table.sails(A).sails_from(A, CRUISER, &[west]).chooses(A, Choice::Go(rift()));
        if table.game.wait == Wait::Rift(A, rift()) {
            table.die(8);
        }
        table.chooses(A, Choice::Halt).moved(A).hits(0).hits(0).chooses(A, Choice::Battle(Retreat));
        assert_eq!(table.ships(west, A), units(&[(CRUISER, 1)]), "{name}");
    }
}
