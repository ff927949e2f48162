//! The numbered cases of the Warpgate rules: `cases/warpgate/*.toml`, described in
//! `cases/README.md` and, for what is Warpgate's own, at the head of [`words`] and [`script`].
//!
//! Every case is data: what lies on the table, what is drawn and chosen, what is ruled. Here they are
//! played through the rulebook. All that a case says and the rulebook does not do is reported, with
//! what happened instead.
#![allow(clippy::unwrap_used)]

mod catalogue;
mod check;
mod script;
mod words;

use admiralty_warpgate_adapter::table::clause_ids;
use std::collections::{BTreeMap, BTreeSet};

/// A test for each chapter of the rules, which plays all its cases.
macro_rules! chapters {
    ($($name:ident: $chapter:literal),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                check::chapter($chapter);
            }
        )+

        #[test]
        fn every_chapter_of_the_rules_is_played() {
            let played: BTreeSet<&str> = [$($chapter),+].into();
            let chapters = clause_ids();
            let chapters: BTreeSet<&str> = chapters.iter().filter_map(|id| id.split('.').next()).collect();
            assert_eq!(played, chapters);
        }
    };
}

chapters! {
    attack: "W1",
    decks: "W2",
    draw_and_play: "W3",
    winner: "W4",
    effects: "W5",
    withdrawal: "W6",
}

#[test]
fn every_clause_has_a_case_and_every_case_cites_clauses_that_exist() {
    let clauses = clause_ids();
    let cases = catalogue::all();
    let cited: BTreeSet<&str> =
        cases.iter().flat_map(|case| case.clauses.iter().map(String::as_str)).collect();
    let without: Vec<&String> = clauses.iter().filter(|id| !cited.contains(id.as_str())).collect();
    assert!(without.is_empty(), "no case proves {without:?}");
    for case in &cases {
        assert!(!case.clauses.is_empty(), "{} cites no clause", case.id);
        for clause in &case.clauses {
            assert!(clauses.contains(clause), "{} cites {clause}, which does not exist", case.id);
        }
    }
}

#[test]
fn ids_are_unique_and_name_a_clause_of_the_case() {
    let mut seen = BTreeMap::new();
    for case in catalogue::all() {
        let clause = case.id.split('-').next().unwrap_or_default();
        assert!(case.clauses.iter().any(|c| c == clause), "{} does not cite {clause}", case.id);
        assert!(case.file.starts_with(&catalogue::prefix(&case.id)), "{} is in {}", case.id, case.file);
        if let Some(other) = seen.insert(case.id.clone(), case.title.clone()) {
            panic!("{} is given twice: {other} / {}", case.id, case.title);
        }
    }
}

#[test]
fn every_case_says_something() {
    for case in catalogue::all() {
        assert!(case.title.ends_with('.'), "the title of {} is no sentence", case.id);
        assert!(case.says_something(), "{} expects nothing", case.id);
    }
}
