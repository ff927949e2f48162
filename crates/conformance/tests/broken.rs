//! Rulebooks that break one promise each, and are caught at it.
#![allow(clippy::unwrap_used, missing_docs)]

mod nearly;

use admiralty_conformance::{Ending, Kit, Violation, play_out};
use admiralty_game::example::{Bang, Duel, Duelling, Shot};
use admiralty_game::{
    Audience, Chance, Group, Law, MAX_CLASSES, MAX_SIDES, Pool, Refused, Rolled, Rulebook, Seat, Seats,
    Silent, Sink, Step, Urn,
};
use nearly::{Book, Field, Nearly};
use std::cell::Cell;

/// Defines a rulebook that is the duel but for some items, and requires what it is caught at.
macro_rules! caught {
    ($test:ident, $violation:pat, { $($wrong:item)* }) => {
        #[test]
        fn $test() {
            struct Wrong;
            impl Nearly for Wrong { $($wrong)* }
            expect!(Book(Wrong), $violation);
        }
    };
}

macro_rules! expect {
    ($book:expr, $violation:pat) => {
        let found = Kit::default().games(20).max_steps(200).check(&$book).unwrap_err();
        assert!(matches!(found, $violation), "{found}");
        // The seed and one game find it again.
        let again = Kit::default().games(1).max_steps(200).seed(found.place().seed);
        let again = again.check(&$book).unwrap_err();
        assert_eq!(again, found);
    };
}

fn dice(sides: u8, class: u8) -> Step {
    let mut pool = Pool::default();
    pool.push(Group { label: 0, dice: 1, sides, class: [class; MAX_SIDES] });
    Step::Chance(Chance::dice(pool))
}

fn draw(audience: Audience, things: &[(u8, u32)]) -> Step {
    let law = Law::Draw(Urn { things: things.iter().copied().collect() });
    Step::Chance(Chance { law, audience })
}

/// The step of the duel, but for another one in place of its chance.
fn instead_of_dice(state: &Field, chance: Step) -> Step {
    if matches!(state.duel, Duelling::Firing { .. }) { chance } else { Duel.step(&state.duel) }
}

#[test]
fn what_is_a_duel_is_not_caught() {
    struct Right;
    impl Nearly for Right {}
    Kit::default().check(&Book(Right)).unwrap();
}

caught!(a_die_with_too_many_sides, Violation::BadDice { group: 0, .. }, {
    fn step(&self, state: &Field) -> Step {
        instead_of_dice(state, dice(11, 0))
    }
});

caught!(a_class_that_does_not_exist, Violation::BadDice { group: 0, .. }, {
    fn step(&self, state: &Field) -> Step {
        instead_of_dice(state, dice(6, MAX_CLASSES as u8))
    }
});

caught!(a_die_without_sides, Violation::NoOutcome { .. }, {
    fn step(&self, state: &Field) -> Step {
        instead_of_dice(state, dice(0, 0))
    }
});

caught!(an_empty_urn, Violation::NoOutcome { .. }, {
    fn step(&self, state: &Field) -> Step {
        instead_of_dice(state, draw(Audience::Everyone, &[(1, 0)]))
    }
});

caught!(a_thing_twice_in_an_urn, Violation::OutcomeTwice { .. }, {
    fn step(&self, state: &Field) -> Step {
        instead_of_dice(state, draw(Audience::Everyone, &[(1, 1), (2, 1), (1, 1)]))
    }
});

caught!(an_audience_that_is_not_at_the_table, Violation::NoSuchSeat { seat: Seat(5), .. }, {
    fn step(&self, state: &Field) -> Step {
        instead_of_dice(state, draw(Audience::Only(Seat(5)), &[(1, 1)]))
    }
});

caught!(a_decision_of_nobody, Violation::NobodyDecides { .. }, {
    fn step(&self, state: &Field) -> Step {
        instead_of_dice(state, Step::Decide(Seats::default()))
    }
});

caught!(a_decision_of_somebody_else_than_at_the_table, Violation::NoSuchSeat { seat: Seat(2), .. }, {
    fn step(&self, state: &Field) -> Step {
        instead_of_dice(state, Step::Decide(Seats::only(Seat(2))))
    }
});

caught!(a_dead_end, Violation::NoOption { seat: Seat(1), .. }, {
    fn options(&self, state: &Field, seat: Seat, options: &mut Vec<Shot>) {
        Duel.options(&state.duel, seat, options);
        if seat == Seat(1) {
            options.clear();
        }
    }
});

caught!(options_out_of_turn, Violation::OptionOutOfTurn { .. }, {
    fn options(&self, _state: &Field, _seat: Seat, options: &mut Vec<Shot>) {
        options.clear();
        options.extend([Shot::Aim, Shot::Snap]);
    }
});

caught!(an_option_twice, Violation::OptionTwice { .. }, {
    fn options(&self, state: &Field, seat: Seat, options: &mut Vec<Shot>) {
        Duel.options(&state.duel, seat, options);
        options.extend(options.first().copied());
    }
});

caught!(options_that_pile_up, Violation::OptionsNotReplaced { .. }, {
    fn options(&self, state: &Field, seat: Seat, options: &mut Vec<Shot>) {
        if self.is_legal(state, seat, Shot::Aim) {
            options.extend([Shot::Aim, Shot::Snap]);
        }
    }
});

caught!(an_endless_game, Violation::Endless { searches: 20, max_steps: 200, .. }, {
    fn happen(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        if let Duelling::Firing { shooter, .. } = state.duel {
            Duel.happen(&mut state.duel, rolled, sink);
            state.duel = Duelling::Ready { shooter: Seat(1 - shooter.0), eased: false };
        }
    }
});

caught!(an_illegal_option, Violation::OptionIllegal { .. }, {
    fn is_legal(&self, state: &Field, seat: Seat, choice: Shot) -> bool {
        choice == Shot::Aim && Duel.is_legal(&state.duel, seat, choice)
    }
});

caught!(a_legal_choice_that_is_no_option, Violation::LegalNotOption { .. }, {
    fn options(&self, state: &Field, seat: Seat, options: &mut Vec<Shot>) {
        Duel.options(&state.duel, seat, options);
        // A duellist who stood still must aim again: so the list says, but not `is_legal`.
        if matches!(state.duel, Duelling::Ready { eased: true, .. }) {
            options.retain(|s| *s == Shot::Aim);
        }
    }
});

caught!(a_choice_that_is_legal_out_of_turn, Violation::LegalNotOption { .. }, {
    fn is_legal(&self, state: &Field, _seat: Seat, _choice: Shot) -> bool {
        matches!(state.duel, Duelling::Ready { .. })
    }
});

caught!(a_right_choice_refused, Violation::RightRefused { .. }, {
    fn play(&self, _: &mut Field, seat: Seat, _: Shot, _: &mut impl Sink<Bang>) -> Result<(), Refused> {
        Err(Refused::NotTheirTurn(seat))
    }
});

caught!(a_wrong_choice_taken, Violation::WrongTaken { .. }, {
    fn play(
        &self,
        state: &mut Field,
        seat: Seat,
        shot: Shot,
        sink: &mut impl Sink<Bang>,
    ) -> Result<(), Refused> {
        self.choose(state, seat, shot, sink);
        Ok(())
    }
});

caught!(a_wrong_roll_taken, Violation::WrongTaken { .. }, {
    fn roll(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) -> Result<(), Refused> {
        self.happen(state, rolled, sink);
        Ok(())
    }
});

caught!(a_refused_choice_that_changes_the_state, Violation::RefusedLeftMark { .. }, {
    fn play(
        &self,
        state: &mut Field,
        seat: Seat,
        shot: Shot,
        sink: &mut impl Sink<Bang>,
    ) -> Result<(), Refused> {
        let legal = self.is_legal(state, seat, shot);
        self.choose(state, seat, shot, sink);
        if legal { Ok(()) } else { Err(Refused::NotTheirTurn(seat)) }
    }
});

caught!(a_refused_roll_that_is_told_of, Violation::RefusedLeftMark { .. }, {
    fn roll(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) -> Result<(), Refused> {
        let taken = Duel.roll(&mut state.duel.clone(), rolled, &mut Silent);
        if taken.is_ok() {
            self.happen(state, rolled, sink);
        } else {
            sink.tell(|| Bang::Missed(Seat(0)));
        }
        taken
    }
});

caught!(a_state_that_is_not_written_down_whole, Violation::RoundTrip { what: "the state", .. }, {
    fn happen(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        Duel.happen(&mut state.duel, rolled, sink);
        state.forgotten = 1;
    }
});

caught!(equal_states_with_different_hashes, Violation::HashDiffers { .. }, {
    fn happen(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        Duel.happen(&mut state.duel, rolled, sink);
        state.ghost = 1;
    }
});

caught!(an_event_that_matters, Violation::SilentDiffers { .. }, {
    fn happen(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        let told = Cell::new(false);
        sink.tell(|| {
            told.set(true);
            Bang::Missed(Seat(0))
        });
        Duel.happen(&mut state.duel, rolled, sink);
        if !told.get() {
            state.duel = Duelling::Won(Seat(0));
        }
    }
});

caught!(a_start_that_matters_to_whom_it_is_told, Violation::SilentDiffers { .. }, {
    fn start(&self, sink: &mut impl Sink<Bang>) -> Field {
        let shooter = Cell::new(Seat(0));
        sink.tell(|| {
            shooter.set(Seat(1));
            Bang::Missed(Seat(0))
        });
        Duelling::Ready { shooter: shooter.get(), eased: false }.into()
    }
});

caught!(an_event_of_an_unknown_kind, Violation::UnknownKind { kind: "missed", .. }, {
    const KINDS: &'static [&'static str] = &["hit"];
});

caught!(a_panic, Violation::Panicked { .. }, {
    fn choose(&self, state: &mut Field, seat: Seat, choice: Shot, sink: &mut impl Sink<Bang>) {
        assert!(choice == Shot::Aim, "who snaps, loses");
        Duel.choose(&mut state.duel, seat, choice, sink);
    }
});

/// Remembers, outside the state, that it was played before.
struct Moody {
    starts: Cell<u32>,
    told: bool,
}

impl Nearly for Moody {
    fn start(&self, sink: &mut impl Sink<Bang>) -> Field {
        self.starts.set(self.starts.get() + 1);
        Duel.start(sink).into()
    }
    fn happen(&self, state: &mut Field, rolled: &Rolled, sink: &mut impl Sink<Bang>) {
        Duel.happen(&mut state.duel, rolled, sink);
        if self.starts.get() > 4 {
            if self.told {
                sink.tell(|| Bang::Missed(Seat(0)));
            } else if state.duel == Duelling::Won(Seat(0)) {
                state.duel = Duelling::Won(Seat(1));
            }
        }
    }
}

#[test]
fn a_game_that_goes_another_way_when_replayed() {
    for told in [true, false] {
        let found = (1..20).find_map(|seed| {
            let book = Book(Moody { starts: Cell::new(0), told });
            Kit::default().games(1).pairs(0).seed(seed).check(&book).err()
        });
        assert!(matches!(found, Some(Violation::ReplayDiffers { .. })), "{found:?}");
    }
}

#[test]
fn a_violation_says_where_it_is() {
    struct Wrong;
    impl Nearly for Wrong {
        fn is_legal(&self, _state: &Field, _seat: Seat, _choice: Shot) -> bool {
            false
        }
    }
    let found = Kit::default().seed(7).check_many([Book(Wrong)]).unwrap_err();
    let place = found.place();
    assert_eq!((place.scenario, place.seed, place.step), (0, 7, 0));
    assert_eq!(
        found.to_string(),
        "the option Aim of seat 0 is not legal (scenario 0, game with seed 7, after 0 steps, in \
         Field { duel: Ready { shooter: Seat(0), eased: false }, forgotten: 0, ghost: 0 })"
    );
}

#[test]
fn random_play_alone_stops_where_nobody_can_go_on() {
    struct Stuck;
    impl Nearly for Stuck {
        fn options(&self, _state: &Field, _seat: Seat, options: &mut Vec<Shot>) {
            options.clear();
        }
    }
    struct Empty;
    impl Nearly for Empty {
        fn step(&self, state: &Field) -> Step {
            instead_of_dice(state, draw(Audience::Everyone, &[]))
        }
    }
    assert_eq!(play_out(&Book(Stuck), 1, 100, &mut Silent).ending, Ending::Stuck);
    assert_eq!(play_out(&Book(Empty), 1, 100, &mut Silent).ending, Ending::Stuck);
    assert_eq!(play_out(&Duel, 1, 0, &mut Silent).ending, Ending::Cut);
}
