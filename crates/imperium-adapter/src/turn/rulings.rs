//! What the game master enters besides the orders: votes that are missing, rulings on cards (I3.3,
//! I3.8).
//!
//! One statement a line, in English or Russian; `#` begins a comment:
//!
//! ```text
//! vote Anna: for                         # голос Anna: за
//! pay Boris 10                           # заплатить Boris 10
//! fine Chen 5                            # штраф Chen 5
//! raise 2 ground_force on Jord           # добавить 2 наземных отряда на Jord
//! raze 1 pds on Nar                      # уничтожить 1 ПОС на Nar
//! sink 1 cruiser of Dara in 14           # потопить 1 крейсер игрока Dara в 14
//! award Lodor to Eoin                    # передать Lodor игроку Eoin
//! repeal "Open Borders"                  # отменить "Open Borders"
//! sever Anna, Boris                      # разорвать Anna, Boris
//! done                                   # готово
//! ```
//!
//! Votes are for the card of the turn. The other lines are the rulings on the cards that ask the master,
//! in the order in which they come up, each card's ended by `done`. Every line counts: one that nothing
//! asks for is a mistake.

mod line;
mod verb;

use super::ballot;
use super::in_coins;
use super::lexicon::Lexicon;
use super::received::{Received, votes_are_awaited};
use crate::orders;
use crate::orders::resolve::fold;
use admiralty_game::Seat;
use admiralty_imperium::choice::{Choice, Ruling, Vote};
use admiralty_imperium::turn::SUMS;
use admiralty_notation::{Diagnostic, Kind, Problems, Source, Span, Spanned, nearest, shown};
use line::Line;
use std::collections::{BTreeMap, VecDeque};
use verb::Verb;

/// The most credits of a line.
const MOST_CREDITS: u32 = 2000;
/// The most units of a line.
const MOST_UNITS: u32 = 40;

/// What the master entered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rulings {
    /// The file, if there is one.
    source: Option<Source>,
    /// Votes that are missing in the orders.
    votes: BTreeMap<Seat, (Span, Vote)>,
    /// The steps of rulings, and where each stands.
    steps: VecDeque<(Span, Choice)>,
    /// Where the step taken last stands, and how many of its line were taken.
    last: Option<(Span, u32)>,
    /// Whether the ruling on a card is under way.
    open: bool,
}

impl Rulings {
    /// The vote that is entered for a player, if there is one; `may` says whether it can be cast, `right`
    /// is one that can.
    ///
    /// # Errors
    /// If it cannot be cast when it is asked for: the candidate stands no more.
    pub(crate) fn vote(
        &mut self,
        seat: Seat,
        may: impl Fn(Vote) -> bool,
        right: &str,
    ) -> Result<Option<Vote>, Diagnostic> {
        match self.votes.remove(&seat) {
            Some((span, vote)) if !may(vote) => {
                let message = "this vote cannot be cast when it is asked for (I3.4)".to_owned();
                Err(self.at(Kind::Illegal, span, message).help(format!("a vote that can be: {right}")))
            }
            entered => Ok(entered.map(|(_, vote)| vote)),
        }
    }

    /// The next step of the ruling that is asked for, if it can be taken; `name` is that of the card,
    /// `tell` says what a step does.
    ///
    /// # Errors
    /// If there is none, or it cannot be taken.
    pub(crate) fn next(
        &mut self,
        name: &str,
        may: impl Fn(Choice) -> bool,
        tell: impl Fn(Choice) -> String,
    ) -> Result<Choice, Diagnostic> {
        let Some((span, choice)) = self.steps.pop_front() else {
            return Err(self.missing(name));
        };
        let taken = self.last.filter(|(last, _)| *last == span).map_or(0, |(_, taken)| taken);
        if may(choice) {
            self.last = Some((span, taken + 1));
            self.open = choice != Choice::Done;
            return Ok(choice);
        }
        let all = self.steps.iter().filter(|(other, _)| *other == span).count() + 1;
        let message = match taken {
            0 => format!("the ruling \"{}\" is not possible when it comes up (I3.8)", tell(choice)),
            n => format!(
                "of the ruling \"{}\" {n} of {} are possible when it comes up (I3.8)",
                tell(choice),
                all + n as usize
            ),
        };
        let help = "look at the board, and the limits, as they are then, and change the line";
        Err(self.at(Kind::Illegal, span, message).help(help))
    }

    fn at(&self, kind: Kind, span: Span, message: String) -> Diagnostic {
        match &self.source {
            Some(source) => source.diagnostic(kind, span, message),
            None => Diagnostic::new(kind, message),
        }
    }

    fn missing(&self, name: &str) -> Diagnostic {
        if let (true, Some((span, _))) = (self.open, self.last) {
            let message = format!("the ruling on `{name}` does not end (I3.8)");
            return self.at(Kind::MissingKey, span, message).help("add a line `done` behind this one");
        }
        let end = self.source.as_ref().map_or(0, |source| source.text().len());
        let message = format!("`{name}` asks the master for its effect (I3.8)");
        let help = "say what happens in the file of --rulings, and end it with a line `done`";
        self.at(Kind::MissingKey, Span::at(end), message).help(help)
    }

    /// What was entered and never asked for.
    pub(crate) fn unused(&self, name: impl Fn(Seat) -> String) -> Vec<Diagnostic> {
        let votes = self.votes.iter().map(|(seat, (span, _))| {
            let message = format!("{} was not asked for a vote (I3.3)", name(*seat));
            self.at(Kind::Conflict, *span, message).help("leave the line out")
        });
        let step = self.steps.front().map(|(span, _)| {
            let message = "no card asks the master for this (I3.8)".to_owned();
            let help = "leave the line out; the ruling on a card ends with its first `done`";
            self.at(Kind::Conflict, *span, message).help(help)
        });
        votes.chain(step).collect()
    }
}

/// Reads what the master entered, for these orders.
///
/// # Errors
/// Everything that is wrong with it.
pub(crate) fn read(source: &Source, lexicon: Lexicon, received: &[Received]) -> Result<Rulings, Problems> {
    let mut rulings = Rulings { source: Some(source.clone()), ..Rulings::default() };
    let mut problems = Vec::new();
    for line in Line::all(source) {
        let Some(first) = line.words.first() else { continue };
        let Some(verb) = Verb::of(&first.value) else {
            problems.push(unknown(&line, first));
            continue;
        };
        if let Err(problem) = statement(&line, verb, lexicon, received, &mut rulings) {
            let russian = !first.value.is_ascii();
            let example = || format!("a line like: {}", verb.example(lexicon.setup, russian));
            problems.push(if problem.help.is_none() { problem.help(example()) } else { problem });
        }
    }
    Problems::none(problems)?;
    Ok(rulings)
}

/// The words with which each sort of line can begin.
#[cfg(test)]
pub(crate) fn beginnings() -> [&'static [&'static str]; 10] {
    Verb::ALL.map(Verb::forms)
}

/// A line that begins with nothing known.
fn unknown(line: &Line, first: &Spanned<String>) -> Diagnostic {
    let message = format!("there is no ruling `{}` (I3.8)", shown(&first.value));
    let at = usize::from(!first.value.is_ascii());
    let forms = Verb::ALL.iter().flat_map(|verb| verb.forms()).copied();
    let help = match nearest(&fold(&first.value), forms) {
        Some(near) => format!("did you mean `{near}`?"),
        None => {
            let known = Verb::ALL.iter().filter_map(|verb| verb.forms().get(at)).copied();
            format!("a line begins with one of: {}", known.collect::<Vec<_>>().join(", "))
        }
    };
    line.wrong(Kind::UnknownName, first.span, message).help(help)
}

/// So many credits as the steps in which they are paid.
fn sums(credits: u32, ruling: impl Fn(u16) -> Ruling) -> Vec<Choice> {
    in_coins(credits, &SUMS).map(|sum| Choice::Rule(ruling(sum))).collect()
}

fn statement(
    line: &Line,
    verb: Verb,
    lexicon: Lexicon,
    received: &[Received],
    rulings: &mut Rulings,
) -> Result<(), Diagnostic> {
    let (source, clause) = (line.source, "I3.8");
    let mut last = line.words.len();
    let seat = |from: usize, to: usize| lexicon.seat(source, &line.name(from, to)?, clause);
    let units = |to: usize| lexicon.unit(source, &line.name(2, to)?, clause);
    let times = |n: u32, ruling: Ruling| vec![Choice::Rule(ruling); n as usize];
    // Where the players begin.
    let begin = 1 + usize::from(line.is(1, &verb::PLAYERS) && last > 2);
    let steps = match verb {
        Verb::Done if last > 1 => {
            return Err(line.wrong(Kind::Syntax, line.span, "nothing stands behind this word"));
        }
        Verb::Done => vec![Choice::Done],
        Verb::Vote => return enter(line, lexicon, received, rulings),
        Verb::Pay | Verb::Fine => {
            last -= usize::from(line.is(last - 1, &verb::CREDITS));
            let whom = seat(begin, last.saturating_sub(1))?;
            let n = line.number(last - 1, MOST_CREDITS)?;
            sums(n, |n| match verb {
                Verb::Pay => Ruling::Pay { to: whom, n },
                _ => Ruling::Fine { from: whom, n },
            })
        }
        Verb::Raise | Verb::Raze => {
            let on = line.after(1, &verb::ON)?;
            let (n, unit) = (line.number(1, MOST_UNITS)?, units(on)?);
            let planet = lexicon.planet(source, &line.name(on + 1, last)?, clause)?;
            let raises = verb == Verb::Raise;
            times(n, if raises { Ruling::Raise { planet, unit } } else { Ruling::Raze { planet, unit } })
        }
        Verb::Sink => {
            let of = line.after(2, &verb::OF)?;
            let at = line.after(of, &verb::IN)?;
            let (n, unit) = (line.number(1, MOST_UNITS)?, units(of)?);
            let seat = seat(of + 1, at)?;
            let hex = lexicon.hex(source, &line.place(at + 1)?, clause)?;
            times(n, Ruling::Sink { seat, hex, unit })
        }
        Verb::Award => {
            let to = line.after(2, &verb::TO)?;
            let planet = lexicon.planet(source, &line.name(1, to)?, clause)?;
            let to = seat(to + 1, last)?;
            vec![Choice::Rule(Ruling::Award { planet, to })]
        }
        Verb::Repeal => {
            let law = lexicon.law(source, &line.name(1, last)?, "I3.7")?;
            vec![Choice::Rule(Ruling::Repeal(law))]
        }
        Verb::Sever => {
            let second = begin + 1 + usize::from(line.is(begin + 1, &verb::AND));
            let (a, b) = (seat(begin, begin + 1)?, seat(second, last)?);
            vec![Choice::Rule(Ruling::Sever(a.min(b), a.max(b)))]
        }
    };
    rulings.steps.extend(steps.into_iter().map(|step| (line.span, step)));
    Ok(())
}

/// I3.3: a vote that is missing in the orders.
fn enter(
    line: &Line,
    lexicon: Lexicon,
    received: &[Received],
    rulings: &mut Rulings,
) -> Result<(), Diagnostic> {
    let (source, setup) = (line.source, lexicon.setup);
    if !votes_are_awaited(setup) {
        let message = "nobody votes in this round of orders (I3.3)";
        return Err(line.wrong(Kind::Conflict, line.span, message).help("leave the line out"));
    }
    let begin = 1 + usize::from(line.is(1, &verb::PLAYERS) && line.words.len() > 3);
    let behind = line.colon.filter(|colon| *colon > begin).unwrap_or(begin + 1);
    let who = line.name(begin, behind)?;
    let seat = lexicon.seat(source, &who, "I3.3")?;
    let elects = line.is(behind, &verb::FOR) && line.words.len() > behind + 1;
    let what = line.name(behind + usize::from(elects), line.words.len())?;
    let vote = match fold(&what.value).as_str() {
        _ if elects => orders::Vote::Candidate(what.value),
        "for" | "за" => orders::Vote::For,
        "against" | "против" => orders::Vote::Against,
        _ => orders::Vote::Candidate(what.value),
    };
    let vote = ballot::vote(source, lexicon, &Spanned { value: vote, span: what.span })?;
    if let Some((first, _)) = rulings.votes.get(&seat) {
        let message = format!("the vote of {} is entered twice (I3.3)", who.value);
        let problem = line.wrong(Kind::Duplicate, line.span, message).help("leave one");
        return Err(problem.related(*first, "the first"));
    }
    let orders = received.iter().find(|received| received.plan.seat == seat);
    if let Some((orders, vote)) = orders.and_then(|orders| Some((orders, orders.plan.vote.as_ref()?))) {
        let (at, _) = orders.source.position(vote.span.start);
        let message = format!("{} has voted (I3.3): {}, line {at}", who.value, orders.source.name());
        return Err(line
            .wrong(Kind::Conflict, line.span, message)
            .help("leave the line out: only a vote that is missing is entered"));
    }
    rulings.votes.insert(seat, (line.span, vote));
    Ok(())
}
