//! Random attacks and turns.

use admiralty_eve::battle::Arena;
use admiralty_eve::setup::{AmbushKills, Hand, Player, Region, Setup, Ship};
use admiralty_eve::ship::{Figures, Fleet, Kind};
use admiralty_eve::turn::Turn;
use admiralty_game::Seat;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Random numbers from a seed.
pub(crate) struct Luck(ChaCha8Rng);

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Below `n`.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    pub(crate) fn figures(&mut self) -> Figures {
        let ambush = if self.below(3) == 0 { 1 + self.below(2) } else { 0 };
        Figures {
            attack: self.below(4) as u8,
            shield: 1 + self.below(3) as u8,
            ambush: ambush as u8,
            value: 1 + self.below(3) as u8,
        }
    }

    /// Up to `most` ships of these kinds.
    pub(crate) fn fleet(&mut self, kinds: u32, most: u32) -> Fleet {
        let ships = self.below(most + 1);
        Fleet::new((0..ships).map(|_| (Kind(self.below(kinds) as u8), 1)))
    }

    pub(crate) fn ambush_kills(&mut self) -> AmbushKills {
        if self.below(3) == 0 { AmbushKills::AtOnce } else { AmbushKills::DamageStep }
    }
}

/// A single attack of at most `most` ships a side.
#[allow(dead_code)]
pub(crate) fn arena(seed: u64, most: u32) -> Arena {
    let luck = &mut Luck::new(seed);
    let kinds = 1 + luck.below(5);
    let figures = (0..kinds).map(|_| luck.figures()).collect();
    let mut attackers = luck.fleet(kinds, most);
    if attackers.is_empty() {
        attackers.add(Kind(0), 0, 1);
    }
    let defenders = luck.fleet(kinds, most);
    let home = (luck.below(2) == 0).then(|| 1 + luck.below(8) as u16);
    Arena::new(figures, [attackers, defenders], home, luck.ambush_kills()).unwrap()
}

/// A turn of two to four players.
#[allow(dead_code)]
pub(crate) fn turn(seed: u64) -> Turn {
    let luck = &mut Luck::new(seed);
    let kinds = 1 + luck.below(4);
    let ships = (0..kinds).map(|n| Ship { name: format!("ship {n}"), figures: luck.figures() });
    let ships = ships.collect();
    let players = 2 + luck.below(3) as usize;
    let names = (0..players).map(|n| Player { name: format!("player {n}"), dock: luck.fleet(kinds, 1) });
    let names: Vec<Player> = names.collect();
    let active = Seat(luck.below(players as u32) as u8);
    let mut regions: Vec<Region> = Vec::new();
    for n in 0..1 + luck.below(5) {
        let controller = (luck.below(5) > 0).then(|| Seat(luck.below(players as u32) as u8));
        let has_home = |r: &Region| r.home.is_some() && r.controller == controller;
        let home = controller.is_some() && luck.below(2) == 0 && !regions.iter().any(has_home);
        let home = home.then(|| 1 + luck.below(5) as u16);
        let mut fleets = vec![Fleet::default(); players];
        if let Some(controller) = controller {
            fleets[controller.index()] = luck.fleet(kinds, 3);
            fleets[active.index()] = luck.fleet(kinds, 3);
        }
        regions.push(Region { name: format!("region {n}"), controller, home, fleets });
    }
    let (cards, hand) = match luck.below(3) {
        0 => (0, Hand { named: Vec::new(), unnamed: luck.below(12) as u16 }),
        _ => {
            let cards = 1 + luck.below(4) as usize;
            (cards, Hand { named: (0..cards).map(|_| luck.below(6) as u16).collect(), unnamed: 0 })
        }
    };
    let cards = (0..cards).map(|n| format!("card {n}")).collect();
    let ambush_kills = luck.ambush_kills();
    let setup = Setup { ships, players: names, active, regions, cards, hand, ambush_kills };
    Turn::new(setup).unwrap()
}
