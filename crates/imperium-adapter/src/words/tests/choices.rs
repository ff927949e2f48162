use super::samples::{self, LETNEV, SOL};
use super::*;
use crate::words::fixture::{self, CARRIER, CRUISER, DOCK, FIGHTER, GROUND, hex, planet, some};
use admiralty_imperium::battle;
use admiralty_imperium::choice::{Choice, Target, Vote};
use admiralty_imperium::data::{CardId, TechId, Window};
use admiralty_imperium::event::Phase;
use admiralty_imperium::position::Candidate;
use admiralty_imperium::setup::Setup;

fn choices(setup: &Setup) -> Vec<Choice> {
    let (card, jord, lodor, at) = (CardId(0), planet(setup, "Jord"), planet(setup, "Lodor"), hex(setup, 6));
    let mut all = vec![
        Choice::Done,
        Choice::GiveCredits { to: SOL, n: 3 },
        Choice::Gift { to: SOL },
        Choice::GiveCard { to: SOL, card },
        Choice::Propose { with: SOL },
        Choice::OfferCredits(21),
        Choice::OfferCard(card),
        Choice::WantCredits(2),
        Choice::WantCard(card),
        Choice::Agree { with: SOL },
        Choice::Break { with: SOL },
        Choice::Vote(Vote::For),
        Choice::Vote(Vote::Against),
        Choice::Vote(Vote::Elect(Candidate::Player(LETNEV))),
        Choice::Discard(card),
        Choice::Play(card),
        Choice::Aim(Target::Player(SOL)),
        Choice::Aim(Target::Planet(jord)),
        Choice::Aim(Target::Hex(at)),
        Choice::Buy(CRUISER),
        Choice::Transfer { from: jord, to: lodor },
        Choice::Sail { hex: at, ship: CRUISER, hold: None },
        Choice::Sail { hex: at, ship: CARRIER, hold: Some(0) },
        Choice::Load { unit: GROUND, from: Some(jord) },
        Choice::Load { unit: FIGHTER, from: None },
        Choice::Go(at),
        Choice::Halt,
        Choice::Fire { planet: jord, hex: at, at: LETNEV },
        Choice::Lose(CRUISER),
        Choice::Engage { hex: at, with: LETNEV },
        Choice::RetreatTo(at),
        Choice::Base { unit: FIGHTER, planet: jord },
        Choice::Land { hex: at, hold: 0, unit: GROUND, planet: lodor },
        Choice::Bombard { ship: CRUISER, planet: lodor },
        Choice::Research(TechId(0)),
        Choice::Place { unit: CRUISER, dock: jord },
        Choice::NewDock { unit: DOCK, planet: jord },
        Choice::Battle(battle::Choice::Lose(CRUISER)),
    ];
    all.extend(samples::rulings(setup).into_iter().map(Choice::Rule));
    all
}

#[test]
fn every_choice_has_a_text_of_its_own() {
    let setup = fixture::setup();
    for lang in Lang::ALL {
        let mut seen = std::collections::BTreeSet::new();
        for choice in choices(&setup) {
            // How a battle's choices are told is not decided here.
            if let Choice::Battle(_) = choice {
                continue;
            }
            let text = Naming::new(&setup).choice(lang, &choice);
            assert!(is_whole(&text), "{choice:?}: {text}");
            assert!(seen.insert(text.clone()), "{text}");
        }
    }
}

#[test]
fn ships_are_told_apart_by_what_they_carry() {
    let setup = fixture::setup();
    let (at, naming) = (hex(&setup, 6), Naming::new(&setup));
    let sail = Choice::Sail { hex: at, ship: CARRIER, hold: Some(0) };
    let known = naming.deciding(&setup.position, SOL);
    assert_eq!(known.choice(Lang::En, &sail), "Move a carrier from hex 6 (5 ground forces aboard)");
    assert_eq!(known.choice(Lang::Ru, &sail), "Вести транспорт из гекса 6 (на борту 5 наземных отрядов)");
    assert_eq!(naming.choice(Lang::En, &sail), "Move a carrier from hex 6 (troops aboard)");
}

#[test]
fn every_question_has_a_text_of_its_own() {
    let setup = fixture::setup();
    let at = hex(&setup, 6);
    let mut all = vec![
        Asked::Deals,
        Asked::Proposal(LETNEV),
        Asked::Vote(CardId(0), 21),
        Asked::Discard,
        Asked::Aim(CardId(0)),
        Asked::Buy(22),
        Asked::Transfer,
        Asked::Movement,
        Asked::UnderWay { ship: CRUISER, hex: at, left: 1 },
        Asked::PdsFire,
        Asked::PdsLoss(at),
        Asked::Engage,
        Asked::RetreatTo(at),
        Asked::Landing,
        Asked::Research(30),
        Asked::Place(some(&[(CRUISER, 2)])),
        Asked::Ruling { card: CardId(1), political: false },
        Asked::Ruling { card: CardId(1), political: true },
    ];
    all.extend(Phase::ALL.map(Asked::Break));
    let windows = [
        Window::Political,
        Window::Economic,
        Window::Movement,
        Window::SpaceBattle,
        Window::Invasion,
        Window::Technology,
        Window::Placement,
    ];
    all.extend(windows.map(Asked::Play));
    for lang in Lang::ALL {
        let mut seen = std::collections::BTreeSet::new();
        for asked in &all {
            let text = Naming::new(&setup).question(lang, *asked);
            assert!(is_whole(&text.replace('?', "")), "{asked:?}: {text}");
            assert!(seen.insert(text.clone()), "{text}");
        }
    }
    assert_eq!(
        Naming::new(&setup).question(Lang::Ru, Asked::Vote(CardId(0), 21)),
        "«open borders»: как голосовать? За вами 21 голос."
    );
}
