//! The deck file as it is written. These types are also the JSON Schema of the files.

use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A deck of Tactics cards, and technologies that work in battles.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Warpgate deck")]
pub(crate) struct DeckFile {
    /// What the deck is called.
    pub(crate) title: Option<String>,
    /// The cards.
    #[serde(default)]
    pub(crate) card: Vec<CardEntry>,
    /// Technologies. They work for a side only if its battle names them.
    #[serde(default)]
    pub(crate) technology: Vec<TechnologyEntry>,
}

/// W2.1: a card.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardEntry {
    /// What it is called.
    #[schemars(with = "String")]
    pub(crate) name: Spanned<String>,
    /// Its multiplier, 0 or more.
    #[schemars(with = "u8")]
    pub(crate) multiplier: Spanned<i64>,
    /// How many of it are in the deck. 1 if it is not given.
    #[schemars(with = "Option<u8>")]
    pub(crate) count: Option<Spanned<i64>>,
    /// What it does.
    #[serde(default)]
    #[schemars(with = "Vec<EffectSchema>")]
    pub(crate) text: Vec<Spanned<RawEffect>>,
    /// Where the multiplier comes from.
    pub(crate) multiplier_from: Option<OriginEntry>,
    /// Where the text comes from.
    pub(crate) text_from: Option<OriginEntry>,
}

/// W5.5: a technology.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TechnologyEntry {
    /// What it is called.
    #[schemars(with = "String")]
    pub(crate) name: Spanned<String>,
    /// When it triggers.
    pub(crate) moment: MomentEntry,
    /// What it does.
    #[serde(default)]
    #[schemars(with = "Vec<EffectSchema>")]
    pub(crate) text: Vec<Spanned<RawEffect>>,
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OriginEntry {
    /// It is written on the card, or in the rules.
    Source,
    /// It follows from examples of the rules.
    Derived,
    /// Somebody made it up.
    Guess,
}

/// W5.5: when a technology triggers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MomentEntry {
    /// Before the cards are drawn.
    BeforeDraw,
    /// When both cards are revealed, before strengths are compared.
    Reveal,
    /// After the winner is settled, with the texts of the cards.
    Settled,
    /// Whenever ships of its side are destroyed.
    OwnLosses,
    /// After the withdrawal.
    AfterWithdrawal,
}

/// An effect, looked at key by key.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct RawEffect(pub(crate) BTreeMap<Spanned<String>, Spanned<toml::Value>>);

/// An effect (W5.9): one kind, what it needs, and a condition.
#[derive(JsonSchema)]
#[schemars(rename = "Effect", deny_unknown_fields)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct EffectSchema {
    /// Kind: destroys ships; a number, "half" (rounded down) or "all".
    destroy: Option<AmountSchema>,
    /// Kind: cancels the text of the enemy's card.
    cancel: Option<bool>,
    /// Kind: changes a multiplier; technologies only.
    multiplier: Option<ChangeSchema>,
    /// Kind: draws so many cards.
    draw: Option<u8>,
    /// Kind: saves so many own ships from destruction.
    save: Option<u8>,
    /// Kind: returns a card.
    r#return: Option<ReturnedSchema>,
    /// Kind: scores points.
    score: Option<i8>,
    /// Whose ships are destroyed, or whose multiplier changes.
    of: Option<WhoseSchema>,
    /// Where the card is returned to.
    to: Option<ReturnToSchema>,
    /// The condition.
    r#if: Option<ConditionSchema>,
    /// The condition that the enemy's multiplier is so high or higher.
    if_enemy_multiplier: Option<u8>,
}

#[derive(JsonSchema)]
#[schemars(rename = "Amount", untagged)]
#[expect(dead_code, reason = "only its schema is used")]
enum AmountSchema {
    Number(u8),
    Part(PartSchema),
}

#[derive(JsonSchema)]
#[schemars(rename = "Part", rename_all = "snake_case")]
#[expect(dead_code, reason = "only its schema is used")]
enum PartSchema {
    Half,
    All,
}

#[derive(JsonSchema)]
#[schemars(rename = "Change", deny_unknown_fields)]
#[expect(dead_code, reason = "only its schema is used")]
struct ChangeSchema {
    add: Option<i8>,
    set: Option<u8>,
}

#[derive(JsonSchema)]
#[schemars(rename = "Returned", rename_all = "snake_case")]
#[expect(dead_code, reason = "only its schema is used")]
enum ReturnedSchema {
    Played,
    Discard,
}

#[derive(JsonSchema)]
#[schemars(rename = "Whose", rename_all = "snake_case")]
#[expect(dead_code, reason = "only its schema is used")]
enum WhoseSchema {
    Own,
    Enemy,
    Both,
}

#[derive(JsonSchema)]
#[schemars(rename = "ReturnTo", rename_all = "snake_case")]
#[expect(dead_code, reason = "only its schema is used")]
enum ReturnToSchema {
    Hand,
    Top,
    Bottom,
    Shuffled,
}

#[derive(JsonSchema)]
#[schemars(rename = "Condition", rename_all = "snake_case")]
#[expect(dead_code, reason = "only its schema is used")]
enum ConditionSchema {
    Win,
    Lose,
    Attacking,
    Defending,
}
