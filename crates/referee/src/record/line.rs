//! The lines of a record.

use super::{Fault, RECORD_VERSION};
use crate::dice::{Binding, Source, sha256_hex};
use admiralty_game::{Audience, Chance, Faces, Law, Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::collections::BTreeMap;

/// The first line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the program that began it.
    pub admiralty: String,
    /// The version of the format.
    pub record: u64,
    /// The game's name.
    pub game: String,
    /// The scenario's text.
    pub scenario: String,
    /// SHA-256 of the scenario's text.
    pub scenario_hash: String,
    /// Where the dice come from.
    pub dice: Source,
    /// What players said so that sealed dice depend on it; also the hash of orders, if any.
    pub words: Vec<Word>,
    /// Who plays which seat.
    pub players: BTreeMap<Seat, PlayerKind>,
}

/// What a player contributed to sealed dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// Who said it.
    pub seat: Seat,
    /// What they said.
    pub word: String,
}

/// Who chooses for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// A person.
    #[default]
    Person,
    /// The best play that can be computed.
    Best,
    /// The rulebook's rule for whoever does not choose.
    Rule,
    /// Orders that were handed in.
    Orders,
}

impl Header {
    /// What sealed rolls are bound to.
    #[must_use]
    pub fn binding(&self) -> Binding {
        Binding::new(&self.game, &self.scenario, &self.words)
    }
}

/// A line after the header.
#[derive(Debug)]
pub(crate) enum Line {
    Choice(ChoiceLine),
    Roll(RollLine),
    End(End),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChoiceLine {
    pub(crate) step: u64,
    pub(crate) clause: String,
    pub(crate) seat: Seat,
    pub(crate) choice: Value,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RollLine {
    pub(crate) step: u64,
    pub(crate) clause: String,
    pub(crate) roll: Roll,
}

/// What came out, and out of what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Roll {
    Dice(DiceRoll),
    Draw(Draw),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiceRoll {
    dice: Vec<Vec<u8>>,
    /// For each group.
    sides: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Draw {
    drawn: u8,
    urn: Vec<(u8, u32)>,
    /// Whether one seat alone sees what was drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    hidden: bool,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct End {
    pub(crate) step: u64,
    pub(crate) result: Over,
    pub(crate) state_hash: String,
    pub(crate) record_hash: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) secret: Option<String>,
}

/// The only result there is: play is over. Who won follows from the rules.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Over {
    Over,
}

impl Roll {
    pub(crate) fn new(chance: &Chance, faces: Faces) -> Option<Self> {
        match (&chance.law, faces) {
            (Law::Dice(pool), Faces::Dice(dice)) => {
                Some(Self::Dice(DiceRoll { dice, sides: pool.groups.iter().map(|g| g.sides).collect() }))
            }
            (Law::Draw(urn), Faces::Drawn(drawn)) => {
                let hidden = matches!(chance.audience, Audience::Only(_));
                Some(Self::Draw(Draw { drawn, urn: urn.things.to_vec(), hidden }))
            }
            _ => None,
        }
    }

    pub(crate) fn faces(&self) -> Faces {
        match self {
            Self::Dice(DiceRoll { dice, .. }) => Faces::Dice(dice.clone()),
            Self::Draw(Draw { drawn, .. }) => Faces::Drawn(*drawn),
        }
    }
}

/// Reads the header and checks what can be checked without knowing the game.
pub(crate) fn read_header(text: &str) -> Result<Header, Fault> {
    let value = object(text)?;
    match value.get("record") {
        Some(version) if version.as_u64() == Some(RECORD_VERSION) => {}
        Some(version) => {
            return Err(Fault::Version { found: version.to_string(), known: RECORD_VERSION });
        }
        None => return Err(Fault::Shape("a header has a field `record`".to_owned())),
    }
    let header: Header = shape(value)?;
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if header.game.is_empty() || !header.game.chars().all(is_name) {
        return Err(Fault::Shape(format!("`{}` is not the name of a game", header.game)));
    }
    let found = sha256_hex(header.scenario.as_bytes());
    if found != header.scenario_hash {
        return Err(Fault::ScenarioHash { found, expected: header.scenario_hash });
    }
    Ok(header)
}

/// Reads a line after the header.
pub(crate) fn read_line(text: &str) -> Result<Line, Fault> {
    let value = object(text)?;
    let has = |field: &str| value.get(field).is_some();
    if has("choice") {
        shape(value).map(Line::Choice)
    } else if has("roll") {
        shape(value).map(Line::Roll)
    } else if has("result") {
        shape(value).map(Line::End)
    } else {
        Err(Fault::Shape("neither a choice nor a roll nor the result".to_owned()))
    }
}

fn object(text: &str) -> Result<Value, Fault> {
    match serde_json::from_str(text) {
        Ok(value @ Value::Object(_)) => Ok(value),
        Ok(_) => Err(Fault::Shape("not an object".to_owned())),
        // The text is one line, so the parser's place is a column of it.
        Err(e) => Err(Fault::NotJson { column: e.column(), why: parser_says(&e) }),
    }
}

fn shape<T: DeserializeOwned>(value: Value) -> Result<T, Fault> {
    serde_json::from_value(value).map_err(|e| Fault::Shape(parser_says(&e)))
}

/// What the parser says, without its own idea of the place.
pub(crate) fn parser_says(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}
