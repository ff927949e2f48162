//! Files that are right.

use super::*;
use admiralty_eclipse::phase::Stage;
use admiralty_eclipse::setup::{Square, Wormhole};
use admiralty_eclipse::ship::{HexNumber, Hull, Initiative, TYPES};
use admiralty_game::{Rulebook, Seat, Silent};
use admiralty_odds::monte_carlo::{Luck, play};

const WHOLE: &str = include_str!("../../../../examples/eclipse/combat-phase.toml");
const DUEL: &str = include_str!("../../../../examples/eclipse/duel.toml");

fn read(text: &str) -> Scenario {
    parse(&Source::new("f", text)).unwrap_or_else(|problems| panic!("{problems}"))
}

fn hex(scenario: &Scenario, number: u16) -> &Hex {
    let hexes = &scenario.phase.setup().hexes;
    hexes.iter().find(|hex| hex.number == HexNumber(number)).unwrap()
}

fn counts(scenario: &Scenario, number: u16, fleet: usize) -> [u8; TYPES] {
    hex(scenario, number).fleets[fleet].ships.map(|ships| ships.count())
}

#[test]
fn the_whole_example() {
    let scenario = read(WHOLE);
    assert_eq!(scenario.title.as_deref(), Some("The Old Machine stirs"));
    assert_eq!(scenario.text, WHOLE);
    assert!(scenario.notes.is_empty(), "{:?}", scenario.notes);
    let setup = scenario.phase.setup();
    let numbers: Vec<u16> = setup.hexes.iter().map(|hex| hex.number.0).collect();
    assert_eq!(numbers, [304, 302, 203, 202, 201, 108, 1]);
    let npcs: Vec<&str> = setup.npcs.iter().map(|npc| npc.name.as_str()).collect();
    assert_eq!(npcs, ["ancient", "watcher", "gcds"]);
    // E1.5: the controller came last.
    let three = hex(&scenario, 203);
    let parties: Vec<Party> = three.fleets.iter().map(|fleet| fleet.party).collect();
    let player = |seat| Party::Player(Seat(seat));
    assert_eq!(parties, [Party::Npc(0), player(1), player(2), player(0)]);
    assert_eq!(three.controller, Some(Seat(0)));
    assert_eq!(counts(&scenario, 203, 3), [0, 1, 0, 2]);
    // E9.4, E7.3.
    let colony = hex(&scenario, 304);
    assert_eq!((colony.population.total(), colony.population.on(Square::Gray)), (4, 1));
    assert_eq!(colony.edges, [(HexNumber(202), Wormhole::OneSide)]);
    // An edge that is listed once serves both hexes.
    assert!(hex(&scenario, 202).edges.contains(&(HexNumber(304), Wormhole::OneSide)));
    assert_eq!(hex(&scenario, 201).edges.len(), 2);
    let [red, blue, green] = setup.players.as_slice() else { panic!() };
    assert_eq!((red.track.total(), red.track_size, red.discs), (4, 4, 2));
    assert!(red.neutron_bombs && !blue.neutron_bombs && green.wormhole_generator);
    assert_eq!(red.ships[ShipType::Cruiser.index()].yellow, 2);
    assert_eq!(blue.ships[ShipType::Interceptor.index()].missiles, 2);
    let starbase = green.ships[ShipType::Starbase.index()];
    assert_eq!((starbase.initiative, starbase.hull, starbase.drive), (Initiative(5), Hull(2), false));
    assert_eq!(setup.bag.total(), 32);
    let damaged = hex(&scenario, 108).fleets[1].ships[0];
    assert_eq!(damaged.by_damage().collect::<Vec<_>>(), [(1, 1)]);
}

#[test]
fn the_smallest_example() {
    let scenario = read(DUEL);
    let setup = scenario.phase.setup();
    assert_eq!((setup.players.len(), setup.hexes.len()), (2, 2));
    assert_eq!(setup.hexes[0].edges, [(HexNumber(204), Wormhole::Both)]);
    assert_eq!(scenario.phase.seats(), 2);
    assert_eq!(setup.players[0].track_size, 4);
    assert!(setup.players[0].elsewhere);
}

/// What the format leaves open means the same.
#[test]
fn other_ways_to_write_it() {
    let scenario = read(
        r#"
        game = "eclipse"
        [options]
        own_ties = "size"
        npc_spread = "spread"
        [[player]]
        name = "Rot: die Erste"
        [player.blueprint.cruiser]
        hull = 3
        drive = 0
        [[player]]
        name = "Mark V"
        [[hex]]
        number = 7
        controller = "mark v"
        fleets = ['Mark V: 3x Cruisers (damage=1*3)', "Rot: die Erste: крейсер", "2 Ancient Ships(damage=1)"]
        [hex.population]
        orbital = 1
        "#,
    );
    let setup = scenario.phase.setup();
    assert_eq!(setup.house, House { own_ties: OwnTies::Size, npc_spread: NpcSpread::Spread });
    let cruiser = setup.players[0].ships[ShipType::Cruiser.index()];
    assert_eq!((cruiser.hull, cruiser.drive, cruiser.yellow), (Hull(3), false, 0));
    let hex = &setup.hexes[0];
    assert_eq!(hex.controller, Some(Seat(1)));
    assert_eq!(hex.fleets[0].ships[ShipType::Cruiser.index()].with_damage(1), 3);
    assert_eq!(hex.fleets[1].party, Party::Player(Seat(0)));
    assert_eq!(hex.fleets[2].ships[0].cubes(), 1);
}

/// A known kind of NPC keeps what is not given; a new one costs 5 a tile.
#[test]
fn kinds_of_npc() {
    let scenario = read(
        r#"
        game = "eclipse"
        [npc.ancient]
        hull = 3
        [npc.guard]
        red = 1
        tiles = 2
        [[player]]
        name = "Red"
        [[hex]]
        number = 9
        fleets = ["2 guards"]
        [[hex]]
        number = 8
        fleets = ["1 ancient"]
        [[hex]]
        number = 7
        fleets = ["3 guard", "Red: 9 interceptors"]
        "#,
    );
    let [guard, ancient] = scenario.phase.setup().npcs.as_slice() else { panic!() };
    assert_eq!((guard.name.as_str(), guard.tiles, guard.cost, guard.figures.red), ("guard", 2, 10, 1));
    assert_eq!((ancient.figures.hull, ancient.figures.yellow, ancient.tiles), (Hull(3), 2, 1));
    assert_eq!(scenario.notes, ["Red has 9 interceptors; a player owns 8"]);
}

/// An edge may be listed at both its hexes, if it is the same.
#[test]
fn edges_from_both_hexes() {
    let scenario = read(
        "game = 'eclipse'\n[[player]]\nname = 'Red'\n[[hex]]\nnumber = 1\nedges = [{ to = 2, wormhole = 'one' }]\n\
         [[hex]]\nnumber = 2\nedges = [{ to = 1, wormhole = 'one' }]\n",
    );
    for hex in &scenario.phase.setup().hexes {
        assert_eq!(hex.edges.len(), 1);
        assert_eq!(hex.edges[0].1, Wormhole::OneSide);
    }
}

/// Every key of the examples is in the schema, and the other way round.
#[test]
fn the_schema_knows_the_examples() {
    let schema = schema();
    let properties = schema["properties"].as_object().unwrap();
    let keys: Vec<&str> = properties.keys().map(String::as_str).collect();
    assert_eq!(keys, ["bag", "game", "hex", "npc", "options", "player", "title"]);
    assert_eq!(schema["required"], serde_json::json!(["game"]));
    let definitions = schema["$defs"].as_object().unwrap();
    for (name, definition) in definitions {
        assert!(definition["description"].is_string() || definition["oneOf"].is_array(), "{name}");
        for key in definition["properties"].as_object().into_iter().flat_map(|keys| keys.keys()) {
            let unusual =
                ["antimatter", "shield", "red", "orange", "missiles", "drive", "cruiser", "hull", "science"];
            let explained = WHOLE.contains(key.as_str()) || unusual.contains(&key.as_str());
            assert!(explained, "{name}.{key} is not in the example");
        }
    }
}

/// Both examples can be played to their end, whatever is chosen and rolled.
#[test]
fn the_examples_are_playable() {
    for text in [WHOLE, DUEL] {
        let phase = read(text).phase;
        for game in 0..100 {
            let mut luck = Luck::new(7, game);
            let mut state = phase.start(&mut Silent);
            let mut options = Vec::new();
            let mut decide =
                |_: &_, _, options: &[_], luck: &mut Luck| luck.below(options.len() as u32) as usize;
            play(&phase, &mut state, &mut luck, &mut options, &mut decide, 10_000).unwrap();
            assert_eq!(state.stage, Stage::Over);
        }
    }
}
