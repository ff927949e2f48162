//! Game files: a game to be set up, a state between two turns, a state as one player may see it.
//!
//! All three are one TOML format. The examples under `examples/imperium/` explain every key;
//! [`schema`] is its JSON Schema. In short:
//!
//! ```toml
//! game = "imperium"
//! [map]
//! rings = 2
//! systems = { 1 = "Mecatol Rex", 4 = "wormhole_alpha", 9 = "nebula" }
//! [[seat]]
//! name = "Anna"
//! race = "hacan"
//! home = 8
//! [[seat]]
//! name = "Boris"
//! race = "letnev"
//! home = 14
//! ```
//!
//! A file with `turn` is a state: it says what is on the table; [`print()`] writes one. With `seen_by` it
//! is the view of one player; [`print_view`] writes one. [`set_up`] makes the first state (I1.1).
//!
//! All that is wrong with a file is said at once, each thing at its place.

mod changes;
mod file;
mod head;
mod layout;
mod opening;
mod passing;
mod politics;
mod poll;
mod print;
mod reader;
mod rings;
mod seats;
mod starts;
mod table;
mod write;

#[cfg(test)]
mod tests;

pub use print::{Dice, print, print_view};
pub use starts::set_up;

use crate::data::{Names, overridden, standard};
use admiralty_game::Seat;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::{Cards, Position, Technologies};
use admiralty_imperium::setup::Setup;
use admiralty_imperium::unit::Units;
use admiralty_notation::recover;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, shown};
use head::house;
use opening::{OPENING, refused};
use reader::Reader;
use std::sync::Arc;
use toml::Spanned;

/// The longest file, in bytes.
pub const MAX_LENGTH: usize = 1 << 20;
/// The highest number of a turn.
const MAX_TURN: u64 = 9999;

/// A game file that makes sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What the game is called, if the file says so.
    pub title: Option<String>,
    /// What the rulebook starts from. Of a game to be set up the position is that of [`set_up`].
    pub setup: Setup,
    /// What everything is called.
    pub names: Arc<Names>,
    /// Whether it is a state; otherwise it is a game to be set up.
    pub begun: bool,
    /// What players start with, by seat; of a state empty.
    pub starts: Vec<SeatStart>,
    /// What the game master has committed to for the dice.
    pub commitment: Option<String>,
    /// What nobody but the game master knows, so that the hash of the state, which is published, does
    /// not give away the hands to who tries them all. No view has it.
    pub salt: Option<String>,
    /// Whose view it is, if it is one.
    pub seen_by: Option<Seat>,
    /// What a view does not show.
    pub hidden: Hidden,
    /// Remarks on what is right, and perhaps not what was meant.
    pub notes: Vec<String>,
    /// The file.
    pub text: String,
    /// How many rings the map was written as; its other hexes one by one.
    rings: Option<u8>,
    /// The changes of the data, as state files repeat them.
    changes: String,
}

/// What the view of a player does not show, but counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hidden {
    /// Cards in hands, by seat; `None` of hands that are shown. Empty if it is no view.
    pub hand_sizes: Vec<Option<u32>>,
    /// Action Cards in the deck.
    pub deck_size: Option<u32>,
}

/// What a player starts with (I1.1).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatStart {
    /// The planets of the Home System, with what stands on them.
    pub planets: Vec<(PlanetId, Units)>,
    /// Ships in the Home System.
    pub ships: Units,
    /// Credits.
    pub credits: u32,
    /// Technologies.
    pub technologies: Technologies,
    /// Action Cards that the file gives.
    pub hand: Cards,
    /// Action Cards that are drawn besides.
    pub cards: u8,
    /// The stage on the development track.
    pub stage: u8,
    /// Excluded from the first vote.
    pub excluded: bool,
}

/// Reads a game file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn parse(source: &Source) -> Result<Scenario, Problems> {
    let text = source.text();
    if text.len() > MAX_LENGTH {
        let problem = Diagnostic::new(Kind::OutOfRange, format!("the file is {} bytes long", text.len()));
        return Err(problem.help(format!("a game file has at most {MAX_LENGTH} bytes")).into());
    }
    let mut problems = Vec::new();
    let root = OPENING.open(source)?;
    let changes = changes::written(root.get_ref());
    let recovered = recover::recover::<file::File>(source, root, &mut problems);
    let Some(file) = recovered.file else {
        Problems::none(problems)?;
        return Err(Diagnostic::new(Kind::Internal, "the file cannot be read").into());
    };
    let base = standard();
    let set = if changes.is_empty() { Ok(base) } else { overridden(&base, source, &file.data) };
    let set = match set {
        Ok(set) => set,
        // Without the data nothing can be said of what names mean.
        Err(wrong) => {
            problems.extend(wrong);
            problems.sort_by_key(|problem| problem.place().map(|place| place.span.start));
            Problems::none(problems)?;
            return Err(Diagnostic::new(Kind::Internal, "the data cannot be read").into());
        }
    };
    let mut reader = Reader::new(source, set, recovered.lost, problems);
    let mut scenario = reader.scenario(&file, changes);
    let mut problems = reader.problems;
    problems.sort_by_key(|problem| problem.place().map(|place| place.span.start));
    Problems::none(problems)?;
    scenario.notes = reader.notes;
    // All that the rulebook refuses was looked for above, where its place is known.
    scenario.setup.check().map_err(|errors| refused(source, &errors))?;
    Ok(scenario)
}

/// The JSON Schema of game files.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(file::File).to_value()
}

impl Reader<'_> {
    fn scenario(&mut self, file: &file::File, changes: String) -> Scenario {
        let house = house(&file.options);
        let title = self.title(file);
        let homes = self.seats(file);
        self.map = self.layout(file, &homes);
        self.homes(file);
        let mut scenario = Scenario {
            title,
            setup: Setup {
                data: (*self.set.data).clone(),
                map: self.map.clone(),
                seats: self.seats.clone(),
                house,
                awaits: self.awaits(file, house),
                position: Position::default(),
            },
            names: self.set.names.clone(),
            begun: file.turn.is_some(),
            starts: Vec::new(),
            commitment: self.commitment(file),
            salt: self.salt(file),
            seen_by: None,
            hidden: Hidden::default(),
            notes: Vec::new(),
            text: self.source.text().to_owned(),
            rings: file.map.as_ref().and_then(|map| u8::try_from(*map.get_ref().rings.get_ref()).ok()),
            changes,
        };
        if let Some(turn) = &file.turn {
            let turn = self.number(turn, "`turn`", 1, MAX_TURN).unwrap_or(1) as u16;
            scenario.seen_by = file.seen_by.as_ref().and_then(|name| self.seat(name));
            (scenario.setup.position, scenario.hidden) = self.position(file, turn, scenario.seen_by);
            scenario.setup.position.poll = self.poll(file, &scenario.setup);
            if file.awaits.is_none() {
                scenario.setup.awaits = scenario.setup.first_awaits(&scenario.setup.position);
            }
        } else {
            self.not_begun(file);
            let seats = file.seat.iter().enumerate().take(self.seats.len());
            scenario.starts = seats.map(|(at, seat)| self.start(at, seat)).collect();
            self.enough_cards(&scenario.setup.data.actions);
            scenario.setup.position = set_up(&scenario);
        }
        scenario
    }

    /// What is on the table of a state, and what is not shown of it.
    fn position(&mut self, file: &file::File, turn: u16, seen_by: Option<Seat>) -> (Position, Hidden) {
        let mut position = Position { turn, ..Position::default() };
        let mut hidden = Hidden::default();
        for (at, seat) in (0..).zip(file.seat.iter().take(self.seats.len())) {
            self.only_before(seat);
            let mut start = SeatStart::default();
            self.holdings(seat, &mut start);
            let other = seen_by.is_some_and(|seen_by| seen_by != Seat(at));
            let size = self.hand_size(seat, other);
            if seen_by.is_some() {
                hidden.hand_sizes.push(size);
            }
            position.players.push(start.player());
        }
        position.planets = self.holdings_of(file);
        self.politics(file, &mut position);
        self.fleets(file, &mut position);
        (position.actions, hidden.deck_size) = self.actions(file, seen_by);
        position.agreements = self.agreements(file);
        position.winners = self.winners(file);
        position.boosts = self.boosts(file);
        position.new_docks = self.new_docks(file, &position);
        (position, hidden)
    }

    /// How many cards are in a hand that is not shown.
    fn hand_size(&mut self, seat: &file::Seat, other: bool) -> Option<u32> {
        let name = shown(seat.name.get_ref()).into_owned();
        if other && let Some(hand) = &seat.hand {
            let span = hand.keys().next().map_or_else(|| seat.name.span(), Spanned::span);
            let message = format!("this view does not show the hand of `{name}`");
            self.wrong(Kind::Conflict, span, message, "write `hand_size = …` instead of `hand`");
            return Some(0);
        }
        match (&seat.hand_size, other) {
            (Some(size), true) => Some(self.number(size, "`hand_size`", 0, 255).unwrap_or(0) as u32),
            (None, true) => {
                let message = format!("it is not said how many cards `{name}` holds");
                self.wrong(
                    Kind::MissingKey,
                    seat.name.span(),
                    message,
                    "write `hand_size = …` under the name",
                );
                Some(0)
            }
            (Some(size), false) => {
                let message =
                    "`hand_size` stands for a hand that is not shown, in the view of another player";
                self.wrong(Kind::Conflict, size.span(), message, "write the cards: `hand = { … = 1 }`");
                None
            }
            (None, false) => None,
        }
    }
}
