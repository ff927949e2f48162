//! The scenario file as it is written. These types are also the JSON Schema of the files.

use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// The attacks of a turn of EVE: The Second Genesis: who is at the table, whose turn it is, who is
/// where after warping.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "EVE scenario")]
pub(super) struct File {
    /// The game: `"eve"`.
    #[schemars(with = "GameName")]
    #[expect(dead_code, reason = "looked at before the rest is read")]
    pub(super) game: Spanned<String>,
    /// What the scenario is called.
    #[schemars(with = "Option<String>")]
    pub(super) title: Option<Spanned<String>>,
    /// The player whose turn it is: the attacker in all attacks (V1.5).
    #[schemars(with = "String")]
    pub(super) active: Spanned<String>,
    /// House rules.
    #[serde(default)]
    pub(super) options: Options,
    /// What stands on the cards of ships, by their name. A fleet can also give it itself:
    /// `"Ian: 2 rifter(1/2)"`.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, Card>")]
    pub(super) ship: BTreeMap<Spanned<String>, Card>,
    /// The players, two to six, in the order of play: the next one sits to the left.
    #[serde(default)]
    pub(super) player: Vec<Player>,
    /// The regions, in any order: those under attack, and those to which ships may withdraw.
    #[serde(default)]
    pub(super) region: Vec<Region>,
}

/// The game of the file.
#[derive(JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used")]
enum GameName {
    /// EVE: The Second Genesis.
    Eve,
}

/// House rules: the switches that the clauses mark as options.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Options {
    /// V2.3: when a ship is destroyed whose damage reaches its shield by ambush alone.
    pub(super) ambush_kills: AmbushKills,
}

/// V2.3: when a ship is destroyed whose damage reaches its shield by ambush alone.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum AmbushKills {
    /// With the others in the damage step: it still fires.
    #[default]
    DamageStep,
    /// At once.
    AtOnce,
}

/// What stands on a ship's card.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    /// The damage that it deals.
    #[schemars(with = "u8")]
    pub(super) attack: Spanned<i64>,
    /// The damage that destroys it.
    #[schemars(with = "u8")]
    pub(super) shield: Spanned<i64>,
    /// N of its active command Ambush N. 0, none, if it is not given.
    #[schemars(with = "Option<u8>")]
    pub(super) ambush: Option<Spanned<i64>>,
    /// What it counts for in odds. 1 if it is not given.
    #[schemars(with = "Option<u8>")]
    pub(super) value: Option<Spanned<i64>>,
}

/// A player.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    /// The name at the table.
    #[schemars(with = "String")]
    pub(super) name: Spanned<String>,
    /// The ships in the dock: `"2 rifter, 1 heron"`.
    #[schemars(with = "Option<String>")]
    pub(super) dock: Option<Spanned<String>>,
    /// The hand of the active player (V4.2): how many cards, or which. Empty if it is not given.
    #[schemars(with = "Option<Hand>")]
    pub(super) hand: Option<Spanned<Hand>>,
}

/// A hand: a number of cards, or their names.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Hand {
    /// So many cards that are not told apart.
    Count(i64),
    /// The names of all cards; a name that stands twice is two cards.
    Cards(Vec<String>),
}

/// A region.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Region {
    /// What it is called.
    #[schemars(with = "String")]
    pub(super) name: Spanned<String>,
    /// The player who has it. Nobody if it is not given.
    #[schemars(with = "Option<String>")]
    pub(super) controller: Option<Spanned<String>>,
    /// The total shield of the starbase: the region is its controller's home region (V2.7).
    #[schemars(with = "Option<u16>")]
    pub(super) home: Option<Spanned<i64>>,
    /// The ships there, one text for each player: `"Ian: 2 rifter, 1 heron(2/3)"`. Ships of the
    /// active player in the region of another are an attack (V1.1).
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) fleets: Vec<Spanned<String>>,
}
