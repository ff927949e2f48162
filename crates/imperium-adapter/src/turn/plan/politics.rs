//! Votes and Action Cards, looked up.

use super::Play;
use super::reader::Reader;
use crate::data::Thing;
use crate::orders::{self, Phase};
use admiralty_imperium::choice::{Target, Vote};
use admiralty_imperium::data::{Aim, Ballot, Office, Window};
use admiralty_imperium::position::Candidate;
use admiralty_imperium::setup::Setup;
use admiralty_notation::{Diagnostic, Kind, Spanned, nearest};
use admiralty_referee::Lang;

impl Reader<'_> {
    /// I3.3: for, against, or a candidate of the kind that the card of the turn asks for.
    pub(super) fn vote(&self, vote: &Spanned<orders::Vote>) -> Result<Vote, Diagnostic> {
        let setup: &Setup = self.lexicon.setup;
        let agenda = setup.position.agenda.and_then(|card| setup.data.political(card));
        let office = match agenda.map(|card| &card.ballot) {
            Some(Ballot::Election { office, .. }) => Some(*office),
            _ => None,
        };
        let name = |card: &'_ admiralty_imperium::data::Political| {
            self.lexicon.names.name(Lang::En, Thing::Political, &card.name).to_owned()
        };
        let title = agenda.map_or_else(|| "no card".to_owned(), name);
        match (&vote.value, office) {
            (orders::Vote::For, None) => Ok(Vote::For),
            (orders::Vote::Against, None) => Ok(Vote::Against),
            (orders::Vote::Candidate(name), None) => Err(self
                .problem(
                    Kind::Illegal,
                    vote.span,
                    format!("`{title}` is no election: `{name}` cannot be elected (I3.5)"),
                )
                .help(match nearest(&name.to_lowercase(), ["for", "against", "за", "против"]) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => "vote for or against".to_owned(),
                })),
            (orders::Vote::For | orders::Vote::Against, Some(office)) => {
                let what = office_word(office);
                Err(self
                    .problem(Kind::Illegal, vote.span, format!("`{title}` is an election (I3.4)"))
                    .help(format!("name {what}")))
            }
            (orders::Vote::Candidate(name), Some(office)) => {
                let name = Spanned { value: name.clone(), span: vote.span };
                let (source, lexicon) = (self.source, self.lexicon);
                let candidate = match office {
                    Office::Player => Candidate::Player(lexicon.seat(source, &name, "I3.4")?),
                    Office::Planet => Candidate::Planet(lexicon.planet(source, &name, "I3.4")?),
                    Office::Law => Candidate::Law(lexicon.law(source, &name, "I3.4")?),
                };
                let position = &setup.position;
                let stands = match candidate {
                    Candidate::Player(_) => true,
                    Candidate::Planet(planet) => position.owner(planet).is_some(),
                    Candidate::Law(card) => position.laws.iter().any(|law| law.card == card),
                };
                if stands {
                    return Ok(Vote::Elect(candidate));
                }
                let why = match office {
                    Office::Law => "is not in force",
                    _ => "is controlled by nobody",
                };
                Err(self.problem(Kind::Illegal, vote.span, format!("`{}` {why} (I3.4)", name.value)))
            }
        }
    }

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
                let message = format!("`{}` cannot be played then (I4.2)", action.name);
                let help = format!("it is played in: {}", window_word(action.window));
                return Err(self.problem(Kind::Illegal, phase.span, message).help(help));
            }
        }
        let on = match (on, action.aim) {
            (None, Aim::None) => None,
            (None, _) => {
                let message = format!(
                    "`{}` is played on {}, and the order does not say on which (I4.2)",
                    action.name,
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

fn office_word(office: Office) -> &'static str {
    match office {
        Office::Player => "a player",
        Office::Planet => "a planet that somebody controls",
        Office::Law => "a Law in force",
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
