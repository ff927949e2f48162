//! Battle lines of Imperium: `2 dreadnought, 3 fighter vs 2 cruiser; losses attacker=dreadnought,fighter`.
//!
//! The syntax is that of all games ([`admiralty_notation::line`]); what its names mean is said here.
//!
//! * A unit is one of the table ([`units`]), or any name with figures:
//!   `raider(combat=7 dice=2 cost=5)` hits on 7 or more with each of two dice. Figures override those of
//!   the table. `combat=11` never hits. A unit that `sustains` takes a hit without loss where
//!   `sustain on` says so (I5.2.2).
//! * `invasion`: the attacker's Ground Forces land and their Dreadnoughts bombard; the defender has
//!   Ground Forces and PDS (I5.3).
//! * `losses attacker=fighter,cruiser`: these are lost first; others follow, cheapest first, then worse
//!   combat, then as written.
//! * `retreat "round 3"`, `"ships 2"`, `"odds 30%"` (O2), `rounds N`.
//!
//! The first side attacks, the second defends.

mod canonical;
mod figures;
mod options;
mod orders;
mod side;

#[cfg(test)]
mod tests;

pub use canonical::canonical;
pub(crate) use canonical::{card, retreat as retreat_text};
pub use options::{LineOptions, scenario_options};

use crate::conduct::{Orders, Retreat};
use crate::units::{Unit, units};
use admiralty_imperium::battle::{Kind as Fight, NO_FIGURES, Setup, Side};
use admiralty_imperium::unit::{MAX_TYPES, NEVER, Role, UnitId, Units};
use admiralty_notation::line::Line;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, line};
use side::Stacks;

/// A battle from a line.
#[derive(Clone, PartialEq, Debug)]
pub struct BattleLine {
    /// What it starts from.
    pub setup: Setup,
    /// The unit types, by their place in the setup.
    pub units: Vec<Unit>,
    /// What attacker and defender bring, as written; the types of one stack each.
    pub stacks: [Vec<(UnitId, u16)>; 2],
    /// The names of attacker and defender, where the line gives any.
    pub names: [Option<String>; 2],
    /// How it is to be computed.
    pub options: LineOptions,
    /// How it is to be fought.
    pub orders: Orders,
    /// What a reader should know.
    pub notes: Vec<String>,
}

/// Reads a battle line. Flags are options from the command line as name and value; they override those
/// of the line.
///
/// # Errors
/// Everything that is wrong with the line, in its order, then with the flags.
pub fn parse(source: &Source, flags: &[(String, String)]) -> Result<BattleLine, Problems> {
    parse_with(source, flags, units())
}

/// Reads a battle line in which names mean units of this table.
///
/// # Errors
/// Like [`parse`].
pub fn parse_with(
    source: &Source,
    flags: &[(String, String)],
    table: &[Unit],
) -> Result<BattleLine, Problems> {
    let line = line::parse_source(source)?;
    let mut problems = Vec::new();
    let mut known = Vec::new();
    let options = options::read(&line, flags, &mut problems);
    let invasion = options.invasion;
    let stacks = Side::BOTH.map(|side| {
        Stacks::read(source, &line.sides[side.index()], side, table, invasion, &mut known, &mut problems)
    });
    let (losses, retreat) = orders::read(&line, flags, &known, &stacks, &options, &mut problems);
    Problems::none(problems)?;
    let options = LineOptions { retreat, ..options };
    let stacks = stacks.map(|stacks| stacks.0);
    let (setup, notes) = setup(&known, &stacks, &options);
    setup.check().map_err(|error| source.diagnostic(Kind::Illegal, 0..0, error.to_string()))?;
    let named =
        Side::BOTH.map(|side| losses[side.index()].iter().map(|name| name.as_str()).collect::<Vec<_>>());
    let orders = Orders {
        losses: Side::BOTH.map(|side| order(&known, &stacks[side.index()], &named[side.index()])),
        retreat: options.retreat,
    };
    let options = LineOptions { losses, ..options };
    let names = line.sides.map(|side| side.name.map(|name| name.text));
    Ok(BattleLine { setup, units: known, stacks, names, options, orders, notes })
}

/// The order of losses of a side: the named types first, then the cheapest, then the worse in combat,
/// then as written.
fn order(units: &[Unit], stacks: &[(UnitId, u16)], first: &[&str]) -> Vec<UnitId> {
    let mut order: Vec<UnitId> = stacks.iter().map(|(id, _)| *id).collect();
    let key = |id: &UnitId| {
        let unit = units.get(id.index());
        let named = unit.and_then(|unit| first.iter().position(|name| *name == unit.name));
        let (cost, combat) = unit.map_or((0, NEVER), |unit| (unit.cost, unit.fighting.combat));
        (named.unwrap_or(usize::MAX), cost, std::cmp::Reverse(combat))
    };
    order.sort_by_key(key);
    order
}

/// What the battle starts from.
fn setup(units: &[Unit], stacks: &[Vec<(UnitId, u16)>; 2], options: &LineOptions) -> (Setup, Vec<String>) {
    let mut figures = [NO_FIGURES; MAX_TYPES];
    for (figures, unit) in figures.iter_mut().zip(units) {
        *figures = unit.fighting;
        figures.sustains &= options.sustain;
    }
    let of = |side: Side, keep: &dyn Fn(&Unit) -> bool| {
        let mut sum = Units::NONE;
        for (id, n) in &stacks[side.index()] {
            if units.get(id.index()).is_some_and(keep) {
                sum.add(*id, *n);
            }
        }
        sum
    };
    let mut notes = Vec::new();
    let kind = if options.invasion { Fight::Invasion } else { Fight::Space };
    let fights = |unit: &Unit| match kind {
        Fight::Space => unit.role.is_ship(),
        Fight::Invasion => unit.role == Role::Ground,
    };
    let forces = Side::BOTH.map(|side| of(side, &fights));
    let mut setup = Setup::new(kind, [figures; 2], forces);
    match kind {
        Fight::Space => setup.may_retreat = options.retreat.is_some(),
        Fight::Invasion => {
            setup.pds = of(Side::Defender, &|unit| unit.role == Role::Pds);
            setup.bombards = of(Side::Attacker, &|unit| unit.bombards);
            if !setup.pds.is_empty() && !setup.bombards.is_empty() {
                setup.bombards = Units::NONE;
                notes.push("a planet with PDS is not bombarded (I5.3.3)".to_owned());
            }
        }
    }
    setup.stop_after = options.rounds;
    setup.rounds = match options.retreat {
        Some(Retreat::Round(round)) => Some(round.max(options.rounds.unwrap_or(0))),
        _ => options.rounds,
    };
    (setup, notes)
}

/// A diagnostic at the options of a line, or at none if it is about a flag.
fn elsewhere(problem: Diagnostic) -> Diagnostic {
    let bare = Diagnostic::new(problem.kind, problem.message.clone());
    match problem.help.clone() {
        Some(help) => bare.help(help),
        None => bare,
    }
}

/// A line whose only option is this flag, to read its value like one in a line.
fn flag_line(name: &str, value: &str) -> Result<Line, Problems> {
    line::parse(&format!("a vs b; {name} {value}"))
}
