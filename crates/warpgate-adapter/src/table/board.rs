//! The board as text: the battle with both sides, then the map.

use super::names::{Speaker, action_word, player};
use admiralty_game::Seat;
use admiralty_warpgate::battle::{Battle, Played, Wait};
use admiralty_warpgate::deck::Cards;
use admiralty_warpgate::map::{Map, PlanetId, PlayerId};
use admiralty_warpgate::setup::Theatre;
use admiralty_warpgate::side::Side;

impl Speaker<'_> {
    /// The board as `seat` sees it; without a seat, as everybody does (W2.4).
    pub(super) fn board(&self, state: &Battle, seat: Option<Seat>) -> String {
        let theatre = self.setup().theatre.as_ref();
        let mut lines = vec![theatre.map_or_else(
            || self.say("board-battle", &[]),
            |theatre| {
                let from: Vec<String> = theatre.origins.iter().map(|id| self.planet(*id)).collect();
                let args = [
                    ("planet", self.planet(theatre.planet).into()),
                    ("action", action_word(theatre.action).into()),
                    ("from", from.join(", ").into()),
                ];
                self.say("board-battle-at", &args)
            },
        )];
        for side in Side::BOTH {
            lines.extend(self.side_lines(state, side, seat == Some(side.seat())));
        }
        if let Some(theatre) = theatre {
            lines.push(String::new());
            lines.extend(self.planets(state, theatre));
        }
        lines.join("\n")
    }

    /// A side: ships, cards, what it has played.
    fn side_lines(&self, state: &Battle, side: Side, own: bool) -> Vec<String> {
        let this = state.side(side);
        let n = |id: &str, n: u32| self.say(id, &[("n", n.into())]);
        let mut parts = vec![
            self.say("role", &[("role", side.name().into())]),
            n("board-ships", this.ships.into()),
            n("board-deck", this.deck.total()),
            n("board-hand", this.hand.total()),
        ];
        match this.played {
            // W5.6: it lies where cards are listed.
            Played::Card(_) if this.moved => {}
            Played::Card(card) if state.revealed || own => {
                parts.push(self.say("board-played", &[("card", self.card(card).into())]));
            }
            Played::Card(_) | Played::Nothing => parts.push(self.say("board-chosen", &[])),
            Played::NotYet => {}
        }
        if this.saves > 0 && state.wait != Wait::Over {
            parts.push(n("board-saves", this.saves.into()));
        }
        if this.score != 0 {
            parts.push(self.say("board-score", &[("n", this.score.into())]));
        }
        let mut lines = vec![format!("  {}: {}", self.side(side), parts.join(" · "))];
        let mut list = |id: &str, cards: &Cards| {
            let cards = self.cards(cards);
            lines.push(format!("    {}", self.say(id, &[("cards", cards.into())])));
        };
        let mut deck = this.deck.rest.clone();
        this.deck.top.iter().chain(&this.deck.bottom).for_each(|card| deck.add(*card));
        if own {
            list("board-own-hand", &this.hand);
            list("board-own-deck", &deck);
        } else {
            deck.join(&this.hand);
            list("board-unseen", &deck);
        }
        list("board-discards", &this.discards);
        let technologies = &self.setup().side(side).technologies;
        if !technologies.is_empty() {
            let names: Vec<&str> = technologies.iter().map(|technology| technology.name.as_str()).collect();
            let text = self.say("board-technologies", &[("list", names.join(", ").into())]);
            lines.push(format!("    {text}"));
        }
        lines
    }

    /// The planets with what stands there.
    fn planets(&self, state: &Battle, theatre: &Theatre) -> Vec<String> {
        let name = |PlayerId(id): PlayerId| ("player", player(self.field, usize::from(id)).into());
        let line = |(id, planet): (u8, &admiralty_warpgate::map::Planet)| {
            let id = PlanetId(id);
            let mut parts: Vec<String> = Vec::new();
            parts.extend(planet.warpgate.map(|owner| self.say("planet-warpgate", &[name(owner)])));
            parts.extend(planet.colonies.iter().map(|owner| self.say("planet-colony", &[name(*owner)])));
            parts.extend(planet.outposts.iter().map(|owner| self.say("planet-outpost", &[name(*owner)])));
            for (owner, ships) in self.ships_at(state, theatre, id) {
                parts.push(self.say("planet-ships", &[name(owner), ("n", ships.into())]));
            }
            let links = links(&theatre.map, id);
            if !links.is_empty() {
                let list: Vec<String> = links.into_iter().map(|id| self.planet(id)).collect();
                parts.push(self.say("planet-links", &[("list", list.join(", ").into())]));
            }
            if parts.is_empty() {
                parts.push(self.say("board-empty", &[]));
            }
            format!("  {}: {}", planet.name, parts.join(" · "))
        };
        (0..).zip(&theatre.map.planets).map(line).collect()
    }

    /// The ships at a planet, those of the battle included.
    fn ships_at(&self, state: &Battle, theatre: &Theatre, id: PlanetId) -> Vec<(PlayerId, u16)> {
        let mut ships: Vec<(PlayerId, u16)> = Vec::new();
        let mut add = |owner: PlayerId, n: u16| match ships.iter_mut().find(|(other, _)| *other == owner) {
            Some((_, all)) => *all += n,
            None => ships.push((owner, n)),
        };
        for (owner, n) in theatre.map.planet(id).into_iter().flat_map(|planet| &planet.ships) {
            add(*owner, *n);
        }
        for side in Side::BOTH {
            let owner = PlayerId(side as u8);
            let away = state.winner.is_some_and(|winner| winner != side) && !state.withdrawn.is_empty();
            if id == theatre.planet && !away {
                add(owner, state.side(side).ships);
            }
            let gone = state.withdrawn.iter().filter(|(to, _)| away && *to == Some(id));
            gone.for_each(|(_, n)| add(owner, *n));
        }
        ships.retain(|(_, n)| *n > 0);
        ships
    }
}

/// The planets one step away.
fn links(map: &Map, id: PlanetId) -> Vec<PlanetId> {
    let mut links: Vec<PlanetId> = map
        .links
        .iter()
        .filter_map(|(a, b)| match (*a == id, *b == id) {
            (true, false) => Some(*b),
            (false, true) => Some(*a),
            _ => None,
        })
        .collect();
    links.sort_unstable();
    links.dedup();
    links
}
