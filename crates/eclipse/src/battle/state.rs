//! What changes in a battle.

use super::arena::Arena;
use super::dice::Hand;
use crate::ship::{Ships, TYPES};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Not the defender (E2.1).
    Attacker,
    /// The controller, or who was there first (E2.1, E2.2).
    Defender,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// As an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
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

/// The place of a stack on its side: 0 to 3, larger ships first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    /// All places.
    pub const ALL: [Self; TYPES] = [Self(0), Self(1), Self(2), Self(3)];

    /// As an index.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize) % TYPES
    }

    /// As one bit of a set.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self.index()
    }
}

/// Where a stack is. A type retreats as a whole (E7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In the hex.
    #[default]
    Hex,
    /// On the edge towards a hex of the side's list (E7.1); still in the hex for E6.2.
    Edge(u8),
    /// In that hex, out of reach (E7.4).
    Away(u8),
}

/// The ships of one type of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stack {
    /// Those not destroyed.
    pub ships: Ships,
    /// Where they are.
    pub place: Place,
}

impl Stack {
    /// Whether ships of it are in the hex or on its edge.
    #[must_use]
    pub const fn present(&self) -> bool {
        !self.ships.is_empty() && !matches!(self.place, Place::Away(_))
    }
}

/// What types do when it is their turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Volley {
    /// E5: missiles, once.
    Missiles,
    /// E6: an engagement round.
    Cannons,
}

/// What the battle waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// E2.5: the side says which of these tied types (bits of [`Slot::bit`]) acts first.
    Order(Side, u8),
    /// E6.1: the type attacks or retreats.
    Activate(Side, Slot),
    /// E3.1, E5.1: the type's dice are rolled.
    Roll(Side, Slot),
    /// E3.2: the next die of the hand is assigned.
    Assign(Side, Slot, Hand),
    /// E8.1: the attacker decides whether this type retreats.
    Stalemate(Slot),
    /// E6.2: this side is left.
    Over(Side),
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The stacks of attacker and defender, larger ships first.
    pub stacks: [[Stack; TYPES]; 2],
    /// Missiles, or an engagement round.
    pub volley: Volley,
    /// Which stacks have acted in it, as bits: [`Slot::bit`] of each side. Stacks that are gone
    /// are not marked.
    pub acted: [u8; 2],
    /// What it waits for.
    pub moment: Moment,
}

impl Battle {
    pub(super) fn new(arena: &Arena) -> Self {
        let stacks =
            [0, 1].map(|side: usize| arena.sides[side].fleet.map(|ships| Stack { ships, place: Place::Hex }));
        let moment = Moment::Over(Side::Defender);
        Self { stacks, volley: Volley::Missiles, acted: [0; 2], moment }
    }

    /// A stack.
    #[must_use]
    pub fn stack(&self, side: Side, slot: Slot) -> &Stack {
        &self.stacks[side.index()][slot.index()]
    }

    pub(super) fn stack_mut(&mut self, side: Side, slot: Slot) -> &mut Stack {
        &mut self.stacks[side.index()][slot.index()]
    }

    /// The stacks of a side with ships in the hex, its edges included (E6.2), as bits.
    #[must_use]
    #[inline]
    pub fn present_bits(&self, side: Side) -> u8 {
        let stacks = self.stacks[side.index()].iter();
        stacks.rev().fold(0, |bits, stack| bits << 1 | u8::from(stack.present()))
    }

    pub(super) fn mark_acted(&mut self, side: Side, slot: Slot) {
        self.acted[side.index()] |= slot.bit();
    }

    /// The side that is left, once the battle is over.
    #[must_use]
    pub fn left(&self) -> Option<Side> {
        match self.moment {
            Moment::Over(side) => Some(side),
            _ => None,
        }
    }

    /// Whether a type that has not acted yet has missiles to fire (E5.1).
    pub(super) fn missiles_left(&self, arena: &Arena) -> bool {
        self.volley == Volley::Missiles
            && Side::BOTH.into_iter().any(|side| {
                self.present_bits(side) & !self.acted[side.index()] & arena.missiles[side.index()] != 0
            })
    }
}
