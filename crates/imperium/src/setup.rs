//! What a turn starts from: the data, the map, the seats, house rules, the position.

use crate::data::{Ballot, CardId, Data, MAX_CARDS, MAX_TECHNOLOGIES};
use crate::map::{HexId, MAX_HEXES, MAX_PLANETS, Map};
use crate::position::Position;
use crate::unit::MAX_TYPES;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most players.
pub const MAX_SEATS: usize = 8;

/// House rules: the switches that the clauses mark as options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct House {
    /// I2.2.
    pub influence_tie: InfluenceTie,
    /// I3.4.
    pub election_order: ElectionOrder,
    /// I5.2.2: units with Sustain Damage take a hit without loss. Off by default.
    pub sustain: bool,
    /// I5.2.7.
    pub pds_fire: PdsFire,
    /// I7.4.
    pub blockade: Blockade,
    /// O4.
    pub order_rounds: OrderRounds,
}

/// I2.2: who comes first of those with equal Influence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InfluenceTie {
    /// In the order of seats.
    #[default]
    Seat,
    /// By lot, anew in each phase that needs it.
    Random,
}

/// I3.4: how votes are cast.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ElectionOrder {
    /// All at once, hidden.
    #[default]
    Simultaneous,
    /// One after the other and openly, those with less Influence first.
    AscendingInfluence,
}

/// I5.2.7: in whose Space battle segment PDS may fire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PdsFire {
    /// In their owner's.
    #[default]
    OwnSegment,
    /// In every player's.
    EverySegment,
    /// Never.
    Off,
}

/// I7.4: what a blockaded dock does not build.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blockade {
    /// Anything.
    #[default]
    Units,
    /// Ships; ground units and PDS it builds.
    Ships,
}

/// O4: in how many rounds orders come in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderRounds {
    /// All at once.
    #[default]
    One,
    /// First votes and deals, then, with the result known, all the rest.
    Two,
}

/// O4: which orders a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// All orders of the turn.
    #[default]
    Turn,
    /// Votes and deals.
    Politics,
    /// All but votes and deals.
    Actions,
    /// I3.4: deals and Action Cards of the Political phase, before an election in which votes are cast
    /// openly.
    Deals,
    /// I3.4: the vote of one player, the first who is awaited.
    Vote,
}

/// Who sits at a place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatSetup {
    /// The player's name.
    pub name: String,
    /// The race, by its place in the data.
    pub race: u8,
    /// The hex of the Home System.
    pub home: HexId,
}

/// What a turn starts from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Units, races, technologies, cards, the track.
    pub data: Data,
    /// The map.
    pub map: Map,
    /// The players, in the order of seats.
    pub seats: Vec<SeatSetup>,
    /// House rules.
    pub house: House,
    /// Which orders the state waits for.
    pub awaits: Awaits,
    /// What is on the table.
    pub position: Position,
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the fields are what the messages say")]
pub enum SetupError {
    /// Too few or too many.
    #[error("a game has 2 to {MAX_SEATS} players, not {0}")]
    Seats(usize),
    /// The map is empty or too large.
    #[error("a map has 1 to {MAX_HEXES} hexes and at most {MAX_PLANETS} planets, not {hexes} and {planets}")]
    Map { hexes: usize, planets: usize },
    /// The data is beyond what the rulebook takes.
    #[error(
        "at most {MAX_TYPES} unit types, {MAX_TECHNOLOGIES} technologies and {MAX_CARDS} kinds of cards of each deck are possible"
    )]
    Data,
    /// Two hexes with one number, or at one place.
    #[error("hex {0} is there twice, or two hexes lie at its place")]
    HexTwice(u16),
    /// Something stands on a hex or planet that is not there, or belongs to a seat that is not.
    #[error("{0} is not on the map, or belongs to nobody at the table")]
    Nowhere(String),
    /// Units stand where they cannot.
    #[error("{0}")]
    Misplaced(String),
}

impl Setup {
    /// I3.4: whether votes on a card are cast openly, one after the other: only in an election.
    #[must_use]
    pub fn votes_openly(&self, agenda: Option<CardId>) -> bool {
        let card = agenda.and_then(|card| self.data.political(card));
        let election = card.is_some_and(|card| matches!(card.ballot, Ballot::Election { .. }));
        election && self.house.election_order == ElectionOrder::AscendingInfluence
    }

    /// O4, I3.4: the orders with which a turn begins, or an election goes on, of which this is the state.
    #[must_use]
    pub fn first_awaits(&self, position: &Position) -> Awaits {
        if !position.poll.awaited.is_empty() {
            return Awaits::Vote;
        }
        if self.votes_openly(position.agenda) {
            return Awaits::Deals;
        }
        match self.house.order_rounds {
            OrderRounds::One => Awaits::Turn,
            OrderRounds::Two => Awaits::Politics,
        }
    }

    /// O4, I3.4: the orders that come after those which this setup waits for, with their outcome.
    #[must_use]
    pub fn next_awaits(&self, outcome: &Position) -> Awaits {
        let first_half = match self.awaits {
            Awaits::Politics | Awaits::Deals | Awaits::Vote => true,
            Awaits::Turn => self.house.order_rounds == OrderRounds::Two,
            Awaits::Actions => false,
        };
        if first_half && outcome.poll.awaited.is_empty() {
            return Awaits::Actions;
        }
        self.first_awaits(outcome)
    }

    /// Checks what the rulebook relies on.
    ///
    /// # Errors
    /// All that is wrong.
    pub fn check(&self) -> Result<(), Vec<SetupError>> {
        let mut wrong = Vec::new();
        let (hexes, planets) = (self.map.hexes.len(), self.map.planets.len());
        if !(2..=MAX_SEATS).contains(&self.seats.len()) {
            wrong.push(SetupError::Seats(self.seats.len()));
        }
        if !(1..=MAX_HEXES).contains(&hexes) || planets > MAX_PLANETS {
            wrong.push(SetupError::Map { hexes, planets });
        }
        let data = &self.data;
        let sizes = [data.political.len(), data.actions.len()];
        if data.units.len() > MAX_TYPES
            || data.technologies.len() > MAX_TECHNOLOGIES
            || sizes.iter().any(|n| *n > MAX_CARDS)
        {
            wrong.push(SetupError::Data);
        }
        for (n, hex) in self.map.hexes.iter().enumerate() {
            if self.map.hexes[..n].iter().any(|other| other.number == hex.number || other.at == hex.at) {
                wrong.push(SetupError::HexTwice(hex.number));
            }
        }
        for planet in &self.map.planets {
            if self.map.hex(planet.hex).is_none() {
                wrong.push(SetupError::Nowhere(planet.name.clone()));
            }
        }
        for seat in &self.seats {
            if self.map.hex(seat.home).is_none() || usize::from(seat.race) >= data.races.len() {
                wrong.push(SetupError::Nowhere(seat.name.clone()));
            }
        }
        self.position.check(self, &mut wrong);
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }
}
