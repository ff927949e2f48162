//! Secrets that are kept and secrets that leak.
#![allow(clippy::unwrap_used, missing_docs)]

mod tiles;

use admiralty_conformance::{Kit, Leak, Violation};
use tiles::{Leaky, Tiles};

fn kit() -> Kit {
    Kit::default().games(50).pairs(2).reveals(&["shown"])
}

#[test]
fn kept_secrets_pass_and_are_put_to_the_test() {
    let report = kit().check(&Tiles::default()).unwrap();
    assert_eq!(report.missing_kinds::<Tiles>(), ["excited"]);
    assert_eq!(report.pairs, 200);
    assert!(report.hidden_differences > 150, "{report}");
    assert!(report.hidden_steps > report.hidden_differences, "{report}");
    assert!(report.revealed > 150, "{report}");
    assert_eq!(report.unfinished, 0);
}

#[test]
fn what_is_shown_at_last_is_a_leak_unless_it_may_be() {
    let found = kit().reveals(&[]).check(&Tiles::default()).unwrap_err();
    assert!(matches!(found, Violation::Leaked { leak: Leak::Events, .. }), "{found}");
}

#[test]
fn to_draw_what_the_other_cannot_have_ends_a_pair() {
    // Of two tiles, one's own gives away the other's.
    let report = kit().check(&Tiles { bag: [1, 1, 0], ..Tiles::default() }).unwrap();
    assert!(report.parted > 10, "{report}");
    assert_eq!(kit().check(&Tiles::default()).unwrap().parted, 0);
}

#[test]
fn every_leak_is_found() {
    for (leaky, expected) in [
        (Leaky::ViewOfTile, Leak::View),
        (Leaky::ViewOfBid, Leak::View),
        (Leaky::Event, Leak::Events),
        (Leaky::ExtraEvent, Leak::Events),
        (Leaky::Options, Leak::Options),
        (Leaky::Step, Leak::Step),
        (Leaky::Dice, Leak::Dice),
    ] {
        let found = kit().check(&Tiles { leak: Some(leaky), ..Tiles::default() }).unwrap_err();
        assert!(matches!(found, Violation::Leaked { leak, .. } if leak == expected), "{expected}: {found}");
        let again =
            kit().games(1).seed(found.place().seed).check(&Tiles { leak: Some(leaky), ..Tiles::default() });
        assert_eq!(again, Err(found));
    }
}

#[test]
fn without_pairs_secrecy_is_not_looked_at() {
    let report = kit().pairs(0).check(&Tiles { leak: Some(Leaky::ViewOfTile), ..Tiles::default() }).unwrap();
    assert_eq!((report.pairs, report.hidden_differences), (0, 0));
}
