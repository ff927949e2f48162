//! What changes in a battle.

use crate::unit::{UnitId, Units};
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The active player (I5.2.0).
    Attacker,
    /// The other.
    Defender,
}

impl Side {
    /// The attacker, who goes first, then the defender.
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

    /// Who plays it where a battle is a game of its own: seat 0 attacks.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
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

/// Dice that are rolled together, and the losses that follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Volley {
    /// I5.2.2: before the first round, by a trait or technology.
    First,
    /// I5.2.1: a round of a Space battle.
    Space,
    /// I5.3.3: the attacker's ships at Ground Forces.
    Bombardment,
    /// I5.3.4: the defender's PDS at those that land.
    Pds,
    /// I5.3.5: a round of ground combat.
    Ground,
}

impl Volley {
    /// Whether both sides fire before losses are removed.
    #[must_use]
    pub const fn is_mutual(self) -> bool {
        matches!(self, Self::First | Self::Space | Self::Ground)
    }
}

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// I5.2.4, I5.3.5, I5.3.6: this side is left, or has the planet.
    Won(Side),
    /// I5.2.4: nobody is left.
    Neither,
    /// I5.2.3: the attacker went back; the defender holds.
    Retreated,
    /// It was stopped after the rounds that were asked for.
    Undecided,
}

/// What a battle waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// This side rolls.
    Roll(Volley, Side),
    /// I5.2.2: this side removes its losses.
    Remove(Volley, Side),
    /// I5.2.3: the attacker may retreat.
    Retreat,
    /// The battle is over.
    Over(Outcome),
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// What attacker and defender have left, damaged units included.
    pub forces: [Units; 2],
    /// Those that have taken a hit (I5.2.2).
    pub damaged: [Units; 2],
    /// The hits that attacker and defender still have to take.
    pub hits: [u32; 2],
    /// The rounds that were fought, as far as they are counted.
    pub rounds: u16,
    /// What is waited for.
    pub moment: Moment,
}

impl Battle {
    /// What a side has left, damaged units included.
    #[must_use]
    pub const fn forces(&self, side: Side) -> Units {
        self.forces[side.index()]
    }

    /// Those of a side that have taken a hit.
    #[must_use]
    pub const fn damaged(&self, side: Side) -> Units {
        self.damaged[side.index()]
    }

    /// How it ended, if it is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.moment {
            Moment::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Takes one unit away, a damaged one if there is one.
    pub(super) fn lose(&mut self, side: Side, unit: UnitId) {
        self.forces[side.index()].take(unit, 1);
        self.damaged[side.index()].take(unit, 1);
    }
}
