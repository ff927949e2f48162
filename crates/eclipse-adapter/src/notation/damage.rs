//! Cubes that lie on ships already: `damage=N` is one ship with N cubes, `damage=N*M` are M.

use admiralty_eclipse::ship::{Hull, Ships};
use admiralty_notation::line::Attribute;
use admiralty_notation::{Diagnostic, Kind, Source};

/// What the attribute is called.
pub(crate) const DAMAGE: &str = "damage";

/// More cubes than any ship can have, for the message about it.
const MANY: u64 = 1000;

/// `count` ships with the damage that these attributes say. `hull` is that of the type, if it is
/// known; `whose` says of whom ("the cruiser").
///
/// # Errors
/// Everything that is wrong.
pub(crate) fn damaged(
    source: &Source,
    attributes: &[&Attribute],
    count: u8,
    hull: Option<Hull>,
    whose: &str,
) -> Result<Ships, Vec<Diagnostic>> {
    let mut wrong = Vec::new();
    let mut damages = Vec::new();
    let mut ships = 0u64;
    for attribute in attributes {
        let before = ships;
        ships = ships.saturating_add(attribute.times());
        if ships > u64::from(count) && before <= u64::from(count) {
            let message = format!("{ships} damaged ships are more than the {count} there are");
            let help = "`damage=1` is one ship with a cube, `damage=1*3` are three";
            wrong.push(source.diagnostic(Kind::OutOfRange, attribute.span, message).help(help));
        }
        match cubes(source, attribute, hull, whose) {
            Ok(cubes) => damages.push((cubes, attribute.times())),
            Err(problem) => wrong.push(problem),
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let mut fleet = Ships::new(count.saturating_sub(ships as u8));
    for (cubes, times) in damages {
        (0..times).for_each(|_| fleet.add(cubes));
    }
    Ok(fleet)
}

fn cubes(source: &Source, attribute: &Attribute, hull: Option<Hull>, whose: &str) -> Result<u8, Diagnostic> {
    let Some(value) = &attribute.value else {
        let message = "`damage` has no number";
        let help = "write the cubes on the ship, as in `damage=1`";
        return Err(source.diagnostic(Kind::BadValue, attribute.span, message).help(help));
    };
    let cubes = value.whole(source, "`damage`", 0..=MANY)?;
    if cubes == 0 {
        let message = "`damage=0` says nothing: ships have no cubes unless it is said";
        return Err(source.diagnostic(Kind::OutOfRange, value.span, message).help("take it away"));
    }
    let hull = hull.map_or(u8::MAX, |hull| hull.0);
    match u8::try_from(cubes) {
        Ok(cubes) if cubes <= hull => Ok(cubes),
        _ => {
            let message = format!("{whose} has hull {hull} and does not survive damage {cubes}");
            let help = match hull {
                0 => "take `damage` away; a ship without hull is whole or gone".to_owned(),
                hull => format!("`damage` is at most {hull} here"),
            };
            Err(source.diagnostic(Kind::OutOfRange, value.span, message).help(help))
        }
    }
}
