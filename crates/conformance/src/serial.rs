//! Check: what is written can be read back.

use crate::game::Game;
use crate::{Place, Violation};
use admiralty_game::Rulebook;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

impl<R: Rulebook> Game<'_, R> {
    /// The state comes back from JSON equal and with the same hash.
    pub(crate) fn state_round_trip(
        &self,
        state: &R::State,
        at: impl Fn() -> Box<Place>,
    ) -> Result<(), Violation> {
        let back = round_trip("the state", state, &at)?;
        let hasher = BuildHasherDefault::<DefaultHasher>::new();
        if hasher.hash_one(&back) == hasher.hash_one(state) {
            Ok(())
        } else {
            Err(Violation::HashDiffers { at: at() })
        }
    }
}

/// Writes `thing` and reads it back.
pub(crate) fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    what: &'static str,
    thing: &T,
    at: &impl Fn() -> Box<Place>,
) -> Result<T, Violation> {
    let read = serde_json::to_vec(thing).and_then(|json| serde_json::from_slice::<T>(&json));
    match read {
        Ok(back) if back == *thing => Ok(back),
        Ok(back) => Err(Violation::RoundTrip { what, back: format!("{back:?}"), at: at() }),
        Err(error) => Err(Violation::NotSerialised { what, reason: error.to_string(), at: at() }),
    }
}

/// What is compared to the byte.
pub(crate) fn json<T: Serialize>(
    what: &'static str,
    thing: &T,
    at: impl Fn() -> Box<Place>,
) -> Result<String, Violation> {
    serde_json::to_string(thing).map_err(|error| Violation::NotSerialised {
        what,
        reason: error.to_string(),
        at: at(),
    })
}
