//! Who fights: players and NPCs.

use crate::ship::{Figures, ShipType};
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};

/// A party of the Combat Phase: a player, or ships that belong to nobody at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// A player.
    Player(Seat),
    /// Ancients, the GCDS or the like; the index is into the setup's list of NPCs.
    Npc(u8),
}

impl Party {
    /// The player's seat.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Player(seat) => Some(seat),
            Self::Npc(_) => None,
        }
    }

    /// Whether nobody at the table owns it.
    #[must_use]
    pub const fn is_npc(self) -> bool {
        matches!(self, Self::Npc(_))
    }
}

/// What a ship is called: a player's ship type, or the one type of an NPC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A player's.
    Type(ShipType),
    /// An NPC's; the index is into the setup's list of NPCs.
    Npc(u8),
}

/// A kind of NPC (E4.1, E4.2, E4.6, E4.7), as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Npc {
    /// Canonical name, as in battle lines and files.
    pub name: String,
    /// Its figures. NPCs never move, so it has no drive.
    pub figures: Figures,
    /// E10.1: reputation tiles for destroying one.
    pub tiles: u8,
    /// The material worth of one.
    pub cost: u32,
}
