//! What happens in a turn, each event with its clause.

use crate::battle;
use crate::choice::{Ruling, Target, Vote};
use crate::data::{CardId, TechId};
use crate::effect::Lasting;
use crate::map::{HexId, PlanetId};
use crate::position::Candidate;
use crate::unit::{UnitId, Units};
use admiralty_game::{Cited, Clause, Seat};
use serde::{Deserialize, Serialize};

/// A phase of the turn (I2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Phase {
    Political,
    Economic,
    Actions,
    Technology,
    Placement,
    Development,
}

impl Phase {
    /// I2.1: in their order.
    pub const ALL: [Self; 6] = [
        Self::Political,
        Self::Economic,
        Self::Actions,
        Self::Technology,
        Self::Placement,
        Self::Development,
    ];
}

/// Why a ship's movement ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// It was ordered to.
    Ordered,
    /// I5.1.7: another player's fleet is here.
    Fleet,
    /// I5.1.4: a Nebula.
    Nebula,
    /// I5.1.5: the Gravity Rift holds it.
    Rift,
}

/// Why a trade agreement ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Breach {
    /// One of the partners wanted it (I4.5).
    Broken(Seat),
    /// They fought (I4.5).
    War,
    /// A card (I3.8).
    Card,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are; each event says what happened")]
pub enum Event {
    /// I2.1.
    TurnBegins { turn: u16 },
    /// I2.1.
    PhaseBegins { phase: Phase },
    /// I2.2: more Influence first.
    Order { seats: Vec<Seat> },
    /// I3.1: the Political Card that is voted on.
    Agenda { card: CardId },
    /// I3.1: there is none.
    NoAgenda,
    /// I3.2.
    CreditsGiven { from: Seat, to: Seat, n: u16 },
    /// I3.2. Others do not see which card.
    CardGiven { from: Seat, to: Seat, card: Option<CardId> },
    /// I3.2: a gift could not be made when its turn came: of so many credits, or, without any, of a
    /// card. Only the two see it.
    GiftFailed { from: Seat, to: Seat, n: u16 },
    /// I3.2: both named the same exchange, and it happened.
    Exchanged { between: [Seat; 2], credits: [u16; 2], cards: [u8; 2] },
    /// I3.2: an exchange that could not be kept. Only the two see it.
    ExchangeFailed { between: [Seat; 2] },
    /// I3.2: the other did not name this exchange. Only who proposed it sees it.
    ProposalLapsed { by: Seat, with: Seat },
    /// I4.4.
    Agreed { between: [Seat; 2] },
    /// I4.4: the other did not want it. Only who proposed it sees it.
    AgreementLapsed { by: Seat, with: Seat },
    /// I4.5.
    AgreementEnds { between: [Seat; 2], why: Breach },
    /// I3.3.
    Voted { seat: Seat, vote: Vote, votes: u32 },
    /// I3.3: a player has no vote on this card.
    NoVote { seat: Seat },
    /// I3.4: whose open vote comes next.
    VoteAwaited { seat: Seat },
    /// I3.4.
    Elected { candidate: Candidate, votes: u32 },
    /// I3.5.
    Passed { pros: u32, cons: u32 },
    /// I3.5.
    VotedDown { pros: u32, cons: u32 },
    /// I3.4, I3.5: a tie decides nothing.
    Tie,
    /// I3.6.
    LawPassed { card: CardId },
    /// I3.7.
    LawRepealed { card: CardId },
    /// I3.5.
    AgendaDiscarded { card: CardId },
    /// I4.1.
    Discarded { seat: Seat, card: CardId },
    /// I4.1. Others do not see which card.
    Drew { seat: Seat, card: Option<CardId> },
    /// I4.1.
    HandFull { seat: Seat },
    /// I4.2.
    Reshuffled { cards: u32 },
    /// I4.2: deck and discard pile are empty.
    NothingToDraw { seat: Seat },
    /// I4.2.
    Played { seat: Seat, card: CardId },
    /// I4.2.
    Aimed { seat: Seat, target: Target },
    /// I3.8: credits came or went by a card or a ruling.
    Credits { seat: Seat, n: i32 },
    /// I3.8.
    Gained { seat: Seat, unit: UnitId, n: u16, hex: HexId, planet: Option<PlanetId> },
    /// I3.8.
    Destroyed { seat: Seat, unit: UnitId, n: u16, hex: HexId, planet: Option<PlanetId> },
    /// I3.8: a figure, limit or permission changes for a while.
    Boosted { seat: Seat, lasting: Lasting },
    /// I3.8.
    Excluded { seat: Seat },
    /// I3.8: nobody controls a planet any more.
    Abandoned { planet: PlanetId },
    /// I3.8: a card asks the game master; whether it is a Political Card.
    AsksMaster { card: CardId, political: bool },
    /// I3.8.
    Ruled { ruling: Ruling },
    /// I4.3.
    Income { seat: Seat, n: u32 },
    /// I4.4.
    Trade { seat: Seat, with: Seat, n: u32 },
    /// I4.6.
    Bought { seat: Seat, units: Units, cost: u32 },
    /// I5.0: a player's Movement, Space battles, Invasions.
    ActionsBegin { seat: Seat },
    /// A technology brings Ground Forces to another planet.
    Transferred { seat: Seat, unit: UnitId, from: PlanetId, to: PlanetId },
    /// I5.1.5.
    RiftLeft { seat: Seat, ship: UnitId, hex: HexId },
    /// I5.1.5: it left through the side that bears the number.
    RiftPushed { seat: Seat, ship: UnitId, hex: HexId, number: u8, to: HexId },
    /// I5.1.5: it cannot end where it was pushed, and stays.
    RiftHolds { seat: Seat, ship: UnitId, hex: HexId, number: u8 },
    /// I5.1.1: a ship's whole movement.
    Moved { seat: Seat, ship: UnitId, route: Vec<HexId>, aboard: Units, stop: Stop },
    /// I5.2.7.
    PdsFired { seat: Seat, planet: PlanetId, hex: HexId, at: Seat, hit: bool },
    /// I5.2.7.
    ShipDestroyed { seat: Seat, hex: HexId, ship: UnitId },
    /// I5.2.0.
    BattleBegins { hex: HexId, attacker: Seat, defender: Seat, units: [Units; 2] },
    /// I5.2, I5.3: within a battle.
    Battle { battle: battle::Event },
    /// I5.2.5: troops of destroyed ships.
    CargoLost { seat: Seat, hex: HexId, units: Units },
    /// I5.2.5: Fighters beyond the room there is.
    FightersLost { seat: Seat, hex: HexId, units: Units },
    /// I5.1.6: Fighters went to a dock.
    Based { seat: Seat, unit: UnitId, n: u16, planet: PlanetId },
    /// I5.2.3.
    Retreated { seat: Seat, from: HexId, to: HexId },
    /// I5.2.3: the attack is over, and nobody goes: only Fighters of a dock are left.
    BrokeOff { seat: Seat, hex: HexId },
    /// I5.3.2.
    Landed { seat: Seat, planet: PlanetId, units: Units },
    /// I5.3.2.
    InvasionBegins {
        planet: PlanetId,
        attacker: Seat,
        defender: Seat,
        units: Units,
        bombards: Units,
        defends: Units,
    },
    /// I5.3.6.
    Taken { planet: PlanetId, by: Seat, from: Option<Seat> },
    /// I5.3.6.
    Held { planet: PlanetId, by: Option<Seat> },
    /// I5.3.7.
    Razed { planet: PlanetId, units: Units },
    /// I5.3.6, I5.3.7: what landed is lost.
    LandingLost { seat: Seat, planet: PlanetId, units: Units },
    /// A technology rewards ground combat won.
    Rewarded { seat: Seat, planet: PlanetId, unit: UnitId, n: u16 },
    /// I6.1, I6.2.
    Researched { seat: Seat, tech: TechId, cost: u16 },
    /// I7.1.
    Placed { seat: Seat, unit: UnitId, n: u16, dock: PlanetId },
    /// I7.2.
    DockBuilt { seat: Seat, unit: UnitId, planet: PlanetId },
    /// I7.4.
    Blockaded { planet: PlanetId },
    /// I7.5.
    NotPlaced { seat: Seat, units: Units },
    /// I8.1.
    Advanced { seat: Seat, stage: u8 },
    /// I8.3.
    Won { seat: Seat },
    /// O4: the Political Card of the next turn.
    NextAgenda { card: CardId },
    /// O4: the rest of the orders are awaited.
    PoliticsEnd { turn: u16 },
    /// I2.1.
    TurnEnds { turn: u16 },
}

const OWN_KINDS: [&str; 69] = [
    "turn begins",
    "phase begins",
    "order",
    "agenda",
    "no agenda",
    "credits given",
    "card given",
    "gift failed",
    "exchanged",
    "exchange failed",
    "proposal lapsed",
    "agreed",
    "agreement lapsed",
    "agreement ends",
    "voted",
    "no vote",
    "vote awaited",
    "elected",
    "passed",
    "voted down",
    "tie",
    "law passed",
    "law repealed",
    "agenda discarded",
    "discarded",
    "drew",
    "hand full",
    "reshuffled",
    "nothing to draw",
    "played",
    "aimed",
    "credits",
    "gained",
    "units destroyed",
    "boosted",
    "excluded",
    "abandoned",
    "asks master",
    "ruled",
    "income",
    "trade",
    "bought",
    "actions begin",
    "transferred",
    "rift left",
    "rift pushed",
    "rift holds",
    "moved",
    "pds fired",
    "ship destroyed",
    "space battle begins",
    "cargo lost",
    "fighters lost",
    "based",
    "retreated to",
    "broke off",
    "landed",
    "invasion begins",
    "taken",
    "held",
    "razed",
    "landing lost",
    "rewarded",
    "researched",
    "placed",
    "dock built",
    "blockaded",
    "not placed",
    "advanced",
];

const LAST_KINDS: [&str; 4] = ["won", "next agenda", "politics end", "turn ends"];

const COUNT: usize = OWN_KINDS.len() + LAST_KINDS.len() + battle::Event::KINDS.len();

/// Own kinds, then those of battles.
const KINDS: [&str; COUNT] = {
    let mut all = [""; COUNT];
    let mut n = 0;
    while n < COUNT {
        all[n] = if n < OWN_KINDS.len() {
            OWN_KINDS[n]
        } else if n < OWN_KINDS.len() + LAST_KINDS.len() {
            LAST_KINDS[n - OWN_KINDS.len()]
        } else {
            battle::Event::KINDS[n - OWN_KINDS.len() - LAST_KINDS.len()]
        };
        n += 1;
    }
    all
};

impl Event {
    /// All kinds, as [`Cited::kind`] names them.
    pub const KINDS: &'static [&'static str] = &KINDS;

    /// The event as `seat` sees it; `None` if it does not notice it. Hands, and what came to
    /// nothing between two players, are theirs alone.
    #[must_use]
    pub fn seen_by(&self, by: Seat) -> Option<Self> {
        let mut event = self.clone();
        match &mut event {
            Self::Drew { seat, card } if *seat != by => *card = None,
            Self::CardGiven { from, to, card } if *from != by && *to != by => *card = None,
            Self::GiftFailed { from, to, .. } if *from != by && *to != by => return None,
            Self::ExchangeFailed { between } if !between.contains(&by) => return None,
            Self::ProposalLapsed { by: who, .. } | Self::AgreementLapsed { by: who, .. } if *who != by => {
                return None;
            }
            _ => {}
        }
        Some(event)
    }

    fn kind_and_clause(&self) -> (&'static str, &'static str) {
        match self {
            Self::TurnBegins { .. } => ("turn begins", "I2.1"),
            Self::PhaseBegins { .. } => ("phase begins", "I2.1"),
            Self::Order { .. } => ("order", "I2.2"),
            Self::Agenda { .. } => ("agenda", "I3.1"),
            Self::NoAgenda => ("no agenda", "I3.1"),
            Self::CreditsGiven { .. } => ("credits given", "I3.2"),
            Self::CardGiven { .. } => ("card given", "I3.2"),
            Self::GiftFailed { .. } => ("gift failed", "I3.2"),
            Self::Exchanged { .. } => ("exchanged", "I3.2"),
            Self::ExchangeFailed { .. } => ("exchange failed", "I3.2"),
            Self::ProposalLapsed { .. } => ("proposal lapsed", "I3.2"),
            Self::Agreed { .. } => ("agreed", "I4.4"),
            Self::AgreementLapsed { .. } => ("agreement lapsed", "I4.4"),
            Self::AgreementEnds { .. } => ("agreement ends", "I4.5"),
            Self::Voted { .. } => ("voted", "I3.3"),
            Self::NoVote { .. } => ("no vote", "I3.3"),
            Self::VoteAwaited { .. } => ("vote awaited", "I3.4"),
            Self::Elected { .. } => ("elected", "I3.4"),
            Self::Passed { .. } => ("passed", "I3.5"),
            Self::VotedDown { .. } => ("voted down", "I3.5"),
            Self::Tie => ("tie", "I3.5"),
            Self::LawPassed { .. } => ("law passed", "I3.6"),
            Self::LawRepealed { .. } => ("law repealed", "I3.7"),
            Self::AgendaDiscarded { .. } => ("agenda discarded", "I3.5"),
            Self::Discarded { .. } => ("discarded", "I4.1"),
            Self::Drew { .. } => ("drew", "I4.1"),
            Self::HandFull { .. } => ("hand full", "I4.1"),
            Self::Reshuffled { .. } => ("reshuffled", "I4.2"),
            Self::NothingToDraw { .. } => ("nothing to draw", "I4.2"),
            Self::Played { .. } => ("played", "I4.2"),
            Self::Aimed { .. } => ("aimed", "I4.2"),
            Self::Credits { .. } => ("credits", "I3.8"),
            Self::Gained { .. } => ("gained", "I3.8"),
            Self::Destroyed { .. } => ("units destroyed", "I3.8"),
            Self::Boosted { .. } => ("boosted", "I3.8"),
            Self::Excluded { .. } => ("excluded", "I3.8"),
            Self::Abandoned { .. } => ("abandoned", "I3.8"),
            Self::AsksMaster { .. } => ("asks master", "I3.8"),
            Self::Ruled { .. } => ("ruled", "I3.8"),
            Self::Income { .. } => ("income", "I4.3"),
            Self::Trade { .. } => ("trade", "I4.4"),
            Self::Bought { .. } => ("bought", "I4.6"),
            Self::ActionsBegin { .. } => ("actions begin", "I5.0"),
            Self::Transferred { .. } => ("transferred", "I3.8"),
            Self::RiftLeft { .. } => ("rift left", "I5.1.5"),
            Self::RiftPushed { .. } => ("rift pushed", "I5.1.5"),
            Self::RiftHolds { .. } => ("rift holds", "I5.1.5"),
            Self::Moved { stop: Stop::Fleet, .. } => ("moved", "I5.1.7"),
            Self::Moved { stop: Stop::Nebula, .. } => ("moved", "I5.1.4"),
            Self::Moved { stop: Stop::Rift, .. } => ("moved", "I5.1.5"),
            Self::Moved { .. } => ("moved", "I5.1.1"),
            Self::PdsFired { .. } => ("pds fired", "I5.2.7"),
            Self::ShipDestroyed { .. } => ("ship destroyed", "I5.2.7"),
            Self::BattleBegins { .. } => ("space battle begins", "I5.2.0"),
            Self::Battle { battle } => (battle.kind(), battle.clause().0),
            Self::CargoLost { .. } => ("cargo lost", "I5.2.5"),
            Self::FightersLost { .. } => ("fighters lost", "I5.2.5"),
            Self::Based { .. } => ("based", "I5.1.6"),
            Self::Retreated { .. } => ("retreated to", "I5.2.3"),
            Self::BrokeOff { .. } => ("broke off", "I5.2.3"),
            Self::Landed { .. } => ("landed", "I5.3.1"),
            Self::InvasionBegins { .. } => ("invasion begins", "I5.3.2"),
            Self::Taken { .. } => ("taken", "I5.3.6"),
            Self::Held { .. } => ("held", "I5.3.6"),
            Self::Razed { .. } => ("razed", "I5.3.7"),
            Self::LandingLost { .. } => ("landing lost", "I5.3.7"),
            Self::Rewarded { .. } => ("rewarded", "I3.8"),
            Self::Researched { .. } => ("researched", "I6.1"),
            Self::Placed { .. } => ("placed", "I7.1"),
            Self::DockBuilt { .. } => ("dock built", "I7.2"),
            Self::Blockaded { .. } => ("blockaded", "I7.4"),
            Self::NotPlaced { .. } => ("not placed", "I7.5"),
            Self::Advanced { .. } => ("advanced", "I8.1"),
            Self::Won { .. } => ("won", "I8.3"),
            Self::NextAgenda { .. } => ("next agenda", "O4"),
            Self::PoliticsEnd { .. } => ("politics end", "O4"),
            Self::TurnEnds { .. } => ("turn ends", "I2.1"),
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
