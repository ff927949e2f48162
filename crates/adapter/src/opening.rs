//! How files of all games begin: TOML that says which game it is for.

use admiralty_notation::{Diagnostic, Kind, Problems, Source, did_you_mean, recover, shown};
use toml::Spanned;
use toml::de::DeTable;

/// The games that have files.
pub const GAMES: [&str; 4] = ["eclipse", "warpgate", "imperium", "eve"];

/// The files of one game, as far as their beginning goes.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// The game.
    pub game: &'static str,
    /// What such a file is called: "a scenario file".
    pub what: &'static str,
    /// The tables that come first, to show to who wrote JSON: "`[[player]]` and `[[hex]]`".
    pub tables: &'static str,
    /// A battle line, to show to who wrote one into a file.
    pub line: Option<&'static str>,
}

impl Opening {
    /// The tables of a file of this game.
    ///
    /// # Errors
    /// What is wrong with its syntax, or that it is of another game, or no such file at all.
    pub fn open<'t>(&self, source: &'t Source) -> Result<Spanned<DeTable<'t>>, Problems> {
        let root = recover::syntax(source).map_err(|problems| self.not_toml(source, problems))?;
        self.right_game(source, &root)?;
        Ok(root)
    }

    /// What the file is if it is no TOML.
    fn not_toml(&self, source: &Source, problems: Vec<Diagnostic>) -> Problems {
        let (game, what) = (self.game, self.what);
        let text = source.text().trim_start();
        let is_none = || format!("this is not {what}");
        let help = if text.starts_with('{') {
            format!("this looks like JSON; {what} is TOML: `game = \"{game}\"`, then {}", self.tables)
        } else if text.contains('=') || text.contains('[') {
            let in_quotes = "a name with other letters than `a` to `z`, or with spaces, stands in quotes";
            let mut problems =
                problems.into_iter().map(|problem| match problem.message.contains("unquoted key") {
                    true => problem.help(in_quotes),
                    false => problem,
                });
            let first = problems.next();
            let mut all =
                Problems::from(first.unwrap_or_else(|| source.diagnostic(Kind::Syntax, 0..0, is_none())));
            all.extend(problems);
            return all;
        } else {
            let line = self.line.map(|line| {
                format!("; a battle line stands behind the game's name: `odds {game} \"{line}\"`")
            });
            format!("{what} is TOML, as `game = \"{game}\"`{}", line.unwrap_or_default())
        };
        let start = source.text().len() - text.len();
        let line = text.lines().next().unwrap_or_default().trim_end().len();
        source.diagnostic(Kind::Syntax, start..start + line, is_none()).help(help).into()
    }

    /// `game` must say the game's name.
    fn right_game(&self, source: &Source, root: &Spanned<DeTable<'_>>) -> Result<(), Problems> {
        let own = self.game;
        let first = format!("write `game = \"{own}\"` in the first line");
        let Some(game) = root.get_ref().get("game") else {
            let message = match source.text().trim().is_empty() {
                true => "the file is empty",
                false => "the file does not say which game it is for",
            };
            return Err(source.diagnostic(Kind::MissingKey, 0..0, message).help(first).into());
        };
        let Some(name) = game.get_ref().as_str() else {
            let message = "the game is a name in quotes";
            return Err(source.diagnostic(Kind::BadValue, game.span(), message).help(first).into());
        };
        let (kind, message, help) = match name {
            name if name == own => return Ok(()),
            other if GAMES.contains(&other) => (
                Kind::Conflict,
                format!("this file is for {other}, and was read as one for {own}"),
                format!("choose {other}, or {first}"),
            ),
            other => (
                Kind::UnknownName,
                format!("there is no game called `{}`", shown(other)),
                did_you_mean(other, GAMES),
            ),
        };
        Err(source.diagnostic(kind, game.span(), message).help(help).into())
    }
}
