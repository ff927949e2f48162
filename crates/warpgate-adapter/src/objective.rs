//! What the players play for.

use admiralty_game::Seat;
use admiralty_odds::{Question, Wish};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::Battle;
use admiralty_warpgate::side::Side;

/// What holding the planet is worth in ships, if nothing else is said.
pub const PLANET: u16 = 2;

/// What the players play for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Objective {
    /// To win the battle (W4.2).
    Win,
    /// The attacker's ships left less the defender's, and what the planet is worth for who wins.
    /// Ships that must go back to the supply (W6.5) are not left.
    Balance {
        /// What the planet is worth.
        planet: u16,
    },
}

impl Objective {
    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Balance { .. } => "balance",
        }
    }

    /// What an end is worth to the attacker.
    #[must_use]
    pub fn of_end(self, end: &Battle) -> i64 {
        let won = end.winner == Some(Side::Attacker);
        match self {
            Self::Win => i64::from(won),
            Self::Balance { planet } => {
                let [attacker, defender] = Side::BOTH.map(|side| i64::from(end.side(side).ships));
                let planet = i64::from(planet);
                attacker - defender + if won { planet } else { -planet }
            }
        }
    }

    /// A value to the attacker as the side itself counts it.
    #[must_use]
    pub fn for_side(self, side: Side, value: f64) -> f64 {
        match (side, self) {
            (Side::Attacker, _) => value,
            (Side::Defender, Self::Win) => 1.0 - value,
            // Nothing has no sign.
            (Side::Defender, Self::Balance { .. }) => 0.0 - value,
        }
    }
}

impl Question<Battlefield> for Objective {
    fn worth(&self, _field: &Battlefield, end: &Battle) -> i64 {
        self.of_end(end)
    }

    fn wish(&self, _field: &Battlefield, seat: Seat) -> Wish {
        if seat == Side::Attacker.seat() { Wish::Most } else { Wish::Least }
    }
}
