use super::*;
use admiralty_notation::Source;

fn read(line: &str) -> Result<BattleLine, Problems> {
    parse(&Source::new("the battle line", line), &[])
}

#[test]
fn lines_are_read_and_printed() {
    for (line, expected) in [
        ("incursus(2/3) vs heron(1/1)", "1 incursus(2/3) vs 1 heron(1/1)"),
        (
            "Ian: 2 Incursus(2/3 value=2), Incursus(2/3, value=2) vs Elysha: kestrel(2/2 ambush=1); home 4",
            "Ian: 3 incursus(2/3 value=2) vs Elysha: 1 kestrel(2/2 ambush=1); home 4",
        ),
        ("3 rifters(1/2) vs 2 rifter", "3 rifters(1/2) vs 2 rifters(1/2)"),
        ("a(1/2) vs a(2/1), a", "1 a(1/2) vs 2 a(2/1)"),
        ("a(attack=1 shield=2 ambush=0) vs a(2/1)", "1 a(1/2) vs 1 a(2/1)"),
        (
            "a(1/2) vs b(2/1); objective region; ambush-kills at_once; method exact; budget 1e6",
            "1 a(1/2) vs 1 b(2/1); objective region; ambush_kills at_once; budget 1000000",
        ),
        ("Ian: 2 b(1/3) vs Thad: Nobody; home 4", "Ian: 2 b(1/3) vs Thad: nobody; home 4"),
        ("a(1/1) vs nobody(1/2)", "1 a(1/1) vs 1 nobody(1/2)"),
        ("\"Mark V\"(1/2) vs b(2/1)", "1 \"mark v\"(1/2) vs 1 b(2/1)"),
    ] {
        let battle = match read(line) {
            Ok(battle) => battle,
            Err(problems) => panic!("{line}: {problems}"),
        };
        let printed = canonical(&battle);
        assert_eq!(printed, expected, "{line}");
        let again = read(&printed).unwrap();
        assert_eq!(again, battle, "{line}");
    }
}

#[test]
fn mistakes_are_pointed_at() {
    for (line, expected) in [
        (
            "incursus vs heron(1/1)",
            "1: what stands on the card of `incursus` is not known here (write its attack and shield behind it: `incursus(2/3)`)",
        ),
        (
            "a(2) vs b(1/1)",
            "3: `2` is not attack and shield (write both with a slash between them, as in `(2/3)`: attack 2, shield 3)",
        ),
        ("a(2/0) vs b(1/1)", "3: `shield` is too small: 0 (`shield` is a number from 1 to 100)"),
        ("a(2/3 ambsh=1) vs b(1/1)", "7: a ship has no `ambsh` (did you mean `ambush`?)"),
        ("a(2/3 ambush) vs b(1/1)", "7: `ambush` has no number (write it behind: `ambush=1`)"),
        ("a(2/3 attack=1) vs b(1/1)", "7: `attack` is given twice (leave one)"),
        ("a(attack=3) vs b(1/1)", "1: `a` has no shield (write attack and shield, as in `(2/3)`)"),
        ("a(101/3) vs b(1/1)", "3: `attack` is too large: 101 (`attack` is a number from 0 to 100)"),
        (
            "999999 incursus(2/2) vs b(1/1)",
            "1: 999999 ships of a kind are beyond any table (at most 100 are computed)",
        ),
        (
            "60 a(2/2), 60 a vs b(1/1)",
            "12: 120 ships of a kind are beyond any table (at most 100 are computed)",
        ),
        ("a(1/1) vs b(1/1); hme 4", "19: there is no option `hme` (did you mean `home`?)"),
        (
            "a(1/1) vs b(1/1); home 0",
            "24: `home` is too small: 0 (`home` is a whole number from 1 to 9999; 1e6 is a million)",
        ),
        (
            "a(1/1) vs b(1/1); planet 2",
            "19: `planet` does not apply to eve: it is an option of Warpgate (the options of eve are: objective, home, ambush_kills, attacker, defender, method, samples, seed, budget)",
        ),
        (
            "a(1/1) vs b(1/1); method monte-carlo",
            "19: there is no luck in an attack of eve, and so nothing to sample (take `method` away: the answer is exact)",
        ),
        (
            "a(1/1) vs b(1/1); defender rule",
            "19: `defender` is always `best` in the odds of eve (take it away; at the referee's table `--auto NAME=rule` plays by a simple rule)",
        ),
        (
            "a(1/1) b(2/2) vs b(1/1)",
            "8: two ships stand here without a comma between them (write a comma between two stacks, as in `2 rifter(1/2), heron(2/2)`)",
        ),
    ] {
        let problems = read(line).unwrap_err();
        let text = problems.first().to_string();
        assert_eq!(text, format!("the battle line:1:{expected}"), "{line}");
    }
}
