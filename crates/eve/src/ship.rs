//! Ships: their figures, and how many there are with how much damage.

use serde::{Deserialize, Serialize};

/// The most that a ship's attack, shield, ambush or value can be.
pub const MAX_FIGURE: u8 = 100;
/// The most ships of one kind that a fleet can have.
pub const MAX_SHIPS: u8 = 100;
/// The most kinds of ships in one scenario.
pub const MAX_KINDS: usize = 40;

/// A kind of ship: its place in the scenario's list. Ships of a kind have the same figures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kind(pub u8);

impl Kind {
    /// The kind as an index into a list of kinds.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What stands on a ship's card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// The damage that it deals (V2.5).
    pub attack: u8,
    /// The damage that destroys it (V2.6).
    pub shield: u8,
    /// N of its active command Ambush N (V2.3); 0 if it has none.
    pub ambush: u8,
    /// What it counts for; the rules do not read it.
    pub value: u8,
}

/// Ships of one kind with the same damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Group {
    /// Which kind.
    pub kind: Kind,
    /// The damage that was dealt to each in this phase, or is announced; not more than its shield,
    /// as nothing depends on more.
    pub damage: u8,
    /// How many.
    pub ships: u8,
}

/// The ships of one player in one place, interchangeable ones as a count.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fleet {
    /// In the order of kind and damage; no group is empty and none comes twice.
    groups: Vec<Group>,
}

impl Fleet {
    /// A fleet of undamaged ships.
    #[must_use]
    pub fn new(ships: impl IntoIterator<Item = (Kind, u8)>) -> Self {
        let mut fleet = Self::default();
        ships.into_iter().for_each(|(kind, ships)| fleet.add(kind, 0, ships));
        fleet
    }

    /// Whether it has no ships.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// The ships by kind and damage, in this order.
    #[must_use]
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// How many ships it has.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.groups.iter().map(|group| u32::from(group.ships)).sum()
    }

    /// How many ships of a kind it has.
    #[must_use]
    pub fn of(&self, kind: Kind) -> u8 {
        let own = self.groups.iter().filter(|group| group.kind == kind);
        own.fold(0, |sum, group| sum.saturating_add(group.ships))
    }

    /// The first kind of which it has ships.
    #[must_use]
    pub fn first(&self) -> Option<Kind> {
        self.groups.first().map(|group| group.kind)
    }

    /// The kinds of its ships and how many of each it has, in order.
    pub fn kinds(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        self.groups.chunk_by(|one, other| one.kind == other.kind).filter_map(|groups| {
            let kind = groups.first()?.kind;
            Some((kind, self.of(kind)))
        })
    }

    /// Whether a ship of this kind with this damage is there.
    #[must_use]
    pub fn has(&self, kind: Kind, damage: u8) -> bool {
        self.place(kind, damage).is_ok()
    }

    fn place(&self, kind: Kind, damage: u8) -> Result<usize, usize> {
        self.groups.binary_search_by_key(&(kind, damage), |group| (group.kind, group.damage))
    }

    /// Adds ships.
    pub fn add(&mut self, kind: Kind, damage: u8, ships: u8) {
        if ships == 0 {
            return;
        }
        match self.place(kind, damage) {
            Ok(at) => self.groups[at].ships = self.groups[at].ships.saturating_add(ships),
            Err(at) => self.groups.insert(at, Group { kind, damage, ships }),
        }
    }

    /// Takes one ship away; says whether it was there.
    pub fn take(&mut self, kind: Kind, damage: u8) -> bool {
        let Ok(at) = self.place(kind, damage) else { return false };
        match self.groups[at].ships {
            0 | 1 => drop(self.groups.remove(at)),
            ships => self.groups[at].ships = ships - 1,
        }
        true
    }

    /// Adds all ships of another fleet.
    pub fn join(&mut self, other: &Self) {
        other.groups.iter().for_each(|group| self.add(group.kind, group.damage, group.ships));
    }

    /// V2.6: takes all ships away whose damage has reached their shield.
    pub(crate) fn take_destroyed(&mut self, shield: impl Fn(Kind) -> u8) -> Vec<Group> {
        let destroyed = |group: &Group| group.damage >= shield(group.kind);
        let gone = self.groups.iter().copied().filter(destroyed).collect();
        self.groups.retain(|group| !destroyed(group));
        gone
    }

    /// V2.8: no ship has damage any more; the groups that had some.
    pub(crate) fn recharge(&mut self) -> Vec<Group> {
        let all = std::mem::take(&mut self.groups);
        all.iter().for_each(|group| self.add(group.kind, 0, group.ships));
        all.into_iter().filter(|group| group.damage > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fleet_counts_like_ships() {
        let (heron, kestrel) = (Kind(0), Kind(1));
        let mut fleet = Fleet::new([(kestrel, 1), (heron, 2), (heron, 1)]);
        assert_eq!(fleet.kinds().collect::<Vec<_>>(), [(heron, 3), (kestrel, 1)]);
        assert!(fleet.take(heron, 0) && !fleet.take(heron, 2));
        fleet.add(heron, 2, 1);
        assert_eq!((fleet.of(heron), fleet.count()), (3, 4));
        assert_eq!(fleet.kinds().collect::<Vec<_>>(), [(heron, 3), (kestrel, 1)]);
        let gone = fleet.clone().take_destroyed(|_| 2);
        assert_eq!(gone, [Group { kind: heron, damage: 2, ships: 1 }]);
        assert_eq!(fleet.recharge(), gone);
        assert_eq!(fleet, Fleet::new([(heron, 3), (kestrel, 1)]));
    }
}
