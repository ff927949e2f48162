//! Statements for planets: landing, bombardment, ground combat (I5.3), placement (I7).

use super::ast::{OrderKind, Placement};
use super::cursor::{Cursor, Read};
use super::words::Key;

/// `land 3 ground_force, 1 pds from carrier on PLANET, 2 ground_force on PLANET` (I5.3.1).
pub(super) fn land(c: &mut Cursor<'_>) -> Read<Vec<OrderKind>> {
    const EXAMPLES: [&str; 2] = ["land 3 ground_force on PLANET", "высадить 3 отряда на PLANET"];
    let mut landings = Vec::new();
    loop {
        let units = c.stacks(&[Key::From, Key::On])?;
        let from = if c.eat(Key::From) { Some(c.name("a unit", &[Key::On])?) } else { None };
        if !c.eat(Key::On) {
            return Err(c.missing_key(Key::On, "the planet", EXAMPLES));
        }
        landings.push(OrderKind::Land { units, from, on: c.planet(&[Key::And])? });
        if !c.separator(&[]) {
            return Ok(landings);
        }
    }
}

/// `base 2 fighters at PLANET` (I5.1.6).
pub(super) fn base(c: &mut Cursor<'_>) -> Read<OrderKind> {
    const EXAMPLES: [&str; 2] = ["base 2 fighters at PLANET", "посадить 2 истребителя в док PLANET"];
    let units = c.stack(&[Key::AtDock])?;
    if !c.eat(Key::AtDock) {
        return Err(c.missing_key(Key::AtDock, "the dock's planet", EXAMPLES));
    }
    Ok(OrderKind::Base { units, at: c.planet(&[])? })
}

/// `bombard PLANET with 2 dreadnoughts` (I5.3.3).
pub(super) fn bombard(c: &mut Cursor<'_>) -> Read<OrderKind> {
    c.eat(Key::Planet);
    let planet = c.name_before_number("a planet's name", &[Key::With])?;
    let has_ships = c.eat(Key::With) || c.peek().is_some_and(|token| token.is_number());
    let with = if has_ships { Some(c.stack(&[])?) } else { None };
    Ok(OrderKind::Bombard { planet, with })
}

/// `ground losses ground_force, …` (I5.3.5).
pub(super) fn losses(c: &mut Cursor<'_>) -> Read<OrderKind> {
    Ok(OrderKind::GroundLosses(c.names("a unit", &[])?))
}

/// `place 2 cruisers, fighter at PLANET, 3 fighters at PLANET` (I7.1).
pub(super) fn place(c: &mut Cursor<'_>) -> Read<OrderKind> {
    const EXAMPLES: [&str; 2] = [
        "place 2 cruisers at PLANET, 3 fighters at PLANET",
        "разместить 2 крейсера на PLANET, 3 истребителя на PLANET",
    ];
    let mut placements = Vec::new();
    loop {
        let units = c.stacks(&[Key::At])?;
        if !c.eat(Key::At) {
            return Err(c.missing_key(Key::At, "the dock's planet", EXAMPLES));
        }
        let at = c.planet(&[Key::And])?;
        placements.push(Placement { units, at });
        if !c.separator(&[]) {
            return Ok(OrderKind::Place(placements));
        }
    }
}

/// `dock at PLANET` (I7.2).
pub(super) fn dock(c: &mut Cursor<'_>) -> Read<OrderKind> {
    c.eat(Key::At);
    Ok(OrderKind::Dock(c.planet(&[])?))
}

/// `docks PLANET, PLANET` (I7.1).
pub(super) fn docks(c: &mut Cursor<'_>) -> Read<OrderKind> {
    Ok(OrderKind::Docks(c.names("a planet's name", &[])?))
}
