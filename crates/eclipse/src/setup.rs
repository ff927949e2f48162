//! What a Combat Phase starts from: players, hexes, bag, house rules.

use crate::party::{Npc, Party};
use crate::ship::{Figures, HexNumber, MAX_HULL, MAX_SHIPS, ShipType, Ships, TYPES};
use admiralty_game::Seat;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// The highest value of a reputation tile that the bag can hold.
pub const MAX_TILE: u8 = 9;
/// The most dice of one colour on one ship.
pub const MAX_DICE: u8 = 20;
/// The most hexes of a setup.
pub const MAX_HEXES: usize = 250;
/// The most population cubes of one kind of square in a hex.
pub const MAX_CUBES: u8 = 30;

/// House rules: the switches that the clauses mark as options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct House {
    /// E2.5.
    pub own_ties: OwnTies,
    /// E4.4.
    pub npc_spread: NpcSpread,
}

/// E2.5: who orders types of one side with the same initiative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnTies {
    /// Their owner, anew each round.
    #[default]
    Ask,
    /// Larger ships first.
    Size,
}

/// E4.4: where dice of NPCs go that cannot destroy anything, among ships of equal size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NpcSpread {
    /// On the most damaged ship.
    #[default]
    Concentrate,
    /// Spread evenly.
    Spread,
}

/// A player of the Combat Phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name at the table.
    pub name: String,
    /// The figures of the four ship types, larger first ([`ShipType::index`]).
    pub ships: [Figures; TYPES],
    /// E7.3: a wormhole on one side of the edge is enough.
    pub wormhole_generator: bool,
    /// E9.3: may destroy all population without a roll.
    pub neutron_bombs: bool,
    /// E9.7, a house rule: neutron bombs do not work against this player.
    pub neutron_absorber: bool,
    /// E3.5, a house rule: the damage of a red die may be split.
    pub antimatter_splitter: bool,
    /// Influence Discs left on the Influence Track.
    pub discs: u8,
    /// Reputation tiles on the track at the start.
    pub track: Tiles,
    /// How many tiles the track holds (E10.7).
    pub track_size: u8,
    /// E12.2: whether the player has discs or ships on hexes that the setup leaves out.
    pub elsewhere: bool,
}

/// The ships of one party in one hex.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fleet {
    /// Whose.
    pub party: Party,
    /// Per stack; an NPC uses the first alone.
    pub ships: [Ships; TYPES],
}

impl Fleet {
    /// How many ships there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.ships.iter().map(|s| u32::from(s.count())).sum()
    }
}

/// The edge between two hexes (E7.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wormhole {
    /// A wormhole on both sides: anyone passes.
    Both,
    /// On one side only: the Wormhole Generator is needed.
    OneSide,
    /// On neither side: nobody passes.
    None,
}

/// A hex of the Combat Phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hex {
    /// Its number.
    pub number: HexNumber,
    /// The player whose disc lies here.
    pub controller: Option<Seat>,
    /// Fleets in order of entry (E1.6); an NPC anywhere, it was there before all (E2.2).
    pub fleets: Vec<Fleet>,
    /// The controller's population.
    pub population: Population,
    /// Edges to neighbours.
    pub edges: Vec<(HexNumber, Wormhole)>,
}

/// A resource: the colour of a population cube's track and graveyard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cube {
    /// Orange.
    Money,
    /// Pink.
    Science,
    /// Brown.
    Materials,
}

impl Cube {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Money, Self::Science, Self::Materials];
}

/// A kind of population square (E9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Square {
    /// A square of one colour.
    Money,
    /// A square of one colour.
    Science,
    /// A square of one colour.
    Materials,
    /// A wild square: any colour.
    Gray,
    /// On an Orbital: Money or Science.
    Orbital,
}

impl Square {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Money, Self::Science, Self::Materials, Self::Gray, Self::Orbital];

    /// E9.4: the graveyards to which a cube from this square may go.
    #[must_use]
    pub const fn graveyards(self) -> &'static [Cube] {
        match self {
            Self::Money => &[Cube::Money],
            Self::Science => &[Cube::Science],
            Self::Materials => &[Cube::Materials],
            Self::Gray => &Cube::ALL,
            Self::Orbital => &[Cube::Money, Cube::Science],
        }
    }
}

/// Population cubes in a hex, by kind of square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Population([u8; 5]);

impl Population {
    /// Cubes on squares of this kind.
    #[must_use]
    pub const fn on(&self, square: Square) -> u8 {
        self.0[square as usize]
    }

    /// Sets the cubes on squares of this kind.
    pub const fn set(&mut self, square: Square, cubes: u8) {
        self.0[square as usize] = cubes;
    }

    /// Removes one cube; `false` if there is none.
    pub const fn remove(&mut self, square: Square) -> bool {
        let cubes = &mut self.0[square as usize];
        if *cubes == 0 {
            return false;
        }
        *cubes -= 1;
        true
    }

    /// All cubes.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |a, b| a.saturating_add(*b))
    }

    /// The kinds of square with cubes.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        Square::ALL.into_iter().filter(|s| self.on(*s) > 0)
    }
}

/// Reputation tiles by value, unordered (E10.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tiles([u8; MAX_TILE as usize + 1]);

impl Tiles {
    /// How many tiles of this value.
    #[must_use]
    pub fn of(&self, value: u8) -> u8 {
        self.0.get(value as usize).copied().unwrap_or(0)
    }

    /// All tiles.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.0.iter().map(|n| u16::from(*n)).sum()
    }

    /// Adds a tile. Values above [`MAX_TILE`] do not exist and are ignored.
    pub fn add(&mut self, value: u8) {
        self.add_all(value, 1);
    }

    /// Adds `n` tiles of a value.
    pub fn add_all(&mut self, value: u8, n: u8) {
        if let Some(tiles) = self.0.get_mut(value as usize) {
            *tiles = tiles.saturating_add(n);
        }
    }

    /// Takes a tile out; `false` if there is none of this value.
    pub fn take(&mut self, value: u8) -> bool {
        match self.0.get_mut(value as usize) {
            Some(n) if *n > 0 => {
                *n -= 1;
                true
            }
            _ => false,
        }
    }

    /// Values and numbers of the tiles there are.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..=MAX_TILE).map(|v| (v, self.of(v))).filter(|(_, n)| *n > 0)
    }

    /// The values there are.
    pub fn values(&self) -> impl Iterator<Item = u8> + '_ {
        self.iter().map(|(v, _)| v)
    }
}

/// Everything that a Combat Phase starts from. [`Setup::check`] makes sure that it makes sense.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The players; a seat is an index here.
    pub players: Vec<Player>,
    /// The kinds of NPC that occur.
    pub npcs: Vec<Npc>,
    /// The hexes in descending order of their number (E1.2).
    pub hexes: Vec<Hex>,
    /// The reputation bag.
    pub bag: Tiles,
    /// House rules.
    pub house: House,
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum SetupError {
    #[error("a Combat Phase has at most {MAX_PLAYERS} players, not {0}")]
    TooManyPlayers(usize),
    #[error("a Combat Phase has at most {MAX_HEXES} hexes here, not {0}")]
    TooManyHexes(usize),
    #[error("hex {hex} has {cubes} population cubes on squares of a kind; {MAX_CUBES} is the most")]
    TooManyCubes { hex: HexNumber, cubes: u8 },
    #[error("hex {hex} has {edges} edges; a hex has six")]
    TooManyEdges { hex: HexNumber, edges: usize },
    #[error("two players are called {0}")]
    SameName(String),
    #[error("hex {0} occurs twice")]
    HexTwice(HexNumber),
    #[error("hex {hex} lists an edge to {to}, which is not among the hexes")]
    NoSuchHex { hex: HexNumber, to: HexNumber },
    #[error("hex {hex} has a player or NPC who is not in the scenario")]
    NoSuchParty { hex: HexNumber },
    #[error("hex {hex} lists the same party twice")]
    PartyTwice { hex: HexNumber },
    #[error("hex {hex} has more than one kind of NPC; NPCs stand alone")]
    TwoNpcs { hex: HexNumber },
    #[error("hex {hex} has population but no controller")]
    NobodysPopulation { hex: HexNumber },
    #[error("hex {hex}: {count} ships of a type are beyond any table; {MAX_SHIPS} is the most")]
    TooManyShips { hex: HexNumber, count: u32 },
    #[error("{name}'s {ship}: {what} can be at most {most}, not {given}")]
    FigureTooLarge { name: String, ship: &'static str, what: &'static str, most: i32, given: i32 },
    #[error("{name}'s track has room for {size} tiles, not {tiles}")]
    TrackOverfull { name: String, size: u8, tiles: u16 },
    #[error("{name}'s starbase stands in hex {hex}, which {name} does not control; starbases only defend")]
    StarbaseAway { name: String, hex: HexNumber },
}

impl Figures {
    /// Checks that no figure is beyond what the engine computes with; names the figure, the most
    /// it can be, and what it is.
    ///
    /// # Errors
    /// The first figure that is too large.
    pub fn check(&self) -> Result<(), (&'static str, i32, i32)> {
        let figures = [
            ("initiative", i32::from(self.initiative.0), 100),
            ("computer", i32::from(self.computer.0), 20),
            ("shield", i32::from(self.shield.0), 20),
            ("hull", i32::from(self.hull.0), i32::from(MAX_HULL)),
            ("yellow", i32::from(self.yellow), i32::from(MAX_DICE)),
            ("orange", i32::from(self.orange), i32::from(MAX_DICE)),
            ("red", i32::from(self.red), i32::from(MAX_DICE)),
            ("missiles", i32::from(self.missiles), i32::from(MAX_DICE)),
        ];
        match figures.into_iter().find(|(_, given, most)| given > most) {
            Some((what, given, most)) => Err((what, most, given)),
            None => Ok(()),
        }
    }
}

impl Setup {
    /// Everything that is wrong, not only the first thing.
    ///
    /// # Errors
    /// A list that is not empty.
    pub fn check(&self) -> Result<(), Vec<SetupError>> {
        let mut wrong = Vec::new();
        if self.players.len() > MAX_PLAYERS {
            wrong.push(SetupError::TooManyPlayers(self.players.len()));
        }
        for (i, player) in self.players.iter().enumerate() {
            if self.players[..i].iter().any(|p| p.name == player.name) {
                wrong.push(SetupError::SameName(player.name.clone()));
            }
            if player.track.total() > u16::from(player.track_size) {
                let (name, size) = (player.name.clone(), player.track_size);
                wrong.push(SetupError::TrackOverfull { name, size, tiles: player.track.total() });
            }
            for ship in ShipType::ALL {
                if let Err((what, most, given)) = player.ships[ship.index()].check() {
                    let (name, ship) = (player.name.clone(), ship.name());
                    wrong.push(SetupError::FigureTooLarge { name, ship, what, most, given });
                }
            }
        }
        if self.hexes.len() > MAX_HEXES {
            wrong.push(SetupError::TooManyHexes(self.hexes.len()));
        }
        for npc in &self.npcs {
            if let Err((what, most, given)) = npc.figures.check() {
                let name = npc.name.clone();
                wrong.push(SetupError::FigureTooLarge { name, ship: "ship", what, most, given });
            }
        }
        for (i, hex) in self.hexes.iter().enumerate() {
            if self.hexes[..i].iter().any(|h| h.number == hex.number) {
                wrong.push(SetupError::HexTwice(hex.number));
            }
            self.check_hex(hex, &mut wrong);
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    fn check_hex(&self, hex: &Hex, wrong: &mut Vec<SetupError>) {
        let number = hex.number;
        if hex.edges.len() > 6 {
            wrong.push(SetupError::TooManyEdges { hex: number, edges: hex.edges.len() });
        }
        if let Some(cubes) = hex.population.squares().map(|s| hex.population.on(s)).find(|n| *n > MAX_CUBES) {
            wrong.push(SetupError::TooManyCubes { hex: number, cubes });
        }
        for (to, _) in &hex.edges {
            if !self.hexes.iter().any(|h| h.number == *to) {
                wrong.push(SetupError::NoSuchHex { hex: number, to: *to });
            }
        }
        let known = |party: Party| match party {
            Party::Player(seat) => seat.index() < self.players.len(),
            Party::Npc(npc) => usize::from(npc) < self.npcs.len(),
        };
        let parties = hex.fleets.iter().map(|f| f.party).chain(hex.controller.map(Party::Player));
        if !parties.clone().all(known) {
            wrong.push(SetupError::NoSuchParty { hex: number });
            return;
        }
        if hex.fleets.iter().filter(|f| f.party.is_npc()).count() > 1 {
            wrong.push(SetupError::TwoNpcs { hex: number });
        }
        if hex.population.total() > 0 && hex.controller.is_none() {
            wrong.push(SetupError::NobodysPopulation { hex: number });
        }
        for (i, fleet) in hex.fleets.iter().enumerate() {
            if hex.fleets[..i].iter().any(|f| f.party == fleet.party) {
                wrong.push(SetupError::PartyTwice { hex: number });
            }
            for ships in &fleet.ships {
                if ships.count() > MAX_SHIPS {
                    let count = u32::from(ships.count());
                    wrong.push(SetupError::TooManyShips { hex: number, count });
                }
            }
            let starbases = !fleet.ships[ShipType::Starbase.index()].is_empty();
            if let Party::Player(seat) = fleet.party
                && starbases
                && hex.controller != Some(seat)
            {
                let name = self.players[seat.index()].name.clone();
                wrong.push(SetupError::StarbaseAway { name, hex: number });
            }
        }
    }
}
