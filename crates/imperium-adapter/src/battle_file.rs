//! Battle files: one battle for the referee.
//!
//! ```toml
//! game = "imperium"
//! title = "The fall of Quann"
//! battle = "Sol: 2 cruiser, 3 raider vs Hacan: 1 dreadnought, 2 fighter"
//! may_retreat = true
//! [unit.raider]
//! combat = 8
//! cost = 3
//! ```

use crate::notation::{self, BattleLine};
use crate::units::{Unit, units};
use admiralty_imperium::battle::Kind as Fight;
use admiralty_imperium::unit::{Fighting, NEVER, Role};
use admiralty_notation::{Diagnostic, Kind, Problems, Source, Written, from_toml, names, shown};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// The longest file, in bytes.
const MAX_LENGTH: usize = 1 << 20;
/// What the line of a file is called while it is read.
const LINE: &str = "the battle line";
/// The longest title, in characters.
const MAX_TITLE: usize = 120;

/// One battle of Imperium.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Imperium battle")]
struct File {
    /// The game: `"imperium"`.
    #[schemars(with = "String")]
    game: Spanned<String>,
    /// What the battle is called.
    #[schemars(with = "Option<String>")]
    title: Option<Spanned<String>>,
    /// The battle line, with its options: `"2 cruiser vs 1 dreadnought; sustain on"`.
    #[schemars(with = "String")]
    battle: Spanned<String>,
    /// I5.2.3: whether the attacker has somewhere to retreat to. No, unless the line has a retreat.
    #[schemars(with = "Option<bool>")]
    may_retreat: Option<Spanned<bool>>,
    /// Figures of units, new ones or other ones than in the table.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, Figures>")]
    unit: BTreeMap<Spanned<String>, Figures>,
}

/// Figures of a unit. What is not given is that of the table.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Figures {
    /// It hits with this or more; 11 never hits.
    #[schemars(with = "Option<u8>")]
    combat: Option<Spanned<i64>>,
    /// Dice that it rolls.
    #[schemars(with = "Option<u8>")]
    dice: Option<Spanned<i64>>,
    /// What it costs.
    #[schemars(with = "Option<u16>")]
    cost: Option<Spanned<i64>>,
    /// Whether it takes a hit without loss where `sustain on` says so.
    sustains: Option<bool>,
    /// Whether it bombards (I5.3.3).
    bombards: Option<bool>,
}

/// A battle file that makes sense.
#[derive(Clone, PartialEq, Debug)]
pub struct BattleFile {
    /// What it is called, if it says so.
    pub title: Option<String>,
    /// The battle.
    pub battle: BattleLine,
    /// The file.
    pub text: String,
}

/// Whether a file is a battle file: it has the key `battle`. Of a file that is no TOML a line that begins
/// with this word says it, so that its mistakes are those of a battle file.
#[must_use]
pub fn is_battle(source: &Source) -> bool {
    let begins = |line: &str| {
        let rest = line.trim_start().strip_prefix("battle");
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-'))
    };
    match source.text().parse::<toml::Table>() {
        Ok(table) => table.contains_key("battle"),
        Err(_) => source.text().lines().any(begins),
    }
}

/// Reads a battle file. Flags override the options of its line.
///
/// # Errors
/// What is wrong with it.
pub fn parse(source: &Source, flags: &[(String, String)]) -> Result<BattleFile, Problems> {
    let text = source.text();
    if text.len() > MAX_LENGTH {
        let message = format!("the file is {} bytes long", text.len());
        let help = format!("a scenario file has at most {MAX_LENGTH} bytes");
        return Err(Diagnostic::new(Kind::OutOfRange, message).help(help).into());
    }
    let file: File = from_toml(source)?;
    let mut problems = Vec::new();
    if !names::same(file.game.get_ref(), "imperium") {
        let message =
            format!("this file is for {}, and was read as one for imperium", shown(file.game.get_ref()));
        let problem = source.diagnostic(Kind::Conflict, file.game.span(), message);
        problems.push(problem.help("write `game = \"imperium\"`"));
    }
    if let Some(title) = &file.title {
        let text = title.get_ref();
        if text.trim().is_empty() || text.chars().any(char::is_control) || text.chars().count() > MAX_TITLE {
            let message = "the title is no line of text";
            let help = format!("write 1 to {MAX_TITLE} characters, without control characters");
            problems.push(source.diagnostic(Kind::BadValue, title.span(), message).help(help));
        }
    }
    let table = table(source, &file.unit, &mut problems);
    Problems::none(problems)?;
    let written = Written::new(source, &file.battle);
    let line = Source::new(LINE, written.text());
    // What is wrong with the line is pointed at in the file; flags stand elsewhere.
    let in_file = |problem: Diagnostic| match problem.place().is_some_and(|p| p.source.name() == LINE) {
        true => written.in_file(&problem),
        false => problem,
    };
    let parsed = notation::parse_with(&line, flags, &table);
    let mut battle = match parsed {
        Ok(battle) => battle,
        Err(wrong) => {
            Problems::none(wrong.into_iter().map(in_file).collect())?;
            return Err(Diagnostic::new(Kind::Internal, "the battle line is refused without a reason").into());
        }
    };
    match &file.may_retreat {
        Some(may) if *may.get_ref() && battle.setup.kind == Fight::Invasion => {
            let message = "there is no retreat from a planet";
            let problem = source.diagnostic(Kind::Conflict, may.span(), message);
            return Err(problem.help("take `may_retreat` away (I5.3.5)").into());
        }
        Some(may) => battle.setup.may_retreat = *may.get_ref(),
        None => {}
    }
    let title = file.title.map(Spanned::into_inner);
    Ok(BattleFile { title, battle, text: text.to_owned() })
}

/// The units of the file, then those of the table that it does not change.
fn table(
    source: &Source,
    given: &BTreeMap<Spanned<String>, Figures>,
    problems: &mut Vec<Diagnostic>,
) -> Vec<Unit> {
    let mut table = units().to_vec();
    for (name, figures) in given {
        let text = name.get_ref();
        if text.trim().is_empty() || text.chars().any(char::is_control) || text.chars().count() > 60 {
            let message = "a unit's name is 1 to 60 characters in one line";
            problems.push(source.diagnostic(Kind::BadValue, name.span(), message).help("choose another"));
            continue;
        }
        let at = table.iter().position(|unit| names::same(&unit.name, text)).unwrap_or_else(|| {
            table.push(Unit {
                name: text.to_lowercase(),
                aliases: Vec::new(),
                role: Role::Ship,
                fighting: Fighting { dice: 1, combat: NEVER, sustains: false },
                cost: 0,
                bombards: false,
            });
            table.len() - 1
        });
        let Some(unit) = table.get_mut(at) else { continue };
        let mut number = |value: &Option<Spanned<i64>>, what: &str, least: i64, most: i64| {
            let value = value.as_ref()?;
            if (least..=most).contains(value.get_ref()) {
                return u16::try_from(*value.get_ref()).ok();
            }
            let message = format!("`{what}` is out of range: {}", value.get_ref());
            let help = format!("`{what}` is a number from {least} to {most}");
            problems.push(source.diagnostic(Kind::OutOfRange, value.span(), message).help(help));
            None
        };
        if let Some(combat) = number(&figures.combat, "combat", 1, i64::from(NEVER)) {
            unit.fighting.combat = combat as u8;
        }
        if let Some(dice) = number(&figures.dice, "dice", 0, 9) {
            unit.fighting.dice = dice as u8;
        }
        if let Some(cost) = number(&figures.cost, "cost", 0, 999) {
            unit.cost = cost;
        }
        unit.fighting.sustains = figures.sustains.unwrap_or(unit.fighting.sustains);
        unit.bombards = figures.bombards.unwrap_or(unit.bombards);
    }
    table
}

/// The JSON Schema of battle files.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(File).to_value()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<BattleFile, Problems> {
        parse(&Source::new("file.toml", text), &[])
    }

    #[test]
    fn a_file_is_read() {
        let text = "game = \"imperium\"\nbattle = \"2 raider, cruiser vs fighter\"\nmay_retreat = true\n\
                    [unit.raider]\ncombat = 7\ncost = 3\n[unit.cruiser]\ndice = 2\n";
        assert!(is_battle(&Source::new("file.toml", text)));
        let file = read(text).unwrap();
        assert!(file.battle.setup.may_retreat);
        assert_eq!(
            notation::canonical(&file.battle),
            "2 raider(combat=7 cost=3), 1 cruiser(dice=2) vs 1 fighter"
        );
    }

    #[test]
    fn a_file_with_a_mistake_is_still_a_battle() {
        let is = |text: &str| is_battle(&Source::new("file.toml", text));
        for text in [
            "game = \"imperium\"\nbattle = \"2 cruiser vs fighter\nmay_retreat = true\n",
            "game = imperium\nbattle = \"2 cruiser vs fighter\"\n",
            "game = \"imperium\"\n  battle \"2 cruiser vs fighter\"\n",
        ] {
            assert!(is(text), "{text}");
        }
        for text in ["game = \"imperium\"\nturn = \n", "game = \"imperium\"\nbattlefield = x\n", "battle"] {
            assert_eq!(is(text), text == "battle", "{text}");
        }
    }

    #[test]
    fn mistakes_have_their_place() {
        for (text, expected) in [
            ("game = \"imperium\"\nbattle = \"cruser vs fighter\"\n", "file.toml:2:11: there is no unit"),
            ("game = \"imperium\"\n", "file.toml:1:1: the key `battle` is missing"),
            ("game = \"imperium\"\nbattle = \"a vs b\"\nmay = 1\n", "file.toml:3:1: there is no key `may`"),
            (
                "game = \"imperium\"\nbattle = \"a vs b\"\n[unit.a]\ncombat = 12\n",
                "file.toml:4:10: `combat` is out of range: 12",
            ),
            (
                "game = \"imperium\"\nbattle = \"ground_force vs pds; invasion\"\nmay_retreat = true\n",
                "file.toml:3:15: there is no retreat from a planet",
            ),
        ] {
            let problems = read(text).unwrap_err();
            let first = problems.first().to_string();
            assert!(first.starts_with(expected), "{first}");
        }
    }
}
