//! A file that is being read: names and numbers in it.

use super::file::{Numbers, Text};
use crate::data::{Standard, Thing};
use admiralty_game::Seat;
use admiralty_imperium::data::{CardId, TechId};
use admiralty_imperium::map::{HexId, Map, PlanetId};
use admiralty_imperium::position::Cards;
use admiralty_imperium::setup::SeatSetup;
use admiralty_imperium::unit::{Role, UnitId, Units};
use admiralty_notation::recover::Lost;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean, names, shown};
use toml::Spanned;

/// The most units of a type in one place.
pub(super) const MAX_UNITS: u64 = 1000;

/// What can be told so far, and what is wrong.
pub(super) struct Reader<'s> {
    pub(super) source: &'s Source,
    /// The data with the file's changes.
    pub(super) set: Standard,
    pub(super) map: Map,
    pub(super) seats: Vec<SeatSetup>,
    /// Pieces that could not be read. What refers to their sections may be right.
    pub(super) lost: Vec<Lost>,
    pub(super) problems: Vec<Diagnostic>,
    pub(super) notes: Vec<String>,
    /// The rings could not be laid: what refers to their hexes may be right.
    pub(super) no_map: bool,
    /// Action Cards in hands.
    pub(super) held: Vec<Counted>,
}

impl<'s> Reader<'s> {
    /// Nothing is read yet.
    pub(super) fn new(source: &'s Source, set: Standard, lost: Vec<Lost>, problems: Vec<Diagnostic>) -> Self {
        let (map, seats, notes, held) = Default::default();
        Self { source, set, map, seats, lost, problems, notes, no_map: false, held }
    }
}

impl Reader<'_> {
    /// Something is wrong.
    pub(super) fn wrong(
        &mut self,
        kind: Kind,
        span: impl Into<Span>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.problems.push(self.source.diagnostic(kind, span, message).help(help));
    }

    /// Something is there a second time.
    pub(super) fn twice(
        &mut self,
        first: impl Into<Span>,
        span: impl Into<Span>,
        message: String,
        help: &str,
    ) {
        let problem = self.source.diagnostic(Kind::Duplicate, span, message);
        self.problems.push(problem.related(first, "the first").help(help));
    }

    /// Whether all of a section could be read.
    pub(super) fn whole(&self, section: &str) -> bool {
        !self.lost.iter().any(|lost| lost.section == section)
    }

    /// Whether the whole map could be read.
    pub(super) fn mapped(&self) -> bool {
        !self.no_map && self.whole("map") && self.whole("hex")
    }

    /// A whole number from `least` to `most`; `what` it is goes into the message.
    pub(super) fn number(&mut self, given: &Spanned<i64>, what: &str, least: u64, most: u64) -> Option<u64> {
        self.amount(*given.get_ref(), given.span(), what, least, most)
    }

    /// The same of a number whose place is known otherwise.
    pub(super) fn amount(
        &mut self,
        given: i64,
        span: impl Into<Span>,
        what: &str,
        least: u64,
        most: u64,
    ) -> Option<u64> {
        let value = u64::try_from(given).ok();
        if let Some(value) = value.filter(|value| (least..=most).contains(value)) {
            return Some(value);
        }
        let how = if value.is_some_and(|value| value > most) { "too large" } else { "too small" };
        let help = format!("{what} is a whole number from {least} to {most}");
        self.wrong(Kind::OutOfRange, span, format!("{what} is {how}: {given}"), help);
        None
    }

    /// The player of this name.
    pub(super) fn seat(&mut self, name: &Text) -> Option<Seat> {
        let wanted = name.get_ref();
        let exact = self.seats.iter().position(|seat| seat.name == *wanted);
        let at = exact.or_else(|| self.seats.iter().position(|seat| names::same(&seat.name, wanted)));
        if at.is_none() && self.whole("seat") {
            let help = did_you_mean(wanted, self.seats.iter().map(|seat| seat.name.as_str()));
            let message = format!("there is no player `{}`", shown(wanted));
            self.wrong(Kind::UnknownName, name.span(), message, help);
        }
        at.map(|at| Seat(at as u8))
    }

    /// The hex of this number.
    pub(super) fn hex(&mut self, number: &Spanned<i64>) -> Option<HexId> {
        let given = *number.get_ref();
        let hex = u16::try_from(given).ok().and_then(|number| self.map.numbered(number));
        if hex.is_none() && self.mapped() {
            let numbers: Vec<u16> = self.map.hexes.iter().map(|hex| hex.number).collect();
            let help = match (numbers.first(), numbers.last()) {
                (Some(first), Some(last)) if numbers.len() == usize::from(last - first) + 1 => {
                    format!("the hexes of the map are {first} to {last}")
                }
                _ => {
                    let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
                    format!("the hexes of the map are {}", numbers.join(", "))
                }
            };
            let message = format!("there is no hex {given} on the map");
            self.wrong(Kind::UnknownName, number.span(), message, help);
        }
        hex
    }

    /// The place in its list of a thing of the data.
    fn thing<'n>(
        &mut self,
        thing: Thing,
        what: &str,
        word: &Text,
        list: impl Iterator<Item = &'n str> + Clone,
    ) -> Option<u8> {
        let wanted = word.get_ref();
        let known = self.set.names.resolve(thing, wanted).map(str::to_owned);
        let at = known.as_ref().and_then(|id| list.clone().position(|name| name == id));
        if at.is_none() {
            let (message, help) = match known.filter(|_| thing == Thing::Unit) {
                Some(id) => (
                    format!("the unit `{}` is not in this game", shown(wanted)),
                    format!("it is if there is an entry `[data.unit.{id}]`"),
                ),
                None => (format!("there is no {what} `{}`", shown(wanted)), did_you_mean(wanted, list)),
            };
            self.wrong(Kind::UnknownName, word.span(), message, help);
        }
        at.map(|at| at as u8)
    }

    pub(super) fn unit(&mut self, word: &Text) -> Option<UnitId> {
        let data = self.set.data.clone();
        self.thing(Thing::Unit, "unit", word, data.units.iter().map(|unit| unit.name.as_str())).map(UnitId)
    }

    pub(super) fn technology(&mut self, word: &Text) -> Option<TechId> {
        let data = self.set.data.clone();
        let list = data.technologies.iter().map(|technology| technology.name.as_str());
        self.thing(Thing::Technology, "technology", word, list).map(TechId)
    }

    pub(super) fn action(&mut self, word: &Text) -> Option<CardId> {
        let data = self.set.data.clone();
        let list = data.actions.iter().map(|card| card.name.as_str());
        self.thing(Thing::Action, "Action Card", word, list).map(CardId)
    }

    pub(super) fn political(&mut self, word: &Text) -> Option<CardId> {
        let data = self.set.data.clone();
        let list = data.political.iter().map(|card| card.name.as_str());
        self.thing(Thing::Political, "Political Card", word, list).map(CardId)
    }

    pub(super) fn stage(&mut self, word: &Text) -> Option<u8> {
        let data = self.set.data.clone();
        let list = data.track.iter().map(|stage| stage.name.as_str());
        self.thing(Thing::Stage, "stage", word, list)
    }

    pub(super) fn race(&mut self, word: &Text) -> Option<u8> {
        let data = self.set.data.clone();
        self.thing(Thing::Race, "race", word, data.races.iter().map(|race| race.name.as_str()))
    }

    /// A planet of the map.
    pub(super) fn planet(&mut self, word: &Text) -> Option<PlanetId> {
        let wanted = word.get_ref();
        let known = self.set.names.resolve(Thing::Planet, wanted).unwrap_or(wanted);
        let at = self.map.planets.iter().position(|planet| planet.name == known);
        if at.is_none() && self.mapped() && self.whole("seat") {
            let message = match self.set.names.get(Thing::Planet, known) {
                Some(_) => format!("the planet `{}` is not on the map", shown(wanted)),
                None => format!("there is no planet `{}`", shown(wanted)),
            };
            let help = did_you_mean(wanted, self.map.planets.iter().map(|planet| planet.name.as_str()));
            self.wrong(Kind::UnknownName, word.span(), message, help);
        }
        at.map(|at| PlanetId(at as u8))
    }

    /// Units by name, of roles that can be there.
    pub(super) fn units(&mut self, given: &Numbers, fits: impl Fn(Role) -> bool, misfit: &str) -> Units {
        let mut units = Units::NONE;
        for (name, n) in in_order(given) {
            self.add_units(&mut units, name, *n.get_ref(), n.span(), &fits, misfit);
        }
        units
    }

    /// So many units of this name, of roles that can be there.
    pub(super) fn add_units(
        &mut self,
        units: &mut Units,
        name: &Text,
        n: i64,
        span: impl Into<Span>,
        fits: &impl Fn(Role) -> bool,
        misfit: &str,
    ) {
        let what = format!("the number of `{}`", shown(name.get_ref()));
        let (unit, n) = (self.unit(name), self.amount(n, span, &what, 0, MAX_UNITS));
        let (Some(unit), Some(n)) = (unit, n) else { return };
        if !self.set.data.role(unit).is_some_and(fits) {
            let message = format!("`{}` cannot be here", shown(name.get_ref()));
            self.wrong(Kind::Illegal, name.span(), message, misfit);
        } else if units.get(unit) > 0 {
            let message = format!("`{}` is here under another name already", shown(name.get_ref()));
            self.wrong(Kind::Duplicate, name.span(), message, "write one number for a type of units");
        } else {
            units.add(unit, n as u16);
        }
    }

    /// How many docks are among these units.
    pub(super) fn docks(&self, units: &Units) -> u32 {
        units.only(|unit| self.set.data.role(unit) == Some(Role::Dock)).total()
    }

    /// Cards by name, with the places of the names.
    pub(super) fn cards(
        &mut self,
        given: &Numbers,
        card: impl Fn(&mut Self, &Text) -> Option<CardId>,
    ) -> Vec<Counted> {
        let mut cards: Vec<Counted> = Vec::new();
        for (name, n) in in_order(given) {
            let what = format!("the number of `{}`", shown(name.get_ref()));
            let (card, n) = (card(self, name), self.number(n, &what, 0, 99));
            let (Some(card), Some(n)) = (card, n) else { continue };
            if cards.iter().any(|(other, ..)| *other == card) {
                let message = format!("`{}` is here under another name already", shown(name.get_ref()));
                self.wrong(Kind::Duplicate, name.span(), message, "write one number for a card");
            } else {
                cards.push((card, n as u8, name.span().into()));
            }
        }
        cards
    }
}

/// A card, how many there are of it in one place, and where the file says so.
pub(super) type Counted = (CardId, u8, Span);

/// The cards without places.
pub(super) fn all_of(counted: &[Counted]) -> Cards {
    let mut cards = Cards::default();
    for (card, n, _) in counted {
        (0..*n).for_each(|_| cards.add(*card));
    }
    cards
}

/// Entries as they were written.
pub(super) fn in_order<T>(table: &std::collections::BTreeMap<Text, T>) -> Vec<(&Text, &T)> {
    let mut all: Vec<_> = table.iter().collect();
    all.sort_by_key(|(key, _)| key.span().start);
    all
}
