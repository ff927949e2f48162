//! What changes in a turn of attacks.

use crate::battle::Battle;
use crate::setup::{Hand, Setup};
use crate::ship::Fleet;
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};

/// A turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TurnState {
    /// The regions, in the order of the setup.
    pub regions: Vec<RegionState>,
    /// The ships in the dock of each player, by seat.
    pub docks: Vec<Fleet>,
    /// Who has lost the game, by seat (V3.7).
    pub lost: Vec<bool>,
    /// The regions whose attacks are not resolved, in order; that of the current attack is among
    /// them.
    pub attacks: Vec<u8>,
    /// The hand of the active player.
    pub hand: Hand,
    /// What the turn waits for.
    pub stage: Stage,
}

/// A region.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RegionState {
    /// Who has it.
    pub controller: Option<Seat>,
    /// The ships of each player there, by seat. Those that fight in the current attack are in the
    /// battle.
    pub fleets: Vec<Fleet>,
}

/// What the turn waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// V1.3: the attacker chooses the next attack.
    Next,
    /// An attack is being resolved (V2, V3).
    Attack {
        /// On this region.
        region: u8,
        /// The battle.
        battle: Box<Battle>,
    },
    /// V4.2: the active player discards.
    Discard,
    /// The turn is over.
    Over,
}

impl TurnState {
    pub(super) fn new(setup: &Setup) -> Self {
        let region = |region: &crate::setup::Region| RegionState {
            controller: region.controller,
            fleets: region.fleets.clone(),
        };
        Self {
            regions: setup.regions.iter().map(region).collect(),
            docks: setup.players.iter().map(|player| player.dock.clone()).collect(),
            lost: vec![false; setup.players.len()],
            attacks: (0..setup.regions.len())
                .filter(|region| setup.is_attack(*region))
                .map(|region| region as u8)
                .collect(),
            hand: setup.hand.clone(),
            stage: Stage::Next,
        }
    }

    /// The players who have not lost, by seat.
    pub fn remaining(&self) -> impl Iterator<Item = Seat> + '_ {
        self.lost.iter().enumerate().filter(|(_, lost)| !**lost).map(|(seat, _)| Seat(seat as u8))
    }

    /// The ships of a player in a region, those that fight there included.
    #[must_use]
    pub fn fleet(&self, region: usize, seat: Seat) -> Option<&Fleet> {
        self.regions.get(region)?.fleets.get(seat.index())
    }
}
