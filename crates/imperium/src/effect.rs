//! The vocabulary of traits, technologies, Laws and cards (I3.8, I4.2).
//!
//! A [`Lasting`] changes a figure, a limit or a permission for as long as it is in force: a race's
//! trait or a technology for its owner, a Law for everybody or the elected player. An [`Effect`]
//! happens once. What neither can say is [`Effect::Manual`]: the game master rules.

use crate::unit::{MAX_TYPES, UnitId};
use serde::{Deserialize, Serialize};

/// A set of unit types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kinds(u16);

impl Kinds {
    /// All types.
    pub const ALL: Self = Self(u16::MAX);
    /// No type.
    pub const NONE: Self = Self(0);

    /// This type alone.
    #[must_use]
    pub const fn only(unit: UnitId) -> Self {
        Self(1 << (unit.0 as usize % MAX_TYPES))
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, unit: UnitId) -> Self {
        Self(self.0 | Self::only(unit).0)
    }

    /// Those of either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the type is among them.
    #[must_use]
    pub const fn has(self, unit: UnitId) -> bool {
        self.0 & Self::only(unit).0 != 0
    }
}

/// The colour of a technology, and of a planet's speciality (I6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Colour {
    Red,
    Green,
    Blue,
    Yellow,
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];
}

/// Where units fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// Space battles (I5.2).
    Space,
    /// On planets, and at them: ground combat, bombardment, PDS fire at landings (I5.3).
    Ground,
}

/// Something that can be forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// I5.3.3.
    Bombardment,
    /// I5.2.7.
    PdsFire,
    /// I5.2.3.
    Retreat,
    /// I4.4: making trade agreements.
    Agreements,
    /// I6: buying technologies.
    Research,
    /// I3.2: giving credits.
    Gifts,
    /// I5.1.2: moving through wormholes.
    Wormholes,
}

/// A change that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Lasting {
    /// `n` is added to the rolls of these units: their combat value falls by it. Without a field in
    /// both.
    Combat { units: Kinds, n: i8, field: Option<Field> },
    /// Hexes more to move a segment.
    Move { units: Kinds, n: i8 },
    /// Room for `n` more units of the types `carries`.
    Capacity { units: Kinds, n: u8, carries: Kinds },
    /// Credits more to pay for one of them; never below 1 in all.
    Cost { units: Kinds, n: i8 },
    /// A player owns at most `n` of each of them.
    UnitLimit { units: Kinds, n: u16 },
    /// A player has at most `n` ships in a system, Fighters excepted.
    FleetLimit { n: u16 },
    /// A hand grows to at most `n` Action Cards (instead of 7; I4.1): a limit on what is drawn and given.
    /// A hand that is over it when the limit falls stays, as nobody can be made to discard.
    HandLimit { n: u8 },
    /// Antimass Deflectors (I5.1.3).
    PassAsteroids,
    /// PDS also fire into neighbouring systems (I5.2.7).
    PdsRange,
    /// Up to `most` of these units (0: all) fire a volley before the first round (I5.2.2).
    FirstFire { units: Kinds, most: u8 },
    /// A bombardment that hits destroys all Ground Forces of the planet (I5.3.3).
    BombardmentKillsAll,
    /// PDS do not keep off bombardment (I5.3.3).
    BombardThroughPds,
    /// `n` Ground Forces more on a planet that was won in ground combat (I5.3.5).
    GroundReward { n: u8 },
    /// Units that each dock builds beyond the Resources of its planet (I7.1).
    DockBuilds { n: i8 },
    /// Action Cards drawn beyond the one (I4.1).
    Draws { n: u8 },
    /// Credits more of each trade agreement (I4.4).
    AgreementPays { n: u8 },
    /// Credits more of income (I4.3).
    Income { n: i8 },
    /// Influence more for each trade agreement (I2.2).
    InfluencePerAgreement { n: u8 },
    /// Influence more for each planet outside the Home System (I2.2).
    InfluencePerPlanet { n: u8 },
    /// Votes more, without Influence for anything else (I3.3).
    Votes { n: i8 },
    /// What a technology that is not racial costs, of this colour or of all (I6.1).
    TechnologyCost { colour: Option<Colour>, cost: u16 },
    /// Votes only with a trade agreement (I3.3).
    VoteNeedsAgreement,
    /// Agreements do not end because of battle (I4.5).
    TradeSurvivesWar,
    /// Ground Forces go from one own planet to another (at the start of Movement).
    Transfer,
    /// It may not be done.
    Forbid(Deed),
}

/// Whom an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Who played the card.
    Player,
    /// Everybody.
    Everyone,
    /// Everybody but who played the card, or was elected.
    Others,
    /// The player who was elected, or controls the planet that was.
    Elected,
    /// The player whom the card was played on, or who controls the planet.
    Target,
    /// Those with the most Influence.
    MostInfluence,
    /// Those with the least Influence.
    LeastInfluence,
}

/// How long a change lasts that a card makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// The end of the battle, invasion or segment in which it was played.
    Situation,
    /// The end of the turn.
    Turn,
}

/// Something that happens once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Effect {
    /// Credits come, or go as far as there are any.
    Credits { who: Who, n: i16 },
    /// Credits for each planet controlled.
    CreditsPerPlanet { who: Who, n: i8 },
    /// Action Cards are drawn, as far as the hand takes them.
    Cards { who: Who, n: u8 },
    /// Units come to the target: ground units, PDS and Fighters with a dock to a planet, ships to the
    /// system of the target. Only what is the target's controller's, or the player's in a system.
    Gain { unit: UnitId, n: u8 },
    /// Units of the target planet or, ships, of the target player in the target system are destroyed.
    Destroy { unit: UnitId, n: u8 },
    /// A change for a while.
    Boost { who: Who, lasting: Lasting, until: Until },
    /// All Laws are repealed, the present one excepted.
    RepealAll,
    /// The Law that was elected is repealed.
    RepealElected,
    /// All trade agreements end, or those of the players meant.
    BreakAgreements { who: Who },
    /// They do not vote on the next Political Card.
    Exclude { who: Who },
    /// They lose all control of the planet that was elected: it becomes neutral, units on it lost.
    Abandon,
    /// The game master rules.
    Manual,
}
