//! Everything that random play can say.

use super::{EveTable, clause_ids, words};
use crate::agents::agent;
use admiralty_eve::event::Event;
use admiralty_eve::setup::{AmbushKills, Hand, Player, Region, Setup, Ship};
use admiralty_eve::ship::{Figures, Fleet, Kind};
use admiralty_eve::turn::{Choice, Turn, TurnState};
use admiralty_game::{Cited, Rulebook, Seat};
use admiralty_referee::{Lang, PlayerKind, Table};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

struct Luck(ChaCha8Rng);

impl Luck {
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    fn fleet(&mut self, most: u32) -> Fleet {
        let ships = self.below(most + 1);
        Fleet::new((0..ships).map(|_| (Kind(self.below(4) as u8), 1 + self.below(5) as u8 / 4)))
    }
}

/// A turn of three players whose names, ships, regions and cards fit the language.
fn random(lang: Lang, seed: u64) -> (EveTable, Luck) {
    let mut luck = Luck(ChaCha8Rng::seed_from_u64(seed));
    let words: [[&str; 4]; 4] = match lang {
        Lang::En => [
            ["Ian", "Elysha", "Thad", ""],
            ["Heron", "Kestrel", "Rifter", "Kestrel"],
            ["Stain", "The Forge", "Curse", "Placid"],
            ["Decoy", "Salvage", "Ransom", "Scouts"],
        ],
        Lang::Ru => [
            ["Иан", "Элиша", "Тадеуш", ""],
            ["Цапля", "Пустельга", "Рифтер", "Пустельга"],
            ["Пятно", "Кузница", "Проклятие", "Тихая"],
            ["Приманка", "Утиль", "Выкуп", "Разведка"],
        ],
    };
    let ships = words[1].map(|name| Ship {
        name: name.to_owned(),
        figures: Figures {
            attack: luck.below(4) as u8,
            shield: 1 + luck.below(3) as u8,
            ambush: luck.below(3) as u8,
            value: 1,
        },
    });
    let mut ships = ships.to_vec();
    // The two of one name differ.
    ships[3].figures.value = 2;
    let players = words[0][..3].iter().map(|name| Player { name: (*name).into(), dock: luck.fleet(1) });
    let players = players.collect();
    let mut regions = Vec::new();
    for (n, name) in words[2].iter().enumerate() {
        let controller = Some(Seat(1 + luck.below(2) as u8)).filter(|_| n < 3);
        let home = (n < 2).then(|| 1 + luck.below(6) as u16);
        let controller = if n < 2 { Some(Seat(1 + n as u8)) } else { controller };
        let mut fleets = vec![Fleet::default(); 3];
        if let Some(controller) = controller {
            fleets[0] = luck.fleet(3);
            fleets[controller.index()] = luck.fleet(3);
        }
        regions.push(Region { name: (*name).into(), controller, home, fleets });
    }
    let named = luck.below(4) > 0;
    let hand = Hand {
        named: (0..4).map(|_| if named { luck.below(5) as u16 } else { 0 }).collect(),
        unnamed: if named { 0 } else { luck.below(14) as u16 },
    };
    let ambush_kills = if luck.below(2) == 0 { AmbushKills::AtOnce } else { AmbushKills::DamageStep };
    let cards = words[3].map(str::to_owned).to_vec();
    let setup = Setup { ships, players, active: Seat(0), regions, cards, hand, ambush_kills };
    (EveTable::new(Turn::new(setup).unwrap(), ""), luck)
}

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

fn check_line(lang: Lang, text: &str) {
    assert_eq!(flaw(lang, text), None, "{text}");
    let odd = ["  ", "\n", " .", " ,", ": :", ":,", "( ", " )"];
    assert!(!odd.iter().any(|odd| text.contains(odd)), "{text}");
    assert_eq!(text, text.trim(), "{text}");
}

/// Plays at random; calls `look` before each choice and returns what was told.
fn play(
    table: &EveTable,
    luck: &mut Luck,
    look: &mut impl FnMut(&TurnState, Seat, &[Choice]),
    tell: &mut impl FnMut(&Event),
) {
    let mut events = Vec::new();
    let mut state = table.start(&mut events);
    let mut options = Vec::new();
    while let Some(seat) = table.turn().decider(&state) {
        events.drain(..).for_each(|event| tell(&event));
        table.options(&state, seat, &mut options);
        look(&state, seat, &options);
        let choice = options[luck.below(options.len() as u32) as usize];
        table.choose(&mut state, seat, choice, &mut events);
    }
    events.drain(..).for_each(|event| tell(&event));
}

#[test]
fn both_languages_have_the_same_texts() {
    let [en, ru] = Lang::ALL.map(words::game);
    let ids = |words: &admiralty_referee::Words| words.ids().map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(ids(en), ids(ru));
}

#[test]
fn every_kind_of_event_is_told_in_both_languages() {
    let clauses: BTreeSet<String> = clause_ids().into_iter().collect();
    for lang in Lang::ALL {
        let mut seen = BTreeMap::new();
        for seed in 0..600 {
            let (table, mut luck) = random(lang, seed);
            play(&table, &mut luck, &mut |_, _, _| {}, &mut |event| {
                let text = table.tell_event(lang, event);
                check_line(lang, &text);
                assert!(text.ends_with('.'), "{text}");
                assert!(clauses.contains(event.clause().0));
                check_line(lang, &table.tell_event(lang, &event.seen_by(Seat(9))));
                seen.entry(event.kind()).or_insert(text);
            });
        }
        let missing: Vec<_> = Event::KINDS.iter().filter(|kind| !seen.contains_key(*kind)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

#[test]
fn every_question_and_choice_is_told_in_both_languages() {
    for lang in Lang::ALL {
        for seed in 0..300 {
            let (table, mut luck) = random(lang, seed);
            let look = &mut |state: &TurnState, seat: Seat, options: &[Choice]| {
                assert!(table.clause_text(lang, table.clause(state).0).is_some());
                check_line(lang, &table.tell_question(lang, state, seat));
                let texts: BTreeSet<String> =
                    options.iter().map(|choice| table.tell_choice(lang, state, seat, choice)).collect();
                texts.iter().for_each(|text| check_line(lang, text));
                assert_eq!(texts.len(), options.len(), "{texts:?}");
            };
            play(&table, &mut luck, look, &mut |_| {});
        }
    }
}

#[test]
fn the_board_is_told_in_both_languages_and_shows_no_hand() {
    for lang in Lang::ALL {
        for seed in 0..60 {
            let (table, mut luck) = random(lang, seed);
            let look = &mut |state: &TurnState, _: Seat, _: &[Choice]| {
                let mut other = state.clone();
                other.hand.named.rotate_left(1);
                for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                    let board = table.board(lang, state, seat);
                    assert_eq!(flaw(lang, &board), None, "{board}");
                    assert!(board.lines().all(|line| line == line.trim_end()), "{board}");
                    let hides = board == table.board(lang, &other, seat);
                    assert!(hides || seat == Some(Seat(0)), "{board}");
                }
            };
            play(&table, &mut luck, look, &mut |_| {});
        }
    }
}

#[test]
fn events_read_like_sentences() {
    let (table, _) = random(Lang::Ru, 0);
    let destroyed = |ships| Event::Destroyed { seat: Seat(0), kind: Kind(0), ships };
    let ru = |ships| table.tell_event(Lang::Ru, &destroyed(ships));
    assert_eq!(ru(1), "Иан: корабль «Цапля» уничтожен и отправляется на свалку.");
    assert_eq!(ru(2), "Иан: 2 корабля «Цапля» уничтожены и отправляются на свалку.");
    assert_eq!(ru(5), "Иан: 5 кораблей «Цапля» уничтожены и отправляются на свалку.");
    assert_eq!(ru(21), "Иан: 21 корабль «Цапля» уничтожен и отправляется на свалку.");
    let (table, _) = random(Lang::En, 0);
    let en = |event| table.tell_event(Lang::En, &event);
    assert_eq!(en(destroyed(1)), "Ian's Heron is destroyed and goes to the scrapheap.");
    let to = admiralty_eve::battle::Refuge::Dock;
    assert_eq!(
        en(Event::Withdrawn { seat: Seat(1), kind: Kind(2), to }),
        "Elysha's Rifter withdraws to the dock."
    );
}

/// V3.7: the last board does not show a starbase that is no more.
#[test]
fn a_starbase_that_is_destroyed_does_not_stand() {
    let mut fallen = 0;
    for seed in 0..200 {
        let (table, mut luck) = random(Lang::En, seed);
        let mut events = Vec::new();
        let mut state = table.start(&mut events);
        let mut options = Vec::new();
        while let Some(seat) = table.turn().decider(&state) {
            table.options(&state, seat, &mut options);
            let choice = options[luck.below(options.len() as u32) as usize];
            table.choose(&mut state, seat, choice, &mut events);
        }
        let destroyed =
            events.iter().filter(|event| matches!(event, Event::StarbaseDestroyed { .. })).count();
        fallen += destroyed;
        for (lang, words) in [(Lang::En, "starbase destroyed"), (Lang::Ru, "база уничтожена")] {
            let (table, _) = random(lang, seed);
            assert_eq!(table.board(lang, &state, None).matches(words).count(), destroyed, "{seed}");
        }
    }
    assert!(fallen > 0);
}

/// Nothing that an event says can make the words panic.
#[test]
fn events_about_nobody_are_told_too() {
    let (table, _) = random(Lang::En, 0);
    let event = Event::HeldFire { seat: Seat(255), kind: Kind(77) };
    assert!(Lang::ALL.iter().all(|lang| table.tell_event(*lang, &event).contains("256")));
}

/// The players that the program plays choose what is legal, to the end.
#[test]
fn agents_play_to_the_end() {
    for seed in 0..100 {
        let (table, _) = random(Lang::En, seed);
        let mut agents = [agent(PlayerKind::Best), agent(PlayerKind::Rule)];
        let mut state = table.start_silent();
        let mut options = Vec::new();
        while let Some(seat) = table.turn().decider(&state) {
            table.options(&state, seat, &mut options);
            let choice = agents[usize::from(seat.0 > 0)](&table, &state, seat, &options);
            assert!(table.is_legal(&state, seat, choice), "{seed}: {choice:?}");
            table.choose(&mut state, seat, choice, &mut admiralty_game::Silent);
        }
    }
}
