use super::samples::{self, LETNEV, SOL};
use super::*;
use crate::words::fixture::{self, CARRIER, CRUISER, FIGHTER, GROUND, PDS, hex, planet, some};
use admiralty_game::Cited;
use admiralty_imperium::battle;
use admiralty_imperium::effect::{Field, Kinds, Lasting};
use admiralty_imperium::event::{Breach, Event, Stop};
use admiralty_imperium::unit::Units;

#[test]
fn every_event_has_a_text_in_both_languages() {
    let setup = fixture::setup();
    let naming = Naming::new(&setup);
    let events = samples::events(&setup);
    for event in &events {
        let [en, ru] = Lang::ALL.map(|lang| naming.event(lang, event));
        for text in [&en, &ru] {
            assert!(is_whole(text), "{event:?}: {text}");
        }
        assert!(en != ru || matches!(event, Event::Battle { .. }), "{event:?}: {en}");
    }
    let seen: std::collections::BTreeSet<&str> = events.iter().map(Cited::kind).collect();
    let own = Event::KINDS.len() - battle::Event::KINDS.len();
    for kind in &Event::KINDS[..own] {
        assert!(seen.contains(kind), "there is no sample of `{kind}`");
    }
}

fn both(event: &Event) -> [String; 2] {
    let setup = fixture::setup();
    Lang::ALL.map(|lang| Naming::new(&setup).event(lang, event))
}

#[test]
fn movement_is_told_by_what_stops_it() {
    let setup = fixture::setup();
    let told = |way: &[u16], ship, troops, stop| both(&samples::moved(&setup, ship, way, troops, stop));
    assert_eq!(
        told(&[14, 15, 16], CARRIER, 3, Stop::Ordered),
        [
            "Сол: a carrier (3 ground forces aboard) goes 14 → 15 → 16.",
            "Сол: транспорт (на борту 3 наземных отряда) идёт 14 → 15 → 16."
        ]
    );
    assert_eq!(
        told(&[14, 15], CRUISER, 0, Stop::Fleet),
        [
            "Сол: a cruiser goes 14 → 15 and meets an enemy fleet.",
            "Сол: крейсер идёт 14 → 15 и встречает чужой флот."
        ]
    );
    assert_eq!(
        told(&[14, 15], CRUISER, 0, Stop::Nebula)[1],
        "Сол: крейсер идёт 14 → 15 и останавливается в Туманности."
    );
    assert_eq!(
        told(&[5], CRUISER, 0, Stop::Rift),
        [
            "Сол: a cruiser stays in hex 5, held by the Gravity Rift.",
            "Сол: крейсер остаётся в гексе 5: Гравитационный провал не пускает."
        ]
    );
}

#[test]
fn who_broke_an_agreement_is_told_first() {
    let broken = |by| Event::AgreementEnds { between: [SOL, LETNEV], why: Breach::Broken(by) };
    assert_eq!(both(&broken(LETNEV))[0], "Летнев ends the trade agreement with Сол.");
    assert_eq!(both(&broken(LETNEV))[1], "Летнев разрывает торговое соглашение (партнёр: Сол).");
    assert_eq!(both(&broken(SOL))[1], "Сол разрывает торговое соглашение (партнёр: Летнев).");
}

#[test]
fn an_exchange_says_what_each_gives() {
    let event = Event::Exchanged { between: [SOL, LETNEV], credits: [21, 0], cards: [1, 0] };
    assert_eq!(
        both(&event),
        [
            "Exchange: Сол gives 21 credits and an Action Card, Летнев gives nothing.",
            "Обмен: Сол отдаёт 21 кредит и карту Действия, Летнев — ничего."
        ]
    );
}

#[test]
fn an_invasion_says_who_lands_and_who_bombards() {
    let setup = fixture::setup();
    let event = |units, bombards| Event::InvasionBegins {
        planet: planet(&setup, "Lodor"),
        attacker: SOL,
        defender: LETNEV,
        units,
        bombards,
        defends: some(&[(GROUND, 2), (PDS, 1)]),
    };
    assert_eq!(
        both(&event(some(&[(GROUND, 5)]), some(&[(fixture::DREADNOUGHT, 2)])))[1],
        "Вторжение на планету Lodor: атакует Сол (5 наземных отрядов), обороняется Летнев \
         (2 наземных отряда и ПОС); бомбардировка: 2 линкора."
    );
    assert_eq!(
        both(&event(Units::NONE, some(&[(fixture::DREADNOUGHT, 1)])))[0],
        "Bombardment of Lodor: Сол (a dreadnought) fires, Летнев (2 ground forces and a PDS) defends."
    );
}

#[test]
fn a_space_battle_names_hex_system_and_fleets() {
    let setup = fixture::setup();
    let units = [some(&[(CRUISER, 2), (FIGHTER, 1)]), some(&[(CARRIER, 1)])];
    let event = Event::BattleBegins { hex: hex(&setup, 1), attacker: SOL, defender: LETNEV, units };
    assert_eq!(
        both(&event)[1],
        "Космическая битва в гексе 1 (Mecatol): атакует Сол (2 крейсера и истребитель), \
         обороняется Летнев (транспорт)."
    );
}

#[test]
fn changes_show_their_sign_and_field() {
    let setup = fixture::setup();
    let say = |lang, lasting: Lasting| Naming::new(&setup).speaker(lang).lasting(&lasting);
    let worse = Lasting::Combat { units: Kinds::ALL, n: -1, field: Some(Field::Space) };
    assert_eq!(say(Lang::En, worse), "all units: −1 to rolls in Space battles");
    let better = Lasting::Combat { units: Kinds::only(CRUISER), n: 2, field: None };
    assert_eq!(say(Lang::Ru, better), "крейсеры: +2 к броскам");
}

#[test]
fn what_asks_the_master_is_found_in_its_deck() {
    let setup = fixture::setup();
    // Both decks number their cards from 0.
    let told = |political| {
        let event = Event::AsksMaster { card: admiralty_imperium::data::CardId(1), political };
        Naming::new(&setup).event(Lang::En, &event)
    };
    assert_eq!(told(false), "“parley”: the game master rules.");
    assert_ne!(told(true), told(false));
}

/// Names and battles of one's own.
struct Own;

impl Named for Own {
    fn name(&self, _: Lang, what: What, canonical: &str) -> String {
        format!("{what:?}/{canonical}")
    }
}

impl Battles for Own {
    fn event(&self, naming: &Naming<'_>, _: Lang, _: &battle::Event) -> String {
        let fight = naming.fight.unwrap();
        format!("{} against {}", naming.player(fight.attacker), naming.player(fight.defender))
    }
}

#[test]
fn names_and_battles_come_from_outside() {
    let setup = fixture::setup();
    let naming = Naming::new(&setup).with_names(&Own).with_battles(&Own);
    let event = Event::Advanced { seat: SOL, stage: 2 };
    assert_eq!(naming.event(Lang::En, &event), "Сол advances to the stage “Stage/republic”.");
    let begins =
        Event::BattleBegins { hex: hex(&setup, 1), attacker: SOL, defender: LETNEV, units: [Units::NONE; 2] };
    let battle = Event::Battle { battle: samples::a_battle_event() };
    assert_eq!(naming.within(Fight::begun_by(&begins)).event(Lang::En, &battle), "Сол against Летнев");
}
