//! The line of best play in prose.

use admiralty_eve::battle::{Arena, Refuge, Side};
use admiralty_eve::event::Event;
use admiralty_eve::setup::Ship;
use admiralty_eve::ship::Kind;
use admiralty_game::Seat;

/// What both sides do in a phase, collected from its events.
#[derive(Default)]
struct Phase {
    withdrawn: [Vec<(String, u32)>; 2],
    ambushes: Vec<(String, u32)>,
    targets: [Vec<(String, u32)>; 2],
    lost: [Vec<(String, u32)>; 2],
    results: Vec<String>,
}

/// One line for each step of each phase: `phase 1, targets: attacker: incursus at heron`.
pub(crate) fn prose(arena: &Arena, ships: &[Ship], names: &[String; 2], events: &[Event]) -> Vec<String> {
    let mut phases: Vec<Phase> = Vec::new();
    for event in events {
        if *event == Event::PhaseBegins {
            phases.push(Phase::default());
        } else if let Some(phase) = phases.last_mut() {
            Teller { arena, ships, names }.collect(phase, event);
        }
    }
    let mut lines = Vec::new();
    for (n, phase) in phases.iter().enumerate() {
        lines.extend(told(phase, names).into_iter().map(|line| format!("phase {}, {line}", n + 1)));
    }
    lines
}

struct Teller<'a> {
    arena: &'a Arena,
    ships: &'a [Ship],
    names: &'a [String; 2],
}

impl Teller<'_> {
    fn ship(&self, kind: Kind) -> &str {
        self.ships.get(kind.index()).map_or("?", |ship| &ship.name)
    }

    fn side(&self, seat: Seat) -> usize {
        self.arena.side(seat).unwrap_or(Side::Defender).index()
    }

    fn collect(&self, phase: &mut Phase, event: &Event) {
        let at = |kind: Kind, target: Kind| format!("{} at {}", self.ship(kind), self.ship(target));
        match *event {
            Event::Withdrawn { seat, kind, to } => {
                let to = if to == Refuge::Dock { "" } else { " to a region" };
                count(&mut phase.withdrawn[self.side(seat)], format!("{}{to}", self.ship(kind)), 1);
            }
            Event::Ambushed { kind, target, .. } => count(&mut phase.ambushes, at(kind, target), 1),
            Event::Targeted { seat, kind, target, .. } => {
                count(&mut phase.targets[self.side(seat)], at(kind, target), 1);
            }
            Event::HeldFire { seat, kind } => {
                count(&mut phase.targets[self.side(seat)], format!("{} at nothing", self.ship(kind)), 1);
            }
            Event::Destroyed { seat, kind, ships } => {
                count(&mut phase.lost[self.side(seat)], self.ship(kind).to_owned(), u32::from(ships));
            }
            Event::AmbushKilled { seat, kind } => {
                count(&mut phase.lost[self.side(seat)], self.ship(kind).to_owned(), 1);
            }
            Event::StarbaseHolds { points, shield, .. } => {
                phase.results.push(format!("the starbase takes {points} of {shield} and holds"));
            }
            Event::StarbaseDestroyed { points, shield, .. } => {
                phase.results.push(format!("the starbase takes {points} of {shield} and is destroyed"));
            }
            Event::MustWithdraw { .. } => {
                let attacker = &self.names[0];
                phase.results.push(format!("all defending ships are still there, {attacker} must withdraw"));
            }
            Event::Unopposed { .. } => phase.results.push(format!("{} stays", self.names[0])),
            Event::NoAttackers { .. } => phase.results.push("no attacking ship is left".to_owned()),
            _ => {}
        }
    }
}

fn count(list: &mut Vec<(String, u32)>, what: String, n: u32) {
    match list.iter_mut().find(|(other, _)| *other == what) {
        Some((_, sum)) => *sum += n,
        None => list.push((what, n)),
    }
}

fn joined(list: &[(String, u32)]) -> String {
    let item = |(what, n): &(String, u32)| if *n == 1 { what.clone() } else { format!("{n} {what}") };
    list.iter().map(item).collect::<Vec<_>>().join(", ")
}

fn told(phase: &Phase, names: &[String; 2]) -> Vec<String> {
    let mut lines = Vec::new();
    let both = |lists: &[Vec<(String, u32)>; 2], verb: &str| {
        let sides = lists.iter().zip(names).filter(|(list, _)| !list.is_empty());
        sides.map(|(list, name)| format!("{name} {verb}{}", joined(list))).collect::<Vec<_>>()
    };
    let withdrawn = both(&phase.withdrawn, "withdraws ");
    lines.push(match withdrawn.is_empty() {
        true => "withdraw: nobody".to_owned(),
        false => format!("withdraw: {}", withdrawn.join("; ")),
    });
    if !phase.ambushes.is_empty() {
        lines.push(format!("ambush: {}", joined(&phase.ambushes)));
    }
    let targets = both(&phase.targets, "targets with ");
    if !targets.is_empty() {
        lines.push(format!("target: {}", targets.join("; ")));
    }
    let mut results = both(&phase.lost, "loses ");
    results.extend(phase.results.iter().cloned());
    if !results.is_empty() {
        lines.push(format!("result: {}", results.join("; ")));
    }
    lines
}
