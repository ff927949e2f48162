//! The command line.

use crate::registry::GAMES;
use admiralty_adapter::{COMMON_OPTIONS, Offer};
use admiralty_referee::Lang;
use clap::{Arg, ArgAction, ArgMatches, Args, CommandFactory, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Referee and odds for space-fleet board games.
///
/// Try: admiralty odds eclipse "3 interceptor vs ancient"
#[derive(Parser, Debug)]
#[command(name = "admiralty", version, propagate_version = true, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Odds of a battle: `odds GAME "BATTLE LINE"`, or of a scenario file: `odds FILE`
    Odds(Odds),
    /// Walk through a scenario, asking each choice; or go on with a record
    Referee(Referee),
    /// Verify a record and print its log
    Replay(Replay),
    /// The best choice now, and what each option is worth
    Advise(Advise),
    /// Games played by orders: set up, check and resolve turns
    #[command(subcommand)]
    Turn(Turn),
    /// The rules, clause by clause
    Rules(Rules),
    /// The JSON Schema of a game's scenario files
    Schema {
        /// The game, e.g. eclipse
        game: String,
    },
}

/// The command line with the options of all games' odds.
pub(crate) fn command() -> clap::Command {
    Cli::command().mut_subcommand("odds", |odds| {
        odds.args(offers().map(|offer| {
            let arg = Arg::new(offer.name).long(offer.name).help(offer.help);
            match offer.value {
                Some(value) => arg.value_name(value).action(ArgAction::Set),
                None => arg.action(ArgAction::SetTrue),
            }
        }))
    })
}

/// The options of all games' odds, each name once.
fn offers() -> impl Iterator<Item = Offer> {
    let all = COMMON_OPTIONS.iter().chain(GAMES.iter().flat_map(|game| game.options())).copied();
    let mut seen = std::collections::BTreeSet::new();
    all.filter(move |offer| seen.insert(offer.name))
}

/// The options of odds that were given, as names and values.
pub(crate) fn flags(matches: &ArgMatches) -> Vec<(String, String)> {
    let Some(("odds", odds)) = matches.subcommand() else { return Vec::new() };
    let mut flags = Vec::new();
    for offer in offers() {
        match offer.value {
            Some(_) => {
                if let Some(value) = odds.get_one::<String>(offer.name) {
                    flags.push((offer.name.to_string(), value.clone()));
                }
            }
            None if odds.get_flag(offer.name) => flags.push((offer.name.to_string(), String::new())),
            None => {}
        }
    }
    flags
}

#[derive(Args, Debug)]
pub(crate) struct Odds {
    /// A game and a battle line, or a scenario file
    #[arg(required = true, value_name = "GAME LINE | FILE")]
    pub(crate) what: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum DiceKind {
    /// The program rolls; the hash of its secret is published before, the secret after
    Sealed,
    /// People roll and type what they rolled
    Table,
    /// Faces from a file, for tests and puzzles
    Scripted,
}

#[derive(Args, Debug)]
pub(crate) struct Referee {
    /// A scenario file, or a record to go on with
    pub(crate) file: PathBuf,
    /// Where the dice come from [default: sealed]
    #[arg(long, value_enum)]
    pub(crate) dice: Option<DiceKind>,
    /// With scripted dice: a file of faces and of what is drawn (tiles by value, cards by name, in
    /// quotes if it has blanks), separated by spaces
    #[arg(long, value_name = "FILE")]
    pub(crate) script: Option<PathBuf>,
    /// Where the record goes; a record that is there already is gone on with
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Seats that the program plays: NAME=best, NAME=rule, or all=best
    #[arg(long, value_name = "NAME=KIND", action = ArgAction::Append)]
    pub(crate) auto: Vec<String>,
    /// A word from a player that sealed dice depend on: NAME=WORD
    #[arg(long, value_name = "NAME=WORD", action = ArgAction::Append)]
    pub(crate) word: Vec<String>,
    /// Language: en or ru
    #[arg(long, default_value = "en", value_parser = lang)]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The record
    pub(crate) record: PathBuf,
    /// Language: en or ru
    #[arg(long, default_value = "en", value_parser = lang)]
    pub(crate) lang: Lang,
    /// Show what this player sees, not what everybody does
    #[arg(long, value_name = "NAME", conflicts_with = "all")]
    pub(crate) seat: Option<String>,
    /// Show everything, hidden tiles too
    #[arg(long)]
    pub(crate) all: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Advise {
    /// A scenario file (its first decision) or a record (where it ends)
    pub(crate) file: PathBuf,
    /// Whom to advise; of several who decide at once the first, if not given
    #[arg(long, value_name = "NAME")]
    pub(crate) seat: Option<String>,
    /// What the players play for, as for odds
    #[arg(long, value_name = "NAME")]
    pub(crate) objective: Option<String>,
    /// Language: en or ru
    #[arg(long, default_value = "en", value_parser = lang)]
    pub(crate) lang: Lang,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Turn {
    /// Set a game up: writes the first state and, beside it, the private key of its dice
    New {
        /// The game to be set up
        scenario: PathBuf,
        /// The folder for what is made [default: beside the scenario, named after it]
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// A file with the key from which all dice of the game follow [default: a new key]
        #[arg(long, value_name = "FILE")]
        key: Option<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write a player's orders to be filled in, and the state as that player may see it
    Template {
        /// The state
        state: PathBuf,
        /// Whose
        #[arg(long, value_name = "NAME")]
        seat: String,
        /// The folder for what is made
        #[arg(long, value_name = "DIR", default_value = ".")]
        out: PathBuf,
        /// Language: en or ru
        #[arg(long, default_value = "en", value_parser = lang)]
        lang: Lang,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Report every mistake of every file of orders
    Check {
        /// The state, or a player's view of it
        state: PathBuf,
        /// Files of orders
        #[arg(required = true)]
        orders: Vec<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Resolve a turn: writes the next state, the logs and the record
    Resolve {
        /// The state
        state: PathBuf,
        /// Files of orders, one a player
        orders: Vec<PathBuf>,
        /// The folder for what is made; it must not be there yet, or be empty
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        /// Where the dice come from [default: sealed]
        #[arg(long, value_enum)]
        dice: Option<DiceKind>,
        /// With table dice: a file with what people rolled, one line a roll
        #[arg(long, value_name = "FILE")]
        rolls: Option<PathBuf>,
        /// With sealed dice: the file with the key [default: STATE.secret]
        #[arg(long, value_name = "FILE")]
        key: Option<PathBuf>,
        /// A file with what the master enters: missing votes, rulings on cards
        #[arg(long, value_name = "FILE")]
        rulings: Option<PathBuf>,
        /// Resolve the turn without the lines that are wrong
        #[arg(long)]
        skip_bad: bool,
        /// A player who has sent no orders, and for whom the usual is done
        #[arg(long, value_name = "NAME", action = ArgAction::Append)]
        absent: Vec<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the board, and write it as a picture (SVG)
    Show {
        /// The state, or a player's view of it
        state: PathBuf,
        /// As this player sees it, not as everybody does
        #[arg(long, value_name = "NAME")]
        seat: Option<String>,
        /// Where the picture goes [default: beside the state, named after it: STATE.svg]
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
        /// Language: en or ru
        #[arg(long, default_value = "en", value_parser = lang)]
        lang: Lang,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// A clause (E4.2), a chapter (E4) or a game (eclipse); without it, the chapters of all games
    pub(crate) clause: Option<String>,
    /// Language: en or ru
    #[arg(long, default_value = "en", value_parser = lang)]
    pub(crate) lang: Lang,
}

fn lang(text: &str) -> Result<Lang, String> {
    text.parse().map_err(|error: admiralty_referee::UnknownLang| error.to_string())
}
