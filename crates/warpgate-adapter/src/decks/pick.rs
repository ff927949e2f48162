//! From names and numbers to the cards of a side.

use super::Deck;
use crate::shown;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean, names};
use admiralty_warpgate::card::{Card, CardId, MAX_MULTIPLIER, Multiplier, Technology};
use admiralty_warpgate::deck::{Cards, MAX_CARDS, MAX_DIFFERENT};

/// A card as a person names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// A name, or a multiplier: `Pitched Battle`, `2`, `x2`.
    pub text: String,
    /// Whether it must be a name, because it stands in quotes in a line.
    pub quoted: bool,
    /// How many of it.
    pub times: u64,
    /// Where.
    pub span: Span,
}

/// A bare multiplier: a card without a text.
fn bare(multiplier: u8) -> Card {
    Card { name: format!("x{multiplier}"), multiplier: Multiplier(multiplier), text: Vec::new() }
}

/// Whether a card is a bare multiplier.
#[must_use]
pub fn is_bare(card: &Card) -> bool {
    *card == bare(card.multiplier.0)
}

/// The cards of a battle, each kind once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Catalogue(pub Vec<Card>);

impl Catalogue {
    /// These cards, the higher multipliers first.
    #[must_use]
    pub fn of<'c>(cards: impl IntoIterator<Item = &'c Card>) -> Self {
        let mut cards: Vec<&Card> = cards.into_iter().collect();
        cards.sort_by(|a, b| b.multiplier.cmp(&a.multiplier).then_with(|| a.name.cmp(&b.name)));
        let mut all = Self::default();
        cards.into_iter().for_each(|card| {
            all.id(card);
        });
        all
    }

    /// What a card is called; bare multipliers by their number.
    pub(crate) fn name(&self, card: CardId) -> String {
        match self.0.get(usize::from(card.0)) {
            Some(card) if is_bare(card) => card.multiplier.0.to_string(),
            Some(card) => card.name.clone(),
            None => String::new(),
        }
    }

    /// The id of a card; cards that are alike in everything have the same.
    fn id(&mut self, card: &Card) -> CardId {
        let known = self.0.iter().position(|other| other == card);
        let place = known.unwrap_or_else(|| {
            self.0.push(card.clone());
            self.0.len() - 1
        });
        CardId(place as u8)
    }
}

/// The cards of one side: all of them, and where some of them are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    /// What is left of the deck.
    pub deck: Cards,
    /// The discard pile.
    pub discards: Cards,
    /// The hand, as all know it.
    pub hand: Cards,
    /// Cards in hand that only their owner knows.
    pub drawn: Cards,
    /// Cards of these that are not among all cards of the side, and are there besides.
    pub besides: Vec<CardId>,
}

/// What is known of one side's cards.
pub struct Picker<'a> {
    /// The text that names them.
    pub source: &'a Source,
    /// Cards that can be named.
    pub library: Option<&'a Deck>,
    /// Whose.
    pub whose: &'a str,
}

impl Picker<'_> {
    /// The card that an item names.
    ///
    /// # Errors
    /// If there is none.
    pub fn card(&self, item: &Item) -> Result<Card, Diagnostic> {
        let text = item.text.trim();
        let number = text.strip_prefix(['x', 'X', '×', 'х', 'Х']).unwrap_or(text);
        let known = self.library.iter().flat_map(|deck| &deck.cards).map(|card| &card.card);
        if let Some(card) = known.clone().find(|card| names::same(&card.name, text)) {
            return Ok(card.clone());
        }
        if !item.quoted && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()) {
            return match number.parse::<u8>() {
                Ok(multiplier) if multiplier <= MAX_MULTIPLIER => Ok(bare(multiplier)),
                _ => {
                    let message = format!("the multiplier {} is beyond any card", shown(number));
                    let problem = self.source.diagnostic(Kind::OutOfRange, item.span, message);
                    Err(problem.help(format!("a multiplier is a number from 0 to {MAX_MULTIPLIER}")))
                }
            };
        }
        let message = format!("{} has no card called `{}`", self.whose, shown(text));
        let help = did_you_mean(text, known.map(|card| card.name.as_str()));
        let help = match self.library {
            Some(_) if help.is_empty() => {
                "bare multipliers are numbers; cards with names are those of a deck: `seed`, `training` or a \
                 file, or `[[card]]`s of this file"
                    .to_owned()
            }
            Some(_) => help,
            None => "bare multipliers are numbers; for cards with names say which deck they are of: \
                     `deck seed`, `deck training` or `deck FILE` among the options"
                .to_owned(),
        };
        Err(self.source.diagnostic(Kind::UnknownName, item.span, message).help(help))
    }

    /// The cards that items name.
    ///
    /// # Errors
    /// All items that name none, or that there are too many.
    pub fn cards(&self, items: &[Item]) -> Result<Vec<Card>, Vec<Diagnostic>> {
        let (mut cards, mut wrong) = (Vec::new(), Vec::new());
        for item in items {
            match self.card(item) {
                Ok(_) if cards.len() as u64 + item.times > u64::from(MAX_CARDS) => {
                    let message = format!("{} has more than {MAX_CARDS} cards here", self.whose);
                    let problem = self.source.diagnostic(Kind::OutOfRange, item.span, message);
                    wrong.push(problem.help(format!("at most {MAX_CARDS} cards are computed")));
                    break;
                }
                Ok(card) => cards.extend(std::iter::repeat_n(card, item.times as usize)),
                Err(problem) => wrong.push(problem),
            }
        }
        if wrong.is_empty() { Ok(cards) } else { Err(wrong) }
    }

    /// The technology that an item names.
    ///
    /// # Errors
    /// If there is none.
    pub fn technology(&self, item: &Item) -> Result<Technology, Diagnostic> {
        let known = self.library.iter().flat_map(|deck| &deck.technologies);
        known.clone().find(|technology| names::same(&technology.name, &item.text)).cloned().ok_or_else(|| {
            let message = format!("{} has no technology called `{}`", self.whose, shown(&item.text));
            let help = did_you_mean(&item.text, known.map(|technology| technology.name.as_str()));
            let help = if help.is_empty() { "technologies are entries of deck files".into() } else { help };
            self.source.diagnostic(Kind::UnknownName, item.span, message).help(help)
        })
    }
}

impl Pool {
    /// Deals a side's cards: `all` of them, of which those in the discard pile, in hand and drawn are
    /// taken out. What is there and not among them is there besides.
    ///
    /// # Errors
    /// If there are too many, says how many kinds or cards.
    pub fn deal(
        all: &[Card],
        [discards, hand, drawn]: [&[Card]; 3],
        catalogue: &mut Catalogue,
    ) -> Result<Self, String> {
        let mut deck: Vec<CardId> = all.iter().map(|card| catalogue.id(card)).collect();
        let mut besides = Vec::new();
        let mut take = |cards: &[Card]| -> Vec<CardId> {
            let ids: Vec<CardId> = cards.iter().map(|card| catalogue.id(card)).collect();
            for id in &ids {
                match deck.iter().position(|other| other == id) {
                    Some(place) => {
                        deck.swap_remove(place);
                    }
                    None => besides.push(*id),
                }
            }
            ids
        };
        let (discards, hand, drawn) = (take(discards), take(hand), take(drawn));
        let every: Vec<CardId> = deck.iter().chain(&discards).chain(&hand).chain(&drawn).copied().collect();
        let mut kinds = every.clone();
        kinds.sort_unstable();
        kinds.dedup();
        if every.len() > MAX_CARDS as usize {
            return Err(format!("{} cards; at most {MAX_CARDS} are computed", every.len()));
        }
        if kinds.len() > MAX_DIFFERENT {
            return Err(format!("{} kinds of card; at most {MAX_DIFFERENT} are computed", kinds.len()));
        }
        let [deck, discards, hand, drawn] =
            [deck, discards, hand, drawn].map(|cards| cards.into_iter().collect());
        Ok(Self { deck, discards, hand, drawn, besides })
    }
}
