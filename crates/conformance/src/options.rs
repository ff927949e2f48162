//! Checks: no dead ends, and what is an option is what is legal.

use crate::game::Game;
use crate::{Place, Violation};
use admiralty_game::{Rulebook, Seat, Seats, Step};
use std::collections::HashSet;

impl<R: Rulebook> Game<'_, R> {
    /// The seats that decide in this step: none unless it is a decision, in which case some, and
    /// all of them at the table.
    pub(crate) fn deciders(&self, step: &Step, at: impl Fn() -> Box<Place>) -> Result<Seats, Violation> {
        let Step::Decide(seats) = step else { return Ok(Seats::default()) };
        if seats.is_empty() {
            return Err(Violation::NobodyDecides { at: at() });
        }
        match seats.iter().find(|seat| seat.0 >= self.rulebook.seats()) {
            Some(seat) => Err(Violation::NoSuchSeat { seat, at: at() }),
            None => Ok(*seats),
        }
    }

    /// The options of one seat, in `options`, whose contents so far must be replaced: some if it
    /// is to decide and else none, each of them once, and they and no `foreign` choice are legal.
    pub(crate) fn options(
        &self,
        state: &R::State,
        (seat, decides): (Seat, bool),
        foreign: &[R::Choice],
        options: &mut Vec<R::Choice>,
        at: impl Fn() -> Box<Place>,
    ) -> Result<(), Violation> {
        let rulebook = self.rulebook;
        let text = |choice: &R::Choice| format!("{choice:?}");
        rulebook.options(state, seat, options);
        let fresh = options.clone();
        options.extend_from_slice(foreign);
        rulebook.options(state, seat, options);
        if *options != fresh {
            return Err(Violation::OptionsNotReplaced { seat, at: at() });
        }
        match options.first() {
            None if decides => return Err(Violation::NoOption { seat, at: at() }),
            Some(choice) if !decides => {
                return Err(Violation::OptionOutOfTurn { seat, choice: text(choice), at: at() });
            }
            _ => {}
        }
        let mut known = HashSet::with_capacity(options.len());
        for choice in &*options {
            if !known.insert(*choice) {
                return Err(Violation::OptionTwice { seat, choice: text(choice), at: at() });
            }
            if !rulebook.is_legal(state, seat, *choice) {
                return Err(Violation::OptionIllegal { seat, choice: text(choice), at: at() });
            }
        }
        for choice in foreign {
            if !known.contains(choice) && rulebook.is_legal(state, seat, *choice) {
                return Err(Violation::LegalNotOption { seat, choice: text(choice), at: at() });
            }
        }
        Ok(())
    }
}
