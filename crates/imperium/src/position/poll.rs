//! An election that goes on from one round of orders to the next.

use crate::choice::Vote;
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};

/// I3.4: an election in which votes are cast openly, between two votes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Poll {
    /// The votes that stand, by seat.
    pub cast: Vec<(Seat, Vote)>,
    /// Whose votes are awaited, in this order; nobody's if no election goes on.
    pub awaited: Vec<Seat>,
}
