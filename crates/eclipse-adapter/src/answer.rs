//! The odds of a battle as a report.

use crate::notation::{BattleLine, Loadout, canonical};
use crate::odds::{Answer, NoAnswer};
use admiralty_eclipse::battle::{Arena, Side};
use admiralty_eclipse::party::{Kind, Npc};
use admiralty_eclipse::ship::{Ships, TYPES};
use admiralty_notation::{Diagnostic, Kind as Mistake, Problems};
use admiralty_odds::Report;
use admiralty_odds::report::{Manner, Named, Sides, Survivors, Win};
use std::collections::BTreeMap;

/// The version of the program, as reports name it.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

fn ship_name(npcs: &[Npc], kind: Kind) -> String {
    match kind {
        Kind::Type(ship) => ship.name().into(),
        Kind::Npc(npc) => npcs.get(usize::from(npc)).map_or_else(|| "npc".into(), |n| n.name.clone()),
    }
}

/// The types of a side's fleet at the start, with their place.
pub(crate) fn types<'a>(
    arena: &'a Arena,
    npcs: &'a [Npc],
    side: Side,
) -> impl Iterator<Item = (usize, String)> + 'a {
    let side = arena.side(side);
    (0..TYPES)
        .filter(|slot| !side.fleet[*slot].is_empty())
        .map(|slot| (slot, ship_name(npcs, side.specs[slot].kind)))
}

/// Ships that are left, by type, without regard to their damage; the likeliest first.
pub(crate) fn survivors(
    arena: &Arena,
    npcs: &[Npc],
    side: Side,
    left: &[([Ships; TYPES], f64)],
) -> Vec<Survivors> {
    let mut by_count: BTreeMap<[u8; TYPES], f64> = BTreeMap::new();
    for (ships, p) in left {
        *by_count.entry(ships.map(|s| s.count())).or_default() += p;
    }
    let named = |counts: [u8; TYPES]| {
        let types = types(arena, npcs, side).filter(|(slot, _)| counts[*slot] > 0);
        Named(types.map(|(slot, name)| (name, u32::from(counts[slot]))).collect())
    };
    let mut all: Vec<Survivors> =
        by_count.into_iter().rev().map(|(counts, p)| Survivors { ships: named(counts), p }).collect();
    all.sort_by(|a, b| b.p.total_cmp(&a.p));
    all
}

/// The report on a battle. `p` is the probability that it is fought at all; the answer's chances
/// are of battles that are.
pub(crate) fn report(battle: &BattleLine, answer: &Answer) -> Report {
    let arena = &battle.arena;
    let npcs = &battle.npcs;
    let both = |f: &dyn Fn(Side) -> f64| (f(Side::Attacker), f(Side::Defender));
    let won = |side: Side| answer.ends.left[side.index()].iter().map(|(_, p)| p).sum::<f64>();
    let (attacker, defender) = both(&won);
    let left = |side: Side| survivors(arena, npcs, side, &answer.ends.left[side.index()]);
    let losses = |side: Side| {
        let lost = answer.ends.losses[side.index()];
        Named(types(arena, npcs, side).map(|(slot, name)| (name, lost[slot])).collect())
    };
    let name = |side: Side, usual: &str| battle.names[side.index()].clone().unwrap_or_else(|| usual.into());
    Report {
        admiralty: VERSION.into(),
        game: "eclipse".into(),
        battle: canonical(battle),
        objective: battle.options.objective.name().into(),
        policy: Sides { attacker: answer.policy[0], defender: answer.policy[1] },
        method: answer.found.clone(),
        win: Win { attacker, defender, neither: 0.0, undecided: None },
        value: answer.value,
        survivors: Sides { attacker: left(Side::Attacker), defender: left(Side::Defender) },
        expected_losses: Sides { attacker: losses(Side::Attacker), defender: losses(Side::Defender) },
        notes: battle.notes.iter().map(ToString::to_string).collect(),
        names: Sides {
            attacker: name(Side::Attacker, "attacker"),
            defender: name(Side::Defender, "defender"),
        },
        manner: Manner::default(),
    }
}

/// How the stacks of an arena are described in a line: by figures.
pub(crate) fn loadouts() -> [[Loadout; TYPES]; 2] {
    std::array::from_fn(|_| std::array::from_fn(|_| Loadout::Figures))
}

/// Says that there is no answer within the budget, and what could be done.
pub(crate) fn no_answer(why: NoAnswer, budget: u64) -> Problems {
    match why {
        NoAnswer::BeyondBudget(work) => {
            let message = format!(
                "an exact answer would take about {:.1e} operations and {:.1} GiB for {:.1e} states; the budget is {:.1e} operations and {:.0} GiB",
                work.operations,
                work.memory / f64::from(1 << 30),
                work.cells,
                budget as f64,
                crate::fast::Work::MEMORY / f64::from(1 << 30),
            );
            Diagnostic::new(Mistake::BeyondBudget, message)
                .help("allow more with `--budget`, or use `--method auto` or `--method monte-carlo`")
                .into()
        }
        NoAnswer::NotEvenSamples => {
            let message = format!(
                "even a hundred sampled battles are beyond the budget of {:.1e} operations",
                budget as f64
            );
            Diagnostic::new(Mistake::BeyondBudget, message)
                .help(
                    "allow more with `--budget`, or ask for a number of samples with `--method monte-carlo`",
                )
                .into()
        }
        NoAnswer::TooLong(steps) => {
            Diagnostic::new(Mistake::Internal, format!("a sampled battle did not end within {steps} steps"))
                .into()
        }
    }
}
