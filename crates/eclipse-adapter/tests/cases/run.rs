//! Plays a case through the rulebook.

use crate::script::{self, Move};
use crate::words;
use admiralty_eclipse::event::Event;
use admiralty_eclipse::phase::{CombatPhase, Phase};
use admiralty_game::{Refused, Rulebook};

/// What came of a script.
pub(crate) struct Played {
    pub(crate) phase: CombatPhase,
    pub(crate) state: Phase,
    pub(crate) events: Vec<Event>,
    /// What the rulebook said to the line that had to be refused.
    pub(crate) refusal: Option<String>,
}

/// Plays the lines; the last one must be refused if `refused` says so.
pub(crate) fn play(phase: CombatPhase, lines: &[String], refused: bool) -> (Played, Result<(), String>) {
    let mut events = Vec::new();
    let state = phase.start(&mut events);
    let mut played = Played { phase, state, events, refusal: None };
    let (wrong, right) = match lines.split_last() {
        Some((last, rest)) if refused => (Some(last), rest),
        _ => (None, lines),
    };
    let result = right.iter().try_for_each(|line| {
        played.line(line).map_err(|error| {
            let pending = script::waits_for(&played.phase, &played.state);
            format!("the line `{line}` does not follow: {error}; pending is {pending}")
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
        let mut line = line.to_owned();
        loop {
            let (what, rest) = script::read(&self.phase, &self.state, &line)?;
            if let Move::Choose(seat, choice) = what {
                let offered = words::options(&self.phase, &self.state).contains(&line);
                if offered != self.phase.is_legal(&self.state, seat, choice) {
                    return Err("the options and the question whether it is legal disagree".into());
                }
            }
            self.apply(&what).map_err(|refused| refused.to_string())?;
            match rest {
                Some(rest) => line = rest,
                None => return Ok(()),
            }
        }
    }

    /// Plays a line that must be refused and leave all as it was.
    fn refuse(&mut self, line: &str) -> Result<(), String> {
        let before = (self.state.clone(), self.events.len());
        self.refusal = Some(match script::read(&self.phase, &self.state, line) {
            Err(error) => error,
            Ok((what, _)) => match self.apply(&what) {
                Ok(()) => return Err(format!("the line `{line}` should be refused")),
                Err(refused) => refused.to_string(),
            },
        });
        if before != (self.state.clone(), self.events.len()) {
            return Err(format!("the refused line `{line}` changed something"));
        }
        Ok(())
    }

    fn apply(&mut self, what: &Move) -> Result<(), Refused> {
        match what {
            Move::Choose(seat, choice) => self.phase.play(&mut self.state, *seat, *choice, &mut self.events),
            Move::Roll(rolled) => self.phase.roll(&mut self.state, rolled, &mut self.events),
        }
    }
}
