//! Following a record line by line, believing none of it.

use crate::{
    Act, Secret, Source, Table,
    dice::{Binding, Sealed},
    record::{
        ChoiceLine, End, Fault, Line, LineHash, Record, RecordError, Roll, RollLine, parser_says, read_line,
    },
    session::state_hash,
};
use admiralty_game::{Chance, Refused, Step};

/// What is known when a record has been followed to its end.
pub(crate) struct Followed<T: Table> {
    pub(crate) opening: Vec<T::Event>,
    pub(crate) acts: Vec<Act<T::Choice>>,
    pub(crate) state: T::State,
    /// Whether the result is recorded.
    pub(crate) closed: bool,
    /// Whether rolls were compared with sealed dice.
    pub(crate) unsealed: bool,
}

/// Follows a record from the start. Sealed rolls are verified with `secret`, or with the one that
/// the record publishes.
pub(crate) fn follow<T: Table>(
    table: &T,
    record: &Record,
    secret: Option<&Secret>,
) -> Result<Followed<T>, RecordError> {
    let at = |line: usize| move |fault| RecordError::Line { line, fault };
    check_header(table, record).map_err(at(1))?;
    let published = published_secret(record).map_err(at(record.last().0))?;
    let binding = record.header().binding();
    let mut opening = Vec::new();
    let state = table.start(&mut opening);
    let mut follower = Follower {
        table,
        sealed: secret.or(published.as_ref()).map(|secret| (secret, &binding)),
        state,
        acts: Vec::new(),
        closed: false,
    };
    let mut hash = LineHash::default();
    for (number, text) in record.numbered() {
        if number > 1 {
            follower.line(text, &hash)?.map_err(at(number))?;
        }
        hash.add(text);
    }
    if follower.closed && record.is_cut() {
        return Err(at(record.last().0 + 1)(Fault::AfterResult));
    }
    let unsealed = follower.sealed.is_some();
    Ok(Followed { opening, acts: follower.acts, state: follower.state, closed: follower.closed, unsealed })
}

fn check_header<T: Table>(table: &T, record: &Record) -> Result<(), Fault> {
    let header = record.header();
    if header.game != table.game() {
        return Err(Fault::Other("game"));
    }
    if header.scenario != table.scenario() {
        return Err(Fault::Other("scenario"));
    }
    let named = header.players.keys().chain(header.words.iter().map(|w| &w.seat));
    match named.into_iter().find(|seat| seat.0 >= table.seats()) {
        Some(seat) => Err(Fault::NoSuchSeat(seat.0)),
        None => Ok(()),
    }
}

/// The secret in the last line, if that is the result; it must be that of the commitment. A last
/// line that is something else is followed later.
pub(crate) fn published_secret(record: &Record) -> Result<Option<Secret>, Fault> {
    let Ok(Line::End(End { secret, .. })) = read_line(record.last().1) else { return Ok(None) };
    match (&record.header().dice, secret) {
        (Source::Sealed { .. }, None) => Err(Fault::NoSecret),
        (Source::Sealed { commitment }, Some(hex)) => {
            let secret = Secret::from_hex(&hex).map_err(|e| Fault::Shape(e.to_string()))?;
            let found = secret.commitment();
            if found == *commitment {
                Ok(Some(secret))
            } else {
                Err(Fault::Commitment { found, expected: commitment.clone() })
            }
        }
        (Source::Table | Source::Scripted, Some(_)) => Err(Fault::UnexpectedSecret),
        (Source::Table | Source::Scripted, None) => Ok(None),
    }
}

struct Follower<'a, T: Table> {
    table: &'a T,
    sealed: Option<(&'a Secret, &'a Binding)>,
    state: T::State,
    acts: Vec<Act<T::Choice>>,
    closed: bool,
}

impl<T: Table> Follower<'_, T> {
    /// Follows one line. The outer error is that the state cannot be hashed.
    fn line(&mut self, text: &str, hash: &LineHash) -> Result<Result<(), Fault>, RecordError> {
        if self.closed {
            return Ok(Err(Fault::AfterResult));
        }
        Ok(match read_line(text) {
            Err(fault) => Err(fault),
            Ok(Line::Choice(line)) => self.choice(line),
            Ok(Line::Roll(line)) => self.roll(line),
            Ok(Line::End(line)) => {
                let state = state_hash(&self.state)?;
                self.end(&line, state, hash.hex())
            }
        })
    }

    fn choice(&mut self, line: ChoiceLine) -> Result<(), Fault> {
        self.expect(line.step, Some(&line.clause))?;
        let choice: T::Choice =
            serde_json::from_value(line.choice).map_err(|e| Fault::Choice(parser_says(&e)))?;
        if line.seat.0 >= self.table.seats() {
            return Err(Fault::NoSuchSeat(line.seat.0));
        }
        self.table
            .play(&mut self.state, line.seat, choice, &mut admiralty_game::Silent)
            .map_err(Fault::Refused)?;
        self.acts.push(Act::Chose { seat: line.seat, choice });
        Ok(())
    }

    fn roll(&mut self, line: RollLine) -> Result<(), Fault> {
        self.expect(line.step, Some(&line.clause))?;
        let Step::Chance(chance) = self.table.step(&self.state) else {
            return Err(Fault::Refused(Refused::NotPending));
        };
        let faces = line.roll.faces();
        let rolled = chance.read(&faces).map_err(Fault::Roll)?;
        self.check_roll(&chance, &line)?;
        self.table.roll(&mut self.state, &rolled, &mut admiralty_game::Silent).map_err(Fault::Refused)?;
        self.acts.push(Act::Rolled(faces));
        Ok(())
    }

    /// The dice or the urn are those of the rules, and the outcome is that of the secret.
    fn check_roll(&self, chance: &Chance, line: &RollLine) -> Result<(), Fault> {
        let json = |roll: &Option<Roll>| serde_json::to_string(roll).unwrap_or_default();
        let found = Some(line.roll.clone());
        let expected = Roll::new(chance, line.roll.faces());
        if expected != found {
            return Err(Fault::Law { expected: json(&expected), found: json(&found) });
        }
        if let Some((secret, binding)) = self.sealed {
            let expected =
                Roll::new(chance, Sealed::new(secret, chance.audience, binding, line.step).faces(chance));
            if expected != found {
                return Err(Fault::NotSealed { expected: json(&expected), found: json(&found) });
            }
        }
        Ok(())
    }

    fn end(&mut self, line: &End, state: String, record: String) -> Result<(), Fault> {
        self.expect(line.step, None)?;
        if self.table.step(&self.state) != Step::Over {
            return Err(Fault::NotOver);
        }
        if line.state_hash != state {
            return Err(Fault::StateHash { expected: state, found: line.state_hash.clone() });
        }
        if line.record_hash != record {
            return Err(Fault::RecordHash { expected: record, found: line.record_hash.clone() });
        }
        self.closed = true;
        Ok(())
    }

    fn expect(&self, step: u64, clause: Option<&str>) -> Result<(), Fault> {
        let due = self.acts.len() as u64 + 1;
        if step != due {
            return Err(Fault::Step { expected: due, found: step });
        }
        let expected = self.table.clause(&self.state).0;
        match clause {
            Some(found) if found != expected => {
                Err(Fault::Clause { expected: expected.to_owned(), found: found.to_owned() })
            }
            _ => Ok(()),
        }
    }
}
