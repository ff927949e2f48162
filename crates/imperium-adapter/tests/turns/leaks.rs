//! No log and no view tells what its reader may not know.

use crate::drafts::Draft;
use admiralty_adapter::turns::{Made, Turns};
use admiralty_game::Seat;
use admiralty_imperium::data::CardId;
use admiralty_imperium::event::Event;
use admiralty_imperium_adapter::Imperium;
use admiralty_imperium_adapter::data::Thing;
use admiralty_imperium_adapter::orders::{OrderKind, print_order};
use admiralty_imperium_adapter::scenario::Scenario;
use admiralty_notation::Source;
use admiralty_referee::Lang;
use std::collections::BTreeSet;

/// Action Cards that a reader may know of: their own, those that came to or from them, and those that
/// were shown to all.
fn known(scenario: &Scenario, events: &[Event], reader: Option<Seat>) -> BTreeSet<CardId> {
    let position = &scenario.setup.position;
    let hand = reader.and_then(|seat| position.player(seat)).map(|player| &player.hand);
    let mut known: BTreeSet<CardId> =
        hand.into_iter().flat_map(|hand| hand.each()).map(|(card, _)| card).collect();
    for event in events {
        match event {
            Event::Played { card, .. } | Event::Discarded { card, .. } => known.insert(*card),
            Event::Drew { seat, card: Some(card) } if reader == Some(*seat) => known.insert(*card),
            Event::CardGiven { from, to, card: Some(card) }
                if reader == Some(*from) || reader == Some(*to) =>
            {
                known.insert(*card)
            }
            _ => false,
        };
    }
    known
}

/// The letters and digits of a text, as words: what markup is escaped with does not count.
fn words(text: &str) -> String {
    let plain = text.replace("[b]", " ").replace("[/b]", " ");
    let spaced: String = plain.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    format!(" {} ", spaced.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase())
}

/// A name that something open has as well says nothing.
fn is_open_name(scenario: &Scenario, name: &str) -> bool {
    let (setup, names) = (&scenario.setup, &scenario.names);
    let said = |thing, id: &str| {
        [Lang::En, Lang::Ru].iter().any(|lang| words(names.name(*lang, thing, id)).contains(name))
    };
    setup.data.political.iter().any(|card| said(Thing::Political, &card.name))
        || setup.data.technologies.iter().any(|tech| said(Thing::Technology, &tech.name))
        || setup.map.planets.iter().any(|planet| said(Thing::Planet, &planet.name))
}

fn cards(scenario: &Scenario, log: &str, known: &BTreeSet<CardId>, own: &str, what: &str) {
    let text = words(log);
    for (at, card) in (0..).map(CardId).zip(&scenario.setup.data.actions) {
        if known.contains(&at) {
            continue;
        }
        for lang in [Lang::En, Lang::Ru] {
            let name = words(scenario.names.name(lang, Thing::Action, &card.name));
            // A remark repeats what its reader wrote.
            if own.contains(&name) || is_open_name(scenario, &name) {
                continue;
            }
            assert!(!text.contains(&name), "{what}: the log names{name}\n{log}");
        }
    }
}

/// Logs of a turn.
pub(crate) fn logs(scenario: &Scenario, drafts: &[Draft], events: &[Event], files: &[Made], what: &str) {
    let shown: Vec<&Made> = files.iter().filter(|file| file.name.contains("log.")).collect();
    assert_eq!(shown.len(), 4, "{what}: {:?}", files.iter().map(|file| &file.name).collect::<Vec<_>>());
    for file in shown {
        assert!(!file.private, "{what}: {}", file.name);
        read(scenario, drafts, events, None, &file.text, &format!("{what}, {}", file.name));
    }
    let private: Vec<&Made> = files.iter().filter(|file| file.name.starts_with("private/")).collect();
    assert_eq!(private.len(), 2 * drafts.len(), "{what}");
    for (file, seat) in private.iter().zip((0..drafts.len() as u8).flat_map(|seat| [Seat(seat); 2])) {
        assert!(file.private, "{what}: {}", file.name);
        read(scenario, drafts, events, Some(seat), &file.text, &format!("{what}, {}", file.name));
    }
    for file in files {
        let open = file.name.starts_with("log.") || file.name == "dice.jsonl";
        assert_eq!(file.private, !open, "{what}: {}", file.name);
    }
}

fn read(
    scenario: &Scenario,
    drafts: &[Draft],
    events: &[Event],
    reader: Option<Seat>,
    log: &str,
    what: &str,
) {
    let own = reader.map_or_else(String::new, |seat| words(&drafts[seat.index()].text));
    cards(scenario, log, &known(scenario, events, reader), &own, what);
    let text = words(log);
    for (at, draft) in drafts.iter().enumerate() {
        if reader == Some(Seat(at as u8)) {
            continue;
        }
        for order in draft.orders.iter().filter(|order| !matches!(order, OrderKind::Vote(_))) {
            for lang in [Lang::En, Lang::Ru] {
                let written = words(&print_order(order, lang));
                let short = written.split_whitespace().count() < 3;
                assert!(
                    short || own.contains(&written) || !text.contains(&written),
                    "{what}: {written}\n{log}"
                );
            }
        }
    }
}

/// What each player gets to see between turns: the view of the state, the orders to be filled in.
pub(crate) fn views(scenario: &Scenario, state: &Source, what: &str) {
    let position = &scenario.setup.position;
    for (at, seat) in scenario.setup.seats.iter().enumerate() {
        let player = &position.players[at];
        for lang in [Lang::En, Lang::Ru] {
            let made = Imperium.template(state, &seat.name, lang).unwrap();
            let [orders, view] = made.files.as_slice() else { panic!("{what}") };
            for (id, card) in (0..).map(CardId).zip(&scenario.setup.data.actions) {
                let held = player.hand.get(id) > 0;
                let said = format!("\"{}\"", scenario.names.name(lang, Thing::Action, &card.name));
                let drafted = orders.text.contains(&format!(" {said}"));
                let open = is_open_name(scenario, &words(&said));
                assert!(open || drafted == held, "{what}: {said} in the orders of {}", seat.name);
                let named =
                    view.text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == card.name);
                let open = held || position.actions.discards.get(id) > 0;
                assert!(open || !named, "{what}: {} in the view of {}", card.name, seat.name);
            }
            // What is filled in can be checked against the view.
            let view = Source::new("view.toml", view.text.as_str());
            let checked = Imperium.check(&view, &[Source::new("orders.txt", orders.text.as_str())]);
            assert!(checked.is_ok(), "{what}: {}\n{}", checked.unwrap_err(), orders.text);
        }
    }
}
