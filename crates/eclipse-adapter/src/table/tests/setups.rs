//! Phases to talk about.

use crate::table::EclipseTable;
use admiralty_eclipse::party::{Npc, Party};
use admiralty_eclipse::phase::CombatPhase;
use admiralty_eclipse::setup::{Fleet, Hex, Player, Population, Setup, Square, Tiles, Wormhole};
use admiralty_eclipse::ship::{Computer, Figures, HexNumber, Hull, Initiative, Shield, Ships};
use admiralty_game::Seat;
use admiralty_referee::Lang;
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A seeded source of luck.
pub(super) struct Luck(ChaCha12Rng);

impl Luck {
    pub(super) fn new(seed: u64) -> Self {
        Self(ChaCha12Rng::seed_from_u64(seed))
    }

    /// One of `0..n`, good enough for tests.
    pub(super) fn below(&mut self, n: u32) -> u32 {
        self.0.next_u32() % n.max(1)
    }

    fn u8(&mut self, n: u8) -> u8 {
        self.below(u32::from(n)) as u8
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

/// Names in the letters of the language.
pub(super) fn names(lang: Lang) -> [&'static str; 3] {
    match lang {
        Lang::En => ["Red", "Blue", "Green"],
        Lang::Ru => ["Красный", "Синий", "Зелёный"],
    }
}

/// Figures of a ship type; `peaceful` ones have no weapons.
fn figures(luck: &mut Luck, peaceful: bool) -> Figures {
    let weapon = |luck: &mut Luck, percent, n| if luck.chance(percent) { 1 + luck.u8(n) } else { 0 };
    let mut figures = Figures {
        initiative: Initiative(i16::from(luck.u8(4))),
        computer: Computer(luck.u8(3)),
        shield: Shield(luck.u8(3)),
        hull: Hull(luck.u8(4)),
        drive: luck.chance(85),
        ..Figures::default()
    };
    if !peaceful {
        figures.yellow = weapon(luck, 60, 2);
        figures.orange = weapon(luck, 30, 2);
        figures.red = weapon(luck, 30, 1);
        figures.missiles = weapon(luck, 30, 2);
    }
    figures
}

fn fleet(luck: &mut Luck, party: Party, starbases: bool) -> Fleet {
    let mut ships = [Ships::default(); 4];
    for (slot, ships) in ships.iter_mut().enumerate() {
        if (slot != 2 || starbases) && luck.chance(60) {
            *ships = Ships::new(1 + luck.u8(3));
        }
    }
    if ships.iter().all(Ships::is_empty) {
        ships[3] = Ships::new(1 + luck.u8(3));
    }
    Fleet { party, ships }
}

/// A phase of three players and two or three kinds of NPC, with everything that can happen in it.
pub(super) fn random(lang: Lang, seed: u64, npcs: [&str; 3]) -> EclipseTable {
    let luck = &mut Luck::new(seed);
    let peaceful = luck.chance(20);
    let players = names(lang).map(|name| {
        let mut track = Tiles::default();
        (0..luck.below(4)).for_each(|_| track.add(1 + luck.u8(4)));
        Player {
            name: name.to_owned(),
            ships: [(); 4].map(|()| figures(luck, peaceful)),
            wormhole_generator: luck.chance(50),
            neutron_bombs: luck.chance(30),
            neutron_absorber: luck.chance(20),
            antimatter_splitter: luck.chance(50),
            discs: luck.u8(3),
            track,
            track_size: 3,
            elsewhere: false,
        }
    });
    let npcs = npcs.map(|name| Npc {
        name: name.to_owned(),
        figures: Figures { yellow: u8::from(!peaceful), ..figures(luck, peaceful) },
        tiles: 1 + luck.u8(3),
        cost: 5,
    });
    let mut hexes = Vec::new();
    for number in [305, 204, 101, 1] {
        let mut seats: Vec<u8> = (0..3).collect();
        (0..3).for_each(|i| seats.swap(i, luck.below(3) as usize));
        seats.truncate(if number == 101 { 0 } else { 1 + luck.below(3) as usize });
        let controller = luck.chance(70).then(|| Seat(luck.u8(3)));
        let own = |seat: u8| controller == Some(Seat(seat));
        let mut fleets: Vec<Fleet> =
            seats.iter().map(|s| fleet(luck, Party::Player(Seat(*s)), own(*s))).collect();
        if number != 101 && luck.chance(40) {
            let mut ships = [Ships::default(); 4];
            ships[0] = Ships::new(1 + luck.u8(2));
            fleets.insert(0, Fleet { party: Party::Npc(luck.u8(3)), ships });
        }
        let mut population = Population::default();
        if controller.is_some() {
            Square::ALL.into_iter().for_each(|square| population.set(square, luck.u8(3)));
        }
        let edges = if number == 101 {
            [305, 204, 1].map(|to| (HexNumber(to), Wormhole::Both)).to_vec()
        } else {
            vec![(HexNumber(101), if luck.chance(80) { Wormhole::Both } else { Wormhole::OneSide })]
        };
        hexes.push(Hex { number: HexNumber(number), controller, fleets, population, edges });
    }
    let mut bag = Tiles::default();
    (1..=4).for_each(|value| bag.add_all(value, luck.u8(5)));
    let setup = Setup { players: players.to_vec(), npcs: npcs.to_vec(), hexes, bag, ..Setup::default() };
    EclipseTable::new(CombatPhase::new(setup).unwrap(), "")
}
