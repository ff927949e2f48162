//! The Combat Phase as one seat sees it.

use super::CombatPhase;
use super::state::{Phase, Stage};
use crate::setup::Tiles;
use admiralty_game::Seat;
use serde::Serialize;

/// E10.2: everything, but for the values of reputation tiles: those in the bag, on the tracks of
/// the others and in the hand of another who draws. How many there are is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The phase with the hidden tiles left out.
    pub phase: Phase,
    /// Tiles in the bag.
    pub bag: u16,
    /// Tiles on each player's track, by seat.
    pub tracks: Vec<u16>,
    /// Tiles in the hand of who draws.
    pub hand: u16,
}

impl CombatPhase {
    pub(super) fn seen_by(&self, phase: &Phase, by: Seat) -> View {
        let mut seen = phase.clone();
        let bag = phase.bag.total();
        seen.bag = Tiles::default();
        for (seat, player) in seen.players.iter_mut().enumerate() {
            if seat != by.index() {
                player.track = Tiles::default();
            }
        }
        let mut in_hand = 0;
        if let Stage::Reputation { seat, hand, .. } = &mut seen.stage {
            in_hand = hand.total();
            if *seat != by {
                *hand = Tiles::default();
            }
        }
        let tracks = phase.players.iter().map(|p| p.track.total()).collect();
        View { phase: seen, bag, tracks, hand: in_hand }
    }
}
