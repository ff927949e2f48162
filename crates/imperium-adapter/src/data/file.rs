//! Data files as they are written. These types are also their JSON Schema.

use super::raw::{Raw, RawTable};
use super::schema::{
    AimSchema, ColourSchema, ConditionSchema, EffectSchema, FigureSchema, LastingSchema, LawSchema,
    OfficeSchema, RoleSchema, TerrainSchema, WindowSchema, WordsSchema, WormholeSchema,
};
use admiralty_imperium::data::{Aim, Office, Window};
use admiralty_imperium::effect::Colour;
use admiralty_imperium::map::{Terrain, Wormhole};
use admiralty_imperium::unit::Role;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// Entries by name; [`super::layers`] puts them back in the order in which they were written.
pub(crate) type Table<T> = BTreeMap<Spanned<String>, T>;

/// Units, systems, races, technologies, cards, the track: a whole set, or what a scenario changes.
///
/// Every key may be left out: an entry of a name that is known changes only what it says.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(title = "Imperium data")]
pub struct DataFile {
    /// What the figures of planets are multiplied by.
    #[schemars(with = "Option<u8>")]
    pub(crate) planet_scale: Option<Spanned<i64>>,
    /// I6.1: credits for a technology.
    #[schemars(with = "Option<u16>")]
    pub(crate) technology_cost: Option<Spanned<i64>>,
    /// I6.2: credits for a racial technology.
    #[schemars(with = "Option<u16>")]
    pub(crate) racial_cost: Option<Spanned<i64>>,
    /// Unit types.
    #[schemars(with = "BTreeMap<String, UnitEntry>")]
    pub(crate) unit: Table<UnitEntry>,
    /// Home Systems, by race.
    #[schemars(with = "BTreeMap<String, SystemEntry>")]
    pub(crate) home: Table<SystemEntry>,
    /// Systems, by number or name.
    #[schemars(with = "BTreeMap<String, SystemEntry>")]
    pub(crate) system: Table<SystemEntry>,
    /// I1.1: what every race starts with, if it says nothing else.
    pub(crate) start: StartEntry,
    /// Races.
    #[schemars(with = "BTreeMap<String, RaceEntry>")]
    pub(crate) race: Table<RaceEntry>,
    /// Technologies.
    #[schemars(with = "BTreeMap<String, TechnologyEntry>")]
    pub(crate) technology: Table<TechnologyEntry>,
    /// Political Cards.
    #[schemars(with = "BTreeMap<String, PoliticalEntry>")]
    pub(crate) political: Table<PoliticalEntry>,
    /// Action Cards.
    #[schemars(with = "BTreeMap<String, ActionEntry>")]
    pub(crate) action: Table<ActionEntry>,
    /// Stages of the development track.
    #[schemars(with = "BTreeMap<String, StageEntry>")]
    pub(crate) stage: Table<StageEntry>,
    /// The stages that the track has, first to last. Without it: all of them as they were written.
    #[schemars(with = "Option<Vec<String>>")]
    pub(crate) track: Option<Spanned<Vec<Spanned<String>>>>,
}

/// Where an entry comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Origin {
    /// The second edition of the board game.
    #[serde(rename = "2e")]
    Second,
    /// The third.
    #[serde(rename = "3e")]
    Third,
    /// The fourth.
    #[serde(rename = "4e")]
    Fourth,
    /// Ours.
    #[serde(rename = "own")]
    Own,
}

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    /// English.
    pub(crate) en: String,
    /// Russian.
    pub(crate) ru: String,
}

macro_rules! entry {
    ($(#[$doc:meta])* $name:ident does($($deed:ident)*) {
        $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
        #[serde(default, deny_unknown_fields)]
        pub(crate) struct $name {
            $($(#[$field_doc])* pub(crate) $field: $type,)*
            /// Its English name; without it the name of the entry with capitals.
            pub(crate) en: Option<String>,
            /// Its Russian name, one of it, nominative.
            pub(crate) ru: Option<String>,
            /// Other names that order files may use.
            pub(crate) aliases: Option<Vec<String>>,
            /// What it does, said to players.
            pub(crate) text: Option<Words>,
            /// Where it comes from.
            pub(crate) from: Option<Origin>,
            /// What should be known of its figures.
            pub(crate) note: Option<String>,
        }

        impl Named for $name {
            fn naming(&self) -> Naming<'_> {
                Naming {
                    en: self.en.as_deref(),
                    ru: self.ru.as_deref(),
                    aliases: self.aliases.as_deref(),
                    text: self.text.as_ref(),
                    from: self.from,
                    note: self.note.as_deref(),
                    changes: false $(|| self.$deed.is_some())*,
                }
            }
        }
    };
}

/// What every entry says of itself.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Naming<'a> {
    pub(crate) en: Option<&'a str>,
    pub(crate) ru: Option<&'a str>,
    pub(crate) aliases: Option<&'a [String]>,
    pub(crate) text: Option<&'a Words>,
    pub(crate) from: Option<Origin>,
    pub(crate) note: Option<&'a str>,
    /// Whether it says what it does: an earlier text is out of date then.
    pub(crate) changes: bool,
}

/// An entry with names.
pub(crate) trait Named {
    fn naming(&self) -> Naming<'_>;
}

entry!(
    /// A unit type.
    UnitEntry does() {
        /// What it is to the rules.
        #[schemars(with = "Option<RoleSchema>")]
        role: Option<Role>,
        /// Credits for one.
        #[schemars(with = "Option<u16>")]
        cost: Option<Spanned<i64>>,
        /// Dice that one rolls; 1 if it is not given, of a dock 0.
        #[schemars(with = "Option<u8>")]
        dice: Option<Spanned<i64>>,
        /// A result equal to or above this is a hit. A dock has none.
        #[schemars(with = "Option<u8>")]
        combat: Option<Spanned<i64>>,
        /// Hexes a segment; 0 if it is not given.
        #[schemars(with = "Option<u8>")]
        r#move: Option<Spanned<i64>>,
        /// Units that it takes aboard; 0 if it is not given.
        #[schemars(with = "Option<u8>")]
        capacity: Option<Spanned<i64>>,
        /// The types that it takes.
        #[schemars(with = "Option<WordsSchema>")]
        carries: Option<Spanned<Raw>>,
        /// I5.3.3: whether it bombards.
        bombards: Option<bool>,
        /// I5.2.2: whether it takes a hit, if the game has that.
        sustains: Option<bool>,
        /// How many a player may own.
        #[schemars(with = "Option<u16>")]
        limit: Option<Spanned<i64>>,
        /// Of a dock: Fighters that it holds.
        #[schemars(with = "Option<u8>")]
        fighters: Option<Spanned<i64>>,
        /// In the game only if a scenario has an entry of this name too.
        optional: Option<bool>,
    }
);

entry!(
    /// A race.
    RaceEntry does(traits) {
        /// Its traits.
        #[schemars(with = "Option<Vec<LastingSchema>>")]
        traits: Option<Vec<Spanned<RawTable>>>,
        /// What it starts with; what is not said here is as for everybody.
        start: StartEntry,
    }
);

entry!(
    /// A technology.
    TechnologyEntry does(effects) {
        /// Its colour.
        #[schemars(with = "Option<ColourSchema>")]
        colour: Option<Colour>,
        /// I6.2: the race whose it is alone.
        #[schemars(with = "Option<String>")]
        race: Option<Spanned<String>>,
        /// Technologies that are all needed.
        #[schemars(with = "Option<Vec<String>>")]
        needs: Option<Vec<Spanned<String>>>,
        /// Technologies of which one is needed.
        #[schemars(with = "Option<Vec<String>>")]
        needs_any: Option<Vec<Spanned<String>>>,
        /// What it costs, if not as usual.
        #[schemars(with = "Option<u16>")]
        cost: Option<Spanned<i64>>,
        /// What it does.
        #[schemars(with = "Option<Vec<LastingSchema>>")]
        effects: Option<Vec<Spanned<RawTable>>>,
    }
);

entry!(
    /// A Political Card: a vote (`for`, `against`) or an election (`elect`, `elected`), with `law` a Law.
    PoliticalEntry does(r#for against elect elected law) {
        /// How many there are; 1 if it is not given.
        #[schemars(with = "Option<u8>")]
        copies: Option<Spanned<i64>>,
        /// I3.5: what happens once if it passes.
        #[schemars(with = "Option<Vec<EffectSchema>>")]
        r#for: Option<Vec<Spanned<RawTable>>>,
        /// I3.5: what happens if it is voted down.
        #[schemars(with = "Option<Vec<EffectSchema>>")]
        against: Option<Vec<Spanned<RawTable>>>,
        /// I3.4: whom or what is elected.
        #[schemars(with = "Option<OfficeSchema>")]
        elect: Option<Spanned<Office>>,
        /// I3.4: what happens once somebody is elected.
        #[schemars(with = "Option<Vec<EffectSchema>>")]
        elected: Option<Vec<Spanned<RawTable>>>,
        /// I3.6: what it changes for the rest of the game.
        #[schemars(with = "Option<Vec<LawSchema>>")]
        law: Option<Vec<Spanned<RawTable>>>,
    }
);

entry!(
    /// An Action Card.
    ActionEntry does(window aim effects) {
        /// How many there are; 1 if it is not given.
        #[schemars(with = "Option<u8>")]
        copies: Option<Spanned<i64>>,
        /// I4.2: when it can be played.
        #[schemars(with = "Option<WindowSchema>")]
        window: Option<Window>,
        /// What it is played on.
        #[schemars(with = "Option<AimSchema>")]
        aim: Option<Aim>,
        /// What it does.
        #[schemars(with = "Option<Vec<EffectSchema>>")]
        effects: Option<Vec<Spanned<RawTable>>>,
    }
);

entry!(
    /// A stage of the development track.
    StageEntry does() {
        /// I8.2: what must be met to reach it.
        #[schemars(with = "Option<ConditionSchema>")]
        condition: Option<Spanned<RawTable>>,
        /// I6.2: from here on racial technologies can be bought.
        racial: Option<bool>,
    }
);

/// What a race starts with, besides a Ground Force on each home planet and a dock (I1.1).
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct StartEntry {
    /// Credits.
    #[schemars(with = "Option<u16>")]
    pub(crate) credits: Option<Spanned<i64>>,
    /// Action Cards.
    #[schemars(with = "Option<u8>")]
    pub(crate) cards: Option<Spanned<i64>>,
    /// Units.
    #[schemars(with = "Option<BTreeMap<String, u16>>")]
    pub(crate) units: Option<Table<Spanned<i64>>>,
    /// Technologies.
    #[schemars(with = "Option<Vec<String>>")]
    pub(crate) technologies: Option<Vec<Spanned<String>>>,
    /// Where they come from.
    pub(crate) from: Option<Origin>,
    /// What should be known of them.
    pub(crate) note: Option<String>,
}

/// A system.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct SystemEntry {
    /// What it is called, if it has no planets to be called by.
    pub(crate) name: Option<Words>,
    /// Its planets: `[Resources, Influence]` or `[Resources, Influence, "speciality"]`.
    #[schemars(with = "Option<BTreeMap<String, Vec<FigureSchema>>>")]
    pub(crate) planets: Option<Table<Spanned<Raw>>>,
    /// Russian names of its planets.
    pub(crate) ru: Option<BTreeMap<String, String>>,
    /// What fills it.
    #[schemars(with = "Option<TerrainSchema>")]
    pub(crate) terrain: Option<Terrain>,
    /// Wormholes in it.
    #[schemars(with = "Option<Vec<WormholeSchema>>")]
    pub(crate) wormholes: Option<Vec<Wormhole>>,
    /// Of a Gravity Rift: the numbers on its sides, clockwise from the north (I5.1.5).
    #[schemars(with = "Option<[u8; 6]>")]
    pub(crate) sides: Option<Spanned<Vec<i64>>>,
    /// Where it comes from.
    pub(crate) from: Option<Origin>,
    /// What should be known of its figures.
    pub(crate) note: Option<String>,
}
