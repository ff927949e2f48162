//! The file as it is written. These types are also its JSON Schema.

use crate::data::{DataFile, LastingSchema, RawTable};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

mod switches;
mod values;

pub(super) use switches::{
    Awaits, Blockade, ElectionOrder, InfluenceTie, OrderRounds, PdsFire, Sustain, Until,
};
pub(super) use values::Value;
use values::{HoldSchema, PlanetSchema};

/// Names with numbers: units, cards.
pub(super) type Numbers = BTreeMap<Spanned<String>, Spanned<i64>>;
/// Names with numbers, and a word or two among them.
pub(super) type Mixed = BTreeMap<Spanned<String>, Spanned<Value>>;
/// A name with its place.
pub(super) type Text = Spanned<String>;

/// A game of Imperium: one to be set up, or, with `turn`, what is on the table before a turn.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Imperium game")]
pub(super) struct File {
    /// The game: `"imperium"`.
    #[schemars(with = "GameName")]
    #[expect(dead_code, reason = "looked at before the rest is read")]
    pub(super) game: Text,
    /// What the game is called.
    #[schemars(with = "Option<String>")]
    pub(super) title: Option<Text>,
    /// The number of the turn that comes. Without it the game is to be set up (I1.1).
    #[schemars(with = "Option<u16>")]
    pub(super) turn: Option<Spanned<i64>>,
    /// Which orders are awaited (O4).
    #[schemars(with = "Option<Awaits>")]
    pub(super) awaits: Option<Spanned<Awaits>>,
    /// The player whose view this is: hands of others are numbers, the Action Cards left are a number.
    #[schemars(with = "Option<String>")]
    pub(super) seen_by: Option<Text>,
    /// Who has won (I8.3).
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) winners: Vec<Text>,
    /// Trade agreements: pairs of players (I4.4).
    #[serde(default)]
    #[schemars(with = "Vec<[String; 2]>")]
    pub(super) agreements: Vec<Spanned<Vec<Text>>>,
    /// House rules.
    #[serde(default)]
    pub(super) options: Options,
    /// Where the dice come from.
    #[serde(default)]
    pub(super) dice: Dice,
    /// The map as rings around a centre.
    #[schemars(with = "Option<Map>")]
    pub(super) map: Option<Spanned<Map>>,
    /// Hexes one by one, besides the rings or instead of them.
    #[serde(default)]
    pub(super) hex: Vec<Hex>,
    /// The players, two to eight. Their order is that of the seats.
    #[serde(default)]
    pub(super) seat: Vec<Seat>,
    /// Of a state: planets that somebody controls, by name, with what stands on them. A unit beside
    /// `owner` has its number: `Jord = { owner = "Anna", ground_force = 2 }`.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, PlanetSchema>")]
    pub(super) planets: BTreeMap<Text, Mixed>,
    /// Of a state: fleets, one a player and hex.
    #[serde(default)]
    pub(super) fleet: Vec<Fleet>,
    /// Of a state: Action Cards that nobody holds.
    #[schemars(with = "Option<Actions>")]
    pub(super) actions: Option<Spanned<Actions>>,
    /// Of a state: Political Cards.
    #[schemars(with = "Option<Political>")]
    pub(super) political: Option<Spanned<Political>>,
    /// Of a state: Laws in force, in the order in which they passed (I3.6).
    #[serde(default)]
    pub(super) law: Vec<Law>,
    /// Of a state: changes that cards have made for a while; between the two halves of a turn (O4).
    #[serde(default)]
    pub(super) boost: Vec<Boost>,
    /// Of a state: planets whose Space Dock came this turn, and so builds nothing in it (I7.3).
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) new_docks: Vec<Text>,
    /// Changes of the data: units, systems, races, technologies, cards, the track.
    #[serde(default)]
    pub(super) data: DataFile,
}

/// The game of the file.
#[derive(JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used")]
enum GameName {
    /// Imperium.
    Imperium,
}

/// House rules: the switches that the clauses mark as options.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Options {
    /// I2.2: who comes first of those with equal Influence.
    pub(super) influence_tie: InfluenceTie,
    /// I3.4: how votes are cast.
    pub(super) election_order: ElectionOrder,
    /// I5.2.2: whether units with Sustain Damage take a hit without loss.
    pub(super) sustain: Sustain,
    /// I5.2.7: in whose Space battle segment PDS may fire.
    pub(super) pds_fire: PdsFire,
    /// I7.4: what a blockaded dock does not build.
    pub(super) blockade: Blockade,
    /// O4: in how many rounds orders come in.
    pub(super) order_rounds: OrderRounds,
}

/// Where the dice come from.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Dice {
    /// What the game master has committed to, in hexadecimal digits.
    #[schemars(with = "Option<String>")]
    pub(super) commitment: Option<Text>,
    /// What nobody but the game master knows, so that the hash of a state, which is published, does not
    /// give away the hands to who tries them all, in hexadecimal digits.
    #[schemars(with = "Option<String>")]
    pub(super) salt: Option<Text>,
}

/// The map as rings around a centre. Hex 1 is the centre; the numbers go on ring by ring, each
/// clockwise from its hex in the north: 2 to 7, 8 to 19, 20 to 37.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Map {
    /// How many rings there are around the centre.
    #[schemars(with = "u8")]
    pub(super) rings: Spanned<i64>,
    /// Which system is in which hex: the name or number of the system, or the name of one of its
    /// planets. A hex that is not here is empty space, or the Home System of a seat.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, String>")]
    pub(super) systems: BTreeMap<Text, Text>,
    /// Gravity Rifts by hex: the numbers on their sides, clockwise from the north (I5.1.5).
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, [u8; 6]>")]
    pub(super) rifts: BTreeMap<Text, Spanned<Vec<i64>>>,
}

/// A hex at a place of its own.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hex {
    /// Its number.
    #[schemars(with = "u16")]
    pub(super) number: Spanned<i64>,
    /// Columns to the east of the centre.
    #[schemars(with = "i8")]
    pub(super) q: Spanned<i64>,
    /// Rows to the south of it, along the column.
    #[schemars(with = "i8")]
    pub(super) r: Spanned<i64>,
    /// Its system; without it empty space, or the Home System of a seat.
    #[schemars(with = "Option<String>")]
    pub(super) system: Option<Text>,
    /// Of a Gravity Rift: the numbers on its sides, clockwise from the north (I5.1.5).
    #[schemars(with = "Option<[u8; 6]>")]
    pub(super) rift: Option<Spanned<Vec<i64>>>,
}

/// A player.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Seat {
    /// The name at the table.
    #[schemars(with = "String")]
    pub(super) name: Text,
    /// The race.
    #[schemars(with = "String")]
    pub(super) race: Text,
    /// The number of the hex of the Home System.
    #[schemars(with = "u16")]
    pub(super) home: Spanned<i64>,
    /// I1.1, of a game to be set up: the home planet of the Space Dock, if several have the most
    /// Resources.
    #[schemars(with = "Option<String>")]
    pub(super) dock: Option<Text>,
    /// I1.1, of a game to be set up: additional starting units by home planet, or in `space`, instead
    /// of those of the race.
    #[schemars(with = "Option<BTreeMap<String, BTreeMap<String, u16>>>")]
    pub(super) units: Option<BTreeMap<Text, Numbers>>,
    /// Credits. In a game to be set up as the race has them, if they are not given; in a state 0.
    #[schemars(with = "Option<u32>")]
    pub(super) credits: Option<Spanned<i64>>,
    /// Technologies. In a game to be set up as the race has them, if they are not given.
    #[schemars(with = "Option<Vec<String>>")]
    pub(super) technologies: Option<Vec<Text>>,
    /// Action Cards in hand, by name with their number.
    #[schemars(with = "Option<BTreeMap<String, u8>>")]
    pub(super) hand: Option<Numbers>,
    /// How many Action Cards are in a hand that is not shown.
    #[schemars(with = "Option<u8>")]
    pub(super) hand_size: Option<Spanned<i64>>,
    /// Of a game to be set up: how many Action Cards are drawn at the start; without it as the race
    /// has it, and none if a `hand` is given.
    #[schemars(with = "Option<u8>")]
    pub(super) cards: Option<Spanned<i64>>,
    /// The stage on the development track; the first if it is not given.
    #[schemars(with = "Option<String>")]
    pub(super) stage: Option<Text>,
    /// Whether the player is excluded from the next vote.
    #[serde(default)]
    pub(super) excluded: bool,
}

/// A player's ships in a hex.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Fleet {
    /// The number of the hex.
    #[schemars(with = "u16")]
    pub(super) hex: Spanned<i64>,
    /// The player.
    #[schemars(with = "String")]
    pub(super) seat: Text,
    /// The ships, by name with their number; Fighters at docks stand on the planet instead.
    #[schemars(with = "BTreeMap<String, u16>")]
    pub(super) ships: Spanned<Numbers>,
    /// Those of the ships that carry Ground Forces and PDS: a `ship` with what is aboard, as
    /// `{ ship = "carrier", ground_force = 3 }`.
    #[serde(default)]
    #[schemars(with = "Vec<HoldSchema>")]
    pub(super) holds: Vec<Spanned<Mixed>>,
}

/// Action Cards that nobody holds.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Actions {
    /// The cards in the deck, by name with their number; without it all that are nowhere else.
    #[schemars(with = "Option<BTreeMap<String, u8>>")]
    pub(super) deck: Option<Numbers>,
    /// In the view of a player: how many cards are in the deck.
    #[schemars(with = "Option<u16>")]
    pub(super) deck_size: Option<Spanned<i64>>,
    /// The cards of the discard pile.
    #[schemars(with = "BTreeMap<String, u8>")]
    pub(super) discards: Numbers,
}

/// Political Cards.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Political {
    /// The card of this turn.
    #[schemars(with = "Option<String>")]
    pub(super) agenda: Option<Text>,
    /// I3.4: whose open votes are awaited, in this order.
    #[schemars(with = "Vec<String>")]
    pub(super) voters: Vec<Text>,
    /// I3.4: the open votes that stand: for whom or what each player has voted.
    #[schemars(with = "BTreeMap<String, String>")]
    pub(super) votes: BTreeMap<Text, Text>,
    /// The cards in the deck; without it all that are nowhere else.
    #[schemars(with = "Option<BTreeMap<String, u8>>")]
    pub(super) deck: Option<Numbers>,
    /// The cards of the discard pile.
    #[schemars(with = "BTreeMap<String, u8>")]
    pub(super) discards: Numbers,
}

/// A Law in force.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Law {
    /// The Political Card.
    #[schemars(with = "String")]
    pub(super) card: Text,
    /// The player, planet or Law that was elected, if the card is an election.
    #[schemars(with = "Option<String>")]
    pub(super) elected: Option<Text>,
}

/// A change that a card has made for a while (I3.8).
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Boost {
    /// The player whom it concerns.
    #[schemars(with = "String")]
    pub(super) seat: Text,
    /// How long it lasts.
    pub(super) until: Until,
    /// The change, as cards spell it in data files: `{ combat = 1, units = ["cruiser"] }`.
    #[schemars(with = "LastingSchema")]
    pub(super) change: Spanned<RawTable>,
}
