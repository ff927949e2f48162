//! What is decided in a turn of attacks.

use crate::battle::BattleChoice;
use serde::{Deserialize, Serialize};

/// One small decision of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// V1.3: the attack on this region is resolved next.
    Attack(u8),
    /// A decision of the attack that is resolved now.
    Battle(BattleChoice),
    /// V4.2: discard this card.
    Discard(u8),
}
