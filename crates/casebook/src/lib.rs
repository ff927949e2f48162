//! The case runner: plays the catalogue of rulings (`cases/`) through the rulebook of any game.
//!
//! Every case is data: what lies on the table, what is chosen and rolled, what is ruled;
//! `cases/README.md` describes the form. The runner reads the files, plays the scripts, and reports
//! all that a case says and the rulebook does not do, with what happened instead. It also sees to it
//! that every clause has a case.
//!
//! What a game brings is the trait [`Game`]: how its table is made, and its words for choices, rolls,
//! events and states. [`chapters!`] makes the tests. The crate is for tests only.

mod catalogue;
mod check;
mod game;
mod matching;
mod play;
mod words;

pub use catalogue::{
    Case, Origin, cases, chapter_of, clauses_and_cases, every_case_speaks, ids_in_order, read,
};
pub use check::{accepted, chapter, check, check_at, check_played};
pub use game::{ChoiceOf, EventOf, Game, Move, Nothing, StateOf};
pub use matching::{expected, matches};
pub use play::{Played, play};
pub use words::{event, number, options, seat, waits_for, who_and_what, word};

/// Fails a test with a report that is printed as it is.
///
/// # Panics
/// If the result is an error.
pub fn hold(result: Result<(), String>) {
    if let Err(report) = result {
        panic!("{report}");
    }
}

/// The tests of a game's cases: one for each chapter of the rules, which plays all its cases, and
/// those of the catalogue as a whole.
///
/// ```text
/// admiralty_casebook::chapters! { Eclipse;
///     which_battles: "E1",
///     defender_and_initiative: "E2",
/// }
/// ```
#[macro_export]
macro_rules! chapters {
    ($game:ty; $($name:ident: $chapter:literal),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                $crate::hold($crate::chapter::<$game>($chapter));
            }
        )+

        #[test]
        fn every_chapter_of_the_rules_is_played() {
            let played: ::std::collections::BTreeSet<&str> = [$($chapter),+].into();
            let clauses = <$game as $crate::Game>::clauses();
            let chapters = clauses.iter().map(|clause| $crate::chapter_of(clause)).collect();
            assert_eq!(played, chapters);
        }

        #[test]
        fn every_clause_has_a_case_and_every_case_cites_clauses_that_exist() {
            $crate::hold($crate::clauses_and_cases::<$game>());
        }

        #[test]
        fn ids_are_unique_and_name_a_clause_of_the_case() {
            $crate::hold($crate::ids_in_order::<$game>());
        }

        #[test]
        fn every_case_says_something() {
            $crate::hold($crate::every_case_speaks::<$game>());
        }
    };
}
