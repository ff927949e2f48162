//! I5.2: Space battles within a turn, PDS fire.

use crate::board::{A, B, Board, C, Table, action, hex, political, units};
use crate::data::{CARRIER, CRUISER, DOCK, DREADNOUGHT, FIGHTER, GROUND, PDS};
use admiralty_imperium::battle::Choice::{FightOn, Lose, Retreat, Sustain};
use admiralty_imperium::battle::{self, Side};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::{Breach, Event};
use admiralty_imperium::map::{HexId, PlanetId, Terrain};
use admiralty_imperium::position::Law;
use admiralty_imperium::setup::PdsFire;
use admiralty_imperium::turn::Wait;

const BATTLE: fn(battle::Choice) -> Choice = Choice::Battle;

fn here() -> HexId {
    hex(0, 0)
}

fn law(board: Board, card: &str) -> Board {
    let law = Law { card: political(card), elected: None };
    board.with(|setup| setup.position.laws.push(law))
}

/// B waits in the middle; A comes from the west with this.
fn attack(b: &[(admiralty_imperium::unit::UnitId, u16)]) -> Board {
    Board::new(3).fleet(here(), B, b)
}

fn saw_battle(table: &Table, event: battle::Event) -> bool {
    table.saw(&Event::Battle { battle: event })
}

/// I5.2.1, I5.2.2, I5.2.4: both rolls count; if both are gone nobody is left.
#[test]
fn both_can_be_gone() {
    let west = hex(-1, 0);
    let mut table = attack(&[(CRUISER, 1)]).fleet(west, A, &[(CRUISER, 1)]).play();
    table.sails(A).goes(A, CRUISER, &[west, here()]).moved(A);
    table.hits(1).hits(1);
    assert!(saw_battle(&table, battle::Event::NobodyLeft));
    assert!(table.ships(here(), A).is_empty() && table.ships(here(), B).is_empty());
    assert!(table.game.position.fleets.is_empty());
}

/// I5.2.3: to a neighbour from which ships came, the one whence most came first; not where another
/// fleet is, not into asteroids.
#[test]
fn refuges() {
    let [west, east, north] = [hex(-1, 0), hex(1, 0), hex(0, -1)];
    let board = || {
        let board = attack(&[(CARRIER, 1)]).fleet(west, A, &[(CRUISER, 1)]).fleet(east, A, &[(CRUISER, 2)]);
        board.fleet(north, A, &[(CRUISER, 1)])
    };
    let came = |others: &[HexId]| {
        let mut table = board().play();
        table.sails(A);
        for from in [west, east, east, north] {
            table.goes(A, CRUISER, &[from, here()]);
        }
        for hex in others {
            table.game.position.change_fleet(*hex, C, |fleet| fleet.ships.add(CRUISER, 1));
        }
        table.moved(A).hits(0).hits(0);
        table
    };
    let mut table = came(&[]);
    assert_eq!(table.options(A), [BATTLE(FightOn), BATTLE(Retreat)]);
    table.chooses(A, BATTLE(Retreat));
    // From the east came two; of the others the west has the lower number on this board.
    assert_eq!(table.options(A), [east, west, north].map(Choice::RetreatTo));
    table.chooses(A, Choice::RetreatTo(north));
    assert_eq!(table.ships(north, A), units(&[(CRUISER, 4)]), "all go");
    assert!(table.ships(here(), A).is_empty());
    assert_eq!(table.ships(here(), B), units(&[(CARRIER, 1)]));

    // Third players have come in behind them: no way back there. Who cannot, is not asked.
    let mut table = came(&[east, north]);
    table.chooses(A, BATTLE(Retreat));
    assert_eq!(table.ships(west, A), units(&[(CRUISER, 4)]), "there is one way only");
    let table = came(&[east, north, west]);
    assert_eq!(table.dice(), 4, "the next round");
}

/// I5.2.3: through Asteroids they came, into them they do not go back; nor does a ship that was here.
#[test]
fn no_refuge() {
    let [west, far] = [hex(-1, 0), hex(-2, 0)];
    let board = attack(&[(CARRIER, 1)]).terrain(west, Terrain::AsteroidField).knows(A, "antimass_deflectors");
    let mut table = board.fleet(far, A, &[(CRUISER, 1)]).play();
    table.sails(A).goes(A, CRUISER, &[far, west, here()]).moved(A).hits(0).hits(0);
    assert_eq!(table.dice(), 1, "the next round");
    // A Law forbids it.
    let mut table = law(attack(&[(CARRIER, 1)]), "to_the_last").fleet(west, A, &[(CRUISER, 1)]).play();
    table.sails(A).goes(A, CRUISER, &[west, here()]).moved(A).hits(0).hits(0);
    assert_eq!(table.dice(), 1, "the next round");
}

/// I5.2.3: after a retreat nothing is landed and nothing bombarded, not even on an own planet.
#[test]
fn nothing_after_a_retreat() {
    let west = hex(-1, 0);
    let board = attack(&[(CRUISER, 1)]).laden(west, A, &[(CARRIER, 1), (DREADNOUGHT, 1)], &[(CARRIER, 2)]);
    let board = board.planet(west, [1, 0], A, &[]).planet(west, [1, 0], None, &[]);
    let mut table = board.planet(west, [1, 0], B, &[(GROUND, 1)]).play();
    table.sails(A).goes(A, CARRIER, &[west, here()]).goes(A, DREADNOUGHT, &[west, here()]).moved(A);
    table.hits(0).hits(0).chooses(A, BATTLE(Retreat));
    assert!(table.saw(&Event::Retreated { seat: A, from: here(), to: west }));
    assert_eq!(table.game.wait, Wait::Sail(B), "no landing is asked for");
}

/// I5.2.4: if nobody can ever hit, the attacker must retreat, and is lost if it cannot.
#[test]
fn nobody_can_hit() {
    let west = hex(-1, 0);
    let blind = || {
        let board = attack(&[(CARRIER, 1), (FIGHTER, 2)]).terrain(here(), Terrain::Nebula);
        let board = board.with(|setup| setup.data.units[usize::from(CARRIER.0)].combat = 11);
        board.fleet(west, A, &[(CARRIER, 1)])
    };
    for (forbidden, left) in [(false, 1), (true, 0)] {
        let board = if forbidden { law(blind(), "to_the_last") } else { blind() };
        let mut table = board.play();
        table.sails(A).goes(A, CARRIER, &[west, here()]).moved(A);
        assert_eq!(table.ships(west, A).get(CARRIER), left);
        assert_eq!(table.ships(here(), A).get(CARRIER), 0);
        assert_eq!(table.ships(here(), B), units(&[(CARRIER, 1), (FIGHTER, 2)]));
    }
}

/// I5.1.4: Fighters in a Nebula roll nothing, but can be lost.
#[test]
fn fighters_in_a_nebula() {
    let west = hex(-1, 0);
    let board = attack(&[(FIGHTER, 2), (CRUISER, 1)]).terrain(here(), Terrain::Nebula);
    let mut table = board.fleet(west, A, &[(CRUISER, 1)]).play();
    table.sails(A).goes(A, CRUISER, &[west, here()]).moved(A).hits(1);
    assert_eq!(table.dice(), 1, "the Cruiser alone");
    table.hits(0);
    assert_eq!(table.options(B), [BATTLE(Lose(CRUISER)), BATTLE(Lose(FIGHTER))]);
}

/// I5.2.5: troops are lost with their Carrier, of like Carriers the least laden one goes first;
/// Fighters without room are lost after the battle.
#[test]
fn cargo_is_lost() {
    let west = hex(-1, 0);
    let ships = [(CARRIER, 2), (FIGHTER, 5)];
    let board = attack(&[(CRUISER, 1)]).laden(west, A, &ships, &[(CARRIER, 1), (CARRIER, 3)]);
    let mut table = board.play();
    table.sails(A);
    let load = Choice::Load { unit: FIGHTER, from: None };
    for (hold, fighters) in [(0, 3), (0, 2)] {
        table.chooses(A, Choice::Sail { hex: west, ship: CARRIER, hold: Some(hold) });
        table.times(fighters, A, load).choose_all(A, &[Choice::Go(here()), Choice::Halt]);
    }
    table.moved(A).hits(1).hits(1);
    table.chooses(A, BATTLE(Lose(CARRIER)));
    assert!(table.saw(&Event::CargoLost { seat: A, hex: here(), units: units(&[(GROUND, 1)]) }));
    // Room for five, three Ground Forces aboard: two Fighters stay.
    assert!(table.saw(&Event::FightersLost { seat: A, hex: here(), units: units(&[(FIGHTER, 3)]) }));
    assert_eq!(table.ships(here(), A), units(&[(CARRIER, 1), (FIGHTER, 2)]));
    assert_eq!(table.game.position.fleet(here(), A).unwrap().troops(), units(&[(GROUND, 3)]));
}

/// I5.2.5: a side with only Fighters left is left; then they go to the dock, as far as it has room.
#[test]
fn fighters_go_to_their_dock() {
    let west = hex(-1, 0);
    let board = attack(&[(CARRIER, 1), (FIGHTER, 4)]).planet(here(), [1, 0], B, &[(DOCK, 1), (FIGHTER, 1)]);
    let mut table = board.fleet(west, A, &[(CRUISER, 1)]).play();
    table.sails(A).goes(A, CRUISER, &[west, here()]).moved(A).hits(1);
    assert_eq!(table.dice(), 6, "the dock's Fighter fights along (I5.2.6)");
    table.hits(1).chooses(B, BATTLE(Lose(CARRIER)));
    assert!(saw_battle(&table, battle::Event::SpaceWon { side: Side::Defender }));
    assert_eq!(table.on(0, FIGHTER), 3);
    assert!(table.saw(&Event::FightersLost { seat: B, hex: here(), units: units(&[(FIGHTER, 2)]) }));
}

/// I5.2.0, I5.2.6: the active player attacks, and names the order of battles.
#[test]
fn the_order_of_battles() {
    let [west, south] = [hex(-1, 0), hex(0, 1)];
    let board = attack(&[(CARRIER, 1)]).fleet(here(), C, &[(CARRIER, 1)]).fleet(south, C, &[(CARRIER, 1)]);
    let mut table = board.fleet(west, A, &[(CRUISER, 3)]).play();
    table.sails(A);
    for to in [here(), here(), hex(-1, 1)] {
        let route = if to == here() { vec![west, to] } else { vec![west, to, south] };
        table.goes(A, CRUISER, &route);
    }
    table.moved(A);
    let engage = |hex, with| Choice::Engage { hex, with };
    let all = table.options(A);
    assert_eq!(all.len(), 3, "and no way around them");
    table.chooses(A, engage(south, C)).hits(1).hits(0);
    assert_eq!(table.options(A), [engage(here(), B), engage(here(), C)]);
    table.chooses(A, engage(here(), C)).hits(1).hits(0);
    // The last one that must be fought is not asked for.
    assert_eq!(table.game.wait, Wait::Battle);
    assert_eq!(table.game.actions.fight.as_ref().unwrap().sides, [A, B]);
}

/// I5.1.7: the owner of dock Fighters may attack a fleet over the dock, when active.
#[test]
fn dock_fighters_may_attack() {
    let board = Board::new(2).planet(here(), [1, 0], A, &[(DOCK, 1), (FIGHTER, 2)]);
    let mut table = board.fleet(here(), B, &[(CARRIER, 1)]).play();
    table.sails(A).moved(A);
    let engage = Choice::Engage { hex: here(), with: B };
    assert_eq!(table.options(A), [Choice::Done, engage]);
    table.chooses(A, engage).hits(0).hits(1);
    assert_eq!(table.dice(), 1, "one is lost");
    table.hits(1).hits(0);
    assert!(table.ships(here(), B).is_empty());
    assert_eq!(table.on(0, FIGHTER), 1);
}

/// I5.2.2, the option: a hit is taken without loss, repaired at the end of the turn; by default not.
#[test]
fn sustain_damage() {
    let west = hex(-1, 0);
    let board = |sustain| {
        let board = attack(&[(CRUISER, 2)]).fleet(west, A, &[(DREADNOUGHT, 2)]);
        board.with(|setup| setup.house.sustain = sustain)
    };
    let come = |sustain| {
        let mut table = board(sustain).play();
        table.sails(A).goes(A, DREADNOUGHT, &[west, here()]).goes(A, DREADNOUGHT, &[west, here()]);
        table.moved(A).hits(0).hits(1);
        table
    };
    // By default the hit costs one; the next round is asked for.
    let mut table = come(false);
    assert_eq!(table.options(A), [BATTLE(FightOn), BATTLE(Retreat)]);
    table.chooses(A, BATTLE(Retreat));
    assert_eq!(table.ships(west, A).get(DREADNOUGHT), 1);
    let mut table = come(true);
    assert_eq!(table.options(A), [BATTLE(Sustain(DREADNOUGHT)), BATTLE(Lose(DREADNOUGHT))]);
    table.chooses(A, BATTLE(Sustain(DREADNOUGHT))).chooses(A, BATTLE(Retreat));
    assert_eq!(table.game.damage, [(west, A, units(&[(DREADNOUGHT, 1)]))]);
    assert_eq!(table.ships(west, A).get(DREADNOUGHT), 2);
    table.ends();
    assert_eq!(table.game.damage, []);
}

/// I5.2.2: a ship that a PDS or a card destroys is a damaged one, if there is one.
#[test]
fn damaged_ships_go_first() {
    let mines = action("mines");
    let board = Board::new(2).fleet(here(), A, &[(CRUISER, 2)]).planet(here(), [1, 0], A, &[]);
    let board =
        board.hand(B, &[mines]).fleet(hex(1, 0), B, &[(CARRIER, 1)]).planet(hex(1, 0), [1, 9], B, &[]);
    let mut table = board.play();
    table.sails(B);
    table.game.damage.push((here(), A, units(&[(CRUISER, 1)])));
    table.goes(B, CARRIER, &[hex(1, 0), here()]).moved(B);
    table
        .chooses(B, Choice::Play(mines))
        .chooses(B, Choice::Aim(admiralty_imperium::choice::Target::Planet(PlanetId(0))));
    assert_eq!(table.ships(here(), A), units(&[(CRUISER, 1)]));
    assert_eq!(table.game.damage, []);
}

/// I5.2.7: in the owner's own segment, in every segment, or not at all; once each, before battle.
#[test]
fn pds_fire() {
    for (option, fires) in [
        (PdsFire::OwnSegment, [true, false]),
        (PdsFire::EverySegment, [true, true]),
        (PdsFire::Off, [false, false]),
    ] {
        let board = Board::new(2).planet(here(), [1, 0], A, &[(PDS, 2)]);
        let board = board.fleet(here(), B, &[(CARRIER, 1), (CRUISER, 1)]).agreed(A, B);
        let mut table = board.with(|setup| setup.house.pds_fire = option).play();
        let fire = Choice::Fire { planet: PlanetId(0), hex: here(), at: B };
        table.sails(A).moved(A);
        assert_eq!(table.game.wait == Wait::Fire(A), fires[0], "{option:?}");
        if fires[0] {
            table.chooses(A, fire).die(5);
            assert!(table.saw(&Event::AgreementEnds { between: [A, B], why: Breach::War }));
            table.chooses(A, fire).die(6);
            assert_eq!(table.options(B), [Choice::Lose(CARRIER), Choice::Lose(CRUISER)]);
            table.chooses(B, Choice::Lose(CARRIER));
            assert_eq!(table.ships(here(), B), units(&[(CRUISER, 1)]));
            assert_eq!(table.game.wait, Wait::Sail(B), "two PDS, two shots");
        } else {
            assert!(table.game.position.agreed(A, B));
        }
        table.sails(B).moved(B);
        assert_eq!(table.game.wait == Wait::Fire(A), fires[1], "{option:?}");
    }
}

/// I5.2.7: cargo follows; a technology fires into neighbouring systems; a Law forbids it.
#[test]
fn pds_hits_and_range() {
    let north = hex(0, -1);
    let board = || {
        let board = Board::new(2).planet(here(), [1, 0], A, &[(PDS, 1)]);
        board.laden(north, B, &[(CARRIER, 1), (FIGHTER, 1)], &[(CARRIER, 2)])
    };
    let mut table = board().play();
    table.sails(A).moved(A);
    assert_eq!(table.game.wait, Wait::Sail(B), "too far");
    let mut table = board().knows(A, "deep_space_cannon").play();
    table.sails(A).moved(A).chooses(A, Choice::Fire { planet: PlanetId(0), hex: north, at: B }).die(10);
    table.chooses(B, Choice::Lose(CARRIER));
    assert!(table.saw(&Event::CargoLost { seat: B, hex: north, units: units(&[(GROUND, 2)]) }));
    assert!(table.saw(&Event::FightersLost { seat: B, hex: north, units: units(&[(FIGHTER, 1)]) }));
    assert!(table.game.position.fleets.is_empty());
    let mut table = law(board(), "to_the_last").knows(A, "deep_space_cannon").play();
    table.sails(A).moved(A);
    assert_eq!(table.game.wait, Wait::Sail(B));
}

/// I5.2.2: first fire by a technology and by a trait, whose losses come before the first round.
#[test]
fn first_fire() {
    let west = hex(-1, 0);
    let board = attack(&[(CRUISER, 1)]).race(B, "mentak").knows(A, "assault_cannon");
    let mut table = board.fleet(west, A, &[(DREADNOUGHT, 1), (CRUISER, 1)]).play();
    table.sails(A).goes(A, DREADNOUGHT, &[west, here()]).goes(A, CRUISER, &[west, here()]).moved(A);
    assert_eq!(table.dice(), 1, "the Dreadnought alone");
    table.hits(1);
    assert_eq!(table.dice(), 1, "the Cruiser of the trait");
    table.hits(0);
    assert_eq!(table.game.position.fleets.iter().filter(|fleet| fleet.seat == B).count(), 0);
    assert_eq!(table.game.wait, Wait::Sail(B));
}
