//! One option with its value, from a battle line or from the command line.

use crate::line::{Line, MAX_OPTIONS, too_many_options};
use crate::{Diagnostic, Kind, Source, Span, did_you_mean, names, shown};
use std::ops::RangeInclusive;

/// An option that somebody set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name, without dashes in front.
    pub name: String,
    /// What it is set to.
    value: String,
    /// Where: option and value, if it stands in the line.
    place: Option<(Span, Span)>,
    /// What is wrong with the form of its value. An option that does not exist is worse.
    pub fault: Option<Diagnostic>,
}

/// The options of a line, each with one value.
pub fn settings_of_line(line: &Line, problems: &mut Vec<Diagnostic>) -> Vec<Setting> {
    let mut settings: Vec<Setting> = Vec::new();
    for option in &line.options {
        let name = &option.name.text;
        let span = option.name.span;
        if let Some(first) = settings.iter().find(|other| names::same(&other.name, name)) {
            let message = format!("the option `{}` is given twice", shown(name));
            let problem = line.diagnostic(Kind::Duplicate, span, message).help("leave one");
            problems.push(match first.place {
                Some((first, _)) => problem.related(first, "first given here"),
                None => problem,
            });
            continue;
        }
        let mut setting = Setting {
            name: name.clone(),
            value: String::new(),
            place: Some((span, option.span)),
            fault: None,
        };
        match option.arguments.as_slice() {
            [one, second, ..] if one.values.is_empty() => {
                let message = format!("`{}` has one value, and here a second follows", shown(name));
                let help = "write a semicolon before the next option; a number has no spaces: 1_000_000";
                setting.fault = Some(line.diagnostic(Kind::Syntax, second.span, message).help(help));
            }
            [one, ..] if !one.values.is_empty() => {
                let message = format!("`{}` does not belong here", shown(line.source.slice(one.span)));
                let help = format!("write `{}` and its value, without another `=`", shown(name));
                setting.fault = Some(line.diagnostic(Kind::Syntax, one.span, message).help(help));
            }
            [one, ..] => {
                setting.value.clone_from(&one.head.text);
                setting.place = Some((span, one.span));
            }
            [] => {}
        }
        settings.push(setting);
    }
    settings
}

/// The flags of a command line; they have no place in the line.
pub fn settings_of_flags(flags: &[(String, String)], problems: &mut Vec<Diagnostic>) -> Vec<Setting> {
    let mut settings: Vec<Setting> = Vec::new();
    if flags.len() > MAX_OPTIONS {
        let message = format!("{} options are given", flags.len());
        problems.push(Diagnostic::new(Kind::OutOfRange, message).help(too_many_options()));
        return settings;
    }
    for (name, value) in flags {
        let name = name.trim_start_matches('-');
        let setting =
            Setting { name: name.to_owned(), value: value.trim().to_owned(), place: None, fault: None };
        if settings.iter().any(|other| names::same(&other.name, name)) {
            let message = format!("`{}` is given twice", setting.label());
            problems.push(Diagnostic::new(Kind::Duplicate, message).help("leave one"));
        } else {
            settings.push(setting);
        }
    }
    settings
}

impl Setting {
    /// Whether this is the option `name`.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        names::same(&self.name, name)
    }

    /// Its name as it was written: a flag with its dashes.
    #[must_use]
    pub fn label(&self) -> String {
        let dashes = if self.place.is_some() { "" } else { "--" };
        format!("{dashes}{}", shown(&self.name))
    }

    /// Something wrong with the option.
    #[must_use]
    pub fn problem(&self, source: &Source, kind: Kind, message: String) -> Diagnostic {
        match self.place {
            Some((name, _)) => source.diagnostic(kind, name, message),
            None => Diagnostic::new(kind, message),
        }
    }

    /// Something wrong with its value.
    #[must_use]
    pub fn value_problem(&self, source: &Source, kind: Kind, message: String) -> Diagnostic {
        match self.place {
            Some((_, value)) => source.diagnostic(kind, value, message),
            None => Diagnostic::new(kind, message),
        }
    }

    fn missing(&self, source: &Source, help: String) -> Option<Diagnostic> {
        let message = format!("`{}` has no value", self.label());
        self.value.is_empty().then(|| self.value_problem(source, Kind::BadValue, message).help(help))
    }

    /// Its value, any text; `help` says what it would be.
    ///
    /// # Errors
    /// If there is none.
    pub fn text(&self, source: &Source, help: &str) -> Result<&str, Diagnostic> {
        match self.missing(source, help.to_owned()) {
            Some(problem) => Err(problem),
            None => Ok(&self.value),
        }
    }

    /// Its value, yes if nothing else is said.
    ///
    /// # Errors
    /// If it is neither yes nor no.
    pub fn yes(&self, source: &Source) -> Result<bool, Diagnostic> {
        match self.value.as_str() {
            "" => Ok(true),
            _ => self.one_of(source, &[("true", true), ("yes", true), ("false", false), ("no", false)]),
        }
    }

    /// Its value, one of several words.
    ///
    /// # Errors
    /// If there is none, or it is another.
    pub fn one_of<T: Copy>(&self, source: &Source, all: &[(&str, T)]) -> Result<T, Diagnostic> {
        let known: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
        if let Some(problem) = self.missing(source, format!("write one of: {}", known.join(", "))) {
            return Err(problem);
        }
        match all.iter().find(|(name, _)| names::same(name, &self.value)) {
            Some((_, value)) => Ok(*value),
            None => {
                let message = format!("`{}` cannot be `{}`", self.label(), shown(&self.value));
                let help = did_you_mean(&self.value, known);
                Err(self.value_problem(source, Kind::UnknownName, message).help(help))
            }
        }
    }

    /// Its value, a whole number: `1000000`, `1_000_000` or `1e6`.
    ///
    /// # Errors
    /// If there is none, it is no number, or out of range.
    pub fn number(&self, source: &Source, range: RangeInclusive<u64>) -> Result<u64, Diagnostic> {
        let label = self.label();
        let help = match *range.end() {
            u64::MAX => format!("`{label}` is a whole number, as 7"),
            most => format!("`{label}` is a whole number from {} to {most}; 1e6 is a million", range.start()),
        };
        if let Some(problem) = self.missing(source, help.clone()) {
            return Err(problem);
        }
        let value = shown(&self.value);
        let (kind, message) = match whole(&self.value) {
            Some(number) if number >= u128::from(*range.start()) => match u64::try_from(number) {
                Ok(number) if number <= *range.end() => return Ok(number),
                _ => (Kind::OutOfRange, format!("`{label}` is too large: {value}")),
            },
            Some(_) => (Kind::OutOfRange, format!("`{label}` is too small: {value}")),
            None => (Kind::BadValue, format!("`{label}` is not a whole number: `{value}`")),
        };
        Err(self.value_problem(source, kind, message).help(help))
    }
}

/// A whole number with underscores or an exponent; one beyond 128 bits is as good as the largest.
fn whole(text: &str) -> Option<u128> {
    let text = text.replace('_', "");
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.strip_prefix('+').unwrap_or(exponent)),
        None => (text.as_str(), "0"),
    };
    let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    if before.is_empty() || exponent.is_empty() || ![before, after, exponent].into_iter().all(digits) {
        return None;
    }
    // Zeros behind the point say nothing.
    let after = after.trim_end_matches('0');
    let places = u32::try_from(after.len()).ok()?;
    let exponent: u32 = exponent.parse().unwrap_or(u32::MAX);
    let shift = exponent.checked_sub(places)?;
    let all = format!("{before}{after}");
    let significant = all.trim_start_matches('0');
    if significant.is_empty() {
        return Some(0);
    }
    let number = significant.parse::<u128>().unwrap_or(u128::MAX);
    Some(10u128.checked_pow(shift).and_then(|factor| number.checked_mul(factor)).unwrap_or(u128::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers() {
        for (text, number) in [
            ("0", Some(0)),
            ("1000000", Some(1_000_000)),
            ("1_000_000", Some(1_000_000)),
            ("1e9", Some(1_000_000_000)),
            ("2.5E3", Some(2500)),
            ("1e+3", Some(1000)),
            ("1.000", Some(1)),
            ("0e99999999999", Some(0)),
            ("1e99", Some(u128::MAX)),
            ("99999999999999999999999999999999999999999999", Some(u128::MAX)),
            ("1.5", None),
            ("-1", None),
            ("1e", None),
            ("e3", None),
            ("1e-3", None),
            ("ten", None),
            ("", None),
        ] {
            assert_eq!(whole(text), number, "{text}");
        }
    }
}
