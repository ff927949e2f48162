//! Lines and what is said of them.

use super::*;
use crate::Kind;

/// The canonical text of a line, which reads as itself.
fn check(text: &str, expected: &str) {
    let line = parse(text).unwrap_or_else(|problems| panic!("{text}\n{problems}"));
    assert_eq!(line.to_string(), expected);
    assert_eq!(parse(expected).unwrap().to_string(), expected);
}

#[test]
fn canonical_lines() {
    for (text, expected) in [
        ("6 vs 2", "6 vs 2"),
        ("2 Cruiser VS. 3 interceptors", "2 Cruiser vs 3 interceptors"),
        ("cruiser v ancient", "cruiser vs ancient"),
        ("2 крейсер против 3 истребитель", "2 крейсер vs 3 истребитель"),
        ("a versus b", "a vs b"),
        ("a against b", "a vs b"),
        (
            "Reds: 2 heavy  cruiser , 1 dreadnought vs Jol-Nar's Men: ground_force",
            "Reds: 2 heavy cruiser, 1 dreadnought vs Jol-Nar's Men: ground_force",
        ),
        ("Player 2: 1 a vs \"Player 3\" : b", "\"Player 2\": 1 a vs \"Player 3\": b"),
        (
            "2 cruiser (gauss_shield, positron_computer ion_cannon * 2) vs gcds()",
            "2 cruiser(gauss_shield positron_computer ion_cannon*2) vs gcds()",
        ),
        (
            "cruiser(init=2 hull = 1,shield=-1)vs(x)".replace("vs(x)", "vs x").as_str(),
            "cruiser(init=2 hull=1 shield=-1) vs x",
        ),
        (
            "3 deck(5 4 3 3) discards(5) hand(\"Pitched Battle\" 'Salvage') plays(5) vs 4 deck(2)",
            "3 deck(5 4 3 3) discards(5) hand(\"Pitched Battle\" Salvage) plays(5) vs 4 deck(2)",
        ),
        ("incursus(2/3), 2x rifter(1/1 ambush=1) vs 3×a", "incursus(2/3), 2 rifter(1/1 ambush=1) vs 3 a"),
        ("3 * a vs 3*b", "3 a vs 3 b"),
        (
            "a vs b ; invasion;home 4 ; losses attacker=fighter, cruiser ;retreat “round 3”; attacker rule",
            "a vs b ; invasion ; home 4 ; losses attacker=fighter,cruiser ; retreat \"round 3\" ; attacker rule",
        ),
        ("a vs b; objective=material; --invasion", "a vs b ; objective material ; invasion"),
        ("a vs b; losses attacker=x,y, defender=z; vs v", "a vs b ; losses attacker=x,y defender=z ; vs v"),
        ("«Mark V» vs \"a\\\"b\\\\\"", "\"Mark V\" vs \"a\\\"b\\\\\""),
        ("'Jol-Nar's fleet' vs ‘it’s’", "Jol-Nar's fleet vs it’s"),
        ("hand(\"2\" 2) vs 1\u{a0}\u{feff}b\n", "hand(\"2\" 2) vs 1 b"),
        ("mk2 x-wing vs type 2b", "mk2 x-wing vs type 2b"),
        ("3 \"2nd fleet\" vs b", "3 \"2nd fleet\" vs b"),
    ] {
        check(text, expected);
    }
}

#[test]
fn what_a_line_says() {
    let line = parse("Reds: 2 heavy cruiser(hull=1 ion*2), 3 vs b ; losses attacker=c,d").unwrap();
    let [attacker, defender] = &line.sides;
    let slice = |span| line.source.slice(span);
    assert_eq!(attacker.name.as_ref().unwrap().text, "Reds");
    assert_eq!(slice(attacker.span), "Reds: 2 heavy cruiser(hull=1 ion*2), 3");
    let stack = &attacker.stacks[0];
    assert_eq!(stack.number(), 2);
    assert_eq!(slice(stack.span), "2 heavy cruiser(hull=1 ion*2)");
    let group = &stack.groups[0];
    assert_eq!(slice(group.span), "heavy cruiser(hull=1 ion*2)");
    assert!(group.name.is("Heavy-Cruiser"));
    let [hull, ion] = group.attributes() else { panic!("{group:?}") };
    let value = hull.value.as_ref().unwrap();
    assert_eq!((slice(hull.span), slice(value.span)), ("hull=1", "1"));
    assert_eq!((slice(ion.span), ion.times(), hull.times()), ("ion*2", 2, 1));
    assert_eq!((attacker.stacks[1].number(), attacker.stacks[1].groups.len()), (3, 0));
    assert_eq!((defender.stacks[0].count, defender.stacks[0].number()), (None, 1));
    assert_eq!(defender.stacks[0].groups[0].attributes, None);
    let losses = &line.options[0];
    assert!(losses.is("Losses"));
    assert_eq!(slice(losses.span), "losses attacker=c,d");
    assert_eq!(losses.arguments[0].values[1].text, "d");
}

/// The first word of the attacker's parentheses.
fn value(text: &str) -> (Source, Token) {
    let line = parse(&format!("a({text}) vs b")).unwrap();
    let head = line.sides[0].stacks[0].groups[0].attributes()[0].head.clone();
    (line.source, head)
}

#[test]
fn numbers() {
    for (text, whole, integer) in [
        ("4", "4", "4"),
        ("+4", "4", "4"),
        ("007", "7", "7"),
        ("-1", "`hull` cannot be negative, and `-1` is", "-1"),
        ("\u{2212}1", "`hull` cannot be negative, and `\u{2212}1` is", "-1"),
        ("10", "`hull` is too large: `10`", "`hull` is too large: `10`"),
        ("-10", "`hull` cannot be negative, and `-10` is", "`hull` is too small: `-10`"),
        (
            "99999999999999999999",
            "`hull` is too large: `99999999999999999999`",
            "`hull` is too large: `99999999999999999999`",
        ),
        (
            "-99999999999999999999",
            "`hull` cannot be negative, and `-99999999999999999999` is",
            "`hull` is too small: `-99999999999999999999`",
        ),
        ("2.5", "`hull` cannot be a fraction, as `2.5` is", "`hull` cannot be a fraction, as `2.5` is"),
        ("2/3", "`hull` cannot be a fraction, as `2/3` is", "`hull` cannot be a fraction, as `2/3` is"),
        ("two", "`two` is not a number", "`two` is not a number"),
        ("--2", "`--2` is not a number", "`--2` is not a number"),
        ("2nd", "`2nd` is not a number", "`2nd` is not a number"),
        ("1e3", "`1e3` is not a number", "`1e3` is not a number"),
    ] {
        let (source, token) = value(text);
        let read = token.whole(&source, "`hull`", 0..=9);
        let read = read.map_or_else(|problem| problem.message, |number| number.to_string());
        assert_eq!(read, whole, "{text}");
        let read = token.integer(&source, "`hull`", -9..=9);
        let read = read.map_or_else(|problem| problem.message, |number| number.to_string());
        assert_eq!(read, integer, "{text}");
    }
    let (source, token) = value("0");
    let problem = token.whole(&source, "a multiplier", 1..=9).unwrap_err();
    assert_eq!(
        problem.to_string(),
        "the battle line:1:3: a multiplier is too small: `0` (a multiplier is a number from 1 to 9)"
    );
    assert_eq!(problem.kind, Kind::OutOfRange);
}

#[test]
fn fractions() {
    for (text, decimal, chance, pair) in [
        ("0.5", Some(0.5), Some(0.5), None),
        ("-2.5", Some(-2.5), None, None),
        ("30%", None, Some(0.3), None),
        ("130%", None, None, None),
        ("3/10", None, Some(0.3), Some((3, 10))),
        ("3/0", None, None, Some((3, 0))),
        ("1.5.2", None, None, None),
        ("nan", None, None, None),
        ("inf", None, None, None),
        ("1", Some(1.0), Some(1.0), None),
        ("11", None, None, None),
    ] {
        let (source, token) = value(text);
        assert_eq!(token.decimal(&source, "it", -9.0..=9.0).ok(), decimal, "{text}");
        assert_eq!(token.chance(&source, "it").ok(), chance, "{text}");
        let read = token.pair().map(|pair| (pair.first, pair.second));
        assert_eq!(read, pair, "{text}");
        assert_eq!(token.is_number(), text.starts_with(['-', '0', '1', '3']), "{text}");
    }
}
