//! Scenario files of EVE: the attacks of a turn in TOML.
//!
//! The examples under `examples/eve/` explain every key; [`schema`] is their JSON Schema. In short:
//!
//! ```toml
//! game = "eve"
//! active = "Ian"
//! [[player]]
//! name = "Ian"
//! [[player]]
//! name = "Elysha"
//! [[region]]
//! name = "Stain"
//! controller = "Elysha"
//! fleets = ["Elysha: heron(2/3), kestrel(2/2 ambush=1)", "Ian: incursus(2/1), tristan(3/2)"]
//! ```
//!
//! All that is wrong with a file is said at once, each thing at its place.

mod file;
mod fleets;
mod number;
mod players;
mod regions;

#[cfg(test)]
mod tests;

use crate::notation::side::Ships;
use admiralty_adapter::opening::Opening;
use admiralty_eve::setup::{AmbushKills, Setup, SetupError};
use admiralty_eve::turn::Turn;
use admiralty_notation::recover::{self, Lost};
use admiralty_notation::{Diagnostic, Kind, Problems, Source, Span};
use toml::Spanned;

/// The longest file, in bytes.
pub const MAX_LENGTH: usize = 1 << 20;

/// The longest title, in characters.
const MAX_TITLE: usize = 120;

/// The longest name of a player, a region or a card, in characters.
const MAX_NAME: usize = 40;

/// How the files begin.
const OPENING: Opening = Opening {
    game: "eve",
    what: "a scenario file",
    tables: "`[[player]]` and `[[region]]`",
    line: Some("2 rifter(1/2) vs heron(2/2)"),
};

/// A scenario file that makes sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it is called, if it says so.
    pub title: Option<String>,
    /// The turn.
    pub turn: Turn,
    /// The file.
    pub text: String,
}

/// Reads a scenario file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn parse(source: &Source) -> Result<Scenario, Problems> {
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
    let mut reader = Reader { source, lost: recovered.lost, problems, ships: Ships::default() };
    let setup = reader.setup(&file);
    let mut problems = reader.problems;
    problems.sort_by_key(|problem| problem.place().map(|place| place.span.start));
    Problems::none(problems)?;
    let setup = setup.ok_or_else(|| Diagnostic::new(Kind::Internal, "the file cannot be read"))?;
    // What the rulebook refuses was looked for above, where its place is known.
    let turn = Turn::new(setup).map_err(|error| refused(source, &error))?;
    let title = file.title.map(Spanned::into_inner);
    Ok(Scenario { title, turn, text: text.to_owned() })
}

/// The JSON Schema of scenario files.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(file::File).to_value()
}

/// A file that is being read.
struct Reader<'s> {
    source: &'s Source,
    /// Pieces that could not be read. What refers to their sections may be right.
    lost: Vec<Lost>,
    problems: Vec<Diagnostic>,
    /// The kinds of ships that fleets have used so far.
    ships: Ships,
}

impl Reader<'_> {
    fn problem(&mut self, problem: Diagnostic) {
        self.problems.push(problem);
    }

    /// Whether all of a section could be read.
    fn whole(&self, section: &str) -> bool {
        !self.lost.iter().any(|lost| lost.section == section)
    }

    /// `None` only if something is wrong.
    fn setup(&mut self, file: &file::File) -> Option<Setup> {
        if let Some(title) = &file.title {
            self.name(title.get_ref(), title.span().into(), "the title", MAX_TITLE);
        }
        let cards = self.cards(file);
        let table = self.players(file, &cards);
        let regions = self.regions(file, &table, &cards);
        Some(Setup {
            ships: std::mem::take(&mut self.ships.0),
            active: table.active?,
            regions,
            cards: table.cards,
            hand: table.hand,
            players: table.players,
            ambush_kills: match file.options.ambush_kills {
                file::AmbushKills::DamageStep => AmbushKills::DamageStep,
                file::AmbushKills::AtOnce => AmbushKills::AtOnce,
            },
        })
    }

    /// A name is a piece of a line of the log.
    fn name(&mut self, name: &str, span: Span, what: &str, most: usize) {
        let (message, help) = if name.trim().is_empty() {
            (format!("{what} is empty"), "write something between the quotes".to_owned())
        } else if name.chars().any(char::is_control) {
            (format!("{what} is more than one line"), "write it without control characters".to_owned())
        } else if name.chars().count() > most {
            (format!("{what} is too long"), format!("{what} has at most {most} characters"))
        } else {
            return;
        };
        let span = first_line(self.source, span);
        self.problem(self.source.diagnostic(Kind::BadValue, span, message).help(help));
    }
}

/// The part of a span in its first line.
fn first_line(source: &Source, span: Span) -> Span {
    let line = source.slice(span).lines().next().unwrap_or_default();
    Span::new(span.start, span.start + line.trim_end().len())
}

/// What the rulebook refuses all the same.
fn refused(source: &Source, error: &SetupError) -> Problems {
    source.diagnostic(Kind::Illegal, 0..0, error.to_string()).into()
}
