//! E13: blueprints, their parts, and what makes one impossible.

use crate::ship::{Computer, Figures, Hull, Initiative, Shield, ShipType};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// A part tile. What is not given is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Part {
    /// Yellow dice.
    pub yellow: u8,
    /// Orange cannon dice.
    pub orange: u8,
    /// Red dice.
    pub red: u8,
    /// Orange missile dice.
    pub orange_missile: u8,
    /// Added to the die.
    pub computer: u8,
    /// Subtracted from the enemy's die.
    pub shield: u8,
    /// Damage absorbed.
    pub hull: u8,
    /// Hexes it moves; more than 0 makes it a drive.
    pub drive: u8,
    /// Initiative.
    pub init: i16,
    /// Energy it gives, or needs if negative.
    pub energy: i16,
    /// How many tiles exist; 0 if that is not known.
    pub tiles: u8,
    /// Whether it is an ancient part, of which there is one.
    pub ancient: bool,
}

/// The blueprint of a ship type: what it is before any part is in it, and its default parts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Blueprint {
    /// How many parts it holds.
    pub slots: u8,
    /// Its own initiative.
    pub init: i16,
    /// Its own energy.
    pub energy: i16,
    /// Its own computer.
    pub computer: u8,
    /// How many ships of the type a player owns.
    pub max: u8,
    /// The parts that it starts with.
    pub parts: Vec<String>,
}

/// Parts and blueprints by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Catalogue {
    /// Parts.
    pub parts: BTreeMap<String, Part>,
    /// Blueprints, larger ships first ([`ShipType::index`]).
    pub blueprints: [Blueprint; 4],
}

/// What is wrong with a blueprint (E13.1).
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BlueprintError {
    /// There is no such part.
    #[error("there is no part called {part}")]
    UnknownPart {
        /// The name given.
        part: String,
        /// Its place in the list of parts.
        index: usize,
    },
    /// More parts than slots.
    #[error("the {} has {slots} slots, and {parts} parts do not fit", .ship.name())]
    Slots {
        /// The type.
        ship: ShipType,
        /// Parts given.
        parts: usize,
        /// Slots of the type.
        slots: u8,
    },
    /// It needs more energy than it has.
    #[error("the {} needs {needs} energy and has {has}", .ship.name())]
    Energy {
        /// The type.
        ship: ShipType,
        /// What the parts need.
        needs: i32,
        /// What its sources and the blueprint give.
        has: i32,
    },
    /// A ship that must move has no drive.
    #[error("the {} needs a drive", .ship.name())]
    NoDrive {
        /// The type.
        ship: ShipType,
    },
    /// A starbase has a drive.
    #[error("a starbase must have no drive, and {part} is one")]
    StarbaseDrive {
        /// The drive.
        part: String,
        /// Its place in the list of parts.
        index: usize,
    },
    /// An ancient part occurs more than once.
    #[error("there is only one {part}")]
    AncientTwice {
        /// The part.
        part: String,
        /// The place of its second occurrence in the list of parts.
        index: usize,
    },
}

impl Catalogue {
    /// The blueprint of a type.
    #[must_use]
    pub fn blueprint(&self, ship: ShipType) -> &Blueprint {
        &self.blueprints[ship.index()]
    }

    /// E13.1, E2.3: what a ship of this type with these parts can do.
    ///
    /// # Errors
    /// The first thing that makes the blueprint impossible.
    pub fn figures<S: AsRef<str>>(&self, ship: ShipType, parts: &[S]) -> Result<Figures, BlueprintError> {
        let blueprint = self.blueprint(ship);
        let mut figures = Figures {
            initiative: Initiative(blueprint.init),
            computer: Computer(blueprint.computer),
            ..Figures::default()
        };
        let (mut needs, mut has) = (0, i32::from(blueprint.energy));
        for (index, name) in parts.iter().enumerate() {
            let name = name.as_ref();
            let Some(part) = self.parts.get(name) else {
                return Err(BlueprintError::UnknownPart { part: name.into(), index });
            };
            if part.ancient && parts[..index].iter().any(|p| p.as_ref() == name) {
                return Err(BlueprintError::AncientTwice { part: name.into(), index });
            }
            if part.drive > 0 && ship == ShipType::Starbase {
                return Err(BlueprintError::StarbaseDrive { part: name.into(), index });
            }
            figures.initiative.0 += part.init;
            figures.computer = Computer(figures.computer.0.saturating_add(part.computer));
            figures.shield = Shield(figures.shield.0.saturating_add(part.shield));
            figures.hull = Hull(figures.hull.0.saturating_add(part.hull));
            figures.yellow = figures.yellow.saturating_add(part.yellow);
            figures.orange = figures.orange.saturating_add(part.orange);
            figures.red = figures.red.saturating_add(part.red);
            figures.missiles = figures.missiles.saturating_add(part.orange_missile);
            figures.drive |= part.drive > 0;
            if part.energy < 0 {
                needs -= i32::from(part.energy);
            } else {
                has += i32::from(part.energy);
            }
        }
        if parts.len() > usize::from(blueprint.slots) {
            return Err(BlueprintError::Slots { ship, parts: parts.len(), slots: blueprint.slots });
        }
        if needs > has {
            return Err(BlueprintError::Energy { ship, needs, has });
        }
        if !figures.drive && ship != ShipType::Starbase {
            return Err(BlueprintError::NoDrive { ship });
        }
        Ok(figures)
    }

    /// The figures of a type with its default parts.
    ///
    /// # Errors
    /// If the catalogue's own defaults are impossible.
    pub fn default_figures(&self, ship: ShipType) -> Result<Figures, BlueprintError> {
        self.figures(ship, &self.blueprint(ship).parts)
    }
}
