//! The state, the choices and the events in the language of the cases.

use admiralty_casebook::{seat, who_and_what};
use admiralty_eve::battle::{BattleChoice, Moment, Refuge, Side};
use admiralty_eve::ship::{Fleet, Kind};
use admiralty_eve::turn::{Choice, Stage, Turn, TurnState};
use admiralty_eve_adapter::table::EveTable;
use admiralty_game::Seat;
use serde_json::Value;

fn player(turn: &Turn, seat: Seat) -> String {
    turn.setup().players[seat.index()].name.clone()
}

fn ship(turn: &Turn, kind: Kind) -> String {
    turn.setup().ships[kind.index()].name.clone()
}

fn kind(turn: &Turn, name: &str) -> Result<Kind, String> {
    let found = turn.setup().ships.iter().position(|ship| ship.name == name);
    found.map(|kind| Kind(kind as u8)).ok_or(format!("there is no ship {name}"))
}

fn region(turn: &Turn, name: &str) -> Result<u8, String> {
    let found = turn.setup().regions.iter().position(|region| region.name == name);
    found.map(|region| region as u8).ok_or(format!("there is no region {name}"))
}

fn region_name(turn: &Turn, region: u8) -> String {
    turn.setup().regions[usize::from(region)].name.clone()
}

fn place(turn: &Turn, to: Refuge) -> String {
    match to {
        Refuge::Dock => "dock".into(),
        Refuge::Region(region) => region_name(turn, region),
    }
}

/// A ship with its damage: `heron`, `heron(2)`.
fn damaged(name: &str, damage: u8) -> String {
    if damage == 0 { name.into() } else { format!("{name}({damage})") }
}

fn target(turn: &Turn, text: &str) -> Result<(Kind, u8), String> {
    match text.trim_end_matches(')').split_once('(') {
        Some((name, damage)) => {
            Ok((kind(turn, name)?, damage.parse().map_err(|_| format!("{damage} is not a number"))?))
        }
        None => Ok((kind(turn, text)?, 0)),
    }
}

/// The ship that is to be decided about, if it is one kind.
fn pending(state: &TurnState) -> Option<Kind> {
    let Stage::Attack { battle, .. } = &state.stage else { return None };
    match battle.moment {
        Moment::Ambush(kind, _) | Moment::Target(_, kind, _) => Some(kind),
        _ => None,
    }
}

/// A line of a script. Who shoots stands in the line, so that it proves who is asked.
pub(crate) fn read(table: &EveTable, state: &TurnState, line: &str) -> Result<(Seat, Choice), String> {
    let (turn, (who, what)) = (table.turn(), who_and_what(line)?);
    let by = seat(table, who)?;
    let words: Vec<&str> = what.split_whitespace().collect();
    let shooter = |name: &str| match pending(state).map(|kind| ship(turn, kind)) {
        Some(pending) if pending == name => Ok(()),
        other => Err(format!("it is not {name} that is asked, but {other:?}")),
    };
    let choice = match words[..] {
        ["attack", name] => Choice::Attack(region(turn, name)?),
        ["discard", name] => {
            let card = turn.setup().cards.iter().position(|card| card == name);
            Choice::Discard(card.ok_or(format!("there is no card {name}"))? as u8)
        }
        ["remain"] => Choice::Battle(BattleChoice::Remain),
        ["withdraw", name, "to", to] => {
            let to = if to == "dock" { Refuge::Dock } else { Refuge::Region(region(turn, to)?) };
            Choice::Battle(BattleChoice::Withdraw(kind(turn, name)?, to))
        }
        [name, "ambushes", at] => {
            shooter(name)?;
            let (kind, damage) = target(turn, at)?;
            Choice::Battle(BattleChoice::Ambush(kind, damage))
        }
        [name, "targets", "nothing"] => {
            shooter(name)?;
            Choice::Battle(BattleChoice::HoldFire)
        }
        [name, "targets", at] => {
            shooter(name)?;
            let (kind, damage) = target(turn, at)?;
            Choice::Battle(BattleChoice::Target(kind, damage))
        }
        _ => return Err("this is no line of a script".into()),
    };
    Ok((by, choice))
}

/// A choice as a line of a script, without who makes it.
pub(crate) fn choice(turn: &Turn, state: &TurnState, choice: Choice) -> String {
    let shooter = pending(state).map(|kind| ship(turn, kind)).unwrap_or_default();
    match choice {
        Choice::Attack(region) => format!("attack {}", region_name(turn, region)),
        Choice::Discard(card) => format!("discard {}", turn.setup().cards[usize::from(card)]),
        Choice::Battle(choice) => match choice {
            BattleChoice::Remain => "remain".into(),
            BattleChoice::Withdraw(kind, to) => {
                format!("withdraw {} to {}", ship(turn, kind), place(turn, to))
            }
            BattleChoice::Ambush(kind, damage) => {
                format!("{shooter} ambushes {}", damaged(&ship(turn, kind), damage))
            }
            BattleChoice::Target(kind, damage) => {
                format!("{shooter} targets {}", damaged(&ship(turn, kind), damage))
            }
            BattleChoice::HoldFire => format!("{shooter} targets nothing"),
        },
    }
}

/// A figure of an event.
pub(crate) fn figure(turn: &Turn, name: &str, value: Value) -> String {
    match (name, value.as_u64()) {
        ("seat" | "enemy" | "attacker" | "defender" | "keeps" | "to", Some(seat)) => {
            player(turn, Seat(seat as u8))
        }
        ("to", None) => place(turn, serde_json::from_value(value).unwrap()),
        ("kind" | "target", Some(kind)) => ship(turn, Kind(kind as u8)),
        ("region", Some(region)) => region_name(turn, region as u8),
        ("card", Some(card)) => turn.setup().cards[card as usize].clone(),
        (_, None) if value.is_null() => "hidden".into(),
        _ => value.to_string(),
    }
}

fn fleet(turn: &Turn, fleet: &Fleet) -> String {
    let groups = fleet.groups().iter();
    let list: Vec<String> =
        groups.map(|g| format!("{} {}", g.ships, damaged(&ship(turn, g.kind), g.damage))).collect();
    if list.is_empty() { "nothing".into() } else { list.join(", ") }
}

/// All that can be said of a state, a line each.
pub(crate) fn state(turn: &Turn, state: &TurnState) -> Vec<String> {
    let mut lines = vec![if state.stage == Stage::Over { "over" } else { "not over" }.to_owned()];
    lines.push(format!("hand: {}", state.hand.count()));
    let attacks: Vec<String> = state.attacks.iter().map(|region| region_name(turn, *region)).collect();
    lines.push(format!("attacks: {}", if attacks.is_empty() { "none".into() } else { attacks.join(" ") }));
    for (n, dock) in state.docks.iter().enumerate() {
        let name = player(turn, Seat(n as u8));
        lines.push(format!("dock: {name} has {}", fleet(turn, dock)));
        lines.push(format!("{name}: {}", if state.lost[n] { "lost" } else { "not lost" }));
    }
    for (n, region) in state.regions.iter().enumerate() {
        let name = region_name(turn, n as u8);
        lines.push(match region.controller {
            Some(seat) => format!("{name}: controlled by {}", player(turn, seat)),
            None => format!("{name}: uncontrolled"),
        });
        for (seat, ships) in region.fleets.iter().enumerate() {
            let seat = Seat(seat as u8);
            let fighting = match &state.stage {
                Stage::Attack { region, battle } if usize::from(*region) == n => {
                    let side = turn.arena(state).and_then(|arena| arena.side(seat));
                    side.map(|side: Side| battle.fleet(side))
                }
                _ => None,
            };
            lines.push(format!(
                "{name}: {} has {}",
                player(turn, seat),
                fleet(turn, fighting.unwrap_or(ships))
            ));
        }
    }
    lines
}
