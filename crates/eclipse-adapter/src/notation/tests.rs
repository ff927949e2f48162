//! Battle lines that are right: what they mean, and their canonical text.

use super::*;
use crate::Objective;
use admiralty_eclipse::battle::Slot;
use admiralty_eclipse::ship::{Figures, Hull};
use admiralty_odds::{Method, Plan};

fn read(text: &str) -> BattleLine {
    flagged(text, &[])
}

fn flagged(text: &str, flags: &[(&str, &str)]) -> BattleLine {
    let flags: Vec<(String, String)> =
        flags.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    parse(&Source::new(line::SOURCE_NAME, text), &flags)
        .unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

fn figures(battle: &BattleLine, side: Side, ship: ShipType) -> Figures {
    battle.arena.spec(side, Slot(ship.index() as u8)).figures
}

/// A line and its canonical text, which means the same.
#[test]
fn canonical_lines() {
    for (text, expected) in [
        ("3 interceptor vs 1 ancient", "3 interceptor vs 1 ancient"),
        ("  3  Interceptors  VS  Ancients ", "3 interceptor vs 1 ancient"),
        ("interceptor, 2 cruiser vs gcds", "2 cruiser, 1 interceptor vs 1 gcds"),
        ("3 i, c vs d, 2 sb", "1 cruiser, 3 interceptor vs 1 dreadnought, 2 starbase"),
        ("dreadnaught vs 2 Star Bases, cruiser", "1 dreadnought vs 1 cruiser, 2 starbase"),
        ("2 star-bases vs 1 cruiser", ""),
        ("3 перехватчика, крейсер против 2 древних", "1 cruiser, 3 interceptor vs 2 ancient"),
        ("2 дредноута, 5 крейсеров vs звёздная база", "2 dreadnought, 5 cruiser vs 1 starbase"),
        ("8 перехватчиков vs СОЦГ", "8 interceptor vs 1 gcds"),
        ("1 c vs Galactic Center Defense System", "1 cruiser vs 1 gcds"),
        ("1 c vs 2 ancient ships", "1 cruiser vs 2 ancient"),
        ("2 c vs guardian", "2 cruiser vs 1 guardian_2e"),
        ("2 c vs Guardian 2e Advanced", "2 cruiser vs 1 guardian_2e_advanced"),
        ("Red: 1 c vs \"The Old Ones\": 1 ancient", "Red: 1 cruiser vs The Old Ones: 1 ancient"),
        ("\"Mark V\": 1 c vs Blue: 1 c", "\"Mark V\": 1 cruiser vs Blue: 1 cruiser"),
        (
            "1 cruiser(fusion_source nuclear_drive ion_cannon positron_computer gauss_shield Ion-Cannon) vs 1 c",
            "1 cruiser(ion_cannon*2 positron_computer gauss_shield nuclear_drive fusion_source) vs 1 cruiser",
        ),
        (
            "1 cruiser(nuclear_drive, nuclear_source, hull, ion_cannon, electron_computer) vs 1 c",
            "1 cruiser vs 1 cruiser",
        ),
        ("1 c vs 1 starbase(plasma_missile*2 hull)", "1 cruiser vs 1 starbase(plasma_missile*2 hull)"),
        (
            "1 cruiser(red=1 missiles=2 hull=1 init=2 computer=0) vs 1 c",
            "1 cruiser(init=2 hull=1 red=1 missiles=2) vs 1 cruiser",
        ),
        ("1 c(initiative=3 shields=1 drive=0) vs 1 c", "1 cruiser(init=3 shield=1 drive=0) vs 1 cruiser"),
        ("1 c(drive=1) vs 1 sb(drive=0 hull=0)", "1 cruiser(init=0) vs 1 starbase(init=0)"),
        ("1 c(init=2 hull=1 computer=1 yellow=1) vs 1 c", "1 cruiser vs 1 cruiser"),
        ("1 c vs 1 ancient(hull=2 yellow=1)", "1 cruiser vs 1 ancient(hull=2 yellow=1)"),
        ("3 c(damage=1) vs 2 d(damage=1*2)", "3 cruiser(damage=1) vs 2 dreadnought(damage=1*2)"),
        (
            "2 d(damage=1, damage=2) vs 1 gcds(damage=6)",
            "2 dreadnought(damage=2 damage=1) vs 1 gcds(damage=6)",
        ),
        ("2 c(hull=3 damage=2) vs 1 c", "2 cruiser(hull=3 damage=2) vs 1 cruiser"),
        ("1 ancient vs 1 starbase", "1 ancient vs 1 starbase"),
        (
            "1 c vs 1 c; OBJECTIVE=Material; attacker rule; Defender best; method Monte-Carlo",
            "1 cruiser vs 1 cruiser; objective material; attacker rule; method monte-carlo",
        ),
        ("1 c vs 1 c; samples 1e4; seed 7; budget 1_000_000; npc-spread spread; antimatter splitter", ""),
        (
            "1 c vs 1 c; samples 1e4; seed 7; budget 1_000_000; npc-spread spread; antimatter-splitter=both",
            "1 cruiser vs 1 cruiser; npc_spread spread; antimatter_splitter both; samples 10000; seed 7; budget 1000000",
        ),
        ("1 c vs 1 ancient; defender rule; objective hold", "1 cruiser vs 1 ancient"),
    ] {
        if expected.is_empty() {
            assert!(parse(&Source::new("line", text), &[]).is_err(), "{text}");
            continue;
        }
        let battle = read(text);
        assert_eq!(canonical(&battle), expected, "{text}");
        assert_eq!(read(expected), battle, "{text}");
    }
}

#[test]
fn sides_of_the_arena() {
    let battle = read("Red: 2 cruiser, 1 interceptor vs 2 ancient; attacker rule");
    let [attacker, defender] = &battle.arena.sides;
    assert_eq!((attacker.party, defender.party), (Party::Player(Seat(0)), Party::Npc(0)));
    assert_eq!((attacker.assigner, defender.assigner), (Assigner::Rule, Assigner::Rule));
    assert_eq!(battle.options.policy, [Policy::Rule, Policy::Rule]);
    assert_eq!(attacker.fleet.map(|ships| ships.count()), [0, 2, 0, 1]);
    assert_eq!(defender.fleet.map(|ships| ships.count()), [2, 0, 0, 0]);
    assert_eq!(battle.npcs.iter().map(|npc| npc.name.as_str()).collect::<Vec<_>>(), ["ancient"]);
    assert_eq!(defender.specs[0].cost, 5);
    assert_eq!(battle.names, [Some("Red".to_owned()), None]);
    assert_eq!(battle.arena.house.own_ties, OwnTies::Size);
    let battle = read("1 cruiser vs 1 cruiser");
    assert_eq!(battle.arena.sides[1].party, Party::Player(Seat(1)));
    assert_eq!(battle.arena.sides[1].assigner, Assigner::Owner);
    assert_eq!(battle.options, LineOptions::default());
}

/// E13.2: what is not given is 0; a ship has a drive, a starbase none.
#[test]
fn figures_instead_of_parts() {
    let battle = read("1 cruiser(hull=2) vs 1 starbase(yellow=2), 1 interceptor(drive=0 red=1)");
    let cruiser = figures(&battle, Side::Attacker, ShipType::Cruiser);
    assert_eq!(cruiser, Figures { hull: Hull(2), drive: true, ..Figures::default() });
    let starbase = figures(&battle, Side::Defender, ShipType::Starbase);
    assert_eq!(starbase, Figures { yellow: 2, ..Figures::default() });
    assert!(!figures(&battle, Side::Defender, ShipType::Interceptor).drive);
}

#[test]
fn an_npc_with_other_figures() {
    let battle = read("1 cruiser vs 2 ancient(init=3 hull=2 yellow=1)");
    assert_eq!(battle.npcs[0].figures, battle.arena.sides[1].specs[0].figures);
    assert_eq!((battle.npcs[0].figures.hull, battle.npcs[0].tiles), (Hull(2), 1));
}

#[test]
fn damage_that_is_there_already() {
    let battle = read("3 dreadnought(damage=2 damage=1) vs 1 ancient");
    let ships = battle.arena.sides[0].fleet[0];
    assert_eq!(ships.by_damage().collect::<Vec<_>>(), [(2, 1), (1, 1), (0, 1)]);
}

/// Flags are what stands behind the semicolons, and override it.
#[test]
fn flags_override_the_line() {
    let line = "1 cruiser vs 1 cruiser; objective hold; samples 5; seed 3";
    let flags = [("--objective", "material"), ("samples", "2e3"), ("monte", "")];
    let battle = flagged(line, &flags[..2]);
    assert_eq!(battle.options.objective, Objective::Material);
    assert_eq!(battle.options.plan, Plan { samples: 2000, seed: 3, ..Plan::default() });
    let battle =
        flagged("1 cruiser vs 1 ancient; antimatter_splitter attacker", &[("antimatter-splitter", "none")]);
    assert!(!battle.arena.sides[0].antimatter_splitter);
    let battle = flagged("1 cruiser vs 1 ancient", &[("method", "monte_carlo")]);
    assert_eq!(battle.options.plan.method, Method::MonteCarlo);
}

#[test]
fn notes() {
    let notes = |text: &str| read(text).notes.iter().map(Note::to_string).collect::<Vec<_>>();
    assert!(notes("8 interceptor, 4 cruiser, 2 dreadnought vs 4 starbase").is_empty());
    assert_eq!(
        notes("9 interceptor, 3 dreadnought vs 40 ancient"),
        [
            "the attacker has 3 dreadnoughts; a player owns 2",
            "the attacker has 9 interceptors; a player owns 8"
        ]
    );
    assert_eq!(
        notes("1 cruiser(hull=1), 1 interceptor(hull=1) vs 1 ancient"),
        ["the attacker has no cannon and no missile"]
    );
}
