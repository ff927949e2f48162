//! `[[player]]`: who is at the table, with what ships.

use super::number::{number, set_figures};
use super::{Reader, file};
use crate::notation::figures::Figure;
use crate::notation::parts::{PartList, PartUse};
use admiralty_eclipse::setup::{MAX_PLAYERS, Player, Tiles};
use admiralty_eclipse::ship::{Figures, ShipType};
use admiralty_notation::recover::Lost;
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, Source, Span, names};
use toml::Spanned;

/// The longest name, in characters.
const MAX_NAME: usize = 40;
/// Tiles that a track holds if the file does not say (E10.7).
const TRACK: u8 = 4;

impl Reader<'_> {
    /// The players, by seat.
    pub(super) fn players(&mut self, file: &file::File) -> Vec<Player> {
        if file.player.is_empty() && self.whole("player") {
            let problem = self.source.diagnostic(Kind::MissingKey, 0..0, "the file has no players");
            self.problem(problem.help("write `[[player]]` and `name = \"…\"` under it for each"));
        }
        if let Some(seventh) = file.player.get(MAX_PLAYERS) {
            let message = format!("there are {} players", file.player.len());
            let problem = self.source.diagnostic(Kind::OutOfRange, seventh.name.span(), message);
            self.problem(problem.help(format!("a Combat Phase has at most {MAX_PLAYERS}")));
        }
        let players = file.player.iter().take(MAX_PLAYERS);
        players.enumerate().map(|(n, player)| self.player(player, &file.player[..n])).collect()
    }

    fn player(&mut self, player: &file::Player, before: &[file::Player]) -> Player {
        let name = player.name.get_ref().trim();
        let span = player.name.span();
        if let Some(problem) = wrong_name(self.source, name, span.clone().into()) {
            self.problem(problem);
        }
        if let Some(first) = before.iter().find(|other| names::same(other.name.get_ref(), name)) {
            let message = format!("two players are called `{}`", shown(name));
            let problem = self.source.diagnostic(Kind::Duplicate, span, message);
            let problem = problem.related(first.name.span(), "the first");
            self.problem(problem.help("give each a name of their own; case and spaces do not count"));
        }
        let discs = self.small(player.discs.as_ref(), "`discs`", 40, 0);
        let track_size = self.small(player.track_size.as_ref(), "`track_size`", 20, TRACK);
        Player {
            name: name.to_owned(),
            ships: ShipType::ALL.map(|ship| self.ship(player, name, ship)),
            wormhole_generator: player.wormhole_generator,
            neutron_bombs: player.neutron_bombs,
            neutron_absorber: player.neutron_absorber,
            antimatter_splitter: player.antimatter_splitter,
            discs,
            track: self.track(player, name, track_size),
            track_size,
            elsewhere: player.elsewhere,
        }
    }

    fn small(&mut self, given: Option<&Spanned<i64>>, what: &str, most: u64, default: u8) -> u8 {
        match given.map(|given| number(self.source, given, what, 0, most)) {
            Some(Ok(value)) => value as u8,
            Some(Err(problem)) => {
                self.problem(problem);
                default
            }
            None => default,
        }
    }

    /// E10.7.
    fn track(&mut self, player: &file::Player, name: &str, size: u8) -> Tiles {
        let mut track = Tiles::default();
        for tile in &player.track {
            match number(self.source, tile, "the value of a reputation tile", 1, 9) {
                Ok(value) => track.add(value as u8),
                Err(problem) => self.problem(problem),
            }
        }
        if let (Some(over), Some(last)) = (player.track.get(usize::from(size)), player.track.last()) {
            let message =
                format!("{name}'s track has room for {size} tiles, and here are {}", player.track.len());
            let span = over.span().start..last.span().end;
            let problem = self.source.diagnostic(Kind::OutOfRange, span, message);
            let help = "take tiles away, or write a larger `track_size`";
            self.problem(problem.label("more than fit").help(help));
        }
        track
    }

    /// E13.1, E13.2: what a player's ships of a type can do.
    fn ship(&mut self, player: &file::Player, name: &str, ship: ShipType) -> Figures {
        let default = self.data.default_figures(ship);
        let blueprints = &player.blueprint;
        let blueprint = match ship {
            ShipType::Interceptor => &blueprints.interceptor,
            ShipType::Cruiser => &blueprints.cruiser,
            ShipType::Dreadnought => &blueprints.dreadnought,
            ShipType::Starbase => &blueprints.starbase,
        };
        let Some(blueprint) = blueprint else { return default };
        let span = Span::from(blueprint.span());
        let read = match blueprint.get_ref() {
            file::Blueprint::Parts(parts) => {
                self.parts(parts, &format!("{name}'s {}", ship.name()), ship, span)
            }
            file::Blueprint::Figures(figures) => self.figures(figures, ship),
        };
        match read {
            Ok(figures) => figures,
            Err(problems) => {
                self.problems.extend(problems);
                default
            }
        }
    }

    fn parts(
        &self,
        parts: &[Spanned<String>],
        whose: &str,
        ship: ShipType,
        span: Span,
    ) -> Result<Figures, Vec<Diagnostic>> {
        let mut wrong = Vec::new();
        let mut uses = Vec::new();
        for part in parts {
            match part_use(self.source, part) {
                Ok(part) => uses.push(part),
                Err(problem) => wrong.push(problem),
            }
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        // A list of which a piece is lost is not what was meant.
        let lost = |lost: &Lost| span.start <= lost.span.start && lost.span.end <= span.end;
        if self.lost.iter().any(lost) {
            return Ok(self.data.default_figures(ship));
        }
        let span = first_line(self.source, span);
        let list = PartList { source: self.source, ship, whose, parts: &uses, span };
        list.equip(self.data).map(|(figures, _)| figures)
    }

    fn figures(&self, given: &file::Figures, ship: ShipType) -> Result<Figures, Vec<Diagnostic>> {
        let moves = ship != ShipType::Starbase;
        let mut figures = Figures { drive: moves, ..Figures::default() };
        let numbers = [
            (Figure::Init, &given.init),
            (Figure::Hull, &given.hull),
            (Figure::Computer, &given.computer),
            (Figure::Shield, &given.shield),
            (Figure::Yellow, &given.yellow),
            (Figure::Orange, &given.orange),
            (Figure::Red, &given.red),
            (Figure::Missiles, &given.missiles),
        ];
        set_figures(self.source, &mut figures, &numbers)?;
        if let Some(drive) = &given.drive {
            figures.drive = drive.get_ref().0;
            if figures.drive && !moves {
                let message = "a starbase has no drive and never moves";
                let problem = self.source.diagnostic(Kind::Blueprint, drive.span(), message);
                return Err(vec![problem.help("take `drive` away")]);
            }
        }
        Ok(figures)
    }
}

/// What is wrong with a name: it stands in logs and fleets.
fn wrong_name(source: &Source, name: &str, span: Span) -> Option<Diagnostic> {
    let (message, help) = if name.is_empty() {
        ("a player has no name".to_owned(), "write a name between the quotes".to_owned())
    } else if name.chars().any(char::is_control) {
        ("a name is one line, without control characters".to_owned(), "write a plain name".to_owned())
    } else if name.chars().count() > MAX_NAME {
        let message = format!("`{}` is too long for a name", shown(name));
        (message, format!("a name has at most {MAX_NAME} characters"))
    } else {
        return None;
    };
    Some(source.diagnostic(Kind::BadValue, span, message).help(help))
}

/// `"ion_cannon*2"`.
fn part_use(source: &Source, part: &Spanned<String>) -> Result<PartUse, Diagnostic> {
    let text = part.get_ref();
    let span = Span::from(part.span());
    let (name, times) = match text.split_once(['*', '×']) {
        None => (text.as_str(), 1),
        Some((name, times)) => match times.trim().parse::<u64>() {
            Ok(times) if (1..=1000).contains(&times) => (name, times),
            _ => {
                let message = format!("`{}` repeats a part in no way that is understood", shown(text));
                let help = "write a whole number after the star, as in `ion_cannon*2`";
                return Err(source.diagnostic(Kind::BadValue, span, message).help(help));
            }
        },
    };
    if name.contains('=') {
        let message = format!("`{}` is a figure, and this is a list of parts", shown(text));
        let help = "write figures as a table instead of the list: `{ hull = 1, yellow = 1 }`";
        return Err(source.diagnostic(Kind::Conflict, span, message).help(help));
    }
    Ok(PartUse { name: name.trim().to_owned(), times, span })
}

/// The part of a span in its first line.
pub(super) fn first_line(source: &Source, span: Span) -> Span {
    let line = source.slice(span).lines().next().unwrap_or_default();
    Span::new(span.start, span.start + line.trim_end().len())
}
