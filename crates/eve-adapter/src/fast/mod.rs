//! The fast path for exact odds: what an attack is worth under best play.
//!
//! It is an optimisation of the rulebook, and tests prove it equal to the general solver. The general
//! solver looks at every announcement of every ship. But all damage is dealt at once, so that of all
//! announcements only one thing counts: which ships they destroy. A phase is then
//!
//! 1. the attacker withdraws ships, then the defender;
//! 2. the defender chooses where ambushes hit (a set of damaged fleets);
//! 3. the attacker chooses which ships to destroy, of those that the shots suffice for (`cover`);
//! 4. the defender, who knows it, does the same;
//!
//! and phases are joined by fleets alone, as numbers (`space`). A new phase needs a defending ship
//! that has left, so there are no loops.

mod cover;
mod phase;
mod space;

use crate::objective::{Objective, STARBASE, worth_of};
use admiralty_eve::battle::{Arena, Battle, BattleChoice, Defence, Moment, Side, holder};
use admiralty_eve::ship::{Fleet, Kind};
use admiralty_game::{Rulebook, Silent};
use cover::{Cover, Shots};
use rustc_hash::FxHashMap;
use space::Space;
use thiserror::Error;

/// The work is more than was allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the work is beyond the budget of {0} operations")]
pub struct Beyond(pub u64);

/// States that are remembered at most: some two gigabytes.
const MOST_STATES: u64 = 20_000_000;

/// Counts work.
pub(crate) struct Meter {
    used: u64,
    budget: u64,
}

impl Meter {
    fn new(budget: u64) -> Self {
        Self { used: 0, budget }
    }

    fn count(&mut self, operations: u64) -> Result<(), Beyond> {
        self.used = self.used.saturating_add(operations);
        if self.used > self.budget { Err(Beyond(self.budget)) } else { Ok(()) }
    }
}

/// Fleets of attacker and defender, and the value of ships that the defender of a home region has
/// withdrawn: they are scrapped if the starbase is destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    attackers: u64,
    defenders: u64,
    away: i64,
}

/// What attacks are worth that begin with these fleets, or with a part of them.
pub struct Fast {
    arena: Arena,
    objective: Objective,
    spaces: [Space; 2],
    meter: Meter,
    cover: Cover,
    /// At the beginning of a phase.
    begun: FxHashMap<Key, i64>,
    /// When both have withdrawn ships, the defender none.
    whole: FxHashMap<Key, i64>,
    /// When both have withdrawn ships, the defender some.
    broken: FxHashMap<Key, i64>,
    /// When the attacker has withdrawn ships, and the defender has to withdraw at least one.
    leaving: FxHashMap<Key, i64>,
}

impl Fast {
    /// For all attacks that come of `fleets`. The arena's own fleets do not matter.
    ///
    /// # Errors
    /// If the work is certain to be beyond the budget.
    pub fn new(
        arena: &Arena,
        fleets: &[Fleet; 2],
        objective: Objective,
        budget: u64,
    ) -> Result<Self, Beyond> {
        let [Some(attackers), Some(defenders)] = Side::BOTH.map(|s| Space::new(arena, &fleets[s.index()]))
        else {
            return Err(Beyond(budget));
        };
        let states = attackers.size().saturating_mul(defenders.size());
        if states > MOST_STATES || attackers.pairs() * defenders.pairs() > budget as f64 {
            return Err(Beyond(budget));
        }
        Ok(Self {
            arena: arena.clone(),
            objective,
            spaces: [attackers, defenders],
            meter: Meter::new(budget),
            cover: Cover::default(),
            begun: FxHashMap::default(),
            whole: FxHashMap::default(),
            broken: FxHashMap::default(),
            leaving: FxHashMap::default(),
        })
    }

    fn space(&self, side: Side) -> &Space {
        &self.spaces[side.index()]
    }

    /// What a state is worth to the attacker.
    ///
    /// # Errors
    /// If the work is beyond the budget.
    pub fn value(&mut self, battle: &Battle) -> Result<i64, Beyond> {
        if battle.outcome().is_some() {
            return Ok(self.objective.worth(&self.arena, battle));
        }
        let [attackers, defenders] = Side::BOTH.map(|s| self.space(s).number(battle.fleet(s)));
        let [won, gone] = Side::BOTH.map(|side| self.away(battle, side));
        let (credit, away) = if self.arena.home.is_some() { (won, gone) } else { (won - gone, 0) };
        let key = Key { attackers, defenders, away };
        let fleets = || (battle.fleet(Side::Attacker), battle.fleet(Side::Defender));
        let value = match battle.moment {
            Moment::Withdraw(Side::Attacker) => self.begun(key)?,
            Moment::Withdraw(Side::Defender) => match battle.defence {
                Defence::Broken => self.broken(key)?.min(self.leaving(key)?),
                _ => self.withdrawn(key)?,
            },
            Moment::Ambush(kind, ships) => {
                let (a, d) = fleets();
                let defence = battle.defence;
                self.ambush(a, d, Some((kind, ships)), defence, away)?
            }
            Moment::Target(side, kind, ships) => {
                let (a, d) = fleets();
                let shots = match side {
                    Side::Attacker => [self.shots(a, Some((kind, ships))), self.shots(d, None)],
                    Side::Defender => [Shots::new(), self.shots(d, Some((kind, ships)))],
                };
                self.exchange(a, d, &shots, battle.defence, away)?
            }
            Moment::Flee => self.driven_off(key),
            Moment::Over(_) => 0,
        };
        Ok(value + credit)
    }

    /// What each choice is worth to the attacker, in the order of the options.
    ///
    /// # Errors
    /// If the work is beyond the budget.
    pub fn options(&mut self, arena: &Arena, battle: &Battle) -> Result<Vec<(BattleChoice, i64)>, Beyond> {
        let Some(side) = arena.decider(battle) else { return Ok(Vec::new()) };
        let mut options = Vec::new();
        arena.options(battle, arena.seat(side), &mut options);
        let valued = options.into_iter().map(|choice| {
            let mut next = battle.clone();
            arena.choose(&mut next, arena.seat(side), choice, &mut Silent);
            Ok((choice, self.value(&next)?))
        });
        valued.collect()
    }

    /// What the ships that have withdrawn count for.
    fn away(&self, battle: &Battle, side: Side) -> i64 {
        if self.objective != Objective::Material {
            return 0;
        }
        let away = battle.away(side).iter();
        away.map(|gone| i64::from(gone.ships) * i64::from(self.arena.figures(gone.kind).value)).sum()
    }

    /// The shots of all ships of a fleet, or of those that are pending: so many of a kind, and all of
    /// later kinds.
    fn shots(&self, fleet: &Fleet, pending: Option<(Kind, u8)>) -> Shots {
        let mut shots = Shots::new();
        for (kind, ships) in fleet.kinds() {
            let n = match pending {
                Some((first, _)) if kind < first => 0,
                Some((first, n)) if kind == first => n,
                _ => ships,
            };
            let attack = self.arena.figures(kind).attack;
            if attack > 0 {
                shots.extend(std::iter::repeat_n(attack, usize::from(n)));
            }
        }
        shots.sort_unstable_by(|a, b| b.cmp(a));
        shots
    }

    /// V2.7: a destroyed starbase.
    fn starbase_destroyed(&self, attackers: i64) -> i64 {
        match self.objective {
            Objective::Material => attackers + STARBASE,
            Objective::Region => worth_of(Some(Side::Attacker)),
        }
    }

    /// V3.6: the end of an attack, the starbase standing, with these fleets in the region.
    fn ended(&self, attackers: u64, defenders: u64, away: i64) -> i64 {
        match self.objective {
            Objective::Material => {
                self.space(Side::Attacker).value(attackers)
                    - self.space(Side::Defender).value(defenders)
                    - away
            }
            Objective::Region => worth_of(holder(self.arena.home.is_some(), [attackers > 0, defenders > 0])),
        }
    }

    /// V3.3: the attackers have to withdraw.
    fn driven_off(&self, key: Key) -> i64 {
        match self.objective {
            Objective::Material => self.ended(key.attackers, key.defenders, key.away),
            Objective::Region => self.ended(0, key.defenders, key.away),
        }
    }
}
