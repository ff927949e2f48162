//! One side of a battle line: ships and cards.

use crate::decks::{Deck, Item, Picker};
use crate::shown;
use admiralty_notation::line::{Attribute, Group, Side as LineSide, Stack};
use admiralty_notation::{Diagnostic, Kind, Source, Span, did_you_mean, names};
use admiralty_warpgate::card::{Card, Technology};
use admiralty_warpgate::setup::{MAX_SHIPS, MAX_TECHNOLOGIES};
use admiralty_warpgate::side::Side;

/// What a side of a line says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SaidSide {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its ships.
    pub ships: u16,
    /// All its cards, if the line gives them; else they are those of its deck file.
    pub deck: Option<Vec<Card>>,
    /// Cards of them in the discard pile.
    pub discards: Vec<Card>,
    /// Cards of them in its hand, as both know.
    pub hand: Vec<Card>,
    /// The card that it plays, as both know.
    pub plays: Option<Card>,
    /// Technologies that work for it.
    pub technologies: Vec<Technology>,
}

/// What stands in parentheses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Deck,
    Discards,
    Hand,
    Plays,
    Technologies,
}

const WHAT: &[(&str, &[&str])] = &[
    ("deck", &["cards", "колода"]),
    ("discards", &["discard", "discarded", "сброс"]),
    ("hand", &["рука"]),
    ("plays", &["play", "played"]),
    ("technologies", &["technology", "tech", "techs"]),
];

impl What {
    fn named(name: &str) -> Option<Self> {
        // `6 ships deck(…)`: what is counted may be said.
        let mut words = name.split(' ').peekable();
        words.next_if(|word| ["ship", "ships"].iter().any(|ships| names::same(word, ships)));
        let rest: Vec<&str> = words.collect();
        Some(match names::resolve(&rest.join(" "), WHAT)? {
            "deck" => Self::Deck,
            "discards" => Self::Discards,
            "hand" => Self::Hand,
            "plays" => Self::Plays,
            _ => Self::Technologies,
        })
    }
}

/// Reads the sides of a line.
pub(super) struct SideReader<'a> {
    pub(super) source: &'a Source,
    pub(super) side: Side,
    pub(super) library: Option<&'a Deck>,
    pub(super) problems: &'a mut Vec<Diagnostic>,
}

impl SideReader<'_> {
    pub(super) fn read(&mut self, line: &LineSide) -> Option<SaidSide> {
        let before = self.problems.len();
        let mut said =
            SaidSide { name: line.name.as_ref().map(|name| name.text.clone()), ..SaidSide::default() };
        if let [_, second, ..] = line.stacks.as_slice() {
            let message = format!("the {} has one fleet, and here a second begins", self.side);
            let help = "all ships are alike: write one number, as in `6 deck(2 5 1 2)`; cards in parentheses \
                        need no comma between the parentheses";
            self.problem(Kind::Syntax, second.span, message, help.to_owned());
        }
        if let Some(stack) = line.stacks.first() {
            self.stack(stack, &mut said);
        }
        (self.problems.len() == before).then_some(said)
    }

    fn problem(&mut self, kind: Kind, span: Span, message: String, help: String) {
        self.problems.push(self.source.diagnostic(kind, span, message).help(help));
    }

    fn stack(&mut self, stack: &Stack, said: &mut SaidSide) {
        match stack.count {
            None => {
                let message = format!("the {} has no number of ships", self.side);
                let help = "write it first, as in `6 deck(2 5 1 2)`".to_owned();
                self.problem(Kind::Syntax, stack.span, message, help);
            }
            Some(count) if count.value > u64::from(MAX_SHIPS) => {
                let message = format!("{} ships are beyond any table", count.value);
                self.problem(
                    Kind::OutOfRange,
                    count.span,
                    message,
                    format!("at most {MAX_SHIPS} are computed"),
                );
            }
            Some(count) => said.ships = count.value as u16,
        }
        let mut seen: Vec<(What, Span)> = Vec::new();
        for group in &stack.groups {
            let Some(what) = self.what(group) else { continue };
            if let Some((_, first)) = seen.iter().find(|(other, _)| *other == what) {
                let message = format!("`{}` stands here twice", shown(&group.name.text));
                let problem = self.source.diagnostic(Kind::Duplicate, group.name.span, message);
                let problem = problem.related(*first, "first given here");
                self.problems.push(problem.help("write all its cards in one pair of parentheses"));
                continue;
            }
            seen.push((what, group.name.span));
            self.group(what, group, said);
        }
    }

    fn what(&mut self, group: &Group) -> Option<What> {
        let name = &group.name.text;
        let known = || WHAT.iter().map(|(name, _)| *name);
        // Ships alone say nothing more.
        if group.attributes.is_none() && ["ship", "ships"].iter().any(|ships| names::same(name, ships)) {
            return None;
        }
        match (What::named(name), &group.attributes) {
            (Some(what), Some(_)) => Some(what),
            (Some(_), None) => {
                let message = format!("`{}` has no cards", shown(name));
                let help = format!("write them in parentheses, as in `{}(2 5)`", shown(name));
                self.problem(Kind::Syntax, group.span, message, help);
                None
            }
            (None, _) => {
                let message = format!("`{}` is not known here", shown(name));
                self.problem(Kind::UnknownName, group.name.span, message, did_you_mean(name, known()));
                None
            }
        }
    }

    fn group(&mut self, what: What, group: &Group, said: &mut SaidSide) {
        let whose = format!("the {}", self.side);
        let picker = Picker { source: self.source, library: self.library, whose: &whose };
        let mut items = Vec::new();
        for attribute in group.attributes() {
            match item(self.source, attribute) {
                Ok(item) => items.push(item),
                Err(problem) => self.problems.push(problem),
            }
        }
        if what == What::Technologies {
            for item in &items {
                match picker.technology(item) {
                    Ok(technology) => said.technologies.push(technology),
                    Err(problem) => self.problems.push(problem),
                }
            }
            if items.len() > MAX_TECHNOLOGIES {
                let message = format!("the {} has {} technologies", self.side, items.len());
                let help = format!("at most {MAX_TECHNOLOGIES} are computed");
                self.problem(Kind::OutOfRange, group.span, message, help);
            }
            return;
        }
        let cards = match picker.cards(&items) {
            Ok(cards) => cards,
            Err(problems) => return self.problems.extend(problems),
        };
        match what {
            What::Deck => said.deck = Some(cards),
            What::Discards => said.discards = cards,
            What::Hand => said.hand = cards,
            What::Plays | What::Technologies => match <[Card; 1]>::try_from(cards) {
                Ok([card]) => said.plays = Some(card),
                Err(_) => {
                    let message = format!("the {} plays one card", self.side);
                    self.problem(Kind::BadValue, group.span, message, "write one, as in `plays(5)`".into());
                }
            },
        }
    }
}

/// A card in parentheses.
fn item(source: &Source, attribute: &Attribute) -> Result<Item, Diagnostic> {
    if attribute.value.is_some() {
        let message = format!("`{}` is no card", shown(source.slice(attribute.span)));
        let problem = source.diagnostic(Kind::Syntax, attribute.span, message);
        return Err(problem.help("write a multiplier, or a name in quotes: `5`, `\"Pitched Battle\"`"));
    }
    Ok(Item {
        text: attribute.head.text.clone(),
        quoted: attribute.head.quoted,
        times: attribute.times(),
        span: attribute.span,
    })
}
