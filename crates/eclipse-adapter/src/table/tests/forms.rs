//! The forms of words, against expectations written by hand.

use super::setups::random;
use crate::table::EclipseTable;
use crate::table::names::Speaker;
use admiralty_eclipse::event::Event;
use admiralty_eclipse::party::{Kind, Party};
use admiralty_eclipse::setup::{Cube, Square};
use admiralty_eclipse::ship::{HexNumber, ShipType, Weapon};
use admiralty_game::Seat;
use admiralty_referee::{Lang, Table};

const RED: Party = Party::Player(Seat(0));
const BLUE: Party = Party::Player(Seat(1));
const ANCIENTS: Party = Party::Npc(0);
const GCDS: Party = Party::Npc(1);
const GUARDIANS: Party = Party::Npc(2);
const CRUISER: Kind = Kind::Type(ShipType::Cruiser);
const STARBASE: Kind = Kind::Type(ShipType::Starbase);
const INTERCEPTOR: Kind = Kind::Type(ShipType::Interceptor);
const DREADNOUGHT: Kind = Kind::Type(ShipType::Dreadnought);

fn table(lang: Lang) -> EclipseTable {
    random(lang, 0, ["ancient", "gcds_2e", "guardian_2e_third"])
}

fn with<T>(lang: Lang, f: impl FnOnce(Speaker<'_>) -> T) -> T {
    f(table(lang).speaker(lang))
}

fn tell(lang: Lang, event: Event) -> String {
    table(lang).tell_event(lang, &event)
}

#[test]
fn russian_ships_decline_with_their_number() {
    let expected = [
        (INTERCEPTOR, ["перехватчик", "2 перехватчика", "5 перехватчиков", "11 перехватчиков"]),
        (CRUISER, ["крейсер", "2 крейсера", "5 крейсеров", "11 крейсеров"]),
        (DREADNOUGHT, ["дредноут", "2 дредноута", "5 дредноутов", "11 дредноутов"]),
        (STARBASE, ["звёздная база", "2 звёздные базы", "5 звёздных баз", "11 звёздных баз"]),
        (Kind::Npc(0), ["корабль Древних", "2 корабля Древних", "5 кораблей Древних", "11 кораблей Древних"]),
        (Kind::Npc(2), ["Страж", "2 Стража", "5 Стражей", "11 Стражей"]),
        (Kind::Npc(1), ["СОЦГ", "2 СОЦГ", "5 СОЦГ", "11 СОЦГ"]),
    ];
    for (kind, [one, two, five, eleven]) in expected {
        with(Lang::Ru, |ru| {
            assert_eq!([1, 2, 5, 11].map(|n| ru.ships(kind, n)), [one, two, five, eleven]);
            assert_eq!(ru.ships(kind, 21), format!("21 {one}"));
            assert_eq!(ru.ships(kind, 22), two.replace('2', "22"));
        });
    }
}

#[test]
fn english_ships_have_a_plural() {
    with(Lang::En, |en| {
        let ships = [1, 2, 5, 11, 21, 22].map(|n| en.ships(CRUISER, n));
        assert_eq!(
            ships,
            ["cruiser", "2 cruisers", "5 cruisers", "11 cruisers", "21 cruisers", "22 cruisers"]
        );
        assert_eq!(en.ships(Kind::Npc(0), 2), "2 Ancient ships");
    });
}

#[test]
fn russian_ships_have_cases() {
    let expected = [
        (INTERCEPTOR, "перехватчик", "перехватчики", "перехватчиков"),
        (CRUISER, "крейсер", "крейсеры", "крейсеров"),
        (DREADNOUGHT, "дредноут", "дредноуты", "дредноутов"),
        (STARBASE, "звёздную базу", "звёздные базы", "звёздных баз"),
    ];
    for (kind, accusative, nominative, genitive) in expected {
        with(Lang::Ru, |ru| {
            assert_eq!(ru.target(BLUE, kind), format!("{accusative} (Синий)"));
            assert_eq!(ru.kinds(kind), nominative);
            assert_eq!(ru.kinds_genitive(kind), genitive);
        });
    }
    with(Lang::Ru, |ru| {
        let targets = [ANCIENTS, GCDS, GUARDIANS].map(|party| match party {
            Party::Npc(npc) => ru.target(party, Kind::Npc(npc)),
            Party::Player(_) => String::new(),
        });
        assert_eq!(targets, ["корабль Древних", "СОЦГ", "Стража"]);
    });
}

#[test]
fn dice_are_counted_by_colour() {
    with(Lang::Ru, |ru| {
        let yellow = [1, 2, 5, 11, 21, 22].map(|n| ru.dice(Weapon::Ion.label(), n));
        let expected = [
            "1 жёлтая кость",
            "2 жёлтые кости",
            "5 жёлтых костей",
            "11 жёлтых костей",
            "21 жёлтая кость",
            "22 жёлтые кости",
        ];
        assert_eq!(yellow, expected);
        let three = Weapon::ALL.map(|weapon| ru.dice(weapon.label(), 3));
        assert_eq!(three, ["3 жёлтые кости", "3 оранжевые кости", "3 красные кости", "3 ракетные кости"]);
        assert_eq!(ru.die_accusative(Weapon::Ion, 1), "жёлтую кость");
        assert_eq!(ru.die(Weapon::Antimatter, 4), "красная кость");
        assert_eq!(ru.die(Weapon::Antimatter, 1), "часть красной кости");
    });
    with(Lang::En, |en| {
        let one = Weapon::ALL.map(|weapon| en.dice(weapon.label(), 1));
        assert_eq!(one, ["1 yellow die", "1 orange die", "1 red die", "1 missile die"]);
        assert_eq!(en.dice(Weapon::Ion.label(), 3), "3 yellow dice");
    });
}

#[test]
fn shots_are_told_in_whole_sentences() {
    let fired = |ships, dice, hits| Event::Fired { party: RED, kind: INTERCEPTOR, ships, dice, hits };
    let ru = |ships, dice, hits| tell(Lang::Ru, fired(ships, dice, hits));
    assert_eq!(ru(3, 3, 2), "Красный: 3 перехватчика стреляют, попасть могут 2 кости из 3.");
    assert_eq!(ru(21, 42, 21), "Красный: 21 перехватчик стреляет, попасть может 21 кость из 42.");
    assert_eq!(ru(5, 10, 5), "Красный: 5 перехватчиков стреляют, попасть могут 5 костей из 10.");
    assert_eq!(ru(1, 1, 0), "Красный: перехватчик стреляет, кость попасть не может.");
    let en = |ships, dice, hits| tell(Lang::En, fired(ships, dice, hits));
    assert_eq!(en(3, 3, 2), "Red's 3 interceptors fire: 2 of 3 dice can hit.");
    assert_eq!(en(1, 1, 1), "Red's interceptor fires: the die can hit.");

    let hit = |points, cubes| {
        let (party, target, kind, weapon) = (RED, BLUE, STARBASE, Weapon::Plasma);
        Event::Hit { party, weapon, target, kind, points, cubes }
    };
    let text = "Красный: оранжевая кость попадает в звёздную базу (Синий), урон 2 (на корабле 3 кубика).";
    assert_eq!(tell(Lang::Ru, hit(2, 3)), text);
    assert_eq!(tell(Lang::En, hit(2, 3)), "Red's orange die hits Blue's starbase for 2 (3 cubes on it).");
}

#[test]
fn npcs_are_subjects_with_their_own_number() {
    let begins = |defender| Event::BattleBegins { hex: HexNumber(1), attacker: RED, defender };
    let ru = |party| tell(Lang::Ru, begins(party));
    assert_eq!(ru(ANCIENTS), "Бой в секторе 1: нападает Красный, обороняются Древние.");
    assert_eq!(ru(GCDS), "Бой в секторе 1: нападает Красный, обороняется СОЦГ.");
    let en = |party| tell(Lang::En, begins(party));
    assert_eq!(en(GUARDIANS), "Battle in hex 1: Red attacks, the Guardians defend.");
    assert_eq!(en(GCDS), "Battle in hex 1: Red attacks, the GCDS defends.");

    let fired =
        |npc, ships| Event::Fired { party: Party::Npc(npc), kind: Kind::Npc(npc), ships, dice: 2, hits: 0 };
    assert_eq!(tell(Lang::En, fired(1, 1)), "The GCDS fires: none of 2 dice can hit.");
    assert_eq!(tell(Lang::En, fired(0, 1)), "An Ancient ship fires: none of 2 dice can hit.");
    assert_eq!(tell(Lang::Ru, fired(1, 1)), "СОЦГ стреляет, попасть не может ни одна кость из 2.");
    assert_eq!(tell(Lang::Ru, fired(0, 1)), "Корабль Древних стреляет, попасть не может ни одна кость из 2.");
}

#[test]
fn what_follows_the_battles_is_told() {
    let due = |tiles, taking_part| Event::TilesDue { seat: Seat(0), tiles, taking_part };
    assert_eq!(tell(Lang::Ru, due(1, true)), "Красный: причитается 1 жетон репутации, за участие в бою.");
    assert_eq!(
        tell(Lang::Ru, due(2, true)),
        "Красный: причитается 2 жетона репутации, из них 1 за участие в бою."
    );
    assert_eq!(tell(Lang::Ru, due(5, false)), "Красный: причитается 5 жетонов репутации.");
    assert_eq!(tell(Lang::En, due(1, true)), "Red draws 1 reputation tile, for taking part.");

    let cube = |square| Event::CubeDestroyed { owner: Seat(1), square, graveyard: Cube::Science };
    assert_eq!(
        tell(Lang::Ru, cube(Square::Gray)),
        "Синий: кубик населения с серой клетки уничтожен и попадает на кладбище науки."
    );
    assert_eq!(
        tell(Lang::En, cube(Square::Orbital)),
        "Blue loses a cube on an Orbital; it goes to the science graveyard."
    );

    let repaired = |cubes| Event::Repaired { party: ANCIENTS, hex: HexNumber(204), cubes };
    let ru = |cubes| tell(Lang::Ru, repaired(cubes));
    assert_eq!(ru(1), "Древние: ремонт в секторе 204, снят 1 кубик повреждения.");
    assert_eq!(ru(22), "Древние: ремонт в секторе 204, сняты 22 кубика повреждения.");
    assert_eq!(ru(11), "Древние: ремонт в секторе 204, снято 11 кубиков повреждения.");
    assert_eq!(tell(Lang::En, repaired(1)), "The Ancients in hex 204 are repaired: 1 cube removed.");

    let graveyard = Event::Graveyard { seat: Seat(1), money: 1, science: 0, materials: 2 };
    assert_eq!(
        tell(Lang::Ru, graveyard),
        "Синий: кубики с кладбищ (деньги 1, материалы 2) вернутся на треки в фазе очистки."
    );
}
