//! The texts: complete in both languages, right in the forms of words, and silent about secrets.

use super::names::Speaker;
use super::{WarpgateTable, clause_ids, words};
use crate::scenario;
use admiralty_conformance::play_out;
use admiralty_game::{Cited, Law, Rulebook, Seat, Silent, Step};
use admiralty_notation::Source;
use admiralty_odds::monte_carlo::Luck;
use admiralty_referee::{Lang, Table};
use admiralty_warpgate::battle::{Choice, Text};
use admiralty_warpgate::card::{CardId, Multiplier, ReturnTo};
use admiralty_warpgate::event::Event;
use admiralty_warpgate::map::PlanetId;
use admiralty_warpgate::setup::Action;
use admiralty_warpgate::side::Side;
use std::collections::BTreeSet;

const NAMES: [[&str; 4]; 2] = [["Red", "Blue", "Green", "Terra"], ["Алый", "Синий", "Серый", "Терра"]];

/// A battle in which much can happen, without a letter of the other language.
fn table(lang: Lang, concentrate: bool) -> WarpgateTable {
    let [red, blue, green, planet] = NAMES[usize::from(lang == Lang::Ru)];
    let (action, from) = if concentrate {
        ("concentrate", format!("\"{planet} 2\", \"{planet} 3\""))
    } else {
        ("skirmish", format!("\"{planet} 2\""))
    };
    let card = |n: u32, multiplier: u32, text: &str| {
        format!("[[card]]\nname = \"{planet} {n}\"\nmultiplier = {multiplier}\ntext = [{text}]\n")
    };
    let technology = |n: u32, moment: &str, text: &str| {
        format!("[[technology]]\nname = \"{planet} {n}\"\nmoment = \"{moment}\"\ntext = [{text}]\n")
    };
    let text = format!(
        "game = \"warpgate\"\n[options]\nallow_short_decks = true\n\
         [attack]\naction = \"{action}\"\nplanet = \"{planet} 1\"\nfrom = [{from}]\n\
         [attacker]\nname = \"{red}\"\nships = 5\ncards = [2, \"{planet} 1\", \"{planet} 2\", \"{planet} 3\", \"{planet} 4\"]\n\
         discards = [2]\ntechnologies = [\"{planet} 1\", \"{planet} 2\"]\n\
         [defender]\nname = \"{blue}\"\nships = 4\ncards = [3, \"{planet} 1\", \"{planet} 3\", \"{planet} 5\", 3, 3]\n\
         discards = [3, \"{planet} 3\"]\ntechnologies = [\"{planet} 3\", \"{planet} 4\"]\n\
         {}{}{}{}{}{}{}{}{}\
         [[planet]]\nname = \"{planet} 1\"\nlinks = [\"{planet} 2\", \"{planet} 3\", \"{planet} 4\", \"{planet} 5\"]\n\
         [[planet]]\nname = \"{planet} 2\"\noutposts = [\"{red}\"]\n\
         [[planet]]\nname = \"{planet} 3\"\nships = {{ \"{green}\" = 1 }}\n\
         [[planet]]\nname = \"{planet} 4\"\ncolonies = [\"{blue}\"]\n\
         [[planet]]\nname = \"{planet} 5\"\nwarpgate = \"{blue}\"\n",
        card(1, 2, "{ destroy = \"half\", of = \"both\" }, { return = \"played\", to = \"top\" }"),
        card(2, 1, "{ cancel = true }, { destroy = \"all\", of = \"enemy\", if = \"lose\" }"),
        card(3, 4, "{ save = 1 }, { destroy = 1, of = \"enemy\", if = \"win\" }, { score = 2 }"),
        card(4, 0, "{ return = \"discard\", to = \"hand\" }, { draw = 2, if_enemy_multiplier = 3 }"),
        card(
            5,
            1,
            "{ cancel = true, if = \"defending\" }, { destroy = 2, of = \"own\", if = \"attacking\" }"
        ),
        technology(1, "before_draw", "{ draw = 1 }"),
        technology(2, "reveal", "{ multiplier = { add = 1 }, of = \"both\" }"),
        technology(3, "own_losses", "{ destroy = 1, of = \"enemy\" }"),
        technology(4, "after_withdrawal", "{ draw = 3 }"),
    );
    let scenario =
        scenario::parse(&Source::new("test", text)).unwrap_or_else(|problems| panic!("{problems}"));
    WarpgateTable::new(scenario.field, scenario.text)
}

/// A line: nothing missing, no foreign letter, no odd spaces.
fn check(lang: Lang, text: &str) {
    let foreign = |c: char| match lang {
        Lang::En => ('а'..='я').contains(&c.to_lowercase().next().unwrap_or(c)),
        // `x` of no multiplier, and no other letter.
        Lang::Ru => c.is_ascii_alphabetic(),
    };
    assert!(!text.trim().is_empty() && !text.contains(['⟦', '{', '}']) && !text.contains(foreign), "{text}");
    let odd = ["  ", "\n", " .", " ,", ": :", ":,", "( ", " )"];
    assert!(!odd.iter().any(|odd| text.contains(odd)) && text == text.trim(), "{text}");
}

#[test]
fn both_languages_have_the_same_texts() {
    let [en, ru] = Lang::ALL.map(words::game);
    let ids = |words: &admiralty_referee::Words| words.ids().map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(ids(en), ids(ru));
}

#[test]
fn everything_that_random_play_can_say_is_said_in_both_languages() {
    let clauses: BTreeSet<String> = clause_ids().into_iter().collect();
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for seed in 0..300 {
            let table = table(lang, seed % 2 == 0);
            let luck = &mut Luck::new(seed, 0);
            let mut events = Vec::new();
            let mut state = table.start(&mut events);
            let mut options = Vec::new();
            loop {
                for event in events.drain(..) {
                    let text = table.tell_event(lang, &event);
                    check(lang, &text);
                    check(lang, &table.tell_event(lang, &event.seen_by(Seat(9))));
                    assert!(text.ends_with('.'), "{text}");
                    assert!(clauses.contains(event.clause().0));
                    seen.insert(event.kind());
                }
                for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                    let board = table.board(lang, &state, seat);
                    board
                        .lines()
                        .filter(|line| !line.is_empty())
                        .for_each(|line| check(lang, line.trim_start()));
                }
                assert!(table.clause_text(lang, table.clause(&state).0).is_some());
                match table.step(&state) {
                    Step::Over => break,
                    Step::Chance(chance) => {
                        check(lang, &table.tell_chance(lang, &state, &chance));
                        if let Law::Draw(urn) = &chance.law {
                            urn.things
                                .iter()
                                .for_each(|(label, _)| check(lang, &table.drawn_name(lang, *label)));
                        }
                        let rolled = chance.sample(&mut |n| luck.below(n));
                        table.happen(&mut state, &rolled, &mut events);
                    }
                    Step::Decide(seats) => {
                        let seat = seats.first().unwrap();
                        check(lang, &table.tell_question(lang, &state, seat));
                        table.options(&state, seat, &mut options);
                        let texts: BTreeSet<String> = options
                            .iter()
                            .map(|choice| table.tell_choice(lang, &state, seat, choice))
                            .collect();
                        texts.iter().for_each(|text| check(lang, text));
                        assert_eq!(texts.len(), options.len(), "{texts:?}");
                        let choice = options[luck.below(options.len() as u32) as usize];
                        table.choose(&mut state, seat, choice, &mut events);
                    }
                }
            }
        }
        assert!(seen.len() > 20, "{seen:?}");
    }
}

fn tell(lang: Lang, event: Event) -> String {
    table(lang, false).tell_event(lang, &event)
}

#[test]
fn events_in_whole_sentences() {
    let red = Side::Attacker;
    let destroyed = |ships, left| Event::Destroyed { side: red, ships, left };
    let ru = |ships, left| tell(Lang::Ru, destroyed(ships, left));
    assert_eq!(ru(1, 0), "Алый: уничтожен 1 корабль, не осталось ни одного.");
    assert_eq!(ru(2, 1), "Алый: уничтожены 2 корабля, остался 1.");
    assert_eq!(ru(5, 4), "Алый: уничтожено 5 кораблей, осталось 4.");
    assert_eq!(ru(21, 22), "Алый: уничтожен 21 корабль, осталось 22.");
    assert_eq!(tell(Lang::En, destroyed(1, 2)), "Red loses 1 ship, 2 are left.");
    let left = |lang| tell(lang, Event::Withdrew { side: Side::Defender, ships: 3, to: PlanetId(3) });
    assert_eq!(left(Lang::En), "Blue withdraws to Terra 4 with 3 ships.");
    assert_eq!(left(Lang::Ru), "Синий: отступление, 3 корабля уходят на планету: Терра 4.");
    let begins = Event::BattleBegins { planet: Some(PlanetId(0)), action: Some(Action::Skirmish) };
    assert_eq!(tell(Lang::En, begins), "Red attacks Blue: Terra 1 (Skirmish).");
    assert_eq!(tell(Lang::Ru, begins), "Бой, Терра 1: нападает Алый, обороняется Синий (стычка).");
    let shuffled = |cards| tell(Lang::Ru, Event::Reshuffled { side: red, cards });
    assert!(shuffled(3).contains("(3 карты)") && shuffled(11).contains("(11 карт)"));
    let won = |tie| tell(Lang::En, Event::Won { side: red, tie });
    assert_eq!(
        (won(true), won(false)),
        ("Red wins the battle: a tie is the attacker's.".into(), "Red wins the battle.".into())
    );
    for kind in ["both cancelled", "order chosen", "no card", "withdrew to supply", "saved"] {
        for lang in Lang::ALL {
            let card = Some(CardId(0));
            let event = match kind {
                "both cancelled" => Event::BothCancelled,
                "order chosen" => Event::OrderChosen { by: red, text: Text::Card(red), card },
                "no card" => Event::NoCard { side: red },
                "saved" => Event::Saved { side: red, ships: 2 },
                _ => Event::WithdrewToSupply { side: red, ships: 5 },
            };
            assert_eq!(event.kind(), kind);
            check(lang, &tell(lang, event));
        }
    }
    let returned = Event::Returned { side: red, card: CardId(0), to: ReturnTo::DeckBottom };
    check(Lang::Ru, &tell(Lang::Ru, returned));
    let changed = Event::MultiplierChanged { side: red, multiplier: Multiplier(3) };
    assert_eq!(tell(Lang::Ru, changed), "Алый: множитель теперь 3.");
}

#[test]
fn a_choice_says_what_the_card_does() {
    let table = table(Lang::En, false);
    let said: Vec<String> = (0..7)
        .map(|n| table.tell_choice(Lang::En, &table.start_silent(), Seat(0), &Choice::Play(CardId(n))))
        .collect();
    let expected = [
        "play Terra 3 (x4) — 1 own ship is saved; if it wins: 1 enemy ship is destroyed; 2 points",
        "play x3",
        "play Terra 1 (x2) — half of each side's ships are destroyed; this card goes on top of the deck",
        "play x2",
    ];
    assert_eq!(said[..4], expected);
    let speaker = Speaker::new(Lang::Ru, &table.field);
    let text = &table.field.setup().cards[0].text;
    assert_eq!(
        speaker.effects(text),
        "спасается 1 свой корабль; при победе: уничтожается 1 вражеский корабль; 2 очка"
    );
}

/// W2.4, W3.2: the board of one seat shows nothing of the other's hand and choice.
#[test]
fn boards_keep_secrets() {
    for seed in 0..100 {
        let table = table(Lang::En, false);
        let (mut a, mut b) = (table.start_silent(), table.start_silent());
        let mut luck = Luck::new(seed, 1);
        // Both draw; what the attacker draws is the same in both, what the defender draws is not.
        while let Step::Chance(chance) = table.step(&a) {
            let rolled = chance.sample(&mut |n| luck.below(n));
            let other = match chance.audience.includes(Seat(0)) {
                true => rolled.clone(),
                false => match table.step(&b) {
                    Step::Chance(chance) => chance.sample(&mut |n| luck.below(n)),
                    _ => break,
                },
            };
            table.happen(&mut a, &rolled, &mut Silent);
            table.happen(&mut b, &other, &mut Silent);
        }
        let mut options = Vec::new();
        for state in [&mut a, &mut b] {
            table.options(state, Seat(1), &mut options);
            let choice = options[luck.below(options.len() as u32) as usize];
            table.choose(state, Seat(1), choice, &mut Silent);
        }
        for seat in [None, Some(Seat(0))] {
            assert_eq!(table.board(Lang::En, &a, seat), table.board(Lang::En, &b, seat));
        }
    }
    let played = play_out(&table(Lang::En, true), 1, 1000, &mut Silent);
    assert!(table(Lang::En, true).board(Lang::En, &played.state, None).contains("Terra 2"));
}
