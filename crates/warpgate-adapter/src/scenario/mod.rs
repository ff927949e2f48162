//! Scenario files of Warpgate: one battle in TOML.
//!
//! The examples under `examples/warpgate/` explain every key; [`schema`] is their JSON Schema. In
//! short:
//!
//! ```toml
//! game = "warpgate"
//! [attack]
//! action = "skirmish"
//! planet = "Volcanic"
//! from = ["Jungle"]
//! [attacker]
//! name = "Red"
//! ships = 6
//! deck = "seed"
//! [defender]
//! name = "Blue"
//! ships = 2
//! deck = "seed"
//! [[planet]]
//! name = "Volcanic"
//! links = ["Jungle"]
//! [[planet]]
//! name = "Jungle"
//! ```
//!
//! All that is wrong with what a file says is said at once, each thing at its place.

mod file;
mod planets;
mod sides;

#[cfg(test)]
mod tests;

use crate::decks::read::DeckReader;
use crate::decks::{Catalogue, Deck, is_bare};
use crate::shown;
use crate::table::{Remark, clause_ids};
use admiralty_adapter::opening::Opening;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, from_toml};
use admiralty_referee::Lang;
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::setup::{DestroyTie, House, Reshuffle, Setup, SetupError};
use admiralty_warpgate::side::Side;
use toml::Spanned;

/// The longest file, in bytes.
pub const MAX_LENGTH: usize = 1 << 20;
/// The longest title or name, in characters.
const MAX_NAME: usize = 120;
/// How the files begin.
const OPENING: Opening = Opening {
    game: "warpgate",
    what: "a scenario file",
    tables: "`[attacker]` and `[defender]`",
    line: Some("6 deck(2 5 1 2) vs 2 deck(5 4 3 0)"),
};

/// A scenario file that makes sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it is called, if it says so.
    pub title: Option<String>,
    /// The battle.
    pub field: Battlefield,
    /// Whether some cards are more than bare multipliers.
    pub named: bool,
    /// Remarks on what is right, and perhaps not what was meant.
    pub notes: Vec<String>,
    /// What a reader should know before the battle begins.
    pub remarks: Vec<Remark>,
    /// The file; deck files that it names are written into it, so that it is whole.
    pub text: String,
}

/// Reads a scenario file, and the deck files that it names.
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
    OPENING.open(source)?;
    let file: file::File = from_toml(source)?;
    let mut reader = Reader { source, problems: Vec::new(), files: Vec::new(), remarks: Vec::new() };
    let read = reader.setup(&file);
    let mut problems = reader.problems;
    problems.sort_by_key(|problem| problem.place().map(|place| place.span.start));
    Problems::none(problems)?;
    let remarks = reader.remarks;
    let Some((setup, notes)) = read else {
        return Err(Diagnostic::new(Kind::Internal, "the file cannot be read").into());
    };
    let named = setup.cards.iter().any(|card| !is_bare(card));
    let field = Battlefield::new(setup).map_err(|errors| refused(source, &file, &errors))?;
    let title = file.title.map(Spanned::into_inner);
    Ok(Scenario { title, field, named, notes, remarks, text: whole(text, &reader.files) })
}

/// The JSON Schema of scenario files.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(file::File).to_value()
}

/// The file with the deck files that it names written into it.
fn whole(text: &str, files: &[(String, String)]) -> String {
    let mut whole = text.to_owned();
    if files.is_empty() {
        return whole;
    }
    if !whole.ends_with('\n') {
        whole.push('\n');
    }
    whole.push_str("\n# The deck files as they were.\n[files]\n");
    for (path, text) in files {
        let [path, text] = [path, text].map(|text| toml::Value::String(text.clone()).to_string());
        whole.push_str(&format!("{path} = {text}\n"));
    }
    whole
}

/// A file that is being read.
struct Reader<'s> {
    source: &'s Source,
    problems: Vec<Diagnostic>,
    /// Deck files that were read: path and text.
    files: Vec<(String, String)>,
    remarks: Vec<Remark>,
}

impl Reader<'_> {
    fn problem(
        &mut self,
        kind: Kind,
        span: std::ops::Range<usize>,
        message: String,
        help: impl Into<String>,
    ) {
        self.problems.push(self.source.diagnostic(kind, span, message).help(help));
    }

    fn setup(&mut self, file: &file::File) -> Option<(Setup, Vec<String>)> {
        if let Some(title) = &file.title {
            self.one_line(title, "a title");
        }
        self.see(file);
        let mut inline = DeckReader { source: self.source, problems: Vec::new() };
        let common = inline.entries(&file.card, &file.technology);
        self.problems.append(&mut inline.problems);
        let entries = [&file.attacker, &file.defender];
        let decks = entries.map(|entry| self.deck(entry, file));
        let libraries = [0, 1].map(|n: usize| joined(decks[n].as_ref(), &common));
        let short = file.options.allow_short_decks;
        let cards = [0, 1].map(|n: usize| self.cards(entries[n], decks[n].as_ref(), &common, short));
        let [Some(attacker), Some(defender)] = cards else { return None };
        let cards = [attacker, defender];
        let mut catalogue = Catalogue::of(cards.iter().flat_map(sides::SideCards::each));
        let sides = Side::BOTH.map(|side| {
            let n = side.index();
            self.side(entries[n], &cards[n], &libraries[n], &mut catalogue)
        });
        let mut players = entries.map(|entry| entry.name.get_ref().trim().to_owned()).to_vec();
        self.names(file);
        let theatre = self.theatre(file, &mut players);
        let house = House {
            reshuffle: match file.options.reshuffle {
                file::Reshuffle::AtOnce => Reshuffle::AtOnce,
                file::Reshuffle::WhenDrawing => Reshuffle::WhenDrawing,
            },
            destroy_tie: match file.options.destroy_tie {
                file::DestroyTie::Attacker => DestroyTie::Attacker,
                file::DestroyTie::Defender => DestroyTie::Defender,
            },
            allow_short_decks: file.options.allow_short_decks,
        };
        let mut notes = notes(entries, &decks);
        let said = self.remarks.iter().filter(|remark| !matches!(remark, Remark::See(_)));
        notes.extend(said.map(|remark| remark.say(Lang::En)));
        Some((Setup { players, cards: catalogue.0, sides, theatre, house }, notes))
    }

    /// A name or title is a line of the log.
    fn one_line(&mut self, text: &Spanned<String>, what: &str) {
        let trimmed = text.get_ref().trim();
        let message = if trimmed.is_empty() {
            format!("{what} is empty")
        } else if trimmed.chars().any(char::is_control) {
            format!("{what} is one line, without control characters")
        } else if trimmed.chars().count() > MAX_NAME {
            format!("{what} has at most {MAX_NAME} characters")
        } else {
            return;
        };
        let first = self.source.slice(text.span()).lines().next().unwrap_or_default().len();
        self.problem(
            Kind::BadValue,
            text.span().start..text.span().start + first,
            message,
            "write a plain one",
        );
    }

    /// Clauses that the battle turns on.
    fn see(&mut self, file: &file::File) {
        let known = clause_ids();
        for clause in &file.see {
            let name = clause.get_ref().trim();
            match known.iter().find(|id| id.eq_ignore_ascii_case(name)) {
                Some(id) => self.remarks.push(Remark::See(id.clone())),
                None => {
                    let message = format!("there is no clause `{}`", shown(name));
                    let help = "clauses are called like `W5.8`; `admiralty rules warpgate` lists them";
                    self.problem(Kind::UnknownName, clause.span(), message, help);
                }
            }
        }
    }

    /// The names of the sides.
    fn names(&mut self, file: &file::File) {
        let (first, second) = (&file.attacker.name, &file.defender.name);
        self.one_line(first, "a name");
        self.one_line(second, "a name");
        if admiralty_notation::names::same(first.get_ref(), second.get_ref()) {
            let message = format!("both sides are called `{}`", shown(second.get_ref()));
            self.problem(Kind::Duplicate, second.span(), message, "nobody attacks themselves (W1.1)");
        }
    }
}

/// What a side can name: its deck file and the file's own entries.
fn joined(deck: Option<&Deck>, common: &Deck) -> Deck {
    let mut all = deck.cloned().unwrap_or_default();
    all.cards.extend(common.cards.iter().cloned());
    all.technologies.extend(common.technologies.iter().cloned());
    all
}

/// What is right, and perhaps not what was meant.
fn notes(entries: [&file::Side; 2], decks: &[Option<Deck>; 2]) -> Vec<String> {
    let mut notes = Vec::new();
    for entry in entries {
        let (ships, owned) = (*entry.ships.get_ref(), crate::notation::OWNED);
        if ships > i64::from(owned) {
            notes.push(format!("{} has {ships} ships; a player owns {owned}", entry.name.get_ref()));
        }
    }
    for entry in entries.into_iter().filter(|entry| !entry.drawn.is_empty()) {
        let name = entry.name.get_ref();
        notes.push(format!(
            "what {name} has drawn only {name} knows (W3.2): both play without the other's hand, and the odds are \
             those of the cards drawn"
        ));
    }
    for guess in decks.iter().flatten().flat_map(Deck::guesses) {
        if !notes.contains(&guess) {
            notes.push(guess);
        }
    }
    notes
}

/// What the rulebook refuses, at its place.
fn refused(source: &Source, file: &file::File, errors: &[SetupError]) -> Problems {
    let side = |side: Side| match side {
        Side::Attacker => &file.attacker,
        Side::Defender => &file.defender,
    };
    let from = file.attack.as_ref().map_or(0..0, |attack| attack.from.span());
    let place = |error: &SetupError| match error {
        SetupError::Ships { side: whose, .. } => side(*whose).ships.span(),
        SetupError::ShortDeck { side: whose, .. }
        | SetupError::TooManyCards { side: whose }
        | SetupError::TooManyDraws { side: whose, .. }
        | SetupError::TooManyTechnologies { side: whose }
        | SetupError::NoSuchCard { side: whose } => side(*whose).name.span(),
        SetupError::Origins { .. } | SetupError::OriginTwice | SetupError::OriginIsBattle => from.clone(),
        SetupError::ThirdParty(_) => file.attack.as_ref().map_or(0..0, |attack| attack.planet.span()),
        _ => 0..0,
    };
    let problem = |error: &SetupError| {
        let problem = source.diagnostic(Kind::Illegal, place(error), error.to_string());
        match error {
            SetupError::ShortDeck { .. } => problem
                .help("give the side more cards, or write `allow_short_decks = true` under `[options]`"),
            SetupError::Origins { .. } => {
                problem.help("Skirmish and Advance attack from one planet, Concentrate from two")
            }
            _ => problem,
        }
    };
    let mut problems = errors.iter().map(problem);
    let none = || Diagnostic::new(Kind::Internal, "the rulebook refuses the file and does not say why");
    let mut all = Problems::from(problems.next().unwrap_or_else(none));
    all.extend(problems);
    all
}
