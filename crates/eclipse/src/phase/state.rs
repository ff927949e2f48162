//! What changes in a Combat Phase.

use crate::battle::Battle;
use crate::party::Party;
use crate::setup::{Fleet, Population, Setup, Square, Tiles};
use crate::ship::{ShipType, Ships, TYPES};
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};

/// A Combat Phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Phase {
    /// The hexes, in the order of the setup (E1.2).
    pub hexes: Vec<HexState>,
    /// The players, by seat.
    pub players: Vec<PlayerState>,
    /// The reputation bag.
    pub bag: Tiles,
    /// What the phase waits for.
    pub stage: Stage,
}

/// A hex.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct HexState {
    /// Whose disc lies here.
    pub controller: Option<Seat>,
    /// The fleets, in the order in which they entered (E1.6). Ships that retreated to this hex
    /// are among them.
    pub fleets: Vec<Fleet>,
    /// The controller's population.
    pub population: Population,
}

impl HexState {
    /// The fleet of a party that has ships here.
    #[must_use]
    pub fn fleet(&self, party: Party) -> Option<&Fleet> {
        self.fleets.iter().find(|f| f.party == party && f.count() > 0)
    }

    /// The players with ships here, in order of entry.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.fleets.iter().filter(|f| f.count() > 0).filter_map(|f| f.party.seat())
    }

    /// The NPC with ships here.
    #[must_use]
    pub fn npc(&self) -> Option<Party> {
        self.fleets.iter().filter(|f| f.count() > 0).map(|f| f.party).find(|p| p.is_npc())
    }

    pub(super) fn set_ships(&mut self, party: Party, ships: [Ships; TYPES]) {
        match self.fleets.iter_mut().find(|f| f.party == party) {
            Some(fleet) => fleet.ships = ships,
            None => self.fleets.push(Fleet { party, ships }),
        }
    }

    pub(super) fn join(&mut self, party: Party, slot: usize, ships: &Ships) {
        let mut all = self.fleet(party).map_or_else(Default::default, |f| f.ships);
        all[slot].join(ships);
        self.set_ships(party, all);
    }
}

/// What a player has besides ships.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// Discs on the Influence Track.
    pub discs: u8,
    /// Tiles on the Reputation Track.
    pub track: Tiles,
    /// Cubes in the graveyards: money, science, materials (E9.4).
    pub graveyard: [u8; 3],
    /// E12.2.
    pub eliminated: bool,
}

/// What a player did in the battles of a hex (E10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Took part in a battle.
    pub fought: bool,
    /// Tiles for destroyed ships, not capped.
    pub tiles: u16,
    /// Some of its ships retreated.
    pub retreated: bool,
}

/// What the phase waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A battle goes on (E2–E8).
    Battle {
        /// Index of the hex.
        hex: u8,
        /// The attacker.
        attacker: Party,
        /// The defender.
        defender: Party,
        /// The battle.
        battle: Box<Battle>,
        /// Who fights the survivor later, the next one last.
        waiting: Vec<Party>,
        /// What the players did here so far, by seat.
        tally: Vec<Tally>,
    },
    /// Players draw and settle tiles (E10).
    Reputation {
        /// Index of the hex.
        hex: u8,
        /// The player whose turn it is.
        seat: Seat,
        /// How many tiles are still to be drawn.
        to_draw: u8,
        /// The tiles drawn.
        hand: Tiles,
        /// Whether a tile was kept and the track holds one too many.
        overfull: bool,
        /// Who draws later, and how many tiles, the next one last.
        waiting: Vec<(Seat, u8)>,
    },
    /// A player attacks population (E9).
    Population {
        /// Index of the hex.
        hex: u8,
        /// The attacker.
        seat: Seat,
        /// Types that have attacked, as bits in the order of size.
        attacked: u8,
        /// What is going on.
        step: Attack,
    },
    /// A player may place a disc (E11.2).
    Influence {
        /// Index of the hex.
        hex: u8,
        /// The player.
        seat: Seat,
    },
    /// The phase is over.
    Over,
}

/// What is going on in an attack on population.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attack {
    /// E9.6: the attacker chooses a type.
    Choose,
    /// E9.1: so many ships of a type roll.
    Roll(ShipType, u8),
    /// E9.2: so many points are to be dealt; the attacker chooses a cube.
    Deal(u16),
    /// E9.4: a cube on this square is destroyed, its owner chooses the graveyard; so many points
    /// are left to be dealt after it.
    Bury(Square, u16),
    /// E9.3: all cubes are destroyed; the owner chooses the graveyard of one on this square.
    BuryAll(Square),
}

impl Phase {
    pub(super) fn new(setup: &Setup) -> Self {
        let hexes = setup.hexes.iter().map(|hex| HexState {
            controller: hex.controller,
            fleets: hex.fleets.clone(),
            population: hex.population,
        });
        let players = setup.players.iter().map(|player| PlayerState {
            discs: player.discs,
            track: player.track,
            graveyard: [0; 3],
            eliminated: false,
        });
        Self { hexes: hexes.collect(), players: players.collect(), bag: setup.bag, stage: Stage::Over }
    }
}
