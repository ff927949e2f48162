//! Everything that random play can say.

use super::setups::{Luck, names, random};
use crate::table::{EclipseTable, clause_ids, words};
use admiralty_eclipse::event::Event;
use admiralty_eclipse::party::{Kind, Party};
use admiralty_eclipse::phase::Phase;
use admiralty_eclipse::ship::ShipType;
use admiralty_game::{Cited, Law, Rulebook, Seat, Step};
use admiralty_referee::{Lang, Table};
use std::collections::{BTreeMap, BTreeSet};

const NPCS: [&str; 3] = ["ancient", "gcds", "guardian_2e"];

/// What is wrong with a text, if anything is.
fn flaw(lang: Lang, text: &str) -> Option<&'static str> {
    let foreign = |c: char| match lang {
        Lang::En => ('а'..='я').contains(&c.to_lowercase().next().unwrap_or(c)),
        Lang::Ru => c.is_ascii_alphabetic(),
    };
    if text.trim().is_empty() {
        Some("empty")
    } else if text.contains(['⟦', '{', '}']) {
        Some("a text or an argument is missing")
    } else if text.contains(foreign) {
        Some("a foreign letter")
    } else {
        None
    }
}

/// A line: no flaw, no odd spaces.
fn check_line(lang: Lang, text: &str) {
    assert_eq!(flaw(lang, text), None, "{text}");
    let odd = ["  ", "\n", " .", " ,", ": :", ":,", "( ", " )"];
    assert!(!odd.iter().any(|odd| text.contains(odd)), "{text}");
    assert_eq!(text, text.trim(), "{text}");
}

/// Plays at random; calls `look` at each step and returns what was told.
fn play(
    table: &EclipseTable,
    seed: u64,
    look: &mut impl FnMut(&Phase, &Step, Option<(Seat, &[<EclipseTable as Rulebook>::Choice])>),
    tell: &mut impl FnMut(&Event),
) {
    let luck = &mut Luck::new(seed);
    let mut events = Vec::new();
    let mut state = table.start(&mut events);
    let mut options = Vec::new();
    for _ in 0..3000 {
        events.drain(..).for_each(|event| tell(&event));
        let step = table.step(&state);
        match &step {
            Step::Over => return,
            Step::Chance(chance) => {
                look(&state, &step, None);
                let rolled = chance.sample(&mut |n| luck.below(n));
                table.happen(&mut state, &rolled, &mut events);
            }
            Step::Decide(seats) => {
                let seat = seats.first().unwrap();
                table.options(&state, seat, &mut options);
                look(&state, &step, Some((seat, &options)));
                let choice = options[luck.below(options.len() as u32) as usize];
                table.choose(&mut state, seat, choice, &mut events);
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_texts() {
    let [en, ru] = Lang::ALL.map(|lang| words::game(lang).ids().collect::<BTreeSet<_>>());
    assert_eq!(en, ru);
}

#[test]
fn every_kind_of_event_is_told_in_both_languages() {
    let clauses: BTreeSet<String> = clause_ids().into_iter().collect();
    for lang in Lang::ALL {
        let mut seen = BTreeMap::new();
        for seed in 0..400 {
            let table = random(lang, seed, NPCS);
            play(&table, seed, &mut |_, _, _| {}, &mut |event| {
                let text = table.tell_event(lang, event);
                check_line(lang, &text);
                assert!(text.ends_with('.'), "{text}");
                assert!(clauses.contains(event.clause().0));
                let public = event.seen_by(Seat(9));
                check_line(lang, &table.tell_event(lang, &public));
                seen.entry(event.kind()).or_insert(text);
            });
        }
        let missing: Vec<_> = Event::KINDS.iter().filter(|kind| !seen.contains_key(*kind)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

#[test]
fn every_question_choice_and_roll_is_told_in_both_languages() {
    for lang in Lang::ALL {
        for seed in 0..200 {
            let table = random(lang, seed, NPCS);
            let look = &mut |state: &Phase, step: &Step, asked: Option<(Seat, &[_])>| {
                assert!(table.clause_text(lang, table.clause(state).0).is_some());
                if let Step::Chance(chance) = step {
                    check_line(lang, &table.tell_chance(lang, state, chance));
                    match &chance.law {
                        Law::Dice(pool) => pool.groups.iter().for_each(|group| {
                            check_line(lang, &table.group_name(lang, group.label, group.dice));
                        }),
                        Law::Draw(urn) => urn.things.iter().for_each(|(label, _)| {
                            check_line(lang, &table.drawn_name(lang, *label));
                        }),
                    }
                }
                if let Some((seat, options)) = asked {
                    check_line(lang, &table.tell_question(lang, state, seat));
                    let texts: BTreeSet<String> =
                        options.iter().map(|choice| table.tell_choice(lang, state, seat, choice)).collect();
                    texts.iter().for_each(|text| check_line(lang, text));
                    assert_eq!(texts.len(), options.len(), "{texts:?}");
                }
            };
            play(&table, seed, look, &mut |_| {});
        }
    }
}

#[test]
fn the_board_is_told_in_both_languages() {
    for lang in Lang::ALL {
        for seed in 0..40 {
            let table = random(lang, seed, NPCS);
            let look = &mut |state: &Phase, _: &Step, _: Option<(Seat, &[_])>| {
                for seat in [None, Some(Seat(0)), Some(Seat(2))] {
                    let board = table.board(lang, state, seat);
                    assert_eq!(flaw(lang, &board), None, "{board}");
                    assert!(board.lines().all(|line| line == line.trim_end()), "{board}");
                    assert!(names(lang).iter().all(|name| board.contains(name)), "{board}");
                }
            };
            play(&table, seed, look, &mut |_| {});
        }
    }
}

/// Data may name NPCs for which there is no word: they keep their name.
#[test]
fn an_npc_without_a_word_is_called_by_its_name() {
    for lang in Lang::ALL {
        let mut told = String::new();
        for seed in 0..50 {
            let table = random(lang, seed, ["Рой", "swarm", "Guardians"]);
            play(&table, seed, &mut |_, _, _| {}, &mut |event| told.push_str(&table.tell_event(lang, event)));
        }
        assert!(told.contains("swarm") && told.contains("Рой") && !told.contains(['⟦', '{']));
    }
}

/// A setup is checked, an event is not: nothing that it says can make the words panic.
#[test]
fn events_about_nobody_are_told_too() {
    let table = random(Lang::En, 0, NPCS);
    let party = Party::Npc(77);
    let event = Event::Idle { party, kind: Kind::Npc(77) };
    assert!(Lang::ALL.iter().all(|lang| !table.tell_event(*lang, &event).is_empty()));
    let event = Event::ToEdge {
        party: Party::Player(Seat(255)),
        kind: Kind::Type(ShipType::Cruiser),
        ships: 1,
        to: Default::default(),
    };
    assert!(Lang::ALL.iter().all(|lang| table.tell_event(*lang, &event).contains("256")));
}

/// For reading: `cargo test -p admiralty-eclipse-adapter -- --ignored --nocapture read`.
#[test]
#[ignore = "prints a log and boards for a person to read"]
fn read_a_whole_phase() {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    for lang in Lang::ALL {
        let table = random(lang, seed, NPCS);
        let lines = std::cell::RefCell::new(Vec::new());
        let look = &mut |state: &Phase, step: &Step, asked: Option<(Seat, &[_])>| {
            let mut lines = lines.borrow_mut();
            if lines.len() % 12 == 0 {
                lines.push(format!("\n{}\n", table.board(lang, state, Some(Seat(0)))));
            }
            if let Step::Chance(chance) = step {
                let Law::Dice(pool) = &chance.law else {
                    lines.push(format!("    {}", table.tell_chance(lang, state, chance)));
                    return;
                };
                let dice: Vec<_> =
                    pool.groups.iter().map(|g| table.group_name(lang, g.label, g.dice)).collect();
                lines.push(format!("    {} — {}", table.tell_chance(lang, state, chance), dice.join("; ")));
            }
            if let Some((seat, options)) = asked {
                let name = table.seat_name(seat);
                lines.push(format!("  {name}: {}", table.tell_question(lang, state, seat)));
                let texts = options.iter().map(|choice| table.tell_choice(lang, state, seat, choice));
                lines.extend(texts.map(|text| format!("      - {text}")));
            }
        };
        play(&table, seed, look, &mut |event| lines.borrow_mut().push(table.tell_event(lang, event)));
        println!("{}", lines.borrow().join("\n"));
    }
}
