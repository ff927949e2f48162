//! W6: the loser withdraws.

use super::Battlefield;
use super::state::{Battle, Wait};
use crate::event::Event;
use crate::map::{PlanetId, PlayerId};
use crate::side::Side;
use admiralty_game::Sink;

/// The defender, as the map knows them.
const DEFENDER: PlayerId = PlayerId(Side::Defender as u8);

impl Battlefield {
    /// W6.1: the side that lost withdraws its ships, even if the winner has none left there.
    pub(super) fn withdraw(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let theatre = self.0.theatre.as_ref()?;
        let side = battle.winner?.other();
        let ships = battle.side(side).ships;
        if ships == 0 {
            return None;
        }
        sink.tell(|| Event::MustWithdraw { side, ships });
        match side {
            // W6.4: an attacker goes back to where the attack came from.
            Side::Attacker => match theatre.origins.as_slice() {
                [origin] => self.withdraw_to(battle, side, *origin, sink),
                _ => return Some(Wait::Split),
            },
            Side::Defender => match self.retreats().as_slice() {
                [] => to_supply(battle, side, sink),
                [planet] => self.withdraw_to(battle, side, *planet, sink),
                _ => return Some(Wait::Withdraw),
            },
        }
        None
    }

    /// W6.2, W6.3, W6.5: where the defender can withdraw to: the nearest of all valid planets, and
    /// all that are equally near. Their Warpgate always counts, as the farthest if no way leads
    /// there.
    #[must_use]
    pub fn retreats(&self) -> Vec<PlanetId> {
        let Some(theatre) = &self.0.theatre else { return Vec::new() };
        let distances = theatre.map.distances(theatre.planet);
        let valid = (0..).map(PlanetId).zip(&theatre.map.planets).zip(distances);
        let valid: Vec<(u32, PlanetId)> = valid
            .filter(|((id, planet), _)| {
                *id != theatre.planet
                    && !theatre.origins.contains(id)
                    && !planet.has_enemies_of(DEFENDER)
                    && planet.is_home_of(DEFENDER)
            })
            .filter_map(|((id, planet), steps)| {
                let own_gate = planet.warpgate == Some(DEFENDER);
                steps.or(own_gate.then_some(u32::MAX)).map(|steps| (steps, id))
            })
            .collect();
        let nearest = valid.iter().map(|(steps, _)| *steps).min();
        valid.into_iter().filter(|(steps, _)| Some(*steps) == nearest).map(|(_, id)| id).collect()
    }

    /// W6.2–W6.4: all ships of a side go to one planet.
    pub(super) fn withdraw_to(
        &self,
        battle: &mut Battle,
        side: Side,
        to: PlanetId,
        sink: &mut impl Sink<Event>,
    ) {
        let ships = battle.side(side).ships;
        battle.withdrawn.push((Some(to), ships));
        sink.tell(|| Event::Withdrew { side, ships, to });
    }

    /// W6.4: so many of the attacker's ships go to the first origin, the others to the second.
    pub(super) fn split(&self, battle: &mut Battle, first: u16, sink: &mut impl Sink<Event>) {
        let side = Side::Attacker;
        let all = battle.side(side).ships;
        let parts = [first, all.saturating_sub(first)];
        let origins = self.0.theatre.iter().flat_map(|theatre| &theatre.origins);
        for (to, ships) in origins.zip(parts) {
            if ships > 0 {
                battle.withdrawn.push((Some(*to), ships));
                sink.tell(|| Event::Withdrew { side, ships, to: *to });
            }
        }
    }

    /// Ships that are destroyed after the withdrawal (W5.5) are gone from where they went: from
    /// the larger part of a fleet that was split.
    pub(super) fn shrink_withdrawn(&self, battle: &mut Battle) {
        let Some(winner) = battle.winner else { return };
        let left = battle.side(winner.other()).ships;
        loop {
            let placed: u16 = battle.withdrawn.iter().filter(|(to, _)| to.is_some()).map(|(_, n)| *n).sum();
            let parts = battle.withdrawn.iter_mut().rev().filter(|(to, _)| to.is_some());
            match parts.max_by_key(|(_, n)| *n) {
                Some((_, n)) if placed > left => *n -= 1,
                _ => break,
            }
        }
        battle.withdrawn.retain(|(_, n)| *n > 0);
    }
}

/// W6.5: no planet is left for a side's ships.
fn to_supply(battle: &mut Battle, side: Side, sink: &mut impl Sink<Event>) {
    let ships = std::mem::take(&mut battle.side_mut(side).ships);
    battle.withdrawn.push((None, ships));
    sink.tell(|| Event::WithdrewToSupply { side, ships });
}
