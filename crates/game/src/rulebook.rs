//! The trait that every rulebook implements and every tool drives.

use crate::{Chance, Cited, Clause, RollRefused, Rolled, Seat, Seats, Silent, Sink};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};
use thiserror::Error;

/// What a state waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "a step lives for one call on the stack; boxing would allocate"
)]
pub enum Step {
    /// These seats must choose. If they are several, they choose hidden from each other.
    Decide(Seats),
    /// Dice must be rolled or something drawn.
    Chance(Chance),
    /// Nothing more can happen.
    Over,
}

/// Why a choice or a roll was refused. The state is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// It is not this seat's turn to choose.
    #[error("seat {} has nothing to decide now", .0.0)]
    NotTheirTurn(Seat),
    /// The rules do not allow this choice here.
    #[error("the rules do not allow this choice now ({0})")]
    Illegal(Clause),
    /// A choice came where dice are pending, or a roll where a choice is.
    #[error("something else is pending now")]
    NotPending,
    /// The roll does not fit the pending chance.
    #[error(transparent)]
    Roll(#[from] RollRefused),
}

/// A game as a pure, deterministic state machine. See the crate's front page for the idea.
pub trait Rulebook {
    /// What changes during play, and nothing that the rules do not read.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// One small decision.
    type Choice: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// Something that happened, with its clause.
    type Event: Clone + Eq + Debug + Serialize + Cited;
    /// The state as one seat sees it.
    type View: Eq + Debug + Serialize;

    /// All kinds of event that this rulebook knows ([`Cited::kind`]).
    const EVENT_KINDS: &'static [&'static str];

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The state in which play begins, at its first pending step.
    fn start(&self, sink: &mut impl Sink<Self::Event>) -> Self::State;

    /// What the state waits for.
    fn step(&self, state: &Self::State) -> Step;

    /// The clause because of which the state waits.
    fn clause(&self, state: &Self::State) -> Clause;

    /// Replaces the contents of `options` by all that `seat` may choose now, in a fixed order,
    /// each once; nothing if the seat has nothing to decide.
    fn options(&self, state: &Self::State, seat: Seat, options: &mut Vec<Self::Choice>);

    /// Whether `seat` may choose `choice` now.
    fn is_legal(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> bool;

    /// Makes a legal choice and moves on to the next pending step. Unchecked: an illegal choice
    /// does not panic, but the state that results means nothing.
    fn choose(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Lets the pending chance come out as `rolled` and moves on to the next pending step.
    /// Unchecked, like [`Rulebook::choose`].
    fn happen(&self, state: &mut Self::State, rolled: &Rolled, sink: &mut impl Sink<Self::Event>);

    /// The state as `seat` sees it.
    fn view(&self, state: &Self::State, seat: Seat) -> Self::View;

    /// The event as `seat` sees it; `None` if it does not notice it at all.
    fn seen(&self, event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// Whether the others do not see what `seat` chooses here.
    fn is_secret(&self, _state: &Self::State, _seat: Seat, _choice: Self::Choice) -> bool {
        false
    }

    /// Makes a choice that comes from outside.
    ///
    /// # Errors
    /// Says why the choice is refused; the state is then as it was.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refused> {
        match self.step(state) {
            Step::Decide(seats) if !seats.contains(seat) => Err(Refused::NotTheirTurn(seat)),
            Step::Decide(_) if self.is_legal(state, seat, choice) => {
                self.choose(state, seat, choice, sink);
                Ok(())
            }
            Step::Decide(_) => Err(Refused::Illegal(self.clause(state))),
            Step::Chance(_) | Step::Over => Err(Refused::NotPending),
        }
    }

    /// Lets the pending chance come out as people say it did.
    ///
    /// # Errors
    /// Says why the roll does not fit; the state is then as it was.
    fn roll(
        &self,
        state: &mut Self::State,
        rolled: &Rolled,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refused> {
        match self.step(state) {
            Step::Chance(chance) => {
                chance.check(rolled)?;
                self.happen(state, rolled, sink);
                Ok(())
            }
            Step::Decide(_) | Step::Over => Err(Refused::NotPending),
        }
    }

    /// The state in which play begins, when nobody listens.
    fn start_silent(&self) -> Self::State {
        self.start(&mut Silent)
    }
}
