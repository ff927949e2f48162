//! `[[region]]`: who has it, who is there.

use super::fleets::FleetReader;
use super::number::number;
use super::players::Table;
use super::{MAX_NAME, Reader, file};
use admiralty_eve::setup::{MAX_REGIONS, Region, Ship};
use admiralty_eve::ship::Fleet;
use admiralty_game::Seat;
use admiralty_notation::shown;
use admiralty_notation::{Kind, Span, names};

/// The largest total shield of a starbase.
const MAX_HOME: u64 = 9999;

impl Reader<'_> {
    /// The regions, in the order of the file.
    pub(super) fn regions(&mut self, file: &file::File, table: &Table, cards: &[Ship]) -> Vec<Region> {
        if let Some(over) = file.region.get(MAX_REGIONS) {
            let message = format!("there are {} regions", file.region.len());
            let problem = self.source.diagnostic(Kind::OutOfRange, over.name.span(), message);
            self.problem(problem.help(format!("at most {MAX_REGIONS} are computed")));
        }
        let listed = &file.region[..file.region.len().min(MAX_REGIONS)];
        let mut regions: Vec<Region> = Vec::new();
        for region in listed {
            let read = self.region(region, table, cards);
            let name_span = Span::from(region.name.span());
            if let Some(first) = regions.iter().position(|other| names::same(&other.name, &read.name)) {
                let message = format!("two regions are called `{}`", shown(&read.name));
                let problem = self.source.diagnostic(Kind::Duplicate, name_span, message);
                let problem = problem.related(listed[first].name.span(), "the first");
                self.problem(problem.help("give each a name of its own; case and spaces do not count"));
            }
            let second = |other: &Region| other.home.is_some() && other.controller == read.controller;
            if let (Some(home), Some(first), Some(_)) =
                (&region.home, regions.iter().position(second), read.controller)
            {
                let message = "a player has one home region, and this is a second";
                let problem = self.source.diagnostic(Kind::Conflict, home.span(), message);
                let problem = problem.related(listed[first].name.span(), "the first");
                self.problem(problem.help("take `home` away, or name another controller"));
            }
            regions.push(read);
        }
        regions
    }

    fn region(&mut self, region: &file::Region, table: &Table, cards: &[Ship]) -> Region {
        let name = region.name.get_ref().trim();
        self.name(name, region.name.span().into(), "the name of a region", MAX_NAME);
        let all = self.whole("player");
        let controller =
            region.controller.as_ref().and_then(|name| self.player_named(name, &table.players, all));
        let mut home = None;
        if let Some(shield) = &region.home {
            match number(self.source, shield, "`home`", 1, MAX_HOME) {
                Ok(shield) => home = Some(shield as u16),
                Err(problem) => self.problem(problem),
            }
            if region.controller.is_none() && self.whole("region") {
                let message = "a home region has an owner";
                let problem = self.source.diagnostic(Kind::MissingKey, shield.span(), message);
                self.problem(problem.help("write `controller = \"…\"` in its table"));
            }
        }
        let fleets = self.fleets(region, table, cards);
        let there: Vec<usize> = (0..fleets.len()).filter(|seat| !fleets[*seat].is_empty()).collect();
        if region.controller.is_none() && there.len() > 1 && self.whole("region") {
            let message = "ships of two players are here, and nobody has the region (V1.5)";
            let problem = self.source.diagnostic(Kind::Conflict, region.name.span(), message);
            self.problem(problem.help("write `controller = \"…\"`: the one who defends"));
        }
        Region { name: name.to_owned(), controller, home, fleets }
    }

    /// The ships of each player, by seat.
    fn fleets(&mut self, region: &file::Region, table: &Table, cards: &[Ship]) -> Vec<Fleet> {
        let mut fleets = vec![Fleet::default(); table.players.len()];
        let mut first: Vec<(Seat, Span)> = Vec::new();
        for text in &region.fleets {
            let (all_cards, all_players) = (self.whole("ship"), self.whole("player"));
            let mut reader = FleetReader {
                file: self.source,
                players: &table.players,
                cards,
                all_cards,
                all_players,
                ships: &mut self.ships,
            };
            match reader.fleet(text) {
                Ok(None) => {}
                Ok(Some((seat, fleet))) => {
                    let span = Span::from(text.span());
                    if let Some((_, other)) = first.iter().find(|(other, _)| *other == seat) {
                        let message = "this player has a fleet here already";
                        let problem = self.source.diagnostic(Kind::Duplicate, span, message);
                        let help = "write all ships of a player in one text";
                        self.problem(problem.related(*other, "the first").help(help));
                    }
                    first.push((seat, span));
                    if let Some(place) = fleets.get_mut(seat.index()) {
                        *place = fleet;
                    }
                }
                Err(problems) => self.problems.extend(problems),
            }
        }
        fleets
    }
}
