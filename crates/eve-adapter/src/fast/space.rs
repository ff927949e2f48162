//! Fleets as numbers.

use admiralty_eve::battle::Arena;
use admiralty_eve::ship::{Fleet, Kind};

/// All fleets that a fleet can become by losing ships, each with a number: the counts of its kinds are
/// the digits. A fleet that loses ships has the difference of the numbers.
pub(super) struct Space {
    /// The kinds, with how much one ship counts in the number, and the base of that digit.
    digits: Vec<Digit>,
}

struct Digit {
    kind: Kind,
    weight: u64,
    base: u64,
    attack: u8,
    value: i64,
}

impl Space {
    /// The space of a fleet; `None` if its numbers are too large.
    pub(super) fn new(arena: &Arena, fleet: &Fleet) -> Option<Self> {
        let mut weight: u64 = 1;
        let mut digits = Vec::new();
        for (kind, ships) in fleet.kinds() {
            let figures = arena.figures(kind);
            let base = u64::from(ships) + 1;
            let value = i64::from(figures.value);
            digits.push(Digit { kind, weight, base, attack: figures.attack, value });
            weight = weight.checked_mul(base)?;
        }
        Some(Self { digits })
    }

    /// How many fleets there are.
    pub(super) fn size(&self) -> u64 {
        self.digits.last().map_or(1, |digit| digit.weight.saturating_mul(digit.base))
    }

    /// How many pairs there are of a fleet and one that it can become.
    pub(super) fn pairs(&self) -> f64 {
        self.digits.iter().map(|digit| (digit.base * (digit.base + 1) / 2) as f64).product()
    }

    /// What a ship of this kind counts.
    pub(super) fn weight(&self, kind: Kind) -> u64 {
        self.digits.iter().find(|digit| digit.kind == kind).map_or(0, |digit| digit.weight)
    }

    /// The number of a fleet.
    pub(super) fn number(&self, fleet: &Fleet) -> u64 {
        fleet.groups().iter().map(|group| self.weight(group.kind) * u64::from(group.ships)).sum()
    }

    fn counts(&self, fleet: u64) -> impl Iterator<Item = (&Digit, u8)> + '_ {
        self.digits.iter().map(move |digit| (digit, (fleet / digit.weight % digit.base) as u8))
    }

    /// The fleet of a number.
    pub(super) fn fleet(&self, fleet: u64) -> Fleet {
        Fleet::new(self.counts(fleet).map(|(digit, ships)| (digit.kind, ships)))
    }

    /// The kinds of which a fleet has ships: what one counts, and its value.
    pub(super) fn kinds(&self, fleet: u64) -> Vec<(u64, i64)> {
        let some = self.counts(fleet).filter(|(_, ships)| *ships > 0);
        some.map(|(digit, _)| (digit.weight, digit.value)).collect()
    }

    /// The damage that all ships of a fleet deal.
    pub(super) fn attack(&self, fleet: u64) -> u32 {
        self.counts(fleet).map(|(digit, ships)| u32::from(digit.attack) * u32::from(ships)).sum()
    }

    /// The value of all ships of a fleet.
    pub(super) fn value(&self, fleet: u64) -> i64 {
        self.counts(fleet).map(|(digit, ships)| digit.value * i64::from(ships)).sum()
    }
}
