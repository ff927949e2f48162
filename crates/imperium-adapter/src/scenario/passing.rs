//! Of a state between the two halves of a turn (O4): what the turn has changed, and will end with it.

use super::file;
use super::reader::Reader;
use super::write::{list, quoted, table};
use crate::data::{Spelled, Terms, Types, spelled};
use admiralty_imperium::data::UnitType;
use admiralty_imperium::effect::Lasting;
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::{Boost, Position};
use admiralty_imperium::unit::Role;
use admiralty_notation::{Kind, shown};

impl Reader<'_> {
    /// I3.8: what cards change for a while.
    pub(super) fn boosts(&mut self, file: &file::File) -> Vec<Boost> {
        let mut boosts = Vec::new();
        for written in &file.boost {
            let seat = self.seat(&written.seat);
            let owner = format!("the boost of `{}`", shown(written.seat.get_ref()));
            let types = Types { units: &self.set.data.units, optional: &self.set.optional };
            let terms = Terms { source: self.source, owner: &owner, types };
            match (terms.lasting(&written.change), seat) {
                (Ok(lasting), Some(seat)) => {
                    boosts.push(Boost { seat, lasting, until: written.until.meant() });
                }
                (Ok(_), None) => {}
                (Err(problem), _) => self.problems.push(problem),
            }
        }
        boosts
    }

    /// I7.3: planets whose dock came this turn. The planets of `position` are read already.
    pub(super) fn new_docks(&mut self, file: &file::File, position: &Position) -> Vec<PlanetId> {
        let mut new: Vec<PlanetId> = Vec::new();
        for name in &file.new_docks {
            let Some(planet) = self.planet(name) else { continue };
            let units = position.holding(planet).map(|holding| holding.units).unwrap_or_default();
            if new.contains(&planet) {
                let message = format!("the new dock of `{}` is here twice", shown(name.get_ref()));
                self.wrong(Kind::Duplicate, name.span(), message, "leave one");
            } else if !units.each().any(|(unit, _)| self.set.data.role(unit) == Some(Role::Dock)) {
                if self.whole("planets") {
                    let message = format!("`{}` has no Space Dock", shown(name.get_ref()));
                    let help = "`new_docks` are planets whose dock came this turn; it stands on them (I7.3)";
                    self.wrong(Kind::Conflict, name.span(), message, help);
                }
            } else {
                new.push(planet);
            }
        }
        new.sort_unstable();
        new
    }
}

/// A change as a table in one line.
pub(super) fn change(lasting: Lasting, units: &[UnitType]) -> String {
    let value = |value: Spelled| match value {
        Spelled::Number(n) => n.to_string(),
        Spelled::True => "true".to_owned(),
        Spelled::Word(word) => quoted(word),
        Spelled::Units(units) => list(&units.iter().map(|unit| quoted(unit)).collect::<Vec<_>>()),
    };
    let words = spelled(lasting, units).into_iter();
    table(&words.map(|(name, what)| (name.to_owned(), value(what))).collect::<Vec<_>>())
}
