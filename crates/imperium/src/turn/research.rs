//! The Technology phase (I6).

use super::Imperium;
use super::state::{Game, Wait};
use crate::choice::Choice;
use crate::data::TechId;
use crate::effect::{Deed, Lasting};
use crate::event::Event;
use admiralty_game::{Seat, Sink};

impl Imperium {
    /// I6.2: whether racial technologies are open to a player.
    fn may_buy_racial(&self, game: &Game, seat: Seat) -> bool {
        let stage = game.position.player(seat).map_or(0, |player| usize::from(player.stage));
        self.data().track.iter().take(stage + 1).any(|stage| stage.racial)
    }

    /// I6.1, I6.2: what a technology costs a player.
    pub fn technology_cost(&self, game: &Game, seat: Seat, tech: TechId) -> u16 {
        let Some(technology) = self.data().technology(tech) else { return 0 };
        if technology.race.is_some() {
            return technology.cost.unwrap_or(self.data().racial_cost);
        }
        let mut cost = technology.cost.unwrap_or(self.data().technology_cost);
        let mut exact = false;
        self.each_lasting(game, seat, &mut |lasting| {
            if let Lasting::TechnologyCost { colour, cost: own } = lasting {
                // One for this colour goes before one for all.
                let fits = colour.is_none() || colour == technology.colour;
                if fits && (colour.is_some() || !exact) {
                    cost = own;
                    exact |= colour.is_some();
                }
            }
        });
        let planets = game.position.planets_of(seat).filter_map(|planet| self.map().planet(planet));
        let special =
            planets.filter(|planet| planet.speciality.is_some() && planet.speciality == technology.colour);
        let discount: u32 = special.map(|planet| u32::from(planet.resources)).sum();
        u32::from(cost).saturating_sub(discount) as u16
    }

    /// Whether a player has what a technology needs (I6.3), and may have it.
    pub fn may_learn(&self, game: &Game, seat: Seat, tech: TechId) -> bool {
        let (Some(technology), Some(player)) = (self.data().technology(tech), game.position.player(seat))
        else {
            return false;
        };
        let own_race = self.setup.seats.get(seat.index()).map(|s| s.race);
        let racial =
            technology.race.is_none_or(|race| Some(race) == own_race && self.may_buy_racial(game, seat));
        let has = |tech: &TechId| player.technologies.has(*tech);
        racial
            && !has(&tech)
            && technology.needs.iter().all(has)
            && (technology.needs_any.is_empty() || technology.needs_any.iter().any(has))
    }

    pub(super) fn offer_research(&self, game: &Game, seat: Seat) -> Option<Wait> {
        let mut any = false;
        self.each_technology(game, seat, &mut |choice| any |= choice != Choice::Done);
        any.then_some(Wait::Research(seat))
    }

    pub(super) fn each_technology(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        let credits = game.position.player(seat).map_or(0, |player| player.credits);
        if self.forbidden(game, seat, Deed::Research) {
            return;
        }
        for tech in (0..self.data().technologies.len() as u8).map(TechId) {
            if self.may_learn(game, seat, tech)
                && u32::from(self.technology_cost(game, seat, tech)) <= credits
            {
                f(Choice::Research(tech));
            }
        }
    }

    pub(super) fn research(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        Self::go_on(game);
        let Choice::Research(tech) = choice else { return };
        let cost = self.technology_cost(game, seat, tech);
        Self::pay(game, seat, u32::from(cost));
        if let Some(player) = game.position.player_mut(seat) {
            player.technologies.add(tech);
        }
        sink.tell(|| Event::Researched { seat, tech, cost });
    }
}
