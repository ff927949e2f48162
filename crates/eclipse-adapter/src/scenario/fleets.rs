//! The ships of one party in a hex: `"Red: 3 interceptors, 1 cruiser"`, `"2 ancients"`.
//!
//! A fleet is written like a side of a battle line and read by the same code; what is wrong with it is
//! then pointed at in the file.

use super::seat_of;
use crate::notation::damage::{DAMAGE, damaged};
use crate::notation::names::{Names, TypeName};
use crate::notation::side::{beside, count_of, kind_of};
use admiralty_eclipse::party::Party;
use admiralty_eclipse::setup::{Fleet, Player};
use admiralty_eclipse::ship::{ShipType, Ships, TYPES};
use admiralty_game::Seat;
use admiralty_notation::Written;
use admiralty_notation::line::{self, Group, Stack};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean};
use toml::Spanned;

/// A fleet and where it stands.
pub(super) struct Read {
    pub(super) fleet: Fleet,
    /// All of it.
    pub(super) span: Span,
    /// The starbases of it.
    pub(super) starbase: Option<Span>,
}

/// What fleets are read with.
pub(super) struct FleetReader<'a> {
    pub(super) file: &'a Source,
    pub(super) names: &'a Names<'a>,
    pub(super) players: &'a [Player],
    /// Whether `players` are all there are; otherwise a name that is not among them may be right.
    pub(super) all_players: bool,
    /// The same for kinds of NPC.
    pub(super) all_npcs: bool,
}

/// Words that a fleet cannot have: it is one side, not two.
const VERSUS: [&str; 5] = ["vs", "vs.", "versus", "against", "против"];

/// What is said of several kinds of NPC.
const ONE_NPC: &str = "a hex has one kind of NPC at most; leave one";

impl FleetReader<'_> {
    /// Reads a fleet; `None` if it refers to something of which only a piece could be read.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub(super) fn read(&self, written: &Spanned<String>) -> Result<Option<Read>, Vec<Diagnostic>> {
        let text = Written::new(self.file, written);
        self.fleet(&text).map_err(|problems| problems.into_iter().map(|one| text.in_file(&one)).collect())
    }

    fn fleet(&self, written: &Written<'_>) -> Result<Option<Read>, Vec<Diagnostic>> {
        let text = written.text();
        let source = Source::new(self.file.name(), text);
        let wrong = |kind: Kind, span: Span, message: &str, help: &str| {
            Err(vec![source.diagnostic(kind, span, message).help(help)])
        };
        let (name, rest) = owner(text, self.players);
        let seat = match name {
            None => None,
            Some((name, span)) => match seat_of(self.players, name) {
                Some(seat) => Some(seat),
                None if name.is_empty() => {
                    let help = "write the player's name before the colon; NPCs have neither";
                    return wrong(Kind::Syntax, span, "no name stands before this colon", help);
                }
                None if matches!(self.names.resolve(name), Some(TypeName::Npc(_))) => {
                    let help = "write their ships without a name, as in `2 ancients`";
                    return wrong(Kind::Conflict, span, "NPCs are no player, and have no name", help);
                }
                None if !self.all_players => return Ok(None),
                None => {
                    let help = did_you_mean(name, self.players.iter().map(|p| p.name.as_str()));
                    let message = format!("there is no player called `{}`", shown(name));
                    return wrong(Kind::UnknownName, span, &message, &help);
                }
            },
        };
        if let (None, Some(player)) = (name, no_colon(text, self.players)) {
            let (start, end) = (rest, rest + player.len());
            let help = format!("write `{player}:` and then the ships");
            return wrong(Kind::Syntax, Span::new(start, end), "no colon follows this name", &help);
        }
        if text[rest..].trim().is_empty() {
            let help = "write its ships, as in `Red: 3 interceptors`, or take it away";
            return wrong(Kind::Syntax, Span::new(0, text.len()), "this fleet has no ships", help);
        }
        if let Some(at) = text[rest..].find(';') {
            let span = Span::new(rest + at, rest + at + 1);
            let help = "write a comma between two types, and each party as a text of its own";
            return wrong(Kind::Syntax, span, "a fleet has no options", help);
        }
        if let Some(span) = versus(text, rest) {
            let help = "write each party as a text of its own in the list";
            return wrong(Kind::Syntax, span, "a fleet is one party, not a battle", help);
        }
        // The name is blanked out, so that all places stay what they are.
        let line = format!("{}{} vs x", " ".repeat(rest), &text[rest..]);
        let line = line::parse_source(&Source::new(self.file.name(), line))
            .map_err(|problems| problems.into_iter().collect::<Vec<_>>())?;
        if let Some(second) = &line.sides[0].name {
            let help = "write each party as a text of its own in the list";
            return wrong(Kind::Syntax, second.span, "a fleet has one owner, and here is a second", help);
        }
        self.stacks(&source, written, seat, &line.sides[0].stacks)
    }

    fn stacks(
        &self,
        source: &Source,
        written: &Written<'_>,
        seat: Option<usize>,
        stacks: &[Stack],
    ) -> Result<Option<Read>, Vec<Diagnostic>> {
        let mut wrong = Vec::new();
        let mut seen: Vec<(TypeName, Span)> = Vec::new();
        let mut ships = [Ships::default(); TYPES];
        let mut party = seat.map(|seat| Party::Player(Seat(seat as u8)));
        let mut starbase = None;
        let mut unsure = false;
        for stack in stacks {
            let (kind, group) = match kind_of(source, self.names, stack) {
                Ok(found) => found,
                Err(problem) if problem.kind == Kind::UnknownName && !self.all_npcs => {
                    unsure = true;
                    continue;
                }
                Err(problem) => {
                    wrong.push(problem);
                    continue;
                }
            };
            if let Some(problem) = whose(source, self.names, seat, kind, group)
                .or_else(|| beside(source, self.names, &seen, kind, group.name.span, ONE_NPC))
            {
                wrong.push(problem);
                continue;
            }
            seen.push((kind, group.name.span));
            let slot = match kind {
                TypeName::Ship(ship) => ship.index(),
                TypeName::Npc(npc) => {
                    party = Some(Party::Npc(npc as u8));
                    0
                }
            };
            if kind == TypeName::Ship(ShipType::Starbase) {
                starbase = Some(written.place(group.name.span));
            }
            match self.ships(source, seat, kind, stack, group) {
                Ok(found) => ships[slot] = found,
                Err(problems) => wrong.extend(problems),
            }
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let read = |party| Read { fleet: Fleet { party, ships }, span: written.span(), starbase };
        Ok(party.filter(|_| !unsure).map(read))
    }

    /// The ships of a stack with their cubes.
    fn ships(
        &self,
        source: &Source,
        seat: Option<usize>,
        kind: TypeName,
        stack: &Stack,
        group: &Group,
    ) -> Result<Ships, Vec<Diagnostic>> {
        let mut wrong = Vec::new();
        let name = self.names.name(kind);
        for attribute in group.attributes().iter().filter(|attribute| !attribute.head.is(DAMAGE)) {
            let word = shown(&attribute.head.text);
            let message = format!("`{word}` does not belong into a fleet: only `damage` does");
            let help = match kind {
                TypeName::Ship(ship) => {
                    format!("write parts and figures in the player's table: `blueprint.{} = …`", ship.name())
                }
                TypeName::Npc(_) => format!("write figures in a table `[npc.{name}]`"),
            };
            wrong.push(source.diagnostic(Kind::Conflict, attribute.span, message).help(help));
        }
        let hull = match (kind, seat) {
            (TypeName::Ship(ship), Some(seat)) => {
                self.players.get(seat).map(|player| player.ships[ship.index()].hull)
            }
            (TypeName::Npc(npc), _) => self.names.npcs.get(npc).map(|npc| npc.figures.hull),
            _ => None,
        };
        let damage: Vec<_> =
            group.attributes().iter().filter(|attribute| attribute.head.is(DAMAGE)).collect();
        let count = count_of(source, stack).map_err(|problem| vec![problem])?;
        match damaged(source, &damage, count, hull, &format!("the {name}")) {
            Ok(ships) if wrong.is_empty() => Ok(ships),
            Ok(_) => Err(wrong),
            Err(problems) => {
                wrong.extend(problems);
                Err(wrong)
            }
        }
    }
}

/// Players' ships have an owner, and NPCs have none.
fn whose(
    source: &Source,
    names: &Names<'_>,
    seat: Option<usize>,
    kind: TypeName,
    group: &Group,
) -> Option<Diagnostic> {
    let name = names.name(kind);
    let (message, help) = match (seat, kind) {
        (None, TypeName::Ship(_)) => (
            format!("this `{name}` belongs to nobody"),
            format!("write the player's name before the fleet, as in `Red: 3 {name}`"),
        ),
        (Some(_), TypeName::Npc(_)) => (
            format!("`{name}` belongs to no player"),
            format!("write it as a text of its own in the list: `1 {name}`"),
        ),
        _ => return None,
    };
    Some(source.diagnostic(Kind::Conflict, group.name.span, message).help(help))
}

/// The owner's name, where it stands, and where the ships begin.
fn owner<'t>(text: &'t str, players: &[Player]) -> (Option<(&'t str, Span)>, usize) {
    let start = text.len() - text.trim_start().len();
    // A player's name may have a colon in it.
    let known = players.iter().filter_map(|player| {
        let rest = text[start..].strip_prefix(player.name.as_str())?;
        let colon = rest.trim_start().strip_prefix(':')?;
        Some((start + player.name.len(), text.len() - colon.len()))
    });
    let found = known.max().or_else(|| text.find(':').map(|colon| (colon, colon + 1)));
    let Some((end, rest)) = found else { return (None, start) };
    let written = text[start..end.max(start)].trim_end();
    let name = written.trim_matches(|c| matches!(c, '"' | '\'' | '“' | '”' | '«' | '»')).trim();
    let span = match written {
        "" => Span::new(end, rest),
        _ => Span::new(start, start + written.len()),
    };
    (Some((name, span)), rest)
}

/// The player with whose name a text begins, if it has no colon.
fn no_colon<'p>(text: &str, players: &'p [Player]) -> Option<&'p str> {
    let names = players.iter().map(|player| player.name.as_str());
    let text = text.trim_start();
    names
        .filter(|name| {
            let rest = text.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
        })
        .max_by_key(|name| name.len())
}

/// A word that stands between two sides.
fn versus(text: &str, from: usize) -> Option<Span> {
    let words = text[from..].split_whitespace();
    let word = words.into_iter().find(|word| VERSUS.contains(&word.to_lowercase().as_str()))?;
    let start = word.as_ptr() as usize - text.as_ptr() as usize;
    Some(Span::new(start, start + word.len()))
}
