//! `[[seat]]`: who is at the table.

use super::file;
use super::file::Text;
use super::layout::Home;
use super::reader::Reader;
use admiralty_imperium::map::HexId;
use admiralty_imperium::setup::{MAX_SEATS, SeatSetup};
use admiralty_notation::{Kind, names, shown};

/// The longest name, in characters.
const MAX_NAME: usize = 40;
/// The fewest players.
const LEAST: usize = 2;

impl Reader<'_> {
    /// The players by name and race, and their homes; where those lie [`Reader::homes`] finds out.
    pub(super) fn seats(&mut self, file: &file::File) -> Vec<Home> {
        if file.seat.len() < LEAST && self.whole("seat") {
            let span = file.seat.first().map_or(0..0, |seat| seat.name.span());
            let message = format!("a game has at least {LEAST} players, and here are {}", file.seat.len());
            self.wrong(
                Kind::MissingKey,
                span,
                message,
                "write `[[seat]]` with `name`, `race` and `home` for each",
            );
        }
        if let Some(over) = file.seat.get(MAX_SEATS) {
            let message = format!("a game has at most {MAX_SEATS} players, and here are {}", file.seat.len());
            self.wrong(Kind::OutOfRange, over.name.span(), message, "take some away");
        }
        let mut homes: Vec<Home> = Vec::new();
        let mut races: Vec<(u8, &Text)> = Vec::new();
        for (at, seat) in file.seat.iter().enumerate().take(MAX_SEATS) {
            let name = self.seat_name(seat, file.seat.get(..at).unwrap_or_default());
            let race = self.race(&seat.race);
            if let Some(race) = race {
                if let Some((_, first)) = races.iter().find(|(other, _)| *other == race) {
                    let message = format!("two players have the race `{}`", shown(seat.race.get_ref()));
                    self.twice(first.span(), seat.race.span(), message, "each race is there once");
                } else {
                    races.push((race, &seat.race));
                    self.home(seat, race, &mut homes);
                }
            } else {
                self.no_map = true;
            }
            self.seats.push(SeatSetup { name, race: race.unwrap_or(0), home: HexId(0) });
        }
        homes
    }

    fn home(&mut self, seat: &file::Seat, race: u8, homes: &mut Vec<Home>) {
        let given = &seat.home;
        let Some(number) = self.number(given, "the number of a hex", 0, 9999) else {
            self.no_map = true;
            return;
        };
        let number = number as u16;
        if let Some(first) = homes.iter().find(|home| home.number == number) {
            let (first, message) = (first.span, format!("two players have their home in hex {number}"));
            self.twice(first, given.span(), message, "give each a hex of their own");
            self.no_map = true;
            return;
        }
        let race =
            self.set.data.races.get(usize::from(race)).map_or_else(String::new, |race| race.name.clone());
        homes.push(Home { number, race, span: given.span().into() });
    }

    /// Where the homes lie, once there is a map.
    pub(super) fn homes(&mut self, file: &file::File) {
        for (at, seat) in file.seat.iter().enumerate().take(MAX_SEATS) {
            let hex = self.hex(&seat.home);
            if let (Some(hex), Some(known)) = (hex, self.seats.get_mut(at)) {
                known.home = hex;
            }
        }
    }

    fn seat_name(&mut self, seat: &file::Seat, before: &[file::Seat]) -> String {
        let (name, span) = (seat.name.get_ref().trim(), seat.name.span());
        let plain = name.chars().all(|c| !c.is_control() && c != '"');
        if name.is_empty() || !plain || name.chars().count() > MAX_NAME {
            let message = "a player cannot be called so";
            let help =
                format!("write a name of 1 to {MAX_NAME} characters, in one line, without quotes in it");
            self.wrong(Kind::BadValue, span, message, help);
        } else if let Some(first) = before.iter().find(|other| names::same(other.name.get_ref(), name)) {
            let message = format!("two players are called `{}`", shown(name));
            self.twice(
                first.name.span(),
                span,
                message,
                "give each a name of their own; case and spaces do not count",
            );
        }
        name.to_owned()
    }
}
