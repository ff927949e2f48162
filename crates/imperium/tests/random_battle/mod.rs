//! Random battles, small enough to be enumerated.
#![allow(dead_code, reason = "not every test needs all of it")]

use admiralty_imperium::battle::{Arena, Kind, NO_FIGURES, Setup};
use admiralty_imperium::unit::{Fighting, MAX_TYPES, NEVER, UnitId, Units};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Seeded luck.
pub(crate) struct Luck(ChaCha12Rng);

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha12Rng::seed_from_u64(seed))
    }

    /// A number in `0..n`.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    /// True once in `n` times.
    pub(crate) fn once_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }
}

fn figures(luck: &mut Luck) -> Fighting {
    let combat = if luck.once_in(5) { NEVER } else { 1 + luck.below(10) as u8 };
    let dice = if luck.once_in(8) { luck.below(4) as u8 } else { 1 };
    Fighting { dice, combat, sustains: luck.once_in(4) }
}

/// Up to `most` units of the types `from..from + types`, at least `least`.
fn units(luck: &mut Luck, from: u8, types: u32, least: u32, most: u32) -> Units {
    let mut units = Units::NONE;
    for _ in 0..least + luck.below(most - least + 1) {
        units.add(UnitId(from + luck.below(types) as u8), 1);
    }
    units
}

/// Some of these units.
fn some(luck: &mut Luck, units: &Units, keep: impl Fn(UnitId) -> bool) -> Units {
    let mut some = Units::NONE;
    for (unit, n) in units.each().filter(|(unit, _)| keep(*unit)) {
        some.add(unit, luck.below(u32::from(n) + 1) as u16);
    }
    some
}

/// A random battle of at most `most` units a side.
pub(crate) fn setup(seed: u64, most: u32) -> Setup {
    let mut luck = Luck::new(seed);
    let luck = &mut luck;
    let kind = if luck.once_in(2) { Kind::Invasion } else { Kind::Space };
    let mut all = [[NO_FIGURES; MAX_TYPES]; 2];
    all.iter_mut().for_each(|side| side[..5].iter_mut().for_each(|f| *f = figures(luck)));
    let least = u32::from(kind == Kind::Space);
    let types = 1 + luck.below(3);
    let forces = [units(luck, 0, types, 1, most), units(luck, 0, types, least, most)];
    let mut setup = Setup::new(kind, all, forces);
    if luck.once_in(4) {
        setup.damaged = [0, 1].map(|side| some(luck, &forces[side], |u| all[side][u.index()].sustains));
    }
    if luck.once_in(2) {
        setup.rounds = Some(1 + luck.below(4) as u16);
        setup.stop_after = setup.rounds.filter(|_| luck.once_in(2));
    }
    match kind {
        Kind::Space => {
            setup.may_retreat = luck.once_in(2);
            if luck.once_in(3) {
                setup.first = forces.map(|forces| some(luck, &forces, |_| true));
            }
        }
        Kind::Invasion => {
            setup.bombards = units(luck, 3, 1, 0, 2);
            setup.bombardment_kills_all = luck.once_in(4);
            setup.pds = if luck.once_in(2) { units(luck, 4, 1, 0, 2) } else { Units::NONE };
            if luck.once_in(10) {
                setup.forces[0] = Units::NONE;
                setup.damaged[0] = Units::NONE;
            }
        }
    }
    setup
}

pub(crate) fn arena(seed: u64, most: u32) -> Arena {
    Arena::new(setup(seed, most)).unwrap_or_else(|error| panic!("seed {seed}: {error}"))
}
