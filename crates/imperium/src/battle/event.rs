//! What happens in a battle, each event with its clause.

use super::{Side, Volley};
use crate::unit::UnitId;
use admiralty_game::{Cited, Clause};
use serde::Serialize;

/// Something that happened in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are; each event says what happened")]
pub enum Event {
    /// I5.2.1, I5.3.5: a round begins; its number, as far as rounds are counted.
    RoundBegins { volley: Volley, round: Option<u16> },
    /// A side has rolled.
    Fired { volley: Volley, side: Side, dice: u32, hits: u32 },
    /// I5.2.2: a unit takes a hit without loss.
    Sustained { volley: Volley, side: Side, unit: UnitId },
    /// Units are lost.
    Lost { volley: Volley, side: Side, unit: UnitId, units: u16 },
    /// I5.2.3: the attacker does not retreat.
    FoughtOn,
    /// I5.2.3: the attacker retreats.
    Retreated,
    /// I5.2.4, I5.3.5: no unit of either side can ever hit.
    Stalemate { volley: Volley },
    /// I5.2.4, I5.3.5: attackers that cannot hit, and cannot retreat, are lost.
    Stranded { volley: Volley, unit: UnitId, units: u16 },
    /// I5.2.4: only this side is left.
    SpaceWon { side: Side },
    /// I5.2.4: nobody is left.
    NobodyLeft,
    /// I5.3.5: the attacker's Ground Forces have taken the planet.
    PlanetTaken,
    /// I5.3.6: they have taken it without combat.
    PlanetTakenFreely,
    /// I5.3.5: the planet is held; I5.3.6 if by nobody.
    PlanetHeld { by_nobody: bool },
    /// I5.2.4, I5.3.5: the battle is left as it is after so many rounds.
    Stopped { volley: Volley, rounds: u16 },
}

impl Event {
    /// All kinds, as [`Cited::kind`] names them.
    pub const KINDS: &'static [&'static str] = &[
        "round begins",
        "fired first",
        "fired",
        "bombarded",
        "pds fired",
        "sustained",
        "lost",
        "fought on",
        "retreated",
        "stalemate",
        "stranded",
        "space won",
        "nobody left",
        "planet taken",
        "planet taken freely",
        "planet held",
        "stopped",
    ];

    fn kind_and_clause(&self) -> (&'static str, &'static str) {
        match self {
            Self::RoundBegins { volley, .. } => ("round begins", fire(*volley)),
            Self::Fired { volley, .. } => {
                let kind = match volley {
                    Volley::First => "fired first",
                    Volley::Space | Volley::Ground => "fired",
                    Volley::Bombardment => "bombarded",
                    Volley::Pds => "pds fired",
                };
                (kind, fire(*volley))
            }
            Self::Sustained { .. } => ("sustained", "I5.2.2"),
            Self::Lost { volley, .. } => ("lost", loss(*volley).0),
            Self::FoughtOn => ("fought on", "I5.2.3"),
            Self::Retreated => ("retreated", "I5.2.3"),
            Self::Stalemate { volley } => ("stalemate", end(*volley)),
            Self::Stranded { volley, .. } => ("stranded", end(*volley)),
            Self::SpaceWon { .. } => ("space won", "I5.2.4"),
            Self::NobodyLeft => ("nobody left", "I5.2.4"),
            Self::PlanetTaken => ("planet taken", "I5.3.5"),
            Self::PlanetTakenFreely => ("planet taken freely", "I5.3.6"),
            Self::PlanetHeld { by_nobody: false } => ("planet held", "I5.3.5"),
            Self::PlanetHeld { by_nobody: true } => ("planet held", "I5.3.6"),
            Self::Stopped { volley, .. } => ("stopped", end(*volley)),
        }
    }
}

/// The clause by which a volley is fired.
pub(super) const fn fire(volley: Volley) -> &'static str {
    match volley {
        Volley::First => "I5.2.2",
        Volley::Space => "I5.2.1",
        Volley::Bombardment => "I5.3.3",
        Volley::Pds => "I5.3.4",
        Volley::Ground => "I5.3.5",
    }
}

/// The clause by which the losses of a volley are removed.
pub(super) const fn loss(volley: Volley) -> Clause {
    Clause(match volley {
        Volley::First | Volley::Space => "I5.2.2",
        other => fire(other),
    })
}

/// The clause by which a battle goes on or ends.
const fn end(volley: Volley) -> &'static str {
    match volley {
        Volley::First | Volley::Space => "I5.2.4",
        _ => "I5.3.5",
    }
}

impl Cited for Event {
    fn clause(&self) -> Clause {
        Clause(self.kind_and_clause().1)
    }
    fn kind(&self) -> &'static str {
        self.kind_and_clause().0
    }
}
