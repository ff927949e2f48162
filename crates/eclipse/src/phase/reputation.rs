//! E10: reputation tiles.

use super::CombatPhase;
use super::choice::Choice;
use super::state::{Phase, Stage, Tally};
use crate::event::Event;
use crate::party::Party;
use crate::setup::Tiles;
use admiralty_game::{Audience, Chance, Law, Seat, Sink, Urn};

/// E10.1: the most tiles that a player draws for a hex.
pub const MAX_DRAW: u16 = 5;

impl CombatPhase {
    /// E10.1, E10.3, E10.4: after all battles of a hex its players draw, in order of entry.
    pub(super) fn begin_reputation(
        &self,
        phase: &mut Phase,
        hex: usize,
        tally: &[Tally],
        sink: &mut impl Sink<Event>,
    ) {
        let mut waiting = Vec::new();
        // The real order of entry, also of a controller (E1.5) and of those wiped out (E1.6).
        for fleet in &self.setup().hexes[hex].fleets {
            let Party::Player(seat) = fleet.party else { continue };
            let tally = &tally[seat.index()];
            if !tally.fought {
                continue;
            }
            let remains = phase.hexes[hex].fleet(fleet.party).is_some();
            let penalty = tally.retreated && !remains;
            if penalty {
                sink.tell(|| Event::NoTileForRetreat { seat });
            }
            let due = (tally.tiles + u16::from(!penalty)).min(MAX_DRAW) as u8;
            if due > 0 {
                sink.tell(|| Event::TilesDue { seat, tiles: due, taking_part: !penalty });
                waiting.push((seat, due));
            }
        }
        waiting.reverse();
        self.next_draw(phase, hex, waiting, sink);
    }

    /// E10.3: the next player draws; after the last the next hex.
    fn next_draw(
        &self,
        phase: &mut Phase,
        hex: usize,
        mut waiting: Vec<(Seat, u8)>,
        sink: &mut impl Sink<Event>,
    ) {
        while let Some((seat, due)) = waiting.pop() {
            let to_draw = phase.bag.total().min(u16::from(due)) as u8;
            if to_draw < due {
                sink.tell(|| Event::BagShort { seat, due, tiles: to_draw });
            }
            if to_draw > 0 {
                let (hand, hex) = (Tiles::default(), hex as u8);
                phase.stage = Stage::Reputation { hex, seat, to_draw, hand, overfull: false, waiting };
                return;
            }
        }
        self.next_hex(phase, hex + 1, sink);
    }

    /// The bag as the chance of a draw; only the drawer sees the tile (E10.2).
    pub(super) fn draw(&self, phase: &Phase, seat: Seat) -> Chance {
        let things = phase.bag.iter().map(|(value, n)| (value, u32::from(n))).collect();
        Chance { law: Law::Draw(Urn { things }), audience: Audience::Only(seat) }
    }

    /// A tile was drawn (E10.1).
    pub(super) fn drawn(&self, phase: &mut Phase, value: u8, sink: &mut impl Sink<Event>) {
        if let Stage::Reputation { seat, to_draw, hand, .. } = &mut phase.stage
            && phase.bag.take(value)
        {
            hand.add(value);
            *to_draw -= 1;
            let seat = *seat;
            sink.tell(|| Event::TileDrawn { seat, value: Some(value) });
        }
    }

    /// E10.2: one drawn tile is kept; if the track was full, one goes back, the new one perhaps.
    pub(super) fn each_tile(&self, phase: &Phase, f: &mut impl FnMut(Choice)) {
        if let Stage::Reputation { seat, hand, overfull, .. } = &phase.stage {
            if *overfull {
                phase.players[seat.index()].track.values().for_each(|v| f(Choice::Return(v)));
            } else {
                hand.values().for_each(|v| f(Choice::Keep(v)));
            }
        }
    }

    /// E10.2: the player keeps a tile, the others go back in the bag.
    pub(super) fn keep(&self, phase: &mut Phase, value: u8, sink: &mut impl Sink<Event>) {
        let Stage::Reputation { seat, hand, overfull, .. } = &mut phase.stage else { return };
        let seat = *seat;
        if *overfull || !hand.take(value) {
            return;
        }
        let back = hand.total() as u8;
        for (value, n) in std::mem::take(hand).iter() {
            phase.bag.add_all(value, n);
        }
        let player = &mut phase.players[seat.index()];
        player.track.add(value);
        *overfull = player.track.total() > u16::from(self.setup().players[seat.index()].track_size);
        let full = *overfull;
        sink.tell(|| Event::TileKept { seat, value: Some(value), back });
        if !full {
            self.drawn_all(phase, sink);
        }
    }

    /// E10.2: a tile goes back from a track that was full.
    pub(super) fn put_back(&self, phase: &mut Phase, value: u8, sink: &mut impl Sink<Event>) {
        let Stage::Reputation { seat, overfull: true, .. } = &phase.stage else { return };
        let seat = *seat;
        if phase.players[seat.index()].track.take(value) {
            phase.bag.add(value);
            sink.tell(|| Event::TileReturned { seat, value: Some(value) });
            self.drawn_all(phase, sink);
        }
    }

    fn drawn_all(&self, phase: &mut Phase, sink: &mut impl Sink<Event>) {
        if let Stage::Reputation { hex, waiting, .. } = &mut phase.stage {
            let (hex, waiting) = (usize::from(*hex), std::mem::take(waiting));
            self.next_draw(phase, hex, waiting, sink);
        }
    }
}
