//! The scenario file as it is written. These types are also the JSON Schema of the files.

use schemars::JsonSchema;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;
use toml::Spanned;

/// A Combat Phase of Eclipse: who is at the table, which hexes there are, who is where.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Eclipse scenario")]
pub(super) struct File {
    /// The game: `"eclipse"`.
    #[schemars(with = "GameName")]
    #[expect(dead_code, reason = "looked at before the rest is read")]
    pub(super) game: Spanned<String>,
    /// What the scenario is called.
    #[schemars(with = "Option<String>")]
    pub(super) title: Option<Spanned<String>>,
    /// House rules.
    #[serde(default)]
    pub(super) options: Options,
    /// The reputation bag (E10.7): how many tiles there are of each value from 1 to 9. Empty if it is
    /// not given.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, u8>")]
    pub(super) bag: BTreeMap<Spanned<String>, Spanned<i64>>,
    /// The players, one to six. Their order is that of the seats.
    #[serde(default)]
    pub(super) player: Vec<Player>,
    /// Kinds of NPC by name: new ones, or other figures for those of the data file.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, Npc>")]
    pub(super) npc: BTreeMap<Spanned<String>, Npc>,
    /// The hexes, in any order: those with battles, and those to which somebody may retreat.
    #[serde(default)]
    pub(super) hex: Vec<Hex>,
}

/// The game of the file.
#[derive(JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used")]
enum GameName {
    /// Eclipse.
    Eclipse,
}

/// House rules: the switches that the clauses mark as options.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Options {
    /// E2.5: who orders types of one side with the same initiative.
    pub(super) own_ties: OwnTies,
    /// E4.4: where dice of NPCs go that destroy nothing, among ships of equal size.
    pub(super) npc_spread: NpcSpread,
}

/// E2.5: who orders types of one side with the same initiative.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum OwnTies {
    /// Their owner, anew each round.
    #[default]
    Ask,
    /// Larger ships first.
    Size,
}

/// E4.4: where dice of NPCs go that destroy nothing, among ships of equal size.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum NpcSpread {
    /// On the most damaged ship.
    #[default]
    Concentrate,
    /// Spread evenly.
    Spread,
}

/// A player.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    /// The name at the table.
    #[schemars(with = "String")]
    pub(super) name: Spanned<String>,
    /// Influence Discs left on the Influence Track (E11.2). 0 if it is not given.
    #[schemars(with = "Option<u8>")]
    pub(super) discs: Option<Spanned<i64>>,
    /// The values of the reputation tiles on the track (E10.2).
    #[serde(default)]
    #[schemars(with = "Vec<u8>")]
    pub(super) track: Vec<Spanned<i64>>,
    /// How many tiles the track holds. 4 if it is not given.
    #[schemars(with = "Option<u8>")]
    pub(super) track_size: Option<Spanned<i64>>,
    /// E12.2: whether the player has discs or ships on hexes that are not listed here. `true` if it is
    /// not given.
    #[serde(default = "yes")]
    pub(super) elsewhere: bool,
    /// E7.3: a wormhole on one side of the edge is enough for a retreat.
    #[serde(default)]
    pub(super) wormhole_generator: bool,
    /// E9.3: may destroy all population without a roll.
    #[serde(default)]
    pub(super) neutron_bombs: bool,
    /// E9.7, a house rule: neutron bombs do not work against this player.
    #[serde(default)]
    pub(super) neutron_absorber: bool,
    /// E3.5, a house rule: the damage of a red die may be split.
    #[serde(default)]
    pub(super) antimatter_splitter: bool,
    /// What the ships are made of; a type that is not given has its default blueprint.
    #[serde(default)]
    pub(super) blueprint: Blueprints,
}

fn yes() -> bool {
    true
}

/// A player's blueprints.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Blueprints {
    /// Interceptors: four slots.
    #[schemars(with = "Option<Blueprint>")]
    pub(super) interceptor: Option<Spanned<Blueprint>>,
    /// Cruisers: six slots.
    #[schemars(with = "Option<Blueprint>")]
    pub(super) cruiser: Option<Spanned<Blueprint>>,
    /// Dreadnoughts: eight slots.
    #[schemars(with = "Option<Blueprint>")]
    pub(super) dreadnought: Option<Spanned<Blueprint>>,
    /// Starbases: five slots, and no drive.
    #[schemars(with = "Option<Blueprint>")]
    pub(super) starbase: Option<Spanned<Blueprint>>,
}

/// The blueprint of a ship type: its parts, as `["ion_cannon*2", "nuclear_drive"]`, or bare figures.
#[derive(Debug, JsonSchema)]
#[schemars(untagged)]
pub(super) enum Blueprint {
    /// All its parts. `*N` repeats one.
    Parts(#[schemars(with = "Vec<String>")] Vec<Spanned<String>>),
    /// Figures instead of parts; what is not given is 0, and there is a drive.
    Figures(Box<Figures>),
}

impl<'de> Deserialize<'de> for Blueprint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Blueprint;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of parts, as `[\"ion_cannon*2\", …]`, or figures, as `{ hull = 1, … }`")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, parts: A) -> Result<Blueprint, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(parts)).map(Blueprint::Parts)
            }

            fn visit_map<A: MapAccess<'de>>(self, figures: A) -> Result<Blueprint, A::Error> {
                let figures = Figures::deserialize(MapAccessDeserializer::new(figures))?;
                Ok(Blueprint::Figures(Box::new(figures)))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// Figures of a ship (E13.2). What is not given is 0.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Figures {
    /// The initiative, parts included.
    #[schemars(with = "Option<u8>")]
    pub(super) init: Option<Spanned<i64>>,
    /// Hull symbols: the damage that it survives.
    #[schemars(with = "Option<u8>")]
    pub(super) hull: Option<Spanned<i64>>,
    /// Added to its dice.
    #[schemars(with = "Option<u8>")]
    pub(super) computer: Option<Spanned<i64>>,
    /// Subtracted from dice shot at it.
    #[schemars(with = "Option<u8>")]
    pub(super) shield: Option<Spanned<i64>>,
    /// Yellow dice a ship.
    #[schemars(with = "Option<u8>")]
    pub(super) yellow: Option<Spanned<i64>>,
    /// Orange cannon dice a ship.
    #[schemars(with = "Option<u8>")]
    pub(super) orange: Option<Spanned<i64>>,
    /// Red dice a ship.
    #[schemars(with = "Option<u8>")]
    pub(super) red: Option<Spanned<i64>>,
    /// Orange missile dice a ship.
    #[schemars(with = "Option<u8>")]
    pub(super) missiles: Option<Spanned<i64>>,
    /// Whether it has a drive. A starbase has none, all others do if it is not given.
    #[schemars(with = "Option<bool>")]
    pub(super) drive: Option<Spanned<Drive>>,
}

/// Whether there is a drive: `true` and `false`, or 1 and 0 as in battle lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drive(pub(super) bool);

impl<'de> Deserialize<'de> for Drive {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct YesNo;
        impl Visitor<'_> for YesNo {
            type Value = Drive;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("`true` or `false`")
            }

            fn visit_bool<E: Error>(self, yes: bool) -> Result<Drive, E> {
                Ok(Drive(yes))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Drive, E> {
                match number {
                    0 | 1 => Ok(Drive(number == 1)),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Signed(number), &self)),
                }
            }
        }
        deserializer.deserialize_any(YesNo)
    }
}

/// A kind of NPC. For one of the data file, what is not given stays as it is there.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Npc {
    /// The initiative.
    #[schemars(with = "Option<u8>")]
    pub(super) init: Option<Spanned<i64>>,
    /// Hull symbols: the damage that it survives.
    #[schemars(with = "Option<u8>")]
    pub(super) hull: Option<Spanned<i64>>,
    /// Added to its dice.
    #[schemars(with = "Option<u8>")]
    pub(super) computer: Option<Spanned<i64>>,
    /// Subtracted from dice shot at it.
    #[schemars(with = "Option<u8>")]
    pub(super) shield: Option<Spanned<i64>>,
    /// Yellow dice.
    #[schemars(with = "Option<u8>")]
    pub(super) yellow: Option<Spanned<i64>>,
    /// Orange cannon dice.
    #[schemars(with = "Option<u8>")]
    pub(super) orange: Option<Spanned<i64>>,
    /// Red dice.
    #[schemars(with = "Option<u8>")]
    pub(super) red: Option<Spanned<i64>>,
    /// Orange missile dice.
    #[schemars(with = "Option<u8>")]
    pub(super) missiles: Option<Spanned<i64>>,
    /// E10.1: reputation tiles for destroying one. A new kind must say.
    #[schemars(with = "Option<u8>")]
    pub(super) tiles: Option<Spanned<i64>>,
    /// What one counts in the material balance. 5 a tile if it is not given.
    #[schemars(with = "Option<u32>")]
    pub(super) cost: Option<Spanned<i64>>,
}

/// A hex.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hex {
    /// The number printed on it. Higher ones are resolved first (E1.2); the Galactic Center is 1.
    #[schemars(with = "u16", range(min = 1, max = 9999))]
    pub(super) number: Spanned<i64>,
    /// The player whose Influence Disc lies here.
    #[schemars(with = "Option<String>")]
    pub(super) controller: Option<Spanned<String>>,
    /// The fleets in order of entry (E1.6), as `"Red: 2 cruisers, 1 interceptor"`; NPCs without a name,
    /// as `"2 ancients"`. Cubes that lie on a ship already: `"Red: 2 cruisers(damage=1)"`.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) fleets: Vec<Spanned<String>>,
    /// The controller's population cubes.
    #[schemars(with = "Option<Population>")]
    pub(super) population: Option<Spanned<Population>>,
    /// Edges to other hexes of the file. One entry serves both hexes.
    #[serde(default)]
    pub(super) edges: Vec<Edge>,
}

/// Population cubes, by the squares on which they stand (E9.4).
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Population {
    /// On money squares.
    #[schemars(with = "Option<u8>")]
    pub(super) money: Option<Spanned<i64>>,
    /// On science squares.
    #[schemars(with = "Option<u8>")]
    pub(super) science: Option<Spanned<i64>>,
    /// On materials squares.
    #[schemars(with = "Option<u8>")]
    pub(super) materials: Option<Spanned<i64>>,
    /// On gray squares: the owner chooses the graveyard.
    #[schemars(with = "Option<u8>")]
    pub(super) gray: Option<Spanned<i64>>,
    /// On an Orbital: money or science.
    #[schemars(with = "Option<u8>")]
    pub(super) orbital: Option<Spanned<i64>>,
}

/// An edge to another hex of the file.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Edge {
    /// The number of the other hex.
    #[schemars(with = "u16", range(min = 1, max = 9999))]
    pub(super) to: Spanned<i64>,
    /// On how many sides of the edge there is a wormhole (E7.3). `both` if it is not given.
    #[serde(default)]
    pub(super) wormhole: Wormhole,
}

/// On how many sides of an edge there is a wormhole (E7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Wormhole {
    /// On both: anyone passes.
    #[default]
    Both,
    /// On one: only with the Wormhole Generator.
    One,
    /// On none: nobody passes.
    None,
}
