//! Battle lines of EVE: `incursus(2/1), tristan(3/2) vs heron(2/3), kestrel(2/2 ambush=1); home 4`.
//!
//! The syntax is that of all games ([`admiralty_notation::line`]); what its names mean is said here.
//!
//! * What stands on a card is typed: `incursus(2/3)` is attack 2, shield 3; `ambush=1` an active
//!   Ambush command (V2.3), `value=2` what the ship counts for (1 if it is not given).
//! * A ship that stands in the line with its figures can be named again without them.
//! * `home N` makes the region a home region with that total starbase shield (V2.7).
//!
//! The first side attacks, the second defends; `nobody` defends a region without ships (V3.4). Ships that withdraw go to their dock.

mod canonical;
pub(crate) mod card;
pub(crate) mod names;
mod options;
pub(crate) mod side;

#[cfg(test)]
mod tests;

pub use canonical::canonical;
pub use options::{LineOptions, scenario_options};

use admiralty_eve::battle::{Arena, Side};
use admiralty_eve::setup::Ship;
use admiralty_eve::ship::{Fleet, MAX_KINDS};
use admiralty_notation::line::{Line, Stack};
use admiralty_notation::{Diagnostic, Kind, Problems, Source, line};
use side::Ships;
use std::collections::BTreeSet;

/// A battle from a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleLine {
    /// Who fights whom, and where.
    pub arena: Arena,
    /// The kinds of ships, by their place in the arena.
    pub ships: Vec<Ship>,
    /// The names of attacker and defender, where the line gives any.
    pub names: [Option<String>; 2],
    /// How it is to be computed.
    pub options: LineOptions,
}

/// Reads a battle line. Flags are options from the command line as name and value; they override
/// those of the line.
///
/// # Errors
/// Everything that is wrong with the line, in its order, then with the flags.
pub fn parse(source: &Source, flags: &[(String, String)]) -> Result<BattleLine, Problems> {
    let line = line::parse_source(source)?;
    let mut problems = Vec::new();
    let mut ships = Ships::default();
    let fleets = Side::BOTH.map(|side| fleet(source, &line, side, &mut ships, &mut problems));
    let options = options::read(&line, flags, &mut problems);
    Problems::none(problems)?;
    let ships = ships.0;
    let figures = ships.iter().map(|ship| ship.figures).collect();
    let arena = Arena::new(figures, fleets, options.home, options.ambush_kills)
        .map_err(|error| source.diagnostic(Kind::Illegal, 0..0, error.to_string()))?;
    let names = line.sides.map(|side| side.name.map(|name| name.text));
    Ok(BattleLine { arena, ships, names, options })
}

/// The ships of a side.
fn fleet(
    source: &Source,
    line: &Line,
    side: Side,
    ships: &mut Ships,
    problems: &mut Vec<Diagnostic>,
) -> Fleet {
    let mut fleet = Fleet::default();
    if side == Side::Defender && side::nobody(&line.sides[side.index()].stacks) {
        return fleet;
    }
    // A name without figures means a ship of its own side first.
    let stacks: Vec<&Stack> =
        [side, side.other()].iter().flat_map(|side| &line.sides[side.index()].stacks).collect();
    // The first of each name. A line with more names than there can be kinds is refused in any case.
    let given = stacks.iter().filter_map(|s| side::ship(source, s, |_| None).ok()).map(lower);
    let mut seen = BTreeSet::new();
    let known: Vec<Ship> = given.filter(|ship| seen.insert(ship.name.clone())).take(MAX_KINDS).collect();
    for stack in &line.sides[side.index()].stacks {
        let read = side::ship(source, stack, |word| side::named(&known, word).cloned());
        let added = read.and_then(|ship| {
            side::add(source, stack, &lower(ship), ships, &mut fleet).map_err(|problem| vec![problem])
        });
        problems.extend(added.err().into_iter().flatten());
    }
    fleet
}

/// Case does not matter; the canonical name has none.
fn lower(ship: Ship) -> Ship {
    Ship { name: ship.name.to_lowercase(), ..ship }
}
