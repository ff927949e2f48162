//! Players that the program plays: they follow the battle instructions.

use crate::conduct::Orders;
use crate::fast::chance_to_win;
use crate::table::BattleTable;
use admiralty_imperium::battle::{Arena, Battle, Choice, Setup};
use admiralty_imperium::unit::Units;
use admiralty_referee::{Agent, PlayerKind};

/// Work up to which a chance is computed for a retreat; beyond it the attacker fights on.
const MOST_WORK: u64 = 5_000_000_000;

/// A player of this kind: all follow the instructions of the battle.
#[must_use]
pub fn agent(_kind: PlayerKind) -> Agent<BattleTable> {
    Box::new(|table, state, seat, options| {
        let (arena, orders) = (table.arena(), table.orders());
        orders.choose(arena, state, seat, options, || chance(arena, orders, state))
    })
}

/// The attacker's chance to win from here if the battle is fought to the end (O2).
#[must_use]
pub fn chance(arena: &Arena, orders: &Orders, state: &Battle) -> f64 {
    chance_to_win(&from_here(arena, state), orders, MOST_WORK).unwrap_or(1.0)
}

/// The battle as if it began here, after a round's losses.
fn from_here(arena: &Arena, state: &Battle) -> Setup {
    Setup {
        forces: state.forces,
        damaged: state.damaged,
        first: [Units::NONE; 2],
        bombards: Units::NONE,
        pds: Units::NONE,
        ..arena.setup().clone()
    }
}

/// What a state and its choices are worth if both play best; `None` if the battle is too large to be
/// solved.
pub(crate) fn worths(arena: &Arena, state: &Battle) -> Option<Worths> {
    use admiralty_game::Seat;
    use admiralty_imperium::battle::{Outcome, Side};
    use admiralty_odds::{Question, Wish, solve};
    struct Wins;
    impl Question<Arena> for Wins {
        fn worth(&self, _: &Arena, end: &Battle) -> i64 {
            i64::from(end.outcome() == Some(Outcome::Won(Side::Attacker)))
        }
        fn wish(&self, _: &Arena, seat: Seat) -> Wish {
            if seat == Side::Attacker.seat() { Wish::Most } else { Wish::Least }
        }
    }
    const MOST_STATES: usize = 100_000;
    let solved = solve::<Arena, f64>(arena, std::slice::from_ref(state), &Wins, MOST_STATES).ok()?;
    let now = *solved.value(state)?;
    Some(Worths { now, best: solved.best(state), options: solved.options(state) })
}

/// What a state and its choices are worth to the attacker, and the best choice of who decides.
pub(crate) struct Worths {
    pub(crate) now: f64,
    pub(crate) best: Option<Choice>,
    pub(crate) options: Vec<(Choice, f64)>,
}
