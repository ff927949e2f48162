//! The errors of TOML files in words that a player understands.

use serde::de::DeserializeOwned;

use crate::{Diagnostic, Kind, Source, Span, did_you_mean};

/// Reads a TOML file into `T`.
///
/// # Errors
/// What [`toml_error`] makes of the first mistake.
pub fn from_toml<T: DeserializeOwned>(source: &Source) -> Result<T, Diagnostic> {
    toml::from_str(source.text()).map_err(|error| diagnose(source, &error))
}

/// A diagnostic from an error of reading `text` as TOML. Unknown keys and names come with the
/// nearest known one.
#[must_use]
pub fn toml_error(source_name: &str, text: &str, error: &toml::de::Error) -> Diagnostic {
    diagnose(&Source::new(source_name, text), error)
}

/// A diagnostic from an error of reading a source as TOML.
pub(crate) fn diagnose(source: &Source, error: &toml::de::Error) -> Diagnostic {
    let words = Words::of(error.message());
    let span = error.span().map_or(Span::at(0), Span::from);
    let span = first_line(source, span);
    let problem = source.diagnostic(words.kind, span, words.message);
    match words.help {
        Some(help) if !help.is_empty() => problem.help(help),
        _ => problem,
    }
}

/// The part of a span in its first line: a whole table is too much to underline.
fn first_line(source: &Source, span: Span) -> Span {
    let line = source.slice(span).lines().next().unwrap_or_default();
    Span::new(span.start, span.start + line.trim_end().len())
}

struct Words {
    kind: Kind,
    message: String,
    help: Option<String>,
}

impl Words {
    fn new(kind: Kind, message: impl Into<String>, help: Option<String>) -> Self {
        Self { kind, message: message.into(), help }
    }

    fn of(error: &str) -> Self {
        let names: Vec<&str> = error.split('`').skip(1).step_by(2).collect();
        let first = names.first().copied().unwrap_or_default();
        let known = names.iter().skip(1).copied();
        if error.starts_with("unknown field") {
            let message = format!("there is no key `{first}` here");
            return Self::new(Kind::UnknownKey, message, Some(did_you_mean(first, known)));
        }
        if error.starts_with("unknown variant") {
            let message = format!("`{first}` is not known here");
            return Self::new(Kind::UnknownName, message, Some(did_you_mean(first, known)));
        }
        if error.starts_with("missing field") {
            let message = format!("the key `{first}` is missing");
            let help = format!("write `{first} = …` in this table");
            return Self::new(Kind::MissingKey, message, Some(help));
        }
        if error.starts_with("duplicate field") {
            let message = format!("`{first}` is given twice");
            return Self::new(Kind::Duplicate, message, Some("leave one".into()));
        }
        if error.starts_with("duplicate key") {
            let message = "this key is given twice";
            return Self::new(Kind::Duplicate, message, Some("leave one".into()));
        }
        if error.starts_with("data did not match any variant") {
            let message = "this has none of the forms that are understood here";
            return Self::new(Kind::BadValue, message, None);
        }
        Self::invalid(error).unwrap_or_else(|| Self::plain(error))
    }

    /// "invalid type: string "x", expected u32" and its like.
    fn invalid(error: &str) -> Option<Self> {
        let (what, rest) = error.strip_prefix("invalid ")?.split_once([':', ' '])?;
        let (found, expected) = rest.trim().rsplit_once(", expected ")?;
        let expected = wanted(expected);
        let found = found.trim();
        Some(match what {
            "type" => {
                let message = format!("{} does not belong here", met(found));
                Self::new(Kind::BadValue, message, Some(format!("write {expected}")))
            }
            "value" => {
                let message = format!("{} cannot be", met(found));
                Self::new(Kind::OutOfRange, message, Some(format!("write {expected}")))
            }
            "length" => {
                let message = format!("this list has the length {found}");
                Self::new(Kind::BadValue, message, Some(format!("write {expected}")))
            }
            _ => return None,
        })
    }

    /// What the TOML reader says of the syntax, its lines joined.
    fn plain(error: &str) -> Self {
        let mut lines = error.lines().map(str::trim).filter(|line| !line.is_empty());
        let first = lines.next().unwrap_or("this is not TOML");
        let rest: Vec<&str> = lines.collect();
        let (first, rest) = match first.split_once(", expected ") {
            Some((first, expected)) => (first, format!("expected {expected}")),
            None => (first, rest.join("; ")),
        };
        Self::new(Kind::Syntax, first, Some(rest))
    }
}

/// A Rust type as a player calls it.
fn wanted(expected: &str) -> String {
    match expected {
        "u8" => "a whole number from 0 to 255".to_owned(),
        "u16" | "u32" | "u64" | "u128" | "usize" => "a whole number, 0 or more".to_owned(),
        "i8" => "a whole number from -128 to 127".to_owned(),
        "i16" | "i32" | "i64" | "i128" | "isize" => "a whole number".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        "a string" | "a borrowed string" | "string" => "a text in quotes".to_owned(),
        "a boolean" | "bool" => "`true` or `false`".to_owned(),
        "a sequence" => "a list: `[…, …]`".to_owned(),
        "a map" => "a table: `{ key = value }`".to_owned(),
        "string or table" => "a name in quotes or a table".to_owned(),
        _ => match expected.split_once(' ') {
            Some(("struct" | "map", _)) => "a table: `{ key = value }`".to_owned(),
            Some(("enum" | "variant", _)) => "a name in quotes".to_owned(),
            Some(("tuple", _)) => "a list: `[…, …]`".to_owned(),
            Some(("an", rest)) if rest.starts_with("array of length ") => {
                rest.replacen("array of length", "a list of", 1)
            }
            Some(("a", rest)) if rest.starts_with("nonzero ") => "a whole number that is not 0".to_owned(),
            _ => expected.to_owned(),
        },
    }
}

/// What was found, as a player calls it.
fn met(found: &str) -> String {
    let (sort, value) = found.split_once(' ').unwrap_or((found, ""));
    match (sort, value) {
        ("string", text) => format!("the text {text}"),
        ("integer", number) => match number.split_once(" as ") {
            // Beyond the reader's own whole numbers.
            Some((number, _)) => format!("the number {number}, which is beyond any table,"),
            None => format!("the number {number}"),
        },
        ("floating", number) => {
            let number = number.strip_prefix("point ").unwrap_or(number);
            format!("the number {number}")
        }
        ("boolean", value) => value.to_owned(),
        ("sequence", _) => "a list".to_owned(),
        ("map", _) => "a table".to_owned(),
        _ => found.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only the errors of reading it matter")]
    struct Scenario {
        game: Game,
        rounds: u8,
        names: Option<Vec<String>>,
        fleet: Option<Vec<Fleet>>,
        fixed: Option<[u8; 2]>,
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Game {
        Eclipse,
        Warpgate,
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only the errors of reading it matter")]
    struct Fleet {
        hull: u32,
    }

    #[test]
    fn errors_in_words() {
        for (text, kind, expected) in [
            (
                "game = \"eclipse\"\nruonds = 1\n",
                Kind::UnknownKey,
                "f:2:1: there is no key `ruonds` here (did you mean `rounds`?)",
            ),
            (
                "game = \"eclipze\"\n",
                Kind::UnknownName,
                "f:1:8: `eclipze` is not known here (did you mean `eclipse`?)",
            ),
            (
                "game = \"chess\"\n",
                Kind::UnknownName,
                "f:1:8: `chess` is not known here (known are: eclipse, warpgate)",
            ),
            (
                "game = \"eclipse\"\n\nnames = []\n",
                Kind::MissingKey,
                "f:1:1: the key `rounds` is missing (write `rounds = …` in this table)",
            ),
            (
                "game = \"eclipse\"\nrounds = 1\n[[fleet]]\nhull = 1\n[[fleet]]\n",
                Kind::MissingKey,
                "f:5:1: the key `hull` is missing (write `hull = …` in this table)",
            ),
            (
                "game = \"eclipse\"\nrounds = \"two\"\n",
                Kind::BadValue,
                "f:2:10: the text \"two\" does not belong here (write a whole number from 0 to 255)",
            ),
            (
                "game = \"eclipse\"\nrounds = 2.5\n",
                Kind::BadValue,
                "f:2:10: the number `2.5` does not belong here (write a whole number from 0 to 255)",
            ),
            (
                "game = \"eclipse\"\nrounds = -1\n",
                Kind::OutOfRange,
                "f:2:10: the number `-1` cannot be (write a whole number from 0 to 255)",
            ),
            (
                "game = \"eclipse\"\nrounds = 1\nnames = true\n",
                Kind::BadValue,
                "f:3:9: `true` does not belong here (write a list: `[…, …]`)",
            ),
            (
                "game = \"eclipse\"\nrounds = 1\nrounds = 2\n",
                Kind::Duplicate,
                "f:3:1: this key is given twice (leave one)",
            ),
            (
                "game = \"eclipse\"\nrounds = 1\nfleet = [3]\n",
                Kind::BadValue,
                "f:3:10: the number `3` does not belong here (write a table: `{ key = value }`)",
            ),
            ("game = \"eclipse\nrounds = 1\n", Kind::Syntax, "f:1:16: invalid basic string (expected `\"`)"),
            ("game = \n", Kind::Syntax, "f:1:8: string values must be quoted (expected literal string)"),
            ("имя : 3\n", Kind::Syntax, "f:1:5: key with no value (expected `=`)"),
            (
                "game = \"eclipse\"\nrounds = 1\nfixed = [1]\n",
                Kind::BadValue,
                "f:3:9: this list has the length 1 (write a list of 2)",
            ),
        ] {
            let source = Source::new("f", text);
            let found = from_toml::<Scenario>(&source).unwrap_err();
            assert_eq!((found.kind, found.to_string().as_str()), (kind, expected), "{text}");
            let raw = toml::from_str::<Scenario>(text).unwrap_err();
            assert_eq!(toml_error("f", text, &raw), found);
        }
    }
}
