//! What a Combat Phase cannot start from: each limit, on both of its sides.
#![allow(clippy::unwrap_used)]

use admiralty_eclipse::blueprint::{Blueprint, BlueprintError, Catalogue, Part};
use admiralty_eclipse::party::{Npc, Party};
use admiralty_eclipse::setup::{Fleet, Hex, Player, Population, Setup, SetupError, Square, Tiles, Wormhole};
use admiralty_eclipse::ship::{Computer, Figures, HexNumber, Hull, Initiative, Shield, ShipType, Ships};
use admiralty_game::Seat;

fn player(name: &str) -> Player {
    Player {
        name: name.into(),
        ships: [Figures::default(); 4],
        wormhole_generator: false,
        neutron_bombs: false,
        neutron_absorber: false,
        antimatter_splitter: false,
        discs: 0,
        track: Tiles::default(),
        track_size: 0,
        elsewhere: false,
    }
}

fn hex(number: u16) -> Hex {
    let population = Population::default();
    Hex { number: HexNumber(number), controller: None, fleets: Vec::new(), population, edges: Vec::new() }
}

fn npc(name: &str, figures: Figures) -> Npc {
    Npc { name: name.into(), figures, tiles: 1, cost: 1 }
}

fn players(n: usize) -> Vec<Player> {
    (0..n).map(|n| player(&format!("player {n}"))).collect()
}

/// Whether the setup is refused for something like this.
fn refused(setup: &Setup, like: impl Fn(&SetupError) -> bool) -> bool {
    setup.check().is_err_and(|wrong| wrong.iter().any(like))
}

#[test]
fn a_setup_of_six_players_makes_sense_and_of_seven_not() {
    let of = |n| Setup { players: players(n), ..Setup::default() };
    assert_eq!(of(6).check(), Ok(()));
    assert_eq!(of(7).check(), Err(vec![SetupError::TooManyPlayers(7)]));
    assert_eq!(of(8).check(), Err(vec![SetupError::TooManyPlayers(8)]));
}

#[test]
fn names_are_told_apart() {
    let twice = Setup { players: vec![player("Red"), player("Blue"), player("Red")], ..Setup::default() };
    assert_eq!(twice.check(), Err(vec![SetupError::SameName("Red".into())]));
}

#[test]
fn a_track_holds_as_many_tiles_as_it_has_places() {
    let with = |tiles: u8| {
        let mut red = Player { track_size: 2, ..player("Red") };
        (0..tiles).for_each(|_| red.track.add(3));
        Setup { players: vec![red], ..Setup::default() }
    };
    assert_eq!(with(2).check(), Ok(()));
    for tiles in [3, 4] {
        let full = |e: &SetupError| matches!(e, SetupError::TrackOverfull { size: 2, tiles: n, .. } if *n == u16::from(tiles));
        assert!(refused(&with(tiles), full), "{tiles}");
    }
}

/// Figures of which one is this.
type Make = fn(i32) -> Figures;

#[test]
fn figures_have_limits_for_players_and_npcs() {
    let limits: [(&str, i32, Make); 8] = [
        ("initiative", 100, |n| Figures { initiative: Initiative(n as i16), ..Figures::default() }),
        ("computer", 20, |n| Figures { computer: Computer(n as u8), ..Figures::default() }),
        ("shield", 20, |n| Figures { shield: Shield(n as u8), ..Figures::default() }),
        ("hull", 20, |n| Figures { hull: Hull(n as u8), ..Figures::default() }),
        ("yellow", 20, |n| Figures { yellow: n as u8, ..Figures::default() }),
        ("orange", 20, |n| Figures { orange: n as u8, ..Figures::default() }),
        ("red", 20, |n| Figures { red: n as u8, ..Figures::default() }),
        ("missiles", 20, |n| Figures { missiles: n as u8, ..Figures::default() }),
    ];
    for (what, most, of) in limits {
        assert_eq!(of(most).check(), Ok(()), "{what}");
        for given in [most + 1, most + 2] {
            assert_eq!(of(given).check(), Err((what, most, given)));
            let mut red = player("Red");
            red.ships[ShipType::Cruiser.index()] = of(given);
            let own = Setup { players: vec![red], ..Setup::default() };
            let theirs = Setup { npcs: vec![npc("Guardian", of(given))], ..Setup::default() };
            for setup in [own, theirs] {
                assert!(refused(
                    &setup,
                    |e| matches!(e, SetupError::FigureTooLarge { what: w, .. } if *w == what)
                ));
            }
        }
    }
}

#[test]
fn hexes_are_told_apart_and_not_too_many() {
    let of = |n: u16| Setup { hexes: (0..n).map(hex).collect(), ..Setup::default() };
    assert_eq!(of(250).check(), Ok(()));
    assert_eq!(of(251).check(), Err(vec![SetupError::TooManyHexes(251)]));
    assert_eq!(of(252).check(), Err(vec![SetupError::TooManyHexes(252)]));
    let twice = Setup { hexes: vec![hex(3), hex(3)], ..Setup::default() };
    assert_eq!(twice.check(), Err(vec![SetupError::HexTwice(HexNumber(3))]));
}

#[test]
fn a_hex_has_six_edges_to_hexes_that_are_there() {
    let edges = |n: u16| {
        let mut all: Vec<Hex> = (0..10).map(hex).collect();
        all[0].edges = (1..=n).map(|to| (HexNumber(to), Wormhole::Both)).collect();
        Setup { hexes: all, ..Setup::default() }
    };
    assert_eq!(edges(6).check(), Ok(()));
    assert_eq!(edges(7).check(), Err(vec![SetupError::TooManyEdges { hex: HexNumber(0), edges: 7 }]));
    assert_eq!(edges(8).check(), Err(vec![SetupError::TooManyEdges { hex: HexNumber(0), edges: 8 }]));
    let mut lost = hex(1);
    lost.edges = vec![(HexNumber(99), Wormhole::Both)];
    let nowhere = SetupError::NoSuchHex { hex: HexNumber(1), to: HexNumber(99) };
    assert_eq!(Setup { hexes: vec![lost], ..Setup::default() }.check(), Err(vec![nowhere]));
}

#[test]
fn population_has_a_controller_and_an_end() {
    let with = |cubes: u8, controller: Option<u8>| {
        let mut one = Hex { controller: controller.map(Seat), ..hex(1) };
        one.population.set(Square::Science, cubes);
        Setup { players: players(1), hexes: vec![one], ..Setup::default() }
    };
    assert_eq!(with(30, Some(0)).check(), Ok(()));
    let many = |cubes| SetupError::TooManyCubes { hex: HexNumber(1), cubes };
    assert_eq!(with(31, Some(0)).check(), Err(vec![many(31)]));
    assert_eq!(with(32, Some(0)).check(), Err(vec![many(32)]));
    assert_eq!(with(1, None).check(), Err(vec![SetupError::NobodysPopulation { hex: HexNumber(1) }]));
    assert_eq!(with(0, None).check(), Ok(()));
}

fn fleet(party: Party, ship: ShipType, n: u8) -> Fleet {
    let mut ships = [Ships::default(); 4];
    ships[ship.index()] = Ships::new(n);
    Fleet { party, ships }
}

#[test]
fn parties_are_in_the_scenario_once_and_npcs_stand_alone() {
    let of = |fleets: Vec<Fleet>, controller: Option<u8>| Setup {
        players: players(2),
        npcs: vec![npc("one", Figures::default()), npc("other", Figures::default())],
        hexes: vec![Hex { fleets, controller: controller.map(Seat), ..hex(1) }],
        ..Setup::default()
    };
    let own = |seat| fleet(Party::Player(Seat(seat)), ShipType::Cruiser, 1);
    let npcs = |npc| fleet(Party::Npc(npc), ShipType::Cruiser, 1);
    let number = HexNumber(1);
    assert_eq!(of(vec![own(0), own(1), npcs(1)], Some(1)).check(), Ok(()));
    let unknown = Err(vec![SetupError::NoSuchParty { hex: number }]);
    for (fleets, controller) in [
        (vec![own(2)], None),
        (vec![own(3)], None),
        (vec![npcs(2)], None),
        (vec![npcs(3)], None),
        (vec![], Some(2)),
    ] {
        assert_eq!(of(fleets, controller).check(), unknown);
    }
    assert_eq!(of(vec![own(0), own(0)], None).check(), Err(vec![SetupError::PartyTwice { hex: number }]));
    assert_eq!(of(vec![npcs(0), npcs(1)], None).check(), Err(vec![SetupError::TwoNpcs { hex: number }]));
}

#[test]
fn ships_are_counted_and_starbases_stand_at_home() {
    let of = |ship: ShipType, n: u8, controller: Option<u8>| Setup {
        players: players(2),
        hexes: vec![Hex {
            fleets: vec![fleet(Party::Player(Seat(0)), ship, n)],
            controller: controller.map(Seat),
            ..hex(1)
        }],
        ..Setup::default()
    };
    let most = admiralty_eclipse::ship::MAX_SHIPS;
    assert_eq!(of(ShipType::Cruiser, most, None).check(), Ok(()));
    for n in [most + 1, most + 2] {
        let many = SetupError::TooManyShips { hex: HexNumber(1), count: u32::from(n) };
        assert_eq!(of(ShipType::Cruiser, n, None).check(), Err(vec![many]));
    }
    assert_eq!(of(ShipType::Starbase, 1, Some(0)).check(), Ok(()));
    let away = SetupError::StarbaseAway { name: "player 0".into(), hex: HexNumber(1) };
    assert_eq!(of(ShipType::Starbase, 1, Some(1)).check(), Err(vec![away.clone()]));
    assert_eq!(of(ShipType::Starbase, 1, None).check(), Err(vec![away]));
}

#[test]
fn a_tile_can_be_taken_only_if_it_is_there() {
    let mut tiles = Tiles::default();
    tiles.add(4);
    assert!(!tiles.take(3) && !tiles.take(10));
    assert!(tiles.take(4));
    assert!(!tiles.take(4));
    tiles.add(9);
    assert_eq!((tiles.of(9), tiles.total()), (1, 1));
}

#[test]
fn cubes_are_removed_from_squares_that_have_them() {
    let mut population = Population::default();
    population.set(Square::Science, 2);
    assert_eq!((population.on(Square::Science), population.on(Square::Money)), (2, 0));
    assert_eq!(population.squares().collect::<Vec<_>>(), [Square::Science]);
    assert!(!population.remove(Square::Money));
    assert!(population.remove(Square::Science) && population.remove(Square::Science));
    assert!(!population.remove(Square::Science));
    assert_eq!((population.total(), population.squares().count()), (0, 0));
}

/// E13.1: a blueprint's own computer and initiative count; what parts need and give is summed apart.
#[test]
fn the_figures_of_a_blueprint_are_sums() {
    let part = |energy: i16, drive: u8| Part { energy, drive, ..Part::default() };
    let mut catalogue = Catalogue::default();
    catalogue.parts.insert("drive".into(), part(-1, 1));
    catalogue.parts.insert("eater".into(), part(-3, 0));
    catalogue.parts.insert("source".into(), part(3, 0));
    catalogue.parts.insert("idle".into(), part(0, 0));
    let at = ShipType::Cruiser.index();
    catalogue.blueprints[at] =
        Blueprint { slots: 5, energy: 1, computer: 2, init: 3, ..Blueprint::default() };
    let figures = |parts: &[&str]| catalogue.figures(ShipType::Cruiser, parts);
    let plain = figures(&["drive"]).unwrap();
    assert_eq!((plain.computer.0, plain.initiative.0, plain.drive), (2, 3, true));
    assert!(figures(&["drive", "source", "eater", "idle"]).is_ok());
    let short = figures(&["drive", "eater", "source", "eater"]);
    assert_eq!(short, Err(BlueprintError::Energy { ship: ShipType::Cruiser, needs: 7, has: 4 }));
}
