use super::samples::{self, HACAN, LETNEV, SOL, moved};
use super::*;
use crate::words::fixture::{self, CARRIER, CRUISER, DREADNOUGHT, FIGHTER, GROUND, hex, planet, some};
use crate::words::log::{Entry, Frame, log};
use admiralty_game::Cited;
use admiralty_imperium::event::{Breach, Event, Phase, Stop};
use admiralty_imperium::setup::Setup;
use admiralty_imperium::unit::Units;

fn roll(text: &str) -> Entry {
    Entry::Roll { text: text.into() }
}

fn entries(events: Vec<Event>) -> Vec<Entry> {
    events.into_iter().map(Entry::Event).collect()
}

fn lines(setup: &Setup, entries: &[Entry]) -> Vec<String> {
    let post = log(&Naming::new(setup), Lang::Ru, &Frame::default(), entries);
    assert_eq!(post.sections.len(), 1);
    let line = |line: &Line| match &line.dice {
        Some(dice) => format!("{} {dice}", line.text),
        None => line.text.clone(),
    };
    post.sections[0].lines.iter().map(line).collect()
}

#[test]
fn ships_on_one_way_become_one_line() {
    let setup = fixture::setup();
    let way: &[u16] = &[14, 15, 16];
    let told = entries(vec![
        moved(&setup, CRUISER, way, 0, Stop::Ordered),
        moved(&setup, DREADNOUGHT, &[14, 15], 0, Stop::Ordered),
        moved(&setup, CRUISER, way, 0, Stop::Ordered),
        moved(&setup, CARRIER, way, 3, Stop::Ordered),
    ]);
    assert_eq!(
        lines(&setup, &told),
        [
            "Сол: транспорт и 2 крейсера (на борту 3 наземных отряда) идут 14 → 15 → 16.",
            "Сол: линкор идёт 14 → 15.",
        ]
    );
}

#[test]
fn the_same_way_of_another_player_is_another_line() {
    let setup = fixture::setup();
    let mut other = moved(&setup, CRUISER, &[14, 15], 0, Stop::Ordered);
    if let Event::Moved { seat, .. } = &mut other {
        *seat = LETNEV;
    }
    let told = entries(vec![moved(&setup, CRUISER, &[14, 15], 0, Stop::Ordered), other]);
    assert_eq!(lines(&setup, &told).len(), 2);
}

#[test]
fn shots_and_losses_are_summed_with_their_dice() {
    let setup = fixture::setup();
    let (jord, at) = (planet(&setup, "Jord"), hex(&setup, 6));
    let fired = |hit| Entry::Event(Event::PdsFired { seat: SOL, planet: jord, hex: at, at: LETNEV, hit });
    let lost = |ship| Entry::Event(Event::ShipDestroyed { seat: LETNEV, hex: at, ship });
    let told = [
        roll("8"),
        fired(true),
        lost(CRUISER),
        roll("2"),
        fired(false),
        roll("10"),
        fired(true),
        lost(CRUISER),
    ];
    assert_eq!(
        lines(&setup, &told),
        [
            "ПОС на планете Jord (Сол) бьют по флоту в гексе 6 (Летнев): 3 выстрела, 2 попадания. \
             Кубики: 8, 2, 10",
            "Летнев теряет 2 крейсера под огнём ПОС (гекс 6).",
        ]
    );
}

#[test]
fn what_a_dock_builds_is_one_line() {
    let setup = fixture::setup();
    let placed = |unit, n, dock: &str| Event::Placed { seat: SOL, unit, n, dock: planet(&setup, dock) };
    let told = entries(vec![
        placed(CRUISER, 1, "Jord"),
        placed(CRUISER, 1, "Lor"),
        placed(CRUISER, 1, "Jord"),
        placed(FIGHTER, 2, "Jord"),
    ]);
    assert_eq!(
        lines(&setup, &told),
        [
            "Сол размещает 2 крейсера и 2 истребителя в доке на планете Jord.",
            "Сол размещает крейсер в доке на планете Lor.",
        ]
    );
}

#[test]
fn hidden_cards_are_counted() {
    let setup = fixture::setup();
    let drew = |seat| Event::Drew { seat, card: None };
    let told = entries(vec![drew(SOL), drew(SOL), drew(HACAN)]);
    assert_eq!(lines(&setup, &told), ["Сол тянет 2 карты Действия.", "Хакан тянет карту Действия."]);
}

/// A short turn: a phase before the actions, a battle with its course.
fn turn(setup: &Setup) -> Vec<Entry> {
    let at = hex(setup, 6);
    let fleets = [some(&[(CRUISER, 2)]), Units::of(CARRIER, 1)];
    let event = Entry::Event;
    vec![
        event(Event::TurnBegins { turn: 7 }),
        event(Event::PhaseBegins { phase: Phase::Economic }),
        event(Event::Income { seat: SOL, n: 65 }),
        event(Event::PhaseBegins { phase: Phase::Actions }),
        event(Event::Order { seats: vec![SOL, LETNEV] }),
        event(Event::ActionsBegin { seat: SOL }),
        event(moved(setup, CRUISER, &[13, 6], 0, Stop::Fleet)),
        event(moved(setup, CRUISER, &[13, 6], 0, Stop::Fleet)),
        event(Event::BattleBegins { hex: at, attacker: SOL, defender: LETNEV, units: fleets }),
        roll("9, 3"),
        event(Event::Battle { battle: samples::a_battle_event() }),
        event(Event::CargoLost { seat: LETNEV, hex: at, units: Units::of(GROUND, 2) }),
        event(Event::ActionsBegin { seat: LETNEV }),
        event(Event::PhaseBegins { phase: Phase::Technology }),
        event(Event::Researched { seat: SOL, tech: admiralty_imperium::data::TechId(0), cost: 15 }),
    ]
}

struct Clash;

impl Battles for Clash {
    fn event(&self, naming: &Naming<'_>, _: Lang, _: &admiralty_imperium::battle::Event) -> String {
        let fight = naming.fight.unwrap();
        format!("Раунд ({} — {})", naming.player(fight.attacker), naming.player(fight.defender))
    }
}

fn frame() -> Frame {
    Frame {
        title: "Империум".into(),
        turn: 7,
        commitment: Some("c0ffee".into()),
        words: vec![(SOL, "*звезда* [b]1[/b]".into())],
        hash: Some("beef".into()),
        secret: Some("5ec2e7".into()),
    }
}

#[test]
fn a_turn_in_markdown() {
    let setup = fixture::setup();
    let naming = Naming::new(&setup).with_battles(&Clash);
    let post = log(&naming, Lang::Ru, &frame(), &turn(&setup));
    let expected = r"# Империум: ход 7

Хеш секрета кубиков, опубликован до приказов: c0ffee

Слово игрока Сол: \*звезда\* \[b\]1\[/b\]

## Экономическая фаза

- Сол: доход — 65 кредитов. <sub>(I4.3)</sub>

## Индивидуальные действия

- Очерёдность по Влиянию: Сол, Летнев. <sub>(I2.2)</sub>

### Сол

- Сол: 2 крейсера идут 13 → 6 и встречают чужой флот. <sub>(I5.1.7)</sub>
- Космическая битва в гексе 6: атакует Сол (2 крейсера), обороняется Летнев (транспорт). <sub>(I5.2.0)</sub>
  - Раунд (Сол — Летнев) *Кубики: 9, 3* <sub>(CLAUSE)</sub>
  - Летнев теряет тех, кто был на борту погибших кораблей (гекс 6): 2 наземных отряда. <sub>(I5.2.5)</sub>

## Технологическая фаза

- Сол изучает технологию «antimass deflectors» за 15 кредитов. <sub>(I6.1)</sub>

---

Хеш итога: beef

Секрет кубиков: 5ec2e7
";
    // Which event of a battle it is does not matter here.
    let clause = samples::a_battle_event().clause();
    assert_eq!(post.markdown(), expected.replace("CLAUSE", clause.0));
}

#[test]
fn a_turn_in_bbcode() {
    let setup = fixture::setup();
    let naming = Naming::new(&setup).with_battles(&Clash);
    let text = log(&naming, Lang::Ru, &frame(), &turn(&setup)).bbcode();
    let begins = "[b]Империум: ход 7[/b]\n\n[quote]Хеш секрета кубиков, опубликован до приказов: c0ffee\n\
                  Слово игрока Сол: *звезда* [\u{2060}b]1[\u{2060}/b][/quote]\n\n[b][u]Экономическая фаза[/u][/b]\n[list]\n\
                  [*]Сол: доход — 65 кредитов. (I4.3)\n[/list]\n";
    assert!(text.starts_with(begins), "{text}");
    assert!(text.contains("\n[b]Сол[/b]\n[list]\n"));
    let clause = samples::a_battle_event().clause();
    assert!(text.contains(&format!("[*]Раунд (Сол — Летнев) [i]Кубики: 9, 3[/i] ({clause})\n")));
    for tag in ["list", "quote", "b", "i", "u"] {
        let [open, close] = [format!("[{tag}]"), format!("[/{tag}]")];
        assert_eq!(text.matches(&open).count(), text.matches(&close).count(), "{tag}");
    }
    assert_eq!(text.matches("[list]").count(), 5);
}

#[test]
fn dice_without_an_event_are_told_too() {
    let setup = fixture::setup();
    assert_eq!(lines(&setup, &[roll("7"), roll("2")]), ["Кубики: 7, 2"]);
}

#[test]
fn every_event_is_in_the_log_with_its_clause() {
    let setup = fixture::setup();
    for lang in Lang::ALL {
        for event in samples::events(&setup) {
            let titled = matches!(
                event,
                Event::TurnBegins { .. } | Event::PhaseBegins { .. } | Event::ActionsBegin { .. }
            );
            let post = log(&Naming::new(&setup), lang, &Frame::default(), &[Entry::Event(event.clone())]);
            if !titled {
                let line = &post.sections[0].lines[0];
                assert_eq!(line.clause, Some(event.clause()));
                assert_eq!(line.text, Naming::new(&setup).event(lang, &event));
            }
        }
    }
}

#[test]
fn a_battle_keeps_its_course_together() {
    let setup = fixture::setup();
    let (at, lodor) = (hex(&setup, 6), planet(&setup, "Lodor"));
    let fleets = [Units::of(CRUISER, 1), Units::of(CRUISER, 1)];
    let battle = || Event::Battle { battle: samples::a_battle_event() };
    let told = entries(vec![
        Event::BattleBegins { hex: at, attacker: SOL, defender: LETNEV, units: fleets },
        battle(),
        Event::AgreementEnds { between: [SOL, LETNEV], why: Breach::War },
        battle(),
        Event::Taken { planet: lodor, by: SOL, from: None },
    ]);
    let post = log(&Naming::new(&setup), Lang::En, &Frame::default(), &told);
    let lines = &post.sections[0].lines;
    assert_eq!(lines[0].within.len(), 3);
    // No part of a Space battle.
    assert_eq!(lines[1].text, "Сол takes the neutral planet Lodor.");
    assert_eq!(lines.len(), 2);
}

#[test]
fn what_is_told_besides_is_told_once_and_losses_add_up() {
    use admiralty_imperium::battle::{Event as Course, Side, Volley};
    let setup = fixture::setup();
    let lodor = planet(&setup, "Lodor");
    let course = |battle| Event::Battle { battle };
    let lost = |side, unit| course(Course::Lost { volley: Volley::Ground, side, unit, units: 1 });
    let forces = [Units::of(GROUND, 3), Units::of(GROUND, 1)];
    let told = entries(vec![
        Event::InvasionBegins {
            planet: lodor,
            attacker: SOL,
            defender: LETNEV,
            units: forces[0],
            defends: forces[1],
            bombards: Units::NONE,
        },
        Event::Played { seat: SOL, card: admiralty_imperium::data::CardId(0) },
        lost(Side::Attacker, GROUND),
        lost(Side::Attacker, GROUND),
        lost(Side::Defender, GROUND),
        course(Course::PlanetTaken),
        Event::Taken { planet: lodor, by: SOL, from: Some(LETNEV) },
        Event::Played { seat: LETNEV, card: admiralty_imperium::data::CardId(0) },
    ]);
    let post = log(&Naming::new(&setup), Lang::En, &Frame::default(), &told);
    let lines = &post.sections[0].lines;
    // The card that was played as the Invasion began, two lines of losses, and who has the planet.
    assert_eq!(lines[0].within.len(), 4, "{lines:?}");
    assert_eq!(lines[0].within[3].text, "Сол takes Lodor from Летнев.");
    // A later card is no part of it.
    assert_eq!(lines.len(), 2);
}
