//! Data of a small game: unit figures of the second edition as far as they are known, and cards that
//! together use every word of the vocabulary. Names and numbers of cards are ours.

use admiralty_imperium::data::{
    Action, Aim, Ballot, Condition, Data, Measure, Office, Political, Race, Stage, TechId, Technology,
    UnitType, Window,
};
use admiralty_imperium::effect::{Colour, Deed, Effect, Field, Kinds, Lasting, Until, Who};
use admiralty_imperium::unit::{Role, UnitId};

pub(crate) const CARRIER: UnitId = UnitId(0);
pub(crate) const CRUISER: UnitId = UnitId(1);
pub(crate) const DREADNOUGHT: UnitId = UnitId(2);
pub(crate) const FIGHTER: UnitId = UnitId(3);
pub(crate) const GROUND: UnitId = UnitId(4);
pub(crate) const PDS: UnitId = UnitId(5);
pub(crate) const DOCK: UnitId = UnitId(6);

/// A combat value that is hit on, dice, cost, Move.
fn unit(name: &str, role: Role, cost: u16, combat: u8, moves: u8) -> UnitType {
    UnitType {
        name: name.into(),
        role,
        cost,
        dice: 1,
        combat,
        moves,
        capacity: 0,
        carries: Kinds::NONE,
        bombards: false,
        sustains: false,
        limit: None,
        fighters: 0,
    }
}

pub(crate) fn units() -> Vec<UnitType> {
    let cargo = Kinds::only(FIGHTER).with(GROUND).with(PDS);
    vec![
        UnitType { capacity: 5, carries: cargo, ..unit("carrier", Role::Ship, 10, 9, 1) },
        unit("cruiser", Role::Ship, 6, 8, 2),
        UnitType { bombards: true, sustains: true, ..unit("dreadnought", Role::Ship, 10, 4, 1) },
        unit("fighter", Role::Fighter, 4, 9, 0),
        unit("ground_force", Role::Ground, 2, 8, 0),
        UnitType { limit: Some(6), ..unit("pds", Role::Pds, 4, 6, 0) },
        UnitType { dice: 0, fighters: 3, ..unit("space_dock", Role::Dock, 8, 11, 0) },
    ]
}

fn races() -> Vec<Race> {
    let race = |name: &str, traits: &[Lasting]| Race { name: name.into(), traits: traits.to_vec() };
    let combat = |n, field| Lasting::Combat { units: Kinds::ALL, n, field };
    vec![
        race("plain", &[]),
        race("hacan", &[Lasting::TradeSurvivesWar]),
        race("letnev", &[combat(2, Some(Field::Ground)), Lasting::VoteNeedsAgreement]),
        race("norr", &[combat(1, None)]),
        race(
            "jolnar",
            &[
                combat(-1, None),
                Lasting::TechnologyCost { colour: None, cost: 20 },
                Lasting::TechnologyCost { colour: Some(Colour::Red), cost: 40 },
            ],
        ),
        race("xxcha", &[Lasting::InfluencePerAgreement { n: 1 }]),
        race(
            "mentak",
            &[Lasting::FirstFire { units: Kinds::only(CRUISER), most: 2 }, Lasting::AgreementPays { n: 1 }],
        ),
        race("yssaril", &[Lasting::Draws { n: 1 }]),
        race("sol", &[Lasting::InfluencePerPlanet { n: 1 }]),
    ]
}

fn technologies() -> Vec<Technology> {
    let tech = |name: &str, colour, needs: &[u8], effect: Lasting| Technology {
        name: name.into(),
        colour: Some(colour),
        race: None,
        needs: needs.iter().copied().map(TechId).collect(),
        needs_any: Vec::new(),
        cost: None,
        effects: vec![effect],
    };
    let any = |needs: &[u8], tech: Technology| Technology {
        needs_any: needs.iter().copied().map(TechId).collect(),
        ..tech
    };
    let racial = |race, cost, tech: Technology| Technology { race: Some(race), cost, colour: None, ..tech };
    let big = Kinds::only(CRUISER).with(DREADNOUGHT);
    let combat = |unit, field| Lasting::Combat { units: Kinds::only(unit), n: 1, field };
    let room = Lasting::Capacity { units: big, n: 1, carries: Kinds::only(GROUND) };
    let first = Lasting::FirstFire { units: Kinds::only(DREADNOUGHT), most: 0 };
    let faster = |units| Lasting::Move { units, n: 1 };
    vec![
        tech("antimass_deflectors", Colour::Blue, &[], Lasting::PassAsteroids),
        tech("xrd_transporters", Colour::Blue, &[0], faster(Kinds::only(CARRIER))),
        tech("hylar_v", Colour::Red, &[], combat(CRUISER, Some(Field::Space))),
        tech("deep_space_cannon", Colour::Red, &[2], Lasting::PdsRange),
        any(&[5, 0], tech("cybernetics", Colour::Green, &[], combat(FIGHTER, None))),
        tech("stasis_capsules", Colour::Green, &[9], room),
        tech("assault_cannon", Colour::Red, &[], first),
        any(&[6, 11], tech("graviton_negator", Colour::Red, &[], Lasting::BombardThroughPds)),
        any(&[14, 6], tech("x89", Colour::Green, &[], Lasting::BombardmentKillsAll)),
        tech("enviro_compensator", Colour::Yellow, &[], Lasting::DockBuilds { n: 1 }),
        any(&[5, 12], tech("neural_motivator", Colour::Green, &[], Lasting::Draws { n: 1 })),
        tech("dacxive_animators", Colour::Green, &[10], Lasting::GroundReward { n: 1 }),
        tech("micro_technology", Colour::Yellow, &[], Lasting::AgreementPays { n: 1 }),
        tech("sarween_tools", Colour::Yellow, &[9], Lasting::Cost { units: Kinds::ALL, n: -1 }),
        tech("transit_diodes", Colour::Yellow, &[], Lasting::Transfer),
        racial(0, None, tech("racial_drive", Colour::Blue, &[], faster(big))),
        racial(1, Some(40), tech("racial_trade", Colour::Blue, &[], Lasting::Income { n: 3 })),
    ]
}

/// A vote with what happens, and what it changes if it is a Law.
fn vote(name: &str, pass: &[Effect], fail: &[Effect], law: &[(Who, Lasting)]) -> Political {
    let ballot = Ballot::ForAgainst { pass: pass.to_vec(), fail: fail.to_vec() };
    Political { name: name.into(), copies: 1, ballot, law: law.to_vec() }
}

fn election(name: &str, office: Office, elected: &[Effect], law: &[(Who, Lasting)]) -> Political {
    let ballot = Ballot::Election { office, elected: elected.to_vec() };
    Political { name: name.into(), copies: 1, ballot, law: law.to_vec() }
}

fn political() -> Vec<Political> {
    let all = |lasting| (Who::Everyone, lasting);
    let forbid = |deed| all(Lasting::Forbid(deed));
    let twice = |card: Political| Political { copies: 2, ..card };
    let credits = |who, n| Effect::Credits { who, n };
    let dreadnoughts = Kinds::only(DREADNOUGHT);
    vec![
        vote(
            "subsidy",
            &[credits(Who::Everyone, 5)],
            &[Effect::CreditsPerPlanet { who: Who::Everyone, n: -1 }],
            &[],
        ),
        vote("small_fleets", &[], &[credits(Who::LeastInfluence, 4)], &[all(Lasting::FleetLimit { n: 3 })]),
        vote("few_secrets", &[], &[], &[all(Lasting::HandLimit { n: 5 })]),
        vote(
            "disarmament",
            &[],
            &[],
            &[
                all(Lasting::UnitLimit { units: dreadnoughts, n: 2 }),
                all(Lasting::Cost { units: dreadnoughts, n: 2 }),
            ],
        ),
        election(
            "speaker",
            Office::Player,
            &[credits(Who::Elected, 5)],
            &[(Who::Elected, Lasting::Votes { n: 3 }), (Who::Others, Lasting::Votes { n: -1 })],
        ),
        vote("open_cities", &[], &[], &[forbid(Deed::Bombardment)]),
        vote("to_the_last", &[], &[], &[forbid(Deed::PdsFire), forbid(Deed::Retreat)]),
        vote(
            "isolation",
            &[Effect::BreakAgreements { who: Who::Everyone }],
            &[],
            &[forbid(Deed::Agreements), forbid(Deed::Gifts)],
        ),
        election("embargo", Office::Player, &[], &[(Who::Elected, Lasting::Forbid(Deed::Research))]),
        vote("closed_gates", &[], &[], &[forbid(Deed::Wormholes)]),
        twice(vote("fresh_start", &[Effect::RepealAll], &[], &[])),
        twice(election("repeal", Office::Law, &[Effect::RepealElected], &[])),
        election("free_world", Office::Planet, &[Effect::Abandon], &[]),
        election(
            "garrison",
            Office::Planet,
            &[Effect::Gain { unit: GROUND, n: 2 }, Effect::Destroy { unit: DOCK, n: 1 }],
            &[],
        ),
        election("censure", Office::Player, &[Effect::Exclude { who: Who::Elected }], &[]),
        vote("inquiry", &[Effect::Manual], &[Effect::Exclude { who: Who::MostInfluence }], &[]),
        election(
            "capital",
            Office::Planet,
            &[Effect::Cards { who: Who::Elected, n: 2 }, credits(Who::Others, -1)],
            &[(Who::Elected, Lasting::Income { n: 2 })],
        ),
        twice(vote("dues", &[], &[], &[all(Lasting::Income { n: -2 })])),
    ]
}

fn boost(who: Who, lasting: Lasting, until: Until) -> Effect {
    Effect::Boost { who, lasting, until }
}

fn actions() -> Vec<Action> {
    let card = |name: &str, window, aim, effects: &[Effect]| Action {
        name: name.into(),
        copies: 2,
        window,
        aim,
        effects: effects.to_vec(),
    };
    let here = Until::Situation;
    let credits = |who, n| Effect::Credits { who, n };
    let gain = |unit, n| Effect::Gain { unit, n };
    let destroy = |unit, n| Effect::Destroy { unit, n };
    let combat = |n, field| Lasting::Combat { units: Kinds::ALL, n, field: Some(field) };
    let faster = Lasting::Move { units: Kinds::ALL, n: 1 };
    let cheap = Lasting::TechnologyCost { colour: None, cost: 10 };
    let room =
        Lasting::Capacity { units: Kinds::only(CARRIER), n: 2, carries: Kinds::only(GROUND).with(FIGHTER) };
    vec![
        card("research", Window::Political, Aim::None, &[Effect::Cards { who: Who::Player, n: 2 }]),
        card("levy", Window::Political, Aim::Player, &[credits(Who::Target, -4), credits(Who::Player, 4)]),
        card("scandal", Window::Political, Aim::Planet, &[Effect::Exclude { who: Who::Target }]),
        card("harvest", Window::Economic, Aim::None, &[boost(Who::Player, Lasting::Income { n: 5 }, here)]),
        card("militia", Window::Economic, Aim::OwnPlanet, &[gain(GROUND, 2)]),
        card("rumours", Window::Economic, Aim::Player, &[Effect::BreakAgreements { who: Who::Target }]),
        card("tailwind", Window::Movement, Aim::None, &[boost(Who::Player, faster, here)]),
        card("deserters", Window::Movement, Aim::OwnFleet, &[gain(CRUISER, 1)]),
        card("sabotage", Window::Movement, Aim::EnemyPlanet, &[destroy(PDS, 2)]),
        card("morale", Window::SpaceBattle, Aim::None, &[boost(Who::Player, combat(2, Field::Space), here)]),
        card("fog", Window::SpaceBattle, Aim::None, &[boost(Who::Everyone, combat(-10, Field::Space), here)]),
        card(
            "mines",
            Window::SpaceBattle,
            Aim::EnemyPlanet,
            &[destroy(CRUISER, 1), destroy(FIGHTER, 2), destroy(CARRIER, 1)],
        ),
        card("mud", Window::Invasion, Aim::None, &[boost(Who::Everyone, combat(-10, Field::Ground), here)]),
        card("panic", Window::Invasion, Aim::EnemyPlanet, &[destroy(GROUND, 1)]),
        card("bunker", Window::Invasion, Aim::OwnPlanet, &[gain(PDS, 1)]),
        card("parley", Window::Invasion, Aim::None, &[Effect::Manual]),
        card("grant", Window::Technology, Aim::None, &[boost(Who::Player, cheap, here)]),
        card(
            "patents",
            Window::Technology,
            Aim::EnemyPlanet,
            &[Effect::CreditsPerPlanet { who: Who::Target, n: -1 }],
        ),
        card("shipwrights", Window::Placement, Aim::OwnPlanet, &[gain(DOCK, 1), gain(FIGHTER, 2)]),
        card("arson", Window::Placement, Aim::EnemyPlanet, &[destroy(DOCK, 1)]),
        card("bunks", Window::Movement, Aim::None, &[boost(Who::Player, room, Until::Turn)]),
        card("audit", Window::Placement, Aim::None, &[Effect::Manual]),
    ]
}

fn track() -> Vec<Stage> {
    let stage = |name: &str, racial, condition| Stage { name: name.into(), condition, racial };
    let least = Condition::AtLeast;
    let ships = Kinds::only(CARRIER).with(CRUISER).with(DREADNOUGHT);
    vec![
        stage("warlord", false, Condition::All(Vec::new())),
        stage("governor", false, least(Measure::Planets, 2)),
        stage(
            "republic",
            true,
            Condition::Any(vec![
                least(Measure::Technologies, 2),
                least(Measure::Credits, 30),
                least(Measure::Agreements, 1),
            ]),
        ),
        stage(
            "empire",
            false,
            Condition::All(vec![
                least(Measure::Units(ships), 3),
                Condition::Any(vec![least(Measure::Influence, 5), least(Measure::Resources, 6)]),
            ]),
        ),
        stage(
            "imperium_rex",
            false,
            Condition::All(vec![least(Measure::Planets, 4), least(Measure::Systems, 2)]),
        ),
    ]
}

/// All of it.
pub(crate) fn data() -> Data {
    Data {
        units: units(),
        races: races(),
        technologies: technologies(),
        political: political(),
        actions: actions(),
        track: track(),
        technology_cost: 30,
        racial_cost: 45,
    }
}
