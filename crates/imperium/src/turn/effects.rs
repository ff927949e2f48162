//! What cards do (I3.8).

use super::Imperium;
use super::state::{Cause, Game, Task, Wait};
use crate::choice::Target;
use crate::data::CardId;
use crate::effect::{Effect, Who};
use crate::event::{Breach, Event};
use crate::map::{HexId, PlanetId};
use crate::position::{Boost, Candidate};
use crate::unit::{Role, UnitId, Units};
use admiralty_game::{Seat, Sink};

/// Where an effect takes place, and whose it is there.
#[derive(Clone, Copy)]
pub(super) struct Site {
    pub(super) hex: HexId,
    pub(super) planet: Option<PlanetId>,
    pub(super) seat: Seat,
}

impl Imperium {
    /// Whom an effect concerns.
    fn meant(&self, game: &Game, who: Who, cause: &Cause) -> Vec<Seat> {
        let chosen = match cause.elected {
            Some(Candidate::Player(seat)) => Some(seat),
            Some(Candidate::Planet(planet)) => game.position.owner(planet),
            _ => None,
        };
        let target = match cause.aim {
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
            Who::Player => cause.by.into_iter().collect(),
            Who::Everyone => self.players().collect(),
            Who::Others => {
                let not = chosen.or(cause.by);
                self.players().filter(|seat| Some(*seat) != not).collect()
            }
            Who::Elected => chosen.into_iter().collect(),
            Who::Target => target.into_iter().collect(),
            Who::MostInfluence => of_influence(true),
            Who::LeastInfluence => of_influence(false),
        }
    }

    pub(super) fn effect(
        &self,
        game: &mut Game,
        cause: Cause,
        effect: Effect,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        let meant = |game: &Game, who| self.meant(game, who, &cause);
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
            Effect::Gain { unit, n } => {
                if let Some(site) = self.site(game, &cause) {
                    self.gain(game, site, unit, u16::from(n), sink);
                }
            }
            Effect::Destroy { unit, n } => {
                if let Some(site) = self.site(game, &cause) {
                    self.destroy(game, site, unit, u16::from(n), sink);
                }
            }
            Effect::Boost { who, lasting, until } => {
                for seat in meant(game, who) {
                    game.position.boosts.push(Boost { seat, lasting, until });
                    sink.tell(|| Event::Boosted { seat, lasting });
                }
            }
            Effect::RepealAll => {
                // Cards of the two decks have numbers of their own.
                let present = cause.is_political().then_some(cause.card);
                let laws = self.laws_in_force(game);
                laws.into_iter()
                    .filter(|law| Some(*law) != present)
                    .for_each(|law| Self::repeal(game, law, sink));
            }
            Effect::RepealElected => {
                if let Some(Candidate::Law(law)) = cause.elected {
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
                if let Some(Candidate::Planet(planet)) = cause.elected {
                    self.abandon(game, planet, sink);
                }
            }
            Effect::Manual => {
                let (card, political) = (cause.card, cause.is_political());
                sink.tell(|| Event::AsksMaster { card, political });
                return Some(Wait::Ruling { card, political, steps: 0 });
            }
        }
        None
    }

    /// Credits come, or go as far as there are any.
    pub(super) fn adjust(game: &mut Game, seat: Seat, n: i32, sink: &mut impl Sink<Event>) {
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
    pub(super) fn repeal(game: &mut Game, card: CardId, sink: &mut impl Sink<Event>) {
        let before = game.position.laws.len();
        game.position.laws.retain(|law| law.card != card);
        for _ in game.position.laws.len()..before {
            game.position.political.discards.add(card);
            sink.tell(|| Event::LawRepealed { card });
        }
    }

    /// The planet or system that an effect concerns.
    fn site(&self, game: &Game, cause: &Cause) -> Option<Site> {
        match (cause.aim, cause.elected) {
            (Some(Target::Planet(planet)), _) | (None, Some(Candidate::Planet(planet))) => {
                self.site_of(game, planet)
            }
            (Some(Target::Hex(hex)), _) => Some(Site { hex, planet: None, seat: cause.by? }),
            _ => None,
        }
    }

    /// A planet that somebody controls.
    pub(super) fn site_of(&self, game: &Game, planet: PlanetId) -> Option<Site> {
        let seat = game.position.owner(planet)?;
        Some(Site { hex: self.map().planet(planet)?.hex, planet: Some(planet), seat })
    }

    /// Units come to a planet, ships to the system.
    pub(super) fn gain(
        &self,
        game: &mut Game,
        site: Site,
        unit: UnitId,
        n: u16,
        sink: &mut impl Sink<Event>,
    ) {
        let Site { hex, planet, seat } = site;
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

    /// Units of a planet are destroyed; ships of its controller in the system.
    pub(super) fn destroy(
        &self,
        game: &mut Game,
        site: Site,
        unit: UnitId,
        n: u16,
        sink: &mut impl Sink<Event>,
    ) {
        let Site { hex, planet: Some(planet), seat } = site else { return };
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
    pub(super) fn abandon(&self, game: &mut Game, planet: PlanetId, sink: &mut impl Sink<Event>) {
        let Some(hex) = self.map().planet(planet).map(|planet| planet.hex) else { return };
        let Some(holding) = game.position.holding_mut(planet) else { return };
        let Some(seat) = holding.owner.take() else { return };
        let units = std::mem::take(&mut holding.units);
        for (unit, n) in units.each() {
            sink.tell(|| Event::Destroyed { seat, unit, n, hex, planet: Some(planet) });
        }
        sink.tell(|| Event::Abandoned { planet });
    }
}
