//! What cards and rulings do (I3.8).

use super::Imperium;
use super::state::{Game, Task, Wait};
use crate::choice::{Choice, Ruling, Target};
use crate::data::CardId;
use crate::effect::{Effect, Who};
use crate::event::{Breach, Event};
use crate::map::{HexId, PlanetId};
use crate::position::{Boost, Candidate};
use crate::unit::{Role, UnitId, Units};
use admiralty_game::{Seat, Sink};

/// What a ruling can pay or take in one step.
pub const SUMS: [u16; 6] = [1, 5, 10, 20, 50, 100];
/// So many steps a ruling can have.
const MOST_RULINGS: usize = 40;

impl Imperium {
    /// Whom an effect concerns.
    fn meant(
        &self,
        game: &Game,
        who: Who,
        by: Seat,
        aim: Option<Target>,
        elected: Option<Candidate>,
    ) -> Vec<Seat> {
        let chosen = match elected {
            Some(Candidate::Player(seat)) => Some(seat),
            Some(Candidate::Planet(planet)) => game.position.owner(planet),
            _ => None,
        };
        let target = match aim {
            Some(Target::Player(seat)) => Some(seat),
            Some(Target::Planet(planet)) => game.position.owner(planet),
            Some(Target::Hex(_)) | None => None,
        };
        let of_influence = |most: bool| {
            let all = || self.players().map(|seat| self.influence(game, seat));
            let bound = if most { all().max() } else { all().min() };
            self.players().filter(|seat| Some(self.influence(game, *seat)) == bound).collect()
        };
        match who {
            Who::Player => self.players().filter(|seat| *seat == by).collect(),
            Who::Everyone => self.players().collect(),
            Who::Others => {
                let not = chosen.unwrap_or(by);
                self.players().filter(|seat| *seat != not).collect()
            }
            Who::Elected => chosen.into_iter().collect(),
            Who::Target => target.into_iter().collect(),
            Who::MostInfluence => of_influence(true),
            Who::LeastInfluence => of_influence(false),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "they are what a card's effect is")]
    pub(super) fn effect(
        &self,
        game: &mut Game,
        by: Seat,
        effect: Effect,
        aim: Option<Target>,
        elected: Option<Candidate>,
        card: CardId,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        let meant = |game: &Game, who| self.meant(game, who, by, aim, elected);
        match effect {
            Effect::Credits { who, n } => {
                meant(game, who).into_iter().for_each(|seat| Self::adjust(game, seat, i32::from(n), sink));
            }
            Effect::CreditsPerPlanet { who, n } => {
                for seat in meant(game, who) {
                    let planets = game.position.planets_of(seat).count() as i32;
                    Self::adjust(game, seat, planets * i32::from(n), sink);
                }
            }
            Effect::Cards { who, n } => {
                if n > 0 {
                    Self::push(game, meant(game, who).into_iter().map(|seat| Task::Draw(seat, n - 1)));
                }
            }
            Effect::Gain { unit, n } => self.gain(game, by, unit, u16::from(n), aim, elected, sink),
            Effect::Destroy { unit, n } => self.destroy(game, unit, u16::from(n), aim, elected, sink),
            Effect::Boost { who, lasting, until } => {
                for seat in meant(game, who) {
                    game.position.boosts.push(Boost { seat, lasting, until });
                    sink.tell(|| Event::Boosted { seat, lasting });
                }
            }
            Effect::RepealAll => {
                let laws = self.laws_in_force(game);
                laws.into_iter().filter(|law| *law != card).for_each(|law| Self::repeal(game, law, sink));
            }
            Effect::RepealElected => {
                if let Some(Candidate::Law(law)) = elected {
                    Self::repeal(game, law, sink);
                }
            }
            Effect::BreakAgreements { who } => {
                for seat in meant(game, who) {
                    let partners: Vec<Seat> = game.position.partners(seat).collect();
                    partners.into_iter().for_each(|p| Self::end_agreement(game, seat, p, Breach::Card, sink));
                }
            }
            Effect::Exclude { who } => {
                for seat in meant(game, who) {
                    if let Some(player) = game.position.player_mut(seat) {
                        player.excluded = true;
                        sink.tell(|| Event::Excluded { seat });
                    }
                }
            }
            Effect::Abandon => {
                if let Some(Candidate::Planet(planet)) = elected {
                    self.abandon(game, planet, sink);
                }
            }
            Effect::Manual => {
                sink.tell(|| Event::AsksMaster { card });
                return Some(Wait::Ruling(card));
            }
        }
        None
    }

    /// Credits come, or go as far as there are any.
    fn adjust(game: &mut Game, seat: Seat, n: i32, sink: &mut impl Sink<Event>) {
        let had = game.position.player(seat).map_or(0, |player| player.credits);
        let now = had.saturating_add_signed(n);
        let change = i64::from(now) - i64::from(had);
        if let Some(player) = game.position.player_mut(seat) {
            player.credits = now;
        }
        if change != 0 {
            sink.tell(|| Event::Credits { seat, n: change as i32 });
        }
    }

    /// I3.7: all copies of a Law that are in force go to the discard pile.
    fn repeal(game: &mut Game, card: CardId, sink: &mut impl Sink<Event>) {
        let before = game.position.laws.len();
        game.position.laws.retain(|law| law.card != card);
        for _ in game.position.laws.len()..before {
            game.position.political.discards.add(card);
            sink.tell(|| Event::LawRepealed { card });
        }
    }

    /// The planet or system, and whose.
    fn site(
        &self,
        game: &Game,
        by: Seat,
        aim: Option<Target>,
        elected: Option<Candidate>,
    ) -> Option<(HexId, Option<PlanetId>, Seat)> {
        let planet = match (aim, elected) {
            (Some(Target::Planet(planet)), _) | (None, Some(Candidate::Planet(planet))) => planet,
            (Some(Target::Hex(hex)), _) => return Some((hex, None, by)),
            _ => return None,
        };
        let owner = game.position.owner(planet)?;
        Some((self.map().planet(planet)?.hex, Some(planet), owner))
    }

    #[expect(clippy::too_many_arguments, reason = "they are what a card's effect is")]
    fn gain(
        &self,
        game: &mut Game,
        by: Seat,
        unit: UnitId,
        n: u16,
        aim: Option<Target>,
        elected: Option<Candidate>,
        sink: &mut impl Sink<Event>,
    ) {
        let Some((hex, planet, seat)) = self.site(game, by, aim, elected) else { return };
        let Some(role) = self.data().role(unit) else { return };
        let mut come = 0;
        for _ in 0..n {
            if !self.below_limit(game, seat, unit) {
                break;
            }
            // A ship comes into the system, all else to the planet; Fighters to a dock with room.
            let place = match (role, planet) {
                (Role::Ship, _) => {
                    self.has_berth(game, seat, unit, hex) && Self::add_ship(game, hex, seat, unit)
                }
                (Role::Fighter, Some(planet)) if self.dock_room(game, planet) > 0 => {
                    Self::add_to(game, planet, unit)
                }
                (Role::Fighter, _) | (_, None) => false,
                (Role::Ground | Role::Pds, Some(planet)) => Self::add_to(game, planet, unit),
                (Role::Dock, Some(planet)) if self.dock_on(game, planet).is_none() => {
                    // I7.3: it was built this turn.
                    game.position.new_docks.push(planet);
                    Self::add_to(game, planet, unit)
                }
                (Role::Dock, Some(_)) => false,
            };
            come += u16::from(place);
        }
        if come > 0 {
            let planet = planet.filter(|_| role != Role::Ship);
            sink.tell(|| Event::Gained { seat, unit, n: come, hex, planet });
        }
    }

    pub(super) fn add_ship(game: &mut Game, hex: HexId, seat: Seat, unit: UnitId) -> bool {
        game.position.change_fleet(hex, seat, |fleet| fleet.ships.add(unit, 1));
        true
    }

    pub(super) fn add_to(game: &mut Game, planet: PlanetId, unit: UnitId) -> bool {
        if let Some(holding) = game.position.holding_mut(planet) {
            holding.units.add(unit, 1);
        }
        true
    }

    fn destroy(
        &self,
        game: &mut Game,
        unit: UnitId,
        n: u16,
        aim: Option<Target>,
        elected: Option<Candidate>,
        sink: &mut impl Sink<Event>,
    ) {
        let Some((hex, Some(planet), seat)) = self.site(game, Seat(0), aim, elected) else { return };
        if self.is(unit, Role::Ship) {
            let n = n.min(game.position.ships(hex, seat).get(unit));
            if n > 0 {
                sink.tell(|| Event::Destroyed { seat, unit, n, hex, planet: None });
                self.sink_ships(game, hex, seat, &Units::of(unit, n), sink);
            }
            return;
        }
        let n = n.min(game.position.on(planet, unit));
        if n > 0 {
            if let Some(holding) = game.position.holding_mut(planet) {
                holding.units.take(unit, n);
            }
            sink.tell(|| Event::Destroyed { seat, unit, n, hex, planet: Some(planet) });
            self.unhouse_fighters(game, planet, sink);
        }
    }

    /// Nobody controls a planet any more; what stood on it is lost.
    fn abandon(&self, game: &mut Game, planet: PlanetId, sink: &mut impl Sink<Event>) {
        let Some(hex) = self.map().planet(planet).map(|planet| planet.hex) else { return };
        let Some(holding) = game.position.holding_mut(planet) else { return };
        let Some(seat) = holding.owner.take() else { return };
        let units = std::mem::take(&mut holding.units);
        for (unit, n) in units.each() {
            sink.tell(|| Event::Destroyed { seat, unit, n, hex, planet: Some(planet) });
        }
        sink.tell(|| Event::Abandoned { planet });
    }

    pub(super) fn each_ruling(&self, game: &Game, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        // `deals` of seat 0 is not in use here; the number of steps is kept in the basket.
        if game.basket.1 as usize >= MOST_RULINGS {
            return;
        }
        let mut rule = |ruling| f(Choice::Rule(ruling));
        for seat in self.players() {
            for n in SUMS {
                rule(Ruling::Pay { to: seat, n });
                rule(Ruling::Fine { from: seat, n });
            }
        }
        for planet in self.map().planet_ids() {
            for to in self.players().filter(|to| game.position.owner(planet) != Some(*to)) {
                rule(Ruling::Award { planet, to });
            }
            if game.position.owner(planet).is_none() {
                continue;
            }
            for unit in self.data().unit_ids() {
                if self.may_raise(game, planet, unit) {
                    rule(Ruling::Raise { planet, unit });
                }
                if game.position.on(planet, unit) > 0 {
                    rule(Ruling::Raze { planet, unit });
                }
            }
        }
        for fleet in &game.position.fleets {
            for (unit, _) in fleet.ships.each() {
                rule(Ruling::Sink { seat: fleet.seat, hex: fleet.hex, unit });
            }
        }
        self.laws_in_force(game).into_iter().for_each(|law| rule(Ruling::Repeal(law)));
        game.position.agreements.iter().for_each(|(a, b)| rule(Ruling::Sever(*a, *b)));
    }

    fn may_raise(&self, game: &Game, planet: PlanetId, unit: UnitId) -> bool {
        match self.data().role(unit) {
            Some(Role::Fighter) => self.dock_room(game, planet) > 0,
            Some(Role::Dock) => self.dock_on(game, planet).is_none(),
            Some(_) => true,
            None => false,
        }
    }

    pub(super) fn rule(&self, game: &mut Game, card: CardId, choice: Choice, sink: &mut impl Sink<Event>) {
        let Choice::Rule(ruling) = choice else {
            game.basket.1 = 0;
            Self::go_on(game);
            return;
        };
        let _ = card;
        game.basket.1 += 1;
        sink.tell(|| Event::Ruled { ruling });
        match ruling {
            Ruling::Pay { to, n } => Self::adjust(game, to, i32::from(n), sink),
            Ruling::Fine { from, n } => Self::adjust(game, from, -i32::from(n), sink),
            Ruling::Raise { planet, unit } => {
                let aim = Some(Target::Planet(planet));
                self.gain(game, Seat(0), unit, 1, aim, None, sink);
            }
            Ruling::Raze { planet, unit } => {
                self.destroy(game, unit, 1, Some(Target::Planet(planet)), None, sink);
            }
            Ruling::Sink { seat, hex, unit } => {
                sink.tell(|| Event::Destroyed { seat, unit, n: 1, hex, planet: None });
                self.sink_ships(game, hex, seat, &Units::of(unit, 1), sink);
            }
            Ruling::Award { planet, to } => {
                let from = game.position.owner(planet);
                if from.is_some() {
                    self.abandon(game, planet, sink);
                }
                if let Some(holding) = game.position.holding_mut(planet) {
                    holding.owner = Some(to);
                }
                sink.tell(|| Event::Taken { planet, by: to, from });
            }
            Ruling::Repeal(law) => Self::repeal(game, law, sink),
            Ruling::Sever(a, b) => Self::end_agreement(game, a, b, Breach::Card, sink),
        }
    }
}
