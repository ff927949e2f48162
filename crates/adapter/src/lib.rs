//! What a game brings to the tools.
//!
//! The tools ([`admiralty_odds`], [`admiralty_notation`], [`admiralty_referee`]) know no game. A
//! game's adapter implements their traits and, on top of them, [`Adapter`]: one object per game
//! through which the command line (and any other edge) reaches all that can be done with it. The
//! registry at the edge is a list of these objects.
//!
//! [`turns`] is what a game that is played by orders offers besides. [`play`] is what adapters share: how a play is begun, resumed, replayed, for any
//! [`Table`](admiralty_referee::Table).
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod clauses;
pub mod opening;
pub mod play;
pub mod turns;

use admiralty_notation::{Problems, Source};
use admiralty_referee::{Lang, Record};
use serde_json::Value;
use std::io::{BufRead, Write};

/// Options of an answer as a person gave them on the command line: name and value, without the
/// dashes. They mean the same as the options of a battle line and override them.
pub type Flags = [(String, String)];

/// An option of odds, as the command line offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The name without the dashes, with hyphens.
    pub name: &'static str,
    /// What its value is called; `None` if it has none.
    pub value: Option<&'static str>,
    /// What it does, with its default and the games that know it.
    pub help: &'static str,
}

/// The options of odds that every game has.
pub const COMMON_OPTIONS: &[Offer] = &[
    Offer {
        name: "objective",
        value: Some("NAME"),
        help: "What the players play for; eclipse: hold (to be left in the hex, the default) or material; warpgate: win or balance; eve: material (the default) or region",
    },
    Offer {
        name: "attacker",
        value: Some("best|rule"),
        help: "How the attacker decides: best (the default), or rule (dice by the rule for NPCs)",
    },
    Offer { name: "defender", value: Some("best|rule"), help: "How the defender decides" },
    Offer {
        name: "method",
        value: Some("NAME"),
        help: "auto (exact where the budget allows, the default), exact, or monte-carlo",
    },
    Offer { name: "samples", value: Some("N"), help: "Games that monte-carlo plays [default: 1000000]" },
    Offer { name: "seed", value: Some("N"), help: "Seed of monte-carlo's random numbers [default: 1]" },
    Offer {
        name: "budget",
        value: Some("N"),
        help: "Work that an exact answer may take, in simple operations [default: 5e9]",
    },
];

/// An answer for a person and for a program.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// For a person; ends with a line feed.
    pub text: String,
    /// For a program.
    pub json: Value,
}

/// What stands at the terminal.
pub struct Terminal<'a> {
    /// What people type.
    pub input: &'a mut dyn BufRead,
    /// What they see.
    pub output: &'a mut dyn Write,
    /// Whether people sit before it, so that waiting for them makes sense.
    pub interactive: bool,
}

/// Something that can be advised on.
pub enum Situation<'a> {
    /// A scenario, at its start.
    Scenario(&'a Source),
    /// A play, where its record ends.
    Record(&'a Record, &'a Source),
}

/// A game, as the edges see it. Adding a game is implementing this and adding it to the registry.
pub trait Adapter: Sync {
    /// The game's name in commands and files.
    fn name(&self) -> &'static str;

    /// The game's name for people.
    fn title(&self, lang: Lang) -> &'static str;

    /// The options of its odds beyond [`COMMON_OPTIONS`]. Options of the same name mean the same
    /// in all games that have them.
    fn options(&self) -> &'static [Offer];

    /// A battle line to show to who gave none.
    fn example(&self) -> &'static str;

    /// The odds of a battle line.
    ///
    /// # Errors
    /// What is wrong with the line or the flags, or that the answer is beyond the budget.
    fn odds_of_line(&self, line: &Source, flags: &Flags) -> Result<Answer, Problems>;

    /// The odds of a scenario file.
    ///
    /// # Errors
    /// As for lines.
    fn odds_of_scenario(&self, file: &Source, flags: &Flags) -> Result<Answer, Problems>;

    /// A scenario as its record has it: with the files that it names, if the game has such.
    ///
    /// # Errors
    /// What is wrong with the scenario.
    fn recorded(&self, scenario: &Source) -> Result<String, Problems> {
        Ok(scenario.text().to_owned())
    }

    /// Referees a play at a terminal.
    ///
    /// # Errors
    /// What is wrong with the scenario, the record, or the request.
    fn referee(&self, request: play::Request, terminal: Terminal) -> Result<play::Ending, Problems>;

    /// Verifies a record, whose text is `source`, and tells its log.
    ///
    /// # Errors
    /// The first line that does not follow.
    fn replay(&self, record: &Record, source: &Source, how: &play::Telling) -> Result<Answer, Problems>;

    /// The best choice in a situation, and what each option is worth, to the seat of this name; of
    /// several that decide at once the first, if none is named.
    ///
    /// # Errors
    /// What is wrong with it, or that this seat decides nothing now.
    fn advise(
        &self,
        situation: &Situation,
        seat: Option<&str>,
        lang: Lang,
        flags: &Flags,
    ) -> Result<Answer, Problems>;

    /// The chapters of the rules: id and heading.
    fn chapters(&self, lang: Lang) -> Vec<(String, String)>;

    /// The ids of all clauses, in order.
    fn clauses(&self) -> Vec<String>;

    /// The text of a clause or chapter, if there is one.
    fn clause(&self, lang: Lang, id: &str) -> Option<String>;

    /// The JSON Schema of the game's scenario files.
    fn schema(&self) -> Value;

    /// Playing by orders, if the game is played so.
    fn turns(&self) -> Option<&dyn turns::Turns> {
        None
    }
}
