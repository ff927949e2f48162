//! The canonical line of a battle.

use super::figures::Figure;
use super::{BattleLine, Loadout};
use crate::Objective;
use admiralty_eclipse::battle::{Side, Slot, Spec};
use admiralty_eclipse::party::Kind;
use admiralty_eclipse::setup::NpcSpread;
use admiralty_eclipse::ship::{ShipType, Ships};
use admiralty_notation::line::quote_name;
use admiralty_odds::{Plan, Policy};

/// The line that means this battle: larger ships first, parts and figures in a fixed order, options
/// that are not the usual ones behind it. Reading it gives the same battle.
#[must_use]
pub fn canonical(battle: &BattleLine) -> String {
    let sides = Side::BOTH.map(|side| fleet(battle, side));
    let mut line = sides.join(" vs ");
    for option in options(battle) {
        line.push_str("; ");
        line.push_str(&option);
    }
    line
}

/// One side of that line.
pub(crate) fn fleet(battle: &BattleLine, side: Side) -> String {
    let arena = battle.arena.side(side);
    let stacks: Vec<String> = Slot::ALL
        .into_iter()
        .zip(&arena.fleet)
        .filter(|(_, ships)| !ships.is_empty())
        .map(|(slot, ships)| {
            let spec = battle.arena.spec(side, slot);
            stack(battle, spec, &battle.loadouts[side.index()][slot.index()], ships)
        })
        .collect();
    let name = battle.names[side.index()].as_deref();
    let name = name.map_or_else(String::new, |name| format!("{}: ", quote_name(name)));
    format!("{name}{}", stacks.join(", "))
}

fn stack(battle: &BattleLine, spec: &Spec, loadout: &Loadout, ships: &Ships) -> String {
    let name = match spec.kind {
        Kind::Type(ship) => ship.name(),
        Kind::Npc(npc) => battle.npcs.get(usize::from(npc)).map_or("", |npc| &npc.name),
    };
    let mut attributes = match loadout {
        Loadout::Default => Vec::new(),
        Loadout::Parts(parts) => repeated(parts),
        Loadout::Figures => figures(spec),
    };
    let damaged = ships.by_damage().filter(|(damage, _)| *damage > 0);
    attributes.extend(damaged.map(|(damage, n)| times(format!("damage={damage}"), usize::from(n))));
    let count = ships.count();
    let name = quote_name(name);
    if attributes.is_empty() {
        format!("{count} {name}")
    } else {
        format!("{count} {name}({})", attributes.join(" "))
    }
}

fn times(attribute: String, n: usize) -> String {
    if n == 1 { attribute } else { format!("{attribute}*{n}") }
}

/// `ion_cannon*2` for two in a row.
fn repeated(parts: &[String]) -> Vec<String> {
    parts.chunk_by(|one, other| one == other).map(|run| times(run[0].clone(), run.len())).collect()
}

/// The figures that are not what they are when not given; at least one.
fn figures(spec: &Spec) -> Vec<String> {
    let moves = matches!(spec.kind, Kind::Type(ship) if ship != ShipType::Starbase);
    let given: Vec<String> = Figure::ALL
        .into_iter()
        .map(|figure| (figure, figure.of(&spec.figures)))
        .filter(|(figure, value)| *value != i16::from(*figure == Figure::Drive && moves))
        .map(|(figure, value)| format!("{}={value}", figure.name()))
        .collect();
    if given.is_empty() { vec![format!("{}=0", Figure::Init.name())] } else { given }
}

fn options(battle: &BattleLine) -> Vec<String> {
    let mut options = Vec::new();
    let chosen = &battle.options;
    if chosen.objective != Objective::default() {
        options.push(format!("objective {}", chosen.objective.name()));
    }
    for (side, policy) in Side::BOTH.into_iter().zip(chosen.policy) {
        let npc = battle.arena.side(side).party.is_npc();
        if policy != Policy::default() && !npc {
            options.push(format!("{side} {}", policy.name()));
        }
    }
    if battle.arena.house.npc_spread == NpcSpread::Spread {
        options.push("npc_spread spread".to_owned());
    }
    let splitters = Side::BOTH.map(|side| battle.arena.side(side).antimatter_splitter);
    match splitters {
        [true, true] => options.push("antimatter_splitter both".to_owned()),
        [true, false] => options.push("antimatter_splitter attacker".to_owned()),
        [false, true] => options.push("antimatter_splitter defender".to_owned()),
        [false, false] => {}
    }
    let (plan, usual) = (&chosen.plan, Plan::default());
    if plan.method != usual.method {
        options.push(format!("method {}", plan.method.name()));
    }
    let numbers = [
        ("samples", plan.samples, usual.samples),
        ("seed", plan.seed, usual.seed),
        ("budget", plan.budget, usual.budget),
    ];
    for (name, value, usual) in numbers {
        if value != usual {
            options.push(format!("{name} {value}"));
        }
    }
    options
}
