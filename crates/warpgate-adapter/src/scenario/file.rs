//! The scenario file as it is written. These types are also the JSON Schema of the files.

use crate::decks::file::{CardEntry, TechnologyEntry};
use schemars::JsonSchema;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;
use toml::Spanned;

/// A battle of Warpgate: two sides with their cards, and the map around them.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Warpgate scenario")]
pub(super) struct File {
    /// The game: `"warpgate"`.
    #[schemars(with = "GameName")]
    #[expect(dead_code, reason = "looked at before the rest is read")]
    pub(super) game: Spanned<String>,
    /// What the scenario is called.
    #[schemars(with = "Option<String>")]
    pub(super) title: Option<Spanned<String>>,
    /// Clauses that this battle turns on, such as `["W5.8"]`: told before it begins and in its log.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) see: Vec<Spanned<String>>,
    /// House rules.
    #[serde(default)]
    pub(super) options: Options,
    /// Where the attack comes from and goes to. Without it there is no map, and nobody withdraws.
    pub(super) attack: Option<Attack>,
    /// The side that attacks.
    pub(super) attacker: Side,
    /// The side that is attacked.
    pub(super) defender: Side,
    /// The planets and Warpgates of the map.
    #[serde(default)]
    pub(super) planet: Vec<Planet>,
    /// Cards that both sides can name, besides those of their deck files.
    #[serde(default)]
    pub(super) card: Vec<CardEntry>,
    /// Technologies that both sides can name, besides those of their deck files.
    #[serde(default)]
    pub(super) technology: Vec<TechnologyEntry>,
    /// Deck files with their text, by path; they stand here instead of the files. Records have them,
    /// so that a record is whole without the files.
    #[serde(default)]
    pub(super) files: BTreeMap<String, String>,
}

/// The game of the file.
#[derive(JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used")]
enum GameName {
    /// Warpgate.
    Warpgate,
}

/// House rules: the switches that the clauses mark as options.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Options {
    /// W2.2: when the discard pile becomes the new deck.
    pub(super) reshuffle: Reshuffle,
    /// W5.3: who chooses among orders that destroy equally many ships.
    pub(super) destroy_tie: DestroyTie,
    /// W2.3: the battle may start with decks that are too short for the draw.
    pub(super) allow_short_decks: bool,
}

/// W2.2: when the discard pile becomes the new deck.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Reshuffle {
    /// As soon as the deck is empty.
    #[default]
    AtOnce,
    /// When the next card must be drawn.
    WhenDrawing,
}

/// W5.3: who chooses among orders that destroy equally many ships.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum DestroyTie {
    /// The attacker.
    #[default]
    Attacker,
    /// The defender.
    Defender,
}

/// Where the attack comes from and goes to (W1.3).
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Attack {
    /// The action that attacks.
    pub(super) action: Action,
    /// The planet that is attacked.
    #[schemars(with = "String")]
    pub(super) planet: Spanned<String>,
    /// The planets that the attack comes from: one, or two for Concentrate.
    #[schemars(with = "Vec<String>")]
    pub(super) from: Spanned<Vec<Spanned<String>>>,
}

/// The action that attacks (W1.3).
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Action {
    /// From one planet.
    Skirmish,
    /// From one planet.
    Advance,
    /// From two planets at once.
    Concentrate,
}

/// A side of the battle.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Side {
    /// The name at the table.
    #[schemars(with = "String")]
    pub(super) name: Spanned<String>,
    /// Its ships in the battle.
    #[schemars(with = "u16")]
    pub(super) ships: Spanned<i64>,
    /// Its deck file: `"seed"`, `"training"`, or a path from the folder of this file.
    #[schemars(with = "Option<String>")]
    pub(super) deck: Option<Spanned<String>>,
    /// All its cards, by name or bare multiplier. If it is not given: all cards of the deck file, or
    /// without one all `[[card]]`s of this file.
    #[schemars(with = "Option<Vec<CardName>>")]
    pub(super) cards: Option<Vec<Spanned<CardName>>>,
    /// Cards of these in its discard pile.
    #[serde(default)]
    #[schemars(with = "Vec<CardName>")]
    pub(super) discards: Vec<Spanned<CardName>>,
    /// Cards of these in its hand since an earlier battle (W5.6), which all know; it draws two more.
    #[serde(default)]
    #[schemars(with = "Vec<CardName>")]
    pub(super) hand: Vec<Spanned<CardName>>,
    /// Cards of these that it has drawn for this battle already, which only this player knows; it
    /// draws the rest of two.
    #[serde(default)]
    #[schemars(with = "Vec<CardName>")]
    pub(super) drawn: Vec<Spanned<CardName>>,
    /// Technologies that work for it in this battle (W5.5), by name.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) technologies: Vec<Spanned<String>>,
}

/// A card: its name, or a bare multiplier.
#[derive(Clone, Debug, JsonSchema)]
#[schemars(untagged)]
pub(super) enum CardName {
    /// A multiplier.
    Multiplier(u8),
    /// A name.
    Name(String),
}

impl<'de> Deserialize<'de> for CardName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = CardName;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a card in quotes or a multiplier")
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<CardName, E> {
                Ok(CardName::Name(name.to_owned()))
            }
            fn visit_i64<E: Error>(self, multiplier: i64) -> Result<CardName, E> {
                let read = u8::try_from(multiplier);
                let wrong = || E::custom(format!("a multiplier cannot be {multiplier}"));
                read.map(CardName::Multiplier).map_err(|_| wrong())
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// A planet or Warpgate of the map.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Planet {
    /// What it is called.
    #[schemars(with = "String")]
    pub(super) name: Spanned<String>,
    /// Planets that are one step away. Each link need be named on one side only.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) links: Vec<Spanned<String>>,
    /// Whose Warpgate it is; it counts as a planet with a Colony (W6.2).
    #[schemars(with = "Option<String>")]
    pub(super) warpgate: Option<Spanned<String>>,
    /// Who has an Outpost here.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) outposts: Vec<Spanned<String>>,
    /// Who has a Colony here.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) colonies: Vec<Spanned<String>>,
    /// Ships here that do not fight in the battle, by player.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, u16>")]
    pub(super) ships: BTreeMap<Spanned<String>, Spanned<i64>>,
}
