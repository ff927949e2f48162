//! Scenario files of Eclipse: a whole Combat Phase in TOML.
//!
//! The examples under `examples/eclipse/` explain every key; [`schema`] is their JSON Schema. In short:
//!
//! ```toml
//! game = "eclipse"
//! [[player]]
//! name = "Red"
//! [[player]]
//! name = "Blue"
//! [[hex]]
//! number = 101
//! controller = "Red"
//! fleets = ["Red: 3 interceptors, 1 cruiser", "Blue: 2 cruisers"]
//! ```
//!
//! All that is wrong with a file is said at once, each thing at its place.

mod file;
mod fleets;
mod hexes;
mod npcs;
mod number;
mod players;

#[cfg(test)]
mod tests;

use crate::data::{Data, data};
use crate::notation::names::Names;
use crate::notation::no_data;
use admiralty_adapter::opening::Opening;
use admiralty_eclipse::party::{Npc, Party};
use admiralty_eclipse::phase::CombatPhase;
use admiralty_eclipse::setup::{Hex, House, NpcSpread, OwnTies, Player, Setup, Tiles};
use admiralty_eclipse::ship::ShipType;
use admiralty_notation::recover::{self, Lost};
use admiralty_notation::{Diagnostic, Kind, Problems, Source};
use admiralty_notation::{names, shown};
use toml::Spanned;

/// The longest file, in bytes.
pub const MAX_LENGTH: usize = 1 << 20;

/// The longest title, in characters.
const MAX_TITLE: usize = 120;

/// How the files begin.
const OPENING: Opening = Opening {
    game: "eclipse",
    what: "a scenario file",
    tables: "`[[player]]` and `[[hex]]`",
    line: Some("3 interceptor vs 1 ancient"),
};

/// A scenario file that makes sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it is called, if it says so.
    pub title: Option<String>,
    /// The Combat Phase.
    pub phase: CombatPhase,
    /// Remarks on what is right, and perhaps not what was meant.
    pub notes: Vec<String>,
    /// The file.
    pub text: String,
}

/// Reads a scenario file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn parse(source: &Source) -> Result<Scenario, Problems> {
    let data = data().map_err(no_data)?;
    let text = source.text();
    if text.len() > MAX_LENGTH {
        let message = format!("the file is {} bytes long", text.len());
        let problem = Diagnostic::new(Kind::OutOfRange, message);
        return Err(problem.help(format!("a scenario file has at most {MAX_LENGTH} bytes")).into());
    }
    let mut problems = Vec::new();
    let root = OPENING.open(source)?;
    let recovered = recover::recover::<file::File>(source, root, &mut problems);
    let Some(file) = recovered.file else {
        Problems::none(problems)?;
        return Err(Diagnostic::new(Kind::Internal, "the file cannot be read").into());
    };
    let mut reader = Reader { source, data, lost: recovered.lost, problems };
    let setup = reader.setup(&file);
    let mut problems = reader.problems;
    problems.sort_by_key(|problem| problem.place().map(|place| place.span.start));
    Problems::none(problems)?;
    let notes = notes(data, &setup);
    // All that the rulebook refuses was looked for above, where its place is known.
    let phase = CombatPhase::new(setup).map_err(|errors| refused(source, &errors))?;
    let title = file.title.map(Spanned::into_inner);
    Ok(Scenario { title, phase, notes, text: text.to_owned() })
}

/// The JSON Schema of scenario files.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(file::File).to_value()
}

/// A file that is being read.
struct Reader<'s> {
    source: &'s Source,
    data: &'static Data,
    /// Pieces that could not be read. What refers to their sections may be right.
    lost: Vec<Lost>,
    problems: Vec<Diagnostic>,
}

impl Reader<'_> {
    fn problem(&mut self, problem: Diagnostic) {
        self.problems.push(problem);
    }

    /// Whether all of a section could be read.
    fn whole(&self, section: &str) -> bool {
        !self.lost.iter().any(|lost| lost.section == section)
    }

    fn setup(&mut self, file: &file::File) -> Setup {
        let house = House {
            own_ties: match file.options.own_ties {
                file::OwnTies::Ask => OwnTies::Ask,
                file::OwnTies::Size => OwnTies::Size,
            },
            npc_spread: match file.options.npc_spread {
                file::NpcSpread::Concentrate => NpcSpread::Concentrate,
                file::NpcSpread::Spread => NpcSpread::Spread,
            },
        };
        self.title(file);
        let bag = self.bag(file);
        let npcs = self.npcs(file);
        for player in &file.player {
            if let Some(npc) = npcs.iter().find(|npc| names::same(&npc.name, player.name.get_ref())) {
                let message = format!("`{}` is what an NPC is called", npc.name);
                let problem = self.source.diagnostic(Kind::Conflict, player.name.span(), message);
                self.problem(problem.help("give the player another name: the log tells them apart by it"));
            }
        }
        let players = self.players(file);
        let names = Names { data: self.data, npcs: &npcs };
        let mut hexes = self.hexes(file, &names, &players);
        let npcs = occurring(npcs, &mut hexes);
        Setup { players, npcs, hexes, bag, house }
    }

    /// A title is a line of the log.
    fn title(&mut self, file: &file::File) {
        let Some(title) = &file.title else { return };
        let (message, help) = if title.get_ref().chars().any(char::is_control) {
            ("a title is one line, without control characters", "write a plain title".to_owned())
        } else if title.get_ref().chars().count() > MAX_TITLE {
            ("the title is too long", format!("a title has at most {MAX_TITLE} characters"))
        } else {
            return;
        };
        let span = players::first_line(self.source, title.span().into());
        self.problem(self.source.diagnostic(Kind::BadValue, span, message).help(help));
    }

    /// E10.7.
    fn bag(&mut self, file: &file::File) -> Tiles {
        let mut bag = Tiles::default();
        for (value, tiles) in &file.bag {
            let key = value.get_ref();
            let number = number::number(self.source, tiles, "the number of tiles", 0, 200);
            match (key.parse::<u8>().ok().filter(|v| (1..=9).contains(v)), number) {
                (Some(value), Ok(number)) => bag.add_all(value, number as u8),
                (_, Err(problem)) => self.problem(problem),
                (None, Ok(_)) => {
                    let message = format!("`{}` is no value of a reputation tile", shown(key));
                    let help = "values are 1 to 9: `4 = 5` are five tiles of the value 4";
                    let problem = self.source.diagnostic(Kind::OutOfRange, value.span(), message);
                    self.problem(problem.help(help));
                }
            }
        }
        bag
    }
}

/// The kinds of NPC that occur in these hexes; their fleets then count in this list.
fn occurring(npcs: Vec<Npc>, hexes: &mut [Hex]) -> Vec<Npc> {
    let mut used: Vec<u8> = Vec::new();
    for fleet in hexes.iter_mut().flat_map(|hex| &mut hex.fleets) {
        if let Party::Npc(npc) = &mut fleet.party {
            let place = used.iter().position(|other| other == npc).unwrap_or_else(|| {
                used.push(*npc);
                used.len() - 1
            });
            *npc = place as u8;
        }
    }
    used.into_iter().filter_map(|npc| npcs.get(usize::from(npc)).cloned()).collect()
}

/// More ships of a type than a player owns.
fn notes(data: &Data, setup: &Setup) -> Vec<String> {
    let mut notes = Vec::new();
    for (seat, player) in setup.players.iter().enumerate() {
        for ship in ShipType::ALL {
            let owned = u32::from(data.catalogue.blueprint(ship).max);
            let fleets = setup.hexes.iter().flat_map(|hex| &hex.fleets);
            let own = fleets.filter(|fleet| fleet.party.seat().is_some_and(|s| s.index() == seat));
            let count: u32 = own.map(|fleet| u32::from(fleet.ships[ship.index()].count())).sum();
            if count > owned {
                let (name, ship) = (&player.name, ship.name());
                notes.push(format!("{name} has {count} {ship}s; a player owns {owned}"));
            }
        }
    }
    notes
}

/// What the rulebook refuses all the same.
fn refused(source: &Source, errors: &[admiralty_eclipse::setup::SetupError]) -> Problems {
    let mut problems = errors.iter().map(|error| source.diagnostic(Kind::Illegal, 0..0, error.to_string()));
    let first = problems.next();
    let none = || Diagnostic::new(Kind::Internal, "the rulebook refuses the file and does not say why");
    let mut all = Problems::from(first.unwrap_or_else(none));
    all.extend(problems);
    all
}

/// The player of this name.
fn seat_of(players: &[Player], name: &str) -> Option<usize> {
    players
        .iter()
        .position(|player| player.name == name)
        .or_else(|| players.iter().position(|player| admiralty_notation::names::same(&player.name, name)))
}
