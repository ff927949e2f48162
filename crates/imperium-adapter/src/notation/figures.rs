//! Figures of a unit: `(combat=7 dice=3 cost=5)`.

use crate::units::Unit;
use admiralty_imperium::unit::NEVER;
use admiralty_notation::line::{Attribute, Group};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean};

/// The most dice of a unit.
pub(crate) const MAX_DICE: u64 = 9;
/// The highest cost.
pub(crate) const MAX_COST: u64 = 999;
/// The attribute of a unit that takes a hit without loss.
pub(crate) const SUSTAINS: &str = "sustains";
/// All attributes.
pub(crate) const NAMES: [&str; 4] = ["combat", "dice", "cost", SUSTAINS];

/// Changes the figures of a unit as its parentheses say. Whether its combat value was among them.
///
/// # Errors
/// Everything that is wrong with them.
pub(super) fn apply(source: &Source, group: &Group, unit: &mut Unit) -> Result<bool, Vec<Diagnostic>> {
    let mut given: Vec<(&str, Span)> = Vec::new();
    let mut wrong = Vec::new();
    for attribute in group.attributes() {
        match one(source, attribute, unit, &mut given) {
            Ok(()) => {}
            Err(problem) => wrong.push(problem),
        }
    }
    let combat = given.iter().any(|(name, _)| *name == "combat");
    if wrong.is_empty() { Ok(combat) } else { Err(wrong) }
}

fn one(
    source: &Source,
    attribute: &Attribute,
    unit: &mut Unit,
    given: &mut Vec<(&'static str, Span)>,
) -> Result<(), Diagnostic> {
    let head = &attribute.head;
    if attribute.repeat.is_some() {
        let message = format!("`{}` cannot be repeated", shown(&head.text));
        let help = "write a count before the unit's name, as in `3 cruiser`";
        return Err(source.diagnostic(Kind::Syntax, attribute.span, message).help(help));
    }
    let Some(name) = NAMES.into_iter().find(|name| head.is(name)) else {
        let message = format!("a unit has no `{}`", shown(&head.text));
        let help = did_you_mean(&head.text, NAMES);
        return Err(source.diagnostic(Kind::UnknownKey, head.span, message).help(help));
    };
    if let Some((_, first)) = given.iter().find(|(other, _)| *other == name) {
        let problem = source.diagnostic(Kind::Duplicate, attribute.span, format!("`{name}` is given twice"));
        return Err(problem.related(*first, "first given here").help("leave one"));
    }
    given.push((name, attribute.span));
    match (&attribute.value, name) {
        (None, SUSTAINS) => unit.fighting.sustains = true,
        (Some(_), SUSTAINS) => {
            let message = format!("`{SUSTAINS}` has no number");
            let help = format!("write `{SUSTAINS}` alone, or leave it out");
            return Err(source.diagnostic(Kind::BadValue, attribute.span, message).help(help));
        }
        (None, _) => {
            let message = format!("`{name}` has no number");
            let help = format!("write it behind: `{name}=5`");
            return Err(source.diagnostic(Kind::BadValue, head.span, message).help(help));
        }
        (Some(value), "combat") => {
            let range = 1..=u64::from(NEVER);
            unit.fighting.combat = value.whole(source, "`combat`", range)? as u8;
        }
        (Some(value), "dice") => unit.fighting.dice = value.whole(source, "`dice`", 0..=MAX_DICE)? as u8,
        (Some(value), _) => unit.cost = value.whole(source, "`cost`", 0..=MAX_COST)? as u16,
    }
    Ok(())
}
