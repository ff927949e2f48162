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
    /// The names, as a person writes them.
    pub const NAMES: &'static [&'static str] = &["material", "region"];

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
            Self::Region => match holder(arena, end) {
                Some(Side::Attacker) => 1,
                Some(Side::Defender) => -1,
                None => 0,
            },
        }
    }
}

/// Whose the region is at the end of an attack (V3.6). A home region is its owner's as long as the
/// starbase stands.
#[must_use]
pub fn holder(arena: &Arena, end: &Battle) -> Option<Side> {
    if end.outcome() == Some(Outcome::StarbaseDestroyed) {
        Some(Side::Attacker)
    } else if arena.home.is_some() || !end.fleet(Side::Defender).is_empty() {
        Some(Side::Defender)
    } else if !end.fleet(Side::Attacker).is_empty() {
        Some(Side::Attacker)
    } else {
        None
    }
}

/// The ships of a side that are left at the end, of each kind: in the region, or where they have
/// withdrawn to. Those of who has lost the game are scrapped (V3.7).
#[must_use]
pub fn survivors(arena: &Arena, end: &Battle, side: Side) -> Vec<u32> {
    let mut ships = vec![0; arena.figures.len()];
    if side == Side::Defender && end.outcome() == Some(Outcome::StarbaseDestroyed) {
        return ships;
    }
    let here = end.fleet(side).groups().iter().map(|group| (group.kind, group.ships));
    let away = end.away(side).iter().map(|gone| (gone.kind, gone.ships));
    for (kind, n) in here.chain(away) {
        if let Some(sum) = ships.get_mut(kind.index()) {
            *sum += u32::from(n);
        }
    }
    ships
}

/// The value of the ships that are left.
fn left(arena: &Arena, end: &Battle, side: Side) -> i64 {
    let ships = survivors(arena, end, side);
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
