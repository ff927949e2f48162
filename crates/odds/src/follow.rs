//! A game whose players follow fixed orders: only chance is left.

use admiralty_game::{Clause, Rolled, Rulebook, Seat, Sink, Step};

/// A rulebook in which every decision is made at once, as orders say. Its states are those of the
/// rulebook in which nobody decides.
#[derive(Clone, Debug)]
pub struct Following<'r, R, P> {
    rulebook: &'r R,
    orders: P,
}

impl<'r, R: Rulebook, P: Fn(&R::State, Seat, &[R::Choice]) -> R::Choice> Following<'r, R, P> {
    /// The rulebook, and what each seat chooses among its options.
    pub fn new(rulebook: &'r R, orders: P) -> Self {
        Self { rulebook, orders }
    }

    /// Decides until nobody must.
    pub fn settle(&self, state: &mut R::State, sink: &mut impl Sink<R::Event>) {
        let mut options = Vec::new();
        while let Step::Decide(seats) = self.rulebook.step(state) {
            for seat in seats.iter() {
                self.rulebook.options(state, seat, &mut options);
                let choice = (self.orders)(state, seat, &options);
                self.rulebook.choose(state, seat, choice, sink);
            }
        }
    }
}

impl<R: Rulebook, P: Fn(&R::State, Seat, &[R::Choice]) -> R::Choice> Rulebook for Following<'_, R, P> {
    type State = R::State;
    type Choice = R::Choice;
    type Event = R::Event;
    type View = R::View;
    const EVENT_KINDS: &'static [&'static str] = R::EVENT_KINDS;

    fn seats(&self) -> u8 {
        self.rulebook.seats()
    }
    fn start(&self, sink: &mut impl Sink<R::Event>) -> R::State {
        let mut state = self.rulebook.start(sink);
        self.settle(&mut state, sink);
        state
    }
    fn step(&self, state: &R::State) -> Step {
        self.rulebook.step(state)
    }
    fn clause(&self, state: &R::State) -> Clause {
        self.rulebook.clause(state)
    }
    fn options(&self, state: &R::State, seat: Seat, options: &mut Vec<R::Choice>) {
        self.rulebook.options(state, seat, options);
    }
    fn is_legal(&self, state: &R::State, seat: Seat, choice: R::Choice) -> bool {
        self.rulebook.is_legal(state, seat, choice)
    }
    fn choose(&self, state: &mut R::State, seat: Seat, choice: R::Choice, sink: &mut impl Sink<R::Event>) {
        self.rulebook.choose(state, seat, choice, sink);
        self.settle(state, sink);
    }
    fn happen(&self, state: &mut R::State, rolled: &Rolled, sink: &mut impl Sink<R::Event>) {
        self.rulebook.happen(state, rolled, sink);
        self.settle(state, sink);
    }
    fn view(&self, state: &R::State, seat: Seat) -> R::View {
        self.rulebook.view(state, seat)
    }
    fn seen(&self, event: &R::Event, seat: Seat) -> Option<R::Event> {
        self.rulebook.seen(event, seat)
    }
    fn is_secret(&self, state: &R::State, seat: Seat, choice: R::Choice) -> bool {
        self.rulebook.is_secret(state, seat, choice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Number, Question, Wish, solve};
    use admiralty_game::example::{Duel, Duelling, Shot};
    use dashu_ratio::RBig;

    struct First;
    impl<R: Rulebook<State = Duelling>> Question<R> for First {
        fn worth(&self, _: &R, end: &Duelling) -> i64 {
            i64::from(*end == Duelling::Won(Seat(0)))
        }
        fn wish(&self, _: &R, _: Seat) -> Wish {
            Wish::Most
        }
    }

    /// Both always snap: v = 1/3 + 2/3·(1 − v), so v = 3/5.
    #[test]
    fn orders_are_followed() {
        let snap = Following::new(&Duel, |_: &Duelling, _: Seat, _: &[Shot]| Shot::Snap);
        let start = snap.start_silent();
        let solved = solve::<_, RBig>(&snap, &[start], &First, 100).unwrap();
        assert_eq!(solved.value(&start), Some(&RBig::ratio(3, 5)));
    }
}
