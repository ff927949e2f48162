//! What is decided in a Combat Phase.

use crate::battle::BattleChoice;
use crate::setup::{Cube, Square};
use crate::ship::ShipType;
use serde::{Deserialize, Serialize};

/// One small decision of a Combat Phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// A decision of the battle that goes on.
    Battle(BattleChoice),
    /// E10.2: keep the drawn tile of this value.
    Keep(u8),
    /// E10.2: return the tile of this value from the overfull track.
    Return(u8),
    /// E9.6: so many ships of this type attack the population.
    AttackPopulation(ShipType, u8),
    /// E9.3: destroy all population without a roll.
    NeutronBombs,
    /// E9.6: no more ships attack.
    Spare,
    /// E9.2: destroy a cube on this square.
    DestroyCube(Square),
    /// E9.4: the destroyed cube goes to this graveyard.
    Bury(Cube),
    /// E11.2: place a disc.
    PlaceDisc,
    /// E11.2: place none.
    NoDisc,
}
