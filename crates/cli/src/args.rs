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
    /// With scripted dice: a file of faces (and values of tiles drawn), separated by spaces
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
