//! A deck file, from what is written to cards.

use super::effect::EffectReader;
use super::file::{CardEntry, DeckFile, MomentEntry, OriginEntry, RawEffect, TechnologyEntry};
use crate::shown;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, Span, from_toml, names};
use admiralty_warpgate::card::{
    Card, Effect, MAX_EFFECTS, MAX_MULTIPLIER, Moment, Multiplier, Setting, Technology,
};
use admiralty_warpgate::deck::MAX_CARDS;
use toml::Spanned;

/// The longest deck file, in bytes.
const MAX_LENGTH: usize = 1 << 18;
/// The longest name of a card, in characters.
const MAX_NAME: usize = 60;

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It is written on the card, or in the rules.
    Source,
    /// It follows from examples of the rules.
    Derived,
    /// Somebody made it up.
    Guess,
}

/// A card of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckCard {
    /// The card.
    pub card: Card,
    /// How many of it the deck has.
    pub count: u8,
    /// Where its multiplier comes from, if the file says so.
    pub multiplier_from: Option<Origin>,
    /// Where its text comes from, if the file says so.
    pub text_from: Option<Origin>,
}

/// A deck: its cards, and technologies that may be named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// What it is called, if it says so.
    pub title: Option<String>,
    /// Its cards.
    pub cards: Vec<DeckCard>,
    /// Technologies.
    pub technologies: Vec<Technology>,
}

impl Deck {
    /// What a reader should know of figures that were made up.
    pub fn guesses(&self) -> impl Iterator<Item = String> + '_ {
        self.cards.iter().flat_map(|card| {
            let guess = |from: Option<Origin>, what: &str| {
                let name = &card.card.name;
                (from == Some(Origin::Guess)).then(|| format!("the {what} of {name} is a guess, not a fact"))
            };
            [guess(card.multiplier_from, "multiplier"), guess(card.text_from, "text")].into_iter().flatten()
        })
    }
}

pub(super) fn parse(source: &Source) -> Result<Deck, Problems> {
    if source.text().len() > MAX_LENGTH {
        let message = format!("the deck file is {} bytes long", source.text().len());
        let help = format!("a deck file has at most {MAX_LENGTH} bytes");
        return Err(Diagnostic::new(Kind::OutOfRange, message).help(help).into());
    }
    let file: DeckFile = from_toml(source)?;
    let mut reader = DeckReader { source, problems: Vec::new() };
    let mut deck = reader.entries(&file.card, &file.technology);
    deck.title = file.title;
    if deck.cards.is_empty() && reader.problems.is_empty() {
        let problem = source.diagnostic(Kind::MissingKey, 0..0, "the deck has no cards");
        reader.problems.push(problem.help("write `[[card]]` with `name` and `multiplier` for each"));
    }
    Problems::none(reader.problems)?;
    Ok(deck)
}

/// Reads cards and technologies, and collects what is wrong.
pub(crate) struct DeckReader<'a> {
    pub(crate) source: &'a Source,
    pub(crate) problems: Vec<Diagnostic>,
}

impl DeckReader<'_> {
    /// The entries of a deck file or a scenario file.
    pub(crate) fn entries(&mut self, cards: &[CardEntry], technologies: &[TechnologyEntry]) -> Deck {
        self.once("card", cards.iter().map(|card| &card.name));
        self.once("technology", technologies.iter().map(|technology| &technology.name));
        let cards = cards.iter().map(|card| self.card(card)).collect();
        let technologies = technologies.iter().map(|technology| self.technology(technology)).collect();
        Deck { title: None, cards, technologies }
    }

    /// Every name stands once.
    fn once<'n>(&mut self, what: &str, all: impl Iterator<Item = &'n Spanned<String>> + Clone) {
        for (n, name) in all.clone().enumerate() {
            let text = name.get_ref();
            if text.trim().is_empty() || text.chars().any(char::is_control) || text.chars().count() > MAX_NAME
            {
                let message = format!("a {what} is called by a line of 1 to {MAX_NAME} characters");
                let problem = self.source.diagnostic(Kind::BadValue, name.span(), message);
                self.problems.push(problem.help("write a plain name"));
            }
            let mut before = all.clone().take(n);
            if let Some(first) = before.find(|other| names::same(other.get_ref(), text)) {
                let message = format!("the {what} `{}` stands here twice", shown(text));
                let problem = self.source.diagnostic(Kind::Duplicate, name.span(), message);
                let problem = problem.related(first.span(), "first given here");
                self.problems.push(problem.help("write `count = 2` for two of a card"));
            }
        }
    }

    fn card(&mut self, entry: &CardEntry) -> DeckCard {
        let name = entry.name.get_ref().trim().to_owned();
        let owner = format!("card `{}`", shown(&name));
        let multiplier = self.number(&entry.multiplier, &owner, "multiplier", 0, MAX_MULTIPLIER.into());
        let count = entry.count.as_ref();
        let count = count.map_or(1, |count| self.number(count, &owner, "count", 1, MAX_CARDS.into()));
        let text = self.text(&entry.text, owner, entry.name.span().into(), Setting::Card);
        let card = Card { name, multiplier: Multiplier(multiplier), text };
        let from = |from: Option<OriginEntry>| {
            from.map(|from| match from {
                OriginEntry::Source => Origin::Source,
                OriginEntry::Derived => Origin::Derived,
                OriginEntry::Guess => Origin::Guess,
            })
        };
        DeckCard {
            card,
            count,
            multiplier_from: from(entry.multiplier_from),
            text_from: from(entry.text_from),
        }
    }

    fn technology(&mut self, entry: &TechnologyEntry) -> Technology {
        let name = entry.name.get_ref().trim().to_owned();
        let moment = match entry.moment {
            MomentEntry::BeforeDraw => Moment::BeforeDraw,
            MomentEntry::Reveal => Moment::Reveal,
            MomentEntry::Settled => Moment::Settled,
            MomentEntry::OwnLosses => Moment::OwnLosses,
            MomentEntry::AfterWithdrawal => Moment::AfterWithdrawal,
        };
        let owner = format!("technology `{}`", shown(&name));
        let text = self.text(&entry.text, owner, entry.name.span().into(), Setting::Technology(moment));
        Technology { name, moment, text }
    }

    fn text(
        &mut self,
        text: &[Spanned<RawEffect>],
        owner: String,
        place: Span,
        setting: Setting,
    ) -> Vec<Effect> {
        if text.len() > MAX_EFFECTS {
            let message = format!("{owner} has {} effects", text.len());
            let problem = self.source.diagnostic(Kind::OutOfRange, place, message);
            self.problems.push(problem.help(format!("at most {MAX_EFFECTS} are computed")));
        }
        let reader = EffectReader { source: self.source, owner, setting };
        let mut effects = Vec::new();
        for raw in text.iter().take(MAX_EFFECTS) {
            match reader.read(raw) {
                Ok(effect) => effects.push(effect),
                Err(problem) => self.problems.push(problem),
            }
        }
        effects
    }

    fn number(&mut self, value: &Spanned<i64>, owner: &str, what: &str, least: u8, most: i64) -> u8 {
        let given = *value.get_ref();
        if (i64::from(least)..=most).contains(&given) {
            return given as u8;
        }
        let message = format!("{owner}: the {what} cannot be {given}");
        let problem = self.source.diagnostic(Kind::OutOfRange, value.span(), message);
        self.problems.push(problem.help(format!("write a whole number from {least} to {most}")));
        least
    }
}
