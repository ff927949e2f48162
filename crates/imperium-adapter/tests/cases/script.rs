//! The lines of a script.
//!
//! Of a battle line:
//!
//! | line | clause |
//! |---|---|
//! | `Anna: rolls 8 3` | I5.2.1, I5.3.3–I5.3.5 |
//! | `Anna: loses cruiser`, `Anna: sustains dreadnought` | I5.2.2 |
//! | `Anna: fights on`, `Anna: retreats` | I5.2.3 |
//!
//! Of a turn, where a case has no orders: `Anna: rolls 7`, and choices as the referee offers them.

use crate::words;
use admiralty_casebook::{Move, seat, who_and_what};
use admiralty_game::{Chance, Faces, Law, Rolled, Rulebook, Step};
use admiralty_imperium::battle::{Battle, Choice, Moment};
use admiralty_imperium::choice;
use admiralty_imperium::turn::{Game, Wait};
use admiralty_imperium_adapter::table::BattleTable;
use admiralty_imperium_adapter::turn::TurnTable;

/// The faces of a line, group by group.
fn faces(chance: &Chance, words: &str) -> Result<Rolled, String> {
    let Law::Dice(pool) = &chance.law else { return Err("nothing is rolled".into()) };
    let mut rolled = Vec::new();
    for word in words.split(' ') {
        rolled.push(word.parse().map_err(|_| format!("{word} is no face of a die"))?);
    }
    let dice: usize = pool.groups.iter().map(|group| usize::from(group.dice)).sum();
    if dice != rolled.len() {
        return Err(format!("{dice} dice are rolled"));
    }
    let mut rolled = rolled.into_iter();
    let groups = pool.groups.iter();
    let faces = Faces::Dice(groups.map(|g| rolled.by_ref().take(usize::from(g.dice)).collect()).collect());
    chance.read(&faces).map_err(|refused| refused.to_string())
}

/// A choice in a battle as a line, without who makes it.
pub(crate) fn in_battle(table: &BattleTable, choice: Choice) -> String {
    let name = |unit| words::battle_unit(table, unit);
    match choice {
        Choice::Lose(unit) => format!("loses {}", name(unit)),
        Choice::Sustain(unit) => format!("sustains {}", name(unit)),
        Choice::FightOn => "fights on".into(),
        Choice::Retreat => "retreats".into(),
    }
}

/// Reads a line about a battle line.
pub(crate) fn read_battle(table: &BattleTable, state: &Battle, line: &str) -> Result<Move<Choice>, String> {
    let (who, what) = who_and_what(line)?;
    let by = seat(table, who)?;
    if let Some(words) = what.strip_prefix("rolls ") {
        let Step::Chance(chance) = table.step(state) else { return Err("nobody rolls".into()) };
        return match state.moment {
            Moment::Roll(_, side) if side.seat() == by => faces(&chance, words).map(Move::Roll),
            _ => Err("it is the other side that rolls".into()),
        };
    }
    let mut options = Vec::new();
    table.options(state, by, &mut options);
    let found = options.into_iter().find(|option| in_battle(table, *option) == what);
    found.map(|choice| Move::Choose(by, choice)).ok_or_else(|| format!("`{what}` cannot be chosen"))
}

/// Reads a line about a turn.
pub(crate) fn read_turn(table: &TurnTable, state: &Game, line: &str) -> Result<Move<choice::Choice>, String> {
    let (who, what) = who_and_what(line)?;
    let by = seat(table, who)?;
    if let Some(words) = what.strip_prefix("rolls ") {
        let Step::Chance(chance) = table.step(state) else { return Err("nobody rolls".into()) };
        let roller = match state.wait {
            Wait::Rift(seat, _) | Wait::Shot { seat, .. } => Some(seat),
            _ => None,
        };
        return match roller {
            Some(roller) if roller != by => Err("it is somebody else who rolls".into()),
            _ => faces(&chance, words).map(Move::Roll),
        };
    }
    let mut options = Vec::new();
    table.options(state, by, &mut options);
    let found = options.into_iter().find(|option| words::choice(table, state, by, *option) == what);
    found.map(|choice| Move::Choose(by, choice)).ok_or_else(|| format!("`{what}` cannot be chosen"))
}
