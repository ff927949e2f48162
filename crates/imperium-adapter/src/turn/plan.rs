//! Orders with their names looked up: what a player's agent follows.

mod actions;
mod politics;
mod reader;

use super::lexicon::Lexicon;
use crate::orders::{Condition, Orders};
use admiralty_game::Seat;
use admiralty_imperium::choice::{Target, Vote};
use admiralty_imperium::data::{CardId, TechId, Window};
use admiralty_imperium::event;
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::unit::UnitId;
use admiralty_notation::{Diagnostic, Source, Span, Spanned};
use reader::Reader;

/// Something with the place of its order in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At<T> {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub what: T,
}

/// A number of units.
pub type Count = (UnitId, u16);

/// What changes hands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Goods {
    /// Credits.
    pub credits: u32,
    /// Action Cards.
    pub cards: Vec<CardId>,
}

/// A gift, an exchange or an agreement (I3.2, I4.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deal {
    /// For nothing.
    Gift(Seat, Goods),
    /// For something.
    Exchange(Seat, Goods, Goods),
    /// A trade agreement.
    Agreement(Seat),
}

/// A card to be played (I4.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The card.
    pub card: CardId,
    /// When; whenever the card can be, if it is not said.
    pub window: Option<Window>,
    /// On what; for a card that is played before a battle or Invasion, in which.
    pub on: Option<Target>,
}

/// Ships that move (I5.1.8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Which ships.
    pub ships: Vec<Count>,
    /// The hexes, and what is loaded there: so many, from which planet.
    pub steps: Vec<(HexId, Vec<Load>)>,
}

/// Units to be loaded (I5.1.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Load {
    /// Which.
    pub unit: UnitId,
    /// How many.
    pub n: u16,
    /// From which planet; from any in the hex, if it is not said.
    pub from: Option<PlanetId>,
    /// Where it is said.
    pub span: Span,
}

/// What to do in battles (O2).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conduct {
    /// Where; everywhere, if it is not said.
    pub hex: Option<HexId>,
    /// Against whom; anybody, if it is not said.
    pub against: Option<Seat>,
    /// What is lost first; empty if it is not said.
    pub losses: Vec<UnitId>,
    /// When to retreat; `None` if it is not said, empty for never.
    pub retreat: Option<Vec<Condition>>,
    /// Where to.
    pub to: Option<HexId>,
    /// In which order opponents are fought (I5.2.6).
    pub opponents: Vec<Seat>,
}

/// What one player ordered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Whose orders they are.
    pub seat: Seat,
    /// The turn they are for, if they say so.
    pub turn: Option<Spanned<u32>>,
    /// The word for sealed dice.
    pub word: Option<String>,
    /// I3.2, I4.4.
    pub deals: Vec<At<Deal>>,
    /// I4.5.
    pub breaks: Vec<At<(Seat, event::Phase)>>,
    /// I3.3.
    pub vote: Option<At<Vote>>,
    /// I4.1.
    pub discards: Vec<At<CardId>>,
    /// I4.2.
    pub plays: Vec<At<Play>>,
    /// I4.6.
    pub buys: Vec<At<Count>>,
    /// I5.1.
    pub routes: Vec<At<Route>>,
    /// Ground Forces that a technology moves.
    pub transfers: Vec<At<(Count, PlanetId, PlanetId)>>,
    /// O2.
    pub conducts: Vec<At<Conduct>>,
    /// I5.2.0.
    pub battles: Vec<At<HexId>>,
    /// I5.1.7.
    pub attacks: Vec<At<(Option<Seat>, HexId)>>,
    /// I5.2.7.
    pub fires: Vec<At<(Seat, Option<HexId>)>>,
    /// I5.2.7: where PDS hold their fire; everywhere, if no hex is said.
    pub holds_fire: Vec<At<Option<HexId>>>,
    /// I5.3.1.
    pub landings: Vec<At<(Count, Option<UnitId>, PlanetId)>>,
    /// I5.1.6.
    pub bases: Vec<At<(Count, PlanetId)>>,
    /// I5.3.3.
    pub bombards: Vec<At<(PlanetId, Option<Count>)>>,
    /// I5.3.5.
    pub ground_losses: Vec<UnitId>,
    /// I6.1.
    pub research: Option<At<TechId>>,
    /// I7.1.
    pub places: Vec<At<(Count, PlanetId)>>,
    /// I7.2.
    pub docks: Vec<At<PlanetId>>,
    /// I7.1: docks by preference.
    pub prefers: Vec<PlanetId>,
}

impl Plan {
    /// Nothing ordered.
    #[must_use]
    pub const fn empty(seat: Seat) -> Self {
        Self {
            seat,
            turn: None,
            word: None,
            deals: Vec::new(),
            breaks: Vec::new(),
            vote: None,
            discards: Vec::new(),
            plays: Vec::new(),
            buys: Vec::new(),
            routes: Vec::new(),
            transfers: Vec::new(),
            conducts: Vec::new(),
            battles: Vec::new(),
            attacks: Vec::new(),
            fires: Vec::new(),
            holds_fire: Vec::new(),
            landings: Vec::new(),
            bases: Vec::new(),
            bombards: Vec::new(),
            ground_losses: Vec::new(),
            research: None,
            places: Vec::new(),
            docks: Vec::new(),
            prefers: Vec::new(),
        }
    }
}

/// The most units that an order names of one type.
const MOST: u32 = 999;

/// Looks all names up.
///
/// The plan holds what is understood; the diagnostics say what is not.
pub(crate) fn plan(
    source: &Source,
    orders: &Orders,
    seat: Seat,
    lexicon: Lexicon,
) -> (Plan, Vec<Diagnostic>) {
    let mut plan = Plan::empty(seat);
    plan.turn = orders.turn;
    plan.word = orders.word.as_ref().map(|word| word.value.clone());
    let mut problems = Vec::new();
    let mut reader = Reader { source, lexicon, seat, plan: &mut plan };
    for order in &orders.items {
        if let Err(found) = reader.order(order) {
            problems.extend(found);
        }
    }
    (plan, problems)
}

type Wrong = Vec<Diagnostic>;

fn one(problem: Diagnostic) -> Wrong {
    vec![problem]
}
