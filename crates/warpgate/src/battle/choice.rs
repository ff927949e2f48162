//! What is decided in a battle.

use super::state::Text;
use crate::card::CardId;
use crate::map::PlanetId;
use serde::{Deserialize, Serialize};

/// One small decision of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// W3.2: play this card.
    Play(CardId),
    /// W5.3: resolve this text next.
    Next(Text),
    /// W5.9: return this card from the discard pile.
    Recover(CardId),
    /// W6.3: the defender withdraws to this planet.
    WithdrawTo(PlanetId),
    /// W6.4: so many ships go to the first origin, the others to the second.
    Split(u16),
}
