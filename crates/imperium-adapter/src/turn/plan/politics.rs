//! Action Cards, looked up.

use super::Play;
use super::reader::Reader;
use crate::orders::{self, Phase};
use admiralty_imperium::choice::Target;
use admiralty_imperium::data::{Aim, Window};
use admiralty_notation::{Diagnostic, Kind, Spanned};

impl Reader<'_> {
    /// I4.2.
    pub(super) fn play(
        &self,
        card: &orders::Name,
        phase: Option<&Spanned<Phase>>,
        on: Option<&orders::Name>,
    ) -> Result<Play, Diagnostic> {
        let (source, lexicon) = (self.source, self.lexicon);
        let id = lexicon.action(source, card, "I4.2")?;
        let Some(action) = lexicon.setup.data.action(id) else {
            return Ok(Play { card: id, window: None, on: None });
        };
        if let Some(phase) = phase {
            let window = match phase.value {
                Phase::Political => Window::Political,
                Phase::Income => Window::Economic,
                Phase::Movement => Window::Movement,
                Phase::SpaceBattle => Window::SpaceBattle,
                Phase::Invasion => Window::Invasion,
                Phase::Technology => Window::Technology,
                Phase::Placement => Window::Placement,
                Phase::Development => {
                    let message = "no Action Card is played in the Development phase (I4.2)";
                    return Err(self.problem(Kind::Illegal, phase.span, message));
                }
            };
            if window != action.window {
                let message = format!("`{}` cannot be played then (I4.2)", card.value);
                let help = format!("it is played in: {}", window_word(action.window));
                return Err(self.problem(Kind::Illegal, phase.span, message).help(help));
            }
        }
        let on = match (on, action.aim) {
            (None, Aim::None) => None,
            (None, _) => {
                let message = format!(
                    "`{}` is played on {}, and the order does not say on which (I4.2)",
                    card.value,
                    aim_word(action.aim)
                );
                return Err(self
                    .problem(Kind::MissingKey, card.span, message)
                    .help("write it behind: play … on NAME"));
            }
            (Some(name), Aim::Player) => Some(Target::Player(self.other(name, "I4.2")?)),
            (Some(name), Aim::Planet | Aim::OwnPlanet | Aim::EnemyPlanet) => {
                Some(Target::Planet(lexicon.planet(source, name, "I4.2")?))
            }
            // A system; for a card without a target it says in which battle.
            (Some(name), Aim::OwnFleet | Aim::None) => {
                let place = match name.value.trim().parse::<u16>() {
                    Ok(number) => orders::Place::Hex(number),
                    Err(_) => orders::Place::Named(name.value.clone()),
                };
                let place = Spanned { value: place, span: name.span };
                Some(Target::Hex(lexicon.hex(source, &place, "I4.2")?))
            }
        };
        Ok(Play { card: id, window: phase.map(|_| action.window), on })
    }
}

fn window_word(window: Window) -> &'static str {
    match window {
        Window::Political => "political",
        Window::Economic => "economic",
        Window::Movement => "movement",
        Window::SpaceBattle => "space battle",
        Window::Invasion => "invasion",
        Window::Technology => "technology",
        Window::Placement => "placement",
    }
}

fn aim_word(aim: Aim) -> &'static str {
    match aim {
        Aim::None => "nothing",
        Aim::Player => "another player",
        Aim::Planet => "a planet",
        Aim::OwnPlanet => "a planet of one's own",
        Aim::EnemyPlanet => "another player's planet",
        Aim::OwnFleet => "a system with a fleet of one's own",
    }
}
