//! One side of a battle line: its stacks.

use super::Loadouts;
use super::attributes;
use super::damage::damaged;
use super::names::{Names, TypeName};
use super::note::Note;
use admiralty_eclipse::battle::Side;
use admiralty_eclipse::ship::{Figures, MAX_SHIPS, ShipType, Ships, TYPES};
use admiralty_notation::line;
use admiralty_notation::{Diagnostic, Kind, Source, Span};

/// A side as it was read.
pub(super) struct Fleet {
    pub(super) owner: Owner,
    pub(super) figures: [Figures; TYPES],
    pub(super) ships: [Ships; TYPES],
    pub(super) loadouts: Loadouts,
    /// Where it stands.
    pub(super) span: Span,
}

/// Who commands a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    Player,
    /// The index is into the list of kinds.
    Npc(usize),
}

/// The stacks of a side that a person wrote.
pub(super) struct SideReader<'a> {
    pub(super) source: &'a Source,
    pub(super) names: &'a Names<'a>,
    pub(super) side: Side,
    pub(super) problems: &'a mut Vec<Diagnostic>,
    pub(super) notes: &'a mut Vec<Note>,
}

impl SideReader<'_> {
    /// Reads all stacks; `None` if something is wrong with one.
    pub(super) fn read(&mut self, side: &line::Side) -> Option<Fleet> {
        let before = self.problems.len();
        let mut fleet = Fleet {
            owner: Owner::Player,
            figures: self.names.data.defaults,
            ships: [Ships::default(); TYPES],
            loadouts: Default::default(),
            span: side.span,
        };
        let mut seen: Vec<(TypeName, Span)> = Vec::new();
        for stack in &side.stacks {
            let Some((kind, group)) = self.kind(stack) else { continue };
            if self.alone(&seen, kind, group) {
                self.stack(stack, kind, group, &mut fleet);
            }
            seen.push((kind, group.name.span));
        }
        self.remark(&fleet);
        (self.problems.len() == before).then_some(fleet)
    }

    /// What is right, and perhaps not what was meant.
    fn remark(&mut self, fleet: &Fleet) {
        let present = fleet.ships.iter().zip(&fleet.figures).filter(|(ships, _)| !ships.is_empty());
        if present.clone().count() > 0 && present.clone().all(|(_, f)| !f.armed() && f.missiles == 0) {
            self.notes.push(Note::Unarmed { side: self.side });
        }
        if fleet.owner != Owner::Player {
            return;
        }
        for ship in ShipType::ALL {
            let (count, owned) =
                (fleet.ships[ship.index()].count(), self.names.data.catalogue.blueprint(ship).max);
            if count > owned {
                let (side, ship) = (self.side, ship.name());
                self.notes.push(Note::MoreThanOwned { side, ship, count, owned });
            }
        }
    }

    /// The type of a stack, and the words that say so.
    fn kind<'l>(&mut self, stack: &'l line::Stack) -> Option<(TypeName, &'l line::Group)> {
        match kind_of(self.source, self.names, stack) {
            Ok((TypeName::Ship(ShipType::Starbase), group)) if self.side == Side::Attacker => {
                let message = "a starbase cannot attack: it never leaves its hex";
                let help = "starbases stand on the second side, the defender's";
                let problem = self.source.diagnostic(Kind::Illegal, group.name.span, message);
                self.problems.push(problem.help(help));
                None
            }
            Ok(found) => Some(found),
            Err(problem) => {
                self.problems.push(problem);
                None
            }
        }
    }

    /// Whether a type may stand on a side beside those before it.
    fn alone(&mut self, seen: &[(TypeName, Span)], kind: TypeName, group: &line::Group) -> bool {
        let help = "leave one of them; more than two parties need a scenario file";
        match beside(self.source, self.names, seen, kind, group.name.span, help) {
            Some(problem) => self.problems.push(problem),
            None => return true,
        }
        false
    }

    fn stack(&mut self, stack: &line::Stack, kind: TypeName, group: &line::Group, fleet: &mut Fleet) {
        let read = match attributes::read(self.source, self.names, kind, group) {
            Ok(read) => read,
            Err(problems) => return self.problems.extend(problems),
        };
        let count = match count_of(self.source, stack) {
            Ok(count) => count,
            Err(problem) => return self.problems.push(problem),
        };
        let whose = format!("the {}", self.names.name(kind));
        let hull = Some(read.figures.hull);
        let ships = match damaged(self.source, &read.damage, count, hull, &whose) {
            Ok(ships) => ships,
            Err(problems) => return self.problems.extend(problems),
        };
        match kind {
            TypeName::Ship(ship) => {
                fleet.ships[ship.index()] = ships;
                fleet.figures[ship.index()] = read.figures;
                fleet.loadouts[ship.index()] = read.loadout;
            }
            TypeName::Npc(npc) => {
                fleet.owner = Owner::Npc(npc);
                fleet.ships[0] = ships;
                fleet.figures = [read.figures; TYPES];
                fleet.loadouts[0] = read.loadout;
            }
        }
    }
}

/// The type of a stack, and the words that say so.
pub(crate) fn kind_of<'l>(
    source: &Source,
    names: &Names<'_>,
    stack: &'l line::Stack,
) -> Result<(TypeName, &'l line::Group), Diagnostic> {
    match stack.groups.as_slice() {
        [] => {
            let message = "no type of ship follows this number";
            let help = format!("write it behind, as in `{} interceptor`", stack.number());
            Err(source.diagnostic(Kind::Syntax, stack.span, message).help(help))
        }
        [group] => match names.resolve(&group.name.text) {
            Some(kind) => Ok((kind, group)),
            None => Err(names.unknown(source, &group.name)),
        },
        [first, second, ..] => {
            let message = "two types stand here without a comma between them";
            let problem = source.diagnostic(Kind::Syntax, second.span, message);
            let problem = problem.related(first.span, "the first");
            Err(problem.help("write a comma between two stacks, as in `2 cruiser, 1 dreadnought`"))
        }
    }
}

/// What is wrong with a type beside those that stand before it; `help` is for an NPC that is not alone.
pub(crate) fn beside(
    source: &Source,
    names: &Names<'_>,
    seen: &[(TypeName, Span)],
    kind: TypeName,
    span: Span,
    help: &str,
) -> Option<Diagnostic> {
    if let Some((_, first)) = seen.iter().find(|(other, _)| *other == kind) {
        let message = format!("`{}` stands here twice", names.name(kind));
        let problem = source.diagnostic(Kind::Duplicate, span, message).related(*first, "first given here");
        return Some(
            problem.help("write one stack with the number of all; ships of a type share one blueprint"),
        );
    }
    let is_npc = |kind: &TypeName| matches!(kind, TypeName::Npc(_));
    let (other, first) = *seen.first()?;
    if !is_npc(&kind) && !seen.iter().any(|(other, _)| is_npc(other)) {
        return None;
    }
    let npc = if is_npc(&kind) { kind } else { other };
    let message = format!("`{}` belongs to no player and stands alone", names.name(npc));
    let problem = source.diagnostic(Kind::Conflict, span, message).related(first, "beside these");
    Some(problem.help(help))
}

/// The number of ships of a stack.
pub(crate) fn count_of(source: &Source, stack: &line::Stack) -> Result<u8, Diagnostic> {
    let number = stack.number();
    match u8::try_from(number) {
        Ok(count) if count <= MAX_SHIPS => Ok(count),
        _ => {
            let span = stack.count.map_or(stack.span, |count| count.span);
            let message = format!("{number} ships of a type are beyond any table");
            let help = format!("at most {MAX_SHIPS} are computed");
            Err(source.diagnostic(Kind::OutOfRange, span, message).help(help))
        }
    }
}
