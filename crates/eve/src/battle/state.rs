//! What changes in an attack.

use crate::ship::{Fleet, Kind};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A side of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Who attacks.
    Attacker,
    /// Who has the region.
    Defender,
}

impl Side {
    /// The attacker, who decides first (V2.0), then the defender.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The side as an index: 0 for the attacker.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        })
    }
}

/// Where a ship can withdraw to (V2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refuge {
    /// Its owner's dock.
    Dock,
    /// A region, by its place in the setup.
    Region(u8),
}

/// Ships that have withdrawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Away {
    /// Of which kind.
    pub kind: Kind,
    /// Where they are.
    pub to: Refuge,
    /// How many.
    pub ships: u8,
}

/// What became of the defence in this phase (V3.1, V3.3, V3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Defence {
    /// The phase began without any defending ship.
    Absent,
    /// All defending ships are still there.
    Whole,
    /// At least one has left.
    Broken,
}

/// How an attack ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is resolved; who is in the region says the rest.
    Ended,
    /// V2.7: the starbase is destroyed.
    StarbaseDestroyed,
}

/// What an attack waits for. Who has several ships of a kind to decide for is asked for one after
/// the other, kinds in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// V2.2: a side may withdraw ships.
    Withdraw(Side),
    /// V2.3: this many ships of this kind still have to deal their ambush damage, then those of
    /// later kinds.
    Ambush(Kind, u8),
    /// V2.4: this many ships of this kind of this side still have to be given targets, then those
    /// of later kinds.
    Target(Side, Kind, u8),
    /// V3.3: attacking ships must withdraw.
    Flee,
    /// The attack is over.
    Over(Outcome),
}

/// An attack.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The ships of attacker and defender in the region. Their damage is what was dealt to them by
    /// ambush, and what was announced.
    pub fleets: [Fleet; 2],
    /// What became of the defence in this phase.
    pub defence: Defence,
    /// The ships of attacker and defender that have withdrawn.
    pub away: [Vec<Away>; 2],
    /// What is waited for.
    pub moment: Moment,
}

impl Battle {
    pub(super) fn new(fleets: [Fleet; 2]) -> Self {
        let moment = Moment::Withdraw(Side::Attacker);
        Self { fleets, defence: Defence::Absent, away: [Vec::new(), Vec::new()], moment }
    }

    /// The ships of a side in the region.
    #[must_use]
    pub fn fleet(&self, side: Side) -> &Fleet {
        &self.fleets[side.index()]
    }

    /// The ships of a side that have withdrawn.
    #[must_use]
    pub fn away(&self, side: Side) -> &[Away] {
        &self.away[side.index()]
    }

    /// How it ended, if it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.moment {
            Moment::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    pub(super) fn leave(&mut self, side: Side, kind: Kind, to: Refuge) {
        let away = &mut self.away[side.index()];
        match away.binary_search_by_key(&(kind, to), |gone| (gone.kind, gone.to)) {
            Ok(at) => away[at].ships = away[at].ships.saturating_add(1),
            Err(at) => away.insert(at, Away { kind, to, ships: 1 }),
        }
    }
}
