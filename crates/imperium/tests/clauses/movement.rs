//! I5.1: movement, but for Gravity Rifts.

use crate::board::{A, B, Board, hex, political, units};
use crate::data::{CARRIER, CRUISER, DOCK, FIGHTER, GROUND, PDS};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::{Event, Stop};
use admiralty_imperium::map::{PlanetId, Terrain, Wormhole};
use admiralty_imperium::position::Law;
use admiralty_imperium::turn::Wait;

/// I5.1.1: at most as many hexes as its Move.
#[test]
fn as_far_as_its_move() {
    let route = [hex(-2, 0), hex(-1, 0), hex(0, 0)];
    let mut table = Board::new(2).fleet(route[0], A, &[(CRUISER, 1), (CARRIER, 1)]).play();
    table.sails(A).sails_from(A, CARRIER, &route[..2]);
    assert_eq!(table.options(A), [Choice::Halt], "a Carrier moves one");
    table.chooses(A, Choice::Halt).sails_from(A, CRUISER, &route);
    assert_eq!(table.options(A), [Choice::Halt], "a Cruiser two");
    // A technology adds one.
    let mut table = Board::new(2).knows(A, "xrd_transporters").fleet(route[0], A, &[(CARRIER, 1)]).play();
    table.sails(A).sails_from(A, CARRIER, &route);
    assert_eq!(table.options(A), [Choice::Halt]);
}

/// I5.1.2: into any hex with a wormhole of the same kind, for one Move.
#[test]
fn wormholes() {
    let [from, to, other] = [hex(-2, 0), hex(2, 0), hex(2, -2)];
    let board = || {
        let board = Board::new(2).wormhole(from, Wormhole::Alpha).wormhole(to, Wormhole::Alpha);
        board.wormhole(other, Wormhole::Beta).fleet(from, A, &[(CARRIER, 1)])
    };
    let mut table = board().play();
    table.sails(A).sails_from(A, CARRIER, &[from]);
    let goes: Vec<_> = table.options(A).into_iter().filter(|c| matches!(c, Choice::Go(_))).collect();
    // Its three neighbours on the board and the other alpha; no way to beta.
    let near = [hex(-2, 1), hex(-1, -1), hex(-1, 0), to].map(Choice::Go);
    assert_eq!(goes.len(), 4);
    assert!(near.iter().all(|go| goes.contains(go)), "{goes:?}");
    table.chooses(A, Choice::Go(to));
    assert_eq!(table.options(A), [Choice::Halt]);
    // A Law closes them.
    let law = Law { card: political("closed_gates"), elected: None };
    let mut table = board().with(|setup| setup.position.laws.push(law)).play();
    table.sails(A).sails_from(A, CARRIER, &[from]).refuses(A, Choice::Go(to));
}

/// I5.1.3: no way through a Supernova; through an Asteroid Field with the technology, not into it.
#[test]
fn supernova_and_asteroids() {
    let [from, middle, beyond] = [hex(-1, 0), hex(0, 0), hex(1, 0)];
    for (terrain, knows, passes) in [
        (Terrain::Supernova, false, false),
        (Terrain::Supernova, true, false),
        (Terrain::AsteroidField, false, false),
        (Terrain::AsteroidField, true, true),
    ] {
        let mut board = Board::new(2).terrain(middle, terrain).fleet(from, A, &[(CRUISER, 1), (CARRIER, 1)]);
        if knows {
            board = board.knows(A, "antimass_deflectors");
        }
        let mut table = board.play();
        table.sails(A).sails_from(A, CARRIER, &[from]).refuses(A, Choice::Go(middle));
        table.chooses(A, Choice::Halt).sails_from(A, CRUISER, &[from]);
        assert_eq!(table.may(A, Choice::Go(middle)), passes, "{terrain:?} {knows}");
        if passes {
            table.chooses(A, Choice::Go(middle)).refuses(A, Choice::Halt).chooses(A, Choice::Go(beyond));
            table.chooses(A, Choice::Halt);
            assert_eq!(table.game.actions.arrived.last().unwrap().hex, beyond);
        }
    }
}

/// I5.1.4: who enters a Nebula stays; who begins there may go.
#[test]
fn nebula() {
    let [from, nebula] = [hex(-1, 0), hex(0, 0)];
    let board = Board::new(2).terrain(nebula, Terrain::Nebula).fleet(from, A, &[(CRUISER, 1)]);
    let mut table = board.fleet(nebula, A, &[(CARRIER, 1)]).play();
    table.sails(A).sails_from(A, CRUISER, &[from, nebula]);
    assert_eq!(table.options(A), [Choice::Halt]);
    table.chooses(A, Choice::Halt).goes(A, CARRIER, &[nebula, from]);
    let stops: Vec<Stop> = table
        .events
        .iter()
        .filter_map(|event| if let Event::Moved { stop, .. } = event { Some(*stop) } else { None })
        .collect();
    assert_eq!(stops, [Stop::Nebula, Stop::Ordered]);
}

/// I5.1.7: another player's fleet stops; planets, and a dock with its Fighters, do not.
#[test]
fn fleets_stop_docks_do_not() {
    let route = [hex(-1, 0), hex(0, 0), hex(1, 0)];
    let board = || {
        let on = [(GROUND, 2), (PDS, 1), (DOCK, 1), (FIGHTER, 3)];
        Board::new(2).planet(route[1], [1, 0], B, &on).fleet(route[0], A, &[(CRUISER, 1)])
    };
    let mut table = board().play();
    table.sails(A).goes(A, CRUISER, &route).moved(A);
    assert_eq!(table.ships(route[2], A), units(&[(CRUISER, 1)]));

    let mut table = board().fleet(route[1], B, &[(CARRIER, 1)]).play();
    table.sails(A).sails_from(A, CRUISER, &route[..2]);
    assert_eq!(table.options(A), [Choice::Halt]);
    table.chooses(A, Choice::Halt).moved(A);
    assert!(table.events.iter().any(|e| matches!(e, Event::Moved { stop: Stop::Fleet, .. })));
    assert!(table.events.iter().any(|e| matches!(e, Event::BattleBegins { .. })));

    // Who ends at a dock may attack its Fighters, but need not.
    let mut table = board().play();
    table.sails(A).goes(A, CRUISER, &route[..2]).moved(A);
    let engage = Choice::Engage { hex: route[1], with: B };
    assert_eq!(table.options(A), [Choice::Done, engage]);
    table.chooses(A, engage);
    let fought = [units(&[(CRUISER, 1)]), units(&[(FIGHTER, 3)])];
    let begins = Event::BattleBegins { hex: route[1], attacker: A, defender: B, units: fought };
    assert!(table.saw(&begins));
}

/// I5.1.6: a Carrier loads at the start, in the middle and at the end, up to its capacity, and nothing
/// of another player's.
#[test]
fn loading_on_the_way() {
    let route = [hex(-1, 0), hex(0, 0), hex(1, 0)];
    let on = [(GROUND, 2), (PDS, 1), (DOCK, 1), (FIGHTER, 1)];
    let board = Board::new(2).knows(A, "xrd_transporters").fleet(route[0], A, &[(CARRIER, 1)]);
    let board = board.planet(route[0], [1, 0], A, &on).planet(route[1], [1, 0], A, &on);
    let mut table = board.planet(route[2], [1, 0], A, &on).planet(route[1], [1, 0], B, &on).play();
    let load = |unit, planet| Choice::Load { unit, from: Some(PlanetId(planet)) };
    table.sails(A).sails_from(A, CARRIER, &[route[0]]);
    table.refuses(A, load(DOCK, 0)).refuses(A, load(GROUND, 1));
    table.choose_all(A, &[load(GROUND, 0), load(GROUND, 0)]).refuses(A, load(GROUND, 0));
    table.chooses(A, Choice::Go(route[1])).refuses(A, load(GROUND, 3));
    table.choose_all(A, &[load(PDS, 1), load(FIGHTER, 1), Choice::Go(route[2])]);
    table.chooses(A, load(GROUND, 2)).refuses(A, load(GROUND, 2)).chooses(A, Choice::Halt);
    let aboard = units(&[(GROUND, 3), (PDS, 1), (FIGHTER, 1)]);
    let moved = Event::Moved { seat: A, ship: CARRIER, route: route.to_vec(), aboard, stop: Stop::Ordered };
    assert!(table.saw(&moved));
    table.moved(A);
    assert_eq!(table.ships(route[2], A), units(&[(CARRIER, 1), (FIGHTER, 1)]));
    let hold = table.game.position.fleet(route[2], A).unwrap().troops();
    assert_eq!(hold, units(&[(GROUND, 3), (PDS, 1)]));
    assert_eq!(
        [table.on(0, GROUND), table.on(1, PDS), table.on(1, FIGHTER), table.on(2, GROUND)],
        [0, 0, 0, 1]
    );
}

/// I5.1.6: at a forced stop what is loaded there is loaded before the battle.
#[test]
fn loading_at_a_forced_stop() {
    let [from, to] = [hex(-1, 0), hex(0, 0)];
    let board = Board::new(2).fleet(from, A, &[(CARRIER, 1)]).fleet(to, B, &[(CRUISER, 1)]);
    let mut table = board.planet(to, [1, 0], A, &[(GROUND, 1)]).play();
    table.sails(A).sails_from(A, CARRIER, &[from, to]);
    let load = Choice::Load { unit: GROUND, from: Some(PlanetId(0)) };
    assert_eq!(table.options(A), [load, Choice::Halt]);
    table.choose_all(A, &[load, Choice::Halt]).moved(A);
    assert_eq!(table.game.wait, Wait::Battle);
    assert_eq!(table.game.position.fleet(to, A).unwrap().troops(), units(&[(GROUND, 1)]));
}

/// I5.1.6: Fighters do not move by themselves; left behind, they go to a dock with room, or are lost.
#[test]
fn fighters_travel_aboard() {
    let [from, to] = [hex(-1, 0), hex(0, 0)];
    let board = || Board::new(2).fleet(from, A, &[(CARRIER, 1), (FIGHTER, 5)]);
    let mut table = board().play();
    table.sails(A).refuses(A, Choice::Sail { hex: from, ship: FIGHTER, hold: None });
    table.sails_from(A, CARRIER, &[from]);
    let load = Choice::Load { unit: FIGHTER, from: None };
    table.choose_all(A, &[load, load, Choice::Go(to), Choice::Halt]).moved(A).sails(B);
    assert_eq!(table.ships(to, A), units(&[(CARRIER, 1), (FIGHTER, 2)]));
    assert!(table.saw(&Event::FightersLost { seat: A, hex: from, units: units(&[(FIGHTER, 3)]) }));
    assert!(table.ships(from, A).is_empty());

    let mut table = board().planet(from, [1, 0], A, &[(DOCK, 1), (FIGHTER, 1)]).play();
    table.sails(A).goes(A, CARRIER, &[from, to]).moved(A).sails(B);
    assert_eq!(table.on(0, FIGHTER), 3, "a dock has room for three");
    assert!(table.saw(&Event::FightersLost { seat: A, hex: from, units: units(&[(FIGHTER, 3)]) }));
}

/// I5.1.8: every ship goes its own way, once; those that end in one hex are one fleet.
#[test]
fn own_routes_one_fleet() {
    let [a, b, to] = [hex(-1, 0), hex(0, -1), hex(0, 0)];
    let board = Board::new(2).laden(a, A, &[(CARRIER, 2), (CRUISER, 1)], &[(CARRIER, 2)]);
    let mut table = board.fleet(b, A, &[(CRUISER, 1)]).play();
    let sail = |hold| Choice::Sail { hex: a, ship: CARRIER, hold };
    table.sails(A);
    assert!(table.may(A, sail(None)) && table.may(A, sail(Some(0))), "the empty one or the laden one");
    table.choose_all(A, &[sail(Some(0)), Choice::Go(to), Choice::Halt]);
    table.goes(A, CRUISER, &[b, to]);
    table.refuses(A, Choice::Sail { hex: to, ship: CRUISER, hold: None }).moved(A);
    assert_eq!(table.ships(to, A), units(&[(CARRIER, 1), (CRUISER, 1)]));
    assert_eq!(table.ships(a, A), units(&[(CARRIER, 1), (CRUISER, 1)]));
    assert_eq!(table.game.position.fleet(to, A).unwrap().troops(), units(&[(GROUND, 2)]));
    assert!(table.game.position.fleet(a, A).unwrap().holds.is_empty());
}

/// I3.8: a Law limits the ships in a system, Fighters excepted.
#[test]
fn fleets_are_limited() {
    let [from, to] = [hex(-1, 0), hex(0, 0)];
    let law = Law { card: political("small_fleets"), elected: None };
    let board = Board::new(2).fleet(from, A, &[(CARRIER, 2)]).fleet(to, A, &[(CARRIER, 2), (FIGHTER, 5)]);
    let mut table = board.with(|setup| setup.position.laws.push(law)).play();
    table.sails(A).goes(A, CARRIER, &[from, to]);
    table.sails_from(A, CARRIER, &[from]).refuses(A, Choice::Go(to));
}

/// A technology brings Ground Forces from one own planet to another, each once.
#[test]
fn transfers() {
    let board = Board::new(2).planet(hex(0, 0), [1, 0], A, &[(GROUND, 1)]).knows(A, "transit_diodes");
    let board = board.planet(hex(2, 0), [1, 0], A, &[]).planet(hex(1, 0), [1, 0], B, &[]);
    let mut table = board.play();
    let go = |from, to| Choice::Transfer { from: PlanetId(from), to: PlanetId(to) };
    table.sails(A).refuses(A, go(0, 2)).chooses(A, go(0, 1)).refuses(A, go(1, 0));
    assert_eq!([table.on(0, GROUND), table.on(1, GROUND)], [0, 1]);
}
