//! The figures of the set, against those that were published, written here by hand.

use super::*;
use admiralty_imperium::data::Technology;
use admiralty_imperium::effect::{Colour, Deed, Kinds, Lasting};
use admiralty_imperium::map::{Terrain, Wormhole};
use admiralty_imperium::unit::{NEVER, Role, UnitId};
use admiralty_referee::Lang;
use std::collections::BTreeSet;

fn unit(name: &str) -> UnitId {
    let at = standard().data.units.iter().position(|unit| unit.name == name);
    UnitId(at.unwrap_or_else(|| panic!("no unit {name}")) as u8)
}

fn kinds(names: &[&str]) -> Kinds {
    names.iter().fold(Kinds::NONE, |kinds, name| kinds.with(unit(name)))
}

fn ships() -> Kinds {
    kinds(&["carrier", "cruiser", "dreadnought", "fighter"])
}

#[test]
fn units() {
    let set = standard();
    // Name, role, cost, combat, move, capacity, bombards.
    let expected = [
        ("carrier", Role::Ship, 10, 9, 1, 5, false),
        ("cruiser", Role::Ship, 6, 8, 2, 0, false),
        ("dreadnought", Role::Ship, 10, 4, 1, 0, true),
        ("fighter", Role::Fighter, 4, 9, 0, 0, false),
        ("ground_force", Role::Ground, 2, 8, 0, 0, false),
        ("pds", Role::Pds, 4, 6, 0, 0, false),
        ("space_dock", Role::Dock, 8, NEVER, 0, 0, false),
    ];
    let units = set.data.units.iter();
    let found: Vec<_> =
        units.map(|u| (u.name.as_str(), u.role, u.cost, u.combat, u.moves, u.capacity, u.bombards)).collect();
    assert_eq!(found, expected);
    let dice: Vec<u8> = set.data.units.iter().map(|unit| unit.dice).collect();
    assert_eq!(dice, [1, 1, 1, 1, 1, 1, 0]);
    assert_eq!(set.data.unit(unit("carrier")).unwrap().carries, kinds(&["ground_force", "fighter", "pds"]));
    let limits: Vec<_> = set.data.units.iter().map(|unit| unit.limit).collect();
    assert_eq!(limits, [None, None, None, None, None, Some(6), None]);
    assert_eq!(set.data.unit(unit("space_dock")).unwrap().fighters, 3);
    let spare =
        set.optional.iter().map(|u| (u.name.as_str(), u.combat, u.dice, u.moves, u.capacity, u.sustains));
    assert_eq!(spare.collect::<Vec<_>>(), [("destroyer", 9, 1, 2, 0, false), ("war_sun", 3, 3, 2, 6, true)]);
}

/// A planet: Resources, Influence, speciality.
type Body = (&'static str, u8, u8, Option<Colour>);

const RED: Option<Colour> = Some(Colour::Red);
const GREEN: Option<Colour> = Some(Colour::Green);
const BLUE: Option<Colour> = Some(Colour::Blue);

#[rustfmt::skip]
const SYSTEMS: [(&str, &[Body]); 29] = [
    ("hacan", &[("Arretze", 2, 0, None), ("Hercant", 1, 1, None), ("Kamdorn", 0, 1, None)]),
    ("letnev", &[("Arc Prime", 4, 0, None), ("Wren Terra", 2, 1, None)]),
    ("jolnar", &[("Jol", 1, 2, None), ("Nar", 2, 3, None)]),
    ("sol", &[("Jord", 4, 2, None)]),
    ("norr", &[("Quinarra", 3, 1, None), ("Tren'lak", 1, 0, None)]),
    ("xxcha", &[("Archon Ren", 2, 3, None), ("Archon Tau", 1, 1, None)]),
    ("mentak", &[("Moll Primus", 4, 1, None)]),
    ("yssaril", &[("Retillion", 2, 3, None), ("Shalloq", 1, 2, None)]),
    ("18", &[("Mecatol Rex", 1, 6, None)]),
    ("19", &[("Wellon", 1, 2, None)]),
    ("20", &[("Vefut II", 2, 0, RED)]),
    ("21", &[("Thibah", 1, 1, None)]),
    ("22", &[("Tar'Mann", 1, 1, None)]),
    ("23", &[("Saudor", 2, 2, None)]),
    ("24", &[("Mehar Xull", 1, 3, BLUE)]),
    ("25", &[("Quann", 2, 1, GREEN)]),
    ("26", &[("Lodor", 3, 1, GREEN)]),
    ("27", &[("New Albion", 1, 1, GREEN), ("Starpoint", 3, 1, None)]),
    ("28", &[("Tequ'Ran", 2, 0, RED), ("Torkan", 0, 3, BLUE)]),
    ("29", &[("Qucen'n", 1, 2, None), ("Rarron", 0, 3, GREEN)]),
    ("30", &[("Mellon", 0, 2, None), ("Zohbat", 3, 1, BLUE)]),
    ("31", &[("Lazar", 1, 0, None), ("Sakulag", 2, 1, None)]),
    ("32", &[("Dal Bootha", 0, 2, RED), ("Xxehan", 1, 1, GREEN)]),
    ("33", &[("Coorneeq", 1, 2, RED), ("Resculon", 2, 0, None)]),
    ("34", &[("Centauri", 1, 3, None), ("Gral", 1, 1, BLUE)]),
    ("35", &[("Bereg", 3, 1, RED), ("Lirta IV", 2, 3, GREEN)]),
    ("36", &[("Arnor", 2, 1, None), ("Lor", 1, 2, RED)]),
    ("37", &[("Arinam", 1, 2, BLUE), ("Meer", 0, 4, None)]),
    ("38", &[("Abyz", 3, 0, None), ("Fria", 2, 0, BLUE)]),
];

#[test]
fn systems() {
    let set = standard();
    assert_eq!(set.planet_scale, 5);
    for (at, (name, planets)) in SYSTEMS.iter().enumerate() {
        let system = set.system(name).unwrap_or_else(|| panic!("no system {name}"));
        assert_eq!(system.home, at < 8, "{name}");
        let found: Vec<_> = system
            .planets
            .iter()
            .map(|planet| (planet.name.as_str(), planet.resources, planet.influence, planet.speciality))
            .collect();
        let scaled: Vec<_> =
            planets.iter().map(|(name, r, i, colour)| (*name, r * 5, i * 5, *colour)).collect();
        assert_eq!(found, scaled, "{name}");
        let holes = match *name {
            "25" => vec![Wormhole::Beta],
            "26" => vec![Wormhole::Alpha],
            _ => Vec::new(),
        };
        assert_eq!((system.terrain, &system.wormholes), (Terrain::Open, &holes), "{name}");
    }
    let empty: Vec<_> = set.systems.iter().filter(|system| system.planets.is_empty()).collect();
    let found: Vec<_> = empty
        .iter()
        .map(|system| (system.name.as_str(), system.terrain, system.wormholes.as_slice()))
        .collect();
    let expected: [(&str, Terrain, &[Wormhole]); 7] = [
        ("empty", Terrain::Open, &[]),
        ("nebula", Terrain::Nebula, &[]),
        ("supernova", Terrain::Supernova, &[]),
        ("asteroid_field", Terrain::AsteroidField, &[]),
        ("gravity_rift", Terrain::GravityRift, &[]),
        ("wormhole_alpha", Terrain::Open, &[Wormhole::Alpha]),
        ("wormhole_beta", Terrain::Open, &[Wormhole::Beta]),
    ];
    assert_eq!(found, expected);
    // I5.1.5: by default 1 to 6 clockwise.
    assert!(set.systems.iter().all(|system| system.sides == [1, 2, 3, 4, 5, 6]));
    assert_eq!(set.systems.len(), SYSTEMS.len() + expected.len());
    assert!(set.systems.iter().filter(|system| !system.home).count() >= 24);
}

#[test]
fn races() {
    let set = standard();
    let fighting = ships().or(kinds(&["ground_force"]));
    let ground = kinds(&["ground_force"]);
    let expected: [(&str, Vec<Lasting>); 7] = [
        ("hacan", vec![Lasting::TradeSurvivesWar]),
        (
            "letnev",
            vec![
                Lasting::Combat {
                    units: ground,
                    n: 2,
                    field: Some(admiralty_imperium::effect::Field::Ground),
                },
                Lasting::VoteNeedsAgreement,
            ],
        ),
        (
            "jolnar",
            vec![
                Lasting::Combat { units: fighting, n: -1, field: None },
                Lasting::TechnologyCost { colour: None, cost: 20 },
                Lasting::TechnologyCost { colour: RED, cost: 40 },
            ],
        ),
        ("sol", vec![Lasting::InfluencePerPlanet { n: 1 }]),
        ("norr", vec![Lasting::Combat { units: fighting, n: 1, field: None }]),
        (
            "mentak",
            vec![Lasting::FirstFire { units: kinds(&["cruiser"]), most: 2 }, Lasting::AgreementPays { n: 1 }],
        ),
        // Two cards where others draw one.
        ("yssaril", vec![Lasting::Draws { n: 1 }]),
    ];
    let found: Vec<_> = set.data.races.iter().map(|race| (race.name.as_str(), race.traits.clone())).collect();
    assert_eq!(found, expected);
    // Each has a Home System, and one racial technology without colour and prerequisites of its own.
    for (at, race) in set.data.races.iter().enumerate() {
        assert!(set.system(&race.name).unwrap().home);
        let own: Vec<_> = set.data.technologies.iter().filter(|t| t.race == Some(at as u8)).collect();
        assert_eq!(own.len(), 1, "{}", race.name);
        assert!(!own[0].effects.is_empty());
        assert_eq!(set.names.get(Thing::Technology, &own[0].name).unwrap().from, Some(Origin::Own));
    }
}

#[test]
fn starts() {
    let set = standard();
    assert_eq!(set.starts.len(), set.data.races.len());
    for start in set.starts.iter() {
        assert_eq!(start.credits, 15);
        let units: Vec<_> =
            start.units.each().map(|(id, n)| (set.data.unit(id).unwrap().name.as_str(), n)).collect();
        let expected = [
            ("carrier", 2),
            ("cruiser", 2),
            ("dreadnought", 1),
            ("fighter", 4),
            ("ground_force", 6),
            ("pds", 1),
        ];
        assert_eq!(units, expected);
        // A start is never ahead of the prerequisites.
        assert!((1..=2).contains(&start.technologies.count()));
        for id in start.technologies.each() {
            let technology = set.data.technology(id).unwrap();
            assert!(technology.needs.iter().all(|need| start.technologies.has(*need)), "{}", technology.name);
            assert!(technology.race.is_none() && technology.needs_any.is_empty(), "{}", technology.name);
        }
    }
}

/// A technology: colour, all that it needs, of which it needs one, what it does.
type Expected = (&'static str, Option<Colour>, &'static [&'static str], &'static [&'static str], Lasting);

#[test]
fn technologies() {
    let set = standard();
    let yellow = Some(Colour::Yellow);
    let bigger = kinds(&["cruiser", "dreadnought"]);
    let combat = |name: &str| Lasting::Combat { units: kinds(&[name]), n: 1, field: None };
    let carriers = Lasting::Move { units: kinds(&["carrier"]), n: 1 };
    let holds = Lasting::Capacity { units: bigger, n: 1, carries: kinds(&["ground_force"]) };
    let volley = Lasting::FirstFire { units: kinds(&["dreadnought"]), most: 0 };
    let all = ships().or(kinds(&["ground_force", "pds", "space_dock"]));
    #[rustfmt::skip]
    let expected: [Expected; 15] = [
        ("antimass_deflectors", BLUE, &[], &[], Lasting::PassAsteroids),
        ("xrd_transporters", BLUE, &["antimass_deflectors"], &[], carriers),
        ("type_iv_drive", BLUE, &["xrd_transporters", "neural_motivator"], &[], Lasting::Move { units: bigger, n: 1 }),
        ("hylar_v", RED, &[], &[], combat("cruiser")),
        ("deep_space_cannon", RED, &["hylar_v"], &[], Lasting::PdsRange),
        ("cybernetics", GREEN, &[], &["stasis_capsules", "antimass_deflectors"], combat("fighter")),
        ("stasis_capsules", GREEN, &["enviro_compensator"], &[], holds),
        ("assault_cannon", RED, &[], &[], volley),
        ("x89", GREEN, &[], &["transit_diodes", "assault_cannon"], Lasting::BombardmentKillsAll),
        ("enviro_compensator", yellow, &[], &[], Lasting::DockBuilds { n: 1 }),
        ("neural_motivator", GREEN, &[], &["stasis_capsules", "micro_technology"], Lasting::Draws { n: 1 }),
        ("dacxive_animators", GREEN, &["neural_motivator"], &[], Lasting::GroundReward { n: 1 }),
        ("micro_technology", yellow, &[], &[], Lasting::AgreementPays { n: 1 }),
        ("sarween_tools", yellow, &["enviro_compensator"], &[], Lasting::Cost { units: all, n: -1 }),
        ("transit_diodes", yellow, &[], &[], Lasting::Transfer),
    ];
    let common: Vec<&Technology> = set.data.technologies.iter().filter(|t| t.race.is_none()).collect();
    assert_eq!(common.len(), expected.len());
    let name = |id: &admiralty_imperium::data::TechId| set.data.technology(*id).unwrap().name.as_str();
    for (technology, (id, colour, needs, any, effect)) in common.iter().zip(expected) {
        assert_eq!((technology.name.as_str(), technology.colour, technology.cost), (id, colour, None));
        assert_eq!(technology.needs.iter().map(name).collect::<Vec<_>>(), needs, "{id}");
        assert_eq!(technology.needs_any.iter().map(name).collect::<Vec<_>>(), any, "{id}");
        assert_eq!(technology.effects, [effect], "{id}");
    }
    // I6.1, I6.2.
    assert_eq!((set.data.technology_cost, set.data.racial_cost), (30, 45));
    assert!(!set.data.technologies.iter().any(|t| t.effects.contains(&Lasting::Forbid(Deed::Research))));
}

#[test]
fn everything_says_where_it_comes_from_and_what_it_is_called() {
    let set = standard();
    let mut count = 0;
    for thing in Thing::ALL {
        let mut called = BTreeSet::new();
        for (id, more) in set.names.table(thing) {
            count += 1;
            let name = set.names.get(thing, id).unwrap();
            assert!(thing == Thing::Planet || name.from.is_some(), "{thing:?} {id}: from?");
            assert!(!name.en.is_empty() && !name.ru.is_empty());
            assert!(called.insert(name.ru.clone()), "{thing:?} {id}: {}", name.ru);
            let cyrillic = name.ru.chars().any(|c| ('а'..='я').contains(&c.to_lowercase().next().unwrap()));
            assert!(cyrillic || id == "imperium_rex" || name.ru == "ПОС", "{thing:?} {id}: {}", name.ru);
            assert!(more.contains(&name.ru.as_str()));
        }
    }
    // 9 units, 7 races, 22 technologies, 40 kinds of cards, 6 stages, 36 systems, 15 + 33 planets.
    assert_eq!(count, 9 + 7 + 22 + 20 + 20 + 6 + 36 + 48);
}

#[test]
fn names_in_files() {
    let names = standard().names;
    for (thing, word, id) in [
        (Thing::Unit, "Ground Forces", "ground_force"),
        (Thing::Unit, "крейсеров", "cruiser"),
        (Thing::Unit, "пос", "pds"),
        (Thing::Unit, "Звезда войны", "war_sun"),
        (Thing::Technology, "Hylar-V", "hylar_v"),
        (Thing::Technology, "отражатель материи", "antimass_deflectors"),
        (Thing::Race, "Jol-Nar", "jolnar"),
        (Thing::Race, "Эмираты Хакан", "hacan"),
        (Thing::Planet, "mecatol rex", "Mecatol Rex"),
        (Thing::Planet, "трен'лак", "Tren'lak"),
        (Thing::System, "Bereg – Lirta IV", "35"),
        (Thing::Stage, "республика", "republic"),
        (Thing::Action, "засада", "ambush"),
    ] {
        assert_eq!(names.resolve(thing, word), Some(id), "{word}");
    }
    assert_eq!(names.resolve(Thing::Unit, "frigate"), None);
    assert_eq!(names.name(Lang::Ru, Thing::Unit, "pds"), "ПОС");
    assert_eq!(names.name(Lang::En, Thing::Unit, "ground_force"), "Ground Force");
    assert_eq!(names.name(Lang::En, Thing::System, "18"), "Mecatol Rex");
    assert_eq!(names.name(Lang::Ru, Thing::System, "nebula"), "Туманность");
    assert_eq!(names.name(Lang::En, Thing::Unit, "frigate"), "frigate");
}
