//! E4.4 against brute force: all ways of assigning all dice.

use super::*;
use crate::battle::{ArenaSide, Assigner, Spec};
use crate::party::Party;
use crate::setup::{House, OwnTies};
use crate::ship::{Figures, HexNumber, Hull, Shield, ShipType, Weapon};
use admiralty_game::{Rulebook, Seat};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const ENEMY: Side = Side::Defender;

/// All results of assigning the dice one by one to ships that are still there, or of discarding
/// those that hit nothing any more.
fn results(arena: &Arena, battle: &Battle, hand: Hand, found: &mut Vec<[Ships; TYPES]>) {
    let hand = hand.limited_to(arena.levels_present(battle, ENEMY));
    let Some(die) = hand.next() else {
        found.push(battle.stacks[ENEMY.index()].map(|s| s.ships));
        return;
    };
    let mut rest = hand;
    rest.remove(die);
    for slot in Slot::ALL {
        let targets: Vec<u8> = battle.stack(ENEMY, slot).ships.by_damage().map(|(d, _)| d).collect();
        for damage in targets {
            let mut after = battle.clone();
            if arena.level(ENEMY, slot) <= usize::from(die.reach) {
                let hull = arena.spec(ENEMY, slot).figures.hull;
                after.stack_mut(ENEMY, slot).ships.hit(damage, die.points, hull);
            }
            results(arena, &after, rest, found);
        }
    }
}

fn by_rule(arena: &Arena, battle: &Battle, hand: &Hand) -> [Ships; TYPES] {
    let (mut after, mut events) = (battle.clone(), Vec::new());
    arena.assign_by_rule(&mut after, Side::Attacker, *hand, &mut events);
    assert!(!events.iter().any(|event| matches!(event, Event::Wasted { .. })), "a die was wasted");
    after.stacks[ENEMY.index()].map(|s| s.ships)
}

/// The same by asking for one die after another.
fn die_by_die(arena: &Arena, battle: &Battle, hand: &Hand) -> [Ships; TYPES] {
    let (mut after, mut hand) = (battle.clone(), *hand);
    loop {
        hand = hand.limited_to(arena.levels_present(&after, ENEMY));
        let Some(die) = hand.next() else { return after.stacks[ENEMY.index()].map(|s| s.ships) };
        let (slot, damage) = rule_target(arena, &after, Side::Attacker, &hand).unwrap();
        hand.remove(die);
        let hull = arena.spec(ENEMY, slot).figures.hull;
        after.stack_mut(ENEMY, slot).ships.hit(damage, die.points, hull);
    }
}

fn random(rng: &mut ChaCha12Rng) -> (Arena, Hand) {
    let mut below = |n: u32| (rng.next_u32() % n) as u8;
    let figures: [Figures; TYPES] = std::array::from_fn(|_| Figures {
        hull: Hull(below(5)),
        shield: Shield(below(2)),
        yellow: 1,
        ..Figures::default()
    });
    let mut fleet: [Ships; TYPES] = std::array::from_fn(|_| Ships::new(below(3)));
    if fleet.iter().all(Ships::is_empty) {
        fleet[0] = Ships::new(1);
    }
    for (ships, figures) in fleet.iter_mut().zip(&figures) {
        for _ in 0..below(4) {
            let least = ships.by_damage().next_back().map_or(figures.hull.0, |(d, _)| d);
            if least < figures.hull.0 {
                ships.hit(least, 1, figures.hull);
            }
        }
    }
    let side = |seat, fleet, figures: [Figures; TYPES]| ArenaSide {
        party: Party::Player(Seat(seat)),
        specs: ShipType::ALL.map(|ship| Spec::of(ship, figures[ship.index()])),
        fleet,
        retreats: Default::default(),
        antimatter_splitter: false,
        assigner: Assigner::Rule,
    };
    let npc_spread = if below(2) == 0 { NpcSpread::Concentrate } else { NpcSpread::Spread };
    let house = House { own_ties: OwnTies::Size, npc_spread };
    let one = [Ships::new(1), Ships::default(), Ships::default(), Ships::default()];
    let sides = [side(0, one, [Figures { yellow: 1, ..Figures::default() }; TYPES]), side(1, fleet, figures)];
    let arena = Arena::new(HexNumber(1), sides, house).unwrap();
    let mut hand = Hand::new(below(4) == 0);
    let levels = arena.shields(ENEMY).len() as u32;
    let mixed = below(3) > 0;
    for _ in 0..=below(4) {
        let weapon = if mixed { Weapon::ALL[usize::from(below(3))] } else { Weapon::Ion };
        let reach = if mixed { below(levels) } else { levels as u8 - 1 };
        if !(weapon == Weapon::Antimatter && hand.count() > 2) {
            hand.add(weapon, reach, 1);
        }
    }
    let present = arena.levels_present(&arena.start_silent(), ENEMY);
    (arena, hand.limited_to(present))
}

#[test]
fn the_rule_finds_the_best_of_all_assignments() {
    let mut rng = ChaCha12Rng::seed_from_u64(44);
    for _ in 0..1500 {
        let (arena, hand) = random(&mut rng);
        let battle = arena.start_silent();
        let mut found = Vec::new();
        results(&arena, &battle, hand, &mut found);
        let spread = arena.house.npc_spread;
        let better = |a: RuleKey, b: RuleKey| if a.compare(&b, spread).is_lt() { b } else { a };
        let best = found.iter().map(RuleKey::of).reduce(better);
        for after in [by_rule(&arena, &battle, &hand), die_by_die(&arena, &battle, &hand)] {
            let key = RuleKey::of(&after);
            assert_eq!(Some(key), best, "{hand:?} leads to {after:?} in {arena:#?}");
        }
    }
}

/// E4.4, criterion by criterion, as plain lists of numbers.
fn plainly(ships: &[Ships; TYPES], spread: NpcSpread) -> Vec<i64> {
    let mut key: Vec<i64> = ships.iter().map(|s| -i64::from(s.count())).collect();
    key.push(ships.iter().map(|s| i64::from(s.cubes())).sum());
    key.extend(ships.iter().map(|s| i64::from(s.cubes())));
    for ships in ships {
        // From the most damaged ship on; a list of ships of the same number.
        let damages = ships.by_damage().flat_map(|(damage, n)| (0..n).map(move |_| i64::from(damage)));
        key.extend(damages.map(|damage| if spread == NpcSpread::Spread { -damage } else { damage }));
    }
    key
}

#[test]
fn results_are_compared_criterion_by_criterion() {
    let mut rng = ChaCha12Rng::seed_from_u64(4);
    let mut below = |n: u32| (rng.next_u32() % n) as u8;
    for _ in 0..20_000 {
        let counts: [u8; TYPES] = std::array::from_fn(|_| below(3));
        let mut ships = || {
            counts.map(|count| {
                let mut ships = Ships::default();
                (0..count + u8::from(below(30) == 0)).for_each(|_| ships.add(below(20)));
                ships
            })
        };
        let (a, b) = (ships(), ships());
        for spread in [NpcSpread::Concentrate, NpcSpread::Spread] {
            let expected = plainly(&a, spread).cmp(&plainly(&b, spread));
            assert_eq!(RuleKey::of(&a).compare(&RuleKey::of(&b), spread), expected, "{a:?} {b:?}");
        }
    }
}

/// An arena in which the attacker shoots at these ships: type, hull, shield, damages.
fn against(enemies: &[(ShipType, u8, u8, &[u8])]) -> Arena {
    let mut figures = [Figures { yellow: 1, ..Figures::default() }; TYPES];
    let mut fleet = [Ships::default(); TYPES];
    for (ship, hull, shield, damages) in enemies {
        figures[ship.index()] =
            Figures { hull: Hull(*hull), shield: Shield(*shield), yellow: 1, ..Figures::default() };
        damages.iter().for_each(|damage| fleet[ship.index()].add(*damage));
    }
    let side = |seat, fleet, figures: [Figures; TYPES]| ArenaSide {
        party: Party::Player(Seat(seat)),
        specs: ShipType::ALL.map(|ship| Spec::of(ship, figures[ship.index()])),
        fleet,
        retreats: Default::default(),
        antimatter_splitter: false,
        assigner: Assigner::Rule,
    };
    let house = House { own_ties: OwnTies::Size, npc_spread: NpcSpread::Concentrate };
    let one = [Ships::new(1), Ships::default(), Ships::default(), Ships::default()];
    let own = [Figures { yellow: 1, ..Figures::default() }; TYPES];
    Arena::new(HexNumber(1), [side(0, one, own), side(1, fleet, figures)], house).unwrap()
}

/// Dice of one hand that all reach the same shields.
fn dice(arena: &Arena, ship: ShipType, weapons: &[(Weapon, u16)]) -> Hand {
    let slot = Slot::ALL[ship.index()];
    let mut hand = Hand::new(false);
    weapons.iter().for_each(|(weapon, n)| hand.add(*weapon, arena.level(ENEMY, slot) as u8, *n));
    hand
}

/// The next die goes to the largest ship that the dice left over can destroy.
#[test]
fn one_by_one_dice_go_to_the_largest_ship_that_they_can_destroy() {
    use ShipType::{Cruiser, Dreadnought, Interceptor};
    let arena = against(&[(Dreadnought, 4, 0, &[1, 0]), (Cruiser, 1, 0, &[0, 0]), (Interceptor, 0, 0, &[0])]);
    let target = |weapons: &[(Weapon, u16)]| {
        let hand = dice(&arena, Dreadnought, weapons);
        greedy_target(&arena, &arena.start_silent(), Side::Attacker, &hand).map(|(slot, d)| (slot.0, d))
    };
    let at = |ship: ShipType| ship.index() as u8;
    // The dreadnought with a cube needs four points more, a cruiser two, the interceptor one.
    assert_eq!(target(&[(Weapon::Ion, 4)]), Some((at(Dreadnought), 1)));
    assert_eq!(target(&[(Weapon::Ion, 3)]), Some((at(Cruiser), 0)));
    assert_eq!(target(&[(Weapon::Ion, 2)]), Some((at(Cruiser), 0)));
    assert_eq!(target(&[(Weapon::Ion, 1)]), Some((at(Interceptor), 0)));
    // Orange dice count two points each.
    assert_eq!(target(&[(Weapon::Plasma, 2)]), Some((at(Dreadnought), 1)));
    assert_eq!(target(&[(Weapon::Plasma, 1), (Weapon::Ion, 1)]), Some((at(Cruiser), 0)));
    assert_eq!(target(&[]), None);
}

/// If nothing can be destroyed, it is the most damaged of the largest ships that the die can hit.
#[test]
fn one_by_one_dice_that_destroy_nothing_go_to_the_largest_ship_they_hit() {
    use ShipType::{Cruiser, Dreadnought, Interceptor};
    let arena = against(&[(Dreadnought, 5, 1, &[0]), (Cruiser, 3, 0, &[0, 2, 1]), (Interceptor, 2, 0, &[0])]);
    let with = |ship: ShipType, weapons: &[(Weapon, u16)]| {
        let hand = dice(&arena, ship, weapons);
        greedy_target(&arena, &arena.start_silent(), Side::Attacker, &hand).map(|(slot, d)| (slot.0, d))
    };
    // A die that reaches the shield of the dreadnought, and one that does not.
    assert_eq!(with(Dreadnought, &[(Weapon::Ion, 1)]), Some((ShipType::Dreadnought.index() as u8, 0)));
    assert_eq!(with(Cruiser, &[(Weapon::Ion, 1)]), Some((ShipType::Cruiser.index() as u8, 2)));
    // Two points destroy the cruiser with two cubes, whether or not they reach the dreadnought.
    assert_eq!(with(Dreadnought, &[(Weapon::Ion, 2)]), Some((ShipType::Cruiser.index() as u8, 2)));
    assert_eq!(with(Cruiser, &[(Weapon::Ion, 2)]), Some((ShipType::Cruiser.index() as u8, 2)));
    // Dice that cannot reach a ship's shield do not help to destroy it.
    let mut hand = dice(&arena, Dreadnought, &[(Weapon::Ion, 1)]);
    hand.add(Weapon::Ion, arena.level(ENEMY, Slot::ALL[Cruiser.index()]) as u8, 9);
    let (slot, _) = greedy_target(&arena, &arena.start_silent(), Side::Attacker, &hand).unwrap();
    assert_ne!(slot, Slot::ALL[Dreadnought.index()]);
}
