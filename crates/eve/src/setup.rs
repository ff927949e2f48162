//! What a turn starts from, and what would make no sense.

use crate::battle::{check_figures, check_fleet};
use crate::ship::{Figures, Fleet, Kind};
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most players at a table.
pub const MAX_PLAYERS: usize = 6;
/// The most regions in a setup.
pub const MAX_REGIONS: usize = 60;
/// The most cards in a hand, and the most different ones.
pub const MAX_CARDS: u16 = 200;
/// V4.2: cards that may be held when the turn is over.
pub const HAND_LIMIT: u16 = 7;

/// V2.3, house rule: when a ship is destroyed whose damage reaches its shield by ambush alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AmbushKills {
    /// With the others in the damage step: it still fires.
    #[default]
    DamageStep,
    /// At once.
    AtOnce,
}

impl AmbushKills {
    /// The name in files and lines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::DamageStep => "damage_step",
            Self::AtOnce => "at_once",
        }
    }
}

/// A kind of ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ship {
    /// What it is called.
    pub name: String,
    /// What stands on its card.
    pub figures: Figures,
}

/// Who is at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// The ships in their dock.
    pub dock: Fleet,
}

/// A region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// What it is called.
    pub name: String,
    /// Who has it. The controller of a home region is its owner.
    pub controller: Option<Seat>,
    /// The total shield of the starbase, if it is a home region.
    pub home: Option<u16>,
    /// The ships of each player there, by seat.
    pub fleets: Vec<Fleet>,
}

/// The hand of the active player, which alone the end of the turn reads.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// How many there are of each card that the setup names.
    pub named: Vec<u16>,
    /// Cards that are not told apart.
    pub unnamed: u16,
}

impl Hand {
    /// How many cards these are.
    #[must_use]
    pub fn count(&self) -> u16 {
        self.named.iter().fold(self.unnamed, |sum, n| sum.saturating_add(*n))
    }
}

/// What a turn of attacks starts from: the ships have warped, the management phase is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The kinds of ships.
    pub ships: Vec<Ship>,
    /// The players, by seat; the next seat is that to the left.
    pub players: Vec<Player>,
    /// Whose turn it is.
    pub active: Seat,
    /// The regions.
    pub regions: Vec<Region>,
    /// The names of cards.
    pub cards: Vec<String>,
    /// The hand of the active player.
    pub hand: Hand,
    /// V2.3, house rule.
    pub ambush_kills: AmbushKills,
}

/// Why a setup makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("there are {0} players, and a table has 2 to {MAX_PLAYERS}")]
    Players(usize),
    /// The active player is nobody.
    #[error("seat {} has the turn, and nobody sits there", .0.0)]
    NobodyActive(Seat),
    /// Too many regions.
    #[error("there are {0} regions, and at most {MAX_REGIONS} are computed")]
    TooManyRegions(usize),
    /// Too many kinds of ships.
    #[error("there are {0} kinds of ships, and at most {max} are computed", max = crate::ship::MAX_KINDS)]
    TooManyKinds(usize),
    /// V2.6: a ship without shield.
    #[error("ship kind {} has no shield", .0.0)]
    NoShield(Kind),
    /// A figure beyond any card.
    #[error("a figure of ship kind {} is more than {max}", .0.0, max = crate::ship::MAX_FIGURE)]
    FigureTooLarge(Kind),
    /// A ship of no kind.
    #[error("there is no ship kind {}", .0.0)]
    UnknownKind(Kind),
    /// V2.8: a ship with damage before the turn.
    #[error("a ship of kind {} is damaged already (V2.8)", .0.0)]
    Damaged(Kind),
    /// More ships than are computed.
    #[error("there are more than {max} ships of kind {}", .0.0, max = crate::ship::MAX_SHIPS)]
    TooManyShips(Kind),
    /// A battle without attackers.
    #[error("the attacker has no ships")]
    NoAttackers,
    /// V2.7: a starbase that nothing need be dealt to.
    #[error("the starbase has no shield")]
    NoStarbaseShield,
    /// A region whose fleets are not those of the players.
    #[error("region {0} does not list the ships of each player")]
    Fleets(usize),
    /// A controller who is nobody.
    #[error("region {0} is controlled by nobody at the table")]
    NoSuchController(usize),
    /// A home region of nobody.
    #[error("region {0} is a home region and has no owner")]
    NoOwner(usize),
    /// Two home regions of one player.
    #[error("region {0} is the second home region of its owner")]
    SecondHome(usize),
    /// V1.5: nobody defends.
    #[error("ships of two players are in region {0}, which nobody controls: no attack is possible (V1.5)")]
    NoDefender(usize),
    /// A hand that does not fit the names of cards, or is too large.
    #[error("the hand has more cards, or others, than there are")]
    Hand,
}

impl Setup {
    /// Whether region `index` is under attack: the active player has ships in the region of
    /// another (V1.1, V1.5).
    #[must_use]
    pub fn is_attack(&self, index: usize) -> bool {
        let Some(region) = self.regions.get(index) else { return false };
        let there = region.fleets.get(self.active.index()).is_some_and(|fleet| !fleet.is_empty());
        there && region.controller.is_some_and(|seat| seat != self.active)
    }

    /// The figures of each kind of ship.
    #[must_use]
    pub fn figures(&self) -> Vec<Figures> {
        self.ships.iter().map(|ship| ship.figures).collect()
    }

    /// Checks that it makes sense.
    ///
    /// # Errors
    /// The first thing that does not.
    pub fn check(&self) -> Result<(), SetupError> {
        let players = self.players.len();
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(SetupError::Players(players));
        }
        if self.active.index() >= players {
            return Err(SetupError::NobodyActive(self.active));
        }
        if self.regions.len() > MAX_REGIONS {
            return Err(SetupError::TooManyRegions(self.regions.len()));
        }
        let fits = self.hand.named.len() == self.cards.len() && self.cards.len() <= usize::from(MAX_CARDS);
        if !fits || self.hand.count() > MAX_CARDS {
            return Err(SetupError::Hand);
        }
        check_figures(&self.figures())?;
        let docks = self.players.iter().map(|player| &player.dock);
        let fleets = docks.chain(self.regions.iter().flat_map(|region| &region.fleets));
        for fleet in fleets {
            check_fleet(fleet, self.ships.len())?;
        }
        (0..self.regions.len()).try_for_each(|index| self.check_region(index))
    }

    fn check_region(&self, index: usize) -> Result<(), SetupError> {
        let region = &self.regions[index];
        if region.fleets.len() != self.players.len() {
            return Err(SetupError::Fleets(index));
        }
        let Some(controller) = region.controller else {
            if region.home.is_some() {
                return Err(SetupError::NoOwner(index));
            }
            let owners = region.fleets.iter().filter(|fleet| !fleet.is_empty()).count();
            return if owners > 1 { Err(SetupError::NoDefender(index)) } else { Ok(()) };
        };
        if controller.index() >= self.players.len() {
            return Err(SetupError::NoSuchController(index));
        }
        if region.home == Some(0) {
            return Err(SetupError::NoStarbaseShield);
        }
        let other = |region: &Region| region.home.is_some() && region.controller == Some(controller);
        if region.home.is_some() && self.regions[..index].iter().any(other) {
            return Err(SetupError::SecondHome(index));
        }
        Ok(())
    }
}
