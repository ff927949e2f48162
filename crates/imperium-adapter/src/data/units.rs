//! Unit types, as files spell them.

use super::file::UnitEntry;
use super::layers::{Entry, Layer, entries};
use super::names::Thing;
use super::read::Reader;
use admiralty_imperium::data::UnitType;
use admiralty_imperium::effect::Kinds;
use admiralty_imperium::unit::{MAX_TYPES, NEVER, Role};
use admiralty_notation::shown;
use toml::Spanned;

impl Reader {
    /// All unit types: those of the game, and those that are there for scenarios that list them.
    pub(super) fn units(&mut self, layers: &[Layer]) {
        let all = entries(layers, |file| &file.unit);
        let there =
            |entry: &Entry<'_, UnitEntry>| entry.parts().any(|part| part.entry.optional != Some(true));
        let (mut listed, spare): (Vec<_>, Vec<_>) = all.into_iter().partition(there);
        self.at_most(Thing::Unit, &listed, MAX_TYPES);
        listed.truncate(MAX_TYPES);
        // First all types, then what they carry: that may be a later one.
        let units = listed.iter().map(|entry| self.unit(entry)).collect();
        self.set.data.units = units;
        let spares = spare.iter().map(|entry| self.unit(entry)).collect();
        self.set.optional = spares;
        for entry in listed.iter().chain(&spare) {
            let Some((source, carries)) = entry.last(|unit| unit.carries.as_ref()) else { continue };
            let owner = format!("unit `{}`", shown(entry.name));
            let key = Spanned::new(carries.span(), "carries".to_owned());
            let kinds = self.terms(source, &owner).kinds((&key, carries));
            let kinds = self.take(kinds).unwrap_or_default();
            let mut units = self.set.data.units.iter_mut().chain(&mut self.set.optional);
            if let Some(unit) = units.find(|unit| unit.name == entry.name) {
                unit.carries = kinds;
            }
        }
    }

    fn unit(&mut self, entry: &Entry<'_, UnitEntry>) -> UnitType {
        let owner = self.owner(Thing::Unit, entry);
        let role = entry.value(|unit| unit.role.as_ref());
        if role.is_none() {
            let help = "write `role = \"ship\"`, fighter, ground, pds or dock";
            self.problems.push(entry.missing(&owner, "role", help));
        }
        let role = role.unwrap_or(Role::Ship);
        let cost = self.figure(entry, &owner, "cost", 1..=1000, |unit| unit.cost.as_ref());
        if entry.last(|unit| unit.cost.as_ref()).is_none() {
            self.problems.push(entry.missing(&owner, "cost", "write what one costs in credits"));
        }
        let combat = self.figure(entry, &owner, "combat", 1..=i64::from(NEVER), |unit| unit.combat.as_ref());
        if entry.last(|unit| unit.combat.as_ref()).is_none() && role != Role::Dock {
            let help = "write what it hits on, 1 to 10, or 11 if it never hits";
            self.problems.push(entry.missing(&owner, "combat", help));
        }
        let dice = self.figure(entry, &owner, "dice", 0..=10, |unit| unit.dice.as_ref());
        let moves = self.figure(entry, &owner, "move", 0..=20, |unit| unit.r#move.as_ref());
        let capacity = self.figure(entry, &owner, "capacity", 0..=100, |unit| unit.capacity.as_ref());
        let limit = self.figure(entry, &owner, "limit", 0..=1000, |unit| unit.limit.as_ref());
        let fighters = self.figure(entry, &owner, "fighters", 0..=100, |unit| unit.fighters.as_ref());
        if capacity.unwrap_or(0) > 0 && entry.last(|unit| unit.carries.as_ref()).is_none() {
            let help = "write what there is room for: `carries = [\"ground\", \"fighters\", \"pds\"]`";
            self.problems.push(entry.missing(&owner, "carries", help));
        }
        UnitType {
            name: entry.name.to_owned(),
            role,
            cost: cost.unwrap_or(1) as u16,
            dice: dice.unwrap_or(i64::from(role != Role::Dock)) as u8,
            combat: combat.unwrap_or(i64::from(NEVER)) as u8,
            moves: moves.unwrap_or(0) as u8,
            capacity: capacity.unwrap_or(0) as u8,
            carries: Kinds::NONE,
            bombards: entry.value(|unit| unit.bombards.as_ref()).unwrap_or(false),
            sustains: entry.value(|unit| unit.sustains.as_ref()).unwrap_or(false),
            limit: limit.map(|limit| limit as u16),
            fighters: fighters.unwrap_or(0) as u8,
        }
    }
}
