//! Random orders of the Individual actions and what follows them.

use crate::drafts::{Writer, at};
use admiralty_imperium::map::HexId;
use admiralty_imperium::position::Fleet;
use admiralty_imperium::unit::{Role, UnitId, Units};
use admiralty_imperium_adapter::orders::{
    Battle, Condition, Load, Move, OrderKind, Placement, Retreat, Step,
};

/// A hex beside this one, or one that a wormhole leads to.
fn next(writer: &mut Writer<'_>, hex: HexId) -> HexId {
    if writer.luck.one_in(25) {
        return writer.any_hex();
    }
    let map = &writer.scenario.setup.map;
    let near: Vec<HexId> =
        map.hex_ids().filter(|to| map.adjacent(hex, *to) || map.wormhole(hex, *to)).collect();
    writer.luck.of(&near).unwrap_or(hex)
}

/// What can be taken aboard in a hex.
fn loads(writer: &mut Writer<'_>, hex: HexId) -> Vec<Load> {
    let setup = &writer.scenario.setup;
    let own = setup.map.planets_of(hex).filter(|planet| setup.position.owner(*planet) == Some(writer.seat));
    let planets: Vec<_> = own.collect();
    let mut loads = Vec::new();
    for planet in planets {
        let units = setup.position.holding(planet).map_or(Units::NONE, |holding| holding.units);
        let cargo = units
            .only(|unit| matches!(setup.data.role(unit), Some(Role::Ground | Role::Pds | Role::Fighter)));
        for units in writer.stacks(&cargo) {
            let from = if writer.luck.one_in(2) { Some(writer.planet(planet)) } else { None };
            loads.push(Load { units, from });
        }
    }
    loads
}

fn sail(writer: &mut Writer<'_>, fleet: &Fleet) -> Option<HexId> {
    let ships = writer.stacks(&fleet.ships);
    if ships.is_empty() {
        return None;
    }
    let mut hex = fleet.hex;
    let mut route = Vec::new();
    for n in 0..=writer.luck.upto(3) {
        if n > 0 {
            hex = next(writer, hex);
        }
        let loads = if writer.luck.one_in(2) { loads(writer, hex) } else { Vec::new() };
        route.push(Step { at: writer.place(hex), loads });
    }
    let attacks = writer.luck.one_in(8);
    writer.kinds.push(OrderKind::Move(Move { ships, route, attacks }));
    Some(hex)
}

fn battle(writer: &mut Writer<'_>, hexes: &[HexId]) {
    let hex = writer.luck.of(hexes).filter(|_| writer.luck.one_in(2));
    let place = hex.map(|hex| writer.place(hex));
    let mut losses = Vec::new();
    for _ in 0..writer.luck.below(3) {
        let unit = writer.any_unit();
        losses.push(writer.unit(unit));
    }
    let conditions = [
        Condition::Round(writer.luck.upto(4)),
        Condition::Ships(writer.luck.upto(3)),
        Condition::Odds(writer.luck.upto(99) as u8),
    ];
    let conditions = writer.luck.some(&conditions, 2).into_iter().map(at).collect();
    let to = writer.luck.one_in(3).then(|| writer.any_hex());
    let to = to.map(|hex| writer.place(hex));
    let retreat = match writer.luck.below(3) {
        0 => None,
        1 => Some(Retreat::Never),
        _ => Some(Retreat::When { conditions, to }),
    };
    let opponents = if writer.luck.one_in(4) { vec![writer.other()] } else { Vec::new() };
    if losses.is_empty() && retreat.is_none() && opponents.is_empty() {
        return;
    }
    let against = if writer.luck.one_in(6) { Some(writer.other()) } else { None };
    writer.kinds.push(OrderKind::Battle(Battle { at: place, against, losses, retreat, opponents }));
}

/// What is done on the planets of a hex where ships end.
fn invade(writer: &mut Writer<'_>, hex: HexId, aboard: &Units) {
    let data = &writer.scenario.setup.data;
    let of = |role| data.unit_ids().find(|unit| data.role(*unit) == Some(role)).unwrap_or(UnitId(0));
    let (ground, pds, fighter) = (of(Role::Ground), of(Role::Pds), of(Role::Fighter));
    let bombers: Vec<UnitId> =
        data.unit_ids().filter(|unit| data.unit(*unit).is_some_and(|unit| unit.bombards)).collect();
    let planets: Vec<_> = writer.scenario.setup.map.planets_of(hex).collect();
    let Some(planet) = writer.luck.of(&planets) else { return };
    let n = 1 + writer.luck.below(aboard.get(ground) as usize + 2) as u32;
    let unit = if writer.luck.one_in(6) { pds } else { ground };
    let (units, on) = (vec![writer.stack(unit, n)], writer.planet(planet));
    writer.kinds.push(OrderKind::Land { units, from: None, on });
    if writer.luck.one_in(2) {
        let with = writer.luck.of(&bombers).filter(|_| writer.luck.one_in(2));
        let with = with.map(|unit| writer.stack(unit, 1));
        let planet = writer.planet(planet);
        writer.kinds.push(OrderKind::Bombard { planet, with });
    }
    if writer.luck.one_in(5) {
        let (units, dock) = (writer.stack(fighter, 1), writer.planet(planet));
        writer.kinds.push(OrderKind::Base { units, at: dock });
    }
}

fn home(writer: &mut Writer<'_>) {
    let setup = &writer.scenario.setup;
    let own: Vec<_> = setup.position.planets_of(writer.seat).collect();
    if writer.luck.one_in(2) {
        let at_random = writer.luck.below(setup.data.technologies.len());
        if let Some(tech) = setup.data.technologies.get(at_random) {
            writer.kinds.push(OrderKind::Research(at(tech.name.clone())));
        }
    }
    let Some(planet) = writer.luck.of(&own) else { return };
    if writer.luck.one_in(2) {
        let unit = writer.any_unit();
        let n = writer.luck.upto(3);
        let placement = Placement { units: vec![writer.stack(unit, n)], at: writer.planet(planet) };
        writer.kinds.push(OrderKind::Place(vec![placement]));
    }
    if writer.luck.one_in(3) {
        let planet = writer.planet(planet);
        writer.kinds.push(OrderKind::Dock(planet));
    }
    if writer.luck.one_in(4) {
        let docks = writer.luck.some(&own, 2).into_iter().map(|planet| writer.planet(planet)).collect();
        writer.kinds.push(OrderKind::Docks(docks));
    }
    if writer.luck.one_in(6) {
        let data = &setup.data;
        let ground = data.unit_ids().find(|unit| data.role(*unit) == Some(Role::Ground));
        let to = writer.luck.of(&own).unwrap_or(planet);
        let units = vec![writer.stack(ground.unwrap_or(UnitId(0)), 1)];
        let (from, to) = (writer.planet(planet), writer.planet(to));
        writer.kinds.push(OrderKind::Transfer { units, from, to });
    }
}

/// From the Movement on.
pub(crate) fn write(writer: &mut Writer<'_>) {
    let fleets = &writer.scenario.setup.position.fleets;
    let own: Vec<Fleet> = fleets.iter().filter(|fleet| fleet.seat == writer.seat).cloned().collect();
    let mut ends = Vec::new();
    for fleet in &own {
        for _ in 0..writer.luck.below(3) {
            if let Some(end) = sail(writer, fleet) {
                ends.push((end, fleet.troops()));
            }
        }
        ends.push((fleet.hex, fleet.troops()));
    }
    let hexes: Vec<HexId> = ends.iter().map(|(hex, _)| *hex).collect();
    for _ in 0..writer.luck.below(3) {
        battle(writer, &hexes);
    }
    if writer.luck.one_in(5) {
        let places = hexes.iter().map(|hex| writer.place(*hex)).collect::<Vec<_>>();
        if !places.is_empty() {
            writer.kinds.push(OrderKind::Battles(places));
        }
    }
    let hex = writer.any_hex();
    let hex = writer.luck.of(&hexes).unwrap_or(hex);
    let place = writer.place(hex);
    match writer.luck.below(8) {
        0 => {
            let whom = writer.other();
            writer.kinds.push(OrderKind::Attack { whom, at: place });
        }
        1 => writer.kinds.push(OrderKind::HoldFire { at: Some(place) }),
        2 => writer.kinds.push(OrderKind::HoldFire { at: None }),
        3 => {
            let whom = writer.other();
            let at = if writer.luck.one_in(2) { Some(place) } else { None };
            writer.kinds.push(OrderKind::Fire { whom, at });
        }
        _ => {}
    }
    for (hex, aboard) in ends {
        if writer.luck.one_in(2) {
            invade(writer, hex, &aboard);
        }
    }
    if writer.luck.one_in(6) {
        let unit = writer.any_unit();
        let name = writer.unit(unit);
        writer.kinds.push(OrderKind::GroundLosses(vec![name]));
    }
    home(writer);
}
