//! What players of Eclipse play for.

use admiralty_eclipse::battle::{Arena, Battle, Side, Slot};
use admiralty_game::Seat;
use admiralty_odds::{Question, Wish};

/// What the players play for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Objective {
    /// To be the side that is left in the hex.
    #[default]
    Hold,
    /// The cost of enemy ships destroyed less that of own ships lost.
    Material,
}

impl Objective {
    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hold => "hold",
            Self::Material => "material",
        }
    }

    /// What the end of a battle is worth to the attacker.
    #[must_use]
    pub fn worth(self, arena: &Arena, end: &Battle) -> i64 {
        match self {
            Self::Hold => i64::from(end.left() == Some(Side::Attacker)),
            Self::Material => {
                let lost = |side: Side| -> i64 {
                    let destroyed = arena.destroyed(end, side);
                    let cost = |slot: Slot| i64::from(arena.spec(side, slot).cost);
                    Slot::ALL.into_iter().map(|slot| cost(slot) * i64::from(destroyed[slot.index()])).sum()
                };
                lost(Side::Defender) - lost(Side::Attacker)
            }
        }
    }
}

impl Question<Arena> for Objective {
    fn worth(&self, arena: &Arena, end: &Battle) -> i64 {
        Self::worth(*self, arena, end)
    }

    fn wish(&self, arena: &Arena, seat: Seat) -> Wish {
        match arena.side(Side::Attacker).party.seat() == Some(seat) {
            true => Wish::Most,
            false => Wish::Least,
        }
    }
}
