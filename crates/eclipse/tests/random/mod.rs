//! Random battles and phases.

use admiralty_eclipse::battle::{Arena, ArenaSide, Assigner, Spec};
use admiralty_eclipse::party::{Npc, Party};
use admiralty_eclipse::phase::CombatPhase;
use admiralty_eclipse::setup::{
    Fleet, Hex, House, NpcSpread, OwnTies, Player, Population, Setup, Square, Tiles, Wormhole,
};
use admiralty_eclipse::ship::{Computer, Figures, HexNumber, Hull, Initiative, Shield, ShipType, Ships};
use admiralty_game::Seat;
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
}

fn figures(luck: &mut Luck, ship: Option<ShipType>) -> Figures {
    let armed = !luck.one_in(4);
    let missiles = luck.one_in(4);
    Figures {
        initiative: Initiative(i16::from(luck.below(4))),
        computer: Computer(luck.below(4)),
        shield: Shield(luck.below(3)),
        hull: Hull(luck.below(4)),
        yellow: if armed { luck.below(3) } else { 0 },
        orange: if armed { luck.below(2) } else { 0 },
        red: if armed && luck.one_in(3) { 1 } else { 0 },
        missiles: if missiles { 2 } else { 0 },
        drive: !matches!(ship, None | Some(ShipType::Starbase)) && !luck.one_in(6),
    }
}

fn ships(luck: &mut Luck, figures: &[Figures; 4], starbases: bool) -> [Ships; 4] {
    let mut fleet = [Ships::default(); 4];
    while fleet.iter().all(Ships::is_empty) {
        for ship in ShipType::ALL {
            if luck.one_in(2) && (ship != ShipType::Starbase || starbases) {
                fleet[ship.index()] = Ships::new(luck.below(3) + 1);
                let hull = figures[ship.index()].hull;
                if luck.one_in(4) && hull.0 > 0 {
                    fleet[ship.index()].hit(0, 1, hull);
                }
            }
        }
    }
    fleet
}

fn house(luck: &mut Luck) -> House {
    House {
        own_ties: if luck.one_in(2) { OwnTies::Ask } else { OwnTies::Size },
        npc_spread: if luck.one_in(2) { NpcSpread::Concentrate } else { NpcSpread::Spread },
    }
}

fn npc(luck: &mut Luck) -> Npc {
    Npc { name: "guard".into(), figures: figures(luck, None), tiles: luck.below(4), cost: 5 }
}

/// A random battle.
pub(crate) fn arena(seed: u64) -> Arena {
    let mut luck = Luck(ChaCha12Rng::seed_from_u64(seed));
    let luck = &mut luck;
    let sides = [0u8, 1].map(|seat| {
        let all = ShipType::ALL.map(|ship| figures(luck, Some(ship)));
        let is_npc = seat == 1 && luck.one_in(3);
        let guard = npc(luck);
        ArenaSide {
            party: if is_npc { Party::Npc(0) } else { Party::Player(Seat(seat)) },
            specs: if is_npc {
                [Spec::npc(0, &guard); 4]
            } else {
                ShipType::ALL.map(|ship| Spec::of(ship, all[ship.index()]))
            },
            fleet: if is_npc {
                [Ships::new(luck.below(3) + 1), Ships::default(), Ships::default(), Ships::default()]
            } else {
                ships(luck, &all, seat == 1)
            },
            retreats: (0..luck.below(3)).map(|i| HexNumber(u16::from(i))).collect(),
            antimatter_splitter: luck.one_in(2),
            assigner: if luck.one_in(4) { Assigner::Rule } else { Assigner::Owner },
        }
    });
    let house = house(luck);
    Arena::new(HexNumber(9), sides, house).unwrap()
}

/// A random Combat Phase: up to six players, NPCs, population, discs, wormholes, every option.
pub(crate) fn phase(seed: u64) -> CombatPhase {
    let mut luck = Luck(ChaCha12Rng::seed_from_u64(seed));
    let luck = &mut luck;
    let count = luck.below(5) + 2;
    let players = (0..count).map(|seat| player(luck, seat)).collect::<Vec<_>>();
    let npcs = vec![npc(luck), npc(luck)];
    let hexes = u16::from(luck.below(5) + 2);
    let numbers: Vec<HexNumber> = (0..hexes).map(|i| HexNumber(100 + i * 7)).collect();
    let hexes = numbers.iter().map(|number| hex(luck, *number, &players, &numbers)).collect();
    let mut bag = Tiles::default();
    for value in 1..=4 {
        bag.add_all(value, luck.below(4));
    }
    let house = house(luck);
    CombatPhase::new(Setup { players, npcs, hexes, bag, house }).unwrap()
}

fn player(luck: &mut Luck, seat: u8) -> Player {
    let mut track = Tiles::default();
    let track_size = luck.below(4) + 1;
    for _ in 0..luck.below(u32::from(track_size) + 1) {
        track.add(luck.below(4) + 1);
    }
    Player {
        name: format!("P{seat}"),
        ships: ShipType::ALL.map(|ship| figures(luck, Some(ship))),
        wormhole_generator: luck.one_in(2),
        neutron_bombs: luck.one_in(3),
        neutron_absorber: luck.one_in(3),
        antimatter_splitter: luck.one_in(3),
        discs: luck.below(3),
        track,
        track_size,
        elsewhere: luck.one_in(2),
    }
}

fn hex(luck: &mut Luck, number: HexNumber, players: &[Player], numbers: &[HexNumber]) -> Hex {
    let controller = (!luck.one_in(3)).then(|| Seat(luck.below(players.len() as u32)));
    let mut fleets = Vec::new();
    for (seat, player) in players.iter().enumerate() {
        let seat = Seat(seat as u8);
        if luck.one_in(3) {
            let ships = ships(luck, &player.ships, controller == Some(seat));
            fleets.push(Fleet { party: Party::Player(seat), ships });
        }
    }
    if luck.one_in(3) {
        let mut ships = [Ships::default(); 4];
        ships[0] = Ships::new(luck.below(2) + 1);
        let at = luck.below(fleets.len() as u32 + 1) as usize;
        fleets.insert(at, Fleet { party: Party::Npc(luck.below(2)), ships });
    }
    let mut population = Population::default();
    if controller.is_some() && luck.one_in(2) {
        Square::ALL.into_iter().for_each(|square| population.set(square, luck.below(3)));
    }
    let mut edges = Vec::new();
    for to in numbers {
        if *to != number && luck.one_in(2) && edges.len() < 6 {
            edges.push((*to, [Wormhole::Both, Wormhole::OneSide, Wormhole::None][luck.below(3) as usize]));
        }
    }
    Hex { number, controller, fleets, population, edges }
}
