//! What names in orders mean in the game at hand.

use crate::data::{Names, Thing};
use crate::orders::{Name, Place, resolve};
use admiralty_game::Seat;
use admiralty_imperium::data::{CardId, TechId};
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::setup::Setup;
use admiralty_imperium::unit::UnitId;
use admiralty_notation::{Diagnostic, Kind, Source, Spanned, shown};

/// What names mean.
#[derive(Clone, Copy)]
pub(crate) struct Lexicon<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) names: &'a Names,
}

type Found<T> = Result<T, Diagnostic>;

impl<'a> Lexicon<'a> {
    /// The place in `ids` of what `name` means; `thing` knows other names for them.
    fn index(
        &self,
        source: &Source,
        name: &Name,
        ids: &[&'a str],
        thing: Option<Thing>,
        what: &str,
        clause: &str,
    ) -> Found<u8> {
        let known = |id: &str| {
            let name = thing.and_then(|thing| self.names.get(thing, id));
            name.map_or(Vec::new(), |name| {
                let more = name.aliases.iter().map(String::as_str);
                [name.en.as_str(), name.ru.as_str()].into_iter().chain(more).collect::<Vec<&str>>()
            })
        };
        let aliases: Vec<Vec<&str>> = ids.iter().map(|id| known(id)).collect();
        let rows: Vec<resolve::Row> =
            ids.iter().zip(&aliases).map(|(id, more)| (*id, more.as_slice())).collect();
        let found = match thing {
            Some(Thing::Unit) => resolve::find_unit(&name.value, &rows),
            _ => resolve::find(&name.value, &rows),
        };
        let id = found.ok_or_else(|| resolve::unknown(source, name, &rows, what, clause))?;
        Ok(ids.iter().position(|other| *other == id).unwrap_or(0) as u8)
    }

    pub(crate) fn unit(&self, source: &Source, name: &Name, clause: &str) -> Found<UnitId> {
        let ids: Vec<&str> = self.setup.data.units.iter().map(|unit| unit.name.as_str()).collect();
        self.index(source, name, &ids, Some(Thing::Unit), "a unit", clause).map(UnitId)
    }

    pub(crate) fn seat(&self, source: &Source, name: &Name, clause: &str) -> Found<Seat> {
        let ids: Vec<&str> = self.setup.seats.iter().map(|seat| seat.name.as_str()).collect();
        self.index(source, name, &ids, None, "a player", clause).map(Seat)
    }

    pub(crate) fn planet(&self, source: &Source, name: &Name, clause: &str) -> Found<PlanetId> {
        let ids: Vec<&str> = self.setup.map.planets.iter().map(|planet| planet.name.as_str()).collect();
        self.index(source, name, &ids, Some(Thing::Planet), "a planet", clause).map(PlanetId)
    }

    pub(crate) fn action(&self, source: &Source, name: &Name, clause: &str) -> Found<CardId> {
        let ids: Vec<&str> = self.setup.data.actions.iter().map(|card| card.name.as_str()).collect();
        self.index(source, name, &ids, Some(Thing::Action), "an Action Card", clause).map(CardId)
    }

    pub(crate) fn law(&self, source: &Source, name: &Name, clause: &str) -> Found<CardId> {
        let ids: Vec<&str> = self.setup.data.political.iter().map(|card| card.name.as_str()).collect();
        self.index(source, name, &ids, Some(Thing::Political), "a Law", clause).map(CardId)
    }

    pub(crate) fn technology(&self, source: &Source, name: &Name, clause: &str) -> Found<TechId> {
        let ids: Vec<&str> = self.setup.data.technologies.iter().map(|tech| tech.name.as_str()).collect();
        self.index(source, name, &ids, Some(Thing::Technology), "a technology", clause).map(TechId)
    }

    /// A hex by its number, or by the name of its system or of a planet in it.
    pub(crate) fn hex(&self, source: &Source, place: &Spanned<Place>, clause: &str) -> Found<HexId> {
        let map = &self.setup.map;
        match &place.value {
            Place::Hex(number) => map.numbered(*number).ok_or_else(|| {
                let least = map.hexes.iter().map(|hex| hex.number).min().unwrap_or(0);
                let most = map.hexes.iter().map(|hex| hex.number).max().unwrap_or(0);
                source
                    .diagnostic(Kind::UnknownName, place.span, format!("there is no hex {number} ({clause})"))
                    .help(format!("the hexes of this map have the numbers {least} to {most}"))
            }),
            Place::Named(text) => {
                let name = Spanned { value: text.clone(), span: place.span };
                let systems: Vec<(HexId, &str)> = map
                    .hex_ids()
                    .filter_map(|id| map.hex(id).map(|hex| (id, hex.system.as_str())))
                    .filter(|(_, system)| !system.is_empty())
                    .collect();
                let ids: Vec<&str> = systems.iter().map(|(_, system)| *system).collect();
                let system = self.index(source, &name, &ids, Some(Thing::System), "a system", clause);
                let same = |at: u8| {
                    let (first, system) = systems[usize::from(at)];
                    match systems.iter().filter(|(_, other)| *other == system).count() {
                        1 => Ok(first),
                        n => Err(source
                            .diagnostic(
                                Kind::BadValue,
                                place.span,
                                format!("{n} hexes are called `{}` ({clause})", shown(text)),
                            )
                            .help("write the number of the hex")),
                    }
                };
                match self.planet(source, &name, clause) {
                    Ok(planet) => Ok(map.planet(planet).map(|planet| planet.hex).unwrap_or_default()),
                    Err(unknown) => system.map_or(Err(unknown), same),
                }
            }
        }
    }
}
