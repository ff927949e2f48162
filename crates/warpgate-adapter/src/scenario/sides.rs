//! `[attacker]` and `[defender]`: ships, cards, technologies.

use super::Reader;
use super::file::{CardName, File, Side as Entry};
use crate::decks::{self, Catalogue, Deck, Item, Picker, Pool};
use crate::notation::all_of;
use crate::shown;
use crate::table::Remark;
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean};
use admiralty_warpgate::card::Card;
use admiralty_warpgate::deck::Deck as Pile;
use admiralty_warpgate::setup::{DRAWN, MAX_SHIPS, SideSetup};
use std::path::Path;
use toml::Spanned;

/// The cards of a side, by where they are.
pub(super) struct SideCards {
    all: Vec<Card>,
    discards: Vec<Card>,
    hand: Vec<Card>,
    drawn: Vec<Card>,
}

impl SideCards {
    /// Every card that occurs.
    pub(super) fn each(&self) -> impl Iterator<Item = &Card> {
        self.all.iter().chain(&self.discards).chain(&self.hand).chain(&self.drawn)
    }
}

fn item(card: &Spanned<CardName>) -> Item {
    let (text, quoted) = match card.get_ref() {
        CardName::Multiplier(multiplier) => (multiplier.to_string(), false),
        CardName::Name(name) => (name.clone(), true),
    };
    Item { text, quoted, times: 1, span: card.span().into() }
}

impl Reader<'_> {
    /// The deck that a side names: from `[files]`, built in, or a file.
    pub(super) fn deck(&mut self, entry: &Entry, file: &File) -> Option<Deck> {
        let name = entry.deck.as_ref()?;
        let folder = Path::new(self.source.name()).parent();
        let given = file.files.get(name.get_ref());
        let opened = match given {
            Some(text) => Ok(Source::new(name.get_ref().as_str(), text.as_str())),
            // A file with its decks in it, such as that of a record, is whole.
            None if !file.files.is_empty() && decks::built_in(name.get_ref()).is_none() => {
                let message = format!("the deck `{}` is not among `[files]`", shown(name.get_ref()));
                let help = did_you_mean(name.get_ref(), file.files.keys().map(String::as_str));
                Err(Diagnostic::new(Kind::NotFound, message).help(help))
            }
            None => decks::open(name.get_ref(), folder),
        };
        let source = match opened {
            Ok(source) => source,
            Err(problem) => {
                let help = problem.help.unwrap_or_default();
                self.problem(problem.kind, name.span(), problem.message, help);
                return None;
            }
        };
        let known = given.is_some() || decks::built_in(name.get_ref()).is_some();
        if !known && !self.files.iter().any(|(path, _)| path == name.get_ref()) {
            self.files.push((name.get_ref().clone(), source.text().to_owned()));
        }
        match decks::parse(&source) {
            Ok(deck) => Some(deck),
            Err(problems) => {
                self.problems.extend(problems);
                None
            }
        }
    }

    /// The cards of a side; `None` if some cannot be found. W2.3: without any it plays only by the
    /// house rule for short decks.
    pub(super) fn cards(
        &mut self,
        entry: &Entry,
        deck: Option<&Deck>,
        common: &Deck,
        short: bool,
    ) -> Option<SideCards> {
        if entry.deck.is_some() && deck.is_none() {
            // It could not be read, which has been said.
            return None;
        }
        let name = shown(entry.name.get_ref());
        let library = super::joined(deck, common);
        let picker = Picker { source: self.source, library: Some(&library), whose: &name };
        let mut wrong = Vec::new();
        let mut pick = |cards: &[Spanned<CardName>]| {
            let items: Vec<Item> = cards.iter().map(item).collect();
            picker.cards(&items).unwrap_or_else(|problems| {
                wrong.extend(problems);
                Vec::new()
            })
        };
        let all = match &entry.cards {
            Some(cards) => pick(cards),
            None => all_of(deck.unwrap_or(common)),
        };
        let cards = SideCards {
            all,
            discards: pick(&entry.discards),
            hand: pick(&entry.hand),
            drawn: pick(&entry.drawn),
        };
        let fine = wrong.is_empty();
        self.problems.extend(wrong);
        if fine && cards.each().next().is_none() && !(short && entry.cards.is_some()) {
            let message = format!("{name} has no cards");
            let help = "write `deck = \"seed\"`, `cards = [2, 5]`, or `[[card]]`s of your own";
            self.problem(Kind::MissingKey, entry.name.span(), message, help);
        }
        fine.then_some(cards)
    }

    /// A side as the rules see it.
    pub(super) fn side(
        &mut self,
        entry: &Entry,
        cards: &SideCards,
        library: &Deck,
        catalogue: &mut Catalogue,
    ) -> SideSetup {
        let name = shown(entry.name.get_ref());
        let ships = match u16::try_from(*entry.ships.get_ref()) {
            Ok(ships @ 1..=MAX_SHIPS) => ships,
            _ => {
                let message =
                    format!("{name} cannot have {} ships in a battle (W1.1)", entry.ships.get_ref());
                let help = format!("write a whole number from 1 to {MAX_SHIPS}");
                self.problem(Kind::OutOfRange, entry.ships.span(), message, help);
                1
            }
        };
        if let Some(third) = entry.drawn.get(usize::from(DRAWN)) {
            let message = format!("{name} has drawn more than {DRAWN} cards (W3.1)");
            self.problem(Kind::OutOfRange, third.span(), message, "cards held from before belong in `hand`");
        }
        let picker = Picker { source: self.source, library: Some(library), whose: &name };
        let mut technologies = Vec::new();
        let mut wrong = Vec::new();
        for technology in &entry.technologies {
            let span = Span::from(technology.span());
            let item = Item { text: technology.get_ref().clone(), quoted: true, times: 1, span };
            match picker.technology(&item) {
                Ok(technology) => technologies.push(technology),
                Err(problem) => wrong.push(problem),
            }
        }
        self.problems.extend(wrong);
        let piles = [&cards.discards, &cards.hand, &cards.drawn].map(Vec::as_slice);
        let pool = match Pool::deal(&cards.all, piles, catalogue) {
            Ok(pool) => pool,
            Err(what) => {
                self.problem(
                    Kind::OutOfRange,
                    entry.name.span(),
                    format!("{name} has {what}"),
                    "take some away",
                );
                Pool::default()
            }
        };
        if !cards.all.is_empty() && !pool.besides.is_empty() {
            let cards = pool.besides.iter().map(|card| catalogue.name(*card)).collect();
            self.remarks.push(Remark::Besides { player: name.clone(), cards });
        }
        SideSetup {
            ships,
            deck: Pile::shuffled(pool.deck),
            discards: pool.discards,
            hand: pool.hand,
            drawn: pool.drawn,
            draws: DRAWN.saturating_sub(entry.drawn.len() as u8),
            technologies,
        }
    }
}
