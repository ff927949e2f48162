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
use admiralty_game::{Chance, Faces, Refused, Rolled, Rulebook, Seat, Step};
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::event::Event;
use admiralty_warpgate::map::PlanetId;
use admiralty_warpgate::side::Side;

/// What came of a script.
pub(crate) struct Played {
    pub(crate) field: Battlefield,
    pub(crate) state: Battle,
    pub(crate) events: Vec<Event>,
    /// What the rulebook said to the line that had to be refused.
    pub(crate) refusal: Option<String>,
}

/// What a line asks for.
enum Move {
    Choose(Seat, Choice),
    Draw(Rolled),
}

/// Plays the lines; the last one must be refused if `refused` says so.
pub(crate) fn play(field: Battlefield, lines: &[String], refused: bool) -> (Played, Result<(), String>) {
    let mut events = Vec::new();
    let state = field.start(&mut events);
    let mut played = Played { field, state, events, refusal: None };
    let (wrong, right) = match lines.split_last() {
        Some((last, rest)) if refused => (Some(last), rest),
        _ => (None, lines),
    };
    let result = right.iter().try_for_each(|line| {
        played.line(line).map_err(|error| {
            let options = words::options(&played.field, &played.state);
            format!(
                "the line `{line}` does not follow: {error}; it waits for {:?}, {options:?}",
                played.state.wait
            )
        })
    });
    let result = result.and_then(|()| match wrong {
        Some(line) => played.refuse(line),
        None => Ok(()),
    });
    (played, result)
}

impl Played {
    fn line(&mut self, line: &str) -> Result<(), String> {
        for part in parts(line) {
            let what = self.read(&part)?;
            self.apply(&what).map_err(|refused| refused.to_string())?;
        }
        Ok(())
    }

    /// Plays a line that must be refused and leave all as it was.
    fn refuse(&mut self, line: &str) -> Result<(), String> {
        let before = (self.state.clone(), self.events.len());
        self.refusal = Some(match self.read(line) {
            Err(error) => error,
            Ok(what) => match self.apply(&what) {
                Ok(()) => return Err(format!("the line `{line}` should be refused")),
                Err(refused) => refused.to_string(),
            },
        });
        if before != (self.state.clone(), self.events.len()) {
            return Err(format!("the refused line `{line}` changed something"));
        }
        Ok(())
    }

    fn apply(&mut self, what: &Move) -> Result<(), Refused> {
        match what {
            Move::Choose(seat, choice) => self.field.play(&mut self.state, *seat, *choice, &mut self.events),
            Move::Draw(rolled) => self.field.roll(&mut self.state, rolled, &mut self.events),
        }
    }

    fn read(&self, line: &str) -> Result<Move, String> {
        let (who, what) = line.split_once(": ").ok_or("a line is `WHO: WHAT`")?;
        let side = Side::BOTH.into_iter().find(|side| words::side(&self.field, *side) == who);
        let side = side.ok_or(format!("there is no player {who}"))?;
        let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
        let choice = match verb {
            "draws" => return self.draw(side, rest).map(Move::Draw),
            "plays" => Choice::Play(self.card(rest)?),
            "recovers" => Choice::Recover(self.card(rest)?),
            "splits" => Choice::Split(rest.parse().map_err(|_| format!("{rest} is not a number"))?),
            "to" => Choice::WithdrawTo(self.planet(rest)?),
            "first" => {
                let wanted = format!("{who}: {what}");
                let mut options = Vec::new();
                self.field.options(&self.state, side.seat(), &mut options);
                let found = options.into_iter().find(|option| {
                    format!("{who}: {}", words::choice(&self.field, &self.state, *option)) == wanted
                });
                found.ok_or("this text cannot come first")?
            }
            _ => return Err("this is no line of a script".into()),
        };
        Ok(Move::Choose(side.seat(), choice))
    }

    fn card(&self, name: &str) -> Result<CardId, String> {
        let found = self.field.setup().cards.iter().position(|card| card.name == name);
        found.map(|place| CardId(place as u8)).ok_or(format!("there is no card {name}"))
    }

    fn planet(&self, name: &str) -> Result<PlanetId, String> {
        let theatre = self.field.setup().theatre.as_ref().ok_or("there is no map")?;
        let found = theatre.map.planets.iter().position(|planet| planet.name == name);
        found.map(|place| PlanetId(place as u8)).ok_or(format!("there is no planet {name}"))
    }

    fn draw(&self, side: Side, name: &str) -> Result<Rolled, String> {
        let chance: Chance = match (self.field.step(&self.state), self.state.wait) {
            (Step::Chance(chance), Wait::Draw(drawer, _)) if drawer == side => chance,
            (Step::Chance(_), _) => return Err("it is the other side that draws".into()),
            _ => return Err("nobody draws".into()),
        };
        chance.read(&Faces::Drawn(self.card(name)?.0)).map_err(|refused| refused.to_string())
    }
}

/// A line of several draws is several lines.
fn parts(line: &str) -> Vec<String> {
    match line.split_once(": draws ") {
        Some((who, cards)) => cards.split(", ").map(|card| format!("{who}: draws {card}")).collect(),
        None => vec![line.to_owned()],
    }
}
