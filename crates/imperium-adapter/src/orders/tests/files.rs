//! Whole files: comments, decorations, headings, continued lines; printing.

use super::*;

#[test]
fn the_head_of_a_file() {
    let source = Source::new(
        "orders",
        "\u{feff}# my orders\nИгрок: Анна Петровна\r\nturn 12 // the twelfth\nслово «по щучьему \\» веленью»\n",
    );
    let (orders, problems) = parse(&source);
    assert_eq!(problems, []);
    let seat = orders.seat.unwrap();
    assert_eq!((seat.value.as_str(), source.slice(seat.span)), ("Анна Петровна", "Анна Петровна"));
    assert_eq!(orders.turn.unwrap().value, 12);
    assert_eq!(orders.word.unwrap().value, "по щучьему » веленью");
    assert_eq!(orders.items, []);
    let (orders, problems) = read("word 42");
    assert_eq!((orders.word.unwrap().value.as_str(), problems.len()), ("42", 0));
}

#[test]
fn decorations_and_headings() {
    let plain = read("buy pds\nmove 2 cruisers from 14 to 15\nbattle at 15: no retreat\ndocks Jord").0;
    for text in [
        "Purchases:\n- BUY pds\n* Move 2 cruisers from 14 to 15\n  Battles:\n• battle at 15: no retreat\nDocks:\n1. docks Jord",
        "[b]Экономика:[/b]\n[list][*][b]buy[/b] pds\n[*]**move** 2 cruisers from 14 to 15[/list]\n[color=#f00]battle[/color] at 15: no retreat\n2) docks Jord\n",
        "**Income phase**\n__buy__ pds\nДвижение\n— move 2 cruisers from 14 to 15 # just a visit\nФаза космической битвы\nbattle at 15: no retreat\n# docks Nar\n[b]docks Jord[/b]",
        "== Economic phase ==\nbuy pds\n-----\n== Movement\nmove 2 cruisers from 14 to 15\n=== Mind this: ===\n[quote=Anna]move 1 pds\nfrom 14[/quote] battle at 15: no retreat\n[QUOTE]vote for![/QUOTE]\ndocks Jord",
        "buy \\\n pds\nmove 2 cruisers\n... from 14\nto 15\nbattle at 15:\n  no retreat\ndocks Jord\n\n",
    ] {
        let (orders, problems) = read(text);
        assert!(problems.is_empty(), "{text}: {problems:?}");
        assert_eq!(bare(&orders.items), bare(&plain.items).as_str(), "{text}");
    }
}

#[test]
fn lines_continue() {
    let route =
        vec![step(hex(14), vec![load(1, "pds", Some("Jord"))]), step(hex(15), vec![]), step(hex(16), vec![])];
    let expected = OrderKind::Move(Move { ships: vec![stack(1, "carrier")], route, attacks: false });
    for text in [
        "move carrier from 14\n  load pds from Jord\n  via 15\n  to 16",
        "двигать carrier из 14\n- погрузить pds с Jord\n- через 15\n- в 16",
    ] {
        assert_eq!(bare(&one(text)), bare(&expected), "{text}");
    }
    let expected = OrderKind::Battle(Battle {
        at: Some(hex(15)),
        losses: names(["fighter"]),
        retreat: Some(Retreat::When { conditions: vec![at(Condition::Round(2))], to: None }),
        ..Battle::default()
    });
    for text in [
        "battle at 15\nlosses fighter\nretreat after round 2",
        "бой в 15:\nпотери fighter\nотступить после раунда 2",
    ] {
        assert_eq!(bare(&one(text)), bare(&expected), "{text}");
    }
    let (orders, _) = read("buy pds\n\nmove carrier from 14\n to 15");
    let source = "seat A\nbuy pds\n\nmove carrier from 14\n to 15";
    let spans: Vec<&str> =
        orders.items.iter().map(|order| &source[order.span.start..order.span.end]).collect();
    assert_eq!(spans, ["buy pds", "move carrier from 14\n to 15"]);
}

#[test]
fn a_heading_ends_what_could_be_continued() {
    let (orders, problems) = read("battle at 14: losses cruiser\nBatle at fifteen:\nlosses fighter");
    assert_eq!(orders.items.len(), 1);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].starts_with("orders:4:1: `losses` continues a statement"), "{problems:?}");
}

#[test]
fn canonical_lines() {
    for (line, en, ru) in [
        ("give 1 cr to Anna", "give 1 credit to Anna", "отдать 1 кредит игроку Anna"),
        (
            "give 2 cr, card X to B",
            "give 2 credits, card \"X\" to B",
            "отдать 2 кредита, карту \"X\" игроку B",
        ),
        ("give 11 cr to Anna", "give 11 credits to Anna", "отдать 11 кредитов игроку Anna"),
        ("give 21 cr to Anna", "give 21 credits to Anna", "отдать 21 кредит игроку Anna"),
        (
            "move pds 1 -> 2 -> \"Gate to Hell\"",
            "move 1 pds from 1 via 2 to \"Gate to Hell\"",
            "двигать 1 pds из 1 через 2 в \"Gate to Hell\"",
        ),
        (
            "battle at 1: retreat if odds < 25 or round 2",
            "battle at 1: retreat when odds < 25% or after round 2",
            "бой в 1: отступить, когда шансы ниже 25% или после раунда 2",
        ),
        ("break with B before income", "break with B before income", "разорвать с B перед фазой дохода"),
        ("vote \"Player 2\"", "vote for \"Player 2\"", "голос за \"Player 2\""),
        ("research \"a \\\"b\\\" \\\\\"", "research \"a \\\"b\\\" \\\\\"", "изучить \"a \\\"b\\\" \\\\\""),
    ] {
        let order = one(line);
        assert_eq!(print_order(&order, Lang::En), en, "{line}");
        assert_eq!(print_order(&order, Lang::Ru), ru, "{line}");
    }
    let (orders, _) = read("turn 2\nword x\nbuy pds");
    assert_eq!(print(&orders, Lang::En), "seat A\nturn 2\nword \"x\"\nbuy 1 pds\n");
    assert_eq!(print(&orders, Lang::Ru), "игрок A\nход 2\nслово \"x\"\nкупить 1 pds\n");
}

/// The blocks of examples in the documentation of the module, without the marks of comments.
fn documented() -> Vec<String> {
    let blocks = include_str!("../mod.rs").split("//! ```");
    let of_text = blocks.filter_map(|block| block.strip_prefix("text\n"));
    of_text.map(|block| block.replace("//! ", "").replace("//!", "")).collect()
}

#[test]
fn documented_examples_are_right() {
    let [mixed, english, russian] = <[String; 3]>::try_from(documented()).unwrap();
    let [_, english, russian] = [mixed, english, russian].map(|text| {
        let (orders, problems) = parse(&Source::new("the example", text));
        assert_eq!(problems, []);
        orders
    });
    assert_eq!(bare(&russian), bare(&english));
    // Every kind of order is shown.
    let kinds: std::collections::BTreeSet<String> = english
        .items
        .iter()
        .map(|order| bare(&order.kind).split([' ', '(']).next().unwrap().to_owned())
        .collect();
    assert_eq!(kinds.len(), 23, "{kinds:?}");
}

#[test]
fn a_quote_that_is_not_closed_is_a_mistake_and_hides_nothing() {
    let (orders, problems) = read("buy pds\n[quote=Anna]vote for\ndocks Jord");
    assert_eq!(orders.items.len(), 2, "{:?}", orders.items);
    assert!(problems.len() == 1 && problems[0].contains("this quote is not closed"), "{problems:?}");
}

#[test]
fn each_planet_of_a_landing_is_an_order() {
    for text in [
        "land 3 pds from carrier on Jord, 1 pds, 2 ground_force on Nar",
        "высадить 3 pds с carrier на Jord и 1 pds, 2 ground_force на Nar",
    ] {
        let (orders, problems) = read(text);
        assert!(problems.is_empty(), "{text}: {problems:?}");
        let kinds: Vec<OrderKind> = orders.items.into_iter().map(|order| order.kind).collect();
        let expected = [
            OrderKind::Land { units: vec![stack(3, "pds")], from: Some(name("carrier")), on: name("Jord") },
            OrderKind::Land {
                units: vec![stack(1, "pds"), stack(2, "ground_force")],
                from: None,
                on: name("Nar"),
            },
        ];
        assert_eq!(bare(&kinds), bare(&expected), "{text}");
    }
}
