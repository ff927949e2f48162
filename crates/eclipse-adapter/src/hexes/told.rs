//! The odds of a scenario, as JSON and as text.

use super::{HexBattle, HexOdds};
use crate::Objective;
use crate::answer;
use crate::scenario::Scenario;
use admiralty_odds::report::percent;
use std::fmt::Write;

/// The odds of a scenario as JSON: those of the battle, if there is only one; else hex by hex.
pub(crate) fn json(scenario: &Scenario, objective: Objective, hexes: &[HexOdds]) -> serde_json::Value {
    if let [HexOdds { battles, hex, .. }] = hexes
        && let [HexBattle { report, .. }] = &battles[..]
    {
        let mut json = serde_json::to_value(report).unwrap_or_default();
        json["hex"] = (*hex).into();
        if !scenario.notes.is_empty() {
            json["notes"] = scenario.notes.clone().into();
        }
        return json;
    }
    serde_json::json!({
        "admiralty": answer::VERSION,
        "game": "eclipse",
        "scenario": scenario.title,
        "objective": objective.name(),
        "notes": scenario.notes,
        "hexes": hexes,
    })
}

/// The odds of a scenario as text.
pub(crate) fn text(scenario: &Scenario, hexes: &[HexOdds]) -> String {
    let mut out = String::new();
    let _ = write_text(&mut out, scenario.title.as_deref(), hexes);
    scenario.notes.iter().for_each(|note| out += &format!("Note: {note}\n"));
    out
}

fn write_text(out: &mut String, title: Option<&str>, hexes: &[HexOdds]) -> std::fmt::Result {
    if let Some(title) = title {
        writeln!(out, "{title}\n")?;
    }
    if hexes.is_empty() {
        return writeln!(out, "No hex holds a battle.");
    }
    for hex in hexes {
        writeln!(out, "━━ Hex {} ━━\n", hex.hex)?;
        for battle in &hex.battles {
            if hex.battles.len() > 1 {
                writeln!(out, "Fought with {}:", percent(battle.p))?;
            }
            writeln!(out, "{}", battle.report.text())?;
        }
        if hex.battles.len() > 1 {
            writeln!(out, "Left in hex {} when all is fought", hex.hex)?;
            for left in &hex.left {
                writeln!(out, "  {:<16} {}", left.party, percent(left.p))?;
            }
            writeln!(out, "Expected losses in all")?;
            for (party, lost) in &hex.expected_losses.0 {
                let list: Vec<String> = lost.0.iter().map(|(name, x)| format!("{x:.3} {name}")).collect();
                writeln!(out, "  {party:<16} {}", list.join(", "))?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}
