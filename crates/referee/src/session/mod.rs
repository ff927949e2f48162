//! A play: the state, its dice and its record, moved on together.

mod error;

pub use error::SessionError;

use crate::{
    Dice, Header, PlayerKind, Secret, Source, Table, Word,
    dice::{Binding, sha256_hex},
    follow::{follow, published_secret},
    record::{ChoiceLine, End, Over, RECORD_VERSION, RecordError, Roll, RollLine, Tape},
    secret_path,
};
use admiralty_game::{Chance, Clause, Faces, Refused, Seat, Step};
use serde::Serialize;
use std::{collections::BTreeMap, path::Path};

/// What is settled before play besides the scenario.
#[derive(Debug)]
pub struct Setup {
    /// Where dice come from.
    pub dice: Dice,
    /// What the players said for sealed dice, after they saw the commitment.
    pub words: Vec<Word>,
    /// Who plays which seat; a person, if a seat is not named.
    pub players: BTreeMap<Seat, PlayerKind>,
}

impl Setup {
    /// Persons play with these dice and say no words.
    #[must_use]
    pub fn new(dice: Dice) -> Self {
        Self { dice, words: Vec::new(), players: BTreeMap::new() }
    }
}

/// What was done at a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act<C> {
    /// A seat chose.
    Chose {
        /// Who.
        seat: Seat,
        /// What.
        choice: C,
    },
    /// Dice were rolled or something drawn.
    Rolled(Faces),
}

/// A step that has happened.
#[derive(Clone, Debug)]
pub struct Happened<T: Table> {
    /// The state before.
    pub before: T::State,
    /// What was pending.
    pub pending: Step,
    /// The clause because of which it was.
    pub clause: Clause,
    /// What was done.
    pub act: Act<T::Choice>,
    /// What followed from it.
    pub events: Vec<T::Event>,
}

/// A play in progress.
///
/// Every choice and roll is checked, then written to the record, and only then does it count and
/// are its events told. If writing fails, the play stands where it stood (or, if only the result
/// could not be written, it is over without one), and can be resumed from what is on the disk.
#[derive(Debug)]
pub struct Session<T: Table> {
    table: T,
    header: Header,
    binding: Binding,
    state: T::State,
    opening: Vec<T::Event>,
    acts: Vec<Act<T::Choice>>,
    dice: Dice,
    tape: Tape,
    closed: bool,
}

impl<T: Table> Session<T> {
    /// Begins a play. With sealed dice and a file, the secret is put beside it first.
    ///
    /// # Errors
    /// If the secret or the record cannot be written, or a seat does not exist.
    pub fn begin(table: T, mut tape: Tape, setup: Setup) -> Result<Self, SessionError> {
        let mut players = setup.players;
        let named = players.keys().chain(setup.words.iter().map(|w| &w.seat));
        if let Some(seat) = named.into_iter().find(|seat| seat.0 >= table.seats()) {
            return Err(SessionError::NoSuchSeat(*seat));
        }
        for seat in 0..table.seats() {
            players.entry(Seat(seat)).or_default();
        }
        let header = Header {
            admiralty: env!("CARGO_PKG_VERSION").to_owned(),
            record: RECORD_VERSION,
            game: table.game().to_owned(),
            scenario: table.scenario().to_owned(),
            scenario_hash: sha256_hex(table.scenario().as_bytes()),
            dice: setup.dice.source(),
            words: setup.words,
            players,
        };
        if let Dice::Sealed(secret) = &setup.dice {
            tape.keep(secret)?;
        }
        tape.add(&header)?;
        let mut opening = Vec::new();
        let state = table.start(&mut opening);
        let mut session = Self {
            binding: header.binding(),
            table,
            header,
            state,
            opening,
            acts: Vec::new(),
            dice: setup.dice,
            tape,
            closed: false,
        };
        session.close_if_over()?;
        Ok(session)
    }

    /// Begins a play that is recorded in a new file.
    ///
    /// # Errors
    /// As [`Session::begin`], and if the file is there already.
    pub fn create(table: T, path: &Path, setup: Setup) -> Result<Self, SessionError> {
        Self::begin(table, Tape::create(path)?, setup)
    }

    /// Goes on with a record, whose `table` the caller makes from its header. The record is
    /// followed from the start; a line that was cut off is dropped.
    ///
    /// # Errors
    /// If the record does not follow, or the dice are not those of its header. It is unchanged
    /// then.
    pub fn resume(table: T, mut tape: Tape, dice: Dice) -> Result<Self, SessionError> {
        let record = tape.read()?;
        let header = record.header().clone();
        match (&header.dice, &dice) {
            (Source::Sealed { commitment }, Dice::Sealed(secret)) if secret.commitment() != *commitment => {
                return Err(SessionError::WrongSecret {
                    found: secret.commitment(),
                    expected: commitment.clone(),
                });
            }
            (source, dice) if *source != dice.source() => return Err(SessionError::OtherDice),
            _ => {}
        }
        let secret = match &dice {
            Dice::Sealed(secret) => Some(secret),
            Dice::Table | Dice::Scripted(_) => None,
        };
        let followed = follow(&table, &record, secret)?;
        tape.go_on(&record)?;
        let mut session = Self {
            binding: header.binding(),
            table,
            header,
            state: followed.state,
            opening: followed.opening,
            acts: followed.acts,
            dice,
            tape,
            closed: followed.closed,
        };
        session.close_if_over()?;
        Ok(session)
    }

    /// Goes on with a record's file; the secret of sealed dice is read from beside it.
    ///
    /// # Errors
    /// As [`Session::resume`], and if the secret is not there.
    pub fn resume_file(table: T, path: &Path) -> Result<Self, SessionError> {
        let mut tape = Tape::open(path)?;
        let record = tape.read()?;
        let dice = match record.header().dice {
            Source::Sealed { .. } => Dice::Sealed(match published_secret(&record) {
                Ok(Some(secret)) => secret,
                _ => Secret::read(&secret_path(path))?,
            }),
            Source::Table => Dice::Table,
            Source::Scripted => Dice::scripted([]),
        };
        Self::resume(table, tape, dice)
    }

    /// The game.
    pub fn table(&self) -> &T {
        &self.table
    }

    /// The header of the record.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The state, with all secrets.
    pub fn state(&self) -> &T::State {
        &self.state
    }

    /// What happened before the first step.
    pub fn opening(&self) -> &[T::Event] {
        &self.opening
    }

    /// All that was done so far.
    pub fn acts(&self) -> &[Act<T::Choice>] {
        &self.acts
    }

    /// The record.
    pub fn tape(&self) -> &Tape {
        &self.tape
    }

    /// What play waits for.
    pub fn pending(&self) -> Step {
        self.table.step(&self.state)
    }

    /// The clause because of which play waits.
    pub fn clause(&self) -> Clause {
        self.table.clause(&self.state)
    }

    /// Whether people must tell what the dice show.
    pub fn asks_for_dice(&self) -> bool {
        matches!(self.dice, Dice::Table)
    }

    /// What `seat` may choose now.
    pub fn options(&self, seat: Seat) -> Vec<T::Choice> {
        let mut options = Vec::new();
        if seat.0 < self.table.seats() {
            self.table.options(&self.state, seat, &mut options);
        }
        options
    }

    /// The published secret, once play is over.
    pub fn published_secret(&self) -> Option<String> {
        match &self.dice {
            Dice::Sealed(secret) if self.closed => Some(secret.reveal()),
            _ => None,
        }
    }

    /// Makes a choice.
    ///
    /// # Errors
    /// If it is refused or cannot be recorded.
    pub fn choose(&mut self, seat: Seat, choice: T::Choice) -> Result<Happened<T>, SessionError> {
        if seat.0 >= self.table.seats() {
            return Err(SessionError::NoSuchSeat(seat));
        }
        let mut after = self.state.clone();
        let mut events = Vec::new();
        self.table.play(&mut after, seat, choice, &mut events)?;
        let json = serde_json::to_value(choice).map_err(|e| RecordError::Json(e.to_string()))?;
        let line = ChoiceLine { step: self.step(), clause: self.clause().0.to_owned(), seat, choice: json };
        self.settle(&line, Act::Chose { seat, choice }, after, events)
    }

    /// Lets the dice roll; `None` if people must tell what they rolled.
    ///
    /// # Errors
    /// If no dice are pending, or the roll cannot be made or recorded.
    pub fn cast(&mut self) -> Result<Option<Happened<T>>, SessionError> {
        let chance = self.pending_chance()?;
        let step = self.step();
        match self.dice.cast(&self.table, &self.binding, step, &chance)? {
            Some(faces) => self.settle_roll(&chance, faces).map(Some),
            None => Ok(None),
        }
    }

    /// Takes down what people rolled.
    ///
    /// # Errors
    /// If it cannot be what they rolled, the dice roll themselves, or it cannot be recorded.
    pub fn roll(&mut self, faces: Faces) -> Result<Happened<T>, SessionError> {
        if !self.asks_for_dice() {
            return Err(SessionError::NotTold);
        }
        let chance = self.pending_chance()?;
        self.settle_roll(&chance, faces)
    }

    fn pending_chance(&self) -> Result<Chance, SessionError> {
        match self.pending() {
            Step::Chance(chance) => Ok(chance),
            Step::Decide(_) | Step::Over => Err(Refused::NotPending.into()),
        }
    }

    /// The number of the step that is pending.
    fn step(&self) -> u64 {
        self.acts.len() as u64 + 1
    }

    fn settle_roll(&mut self, chance: &Chance, faces: Faces) -> Result<Happened<T>, SessionError> {
        let rolled = chance.read(&faces).map_err(Refused::Roll)?;
        let mut after = self.state.clone();
        let mut events = Vec::new();
        self.table.roll(&mut after, &rolled, &mut events)?;
        let roll = Roll::new(chance, faces.clone()).ok_or(Refused::NotPending)?;
        let line = RollLine { step: self.step(), clause: self.clause().0.to_owned(), roll };
        self.settle(&line, Act::Rolled(faces), after, events)
    }

    /// Records what was checked, and lets it count.
    fn settle(
        &mut self,
        line: &impl Serialize,
        act: Act<T::Choice>,
        after: T::State,
        events: Vec<T::Event>,
    ) -> Result<Happened<T>, SessionError> {
        let (pending, clause) = (self.pending(), self.clause());
        self.tape.add(line)?;
        let before = std::mem::replace(&mut self.state, after);
        self.acts.push(act.clone());
        self.close_if_over()?;
        Ok(Happened { before, pending, clause, act, events })
    }

    fn close_if_over(&mut self) -> Result<(), SessionError> {
        if self.closed || self.pending() != Step::Over {
            return Ok(());
        }
        let secret = match &self.dice {
            Dice::Sealed(secret) => Some(secret.reveal()),
            Dice::Table | Dice::Scripted(_) => None,
        };
        let end = End {
            step: self.step(),
            result: Over::Over,
            state_hash: state_hash(&self.state)?,
            record_hash: self.tape.hash(),
            secret,
        };
        self.tape.add(&end)?;
        self.closed = true;
        Ok(())
    }
}

/// SHA-256 of the state's JSON, in hexadecimal.
pub(crate) fn state_hash(state: &impl Serialize) -> Result<String, RecordError> {
    let json = serde_json::to_vec(state).map_err(|e| RecordError::Json(e.to_string()))?;
    Ok(sha256_hex(&json))
}
