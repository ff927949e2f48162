//! Odds of an attack: exact, as there is no luck in it.

use crate::Objective;
use crate::fast::{Beyond, Fast};
use crate::rule::best;
use admiralty_eve::battle::{Arena, Battle};
use admiralty_eve::event::Event;
use admiralty_game::Rulebook;

/// What an attack is worth, and one way in which it is fought when both play best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The value of the objective to the attacker.
    pub value: i64,
    /// How it ends.
    pub end: Battle,
    /// What happens.
    pub events: Vec<Event>,
}

/// Solves an attack from its beginning.
///
/// # Errors
/// If the work is beyond the budget.
pub fn answer(arena: &Arena, objective: Objective, budget: u64) -> Result<Answer, Beyond> {
    let mut fast = Fast::new(arena, &arena.fleets, objective, budget)?;
    let mut events = Vec::new();
    let mut state = arena.start(&mut events);
    let value = fast.value(&state)?;
    while let Some(side) = arena.decider(&state) {
        let options = fast.options(arena, &state)?;
        let Some(choice) = best(arena, &state, &options) else { break };
        arena.choose(&mut state, arena.seat(side), choice, &mut events);
    }
    Ok(Answer { value, end: state, events })
}
