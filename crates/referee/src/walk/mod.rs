//! A session on a terminal: asks each choice, tells each event.
//!
//! Everybody at the table looks at the same terminal, so what is printed is what all seats see
//! alike. What only one seat may see is shown in a *private* passage: it begins with whose eyes it
//! is for and, if the terminal is interactive, waits until that person alone looks at it and wipes
//! the screen afterwards. If there is only one person among the players, the terminal is theirs
//! and shows what they see.

mod answer;
mod ask;
mod terminal;

use crate::{
    Happened, Lang, PlayerKind, Session, SessionError, Source, Table, Viewer, Words, WordsError,
    log::{is_hidden, tell, tell_act, tell_events, tell_private},
};
use admiralty_game::{Audience, Chance, Seat, Seats, Step};
use std::{
    collections::BTreeMap,
    fmt,
    io::{self, BufRead, Write},
};
use terminal::Terminal;
use thiserror::Error;

/// How to walk.
#[derive(Clone, Debug, Default)]
pub struct Manner {
    /// The language.
    pub lang: Lang,
    /// Whether people sit before the terminal, so that waiting for them and wiping the screen
    /// makes sense.
    pub interactive: bool,
    /// The command with which a paused play goes on; `None` if it is not recorded.
    pub resume: Option<String>,
}

/// Chooses for a seat: given the game, the state, the seat and its options, returns one of them.
pub type Agent<T> =
    Box<dyn FnMut(&T, &<T as admiralty_game::Rulebook>::State, Seat, &[Choice<T>]) -> Choice<T>>;

type Choice<T> = <T as admiralty_game::Rulebook>::Choice;

/// Who plays a seat.
pub enum Player<T: Table> {
    /// A person at the terminal.
    Person,
    /// The program, in this way.
    Agent(PlayerKind, Agent<T>),
}

impl<T: Table> fmt::Debug for Player<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("Person"),
            Self::Agent(kind, _) => write!(f, "Agent({kind:?})"),
        }
    }
}

/// How a walk ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Play is over.
    Over,
    /// Somebody quit, or the input ended.
    Paused,
}

/// Why a walk broke off.
#[derive(Debug, Error)]
pub enum WalkError {
    /// The play cannot go on.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The terminal cannot be read or written.
    #[error("the terminal: {0}")]
    Terminal(#[from] io::Error),
    /// The texts that are built in are damaged.
    #[error(transparent)]
    Words(#[from] WordsError),
}

/// A session on a terminal.
#[derive(Debug)]
pub struct Walk<T: Table, R, W> {
    session: Session<T>,
    players: BTreeMap<Seat, Player<T>>,
    terminal: Terminal<R, W>,
    words: Words,
    resume: Option<String>,
    /// What a seat has yet to be told in private.
    untold: BTreeMap<Seat, Vec<String>>,
    hinted: bool,
}

impl<T: Table, R: BufRead, W: Write> Walk<T, R, W> {
    /// A walk in which persons play all seats, until [`Walk::seat`] says otherwise.
    ///
    /// # Errors
    /// Never, unless the texts that are built in are damaged.
    pub fn new(session: Session<T>, input: R, output: W, manner: Manner) -> Result<Self, WalkError> {
        let players = (0..session.table().seats()).map(|seat| (Seat(seat), Player::Person)).collect();
        Ok(Self {
            session,
            players,
            terminal: Terminal::new(input, output, manner.interactive),
            words: Words::referee(manner.lang)?,
            resume: manner.resume,
            untold: BTreeMap::new(),
            hinted: false,
        })
    }

    /// Lets `player` play `seat`.
    #[must_use]
    pub fn seat(mut self, seat: Seat, player: Player<T>) -> Self {
        self.players.insert(seat, player);
        self
    }

    /// The session, when the walk is done with.
    pub fn into_session(self) -> Session<T> {
        self.session
    }

    /// Walks until play is over or paused.
    ///
    /// # Errors
    /// If the record cannot be written, the terminal fails, or an agent makes an illegal choice.
    pub fn run(&mut self) -> Result<Ending, WalkError> {
        self.greet()?;
        loop {
            let goes_on = match self.session.pending() {
                Step::Over => {
                    self.part()?;
                    return Ok(Ending::Over);
                }
                Step::Decide(seats) => self.decide(seats)?,
                Step::Chance(chance) => self.chance(&chance)?,
            };
            if !goes_on {
                self.pause()?;
                return Ok(Ending::Paused);
            }
        }
    }

    fn greet(&mut self) -> Result<(), WalkError> {
        if let Source::Sealed { commitment } = &self.session.header().dice
            && self.session.table().has_chance()
        {
            let args = [("commitment", commitment.as_str().into())];
            self.terminal.line(&self.words.say("sealed-commitment", &args))?;
        }
        for (seat, player) in &self.players {
            if let Player::Agent(kind, _) = player {
                let kind = match kind {
                    PlayerKind::Person => "person",
                    PlayerKind::Best => "best",
                    PlayerKind::Rule => "rule",
                    PlayerKind::Orders => "orders",
                };
                let name = self.session.table().seat_name(*seat);
                let args = [("name", name.into()), ("kind", kind.into())];
                self.terminal.line(&self.words.say("agent-plays", &args))?;
            }
        }
        let acts = self.session.acts().len();
        if acts > 0 {
            self.terminal.line(&self.words.say("resumed", &[("n", acts.into())]))?;
            return self.board(self.viewer());
        }
        let opening = self.session.opening().to_vec();
        self.board(self.viewer())?;
        let mut lines = self.session.table().remarks(self.words.lang());
        lines.extend(tell_events(self.session.table(), &self.words, &opening, self.viewer()));
        lines.iter().try_for_each(|line| self.terminal.line(line))?;
        self.note_private(&opening);
        Ok(())
    }

    fn part(&mut self) -> Result<(), WalkError> {
        self.terminal.line("")?;
        self.board(self.viewer())?;
        self.terminal.line(&self.words.say("over", &[]))?;
        if let Some(secret) = self.session.published_secret()
            && self.session.table().has_chance()
        {
            self.terminal.line(&self.words.say("sealed-secret", &[("secret", secret.into())]))?;
        }
        Ok(())
    }

    fn pause(&mut self) -> Result<(), WalkError> {
        self.terminal.line("")?;
        let text = match &self.resume {
            Some(command) => self.words.say("paused", &[("command", command.as_str().into())]),
            None => self.words.say("paused-unrecorded", &[]),
        };
        Ok(self.terminal.line(&text)?)
    }

    fn board(&mut self, viewer: Viewer) -> Result<(), WalkError> {
        let board = self.session.table().board(self.words.lang(), self.session.state(), viewer.seat());
        Ok(self.terminal.line(board.trim_end())?)
    }

    /// The one person among the players, if there is just one.
    fn only_person(&self) -> Option<Seat> {
        let mut persons = self.players.iter().filter(|(_, p)| matches!(p, Player::Person));
        let (seat, _) = persons.next()?;
        persons.next().is_none().then_some(*seat)
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.players.get(&seat), Some(Player::Person))
    }

    /// Who reads the terminal, outside private passages.
    fn viewer(&self) -> Viewer {
        self.only_person().map_or(Viewer::Public, Viewer::Seat)
    }

    /// Lets the first of `seats` choose. Whether play goes on.
    fn decide(&mut self, seats: Seats) -> Result<bool, WalkError> {
        let Some(seat) = seats.first() else { return Ok(false) };
        let options = self.session.options(seat);
        let Some(first) = options.first() else {
            return Err(SessionError::DeadEnd { seat, clause: self.session.clause() }.into());
        };
        let (table, state) = (self.session.table(), self.session.state());
        let pending = Step::Decide(seats);
        let hidden = options.iter().any(|choice| is_hidden(table, state, &pending, seat, *choice));
        let choice = match self.players.get_mut(&seat) {
            Some(Player::Agent(_, agent)) => agent(table, state, seat, &options),
            _ => {
                let private = hidden && self.only_person().is_none();
                let untold = self.untold.remove(&seat).unwrap_or_default();
                if private || !untold.is_empty() {
                    if !self.enter_private(seat, &untold)? {
                        return Ok(false);
                    }
                    if !private && !self.leave_private(true)? {
                        return Ok(false);
                    }
                }
                let viewer = if private { Viewer::Seat(seat) } else { self.viewer() };
                let choice = if options.len() == 1 {
                    self.terminal.line(&self.words.say("only-choice", &[]))?;
                    if private {
                        let (table, state) = (self.session.table(), self.session.state());
                        let text = table.tell_choice(self.words.lang(), state, seat, first);
                        self.terminal.line(&text)?;
                    }
                    Some(*first)
                } else {
                    self.ask_choice(seat, &options, viewer)?
                };
                if private && !self.leave_private(options.len() == 1)? {
                    return Ok(false);
                }
                let Some(choice) = choice else { return Ok(false) };
                choice
            }
        };
        let happened = self.session.choose(seat, choice)?;
        self.tell(&happened)?;
        Ok(true)
    }

    /// Lets dice roll, or asks what they show. Whether play goes on.
    fn chance(&mut self, chance: &Chance) -> Result<bool, WalkError> {
        let private = match chance.audience {
            Audience::Only(seat) if self.is_person(seat) && self.only_person().is_none() => Some(seat),
            Audience::Only(_) | Audience::Everyone => None,
        };
        if !self.session.asks_for_dice() {
            let Some(happened) = self.session.cast()? else { return Ok(false) };
            if let Some(seat) = private {
                let line = tell_act(self.session.table(), &self.words, &happened, Viewer::Seat(seat));
                let mut lines = self.untold.remove(&seat).unwrap_or_default();
                lines.push(line);
                if !self.enter_private(seat, &lines)? || !self.leave_private(true)? {
                    return Ok(false);
                }
            }
            self.tell(&happened)?;
            return Ok(true);
        }
        if let Some(seat) = private {
            let untold = self.untold.remove(&seat).unwrap_or_default();
            if !self.enter_private(seat, &untold)? {
                return Ok(false);
            }
        }
        let viewer = private.map_or(self.viewer(), Viewer::Seat);
        let faces = self.ask_roll(chance, viewer)?;
        if private.is_some() && !self.leave_private(false)? {
            return Ok(false);
        }
        let Some(faces) = faces else { return Ok(false) };
        let happened = self.session.roll(faces)?;
        self.tell(&happened)?;
        Ok(true)
    }

    /// Tells everybody what happened, and keeps for later what only some may know.
    fn tell(&mut self, happened: &Happened<T>) -> Result<(), WalkError> {
        let lines = tell(self.session.table(), &self.words, happened, self.viewer());
        lines.iter().try_for_each(|line| self.terminal.line(line))?;
        self.note_private(&happened.events);
        Ok(())
    }

    fn note_private(&mut self, events: &[T::Event]) {
        if self.only_person().is_some() {
            return;
        }
        let persons: Vec<Seat> = self.players.keys().copied().filter(|seat| self.is_person(*seat)).collect();
        for seat in persons {
            let lines = tell_private(self.session.table(), &self.words, events, seat);
            self.untold.entry(seat).or_default().extend(lines);
        }
    }

    /// Begins a private passage. Whether the person is there.
    fn enter_private(&mut self, seat: Seat, lines: &[String]) -> Result<bool, WalkError> {
        let name = self.session.table().seat_name(seat);
        self.terminal.line("")?;
        self.terminal.line(&self.words.say("eyes-only", &[("name", name.as_str().into())]))?;
        let wait = self.words.say("eyes-only-wait", &[("name", name.into())]);
        if !self.terminal.wait(&wait)? {
            return Ok(false);
        }
        lines.iter().try_for_each(|line| self.terminal.line(line))?;
        Ok(true)
    }

    /// Ends a private passage; `wait` if there was something to read last.
    fn leave_private(&mut self, wait: bool) -> Result<bool, WalkError> {
        let there = !wait || self.terminal.wait(&self.words.say("eyes-only-done", &[]))?;
        self.terminal.wipe()?;
        Ok(there)
    }
}
