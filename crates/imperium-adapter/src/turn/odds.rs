//! The odds on which a player makes a retreat depend (O2).

use crate::conduct::Orders;
use crate::fast::chance_to_win as fast_chance;
use admiralty_imperium::battle::{Arena, Battle, Setup, Side};
use admiralty_imperium::unit::UnitId;

/// Simple operations that a condition may take; a battle beyond it is one that nobody would leave to
/// such a condition, and counts as won.
const BUDGET: u64 = 200_000_000;

/// The attacker's chance to win a battle from where it stands, if it is fought to the end with these
/// orders of losses.
#[must_use]
pub(crate) fn chance_to_win(arena: &Arena, battle: &Battle, losses: [Vec<UnitId>; 2]) -> f64 {
    let sides = [Side::Attacker, Side::Defender];
    let setup = Setup {
        forces: sides.map(|side| battle.forces(side)),
        damaged: sides.map(|side| battle.damaged(side)),
        first: Default::default(),
        ..arena.setup().clone()
    };
    fast_chance(&setup, &Orders { losses, retreat: None }, BUDGET).unwrap_or(1.0)
}
