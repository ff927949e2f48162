//! The ships of one side: stacks of a battle line, or of a fleet in a file.

use super::card;
use super::names::MAX_NAME;
use admiralty_eve::setup::Ship;
use admiralty_eve::ship::{Figures, Fleet, Kind as ShipKind, MAX_KINDS, MAX_SHIPS};
use admiralty_notation::line::{Group, Stack};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, names};

/// What stands for no ship: nobody defends the region (V3.4).
pub(super) const NOBODY: &str = "nobody";
const NOBODY_TOO: &[&str] = &["none", "nothing", "никого", "никто"];

/// Whether these stacks say that nobody is there.
pub(super) fn nobody(stacks: &[Stack]) -> bool {
    let [stack] = stacks else { return false };
    let [group] = stack.groups.as_slice() else { return false };
    let bare = stack.count.is_none() && group.attributes.is_none();
    bare && names::resolve(&group.name.text, &[(NOBODY, NOBODY_TOO)]).is_some()
}

/// The kinds of ships that are known so far.
#[derive(Default)]
pub(crate) struct Ships(pub(crate) Vec<Ship>);

impl Ships {
    /// The kind with this name and these figures, a new one if there is none; `None` if there are
    /// too many.
    pub(crate) fn kind(&mut self, name: &str, figures: Figures) -> Option<ShipKind> {
        let same = |ship: &Ship| ship.figures == figures && names::same(&ship.name, name);
        let known = self.0.iter().position(same);
        if known.is_none() && self.0.len() < MAX_KINDS {
            self.0.push(Ship { name: name.to_owned(), figures });
            return Some(ShipKind((self.0.len() - 1) as u8));
        }
        known.map(|at| ShipKind(at as u8))
    }
}

/// The ship whose name `word` is, or of whose name it is the plural.
pub(crate) fn named<'s>(ships: impl IntoIterator<Item = &'s Ship>, word: &str) -> Option<&'s Ship> {
    let ships: Vec<&Ship> = ships.into_iter().collect();
    let table: Vec<(&str, &[&str])> = ships.iter().map(|ship| (ship.name.as_str(), &[][..])).collect();
    let name = names::resolve(word, &table)?;
    ships.into_iter().find(|ship| ship.name == name)
}

/// The name and figures of a stack. `known` says what stands on the card of a ship that has no
/// figures here.
///
/// # Errors
/// Everything that is wrong with it.
pub(crate) fn ship(
    source: &Source,
    stack: &Stack,
    known: impl Fn(&str) -> Option<Ship>,
) -> Result<Ship, Vec<Diagnostic>> {
    let group = group(source, stack).map_err(|problem| vec![problem])?;
    let token = &group.name;
    if token.text.chars().count() > MAX_NAME {
        let message = format!("`{}` is too long for a name", shown(&token.text));
        let help = format!("a ship's name has at most {MAX_NAME} characters");
        return Err(vec![source.diagnostic(Kind::BadValue, token.span, message).help(help)]);
    }
    match card::figures(source, group)? {
        Some(figures) => Ok(Ship { name: token.text.clone(), figures }),
        None => known(&token.text).ok_or_else(|| {
            let name = shown(&token.text);
            let message = format!("what stands on the card of `{name}` is not known here");
            let help = format!("write its attack and shield behind it: `{name}(2/3)`");
            vec![source.diagnostic(Kind::MissingKey, token.span, message).help(help)]
        }),
    }
}

fn group<'l>(source: &Source, stack: &'l Stack) -> Result<&'l Group, Diagnostic> {
    match stack.groups.as_slice() {
        [group] => Ok(group),
        [] => {
            let message = "no ship follows this number";
            let help = format!("write it behind, as in `{} rifter(1/2)`", stack.number());
            Err(source.diagnostic(Kind::Syntax, stack.span, message).help(help))
        }
        [first, second, ..] => {
            let message = "two ships stand here without a comma between them";
            let problem = source.diagnostic(Kind::Syntax, second.span, message);
            let help = "write a comma between two stacks, as in `2 rifter(1/2), heron(2/2)`";
            Err(problem.related(first.span, "the first").help(help))
        }
    }
}

/// Adds the ships of a stack to a fleet.
///
/// # Errors
/// If they are too many.
pub(crate) fn add(
    source: &Source,
    stack: &Stack,
    ship: &Ship,
    ships: &mut Ships,
    fleet: &mut Fleet,
) -> Result<(), Diagnostic> {
    let Some(kind) = ships.kind(&ship.name, ship.figures) else {
        let message = format!("there are more than {MAX_KINDS} kinds of ships");
        let help = "leave some out: so many are not computed";
        return Err(source.diagnostic(Kind::OutOfRange, stack.span, message).help(help));
    };
    let number = stack.number().saturating_add(u64::from(fleet.of(kind)));
    if number > u64::from(MAX_SHIPS) {
        let span = stack.count.map_or(stack.span, |count| count.span);
        let message = format!("{number} ships of a kind are beyond any table");
        let help = format!("at most {MAX_SHIPS} are computed");
        return Err(source.diagnostic(Kind::OutOfRange, span, message).help(help));
    }
    fleet.add(kind, 0, stack.number() as u8);
    Ok(())
}
