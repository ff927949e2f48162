//! Check: what is refused leaves everything as it was.

use crate::game::Game;
use crate::{Place, Violation};
use admiralty_game::{Counts, Refused, Rolled, Rulebook, Seat, Step};

impl<R: Rulebook> Game<'_, R> {
    /// Every way to do something wrong here: choices of seats that do not decide (one of them
    /// not even at the table), choices that are not options, and rolls that do not fit.
    /// `options` has the options of every seat.
    pub(crate) fn refusals(
        &self,
        state: &R::State,
        step: &Step,
        options: &[Vec<R::Choice>],
        foreign: &[R::Choice],
        at: impl Fn() -> Box<Place>,
    ) -> Result<(), Violation> {
        let rulebook = self.rulebook;
        let nobody: Vec<R::Choice> = Vec::new();
        // A set of seats knows no seat 16.
        for index in 0..=rulebook.seats().min(15) {
            let seat = Seat(index);
            let own = options.get(seat.index()).unwrap_or(&nobody);
            // Of the options that others have here, a few: there may be hundreds.
            let others = options.iter().flat_map(|options| options.iter().take(self.kit.foreign));
            for choice in others.chain(foreign).filter(|choice| !own.contains(choice)) {
                if seat.0 < rulebook.seats() && rulebook.is_legal(state, seat, *choice) {
                    return Err(Violation::LegalNotOption { seat, choice: format!("{choice:?}"), at: at() });
                }
                let what = || format!("the choice {choice:?} of seat {index}");
                refused(state, what, &at, |state, told| rulebook.play(state, seat, *choice, told))?;
            }
        }
        for rolled in bad_rolls(step) {
            let what = || format!("the roll {rolled:?}");
            refused(state, what, &at, |state, told| rulebook.roll(state, &rolled, told))?;
        }
        Ok(())
    }
}

/// Tries something that must be refused, on a copy of the state.
fn refused<S: Clone + PartialEq + std::fmt::Debug, E: std::fmt::Debug>(
    state: &S,
    what: impl Fn() -> String,
    at: impl Fn() -> Box<Place>,
    attempt: impl FnOnce(&mut S, &mut Vec<E>) -> Result<(), Refused>,
) -> Result<(), Violation> {
    let mut copy = state.clone();
    let mut told = Vec::new();
    if attempt(&mut copy, &mut told).is_ok() {
        return Err(Violation::WrongTaken { what: what(), at: at() });
    }
    let mark = if copy != *state {
        format!("the state {copy:?}")
    } else if let Some(event) = told.first() {
        format!("the event {event:?}")
    } else {
        return Ok(());
    };
    Err(Violation::RefusedLeftMark { what: what(), mark, at: at() })
}

/// Rolls that do not fit this step.
fn bad_rolls(step: &Step) -> Vec<Rolled> {
    let Step::Chance(chance) = step else {
        return vec![Rolled::Drawn(0), Rolled::Dice(Counts::default())];
    };
    let mut bad: Vec<Rolled> =
        vec![Rolled::Drawn(0), Rolled::Drawn(u8::MAX), Rolled::Dice(Counts::default())];
    // One die too many or too few in a group, and a group that is not there.
    if let Rolled::Dice(counts) = chance.sample(&mut |_| 0) {
        for group in 0..counts.groups.len() {
            let mut more = counts.clone();
            more.groups[group][0] += 1;
            let mut fewer = counts.clone();
            if let Some(class) = fewer.groups[group].iter_mut().find(|n| **n > 0) {
                *class -= 1;
            }
            let mut missing = counts.clone();
            missing.groups.remove(group);
            bad.extend([more, fewer, missing].map(Rolled::Dice));
        }
    }
    bad.retain(|rolled| chance.check(rolled).is_err());
    bad
}
