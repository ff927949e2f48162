//! Whether a text is a game file of Imperium at all.

use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean, shown};
use toml::Spanned;
use toml::de::DeTable;

/// The games that have scenario files.
const GAMES: [&str; 4] = ["eclipse", "warpgate", "imperium", "eve"];

/// What the file is if it is no TOML.
pub(super) fn not_toml(source: &Source, problems: Vec<Diagnostic>) -> Problems {
    let text = source.text().trim_start();
    let help = if text.starts_with('{') {
        "this looks like JSON; a game file is TOML: `game = \"imperium\"`, then `[map]` and `[[seat]]`"
    } else if text.contains('=') || text.contains('[') {
        let in_quotes = "a name with other letters than `a` to `z`, or with spaces, stands in quotes";
        let mut problems =
            problems.into_iter().map(|problem| match problem.message.contains("unquoted key") {
                true => problem.help(in_quotes),
                false => problem,
            });
        let first = problems.next();
        let first = first.unwrap_or_else(|| source.diagnostic(Kind::Syntax, 0..0, "this is not a game file"));
        let mut all = Problems::from(first);
        all.extend(problems);
        return all;
    } else {
        "a game file is TOML, as `game = \"imperium\"`"
    };
    let start = source.text().len() - text.len();
    let line = text.lines().next().unwrap_or_default().trim_end().len();
    source.diagnostic(Kind::Syntax, start..start + line, "this is not a game file").help(help).into()
}

/// `game` must say `imperium`.
pub(super) fn right_game(source: &Source, root: &Spanned<DeTable<'_>>) -> Result<(), Problems> {
    const FIRST: &str = "write `game = \"imperium\"` in the first line";
    let Some(game) = root.get_ref().get("game") else {
        let message = match source.text().trim().is_empty() {
            true => "the file is empty",
            false => "the file does not say which game it is for",
        };
        return Err(source.diagnostic(Kind::MissingKey, 0..0, message).help(FIRST).into());
    };
    let Some(name) = game.get_ref().as_str() else {
        let message = "the game is a name in quotes";
        return Err(source.diagnostic(Kind::BadValue, game.span(), message).help(FIRST).into());
    };
    let (kind, message, help) = match name {
        "imperium" => return Ok(()),
        other if GAMES.contains(&other) => (
            Kind::Conflict,
            format!("this file is for {other}, and was read as one for imperium"),
            format!("choose {other}, or {FIRST}"),
        ),
        other => (
            Kind::UnknownName,
            format!("there is no game called `{}`", shown(other)),
            did_you_mean(other, GAMES),
        ),
    };
    Err(source.diagnostic(kind, game.span(), message).help(help).into())
}

/// What the rulebook refuses all the same.
pub(super) fn refused(source: &Source, errors: &[admiralty_imperium::setup::SetupError]) -> Problems {
    let mut problems = errors.iter().map(|error| source.diagnostic(Kind::Illegal, 0..0, error.to_string()));
    let first = problems.next();
    let none = || Diagnostic::new(Kind::Internal, "the rulebook refuses the file and does not say why");
    let mut all = Problems::from(first.unwrap_or_else(none));
    all.extend(problems);
    all
}
