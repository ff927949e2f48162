//! State files as they are written: one form, whatever the file looked like that they come from.

use super::file;
use super::passing::change;
use super::poll;
use super::rings::{places, size};
use super::write::{key, list, quoted, table};
use super::{Hidden, Scenario};
use crate::data::Thing;
use admiralty_game::Seat;
use admiralty_imperium::data::CardId;
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::position::{Candidate, Cards, Fleet, Position};
use admiralty_imperium::setup::Awaits;
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_referee::Lang;
use std::fmt::Write;

/// The next state file: `position` in the game of `scenario`. Of a scenario that is a view, a view.
///
/// What [`super::parse`] reads from it is the same position again, and printed again it is the same
/// text.
#[must_use]
pub fn print(scenario: &Scenario, position: &Position, awaits: Awaits, dice: Dice<'_>) -> String {
    let eyes = scenario.seen_by.map(|seat| (seat, scenario.hidden.clone()));
    Printer { scenario, position, eyes, text: String::new() }.file(awaits, dice)
}

/// What a state says of the dice of the turn that it waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dice<'a> {
    /// [`Scenario::commitment`].
    pub commitment: Option<&'a str>,
    /// [`Scenario::salt`].
    pub salt: Option<&'a str>,
}

impl Scenario {
    /// What this state says of the dice.
    #[must_use]
    pub fn dice(&self) -> Dice<'_> {
        Dice { commitment: self.commitment.as_deref(), salt: self.salt.as_deref() }
    }
}

/// The same as a player may see it: of other hands and of the deck of Action Cards only how many cards
/// they have.
#[must_use]
pub fn print_view(scenario: &Scenario, position: &Position, awaits: Awaits, seat: Seat) -> String {
    let others = |at: usize| at != seat.index();
    let hands = position.players.iter().enumerate();
    let hidden = Hidden {
        hand_sizes: hands.map(|(at, player)| others(at).then(|| player.hand.total())).collect(),
        deck_size: Some(position.actions.rest.total()),
    };
    let printer = Printer { scenario, position, eyes: Some((seat, hidden)), text: String::new() };
    printer.file(awaits, Dice { salt: None, ..scenario.dice() })
}

struct Printer<'s> {
    scenario: &'s Scenario,
    position: &'s Position,
    /// Whose view it is, and what it counts only.
    eyes: Option<(Seat, Hidden)>,
    text: String,
}

impl Printer<'_> {
    fn file(mut self, awaits: Awaits, dice: Dice<'_>) -> String {
        self.head(awaits);
        self.options();
        if dice != Dice::default() {
            self.section("[dice]");
        }
        for (name, value) in [("commitment", dice.commitment), ("salt", dice.salt)] {
            value.into_iter().for_each(|value| self.line(name, &quoted(value)));
        }
        self.map();
        self.seats();
        self.planets();
        self.fleets();
        self.actions();
        self.political();
        self.boosts();
        self.text.push_str(&self.scenario.changes);
        self.text
    }

    fn line(&mut self, name: &str, value: &str) {
        // A `String` takes all that is written to it.
        let _ = writeln!(self.text, "{} = {value}", key(name));
    }

    fn section(&mut self, header: &str) {
        let _ = writeln!(self.text, "\n{header}");
    }

    fn head(&mut self, awaits: Awaits) {
        self.line("game", &quoted("imperium"));
        if let Some(title) = &self.scenario.title {
            self.line("title", &quoted(title));
        }
        self.line("turn", &self.position.turn.to_string());
        self.line("awaits", &quoted(file::Awaits::of(awaits).word()));
        if let Some((seat, _)) = &self.eyes {
            self.line("seen_by", &quoted(self.name(*seat)));
        }
        if !self.position.winners.is_empty() {
            let winners: Vec<String> =
                self.position.winners.iter().map(|seat| quoted(self.name(*seat))).collect();
            self.line("winners", &list(&winners));
        }
        if !self.position.agreements.is_empty() {
            let pair = |(a, b): &(Seat, Seat)| list(&[quoted(self.name(*a)), quoted(self.name(*b))]);
            let pairs: Vec<String> = self.position.agreements.iter().map(pair).collect();
            self.line("agreements", &list(&pairs));
        }
        if !self.position.new_docks.is_empty() {
            let planets = self.position.new_docks.iter().map(|planet| quoted(self.planet(*planet)));
            self.line("new_docks", &list(&planets.collect::<Vec<_>>()));
        }
    }

    fn options(&mut self) {
        let house = self.scenario.setup.house;
        self.section("[options]");
        self.line("influence_tie", &quoted(file::InfluenceTie::of(house.influence_tie).word()));
        self.line("election_order", &quoted(file::ElectionOrder::of(house.election_order).word()));
        self.line("sustain", &quoted(if house.sustain { "on" } else { "off" }));
        self.line("pds_fire", &quoted(file::PdsFire::of(house.pds_fire).word()));
        self.line("blockade", &quoted(file::Blockade::of(house.blockade).word()));
        self.line("order_rounds", &quoted(file::OrderRounds::of(house.order_rounds).word()));
    }

    fn map(&mut self) {
        let map = &self.scenario.setup.map;
        let mut ring: Vec<HexId> = Vec::new();
        if let Some(rings) = self.scenario.rings {
            let places = places(rings);
            let in_rings = |hex: &HexId| {
                map.hex(*hex).is_some_and(|hex| {
                    let place = usize::from(hex.number).checked_sub(1).and_then(|at| places.get(at));
                    (1..=size(rings)).contains(&hex.number) && place == Some(&hex.at)
                })
            };
            ring = map.hex_ids().filter(in_rings).collect();
            self.section("[map]");
            self.line("rings", &rings.to_string());
            self.section("[map.systems]");
            for hex in &ring {
                if let (Some(at), Some(system)) = (map.hex(*hex), self.system(*hex)) {
                    self.line(&at.number.to_string(), &quoted(&system));
                }
            }
            if ring.iter().any(|hex| self.rift(*hex).is_some()) {
                self.section("[map.rifts]");
                for hex in &ring {
                    if let (Some(at), Some(sides)) = (map.hex(*hex), self.rift(*hex)) {
                        self.line(&at.number.to_string(), &sides);
                    }
                }
            }
        }
        for hex in map.hex_ids().filter(|hex| !ring.contains(hex)) {
            let Some(at) = map.hex(hex) else { continue };
            self.section("[[hex]]");
            self.line("number", &at.number.to_string());
            self.line("q", &at.at.q.to_string());
            self.line("r", &at.at.r.to_string());
            if let Some(system) = self.system(hex) {
                self.line("system", &quoted(&system));
            }
            if let Some(sides) = self.rift(hex) {
                self.line("rift", &sides);
            }
        }
    }

    /// The system of a hex, unless the reader knows it anyway.
    fn system(&self, hex: HexId) -> Option<String> {
        let setup = &self.scenario.setup;
        let id = setup.map.hex(hex)?.system.as_str();
        let home = setup.seats.iter().any(|seat| seat.home == hex);
        if home || id == super::layout::EMPTY {
            return None;
        }
        let name = self.scenario.names.name(Lang::En, Thing::System, id);
        let planets = setup.map.planets_of(hex).next().is_some();
        let known = self.scenario.names.resolve(Thing::System, name) == Some(id);
        Some(if planets && known { name.to_owned() } else { id.to_owned() })
    }

    /// The numbers on the sides of a Gravity Rift.
    fn rift(&self, hex: HexId) -> Option<String> {
        let hex = self.scenario.setup.map.hex(hex)?;
        let rift = hex.terrain == admiralty_imperium::map::Terrain::GravityRift;
        rift.then(|| list(&hex.rift.map(|side| side.to_string())))
    }

    fn seats(&mut self) {
        let (setup, position) = (&self.scenario.setup, self.position);
        let data = &setup.data;
        for ((at, seat), player) in (0..).map(Seat).zip(&setup.seats).zip(&position.players) {
            self.section("[[seat]]");
            self.line("name", &quoted(&seat.name));
            let race = data.races.get(usize::from(seat.race)).map_or("", |race| race.name.as_str());
            self.line("race", &quoted(race));
            let home = setup.map.hex(seat.home).map_or(0, |hex| hex.number);
            self.line("home", &home.to_string());
            self.line("credits", &player.credits.to_string());
            if let Some(stage) = data.track.get(usize::from(player.stage)) {
                self.line("stage", &quoted(&stage.name));
            }
            let technologies = player.technologies.each().filter_map(|id| data.technology(id));
            let mut technologies: Vec<String> = technologies.map(|known| quoted(&known.name)).collect();
            technologies.sort_unstable();
            self.line("technologies", &list(&technologies));
            let size =
                self.eyes.as_ref().and_then(|(_, hidden)| hidden.hand_sizes.get(at.index()).copied()?);
            match size {
                Some(size) => self.line("hand_size", &size.to_string()),
                None => self.line("hand", &self.action_cards(&player.hand)),
            }
            if player.excluded {
                self.line("excluded", "true");
            }
        }
    }

    fn planets(&mut self) {
        let map = &self.scenario.setup.map;
        self.section("[planets]");
        for planet in map.planet_ids() {
            let (Some(known), Some(holding)) = (map.planet(planet), self.position.holding(planet)) else {
                continue;
            };
            let Some(owner) = holding.owner else { continue };
            let mut entries = vec![("owner".to_owned(), quoted(self.name(owner)))];
            entries.extend(self.numbers(&holding.units));
            self.line(&known.name, &table(&entries));
        }
    }

    fn fleets(&mut self) {
        let position = self.position;
        for Fleet { hex, seat, ships, holds } in &position.fleets {
            let number = self.scenario.setup.map.hex(*hex).map_or(0, |hex| hex.number);
            self.section("[[fleet]]");
            self.line("hex", &number.to_string());
            self.line("seat", &quoted(self.name(*seat)));
            self.line("ships", &table(&self.numbers(ships)));
            let hold = |hold: &admiralty_imperium::position::Hold| {
                let mut entries = vec![("ship".to_owned(), quoted(&self.unit(hold.ship)))];
                entries.extend(self.numbers(&hold.troops));
                table(&entries)
            };
            let holds: Vec<String> = holds.iter().map(hold).collect();
            if !holds.is_empty() {
                self.line("holds", &list(&holds));
            }
        }
    }

    fn actions(&mut self) {
        let (data, deck) = (&self.scenario.setup.data, &self.position.actions);
        let name = |card| data.action(card).map_or_else(String::new, |card| card.name.clone());
        match self.eyes.as_ref().and_then(|(_, hidden)| hidden.deck_size) {
            Some(size) => {
                self.section("[actions]");
                self.line("deck_size", &size.to_string());
            }
            None => self.pile("[actions.deck]", &cards(&deck.rest, name)),
        }
        if deck.discards.total() > 0 {
            self.pile("[actions.discards]", &cards(&deck.discards, name));
        }
    }

    /// Cards, one kind a line. Also a deck without cards is written: one that is left out is whole.
    fn pile(&mut self, header: &str, cards: &[(String, String)]) {
        self.section(header);
        cards.iter().for_each(|(name, n)| self.line(name, n));
    }

    fn political(&mut self) {
        let position = self.position;
        if let Some(agenda) = position.agenda {
            self.section("[political]");
            self.line("agenda", &quoted(&self.political_card(agenda)));
            let (name, candidate) = (|seat| self.name(seat).to_owned(), |whom| self.candidate(whom));
            for (key, value) in poll::written(&position.poll, name, candidate) {
                self.line(key, &value);
            }
        }
        let name = |card| self.political_card(card);
        let (deck, discards) = (&position.political.rest, &position.political.discards);
        let (deck, discards) = (cards(deck, name), cards(discards, name));
        self.pile("[political.deck]", &deck);
        if !discards.is_empty() {
            self.pile("[political.discards]", &discards);
        }
        for law in &position.laws {
            self.section("[[law]]");
            self.line("card", &quoted(&self.political_card(law.card)));
            if let Some(elected) = law.elected {
                self.line("elected", &quoted(&self.candidate(elected)));
            }
        }
    }

    fn candidate(&self, candidate: Candidate) -> String {
        match candidate {
            Candidate::Player(seat) => self.name(seat).to_owned(),
            Candidate::Planet(planet) => self.planet(planet).to_owned(),
            Candidate::Law(card) => self.political_card(card),
        }
    }

    fn boosts(&mut self) {
        for boost in &self.position.boosts {
            self.section("[[boost]]");
            self.line("seat", &quoted(self.name(boost.seat)));
            self.line("until", &quoted(file::Until::of(boost.until).word()));
            self.line("change", &change(boost.lasting, &self.scenario.setup.data.units));
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.scenario.setup.seats.get(seat.index()).map_or("", |seat| seat.name.as_str())
    }

    fn planet(&self, planet: PlanetId) -> &str {
        self.scenario.setup.map.planet(planet).map_or("", |planet| planet.name.as_str())
    }

    fn unit(&self, unit: UnitId) -> String {
        self.scenario.setup.data.unit(unit).map_or_else(String::new, |unit| unit.name.clone())
    }

    fn political_card(&self, card: CardId) -> String {
        self.scenario.setup.data.political(card).map_or_else(String::new, |card| card.name.clone())
    }

    fn action_cards(&self, all: &Cards) -> String {
        let data = &self.scenario.setup.data;
        table(&cards(all, |card| data.action(card).map_or_else(String::new, |card| card.name.clone())))
    }

    /// Units by name, in the order of the data.
    fn numbers(&self, units: &Units) -> Vec<(String, String)> {
        units.each().map(|(unit, n)| (self.unit(unit), n.to_string())).collect()
    }
}

/// Cards with their numbers, by name.
fn cards(all: &Cards, name: impl Fn(CardId) -> String) -> Vec<(String, String)> {
    let mut entries: Vec<(String, String)> =
        all.each().map(|(card, n)| (name(card), n.to_string())).collect();
    entries.sort_unstable();
    entries
}
