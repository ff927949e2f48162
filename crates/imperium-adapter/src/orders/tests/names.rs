//! Names looked up.

use super::*;
use resolve::{find, find_unit, russian_unit};

const UNITS: [resolve::Row<'static, 'static>; 7] = [
    ("carrier", &[]),
    ("cruiser", &[]),
    ("dreadnought", &[]),
    ("fighter", &[]),
    ("ground_force", &["infantry"]),
    ("pds", &[]),
    ("space_dock", &["dock"]),
];

#[test]
fn units() {
    for (expected, forms) in [
        ("cruiser", "Cruiser cruisers КРЕЙСЕР крейсера крейсеров крейсером крейсеры крейсерами"),
        ("carrier", "Carriers транспорт транспорта транспортов транспортом транспорты"),
        ("dreadnought", "dreadnoughts линкор линкора линкоров линкорами линкоры"),
        ("fighter", "fighters истребитель истребителя истребителей истребители истребителем истребителями"),
        ("ground_force", "ground-forces infantry отряд отряда отрядов пехота пехоты пехоту войска пехотинца"),
        ("ground_force", "наземный_отряд наземных_отряда наземных_отрядов наземными_отрядами"),
        ("pds", "PDS pdses ПОС"),
        ("space_dock", "docks Space_Docks док дока доков космический_док космических_доков космическом_доке"),
    ] {
        for form in forms.split(' ') {
            let written = form.replace('_', " ");
            assert_eq!(find_unit(&written, &UNITS), Some(expected), "{written}");
        }
    }
    for wrong in ["", "крейс", "крейсерок", "космический отряд", "наземный", "посы", "докер", "cruise"]
    {
        assert_eq!(find_unit(wrong, &UNITS), None, "{wrong}");
        assert_eq!(russian_unit(wrong), None, "{wrong}");
    }
    // A unit that the game does not have.
    assert_eq!(russian_unit("эсминцев"), Some("destroyer"));
    assert_eq!(find_unit("эсминцев", &UNITS), None);
}

#[test]
fn names_of_places_and_people() {
    let table: [resolve::Row<'_, '_>; 7] = [
        ("Tren'lak", &[]),
        ("Arc Prime", &["Арк Прайм"]),
        ("Анна", &[]),
        ("Пётр", &[]),
        ("Иван", &[]),
        ("Иванa", &[]),
        ("Сергей Ильич", &[]),
    ];
    for (input, expected) in [
        ("trenlak", Some("Tren'lak")),
        ("Tren’lak", Some("Tren'lak")),
        ("arc-prime", Some("Arc Prime")),
        ("АРК ПРАЙМ", Some("Arc Prime")),
        ("Анне", Some("Анна")),
        ("анну", Some("Анна")),
        ("Анной", Some("Анна")),
        ("петр", Some("Пётр")),
        ("Петру", Some("Пётр")),
        ("Сергею Ильичу", Some("Сергей Ильич")),
        ("Иван", Some("Иван")),
        ("Аня", None),
        ("Jord", None),
    ] {
        assert_eq!(find(input, &table), expected, "{input}");
    }
    let two: [resolve::Row<'_, '_>; 2] = [("Саша", &[]), ("Сашу", &[])];
    assert_eq!(find("Саше", &two), None);
}

#[test]
fn unknown_names() {
    let source = Source::new("orders", "buy 2 crusers");
    let unit = |text: &str, span: std::ops::Range<usize>| {
        let written = Spanned::new(text.to_owned(), span.into());
        resolve::unit(&source, &written, &UNITS, "I4.6").unwrap_err().to_string()
    };
    assert_eq!(
        unit("crusers", 6..13),
        "orders:1:7: there is no unit `crusers` (I4.6) (did you mean `cruiser`?)"
    );
    let planets: [resolve::Row<'_, '_>; 2] = [("Jord", &["Йорд"]), ("Nar", &["Нар"])];
    let planet = |text: &str| {
        let written = Spanned::new(text.to_owned(), (0..3).into());
        resolve::name(&source, &written, &planets, "a planet", "I7.2").unwrap_err().to_string()
    };
    assert_eq!(planet("Jrd"), "orders:1:1: there is no planet `Jrd` (I7.2) (did you mean `Jord`?)");
    assert_eq!(planet("Йрд"), "orders:1:1: there is no planet `Йрд` (I7.2) (did you mean `Йорд`?)");
}

/// A list names each thing once, by its first name in the reader's script, and leaves nobody out whose
/// name is in the other.
#[test]
fn lists_of_names() {
    let help = |written: &str, table: &[resolve::Row<'_, '_>]| {
        let source = Source::new("orders", written);
        let name = Spanned::new(written.to_owned(), (0..written.len()).into());
        resolve::unknown(&source, &name, table, "a player", "I3.2").help.unwrap()
    };
    let players: [resolve::Row<'_, '_>; 3] = [("Leo", &[]), ("Мария", &[]), ("Anna", &[])];
    assert_eq!(help("Кто-то", &players), "known are: Leo, Мария, Anna");
    assert_eq!(help("Somebody", &players), "known are: Leo, Мария, Anna");
    assert_eq!(help("Марья", &players), "did you mean `Мария`?");
    assert_eq!(help("Anne", &players), "did you mean `Anna`?");
    let planets: [resolve::Row<'_, '_>; 2] =
        [("Jord", &["Jord", "Йорд", "Йорда", "Йорде"]), ("Nar", &["Nar", "Нар", "Нара"])];
    assert_eq!(help("Старпойнт", &planets), "known are: Йорд, Нар");
    assert_eq!(help("Starpoint", &planets), "known are: Jord, Nar");
}
