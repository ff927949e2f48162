//! `[[hex]]`: who is where, and how the hexes are joined.

use super::fleets::{FleetReader, Read};
use super::number::number;
use super::players::first_line;
use super::{Reader, file, seat_of};
use crate::notation::names::Names;
use admiralty_eclipse::party::Party;
use admiralty_eclipse::setup::{Hex, MAX_CUBES, Player, Population, Square, Wormhole};
use admiralty_eclipse::ship::HexNumber;
use admiralty_game::Seat;
use admiralty_notation::shown;
use admiralty_notation::{Kind, Span, did_you_mean};
use toml::Spanned;

/// The most hexes: more than any table has.
const MAX_HEXES: usize = 200;
/// The highest number of a hex.
const MAX_NUMBER: u64 = 9999;
/// A hex has six sides.
const SIDES: usize = 6;

/// An edge as one of its hexes lists it.
struct Listed {
    from: HexNumber,
    to: HexNumber,
    wormhole: Wormhole,
    span: Span,
}

impl Reader<'_> {
    /// The hexes, in the order of the file.
    pub(super) fn hexes(&mut self, file: &file::File, names: &Names<'_>, players: &[Player]) -> Vec<Hex> {
        if file.hex.is_empty() && self.whole("hex") {
            let problem = self.source.diagnostic(Kind::MissingKey, 0..0, "the file has no hexes");
            self.problem(problem.help("write `[[hex]]` and `number = …` under it for each"));
        }
        if let Some(over) = file.hex.get(MAX_HEXES) {
            let message = format!("there are {} hexes", file.hex.len());
            let problem = self.source.diagnostic(Kind::OutOfRange, over.number.span(), message);
            self.problem(problem.help(format!("at most {MAX_HEXES} are understood")));
        }
        let mut hexes: Vec<Hex> = Vec::new();
        let mut places: Vec<Span> = Vec::new();
        for written in file.hex.iter().take(MAX_HEXES) {
            let Some(hex) = self.hex(written, names, players) else { continue };
            let span = Span::from(written.number.span());
            if let Some(first) = hexes.iter().position(|other| other.number == hex.number) {
                let message = format!("there are two hexes with the number {}", hex.number);
                let problem = self.source.diagnostic(Kind::Duplicate, span, message);
                let problem = problem.related(places[first], "the first");
                self.problem(problem.help("write all that is in a hex under one `[[hex]]`"));
                continue;
            }
            hexes.push(hex);
            places.push(span);
        }
        let listed = self.edges(file, &hexes);
        for edge in listed {
            for (from, to) in [(edge.from, edge.to), (edge.to, edge.from)] {
                if let Some(hex) = hexes.iter_mut().find(|hex| hex.number == from) {
                    hex.edges.push((to, edge.wormhole));
                    if hex.edges.len() == SIDES + 1 {
                        let message = format!("hex {from} has more than {SIDES} edges");
                        let problem = self.source.diagnostic(Kind::OutOfRange, edge.span, message);
                        self.problem(problem.help("a hex has six sides"));
                    }
                }
            }
        }
        hexes
    }

    fn hex(&mut self, hex: &file::Hex, names: &Names<'_>, players: &[Player]) -> Option<Hex> {
        let number = match number(self.source, &hex.number, "the number of a hex", 1, MAX_NUMBER) {
            Ok(number) => Some(HexNumber(number as u16)),
            Err(problem) => {
                self.problem(problem);
                None
            }
        };
        let controller = hex.controller.as_ref().and_then(|name| self.controller(name, players));
        let population = self.population(hex);
        let reader = FleetReader {
            file: self.source,
            names,
            players,
            all_players: self.whole("player"),
            all_npcs: self.whole("npc"),
        };
        let mut fleets: Vec<Read> = Vec::new();
        for written in &hex.fleets {
            match reader.read(written) {
                Ok(Some(read)) => {
                    self.one_of_each(&fleets, &read, names, players);
                    self.starbase_at_home(&read, hex, controller, players);
                    fleets.push(read);
                }
                Ok(None) => {}
                Err(problems) => self.problems.extend(problems),
            }
        }
        Some(Hex {
            number: number?,
            controller,
            fleets: fleets.into_iter().map(|read| read.fleet).collect(),
            population,
            edges: Vec::new(),
        })
    }

    fn controller(&mut self, name: &Spanned<String>, players: &[Player]) -> Option<Seat> {
        let seat = seat_of(players, name.get_ref().trim());
        if seat.is_none() && self.whole("player") {
            let message = format!("there is no player called `{}`", shown(name.get_ref()));
            let problem = self.source.diagnostic(Kind::UnknownName, name.span(), message);
            let known = players.iter().map(|player| player.name.as_str());
            self.problem(problem.help(did_you_mean(name.get_ref(), known)));
        }
        seat.map(|seat| Seat(seat as u8))
    }

    fn population(&mut self, hex: &file::Hex) -> Population {
        let mut population = Population::default();
        let Some(written) = &hex.population else { return population };
        let cubes = written.get_ref();
        let given = [
            (Square::Money, &cubes.money),
            (Square::Science, &cubes.science),
            (Square::Materials, &cubes.materials),
            (Square::Gray, &cubes.gray),
            (Square::Orbital, &cubes.orbital),
        ];
        for (square, cubes) in given {
            let Some(cubes) = cubes else { continue };
            match number(self.source, cubes, "the number of cubes", 0, u64::from(MAX_CUBES)) {
                Ok(cubes) => population.set(square, cubes as u8),
                Err(problem) => self.problem(problem),
            }
        }
        if population.total() > 0 && hex.controller.is_none() {
            let message = format!("hex {} has population and no controller", hex.number.get_ref());
            let span = first_line(self.source, written.span().into());
            let problem = self.source.diagnostic(Kind::Conflict, span, message);
            self.problem(problem.help("write `controller = \"…\"`: whose disc lies here"));
        }
        population
    }

    /// A party has one fleet in a hex, and one kind of NPC is there at most.
    fn one_of_each(&mut self, before: &[Read], read: &Read, names: &Names<'_>, players: &[Player]) {
        let called = |party: Party| match party {
            Party::Player(seat) => players.get(seat.index()).map_or("", |player| &player.name).to_owned(),
            Party::Npc(npc) => names.npcs.get(usize::from(npc)).map_or("", |npc| &npc.name).to_owned(),
        };
        let party = read.fleet.party;
        let twice = before.iter().find(|other| other.fleet.party == party);
        let npc = before.iter().find(|other| other.fleet.party.is_npc() && party.is_npc());
        let (first, kind, message, help) = match (twice, npc) {
            (Some(first), _) => (
                first.span,
                Kind::Duplicate,
                format!("`{}` has two fleets in this hex", called(party)),
                "write all their ships in one text, at the place of the first to enter (E1.6)",
            ),
            (None, Some(first)) => (
                first.span,
                Kind::Conflict,
                format!("`{}` and `{}` are in one hex", called(first.fleet.party), called(party)),
                "a hex has one kind of NPC at most; leave one",
            ),
            (None, None) => return,
        };
        let problem = self.source.diagnostic(kind, read.span, message);
        self.problem(problem.related(first, "the first").help(help));
    }

    fn starbase_at_home(
        &mut self,
        read: &Read,
        hex: &file::Hex,
        controller: Option<Seat>,
        players: &[Player],
    ) {
        let (Some(span), Some(seat)) = (read.starbase, read.fleet.party.seat()) else { return };
        if controller == Some(seat) || (hex.controller.is_some() && controller.is_none()) {
            return;
        }
        let name = players.get(seat.index()).map_or("", |player| &player.name);
        let number = hex.number.get_ref();
        let message = format!("{name} does not control hex {number}, and starbases stand at home only");
        let problem = self.source.diagnostic(Kind::Illegal, span, message);
        self.problem(problem.help(format!("write `controller = \"{name}\"`, or take the starbase away")));
    }

    /// Each edge once, from whichever of its hexes lists it.
    fn edges(&mut self, file: &file::File, hexes: &[Hex]) -> Vec<Listed> {
        let mut listed: Vec<Listed> = Vec::new();
        let all_hexes = self.whole("hex") && hexes.len() == file.hex.len();
        for hex in &file.hex {
            let Some(from) = known(hexes, *hex.number.get_ref()) else { continue };
            for edge in &hex.edges {
                let span = Span::from(edge.to.span());
                let Some(to) = known(hexes, *edge.to.get_ref()) else {
                    if all_hexes {
                        self.no_such_hex(*edge.to.get_ref(), hexes, span);
                    }
                    continue;
                };
                let wormhole = match edge.wormhole {
                    file::Wormhole::Both => Wormhole::Both,
                    file::Wormhole::One => Wormhole::OneSide,
                    file::Wormhole::None => Wormhole::None,
                };
                if self.new_edge(&listed, from, to, wormhole, span) {
                    listed.push(Listed { from, to, wormhole, span });
                }
            }
        }
        listed
    }

    fn no_such_hex(&mut self, number: i64, hexes: &[Hex], span: Span) {
        let numbers: Vec<String> = hexes.iter().map(|hex| hex.number.to_string()).collect();
        let help = match hexes.len() {
            0..=30 => format!("the hexes of this file are: {}", numbers.join(", ")),
            _ => "an edge joins two hexes of the file".to_owned(),
        };
        let message = format!("there is no hex {number} in this file");
        self.problem(self.source.diagnostic(Kind::UnknownName, span, message).help(help));
    }

    /// Whether an edge is not listed yet; says what is wrong with it if it cannot be.
    fn new_edge(
        &mut self,
        listed: &[Listed],
        from: HexNumber,
        to: HexNumber,
        wormhole: Wormhole,
        span: Span,
    ) -> bool {
        if from == to {
            let message = format!("hex {from} has no edge to itself");
            let problem = self.source.diagnostic(Kind::Illegal, span, message);
            self.problem(problem.help("write the number of the neighbouring hex"));
            return false;
        }
        let same = |edge: &&Listed| (edge.from, edge.to) == (from, to) || (edge.to, edge.from) == (from, to);
        let Some(first) = listed.iter().find(same) else { return true };
        let (kind, message, help) = if first.wormhole != wormhole {
            (
                Kind::Conflict,
                format!("the edge between {from} and {to} is said to be different elsewhere"),
                "one entry serves both hexes; leave the right one",
            )
        } else if first.from == from {
            (Kind::Duplicate, format!("the edge to {to} is listed twice here"), "leave one")
        } else {
            return false;
        };
        let problem = self.source.diagnostic(kind, span, message);
        self.problem(problem.related(first.span, "there").help(help));
        false
    }
}

/// The hex of this number, if there is one.
fn known(hexes: &[Hex], number: i64) -> Option<HexNumber> {
    let number = u16::try_from(number).ok().map(HexNumber)?;
    hexes.iter().any(|hex| hex.number == number).then_some(number)
}
