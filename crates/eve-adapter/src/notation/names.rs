//! Names of ships, as people write them: what stands on their cards is theirs to type.

/// The longest name of a ship, in characters.
pub(crate) const MAX_NAME: usize = 60;
