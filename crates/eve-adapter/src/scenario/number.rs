//! Whole numbers of a file.

use admiralty_notation::{Diagnostic, Kind, Source};
use toml::Spanned;

/// A number from `least` to `most`; `what` it is goes into the message.
pub(super) fn number(
    source: &Source,
    number: &Spanned<i64>,
    what: &str,
    least: u64,
    most: u64,
) -> Result<u64, Diagnostic> {
    let given = *number.get_ref();
    match u64::try_from(given) {
        Ok(value) if (least..=most).contains(&value) => Ok(value),
        value => {
            let how = if value.is_ok_and(|value| value > most) { "too large" } else { "too small" };
            let message = format!("{what} is {how}: {given}");
            let help = format!("{what} is a whole number from {least} to {most}");
            Err(source.diagnostic(Kind::OutOfRange, number.span(), message).help(help))
        }
    }
}
