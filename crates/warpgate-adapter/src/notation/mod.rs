//! Battle lines of Warpgate: `6 deck(2 5 1 2) vs 2 deck(5 4 3 0)`.
//!
//! The syntax is that of all games ([`admiralty_notation::line`]); what its names mean is said here.
//!
//! * The number is that of the ships. `deck(…)` are all cards of that side: bare multipliers, or
//!   cards of its deck file by name. Without it a side has the cards of its deck file (`deck FILE`,
//!   `attacker_deck FILE`, `defender_deck FILE`; `seed` and `training` are built in).
//! * `discards(…)` are cards that lie in the discard pile, `hand(…)` cards in hand that both sides
//!   know, `plays(…)` the card that is played, which both know too. They are taken out of the deck;
//!   what the deck does not have is there besides. Who has fewer than two cards in hand draws the
//!   rest (W3.1).
//! * `technologies(…)` are technologies of its deck file that work for that side (W5.5).
//!
//! A line has no map: what the loser's withdrawal leads to is the matter of scenario files.

mod canonical;
mod options;
pub(crate) mod side;

#[cfg(test)]
mod tests;

pub use canonical::canonical;
pub use options::{LineOptions, scenario_options};
pub use side::SaidSide;

use crate::decks::{self, Catalogue, Deck, Pool, is_bare};
use crate::table::Remark;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, line};
use admiralty_referee::Lang;
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::card::{Card, CardId};
use admiralty_warpgate::deck::Deck as Pile;
use admiralty_warpgate::setup::{DRAWN, Setup, SetupError, SideSetup};
use admiralty_warpgate::side::Side;
use options::Said;
use side::SideReader;

/// How many ships a player owns.
pub(crate) const OWNED: u16 = 12;

/// A battle from a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleLine {
    /// The battle, without a map.
    pub field: Battlefield,
    /// What the line says of both sides.
    pub said: [SaidSide; 2],
    /// The decks of attacker and defender, as they are named.
    pub decks: [Option<String>; 2],
    /// Whether some cards are more than bare multipliers.
    pub named: bool,
    /// Cards that attacker and defender play, as both know.
    pub plays: [Option<CardId>; 2],
    /// How it is to be computed.
    pub options: LineOptions,
    /// Remarks.
    pub notes: Vec<String>,
}

/// Reads a battle line. Flags are options from the command line as name and value; they override
/// those of the line. Deck files that they name are read.
///
/// # Errors
/// Everything that is wrong with the line, in its order, then with the flags and the deck files.
pub fn parse(source: &Source, flags: &[(String, String)]) -> Result<BattleLine, Problems> {
    let line = line::parse_source(source)?;
    let mut problems = Vec::new();
    let said = options::read(&line, flags, &mut problems);
    let opened = open(source, &said);
    let [attacker, defender] = match opened {
        Ok(opened) => opened,
        Err(wrong) => {
            problems.extend(wrong);
            Problems::none(problems)?;
            return Err(Diagnostic::new(Kind::Internal, "the decks cannot be read").into());
        }
    };
    let libraries = [attacker, defender];
    let sides = Side::BOTH.map(|side| {
        let library = libraries[side.index()].as_ref().map(|(_, deck)| deck);
        let mut reader = SideReader { source, side, library, problems: &mut problems };
        let read = reader.read(&line.sides[side.index()]);
        if let Some(read) = &read
            && read.deck.is_none()
            && library.is_none()
            && read.hand.is_empty()
            && read.plays.is_none()
        {
            let message = format!("the {side} has no cards");
            let help = "write them, as in `6 deck(2 5 1 2)`, or name a deck: `; deck seed`";
            problems
                .push(source.diagnostic(Kind::MissingKey, line.sides[side.index()].span, message).help(help));
        }
        read
    });
    Problems::none(problems)?;
    let [Some(attacker), Some(defender)] = sides else {
        return Err(Diagnostic::new(Kind::Internal, "the battle line cannot be read").into());
    };
    let spans = [0, 1].map(|n: usize| line.sides[n].span);
    battle(source, spans, [attacker, defender], libraries, &said)
}

/// A deck with the name that it was called by.
type Named = (String, Deck);

/// The decks that are named, of attacker and defender.
fn open(source: &Source, said: &Said) -> Result<[Option<Named>; 2], Vec<Diagnostic>> {
    let mut wrong = Vec::new();
    let [attacker, defender] = [1, 2].map(|n: usize| {
        let setting = said.decks[n].as_ref().or(said.decks[0].as_ref())?;
        let name = setting.text(source, "").ok()?.to_owned();
        let text = decks::open(&name, None).map_err(|problem| {
            let placed = setting.value_problem(source, problem.kind, problem.message);
            vec![placed.help(problem.help.unwrap_or_default())]
        });
        let deck = text.and_then(|text| decks::parse(&text).map_err(|p| p.into_iter().collect()));
        match deck {
            Ok(deck) => Some((name, deck)),
            Err(problems) => {
                wrong.extend(problems);
                None
            }
        }
    });
    wrong.dedup();
    if wrong.is_empty() { Ok([attacker, defender]) } else { Err(wrong) }
}

fn battle(
    source: &Source,
    spans: [admiralty_notation::Span; 2],
    sides: [SaidSide; 2],
    libraries: [Option<Named>; 2],
    said: &Said,
) -> Result<BattleLine, Problems> {
    let all = [0, 1].map(|n: usize| cards_of(&sides[n], libraries[n].as_ref().map(|(_, deck)| deck)));
    let besides = sides.iter().flat_map(|said| said.discards.iter().chain(&said.hand).chain(&said.plays));
    let mut catalogue = Catalogue::of(all.iter().flatten().chain(besides));
    let mut problems = Vec::new();
    let mut extra = Vec::new();
    let mut setups: [SideSetup; 2] = Default::default();
    for side in Side::BOTH {
        let n = side.index();
        let (own, span) = (&sides[n], spans[n]);
        match side_setup(own, &all[n], &mut catalogue) {
            Ok((setup, besides)) => {
                setups[n] = setup;
                if !all[n].is_empty() && !besides.is_empty() {
                    let cards = besides.iter().map(|card| catalogue.name(*card)).collect();
                    let player = own.name.clone().unwrap_or_else(|| side.name().into());
                    extra.push(Remark::Besides { player, cards }.say(Lang::En));
                }
            }
            Err(message) => {
                let message = format!("the {side} {message}");
                problems.push(source.diagnostic(Kind::Conflict, span, message));
            }
        }
    }
    Problems::none(problems)?;
    let plays = [0, 1].map(|n: usize| {
        let card = sides[n].plays.as_ref()?;
        catalogue.0.iter().position(|other| other == card).map(|place| CardId(place as u8))
    });
    let named = catalogue.0.iter().any(|card| !is_bare(card));
    let name = |n: usize, usual: &str| sides[n].name.clone().unwrap_or_else(|| usual.into());
    let setup = Setup {
        players: vec![name(0, "attacker"), name(1, "defender")],
        cards: catalogue.0,
        sides: setups,
        theatre: None,
        house: said.house,
    };
    let mut notes = notes(&sides, &libraries);
    notes.extend(extra);
    let field = Battlefield::new(setup).map_err(|errors| refused(source, spans, &errors))?;
    let decks = libraries.map(|library| library.map(|(name, _)| name));
    Ok(BattleLine { field, said: sides, decks, named, plays, options: said.options(named), notes })
}

/// W3.1: a side as the rules see it, and its cards that are not among all of them.
fn side_setup(
    said: &SaidSide,
    all: &[Card],
    catalogue: &mut Catalogue,
) -> Result<(SideSetup, Vec<CardId>), String> {
    let mut hand = said.hand.clone();
    if let Some(card) = &said.plays {
        match hand.is_empty() {
            true => hand.push(card.clone()),
            false if !hand.contains(card) => {
                return Err(format!("plays {}, which is not in the hand", card.name));
            }
            false => {}
        }
    }
    let pool =
        Pool::deal(all, [&said.discards, &hand, &[]], catalogue).map_err(|what| format!("has {what}"))?;
    // Of a side whose card is known, nothing else matters.
    let draws = if said.plays.is_some() { 0 } else { DRAWN.saturating_sub(hand.len() as u8) };
    let setup = SideSetup {
        ships: said.ships,
        deck: Pile::shuffled(pool.deck),
        discards: pool.discards,
        hand: pool.hand,
        drawn: Default::default(),
        draws,
        technologies: said.technologies.clone(),
    };
    Ok((setup, pool.besides))
}

/// All cards of a side: those that the line gives, or those of its deck file.
fn cards_of(said: &SaidSide, library: Option<&Deck>) -> Vec<Card> {
    said.deck.clone().unwrap_or_else(|| library.map(all_of).unwrap_or_default())
}

/// All cards of a deck file.
pub(crate) fn all_of(deck: &Deck) -> Vec<Card> {
    let each = deck.cards.iter().map(|card| std::iter::repeat_n(card.card.clone(), usize::from(card.count)));
    each.flatten().collect()
}

/// What is right, and perhaps not what was meant.
fn notes(sides: &[SaidSide; 2], libraries: &[Option<Named>; 2]) -> Vec<String> {
    let mut notes = Vec::new();
    for (side, said) in Side::BOTH.into_iter().zip(sides) {
        if said.ships > OWNED {
            notes.push(format!("the {side} has {} ships; a player owns {OWNED}", said.ships));
        }
    }
    for (name, deck) in libraries.iter().flatten() {
        notes.extend(deck.guesses().map(|guess| format!("deck {name}: {guess}")));
    }
    notes.dedup();
    let mut seen = Vec::new();
    notes.retain(|note| {
        let new = !seen.contains(note);
        seen.push(note.clone());
        new
    });
    notes
}

/// What the rulebook refuses.
fn refused(source: &Source, spans: [admiralty_notation::Span; 2], errors: &[SetupError]) -> Problems {
    let problem = |error: &SetupError| {
        let span = match error {
            SetupError::Ships { side, .. }
            | SetupError::ShortDeck { side, .. }
            | SetupError::TooManyCards { side }
            | SetupError::TooManyTechnologies { side } => spans[side.index()],
            _ => spans[0].to(spans[1]),
        };
        let problem = source.diagnostic(Kind::Illegal, span, error.to_string());
        match error {
            SetupError::ShortDeck { .. } => {
                problem.help("give the side more cards, or add `; allow_short_decks`")
            }
            _ => problem,
        }
    };
    let mut problems = errors.iter().map(problem);
    let none = || Diagnostic::new(Kind::Internal, "the rulebook refuses the battle and does not say why");
    let mut all = Problems::from(problems.next().unwrap_or_else(none));
    all.extend(problems);
    all
}
