//! What can be voted on the Political Card of the turn (I3.3 to I3.5).

use super::lexicon::Lexicon;
use crate::data::Thing;
use crate::orders;
use admiralty_imperium::choice::Vote;
use admiralty_imperium::data::{Ballot, Office, Political};
use admiralty_imperium::map::PlanetId;
use admiralty_imperium::position::Candidate;
use admiralty_imperium::setup::Setup;
use admiralty_notation::{Diagnostic, Kind, Source, Spanned, nearest};
use admiralty_referee::Lang;

/// The card of the turn.
fn agenda(setup: &Setup) -> Option<&Political> {
    setup.position.agenda.and_then(|card| setup.data.political(card))
}

/// I3.4: whom the card of the turn elects; `None` if it is no election.
fn office(setup: &Setup) -> Option<Office> {
    match agenda(setup).map(|card| &card.ballot) {
        Some(Ballot::Election { office, .. }) => Some(*office),
        _ => None,
    }
}

/// What a vote on the card of the turn may name, as it is written in a file: `for`, or a candidate.
pub(super) fn example(setup: &Setup) -> String {
    let position = &setup.position;
    let owned = |planet: &PlanetId| position.owner(*planet).is_some();
    let name = match office(setup) {
        None => return "for".to_owned(),
        Some(Office::Player) => setup.seats.first().map(|seat| seat.name.as_str()),
        Some(Office::Planet) => {
            let planet = setup.map.planet_ids().find(owned).and_then(|planet| setup.map.planet(planet));
            planet.map(|planet| planet.name.as_str())
        }
        Some(Office::Law) => {
            let law = position.laws.first().and_then(|law| setup.data.political(law.card));
            law.map(|card| card.name.as_str())
        }
    };
    match name.unwrap_or("NAME") {
        one if one.chars().all(char::is_alphanumeric) => one.to_owned(),
        more => format!("\"{more}\""),
    }
}

/// I3.3: for, against, or a candidate of the kind that the card of the turn asks for.
pub(super) fn vote(
    source: &Source,
    lexicon: Lexicon,
    vote: &Spanned<orders::Vote>,
) -> Result<Vote, Diagnostic> {
    let setup = lexicon.setup;
    let name = |card: &Political| lexicon.names.name(Lang::En, Thing::Political, &card.name).to_owned();
    let title = agenda(setup).map_or_else(|| "no card".to_owned(), name);
    let illegal = |message: String| source.diagnostic(Kind::Illegal, vote.span, message);
    match (&vote.value, office(setup)) {
        (orders::Vote::For, None) => Ok(Vote::For),
        (orders::Vote::Against, None) => Ok(Vote::Against),
        (orders::Vote::Candidate(name), None) => {
            let help = match nearest(&name.to_lowercase(), ["for", "against", "за", "против"]) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "vote for or against".to_owned(),
            };
            Err(illegal(format!("`{title}` is no election: `{name}` cannot be elected (I3.5)")).help(help))
        }
        (orders::Vote::For | orders::Vote::Against, Some(office)) => {
            let what = match office {
                Office::Player => "a player",
                Office::Planet => "a planet that somebody controls",
                Office::Law => "a Law in force",
            };
            let help = format!("name {what}: `{}`", example(setup));
            Err(illegal(format!("`{title}` is an election (I3.4)")).help(help))
        }
        (orders::Vote::Candidate(name), Some(office)) => {
            let name = Spanned { value: name.clone(), span: vote.span };
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
            Err(illegal(format!("`{}` {why} (I3.4)", name.value))
                .help(format!("a candidate is, for example, `{}`", example(setup))))
        }
    }
}
