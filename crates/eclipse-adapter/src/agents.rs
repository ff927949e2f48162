//! Players that the program plays, and advice: best play and the rule for NPCs.

use crate::Objective;
use crate::fast::{Fast, Solved};
use crate::table::EclipseTable;
use admiralty_eclipse::battle::{Arena, Battle, BattleChoice, Moment, rule_target};
use admiralty_eclipse::phase::{Choice, CombatPhase, Phase, Stage};
use admiralty_eclipse::setup::OwnTies;
use admiralty_referee::{Agent, PlayerKind};

/// Work up to which a battle is solved for a player who plays best; beyond it, the rule for NPCs
/// assigns the dice.
const MOST_WORK: u64 = 5_000_000_000;

/// A player of this kind.
#[must_use]
pub fn agent(kind: PlayerKind) -> Agent<EclipseTable> {
    let mut solver = Solver::default();
    Box::new(move |table, state, _seat, options| {
        let choice = match kind {
            PlayerKind::Best => solver.best(table.phase(), state, options),
            _ => by_rule(table.phase(), state, options),
        };
        choice.or_else(|| options.first().copied()).unwrap_or(Choice::Spare)
    })
}

/// The battle that goes on, as odds see it: nobody is asked about ties (E2.5).
pub(crate) fn current<'a>(phase: &CombatPhase, state: &'a Phase) -> Option<(Arena, &'a Battle)> {
    let Stage::Battle { battle, .. } = &state.stage else { return None };
    let mut arena = phase.current_arena(state)?;
    arena.house.own_ties = OwnTies::Size;
    Some((arena, battle))
}

/// Solves battles, and remembers the last one solved.
#[derive(Default)]
pub(crate) struct Solver {
    known: Option<(Arena, Objective, Solved)>,
}

impl Solver {
    /// What each choice in a battle is worth to the attacker from here on, and the best of them
    /// for who decides; `None` if the battle is too large to be solved. Types that are tied in
    /// initiative are taken to act larger ones first.
    pub(crate) fn battle(&mut self, arena: &Arena, battle: &Battle, objective: Objective) -> Option<Values> {
        let known = matches!(&self.known, Some((a, o, _)) if a == arena && *o == objective);
        if !known {
            if !Fast::work(arena).within(MOST_WORK) {
                return None;
            }
            let solved = Fast::new(arena, objective, &[]).solve();
            self.known = Some((arena.clone(), objective, solved));
        }
        let (_, _, solved) = self.known.as_ref()?;
        Some(Values { options: solved.options(battle), best: solved.best(battle), now: solved.value(battle) })
    }

    fn best(&mut self, phase: &CombatPhase, state: &Phase, options: &[Choice]) -> Option<Choice> {
        if let Some((arena, battle)) = current(phase, state)
            && let Some(values) = self.battle(&arena, battle, Objective::Hold)
            && let Some((best, _)) = values.best
        {
            return Some(Choice::Battle(best));
        }
        by_rule(phase, state, options)
    }
}

/// What a state of a battle is worth.
pub(crate) struct Values {
    /// The value of each choice.
    pub(crate) options: Vec<(BattleChoice, f64)>,
    /// The best of them.
    pub(crate) best: Option<(BattleChoice, f64)>,
    /// The value of the state itself.
    pub(crate) now: Option<f64>,
}

/// E4.4 for dice; attack rather than retreat, save the ships in a stalemate. Where no rule says
/// what to do: keep the best tile and return the worst, attack population with everything, place
/// discs.
pub(crate) fn by_rule(phase: &CombatPhase, state: &Phase, options: &[Choice]) -> Option<Choice> {
    if let Some((arena, battle)) = current(phase, state) {
        return match battle.moment {
            Moment::Assign(side, _, hand) => rule_target(&arena, battle, side, &hand)
                .map(|(slot, damage)| Choice::Battle(BattleChoice::Target(slot, damage))),
            _ => options.first().copied(),
        };
    }
    let rank = |choice: &Choice| match choice {
        Choice::Keep(value) => i32::from(*value),
        Choice::Return(value) => -i32::from(*value),
        Choice::NeutronBombs => 100,
        Choice::AttackPopulation(_, ships) => i32::from(*ships),
        Choice::PlaceDisc => 1,
        _ => 0,
    };
    // The first of equals.
    options.iter().copied().reduce(|best, other| if rank(&other) > rank(&best) { other } else { best })
}
