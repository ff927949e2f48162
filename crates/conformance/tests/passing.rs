//! What the kit reports of a rulebook that keeps its promises.
#![allow(clippy::unwrap_used, missing_docs)]

use admiralty_conformance::{Ending, Kinds, Kit, Report, play_out};
use admiralty_game::Silent;
use admiralty_game::example::{Duel, Duelling};

#[test]
fn a_duel_passes_and_is_counted() {
    let report = Kit::default().check(&Duel).unwrap();
    assert!(report.missing_kinds::<Duel>().is_empty());
    assert_eq!((report.games, report.pairs, report.unfinished), (100, 200, 0));
    // Every shot is a choice and a roll, and ends in one event.
    assert_eq!(report.choices, report.rolls);
    assert_eq!(report.kinds.of("hit") + report.kinds.of("missed"), report.rolls);
    assert_eq!(report.kinds.of("hit"), 100);
    assert_eq!((report.hidden_differences, report.parted, report.revealed), (0, 0, 0));
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let report = |seed| Kit::default().games(30).seed(seed).check(&Duel).unwrap();
    assert_eq!(report(5), report(5));
    assert_ne!(report(5), report(500));
}

#[test]
fn reports_of_several_scenarios_merge() {
    let kit = Kit::default().games(10);
    let one = kit.check(&Duel).unwrap();
    let two = kit.check_many([Duel, Duel]).unwrap();
    let mut merged = one.clone();
    merged.merge(&one);
    assert_eq!(two, merged);
    assert_eq!(two.longest, one.longest);
    assert_eq!(two.steps(), 2 * one.steps());
}

#[test]
fn a_game_that_is_cut_off_is_no_violation_if_it_can_end() {
    let report = Kit::default().max_steps(2).check(&Duel).unwrap();
    assert!(report.unfinished > 0 && report.unfinished < 100, "{report}");
    assert_eq!(report.longest, 2);
}

#[test]
fn a_report_is_one_paragraph() {
    let mut report = Report { games: 3, choices: 4, rolls: 5, longest: 6, ..Report::default() };
    assert!(report.to_string().ends_with("Events: none."));
    report.kinds.count("missed");
    report.kinds.count("hit");
    report.kinds.count("missed");
    assert_eq!(
        report.to_string(),
        "3 games of 9 steps in all (4 choices, 5 rolls), the longest of 6, 0 cut off. 0 pairs compared, of \
         which 0 differed in what is hidden, for 0 steps; 0 parted, 0 were told apart by an event that \
         reveals. Events: hit 1, missed 2."
    );
    assert_eq!(report.kinds.unknown::<Duel>(), Vec::<&str>::new());
}

#[test]
fn random_play_alone_is_counted() {
    let mut kinds = Kinds::default();
    let mut rolls = 0;
    for seed in 0..1_000 {
        let played = play_out(&Duel, seed, 10_000, &mut kinds);
        assert_eq!(played.ending, Ending::Over);
        assert!(matches!(played.state, Duelling::Won(_)));
        assert_eq!(played, play_out(&Duel, seed, 10_000, &mut Silent));
        rolls += played.rolls;
    }
    assert_eq!(kinds.iter().map(|(_, n)| n).sum::<u64>(), rolls);
    assert_eq!(kinds.of("hit"), 1_000);
    assert!(kinds.missing::<Duel>().is_empty());
}
