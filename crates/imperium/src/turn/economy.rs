//! Income and purchases (I4.3, I4.4, I4.6).

use super::Imperium;
use super::state::{Game, Wait};
use crate::choice::Choice;
use crate::effect::Lasting;
use crate::event::Event;
use crate::unit::{UnitId, Units};
use admiralty_game::{Seat, Sink};

impl Imperium {
    /// I4.3: the Resources of one's planets; I4.4: as many credits as each partner controls planets.
    pub(super) fn income(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let pays = |lasting| match lasting {
            Lasting::AgreementPays { n } => i32::from(n),
            _ => 0,
        };
        let more = |lasting| match lasting {
            Lasting::Income { n } => i32::from(n),
            _ => 0,
        };
        for seat in self.players() {
            let n = self.resources(game, seat).saturating_add_signed(self.total(game, seat, more));
            Self::earn(game, seat, n);
            sink.tell(|| Event::Income { seat, n });
            let partners: Vec<Seat> = game.position.partners(seat).collect();
            for with in partners {
                let planets = game.position.planets_of(with).count() as u32;
                let n = planets.saturating_add_signed(self.total(game, seat, pays));
                Self::earn(game, seat, n);
                sink.tell(|| Event::Trade { seat, with, n });
            }
        }
        None
    }

    /// Whether a player may own one more of a type.
    pub(super) fn below_limit(&self, game: &Game, seat: Seat, unit: UnitId) -> bool {
        let limit = self.unit_limit(game, seat, unit);
        // What lands is neither aboard nor on a planet for a while.
        let landing = game.actions.landings.iter().filter(|_| game.actions.seat == seat);
        let landing: u32 = landing.map(|landing| u32::from(landing.units.get(unit))).sum();
        let owned = u32::from(game.position.all_units(seat).get(unit)) + landing;
        limit.is_none_or(|limit| owned < u32::from(limit))
    }

    /// I4.6: while credits last; more than one's docks can build is allowed.
    pub(super) fn each_purchase(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        let credits = game.position.player(seat).map_or(0, |player| player.credits);
        for unit in self.data().unit_ids() {
            let bought = game.basket.0.get(unit);
            if self.cost(game, seat, unit) <= credits && bought < 999 && self.below_limit(game, seat, unit) {
                f(Choice::Buy(unit));
            }
        }
    }

    pub(super) fn purchase(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        if let Choice::Buy(unit) = choice {
            let cost = self.cost(game, seat, unit);
            Self::pay(game, seat, cost);
            if let Some(player) = game.position.player_mut(seat) {
                player.bought.add(unit, 1);
            }
            game.basket.0.add(unit, 1);
            game.basket.1 = game.basket.1.saturating_add(cost);
            return;
        }
        let (units, cost) = std::mem::replace(&mut game.basket, (Units::NONE, 0));
        if !units.is_empty() {
            sink.tell(|| Event::Bought { seat, units, cost });
        }
        Self::go_on(game);
    }
}
