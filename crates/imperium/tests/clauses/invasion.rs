//! I5.3: landings, bombardment, ground combat, conquest.

use crate::board::{A, B, Board, C, Table, action, hex, units};
use crate::data::{CARRIER, CRUISER, DOCK, DREADNOUGHT, FIGHTER, GROUND, PDS};
use admiralty_imperium::battle;
use admiralty_imperium::choice::{Choice, Ruling};
use admiralty_imperium::event::{Breach, Event};
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::position::Hold;
use admiralty_imperium::turn::Wait;
use admiralty_imperium::unit::{UnitId, Units};

fn here() -> HexId {
    hex(0, 0)
}

/// A's Carriers are here with so many Ground Forces each.
fn carriers(aboard: &[u16]) -> Board {
    let holds: Vec<(UnitId, u16)> = aboard.iter().map(|n| (CARRIER, *n)).collect();
    Board::new(3).laden(here(), A, &[(CARRIER, aboard.len() as u16), (DREADNOUGHT, 1)], &holds)
}

fn land(hold: u8, unit: UnitId, planet: u8) -> Choice {
    Choice::Land { hex: here(), hold, unit, planet: PlanetId(planet) }
}

fn lands(table: &mut Table, n: u16, planet: u8) {
    table.sails(A).moved(A);
    // Fighters at a dock need not be fought (I5.1.7).
    if table.game.wait == Wait::Engage(A) {
        table.chooses(A, Choice::Done);
    }
    table.times(n, A, land(0, GROUND, planet));
}

fn troops(table: &Table) -> Units {
    table.game.position.fleet(here(), A).unwrap().troops()
}

/// I5.3.1: a Carrier lands on one planet only in one segment; another one lands elsewhere.
#[test]
fn one_planet_a_carrier() {
    let board = carriers(&[2, 3]).planet(here(), [1, 0], None, &[]).planet(here(), [1, 0], A, &[]);
    let mut table = board.play();
    table.sails(A).moved(A).chooses(A, land(0, GROUND, 0));
    // The first has one left, and begins with its lower number.
    table.refuses(A, land(0, GROUND, 1)).chooses(A, land(1, GROUND, 1)).refuses(A, land(1, GROUND, 0));
    table.chooses(A, land(0, GROUND, 0)).chooses(A, Choice::Done);
    assert_eq!([table.owner(0), table.owner(1)], [Some(A), Some(A)]);
    assert_eq!([table.on(0, GROUND), table.on(1, GROUND)], [2, 1]);
    assert_eq!(troops(&table), units(&[(GROUND, 2)]));
}

/// I5.3.6: a neutral planet is taken by the first Ground Force to land; PDS alone take nothing.
#[test]
fn neutral_planets() {
    let pds = |board: Board| {
        board.with(|setup| {
            let troops = units(&[(GROUND, 1), (PDS, 1)]);
            setup.position.fleets[0].holds = vec![Hold { ship: CARRIER, troops, landing: None }];
        })
    };
    let mut table = pds(carriers(&[1])).planet(here(), [1, 0], None, &[]).play();
    table.sails(A).moved(A).choose_all(A, &[land(0, GROUND, 0), land(0, PDS, 0), Choice::Done]);
    assert!(table.saw(&Event::Taken { planet: PlanetId(0), by: A, from: None }));
    assert_eq!([table.on(0, GROUND), table.on(0, PDS)], [1, 1]);

    let mut table = pds(carriers(&[1])).planet(here(), [1, 0], None, &[]).play();
    table.sails(A).moved(A).choose_all(A, &[land(0, PDS, 0), Choice::Done]);
    assert_eq!((table.owner(0), table.on(0, PDS)), (None, 0));
}

/// I5.3.2, I5.3.4, I5.3.5: PDS fire once at those that land, then rounds, in which both remove losses.
#[test]
fn landing_under_fire() {
    let on = [(GROUND, 2), (PDS, 2), (DOCK, 1), (FIGHTER, 2)];
    let mut table = carriers(&[5]).planet(here(), [1, 0], B, &on).agreed(A, B).play();
    lands(&mut table, 4, 0);
    table.chooses(A, Choice::Done);
    assert!(table.saw(&Event::AgreementEnds { between: [A, B], why: Breach::War }), "I4.5");
    assert_eq!(table.dice(), 2, "two PDS");
    table.hits(1);
    assert_eq!(table.dice(), 3);
    table.hits(1);
    assert_eq!(table.dice(), 2, "both count");
    table.hits(1);
    assert_eq!(table.dice(), 2, "PDS fire no more");
    table.hits(1).hits(1);
    // One against none.
    assert!(table.saw(&Event::Taken { planet: PlanetId(0), by: A, from: Some(B) }));
    // I5.3.7: docks, PDS and the Fighters of the dock are gone.
    let razed = units(&[(PDS, 2), (DOCK, 1), (FIGHTER, 2)]);
    assert!(table.saw(&Event::Razed { planet: PlanetId(0), units: razed }));
    let holding = table.game.position.holding(PlanetId(0)).unwrap();
    assert_eq!((holding.owner, holding.units), (Some(A), units(&[(GROUND, 1)])));
    assert_eq!(troops(&table), units(&[(GROUND, 1)]));
}

/// I5.3.6: both gone: the defender keeps the planet, with what stands on it.
#[test]
fn both_gone() {
    let mut table = carriers(&[1]).planet(here(), [1, 0], B, &[(GROUND, 1), (DOCK, 1)]).play();
    lands(&mut table, 1, 0);
    table.chooses(A, Choice::Done).hits(1).hits(1);
    assert!(table.saw(&Event::Battle { battle: battle::Event::PlanetHeld { by_nobody: true } }));
    let holding = table.game.position.holding(PlanetId(0)).unwrap();
    assert_eq!((holding.owner, holding.units), (Some(B), units(&[(DOCK, 1)])));
}

/// I5.3.6, I5.3.7: an empty enemy planet is taken without combat, by surviving Ground Forces only.
#[test]
fn empty_planets() {
    let pds_too = |board: Board, ground: u16| {
        board.with(|setup| {
            let troops = units(&[(GROUND, ground), (PDS, 1)]);
            setup.position.fleets[0].holds = vec![Hold { ship: CARRIER, troops, landing: None }];
        })
    };
    for (ground, hits, taken) in [(1, 0, true), (1, 1, false), (0, 0, false)] {
        let board = pds_too(carriers(&[1]), ground).planet(here(), [1, 0], B, &[(PDS, 1)]);
        let mut table = board.play();
        lands(&mut table, ground, 0);
        table.choose_all(A, &[land(0, PDS, 0), Choice::Done]);
        if ground > 0 {
            table.hits(hits);
        }
        assert_eq!(table.owner(0), Some(if taken { A } else { B }), "{ground} {hits}");
        assert_eq!(table.on(0, PDS), 1, "the attacker's, or the defender's");
        assert_eq!(table.count(|e| matches!(e, Event::LandingLost { .. })), usize::from(!taken));
    }
}

/// I5.3.3: a Dreadnought bombards once, also where nobody lands; not where PDS are, nor where nobody
/// stands; hits by its combat value.
#[test]
fn bombardment() {
    let board = carriers(&[1]).planet(here(), [1, 0], B, &[(GROUND, 2)]);
    let board = board.planet(here(), [1, 0], B, &[(GROUND, 2), (PDS, 1)]).planet(here(), [1, 0], B, &[]);
    let board = board.planet(here(), [1, 0], C, &[(GROUND, 1)]).agreed(A, B).agreed(A, C);
    let mut table = board.play();
    table.sails(A).moved(A);
    let bombard = |planet| Choice::Bombard { ship: DREADNOUGHT, planet: PlanetId(planet) };
    table.refuses(A, bombard(1)).refuses(A, bombard(2));
    assert!(table.may(A, bombard(3)));
    table.chooses(A, bombard(0)).refuses(A, bombard(0)).refuses(A, bombard(3));
    table.chooses(A, Choice::Done).die(4);
    assert_eq!((table.owner(0), table.on(0, GROUND)), (Some(B), 1));
    assert!(!table.game.position.agreed(A, B) && table.game.position.agreed(A, C));
    assert_eq!(table.game.wait, Wait::Sail(B));
}

/// I5.3.3 with technologies: through PDS; one hit destroys all.
#[test]
fn bombardment_with_technologies() {
    let board = carriers(&[1]).planet(here(), [1, 0], B, &[(GROUND, 3), (PDS, 1)]);
    let mut table = board.knows(A, "graviton_negator").knows(A, "x89").play();
    table.sails(A).moved(A);
    let bombard = Choice::Bombard { ship: DREADNOUGHT, planet: PlanetId(0) };
    table.choose_all(A, &[bombard, land(0, GROUND, 0), Choice::Done]).hits(1);
    assert_eq!(table.dice(), 1, "the PDS fires");
    table.hits(0);
    assert_eq!((table.owner(0), table.on(0, GROUND)), (Some(A), 1));
}

/// I5.3.3: not with an enemy fleet in the system; that one is fought first.
#[test]
fn space_first() {
    let board = carriers(&[1]).planet(here(), [1, 0], B, &[(GROUND, 1)]).fleet(here(), B, &[(CRUISER, 1)]);
    let mut table = board.play();
    table.sails(A).moved(A);
    assert!(matches!(table.game.actions.fight, Some(ref fight) if fight.planet.is_none()));
    table.hits(1).hits(0);
    assert_eq!(table.game.wait, Wait::Land(A));
    assert!(table.may(A, Choice::Bombard { ship: DREADNOUGHT, planet: PlanetId(0) }));
}

/// I5.3.5: if neither can ever hit, the attackers are lost.
#[test]
fn nobody_can_hit() {
    let board = carriers(&[2]).planet(here(), [1, 0], B, &[(GROUND, 1)]);
    let board = board.with(|setup| setup.data.units[usize::from(GROUND.0)].combat = 11);
    let mut table = board.play();
    lands(&mut table, 2, 0);
    table.chooses(A, Choice::Done);
    assert_eq!((table.owner(0), table.on(0, GROUND)), (Some(B), 1));
    assert!(troops(&table).is_empty());
}

/// I5.3.5 with a technology: who wins ground combat gets one more; not without combat.
#[test]
fn ground_combat_is_rewarded() {
    for (there, left) in [(1, 2), (0, 1)] {
        let board =
            carriers(&[1]).knows(A, "dacxive_animators").planet(here(), [1, 0], B, &[(GROUND, there)]);
        let mut table = board.play();
        lands(&mut table, 1, 0);
        table.chooses(A, Choice::Done);
        if there > 0 {
            table.hits(1).hits(0);
        }
        assert_eq!((table.owner(0), table.on(0, GROUND)), (Some(A), left), "{there} were there");
    }
    // Bombardment is no ground combat.
    let board = carriers(&[1]).knows(A, "dacxive_animators").planet(here(), [1, 0], B, &[(GROUND, 1)]);
    let mut table = board.play();
    table.sails(A).moved(A);
    let bombard = Choice::Bombard { ship: DREADNOUGHT, planet: PlanetId(0) };
    table.choose_all(A, &[bombard, land(0, GROUND, 0), Choice::Done]).hits(1);
    assert_eq!((table.owner(0), table.on(0, GROUND)), (Some(A), 1));
}

/// I3.8, I5.3: a ruling gives the planet to somebody else before the landing: that one is attacked.
#[test]
fn a_ruling_changes_whose_it_is() {
    let parley = action("parley");
    for (to, owner, ground) in [(C, A, 1), (A, A, 1)] {
        let board = carriers(&[1]).hand(B, &[parley]).planet(here(), [1, 0], B, &[(GROUND, 4), (DOCK, 1)]);
        let mut table = board.play();
        lands(&mut table, 1, 0);
        table.chooses(A, Choice::Done).chooses(B, Choice::Play(parley));
        let master = table.turn.master();
        let award = Choice::Rule(Ruling::Award { planet: PlanetId(0), to });
        table.chooses(master, award).chooses(master, Choice::Done);
        assert_eq!((table.owner(0), table.on(0, GROUND)), (Some(owner), ground), "{to:?}");
        let attacked = |e: &Event| matches!(e, Event::InvasionBegins { defender, .. } if *defender == C);
        assert_eq!(table.count(attacked), usize::from(to == C));
    }
}

/// I5.1.6: in the Invasion segment Fighters go to an own dock, as far as it has room.
#[test]
fn fighters_go_to_a_dock() {
    let board = Board::new(2).fleet(here(), A, &[(CARRIER, 1), (FIGHTER, 3)]);
    let mut table = board.planet(here(), [1, 0], A, &[(DOCK, 1), (FIGHTER, 2)]).play();
    table.sails(A).moved(A);
    let base = Choice::Base { unit: FIGHTER, planet: PlanetId(0) };
    assert_eq!(table.options(A), [Choice::Done, base]);
    table.chooses(A, base).refuses(A, base).chooses(A, Choice::Done);
    assert_eq!((table.on(0, FIGHTER), table.ships(here(), A).get(FIGHTER)), (3, 2));
}
