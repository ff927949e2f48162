//! Resources, Influence, and the order that follows from it (I2.2).

use super::Imperium;
use super::state::{Game, Task, Wait};
use crate::effect::Lasting;
use crate::event::Event;
use crate::setup::InfluenceTie;
use admiralty_game::{Audience, Chance, Law, Rolled, Seat, Sink, Urn};

impl Imperium {
    /// I2.2: the sum over the planets that a player controls.
    pub fn resources(&self, game: &Game, seat: Seat) -> u32 {
        let planets = game.position.planets_of(seat).filter_map(|planet| self.map().planet(planet));
        planets.map(|planet| u32::from(planet.resources)).sum()
    }

    /// I2.2: the sum over the planets that a player controls, with what traits add.
    pub fn influence(&self, game: &Game, seat: Seat) -> u32 {
        let home = self.setup.seats.get(seat.index()).map(|s| s.home);
        let planets = || game.position.planets_of(seat).filter_map(|planet| self.map().planet(planet));
        let base: u32 = planets().map(|planet| u32::from(planet.influence)).sum();
        let outside = planets().filter(|planet| Some(planet.hex) != home).count() as i32;
        let agreements = game.position.partners(seat).count() as i32;
        let more = self.total(game, seat, |lasting| match lasting {
            Lasting::InfluencePerAgreement { n } => i32::from(n) * agreements,
            Lasting::InfluencePerPlanet { n } => i32::from(n) * outside,
            _ => 0,
        });
        base.saturating_add_signed(more)
    }

    /// I2.2: the order of the phase, more Influence first; ties in the order of seats, or by lot.
    pub(super) fn fix_order(&self, game: &mut Game) -> Option<Wait> {
        let mut order: Vec<Seat> = self.players().collect();
        order.sort_by_key(|seat| std::cmp::Reverse(self.influence(game, *seat)));
        game.order = order;
        game.todo.push(Task::Lots(0));
        None
    }

    /// The players from place `at` on who have as much Influence as the one there.
    fn tied(&self, game: &Game, at: u8) -> Vec<Seat> {
        let rest = game.order.get(usize::from(at)..).unwrap_or_default();
        let Some(first) = rest.first() else { return Vec::new() };
        let influence = self.influence(game, *first);
        rest.iter().copied().take_while(|seat| self.influence(game, *seat) == influence).collect()
    }

    pub(super) fn lots(&self, game: &mut Game, at: u8, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let by_lot = self.setup.house.influence_tie == InfluenceTie::Random;
        for place in at..game.order.len() as u8 {
            if by_lot && self.tied(game, place).len() > 1 {
                return Some(Wait::Lot(place));
            }
        }
        sink.tell(|| Event::Order { seats: game.order.clone() });
        None
    }

    pub(super) fn lot_chance(&self, game: &Game, at: u8) -> Chance {
        let mut urn = Urn::default();
        for seat in self.tied(game, at) {
            let _ = urn.things.try_push((seat.0, 1));
        }
        Chance { law: Law::Draw(urn), audience: Audience::Everyone }
    }

    /// Who was drawn takes the place; the others follow as they were.
    pub(super) fn lot(&self, game: &mut Game, at: u8, rolled: &Rolled) {
        if let Rolled::Drawn(seat) = rolled
            && let Some(found) = game.order.iter().position(|s| s.0 == *seat)
        {
            let seat = game.order.remove(found);
            game.order.insert(usize::from(at).min(game.order.len()), seat);
        }
        game.todo.push(Task::Lots(at + 1));
        Self::go_on(game);
    }
}
