//! The command line of Admiralty. It reads files and arguments, hands them to the adapter of the
//! game, prints what comes back, and knows no rule of any game.
//!
//! Exit codes: 0 done; 2 bad input; 3 an exact answer is beyond the budget; 1 the program's own
//! failure.

mod args;
mod files;
mod registry;
mod run;

use admiralty_notation::{Colour, Diagnostic, Kind, Problems};
use clap::Parser;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let json = std::env::args_os().any(|arg| arg == "--json");
    let result = match args::Cli::try_parse() {
        Ok(cli) => run::run(cli),
        Err(error) if !error.use_stderr() => {
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) if !json => {
            let _ = error.print();
            return ExitCode::from(2);
        }
        Err(error) => {
            let text = error.to_string();
            let message = text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_string();
            Err(Diagnostic::new(Kind::Usage, message).into())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problems) => {
            report(&problems, json);
            ExitCode::from(problems.exit_code())
        }
    }
}

fn report(problems: &Problems, json: bool) {
    let text = match json {
        true => format!("{}\n", problems.to_json()),
        false => problems.render(Colour::of_stderr()),
    };
    let _ = std::io::stderr().write_all(text.as_bytes());
}
