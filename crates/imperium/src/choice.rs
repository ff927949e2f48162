//! What is decided in a turn.

use crate::battle;
use crate::data::{CardId, TechId};
use crate::map::{HexId, PlanetId};
use crate::position::Candidate;
use crate::unit::UnitId;
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};

/// A vote (I3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// For the card.
    For,
    /// Against it.
    Against,
    /// For a candidate.
    Elect(Candidate),
}

/// What an Action Card is played on (I4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A player.
    Player(Seat),
    /// A planet.
    Planet(PlanetId),
    /// A system.
    Hex(HexId),
}

/// What the game master rules of a card beyond the vocabulary (I3.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Ruling {
    /// A player gets so many credits.
    Pay { to: Seat, n: u16 },
    /// A player loses so many credits, as far as there are any.
    Fine { from: Seat, n: u16 },
    /// A unit appears on a planet of its owner.
    Raise { planet: PlanetId, unit: UnitId },
    /// A unit on a planet is destroyed.
    Raze { planet: PlanetId, unit: UnitId },
    /// A ship is destroyed.
    Sink { seat: Seat, hex: HexId, unit: UnitId },
    /// A planet goes to a player.
    Award { planet: PlanetId, to: Seat },
    /// A Law is repealed.
    Repeal(CardId),
    /// A trade agreement ends.
    Sever(Seat, Seat),
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Choice {
    /// Nothing more here.
    Done,
    /// I3.2: give credits; they add to the gift to this player that was begun last.
    GiveCredits { to: Seat, n: u16 },
    /// I3.2: begin a further gift of credits to a player who is given some already: each is made, or
    /// not, on its own.
    Gift { to: Seat },
    /// I3.2: give an Action Card.
    GiveCard { to: Seat, card: CardId },
    /// I3.2: begin to propose an exchange.
    Propose { with: Seat },
    /// I3.2: credits given in the exchange that is proposed.
    OfferCredits(u16),
    /// I3.2: a card given in it.
    OfferCard(CardId),
    /// I3.2: credits wanted in it.
    WantCredits(u16),
    /// I3.2: a card wanted in it.
    WantCard(CardId),
    /// I4.4: make a trade agreement, if the other does so too.
    Agree { with: Seat },
    /// I4.5: end a trade agreement.
    Break { with: Seat },
    /// I3.3.
    Vote(Vote),
    /// I4.1: discard an Action Card.
    Discard(CardId),
    /// I4.2: play an Action Card.
    Play(CardId),
    /// I4.2: what the card is played on.
    Aim(Target),
    /// I4.6: order and pay for a unit.
    Buy(UnitId),
    /// Bring a Ground Force from one own planet to another (technology).
    Transfer { from: PlanetId, to: PlanetId },
    /// I5.1.8: a ship begins to move; `hold` is its place among the ships of this fleet with troops.
    Sail { hex: HexId, ship: UnitId, hold: Option<u8> },
    /// I5.1.6: take a unit aboard, from a planet (or its dock), or of the Fighters in the system.
    Load { unit: UnitId, from: Option<PlanetId> },
    /// I5.1.1, I5.1.2: go on to a hex.
    Go(HexId),
    /// End the ship's movement.
    Halt,
    /// I5.2.7: a PDS on a planet fires at a player's fleet.
    Fire { planet: PlanetId, hex: HexId, at: Seat },
    /// I5.2.7: a ship that PDS destroyed.
    Lose(UnitId),
    /// I5.2.0, I5.2.6: fight this opponent here next.
    Engage { hex: HexId, with: Seat },
    /// I5.2, I5.3: within a battle.
    Battle(battle::Choice),
    /// I5.2.3.
    RetreatTo(HexId),
    /// I5.1.6: a Fighter goes to an own dock.
    Base { unit: UnitId, planet: PlanetId },
    /// I5.3.1: a ship lands a unit on a planet; `hold` as in [`Choice::Sail`].
    Land { hex: HexId, hold: u8, unit: UnitId, planet: PlanetId },
    /// I5.3.3: a ship bombards a planet.
    Bombard { ship: UnitId, planet: PlanetId },
    /// I6.1.
    Research(TechId),
    /// I7.1: a dock builds a unit.
    Place { unit: UnitId, dock: PlanetId },
    /// I7.2: a new dock on a planet.
    NewDock { unit: UnitId, planet: PlanetId },
    /// I3.8.
    Rule(Ruling),
}
