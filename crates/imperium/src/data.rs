//! The data of a game: units, races, technologies, cards, the development track.
//!
//! They are figures, not rules: a scenario may bring its own.

use crate::effect::{Colour, Effect, Kinds, Lasting, Who};
use crate::unit::{MAX_TYPES, Role, UnitId};
use serde::{Deserialize, Serialize};

/// The most kinds of Action Cards, and of Political Cards.
pub const MAX_CARDS: usize = 24;
/// The most technologies.
pub const MAX_TECHNOLOGIES: usize = 64;
/// I4.1: the most Action Cards in a hand.
pub const HAND: u8 = 7;

/// A unit type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitType {
    /// Its name in files, lower-case with underscores: `ground_force`.
    pub name: String,
    /// What it is to the rules.
    pub role: Role,
    /// Credits for one.
    pub cost: u16,
    /// Dice that one rolls.
    pub dice: u8,
    /// A result equal to or above this is a hit; above 10: never.
    pub combat: u8,
    /// Hexes a segment.
    pub moves: u8,
    /// Units that it takes aboard.
    pub capacity: u8,
    /// The types that it takes.
    pub carries: Kinds,
    /// Whether it bombards (I5.3.3).
    pub bombards: bool,
    /// Whether it takes a hit without loss, if the game has that (I5.2.2).
    pub sustains: bool,
    /// How many a player may own.
    pub limit: Option<u16>,
    /// Of a dock: Fighters that it holds without a Carrier.
    pub fighters: u8,
}

/// A race.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Race {
    /// Its name in files.
    pub name: String,
    /// Its traits.
    pub traits: Vec<Lasting>,
}

/// A technology, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TechId(pub u8);

/// A technology.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Technology {
    /// Its name in files.
    pub name: String,
    /// Its colour; a racial technology may have none.
    pub colour: Option<Colour>,
    /// The race whose it is alone (I6.2).
    pub race: Option<u8>,
    /// All of these are needed (I6.3).
    pub needs: Vec<TechId>,
    /// One of these is needed, if there are any.
    pub needs_any: Vec<TechId>,
    /// What it costs, if not as usual.
    pub cost: Option<u16>,
    /// What it does.
    pub effects: Vec<Lasting>,
}

/// A card, by its place in its list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// Whom or what an election is about (I3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// A player.
    Player,
    /// A planet that somebody controls.
    Planet,
    /// A Law in force.
    Law,
}

/// What is voted on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ballot {
    /// I3.5.
    ForAgainst {
        /// What happens once if it passes.
        pass: Vec<Effect>,
        /// What happens if it is voted down.
        fail: Vec<Effect>,
    },
    /// I3.4.
    Election {
        /// Of what.
        office: Office,
        /// What happens once somebody is elected.
        elected: Vec<Effect>,
    },
}

/// A Political Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Political {
    /// Its name.
    pub name: String,
    /// How many there are.
    pub copies: u8,
    /// What is voted on.
    pub ballot: Ballot,
    /// I3.6: what it changes for the whole game, and for whom; empty if it is no Law.
    pub law: Vec<(Who, Lasting)>,
}

/// When an Action Card can be played (I4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// In the Political phase, before the votes.
    Political,
    /// In the Economic phase, after cards are drawn.
    Economic,
    /// In one's own Movement, before any ship moves.
    Movement,
    /// Before a Space battle that one fights.
    SpaceBattle,
    /// Before the Invasion of a planet in which one takes part.
    Invasion,
    /// In the Technology phase.
    Technology,
    /// In the Placement phase.
    Placement,
}

/// What an Action Card is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Nothing in particular.
    #[default]
    None,
    /// Another player.
    Player,
    /// Any planet that somebody controls.
    Planet,
    /// A planet of one's own.
    OwnPlanet,
    /// A planet of another player.
    EnemyPlanet,
    /// A system with a fleet of one's own.
    OwnFleet,
}

/// An Action Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// Its name.
    pub name: String,
    /// How many there are.
    pub copies: u8,
    /// When it can be played.
    pub window: Window,
    /// What it is played on.
    pub aim: Aim,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// What a condition counts (I8.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Measure {
    Planets,
    Influence,
    Resources,
    Technologies,
    /// Units of these types.
    Units(Kinds),
    Credits,
    /// Systems all of whose planets, at least one, are controlled.
    Systems,
    /// Trade agreements.
    Agreements,
}

/// A condition of a stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// At least so many.
    AtLeast(Measure, u32),
    /// All of these.
    All(Vec<Condition>),
    /// One of these.
    Any(Vec<Condition>),
}

/// A stage of the development track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// Its name.
    pub name: String,
    /// What must be met to reach it; of the first stage nothing.
    pub condition: Condition,
    /// I6.2: from here on racial technologies can be bought.
    pub racial: bool,
}

/// All data of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Data {
    /// Unit types, at most [`MAX_TYPES`].
    pub units: Vec<UnitType>,
    /// Races.
    pub races: Vec<Race>,
    /// Technologies.
    pub technologies: Vec<Technology>,
    /// Political Cards.
    pub political: Vec<Political>,
    /// Action Cards.
    pub actions: Vec<Action>,
    /// The development track, first stage first.
    pub track: Vec<Stage>,
    /// I6.1: what a technology costs.
    pub technology_cost: u16,
    /// I6.2: what a racial technology costs.
    pub racial_cost: u16,
}

impl Data {
    /// A unit type.
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> Option<&UnitType> {
        self.units.get(usize::from(unit.0))
    }

    /// The types, in order.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len().min(MAX_TYPES) as u8).map(UnitId)
    }

    /// What a type is to the rules.
    #[must_use]
    pub fn role(&self, unit: UnitId) -> Option<Role> {
        self.unit(unit).map(|unit| unit.role)
    }

    /// The types with this role.
    #[must_use]
    pub fn with_role(&self, role: Role) -> Kinds {
        let those = self.unit_ids().filter(|unit| self.role(*unit) == Some(role));
        those.fold(Kinds::NONE, Kinds::with)
    }

    /// The first type with this role.
    #[must_use]
    pub fn first(&self, role: Role) -> Option<UnitId> {
        self.unit_ids().find(|unit| self.role(*unit) == Some(role))
    }

    /// A technology.
    #[must_use]
    pub fn technology(&self, id: TechId) -> Option<&Technology> {
        self.technologies.get(usize::from(id.0))
    }

    /// A Political Card.
    #[must_use]
    pub fn political(&self, id: CardId) -> Option<&Political> {
        self.political.get(usize::from(id.0))
    }

    /// An Action Card.
    #[must_use]
    pub fn action(&self, id: CardId) -> Option<&Action> {
        self.actions.get(usize::from(id.0))
    }
}
