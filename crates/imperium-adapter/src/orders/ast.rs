//! What a file of orders says: plain data with the place of every piece.

use admiralty_notation::{Span, Spanned};

/// A name as it was written: of a player, planet, unit, card, technology. Spaces in a row are one.
pub type Name = Spanned<String>;

/// The orders of one player (O1).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Orders {
    /// Whose they are. [`parse`](super::parse) says so if it is missing.
    pub seat: Option<Name>,
    /// The turn that they are for; any if it is not written.
    pub turn: Option<Spanned<u32>>,
    /// The player's word for the sealed dice.
    pub word: Option<Name>,
    /// The orders, as listed.
    pub items: Vec<Order>,
}

/// One order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The whole statement, with the lines that continue it.
    pub span: Span,
    /// What it orders.
    pub kind: OrderKind,
}

/// What is ordered. Names are not looked up yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderKind {
    /// Gives credits and Action Cards away (I3.2).
    Give {
        /// What is given; never empty.
        what: Vec<Asset>,
        /// To which player.
        to: Name,
    },
    /// Offers an exchange, which happens if the other side orders the same (I3.2).
    Exchange {
        /// The other player.
        with: Name,
        /// What one gives; may be empty.
        give: Vec<Asset>,
        /// What one gets; may be empty.
        take: Vec<Asset>,
    },
    /// Makes a trade agreement (I4.4).
    Agree {
        /// The partner.
        with: Name,
    },
    /// Ends a trade agreement (I4.5).
    Break {
        /// The partner.
        with: Name,
        /// Before which phase; before income if it is not written.
        before: Option<Spanned<Phase>>,
    },
    /// Votes with all votes (I3.3).
    Vote(Spanned<Vote>),
    /// Discards Action Cards (I4.1).
    Discard(Vec<Name>),
    /// Plays an Action Card (I4.2).
    Play {
        /// The card.
        card: Name,
        /// In which phase; the first that the card allows if it is not written.
        phase: Option<Spanned<Phase>>,
        /// What it is played on: a planet, hex number, player, unit.
        on: Option<Name>,
    },
    /// Buys units (I4.6).
    Buy(Vec<Stack>),
    /// Moves ships (I5.1).
    Move(Move),
    /// Transfers units from planet to planet by a technology.
    Transfer {
        /// What is transferred.
        units: Vec<Stack>,
        /// The planet where they are.
        from: Name,
        /// The planet where they go.
        to: Name,
    },
    /// Instructions for a Space battle, or for all (O2).
    Battle(Battle),
    /// The order in which one's battles are fought (I5.2.0).
    Battles(Vec<Spanned<Place>>),
    /// Engages a dock's Fighters, or a fleet with the dock's Fighters (I5.1.7).
    Attack {
        /// Whom.
        whom: Name,
        /// Where.
        at: Spanned<Place>,
    },
    /// Fires PDS at the fleet of one player (I5.2.7).
    Fire {
        /// At whose fleet.
        whom: Name,
        /// Where; everywhere if it is not written.
        at: Option<Spanned<Place>>,
    },
    /// Fires no PDS (I5.2.7).
    HoldFire {
        /// Where; everywhere if it is not written.
        at: Option<Spanned<Place>>,
    },
    /// Lands Ground Forces and PDS (I5.3.1).
    Land {
        /// What lands.
        units: Vec<Stack>,
        /// From which type of ship; from any if it is not written.
        from: Option<Name>,
        /// On which planet.
        on: Name,
    },
    /// Bases Fighters at a dock (I5.1.6).
    Base {
        /// The Fighters.
        units: Stack,
        /// The dock's planet.
        at: Name,
    },
    /// Bombards a planet (I5.3.3).
    Bombard {
        /// The planet.
        planet: Name,
        /// With which ships; with all that may if it is not written.
        with: Option<Stack>,
    },
    /// The order of losses in ground combat (I5.3.5).
    GroundLosses(Vec<Name>),
    /// Buys a technology (I6.1).
    Research(Name),
    /// Places units that were bought (I7.1).
    Place(Vec<Placement>),
    /// Places a new Space Dock (I7.2).
    Dock(Name),
    /// Docks by preference, for what is not placed one by one (I7.1).
    Docks(Vec<Name>),
}

/// A number of units of one type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stack {
    /// How many, from 1; where no number is written 1, with the span of the name.
    pub count: Spanned<u32>,
    /// The unit type.
    pub unit: Name,
}

/// A system: by the number of its hex, or by its name or a planet's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A hex number.
    Hex(u16),
    /// A name.
    Named(String),
}

/// What may change hands in the Political phase (I3.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asset {
    /// Credits, from 1.
    Credits(Spanned<u32>),
    /// An Action Card.
    Card(Name),
}

/// A vote (I3.4, I3.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Vote {
    /// For.
    For,
    /// Against.
    Against,
    /// For a candidate of an election.
    Candidate(String),
}

/// Units of a purchase and the dock that builds them (I7.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// What is placed; never empty.
    pub units: Vec<Stack>,
    /// The dock's planet.
    pub at: Name,
}

/// Ships that go one route (I5.1.8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The ships; never empty.
    pub ships: Vec<Stack>,
    /// The hexes of the route: where they are, those passed, the goal. A route of one hex only loads.
    pub route: Vec<Step>,
    /// Whether they stop at the goal to attack a dock's Fighters there (I5.1.7).
    pub attacks: bool,
}

/// A hex of a route, and what is taken aboard there (I5.1.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The hex.
    pub at: Spanned<Place>,
    /// What is taken aboard.
    pub loads: Vec<Load>,
}

/// Units taken aboard (I5.1.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Load {
    /// The units.
    pub units: Stack,
    /// The planet where they are; any of the system if it is not written.
    pub from: Option<Name>,
}

/// Instructions for battles (O2).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Battle {
    /// Where; all battles if it is not written.
    pub at: Option<Spanned<Place>>,
    /// Against whom; anybody if it is not written.
    pub against: Option<Name>,
    /// Unit types in the order in which they are lost (I5.2.2); empty: the default order.
    pub losses: Vec<Name>,
    /// When to retreat (I5.2.3); never if it is not written.
    pub retreat: Option<Retreat>,
    /// Enemies in the order in which they are fought (I5.2.6).
    pub opponents: Vec<Name>,
}

/// When the attacker retreats, and where (I5.2.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Retreat {
    /// Never.
    Never,
    /// When any of the conditions holds.
    When {
        /// The conditions; never empty.
        conditions: Vec<Spanned<Condition>>,
        /// Where to; the default of the rule if it is not written.
        to: Option<Spanned<Place>>,
    },
}

/// A condition of a retreat (O2). It is looked at after the losses of a round are removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// This round of the battle, or a later one, has been fought.
    Round(u32),
    /// So many own ships are left, or fewer.
    Ships(u32),
    /// The odds of winning are below so many per cent, 1 to 100.
    Odds(u8),
}

/// Phases and segments, as orders name them (I2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// The Political phase (I3).
    Political,
    /// The Economic phase, credits in particular (I4).
    Income,
    /// The Movement segment, with which the individual actions begin (I5.1).
    Movement,
    /// The Space battle segment (I5.2).
    SpaceBattle,
    /// The Invasion segment (I5.3).
    Invasion,
    /// The Technology phase (I6).
    Technology,
    /// The Placement phase (I7).
    Placement,
    /// The Development phase (I8).
    Development,
}

impl OrderKind {
    /// The clause that the order is given under.
    #[must_use]
    pub const fn clause(&self) -> &'static str {
        self.verb().clause()
    }
}
