//! Remarks on a battle line that is right, and perhaps not what was meant.

use admiralty_eclipse::battle::Side;
use std::fmt;

/// A remark. The line is computed as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// More ships of a type than a player owns.
    MoreThanOwned {
        /// Whose.
        side: Side,
        /// The type.
        ship: &'static str,
        /// How many the line gives.
        count: u8,
        /// How many a player has.
        owned: u8,
    },
    /// No ship of a side has a cannon or a missile.
    Unarmed {
        /// Which.
        side: Side,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MoreThanOwned { side, ship, count, owned } => {
                write!(f, "the {side} has {count} {ship}s; a player owns {owned}")
            }
            Self::Unarmed { side } => write!(f, "the {side} has no cannon and no missile"),
        }
    }
}
