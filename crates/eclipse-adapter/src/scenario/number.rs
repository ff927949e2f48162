//! Whole numbers of a file.

use crate::notation::figures::Figure;
use admiralty_eclipse::ship::Figures;
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

/// Sets the figures that are given.
///
/// # Errors
/// All that are out of range; the others are set.
pub(super) fn set_figures(
    source: &Source,
    figures: &mut Figures,
    given: &[(Figure, &Option<Spanned<i64>>)],
) -> Result<(), Vec<Diagnostic>> {
    let mut wrong = Vec::new();
    for (figure, value) in given {
        let Some(value) = value else { continue };
        match number(source, value, &format!("`{}`", figure.name()), 0, figure.most()) {
            Ok(value) => figure.set(figures, value),
            Err(problem) => wrong.push(problem),
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}
