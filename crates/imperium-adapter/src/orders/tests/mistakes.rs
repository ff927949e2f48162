//! Mistakes of form: each is pointed at, with its clause and what would be right.

use super::*;

/// One mistake in a line: column, and the message with its help.
const MISTAKES: &[(&str, &str)] = &[
    // Words that begin nothing.
    ("buu 2 cruisers", "1: `buu` begins no statement (O1) (did you mean `buy`?)"),
    ("куптиь 2 крейсера", "1: `куптиь` begins no statement (O1) (did you mean `купить`?)"),
    ("hold fier in 15", "1: `hold` begins no statement (O1) (did you mean `hold fire`?)"),
    ("> vote for", "1: `>` begins no statement (O1) (…)"),
    // Missing pieces.
    ("buy", "4: a unit is missing here (I4.6) (write it here)"),
    ("buy 2", "6: a unit is missing here (I4.6) (write it here)"),
    ("vote", "5: the vote is missing here (I3.3) (as in `vote for`, `vote against` or `vote NAME`)"),
    ("give 10 to Anna", "9: the word `credits` is missing here (I3.2) (as in `10 credits, card \"X\"`)"),
    ("give 10 credits", "16: a player's name is missing here (I3.2) (write it here)"),
    ("give Anna", "6: credits or a card is missing here (I3.2) (as in `10 credits, card \"X\"`)"),
    (
        "exchange with Anna: 10 credits",
        "31: what is given in return is missing here (I3.2) (as in `exchange with NAME: 10 credits for card \"X\"`)",
    ),
    ("agree with", "11: a player's name is missing here (I4.4) (write it here)"),
    (
        "move 2 cruisers to 15",
        "17: where the ships are is missing here (I5.1.8) (as in `move 2 cruisers from 14 via 15 to 16`)",
    ),
    (
        "двигать 2 крейсера из 14",
        "25: where the ships go is missing here (I5.1.8) (as in `двигать 2 крейсера из 14 через 15 в 16`)",
    ),
    (
        "move 2 cruisers form Jord to 15",
        "17: where the ships are is missing: `form` is not understood (I5.1.8) (did you mean `from`?)",
    ),
    (
        "move 2 cruisers from 14 too 15",
        "25: `too` is not understood after a hex number (I5.1.8) (did you mean `to`?)",
    ),
    ("land 2 pds", "11: the planet is missing here (I5.3.1) (as in `land 3 ground_force on PLANET`)"),
    ("attack Anna", "12: where is missing here (I5.1.7) (as in `attack NAME at 15`)"),
    (
        "place 2 cruisers",
        "17: the dock's planet is missing here (I7.1) (as in `place 2 cruisers at PLANET, 3 fighters at PLANET`)",
    ),
    (
        "battle at 15",
        "13: what to do in the battle is missing here (O2) (as in `losses fighter, cruiser; retreat after round 3`)",
    ),
    (
        "battle: retreat",
        "16: when to retreat is missing here (O2) (as in `retreat after round 3 or when odds < 30% to 14`)",
    ),
    (
        "battle: retreat when hungry",
        "22: `hungry` is no condition of a retreat (O2) (the conditions are: `round 3`, `ships 2`, `odds < 30%`; in Russian: `раунда 3`, `кораблей 2`, `шансы ниже 30%`)",
    ),
    (
        "бой: отступить после раунда",
        "28: the number of the round is missing here (O2) (as in `отступить после раунда 3`)",
    ),
    // Numbers.
    ("buy 0 pds", "5: `0` is out of range for a number of units (I4.6) (write a number from 1 to 1000)"),
    (
        "move pds from 70000 to 1",
        "15: `70000` is out of range for a hex number (I5.1.8) (write a number from 1 to 65535)",
    ),
    (
        "give 99999999999 credits to Anna",
        "6: `99999999999` is out of range for credits (I3.2) (write a number from 1 to 1000000)",
    ),
    (
        "battle: retreat when odds < 130%",
        "29: `130%` is out of range for odds in per cent (O2) (write a number from 1 to 100)",
    ),
    (
        "battle: retreat when ships < 1",
        "30: a side without ships cannot retreat (O2) (write how many ships are left, from 1)",
    ),
    (
        "land 2 pds on 15",
        "15: `15` is a number; a planet's name belongs here (I5.3.1) (a name that is a number stands in quotes: \"…\")",
    ),
    (
        "research 15",
        "10: `15` is a number; the name of a technology belongs here (I6.1) (a name that is a number stands in quotes: \"…\")",
    ),
    (
        "move all cruisers from 1 to 2",
        "6: how many units is missing here (I5.1.8) (write the number: what will be there is not known when orders are checked)",
    ),
    // What does not belong.
    (
        "buy 2 pds 3 fighters",
        "11: `3` does not belong here (I4.6) (the things of a list are separated by commas)",
    ),
    (
        "hold fire Anna",
        "11: `Anna` does not belong here (I5.2.7) (one statement stands in a line; a name of several words may stand in quotes: \"…\")",
    ),
    (
        "agree with @nna",
        "12: `@` does not belong here (O1) (take it away, or put the name that contains it in quotes: \"…\")",
    ),
    (
        "research \"Nano",
        "10: this quote is not closed (O1) (write `\"` after the last word that belongs to it)",
    ),
    (
        "research «»",
        "10: there is nothing between the quotes (O1) (write a name between them, or take them away)",
    ),
    // Phases.
    ("break with Anna before incme", "24: there is no phase `incme` (I4.5) (did you mean `income`?)"),
    (
        "break with Anna before invasion",
        "24: an agreement is not ended before this phase (I4.5) (the phases are: income, movement, technology, placement, development)",
    ),
    ("сыграть «X» в фазе движенния", "20: there is no phase `движенния` (I4.2) (did you mean `движения`?)"),
    // Battles.
    ("battle: loses fighter", "9: `loses` is no instruction for a battle (O2) (did you mean `losses`?)"),
    ("бой: птери истребитель", "6: `птери` is no instruction for a battle (O2) (did you mean `потери`?)"),
    (
        "battle: no retreat; retreat after round 1",
        "21: to retreat and never to retreat exclude one another (O2) (leave one)",
    ),
    (
        "battle: retreat after round 1 to 1; retreat when ships 1 to 2",
        "61: a second hex to retreat to (O2) (all attackers of a battle retreat to one hex: leave one)",
    ),
    ("battle: losses a; losses b", "19: this is given twice for the battle (O2) (leave one)"),
    // Twice.
    ("seat B", "1: this is written twice (O1) (leave one)"),
];

#[test]
fn each_is_pointed_at() {
    let mut wrong = Vec::new();
    for (line, expected) in MISTAKES {
        let (orders, problems) = read(line);
        let found = problems.join(" | ").replace("orders:2:", "");
        let fits = match expected.strip_suffix("(…)") {
            Some(start) => found.starts_with(start),
            None => found == *expected,
        };
        if !fits || problems.len() != 1 {
            wrong.push(format!("{line}\n  expected {expected}\n  found    {found}"));
        }
        assert_eq!(orders.items, [], "{line}");
        assert_eq!(orders.seat.unwrap().value, "A", "{line}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_at_once() {
    let lines: Vec<&str> =
        MISTAKES.iter().map(|(line, _)| *line).filter(|line| !line.contains('@')).collect();
    let (orders, problems) = read(&format!("{}\nbuy pds", lines.join("\n")));
    let places: Vec<usize> =
        problems.iter().map(|problem| problem.split(':').nth(1).unwrap().parse().unwrap()).collect();
    assert_eq!(places, (2..2 + lines.len()).collect::<Vec<_>>(), "{problems:#?}");
    assert_eq!(orders.items.len(), 1);
}

#[test]
fn several_in_a_line() {
    let (orders, problems) = read("buy 0 pds, 9999 cruisers, all fighters");
    assert_eq!((problems.len(), orders.items.len()), (3, 0), "{problems:?}");
}

#[test]
fn the_seat_is_required() {
    let (orders, problems) = parse(&Source::new("orders", "# nobody\nturn 0"));
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        problems,
        [
            "orders:1:1: whose orders these are is missing (O1) (write `seat NAME` or `игрок NAME` in the first line)",
            "orders:2:6: `0` is out of range for a turn (O1) (write a number from 1 to 9999)",
        ]
    );
    assert_eq!(orders, Orders::default());
    // A seat with a mistake is not missing besides.
    let (_, problems) = parse(&Source::new("orders", "seat 5"));
    assert_eq!(problems.len(), 1);
}

#[test]
fn ordered_once() {
    for (line, again, clause) in [
        ("vote for", "голос против", "I3.3"),
        ("research X", "research Y", "I6.1"),
        ("battles 1", "battles 2", "I5.2.0"),
        ("docks X", "доки Y", "I7.1"),
        ("ground losses X", "ground losses Y", "I5.3.5"),
    ] {
        let (orders, problems) = read(&format!("{line}\n{again}"));
        assert_eq!(problems, [format!("orders:3:1: this can be ordered only once ({clause}) (leave one)")]);
        assert_eq!(bare(&orders.items[0].kind), bare(&one(line)));
        assert_eq!(orders.items.len(), 1);
    }
}

#[test]
fn too_long() {
    let (orders, problems) = parse(&Source::new("orders", "#".repeat(MAX_LENGTH + 1)));
    assert_eq!((orders, problems.len()), (Orders::default(), 1));
}
