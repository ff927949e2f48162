//! No log and no view tells what its reader may not know.

use crate::drafts::Draft;
use admiralty_adapter::turns::{Made, Turns};
use admiralty_game::Seat;
use admiralty_imperium::data::CardId;
use admiralty_imperium::event::Event;
use admiralty_imperium::setup::Awaits;
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

/// Names of Action Cards, but for those that something open has as well.
fn secrets(scenario: &Scenario) -> Vec<(CardId, String)> {
    let (setup, names) = (&scenario.setup, &scenario.names);
    let both = |thing, id: &str| [Lang::En, Lang::Ru].map(|lang| words(names.name(lang, thing, id)));
    let political = setup.data.political.iter().flat_map(|card| both(Thing::Political, &card.name));
    let technologies = setup.data.technologies.iter().flat_map(|tech| both(Thing::Technology, &tech.name));
    let planets = setup.map.planets.iter().flat_map(|planet| both(Thing::Planet, &planet.name));
    let open: String = political.chain(technologies).chain(planets).collect();
    let actions = (0..).map(CardId).zip(&setup.data.actions);
    let all = actions.flat_map(|(at, card)| both(Thing::Action, &card.name).map(|name| (at, name)));
    all.filter(|(_, name)| !open.contains(name.as_str())).collect()
}

fn cards(secrets: &[(CardId, String)], text: &str, known: &BTreeSet<CardId>, own: &str, what: &str) {
    for (card, name) in secrets.iter().filter(|(card, _)| !known.contains(card)) {
        // A remark repeats what its reader wrote.
        let leaks = text.contains(name.as_str()) && !own.contains(name.as_str());
        assert!(!leaks, "{what}: the log names{name}({card:?}):\n{text}");
    }
}

/// What a log must not say.
struct Closed<'a> {
    scenario: &'a Scenario,
    events: &'a [Event],
    secrets: Vec<(CardId, String)>,
    /// The orders of each player, in words.
    written: Vec<String>,
    /// One by one in both languages, those that are long enough to say something.
    orders: Vec<Vec<String>>,
}

/// Logs of a turn.
pub(crate) fn logs(scenario: &Scenario, drafts: &[Draft], events: &[Event], files: &[Made], what: &str) {
    let orders = |draft: &Draft| {
        let secret = draft.orders.iter().filter(|order| !matches!(order, OrderKind::Vote(_)));
        let all = secret.flat_map(|order| [Lang::En, Lang::Ru].map(|lang| words(&print_order(order, lang))));
        all.filter(|text| text.split_whitespace().count() > 2).collect()
    };
    let closed = Closed {
        scenario,
        events,
        secrets: secrets(scenario),
        written: drafts.iter().map(|draft| words(&draft.text)).collect(),
        orders: drafts.iter().map(orders).collect(),
    };
    let shown: Vec<&Made> = files.iter().filter(|file| file.name.contains("log.")).collect();
    assert_eq!(shown.len(), 4, "{what}: {:?}", files.iter().map(|file| &file.name).collect::<Vec<_>>());
    for file in shown {
        closed.read(None, &file.text, &format!("{what}, {}", file.name));
    }
    let private: Vec<&Made> = files.iter().filter(|file| file.name.starts_with("private/")).collect();
    assert_eq!(private.len(), 2 * drafts.len(), "{what}");
    for (file, seat) in private.iter().zip((0..drafts.len() as u8).flat_map(|seat| [Seat(seat); 2])) {
        closed.read(Some(seat), &file.text, &format!("{what}, {}", file.name));
    }
    for file in files {
        let open = file.name.starts_with("log.") || file.name == "dice.jsonl";
        assert_eq!(file.private, !open, "{what}: {}", file.name);
    }
}

impl Closed<'_> {
    fn read(&self, reader: Option<Seat>, log: &str, what: &str) {
        let text = words(log);
        let own = reader.map_or("", |seat| self.written[seat.index()].as_str());
        cards(&self.secrets, &text, &known(self.scenario, self.events, reader), own, what);
        for (at, orders) in self.orders.iter().enumerate() {
            if reader == Some(Seat(at as u8)) {
                continue;
            }
            for order in orders.iter().filter(|order| !own.contains(order.as_str())) {
                assert!(!text.contains(order.as_str()), "{what}:{order}\n{log}");
            }
        }
    }
}

/// What each player gets to see between turns: the view of the state, the orders to be filled in.
pub(crate) fn views(scenario: &Scenario, state: &Source, what: &str) {
    let position = &scenario.setup.position;
    let secrets = secrets(scenario);
    for (at, seat) in scenario.setup.seats.iter().enumerate() {
        let player = &position.players[at];
        for lang in [Lang::En, Lang::Ru] {
            let made = Imperium.template(state, &seat.name, lang).unwrap();
            let [orders, view] = made.files.as_slice() else { panic!("{what}") };
            for (id, card) in (0..).map(CardId).zip(&scenario.setup.data.actions) {
                let held = player.hand.get(id) > 0;
                let said = format!("\"{}\"", scenario.names.name(lang, Thing::Action, &card.name));
                let drafted = orders.text.contains(&format!(" {said}"));
                let open = !secrets.iter().any(|(_, name)| *name == words(&said));
                // I3.4: in a round of one vote no cards are played.
                let held_here = held && scenario.setup.awaits != Awaits::Vote;
                assert!(open || drafted == held_here, "{what}: {said} in the orders of {}", seat.name);
                let named =
                    view.text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == card.name);
                let open = held || position.actions.discards.get(id) > 0;
                assert!(open || !named, "{what}: {} in the view of {}", card.name, seat.name);
            }
            // What is filled in can be checked against the view.
            let view = Source::new("view.toml", view.text.as_str());
            let checked = Imperium.check(&view, &[Source::new("orders.txt", orders.text.as_str())]);
            // I3.4: who does not vote yet is told so, and to send nothing.
            let next = position.poll.awaited.first();
            if next.is_none_or(|seat| seat.index() == at) {
                assert!(checked.is_ok(), "{what}: {}\n{}", checked.unwrap_err(), orders.text);
            } else {
                assert!(checked.is_err_and(|told| told.to_string().contains("(I3.4)")), "{what}");
            }
        }
    }
}
