//! What a battle starts from: sides, cards, the map, house rules.

use crate::card::{Card, CardId, MAX_EFFECTS, MAX_MULTIPLIER, Misplaced, Setting, Technology};
use crate::deck::{Cards, Deck, MAX_CARDS, MAX_DIFFERENT};
use crate::map::{Map, PlanetId, PlayerId};
use crate::side::Side;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// W3.1: how many cards each side draws.
pub const DRAWN: u8 = 2;
/// The most ships on a side.
pub const MAX_SHIPS: u16 = 200;
/// The most technologies of a side.
pub const MAX_TECHNOLOGIES: usize = 4;
/// The most planets of a map.
pub const MAX_PLANETS: usize = 200;
/// The most players of a map.
pub const MAX_PLAYERS: usize = 8;
/// The most cards that a side may draw at the start.
pub const MAX_DRAWN: u8 = 6;

/// House rules: the switches that the clauses mark as options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct House {
    /// W2.2.
    pub reshuffle: Reshuffle,
    /// W5.3.
    pub destroy_tie: DestroyTie,
    /// W2.3: a battle may start with decks that are too short.
    pub allow_short_decks: bool,
}

/// W2.2: when the discard pile becomes the new deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reshuffle {
    /// As soon as the deck is empty.
    #[default]
    AtOnce,
    /// When the next card must be drawn.
    WhenDrawing,
}

/// W5.3: who chooses among orders that destroy equally many ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DestroyTie {
    /// The attacker.
    #[default]
    Attacker,
    /// The defender.
    Defender,
}

impl DestroyTie {
    /// The side that chooses.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker => Side::Attacker,
            Self::Defender => Side::Defender,
        }
    }
}

/// W1.3: the action that attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// From one planet.
    Skirmish,
    /// From one planet.
    Advance,
    /// From two planets at once.
    Concentrate,
}

impl Action {
    /// W1.3: from how many planets it attacks.
    #[must_use]
    pub const fn origins(self) -> usize {
        match self {
            Self::Skirmish | Self::Advance => 1,
            Self::Concentrate => 2,
        }
    }
}

/// A side at the start of the battle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideSetup {
    /// Its ships in the battle.
    pub ships: u16,
    /// Its deck.
    pub deck: Deck,
    /// Its discard pile.
    pub discards: Cards,
    /// Cards that are in its hand already, as all know (W5.6).
    pub hand: Cards,
    /// W3.1, W3.2: cards that it has drawn for this battle already, which the other side does not
    /// know.
    pub drawn: Cards,
    /// W3.1: how many cards it has yet to draw.
    pub draws: u8,
    /// W5.5: its technologies for battles.
    pub technologies: Vec<Technology>,
}

impl SideSetup {
    /// All its cards (W2.4: public together).
    #[must_use]
    pub fn all_cards(&self) -> Cards {
        let mut all = self.deck.rest.clone();
        self.deck.top.iter().chain(&self.deck.bottom).for_each(|card| all.add(*card));
        all.join(&self.discards);
        all.join(&self.hand);
        all.join(&self.drawn);
        all
    }

    /// W2.4: the side as the other sees it: what it has drawn may be any cards of its deck.
    fn unseen(&self) -> Self {
        let mut unseen = self.clone();
        let drawn = std::mem::take(&mut unseen.drawn);
        unseen.draws = unseen.draws.saturating_add(drawn.total() as u8);
        unseen.deck.rest.join(&drawn);
        unseen
    }
}

/// Where the battle is (W1.1, W1.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Theatre {
    /// The map.
    pub map: Map,
    /// The planet of the battle.
    pub planet: PlanetId,
    /// The action that attacks.
    pub action: Action,
    /// The planets that the attack comes from.
    pub origins: Vec<PlanetId>,
}

/// What a battle starts from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Names of the players: attacker, defender, then others who have ships on the map.
    pub players: Vec<String>,
    /// The cards that occur.
    pub cards: Vec<Card>,
    /// Attacker and defender.
    pub sides: [SideSetup; 2],
    /// Where it is; without a map nobody withdraws.
    pub theatre: Option<Theatre>,
    /// House rules.
    pub house: House,
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the fields are what the messages say")]
pub enum SetupError {
    /// Not both sides have a name, or there are too many players.
    #[error("a battle has two to {MAX_PLAYERS} players, not {0}")]
    Players(usize),
    /// W1.1: nobody attacks, or nobody is there to be attacked.
    #[error("the {side} has {ships} ships; a side of a battle has 1 to {MAX_SHIPS} (W1.1)")]
    Ships { side: Side, ships: u16 },
    /// W2.3: the cards do not last for the draw.
    #[error("the {side} must draw {needed} cards, and deck and discard pile together hold {there} (W2.3)")]
    ShortDeck { side: Side, needed: u8, there: u32 },
    /// More cards than this program takes.
    #[error("the {side} has too many cards: at most {MAX_CARDS}, of {MAX_DIFFERENT} kinds")]
    TooManyCards { side: Side },
    /// A side may not draw so many.
    #[error("the {side} cannot draw {draws} cards; at most {MAX_DRAWN}")]
    TooManyDraws { side: Side, draws: u8 },
    /// A card that is not in the list.
    #[error("the {side} has a card that does not exist")]
    NoSuchCard { side: Side },
    /// Two cards of the list are alike in everything.
    #[error("the card `{0}` is listed twice")]
    CardTwice(String),
    /// A multiplier, or too many effects.
    #[error("`{0}` has a multiplier above {MAX_MULTIPLIER}, or more than {MAX_EFFECTS} effects")]
    CardTooLarge(String),
    /// W5.9: an effect where it cannot be.
    #[error("`{name}`: {why}")]
    Misplaced { name: String, why: Misplaced },
    /// Too many technologies.
    #[error("the {side} has more than {MAX_TECHNOLOGIES} technologies for battles")]
    TooManyTechnologies { side: Side },
    /// The map is too large.
    #[error("the map has {0} planets; at most {MAX_PLANETS}")]
    TooManyPlanets(usize),
    /// A link, origin or battle at a planet that is not there.
    #[error("the map has no such planet")]
    NoSuchPlanet,
    /// W1.3: the wrong number of origins.
    #[error("this action attacks from {}, not from {given} (W1.3)", planets(*needed))]
    Origins { needed: usize, given: usize },
    /// W1.3: twice the same origin.
    #[error("Concentrate attacks from two different planets (W1.3)")]
    OriginTwice,
    /// W1.1: the attack comes from its own goal.
    #[error("the attack comes from the planet that is attacked (W1.1)")]
    OriginIsBattle,
    /// W1.2: somebody else is there.
    #[error("`{0}` has ships at the planet of the battle, which has two sides only (W1.2)")]
    ThirdParty(String),
}

fn planets(n: usize) -> String {
    if n == 1 { "one planet".to_owned() } else { format!("{n} planets") }
}

impl Setup {
    /// The card.
    #[must_use]
    pub fn card(&self, card: CardId) -> Option<&Card> {
        self.cards.get(usize::from(card.0))
    }

    /// The side's setup.
    #[must_use]
    pub fn side(&self, side: Side) -> &SideSetup {
        &self.sides[side.index()]
    }

    /// W2.4, W3.2: what both sides know of it: the cards that they have drawn are in their decks
    /// again, and they have yet to draw them.
    #[must_use]
    pub fn unseen(&self) -> Self {
        let sides = [0, 1].map(|n: usize| self.sides[n].unseen());
        Self { sides, ..self.clone() }
    }

    /// Everything that would make no sense, not only the first thing.
    ///
    /// # Errors
    /// A list that is not empty.
    pub fn check(&self) -> Result<(), Vec<SetupError>> {
        let mut wrong = Vec::new();
        if !(2..=MAX_PLAYERS).contains(&self.players.len()) {
            wrong.push(SetupError::Players(self.players.len()));
        }
        self.check_cards(&mut wrong);
        Side::BOTH.into_iter().for_each(|side| self.check_side(side, &mut wrong));
        if let Some(theatre) = &self.theatre {
            self.check_theatre(theatre, &mut wrong);
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    /// W5.9.
    fn check_cards(&self, wrong: &mut Vec<SetupError>) {
        for (n, card) in self.cards.iter().enumerate() {
            if self.cards[..n].contains(card) {
                wrong.push(SetupError::CardTwice(card.name.clone()));
            }
            if card.multiplier.0 > MAX_MULTIPLIER || card.text.len() > MAX_EFFECTS {
                wrong.push(SetupError::CardTooLarge(card.name.clone()));
            }
            let misplaced = card.text.iter().filter_map(|effect| effect.check(Setting::Card).err());
            wrong.extend(misplaced.map(|why| SetupError::Misplaced { name: card.name.clone(), why }));
        }
    }

    /// W1.1, W2.3, W5.5.
    fn check_side(&self, side: Side, wrong: &mut Vec<SetupError>) {
        let own = self.side(side);
        if !(1..=MAX_SHIPS).contains(&own.ships) {
            wrong.push(SetupError::Ships { side, ships: own.ships });
        }
        let (needed, there) = (own.draws, own.deck.total() + own.discards.total());
        if needed > MAX_DRAWN {
            wrong.push(SetupError::TooManyDraws { side, draws: needed });
        }
        if there < u32::from(needed) && !self.house.allow_short_decks {
            wrong.push(SetupError::ShortDeck { side, needed, there });
        }
        let listed = self.deck_cards(side);
        let mut kinds: Vec<CardId> = listed.clone();
        kinds.sort_unstable();
        kinds.dedup();
        if kinds.len() > MAX_DIFFERENT || listed.len() > MAX_CARDS as usize {
            wrong.push(SetupError::TooManyCards { side });
        }
        if kinds.iter().any(|card| self.card(*card).is_none()) {
            wrong.push(SetupError::NoSuchCard { side });
        }
        if own.technologies.len() > MAX_TECHNOLOGIES {
            wrong.push(SetupError::TooManyTechnologies { side });
        }
        for technology in &own.technologies {
            if technology.text.len() > MAX_EFFECTS {
                wrong.push(SetupError::CardTooLarge(technology.name.clone()));
            }
            let setting = Setting::Technology(technology.moment);
            let misplaced = technology.text.iter().filter_map(|effect| effect.check(setting).err());
            wrong.extend(misplaced.map(|why| SetupError::Misplaced { name: technology.name.clone(), why }));
        }
    }

    /// All cards of a side, without a limit on their kinds.
    fn deck_cards(&self, side: Side) -> Vec<CardId> {
        let own = self.side(side);
        let known = own.deck.top.iter().chain(&own.deck.bottom).copied();
        let piles = [&own.deck.rest, &own.discards, &own.hand, &own.drawn];
        known.chain(piles.into_iter().flat_map(Cards::each)).collect()
    }

    /// W1.1–W1.3.
    fn check_theatre(&self, theatre: &Theatre, wrong: &mut Vec<SetupError>) {
        let map = &theatre.map;
        if map.planets.len() > MAX_PLANETS {
            wrong.push(SetupError::TooManyPlanets(map.planets.len()));
        }
        let named = map.links.iter().flat_map(|(a, b)| [*a, *b]);
        let mut named = named.chain(theatre.origins.iter().copied()).chain([theatre.planet]);
        if named.any(|planet| map.planet(planet).is_none()) {
            wrong.push(SetupError::NoSuchPlanet);
            return;
        }
        let (needed, given) = (theatre.action.origins(), theatre.origins.len());
        if needed != given {
            wrong.push(SetupError::Origins { needed, given });
        } else if let [first, second] = theatre.origins.as_slice()
            && first == second
        {
            wrong.push(SetupError::OriginTwice);
        }
        if theatre.origins.contains(&theatre.planet) {
            wrong.push(SetupError::OriginIsBattle);
        }
        let others = map.planet(theatre.planet).into_iter().flat_map(|planet| &planet.ships);
        for (PlayerId(player), n) in others {
            if *player >= 2 && *n > 0 {
                let name = self.players.get(usize::from(*player)).cloned().unwrap_or_default();
                wrong.push(SetupError::ThirdParty(name));
            }
        }
    }
}
