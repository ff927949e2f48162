//! Random battles for tests.

use admiralty_eclipse::battle::{Arena, ArenaSide, Assigner, Spec};
use admiralty_eclipse::party::{Npc, Party};
use admiralty_eclipse::setup::{House, NpcSpread, OwnTies};
use admiralty_eclipse::ship::{Computer, Figures, HexNumber, Hull, Initiative, Shield, ShipType, Ships};
use admiralty_game::Seat;
use admiralty_odds::monte_carlo::Luck;

/// How large the random battles are.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) types: u32,
    pub(crate) ships: u32,
    pub(crate) hull: u32,
    pub(crate) dice: u32,
}

pub(crate) const SMALL: Size = Size { types: 2, ships: 2, hull: 2, dice: 2 };
#[allow(dead_code, reason = "not every test that shares this file needs it")]
pub(crate) const TINY: Size = Size { types: 2, ships: 1, hull: 1, dice: 1 };

fn figures(luck: &mut Luck, size: Size, drive: bool) -> Figures {
    let mut small = |n: u32| luck.below(n) as u8;
    let mut figures = Figures {
        initiative: Initiative(i16::from(small(4))),
        computer: Computer(small(4)),
        shield: Shield(small(3)),
        hull: Hull(small(size.hull + 1)),
        drive: drive && small(5) > 0,
        ..Figures::default()
    };
    for _ in 0..=small(size.dice) {
        match small(8) {
            0 => figures.orange += 1,
            1 => figures.red += 1,
            2 => figures.missiles += 1,
            3 => {}
            _ => figures.yellow += 1,
        }
    }
    figures
}

fn side(luck: &mut Luck, size: Size, seat: u8, npc: bool, retreats: bool) -> ArenaSide {
    let mut fleet = [Ships::default(); 4];
    let mut specs = ShipType::ALL.map(|ship| Spec::of(ship, Figures::default()));
    let party = if npc { Party::Npc(0) } else { Party::Player(Seat(seat)) };
    if npc {
        let npc = Npc { name: "guard".into(), figures: figures(luck, size, false), tiles: 2, cost: 5 };
        specs = [Spec::npc(0, &npc); 4];
        fleet[0] = Ships::new(luck.below(size.ships) as u8 + 1);
    } else {
        for _ in 0..size.types {
            let ship = ShipType::ALL[luck.below(4) as usize];
            if ship != ShipType::Starbase || seat == 1 {
                specs[ship.index()] = Spec::of(ship, figures(luck, size, ship != ShipType::Starbase));
                fleet[ship.index()] = Ships::new(luck.below(size.ships) as u8 + 1);
            }
        }
        if fleet.iter().all(Ships::is_empty) {
            specs[1] = Spec::of(ShipType::Cruiser, figures(luck, size, true));
            fleet[1] = Ships::new(1);
        }
    }
    let rule = luck.below(3) == 0;
    ArenaSide {
        party,
        specs,
        fleet,
        retreats: if retreats { [HexNumber(7)].into_iter().collect() } else { Default::default() },
        antimatter_splitter: luck.below(2) == 0,
        assigner: if rule { Assigner::Rule } else { Assigner::Owner },
    }
}

/// A random battle: NPCs, players who follow the rule, missiles, shields, unarmed ships, retreat.
pub(crate) fn battle(luck: &mut Luck, size: Size) -> Arena {
    let retreats = luck.below(3);
    let attacker = side(luck, size, 0, false, retreats == 1);
    let npc = luck.below(4) == 0;
    let retreat = luck.below(3) == 1;
    let defender = side(luck, size, 1, npc, retreat && !npc);
    let npc_spread = if luck.below(2) == 0 { NpcSpread::Spread } else { NpcSpread::Concentrate };
    Arena::new(HexNumber(1), [attacker, defender], House { own_ties: OwnTies::Size, npc_spread }).unwrap()
}
