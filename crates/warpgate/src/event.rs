//! What happens in a battle, each event with its clause.

use crate::battle::Text;
use crate::card::{CardId, Multiplier, ReturnTo};
use crate::map::PlanetId;
use crate::setup::Action;
use crate::side::Side;
use admiralty_game::{Cited, Clause, Seat};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are; each event says what happened")]
pub enum Event {
    /// W1.2: the battle begins; without a map neither planet nor action are known.
    BattleBegins { planet: Option<PlanetId>, action: Option<Action> },
    /// W5.5: a technology triggers.
    Triggered { side: Side, technology: u8 },
    /// W2.2: the discard pile became the new deck.
    Reshuffled { side: Side, cards: u32 },
    /// W3.1, W5.9: a card was drawn. The other side does not see which.
    Drawn { side: Side, card: Option<CardId> },
    /// W2.3: no card is left to draw.
    NothingToDraw { side: Side, missing: u8 },
    /// W2.3: a side has no card to play.
    NoCard { side: Side },
    /// W3.3: a card was revealed.
    Revealed { side: Side, card: CardId, multiplier: Multiplier },
    /// W3.3: a card that was not chosen was discarded.
    Discarded { side: Side, card: CardId },
    /// W5.9: a technology changed a multiplier.
    MultiplierChanged { side: Side, multiplier: Multiplier },
    /// W4.1: ships × multiplier.
    Strength { side: Side, ships: u16, multiplier: Multiplier, strength: u32 },
    /// W4.2: a side won; the attacker perhaps because of a tie.
    Won { side: Side, tie: bool },
    /// W5.1: the text of a side's card is cancelled.
    Cancelled { side: Side, card: CardId },
    /// W5.2: the texts of both cards are cancelled.
    BothCancelled,
    /// W5.9: the condition of a side's card is not met, and its text does nothing.
    NotMet { side: Side, card: CardId },
    /// W5.3: the order that destroys the most ships; another one would destroy only `least`.
    Ordered { most: u16, least: u16 },
    /// W5.3: several orders destroy equally many ships, and a side chose which text comes next.
    OrderChosen { by: Side, text: Text, card: Option<CardId> },
    /// W5.3: a text that destroys ships is resolved; of a card, this one.
    Resolved { text: Text, card: Option<CardId> },
    /// W5.4: half of the ships of a side are hit, rounded down.
    Halved { side: Side, of: u16, half: u16 },
    /// W5.6: ships were destroyed and went back to their owner's supply.
    Destroyed { side: Side, ships: u16, left: u16 },
    /// W5.3: ships are saved from destruction as soon as it comes.
    Shielded { side: Side, ships: u16 },
    /// W5.3: ships were saved.
    Saved { side: Side, ships: u16 },
    /// W5.9: a side scored.
    Scored { side: Side, points: i16 },
    /// W5.6: a card was returned.
    Returned { side: Side, card: CardId, to: ReturnTo },
    /// W5.6: a played card went to its owner's discard pile.
    PutAway { side: Side, card: CardId },
    /// W6.1: the loser must withdraw its ships.
    MustWithdraw { side: Side, ships: u16 },
    /// W6.2–W6.4: ships withdrew.
    Withdrew { side: Side, ships: u16, to: PlanetId },
    /// W6.5: no planet is left, and the ships went back to the supply.
    WithdrewToSupply { side: Side, ships: u16 },
    /// W6.6: the battle is over; the winner holds the planet if it has ships left.
    BattleEnds { winner: Side, holds: bool },
}

impl Event {
    /// All kinds, as [`Cited::kind`] names them.
    pub const KINDS: &'static [&'static str] = &[
        "battle begins",
        "triggered",
        "reshuffled",
        "drawn",
        "nothing to draw",
        "no card",
        "revealed",
        "discarded",
        "multiplier changed",
        "strength",
        "won",
        "cancelled",
        "both cancelled",
        "not met",
        "ordered",
        "order chosen",
        "resolved",
        "halved",
        "destroyed",
        "shielded",
        "saved",
        "scored",
        "returned",
        "put away",
        "must withdraw",
        "withdrew",
        "withdrew to supply",
        "battle ends",
    ];

    /// W2.4: the event as `seat` sees it.
    #[must_use]
    pub fn seen_by(mut self, by: Seat) -> Self {
        if let Self::Drawn { side, card } = &mut self
            && side.seat() != by
        {
            *card = None;
        }
        self
    }

    fn kind_and_clause(&self) -> (&'static str, &'static str) {
        match self {
            Self::BattleBegins { .. } => ("battle begins", "W1.2"),
            Self::Triggered { .. } => ("triggered", "W5.5"),
            Self::Reshuffled { .. } => ("reshuffled", "W2.2"),
            Self::Drawn { .. } => ("drawn", "W3.1"),
            Self::NothingToDraw { .. } => ("nothing to draw", "W2.3"),
            Self::NoCard { .. } => ("no card", "W2.3"),
            Self::Revealed { .. } => ("revealed", "W3.3"),
            Self::Discarded { .. } => ("discarded", "W3.3"),
            Self::MultiplierChanged { .. } => ("multiplier changed", "W5.9"),
            Self::Strength { .. } => ("strength", "W4.1"),
            Self::Won { .. } => ("won", "W4.2"),
            Self::Cancelled { .. } => ("cancelled", "W5.1"),
            Self::BothCancelled => ("both cancelled", "W5.2"),
            Self::NotMet { .. } => ("not met", "W5.9"),
            Self::Ordered { .. } => ("ordered", "W5.3"),
            Self::OrderChosen { .. } => ("order chosen", "W5.3"),
            Self::Resolved { .. } => ("resolved", "W5.3"),
            Self::Halved { .. } => ("halved", "W5.4"),
            Self::Destroyed { .. } => ("destroyed", "W5.6"),
            Self::Shielded { .. } => ("shielded", "W5.3"),
            Self::Saved { .. } => ("saved", "W5.3"),
            Self::Scored { .. } => ("scored", "W5.9"),
            Self::Returned { .. } => ("returned", "W5.6"),
            Self::PutAway { .. } => ("put away", "W5.6"),
            Self::MustWithdraw { .. } => ("must withdraw", "W6.1"),
            Self::Withdrew { side: Side::Defender, .. } => ("withdrew", "W6.2"),
            Self::Withdrew { side: Side::Attacker, .. } => ("withdrew", "W6.4"),
            Self::WithdrewToSupply { .. } => ("withdrew to supply", "W6.5"),
            Self::BattleEnds { .. } => ("battle ends", "W6.6"),
        }
    }
}

impl Cited for Event {
    fn clause(&self) -> Clause {
        Clause(self.kind_and_clause().1)
    }
    fn kind(&self) -> &'static str {
        self.kind_and_clause().0
    }
}
