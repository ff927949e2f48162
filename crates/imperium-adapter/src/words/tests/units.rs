use super::*;
use crate::words::fixture::{self, CARRIER, CRUISER, DOCK, GROUND, OTHER, PDS, some};
use admiralty_imperium::unit::{UnitId, Units};

fn say(lang: Lang, unit: UnitId, n: u16) -> String {
    Naming::new(&fixture::setup()).units(lang, &Units::of(unit, n))
}

#[test]
fn russian_units_decline_with_their_number() {
    let ru = |unit, n| say(Lang::Ru, unit, n);
    for (n, text) in [
        (1, "крейсер"),
        (2, "2 крейсера"),
        (4, "4 крейсера"),
        (5, "5 крейсеров"),
        (11, "11 крейсеров"),
        (12, "12 крейсеров"),
        (21, "21 крейсер"),
        (22, "22 крейсера"),
        (111, "111 крейсеров"),
    ] {
        assert_eq!(ru(CRUISER, n), text);
    }
    for (n, text) in [(1, "наземный отряд"), (3, "3 наземных отряда"), (5, "5 наземных отрядов")]
    {
        assert_eq!(ru(GROUND, n), text);
    }
    assert_eq!([ru(PDS, 1), ru(PDS, 3), ru(PDS, 6)], ["ПОС", "3 ПОС", "6 ПОС"]);
    assert_eq!([ru(DOCK, 2), ru(DOCK, 7)], ["2 космических дока", "7 космических доков"]);
}

#[test]
fn the_genitive_follows_the_number() {
    let setup = fixture::setup();
    let genitive = |n| Naming::new(&setup).units_genitive(Lang::Ru, &Units::of(CRUISER, n));
    assert_eq!(
        [1, 2, 5, 21].map(genitive),
        ["крейсера", "2 крейсеров", "5 крейсеров", "21 крейсера"].map(String::from)
    );
    let ground = Units::of(GROUND, 3);
    assert_eq!(Naming::new(&setup).units_genitive(Lang::Ru, &ground), "3 наземных отрядов");
}

#[test]
fn english_units_have_their_article_or_number() {
    assert_eq!(say(Lang::En, CARRIER, 1), "a carrier");
    assert_eq!(say(Lang::En, GROUND, 3), "3 ground forces");
    assert_eq!(say(Lang::En, PDS, 2), "2 PDS");
}

#[test]
fn types_without_a_word_are_counted() {
    assert_eq!(say(Lang::En, OTHER, 2), "2 × grav tank");
    assert_eq!(say(Lang::Ru, OTHER, 1), "1 × grav tank");
}

#[test]
fn lists_end_with_and() {
    let setup = fixture::setup();
    let units = some(&[(CARRIER, 1), (CRUISER, 2), (GROUND, 5)]);
    let naming = Naming::new(&setup);
    assert_eq!(naming.units(Lang::En, &units), "a carrier, 2 cruisers and 5 ground forces");
    assert_eq!(naming.units(Lang::Ru, &units), "транспорт, 2 крейсера и 5 наземных отрядов");
    assert_eq!(naming.units(Lang::Ru, &Units::NONE), "ничего");
}

#[test]
fn every_word_for_a_unit_is_there() {
    for lang in Lang::ALL {
        for unit in crate::words::units::KNOWN {
            for id in ["unit", "kind", "units", "units-genitive", "units-table", "unit-short"] {
                for n in [1, 2, 5] {
                    let args = [
                        ("unit", unit.into()),
                        ("name", "NAME".into()),
                        ("known", "yes".into()),
                        ("n", n.into()),
                    ];
                    let text = words(lang).say(id, &args);
                    assert!(is_whole(&text) && !text.contains("NAME"), "{lang} {id} {unit}: {text}");
                }
            }
        }
    }
}
