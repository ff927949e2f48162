//! The two sides of a battle (W1.2).

use admiralty_game::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A side of the battle. The attacker is seat 0, the defender seat 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// W1.2: the player who resolves the action.
    Attacker,
    /// W1.2: the player with ships at the planet.
    Defender,
}

impl Side {
    /// Attacker, then defender.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }

    /// The side as an index into a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its seat at the table.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side that sits there, if one does.
    #[must_use]
    pub fn of(seat: Seat) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.seat() == seat)
    }

    /// Its name: `attacker` or `defender`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
