//! The canonical line of a battle.

use super::BattleLine;
use super::side::NOBODY;
use crate::Objective;
use admiralty_eve::battle::Side;
use admiralty_eve::setup::{AmbushKills, Ship};
use admiralty_notation::line::quote_name;
use admiralty_odds::Plan;

/// The line that means this battle: stacks in the order in which they were written, figures in a
/// fixed form, options that are not the usual ones behind them. Reading it gives the same battle.
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

fn fleet(battle: &BattleLine, side: Side) -> String {
    let name = battle.names[side.index()].as_deref();
    let name = name.map_or_else(String::new, |name| format!("{}: ", quote_name(name)));
    let stacks = battle.arena.fleets[side.index()].kinds().filter_map(|(kind, n)| {
        let ship = battle.ships.get(kind.index())?;
        Some(format!("{n} {}", card(ship)))
    });
    let stacks = stacks.collect::<Vec<_>>();
    format!("{name}{}", if stacks.is_empty() { NOBODY.to_owned() } else { stacks.join(", ") })
}

/// `kestrel(2/2 ambush=1 value=2)`.
fn card(ship: &Ship) -> String {
    let figures = ship.figures;
    let mut card = format!("{}({}/{}", quote_name(&ship.name), figures.attack, figures.shield);
    if figures.ambush > 0 {
        card.push_str(&format!(" ambush={}", figures.ambush));
    }
    if figures.value != 1 {
        card.push_str(&format!(" value={}", figures.value));
    }
    card.push(')');
    card
}

fn options(battle: &BattleLine) -> Vec<String> {
    let mut options = Vec::new();
    let chosen = &battle.options;
    if let Some(shield) = chosen.home {
        options.push(format!("home {shield}"));
    }
    if chosen.objective != Objective::default() {
        options.push(format!("objective {}", chosen.objective.name()));
    }
    if chosen.ambush_kills != AmbushKills::default() {
        options.push(format!("ambush_kills {}", chosen.ambush_kills.name()));
    }
    if chosen.budget != Plan::BUDGET {
        options.push(format!("budget {}", chosen.budget));
    }
    options
}
