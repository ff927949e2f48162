//! What happens in a Combat Phase, each event with its clause.

use crate::party::{Kind, Party};
use crate::setup::{Cube, Square};
use crate::ship::{HexNumber, Weapon};
use admiralty_game::{Cited, Clause, Seat};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are; each event says what happened")]
pub enum Event {
    /// E1.2: it is this hex's turn.
    HexBegins { hex: HexNumber },
    /// E2.1, E2.2: a battle begins between these two.
    BattleBegins { hex: HexNumber, attacker: Party, defender: Party },
    /// E5.1: missiles fly.
    MissilesBegin,
    /// E6.1: an engagement round begins.
    RoundBegins,
    /// E2.5: a player chose which of their tied types acts first.
    ActsFirst { party: Party, kind: Kind },
    /// E3.3: a type rolled; so many of its dice can hit something, the rest is discarded.
    Fired { party: Party, kind: Kind, ships: u8, dice: u16, hits: u16 },
    /// E3.5: a die hit a ship, which survives with so many cubes.
    Hit { party: Party, weapon: Weapon, target: Party, kind: Kind, points: u8, cubes: u8 },
    /// E3.6: a die destroyed a ship.
    Destroyed { party: Party, weapon: Weapon, target: Party, kind: Kind, points: u8 },
    /// E3.8: a die was assigned to a ship that it misses.
    Wasted { party: Party, weapon: Weapon, target: Party, kind: Kind },
    /// E6.1: a type without cannons does nothing.
    Idle { party: Party, kind: Kind },
    /// E7.1: a type moves to the edge towards a hex.
    ToEdge { party: Party, kind: Kind, ships: u8, to: HexNumber },
    /// E7.4: a type on the edge has left for the hex.
    Retreated { party: Party, kind: Kind, ships: u8, to: HexNumber },
    /// E8.1: neither side can destroy the other.
    Stalemate { attacker: Party },
    /// E8.1: attacking ships that do not retreat are destroyed.
    Abandoned { party: Party, kind: Kind, ships: u8 },
    /// E7.6: ships of the victor on an edge stay in the hex.
    BackFromEdge { party: Party, kind: Kind, ships: u8 },
    /// E6.2: one side is left.
    BattleEnds { hex: HexNumber, left: Party },
    /// E6.3: destroyed ships go back to their owner.
    ShipsReturned { party: Party, kind: Kind, ships: u8 },
    /// E10.1: a player draws so many tiles.
    TilesDue { seat: Seat, tiles: u8, taking_part: bool },
    /// E10.4: a player all of whose remaining ships retreated draws none for taking part.
    NoTileForRetreat { seat: Seat },
    /// E10.7: the bag holds fewer tiles than are due.
    BagShort { seat: Seat, due: u8, tiles: u8 },
    /// E10.1: a tile was drawn. Others do not see its value.
    TileDrawn { seat: Seat, value: Option<u8> },
    /// E10.2: a tile was put on the track, the other drawn ones back in the bag.
    TileKept { seat: Seat, value: Option<u8>, back: u8 },
    /// E10.2: the track was full, and a tile went back in the bag.
    TileReturned { seat: Seat, value: Option<u8> },
    /// E9.1: ships attack the population of a hex.
    PopulationAttacked { seat: Seat, owner: Seat, kind: Kind, ships: u8 },
    /// E9.2: so many points of damage hit the population.
    PopulationHit { seat: Seat, points: u16 },
    /// E9.3: neutron bombs destroy all population.
    NeutronBombs { seat: Seat, owner: Seat, cubes: u8 },
    /// E9.4: a cube went from its square to a graveyard.
    CubeDestroyed { owner: Seat, square: Square, graveyard: Cube },
    /// E9.6: a player attacks the population no further.
    PopulationSpared { seat: Seat },
    /// E11.1: the previous controller's disc is removed.
    DiscRemoved { seat: Seat, hex: HexNumber },
    /// E11.2: a disc is placed.
    DiscPlaced { seat: Seat, hex: HexNumber },
    /// E11.2: a player does without.
    DiscDeclined { seat: Seat, hex: HexNumber },
    /// E12.1: damage is repaired.
    Repaired { party: Party, hex: HexNumber, cubes: u32 },
    /// E12.2: a player has neither discs nor ships on the board.
    Eliminated { seat: Seat },
    /// E9.4: these cubes return to the tracks in the Cleanup Phase.
    Graveyard { seat: Seat, money: u8, science: u8, materials: u8 },
    /// E12.1: the Combat Phase is over.
    PhaseEnds,
}

impl Event {
    /// All kinds, as [`Cited::kind`] names them.
    pub const KINDS: &'static [&'static str] = &[
        "hex begins",
        "battle begins",
        "missiles begin",
        "round begins",
        "acts first",
        "fired",
        "hit",
        "destroyed",
        "wasted",
        "idle",
        "to edge",
        "retreated",
        "stalemate",
        "abandoned",
        "back from edge",
        "battle ends",
        "ships returned",
        "tiles due",
        "no tile for retreat",
        "bag short",
        "tile drawn",
        "tile kept",
        "tile returned",
        "population attacked",
        "population hit",
        "neutron bombs",
        "cube destroyed",
        "population spared",
        "disc removed",
        "disc placed",
        "disc declined",
        "repaired",
        "eliminated",
        "graveyard",
        "phase ends",
    ];

    /// The kinds that can occur in a battle alone.
    pub const BATTLE_KINDS: &'static [&'static str] = &[
        "missiles begin",
        "round begins",
        "acts first",
        "fired",
        "hit",
        "destroyed",
        "wasted",
        "idle",
        "to edge",
        "retreated",
        "stalemate",
        "abandoned",
        "back from edge",
    ];

    /// The event as `seat` sees it (E10.2).
    #[must_use]
    pub fn seen_by(mut self, by: Seat) -> Self {
        if let Self::TileDrawn { seat, value }
        | Self::TileKept { seat, value, .. }
        | Self::TileReturned { seat, value } = &mut self
            && *seat != by
        {
            *value = None;
        }
        self
    }

    fn kind_and_clause(&self) -> (&'static str, &'static str) {
        match self {
            Self::HexBegins { .. } => ("hex begins", "E1.2"),
            Self::BattleBegins { attacker, defender, .. } => {
                let npc = attacker.is_npc() || defender.is_npc();
                ("battle begins", if npc { "E2.2" } else { "E2.1" })
            }
            Self::MissilesBegin => ("missiles begin", "E5.1"),
            Self::RoundBegins => ("round begins", "E6.1"),
            Self::ActsFirst { .. } => ("acts first", "E2.5"),
            Self::Fired { .. } => ("fired", "E3.3"),
            Self::Hit { .. } => ("hit", "E3.5"),
            Self::Destroyed { .. } => ("destroyed", "E3.6"),
            Self::Wasted { .. } => ("wasted", "E3.8"),
            Self::Idle { .. } => ("idle", "E6.1"),
            Self::ToEdge { .. } => ("to edge", "E7.1"),
            Self::Retreated { .. } => ("retreated", "E7.4"),
            Self::Stalemate { .. } => ("stalemate", "E8.1"),
            Self::Abandoned { .. } => ("abandoned", "E8.1"),
            Self::BackFromEdge { .. } => ("back from edge", "E7.6"),
            Self::BattleEnds { .. } => ("battle ends", "E6.2"),
            Self::ShipsReturned { .. } => ("ships returned", "E6.3"),
            Self::TilesDue { .. } => ("tiles due", "E10.1"),
            Self::NoTileForRetreat { .. } => ("no tile for retreat", "E10.4"),
            Self::BagShort { .. } => ("bag short", "E10.7"),
            Self::TileDrawn { .. } => ("tile drawn", "E10.1"),
            Self::TileKept { .. } => ("tile kept", "E10.2"),
            Self::TileReturned { .. } => ("tile returned", "E10.2"),
            Self::PopulationAttacked { .. } => ("population attacked", "E9.1"),
            Self::PopulationHit { .. } => ("population hit", "E9.2"),
            Self::NeutronBombs { .. } => ("neutron bombs", "E9.3"),
            Self::CubeDestroyed { .. } => ("cube destroyed", "E9.4"),
            Self::PopulationSpared { .. } => ("population spared", "E9.6"),
            Self::DiscRemoved { .. } => ("disc removed", "E11.1"),
            Self::DiscPlaced { .. } => ("disc placed", "E11.2"),
            Self::DiscDeclined { .. } => ("disc declined", "E11.2"),
            Self::Repaired { .. } => ("repaired", "E12.1"),
            Self::Eliminated { .. } => ("eliminated", "E12.2"),
            Self::Graveyard { .. } => ("graveyard", "E9.4"),
            Self::PhaseEnds => ("phase ends", "E12.1"),
        }
    }
}

impl Cited for Event {
    fn clause(&self) -> Clause {
        Clause(self.kind_and_clause().1)
    }
    fn kind(&self) -> &'static str {
        self.kind_and_clause().0
    }
}
