//! The state, the choices and the events in the language of the cases.

use admiralty_casebook::word;
use admiralty_eclipse::battle::{BattleChoice, Place, Side, Slot};
use admiralty_eclipse::party::{Kind, Party};
use admiralty_eclipse::phase::{Choice, CombatPhase, Phase, Stage};
use admiralty_eclipse::setup::{Population, Tiles};
use admiralty_eclipse::ship::{ShipType, Ships, Weapon};
use admiralty_game::Seat;
use serde_json::Value;

/// The colour of dice with this label.
pub(crate) fn colour(label: u8) -> &'static str {
    match Weapon::from_label(label) {
        Some(Weapon::Ion) => "yellow",
        Some(Weapon::Plasma) => "orange",
        Some(Weapon::Antimatter) => "red",
        Some(Weapon::Missile) => "missile",
        None => "other",
    }
}

pub(crate) fn seat(phase: &CombatPhase, seat: Seat) -> String {
    phase.setup().players[seat.index()].name.clone()
}

pub(crate) fn party(phase: &CombatPhase, party: Party) -> String {
    match party {
        Party::Player(player) => seat(phase, player),
        Party::Npc(npc) => phase.setup().npcs[usize::from(npc)].name.clone(),
    }
}

pub(crate) fn kind(phase: &CombatPhase, kind: Kind) -> String {
    match kind {
        Kind::Type(ship) => ship.name().into(),
        Kind::Npc(npc) => phase.setup().npcs[usize::from(npc)].name.clone(),
    }
}

/// A figure of an event.
pub(crate) fn figure(phase: &CombatPhase, name: &str, value: Value) -> String {
    let read = |value: Value| serde_json::from_value::<Party>(value).unwrap();
    match name {
        "party" | "attacker" | "defender" | "target" | "left" => party(phase, read(value)),
        "seat" | "owner" => seat(phase, serde_json::from_value(value).unwrap()),
        "kind" => kind(phase, serde_json::from_value(value).unwrap()),
        _ => word(value),
    }
}

/// A ship of a type with its cubes: `cruiser`, `cruiser(2)`.
fn ship(name: &str, damage: u8) -> String {
    if damage == 0 { name.into() } else { format!("{name}({damage})") }
}

/// A choice as a line of a script, without who makes it.
pub(crate) fn choice(phase: &CombatPhase, state: &Phase, by: Seat, choice: Choice) -> String {
    match choice {
        Choice::Battle(choice) => battle_choice(phase, state, by, choice),
        Choice::Keep(value) => format!("keep {value}"),
        Choice::Return(value) => format!("return {value}"),
        Choice::AttackPopulation(ship, n) => format!("attack population with {n} {}", ship.name()),
        Choice::NeutronBombs => "neutron bombs".into(),
        Choice::Spare => "spare the population".into(),
        Choice::DestroyCube(square) => format!("destroy {}", word(square)),
        Choice::Bury(cube) => format!("graveyard {}", word(cube)),
        Choice::PlaceDisc => "place a disc".into(),
        Choice::NoDisc => "place no disc".into(),
    }
}

fn battle_choice(phase: &CombatPhase, state: &Phase, by: Seat, choice: BattleChoice) -> String {
    let arena = phase.current_arena(state).unwrap();
    let own = if arena.sides[0].party == Party::Player(by) { Side::Attacker } else { Side::Defender };
    match choice {
        BattleChoice::First(slot) => format!("{} first", kind(phase, arena.spec(own, slot).kind)),
        BattleChoice::Attack => "attack".into(),
        BattleChoice::Pass => "pass".into(),
        BattleChoice::Retreat(to) => match arena.side(own).retreats.get(usize::from(to)) {
            Some(hex) => format!("retreat to {hex}"),
            None => "retreat to a hex that is not offered".into(),
        },
        BattleChoice::Target(slot, damage) => {
            format!("at {}", ship(&kind(phase, arena.spec(own.other(), slot).kind), damage))
        }
        BattleChoice::Stay => "stay".into(),
    }
}

/// All that can be said of a state, a line each.
pub(crate) fn state(phase: &CombatPhase, state: &Phase) -> Vec<String> {
    let mut lines = vec![if state.stage == Stage::Over { "over" } else { "not over" }.to_owned()];
    lines.push(format!("bag: {}", tiles(&state.bag)));
    for (index, player) in state.players.iter().enumerate() {
        let name = seat(phase, Seat(index as u8));
        let [money, science, materials] = player.graveyard;
        let graveyard = amounts([("money", money), ("science", science), ("materials", materials)]);
        lines.push(format!("{name}: discs {}", player.discs));
        lines.push(format!("{name}: track {}", tiles(&player.track)));
        lines.push(format!("{name}: graveyard {graveyard}"));
        lines.push(format!("{name}: {}", if player.eliminated { "eliminated" } else { "not eliminated" }));
    }
    for (index, hex) in state.hexes.iter().enumerate() {
        let number = phase.setup().hexes[index].number;
        lines.push(match hex.controller {
            Some(controller) => format!("hex {number}: disc of {}", seat(phase, controller)),
            None => format!("hex {number}: no disc"),
        });
        lines.push(format!("hex {number}: population {}", population(&hex.population)));
        for of in parties(phase) {
            let fleet = fleet(phase, state, index, of);
            lines.push(format!("hex {number}: {} has {fleet}", party(phase, of)));
        }
    }
    lines
}

fn parties(phase: &CombatPhase) -> impl Iterator<Item = Party> {
    let players = (0..phase.setup().players.len()).map(|n| Party::Player(Seat(n as u8)));
    players.chain((0..phase.setup().npcs.len()).map(|n| Party::Npc(n as u8)))
}

/// The ships of a party in a hex, those of a battle that goes on included.
fn fleet(phase: &CombatPhase, state: &Phase, hex: usize, of: Party) -> String {
    let names = match of {
        Party::Player(_) => ShipType::ALL.map(|ship| ship.name().to_owned()),
        Party::Npc(_) => [(); 4].map(|()| party(phase, of)),
    };
    let mut stacks: [(Ships, String); 4] = Default::default();
    match &state.stage {
        Stage::Battle { hex: here, attacker, defender, battle, .. }
            if usize::from(*here) == hex && [*attacker, *defender].contains(&of) =>
        {
            let side = if of == *attacker { Side::Attacker } else { Side::Defender };
            let arena = phase.current_arena(state).unwrap();
            for slot in Slot::ALL {
                let stack = battle.stack(side, slot);
                let retreats = &arena.side(side).retreats;
                stacks[slot.index()] = match stack.place {
                    Place::Hex => (stack.ships, String::new()),
                    Place::Edge(to) => {
                        (stack.ships, format!(" on the edge to {}", retreats[usize::from(to)]))
                    }
                    Place::Away(_) => Default::default(),
                };
            }
        }
        _ => {
            for (slot, ships) in
                state.hexes[hex].fleet(of).map_or_else(Default::default, |f| f.ships).iter().enumerate()
            {
                stacks[slot].0 = *ships;
            }
        }
    }
    let mut words = Vec::new();
    for (name, (ships, place)) in names.iter().zip(&stacks) {
        for (damage, n) in ships.by_damage() {
            words.push(format!("{n} {}{place}", ship(name, damage)));
        }
    }
    if words.is_empty() { "nothing".into() } else { words.join(", ") }
}

fn tiles(tiles: &Tiles) -> String {
    let all: Vec<String> =
        tiles.iter().flat_map(|(value, n)| (0..n).map(move |_| value.to_string())).collect();
    if all.is_empty() { "empty".into() } else { all.join(" ") }
}

fn population(population: &Population) -> String {
    let squares: Vec<String> =
        population.squares().map(|square| format!("{} {}", word(square), population.on(square))).collect();
    if squares.is_empty() { "none".into() } else { squares.join(", ") }
}

fn amounts(amounts: [(&str, u8); 3]) -> String {
    let some: Vec<String> =
        amounts.iter().filter(|(_, n)| *n > 0).map(|(what, n)| format!("{what} {n}")).collect();
    if some.is_empty() { "empty".into() } else { some.join(", ") }
}
