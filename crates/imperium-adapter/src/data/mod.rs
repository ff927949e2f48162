//! The data of Imperium: the standard set of `data/standard/`, and files that change it.
//!
//! A data file is a table of tables: `[unit.cruiser]`, `[race.sol]`, `[technology.hylar_v]` and so
//! on, with effects spelled in a small vocabulary that `data/README.md` explains word by word. A
//! scenario may have the same tables under `data`: an entry of a known name changes only what it
//! says, an entry of a new name is added.

mod cards;
mod effect;
mod file;
mod lasting;
mod layers;
mod names;
mod raw;
mod read;
mod schema;
mod spell;
mod starts;
mod systems;
mod technologies;
mod terms;
mod track;
mod units;

#[cfg(test)]
mod tests;

pub use file::{DataFile, Origin};
pub use names::{Name, Names, Thing};
pub(crate) use raw::RawTable;
pub(crate) use schema::LastingSchema;
pub(crate) use spell::{Spelled, spelled};
pub use starts::Start;
pub use systems::{System, SystemPlanet};
pub(crate) use terms::{Terms, Types};

use admiralty_imperium::data::{Data, UnitType};
use admiralty_notation::{Diagnostic, Kind, Problems, Source, from_toml};
use layers::Layer;
use std::sync::{Arc, OnceLock};

/// The longest data file, in bytes.
pub const MAX_LENGTH: usize = 1 << 18;

/// The files of the standard set, with their names.
const FILES: [(&str, &str); 7] = [
    ("units.toml", include_str!("../../data/standard/units.toml")),
    ("systems.toml", include_str!("../../data/standard/systems.toml")),
    ("races.toml", include_str!("../../data/standard/races.toml")),
    ("technologies.toml", include_str!("../../data/standard/technologies.toml")),
    ("political.toml", include_str!("../../data/standard/political.toml")),
    ("actions.toml", include_str!("../../data/standard/actions.toml")),
    ("track.toml", include_str!("../../data/standard/track.toml")),
];

/// A set of data that a game can be set up from. Cloning is cheap.
#[derive(Clone, Debug, Default)]
pub struct Standard {
    /// What the rulebook needs.
    pub data: Arc<Data>,
    /// What everything is called.
    pub names: Arc<Names>,
    /// Systems: Home Systems first.
    pub systems: Arc<[System]>,
    /// What each race starts with, in the order of `data.races`.
    pub starts: Arc<[Start]>,
    /// Unit types that are in the game only if a scenario lists them.
    pub optional: Arc<[UnitType]>,
    /// What the figures of planets were multiplied by.
    pub planet_scale: u8,
    layers: Arc<[Layer]>,
}

impl Standard {
    fn of(layers: Vec<Layer>) -> Result<Self, Problems> {
        let set = read::read(&layers)?;
        Ok(Self {
            data: Arc::new(set.data),
            names: Arc::new(set.names),
            systems: set.systems.into(),
            starts: set.starts.into(),
            optional: set.optional.into(),
            planet_scale: set.scale,
            layers: layers.into(),
        })
    }

    /// The system of this name; a Home System is called by its race.
    #[must_use]
    pub fn system(&self, name: &str) -> Option<&System> {
        self.systems.iter().find(|system| system.name == name)
    }

    /// The race of this name, by its place in the data.
    #[must_use]
    pub fn race(&self, name: &str) -> Option<u8> {
        self.data.races.iter().position(|race| race.name == name).map(|at| at as u8)
    }
}

/// The standard set, read once.
///
/// It is part of the program and tested with it; should it make no sense, it is empty.
#[must_use]
pub fn standard() -> Standard {
    static STANDARD: OnceLock<Standard> = OnceLock::new();
    STANDARD.get_or_init(|| built_in().unwrap_or_default()).clone()
}

/// The files of the standard set, read.
fn built_in() -> Result<Standard, Problems> {
    let layers = FILES.map(|(name, text)| {
        let source = Source::new(name, text);
        from_toml(&source).map(|file| Layer { source, file })
    });
    Standard::of(layers.into_iter().collect::<Result<_, _>>()?)
}

/// A set with what a file changes and adds: of an entry of a known name what it says, an entry of a
/// new name whole. Places in messages are in `source`.
///
/// # Errors
/// Everything that is wrong with what it says.
pub fn overridden(base: &Standard, source: &Source, changes: &DataFile) -> Result<Standard, Problems> {
    let more = Layer { source: source.clone(), file: changes.clone() };
    Standard::of(base.layers.iter().cloned().chain([more]).collect())
}

/// Reads a data file; [`overridden`] says what it means.
///
/// # Errors
/// What is wrong with its form.
pub fn parse(source: &Source) -> Result<DataFile, Problems> {
    if source.text().len() > MAX_LENGTH {
        let message = format!("the data file is {} bytes long", source.text().len());
        let help = format!("a data file has at most {MAX_LENGTH} bytes");
        return Err(Diagnostic::new(Kind::OutOfRange, message).help(help).into());
    }
    Ok(from_toml(source)?)
}

/// The JSON Schema of data files.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(DataFile).to_value()
}
