//! What players of EVE play for.

use admiralty_eve::battle::{Arena, Battle, Outcome, Side};
use admiralty_game::Seat;
use admiralty_odds::{Question, Wish};

/// What a destroyed starbase counts for.
pub const STARBASE: i64 = 1000;

/// What the players play for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Objective {
    /// The value of the attacker's ships that are left, in the region or not, less that of the
    /// defender's; a destroyed starbase counts [`STARBASE`], and scraps what the defender had.
    #[default]
    Material,
    /// Whose the region is in the end: 1 if it is the attacker's, or its starbase is destroyed; −1 if
    /// it is the defender's; 0 if nobody's.
    Region,
}

impl Objective {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Material, Self::Region];

    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Material => "material",
            Self::Region => "region",
        }
    }

    /// What the end of an attack is worth to the attacker.
    #[must_use]
    pub fn worth(self, arena: &Arena, end: &Battle) -> i64 {
        match self {
            Self::Material => {
                let starbase = end.outcome() == Some(Outcome::StarbaseDestroyed);
                left(arena, end, Side::Attacker) - left(arena, end, Side::Defender)
                    + if starbase { STARBASE } else { 0 }
            }
            Self::Region => worth_of(winner(arena, end)),
        }
    }
}

/// Who has got what the attack was for: the attacker if the starbase is destroyed (V2.7), and else who
/// has the region (V3.6).
#[must_use]
pub fn winner(arena: &Arena, end: &Battle) -> Option<Side> {
    match end.outcome().and_then(Outcome::loser) {
        Some(loser) => Some(loser.other()),
        None => arena.holder(end),
    }
}

/// What it is worth to the attacker who has got what the attack was for.
pub(crate) const fn worth_of(winner: Option<Side>) -> i64 {
    match winner {
        Some(Side::Attacker) => 1,
        Some(Side::Defender) => -1,
        None => 0,
    }
}

/// The value of the ships that are left.
fn left(arena: &Arena, end: &Battle, side: Side) -> i64 {
    let ships = arena.survivors(end, side);
    ships.iter().zip(arena.figures.iter()).map(|(n, figures)| i64::from(*n) * i64::from(figures.value)).sum()
}

impl Question<Arena> for Objective {
    fn worth(&self, arena: &Arena, end: &Battle) -> i64 {
        Self::worth(*self, arena, end)
    }

    fn wish(&self, arena: &Arena, seat: Seat) -> Wish {
        match arena.side(seat) {
            Some(Side::Attacker) => Wish::Most,
            _ => Wish::Least,
        }
    }
}
