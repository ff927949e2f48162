//! What a battle starts from, and what would make no sense.

use super::Side;
use crate::unit::{Fighting, MAX_TYPES, NEVER, UnitId, Units};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What is fought for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// I5.2: fleets in a system.
    #[default]
    Space,
    /// I5.3: Ground Forces on a planet.
    Invasion,
}

/// What a battle starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// What is fought for.
    pub kind: Kind,
    /// The figures of attacker and defender, by unit type, with all that changes them applied.
    pub figures: [[Fighting; MAX_TYPES]; 2],
    /// What attacker and defender fight with: ships in a Space battle, Ground Forces in an Invasion.
    pub forces: [Units; 2],
    /// Those of them that have taken a hit before (I5.2.2).
    pub damaged: [Units; 2],
    /// I5.2.2: those of them that fire once before the first round, by a trait or technology.
    pub first: [Units; 2],
    /// I5.2.3: whether the attacker has somewhere to retreat to.
    pub may_retreat: bool,
    /// I5.3.3: the attacker's ships that bombard.
    pub bombards: Units,
    /// I5.3.3: whether any hit of the bombardment destroys all Ground Forces, by a technology.
    pub bombardment_kills_all: bool,
    /// I5.3.4: the defender's PDS on the planet.
    pub pds: Units,
    /// Up to what number rounds are counted. Uncounted, a round in which nothing happens leads back to
    /// the same state.
    pub rounds: Option<u16>,
    /// After how many rounds the battle is left undecided; they must be counted.
    pub stop_after: Option<u16>,
}

/// The figures of a type that is not there.
pub const NO_FIGURES: Fighting = Fighting { dice: 0, combat: NEVER, sustains: false };

impl Setup {
    /// A battle of these forces without anything special.
    #[must_use]
    pub const fn new(kind: Kind, figures: [[Fighting; MAX_TYPES]; 2], forces: [Units; 2]) -> Self {
        Self {
            kind,
            figures,
            forces,
            damaged: [Units::NONE; 2],
            first: [Units::NONE; 2],
            may_retreat: false,
            bombards: Units::NONE,
            bombardment_kills_all: false,
            pds: Units::NONE,
            rounds: None,
            stop_after: None,
        }
    }

    /// The figures of a side's type.
    #[must_use]
    pub fn figures(&self, side: Side, unit: UnitId) -> Fighting {
        self.figures[side.index()][unit.index()]
    }

    /// Says what makes no sense.
    ///
    /// # Errors
    /// The first thing that does not.
    pub fn check(&self) -> Result<(), SetupError> {
        let space = self.kind == Kind::Space;
        for side in Side::BOTH {
            let (at, forces) = (side.index(), self.forces[side.index()]);
            if space && forces.is_empty() {
                return Err(SetupError::NoForces(side));
            }
            if self.figures[at].iter().any(|figures| figures.combat == 0) {
                return Err(SetupError::NoCombatValue(side));
            }
            if !forces.contains(&self.first[at]) {
                return Err(SetupError::FirstNotThere(side));
            }
            let sustains = |unit| self.figures(side, unit).sustains;
            if !forces.contains(&self.damaged[at]) || !self.damaged[at].each().all(|(u, _)| sustains(u)) {
                return Err(SetupError::DamagedNotThere(side));
            }
            let dice: u64 = forces
                .each()
                .chain(self.pds.each())
                .chain(self.bombards.each())
                .map(|(unit, n)| u64::from(n) * u64::from(self.figures(side, unit).dice.max(1)))
                .sum();
            if dice > u64::from(u16::MAX) {
                return Err(SetupError::TooManyDice(side));
            }
        }
        let [a, d] = self.first;
        if !space && (self.may_retreat || !a.is_empty() || !d.is_empty()) {
            return Err(SetupError::OnlyInSpace);
        }
        if space && (!self.bombards.is_empty() || !self.pds.is_empty() || self.bombardment_kills_all) {
            return Err(SetupError::OnlyInInvasion);
        }
        match (self.stop_after, self.rounds) {
            (Some(0), _) => Err(SetupError::NoRounds),
            (Some(stop), cap) if cap.is_none_or(|cap| cap < stop) => Err(SetupError::NotCounted),
            _ => Ok(()),
        }
    }
}

/// What makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// A fleet without ships.
    #[error("the {0} has no ships")]
    NoForces(Side),
    /// A combat value of 0: the lowest is 1, which every roll reaches.
    #[error("a unit of the {0} has a combat value of 0")]
    NoCombatValue(Side),
    /// More units fire first than there are.
    #[error("units of the {0} that are not there cannot fire first")]
    FirstNotThere(Side),
    /// More units are damaged than there are, or such as cannot be.
    #[error("units of the {0} that are not there, or do not sustain damage, cannot be damaged")]
    DamagedNotThere(Side),
    /// More dice than can be counted.
    #[error("the {0} rolls too many dice")]
    TooManyDice(Side),
    /// Retreat and first fire belong to Space battles.
    #[error("only in a Space battle can units retreat or fire first")]
    OnlyInSpace,
    /// Bombardment and PDS belong to Invasions.
    #[error("only in an Invasion do units bombard or PDS fire")]
    OnlyInInvasion,
    /// A battle that stops before its first round.
    #[error("a battle has at least one round")]
    NoRounds,
    /// A battle that stops after a round that is not counted.
    #[error("the round after which the battle stops is not counted")]
    NotCounted,
}
