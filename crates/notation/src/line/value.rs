//! Numbers in battle lines, read with a diagnostic for each way they can be wrong.

use std::ops::RangeInclusive;

use crate::{Diagnostic, Kind, Source, shown};

use super::ast::Token;

/// Two whole numbers written `2/3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// Before the slash.
    pub first: u64,
    /// After it.
    pub second: u64,
}

/// Why a word is not the whole number wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    NotANumber,
    Decimal,
    Negative,
    TooLarge,
}

impl Token {
    /// A whole number in `range`; `what` it is goes into the message ("`hull`", "a multiplier").
    /// A plus sign in front is allowed.
    ///
    /// # Errors
    /// [`Kind::BadValue`] if it is not a whole number, [`Kind::OutOfRange`] if it is outside.
    pub fn whole(&self, source: &Source, what: &str, range: RangeInclusive<u64>) -> Result<u64, Diagnostic> {
        let digits = self.text.strip_prefix('+').unwrap_or(&self.text);
        match read_whole(digits) {
            Ok(value) if range.contains(&value) => Ok(value),
            Ok(value) if value < *range.start() => Err(self.outside(source, what, "too small", &range)),
            Ok(_) | Err(Fault::TooLarge) => Err(self.outside(source, what, "too large", &range)),
            Err(Fault::Negative) => {
                let text = shown(&self.text);
                let message = format!("{what} cannot be negative, and `{text}` is");
                Err(self.fault(source, Kind::OutOfRange, message, what, &range))
            }
            Err(Fault::Decimal) => {
                let message = format!("{what} cannot be a fraction, as `{}` is", shown(&self.text));
                Err(self.fault(source, Kind::BadValue, message, what, &range))
            }
            Err(Fault::NotANumber) => {
                let message = format!("`{}` is not a number", shown(&self.text));
                Err(self.fault(source, Kind::BadValue, message, what, &range))
            }
        }
    }

    /// A whole number in `range`, which may have a sign.
    ///
    /// # Errors
    /// As [`Token::whole`].
    pub fn integer(
        &self,
        source: &Source,
        what: &str,
        range: RangeInclusive<i64>,
    ) -> Result<i64, Diagnostic> {
        let text: String = self.text.chars().map(plain_minus).collect();
        let digits = text.strip_prefix(['-', '+']).unwrap_or(&text);
        match (text.parse::<i64>(), read_whole(digits)) {
            (Ok(value), _) if range.contains(&value) => Ok(value),
            (Ok(value), _) if value < *range.start() => Err(self.outside(source, what, "too small", &range)),
            (Err(_), Ok(_) | Err(Fault::TooLarge)) if text.starts_with('-') => {
                Err(self.outside(source, what, "too small", &range))
            }
            (Ok(_), _) | (_, Ok(_) | Err(Fault::TooLarge)) => {
                Err(self.outside(source, what, "too large", &range))
            }
            (_, Err(Fault::Decimal)) => {
                let message = format!("{what} cannot be a fraction, as `{}` is", shown(&self.text));
                Err(self.fault(source, Kind::BadValue, message, what, &range))
            }
            _ => {
                let message = format!("`{}` is not a number", shown(&self.text));
                Err(self.fault(source, Kind::BadValue, message, what, &range))
            }
        }
    }

    /// A number with or without decimals in `range`.
    ///
    /// # Errors
    /// As [`Token::whole`].
    pub fn decimal(
        &self,
        source: &Source,
        what: &str,
        range: RangeInclusive<f64>,
    ) -> Result<f64, Diagnostic> {
        let text: String = self.text.chars().map(plain_minus).collect();
        match read_decimal(&text) {
            Some(value) if range.contains(&value) => Ok(value),
            Some(_) => {
                let text = shown(&self.text);
                let message = format!("{what} is out of range: `{text}`");
                Err(self.fault(source, Kind::OutOfRange, message, what, &range))
            }
            None => {
                let message = format!("`{}` is not a number", shown(&self.text));
                Err(self.fault(source, Kind::BadValue, message, what, &range))
            }
        }
    }

    /// A probability: `30%`, `0.3` or `3/10`.
    ///
    /// # Errors
    /// [`Kind::BadValue`] if it is not a number, [`Kind::OutOfRange`] if it is not from 0 to 1.
    pub fn chance(&self, source: &Source, what: &str) -> Result<f64, Diagnostic> {
        let value = if let Some(percent) = self.text.strip_suffix('%') {
            read_decimal(percent).map(|percent| percent / 100.0)
        } else if let Some((over, under)) = self.text.split_once('/') {
            read_decimal(over)
                .zip(read_decimal(under).filter(|&under| under > 0.0))
                .map(|(over, under)| over / under)
        } else {
            read_decimal(&self.text)
        };
        let (kind, message) = match value {
            Some(value) if (0.0..=1.0).contains(&value) => return Ok(value),
            Some(_) => (Kind::OutOfRange, "is not between 0 and 1"),
            None => (Kind::BadValue, "is not a probability"),
        };
        let message = format!("`{}` {message}", shown(&self.text));
        Err(source
            .diagnostic(kind, self.span, message)
            .help(format!("write {what} as `30%`, `0.3` or `3/10`")))
    }

    /// The two numbers of `2/3`, if that is what it is.
    #[must_use]
    pub fn pair(&self) -> Option<Pair> {
        let (first, second) = self.text.split_once('/')?;
        Some(Pair { first: read_whole(first).ok()?, second: read_whole(second).ok()? })
    }

    /// Whether it is written as a number: digits, with a sign or decimals or not, or `2/3` or `30%`.
    #[must_use]
    pub fn is_number(&self) -> bool {
        !self.quoted && starts_as_number(&self.text) && !self.text.contains(char::is_alphabetic)
    }

    fn outside<T: std::fmt::Display>(
        &self,
        source: &Source,
        what: &str,
        how: &str,
        range: &RangeInclusive<T>,
    ) -> Diagnostic {
        let message = format!("{what} is {how}: `{}`", shown(&self.text));
        self.fault(source, Kind::OutOfRange, message, what, range)
    }

    fn fault<T: std::fmt::Display>(
        &self,
        source: &Source,
        kind: Kind,
        message: String,
        what: &str,
        range: &RangeInclusive<T>,
    ) -> Diagnostic {
        let (low, high) = (range.start(), range.end());
        source.diagnostic(kind, self.span, message).help(format!("{what} is a number from {low} to {high}"))
    }
}

/// A number made of digits alone.
pub(super) fn read_whole(text: &str) -> Result<u64, Fault> {
    if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse().map_err(|_| Fault::TooLarge);
    }
    let unsigned = text.strip_prefix(['-', '\u{2013}', '\u{2212}']);
    if !starts_as_number(text) || text.contains(char::is_alphabetic) {
        Err(Fault::NotANumber)
    } else if unsigned.is_some_and(|text| text.starts_with(|c: char| c.is_ascii_digit() || c == '.')) {
        Err(Fault::Negative)
    } else if unsigned.is_none() && text.contains(['.', '/', '%']) {
        Err(Fault::Decimal)
    } else {
        Err(Fault::NotANumber)
    }
}

/// A finite number of digits with at most one point, and a sign or not; no exponents, no names.
fn read_decimal(text: &str) -> Option<f64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let plain = digits.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let some = digits.bytes().any(|b| b.is_ascii_digit());
    let value: f64 = (plain && some).then(|| text.parse().ok())??;
    value.is_finite().then_some(value)
}

/// Whether a word begins the way numbers do: with a digit, after a sign or point or not.
pub(super) fn starts_as_number(text: &str) -> bool {
    text.trim_start_matches(['-', '+', '.', '\u{2013}', '\u{2212}']).starts_with(|c: char| c.is_ascii_digit())
}

/// The minus and the dash that telephones type as `-`.
const fn plain_minus(c: char) -> char {
    match c {
        '\u{2013}' | '\u{2212}' => '-',
        _ => c,
    }
}
