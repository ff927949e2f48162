//! What is decided in an attack.

use super::Refuge;
use crate::ship::Kind;
use serde::{Deserialize, Serialize};

/// One small decision of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleChoice {
    /// V2.2: no more of one's ships withdraw.
    Remain,
    /// V2.2, V3.3: a ship of this kind withdraws.
    Withdraw(Kind, Refuge),
    /// V2.3: the pending ship's ambush hits a ship of this kind with so much damage already.
    Ambush(Kind, u8),
    /// V2.4: the pending ship targets a ship of this kind with so much damage already.
    Target(Kind, u8),
    /// V2.4: the pending ship targets nothing.
    HoldFire,
}
