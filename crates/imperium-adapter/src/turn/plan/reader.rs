//! Names of orders, looked up one order after another.

use super::{At, Count, Deal, Goods, MOST, Plan, Wrong, one};
use crate::orders::{self, Asset, OrderKind, Phase, Stack};
use crate::turn::ballot;
use crate::turn::lexicon::Lexicon;
use admiralty_game::Seat;
use admiralty_imperium::event;
use admiralty_imperium::unit::Role;
use admiralty_notation::{Diagnostic, Kind, Source, Span, Spanned};

pub(super) struct Reader<'a> {
    pub(super) source: &'a Source,
    pub(super) lexicon: Lexicon<'a>,
    pub(super) seat: Seat,
    pub(super) plan: &'a mut Plan,
}

impl Reader<'_> {
    pub(super) fn problem(&self, kind: Kind, span: Span, message: impl Into<String>) -> Diagnostic {
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
    pub(super) fn of_role(
        &self,
        stack: &Stack,
        clause: &str,
        roles: &[Role],
        what: &str,
    ) -> Result<Count, Diagnostic> {
        let count = self.count(stack, clause)?;
        let role = self.lexicon.setup.data.role(count.0);
        if role.is_some_and(|role| roles.contains(&role)) {
            return Ok(count);
        }
        let name = &stack.unit.value;
        Err(self.problem(Kind::Illegal, stack.unit.span, format!("`{name}` is no {what} ({clause})")))
    }

    pub(super) fn other(&self, name: &orders::Name, clause: &str) -> Result<Seat, Diagnostic> {
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
    pub(super) fn order(&mut self, order: &orders::Order) -> Result<(), Wrong> {
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
                let vote = ballot::vote(source, lexicon, vote).map_err(one)?;
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
}
