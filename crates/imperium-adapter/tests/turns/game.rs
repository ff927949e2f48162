//! Random games: the examples and small maps, and tables as a game may come to them.

use crate::luck::Luck;
use admiralty_adapter::turns::Turns;
use admiralty_game::Seat;
use admiralty_imperium::data::{Ballot, CardId, Office, TechId};
use admiralty_imperium::map::Terrain;
use admiralty_imperium::position::{Candidate, Hold, Law, Position};
use admiralty_imperium::unit::{Role, Units};
use admiralty_imperium_adapter::Imperium;
use admiralty_imperium_adapter::scenario::{self, Scenario};
use admiralty_notation::Source;
use admiralty_referee::Secret;
use std::fmt::Write;

const EXAMPLES: [&str; 2] = [
    include_str!("../../../../examples/imperium/six-players.toml"),
    include_str!("../../../../examples/imperium/two-players.toml"),
];
/// Names with what order files and logs must bear: two scripts, spaces, quotes, markup.
const PLAYERS: [&str; 6] = ["Anna", "Борис", "Mr. O'Neil", "Дара_*", "Eoin Big", "Фея"];
const RACES: [&str; 7] = ["hacan", "letnev", "jolnar", "sol", "norr", "mentak", "yssaril"];
const WORLDS: [&str; 10] =
    ["Mecatol Rex", "Wellon", "Vefut II", "Thibah", "Tar'Mann", "Saudor", "Lodor", "Quann", "Bereg", "Arnor"];
const SPACE: [&str; 7] =
    ["empty", "nebula", "supernova", "asteroid_field", "gravity_rift", "wormhole_alpha", "wormhole_beta"];

fn options(luck: &mut Luck) -> String {
    let mut text = "\n[options]\n".to_owned();
    for (key, words) in [
        ("influence_tie", &["seat", "random"][..]),
        ("election_order", &["simultaneous", "ascending_influence"]),
        ("sustain", &["on", "off"]),
        ("pds_fire", &["own_segment", "every_segment", "off"]),
        ("blockade", &["units", "ships"]),
        ("order_rounds", &["one", "two"]),
    ] {
        let word = luck.of(words).unwrap();
        writeln!(text, "{key} = \"{word}\"").unwrap();
    }
    text
}

/// A map of one ring, sometimes two, its homes side by side or not.
fn small(luck: &mut Luck) -> String {
    let rings = if luck.one_in(3) { 2 } else { 1 };
    let hexes = if rings == 2 { 19 } else { 7 };
    let mut places: Vec<usize> = (1..=hexes).collect();
    luck.shuffle(&mut places);
    let seats = 2 + luck.below(if rings == 2 { 5 } else { 2 });
    let homes = places.split_off(places.len() - seats);
    let mut worlds = WORLDS.to_vec();
    luck.shuffle(&mut worlds);
    let mut text = format!("game = \"imperium\"\ntitle = \"Small\"\n{}", options(luck));
    writeln!(text, "\n[map]\nrings = {rings}\n\n[map.systems]").unwrap();
    for place in places {
        let system = match worlds.pop().filter(|_| !luck.one_in(3)) {
            Some(world) => world,
            None => luck.of(&SPACE).unwrap(),
        };
        writeln!(text, "{place} = \"{system}\"").unwrap();
    }
    let mut races = RACES.to_vec();
    luck.shuffle(&mut races);
    for ((home, name), race) in homes.iter().zip(PLAYERS).zip(races) {
        writeln!(text, "\n[[seat]]\nname = \"{name}\"\nrace = \"{race}\"\nhome = {home}").unwrap();
        writeln!(text, "credits = {}\ncards = {}", luck.below(60), luck.below(5)).unwrap();
    }
    text
}

fn set_up(luck: &mut Luck) -> String {
    match luck.below(5) {
        0 => EXAMPLES[0].replacen("\n[map]\n", &format!("{}\n[map]\n", options(luck)), 1),
        1 => EXAMPLES[1].to_owned(),
        _ => small(luck),
    }
}

/// Adds what a longer game would have brought.
fn enrich(scenario: &Scenario, luck: &mut Luck) -> Position {
    let setup = &scenario.setup;
    let (data, map) = (&setup.data, &setup.map);
    let mut position = setup.position.clone();
    let seats: Vec<Seat> = (0..setup.seats.len() as u8).map(Seat).collect();
    for planet in map.planet_ids() {
        let holding = position.holding_mut(planet).unwrap();
        if holding.owner.is_none() && luck.one_in(2) {
            holding.owner = luck.of(&seats);
        }
        for unit in data.unit_ids().filter(|_| holding.owner.is_some()) {
            match data.role(unit) {
                Some(Role::Ground) => holding.units.add(unit, luck.below(3) as u16),
                Some(Role::Pds) => holding.units.add(unit, u16::from(luck.one_in(4))),
                _ => {}
            }
        }
    }
    for seat in &seats {
        for _ in 0..luck.below(4) {
            let hexes: Vec<_> = map.hex_ids().collect();
            let hex = luck.of(&hexes).unwrap();
            let terrain = map.hex(hex).unwrap().terrain;
            if matches!(terrain, Terrain::Supernova | Terrain::AsteroidField) {
                continue;
            }
            let (mut ships, mut holds) = (Units::NONE, Vec::new());
            for unit in data.unit_ids().filter(|unit| data.role(*unit) == Some(Role::Ship)) {
                let n = luck.below(3) as u16;
                ships.add(unit, n);
                let room = data.unit(unit).unwrap().capacity;
                let ground = data.unit_ids().find(|unit| data.role(*unit) == Some(Role::Ground)).unwrap();
                if n > 0 && room > 0 {
                    let troops = Units::of(ground, 1 + luck.below(usize::from(room)) as u16);
                    holds.push(Hold { ship: unit, troops, landing: None });
                }
            }
            position.change_fleet(hex, *seat, |fleet| {
                if fleet.ships.is_empty() {
                    (fleet.ships, fleet.holds) = (ships, holds);
                }
            });
        }
        let player = position.player_mut(*seat).unwrap();
        player.credits += luck.below(40) as u32;
        for tech in (0..data.technologies.len() as u8).map(TechId) {
            let racial = data.technology(tech).is_some_and(|tech| tech.race.is_some());
            if !racial && luck.one_in(6) {
                player.technologies.add(tech);
            }
        }
        player.excluded = luck.one_in(10);
    }
    for (at, a) in seats.iter().enumerate() {
        let others: Vec<Seat> = seats[at + 1..].iter().filter(|_| luck.one_in(3)).copied().collect();
        position.agreements.extend(others.into_iter().map(|b| (*a, b)));
    }
    for _ in 0..luck.below(3) {
        laws(scenario, luck, &mut position);
    }
    position
}

/// One more Law in force, from the deck.
fn laws(scenario: &Scenario, luck: &mut Luck, position: &mut Position) {
    let data = &scenario.setup.data;
    let lasting = |card: &CardId| data.political(*card).is_some_and(|card| !card.law.is_empty());
    let cards: Vec<CardId> = position.political.rest.each().map(|(card, _)| card).filter(lasting).collect();
    let Some(card) = luck.of(&cards) else { return };
    let elected = match data.political(card).unwrap().ballot {
        Ballot::ForAgainst { .. } => None,
        Ballot::Election { office: Office::Player, .. } => {
            Some(Candidate::Player(Seat(luck.below(position.players.len()) as u8)))
        }
        Ballot::Election { office: Office::Planet, .. } => {
            let planets: Vec<_> = scenario.setup.map.planet_ids().collect();
            luck.of(&planets).map(Candidate::Planet)
        }
        Ballot::Election { office: Office::Law, .. } => return,
    };
    position.political.rest.take(card);
    position.laws.push(Law { card, elected });
}

/// The first state of a random game.
pub(crate) fn first_state(luck: &mut Luck, key: &Secret) -> String {
    let text = set_up(luck);
    let made = Imperium.begin(&Source::new("game.toml", text.as_str()), key);
    let made = made.unwrap_or_else(|problems| panic!("{problems}\n{text}"));
    let state = made.files.into_iter().find(|file| file.name == "state.toml").unwrap().text;
    if luck.one_in(4) {
        return state;
    }
    let scenario = scenario::parse(&Source::new("state.toml", state.as_str())).unwrap();
    let position = enrich(&scenario, luck);
    scenario::print(&scenario, &position, scenario.setup.awaits, scenario.dice())
}
