//! The two decks.

use super::*;
use admiralty_imperium::data::{Aim, Ballot, Office, Political, Window};
use admiralty_imperium::effect::{Deed, Effect, Lasting, Until, Who};
use admiralty_referee::Lang;
use std::collections::BTreeSet;

fn political(name: &str) -> Political {
    standard().data.political.iter().find(|card| card.name == name).unwrap().clone()
}

fn effects(card: &Political) -> Vec<&Effect> {
    match &card.ballot {
        Ballot::ForAgainst { pass, fail } => pass.iter().chain(fail).collect(),
        Ballot::Election { elected, .. } => elected.iter().collect(),
    }
}

#[test]
fn political_cards() {
    let set = standard();
    let cards = &set.data.political;
    assert_eq!(cards.len(), 20);
    assert!(cards.iter().all(|card| card.copies == 1));
    assert_eq!(cards.iter().filter(|card| !card.law.is_empty()).count(), 8);
    assert!(cards.iter().all(|card| !card.law.is_empty() || !effects(card).is_empty()));
    let manual: Vec<_> = cards.iter().filter(|card| effects(card).contains(&&Effect::Manual)).collect();
    assert_eq!(manual.len(), 1);
    let office = |card: &Political| match card.ballot {
        Ballot::Election { office, .. } => Some(office),
        Ballot::ForAgainst { .. } => None,
    };
    for wanted in [Office::Player, Office::Planet, Office::Law] {
        assert!(cards.iter().any(|card| office(card) == Some(wanted)), "{wanted:?}");
    }
}

/// Cards whose effects meet: limits, prohibitions, repeals, elections.
#[test]
fn some_political_cards() {
    let everyone = |lasting| vec![(Who::Everyone, lasting)];
    assert_eq!(political("fleet_treaty").law, everyone(Lasting::FleetLimit { n: 6 }));
    assert_eq!(political("open_cities").law, everyone(Lasting::Forbid(Deed::Bombardment)));
    assert_eq!(political("sealed_archives").law, everyone(Lasting::HandLimit { n: 4 }));
    let chancellor = political("chancellor");
    let expected = [(Who::Elected, Lasting::Votes { n: 10 }), (Who::Elected, Lasting::Forbid(Deed::Gifts))];
    assert_eq!(chancellor.law, expected);
    assert_eq!(effects(&political("clean_slate"))[0], &Effect::RepealAll);
    assert_eq!(effects(&political("constitutional_court")), [&Effect::RepealElected]);
    assert_eq!(effects(&political("vote_of_censure")), [&Effect::Exclude { who: Who::Elected }]);
    let reservation = political("reservation");
    assert_eq!(effects(&reservation), [&Effect::Credits { who: Who::Elected, n: 10 }, &Effect::Abandon]);
}

#[test]
fn action_cards() {
    let set = standard();
    let cards = &set.data.actions;
    assert_eq!(cards.len(), 20);
    assert_eq!(cards.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 40);
    assert_eq!(cards.iter().filter(|card| card.effects.contains(&Effect::Manual)).count(), 1);
    let windows: BTreeSet<Window> = cards.iter().map(|card| card.window).collect();
    assert_eq!(windows.len(), 7);
    let one = |name: &str| cards.iter().find(|card| card.name == name).unwrap();
    let votes = Effect::Boost { who: Who::Player, lasting: Lasting::Votes { n: 10 }, until: Until::Turn };
    assert_eq!(one("bought_delegates").effects, [votes]);
    let saboteurs = one("saboteurs");
    let pds = set.data.units.iter().position(|unit| unit.name == "pds").unwrap() as u8;
    assert_eq!((saboteurs.window, saboteurs.aim), (Window::Invasion, Aim::EnemyPlanet));
    assert_eq!(saboteurs.effects, [Effect::Destroy { unit: admiralty_imperium::unit::UnitId(pds), n: 2 }]);
}

/// What players are told says the numbers of the effects, in both languages.
#[test]
fn texts_say_the_effects() {
    let set = standard();
    let said = |thing, id: &str| {
        Lang::ALL.map(|lang| set.names.text(lang, thing, id).unwrap_or_else(|| panic!("{id}")).to_owned())
    };
    let russian = |text: &str| text.chars().any(|c| ('а'..='я').contains(&c));
    for (thing, id) in set
        .data
        .political
        .iter()
        .map(|card| (Thing::Political, &card.name))
        .chain(set.data.actions.iter().map(|card| (Thing::Action, &card.name)))
        .chain(set.data.technologies.iter().map(|technology| (Thing::Technology, &technology.name)))
        .chain(set.data.races.iter().map(|race| (Thing::Race, &race.name)))
    {
        let [en, ru] = said(thing, id);
        assert!(en.ends_with('.') && ru.ends_with('.'), "{id}");
        assert!(!russian(&en) && russian(&ru), "{id}");
        assert!(en != ru && en.chars().count() < 250 && ru.chars().count() < 250, "{id}");
    }
    // Numbers above two are written in figures in both.
    let numbers = |text: &str| -> BTreeSet<u32> {
        let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty());
        digits.map(|run| run.parse().unwrap()).filter(|n| *n > 2).collect()
    };
    let amount = |effect: &Effect| match effect {
        Effect::Credits { n, .. } => u32::from(n.unsigned_abs()),
        Effect::CreditsPerPlanet { n, .. } => u32::from(n.unsigned_abs()),
        Effect::Cards { n, .. } | Effect::Gain { n, .. } | Effect::Destroy { n, .. } => u32::from(*n),
        Effect::Boost { lasting, .. } => change(lasting),
        _ => 0,
    };
    for card in &set.data.political {
        let laws = card.law.iter().map(|(_, lasting)| change(lasting));
        let expected: BTreeSet<u32> =
            effects(card).into_iter().map(amount).chain(laws).filter(|n| *n > 2).collect();
        for text in said(Thing::Political, &card.name) {
            assert_eq!(numbers(&text), expected, "{text}");
        }
        let [en, ru] = said(Thing::Political, &card.name);
        assert_eq!(en.starts_with("Law"), !card.law.is_empty(), "{en}");
        assert_eq!(ru.starts_with("Закон"), !card.law.is_empty(), "{ru}");
    }
    for card in &set.data.actions {
        let expected: BTreeSet<u32> = card.effects.iter().map(amount).filter(|n| *n > 2).collect();
        for text in said(Thing::Action, &card.name) {
            assert_eq!(numbers(&text), expected, "{text}");
        }
    }
}

/// The number of a change.
fn change(lasting: &Lasting) -> u32 {
    match *lasting {
        Lasting::Combat { n, .. } | Lasting::Move { n, .. } | Lasting::Cost { n, .. } => {
            n.unsigned_abs().into()
        }
        Lasting::Votes { n } | Lasting::Income { n } => n.unsigned_abs().into(),
        Lasting::FleetLimit { n } | Lasting::UnitLimit { n, .. } => n.into(),
        Lasting::HandLimit { n } => n.into(),
        Lasting::FirstFire { most, .. } => most.into(),
        Lasting::TechnologyCost { cost, .. } => cost.into(),
        _ => 0,
    }
}
