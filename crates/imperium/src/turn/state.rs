//! What changes in a turn.

use crate::battle::Battle;
use crate::choice::{Target, Vote};
use crate::data::{CardId, Window};
use crate::effect::Effect;
use crate::event::Phase;
use crate::map::{HexId, PlanetId};
use crate::position::{Candidate, Cards, Position};
use crate::unit::{UnitId, Units};
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};

/// I3.2, I4.4: something between two players.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Deal {
    /// Credits for nothing.
    Credits { to: Seat, n: u16 },
    /// A card for nothing.
    Card { to: Seat, card: CardId },
    /// An exchange, if the other names the same.
    Exchange { with: Seat, gives: Lot, wants: Lot },
    /// A trade agreement, if the other wants it too.
    Agreement { with: Seat },
}

/// One side of an exchange.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Lot {
    /// Credits.
    pub credits: u16,
    /// Action Cards.
    pub cards: Cards,
}

/// A ship under way (I5.1).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sailing {
    /// The ship.
    pub ship: UnitId,
    /// The hexes it was in, the first and the present one included.
    pub route: Vec<HexId>,
    /// Hexes it can still move.
    pub left: u8,
    /// Ground units and PDS aboard.
    pub troops: Units,
    /// Fighters aboard.
    pub fighters: Units,
    /// Its movement has ended, but for what it loads here (I5.1.6).
    pub stopped: Option<crate::event::Stop>,
    /// It has taken a hit this turn (I5.2.2).
    pub damaged: bool,
}

impl Sailing {
    /// Where it is.
    #[must_use]
    pub fn at(&self) -> HexId {
        self.route.last().copied().unwrap_or_default()
    }
}

/// Ships whose movement has ended (I5.1.8).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Arrived {
    /// Where.
    pub hex: HexId,
    /// Whence they entered it; the hex itself, if they did not leave it.
    pub from: HexId,
    /// How many ships.
    pub ships: Units,
    /// Those with troops: the ship and what it carries.
    pub holds: Vec<(UnitId, Units)>,
    /// Those that are damaged.
    pub damaged: Units,
}

/// A Space battle or an Invasion under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// Where.
    pub hex: HexId,
    /// The planet of an Invasion.
    pub planet: Option<PlanetId>,
    /// Attacker and defender.
    pub sides: [Seat; 2],
    /// The battle; none before its first roll.
    pub battle: Option<Battle>,
}

/// Units that land on a planet (I5.3.2).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Landing {
    /// Where.
    pub planet: PlanetId,
    /// What lands.
    pub units: Units,
    /// I5.3.3: ships that bombard it.
    pub bombards: Units,
}

/// The Individual actions of the active player (I5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Actions {
    /// The active player.
    pub seat: Seat,
    /// The ship that moves.
    pub sailing: Option<Sailing>,
    /// Ships that have moved; in Movement they are not in the fleets yet.
    pub arrived: Vec<Arrived>,
    /// I5.2.7: PDS that have fired in this segment, by planet.
    pub fired: Vec<(PlanetId, u16)>,
    /// I5.2.0: opponents that were fought: hex and whom.
    pub fought: Vec<(HexId, Seat)>,
    /// I5.2.3: hexes to which the active player retreated.
    pub retreated: Vec<HexId>,
    /// The battle or Invasion.
    pub fight: Option<Fight>,
    /// I5.3.1.
    pub landings: Vec<Landing>,
    /// I5.3.3: ships that have their bombardment ordered: hex and which.
    pub bombarding: Vec<(HexId, Units)>,
    /// Ground Forces that a technology moved; each only once.
    pub transferred: Vec<(PlanetId, u16)>,
}

impl Actions {
    /// Those of a player, at their beginning.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self {
            seat,
            sailing: None,
            arrived: Vec::new(),
            fired: Vec::new(),
            fought: Vec::new(),
            retreated: Vec::new(),
            fight: None,
            landings: Vec::new(),
            bombarding: Vec::new(),
            transferred: Vec::new(),
        }
    }
}

/// Why something happens: a card, who played it and on what, or who was elected (I3.8, I4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cause {
    /// The card, in its deck.
    pub card: CardId,
    /// Who played the Action Card; nobody, if it is a Political Card.
    pub by: Option<Seat>,
    /// What it was played on.
    pub aim: Option<Target>,
    /// Whom or what the vote elected.
    pub elected: Option<Candidate>,
}

impl Cause {
    /// Whether it is a Political Card.
    #[must_use]
    pub const fn is_political(&self) -> bool {
        self.by.is_none()
    }
}

/// Something to do next, or later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Task {
    /// A phase begins.
    Phase(Phase),
    /// I2.2: the order of players is fixed.
    Order,
    /// I2.2: lots among the players from this place of the order on who have equal Influence.
    Lots(u8),
    /// I3.2: a player says what is given and proposed.
    Deals(Seat),
    /// I3.2: gifts, then exchanges, then agreements.
    Settle,
    /// I4.2: who may plays a card.
    Window(Window),
    /// I4.2: a player may play a card.
    Play(Window, Seat),
    /// I3.8: something that a card does.
    Effect { cause: Cause, effect: Effect },
    /// I3.3.
    Votes,
    /// I3.3: one votes openly.
    OpenVote(Seat),
    /// I3.4: an election goes on with the next vote.
    Resume,
    /// I3.4: the vote that was awaited stands.
    Record,
    /// I3.4, I3.5.
    Count,
    /// I3.5: the card of the turn goes away.
    PutAway,
    /// I4.1.
    Discards(Seat),
    /// I4.1: all draw, in the order of the phase.
    Draws,
    /// I4.1: a card is drawn, and so many more.
    Draw(Seat, u8),
    /// I4.5.
    Break(Seat, Phase),
    /// I4.3, I4.4.
    Income,
    /// I4.6.
    Buy(Seat),
    /// I5.0: all act, in the order of the phase.
    Acts,
    /// I5.0.
    Act(Seat),
    /// I5.1.
    Move,
    /// I5.1.8: all ships have moved.
    Arrive,
    /// I5.2.7.
    Pds,
    /// I5.2.7: a player's PDS.
    FireOn(Seat),
    /// I5.2.7: a fleet's owner removes ships.
    Losses { seat: Seat, hex: HexId, hits: u16 },
    /// I5.2.0.
    Battles,
    /// I5.2, I5.3: the battle begins.
    Fight,
    /// I5.2: the battle is over.
    Aftermath,
    /// I5.3.
    Land,
    /// I5.3.3–I5.3.7: on the next planet.
    Invade,
    /// I5.3: the Invasion is over.
    Conquest,
    /// I5.0: the active player is done.
    EndActions,
    /// I6.1.
    Research(Seat),
    /// I7.1.
    Place(Seat),
    /// I8.1.
    Develop,
    /// I8.3.
    Crown,
    /// O4.
    NextAgenda,
    /// O4.
    EndPolitics,
    /// I2.1.
    EndTurn,
}

/// What a turn waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Wait {
    /// I2.2: a lot.
    Lot(u8),
    /// I3.2.
    Deals(Seat),
    /// I3.3: all that have not voted.
    Votes,
    /// I3.4: one votes openly.
    OpenVote(Seat),
    /// I4.1.
    Discards(Seat),
    /// I4.1: a card, and so many more after it.
    Draw(Seat, u8),
    /// I4.2.
    Play(Window, Seat),
    /// I4.2: what the card is played on.
    Aim(CardId, Seat),
    /// I4.5.
    Break(Seat, Phase),
    /// I4.6.
    Buy(Seat),
    /// I5.1: which ship moves.
    Sail(Seat),
    /// I5.1: where it goes, what it loads.
    Sailing(Seat),
    /// I5.1.5: the die of a Gravity Rift, before going to this hex.
    Rift(Seat, HexId),
    /// I5.2.7.
    Fire(Seat),
    /// I5.2.7: the die of a PDS.
    Shot { seat: Seat, planet: PlanetId, hex: HexId, at: Seat },
    /// I5.2.7: whose fleet loses ships.
    Lose { seat: Seat, hex: HexId, hits: u16 },
    /// I5.2.0, I5.2.6.
    Engage(Seat),
    /// I5.2, I5.3: within a battle.
    Battle,
    /// I5.2.3.
    RetreatTo(Seat),
    /// I5.3.1.
    Land(Seat),
    /// I6.1.
    Research(Seat),
    /// I7.1.
    Place(Seat),
    /// I3.8.
    Ruling { card: CardId, political: bool, steps: u8 },
    /// O4: the Political Card of the next turn.
    Agenda,
    /// The turn is over.
    Over,
}

/// A turn under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Game {
    /// What is on the table.
    pub position: Position,
    /// What is to be done, the next last.
    pub todo: Vec<Task>,
    /// What is waited for.
    pub wait: Wait,
    /// I2.2: the players in the order of the phase.
    pub order: Vec<Seat>,
    /// I3.2: what each player has said; hidden until all have.
    pub deals: Vec<Vec<Deal>>,
    /// I3.3: hidden until all have voted, unless votes are open.
    pub votes: Vec<Option<Vote>>,
    /// I5.2.2: ships that have taken a hit this turn.
    pub damage: Vec<(HexId, Seat, Units)>,
    /// I5.
    pub actions: Actions,
    /// I7.1: what docks have built.
    pub built: Vec<(PlanetId, u16)>,
    /// I4.6: what the buying player has bought so far, and paid.
    pub basket: (Units, u32),
}
