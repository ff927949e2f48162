use super::*;
use crate::words::Naming;
use crate::words::fixture::{self, hex};
use admiralty_referee::Lang;

const HANDS: [u32; 6] = [2, 3, 4, 0, 7, 1];

fn text(lang: Lang) -> String {
    let setup = fixture::setup();
    board(&Naming::new(&setup), lang, &setup.position, &HANDS)
}

#[test]
fn the_table_has_a_row_for_each_planet_and_fleet() {
    let text = text(Lang::En);
    let table: Vec<&str> = text.lines().skip(2).take_while(|line| !line.is_empty()).collect();
    let setup = fixture::setup();
    let empty = |id: &admiralty_imperium::map::HexId| {
        let fleets = setup.position.fleets.iter().filter(|fleet| fleet.hex == *id).count();
        setup.map.planets_of(*id).count() + fleets == 0
    };
    let rows = setup.map.planets.len() + setup.position.fleets.len();
    assert_eq!(table.len(), 1 + rows + setup.map.hex_ids().filter(empty).count());
    let numbers: Vec<u16> =
        table.iter().filter_map(|line| line.split_whitespace().next()?.parse().ok()).collect();
    let all: Vec<u16> = (1..=37).collect();
    assert!(all.iter().all(|n| numbers.contains(n)));
}

#[test]
fn rows_say_what_is_there() {
    let text = text(Lang::En);
    let row = |start: &str| {
        let line = text.lines().find(|line| line.starts_with(start)).unwrap();
        line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(
        row("4 "),
        [
            "4",
            "wormhole α",
            "Lodor",
            "15/5 green",
            "Жол-Нар",
            "3 fighters, 12 ground forces, 6 PDS, 1 space dock"
        ]
    );
    assert_eq!(row("7 "), ["7", "Supernova"]);
    assert_eq!(row("5 "), ["5", "Gravity Rift", "fleet", "Сол", "1 cruiser"]);
    assert!(text.contains("1 carrier, 2 cruisers, 3 dreadnoughts, 5 fighters (aboard: 5 ground forces)"));
    assert!(text.contains("Laws: “open borders”, “crown of the stars” ([b]Ззча_1)"));
    assert!(text.contains("Trade agreements: Хакан – Сол, Летнев – Жол-Нар"));
}

#[test]
fn columns_stand_under_one_another() {
    for lang in Lang::ALL {
        let text = text(lang);
        let table: Vec<&str> = text.lines().skip(2).take_while(|line| !line.is_empty()).collect();
        let owner = |line: &str| line.find("Сол").map(|at| line[..at].chars().count());
        let places: std::collections::BTreeSet<usize> = table.iter().filter_map(|line| owner(line)).collect();
        assert_eq!(places.len(), 1, "{places:?}");
    }
}

#[test]
fn hands_are_counted_and_named_only_where_they_are_shown() {
    let text = text(Lang::En);
    assert!(text.contains("Action Cards: 2 (sabotage ×2)"));
    assert!(text.contains("credits: 17; Action Cards: 3\n"));
    assert_eq!(text.matches("sabotage").count(), 1);
}

#[test]
fn totals_are_sums_over_planets() {
    let setup = fixture::setup();
    // Letnev: Arc Prime 20/0, Wren Terra 10/5, Dal Bootha 0/10, Xxehan 5/5, Saudor 10/10.
    assert_eq!(totals(&setup, &setup.position, Seat(1)), (5, 45, 30));
}

#[test]
fn the_russian_board_declines() {
    let text = text(Lang::Ru);
    assert!(text.contains("1 космический док"));
    assert!(text.contains("12 наземных отрядов"));
    assert!(text.contains("Аномалия α"));
    assert!(text.contains("заказано и не размещено: 2 крейсера, 5 наземных отрядов"));
    assert_eq!(hex(&fixture::setup(), 37).0, 36);
}
