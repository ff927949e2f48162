//! I2: the order of players, control.

use crate::board::{A, B, Board, C, hex};
use crate::data::GROUND;
use admiralty_game::Seat;
use admiralty_imperium::event::Event;
use admiralty_imperium::setup::InfluenceTie;
use admiralty_imperium::turn::Wait;

fn orders(table: &crate::board::Table) -> Vec<Vec<Seat>> {
    let seats = |event: &Event| match event {
        Event::Order { seats } => Some(seats.clone()),
        _ => None,
    };
    table.events.iter().filter_map(seats).collect()
}

/// I2.2: more Influence first; ties in the order of seats.
#[test]
fn more_influence_goes_first() {
    for (influence, order) in
        [([1, 2, 3], [C, B, A]), ([2, 2, 3], [C, A, B]), ([0, 0, 0], [A, B, C]), ([1, 4, 1], [B, A, C])]
    {
        let mut board = Board::new(3);
        for (seat, n) in [A, B, C].into_iter().zip(influence) {
            board = board.planet(hex(0, 0), [0, n], seat, &[]);
        }
        let table = board.play();
        assert_eq!(orders(&table)[0], order, "{influence:?}");
    }
}

/// I2.2, the option: ties by lot, anew in each phase; one who is not tied is not drawn.
#[test]
fn ties_by_lot() {
    let mut board = Board::new(3).with(|setup| setup.house.influence_tie = InfluenceTie::Random);
    for (seat, n) in [(A, 1), (B, 5), (C, 1)] {
        board = board.planet(hex(0, 0), [0, n], seat, &[]);
    }
    let mut table = board.play();
    assert_eq!(table.game.wait, Wait::Lot(1));
    assert_eq!(table.urn(), [(0, 1), (2, 1)]);
    table.draws(2);
    assert_eq!(orders(&table), [[B, C, A]]);
    table.until(|wait| matches!(wait, Wait::Lot(_))).draws(0);
    assert_eq!(orders(&table), [[B, C, A], [B, A, C]]);
}

/// I2.2, I3.8: Influence with traits: one per agreement, one per planet outside the Home System.
#[test]
fn traits_add_influence() {
    let planets = || {
        let board = Board::new(2).with(|setup| setup.seats[0].home = hex(0, 0));
        let board = board.planet(hex(0, 0), [1, 2], A, &[]).planet(hex(1, 0), [3, 4], A, &[]);
        board.planet(hex(0, 1), [5, 1], B, &[]).agreed(A, B)
    };
    for (race, influence) in [("plain", 6), ("sol", 7), ("xxcha", 7)] {
        let table = planets().race(A, race).play();
        assert_eq!(table.turn.influence(&table.game, A), influence, "{race}");
        assert_eq!(table.turn.resources(&table.game, A), 4);
    }
}

/// I2.3: a planet stays controlled with no unit on it.
#[test]
fn control_lasts() {
    let board = Board::new(2).planet(hex(0, 0), [1, 1], A, &[]).planet(hex(1, 0), [1, 1], B, &[(GROUND, 1)]);
    let mut table = board.play();
    table.ends();
    assert_eq!([table.owner(0), table.owner(1)], [Some(A), Some(B)]);
}
