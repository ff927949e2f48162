//! What a turn does not start from.

use crate::board::{A, B, Board, hex, units};
use crate::data::{CARRIER, CRUISER, DOCK, GROUND};
use admiralty_game::Seat;
use admiralty_imperium::data::CardId;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::{Fleet, Hold};
use admiralty_imperium::setup::Setup;

/// What is wrong, and how it comes to be.
type Break = (&'static str, fn(&mut Setup));

fn board() -> Board {
    let board = Board::new(2).planet(hex(0, 0), [1, 0], A, &[(GROUND, 1), (DOCK, 1)]);
    board.laden(hex(0, 0), A, &[(CARRIER, 1)], &[(CARRIER, 1)])
}

#[test]
fn what_makes_no_sense_is_refused() {
    assert_eq!(board().0.check(), Ok(()));
    let breaks: [Break; 14] = [
        ("one player", |s| s.seats.truncate(1)),
        ("two hexes with one number", |s| s.map.hexes[1].number = 1),
        ("a planet without an owner and with units", |s| s.position.planets[0].owner = None),
        ("an owner who is not there", |s| s.position.planets[0].owner = Some(Seat(7))),
        ("a ship on a planet", |s| s.position.planets[0].units.add(CRUISER, 1)),
        ("a planet too few", |s| s.position.planets.clear()),
        ("a fleet without ships", |s| s.position.fleets[0].ships = units(&[])),
        ("a fleet off the map", |s| s.position.fleets[0].hex.0 = 99),
        ("two fleets of one player", |s| {
            let again: Fleet = s.position.fleets[0].clone();
            s.position.fleets.push(again);
        }),
        ("troops without their ship", |s| s.position.fleets[0].ships = units(&[(CRUISER, 1)])),
        ("a ship aboard", |s| {
            s.position.fleets[0].holds =
                vec![Hold { ship: CARRIER, troops: units(&[(CRUISER, 1)]), landing: None }];
        }),
        ("a card that there is not", |s| s.position.players[0].hand.add(CardId(23))),
        ("a stage that there is not", |s| s.position.players[0].stage = 9),
        ("an agreement the wrong way round", |s| s.position.agreements.push((B, A))),
    ];
    for (what, wrong) in breaks {
        assert!(board().with(wrong).0.check().is_err(), "{what}");
    }
    let landing = Some(PlanetId(0));
    let begun = board().with(|s| s.position.fleets[0].holds[0].landing = landing);
    assert!(begun.0.check().is_err(), "a landing that has begun (I5.3.1)");
}
