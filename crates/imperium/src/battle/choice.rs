//! What is decided in a battle.

use crate::unit::UnitId;
use serde::{Deserialize, Serialize};

/// One small decision of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// I5.2.2: a unit of this type takes a hit without loss.
    Sustain(UnitId),
    /// I5.2.2, I5.3.3–I5.3.5: a unit of this type is lost, a damaged one first.
    Lose(UnitId),
    /// I5.2.3: the battle goes on.
    FightOn,
    /// I5.2.3: all attacking ships go.
    Retreat,
}
