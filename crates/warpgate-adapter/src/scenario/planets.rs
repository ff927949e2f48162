//! `[[planet]]` and `[attack]`: the map.

use super::Reader;
use super::file::{Action as Written, File};
use crate::shown;
use crate::table::Remark;
use admiralty_notation::{Kind, did_you_mean, names, nearest};
use admiralty_warpgate::map::{Map, Planet, PlanetId, PlayerId};
use admiralty_warpgate::setup::{Action, MAX_PLANETS, MAX_PLAYERS, MAX_SHIPS, Theatre};
use toml::Spanned;

impl Reader<'_> {
    /// The map with the attack; `players` gets everybody who has something there.
    pub(super) fn theatre(&mut self, file: &File, players: &mut Vec<String>) -> Option<Theatre> {
        let Some(attack) = &file.attack else {
            if let Some(planet) = file.planet.first() {
                let message = "there is a map, but nobody attacks on it".to_owned();
                let help = "write `[attack]` with `action`, `planet` and `from`";
                self.problem(Kind::MissingKey, planet.name.span(), message, help);
            }
            return None;
        };
        if let Some(extra) = file.planet.get(MAX_PLANETS) {
            let message = format!("the map has {} planets", file.planet.len());
            let help = format!("at most {MAX_PLANETS} are computed");
            self.problem(Kind::OutOfRange, extra.name.span(), message, help);
            return None;
        }
        let (planets, links) = self.planets(file, players);
        let planet = self.planet(file, &attack.planet);
        let origins: Vec<_> = attack.from.get_ref().iter().map(|from| self.planet(file, from)).collect();
        let action = match attack.action {
            Written::Skirmish => Action::Skirmish,
            Written::Advance => Action::Advance,
            Written::Concentrate => Action::Concentrate,
        };
        let origins = origins.into_iter().collect::<Option<Vec<_>>>()?;
        Some(Theatre { map: Map { planets, links }, planet: planet?, action, origins })
    }

    fn planets(
        &mut self,
        file: &File,
        players: &mut Vec<String>,
    ) -> (Vec<Planet>, Vec<(PlanetId, PlanetId)>) {
        let (mut planets, mut links) = (Vec::new(), Vec::new());
        for (n, entry) in file.planet.iter().enumerate() {
            self.one_line(&entry.name, "a name");
            let mut before = file.planet[..n].iter();
            if before.any(|other| names::same(other.name.get_ref(), entry.name.get_ref())) {
                let message = format!("two planets are called `{}`", shown(entry.name.get_ref()));
                self.problem(Kind::Duplicate, entry.name.span(), message, "give each a name of its own");
            }
            let mut owners = |reader: &mut Self, all: &[Spanned<String>]| -> Vec<PlayerId> {
                all.iter().filter_map(|name| reader.player(name, players)).collect()
            };
            let outposts = owners(self, &entry.outposts);
            let colonies = owners(self, &entry.colonies);
            let warpgate = entry.warpgate.as_ref().and_then(|name| self.player(name, players));
            let mut ships = Vec::new();
            for (name, count) in &entry.ships {
                let owner = self.player(name, players);
                match (owner, u16::try_from(*count.get_ref())) {
                    (Some(owner), Ok(n)) if n <= MAX_SHIPS => ships.push((owner, n)),
                    (None, _) => {}
                    _ => {
                        let message = format!("{} ships cannot be", count.get_ref());
                        let help = format!("write a whole number from 0 to {MAX_SHIPS}");
                        self.problem(Kind::OutOfRange, count.span(), message, help);
                    }
                }
            }
            for to in &entry.links {
                let to = self.planet(file, to);
                links.extend(to.map(|to| (PlanetId(n as u8), to)));
            }
            let name = entry.name.get_ref().trim().to_owned();
            planets.push(Planet { name, warpgate, outposts, colonies, ships });
        }
        (planets, links)
    }

    /// The planet of this name.
    fn planet(&mut self, file: &File, name: &Spanned<String>) -> Option<PlanetId> {
        let found = file.planet.iter().position(|p| names::same(p.name.get_ref(), name.get_ref()));
        if found.is_none() {
            let message = format!("there is no planet called `{}`", shown(name.get_ref()));
            let help = did_you_mean(name.get_ref(), file.planet.iter().map(|p| p.name.get_ref().as_str()));
            let help = if help.is_empty() { "write `[[planet]]` and its `name`".to_owned() } else { help };
            self.problem(Kind::UnknownName, name.span(), message, help);
        }
        found.map(|place| PlanetId(place as u8))
    }

    /// The player of this name; who is not known yet joins the map.
    fn player(&mut self, name: &Spanned<String>, players: &mut Vec<String>) -> Option<PlayerId> {
        let known = players.iter().position(|other| names::same(other, name.get_ref()));
        if let Some(place) = known {
            return Some(PlayerId(place as u8));
        }
        self.one_line(name, "a name");
        if players.len() >= MAX_PLAYERS {
            let message = format!("`{}` is one player too many", shown(name.get_ref()));
            let help = format!("at most {MAX_PLAYERS} players have something on the map");
            self.problem(Kind::OutOfRange, name.span(), message, help);
            return None;
        }
        let own = name.get_ref().trim().to_owned();
        if let Some(near) = nearest(&own, players.iter().map(String::as_str)) {
            self.remarks.push(Remark::NearName { name: own.clone(), near: near.to_owned() });
        }
        players.push(own);
        Some(PlayerId(players.len() as u8 - 1))
    }
}
