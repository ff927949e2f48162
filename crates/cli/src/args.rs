//! The command line.

use admiralty_referee::Lang;
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
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

/// How odds are computed. Options in the battle line mean the same; these override them.
#[derive(Args, Debug, Default)]
pub(crate) struct Options {
    /// What the players play for; eclipse: hold (to be left in the hex) or material
    #[arg(long, value_name = "NAME")]
    objective: Option<String>,
    /// How the attacker decides: best, or rule (dice by the rule for NPCs)
    #[arg(long, value_name = "best|rule")]
    attacker: Option<String>,
    /// How the defender decides
    #[arg(long, value_name = "best|rule")]
    defender: Option<String>,
    /// auto (exact where the budget allows), exact, or monte-carlo
    #[arg(long, value_name = "NAME")]
    method: Option<String>,
    /// Games that monte-carlo plays [default: 1000000]
    #[arg(long, value_name = "N")]
    samples: Option<String>,
    /// Seed of monte-carlo's random numbers [default: 1]
    #[arg(long, value_name = "N")]
    seed: Option<String>,
    /// Work that an exact answer may take, in simple operations [default: 5e9]
    #[arg(long, value_name = "N")]
    budget: Option<String>,
    /// House rule (E4.4): where NPCs' dice go that destroy nothing, concentrate or spread
    #[arg(long, value_name = "NAME")]
    npc_spread: Option<String>,
    /// House rule (E3.5): whose red dice may be split, attacker, defender or both
    #[arg(long, value_name = "SIDE")]
    antimatter_splitter: Option<String>,
}

impl Options {
    /// Names and values of the options given.
    pub(crate) fn flags(&self) -> Vec<(String, String)> {
        let all = [
            ("objective", &self.objective),
            ("attacker", &self.attacker),
            ("defender", &self.defender),
            ("method", &self.method),
            ("samples", &self.samples),
            ("seed", &self.seed),
            ("budget", &self.budget),
            ("npc-spread", &self.npc_spread),
            ("antimatter-splitter", &self.antimatter_splitter),
        ];
        let given = all.into_iter().filter_map(|(name, value)| Some((name, value.as_ref()?)));
        given.map(|(name, value)| (name.to_string(), value.clone())).collect()
    }
}

#[derive(Args, Debug)]
pub(crate) struct Odds {
    /// A game and a battle line, or a scenario file
    #[arg(required = true, value_name = "GAME LINE | FILE")]
    pub(crate) what: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) options: Options,
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
    /// What the players play for; eclipse: hold or material
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
