//! Rulebooks that are nearly the duel: each overrides the one thing that it does wrong.

use admiralty_game::example::{Bang, Duel, Duelling, Shot};
use admiralty_game::{Clause, Refused, Rolled, Rulebook, Seat, Sink, Step};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A duel's state with room for mistakes; without any, both extra fields stay 0.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Field {
    pub(crate) duel: Duelling,
    /// Counts for equality but is not written down.
    #[serde(skip)]
    pub(crate) forgotten: u8,
    /// Counts for the hash only, and is not written down.
    #[serde(skip)]
    pub(crate) ghost: u8,
}

impl PartialEq for Field {
    fn eq(&self, other: &Self) -> bool {
        self.duel == other.duel && self.forgotten == other.forgotten
    }
}

impl Eq for Field {}

impl Hash for Field {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.duel, self.ghost).hash(hasher);
    }
}

impl From<Duelling> for Field {
    fn from(duel: Duelling) -> Self {
        Self { duel, forgotten: 0, ghost: 0 }
    }
}

/// The methods of a rulebook, each as in the duel.
pub(crate) trait Nearly {
    const KINDS: &'static [&'static str] = Duel::EVENT_KINDS;

    fn start(&self, sink: &mut impl Sink<Bang>) -> Field {
        Duel.start(sink).into()
    }
    fn step(&self, state: &Field) -> Step {
        Duel.step(&state.duel)
    }
    fn options(&self, state: &Field, seat: Seat, options: &mut Vec<Shot>) {
        Duel.options(&state.duel, seat, options);
    }
    fn is_legal(&self, state: &Field, seat: Seat, choice: Shot) -> bool {
        Duel.is_legal(&state.duel, seat, choice)
    }
    fn choose(&self, state: &mut Field, seat: Seat, choice: Shot, sink: &mut impl Sink<Bang>) {
        Duel.choose(&mut state.duel, seat, choice, sink);
    }
    fn happen(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        Duel.happen(&mut state.duel, rolled, sink);
    }
    fn play(
        &self,
        state: &mut Field,
        seat: Seat,
        choice: Shot,
        sink: &mut impl Sink<Bang>,
    ) -> Result<(), Refused> {
        Duel.play(&mut state.duel.clone(), seat, choice, &mut admiralty_game::Silent)?;
        self.choose(state, seat, choice, sink);
        Ok(())
    }
    fn roll(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) -> Result<(), Refused> {
        Duel.roll(&mut state.duel.clone(), rolled, &mut admiralty_game::Silent)?;
        self.happen(state, rolled, sink);
        Ok(())
    }
}

/// The rulebook of something that is nearly a duel.
pub(crate) struct Book<N>(pub(crate) N);

impl<N: Nearly> Rulebook for Book<N> {
    type State = Field;
    type Choice = Shot;
    type Event = Bang;
    type View = Duelling;
    const EVENT_KINDS: &'static [&'static str] = N::KINDS;

    fn seats(&self) -> u8 {
        2
    }
    fn start(&self, sink: &mut impl Sink<Bang>) -> Field {
        self.0.start(sink)
    }
    fn step(&self, state: &Field) -> Step {
        self.0.step(state)
    }
    fn clause(&self, state: &Field) -> Clause {
        Duel.clause(&state.duel)
    }
    fn options(&self, state: &Field, seat: Seat, options: &mut Vec<Shot>) {
        self.0.options(state, seat, options);
    }
    fn is_legal(&self, state: &Field, seat: Seat, choice: Shot) -> bool {
        self.0.is_legal(state, seat, choice)
    }
    fn choose(&self, state: &mut Field, seat: Seat, choice: Shot, sink: &mut impl Sink<Bang>) {
        self.0.choose(state, seat, choice, sink);
    }
    fn happen(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        self.0.happen(state, rolled, sink);
    }
    fn view(&self, state: &Field, _seat: Seat) -> Duelling {
        state.duel
    }
    fn seen(&self, event: &Bang, _seat: Seat) -> Option<Bang> {
        Some(*event)
    }
    fn play(
        &self,
        state: &mut Field,
        seat: Seat,
        choice: Shot,
        sink: &mut impl Sink<Bang>,
    ) -> Result<(), Refused> {
        self.0.play(state, seat, choice, sink)
    }
    fn roll(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) -> Result<(), Refused> {
        self.0.roll(state, rolled, sink)
    }
}
