//! The map on which the loser withdraws (W6).

use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// A planet of the map, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanetId(pub u8);

/// A player of the map: 0 is the attacker, 1 the defender, those after them only have ships there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u8);

/// A planet, or a Warpgate, which counts as one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Planet {
    /// What it is called.
    pub name: String,
    /// W6.2: whose Warpgate it is, if it is one.
    pub warpgate: Option<PlayerId>,
    /// Who has an Outpost here.
    pub outposts: Vec<PlayerId>,
    /// Who has a Colony here.
    pub colonies: Vec<PlayerId>,
    /// Ships here that do not fight in the battle.
    pub ships: Vec<(PlayerId, u16)>,
}

impl Planet {
    /// W6.2: whether a player already has an Outpost, a Colony, a ship or their Warpgate here.
    #[must_use]
    pub fn is_home_of(&self, player: PlayerId) -> bool {
        self.warpgate == Some(player)
            || self.outposts.contains(&player)
            || self.colonies.contains(&player)
            || self.ships.iter().any(|(owner, n)| *owner == player && *n > 0)
    }

    /// W6.3: whether ships of anybody else are here.
    #[must_use]
    pub fn has_enemies_of(&self, player: PlayerId) -> bool {
        self.ships.iter().any(|(owner, n)| *owner != player && *n > 0)
    }
}

/// Planets and the links between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Map {
    /// The planets.
    pub planets: Vec<Planet>,
    /// Pairs of planets that are one step from each other.
    pub links: Vec<(PlanetId, PlanetId)>,
}

impl Map {
    /// The planet, if there is such a one.
    #[must_use]
    pub fn planet(&self, planet: PlanetId) -> Option<&Planet> {
        self.planets.get(usize::from(planet.0))
    }

    /// W6.2: how many steps every planet is from `start`, through any planet; `None` where no way
    /// leads.
    #[must_use]
    pub fn distances(&self, start: PlanetId) -> Vec<Option<u32>> {
        let mut distances = vec![None; self.planets.len()];
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((planet, steps)) = queue.pop_front() {
            match distances.get_mut(usize::from(planet.0)) {
                Some(distance @ None) => *distance = Some(steps),
                _ => continue,
            }
            for (a, b) in &self.links {
                if *a == planet {
                    queue.push_back((*b, steps + 1));
                } else if *b == planet {
                    queue.push_back((*a, steps + 1));
                }
            }
        }
        distances
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_through_any_planet() {
        let planets = vec![Planet::default(); 5];
        let links = [(0, 1), (2, 1), (2, 3), (0, 3)].map(|(a, b)| (PlanetId(a), PlanetId(b)));
        let map = Map { planets, links: links.to_vec() };
        assert_eq!(map.distances(PlanetId(0)), [Some(0), Some(1), Some(2), Some(1), None]);
        assert_eq!(map.distances(PlanetId(9)), [None; 5]);
    }
}
