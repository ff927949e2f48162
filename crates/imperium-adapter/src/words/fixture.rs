//! A board of 37 hexes with six players, in the middle of a game. Planets and units are those of the
//! starting data; the position and the cards are ours.

use admiralty_game::Seat;
use admiralty_imperium::data::{
    Action, Aim, Ballot, CardId, Condition, Data, Political, Race, Stage, TechId, Technology, UnitType,
    Window,
};
use admiralty_imperium::effect::{Colour, Effect, Kinds};
use admiralty_imperium::map::{Axial, Hex, HexId, Map, Planet, PlanetId, Terrain, Wormhole};
use admiralty_imperium::position::{Candidate, Fleet, Hold, Holding, Law, Player, Position};
use admiralty_imperium::setup::{SeatSetup, Setup};
use admiralty_imperium::unit::{Role, UnitId, Units};

pub(crate) const CARRIER: UnitId = UnitId(0);
pub(crate) const CRUISER: UnitId = UnitId(1);
pub(crate) const DREADNOUGHT: UnitId = UnitId(2);
pub(crate) const FIGHTER: UnitId = UnitId(3);
pub(crate) const GROUND: UnitId = UnitId(4);
pub(crate) const PDS: UnitId = UnitId(5);
pub(crate) const DOCK: UnitId = UnitId(6);
/// A type that the texts have no word for.
pub(crate) const OTHER: UnitId = UnitId(7);

/// The players' names; what a person may type is among them.
pub(crate) const PLAYERS: [&str; 6] = ["Хакан", "Летнев", "Жол-Нар", "Сол", "Н'орр <b>", "[b]Ззча_1"];

fn unit(name: &str, role: Role, combat: u8, moves: u8, capacity: u8) -> UnitType {
    let (cost, dice, carries, fighters) = (4, 1, Kinds::NONE, 0);
    let (bombards, sustains, limit) = (name == "dreadnought", false, None);
    let name = name.to_owned();
    UnitType { name, role, cost, dice, combat, moves, capacity, carries, bombards, sustains, limit, fighters }
}

fn technology(name: &str, colour: Colour) -> Technology {
    let (race, needs, needs_any, cost, effects) = (None, Vec::new(), Vec::new(), None, Vec::new());
    Technology { name: name.into(), colour: Some(colour), race, needs, needs_any, cost, effects }
}

fn political(name: &str) -> Political {
    let ballot = Ballot::ForAgainst { pass: Vec::new(), fail: Vec::new() };
    Political { name: name.into(), copies: 1, ballot, law: Vec::new() }
}

fn action(name: &str, effects: Vec<Effect>) -> Action {
    Action { name: name.into(), copies: 1, window: Window::Economic, aim: Aim::None, effects }
}

fn data() -> Data {
    let race = |name: &str| Race { name: name.into(), traits: Vec::new() };
    let stage =
        |name: &str| Stage { name: name.into(), condition: Condition::All(Vec::new()), racial: false };
    Data {
        units: vec![
            unit("carrier", Role::Ship, 9, 1, 5),
            unit("cruiser", Role::Ship, 8, 2, 0),
            unit("dreadnought", Role::Ship, 4, 1, 0),
            unit("fighter", Role::Fighter, 9, 0, 0),
            unit("ground_force", Role::Ground, 8, 0, 0),
            unit("pds", Role::Pds, 6, 0, 0),
            unit("space_dock", Role::Dock, 11, 0, 0),
            unit("grav_tank", Role::Ground, 6, 0, 0),
        ],
        races: ["hacan", "letnev", "jolnar", "sol", "norr", "xxcha"].map(race).into(),
        technologies: vec![
            technology("antimass_deflectors", Colour::Blue),
            technology("hylar_v", Colour::Red),
            technology("sarween_tools", Colour::Yellow),
        ],
        political: vec![political("open_borders"), political("arms_levy"), political("crown_of_the_stars")],
        actions: vec![action("sabotage", Vec::new()), action("parley", vec![Effect::Manual])],
        track: ["warlord", "governor", "republic"].map(stage).into(),
        technology_cost: 30,
        racial_cost: 45,
    }
}

/// Rings around the middle, each clockwise from the north.
fn spiral() -> Vec<Axial> {
    let mut all = vec![Axial { q: 0, r: 0 }];
    for ring in 1_i8..=3 {
        let mut at = Axial { q: 0, r: -ring };
        for side in [2, 3, 4, 5, 0, 1] {
            for _ in 0..ring {
                all.push(at);
                at = at.behind(side);
            }
        }
    }
    all
}

type Printed = (&'static str, u8, u8, Option<Colour>);

/// What lies in the hexes, in order.
fn systems() -> [(&'static str, Terrain, Option<Wormhole>, &'static [Printed]); 37] {
    use Colour::{Blue, Green, Red};
    use Terrain::{AsteroidField, GravityRift, Nebula, Open, Supernova};
    use Wormhole::{Alpha, Beta};
    [
        ("Mecatol", Open, None, &[("Mecatol Rex", 5, 30, None)]),
        ("", Open, None, &[("Wellon", 5, 10, None)]),
        ("", AsteroidField, None, &[]),
        ("", Open, Some(Alpha), &[("Lodor", 15, 5, Some(Green))]),
        ("", GravityRift, None, &[]),
        ("", Open, None, &[("Bereg", 15, 5, Some(Red)), ("Lirta IV", 10, 15, Some(Green))]),
        ("", Supernova, None, &[]),
        ("", Open, None, &[("Vefut II", 10, 0, Some(Red))]),
        ("", Nebula, None, &[]),
        ("", Open, None, &[("Saudor", 10, 10, None)]),
        ("", Open, Some(Beta), &[("Quann", 10, 5, Some(Green))]),
        ("", Open, None, &[]),
        ("", Open, None, &[("New Albion", 5, 5, Some(Green)), ("Starpoint", 15, 5, None)]),
        ("", AsteroidField, None, &[]),
        ("", Open, None, &[("Tequ'Ran", 10, 0, Some(Red)), ("Torkan", 0, 15, Some(Blue))]),
        ("", Open, Some(Alpha), &[]),
        ("", Open, None, &[("Qucen'n", 5, 10, None), ("Rarron", 0, 15, Some(Green))]),
        ("", Nebula, Some(Beta), &[]),
        ("", Open, None, &[("Mellon", 0, 10, None), ("Zohbat", 15, 5, Some(Blue))]),
        ("Hacan", Open, None, &[("Arretze", 10, 0, None), ("Hercant", 5, 5, None), ("Kamdorn", 0, 5, None)]),
        ("", Open, None, &[("Lazar", 5, 0, None), ("Sakulag", 10, 5, None)]),
        ("", Open, None, &[("Thibah", 5, 5, None)]),
        ("Letnev", Open, None, &[("Arc Prime", 20, 0, None), ("Wren Terra", 10, 5, None)]),
        ("", Open, None, &[("Dal Bootha", 0, 10, Some(Red)), ("Xxehan", 5, 5, Some(Green))]),
        ("", Open, None, &[]),
        ("Jol-Nar", Open, None, &[("Jol", 5, 10, None), ("Nar", 10, 15, None)]),
        ("", Open, None, &[("Coorneeq", 5, 10, Some(Red)), ("Resculon", 10, 0, None)]),
        ("", Open, None, &[("Centauri", 5, 15, None), ("Gral", 5, 5, Some(Blue))]),
        ("Sol", Open, None, &[("Jord", 20, 10, None)]),
        ("", Open, None, &[("Arnor", 10, 5, None), ("Lor", 5, 10, Some(Red))]),
        ("", Open, None, &[("Tar'Mann", 5, 5, None)]),
        ("N'orr", Open, None, &[("Quinarra", 15, 5, None), ("Tren'lak", 5, 0, None)]),
        ("", Open, None, &[("Arinam", 5, 10, Some(Blue)), ("Meer", 0, 20, None)]),
        ("", Open, None, &[("Mehar Xull", 5, 15, Some(Blue))]),
        ("Xxcha", Open, None, &[("Archon Ren", 10, 15, None), ("Archon Tau", 5, 5, None)]),
        ("", Open, None, &[("Abyz", 15, 0, None), ("Fria", 10, 0, Some(Blue))]),
        ("", Open, None, &[]),
    ]
}

fn map() -> Map {
    let mut map = Map::default();
    for (n, (at, (system, terrain, wormhole, planets))) in spiral().into_iter().zip(systems()).enumerate() {
        let rift = if terrain == Terrain::GravityRift { [1, 2, 3, 4, 5, 6] } else { [0; 6] };
        let wormholes = wormhole.into_iter().collect();
        map.hexes.push(Hex { number: n as u16 + 1, at, system: system.into(), terrain, wormholes, rift });
        for (name, resources, influence, speciality) in planets {
            map.planets.push(Planet {
                name: (*name).to_owned(),
                hex: HexId(n as u8),
                resources: *resources,
                influence: *influence,
                speciality: *speciality,
            });
        }
    }
    map
}

/// So many of each.
pub(crate) fn some(all: &[(UnitId, u16)]) -> Units {
    let mut units = Units::NONE;
    all.iter().for_each(|(unit, n)| units.add(*unit, *n));
    units
}

/// The planet with this name.
pub(crate) fn planet(setup: &Setup, name: &str) -> PlanetId {
    setup.map.planet_ids().find(|id| setup.map.planet(*id).unwrap().name == name).unwrap()
}

/// The hex with this number.
pub(crate) fn hex(setup: &Setup, number: u16) -> HexId {
    setup.map.numbered(number).unwrap()
}

/// Who controls a planet, its name, its units.
type Held = (usize, &'static str, &'static [(UnitId, u16)]);

const HOLDINGS: [Held; 30] = [
    (0, "Arretze", &[(GROUND, 2), (DOCK, 1), (PDS, 1), (FIGHTER, 3)]),
    (0, "Hercant", &[(GROUND, 3), (PDS, 2)]),
    (0, "Kamdorn", &[(GROUND, 1)]),
    (0, "Vefut II", &[(GROUND, 1)]),
    (0, "Lazar", &[(GROUND, 1), (PDS, 1)]),
    (0, "Sakulag", &[]),
    (1, "Arc Prime", &[(GROUND, 4), (DOCK, 1), (PDS, 2), (FIGHTER, 3)]),
    (1, "Wren Terra", &[(GROUND, 2)]),
    (1, "Dal Bootha", &[(GROUND, 1)]),
    (1, "Xxehan", &[(GROUND, 2), (PDS, 1)]),
    (1, "Saudor", &[(GROUND, 2), (DOCK, 1)]),
    (2, "Jol", &[(GROUND, 1)]),
    (2, "Nar", &[(GROUND, 4), (DOCK, 1), (PDS, 1)]),
    (2, "Quann", &[(GROUND, 1)]),
    (2, "Lodor", &[(GROUND, 12), (PDS, 6), (DOCK, 1), (FIGHTER, 3)]),
    (3, "Jord", &[(GROUND, 5), (DOCK, 1), (PDS, 2)]),
    (3, "Centauri", &[(GROUND, 1)]),
    (3, "Gral", &[(GROUND, 1)]),
    (3, "Arnor", &[]),
    (3, "Lor", &[(GROUND, 2), (PDS, 1)]),
    (3, "New Albion", &[(GROUND, 1)]),
    (3, "Starpoint", &[(GROUND, 1)]),
    (4, "Quinarra", &[(GROUND, 3), (DOCK, 1), (PDS, 1)]),
    (4, "Tren'lak", &[(GROUND, 1)]),
    (4, "Tar'Mann", &[(GROUND, 1)]),
    (5, "Archon Ren", &[(GROUND, 2), (DOCK, 1)]),
    (5, "Archon Tau", &[(GROUND, 1)]),
    (5, "Abyz", &[(GROUND, 1)]),
    (5, "Fria", &[(GROUND, 1)]),
    (5, "Mecatol Rex", &[(GROUND, 4), (PDS, 2)]),
];

/// A hex's number, whose fleet, its ships, the troops of its first Carrier.
type Sailing = (u16, u8, &'static [(UnitId, u16)], u16);

const FLEETS: [Sailing; 11] = [
    (1, 5, &[(CARRIER, 2), (CRUISER, 3), (DREADNOUGHT, 1), (FIGHTER, 4)], 3),
    (4, 2, &[(CRUISER, 2)], 0),
    (5, 3, &[(CRUISER, 1)], 0),
    (6, 3, &[(CARRIER, 1), (CRUISER, 2), (DREADNOUGHT, 3), (FIGHTER, 5)], 5),
    (9, 1, &[(DREADNOUGHT, 2)], 0),
    (16, 4, &[(CRUISER, 4)], 0),
    (20, 0, &[(CARRIER, 1), (CRUISER, 1)], 0),
    (23, 1, &[(CARRIER, 2), (CRUISER, 12), (DREADNOUGHT, 10), (FIGHTER, 22)], 10),
    (24, 0, &[(CARRIER, 1), (FIGHTER, 2)], 2),
    (24, 1, &[(CRUISER, 1)], 0),
    (32, 4, &[(CARRIER, 1), (CRUISER, 2)], 1),
];

fn position(setup: &Setup) -> Position {
    let mut position = Position { turn: 7, agenda: Some(CardId(1)), ..Position::default() };
    position.planets = vec![Holding::default(); setup.map.planets.len()];
    for (seat, name, units) in HOLDINGS {
        let holding = Holding { owner: Some(Seat(seat as u8)), units: some(units) };
        *position.holding_mut(planet(setup, name)).unwrap() = holding;
    }
    for (number, seat, ships, troops) in FLEETS {
        let aboard = Hold { ship: CARRIER, troops: Units::of(GROUND, troops), landing: None };
        let holds = if troops > 0 { vec![aboard] } else { Vec::new() };
        position.fleets.push(Fleet { hex: hex(setup, number), seat: Seat(seat), ships: some(ships), holds });
    }
    for n in 0..PLAYERS.len() {
        let mut player = Player { credits: 10 + 7 * n as u32, stage: (n % 3) as u8, ..Player::default() };
        player.technologies.add(TechId((n % 3) as u8));
        position.players.push(player);
    }
    position.players[0].hand.add(CardId(0));
    position.players[0].hand.add(CardId(0));
    position.players[3].bought = some(&[(CRUISER, 2), (GROUND, 5)]);
    position.laws = vec![
        Law { card: CardId(0), elected: None },
        Law { card: CardId(2), elected: Some(Candidate::Player(Seat(5))) },
    ];
    position.agreements = vec![(Seat(0), Seat(3)), (Seat(1), Seat(2))];
    position
}

/// The game.
pub(crate) fn setup() -> Setup {
    let mut setup = Setup { data: data(), map: map(), ..Setup::default() };
    let homes = [20, 23, 26, 29, 32, 35];
    for (n, (name, home)) in PLAYERS.into_iter().zip(homes).enumerate() {
        let home = hex(&setup, home);
        setup.seats.push(SeatSetup { name: name.into(), race: n as u8, home });
    }
    setup.position = position(&setup);
    assert_eq!(setup.check(), Ok(()));
    setup
}
