//! What is printed is read as it was.

use super::*;
use admiralty_imperium::choice::Vote;
use admiralty_imperium::data::{Ballot, CardId, Data, Office, TechId};
use admiralty_imperium::effect::{Colour, Deed, Field, Kinds, Lasting, Until};
use admiralty_imperium::position::{Boost, Deck, Hold, Holding, Law, Player, Poll};
use admiralty_imperium::setup::{Blockade, ElectionOrder, InfluenceTie, PdsFire};
use admiralty_imperium::unit::Role;
use proptest::prelude::*;

/// Numbers from a seed.
struct Luck(u64);

impl Luck {
    /// Below `n`.
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

/// A table as a game may come to it.
fn some_position(scenario: &Scenario, luck: &mut Luck) -> Position {
    let (data, map) = (&scenario.setup.data, &scenario.setup.map);
    let seats = scenario.setup.seats.len() as u64;
    let seat = |luck: &mut Luck| Seat(luck.below(seats) as u8);
    let mut position = Position { turn: 1 + luck.below(99) as u16, ..Position::default() };
    for _ in 0..seats {
        let mut player = Player {
            credits: luck.below(200) as u32,
            stage: luck.below(data.track.len() as u64) as u8,
            excluded: luck.one_in(4),
            ..Player::default()
        };
        for at in 0..data.technologies.len() {
            if luck.one_in(5) {
                player.technologies.add(TechId(at as u8));
            }
        }
        position.players.push(player);
    }
    for _ in &map.planets {
        let mut holding = Holding::default();
        if luck.one_in(2) {
            holding.owner = Some(seat(luck));
            for unit in data.unit_ids().filter(|unit| data.role(*unit) != Some(Role::Ship)) {
                let most = if data.role(unit) == Some(Role::Dock) { 2 } else { 4 };
                holding.units.add(unit, luck.below(most) as u16);
            }
        }
        position.planets.push(holding);
    }
    for hex in map.hex_ids() {
        if matches!(map.hex(hex).unwrap().terrain, Terrain::Supernova | Terrain::AsteroidField) {
            continue;
        }
        for at in (0..seats).filter(|_| luck.one_in(6)).collect::<Vec<_>>() {
            let mut ships = Units::NONE;
            let mut holds = Vec::new();
            for unit in data.unit_ids().filter(|unit| data.role(*unit).unwrap().is_ship()) {
                let n = luck.below(4) as u16;
                ships.add(unit, n);
                let kind = data.unit(unit).unwrap();
                let ground = data.unit_ids().filter(|unit| {
                    kind.carries.has(*unit) && matches!(data.role(*unit), Some(Role::Ground | Role::Pds))
                });
                let ground: Vec<UnitId> = ground.collect();
                for _ in 0..luck.below(u64::from(n) + 1) {
                    let mut troops = Units::NONE;
                    for _ in 0..luck.below(u64::from(kind.capacity) + 1) {
                        troops.add(luck.of(&ground), 1);
                    }
                    holds.push(Hold { ship: unit, troops, landing: None });
                }
            }
            position.change_fleet(hex, Seat(at as u8), |fleet| (fleet.ships, fleet.holds) = (ships, holds));
        }
    }
    some_cards(scenario, luck, &mut position);
    for a in 0..seats as u8 {
        for b in a + 1..seats as u8 {
            if luck.one_in(4) {
                position.agreements.push((Seat(a), Seat(b)));
            }
        }
    }
    if luck.one_in(4) {
        position.winners.push(seat(luck));
    }
    for _ in 0..luck.below(3) {
        let until = luck.of(&[Until::Situation, Until::Turn]);
        position.boosts.push(Boost { seat: seat(luck), lasting: some_change(data, luck), until });
    }
    let docks = map.planet_ids().filter(|planet| {
        let units = position.holding(*planet).unwrap().units;
        units.each().any(|(unit, _)| data.role(unit) == Some(Role::Dock))
    });
    position.new_docks = docks.collect();
    position.new_docks.retain(|_| luck.one_in(4));
    position
}

/// A change of any sort.
fn some_change(data: &Data, luck: &mut Luck) -> Lasting {
    let some = |luck: &mut Luck| {
        let first = Kinds::only(UnitId(luck.below(data.units.len() as u64) as u8));
        data.unit_ids().filter(|_| luck.one_in(3)).fold(first, Kinds::with)
    };
    let (units, carries) = (some(luck), some(luck));
    let n = luck.of(&[-10, -1, 1, 10]);
    let few = 1 + luck.below(20) as u8;
    let many = luck.of(&[1, 1000]);
    let field = luck.of(&[None, Some(Field::Space), Some(Field::Ground)]);
    let colour =
        luck.of(&[None, Some(Colour::Red), Some(Colour::Green), Some(Colour::Blue), Some(Colour::Yellow)]);
    let deed = luck.of(&[
        Deed::Bombardment,
        Deed::PdsFire,
        Deed::Retreat,
        Deed::Agreements,
        Deed::Research,
        Deed::Gifts,
        Deed::Wormholes,
    ]);
    luck.of(&[
        Lasting::Combat { units, n, field },
        Lasting::Move { units, n },
        Lasting::Capacity { units, n: few, carries },
        Lasting::Cost { units, n },
        Lasting::UnitLimit { units, n: many },
        Lasting::FleetLimit { n: many },
        Lasting::HandLimit { n: few },
        Lasting::PassAsteroids,
        Lasting::PdsRange,
        Lasting::FirstFire { units, most: few },
        Lasting::BombardmentKillsAll,
        Lasting::BombardThroughPds,
        Lasting::GroundReward { n: few },
        Lasting::DockBuilds { n },
        Lasting::Draws { n: few },
        Lasting::AgreementPays { n: few },
        Lasting::Income { n },
        Lasting::InfluencePerAgreement { n: few },
        Lasting::InfluencePerPlanet { n: few },
        Lasting::Votes { n },
        Lasting::TechnologyCost { colour, cost: many },
        Lasting::VoteNeedsAgreement,
        Lasting::TradeSurvivesWar,
        Lasting::Transfer,
        Lasting::Forbid(deed),
    ])
}

/// Every card is somewhere.
fn some_cards(scenario: &Scenario, luck: &mut Luck, position: &mut Position) {
    let (data, map) = (&scenario.setup.data, &scenario.setup.map);
    let seats = position.players.len() as u64;
    let mut actions = Deck::default();
    for (at, card) in (0..).map(CardId).zip(&data.actions) {
        for _ in 0..card.copies {
            match luck.below(seats + 3) {
                0 | 1 => actions.rest.add(at),
                2 => actions.discards.add(at),
                seat => position.players[seat as usize - 3].hand.add(at),
            }
        }
    }
    position.actions = actions;
    for (at, card) in (0..).map(CardId).zip(&data.political) {
        for _ in 0..card.copies {
            match luck.below(4) {
                0 | 1 => position.political.rest.add(at),
                2 if position.agenda.is_none() => position.agenda = Some(at),
                _ if !card.law.is_empty() => {
                    let elected = match card.ballot {
                        Ballot::ForAgainst { .. } => None,
                        Ballot::Election { office: Office::Player, .. } => {
                            Some(Candidate::Player(Seat(luck.below(seats) as u8)))
                        }
                        Ballot::Election { office: Office::Planet, .. } => {
                            Some(Candidate::Planet(PlanetId(luck.below(map.planets.len() as u64) as u8)))
                        }
                        Ballot::Election { office: Office::Law, .. } => Some(Candidate::Law(CardId(0))),
                    };
                    position.laws.push(Law { card: at, elected });
                }
                _ => position.political.discards.add(at),
            }
        }
    }
}

/// A game with other house rules, and a table.
fn some_game(base: &str, seed: u64) -> (Scenario, Position, Awaits) {
    let mut luck = Luck(seed);
    let mut scenario = read(base);
    let mut position = some_position(&scenario, &mut luck);
    let rounds = luck.of(&[OrderRounds::One, OrderRounds::Two]);
    let awaits = match rounds {
        OrderRounds::One => Awaits::Turn,
        OrderRounds::Two => luck.of(&[Awaits::Politics, Awaits::Actions]),
    };
    scenario.setup.house = House {
        influence_tie: luck.of(&[InfluenceTie::Seat, InfluenceTie::Random]),
        election_order: luck.of(&[ElectionOrder::Simultaneous, ElectionOrder::AscendingInfluence]),
        sustain: luck.one_in(2),
        pds_fire: luck.of(&[PdsFire::OwnSegment, PdsFire::EverySegment, PdsFire::Off]),
        blockade: luck.of(&[Blockade::Units, Blockade::Ships]),
        order_rounds: rounds,
    };
    // I3.4: an election with open votes goes on.
    if scenario.setup.votes_openly(position.agenda) && luck.one_in(2) {
        let card = scenario.setup.data.political(position.agenda.unwrap()).unwrap();
        let whom = match card.ballot {
            Ballot::Election { office: Office::Planet, .. } => Candidate::Planet(PlanetId(0)),
            Ballot::Election { office: Office::Law, .. } => Candidate::Law(position.agenda.unwrap()),
            _ => Candidate::Player(Seat(0)),
        };
        position.poll = Poll { cast: vec![(Seat(0), Vote::Elect(whom))], awaited: vec![Seat(1)] };
        return (scenario, position, Awaits::Vote);
    }
    (scenario, position, awaits)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 48, ..ProptestConfig::default() })]

    /// The same position, names, rules and map again; and the same text.
    #[test]
    fn states(seed in any::<u64>(), large in any::<bool>(), title in "[^\\p{Cc}]{0,100}") {
        let (mut scenario, position, awaits) = some_game(if large { SIX } else { TWO }, seed);
        scenario.title = Some(title);
        scenario.setup.seats[0].name = "Анна \\ 'О'".to_owned();
        let dice = Dice { commitment: Some("00ff"), salt: Some("5a17") };
        let text = print(&scenario, &position, awaits, dice);
        let again = read(&text);
        prop_assert!(again.begun);
        prop_assert_eq!(&again.setup.position, &position);
        scenario.setup.position = position.clone();
        scenario.setup.awaits = awaits;
        prop_assert_eq!(&again.setup, &scenario.setup);
        prop_assert_eq!(&again.title, &scenario.title);
        prop_assert_eq!(again.dice(), dice);
        prop_assert_eq!(print(&again, &again.setup.position, awaits, dice), text);
    }

    /// A view has what its player may see, and nothing of the others' hands or the deck.
    #[test]
    fn views(seed in any::<u64>()) {
        let (scenario, position, awaits) = some_game(SIX, seed);
        let seat = Seat((seed % 6) as u8);
        let mut scenario = scenario;
        scenario.salt = Some("5a17".to_owned());
        let text = print_view(&scenario, &position, awaits, seat);
        prop_assert!(!text.contains("5a17"));
        let view = read(&text);
        let mut seen = position.clone();
        seen.actions.rest = Cards::default();
        for at in (0..6).filter(|at| *at != seat.index()) {
            seen.players[at].hand = Cards::default();
        }
        prop_assert_eq!(&view.setup.position, &seen);
        prop_assert_eq!(view.seen_by, Some(seat));
        prop_assert_eq!(view.hidden.deck_size, Some(position.actions.rest.total()));
        for (at, size) in view.hidden.hand_sizes.iter().enumerate() {
            let expected = (at != seat.index()).then(|| position.players[at].hand.total());
            prop_assert_eq!(*size, expected);
        }
        // No card is named that the player does not hold and that is not discarded openly.
        for (at, card) in (0..).map(CardId).zip(&scenario.setup.data.actions) {
            let open = position.players[seat.index()].hand.get(at) + position.actions.discards.get(at);
            let named = [" ", "\n"].iter().any(|before| text.contains(&format!("{before}{} = ", card.name)));
            prop_assert_eq!(named, open > 0, "{}", &card.name);
        }
        // What is printed of a view is that view.
        prop_assert_eq!(print(&view, &view.setup.position, awaits, Dice::default()), text);
    }
}

/// The changes of the data go on from state to state, in their order.
#[test]
fn changes_of_the_data() {
    let more = "[data]\nplanet_scale = 3\n[data.unit.zeppelin]\nrole = 'ship'\ncost = 0x0a\ncombat = 9\n\
                en = \"Zeppelin \\\"Z\\\"\"\n[data.unit.balloon]\nrole = 'ship'\ncost = 1\ncombat = 10\n\
                capacity = 1\ncarries = ['ground', 'pds']\n[data.race.sol.start]\ncredits = 3\n\
                [data.home.sol]\nplanets = { 'New Earth' = [1, 2, 'red'] }\n";
    let mut text = SIX.to_owned();
    text.push_str(more);
    let scenario = read(&text);
    let printed = print(&scenario, &scenario.setup.position, Awaits::Turn, Dice::default());
    let again = read(&printed);
    assert_eq!(again.setup, scenario.setup);
    assert_eq!(again.names, scenario.names);
    let names: Vec<&str> = again.setup.data.units.iter().map(|unit| unit.name.as_str()).collect();
    assert_eq!(names[names.len() - 2..], ["zeppelin", "balloon"]);
    assert!(printed.contains("[data.unit.zeppelin]\nrole = \"ship\"\ncost = 10\n"), "{printed}");
    assert!(printed.contains("planets = { \"New Earth\" = [1, 2, \"red\"] }\n"), "{printed}");
}

/// What a hand-written state looks like once it was read: known from the format, not from the program.
#[test]
fn the_written_form() {
    let scenario = read(TURN);
    let text = print(&scenario, &scenario.setup.position, scenario.setup.awaits, Dice::default());
    for piece in [
        "game = \"imperium\"\ntitle = \"Two at the rift\"\nturn = 3\nawaits = \"turn\"\nagreements = [[\"Anna\", \"Boris\"]]\n",
        "\n[map]\nrings = 2\n\n[map.systems]\n1 = \"Mecatol Rex\"\n2 = \"Lodor\"\n3 = \"nebula\"\n",
        "\n[[seat]]\nname = \"Anna\"\nrace = \"hacan\"\nhome = 8\ncredits = 12\nstage = \"governor\"\n\
         technologies = [\"antimass_deflectors\", \"micro_technology\"]\nhand = { scandal = 1, tax_census = 2 }\n",
        "\n\"Tren'lak\" = { owner = \"Boris\", ground_force = 1 }\n",
        "\nKamdorn = { owner = \"Anna\" }\n",
        "\n[[fleet]]\nhex = 2\nseat = \"Anna\"\nships = { carrier = 1, cruiser = 2, fighter = 2 }\n\
         holds = [{ ship = \"carrier\", ground_force = 3 }]\n",
        "\n[actions.discards]\ninformants = 1\n\n[political]\nagenda = \"harvest_festival\"\n\n[political.deck]\n",
        "\n[[law]]\ncard = \"chancellor\"\nelected = \"Anna\"\n",
    ] {
        assert!(text.contains(piece), "{piece}\nis not in\n{text}");
    }
}

/// The written form of what a card has changed: known from the format.
#[test]
fn changes_for_a_while() {
    let more = "\n[[boost]]\nseat = 'Anna'\nuntil = 'turn'\n\
                change = { combat = 1, units = ['cruiser', 'dreadnought'], field = 'space' }\n";
    let text = TURN.replacen("new_docks = []", "new_docks = ['Quinarra']", 1) + more;
    let mut scenario = read(&text);
    let units = Kinds::only(unit(&scenario, "cruiser")).with(unit(&scenario, "dreadnought"));
    let lasting = Lasting::Combat { units, n: 1, field: Some(Field::Space) };
    assert_eq!(scenario.setup.position.boosts, [Boost { seat: Seat(0), lasting, until: Until::Turn }]);
    assert_eq!(scenario.setup.position.new_docks, [planet(&scenario, "Quinarra")]);
    scenario.setup.awaits = Awaits::Turn;
    let printed = print(&scenario, &scenario.setup.position, Awaits::Turn, Dice::default());
    for piece in [
        "\nnew_docks = [\"Quinarra\"]\n",
        "\n[[boost]]\nseat = \"Anna\"\nuntil = \"turn\"\nchange = { combat = 1, units = [\"cruiser\", \"dreadnought\"], field = \"space\" }\n",
    ] {
        assert!(printed.contains(piece), "{piece}\nis not in\n{printed}");
    }
}
