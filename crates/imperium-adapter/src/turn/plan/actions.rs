//! Routes and battle instructions, looked up.

use super::reader::Reader;
use super::{At, Conduct, Load, Route, Wrong, one};
use crate::orders::{self, Retreat};
use admiralty_imperium::map::HexId;
use admiralty_imperium::unit::Role;
use admiralty_notation::{Kind, Span};

impl Reader<'_> {
    pub(super) fn route(&mut self, order: &orders::Move, span: Span) -> Result<(), Wrong> {
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
            // `2 ground_force, 1 pds from PLANET`: both from there.
            let mut from = None;
            for load in loads.iter_mut().rev() {
                load.from = load.from.or(from);
                from = load.from;
            }
            match self.lexicon.hex(self.source, &step.at, clause) {
                Ok(hex) => steps.push((hex, loads)),
                Err(problem) => wrong.push(problem),
            }
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        self.load_where_planets_are(&mut steps)?;
        if let (true, Some((goal, _))) = (order.attacks, steps.last()) {
            self.plan.attacks.push(At { span, what: (None, *goal) });
        }
        self.plan.routes.push(At { span, what: Route { ships, steps } });
        Ok(())
    }

    /// I5.1.6: what is loaded from a planet is loaded where that planet is, whatever hex of the route
    /// the order names it behind: at the last visit before, else at the first after.
    fn load_where_planets_are(&self, steps: &mut [(HexId, Vec<Load>)]) -> Result<(), Wrong> {
        let map = &self.lexicon.setup.map;
        let mut wrong = Vec::new();
        for at in 0..steps.len() {
            let Some((here, loads)) = steps.get_mut(at) else { continue };
            let here = *here;
            let is_elsewhere = |load: &Load| {
                load.from.and_then(|from| map.planet(from)).is_some_and(|planet| planet.hex != here)
            };
            let (elsewhere, rest): (Vec<Load>, Vec<Load>) =
                std::mem::take(loads).into_iter().partition(is_elsewhere);
            *loads = rest;
            for load in elsewhere {
                let Some(planet) = load.from.and_then(|from| map.planet(from)) else { continue };
                let is_there = |(hex, _): &(HexId, Vec<Load>)| *hex == planet.hex;
                let before = steps.get(..at).and_then(|steps| steps.iter().rposition(is_there));
                let found = before.or_else(|| steps.iter().position(is_there));
                match found.and_then(|found| steps.get_mut(found)) {
                    Some((_, loads)) => loads.push(load),
                    None => {
                        let number = map.hex(planet.hex).map_or(0, |hex| hex.number);
                        let message = format!("{} is not on this route (I5.1.6)", planet.name);
                        let problem = self.problem(Kind::Illegal, load.span, message);
                        wrong.push(problem.help(format!(
                            "{} is in {number}: the ships load where they come by",
                            planet.name
                        )));
                    }
                }
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    pub(super) fn conduct(&mut self, battle: &orders::Battle, span: Span) -> Result<(), Wrong> {
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
