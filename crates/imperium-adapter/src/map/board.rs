//! The board as text: a table of the hexes, then the players.

use super::{hand_size, seats, terrain_word, totals, wormhole_letter};
use crate::words::{Naming, Speaker, What};
use admiralty_game::Seat;
use admiralty_imperium::map::{HexId, Terrain};
use admiralty_imperium::position::{Fleet, Position};
use admiralty_referee::Lang;

/// Columns of the table: hex, system, planet or fleet, values, owner; units come last.
const COLUMNS: usize = 5;

type Row = ([String; COLUMNS], String);

/// The board as text for a font of equal widths. `hand_sizes` says how many Action Cards each
/// player holds; hands that are shown in the position are named.
#[must_use]
pub fn board(naming: &Naming<'_>, lang: Lang, position: &Position, hand_sizes: &[u32]) -> String {
    let speaker = naming.speaker(lang);
    let head = ["board-hex", "board-system", "board-what", "board-values", "board-owner"];
    let mut rows: Vec<Row> = vec![(head.map(|id| speaker.text(id)), speaker.text("board-units"))];
    for hex in naming.setup.map.hex_ids() {
        rows.extend(hex_rows(&speaker, position, hex));
    }
    let mut out = speaker.say("board-title", &[("turn", position.turn.into())]);
    out.push_str("\n\n");
    out.push_str(&table(&rows));
    out.push('\n');
    out.push_str(&speaker.text("board-players"));
    out.push('\n');
    for seat in seats(naming.setup) {
        out.push_str(&player(&speaker, position, hand_sizes, seat));
    }
    out.push('\n');
    for line in politics(&speaker, position) {
        out.push_str(&line);
        out.push('\n');
    }
    out
}

/// Cells under one another; the last column is as wide as it is.
fn table(rows: &[Row]) -> String {
    let width =
        |column: usize| rows.iter().map(|(cells, _)| cells[column].chars().count()).max().unwrap_or(0);
    let mut widths = [0; COLUMNS];
    widths.iter_mut().enumerate().for_each(|(column, slot)| *slot = width(column));
    let mut out = String::new();
    for (cells, units) in rows {
        let mut line = String::new();
        for (cell, width) in cells.iter().zip(widths) {
            line.push_str(&format!("{cell:<width$}  "));
        }
        line.push_str(units);
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// A hex: its planets and fleets, at least one row.
fn hex_rows(speaker: &Speaker<'_>, position: &Position, id: HexId) -> Vec<Row> {
    let Some(hex) = speaker.setup().map.hex(id) else { return Vec::new() };
    let mut rows: Vec<Row> = Vec::new();
    let mut system = Vec::new();
    if !hex.system.is_empty() {
        system.push(speaker.name(What::System, &hex.system));
    }
    // A system that is called after what fills it is not named twice.
    let named =
        |system: &[String], word: &str| system.iter().any(|name| name.to_lowercase() == word.to_lowercase());
    if hex.terrain != Terrain::Open {
        let word = speaker.say("terrain", &[("terrain", terrain_word(hex.terrain).into())]);
        if !named(&system, &word) {
            system.push(word);
        }
    }
    for kind in &hex.wormholes {
        system.push(speaker.say("board-wormhole", &[("kind", wormhole_letter(*kind).into())]));
    }
    let mut first = [hex.number.to_string(), system.join(", ")];
    let mut take = || std::mem::take(&mut first);
    let owner_name = |seat: Option<Seat>| seat.map_or_else(|| "—".to_owned(), |seat| speaker.player(seat));
    for planet in speaker.setup().map.planets_of(id) {
        let Some(data) = speaker.setup().map.planet(planet) else { continue };
        let mut values = format!("{}/{}", data.resources, data.influence);
        if let Some(colour) = data.speciality {
            let word = crate::words::colour_word(colour);
            values.push_str(&format!(" {}", speaker.say("colour", &[("colour", word.into())])));
        }
        let units = position.holding(planet).map(|holding| speaker.units_table(&holding.units));
        let [number, system] = take();
        let cells = [number, system, speaker.planet(planet), values, owner_name(position.owner(planet))];
        rows.push((cells, units.unwrap_or_default()));
    }
    for fleet in position.fleets.iter().filter(|fleet| fleet.hex == id) {
        let [number, system] = take();
        let cells =
            [number, system, speaker.text("board-fleet"), String::new(), owner_name(Some(fleet.seat))];
        rows.push((cells, fleet_units(speaker, fleet)));
    }
    if rows.is_empty() {
        let [number, system] = take();
        rows.push(([number, system, String::new(), String::new(), String::new()], String::new()));
    }
    rows
}

/// "2 cruisers, 1 carrier (aboard: 3 ground forces)".
fn fleet_units(speaker: &Speaker<'_>, fleet: &Fleet) -> String {
    let ships = speaker.units_table(&fleet.ships);
    let troops = fleet.troops();
    if troops.is_empty() {
        return ships;
    }
    let aboard = speaker.units_table(&troops);
    speaker.say("board-aboard", &[("units", ships.into()), ("aboard", aboard.into())])
}

fn player(speaker: &Speaker<'_>, position: &Position, hand_sizes: &[u32], seat: Seat) -> String {
    let Some(player) = position.player(seat) else { return String::new() };
    let (planets, resources, influence) = totals(speaker.setup(), position, seat);
    let head = [
        ("player", speaker.player(seat).into()),
        ("race", speaker.race(seat).into()),
        ("stage", speaker.stage(player.stage).into()),
    ];
    let numbers =
        [("planets", planets.into()), ("resources", resources.into()), ("influence", influence.into())];
    let n = hand_size(position, hand_sizes, seat);
    let cards: Vec<String> = player
        .hand
        .each()
        .map(|(card, n)| {
            let name = speaker.action(card);
            if n > 1 { format!("{name} ×{n}") } else { name }
        })
        .collect();
    let hand = if cards.is_empty() {
        speaker.counted("board-hand", n)
    } else {
        speaker.say("board-hand-named", &[("n", n.into()), ("cards", cards.join(", ").into())])
    };
    let technologies: Vec<String> = player.technologies.each().map(|tech| speaker.technology(tech)).collect();
    let technologies =
        if technologies.is_empty() { speaker.text("board-none") } else { technologies.join(", ") };
    let mut lines = vec![
        format!("{}; {}", speaker.counted("board-credits", player.credits), hand),
        speaker.say("board-totals", &numbers),
        speaker.say("board-technologies", &[("list", technologies.into())]),
    ];
    if !player.bought.is_empty() {
        let units = speaker.units_table(&player.bought);
        lines.push(speaker.say("board-bought", &[("units", units.into())]));
    }
    if player.excluded {
        lines.push(speaker.text("board-excluded"));
    }
    let mut out = format!("* {}\n", speaker.say("board-player", &head));
    lines.iter().for_each(|line| out.push_str(&format!("  {line}\n")));
    out
}

/// Laws in force, trade agreements, what is voted on, who has won.
pub(super) fn politics(speaker: &Speaker<'_>, position: &Position) -> Vec<String> {
    let listed = |id: &str, items: Vec<String>| {
        let list = if items.is_empty() { speaker.text("board-none") } else { items.join(", ") };
        speaker.say(id, &[("list", list.into())])
    };
    let law = |law: &admiralty_imperium::position::Law| {
        let card = ("card", speaker.political(law.card).into());
        match law.elected {
            None => speaker.say("board-card", &[card]),
            Some(elected) => {
                speaker.say("board-law-elected", &[card, ("candidate", speaker.candidate(elected).into())])
            }
        }
    };
    let pair = |(a, b): &(Seat, Seat)| {
        let args = [("player", speaker.player(*a).into()), ("other", speaker.player(*b).into())];
        speaker.say("board-pair", &args)
    };
    let mut lines = vec![
        listed("board-laws", position.laws.iter().map(law).collect()),
        listed("board-agreements", position.agreements.iter().map(pair).collect()),
    ];
    if let Some(card) = position.agenda {
        lines.push(speaker.say("board-agenda", &[("card", speaker.political(card).into())]));
    }
    if !position.winners.is_empty() {
        let players = position.winners.iter().map(|seat| speaker.player(*seat)).collect::<Vec<_>>();
        lines.push(speaker.say("board-won", &[("players", players.join(", ").into())]));
    }
    lines
}
