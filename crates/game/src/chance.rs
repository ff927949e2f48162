//! Chance: what can happen, in how many ways, and who sees it.

use crate::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most groups of like dice in one pool.
pub const MAX_GROUPS: usize = 10;
/// The most sides that a die of a pool can have.
pub const MAX_SIDES: usize = 10;
/// The most classes that the faces of a die can fall into.
pub const MAX_CLASSES: usize = 7;
/// The most different things that an urn can hold.
pub const MAX_URN: usize = 24;

/// A pending event of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What can happen.
    pub law: Law,
    /// Who sees what happened.
    pub audience: Audience,
}

/// Who sees the outcome of a chance event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody at the table.
    Everyone,
    /// One seat, as with a tile drawn face down.
    Only(Seat),
}

impl Audience {
    /// Whether `seat` sees it.
    #[must_use]
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Self::Everyone => true,
            Self::Only(one) => one == seat,
        }
    }
}

/// The law of a chance event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Law {
    /// Dice are rolled together.
    Dice(Pool),
    /// One thing is drawn from an urn.
    Draw(Urn),
}

/// Dice rolled together: groups of like dice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    /// The groups. The order is the rulebook's and fixed.
    pub groups: ArrayVec<Group, MAX_GROUPS>,
}

/// Like dice of a pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// What kind of die this is, in the rulebook's terms (a colour, a unit).
    pub label: u8,
    /// How many are rolled.
    pub dice: u16,
    /// How many sides each has, at most [`MAX_SIDES`].
    pub sides: u8,
    /// The class of each face, from face 1; only the first `sides` entries count. Classes are
    /// below [`MAX_CLASSES`].
    pub class: [u8; MAX_SIDES],
}

impl Group {
    /// How many faces fall into each class.
    #[must_use]
    pub fn faces_by_class(&self) -> [u8; MAX_CLASSES] {
        let mut faces = [0; MAX_CLASSES];
        for class in &self.class[..self.sides as usize] {
            faces[*class as usize % MAX_CLASSES] += 1;
        }
        faces
    }

    /// The class of `face` (counted from 1), if the die has such a face.
    #[must_use]
    pub fn class_of(&self, face: u8) -> Option<u8> {
        (face >= 1 && face <= self.sides).then(|| self.class[face as usize - 1])
    }

    /// All outcomes, in a fixed order, each with its number of ways among `sides^dice`;
    /// `None` where that number needs more than 128 bits.
    fn each(&self, f: &mut impl FnMut([u16; MAX_CLASSES], Option<u128>)) {
        let faces = self.faces_by_class();
        let mut counts = [0u16; MAX_CLASSES];
        split(&faces, 0, self.dice, Some(1), &mut counts, f);
    }
}

/// Deals `left` dice to the classes from `class` on; `ways` counts the ways so far.
fn split(
    faces: &[u8; MAX_CLASSES],
    class: usize,
    left: u16,
    ways: Option<u128>,
    counts: &mut [u16; MAX_CLASSES],
    f: &mut impl FnMut([u16; MAX_CLASSES], Option<u128>),
) {
    if left == 0 {
        f(*counts, ways);
        return;
    }
    let Some(class) = (class..MAX_CLASSES).find(|c| faces[*c] > 0) else {
        return;
    };
    let last = faces[class + 1..].iter().all(|n| *n == 0);
    // How many ways to pick which `k` of the `left` dice fall into this class, and their faces.
    let mut here = Some(1u128);
    for k in 0..=left {
        if k > 0 {
            here = here.and_then(|w| w.checked_mul(u128::from(left - k + 1))).map(|w| w / u128::from(k));
        }
        if last && k < left {
            continue;
        }
        let power = u128::from(faces[class]).checked_pow(u32::from(k));
        let total =
            ways.zip(here).and_then(|(a, b)| a.checked_mul(b)).zip(power).and_then(|(a, b)| a.checked_mul(b));
        counts[class] = k;
        split(faces, class + 1, left - k, total, counts, f);
        counts[class] = 0;
    }
}

/// How many dice of each group fell into each class: all that a rulebook needs of a roll.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts {
    /// Per group of the pool, the number of dice per class.
    pub groups: ArrayVec<[u16; MAX_CLASSES], MAX_GROUPS>,
}

impl Pool {
    /// Adds a group of dice, unless there are none or the pool is full.
    #[inline]
    pub fn push(&mut self, group: Group) {
        if group.dice > 0 {
            let _ = self.groups.try_push(group);
        }
    }

    /// How many dice are rolled in all.
    #[must_use]
    pub fn dice(&self) -> u32 {
        self.groups.iter().map(|g| u32::from(g.dice)).sum()
    }

    /// In how many equally likely ways the dice can fall; `None` beyond 128 bits.
    #[must_use]
    pub fn ways(&self) -> Option<u128> {
        self.groups
            .iter()
            .try_fold(1u128, |ways, g| ways.checked_mul(u128::from(g.sides).checked_pow(u32::from(g.dice))?))
    }

    /// Calls `f` with every outcome and the number of ways in which it comes about, out of
    /// [`Pool::ways`]; `None` beyond 128 bits. The order is fixed.
    pub fn each(&self, f: &mut impl FnMut(&Counts, Option<u128>)) {
        self.each_from(0, &mut Counts::default(), Some(1), f);
    }

    fn each_from(
        &self,
        group: usize,
        counts: &mut Counts,
        ways: Option<u128>,
        f: &mut impl FnMut(&Counts, Option<u128>),
    ) {
        let Some(this) = self.groups.get(group) else {
            f(counts, ways);
            return;
        };
        this.each(&mut |split, here| {
            counts.groups.truncate(group);
            counts.groups.push(split);
            let ways = ways.zip(here).and_then(|(a, b)| a.checked_mul(b));
            self.each_from(group + 1, counts, ways, f);
        });
    }

    /// The counts of a roll whose faces are known, group after group.
    ///
    /// # Errors
    /// If a group has too many or too few dice, or a face that its dice do not have.
    pub fn counts(&self, faces: &[Vec<u8>]) -> Result<Counts, RollRefused> {
        if faces.len() != self.groups.len() {
            return Err(RollRefused::Groups { expected: self.groups.len(), given: faces.len() });
        }
        let mut counts = Counts::default();
        for (index, (group, faces)) in self.groups.iter().zip(faces).enumerate() {
            if faces.len() != group.dice as usize {
                return Err(RollRefused::Dice { group: index, expected: group.dice, given: faces.len() });
            }
            let mut classes = [0u16; MAX_CLASSES];
            for face in faces {
                let class = group.class_of(*face).ok_or(RollRefused::Face {
                    group: index,
                    face: *face,
                    sides: group.sides,
                })?;
                classes[class as usize % MAX_CLASSES] += 1;
            }
            counts.groups.push(classes);
        }
        Ok(counts)
    }
}

/// What is in an urn: a bag of tiles, an unordered deck. One thing is drawn at a time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Urn {
    /// Label of a thing (a tile's value, a card's number) and how many of it there are.
    pub things: ArrayVec<(u8, u32), MAX_URN>,
}

impl Urn {
    /// How many things are in the urn.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.things.iter().map(|(_, n)| n).sum()
    }

    /// How many things with this label are in the urn.
    #[must_use]
    pub fn count(&self, label: u8) -> u32 {
        self.things.iter().filter(|(l, _)| *l == label).map(|(_, n)| n).sum()
    }
}

/// What happened, as the rulebook is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rolled {
    /// The dice fell into these classes.
    Dice(Counts),
    /// The thing with this label was drawn.
    Drawn(u8),
}

/// What happened, as people see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Faces {
    /// The faces of the dice, group after group.
    Dice(Vec<Vec<u8>>),
    /// The label of the thing drawn.
    Drawn(u8),
}

/// Why a roll does not fit the pending chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RollRefused {
    /// Dice were given where something is drawn, or the other way round.
    #[error("this is not the kind of chance that is pending")]
    Kind,
    /// The number of groups is wrong.
    #[error("{expected} groups of dice are rolled, not {given}")]
    Groups {
        /// Groups in the pool.
        expected: usize,
        /// Groups given.
        given: usize,
    },
    /// The number of dice in a group is wrong.
    #[error("{expected} dice are rolled here, not {given}")]
    Dice {
        /// Index of the group.
        group: usize,
        /// Dice in the group.
        expected: u16,
        /// Dice given.
        given: usize,
    },
    /// No die has such a face.
    #[error("a die with {sides} sides does not show {face}")]
    Face {
        /// Index of the group.
        group: usize,
        /// The face given.
        face: u8,
        /// Sides of the group's dice.
        sides: u8,
    },
    /// Dice were counted in a class that has no face.
    #[error("no face of these dice falls into class {class}")]
    Class {
        /// Index of the group.
        group: usize,
        /// The class without a face.
        class: usize,
    },
    /// The thing drawn is not in the urn.
    #[error("there is no {label} to draw")]
    NotThere {
        /// The label given.
        label: u8,
    },
}

impl Chance {
    /// Dice that everybody sees.
    #[inline]
    #[must_use]
    pub fn dice(pool: Pool) -> Self {
        Self { law: Law::Dice(pool), audience: Audience::Everyone }
    }

    /// In how many equally likely ways it can come; `None` beyond 128 bits.
    #[must_use]
    pub fn ways(&self) -> Option<u128> {
        match &self.law {
            Law::Dice(pool) => pool.ways(),
            Law::Draw(urn) => Some(u128::from(urn.total())),
        }
    }

    /// Calls `f` with every outcome that can happen, and its number of ways.
    pub fn each(&self, f: &mut impl FnMut(&Rolled, Option<u128>)) {
        match &self.law {
            Law::Dice(pool) => pool.each(&mut |counts, ways| f(&Rolled::Dice(counts.clone()), ways)),
            Law::Draw(urn) => {
                for (label, n) in &urn.things {
                    if *n > 0 {
                        f(&Rolled::Drawn(*label), Some(u128::from(*n)));
                    }
                }
            }
        }
    }

    /// Whether `rolled` can be an outcome of this chance.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn check(&self, rolled: &Rolled) -> Result<(), RollRefused> {
        match (&self.law, rolled) {
            (Law::Dice(pool), Rolled::Dice(counts)) => {
                if counts.groups.len() != pool.groups.len() {
                    return Err(RollRefused::Groups {
                        expected: pool.groups.len(),
                        given: counts.groups.len(),
                    });
                }
                for (index, (group, classes)) in pool.groups.iter().zip(&counts.groups).enumerate() {
                    let given: usize = classes.iter().map(|n| *n as usize).sum();
                    if given != group.dice as usize {
                        return Err(RollRefused::Dice { group: index, expected: group.dice, given });
                    }
                    let faces = group.faces_by_class();
                    for class in 0..MAX_CLASSES {
                        if classes[class] > 0 && faces[class] == 0 {
                            return Err(RollRefused::Class { group: index, class });
                        }
                    }
                }
                Ok(())
            }
            (Law::Draw(urn), Rolled::Drawn(label)) => {
                if urn.count(*label) > 0 {
                    Ok(())
                } else {
                    Err(RollRefused::NotThere { label: *label })
                }
            }
            _ => Err(RollRefused::Kind),
        }
    }

    /// What the rulebook is told when people see `faces`.
    ///
    /// # Errors
    /// If the faces cannot come from this chance.
    pub fn read(&self, faces: &Faces) -> Result<Rolled, RollRefused> {
        let rolled = match (&self.law, faces) {
            (Law::Dice(pool), Faces::Dice(faces)) => Rolled::Dice(pool.counts(faces)?),
            (Law::Draw(_), Faces::Drawn(label)) => Rolled::Drawn(*label),
            _ => return Err(RollRefused::Kind),
        };
        self.check(&rolled).map(|()| rolled)
    }

    /// Lets it happen, given a source of luck: `below(n)` is uniform on `0..n`, for n ≥ 1. One
    /// call per die, group after group, or one call for a draw. An urn must not be empty.
    #[inline]
    pub fn sample(&self, below: &mut impl FnMut(u32) -> u32) -> Rolled {
        match &self.law {
            Law::Dice(pool) => {
                let mut counts = Counts::default();
                for group in &pool.groups {
                    let mut classes = [0u16; MAX_CLASSES];
                    for _ in 0..group.dice {
                        let face = below(u32::from(group.sides)) as usize;
                        let class = group.class.get(face).map_or(0, |class| *class as usize);
                        if let Some(dice) = classes.get_mut(class) {
                            *dice += 1;
                        }
                    }
                    counts.groups.push(classes);
                }
                Rolled::Dice(counts)
            }
            Law::Draw(urn) => Rolled::Drawn(urn.pick(below)),
        }
    }

    /// The same as [`Chance::sample`] with the faces that people see.
    pub fn sample_faces(&self, below: &mut impl FnMut(u32) -> u32) -> Faces {
        match &self.law {
            Law::Dice(pool) => Faces::Dice(
                pool.groups
                    .iter()
                    .map(|g| (0..g.dice).map(|_| below(u32::from(g.sides)) as u8 + 1).collect())
                    .collect(),
            ),
            Law::Draw(urn) => Faces::Drawn(urn.pick(below)),
        }
    }
}

impl Urn {
    fn pick(&self, below: &mut impl FnMut(u32) -> u32) -> u8 {
        let mut at = below(self.total().max(1));
        for (label, n) in &self.things {
            if at < *n {
                return *label;
            }
            at -= n;
        }
        self.things.first().map_or(0, |(label, _)| *label)
    }
}

#[cfg(test)]
mod tests;
