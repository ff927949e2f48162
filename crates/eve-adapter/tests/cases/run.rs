//! Plays a case through the rulebook.

use crate::words;
use admiralty_eve::event::Event;
use admiralty_eve::turn::{Choice, Turn, TurnState};
use admiralty_game::{Refused, Rulebook, Seat};

/// What came of a script.
pub(crate) struct Played {
    pub(crate) turn: Turn,
    pub(crate) state: TurnState,
    pub(crate) events: Vec<Event>,
    /// What the rulebook said to the line that had to be refused.
    pub(crate) refusal: Option<String>,
}

/// Plays the lines; the last one must be refused if `refused` says so.
pub(crate) fn play(turn: Turn, lines: &[String], refused: bool) -> (Played, Result<(), String>) {
    let mut events = Vec::new();
    let state = turn.start(&mut events);
    let mut played = Played { turn, state, events, refusal: None };
    let (wrong, right) = match lines.split_last() {
        Some((last, rest)) if refused => (Some(last), rest),
        _ => (None, lines),
    };
    let result = right.iter().try_for_each(|line| {
        played.line(line).map_err(|error| {
            let options = words::options(&played.turn, &played.state);
            format!("the line `{line}` does not follow: {error}; the choices are {options:?}")
        })
    });
    let result = result.and_then(|()| match wrong {
        Some(line) => played.refuse(line),
        None => Ok(()),
    });
    (played, result)
}

impl Played {
    /// Plays a line that must be accepted.
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (seat, choice) = words::read(&self.turn, &self.state, line)?;
        let offered = words::options(&self.turn, &self.state).iter().any(|option| option == line);
        if offered != self.turn.is_legal(&self.state, seat, choice) {
            return Err("the options and the question whether it is legal disagree".into());
        }
        self.apply(seat, choice).map_err(|refused| refused.to_string())
    }

    /// Plays a line that must be refused and leave all as it was.
    fn refuse(&mut self, line: &str) -> Result<(), String> {
        let before = (self.state.clone(), self.events.len());
        self.refusal = Some(match words::read(&self.turn, &self.state, line) {
            Err(error) => error,
            Ok((seat, choice)) => match self.apply(seat, choice) {
                Ok(()) => return Err(format!("the line `{line}` should be refused")),
                Err(refused) => refused.to_string(),
            },
        });
        if before != (self.state.clone(), self.events.len()) {
            return Err(format!("the refused line `{line}` changed something"));
        }
        Ok(())
    }

    fn apply(&mut self, seat: Seat, choice: Choice) -> Result<(), Refused> {
        self.turn.play(&mut self.state, seat, choice, &mut self.events)
    }
}
