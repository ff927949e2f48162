//! The stacks of one side.

use super::figures;
use crate::units::Unit;
use admiralty_imperium::battle::Side;
use admiralty_imperium::unit::{Fighting, MAX_TYPES, Role, UnitId};
use admiralty_notation::line::{Group, Side as Written, Stack};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, did_you_mean, names};

/// The most units of a side.
pub(crate) const MAX_UNITS: u64 = 1000;
/// The longest name of a unit, in characters.
pub(crate) const MAX_NAME: usize = 60;

/// What a side brings: types with their numbers, each type once, as written.
pub(super) struct Stacks(pub(super) Vec<(UnitId, u16)>);

impl Stacks {
    /// Reads a side. Types that were not known yet are added to `known`.
    pub(super) fn read(
        source: &Source,
        written: &Written,
        side: Side,
        table: &[Unit],
        invasion: bool,
        known: &mut Vec<Unit>,
        problems: &mut Vec<Diagnostic>,
    ) -> Self {
        let mut stacks = Self(Vec::new());
        for stack in &written.stacks {
            let read = unit(source, stack, table).and_then(|(unit, group)| {
                belongs(source, &unit, group, side, invasion).map_err(|problem| vec![problem])?;
                stacks.add(source, stack, unit, known).map_err(|problem| vec![problem])
            });
            problems.extend(read.err().into_iter().flatten());
        }
        stacks
    }

    fn add(
        &mut self,
        source: &Source,
        stack: &Stack,
        unit: Unit,
        known: &mut Vec<Unit>,
    ) -> Result<(), Diagnostic> {
        let number = stack.number();
        let total = self.0.iter().map(|(_, n)| u64::from(*n)).sum::<u64>().saturating_add(number);
        if total > MAX_UNITS {
            let span = stack.count.map_or(stack.span, |count| count.span);
            let message = format!("{total} units on a side are beyond any table");
            let help = format!("at most {MAX_UNITS} are computed");
            return Err(source.diagnostic(Kind::OutOfRange, span, message).help(help));
        }
        let at = known.iter().position(|other| *other == unit).unwrap_or(known.len());
        if at >= MAX_TYPES {
            let message = format!("there are more than {MAX_TYPES} types of units");
            let help = "leave some out: so many are not computed";
            return Err(source.diagnostic(Kind::OutOfRange, stack.span, message).help(help));
        }
        if at == known.len() {
            known.push(unit);
        }
        let id = UnitId(at as u8);
        match self.0.iter_mut().find(|(other, _)| *other == id) {
            Some((_, n)) => *n = n.saturating_add(number as u16),
            None => self.0.push((id, number as u16)),
        }
        Ok(())
    }
}

/// The unit of a stack, with its figures.
fn unit<'l>(source: &Source, stack: &'l Stack, table: &[Unit]) -> Result<(Unit, &'l Group), Vec<Diagnostic>> {
    let group = group(source, stack).map_err(|problem| vec![problem])?;
    let token = &group.name;
    let listed = find(table, &token.text);
    let mut unit = listed.cloned().unwrap_or_else(|| Unit {
        name: token.text.to_lowercase(),
        aliases: Vec::new(),
        role: Role::Ship,
        fighting: Fighting { dice: 1, combat: admiralty_imperium::unit::NEVER, sustains: false },
        cost: 0,
        bombards: false,
    });
    let combat = figures::apply(source, group, &mut unit)?;
    if listed.is_some() || combat {
        if token.text.chars().count() > MAX_NAME {
            let message = format!("`{}` is too long for a name", shown(&token.text));
            let help = format!("a unit's name has at most {MAX_NAME} characters");
            return Err(vec![source.diagnostic(Kind::BadValue, token.span, message).help(help)]);
        }
        return Ok((unit, group));
    }
    let name = shown(&token.text);
    let problem = match group.attributes().is_empty() {
        true => {
            let message = format!("there is no unit `{name}`");
            let help = did_you_mean(&token.text, table.iter().map(|unit| unit.name.as_str()));
            let help = format!("{help} (a unit of your own has figures: `{name}(combat=7)`)");
            source.diagnostic(Kind::UnknownName, token.span, message).help(help)
        }
        false => {
            let message = format!("`{name}` is in no table, and has no combat value here");
            let help = format!("write it in parentheses: `{name}(combat=7)`; combat=11 never hits");
            source.diagnostic(Kind::MissingKey, group.span, message).help(help)
        }
    };
    Err(vec![problem])
}

/// The unit of the table that a word names.
pub(crate) fn find<'t>(table: &'t [Unit], word: &str) -> Option<&'t Unit> {
    let aliases: Vec<Vec<&str>> =
        table.iter().map(|unit| unit.aliases.iter().map(String::as_str).collect()).collect();
    let rows: Vec<(&str, &[&str])> =
        table.iter().zip(&aliases).map(|(unit, aliases)| (unit.name.as_str(), aliases.as_slice())).collect();
    let name = names::resolve(word, &rows)?;
    table.iter().find(|unit| unit.name == name)
}

fn group<'l>(source: &Source, stack: &'l Stack) -> Result<&'l Group, Diagnostic> {
    match stack.groups.as_slice() {
        [group] => Ok(group),
        [] => {
            let message = "no unit follows this number";
            let help = format!("write it behind, as in `{} cruiser`", stack.number());
            Err(source.diagnostic(Kind::Syntax, stack.span, message).help(help))
        }
        [first, second, ..] => {
            let message = "two units stand here without a comma between them";
            let problem = source.diagnostic(Kind::Syntax, second.span, message);
            let help = "write a comma between two stacks, as in `2 cruiser, 3 fighter`";
            Err(problem.related(first.span, "the first").help(help))
        }
    }
}

/// Whether a unit takes part in this kind of battle on this side.
fn belongs(
    source: &Source,
    unit: &Unit,
    group: &Group,
    side: Side,
    invasion: bool,
) -> Result<(), Diagnostic> {
    let name = &unit.name;
    let (message, help) = match (invasion, unit.role, side) {
        (_, Role::Dock, _) => (
            format!("a {name} does not fight"),
            "leave it out: it is taken with its planet (I5.3.7); its Fighters fight, as `fighter`",
        ),
        (false, Role::Ground | Role::Pds, _) => (
            format!("`{name}` does not fight in a Space battle"),
            "leave it out, or write `; invasion` behind the line (I5.3)",
        ),
        (false, _, _) | (true, Role::Ground, _) | (true, Role::Pds, Side::Defender) => return Ok(()),
        (true, Role::Pds, Side::Attacker) => (
            format!("the attacker's `{name}` does not fight"),
            "leave it out: PDS that land stay if the planet is taken (I5.3.7)",
        ),
        (true, _, Side::Attacker) if unit.bombards => return Ok(()),
        (true, _, Side::Attacker) => (
            format!("`{name}` takes no part in an Invasion"),
            "the attacker's ground_force land (I5.3.1) and dreadnoughts bombard (I5.3.3)",
        ),
        (true, _, Side::Defender) => (
            format!("`{name}` takes no part in an Invasion"),
            "the defender has ground_force and pds on the planet; fleets fight before it (I5.2)",
        ),
    };
    Err(source.diagnostic(Kind::Illegal, group.name.span, message).help(help))
}
