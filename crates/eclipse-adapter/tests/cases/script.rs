//! The lines of a script: what is chosen, rolled, drawn.

use crate::words;
use admiralty_casebook::{Move, number, seat, who_and_what};
use admiralty_eclipse::battle::{BattleChoice, Moment, Slot};
use admiralty_eclipse::party::{Kind, Party};
use admiralty_eclipse::phase::{Attack, Choice, CombatPhase, Phase, Stage};
use admiralty_eclipse::setup::{Cube, Square};
use admiralty_eclipse::ship::{ShipType, Weapon};
use admiralty_eclipse_adapter::table::EclipseTable;
use admiralty_game::{Chance, Faces, Law, Rolled, Rulebook, Seat, Step};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A line of several draws is several lines.
pub(crate) fn parts(line: &str) -> Vec<String> {
    match line.split_once(": draws ") {
        Some((who, values)) => {
            values.split_whitespace().map(|value| format!("{who}: draws {value}")).collect()
        }
        None => vec![line.to_owned()],
    }
}

/// Reads a line of one move.
pub(crate) fn read(table: &EclipseTable, state: &Phase, line: &str) -> Result<Move<Choice>, String> {
    let (phase, (who, what)) = (table.phase(), who_and_what(line)?);
    let words: Vec<&str> = what.split_whitespace().collect();
    if let Some(verb) = words.iter().position(|word| ["rolls", "launches"].contains(word)) {
        return roll(phase, state, who, &words[..verb], &words[verb..]).map(Move::Roll);
    }
    if let ["draws", value] = words.as_slice() {
        return draw(phase, state, who, value).map(Move::Roll);
    }
    let seat = seat(table, who)?;
    Ok(Move::Choose(seat, choice(phase, state, seat, &words)?))
}

/// A value that is written as one word.
fn one<T: DeserializeOwned>(word: &str) -> Result<T, String> {
    serde_json::from_value(Value::String(word.into())).map_err(|error| error.to_string())
}

fn choice(phase: &CombatPhase, state: &Phase, seat: Seat, words: &[&str]) -> Result<Choice, String> {
    let slot = |word: &str| one::<ShipType>(word).map(|ship| Slot(ship.index() as u8));
    Ok(match words {
        [ship, "first"] => Choice::Battle(BattleChoice::First(slot(ship)?)),
        ["attack"] => Choice::Battle(BattleChoice::Attack),
        ["pass"] => Choice::Battle(BattleChoice::Pass),
        ["stay"] => Choice::Battle(BattleChoice::Stay),
        ["retreat", "to", hex] => {
            // A hex to which the side may not retreat has no number in its list.
            let arena = phase.current_arena(state).ok_or("there is no battle")?;
            let side = arena.sides.iter().find(|side| side.party == Party::Player(seat));
            let list = side.map(|side| side.retreats.clone()).unwrap_or_default();
            let place = list.iter().position(|to| to.to_string() == *hex);
            Choice::Battle(BattleChoice::Retreat(place.map_or(u8::MAX, |place| place as u8)))
        }
        ["at", ship] => {
            let (name, damage) = match ship.trim_end_matches(')').split_once('(') {
                Some((name, damage)) => (name, number(damage)?),
                None => (*ship, 0),
            };
            let npc = phase.setup().npcs.iter().any(|npc| npc.name == name);
            Choice::Battle(BattleChoice::Target(if npc { Slot(0) } else { slot(name)? }, damage))
        }
        ["keep", value] => Choice::Keep(number(value)?),
        ["return", value] => Choice::Return(number(value)?),
        ["attack", "population", "with", n, ship] => {
            Choice::AttackPopulation(one::<ShipType>(ship)?, number(n)?)
        }
        ["neutron", "bombs"] => Choice::NeutronBombs,
        ["spare", "the", "population"] => Choice::Spare,
        ["destroy", square] => Choice::DestroyCube(one::<Square>(square)?),
        ["graveyard", cube] => Choice::Bury(one::<Cube>(cube)?),
        ["place", "a", "disc"] => Choice::PlaceDisc,
        ["place", "no", "disc"] => Choice::NoDisc,
        _ => return Err("this is no line of a script".into()),
    })
}

fn chance(phase: &CombatPhase, state: &Phase) -> Result<Chance, String> {
    match phase.step(state) {
        Step::Chance(chance) => Ok(chance),
        Step::Over => Err("nothing is rolled: the phase is over".into()),
        Step::Decide(_) => Err("nothing is rolled: there is a choice".into()),
    }
}

fn draw(phase: &CombatPhase, state: &Phase, who: &str, value: &str) -> Result<Rolled, String> {
    let chance = chance(phase, state)?;
    match &state.stage {
        Stage::Reputation { seat, .. } if words::seat(phase, *seat) == who => {
            chance.read(&Faces::Drawn(number(value)?)).map_err(|refused| refused.to_string())
        }
        Stage::Reputation { seat, .. } => Err(format!("it is {} who draws", words::seat(phase, *seat))),
        _ => Err("nobody draws".into()),
    }
}

/// Whose dice are pending, and of which type.
fn shooter(phase: &CombatPhase, state: &Phase) -> Option<(Party, Kind)> {
    match &state.stage {
        Stage::Battle { battle, .. } => match battle.moment {
            Moment::Roll(side, slot) => {
                let arena = phase.current_arena(state)?;
                Some((arena.side(side).party, arena.spec(side, slot).kind))
            }
            _ => None,
        },
        Stage::Population { seat, step: Attack::Roll(ship, _), .. } => {
            Some((Party::Player(*seat), Kind::Type(*ship)))
        }
        _ => None,
    }
}

fn roll(
    phase: &CombatPhase,
    state: &Phase,
    who: &str,
    ship: &[&str],
    dice: &[&str],
) -> Result<Rolled, String> {
    let chance = chance(phase, state)?;
    let (party, kind) = shooter(phase, state).ok_or("no ship rolls")?;
    let (party, kind) = (words::party(phase, party), words::kind(phase, kind));
    if who != party || ship.first().is_some_and(|ship| *ship != kind) || (ship.is_empty() && party != kind) {
        return Err(format!("it is {party}'s {kind} that rolls"));
    }
    let Law::Dice(pool) = &chance.law else { return Err("no dice are rolled".into()) };
    let missiles = pool.groups.iter().any(|group| group.label == Weapon::Missile.label());
    if missiles != (dice[0] == "launches") {
        return Err(format!("these dice are {}missiles", if missiles { "" } else { "no " }));
    }
    let mut groups: Vec<(Option<&str>, Vec<u8>)> = vec![(None, Vec::new())];
    for word in &dice[1..] {
        let word = word.trim_end_matches(',');
        match (word.parse::<u8>(), groups.last_mut()) {
            (Ok(face), Some((_, faces))) => faces.push(face),
            (Err(_), Some((name @ None, faces))) if faces.is_empty() => *name = Some(word),
            _ => groups.push((Some(word), Vec::new())),
        }
    }
    let colours: Vec<&str> = pool.groups.iter().map(|group| words::colour(group.label)).collect();
    let named: Vec<&str> = groups.iter().filter_map(|(name, _)| *name).collect();
    if named != colours && (!named.is_empty() || colours.len() > 1) {
        return Err(format!("the dice rolled are {colours:?}"));
    }
    let faces = Faces::Dice(groups.into_iter().map(|(_, faces)| faces).collect());
    chance.read(&faces).map_err(|refused| refused.to_string())
}
