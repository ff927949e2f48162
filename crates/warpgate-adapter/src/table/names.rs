//! What players, cards, texts and planets are called.

use super::words;
use crate::decks::is_bare;
use admiralty_referee::{Lang, Value, Words};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::Text;
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::deck::Cards;
use admiralty_warpgate::map::PlanetId;
use admiralty_warpgate::setup::{Action, Setup};
use admiralty_warpgate::side::Side;

/// The arguments of a text.
pub(super) type Args<'a> = Vec<(&'static str, Value<'a>)>;

/// Says things about one battle in one language.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    words: &'static Words,
    pub(super) field: &'a Battlefield,
}

/// The name of a player.
pub(super) fn player(field: &Battlefield, player: usize) -> String {
    field.setup().players.get(player).cloned().unwrap_or_else(|| (player + 1).to_string())
}

/// What people type who mean a card: its name, or its multiplier.
pub(super) fn typed(field: &Battlefield, card: CardId) -> Vec<String> {
    let Some(card) = field.setup().card(card) else { return Vec::new() };
    let name = (!is_bare(card)).then(|| card.name.clone());
    name.into_iter().chain([format!("x{}", card.multiplier.0)]).collect()
}

pub(super) const fn action_word(action: Action) -> &'static str {
    match action {
        Action::Skirmish => "skirmish",
        Action::Advance => "advance",
        Action::Concentrate => "concentrate",
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(lang: Lang, field: &'a Battlefield) -> Self {
        Self { words: words::game(lang), field }
    }

    pub(super) fn setup(&self) -> &'a Setup {
        self.field.setup()
    }

    /// A text of the game.
    pub(super) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    pub(super) fn side(&self, side: Side) -> String {
        player(self.field, side.index())
    }

    /// `$player`.
    pub(super) fn by(&self, side: Side) -> (&'static str, Value<'a>) {
        ("player", self.side(side).into())
    }

    /// "Pitched Battle (x2)", or "x2".
    pub(super) fn card(&self, card: CardId) -> String {
        match self.setup().card(card) {
            Some(card) if is_bare(card) => self.say("card-bare", &[("multiplier", card.multiplier.0.into())]),
            Some(card) => {
                let args = [("name", card.name.as_str().into()), ("multiplier", card.multiplier.0.into())];
                self.say("card-named", &args)
            }
            None => self.say("card-none", &[]),
        }
    }

    /// Cards as a list, or that there is none.
    pub(super) fn cards(&self, cards: &Cards) -> String {
        let list: Vec<String> = cards.each().map(|card| self.card(card)).collect();
        if list.is_empty() { self.say("board-empty", &[]) } else { list.join(", ") }
    }

    pub(super) fn technology(&self, side: Side, n: u8) -> String {
        let technology = self.setup().side(side).technologies.get(usize::from(n));
        technology.map_or_else(String::new, |technology| technology.name.clone())
    }

    /// "Pitched Battle (x2) (Red)".
    pub(super) fn text(&self, text: Text, card: Option<CardId>) -> String {
        match text {
            Text::Card(side) => {
                let card = card.map_or_else(|| self.say("card-none", &[]), |card| self.card(card));
                self.say("text-card", &[("card", card.into()), self.by(side)])
            }
            Text::Technology(side, n) => {
                let args = [("technology", self.technology(side, n).into()), self.by(side)];
                self.say("text-technology", &args)
            }
        }
    }

    pub(super) fn planet(&self, planet: PlanetId) -> String {
        let map = self.setup().theatre.as_ref().map(|theatre| &theatre.map);
        map.and_then(|map| map.planet(planet)).map_or_else(String::new, |planet| planet.name.clone())
    }
}
