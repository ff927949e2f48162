//! The simple rule: attack with everything and concentrate.
//!
//! Nobody withdraws who need not. Each ship shoots at what its shot destroys, and of that at what counts
//! most, else at the ship that needs the fewest further shots; nobody shoots at a ship that is destroyed
//! anyway.

use admiralty_eve::battle::{Arena, Battle, BattleChoice, Moment, Side};
use admiralty_eve::ship::Kind;

/// The best of choices with their values to the attacker, for who decides. Of equals that of the rule,
/// so that a line of best play is one that people would play; else the first.
pub(crate) fn best(arena: &Arena, battle: &Battle, options: &[(BattleChoice, i64)]) -> Option<BattleChoice> {
    let values = options.iter().map(|(_, value)| *value);
    let value = match arena.decider(battle)? {
        Side::Attacker => values.max(),
        Side::Defender => values.min(),
    }?;
    let good = || options.iter().filter(|(_, other)| *other == value).map(|(choice, _)| *choice);
    let rule = rule_choice(arena, battle);
    good().find(|choice| Some(*choice) == rule).or_else(|| good().next())
}

/// What the rule chooses; nothing where ships must go, or all is over.
pub(crate) fn rule_choice(arena: &Arena, battle: &Battle) -> Option<BattleChoice> {
    match battle.moment {
        Moment::Withdraw(_) => Some(BattleChoice::Remain),
        Moment::Ambush(kind, _) => {
            let (target, damage) = rule_target(arena, battle, Side::Attacker, arena.figures(kind).ambush)
                .or_else(|| battle.fleet(Side::Attacker).groups().first().map(|g| (g.kind, g.damage)))?;
            Some(BattleChoice::Ambush(target, damage))
        }
        Moment::Target(side, kind, _) => {
            let target = rule_target(arena, battle, side.other(), arena.figures(kind).attack);
            Some(
                target
                    .map_or(BattleChoice::HoldFire, |(target, damage)| BattleChoice::Target(target, damage)),
            )
        }
        Moment::Flee | Moment::Over(_) => None,
    }
}

/// Where a shot of so many points goes among the ships of a side that are not destroyed anyway.
fn rule_target(arena: &Arena, battle: &Battle, side: Side, points: u8) -> Option<(Kind, u8)> {
    let standing = battle.fleet(side).groups().iter().filter_map(|group| {
        let figures = arena.figures(group.kind);
        let need = figures.shield.saturating_sub(group.damage);
        (need > 0).then_some((group, need, figures.value))
    });
    // What is destroyed comes first, then what counts most, then what needs least.
    let best = standing.min_by_key(|(_, need, value)| {
        let destroys = *need <= points;
        (!destroys, if destroys { u8::MAX - *value } else { *need })
    });
    best.map(|(group, ..)| (group.kind, group.damage))
}
