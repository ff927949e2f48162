//! What each command does.

use crate::args::{Advise, Cli, Command, DiceKind, Odds, Referee, Replay, Rules};
use crate::files::{self, File};
use crate::registry::{self, GAMES};
use admiralty_adapter::play::{From, Request, Telling, Viewing, secret_beside};
use admiralty_adapter::{Answer, Flags, Situation, Terminal};
use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean};
use admiralty_referee::{Dice, PlayerKind, Record, Secret};
use std::io::{IsTerminal, Write};
use std::path::Path;

/// Does what the command line asks for.
pub(crate) fn run(cli: Cli, flags: &Flags) -> Result<(), Problems> {
    match cli.command {
        Command::Odds(odds) => run_odds(&odds, flags),
        Command::Referee(referee) => run_referee(&referee),
        Command::Replay(replay) => run_replay(&replay),
        Command::Advise(advise) => run_advise(&advise),
        Command::Turn(turn) => crate::turn::run(turn),
        Command::Rules(rules) => run_rules(&rules),
        Command::Schema { game } => print_json(&registry::known_game(&game)?.schema()),
    }
}

fn print(text: &str) -> Result<(), Problems> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        // Whoever reads has seen enough.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Diagnostic::new(Kind::Io, format!("cannot write the answer: {error}")).into()),
    }
}

fn print_json(json: &serde_json::Value) -> Result<(), Problems> {
    let text = serde_json::to_string_pretty(json)
        .map_err(|error| Diagnostic::new(Kind::Internal, format!("cannot write JSON: {error}")))?;
    print(&format!("{text}\n"))
}

pub(crate) fn print_answer(answer: &Answer, json: bool) -> Result<(), Problems> {
    if json { print_json(&answer.json) } else { print(&answer.text) }
}

fn run_odds(odds: &Odds, flags: &Flags) -> Result<(), Problems> {
    let (first, rest) = (&odds.what[0], &odds.what[1..]);
    if let Some(game) = registry::game(first) {
        if rest.is_empty() {
            return Err(Diagnostic::new(Kind::Usage, format!("`odds {first}` needs a battle line"))
                .help(format!("for example: admiralty odds {first} \"{}\"", game.example()))
                .into());
        }
        // A line that the shell took apart is still a line.
        let line = Source::new("the battle line", rest.join(" "));
        return print_answer(&game.odds_of_line(&line, flags)?, odds.json);
    }
    let path = Path::new(first);
    if !rest.is_empty() || !path.exists() {
        let names = GAMES.iter().map(|game| game.name());
        let message = if rest.is_empty() {
            format!("`{first}` is neither a game nor a file that is there")
        } else {
            format!("there is no game called `{first}`")
        };
        return Err(Diagnostic::new(Kind::NotFound, message).help(did_you_mean(first, names)).into());
    }
    match files::open(path)? {
        File::Scenario(game, source) => print_answer(&game.odds_of_scenario(&source, flags)?, odds.json),
        File::Record(..) => Err(Diagnostic::new(Kind::Usage, format!("{first} is a record, not a scenario"))
            .help(format!("`admiralty advise {first}` says what is best where it ends"))
            .into()),
    }
}

fn run_referee(referee: &Referee) -> Result<(), Problems> {
    let (game, from) = start(referee)?;
    let auto = referee.auto.iter().map(|auto| auto_seat(auto)).collect::<Result<_, _>>()?;
    let request = Request { from, lang: referee.lang, auto };
    let interactive = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    game.referee(request, Terminal { input: &mut input, output: &mut output, interactive }).map(|_| ())
}

type Begun = (&'static dyn admiralty_adapter::Adapter, From);

/// What a play starts from: a scenario, a record given as the file, or one that lies where the
/// record is to go.
fn start(referee: &Referee) -> Result<Begun, Problems> {
    let (game, scenario) = match files::open(&referee.file)? {
        File::Record(game, record, _) => return resumed(game, referee, &referee.file, &record),
        File::Scenario(game, scenario) => (game, scenario),
    };
    if let Some(path) = &referee.record
        && path.exists()
    {
        let record = files::record(path)?;
        if record.header().scenario != game.recorded(&scenario)? {
            let message = format!("{} is the record of another scenario", path.display());
            let help = "a record is never overwritten: choose another name, or go on with the record itself";
            return Err(Diagnostic::new(Kind::Conflict, message).help(help).into());
        }
        return resumed(game, referee, path, &record);
    }
    let words = referee.word.iter().map(|word| named("--word", word)).collect::<Result<_, _>>()?;
    let dice = dice(referee)?;
    Ok((game, From::Scenario { scenario, record: referee.record.clone(), dice, words }))
}

fn resumed(
    game: &'static dyn admiralty_adapter::Adapter,
    referee: &Referee,
    path: &Path,
    record: &Record,
) -> Result<Begun, Problems> {
    // The same command again goes on where it stopped.
    let other_dice = match (referee.dice, &record.header().dice) {
        (None, _)
        | (Some(DiceKind::Sealed), admiralty_referee::dice::Source::Sealed { .. })
        | (Some(DiceKind::Table), admiralty_referee::dice::Source::Table) => false,
        (Some(_), _) => true,
    };
    if other_dice || !referee.word.is_empty() {
        let message = format!("{} goes on with the dice and words that it began with", path.display());
        return Err(Diagnostic::new(Kind::Conflict, message).help("leave out --dice and --word").into());
    }
    if referee.file == path && referee.record.is_some() {
        let message = format!("{} is a record already, and goes on there", path.display());
        return Err(Diagnostic::new(Kind::Conflict, message).help("leave out --record").into());
    }
    Ok((game, From::Record { path: path.to_path_buf(), header: Box::new(record.header().clone()) }))
}

fn dice(referee: &Referee) -> Result<Dice, Problems> {
    let kind =
        referee.dice.unwrap_or(if referee.script.is_some() { DiceKind::Scripted } else { DiceKind::Sealed });
    match (kind, &referee.script) {
        (DiceKind::Sealed, None) => {
            let secret = Secret::generate().map_err(|error| Diagnostic::new(Kind::Io, error.to_string()))?;
            Ok(Dice::Sealed(secret))
        }
        (DiceKind::Table, None) => Ok(Dice::Table),
        (DiceKind::Scripted, Some(path)) => scripted(path),
        (DiceKind::Scripted, None) => Err(Diagnostic::new(Kind::Usage, "scripted dice need a script")
            .help("--script FILE names a file with the faces, separated by spaces")
            .into()),
        (_, Some(_)) => {
            Err(Diagnostic::new(Kind::Conflict, "--script goes with --dice scripted only").into())
        }
    }
}

/// The words of a script: faces, and what is drawn as at the table; names with blanks in quotes.
fn scripted(path: &Path) -> Result<Dice, Problems> {
    let source = files::read(path)?;
    let (text, mut words, mut at) = (source.text(), Vec::new(), 0);
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let blank = |c: char| c.is_whitespace() || c == ',';
        if blank(first) {
            at += first.len_utf8();
        } else if first == '"' {
            let quoted = rest[1..].split_once('"').filter(|(name, _)| !name.contains('\n'));
            let (name, _) = quoted.ok_or_else(|| {
                let line = rest.lines().next().unwrap_or_default().len();
                source
                    .diagnostic(Kind::Syntax, at..at + line, "the quotes are not closed")
                    .help("close them on the same line")
            })?;
            words.push(name.to_owned());
            at += name.len() + 2;
        } else {
            let word = rest.split(blank).next().unwrap_or_default();
            if word.chars().all(|c| c.is_ascii_digit()) && word.parse::<u8>().is_err() {
                let message = format!("`{word}` is not a face of a die");
                let problem = source.diagnostic(Kind::BadValue, at..at + word.len(), message);
                return Err(problem.help("faces are small whole numbers").into());
            }
            words.push(word.to_owned());
            at += word.len();
        }
    }
    Ok(Dice::words(words))
}

/// `NAME=VALUE`.
fn named(option: &str, text: &str) -> Result<(String, String), Diagnostic> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.trim().into(), value.trim().into())),
        _ => Err(Diagnostic::new(Kind::Usage, format!("{option} {text}: this should be NAME=VALUE"))),
    }
}

/// `NAME=best`, `NAME=rule`, `all=…`, or `best` alone for all.
fn auto_seat(text: &str) -> Result<(Option<String>, PlayerKind), Diagnostic> {
    let (name, kind) = match text.split_once('=') {
        Some((name, kind)) => (name.trim(), kind.trim()),
        None => ("all", text.trim()),
    };
    let kind = match kind {
        "best" => PlayerKind::Best,
        "rule" => PlayerKind::Rule,
        "person" => PlayerKind::Person,
        other => {
            return Err(Diagnostic::new(
                Kind::BadValue,
                format!("--auto {text}: there is no player `{other}`"),
            )
            .help(did_you_mean(other, ["best", "rule", "person"])));
        }
    };
    Ok(((name != "all").then(|| name.to_string()), kind))
}

fn run_replay(replay: &Replay) -> Result<(), Problems> {
    let (game, record, source) = match files::open(&replay.record)? {
        File::Record(game, record, source) => (game, record, source),
        File::Scenario(..) => {
            let path = replay.record.display();
            return Err(Diagnostic::new(Kind::Usage, format!("{path} is a scenario, not a record"))
                .help(format!("`admiralty referee {path} --record OUT` plays it and makes a record"))
                .into());
        }
    };
    let viewer = match &replay.seat {
        Some(name) => Viewing::Seat(name.clone()),
        None if replay.all => Viewing::Referee,
        None => Viewing::Public,
    };
    let telling = Telling { lang: replay.lang, viewer, secret: secret_beside(&replay.record) };
    print_answer(&game.replay(&record, &source, &telling)?, replay.json)
}

fn run_advise(advise: &Advise) -> Result<(), Problems> {
    let flags: Vec<_> = advise.objective.iter().map(|o| ("objective".to_string(), o.clone())).collect();
    let seat = advise.seat.as_deref();
    let answer = match files::open(&advise.file)? {
        File::Scenario(game, source) => {
            game.advise(&Situation::Scenario(&source), seat, advise.lang, &flags)?
        }
        File::Record(game, record, source) => {
            game.advise(&Situation::Record(&record, &source), seat, advise.lang, &flags)?
        }
    };
    print_answer(&answer, advise.json)
}

fn run_rules(rules: &Rules) -> Result<(), Problems> {
    let mut text = String::new();
    let Some(clause) = &rules.clause else {
        for game in GAMES {
            chapters(*game, rules, &mut text);
        }
        return print(&text);
    };
    if let Some(game) = registry::game(clause) {
        chapters(game, rules, &mut text);
        return print(&text);
    }
    for game in GAMES {
        if let Some(found) = game.clause(rules.lang, clause) {
            return print(&format!("{}\n", found.trim_end()));
        }
    }
    let ids: Vec<String> = GAMES.iter().flat_map(|game| game.clauses()).collect();
    Err(Diagnostic::new(Kind::UnknownName, format!("there is no clause `{clause}`"))
        .help(format!(
            "`admiralty rules` lists the chapters; {}",
            did_you_mean(clause, ids.iter().map(String::as_str))
        ))
        .into())
}

fn chapters(game: &dyn admiralty_adapter::Adapter, rules: &Rules, text: &mut String) {
    *text += &format!("{}\n", game.title(rules.lang));
    for (id, heading) in game.chapters(rules.lang) {
        *text += &format!("  {id:<6} {heading}\n");
    }
}
