//! What is fixed for a battle.

use super::dice::hits;
use super::initiative::initiative_order;
use super::state::{Side, Slot};
use crate::party::{Kind, Npc, Party};
use crate::setup::House;
use crate::ship::{Figures, HexNumber, MAX_SHIPS, Shield, ShipType, Ships, TYPES};
use arrayvec::ArrayVec;
use thiserror::Error;

/// A battle's fixed part: both sides and the house rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arena {
    /// The hex in which it is fought.
    pub hex: HexNumber,
    /// Attacker and defender ([`Side::index`]).
    pub sides: [ArenaSide; 2],
    /// House rules in force.
    pub house: House,
    /// Per side, the different shields of its types, lowest first: the levels that a die of the
    /// other side can reach.
    shields: [ArrayVec<Shield, TYPES>; 2],
    /// All stacks of both sides in the order in which they act (E2.4).
    pub(super) order: [(Side, Slot); 2 * TYPES],
    /// Per side, the stacks with cannons and those with missiles, as bits.
    pub(super) armed: [u8; 2],
    pub(super) missiles: [u8; 2],
    /// Per stack and face, one more than the highest level of enemy shields that a die reaches
    /// (E3.3); 0 for none.
    pub(super) reach: [[[u8; 6]; TYPES]; 2],
}

/// One side of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaSide {
    /// Who.
    pub party: Party,
    /// Kind and figures of each stack, larger first.
    pub specs: [Spec; TYPES],
    /// The ships at the start, with the damage that they bring along (E1.7).
    pub fleet: [Ships; TYPES],
    /// Hexes to which this side may retreat (E7.2, E7.3).
    pub retreats: ArrayVec<HexNumber, 6>,
    /// E3.5: the damage of a red die may be split.
    pub antimatter_splitter: bool,
    /// Who assigns the dice.
    pub assigner: Assigner,
}

/// Who assigns a side's dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Assigner {
    /// The owner, die by die (E3.2).
    Owner,
    /// The rule for NPCs (E4.3, E4.4); a player may follow it, too.
    Rule,
}

/// Kind and figures of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// What the ships are.
    pub kind: Kind,
    /// What they can do.
    pub figures: Figures,
    /// The material worth of one ([`ShipType::cost`], [`Npc::cost`]); no rule reads it.
    pub cost: u32,
}

impl Spec {
    /// A player's stack.
    #[must_use]
    pub const fn of(ship: ShipType, figures: Figures) -> Self {
        Self { kind: Kind::Type(ship), figures, cost: ship.cost() }
    }

    /// The stack of the NPC with this index in the setup.
    #[must_use]
    pub const fn npc(index: u8, npc: &Npc) -> Self {
        Self { kind: Kind::Npc(index), figures: npc.figures, cost: npc.cost }
    }
}

/// Why there is no battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// A side has no ships.
    #[error("the {0} has no ship")]
    NoShips(Side),
    /// More ships of a type than the engine computes with.
    #[error("{0} ships of a type are beyond any table; {MAX_SHIPS} is the most")]
    TooMany(u8),
}

impl Arena {
    /// A battle between an attacker and a defender.
    ///
    /// # Errors
    /// If a side has no ship, or too many of a type.
    pub fn new(hex: HexNumber, sides: [ArenaSide; 2], house: House) -> Result<Self, ArenaError> {
        for (side, name) in sides.iter().zip(Side::BOTH) {
            if side.fleet.iter().all(Ships::is_empty) {
                return Err(ArenaError::NoShips(name));
            }
            if let Some(ships) = side.fleet.iter().find(|s| s.count() > MAX_SHIPS) {
                return Err(ArenaError::TooMany(ships.count()));
            }
        }
        let shields = [0, 1].map(|i: usize| {
            let side: &ArenaSide = &sides[i];
            let mut shields: ArrayVec<Shield, TYPES> = side
                .specs
                .iter()
                .zip(&side.fleet)
                .filter(|(_, ships)| !ships.is_empty())
                .map(|(spec, _)| spec.figures.shield)
                .collect();
            shields.sort_unstable();
            let mut last = None;
            shields.retain(|s| last.replace(*s) != Some(*s));
            shields
        });
        let bits = |side: usize, has: fn(&Figures) -> bool| {
            let slots = Slot::ALL.into_iter().filter(|slot| has(&sides[side].specs[slot.index()].figures));
            slots.fold(0, |bits, slot| bits | slot.bit())
        };
        let armed = [0, 1].map(|side| bits(side, Figures::armed));
        let missiles = [0, 1].map(|side| bits(side, |figures| figures.missiles > 0));
        let reach = [0, 1].map(|side: usize| {
            sides[side].specs.map(|spec| {
                [1, 2, 3, 4, 5, 6].map(|face| {
                    let hit = |shield: &Shield| hits(face, spec.figures.computer, *shield);
                    shields[1 - side].iter().rposition(hit).map_or(0, |level| level as u8 + 1)
                })
            })
        });
        let order = initiative_order(&sides);
        Ok(Self { hex, sides, house, shields, order, armed, missiles, reach })
    }

    /// One side.
    #[must_use]
    pub fn side(&self, side: Side) -> &ArenaSide {
        &self.sides[side.index()]
    }

    /// Kind and figures of a stack.
    #[must_use]
    pub fn spec(&self, side: Side, slot: Slot) -> &Spec {
        &self.side(side).specs[slot.index()]
    }

    /// The different shields of a side's types, lowest first.
    #[must_use]
    pub fn shields(&self, side: Side) -> &[Shield] {
        &self.shields[side.index()]
    }

    /// The place of a stack's shield among [`Arena::shields`]: a die that reaches this level, or
    /// a higher one, hits the stack.
    #[must_use]
    pub fn level(&self, side: Side, slot: Slot) -> usize {
        let shield = self.spec(side, slot).figures.shield;
        self.shields(side).iter().position(|s| *s == shield).unwrap_or(0)
    }

    /// Whether this side's dice are assigned by E4.4.
    #[must_use]
    pub fn by_rule(&self, side: Side) -> bool {
        let side = self.side(side);
        side.party.is_npc() || side.assigner == Assigner::Rule
    }
}
