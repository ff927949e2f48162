//! Plays the script of a case through the rulebook.

use crate::{ChoiceOf, EventOf, Game, Move, StateOf, options, waits_for};
use admiralty_game::{Refused, Rulebook};

/// What came of a script.
pub struct Played<G: Game> {
    /// The table.
    pub table: G::Table,
    /// The state after the script.
    pub state: StateOf<G>,
    /// All that happened.
    pub events: Vec<EventOf<G>>,
    /// What the rulebook said to the line that had to be refused.
    pub refusal: Option<String>,
}

/// Plays the lines; the last one must be refused if `refused` says so. What came of it is given in
/// any case; the result says which line does not follow, and why.
pub fn play<G: Game>(table: G::Table, lines: &[String], refused: bool) -> (Played<G>, Result<(), String>) {
    let mut events = Vec::new();
    let state = table.start(&mut events);
    let mut played = Played { table, state, events, refusal: None };
    let (wrong, right) = match lines.split_last() {
        Some((last, rest)) if refused => (Some(last), rest),
        _ => (None, lines),
    };
    let result = right.iter().try_for_each(|line| {
        played.line(line).map_err(|error| {
            let pending = waits_for::<G>(&played.table, &played.state);
            format!("the line `{line}` does not follow: {error}; pending is {pending}")
        })
    });
    let result = result.and_then(|()| match wrong {
        Some(line) => played.refuse(line),
        None => Ok(()),
    });
    (played, result)
}

impl<G: Game> Played<G> {
    /// Plays a line that must be accepted. What is offered must be what is legal.
    fn line(&mut self, line: &str) -> Result<(), String> {
        for part in G::parts(line) {
            let what = G::read(&self.table, &self.state, &part)?;
            if let Move::Choose(seat, choice) = what {
                let offered = options::<G>(&self.table, &self.state).contains(&part);
                if offered != self.table.is_legal(&self.state, seat, choice) {
                    return Err("the options and the question whether it is legal disagree".into());
                }
            }
            self.apply(&what).map_err(|refused| refused.to_string())?;
        }
        Ok(())
    }

    /// Plays a line, of one move, that must be refused and leave all as it was.
    fn refuse(&mut self, line: &str) -> Result<(), String> {
        let before = (self.state.clone(), self.events.len());
        if G::parts(line).len() > 1 {
            return Err(format!("the line `{line}` should be one move, to be refused"));
        }
        self.refusal = Some(match G::read(&self.table, &self.state, line) {
            Err(error) => error,
            Ok(what) => match self.apply(&what) {
                Ok(()) => return Err(format!("the line `{line}` should be refused")),
                Err(refused) => refused.to_string(),
            },
        });
        if before != (self.state.clone(), self.events.len()) {
            return Err(format!("the refused line `{line}` changed something"));
        }
        Ok(())
    }

    fn apply(&mut self, what: &Move<ChoiceOf<G>>) -> Result<(), Refused> {
        match what {
            Move::Choose(seat, choice) => self.table.play(&mut self.state, *seat, *choice, &mut self.events),
            Move::Roll(rolled) => self.table.roll(&mut self.state, rolled, &mut self.events),
        }
    }
}
