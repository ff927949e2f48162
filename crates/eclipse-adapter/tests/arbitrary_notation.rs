//! No text, however odd, panics; and a canonical line means what the line means.

use admiralty_eclipse_adapter::notation::{canonical, parse};
use admiralty_eclipse_adapter::scenario;
use admiralty_notation::Source;
use proptest::prelude::*;
use proptest::sample::select;

const WHOLE: &str = include_str!("../../../examples/eclipse/combat-phase.toml");

/// Reads a line; a line that is right means the same as its canonical text.
fn read_line(text: &str) {
    let Ok(battle) = parse(&Source::new("line", text), &[]) else { return };
    let printed = canonical(&battle);
    match parse(&Source::new("canonical", printed.as_str()), &[]) {
        Ok(again) => {
            assert!(again == battle, "{text} is not the same as {printed}");
            assert_eq!(canonical(&again), printed, "{text}");
        }
        Err(problems) => panic!("{text} becomes {printed}: {problems}"),
    }
}

/// Words of battle lines, right and wrong.
fn soup() -> impl Strategy<Value = String> {
    let words = [
        "cruiser",
        "interceptors",
        "dreadnought",
        "starbase",
        "ancient",
        "gcds",
        "guardian",
        "крейсер",
        "c",
        "vs",
        "vs",
        ",",
        ",",
        ":",
        ";",
        ";",
        "(",
        ")",
        "(",
        ")",
        "=",
        "*",
        "3",
        "1",
        "40",
        "41",
        "-1",
        "1.5",
        "99999999999",
        "hull",
        "hull=1",
        "init=2",
        "yellow=1",
        "drive=0",
        "damage=1",
        "damage=1*2",
        "ion_cannon",
        "ion_cannon*2",
        "nuclear_drive",
        "nuclear_source",
        "hypergrid_source",
        "shard_hull",
        "objective",
        "material",
        "attacker",
        "rule",
        "method",
        "exact",
        "samples",
        "1e9",
        "npc_spread spread",
        "antimatter_splitter both",
        "Red",
        "\"",
        "'",
        "x",
    ];
    prop::collection::vec(select(words.to_vec()), 0..24).prop_map(|words| words.join(" "))
}

/// The attributes of a type that make sense, or nearly.
fn attributes() -> impl Strategy<Value = String> {
    let figure = |name: &'static str, most: u32| prop::option::of((Just(name), 0..=most));
    let figures = (
        (figure("init", 9), figure("hull", 5), figure("computer", 4), figure("shield", 3)),
        (
            figure("yellow", 3),
            figure("orange", 2),
            figure("red", 2),
            figure("missiles", 4),
            figure("drive", 1),
        ),
    )
        .prop_map(|((a, b, c, d), (e, f, g, h, i))| {
            let given = [a, b, c, d, e, f, g, h, i].into_iter().flatten();
            given.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
        });
    let parts = [
        "ion_cannon",
        "plasma_cannon",
        "plasma_missile",
        "electron_computer",
        "gluon_computer",
        "gauss_shield",
        "hull",
        "improved_hull",
        "shard_hull",
        "fusion_drive",
        "fusion_source",
    ];
    let parts = prop::collection::vec((select(parts.to_vec()), 1..3u8), 0..4).prop_map(|parts| {
        let parts: Vec<String> = parts.iter().map(|(part, n)| format!("{part}*{n}")).collect();
        format!("{} hypergrid_source nuclear_drive", parts.join(" "))
    });
    let damage = prop::option::of((1..4u8, 1..3u8)).prop_map(|damage| {
        damage.map_or_else(String::new, |(cubes, ships)| format!(" damage={cubes}*{ships}"))
    });
    let loadout = prop_oneof![2 => Just(String::new()), 3 => figures, 3 => parts];
    (loadout, damage).prop_map(|(loadout, damage)| match format!("{loadout}{damage}").trim() {
        "" => String::new(),
        attributes => format!("({attributes})"),
    })
}

fn fleet(types: &'static [&'static str]) -> impl Strategy<Value = String> {
    let stacks = prop::sample::subsequence(types, 1..=types.len());
    let stacks = stacks.prop_flat_map(|types| {
        let stack =
            |name| (1..6u8, attributes()).prop_map(move |(n, attributes)| format!("{n} {name}{attributes}"));
        types.into_iter().map(stack).collect::<Vec<_>>()
    });
    let name = select(vec!["", "Red: ", "Mark I: ", "\"Mark V\": ", "\"3rd: fleet\": ", "Жёлтые: "]);
    (name, stacks).prop_map(|(name, stacks)| format!("{name}{}", stacks.join(", ")))
}

fn options() -> impl Strategy<Value = String> {
    let options = [
        "objective material",
        "attacker rule",
        "defender rule",
        "npc_spread=spread",
        "antimatter_splitter attacker",
        "method monte-carlo",
        "samples 12_345",
        "seed 0",
        "budget 3e7",
    ];
    prop::sample::subsequence(options.to_vec(), 0..=options.len())
        .prop_shuffle()
        .prop_map(|options| options.iter().map(|option| format!(" ; {option}")).collect())
}

fn battle() -> impl Strategy<Value = String> {
    let players = fleet(&["dreadnought", "cruiser", "starbase", "interceptors"]);
    let npc = (select(vec!["ancient", "gcds", "guardian_2e_third"]), 1..4u8, attributes())
        .prop_map(|(npc, n, attributes)| format!("{n} {npc}{attributes}"));
    let attacker = fleet(&["interceptor", "cruisers", "d"]);
    (attacker, prop_oneof![3 => players, 1 => npc], options())
        .prop_map(|(attacker, defender, options)| format!("{attacker} vs {defender}{options}"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn any_line(text in any::<String>()) {
        read_line(&text);
    }

    #[test]
    fn any_words(text in soup()) {
        read_line(&text);
        read_line(&format!("3 interceptor vs 1 ancient {text}"));
        read_line(&format!("2 cruiser({text}) vs 1 ancient"));
    }

    #[test]
    fn any_flag(name in soup(), value in any::<String>()) {
        let flags = [(name, value.clone()), ("seed".to_owned(), value)];
        drop(parse(&Source::new("line", "3 interceptor vs 1 ancient"), &flags));
    }

    #[test]
    fn battles_that_make_sense(text in battle()) {
        read_line(&text);
    }

    #[test]
    fn any_file(text in any::<String>(), fleet in soup()) {
        drop(scenario::parse(&Source::new("file", text.as_str())));
        let quoted = fleet.replace('"', "'");
        for fleet in [format!("\"Red: {quoted}\""), format!("\"{quoted}\""), format!("'''{text}'''")] {
            let file = format!(
                "game = 'eclipse'\n[[player]]\nname = 'Red'\n[[hex]]\nnumber = 1\nfleets = [{fleet}]\n"
            );
            drop(scenario::parse(&Source::new("file", file)));
        }
    }

    /// A piece of the example is cut out, doubled or overwritten.
    #[test]
    fn a_file_with_a_mistake(
        at in 0..WHOLE.len(),
        length in 0..60usize,
        put in prop_oneof![Just(String::new()), soup(), "[\\[\\]{}=\"'#,0-9a-z\n]{0,8}"],
    ) {
        let (start, end) = (WHOLE.floor_char_boundary(at), WHOLE.floor_char_boundary(at + length));
        let file = format!("{}{put}{}", &WHOLE[..start], &WHOLE[end.max(start)..]);
        drop(scenario::parse(&Source::new("file", file)));
        let doubled = format!("{}{}", &WHOLE[..end.max(start)], &WHOLE[start..]);
        drop(scenario::parse(&Source::new("file", doubled)));
    }
}
