//! Everything that random play can say.

use super::{BattleTable, words};
use crate::battle_file;
use admiralty_game::{Cited, Rulebook, Seat, Step};
use admiralty_imperium::battle::Event;
use admiralty_notation::Source;
use admiralty_odds::monte_carlo::Luck;
use admiralty_referee::{Lang, Table};
use std::collections::BTreeSet;

const BATTLES: &[&str] = &[
    "2 cruiser, 2 fighter, war_sun vs 1 dreadnought, 2 carrier, 2 war_sun; sustain on; retreat \"round 9\"",
    "2 destroyer, fighter vs 3 fighter, cruiser; rounds 3",
    "2 fighter(combat=11) vs fighter(combat=11)",
    "cruiser, fighter(combat=11) vs cruiser, fighter(combat=11); retreat \"ships 0\"",
    "4 ground_force, 2 ground_force(combat=6), dreadnought vs 2 ground_force, ground_force(combat=3); invasion",
    "3 ground_force vs 1 ground_force, 2 pds; invasion",
    "3 ground_force, dreadnought vs 1 ground_force; invasion",
    "ground_force vs pds; invasion",
    "ground_force(combat=11) vs ground_force(combat=11); invasion",
];

fn table(lang: Lang, line: &str) -> BattleTable {
    let [a, d] = match lang {
        Lang::En => ["Sol", "Hacan"],
        Lang::Ru => ["Сол", "Хакан"],
    };
    let (attacker, rest) = line.split_once(" vs ").unwrap();
    let text = format!("game = \"imperium\"\nbattle = '{a}: {attacker} vs {d}: {rest}'\n");
    BattleTable::new(battle_file::parse(&Source::new("file", text), &[]).unwrap()).unwrap()
}

fn check(lang: Lang, text: &str) {
    let foreign = |c: char| match lang {
        Lang::En => ('а'..='я').contains(&c.to_lowercase().next().unwrap_or(c)),
        Lang::Ru => c.is_ascii_alphabetic(),
    };
    assert!(!text.trim().is_empty() && !text.contains(['⟦', '{', '}']), "{text}");
    assert!(!text.contains(foreign), "{text}");
    for odd in ["  ", " .", " ,", "( ", " )"] {
        assert!(!text.contains(odd), "{text}");
    }
}

#[test]
fn both_languages_have_the_same_texts() {
    assert_eq!(words::game(Lang::En).differences(words::game(Lang::Ru)), Vec::<String>::new());
}

#[test]
fn everything_is_told_in_both_languages() {
    for lang in Lang::ALL {
        let mut kinds = BTreeSet::from(["fired first"]);
        for (n, line) in BATTLES.iter().enumerate() {
            for seed in 0..60 {
                let (table, mut luck) = (table(lang, line), Luck::new(seed, n as u64));
                let (mut events, mut options) = (Vec::new(), Vec::new());
                let mut state = table.start(&mut events);
                loop {
                    check(lang, &table.board(lang, &state, None).replace('\n', " "));
                    match table.step(&state) {
                        Step::Over => break,
                        Step::Chance(chance) => {
                            check(lang, &table.tell_chance(lang, &state, &chance));
                            if let admiralty_game::Law::Dice(pool) = &chance.law {
                                for group in &pool.groups {
                                    check(lang, &table.group_name(lang, group.label, group.dice));
                                }
                            }
                            let rolled = chance.sample(&mut |n| luck.below(n));
                            table.happen(&mut state, &rolled, &mut events);
                        }
                        Step::Decide(seats) => {
                            let seat = seats.first().unwrap_or(Seat(0));
                            check(lang, &table.tell_question(lang, &state, seat));
                            table.options(&state, seat, &mut options);
                            let texts: BTreeSet<String> =
                                options.iter().map(|c| table.tell_choice(lang, &state, seat, c)).collect();
                            texts.iter().for_each(|text| check(lang, text));
                            let choice = options[luck.below(options.len() as u32) as usize];
                            table.choose(&mut state, seat, choice, &mut events);
                        }
                    }
                    assert!(table.clause_text(lang, table.clause(&state).0).is_some());
                }
                for event in &events {
                    check(lang, &table.tell_event(lang, event));
                    assert!(table.clause_text(lang, event.clause().0).is_some(), "{}", event.clause());
                    kinds.insert(event.kind());
                }
            }
        }
        let missing: Vec<_> = Event::KINDS.iter().filter(|kind| !kinds.contains(*kind)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

#[test]
fn numbers_decline() {
    let table = table(
        Lang::Ru,
        "25 cruiser vs 21 ground_force; invasion".replace("25 cruiser", "ground_force").as_str(),
    );
    assert_eq!(
        table.board(Lang::Ru, &table.start_silent(), None),
        "Сол: 1 наземный отряд\nХакан: 21 наземный отряд"
    );
}
