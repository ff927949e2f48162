//! What happened, in words.

use super::Args;
use super::lasting::signed;
use super::merge::Tally;
use super::names::Speaker;
use admiralty_game::{Cited, Seat};
use admiralty_imperium::choice::{Ruling, Vote};
use admiralty_imperium::event::{Breach, Event, Phase};
use admiralty_imperium::unit::Units;
use admiralty_referee::Value;

/// The word by which the texts choose a phase.
pub(super) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Political => "political",
        Phase::Economic => "economic",
        Phase::Actions => "actions",
        Phase::Technology => "technology",
        Phase::Placement => "placement",
        Phase::Development => "development",
    }
}

pub(super) const fn vote_word(vote: Vote) -> &'static str {
    match vote {
        Vote::For => "for",
        Vote::Against => "against",
        Vote::Elect(_) => "elect",
    }
}

/// The text of an event: that of its kind, unless there are several.
fn id(event: &Event) -> String {
    let kind = match event {
        Event::CardGiven { card: None, .. } => "card-given-hidden",
        Event::Drew { card: None, .. } => "drew-hidden",
        Event::Moved { route, .. } if route.len() < 2 => "loaded",
        Event::Taken { from: Some(_), .. } => "taken-from",
        Event::Held { by: None, .. } => "held-by-nobody",
        _ => event.kind(),
    };
    format!("event-{}", kind.replace(' ', "-"))
}

impl Speaker<'_> {
    /// An event as a sentence.
    pub(super) fn event(&self, event: &Event) -> String {
        self.events(event, &Tally::of(event))
    }

    /// Events that are told together, all like this one.
    pub(super) fn events(&self, event: &Event, tally: &Tally) -> String {
        match event {
            Event::Battle { battle } => self.naming.battles.event(&self.naming, self.lang, battle),
            _ => self.say(&id(event), &self.arguments(event, tally)),
        }
    }

    /// `$player`.
    pub(super) fn by(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("player", self.player(seat).into())
    }

    /// `$units`, and how many they are.
    pub(super) fn some(&self, units: &Units) -> [(&'static str, Value<'static>); 2] {
        [("units", self.units(units).into()), ("count", units.total().into())]
    }

    /// What a player gives in an exchange.
    fn given(&self, credits: u16, cards: u8) -> String {
        let mut parts = Vec::new();
        if credits > 0 {
            parts.push(self.counted("credits", credits));
        }
        if cards > 0 {
            parts.push(self.counted("action-cards", cards));
        }
        self.list(parts)
    }

    fn players(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.player(*seat)).collect::<Vec<_>>().join(", ")
    }

    fn arguments(&self, event: &Event, tally: &Tally) -> Args {
        match event {
            Event::TurnBegins { .. }
            | Event::PhaseBegins { .. }
            | Event::Order { .. }
            | Event::PoliticsEnd { .. }
            | Event::TurnEnds { .. }
            | Event::ActionsBegin { .. }
            | Event::Won { .. }
            | Event::Advanced { .. } => self.of_turn(event),
            Event::Moved { .. }
            | Event::RiftLeft { .. }
            | Event::RiftPushed { .. }
            | Event::RiftHolds { .. }
            | Event::Transferred { .. }
            | Event::Based { .. }
            | Event::Retreated { .. } => self.of_movement(event, tally),
            Event::PdsFired { .. }
            | Event::ShipDestroyed { .. }
            | Event::BattleBegins { .. }
            | Event::CargoLost { .. }
            | Event::FightersLost { .. }
            | Event::BrokeOff { .. }
            | Event::Landed { .. }
            | Event::InvasionBegins { .. }
            | Event::Taken { .. }
            | Event::Held { .. }
            | Event::Razed { .. }
            | Event::LandingLost { .. }
            | Event::Rewarded { .. } => self.of_war(event, tally),
            Event::Income { .. }
            | Event::Trade { .. }
            | Event::Bought { .. }
            | Event::Researched { .. }
            | Event::Placed { .. }
            | Event::DockBuilt { .. }
            | Event::Blockaded { .. }
            | Event::NotPlaced { .. } => self.of_economy(event, tally),
            Event::Credits { .. }
            | Event::Gained { .. }
            | Event::Destroyed { .. }
            | Event::Boosted { .. }
            | Event::Excluded { .. }
            | Event::Abandoned { .. }
            | Event::AsksMaster { .. }
            | Event::Ruled { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. }
            | Event::HandFull { .. }
            | Event::Reshuffled { .. }
            | Event::NothingToDraw { .. }
            | Event::Played { .. }
            | Event::Aimed { .. } => self.of_cards(event, tally),
            _ => self.of_politics(event, tally),
        }
    }

    fn of_turn(&self, event: &Event) -> Args {
        match event {
            Event::TurnBegins { turn } | Event::PoliticsEnd { turn } | Event::TurnEnds { turn } => {
                vec![("turn", (*turn).into())]
            }
            Event::PhaseBegins { phase } => vec![("phase", phase_word(*phase).into())],
            Event::Order { seats } => vec![("players", self.players(seats).into())],
            Event::ActionsBegin { seat } | Event::Won { seat } => vec![self.by(*seat)],
            Event::Advanced { seat, stage } => vec![self.by(*seat), ("stage", self.stage(*stage).into())],
            _ => Args::new(),
        }
    }

    fn of_politics(&self, event: &Event, tally: &Tally) -> Args {
        match event {
            Event::Agenda { card }
            | Event::LawPassed { card }
            | Event::LawRepealed { card }
            | Event::AgendaDiscarded { card }
            | Event::NextAgenda { card } => vec![("card", self.political(*card).into())],
            Event::CreditsGiven { from, to, n } | Event::GiftFailed { from, to, n } => {
                [self.two(*from, *to), vec![("n", (*n).into())]].concat()
            }
            Event::CardGiven { from, to, card } => {
                let mut args = self.two(*from, *to);
                args.push(("n", tally.n.into()));
                args.extend(card.map(|card| ("card", self.action(card).into())));
                args
            }
            Event::Exchanged { between: [a, b], credits, cards } => {
                let [first, second] = [0, 1].map(|n| self.given(credits[n], cards[n]));
                [self.two(*a, *b), vec![("first", first.into()), ("second", second.into())]].concat()
            }
            Event::ExchangeFailed { between: [a, b] } | Event::Agreed { between: [a, b] } => self.two(*a, *b),
            Event::ProposalLapsed { by, with } | Event::AgreementLapsed { by, with } => self.two(*by, *with),
            Event::AgreementEnds { between: [a, b], why } => {
                let (why, mut args) = match why {
                    Breach::Broken(by) if by == b => ("broken", self.two(*b, *a)),
                    Breach::Broken(_) => ("broken", self.two(*a, *b)),
                    Breach::War => ("war", self.two(*a, *b)),
                    Breach::Card => ("card", self.two(*a, *b)),
                };
                args.push(("why", why.into()));
                args
            }
            Event::Voted { seat, vote, votes } => {
                let candidate = match vote {
                    Vote::Elect(candidate) => self.candidate(*candidate),
                    Vote::For | Vote::Against => String::new(),
                };
                vec![
                    self.by(*seat),
                    ("vote", vote_word(*vote).into()),
                    ("candidate", candidate.into()),
                    ("n", (*votes).into()),
                ]
            }
            Event::NoVote { seat } | Event::VoteAwaited { seat } => vec![self.by(*seat)],
            Event::Elected { candidate, votes } => {
                vec![("candidate", self.candidate(*candidate).into()), ("n", (*votes).into())]
            }
            Event::Passed { pros, cons } | Event::VotedDown { pros, cons } => {
                vec![("pros", (*pros).into()), ("cons", (*cons).into())]
            }
            _ => Args::new(),
        }
    }

    fn of_cards(&self, event: &Event, tally: &Tally) -> Args {
        let card = |card| ("card", Value::from(self.action(card)));
        match event {
            Event::Discarded { seat, card: which } | Event::Played { seat, card: which } => {
                vec![self.by(*seat), card(*which)]
            }
            Event::Drew { seat, card: which } => {
                let mut args = vec![self.by(*seat), ("n", tally.n.into())];
                args.extend(which.map(card));
                args
            }
            Event::HandFull { seat } | Event::NothingToDraw { seat } | Event::Excluded { seat } => {
                vec![self.by(*seat)]
            }
            Event::Reshuffled { cards } => vec![("n", (*cards).into())],
            Event::Aimed { seat, target } => vec![self.by(*seat), ("target", self.target(*target).into())],
            Event::Credits { seat, n } => {
                let [number, change] = signed(*n);
                vec![self.by(*seat), number, change]
            }
            Event::Gained { seat, hex, planet, .. } | Event::Destroyed { seat, hex, planet, .. } => {
                let [units, count] = self.some(&tally.units);
                vec![self.by(*seat), units, count, ("where", self.place(*hex, *planet).into())]
            }
            Event::Boosted { seat, lasting } => {
                vec![self.by(*seat), ("change", self.lasting(lasting).into())]
            }
            Event::Abandoned { planet } => vec![("planet", self.planet(*planet).into())],
            Event::AsksMaster { card: which, political } => {
                let name = if *political { self.political(*which) } else { self.action(*which) };
                vec![("card", name.into())]
            }
            Event::Ruled { ruling } => vec![("ruling", self.ruling(ruling).into())],
            _ => Args::new(),
        }
    }

    fn of_economy(&self, event: &Event, tally: &Tally) -> Args {
        let [units, count] = self.some(&tally.units);
        match event {
            Event::Income { seat, n } => vec![self.by(*seat), ("n", (*n).into())],
            Event::Trade { seat, with, n } => [self.two(*seat, *with), vec![("n", (*n).into())]].concat(),
            Event::Bought { seat, cost, .. } => vec![self.by(*seat), units, count, ("n", (*cost).into())],
            Event::Researched { seat, tech, cost } => {
                vec![self.by(*seat), ("tech", self.technology(*tech).into()), ("n", (*cost).into())]
            }
            Event::Placed { seat, dock: planet, .. } | Event::DockBuilt { seat, planet, .. } => {
                vec![self.by(*seat), units, count, ("planet", self.planet(*planet).into())]
            }
            Event::Blockaded { planet } => vec![("planet", self.planet(*planet).into())],
            Event::NotPlaced { seat, .. } => vec![self.by(*seat), units, count],
            _ => Args::new(),
        }
    }

    /// What the game master rules.
    pub(super) fn ruling(&self, ruling: &Ruling) -> String {
        let planet = |planet| ("planet", Value::from(self.planet(planet)));
        let one = |unit| ("units", Value::from(self.count(unit, 1)));
        match *ruling {
            Ruling::Pay { to, n } => self.say("ruling-pay", &[self.by(to), ("n", n.into())]),
            Ruling::Fine { from, n } => self.say("ruling-fine", &[self.by(from), ("n", n.into())]),
            Ruling::Raise { planet: at, unit } => self.say("ruling-raise", &[planet(at), one(unit)]),
            Ruling::Raze { planet: at, unit } => self.say("ruling-raze", &[planet(at), one(unit)]),
            Ruling::Sink { seat, hex, unit } => {
                let hex = ("hex", self.hex(hex).into());
                self.say("ruling-sink", &[self.by(seat), hex, one(unit)])
            }
            Ruling::Award { planet: at, to } => self.say("ruling-award", &[planet(at), self.by(to)]),
            Ruling::Repeal(card) => self.say("ruling-repeal", &[("card", self.political(card).into())]),
            Ruling::Sever(a, b) => self.say("ruling-sever", &self.two(a, b)),
        }
    }
}
