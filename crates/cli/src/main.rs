//! The command line of Admiralty. It reads files and arguments, hands them to the adapter of the
//! game, prints what comes back, and knows no rule of any game.
//!
//! Exit codes: 0 done; 2 bad input; 3 an exact answer is beyond the budget; 1 the program's own
//! failure.

mod args;
mod files;
mod registry;
mod run;
mod turn;

use admiralty_notation::{Colour, Diagnostic, Kind, Problems};
use clap::FromArgMatches;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let json = std::env::args_os().any(|arg| arg == "--json");
    let parsed = args::command().try_get_matches_from(arguments()).and_then(|matches| {
        let flags = args::flags(&matches);
        args::Cli::from_arg_matches(&matches).map(|cli| (cli, flags))
    });
    let result = match parsed {
        Ok((cli, flags)) => run::run(cli, &flags),
        Err(error) if !error.use_stderr() => {
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) if !json => {
            let _ = error.print();
            return ExitCode::from(2);
        }
        Err(error) => Err(usage(&error.to_string()).into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problems) => {
            report(&problems, json);
            ExitCode::from(problems.exit_code())
        }
    }
}

/// The arguments. A battle line that begins with a minus sign is no option: the reader of lines is to say
/// what is wrong with it.
fn arguments() -> impl Iterator<Item = OsString> {
    std::env::args_os().map(|arg| {
        let text = arg.to_str().unwrap_or_default();
        let is_count =
            text.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if is_count && text.contains(' ') { format!(" {text}").into() } else { arg }
    })
}

/// What clap says of the command line, as a diagnostic: its first paragraph, and its tip.
fn usage(text: &str) -> Diagnostic {
    let paragraph: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let message = paragraph.join(" ").trim_start_matches("error: ").to_string();
    let mut lines = text.lines();
    let tip = lines.find_map(|line| line.trim().strip_prefix("tip: "));
    let diagnostic = Diagnostic::new(Kind::Usage, message);
    match tip {
        Some(tip) => diagnostic.help(tip),
        None => diagnostic,
    }
}

fn report(problems: &Problems, json: bool) {
    let text = match json {
        true => format!("{}\n", problems.to_json()),
        false => problems.render(Colour::of_stderr()),
    };
    let _ = std::io::stderr().write_all(text.as_bytes());
}
