//! V1: which attack is next.

use super::Turn;
use super::state::{Stage, TurnState};
use crate::battle::{Arena, Side};
use crate::event::Event;
use admiralty_game::{Rulebook, Sink};

impl Turn {
    /// V1.3: any attack, but those on home regions come before those on outer regions.
    pub(super) fn next_attacks<'a>(&'a self, turn: &'a TurnState) -> impl Iterator<Item = u8> + 'a {
        let home =
            |region: u8| self.setup().regions.get(usize::from(region)).is_some_and(|r| r.home.is_some());
        let homes = turn.attacks.iter().any(|region| home(*region));
        turn.attacks.iter().copied().filter(move |region| !homes || home(*region))
    }

    /// V1.1, V1.2: one attack after the other, then the end phase. Where only one can be next, nobody
    /// is asked.
    pub(super) fn next_attack(&self, turn: &mut TurnState, sink: &mut impl Sink<Event>) {
        let next: Vec<u8> = self.next_attacks(turn).collect();
        match next[..] {
            [] => self.begin_end_phase(turn, sink),
            [only] => self.begin_attack(turn, only, sink),
            _ => turn.stage = Stage::Next,
        }
    }

    /// V1.3, V1.5: an attack of the active player on the region's controller begins.
    pub(super) fn begin_attack(&self, turn: &mut TurnState, region: u8, sink: &mut impl Sink<Event>) {
        let Some(arena) = self.arena_of(turn, region) else { return };
        let [attacker, defender] = arena.seats;
        let home = arena.home.is_some();
        sink.tell(|| Event::AttackBegins { region, attacker, defender, home });
        let here = &mut turn.regions[usize::from(region)];
        let fleets = arena.seats.map(|seat| here.fleets.get_mut(seat.index()).map(std::mem::take));
        let arena = Arena { fleets: fleets.map(Option::unwrap_or_default), ..arena };
        let battle = Box::new(arena.start(sink));
        turn.stage = Stage::Attack { region, battle };
        self.settle(turn, &arena, region, sink);
    }

    /// Brings ships that have withdrawn to where they went, and goes on after the attack if it is
    /// over.
    pub(super) fn settle(
        &self,
        turn: &mut TurnState,
        arena: &Arena,
        region: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let Stage::Attack { battle, .. } = &mut turn.stage else { return };
        let away = std::mem::take(&mut battle.away);
        let over = battle.outcome().map(|outcome| (outcome, std::mem::take(&mut battle.fleets)));
        for (side, away) in Side::BOTH.into_iter().zip(away) {
            away.into_iter().for_each(|gone| Self::arrive(turn, arena.seat(side), gone));
        }
        if let Some((outcome, fleets)) = over {
            for (side, fleet) in Side::BOTH.into_iter().zip(fleets) {
                let here = turn.regions.get_mut(usize::from(region));
                if let Some(place) = here.and_then(|here| here.fleets.get_mut(arena.seat(side).index())) {
                    place.join(&fleet);
                }
            }
            self.attack_over(turn, region, outcome, sink);
        }
    }
}
