//! The board of a state: as text, and as a picture (SVG).

use super::table::TurnTable;
use super::{opened, player_named};
use crate::map;
use crate::scenario::Scenario;
use admiralty_adapter::Answer;
use admiralty_adapter::turns::{Made, Outcome};
use admiralty_game::Seat;
use admiralty_imperium::position::{Cards, Position};
use admiralty_notation::{Problems, Source};
use admiralty_referee::Lang;
use serde_json::json;

/// How many cards each hand holds; of a view as it says.
pub(super) fn hand_sizes(scenario: &Scenario) -> Vec<u32> {
    let players = &scenario.setup.position.players;
    let shown = |at: usize| scenario.hidden.hand_sizes.get(at).copied().flatten();
    players.iter().enumerate().map(|(at, player)| shown(at).unwrap_or_else(|| player.hand.total())).collect()
}

/// The position as a player sees it, or, without one, as everybody does.
pub(super) fn seen_by(position: &Position, seat: Option<Seat>) -> Position {
    let mut seen = position.clone();
    seen.actions.rest = Cards::default();
    for (at, player) in seen.players.iter_mut().enumerate() {
        if seat.is_none_or(|seat| seat.index() != at) {
            player.hand = Cards::default();
        }
    }
    seen
}

pub(super) fn show(source: &Source, seat: Option<&str>, lang: Lang) -> Result<Outcome, Problems> {
    let (scenario, table): (_, TurnTable) = opened(source)?;
    let seat = seat.map(|name| player_named(&table, name)).transpose()?;
    let position = seen_by(&scenario.setup.position, seat);
    let hands = hand_sizes(&scenario);
    let (board, svg) = table.with(|naming| {
        (map::board(&naming, lang, &position, &hands), map::svg::svg(&naming, lang, &position, &hands))
    });
    let text = format!("{}\n", board.trim_end());
    let json = json!({ "turn": position.turn, "board": board });
    let files = vec![Made { name: "map.svg".into(), text: svg, private: false }];
    Ok(Outcome { answer: Answer { text, json }, files })
}
