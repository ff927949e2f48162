//! Tables with names of units as keys.

use schemars::JsonSchema;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;

/// A planet that somebody controls.
#[derive(JsonSchema)]
#[schemars(rename = "Planet")]
#[expect(dead_code, reason = "only its schema is used")]
pub(super) struct PlanetSchema {
    /// The player who controls it.
    owner: String,
    /// Units with their number.
    #[serde(flatten)]
    units: BTreeMap<String, u16>,
}

/// A ship with what is aboard.
#[derive(JsonSchema)]
#[schemars(rename = "Hold")]
#[expect(dead_code, reason = "only its schema is used")]
pub(super) struct HoldSchema {
    /// The ship.
    ship: String,
    /// Ground Forces and PDS with their number.
    #[serde(flatten)]
    troops: BTreeMap<String, u16>,
}

/// A number, or a name among numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) enum Value {
    /// A number of units.
    Number(i64),
    /// A name.
    Name(String),
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl Visitor<'_> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of units, or a name in quotes")
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::Name(value.to_owned()))
    }
}
