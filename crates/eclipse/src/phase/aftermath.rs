//! E11, E12: influence, repair, elimination.

use super::CombatPhase;
use super::choice::Choice;
use super::state::{Phase, Stage};
use crate::event::Event;
use crate::party::Party;
use admiralty_game::Sink;

impl CombatPhase {
    /// E11.1, E11.3: first all removals. A hex without population in which another player has a
    /// ship, and no NPC is, loses the previous controller's disc.
    pub(super) fn influence(&self, phase: &mut Phase, sink: &mut impl Sink<Event>) {
        for hex in 0..phase.hexes.len() {
            let state = &mut phase.hexes[hex];
            let Some(controller) = state.controller else { continue };
            let taken = state.players().any(|seat| seat != controller);
            if taken && state.population.total() == 0 && state.npc().is_none() {
                state.controller = None;
                let discs = &mut phase.players[controller.index()].discs;
                *discs = discs.saturating_add(1);
                let number = self.setup().hexes[hex].number;
                sink.tell(|| Event::DiscRemoved { seat: controller, hex: number });
            }
        }
        self.eliminate(phase, sink);
        self.next_placement(phase, 0, sink);
    }

    /// E11.2, E11.3: then the placements, in the order of E1.2: who has a ship in a hex without
    /// a disc, and a disc left, may place it.
    fn next_placement(&self, phase: &mut Phase, from: usize, sink: &mut impl Sink<Event>) {
        for hex in from..phase.hexes.len() {
            let state = &phase.hexes[hex];
            if state.controller.is_some() || state.npc().is_some() {
                continue;
            }
            if let Some(seat) = state.players().next() {
                let player = &phase.players[seat.index()];
                // E12.2: an eliminated player places none.
                if player.discs > 0 && !player.eliminated {
                    phase.stage = Stage::Influence { hex: hex as u8, seat };
                    return;
                }
            }
        }
        self.end(phase, sink);
    }

    /// E11.2: the player places a disc, or does not.
    pub(super) fn place(&self, phase: &mut Phase, choice: Choice, sink: &mut impl Sink<Event>) {
        let Stage::Influence { hex, seat } = phase.stage else { return };
        let index = usize::from(hex);
        let number = self.setup().hexes[index].number;
        if choice == Choice::PlaceDisc {
            phase.hexes[index].controller = Some(seat);
            let discs = &mut phase.players[seat.index()].discs;
            *discs = discs.saturating_sub(1);
            sink.tell(|| Event::DiscPlaced { seat, hex: number });
        } else {
            sink.tell(|| Event::DiscDeclined { seat, hex: number });
        }
        self.next_placement(phase, index + 1, sink);
    }

    /// E12.2: who has neither discs nor ships on the board is marked.
    fn eliminate(&self, phase: &mut Phase, sink: &mut impl Sink<Event>) {
        for (index, player) in self.setup().players.iter().enumerate() {
            let seat = admiralty_game::Seat(index as u8);
            let on_board = player.elsewhere
                || phase
                    .hexes
                    .iter()
                    .any(|hex| hex.controller == Some(seat) || hex.fleet(Party::Player(seat)).is_some());
            if !on_board {
                phase.players[index].eliminated = true;
                sink.tell(|| Event::Eliminated { seat });
            }
        }
    }

    /// E12.1: all damage is repaired, and the phase is over. E9.4: what lies in the graveyards
    /// returns to the tracks in the Cleanup Phase.
    fn end(&self, phase: &mut Phase, sink: &mut impl Sink<Event>) {
        for (index, hex) in phase.hexes.iter_mut().enumerate() {
            let number = self.setup().hexes[index].number;
            for fleet in &mut hex.fleets {
                let cubes = fleet.ships.iter_mut().map(|ships| ships.repair()).sum();
                let party = fleet.party;
                if cubes > 0 {
                    sink.tell(|| Event::Repaired { party, hex: number, cubes });
                }
            }
            hex.fleets.retain(|fleet| fleet.count() > 0);
        }
        for (index, player) in phase.players.iter().enumerate() {
            let [money, science, materials] = player.graveyard;
            if money + science + materials > 0 {
                let seat = admiralty_game::Seat(index as u8);
                sink.tell(|| Event::Graveyard { seat, money, science, materials });
            }
        }
        sink.tell(|| Event::PhaseEnds);
        phase.stage = Stage::Over;
    }
}
