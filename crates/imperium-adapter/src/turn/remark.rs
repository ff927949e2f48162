//! What could not be done as it was ordered.

use admiralty_game::Seat;
use admiralty_imperium::data::CardId;
use admiralty_imperium::event::Stop;
use admiralty_imperium::map::HexId;
use admiralty_imperium::unit::UnitId;
use admiralty_notation::Span;

/// Why a ship cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// I5.1.1: its Move is used up.
    TooFar,
    /// I5.1.1: the hexes are not neighbours, and no wormhole joins them.
    NotNext,
    /// I5.1.3: it may not enter.
    Barred,
    /// I5.1.3: it could not end its movement there, nor go on from there.
    NoEnd,
}

/// Why a card that could be ordered was not played (I4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayed {
    /// No moment came in which cards of its kind are played by this player.
    NoMoment,
    /// Only battles and landings came in which what it is aimed at takes no part.
    NotThere,
    /// Another card was played then: one card a player and situation.
    Another,
    /// Cards of its phase are played in the other round of the turn's orders (O4).
    OtherRound,
    /// It is not in the hand any more.
    Gone,
    /// There was nothing that it could be played on.
    NoTarget,
}

/// Why an order was not followed, or not to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// I3.2: it cannot be given away (again).
    CannotGive,
    /// I3.2: a gift of credits could not be paid.
    GiftUnpaid {
        /// To whom.
        to: Seat,
        /// How much.
        n: u32,
        /// The credits in hand.
        purse: u32,
    },
    /// I3.2: a card could not be given: it is gone, or their hand is full.
    CardNotGiven {
        /// To whom.
        to: Seat,
        /// Which.
        card: CardId,
    },
    /// I3.2: an exchange is beyond one's means.
    ExchangeUnpaid {
        /// With whom.
        with: Seat,
        /// How much.
        n: u32,
        /// The credits in hand.
        purse: u32,
    },
    /// I4.4: they have an agreement already, or may not make one.
    CannotAgree,
    /// I4.5: there is no agreement to end.
    NoAgreement,
    /// I4.1: the card is not in the hand.
    NotInHand,
    /// I4.2: the card was not played, and is kept if it is there.
    CannotPlay {
        /// Why not.
        why: Unplayed,
    },
    /// I4.2: it cannot be played on this.
    BadTarget,
    /// I4.6: credits do not last; so many were not bought.
    NoCredits {
        /// What was not bought.
        unit: UnitId,
        /// How many.
        n: u16,
        /// The credits that there were before anything was bought.
        purse: u32,
    },
    /// I4.6: a player owns no more of these.
    Limit {
        /// Of which.
        unit: UnitId,
    },
    /// I4.6: more is bought than the docks can build now.
    DocksFull {
        /// How many too many.
        n: u32,
    },
    /// I5.1.8: no such ship is there to set out.
    NoShip {
        /// Which.
        ship: UnitId,
        /// Where.
        hex: HexId,
        /// How many.
        n: u16,
    },
    /// I5.1.1, I5.1.3: the way to the next hex is closed.
    NoWay {
        /// The ship.
        ship: UnitId,
        /// Where it is.
        at: HexId,
        /// Where it was to go.
        to: HexId,
        /// Why not.
        why: Closed,
    },
    /// I5.1.4, I5.1.7: its movement ended short of its goal.
    Stopped {
        /// The ship.
        ship: UnitId,
        /// Where.
        at: HexId,
        /// Why.
        why: Stop,
    },
    /// I5.1.5: the Gravity Rift pushed it off its way.
    PushedOff {
        /// The ship.
        ship: UnitId,
        /// Where to.
        at: HexId,
    },
    /// I5.1.6: so many could not be taken aboard: not there, or no room.
    NotLoaded {
        /// What.
        unit: UnitId,
        /// How many.
        n: u16,
        /// Where.
        hex: HexId,
    },
    /// A technology that is needed is missing, or nothing is there to be moved.
    CannotTransfer,
    /// I5.1.7: there is nobody to be attacked there.
    NobodyThere {
        /// Where.
        hex: HexId,
    },
    /// I5.2.7: no PDS can fire at them.
    CannotFire,
    /// I5.2.3: the attacker cannot go there; the usual refuge is taken.
    NoRefuge {
        /// Where to.
        hex: HexId,
    },
    /// I5.3.1: so many could not be landed.
    NotLanded {
        /// What.
        unit: UnitId,
        /// How many.
        n: u16,
    },
    /// I5.1.6: so many Fighters could not go to the dock.
    NotBased {
        /// What.
        unit: UnitId,
        /// How many.
        n: u16,
    },
    /// I5.3.3.
    CannotBombard,
    /// I5.2.5: Fighters for which there will be no room.
    FightersLost {
        /// What.
        unit: UnitId,
        /// How many.
        n: u16,
        /// Where.
        hex: HexId,
    },
    /// I6: what it needs is missing, or the stage, or it may not be bought now.
    CannotResearch,
    /// I6.1: it has been learnt.
    Learnt,
    /// I6.1: the credits do not last.
    TooDear {
        /// What it costs.
        cost: u32,
        /// The credits that are left.
        left: u32,
    },
    /// I7.1: so many could not be built there.
    NotBuilt {
        /// What.
        unit: UnitId,
        /// How many.
        n: u16,
    },
    /// I7.2.
    NoDock,
}

impl Trouble {
    /// The clause.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::CannotGive
            | Self::GiftUnpaid { .. }
            | Self::CardNotGiven { .. }
            | Self::ExchangeUnpaid { .. } => "I3.2",
            Self::CannotAgree => "I4.4",
            Self::NoAgreement => "I4.5",
            Self::NotInHand => "I4.1",
            Self::CannotPlay { .. } | Self::BadTarget => "I4.2",
            Self::NoCredits { .. } | Self::Limit { .. } => "I4.6",
            Self::DocksFull { .. } => "I4.6",
            Self::NoShip { .. } => "I5.1.8",
            Self::NoWay { why: Closed::TooFar | Closed::NotNext, .. } => "I5.1.1",
            Self::NoWay { .. } => "I5.1.3",
            Self::Stopped { why: Stop::Nebula, .. } => "I5.1.4",
            Self::Stopped { why: Stop::Rift, .. } | Self::PushedOff { .. } => "I5.1.5",
            Self::Stopped { .. } => "I5.1.7",
            Self::NotLoaded { .. } | Self::NotBased { .. } => "I5.1.6",
            Self::CannotTransfer => "I3.8",
            Self::NobodyThere { .. } => "I5.1.7",
            Self::CannotFire => "I5.2.7",
            Self::NoRefuge { .. } => "I5.2.3",
            Self::NotLanded { .. } => "I5.3.1",
            Self::CannotBombard => "I5.3.3",
            Self::FightersLost { .. } => "I5.2.5",
            Self::CannotResearch | Self::Learnt | Self::TooDear { .. } => "I6.1",
            Self::NotBuilt { .. } => "I7.1",
            Self::NoDock => "I7.2",
        }
    }

    /// O1: whether it depends on what others do, on credits or on dice, so that before the turn it can
    /// only be warned about.
    #[must_use]
    pub const fn depends(self) -> bool {
        match self {
            Self::NoShip { .. }
            | Self::NoWay { .. }
            | Self::NotInHand
            | Self::NoAgreement
            | Self::CannotAgree
            | Self::CannotTransfer
            | Self::Limit { .. }
            | Self::CannotResearch
            | Self::Learnt
            | Self::BadTarget => false,
            Self::CannotGive
            | Self::GiftUnpaid { .. }
            | Self::CardNotGiven { .. }
            | Self::ExchangeUnpaid { .. }
            | Self::CannotPlay { .. }
            | Self::NoCredits { .. }
            | Self::DocksFull { .. }
            | Self::Stopped { .. }
            | Self::PushedOff { .. }
            | Self::NotLoaded { .. }
            | Self::NobodyThere { .. }
            | Self::CannotFire
            | Self::NoRefuge { .. }
            | Self::NotLanded { .. }
            | Self::NotBased { .. }
            | Self::CannotBombard
            | Self::FightersLost { .. }
            | Self::TooDear { .. }
            | Self::NotBuilt { .. }
            | Self::NoDock => true,
        }
    }
}

/// An order that was not followed to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Whose order.
    pub seat: Seat,
    /// Where it stands in the file.
    pub span: Span,
    /// Why.
    pub trouble: Trouble,
}
