//! Turns and battles in the words of the cases; `cases/imperium/README.md` lists them.

use admiralty_casebook::word;
use admiralty_game::{Rulebook, Seat, Step};
use admiralty_imperium::battle::{Battle, Side};
use admiralty_imperium::choice::{Choice, Target, Vote};
use admiralty_imperium::data::{CardId, TechId};
use admiralty_imperium::event::{Breach, Event};
use admiralty_imperium::map::{HexId, PlanetId};
use admiralty_imperium::position::{Candidate, Cards};
use admiralty_imperium::turn::Game;
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_imperium_adapter::table::BattleTable;
use admiralty_imperium_adapter::turn::TurnTable;
use admiralty_referee::{Lang, Table};
use serde::de::DeserializeOwned;
use serde_json::Value;

fn read<T: DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).unwrap()
}

fn player(table: &TurnTable, seat: Seat) -> String {
    table.seat_name(seat)
}

fn number(table: &TurnTable, hex: HexId) -> String {
    table.rules().setup().map.hex(hex).unwrap().number.to_string()
}

fn planet(table: &TurnTable, planet: PlanetId) -> String {
    table.rules().setup().map.planet(planet).unwrap().name.clone()
}

fn unit(table: &TurnTable, unit: UnitId) -> String {
    table.rules().setup().data.unit(unit).unwrap().name.clone()
}

fn action(table: &TurnTable, card: CardId) -> String {
    table.rules().setup().data.action(card).unwrap().name.clone()
}

fn political(table: &TurnTable, card: CardId) -> String {
    table.rules().setup().data.political(card).unwrap().name.clone()
}

fn technology(table: &TurnTable, tech: TechId) -> String {
    table.rules().setup().data.technology(tech).unwrap().name.clone()
}

fn stage(table: &TurnTable, stage: u8) -> String {
    table.rules().setup().data.track[usize::from(stage)].name.clone()
}

fn candidate(table: &TurnTable, of: Candidate) -> String {
    match of {
        Candidate::Player(seat) => player(table, seat),
        Candidate::Planet(id) => planet(table, id),
        Candidate::Law(card) => political(table, card),
    }
}

fn listed(parts: Vec<String>, between: &str) -> String {
    if parts.is_empty() { "nothing".into() } else { parts.join(between) }
}

/// "1 carrier, 2 cruiser", in the order of the data; "nothing".
fn units(table: &TurnTable, of: &Units, between: &str) -> String {
    listed(of.each().map(|(id, n)| format!("{n} {}", unit(table, id))).collect(), between)
}

/// The fields of an event; of one within a battle those of the battle.
pub(crate) fn fields(event: &Event) -> Value {
    match event {
        Event::Battle { battle } => serde_json::to_value(battle),
        event => serde_json::to_value(event),
    }
    .unwrap_or_default()
}

/// Two seats, numbers or heaps of units.
fn pair<T: DeserializeOwned>(value: Value, say: impl Fn(T) -> String) -> String {
    let both: Vec<T> = read(value);
    both.into_iter().map(say).collect::<Vec<_>>().join("/")
}

/// A figure of an event.
pub(crate) fn figure(table: &TurnTable, event: &Event, name: &str, value: Value) -> String {
    let seat = |value: Value| player(table, read(value));
    let hex = |value: Value| number(table, read(value));
    let on = |value: Value| planet(table, read(value));
    let heap = |of: Units| units(table, &of, ",");
    match (name, event) {
        _ if value.is_null() => {
            if name == "card" {
                "hidden".into()
            } else {
                "nobody".into()
            }
        }
        ("from" | "to", Event::Retreated { .. } | Event::RiftPushed { .. }) => hex(value),
        ("from" | "to", Event::Transferred { .. }) => on(value),
        ("seat" | "by" | "with" | "from" | "to" | "at" | "attacker" | "defender", _) => seat(value),
        ("between", _) => pair(value, |of: Seat| player(table, of)),
        ("seats", _) => pair(value, |of: Seat| player(table, of)),
        ("hex", _) => hex(value),
        ("planet" | "dock", _) => on(value),
        ("route", _) => {
            let route: Vec<HexId> = read(value);
            route.into_iter().map(|at| number(table, at)).collect::<Vec<_>>().join("-")
        }
        ("units", Event::BattleBegins { .. }) => pair(value, heap),
        ("units", _) if value.is_u64() => word(value),
        ("units" | "aboard" | "bombards" | "defends", _) => heap(read(value)),
        ("unit" | "ship", _) => unit(table, read(value)),
        ("tech", _) => technology(table, read(value)),
        ("stage", _) => stage(table, read(value)),
        ("vote", _) => match read(value) {
            Vote::For => "for".into(),
            Vote::Against => "against".into(),
            Vote::Elect(of) => candidate(table, of),
        },
        ("candidate", _) => candidate(table, read(value)),
        ("target", _) => match read(value) {
            Target::Player(of) => player(table, of),
            Target::Planet(of) => planet(table, of),
            Target::Hex(of) => number(table, of),
        },
        ("why", Event::AgreementEnds { .. }) => match read(value) {
            Breach::Broken(by) => player(table, by),
            other => word(other),
        },
        (
            "card",
            Event::CardGiven { .. } | Event::Discarded { .. } | Event::Drew { .. } | Event::Played { .. },
        ) => action(table, read(value)),
        // Both decks ask the master; the kinds are told apart by the deck that they are in.
        ("card", Event::AsksMaster { .. }) => word(value),
        ("card", _) => political(table, read(value)),
        _ => word(value),
    }
}

/// A choice, as the referee offers it.
pub(crate) fn choice(table: &TurnTable, state: &Game, seat: Seat, choice: Choice) -> String {
    table.tell_choice(Lang::En, state, seat, &choice)
}

fn cards(of: &Cards, name: impl Fn(CardId) -> String) -> String {
    listed(of.each().map(|(card, n)| format!("{n} {}", name(card))).collect(), ", ")
}

/// All that can be said of a state, a line each.
pub(crate) fn state(table: &TurnTable, state: &Game) -> Vec<String> {
    let (setup, position) = (table.rules().setup(), &state.position);
    let over = if table.step(state) == Step::Over { "over" } else { "not over" };
    let mut lines = vec![over.to_owned(), format!("turn: {}", position.turn)];
    let agenda = position.agenda.map_or("none".into(), |card| political(table, card));
    lines.push(format!("agenda: {agenda}"));
    let names = |of: Vec<String>| if of.is_empty() { "none".to_owned() } else { of.join(", ") };
    let law = |law: &admiralty_imperium::position::Law| match law.elected {
        Some(of) => format!("{} {}", political(table, law.card), candidate(table, of)),
        None => political(table, law.card),
    };
    lines.push(format!("laws: {}", names(position.laws.iter().map(law).collect())));
    let pairs =
        position.agreements.iter().map(|(a, b)| format!("{}–{}", player(table, *a), player(table, *b)));
    lines.push(format!("agreements: {}", names(pairs.collect())));
    lines.push(format!(
        "winners: {}",
        names(position.winners.iter().map(|seat| player(table, *seat)).collect())
    ));
    lines.push(format!("discards: {}", cards(&position.actions.discards, |card| action(table, card))));
    lines.push(format!(
        "political discards: {}",
        cards(&position.political.discards, |card| political(table, card))
    ));
    for (at, own) in position.players.iter().enumerate() {
        let seat = Seat(at as u8);
        let name = player(table, seat);
        lines.push(format!("{name}: credits {}", own.credits));
        lines.push(format!("{name}: hand {}", cards(&own.hand, |card| action(table, card))));
        lines.push(format!("{name}: {} cards", own.hand.total()));
        lines.push(format!("{name}: stage {}", stage(table, own.stage)));
        lines.push(format!("{name}: {} technologies", own.technologies.count()));
        lines.extend(own.technologies.each().map(|tech| format!("{name}: has {}", technology(table, tech))));
        lines.push(format!("{name}: bought {}", units(table, &own.bought, ", ")));
        for hex in setup.map.hex_ids() {
            let fleet = position.fleet(hex, seat);
            let ships = fleet.map_or(Units::NONE, |fleet| fleet.ships);
            let troops = fleet.map_or(Units::NONE, admiralty_imperium::position::Fleet::troops);
            let at = number(table, hex);
            lines.push(format!("hex {at}: {name} has {}", units(table, &ships, ", ")));
            lines.push(format!("hex {at}: {name} carries {}", units(table, &troops, ", ")));
        }
    }
    for id in setup.map.planet_ids() {
        let holding = position.holding(id).unwrap();
        let owner = holding.owner.map_or("nobody".to_owned(), |seat| player(table, seat));
        lines.push(format!("{}: {owner}, {}", planet(table, id), units(table, &holding.units, ", ")));
    }
    lines
}

/// A unit of a battle line.
pub(crate) fn battle_unit(table: &BattleTable, unit: UnitId) -> String {
    table.units()[unit.index()].name.clone()
}

/// A figure of an event of a battle line.
pub(crate) fn battle_figure(table: &BattleTable, name: &str, value: Value) -> String {
    match name {
        "unit" => battle_unit(table, read(value)),
        "side" => table.seat_name(read::<Side>(value).seat()),
        _ => word(value),
    }
}

/// All that can be said of a battle, a line each.
pub(crate) fn battle_state(table: &BattleTable, state: &Battle) -> Vec<String> {
    let over = if table.step(state) == Step::Over { "over" } else { "not over" };
    let mut lines = vec![over.to_owned()];
    for side in Side::BOTH {
        let name = table.seat_name(side.seat());
        let heap = |of: Units| {
            listed(of.each().map(|(id, n)| format!("{n} {}", battle_unit(table, id))).collect(), ", ")
        };
        lines.push(format!("{name}: has {}", heap(state.forces(side))));
        lines.push(format!("{name}: damaged {}", heap(state.damaged(side))));
    }
    lines
}
