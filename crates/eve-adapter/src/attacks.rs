//! The odds of the attacks of a turn, each as it stands at the start.

use crate::answer::{attacks_json, no_answer, report};
use crate::notation::{BattleLine, LineOptions};
use crate::odds::answer;
use crate::scenario::Scenario;
use admiralty_adapter::Answer;
use admiralty_eve::battle::{Arena, Outcome};
use admiralty_eve::setup::{Region, Setup};
use admiralty_game::Seat;
use admiralty_notation::{Diagnostic, Kind, Problems};
use serde_json::json;

/// The odds of each attack, home regions first (V1.3). Ships that withdraw never join another attack,
/// so that they do not depend on each other but for V3.7: who loses the starbase in the best play of
/// one attack is not attacked any more, and the other attacks lapse.
pub(crate) fn odds(scenario: &Scenario, options: &LineOptions) -> Result<Answer, Problems> {
    let setup = scenario.turn.setup();
    let mut attacks: Vec<usize> =
        (0..setup.regions.len()).filter(|region| setup.is_attack(*region)).collect();
    attacks.sort_by_key(|region| setup.regions[*region].home.is_none());
    let mut text = scenario.title.as_ref().map_or_else(String::new, |title| format!("{title}\n\n"));
    let mut list = Vec::new();
    let mut lost: Vec<(Seat, &str)> = Vec::new();
    for region in attacks {
        let region = &setup.regions[region];
        if let Some((loser, at)) = lost.iter().find(|(seat, _)| Some(*seat) == region.controller) {
            let player = setup.players.get(loser.index()).map_or("?", |player| player.name.as_str());
            let why =
                format!("{player} has lost the starbase of {at} and the game: this attack lapses (V3.7)");
            text += &format!("━━ {} ━━\n\n{why}.\n\n", region.name);
            list.push(json!({ "region": region.name, "lapsed": why, "clause": "V3.7" }));
            continue;
        }
        let battle = battle(setup, region, options)?;
        let solved = answer(&battle.arena, options.objective, options.budget).map_err(no_answer)?;
        if let (Some(loser), Some(Outcome::StarbaseDestroyed)) = (region.controller, solved.end.outcome()) {
            lost.push((loser, region.name.as_str()));
        }
        let mut report = report(&battle, &solved)?;
        text += &format!("━━ {} ━━\n\n{}\n", region.name, report.text);
        report.json["region"] = region.name.as_str().into();
        list.push(report.json);
    }
    if list.is_empty() {
        text += "No region is under attack.\n";
    }
    let json = match <[_; 1]>::try_from(list) {
        Ok([only]) => only,
        Err(list) => attacks_json(scenario.title.as_deref(), options.objective, list),
    };
    Ok(Answer { text, json })
}

/// An attack as a battle line would give it. A line does not say where ships withdraw to, and it does
/// not matter to the odds.
fn battle(setup: &Setup, region: &Region, options: &LineOptions) -> Result<BattleLine, Problems> {
    let seats = [Some(setup.active), region.controller];
    let fleets =
        seats.map(|seat| seat.and_then(|s| region.fleets.get(s.index())).cloned().unwrap_or_default());
    let arena = Arena::new(setup.figures(), fleets, region.home, setup.ambush_kills)
        .map_err(|error| Diagnostic::new(Kind::Illegal, error.to_string()))?;
    let names = seats.map(|seat| Some(setup.players.get(seat?.index())?.name.clone()));
    let options = LineOptions { home: region.home, ambush_kills: setup.ambush_kills, ..*options };
    Ok(BattleLine { arena, ships: setup.ships.clone(), names, options })
}
