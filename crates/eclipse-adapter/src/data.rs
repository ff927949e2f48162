//! The figures of the first edition: `data/eclipse.toml`, built into the program.

use admiralty_eclipse::blueprint::{Blueprint, BlueprintError, Catalogue, Part};
use admiralty_eclipse::party::Npc;
use admiralty_eclipse::ship::{Computer, Figures, Hull, Initiative, Shield, ShipType, TYPES};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The data file as text.
pub const TEXT: &str = include_str!("../data/eclipse.toml");

/// What the data file says.
#[derive(Debug)]
pub struct Data {
    /// Parts and blueprints.
    pub catalogue: Catalogue,
    /// The kinds of NPC, by name.
    pub npcs: Vec<Npc>,
    /// The figures of the default blueprints, larger ships first ([`ShipType::index`]).
    pub defaults: [Figures; TYPES],
    /// Other names of ship types and NPCs.
    aliases: BTreeMap<&'static str, Vec<&'static str>>,
}

/// Why the data file makes no sense. A program that passed its own tests never meets it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataError {
    /// It is not what it should be.
    #[error("the built-in figures cannot be read: {0}")]
    Unreadable(String),
    /// A default blueprint is impossible.
    #[error("the built-in figures are wrong: {0}")]
    Blueprint(#[from] BlueprintError),
}

/// The data file, read once.
///
/// # Errors
/// If it makes no sense.
pub fn data() -> Result<&'static Data, &'static DataError> {
    static DATA: OnceLock<Result<Data, DataError>> = OnceLock::new();
    DATA.get_or_init(|| Data::read(TEXT)).as_ref()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    ship: Blueprints,
    part: BTreeMap<String, Part>,
    npc: BTreeMap<String, NpcEntry>,
    #[serde(borrow)]
    alias: BTreeMap<&'static str, Vec<&'static str>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Blueprints {
    dreadnought: Blueprint,
    cruiser: Blueprint,
    starbase: Blueprint,
    interceptor: Blueprint,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NpcEntry {
    #[serde(default)]
    yellow: u8,
    #[serde(default)]
    orange: u8,
    #[serde(default)]
    red: u8,
    #[serde(default)]
    orange_missile: u8,
    #[serde(default)]
    computer: u8,
    #[serde(default)]
    shield: u8,
    #[serde(default)]
    hull: u8,
    init: i16,
    tiles: u8,
    cost: u32,
}

impl NpcEntry {
    fn npc(self, name: String) -> Npc {
        let figures = Figures {
            initiative: Initiative(self.init),
            computer: Computer(self.computer),
            shield: Shield(self.shield),
            hull: Hull(self.hull),
            yellow: self.yellow,
            orange: self.orange,
            red: self.red,
            missiles: self.orange_missile,
            drive: false,
        };
        Npc { name, figures, tiles: self.tiles, cost: self.cost }
    }
}

impl Data {
    fn read(text: &'static str) -> Result<Self, DataError> {
        let file: File =
            toml::from_str(text).map_err(|error| DataError::Unreadable(error.message().to_owned()))?;
        let Blueprints { dreadnought, cruiser, starbase, interceptor } = file.ship;
        // Larger ships first, as `ShipType::index` counts.
        let blueprints = [dreadnought, cruiser, starbase, interceptor];
        let catalogue = Catalogue { parts: file.part, blueprints };
        let mut defaults = [Figures::default(); TYPES];
        for ship in ShipType::ALL {
            defaults[ship.index()] = catalogue.default_figures(ship)?;
        }
        let npcs = file.npc.into_iter().map(|(name, entry)| entry.npc(name)).collect();
        Ok(Self { catalogue, npcs, defaults, aliases: file.alias })
    }

    /// The figures of a type's default blueprint.
    #[must_use]
    pub fn default_figures(&self, ship: ShipType) -> Figures {
        self.defaults[ship.index()]
    }

    /// The NPC of this canonical name.
    #[must_use]
    pub fn npc(&self, name: &str) -> Option<&Npc> {
        self.npcs.iter().find(|npc| npc.name == name)
    }

    /// Other names of a ship type or NPC.
    #[must_use]
    pub fn aliases(&self, name: &str) -> &[&'static str] {
        self.aliases.get(name).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_blueprints_are_legal() {
        let data = data().unwrap();
        let initiatives = ShipType::ALL.map(|ship| data.default_figures(ship).initiative.0);
        assert_eq!(initiatives, [1, 2, 4, 3]);
        for ship in ShipType::ALL {
            let figures = data.catalogue.default_figures(ship).unwrap();
            assert_eq!(figures, data.default_figures(ship));
            assert_eq!(figures.drive, ship != ShipType::Starbase);
            assert_eq!(figures.check(), Ok(()));
        }
        assert_eq!(data.default_figures(ShipType::Dreadnought).hull, Hull(2));
        assert_eq!(data.default_figures(ShipType::Dreadnought).yellow, 2);
    }

    #[test]
    fn ships_that_a_player_owns() {
        let data = data().unwrap();
        assert_eq!(ShipType::ALL.map(|ship| data.catalogue.blueprint(ship).max), [2, 4, 4, 8]);
    }

    /// E2.6: an Interceptor with a computer of +2 and a drive of +2 has 6; a Dreadnought with three
    /// drives of +1 has 3.
    #[test]
    fn initiative_of_the_worked_example() {
        let data = data().unwrap();
        let interceptor = ["gluon_computer", "fusion_drive", "fusion_source", "ion_cannon"];
        let figures = data.catalogue.figures(ShipType::Interceptor, &interceptor).unwrap();
        assert_eq!(figures.initiative, Initiative(6));
        let dreadnought = ["nuclear_drive", "nuclear_drive", "nuclear_drive", "nuclear_source"];
        let figures = data.catalogue.figures(ShipType::Dreadnought, &dreadnought).unwrap();
        assert_eq!(figures.initiative, Initiative(3));
    }

    /// E3.6: two Improved Hulls absorb four points.
    #[test]
    fn improved_hulls() {
        let parts = ["improved_hull", "improved_hull", "nuclear_drive", "nuclear_source"];
        let figures = data().unwrap().catalogue.figures(ShipType::Cruiser, &parts).unwrap();
        assert_eq!(figures.hull, Hull(4));
    }

    /// E4.1, E4.2, E4.6.
    #[test]
    fn npcs() {
        let data = data().unwrap();
        let ancient = data.npc("ancient").unwrap();
        assert_eq!((ancient.tiles, ancient.cost), (1, 5));
        assert_eq!((ancient.figures.yellow, ancient.figures.initiative), (2, Initiative(2)));
        let gcds = data.npc("gcds").unwrap();
        assert_eq!((gcds.tiles, gcds.cost, gcds.figures.hull), (3, 15, Hull(7)));
        let guardian = data.npc("guardian_2e_advanced").unwrap();
        assert_eq!((guardian.tiles, guardian.figures.missiles), (2, 2));
        assert_eq!(data.npcs.len(), 8);
        assert!(data.npcs.iter().all(|npc| npc.figures.check().is_ok() && !npc.figures.drive));
    }

    #[test]
    fn aliases_belong_to_something() {
        let data = data().unwrap();
        for name in data.aliases.keys() {
            let ship = ShipType::ALL.iter().any(|ship| ship.name() == *name);
            assert!(ship || data.npc(name).is_some(), "{name}");
        }
    }

    #[test]
    fn a_wrong_file_is_an_error() {
        assert!(matches!(Data::read("ship = 3"), Err(DataError::Unreadable(_))));
    }
}
