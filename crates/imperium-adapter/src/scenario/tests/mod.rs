//! Game files.

mod mistakes;
mod polls;
mod round_trip;
mod setting_up;
mod sorts;

use super::*;
use admiralty_imperium::map::{Axial, HexId, Terrain, Wormhole};
use admiralty_imperium::position::Candidate;
use admiralty_imperium::setup::{Awaits, House, OrderRounds};
use admiralty_imperium::unit::UnitId;

const SIX: &str = include_str!("../../../../../examples/imperium/six-players.toml");
const TWO: &str = include_str!("../../../../../examples/imperium/two-players.toml");
const TURN: &str = include_str!("../../../../../examples/imperium/two-players-turn.toml");

fn read(text: &str) -> Scenario {
    parse(&Source::new("f", text)).unwrap_or_else(|problems| panic!("{problems}"))
}

fn hex(scenario: &Scenario, number: u16) -> HexId {
    scenario.setup.map.numbered(number).unwrap()
}

fn planet(scenario: &Scenario, name: &str) -> PlanetId {
    let map = &scenario.setup.map;
    map.planet_ids().find(|planet| map.planet(*planet).unwrap().name == name).unwrap()
}

fn unit(scenario: &Scenario, name: &str) -> UnitId {
    let data = &scenario.setup.data;
    data.unit_ids().find(|unit| data.unit(*unit).unwrap().name == name).unwrap()
}

/// Units by name.
fn units(scenario: &Scenario, list: &[(&str, u16)]) -> Units {
    let mut units = Units::NONE;
    list.iter().for_each(|(name, n)| units.add(unit(scenario, name), *n));
    units
}

#[test]
fn the_map_of_the_small_example() {
    let scenario = read(TWO);
    let map = &scenario.setup.map;
    assert_eq!(scenario.title.as_deref(), Some("Two at the rift"));
    assert_eq!(scenario.text, TWO);
    assert!(!scenario.begun && scenario.seen_by.is_none());
    assert!(scenario.commitment.as_ref().is_some_and(|text| text.starts_with("5f2c9a0e")));
    assert_eq!(map.hexes.len(), 21);
    let at = |number| map.hex(hex(&scenario, number)).unwrap();
    assert_eq!(at(1).at, Axial { q: 0, r: 0 });
    assert_eq!(at(2).at, Axial { q: 0, r: -1 });
    assert_eq!(at(14).at, Axial { q: 0, r: 2 });
    assert_eq!(at(2).wormholes, [Wormhole::Alpha]);
    assert_eq!((at(3).terrain, at(20).terrain), (Terrain::Nebula, Terrain::Supernova));
    assert_eq!((at(4).rift, at(21).rift), ([2, 3, 4, 5, 6, 1], [6, 5, 4, 3, 2, 1]));
    assert_eq!(at(9).system, "empty");
    // A system is called by one of its planets, and has the others too.
    assert_eq!(map.planet(planet(&scenario, "Lirta IV")).unwrap().hex, hex(&scenario, 10));
    assert_eq!(map.planet(planet(&scenario, "Arretze")).unwrap().hex, hex(&scenario, 8));
    assert_eq!(scenario.setup.seats[1].home, hex(&scenario, 14));
    // The change of the data.
    let destroyer = scenario.setup.data.unit(unit(&scenario, "destroyer")).unwrap();
    assert_eq!(destroyer.cost, 4);
}

#[test]
fn the_map_of_the_large_example() {
    let scenario = read(SIX);
    let map = &scenario.setup.map;
    assert!(scenario.notes.is_empty(), "{:?}", scenario.notes);
    assert_eq!((map.hexes.len(), scenario.setup.seats.len()), (37, 6));
    let races: Vec<&str> = scenario
        .setup
        .seats
        .iter()
        .map(|seat| scenario.setup.data.races[usize::from(seat.race)].name.as_str())
        .collect();
    assert_eq!(races, ["hacan", "letnev", "jolnar", "sol", "norr", "mentak"]);
    // Homes lie in the corners: three steps from the centre in one direction.
    for (side, seat) in scenario.setup.seats.iter().enumerate() {
        let corner = (0..3).fold(Axial { q: 0, r: 0 }, |at, _| at.behind(side));
        assert_eq!(map.hex(seat.home).unwrap().at, corner);
    }
    // All systems of the standard set with planets that are no homes are there.
    let set = standard();
    for system in set.systems.iter().filter(|system| !system.home && !system.planets.is_empty()) {
        assert!(map.hexes.iter().any(|hex| hex.system == system.name), "{}", system.name);
    }
    let terrain = |wanted| map.hexes.iter().filter(|hex| hex.terrain == wanted).count();
    assert_eq!((terrain(Terrain::Nebula), terrain(Terrain::AsteroidField)), (2, 2));
    assert_eq!((terrain(Terrain::Supernova), terrain(Terrain::GravityRift)), (1, 1));
    for kind in [Wormhole::Alpha, Wormhole::Beta] {
        assert_eq!(map.hexes.iter().filter(|hex| hex.wormholes.contains(&kind)).count(), 2);
    }
    // From every home ships can go straight to the centre.
    for side in 0..6 {
        let mut at = Axial { q: 0, r: 0 };
        for _ in 0..2 {
            at = at.behind(side);
            let hex = map.hex(map.at(at).unwrap()).unwrap();
            assert_eq!(hex.terrain, Terrain::Open, "hex {}", hex.number);
        }
    }
}

/// Each home has about as much around it as the others, in unscaled figures 14 to 16.
#[test]
fn the_large_example_is_balanced() {
    let scenario = read(SIX);
    let map = &scenario.setup.map;
    let scale = u32::from(standard().planet_scale);
    for slice in 0..6u16 {
        let numbers = [21 + 3 * slice, 22 + 3 * slice, 8 + 2 * slice, 9 + 2 * slice, 2 + slice];
        let planets = numbers.iter().flat_map(|number| map.planets_of(hex(&scenario, *number)));
        let worth: u32 = planets
            .map(|id| map.planet(id).unwrap())
            .map(|planet| u32::from(planet.resources) + u32::from(planet.influence))
            .sum();
        assert!((14 * scale..=16 * scale).contains(&worth), "slice {slice}: {worth}");
    }
}

#[test]
fn the_state_of_the_small_example() {
    let scenario = read(TURN);
    let position = &scenario.setup.position;
    assert!(scenario.begun && scenario.notes.is_empty(), "{:?}", scenario.notes);
    assert_eq!((position.turn, scenario.setup.awaits), (3, Awaits::Turn));
    let anna = position.player(Seat(0)).unwrap();
    assert_eq!((anna.credits, anna.stage, anna.hand.total(), anna.technologies.count()), (12, 1, 3, 2));
    assert_eq!(position.agreements, [(Seat(0), Seat(1))]);
    assert_eq!(position.owner(planet(&scenario, "Kamdorn")), Some(Seat(0)));
    assert_eq!(position.owner(planet(&scenario, "Mecatol Rex")), None);
    let arretze = position.holding(planet(&scenario, "Arretze")).unwrap();
    let expected = [("ground_force", 4), ("pds", 1), ("space_dock", 1), ("fighter", 2)];
    assert_eq!(arretze.units, units(&scenario, &expected));
    let fleet = position.fleet(hex(&scenario, 2), Seat(0)).unwrap();
    assert_eq!(fleet.ships, units(&scenario, &[("carrier", 1), ("cruiser", 2), ("fighter", 2)]));
    assert_eq!(fleet.holds.len(), 1);
    assert_eq!(fleet.troops(), units(&scenario, &[("ground_force", 3)]));
    let data = &scenario.setup.data;
    let political = |name: &str| {
        let at = data.political.iter().position(|card| card.name == name).unwrap();
        admiralty_imperium::data::CardId(at as u8)
    };
    assert_eq!(position.agenda, Some(political("harvest_festival")));
    assert_eq!(position.laws.len(), 1);
    assert_eq!(position.laws[0].card, political("chancellor"));
    assert_eq!(position.laws[0].elected, Some(Candidate::Player(Seat(0))));
    // A deck that is left out has all that is nowhere else: hands of 3 and 1, one discarded.
    let copies = |all: &mut dyn Iterator<Item = u8>| all.map(u32::from).sum::<u32>();
    assert_eq!(position.actions.rest.total() + 5, copies(&mut data.actions.iter().map(|card| card.copies)));
    assert_eq!(
        position.political.rest.total() + 2,
        copies(&mut data.political.iter().map(|card| card.copies))
    );
    assert_eq!(position.political.rest.get(political("chancellor")), 0);
}

/// Names are those of both languages, in any case.
#[test]
fn names_as_people_write_them() {
    let russian = TURN
        .replace("race = \"norr\"", "race = \"Сардакк Н'орр\"")
        .replace("\nSaudor = {", "\n\"Саудор\" = {")
        .replace("ship = \"carrier\"", "ship = \"Транспорт\"")
        .replace("pds = 1", "\"ПОС\" = 1");
    assert_ne!(russian, TURN);
    let (one, other) = (read(TURN), read(&russian));
    assert_eq!(one.setup, other.setup);
}

/// I5.1.6: what ships take aboard grows with technologies, and with cards that may have gone.
#[test]
fn what_ships_can_carry() {
    let cruisers = |head: &str, data: &str| {
        let text = format!(
            "game = 'imperium'\nturn = 1\nmap = {{ rings = 1 }}\n[[seat]]\nname = 'A'\nrace = 'sol'\nhome = 2\n{head}\n\
             [[seat]]\nname = 'B'\nrace = 'norr'\nhome = 5\n[[fleet]]\nhex = 1\nseat = 'A'\n\
             ships = {{ cruiser = 1 }}\nholds = [{{ ship = 'cruiser', ground_force = 1 }}]\n{data}"
        );
        parse(&Source::new("f", text)).map(|_| ()).map_err(|problems| problems.first().message.clone())
    };
    let refused = Err("`cruiser` cannot carry all of this".to_owned());
    let technology = "[data.technology.holds]\ncolour = 'red'\n\
                      effects = [{ capacity = 1, units = ['cruiser'], carries = ['ground'] }]\n";
    let card = "[data.action.holds]\nwindow = 'movement'\n\
                effects = [{ boost = { capacity = 1, units = ['cruiser'], carries = ['ground'] }, until = 'turn' }]\n";
    assert_eq!(cruisers("", ""), refused);
    assert_eq!(cruisers("", technology), refused);
    assert_eq!(cruisers("technologies = ['holds']", technology), Ok(()));
    assert_eq!(cruisers("", card), Ok(()));
}

/// Every key of the files is explained in the examples, but for those of the data.
#[test]
fn the_schema_covers_the_keys() {
    let schema = schema();
    assert_eq!(schema["required"], serde_json::json!(["game"]));
    let properties = schema["properties"].as_object().unwrap();
    let keys: Vec<&str> = properties.keys().map(String::as_str).collect();
    let expected = [
        "actions",
        "agreements",
        "awaits",
        "boost",
        "data",
        "dice",
        "fleet",
        "game",
        "hex",
        "law",
        "map",
        "new_docks",
        "options",
        "planets",
        "political",
        "seat",
        "seen_by",
        "title",
        "turn",
        "winners",
    ];
    assert_eq!(keys, expected);
    let definitions = schema["$defs"].as_object().unwrap();
    let ours = [
        "Actions",
        "Boost",
        "Dice",
        "Fleet",
        "Hex",
        "Hold",
        "Law",
        "Map",
        "Options",
        "Planet",
        "Political",
        "Seat",
    ];
    for name in ours {
        let definition = &definitions[name];
        assert!(definition["description"].is_string(), "{name}");
        for (key, property) in definition["properties"].as_object().unwrap() {
            let explained = property["description"].is_string() || property["$ref"].is_string();
            assert!(explained, "{name}.{key} is not explained");
            let written = format!("{key} =");
            assert!(
                TWO.contains(&written) || TURN.contains(&written) || TWO.contains(&format!(".{key}]")),
                "{name}.{key} is not in the examples"
            );
        }
    }
    for key in expected {
        let written = [format!("{key} ="), format!("[{key}"), format!("[[{key}]]")];
        assert!(written.iter().any(|key| TWO.contains(key) || TURN.contains(key)), "{key}");
    }
}
