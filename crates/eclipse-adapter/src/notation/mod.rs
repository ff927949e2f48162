//! Battle lines of Eclipse: `2 cruiser, 3 interceptor vs 2 ancient; objective material`.
//!
//! The syntax is that of all games ([`admiralty_notation::line`]); what its names mean is said here.
//!
//! * A type without attributes has its default blueprint: `3 interceptor`.
//! * Parts are the whole blueprint: `cruiser(ion_cannon*2 electron_computer nuclear_drive
//!   nuclear_source)`. They are checked (E13.1).
//! * Figures stand instead of a blueprint (E13.2): `cruiser(init=2 hull=1 computer=1 yellow=1)`, also
//!   for NPCs. What is not given is 0; a ship has a drive unless it says `drive=0` or is a starbase.
//! * `damage=N` is one ship with N cubes already on it, `damage=N*M` are M such ships:
//!   `3 cruiser(damage=1)`, `2 dreadnought(damage=2 damage=1)`.
//!
//! The first side attacks, the second defends. NPCs were there first (E2.2): they stand on the second
//! side, unless the other is the hex's controller, which shows by a starbase. In a line, types of one
//! side with the same initiative act in the order of size (E2.5).

mod attributes;
mod canonical;
pub(crate) mod damage;
pub(crate) mod figures;
pub(crate) mod names;
mod note;
mod options;
pub(crate) mod parts;
pub(crate) mod side;

#[cfg(test)]
mod tests;

pub use canonical::canonical;
pub(crate) use canonical::fleet;
pub use note::Note;
pub use options::{LineOptions, scenario_options};

use crate::data::{DataError, data};
use admiralty_eclipse::battle::{Arena, ArenaSide, Assigner, Side, Spec};
use admiralty_eclipse::party::{Npc, Party};
use admiralty_eclipse::setup::{House, OwnTies};
use admiralty_eclipse::ship::{HexNumber, ShipType, TYPES};
use admiralty_game::Seat;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, line};
use admiralty_odds::Policy;
use names::Names;
use options::Said;
use side::{Fleet, Owner, SideReader};

/// How the ships of a type were described, for the canonical line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Loadout {
    /// Not at all: the default blueprint, or an NPC as it is in the data file.
    #[default]
    Default,
    /// By the parts of the blueprint, in canonical order.
    Parts(Vec<String>),
    /// By figures.
    Figures,
}

/// How the types of a side were described, by their place in the arena.
pub type Loadouts = [Loadout; TYPES];

/// A battle from a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleLine {
    /// Who fights whom. The attacker is the player of seat 0, the defender that of seat 1, or an NPC.
    pub arena: Arena,
    /// The kinds of NPC that fight: none or one, with the figures that the line gives it.
    pub npcs: Vec<Npc>,
    /// The names of attacker and defender, where the line gives any.
    pub names: [Option<String>; 2],
    /// How the types of attacker and defender were described.
    pub loadouts: [Loadouts; 2],
    /// How it is to be computed.
    pub options: LineOptions,
    /// Remarks.
    pub notes: Vec<Note>,
}

/// Reads a battle line. Flags are options from the command line as name and value; they override
/// those of the line.
///
/// # Errors
/// Everything that is wrong with the line, in its order, then with the flags.
pub fn parse(source: &Source, flags: &[(String, String)]) -> Result<BattleLine, Problems> {
    let line = line::parse_source(source)?;
    let data = data().map_err(no_data)?;
    let names = Names { data, npcs: &data.npcs };
    let (mut problems, mut notes) = (Vec::new(), Vec::new());
    let fleets = Side::BOTH.map(|side| {
        let (problems, notes) = (&mut problems, &mut notes);
        SideReader { source, names: &names, side, problems, notes }.read(&line.sides[side.index()])
    });
    let said = options::read(&line, flags, &mut problems);
    if let [Some(attacker), Some(defender)] = &fleets {
        problems.extend(npc_attacks(source, &names, attacker, defender));
    }
    let npcs = fleets.iter().flatten().find_map(|fleet| match fleet.owner {
        Owner::Npc(npc) => names.npcs.get(npc).map(|npc| Npc { figures: fleet.figures[0], ..npc.clone() }),
        Owner::Player => None,
    });
    for (fleet, side) in fleets.iter().zip(Side::BOTH) {
        if let (Some(Fleet { owner: Owner::Npc(_), .. }), Some(npc)) = (fleet, &npcs) {
            problems.extend(wrong_for_npc(source, &said, side, npc));
        }
    }
    Problems::none(problems)?;
    let [Some(attacker), Some(defender)] = fleets else {
        return Err(Diagnostic::new(Kind::Internal, "the battle line cannot be read").into());
    };
    let names = line.sides.map(|side| side.name.map(|name| name.text));
    battle(source, [attacker, defender], npcs, names, &said, notes)
}

fn battle(
    source: &Source,
    fleets: [Fleet; 2],
    npc: Option<Npc>,
    names: [Option<String>; 2],
    said: &Said,
    notes: Vec<Note>,
) -> Result<BattleLine, Problems> {
    let mut options = said.options();
    let splitter = said.splitter.as_ref().map_or([false; 2], |(sides, _)| *sides);
    for (policy, fleet) in options.policy.iter_mut().zip(&fleets) {
        if fleet.owner != Owner::Player {
            *policy = Policy::Rule;
        }
    }
    let sides = Side::BOTH.map(|side| {
        let n = side.index();
        let fleet = &fleets[n];
        let (party, specs) = match &npc {
            Some(npc) if fleet.owner != Owner::Player => (Party::Npc(0), [Spec::npc(0, npc); TYPES]),
            _ => {
                let spec = |ship: ShipType| Spec::of(ship, fleet.figures[ship.index()]);
                (Party::Player(Seat(n as u8)), ShipType::ALL.map(spec))
            }
        };
        ArenaSide {
            party,
            specs,
            fleet: fleet.ships,
            retreats: Default::default(),
            antimatter_splitter: splitter[n],
            assigner: match options.policy[n] {
                Policy::Best => Assigner::Owner,
                Policy::Rule => Assigner::Rule,
            },
        }
    });
    let npc_spread = said.npc_spread.as_ref().map(|(spread, _)| *spread).unwrap_or_default();
    let house = House { own_ties: OwnTies::Size, npc_spread };
    let arena = Arena::new(HexNumber(0), sides, house)
        .map_err(|error| source.diagnostic(Kind::Illegal, 0..0, error.to_string()))?;
    let loadouts = fleets.map(|fleet| fleet.loadouts);
    Ok(BattleLine { arena, npcs: npc.into_iter().collect(), names, loadouts, options, notes })
}

/// E2.2: an NPC attacks nobody but a controller.
fn npc_attacks(source: &Source, names: &Names<'_>, attacker: &Fleet, defender: &Fleet) -> Option<Diagnostic> {
    let Owner::Npc(npc) = attacker.owner else { return None };
    let npc = names.name(names::TypeName::Npc(npc));
    if defender.owner != Owner::Player {
        let message = "both sides are NPCs, and NPCs fight players only (E1.3)";
        let problem = source.diagnostic(Kind::Illegal, attacker.span.to(defender.span), message);
        return Some(problem.help(format!("write a player's ships first, as in `3 interceptor vs 2 {npc}`")));
    }
    // Starbases stand where their owner is the controller, and nowhere else.
    if !defender.ships[ShipType::Starbase.index()].is_empty() {
        return None;
    }
    let message = format!("`{npc}` was there first, and so defends (E2.2)");
    let help = format!(
        "write it second: `{} vs {}`; if the other side controls the hex, write a scenario file",
        source.slice(defender.span),
        source.slice(attacker.span),
    );
    Some(source.diagnostic(Kind::Illegal, attacker.span, message).help(help))
}

/// E4.3, E3.5: options that only a player can have.
fn wrong_for_npc(source: &Source, said: &Said, side: Side, npc: &Npc) -> Vec<Diagnostic> {
    let mut wrong = Vec::new();
    let n = side.index();
    if let Some((Policy::Best, setting)) = &said.policy[n] {
        let message = format!("the {side} is `{}`, whose dice follow the rule for NPCs (E4.3)", npc.name);
        let help = format!("take `{}` away, or write `rule`", setting.label());
        wrong.push(setting.problem(source, Kind::Conflict, message).help(help));
    }
    if let Some((sides, setting)) = &said.splitter
        && sides[n]
    {
        let message = format!("the {side} is `{}`, and only players have technology (E3.5)", npc.name);
        let help = format!("write `{} {}`, or take it away", setting.label(), side.other());
        wrong.push(setting.problem(source, Kind::Conflict, message).help(help));
    }
    wrong
}

/// The tool's own failure.
pub(crate) fn no_data(error: &DataError) -> Problems {
    Diagnostic::new(Kind::Internal, error.to_string()).into()
}
