use super::*;
use admiralty_notation::Source;

fn read(line: &str) -> Result<BattleLine, Problems> {
    parse(&Source::new("the battle line", line), &[])
}

#[test]
fn lines_are_read_and_printed() {
    for (line, expected) in [
        ("3 cruiser vs 2 dreadnought", "3 cruiser vs 2 dreadnought"),
        ("Sol: Cruisers, 2 war suns vs Hacan: carrier", "Sol: 1 cruiser, 2 war_sun vs Hacan: 1 carrier"),
        ("2 cruiser, fighter, cruiser vs destroyers", "3 cruiser, 1 fighter vs 1 destroyer"),
        ("2 крейсера, линкор vs 5 истребителей", "2 cruiser, 1 dreadnought vs 5 fighter"),
        (
            "cruiser(combat=7), cruiser(combat=8 dice=1) vs Raider(combat=7 dice=2 cost=5 sustains)",
            "1 cruiser(combat=7), 1 cruiser vs 1 raider(combat=7 dice=2 cost=5 sustains)",
        ),
        (
            "3 ground forces, 2 dreadnoughts vs Ground-Force, PDS; invasion",
            "3 ground_force, 2 dreadnought vs 1 ground_force, 1 pds; invasion",
        ),
        (
            "2 fighter, cruiser vs 2 cruisers; losses attacker=cruisers,fighter defender=cruiser; retreat ships 2",
            "2 fighter, 1 cruiser vs 2 cruiser; losses attacker=cruiser,fighter defender=cruiser; retreat \"ships 2\"",
        ),
        (
            "cruiser vs cruiser; retreat \"odds 0.3\"; sustain on; rounds 5",
            "1 cruiser vs 1 cruiser; retreat \"odds 30%\"; rounds 5; sustain on",
        ),
        ("cruiser vs cruiser; retreat “round 3”; sustain off; retreat never", ""),
        (
            "cruiser vs cruiser; method monte-carlo; samples 1e3; seed 7; budget 1e6; attacker rule",
            "1 cruiser vs 1 cruiser; method monte-carlo; samples 1000; seed 7; budget 1000000",
        ),
    ] {
        let battle = match read(line) {
            Ok(battle) => battle,
            Err(_) if expected.is_empty() => continue,
            Err(problems) => panic!("{line}: {problems}"),
        };
        let printed = canonical(&battle);
        assert_eq!(printed, expected, "{line}");
        assert_eq!(read(&printed).unwrap(), battle, "{line}");
    }
}

#[test]
fn the_default_order_is_cheapest_then_worse_then_as_written() {
    let line = "a(combat=5 cost=4), b(combat=9 cost=4), c(combat=9 cost=4), d(combat=2 cost=3) vs cruiser";
    let order = |line: &str| {
        let battle = read(line).unwrap();
        let names = battle.orders.losses[0].iter().map(|id| battle.units[id.index()].name.clone());
        names.collect::<Vec<_>>().concat()
    };
    assert_eq!(order(line), "dbca");
    assert_eq!(order(&format!("{line}; losses attacker=a,c")), "acdb");
}

#[test]
fn flags_override_the_line() {
    let flags = [("losses", "attacker=dreadnought,fighter"), ("invasion", ""), ("sustain", "on")];
    let flags = flags.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let line = Source::new("line", "2 dreadnought, 3 fighter vs 2 cruiser; losses attacker=fighter");
    let battle = parse(&line, &flags[..1]).unwrap();
    assert_eq!(
        canonical(&battle),
        "2 dreadnought, 3 fighter vs 2 cruiser; losses attacker=dreadnought,fighter"
    );
    let line = Source::new("line", "2 ground_force vs 2 ground_force");
    let battle = parse(&line, &flags[1..]).unwrap();
    assert_eq!(canonical(&battle), "2 ground_force vs 2 ground_force; invasion; sustain on");
}

/// I5.3.3: a planet with PDS is not bombarded.
#[test]
fn pds_keep_dreadnoughts_away() {
    let battle = read("3 ground_force, 2 dreadnought vs ground_force, pds; invasion").unwrap();
    assert!(battle.setup.bombards.is_empty());
    assert_eq!(battle.notes.len(), 1);
    let battle = read("3 ground_force, 2 dreadnought vs ground_force; invasion").unwrap();
    assert_eq!((battle.setup.bombards.total(), battle.notes.len()), (2, 0));
}

#[test]
fn mistakes_are_pointed_at() {
    for (line, expected) in [
        (
            "cruser vs carrier",
            "1: there is no unit `cruser` (did you mean `cruiser`? (a unit of your own has figures: `cruser(combat=7)`))",
        ),
        (
            "raider(dice=2) vs carrier",
            "1: `raider` is in no table, and has no combat value here (write it in parentheses: `raider(combat=7)`; combat=11 never hits)",
        ),
        (
            "cruiser(combat=12) vs a(combat=1)",
            "16: `combat` is too large: `12` (`combat` is a number from 1 to 11)",
        ),
        (
            "cruiser(combat=0) vs carrier",
            "16: `combat` is too small: `0` (`combat` is a number from 1 to 11)",
        ),
        ("cruiser(hull=1) vs carrier", "9: a unit has no `hull` (known are: combat, dice, cost, sustains)"),
        ("cruiser(combat) vs carrier", "9: `combat` has no number (write it behind: `combat=5`)"),
        ("cruiser(dice=1 dice=2) vs carrier", "16: `dice` is given twice (leave one)"),
        (
            "999999 cruiser vs carrier",
            "1: 999999 units on a side are beyond any table (at most 1000 are computed)",
        ),
        (
            "600 cruiser, 600 fighter vs carrier",
            "14: 1200 units on a side are beyond any table (at most 1000 are computed)",
        ),
        (
            "ground_force vs carrier",
            "1: `ground_force` does not fight in a Space battle (leave it out, or write `; invasion` behind the line (I5.3))",
        ),
        (
            "cruiser vs space dock",
            "12: a space_dock does not fight (leave it out: it is taken with its planet (I5.3.7); its Fighters fight, as `fighter`)",
        ),
        (
            "cruiser vs ground_force; invasion",
            "1: `cruiser` takes no part in an Invasion (the attacker's ground_force land (I5.3.1) and dreadnoughts bombard (I5.3.3))",
        ),
        (
            "pds vs ground_force; invasion",
            "1: the attacker's `pds` does not fight (leave it out: PDS that land stay if the planet is taken (I5.3.7))",
        ),
        (
            "ground_force vs fighter; invasion",
            "17: `fighter` takes no part in an Invasion (the defender has ground_force and pds on the planet; fleets fight before it (I5.2))",
        ),
        (
            "ground_force vs ground_force; invasion; retreat \"round 1\"",
            "41: there is no retreat from a planet (take `retreat` away: Ground Forces fight until one side has none (I5.3.5))",
        ),
        (
            "cruiser vs carrier; losses attacker=carrier",
            "37: the attacker has no `carrier` (the only one known is `cruiser`)",
        ),
        (
            "cruiser vs carrier; losses atacker=cruiser",
            "28: `atacker` is neither attacker nor defender (write what is lost first, as in `losses attacker=fighter,cruiser`)",
        ),
        (
            "ground_force, dreadnought vs ground_force; invasion; losses attacker=dreadnought",
            "70: `dreadnought` is not lost in an Invasion (only Ground Forces are: name those, or leave it out)",
        ),
        (
            "cruiser vs carrier; retreat \"round 0\"",
            "21: `round` is out of range: 0 (`round` is a whole number from 1 to 1000)",
        ),
        (
            "cruiser vs carrier; retreat \"rund 2\"",
            "21: a retreat cannot depend on `rund` (did you mean `round`?)",
        ),
        (
            "cruiser vs carrier; retreat \"odds 130%\"",
            "21: `130%` is not a probability (write it as `30%`, or `0.3`; it is from 0 to 100 per cent)",
        ),
        (
            "cruiser vs carrier; home 4",
            "21: `home` does not apply to imperium: it is an option of EVE (the options of imperium are: invasion, losses, retreat, rounds, sustain, objective, attacker, defender, method, samples, seed, budget)",
        ),
        ("cruiser vs carrier; invsion", "21: there is no option `invsion` (did you mean `invasion`?)"),
        (
            "cruiser vs carrier; defender best",
            "21: `defender` is always `rule` in the odds of imperium (take it away: losses follow the battle instructions (`losses`, `retreat`))",
        ),
        (
            "cruiser vs carrier; rounds 0",
            "28: `rounds` is too small: 0 (`rounds` is a whole number from 1 to 1000; 1e6 is a million)",
        ),
    ] {
        let problems = match read(line) {
            Err(problems) => problems,
            Ok(_) => panic!("{line} is read"),
        };
        assert_eq!(problems.first().to_string(), format!("the battle line:1:{expected}"), "{line}");
    }
}
