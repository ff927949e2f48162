//! The board as text and as a picture.
//!
//! Both show the position that they are given. What its reader may not see is not in it; how many
//! Action Cards the players hold is said beside it.

mod board;
pub mod svg;
#[cfg(test)]
mod tests;

pub use board::board;

use admiralty_game::{Rulebook, Seat, Silent};
use admiralty_imperium::Imperium;
use admiralty_imperium::map::{Terrain, Wormhole};
use admiralty_imperium::position::Position;
use admiralty_imperium::setup::Setup;

/// The word by which the texts choose what fills a hex.
const fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Open => "open",
        Terrain::Supernova => "supernova",
        Terrain::AsteroidField => "asteroid_field",
        Terrain::Nebula => "nebula",
        Terrain::GravityRift => "gravity_rift",
    }
}

const fn wormhole_letter(kind: Wormhole) -> &'static str {
    match kind {
        Wormhole::Alpha => "α",
        Wormhole::Beta => "β",
    }
}

/// A player's number, as people count.
const fn number(seat: Seat) -> usize {
    seat.index() + 1
}

/// The seats of a game.
fn seats(setup: &Setup) -> impl Iterator<Item = Seat> + use<> {
    (0..setup.seats.len().min(usize::from(u8::MAX)) as u8).map(Seat)
}

/// I2.2: Planets, Resources, Influence of a player, with what traits and Laws add.
fn totals(setup: &Setup, position: &Position, seat: Seat) -> (u32, u32, u32) {
    let own = position.planets_of(seat).filter_map(|planet| setup.map.planet(planet));
    let (planets, resources, printed) = own.fold((0, 0, 0), |(planets, resources, influence), planet| {
        (planets + 1, resources + u32::from(planet.resources), influence + u32::from(planet.influence))
    });
    let as_it_stands = Setup { position: position.clone(), ..setup.clone() };
    let influence = Imperium::new(as_it_stands).map(|rules| {
        let game = rules.start(&mut Silent);
        rules.influence(&game, seat)
    });
    (planets, resources, influence.unwrap_or(printed))
}

/// How many Action Cards a player holds: as told, else as many as are shown.
fn hand_size(position: &Position, hands: &[u32], seat: Seat) -> u32 {
    let shown = position.player(seat).map_or(0, |player| player.hand.total());
    hands.get(seat.index()).copied().unwrap_or(shown)
}
