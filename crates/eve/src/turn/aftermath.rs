//! V3.6, V3.7: what becomes of the region after an attack, and of who has lost the game.

use super::Turn;
use super::state::{Stage, TurnState};
use crate::battle::{Outcome, Side, holder};
use crate::event::Event;
use crate::ship::Fleet;
use admiralty_game::{Seat, Sink};

impl Turn {
    /// V1.2: an attack is resolved completely; then the next.
    pub(super) fn attack_over(
        &self,
        turn: &mut TurnState,
        region: u8,
        outcome: Outcome,
        sink: &mut impl Sink<Event>,
    ) {
        turn.attacks.retain(|other| *other != region);
        turn.stage = Stage::Next;
        match outcome.loser() {
            None => self.whose_region(turn, region, sink),
            Some(Side::Attacker) => self.lose(turn, self.setup().active, sink),
            Some(Side::Defender) => {
                if let Some(owner) = turn.regions.get(usize::from(region)).and_then(|r| r.controller) {
                    self.lose(turn, owner, sink);
                }
            }
        }
        if turn.stage == Stage::Next {
            self.next_attack(turn, sink);
        }
    }

    /// V3.6 ([`holder`]), and what is told of it.
    fn whose_region(&self, turn: &mut TurnState, region: u8, sink: &mut impl Sink<Event>) {
        let at = usize::from(region);
        let home = self.setup().regions.get(at).is_some_and(|region| region.home.is_some());
        let Some(here) = turn.regions.get_mut(at) else { return };
        let there = |seat: Seat| here.fleets.get(seat.index()).is_some_and(|fleet| !fleet.is_empty());
        let attacker = self.setup().active;
        let Some(controller) = here.controller else {
            return sink.tell(|| Event::AttackEnds { region, keeps: None });
        };
        match holder(home, [there(attacker), there(controller)]) {
            Some(Side::Defender) => sink.tell(|| Event::AttackEnds { region, keeps: Some(controller) }),
            Some(Side::Attacker) => {
                here.controller = Some(attacker);
                sink.tell(|| Event::RegionTaken { region, seat: attacker });
            }
            None => {
                here.controller = None;
                sink.tell(|| Event::RegionUncontrolled { region });
            }
        }
    }

    /// V3.7: a player whose starbase is destroyed has lost. Their ships are scrapped, and attacks
    /// against them lapse; an outer region of theirs is then treated like one whose attack has
    /// ended (V3.6). If one player is left, that one has won.
    fn lose(&self, turn: &mut TurnState, loser: Seat, sink: &mut impl Sink<Event>) {
        if let Some(lost) = turn.lost.get_mut(loser.index()) {
            *lost = true;
        }
        sink.tell(|| Event::Lost { seat: loser });
        let mut scrapped: Vec<(crate::ship::Kind, u32)> = Vec::new();
        let docks = turn.docks.iter_mut().enumerate();
        let fleets = turn.regions.iter_mut().flat_map(|region| region.fleets.iter_mut().enumerate());
        for (_, fleet) in docks.chain(fleets).filter(|(seat, _)| *seat == loser.index()) {
            for (kind, ships) in std::mem::take::<Fleet>(fleet).kinds() {
                match scrapped.iter_mut().find(|(other, _)| *other == kind) {
                    Some((_, sum)) => *sum = sum.saturating_add(u32::from(ships)),
                    None => scrapped.push((kind, u32::from(ships))),
                }
            }
        }
        scrapped.sort_unstable();
        for (kind, ships) in scrapped {
            sink.tell(|| Event::Scrapped { seat: loser, kind, ships });
        }
        for region in 0..turn.regions.len() as u8 {
            self.lapse(turn, region, loser, sink);
        }
        let remaining: Vec<Seat> = turn.remaining().collect();
        if let [winner] = remaining[..] {
            sink.tell(|| Event::Won { seat: winner });
            turn.attacks.clear();
            turn.stage = Stage::Over;
        }
    }

    /// V3.7: a region of the player who has lost.
    fn lapse(&self, turn: &mut TurnState, region: u8, loser: Seat, sink: &mut impl Sink<Event>) {
        let at = usize::from(region);
        if turn.regions.get(at).is_none_or(|here| here.controller != Some(loser)) {
            return;
        }
        if turn.attacks.contains(&region) {
            turn.attacks.retain(|other| *other != region);
            sink.tell(|| Event::AttackLapses { region });
        }
        if self.setup().regions.get(at).is_some_and(|here| here.home.is_none()) {
            self.whose_region(turn, region, sink);
        }
    }
}
