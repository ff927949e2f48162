//! Players that the program plays: best play, and a simple rule.

use crate::Objective;
use crate::fast::{Beyond, Fast};
use crate::rule::{best, rule_choice};
use crate::table::EveTable;
use admiralty_eve::battle::{Arena, Battle, BattleChoice};
use admiralty_eve::ship::Fleet;
use admiralty_eve::turn::{Choice, Stage, Turn, TurnState};
use admiralty_referee::{Agent, PlayerKind};

/// Work up to which an attack is solved for a player who plays best; beyond it, the rule decides.
const MOST_WORK: u64 = 2_000_000_000;

/// A player of this kind.
#[must_use]
pub fn agent(kind: PlayerKind) -> Agent<EveTable> {
    let mut solver = Solver::default();
    Box::new(move |table, state, _seat, options| {
        let turn = table.turn();
        let best = match kind {
            PlayerKind::Best => solver.best(turn, state),
            _ => None,
        };
        let choice = best.or_else(|| by_rule(turn, state, options)).or_else(|| options.first().copied());
        choice.unwrap_or(Choice::Discard(0))
    })
}

/// Solves attacks, and remembers the last one solved.
#[derive(Default)]
pub(crate) struct Solver {
    known: Option<Known>,
}

struct Known {
    region: u8,
    objective: Objective,
    fleets: [Fleet; 2],
    fast: Fast,
}

impl Known {
    /// Whether it knows what this attack is worth: the fleets can come of those that it began with.
    fn fits(&self, region: u8, objective: Objective, battle: &Battle) -> bool {
        let part = |(part, whole): (&Fleet, &Fleet)| part.kinds().all(|(kind, n)| n <= whole.of(kind));
        self.region == region
            && self.objective == objective
            && battle.fleets.iter().zip(&self.fleets).all(part)
    }
}

/// What a state of an attack is worth to the attacker from here on.
pub(crate) struct Values {
    /// The value of each choice.
    pub(crate) options: Vec<(BattleChoice, i64)>,
    /// The best of them.
    pub(crate) best: Option<BattleChoice>,
    /// The value of the state itself.
    pub(crate) now: i64,
}

impl Solver {
    /// What each choice is worth in the attack that is resolved now; `None` if there is none, or it
    /// is too large to be solved.
    pub(crate) fn values(&mut self, turn: &Turn, state: &TurnState, objective: Objective) -> Option<Values> {
        let Stage::Attack { region, battle } = &state.stage else { return None };
        let arena = turn.arena(state)?;
        if !self.known.as_ref().is_some_and(|known| known.fits(*region, objective, battle)) {
            let fast = Fast::new(&arena, &battle.fleets, objective, MOST_WORK).ok()?;
            self.known = Some(Known { region: *region, objective, fleets: battle.fleets.clone(), fast });
        }
        let known = self.known.as_mut()?;
        let values = values(&mut known.fast, &arena, battle);
        if values.is_err() {
            self.known = None;
        }
        values.ok()
    }

    fn best(&mut self, turn: &Turn, state: &TurnState) -> Option<Choice> {
        self.values(turn, state, Objective::Material)?.best.map(Choice::Battle)
    }
}

fn values(fast: &mut Fast, arena: &Arena, battle: &Battle) -> Result<Values, Beyond> {
    let options = fast.options(arena, battle)?;
    Ok(Values { best: best(arena, battle, &options), options, now: fast.value(battle)? })
}

/// The simple rule, where there is one; else the first option.
pub(crate) fn by_rule(turn: &Turn, state: &TurnState, options: &[Choice]) -> Option<Choice> {
    if let Stage::Attack { battle, .. } = &state.stage
        && let Some(arena) = turn.arena(state)
        && let Some(choice) = rule_choice(&arena, battle)
    {
        return Some(Choice::Battle(choice));
    }
    options.first().copied()
}
