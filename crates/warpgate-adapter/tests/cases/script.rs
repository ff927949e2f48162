//! The lines of a script.
//!
//! | line | clause |
//! |---|---|
//! | `Red: draws Pitched Battle, x2` | W3.1, W5.9 |
//! | `Red: plays Pitched Battle` | W3.2 |
//! | `Red: first Heroic Sacrifice` | W5.3, of texts whose order ties this one comes next |
//! | `Red: recovers x2` | W5.9 |
//! | `Red: to Arctic planet` | W6.3 |
//! | `Blue: splits 2` | W6.4, so many to the first origin |

use crate::words;
use admiralty_casebook::{Move, seat, who_and_what};
use admiralty_game::{Chance, Faces, Rolled, Rulebook, Seat, Step};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::map::PlanetId;
use admiralty_warpgate_adapter::table::WarpgateTable;

/// A line of several draws is several lines.
pub(crate) fn parts(line: &str) -> Vec<String> {
    match line.split_once(": draws ") {
        Some((who, cards)) => cards.split(", ").map(|card| format!("{who}: draws {card}")).collect(),
        None => vec![line.to_owned()],
    }
}

/// Reads a line of one move.
pub(crate) fn read(table: &WarpgateTable, state: &Battle, line: &str) -> Result<Move<Choice>, String> {
    let (field, (who, what)) = (table.field(), who_and_what(line)?);
    let by = seat(table, who)?;
    let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
    let choice = match verb {
        "draws" => return draw(field, state, by, rest).map(Move::Roll),
        "plays" => Choice::Play(card(field, rest)?),
        "recovers" => Choice::Recover(card(field, rest)?),
        "splits" => Choice::Split(rest.parse().map_err(|_| format!("{rest} is not a number"))?),
        "to" => Choice::WithdrawTo(planet(field, rest)?),
        "first" => {
            let mut options = Vec::new();
            field.options(state, by, &mut options);
            let found = options.into_iter().find(|option| words::choice(field, state, *option) == what);
            found.ok_or("this text cannot come first")?
        }
        _ => return Err("this is no line of a script".into()),
    };
    Ok(Move::Choose(by, choice))
}

fn card(field: &Battlefield, name: &str) -> Result<CardId, String> {
    let found = field.setup().cards.iter().position(|card| card.name == name);
    found.map(|place| CardId(place as u8)).ok_or(format!("there is no card {name}"))
}

fn planet(field: &Battlefield, name: &str) -> Result<PlanetId, String> {
    let theatre = field.setup().theatre.as_ref().ok_or("there is no map")?;
    let found = theatre.map.planets.iter().position(|planet| planet.name == name);
    found.map(|place| PlanetId(place as u8)).ok_or(format!("there is no planet {name}"))
}

fn draw(field: &Battlefield, state: &Battle, by: Seat, name: &str) -> Result<Rolled, String> {
    let chance: Chance = match (field.step(state), state.wait) {
        (Step::Chance(chance), Wait::Draw(drawer, _)) if drawer.seat() == by => chance,
        (Step::Chance(_), _) => return Err("it is the other side that draws".into()),
        _ => return Err("nobody draws".into()),
    };
    chance.read(&Faces::Drawn(card(field, name)?.0)).map_err(|refused| refused.to_string())
}
