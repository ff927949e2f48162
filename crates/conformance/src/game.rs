//! One game with its seed: what all checks share.

use crate::walk::Walk;
use crate::{Kit, Place, Report, Violation};
use admiralty_game::{Cited, Rulebook, Seat};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One game to be checked.
pub(crate) struct Game<'a, R> {
    pub(crate) kit: &'a Kit,
    pub(crate) rulebook: &'a R,
    pub(crate) scenario: usize,
    pub(crate) seed: u64,
}

impl<R: Rulebook> Game<'_, R> {
    /// Plays the game with all checks, then its pairs.
    pub(crate) fn check(&self, report: &mut Report) -> Result<(), Violation> {
        let mut walk = self.guard(|| Walk::start(self)).unwrap_or_else(|message| {
            Err(Violation::Panicked { message, at: self.place(0, "no state yet".to_owned()) })
        })?;
        self.guard(|| walk.run(report)).unwrap_or_else(|message| {
            Err(Violation::Panicked { message, at: self.at(walk.steps(), &walk.state) })
        })?;
        for observer in (0..self.rulebook.seats()).map(Seat) {
            for n in 0..self.kit.pairs {
                let mut pair = crate::secrecy::Pair::start(self, observer, n);
                self.guard(|| pair.run(report)).unwrap_or_else(|message| {
                    Err(Violation::Panicked { message, at: self.at(pair.steps, &pair.a.state) })
                })?;
            }
        }
        Ok(())
    }

    /// The place where something is wrong.
    pub(crate) fn at(&self, step: u64, state: &R::State) -> Box<Place> {
        self.place(step, format!("{state:?}"))
    }

    fn place(&self, step: u64, state: String) -> Box<Place> {
        Box::new(Place { scenario: self.scenario, seed: self.seed, step, state })
    }

    /// Whether the rulebook lists the kinds of these events.
    pub(crate) fn known(&self, events: &[R::Event], at: impl Fn() -> Box<Place>) -> Result<(), Violation> {
        match events.iter().map(Cited::kind).find(|kind| !R::EVENT_KINDS.contains(kind)) {
            Some(kind) => Err(Violation::UnknownKind { kind, at: at() }),
            None => Ok(()),
        }
    }

    /// Does something that may panic, and gives the message if it does.
    fn guard<T>(&self, f: impl FnOnce() -> T) -> Result<T, String> {
        catch_unwind(AssertUnwindSafe(f)).map_err(|panic| message(panic.as_ref()))
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|s| (*s).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}
