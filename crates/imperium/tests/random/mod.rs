//! Random turns over the data of the tests.

pub(crate) mod drive;

use crate::data::{CARRIER, CRUISER, DOCK, DREADNOUGHT, FIGHTER, GROUND, PDS, data};
use admiralty_game::Seat;
use admiralty_imperium::Imperium;
use admiralty_imperium::choice::Vote;
use admiralty_imperium::data::{Ballot, CardId, Data, Office, TechId};
use admiralty_imperium::effect::Colour;
use admiralty_imperium::map::{Axial, Hex, HexId, Map, Planet, PlanetId, Terrain, Wormhole};
use admiralty_imperium::position::{
    Candidate, Cards, Deck, Fleet, Hold, Holding, Law, Player, Poll, Position, Technologies,
};
use admiralty_imperium::setup::{
    Awaits, Blockade, ElectionOrder, House, InfluenceTie, OrderRounds, PdsFire, SeatSetup, Setup,
};
use admiralty_imperium::unit::Units;
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

struct Luck(ChaCha12Rng);

impl Luck {
    /// A number below `n`; the bias of the remainder does not matter here.
    fn below(&mut self, n: u32) -> u8 {
        (self.0.next_u32() % n) as u8
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::from(self.below(all.len() as u32))]
    }

    fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            let other = usize::from(self.below(last as u32 + 1));
            all.swap(last, other);
        }
    }
}

/// The places of a board, ring after ring from its middle.
fn places(n: usize) -> Vec<Axial> {
    let mut places = vec![Axial::default()];
    for ring in 1i8.. {
        if places.len() >= n {
            break;
        }
        let mut at = Axial { q: 0, r: -ring };
        for side in 0..6 {
            for _ in 0..ring {
                places.push(at);
                at = at.behind(side + 2);
            }
        }
    }
    places.truncate(n);
    places
}

fn map(luck: &mut Luck) -> Map {
    let n = 7 + luck.below(31);
    let hex = |luck: &mut Luck, number: usize, at: Axial| {
        let terrain = match luck.below(24) {
            0 | 1 => Terrain::Supernova,
            2 | 3 => Terrain::AsteroidField,
            4..=6 => Terrain::Nebula,
            7..=9 => Terrain::GravityRift,
            _ => Terrain::Open,
        };
        let mut rift = [1, 2, 3, 4, 5, 6];
        luck.shuffle(&mut rift);
        let mut wormholes: Vec<Wormhole> =
            [Wormhole::Alpha, Wormhole::Beta].into_iter().filter(|_| luck.one_in(7)).collect();
        wormholes.dedup();
        Hex { number: number as u16 * 10, at, system: format!("S{number}"), terrain, wormholes, rift }
    };
    let hexes: Vec<Hex> =
        places(n.into()).into_iter().enumerate().map(|(at, place)| hex(luck, at + 1, place)).collect();
    let mut planets = Vec::new();
    for (at, hex) in hexes.iter().enumerate() {
        if matches!(hex.terrain, Terrain::Supernova | Terrain::AsteroidField) {
            continue;
        }
        for _ in 0..luck.below(4).min(2) {
            let speciality = if luck.one_in(3) { Some(luck.of(&Colour::ALL)) } else { None };
            planets.push(Planet {
                name: format!("P{}", planets.len()),
                hex: HexId(at as u8),
                resources: luck.below(5),
                influence: luck.below(4),
                speciality,
            });
        }
    }
    if planets.is_empty() {
        let (name, hex) = ("P".into(), HexId(0));
        planets.push(Planet { name, hex, resources: 3, influence: 2, speciality: None });
    }
    Map { hexes, planets }
}

fn fleet(luck: &mut Luck, hex: HexId, seat: Seat) -> Fleet {
    let mut ships = Units::NONE;
    [CARRIER, CRUISER, DREADNOUGHT].into_iter().for_each(|unit| ships.add(unit, luck.below(3).into()));
    if ships.is_empty() {
        ships.add(CARRIER, 1);
    }
    let carriers = ships.get(CARRIER);
    let mut room = carriers * 5;
    let mut holds = Vec::new();
    for _ in 0..carriers {
        let mut troops = Units::of(GROUND, luck.below(5).into());
        troops.add(PDS, u16::from(luck.one_in(4)));
        room -= troops.total() as u16;
        if !troops.is_empty() {
            holds.push(Hold { ship: CARRIER, troops, landing: None });
        }
    }
    holds.sort_unstable();
    ships.add(FIGHTER, u16::from(luck.below(4)).min(room));
    Fleet { hex, seat, ships, holds }
}

/// Cards, each in as many copies as there are, in a random order.
fn stack(luck: &mut Luck, copies: &[u8]) -> Vec<CardId> {
    let each = copies.iter().enumerate();
    let mut cards: Vec<CardId> =
        each.flat_map(|(card, n)| (0..*n).map(move |_| CardId(card as u8))).collect();
    luck.shuffle(&mut cards);
    cards
}

/// What is left: some in the deck, some discarded; now and then some are not in the game.
fn deck(luck: &mut Luck, mut left: Vec<CardId>) -> Deck {
    if luck.one_in(4) {
        left.truncate(luck.below(4).into());
    }
    let mut deck = Deck::default();
    let open = luck.below(left.len() as u32 + 1);
    for (n, card) in left.into_iter().enumerate() {
        if n < usize::from(open) { deck.discards.add(card) } else { deck.rest.add(card) }
    }
    deck
}

fn holdings(luck: &mut Luck, map: &Map, seats: &[SeatSetup]) -> Vec<Holding> {
    let holding = |luck: &mut Luck, planet: PlanetId| {
        let hex = map.planet(planet).map(|planet| planet.hex);
        let home = seats.iter().position(|seat| Some(seat.home) == hex).map(|seat| Seat(seat as u8));
        let other = Seat(luck.below(seats.len() as u32));
        let owner = home.or_else(|| (!luck.one_in(3)).then_some(other));
        let mut units = Units::NONE;
        if owner.is_some() {
            units.add(GROUND, luck.below(5).into());
            units.add(PDS, u16::from(luck.below(4)).saturating_sub(2));
            if luck.one_in(2) {
                units.add(DOCK, 1);
                units.add(FIGHTER, luck.below(4).into());
            }
        }
        Holding { owner, units }
    };
    map.planet_ids().map(|planet| holding(luck, planet)).collect()
}

fn elected(luck: &mut Luck, office: Office, seats: usize, planets: usize) -> Candidate {
    match office {
        Office::Planet => Candidate::Planet(PlanetId(luck.below(planets as u32))),
        Office::Player | Office::Law => Candidate::Player(Seat(luck.below(seats as u32))),
    }
}

fn laws(luck: &mut Luck, data: &Data, cards: &mut Vec<CardId>, seats: usize, planets: usize) -> Vec<Law> {
    let most = usize::from(luck.below(4));
    let mut laws = Vec::new();
    cards.retain(|card| {
        let political = data.political(*card).unwrap();
        let passed = laws.len() < most && !political.law.is_empty();
        if passed {
            let elected = match &political.ballot {
                Ballot::Election { office, .. } => Some(elected(luck, *office, seats, planets)),
                Ballot::ForAgainst { .. } => None,
            };
            laws.push(Law { card: *card, elected });
        }
        !passed
    });
    laws
}

fn players(luck: &mut Luck, data: &Data, seats: usize, cards: &mut Vec<CardId>) -> Vec<Player> {
    let mut player = |luck: &mut Luck| {
        let mut technologies = Technologies::default();
        for tech in (0..data.technologies.len() as u8).map(TechId).filter(|_| luck.one_in(4)) {
            technologies.add(tech);
        }
        let mut hand = Cards::default();
        for card in cards.drain(..usize::from(luck.below(8)).min(cards.len())) {
            hand.add(card);
        }
        Player {
            credits: luck.below(60).into(),
            hand,
            technologies,
            stage: luck.below(4),
            excluded: luck.one_in(12),
            bought: Units::NONE,
        }
    };
    (0..seats).map(|_| player(luck)).collect()
}

fn fleets(luck: &mut Luck, map: &Map, seats: usize) -> Vec<Fleet> {
    let mut fleets: Vec<Fleet> = Vec::new();
    for seat in (0..seats as u8).map(Seat) {
        for _ in 0..luck.below(4) + 1 {
            let hex = HexId(luck.below(map.hexes.len() as u32));
            let terrain = map.hex(hex).unwrap().terrain;
            let blocked = matches!(terrain, Terrain::Supernova | Terrain::AsteroidField);
            let own = fleets.iter().any(|other| other.hex == hex && other.seat == seat);
            let enemy = fleets.iter().any(|other| other.hex == hex && other.seat != seat);
            if !blocked && !own && (!enemy || luck.one_in(8)) {
                fleets.push(fleet(luck, hex, seat));
            }
        }
    }
    fleets.sort_by_key(|fleet| (fleet.hex, fleet.seat));
    fleets
}

fn house(luck: &mut Luck) -> House {
    House {
        influence_tie: luck.of(&[InfluenceTie::Seat, InfluenceTie::Random]),
        election_order: luck.of(&[ElectionOrder::Simultaneous, ElectionOrder::AscendingInfluence]),
        sustain: luck.one_in(2),
        pds_fire: luck.of(&[PdsFire::OwnSegment, PdsFire::EverySegment, PdsFire::Off]),
        blockade: luck.of(&[Blockade::Units, Blockade::Ships]),
        order_rounds: if luck.one_in(6) { OrderRounds::Two } else { OrderRounds::One },
    }
}

/// A random setup, with everything that can be on a table.
pub(crate) fn setup(seed: u64) -> Setup {
    let mut luck = Luck(ChaCha12Rng::seed_from_u64(seed));
    let luck = &mut luck;
    let data = data();
    let map = map(luck);
    let n = usize::from(luck.below(5)) + 2;
    let seat = |luck: &mut Luck, n: usize| SeatSetup {
        name: format!("Player {n}"),
        race: luck.below(data.races.len() as u32),
        home: luck.of(&map.planets.iter().map(|planet| planet.hex).collect::<Vec<_>>()),
    };
    let seats: Vec<SeatSetup> = (0..n).map(|n| seat(luck, n)).collect();
    let planets = holdings(luck, &map, &seats);
    let mut cards = stack(luck, &data.actions.iter().map(|card| card.copies).collect::<Vec<_>>());
    let mut agendas = stack(luck, &data.political.iter().map(|card| card.copies).collect::<Vec<_>>());
    let laws = laws(luck, &data, &mut agendas, n, planets.len());
    let agenda = if luck.one_in(10) { None } else { agendas.pop() };
    let players = players(luck, &data, n, &mut cards);
    let mut agreements = Vec::new();
    for a in 0..n as u8 {
        agreements.extend((a + 1..n as u8).filter(|_| luck.one_in(3)).map(|b| (Seat(a), Seat(b))));
    }
    let position = Position {
        turn: 1 + u16::from(luck.below(9)),
        players,
        planets,
        fleets: fleets(luck, &map, n),
        actions: deck(luck, cards),
        political: deck(luck, agendas),
        agenda,
        poll: Poll::default(),
        laws,
        agreements,
        winners: Vec::new(),
        boosts: Vec::new(),
        new_docks: Vec::new(),
    };
    let house = house(luck);
    let awaits = match luck.below(12) {
        0 => Awaits::Politics,
        1..=4 => Awaits::Actions,
        _ => Awaits::Turn,
    };
    let mut setup = Setup { data, map, seats, house, awaits, position };
    // I3.4: an open election begins with deals, or goes on with the vote of whoever is next.
    if setup.votes_openly(setup.position.agenda) && luck.one_in(2) {
        setup.awaits = Awaits::Deals;
        if luck.one_in(2) {
            setup.awaits = Awaits::Vote;
            let mut order: Vec<Seat> = (0..n as u8).map(Seat).collect();
            order.rotate_left(usize::from(luck.below(n as u32)));
            let mut cast = order.split_off(1 + usize::from(luck.below(n as u32)));
            cast.sort_unstable();
            let vote = |seat| (seat, Vote::Elect(Candidate::Player(seat)));
            setup.position.poll = Poll { cast: cast.into_iter().map(vote).collect(), awaited: order };
        }
    }
    setup
}

/// A random turn.
pub(crate) fn turn(seed: u64) -> Imperium {
    Imperium::new(setup(seed)).unwrap_or_else(|wrong| panic!("seed {seed}: {wrong:?}"))
}
