//! What is decided in a battle.

use super::state::Slot;
use serde::{Deserialize, Serialize};

/// One small decision of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleChoice {
    /// E2.5: of the tied types this one acts first.
    First(Slot),
    /// E6.1: the type attacks with its cannons.
    Attack,
    /// E6.1: the type has no cannons and does nothing.
    Pass,
    /// E7.1, E8.1: the type retreats; the index is into the side's list of hexes.
    Retreat(u8),
    /// E3.2: the pending die goes to a ship of this stack with this damage.
    Target(Slot, u8),
    /// E8.1: the type does not retreat from a stalemate, and is destroyed.
    Stay,
}
