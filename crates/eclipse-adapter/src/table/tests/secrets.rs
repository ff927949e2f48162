//! The board shows a seat what it may see, and no more (E10.2).

use super::setups::{Luck, names};
use crate::table::EclipseTable;
use admiralty_eclipse::party::Party;
use admiralty_eclipse::phase::{CombatPhase, Phase, Stage};
use admiralty_eclipse::setup::{Fleet, Hex, Player, Population, Setup, Tiles};
use admiralty_eclipse::ship::{Figures, HexNumber, Ships};
use admiralty_game::{Rulebook, Seat, Silent, Step};
use admiralty_referee::{Lang, Table};

/// Two players, a cruiser each, and a bag.
fn duel(lang: Lang) -> EclipseTable {
    let figures = Figures { yellow: 1, drive: true, ..Figures::default() };
    let player = |name: &str, tile| Player {
        name: name.to_owned(),
        ships: [figures; 4],
        wormhole_generator: false,
        neutron_bombs: false,
        neutron_absorber: false,
        antimatter_splitter: false,
        discs: 1,
        track: tiles(&[tile]),
        track_size: 4,
        elsewhere: false,
    };
    let fleet = |seat| {
        let mut ships = [Ships::default(); 4];
        ships[1] = Ships::new(1);
        Fleet { party: Party::Player(Seat(seat)), ships }
    };
    let hex = Hex {
        number: HexNumber(204),
        controller: Some(Seat(1)),
        fleets: vec![fleet(1), fleet(0)],
        population: Population::default(),
        edges: Vec::new(),
    };
    let [red, blue, _] = names(lang);
    let setup = Setup {
        players: vec![player(red, 2), player(blue, 3)],
        hexes: vec![hex],
        bag: tiles(&[1, 4, 4]),
        ..Setup::default()
    };
    EclipseTable::new(CombatPhase::new(setup).unwrap(), "")
}

fn tiles(values: &[u8]) -> Tiles {
    let mut tiles = Tiles::default();
    values.iter().for_each(|value| tiles.add(*value));
    tiles
}

/// The state in which the first player has drawn and must keep a tile.
fn drawn(table: &EclipseTable) -> (Phase, Seat) {
    let luck = &mut Luck::new(1);
    let mut state = table.start_silent();
    loop {
        match (table.step(&state), &state.stage) {
            (Step::Decide(seats), Stage::Reputation { .. }) => return (state, seats.first().unwrap()),
            (Step::Chance(chance), _) => {
                let rolled = chance.sample(&mut |n| luck.below(n));
                table.happen(&mut state, &rolled, &mut Silent);
            }
            (step, _) => panic!("{step:?}"),
        }
    }
}

#[test]
fn tiles_are_shown_to_their_owner_alone() {
    for lang in Lang::ALL {
        let table = duel(lang);
        let (state, drawer) = drawn(&table);
        let other = Seat(1 - drawer.0);
        let mut changed = state.clone();
        changed.players[drawer.index()].track = tiles(&[4]);
        changed.bag = tiles(&[2; 16][..usize::from(state.bag.total())]);
        let Stage::Reputation { hand, .. } = &mut changed.stage else { panic!("tiles are drawn") };
        *hand = tiles(&[3; 16][..usize::from(hand.total())]);
        for seat in [None, Some(other)] {
            assert_eq!(table.board(lang, &state, seat), table.board(lang, &changed, seat));
        }
        assert_ne!(table.board(lang, &state, Some(drawer)), table.board(lang, &changed, Some(drawer)));
    }
}

#[test]
fn the_board_is_laid_out_in_columns() {
    let table = duel(Lang::En);
    let mut state = table.start_silent();
    let Stage::Battle { battle, .. } = &mut state.stage else { panic!("a battle goes on") };
    battle.stacks[0][1].ships = Ships::new(2);
    battle.stacks[0][1].ships.add(2);
    battle.stacks[0][0].ships.add(1);
    let expected = "\
Hex 204 · disc: Blue · BATTLE
  Blue  defends  cruiser ×1
  Red   attacks  dreadnought ×1 (1 cube), cruiser ×3 (1 with 2 cubes)

Player  Discs  Tiles       Graveyards
Red     1      1 of 4 (2)  —
Blue    1      1 of 4      —

Tiles in the bag: 3";
    assert_eq!(table.board(Lang::En, &state, Some(Seat(0))), expected);
}
