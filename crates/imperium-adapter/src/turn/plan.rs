//! Orders with their names looked up: what a player's agent follows.

use super::lexicon::Lexicon;
use crate::orders::{self, Asset, Condition, OrderKind, Orders, Phase, Retreat, Stack};
use admiralty_game::Seat;
use admiralty_imperium::choice::{Target, Vote};
use admiralty_imperium::data::{Aim, Ballot, CardId, Office, TechId, Window};
use admiralty_imperium::event;
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::position::Candidate;
use admiralty_imperium::setup::Setup;
use admiralty_imperium::unit::{Role, UnitId};
use admiralty_notation::{Diagnostic, Kind, Source, Span, Spanned};

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

struct Reader<'a> {
    source: &'a Source,
    lexicon: Lexicon<'a>,
    seat: Seat,
    plan: &'a mut Plan,
}

type Wrong = Vec<Diagnostic>;

fn one(problem: Diagnostic) -> Wrong {
    vec![problem]
}

impl Reader<'_> {
    fn problem(&self, kind: Kind, span: Span, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(kind, span, message)
    }

    fn count(&self, stack: &Stack, clause: &str) -> Result<Count, Diagnostic> {
        let unit = self.lexicon.unit(self.source, &stack.unit, clause)?;
        if stack.count.value > MOST {
            let message = format!("{} units of one type are too many ({clause})", stack.count.value);
            return Err(self
                .problem(Kind::OutOfRange, stack.count.span, message)
                .help(format!("at most {MOST}")));
        }
        Ok((unit, stack.count.value as u16))
    }

    fn counts(&self, stacks: &[Stack], clause: &str) -> Result<Vec<Count>, Wrong> {
        let mut wrong = Vec::new();
        let mut all = Vec::new();
        for stack in stacks {
            match self.count(stack, clause) {
                Ok(count) => all.push(count),
                Err(problem) => wrong.push(problem),
            }
        }
        if wrong.is_empty() { Ok(all) } else { Err(wrong) }
    }

    /// A unit of a role that the order is about.
    fn of_role(&self, stack: &Stack, clause: &str, roles: &[Role], what: &str) -> Result<Count, Diagnostic> {
        let count = self.count(stack, clause)?;
        let role = self.lexicon.setup.data.role(count.0);
        if role.is_some_and(|role| roles.contains(&role)) {
            return Ok(count);
        }
        let name = &stack.unit.value;
        Err(self.problem(Kind::Illegal, stack.unit.span, format!("`{name}` is no {what} ({clause})")))
    }

    fn other(&self, name: &orders::Name, clause: &str) -> Result<Seat, Diagnostic> {
        let seat = self.lexicon.seat(self.source, name, clause)?;
        if seat == self.seat {
            return Err(self
                .problem(
                    Kind::Illegal,
                    name.span,
                    format!("these are the orders of {} ({clause})", name.value),
                )
                .help("name another player"));
        }
        Ok(seat)
    }

    fn goods(&self, assets: &[Asset], clause: &str) -> Result<Goods, Wrong> {
        let mut goods = Goods::default();
        let mut wrong = Vec::new();
        for asset in assets {
            match asset {
                Asset::Credits(n) if n.value > 9999 => wrong.push(
                    self.problem(
                        Kind::OutOfRange,
                        n.span,
                        format!("{} credits are too many ({clause})", n.value),
                    )
                    .help("at most 9999 in one order"),
                ),
                Asset::Credits(n) => goods.credits += n.value,
                Asset::Card(name) => match self.lexicon.action(self.source, name, clause) {
                    Ok(card) => goods.cards.push(card),
                    Err(problem) => wrong.push(problem),
                },
            }
        }
        if wrong.is_empty() { Ok(goods) } else { Err(wrong) }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each order")]
    fn order(&mut self, order: &orders::Order) -> Result<(), Wrong> {
        let span = order.span;
        let clause = order.kind.clause();
        let (source, lexicon) = (self.source, self.lexicon);
        let planet = |name: &orders::Name| lexicon.planet(source, name, clause).map_err(one);
        let hex = |place: &Spanned<orders::Place>| lexicon.hex(source, place, clause).map_err(one);
        match &order.kind {
            OrderKind::Give { what, to } => {
                let (to, goods) = (self.other(to, clause).map_err(one)?, self.goods(what, clause)?);
                self.plan.deals.push(At { span, what: Deal::Gift(to, goods) });
            }
            OrderKind::Exchange { with, give, take } => {
                let with = self.other(with, clause).map_err(one)?;
                let deal = Deal::Exchange(with, self.goods(give, clause)?, self.goods(take, clause)?);
                self.plan.deals.push(At { span, what: deal });
            }
            OrderKind::Agree { with } => {
                let with = self.other(with, clause).map_err(one)?;
                self.plan.deals.push(At { span, what: Deal::Agreement(with) });
            }
            OrderKind::Break { with, before } => {
                let with = self.other(with, clause).map_err(one)?;
                let phase = match before.as_ref().map(|phase| phase.value) {
                    None | Some(Phase::Income) => event::Phase::Economic,
                    Some(Phase::Movement | Phase::SpaceBattle | Phase::Invasion) => event::Phase::Actions,
                    Some(Phase::Technology) => event::Phase::Technology,
                    Some(Phase::Placement) => event::Phase::Placement,
                    Some(Phase::Development) => event::Phase::Development,
                    Some(Phase::Political) => {
                        let at = before.as_ref().map_or(span, |phase| phase.span);
                        let message =
                            "an agreement cannot be ended by orders before the Political phase (I4.5)";
                        let help = "end it before income, movement, technology, placement or development";
                        return Err(one(self.problem(Kind::Illegal, at, message).help(help)));
                    }
                };
                self.plan.breaks.push(At { span, what: (with, phase) });
            }
            OrderKind::Vote(vote) => {
                if let Some(before) = &self.plan.vote {
                    let problem = self
                        .problem(Kind::Conflict, span, "there is one vote only (I3.3)")
                        .related(before.span, "the first");
                    return Err(one(problem));
                }
                let vote = self.vote(vote).map_err(one)?;
                self.plan.vote = Some(At { span, what: vote });
            }
            OrderKind::Discard(cards) => {
                for card in cards {
                    let card = lexicon.action(source, card, clause).map_err(one)?;
                    self.plan.discards.push(At { span, what: card });
                }
            }
            OrderKind::Play { card, phase, on } => {
                let play = self.play(card, phase.as_ref(), on.as_ref()).map_err(one)?;
                self.plan.plays.push(At { span, what: play });
            }
            OrderKind::Buy(stacks) => {
                for count in self.counts(stacks, clause)? {
                    self.plan.buys.push(At { span, what: count });
                }
            }
            OrderKind::Move(order) => self.route(order, span)?,
            OrderKind::Transfer { units, from, to } => {
                let (from, to) = (planet(from)?, planet(to)?);
                for stack in units {
                    let count = self.of_role(stack, clause, &[Role::Ground], "Ground Force").map_err(one)?;
                    self.plan.transfers.push(At { span, what: (count, from, to) });
                }
            }
            OrderKind::Battle(battle) => self.conduct(battle, span)?,
            OrderKind::Battles(places) => {
                for place in places {
                    let hex = hex(place)?;
                    self.plan.battles.push(At { span, what: hex });
                }
            }
            OrderKind::Attack { whom, at } => {
                let (whom, hex) = (self.other(whom, clause).map_err(one)?, hex(at)?);
                self.plan.attacks.push(At { span, what: (Some(whom), hex) });
            }
            OrderKind::Fire { whom, at } => {
                let whom = self.other(whom, clause).map_err(one)?;
                let hex = at.as_ref().map(hex).transpose()?;
                self.plan.fires.push(At { span, what: (whom, hex) });
            }
            OrderKind::HoldFire { at } => {
                let hex = at.as_ref().map(hex).transpose()?;
                self.plan.holds_fire.push(At { span, what: hex });
            }
            OrderKind::Land { units, from, on } => {
                let on = planet(on)?;
                let from =
                    from.as_ref().map(|name| lexicon.unit(source, name, clause)).transpose().map_err(one)?;
                for stack in units {
                    let roles = [Role::Ground, Role::Pds];
                    let count = self.of_role(stack, clause, &roles, "Ground Force or PDS").map_err(one)?;
                    self.plan.landings.push(At { span, what: (count, from, on) });
                }
            }
            OrderKind::Base { units, at } => {
                let at = planet(at)?;
                let count = self.of_role(units, clause, &[Role::Fighter], "Fighter").map_err(one)?;
                self.plan.bases.push(At { span, what: (count, at) });
            }
            OrderKind::Bombard { planet: name, with } => {
                let on = planet(name)?;
                let with = with.as_ref().map(|stack| self.count(stack, clause)).transpose().map_err(one)?;
                self.plan.bombards.push(At { span, what: (on, with) });
            }
            OrderKind::GroundLosses(units) => {
                for unit in units {
                    let unit = lexicon.unit(source, unit, clause).map_err(one)?;
                    self.plan.ground_losses.push(unit);
                }
            }
            OrderKind::Research(name) => {
                if let Some(before) = &self.plan.research {
                    let problem = self
                        .problem(Kind::Conflict, span, "one technology only can be bought in a turn (I6.1)")
                        .related(before.span, "the first");
                    return Err(one(problem));
                }
                let tech = lexicon.technology(source, name, clause).map_err(one)?;
                self.plan.research = Some(At { span, what: tech });
            }
            OrderKind::Place(placements) => {
                for placement in placements {
                    let at = planet(&placement.at)?;
                    for count in self.counts(&placement.units, clause)? {
                        self.plan.places.push(At { span, what: (count, at) });
                    }
                }
            }
            OrderKind::Dock(name) => {
                let at = planet(name)?;
                self.plan.docks.push(At { span, what: at });
            }
            OrderKind::Docks(names) => {
                for name in names {
                    let at = planet(name)?;
                    self.plan.prefers.push(at);
                }
            }
        }
        Ok(())
    }

    /// I3.3: for, against, or a candidate of the kind that the card of the turn asks for.
    fn vote(&self, vote: &Spanned<orders::Vote>) -> Result<Vote, Diagnostic> {
        let setup: &Setup = self.lexicon.setup;
        let agenda = setup.position.agenda.and_then(|card| setup.data.political(card));
        let office = match agenda.map(|card| &card.ballot) {
            Some(Ballot::Election { office, .. }) => Some(*office),
            _ => None,
        };
        let title = agenda.map_or("no card", |card| card.name.as_str());
        match (&vote.value, office) {
            (orders::Vote::For, None) => Ok(Vote::For),
            (orders::Vote::Against, None) => Ok(Vote::Against),
            (orders::Vote::Candidate(name), None) => Err(self
                .problem(
                    Kind::Illegal,
                    vote.span,
                    format!("`{title}` is no election: `{name}` cannot be elected (I3.5)"),
                )
                .help("vote for or against")),
            (orders::Vote::For | orders::Vote::Against, Some(office)) => {
                let what = office_word(office);
                Err(self
                    .problem(Kind::Illegal, vote.span, format!("`{title}` is an election (I3.4)"))
                    .help(format!("name {what}")))
            }
            (orders::Vote::Candidate(name), Some(office)) => {
                let name = Spanned { value: name.clone(), span: vote.span };
                let (source, lexicon) = (self.source, self.lexicon);
                let candidate = match office {
                    Office::Player => Candidate::Player(lexicon.seat(source, &name, "I3.4")?),
                    Office::Planet => Candidate::Planet(lexicon.planet(source, &name, "I3.4")?),
                    Office::Law => Candidate::Law(lexicon.law(source, &name, "I3.4")?),
                };
                let position = &setup.position;
                let stands = match candidate {
                    Candidate::Player(_) => true,
                    Candidate::Planet(planet) => position.owner(planet).is_some(),
                    Candidate::Law(card) => position.laws.iter().any(|law| law.card == card),
                };
                if stands {
                    return Ok(Vote::Elect(candidate));
                }
                let why = match office {
                    Office::Law => "is not in force",
                    _ => "is controlled by nobody",
                };
                Err(self.problem(Kind::Illegal, vote.span, format!("`{}` {why} (I3.4)", name.value)))
            }
        }
    }

    /// I4.2.
    fn play(
        &self,
        card: &orders::Name,
        phase: Option<&Spanned<Phase>>,
        on: Option<&orders::Name>,
    ) -> Result<Play, Diagnostic> {
        let (source, lexicon) = (self.source, self.lexicon);
        let id = lexicon.action(source, card, "I4.2")?;
        let Some(action) = lexicon.setup.data.action(id) else {
            return Ok(Play { card: id, window: None, on: None });
        };
        if let Some(phase) = phase {
            let window = match phase.value {
                Phase::Political => Window::Political,
                Phase::Income => Window::Economic,
                Phase::Movement => Window::Movement,
                Phase::SpaceBattle => Window::SpaceBattle,
                Phase::Invasion => Window::Invasion,
                Phase::Technology => Window::Technology,
                Phase::Placement => Window::Placement,
                Phase::Development => {
                    let message = "no Action Card is played in the Development phase (I4.2)";
                    return Err(self.problem(Kind::Illegal, phase.span, message));
                }
            };
            if window != action.window {
                let message = format!("`{}` cannot be played then (I4.2)", action.name);
                let help = format!("it is played in: {}", window_word(action.window));
                return Err(self.problem(Kind::Illegal, phase.span, message).help(help));
            }
        }
        let on = match (on, action.aim) {
            (None, Aim::None) => None,
            (None, _) => {
                let message = format!(
                    "`{}` is played on {}, and the order does not say on which (I4.2)",
                    action.name,
                    aim_word(action.aim)
                );
                return Err(self
                    .problem(Kind::MissingKey, card.span, message)
                    .help("write it behind: play … on NAME"));
            }
            (Some(name), Aim::Player) => Some(Target::Player(self.other(name, "I4.2")?)),
            (Some(name), Aim::Planet | Aim::OwnPlanet | Aim::EnemyPlanet) => {
                Some(Target::Planet(lexicon.planet(source, name, "I4.2")?))
            }
            // A system; for a card without a target it says in which battle.
            (Some(name), Aim::OwnFleet | Aim::None) => {
                let place = match name.value.trim().parse::<u16>() {
                    Ok(number) => orders::Place::Hex(number),
                    Err(_) => orders::Place::Named(name.value.clone()),
                };
                let place = Spanned { value: place, span: name.span };
                Some(Target::Hex(lexicon.hex(source, &place, "I4.2")?))
            }
        };
        Ok(Play { card: id, window: phase.map(|_| action.window), on })
    }

    fn route(&mut self, order: &orders::Move, span: Span) -> Result<(), Wrong> {
        let clause = "I5.1.8";
        let mut wrong = Vec::new();
        let mut ships = Vec::new();
        for stack in &order.ships {
            match self.of_role(stack, clause, &[Role::Ship, Role::Fighter], "ship") {
                Ok(count) => ships.push(count),
                Err(problem) => wrong.push(problem),
            }
        }
        let mut steps = Vec::new();
        for step in &order.route {
            let mut loads = Vec::new();
            for load in &step.loads {
                let roles = [Role::Ground, Role::Pds, Role::Fighter];
                let count = self.of_role(&load.units, "I5.1.6", &roles, "Ground Force, PDS or Fighter");
                let from = load
                    .from
                    .as_ref()
                    .map(|name| self.lexicon.planet(self.source, name, "I5.1.6"))
                    .transpose();
                match (count, from) {
                    (Ok((unit, n)), Ok(from)) => {
                        loads.push(Load { unit, n, from, span: load.units.unit.span })
                    }
                    (a, b) => wrong.extend(a.err().into_iter().chain(b.err())),
                }
            }
            match self.lexicon.hex(self.source, &step.at, clause) {
                Ok(hex) => steps.push((hex, loads)),
                Err(problem) => wrong.push(problem),
            }
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        if let (true, Some((goal, _))) = (order.attacks, steps.last()) {
            self.plan.attacks.push(At { span, what: (None, *goal) });
        }
        self.plan.routes.push(At { span, what: Route { ships, steps } });
        Ok(())
    }

    fn conduct(&mut self, battle: &orders::Battle, span: Span) -> Result<(), Wrong> {
        let (source, lexicon) = (self.source, self.lexicon);
        let mut conduct = Conduct {
            hex: battle.at.as_ref().map(|at| lexicon.hex(source, at, "O2")).transpose().map_err(one)?,
            against: battle.against.as_ref().map(|name| self.other(name, "O2")).transpose().map_err(one)?,
            ..Conduct::default()
        };
        for unit in &battle.losses {
            conduct.losses.push(lexicon.unit(source, unit, "O2").map_err(one)?);
        }
        for name in &battle.opponents {
            conduct.opponents.push(self.other(name, "I5.2.6").map_err(one)?);
        }
        match &battle.retreat {
            None => {}
            Some(Retreat::Never) => conduct.retreat = Some(Vec::new()),
            Some(Retreat::When { conditions, to }) => {
                conduct.retreat = Some(conditions.iter().map(|condition| condition.value).collect());
                conduct.to =
                    to.as_ref().map(|to| lexicon.hex(source, to, "I5.2.3")).transpose().map_err(one)?;
            }
        }
        self.plan.conducts.push(At { span, what: conduct });
        Ok(())
    }
}

fn office_word(office: Office) -> &'static str {
    match office {
        Office::Player => "a player",
        Office::Planet => "a planet that somebody controls",
        Office::Law => "a Law in force",
    }
}

fn window_word(window: Window) -> &'static str {
    match window {
        Window::Political => "political",
        Window::Economic => "economic",
        Window::Movement => "movement",
        Window::SpaceBattle => "space battle",
        Window::Invasion => "invasion",
        Window::Technology => "technology",
        Window::Placement => "placement",
    }
}

fn aim_word(aim: Aim) -> &'static str {
    match aim {
        Aim::None => "nothing",
        Aim::Player => "another player",
        Aim::Planet => "a planet",
        Aim::OwnPlanet => "a planet of one's own",
        Aim::EnemyPlanet => "another player's planet",
        Aim::OwnFleet => "a system with a fleet of one's own",
    }
}
