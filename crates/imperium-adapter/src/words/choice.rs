//! Questions and choices, in words.

use super::event::{phase_word, vote_word};
use super::names::Speaker;
use admiralty_game::Seat;
use admiralty_imperium::choice::{Choice, Vote};
use admiralty_imperium::data::{CardId, Window};
use admiralty_imperium::event::Phase;
use admiralty_imperium::map::HexId;
use admiralty_imperium::position::Hold;
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_referee::Value;

/// What is asked, with what the question tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// I3.2, I4.4: gifts, exchanges, agreements.
    Deals,
    /// I3.2: what the exchange with this player is about.
    Proposal(Seat),
    /// I4.5: ending agreements before this phase.
    Break(Phase),
    /// I3.3: a vote on the card, with so many votes.
    Vote(CardId, u32),
    /// I4.1.
    Discard,
    /// I4.2: playing an Action Card now.
    Play(Window),
    /// I4.2: what this card is played on.
    Aim(CardId),
    /// I4.6: with so many credits.
    Buy(u32),
    /// A technology moves Ground Forces between planets.
    Transfer,
    /// I5.1.8: which ship moves next.
    Movement,
    /// I5.1: a ship in a hex with so much of its Move left; and what it does there.
    UnderWay {
        /// The ship.
        ship: UnitId,
        /// Where it is.
        hex: HexId,
        /// Hexes that it can still go.
        left: u8,
    },
    /// I5.2.7: which PDS fires.
    PdsFire,
    /// I5.2.7: a loss to PDS in a hex.
    PdsLoss(HexId),
    /// I5.2.0, I5.2.6.
    Engage,
    /// I5.2.3: a retreat out of a hex.
    RetreatTo(HexId),
    /// I5.3.1, I5.3.3.
    Landing,
    /// I6.1: with so many credits.
    Research(u32),
    /// I7.1: what is still to be placed.
    Place(Units),
    /// I3.8: the game master rules of a card. Action Cards and Political Cards have numbers of their
    /// own, so the question says which it is.
    Ruling {
        /// The card.
        card: CardId,
        /// Whether it is a Political Card.
        political: bool,
    },
}

const fn window_word(window: Window) -> &'static str {
    match window {
        Window::Political => "political",
        Window::Economic => "economic",
        Window::Movement => "movement",
        Window::SpaceBattle => "space_battle",
        Window::Invasion => "invasion",
        Window::Technology => "technology",
        Window::Placement => "placement",
    }
}

impl Speaker<'_> {
    /// What is asked.
    pub(super) fn question(&self, asked: Asked) -> String {
        let hex = |hex| ("hex", Value::from(self.hex(hex)));
        match asked {
            Asked::Deals => self.text("ask-deals"),
            Asked::Proposal(with) => self.say("ask-proposal", &[("player", self.player(with).into())]),
            Asked::Break(phase) => self.say("ask-break", &[("phase", phase_word(phase).into())]),
            Asked::Vote(card, n) => {
                self.say("ask-vote", &[("card", self.political(card).into()), ("n", n.into())])
            }
            Asked::Discard => self.text("ask-discard"),
            Asked::Play(window) => self.say("ask-play", &[("window", window_word(window).into())]),
            Asked::Aim(card) => self.say("ask-aim", &[("card", self.action(card).into())]),
            Asked::Buy(credits) => self.counted("ask-buy", credits),
            Asked::Transfer => self.text("ask-transfer"),
            Asked::Movement => self.text("ask-movement"),
            Asked::UnderWay { ship, hex: at, left } => {
                let ship = ("units", self.unit(ship).into());
                self.say("ask-under-way", &[ship, hex(at), ("left", left.into())])
            }
            Asked::PdsFire => self.text("ask-pds-fire"),
            Asked::PdsLoss(at) => self.say("ask-pds-loss", &[hex(at)]),
            Asked::Engage => self.text("ask-engage"),
            Asked::RetreatTo(from) => self.say("ask-retreat-to", &[hex(from)]),
            Asked::Landing => self.text("ask-landing"),
            Asked::Research(credits) => self.counted("ask-research", credits),
            Asked::Place(units) => self.say("ask-place", &[("units", self.units(&units).into())]),
            Asked::Ruling { card, political } => {
                let name = if political { self.political(card) } else { self.action(card) };
                self.say("ask-ruling", &[("card", name.into())])
            }
        }
    }

    /// A ship's hold, by its place among those of the fleet of the deciding seat.
    fn hold(&self, hex: HexId, hold: u8) -> Option<&Hold> {
        let (position, seat) = self.naming.at?;
        position.fleet(hex, seat)?.holds.get(usize::from(hold))
    }

    /// What a choice is.
    pub(super) fn choice(&self, choice: &Choice) -> String {
        let player = |seat| ("player", Value::from(self.player(seat)));
        let planet = |planet| ("planet", Value::from(self.planet(planet)));
        let hex = |hex| ("hex", Value::from(self.hex(hex)));
        let card = |card| ("card", Value::from(self.action(card)));
        let one = |unit| ("units", Value::from(self.count(unit, 1)));
        let credits = |n: u16| ("n", Value::from(n));
        match *choice {
            Choice::Done => self.text("choose-done"),
            Choice::Gift { to } => self.say("choose-gift", &[player(to)]),
            Choice::GiveCredits { to, n } => self.say("choose-give-credits", &[player(to), credits(n)]),
            Choice::GiveCard { to, card: which } => self.say("choose-give-card", &[player(to), card(which)]),
            Choice::Propose { with } => self.say("choose-propose", &[player(with)]),
            Choice::OfferCredits(n) => self.say("choose-offer-credits", &[credits(n)]),
            Choice::OfferCard(which) => self.say("choose-offer-card", &[card(which)]),
            Choice::WantCredits(n) => self.say("choose-want-credits", &[credits(n)]),
            Choice::WantCard(which) => self.say("choose-want-card", &[card(which)]),
            Choice::Agree { with } => self.say("choose-agree", &[player(with)]),
            Choice::Break { with } => self.say("choose-break", &[player(with)]),
            Choice::Vote(vote) => {
                let candidate = match vote {
                    Vote::Elect(candidate) => self.candidate(candidate),
                    Vote::For | Vote::Against => String::new(),
                };
                let args = [("vote", vote_word(vote).into()), ("candidate", candidate.into())];
                self.say("choose-vote", &args)
            }
            Choice::Discard(which) => self.say("choose-discard", &[card(which)]),
            Choice::Play(which) => self.say("choose-play", &[card(which)]),
            Choice::Aim(target) => self.say("choose-aim", &[("target", self.target(target).into())]),
            Choice::Buy(unit) => self.say("choose-buy", &[one(unit)]),
            Choice::Transfer { from, to } => {
                let args = [("from", self.planet(from).into()), ("to", self.planet(to).into())];
                self.say("choose-transfer", &args)
            }
            Choice::Sail { hex: from, ship, hold } => {
                let troops = hold.and_then(|hold| self.hold(from, hold)).map(|hold| hold.troops);
                let loaded = match (hold, troops) {
                    (None, _) => "no",
                    (Some(_), Some(_)) => "yes",
                    (Some(_), None) => "held",
                };
                let aboard = troops.map_or_else(String::new, |troops| self.units(&troops));
                let args = [hex(from), one(ship), ("loaded", loaded.into()), ("aboard", aboard.into())];
                self.say("choose-sail", &args)
            }
            Choice::Load { unit, from } => {
                let (from, name) =
                    from.map_or(("space", String::new()), |from| ("planet", self.planet(from)));
                self.say("choose-load", &[one(unit), ("from", from.into()), ("planet", name.into())])
            }
            Choice::Go(to) => self.say("choose-go", &[hex(to)]),
            Choice::Halt => self.text("choose-halt"),
            Choice::Fire { planet: from, hex: to, at } => {
                self.say("choose-fire", &[planet(from), hex(to), player(at)])
            }
            Choice::Lose(unit) => self.say("choose-lose", &[one(unit)]),
            Choice::Engage { hex: at, with } => self.say("choose-engage", &[hex(at), player(with)]),
            Choice::Battle(ref battle) => self.naming.battles.choice(&self.naming, self.lang, battle),
            Choice::RetreatTo(to) => self.say("choose-retreat-to", &[hex(to)]),
            Choice::Base { unit, planet: to } => self.say("choose-base", &[one(unit), planet(to)]),
            Choice::Land { hex: from, hold, unit, planet: to } => {
                let troops = self.hold(from, hold).map(|hold| self.units(&hold.troops));
                let args = [
                    hex(from),
                    one(unit),
                    planet(to),
                    ("loaded", if troops.is_some() { "yes" } else { "no" }.into()),
                    ("aboard", troops.unwrap_or_default().into()),
                ];
                self.say("choose-land", &args)
            }
            Choice::Bombard { ship, planet: at } => self.say("choose-bombard", &[one(ship), planet(at)]),
            Choice::Research(tech) => self.say("choose-research", &[("tech", self.technology(tech).into())]),
            Choice::Place { unit, dock } => self.say("choose-place", &[one(unit), planet(dock)]),
            Choice::NewDock { unit, planet: at } => self.say("choose-new-dock", &[one(unit), planet(at)]),
            Choice::Rule(ruling) => self.say("choose-rule", &[("ruling", self.ruling(&ruling).into())]),
        }
    }
}
