//! What the game master enters besides the orders: votes that are missing, rulings on cards (I3.3,
//! I3.8).
//!
//! One statement a line; `#` begins a comment:
//!
//! ```text
//! vote Anna: for
//! pay Boris 10
//! fine Chen 5
//! raise 2 ground_force on Jord
//! raze 1 pds on Nar
//! sink 1 cruiser of Dara in 14
//! award Lodor to Eoin
//! repeal "Open Borders"
//! sever Anna, Boris
//! done
//! ```
//!
//! Votes are for the card of the turn. The other lines are the rulings on the cards that ask the master,
//! in the order in which they come up, each card's ended by `done`.

use super::lexicon::Lexicon;
use crate::orders::{self, Place};
use admiralty_game::Seat;
use admiralty_imperium::choice::{Choice, Ruling, Vote};
use admiralty_imperium::data::{Ballot, Office};
use admiralty_imperium::position::Candidate;
use admiralty_imperium::turn::SUMS;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, Span, Spanned, did_you_mean, shown};
use std::collections::{BTreeMap, VecDeque};

/// What the master entered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rulings {
    /// Votes that are missing in the orders.
    pub votes: BTreeMap<Seat, Vote>,
    /// The steps of rulings, and where each stands.
    pub steps: VecDeque<(Span, Choice)>,
}

const WORDS: [&str; 9] = ["vote", "pay", "fine", "raise", "raze", "sink", "award", "repeal", "sever"];

struct Line<'a> {
    source: &'a Source,
    span: Span,
    words: Vec<Spanned<String>>,
}

impl Line<'_> {
    fn wrong(&self, kind: Kind, span: Span, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(kind, span, message)
    }

    /// The words between two places, as one name.
    fn name(&self, from: usize, to: usize) -> Result<orders::Name, Diagnostic> {
        let words = self.words.get(from..to.min(self.words.len())).unwrap_or_default();
        let (Some(first), Some(last)) = (words.first(), words.last()) else {
            return Err(self.wrong(Kind::MissingKey, self.span, "a name is missing in this line"));
        };
        let text: Vec<&str> = words.iter().map(|word| word.value.as_str()).collect();
        Ok(Spanned { value: text.join(" "), span: Span::new(first.span.start, last.span.end) })
    }

    fn number(&self, at: usize) -> Result<u32, Diagnostic> {
        let word = self
            .words
            .get(at)
            .ok_or_else(|| self.wrong(Kind::MissingKey, self.span, "a number is missing"))?;
        word.value.parse().map_err(|_| {
            self.wrong(Kind::BadValue, word.span, format!("`{}` is not a number", shown(&word.value)))
        })
    }

    /// Where one of these little words stands.
    fn at(&self, little: &[&str]) -> Option<usize> {
        self.words.iter().position(|word| little.contains(&word.value.to_lowercase().as_str()))
    }

    fn after(&self, little: &[&str]) -> Result<usize, Diagnostic> {
        self.at(little).ok_or_else(|| {
            let message = format!("`{}` is missing in this line", little[0]);
            self.wrong(Kind::Syntax, self.span, message)
        })
    }
}

/// Reads what the master entered.
///
/// # Errors
/// Everything that is wrong with it.
pub(crate) fn read(source: &Source, lexicon: Lexicon) -> Result<Rulings, Problems> {
    let mut rulings = Rulings::default();
    let mut problems = Vec::new();
    let mut start = 0;
    for text in source.text().split_inclusive('\n') {
        let here = start;
        start += text.len();
        let content = text.split('#').next().unwrap_or_default();
        let words = split(content, here);
        let (Some(first), Some(last)) = (words.first(), words.last()) else { continue };
        let span = Span::new(first.span.start, last.span.end);
        let line = Line { source, span, words };
        if let Err(problem) = statement(&line, lexicon, &mut rulings) {
            problems.push(problem);
        }
    }
    Problems::none(problems)?;
    Ok(rulings)
}

/// Words and quoted names; commas and colons are spaces.
fn split(text: &str, offset: usize) -> Vec<Spanned<String>> {
    let mut words: Vec<Spanned<String>> = Vec::new();
    let mut word: Option<(usize, String)> = None;
    let mut quoted = false;
    let mut end = |word: &mut Option<(usize, String)>, at: usize| {
        if let Some((start, value)) = word.take() {
            words.push(Spanned { value, span: Span::new(offset + start, offset + at) });
        }
    };
    for (at, c) in text.char_indices() {
        let separates = !quoted && (c.is_whitespace() || matches!(c, ',' | ':'));
        if matches!(c, '"' | '«' | '»') {
            quoted = !quoted;
            end(&mut word, at);
        } else if separates {
            end(&mut word, at);
        } else {
            word.get_or_insert_with(|| (at, String::new())).1.push(c);
        }
    }
    end(&mut word, text.len());
    words
}

fn statement(line: &Line, lexicon: Lexicon, rulings: &mut Rulings) -> Result<(), Diagnostic> {
    let (source, span, last) = (line.source, line.span, line.words.len());
    let clause = "I3.8";
    let mut step = |choice: Choice| rulings.steps.push_back((span, choice));
    let sums = |n: u32, ruling: &dyn Fn(u16) -> Ruling| {
        let mut left = n;
        let mut steps = Vec::new();
        for coin in SUMS.into_iter().rev() {
            while left >= u32::from(coin) {
                left -= u32::from(coin);
                steps.push(Choice::Rule(ruling(coin)));
            }
        }
        steps
    };
    let key = line.words[0].value.to_lowercase();
    match key.as_str() {
        "done" => step(Choice::Done),
        "vote" => {
            let seat = lexicon.seat(source, &line.name(1, 2)?, "I3.3")?;
            let vote = vote(line, lexicon)?;
            rulings.votes.insert(seat, vote);
        }
        "pay" | "fine" => {
            let seat = lexicon.seat(source, &line.name(1, last - 1)?, clause)?;
            let n = line.number(last - 1)?;
            if n == 0 || n > 2000 {
                return Err(line
                    .wrong(Kind::OutOfRange, span, format!("{n} credits"))
                    .help("write 1 to 2000"));
            }
            let ruling =
                |n| if key == "pay" { Ruling::Pay { to: seat, n } } else { Ruling::Fine { from: seat, n } };
            sums(n, &ruling).into_iter().for_each(step);
        }
        "raise" | "raze" => {
            let on = line.after(&["on", "на"])?;
            let n = line.number(1)?.min(40);
            let unit = lexicon.unit(source, &line.name(2, on)?, clause)?;
            let planet = lexicon.planet(source, &line.name(on + 1, last)?, clause)?;
            let ruling = match key.as_str() {
                "raise" => Ruling::Raise { planet, unit },
                _ => Ruling::Raze { planet, unit },
            };
            (0..n).for_each(|_| step(Choice::Rule(ruling)));
        }
        "sink" => {
            let (of, at) = (line.after(&["of"])?, line.after(&["in", "at"])?);
            let n = line.number(1)?.min(40);
            let unit = lexicon.unit(source, &line.name(2, of)?, clause)?;
            let seat = lexicon.seat(source, &line.name(of + 1, at)?, clause)?;
            let name = line.name(at + 1, last)?;
            let place = name.value.parse().map_or_else(|_| Place::Named(name.value.clone()), Place::Hex);
            let hex = lexicon.hex(source, &Spanned { value: place, span: name.span }, clause)?;
            (0..n).for_each(|_| step(Choice::Rule(Ruling::Sink { seat, hex, unit })));
        }
        "award" => {
            let to = line.after(&["to"])?;
            let planet = lexicon.planet(source, &line.name(1, to)?, clause)?;
            let to = lexicon.seat(source, &line.name(to + 1, last)?, clause)?;
            step(Choice::Rule(Ruling::Award { planet, to }));
        }
        "repeal" => {
            let law = lexicon.law(source, &line.name(1, last)?, "I3.7")?;
            step(Choice::Rule(Ruling::Repeal(law)));
        }
        "sever" => {
            let a = lexicon.seat(source, &line.name(1, 2)?, "I4.5")?;
            let b = lexicon.seat(source, &line.name(2, 3)?, "I4.5")?;
            step(Choice::Rule(Ruling::Sever(a.min(b), a.max(b))));
        }
        _ => {
            let first = &line.words[0];
            let message = format!("there is no ruling `{}` (I3.8)", shown(&first.value));
            let help = did_you_mean(&first.value, WORDS.into_iter().chain(["done"]));
            return Err(line.wrong(Kind::UnknownName, first.span, message).help(help));
        }
    }
    Ok(())
}

/// `for`, `against`, or a candidate.
fn vote(line: &Line, lexicon: Lexicon) -> Result<Vote, Diagnostic> {
    let name = line.name(2, line.words.len())?;
    let setup = lexicon.setup;
    let agenda = setup.position.agenda.and_then(|card| setup.data.political(card));
    let office = agenda.and_then(|card| match card.ballot {
        Ballot::Election { office, .. } => Some(office),
        Ballot::ForAgainst { .. } => None,
    });
    match (office, name.value.to_lowercase().as_str()) {
        (None, "for" | "за") => Ok(Vote::For),
        (None, "against" | "против") => Ok(Vote::Against),
        (None, _) => Err(line.wrong(Kind::BadValue, name.span, "this card is voted for or against (I3.5)")),
        (Some(Office::Player), _) => {
            lexicon.seat(line.source, &name, "I3.4").map(|seat| Vote::Elect(Candidate::Player(seat)))
        }
        (Some(Office::Planet), _) => {
            lexicon.planet(line.source, &name, "I3.4").map(|planet| Vote::Elect(Candidate::Planet(planet)))
        }
        (Some(Office::Law), _) => {
            lexicon.law(line.source, &name, "I3.4").map(|law| Vote::Elect(Candidate::Law(law)))
        }
    }
}
