//! Changes that last, spelled as files spell them: what [`Terms::change`](super::terms::Terms::change)
//! reads.

use super::lasting::{COLOURS, DEEDS, FIELDS};
use admiralty_imperium::data::UnitType;
use admiralty_imperium::effect::{Kinds, Lasting};
use admiralty_imperium::unit::UnitId;

/// A value beside a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Spelled {
    /// A whole number.
    Number(i64),
    /// `true`.
    True,
    /// A word.
    Word(&'static str),
    /// Units by name.
    Units(Vec<String>),
}

/// The word of a vocabulary for a value.
fn word<T: PartialEq>(all: &[(&'static str, T)], value: &T) -> Spelled {
    let found = all.iter().find(|(_, known)| known == value);
    Spelled::Word(found.map_or("", |(name, _)| name))
}

/// A change, word by word, the first that says what it is.
pub(crate) fn spelled(lasting: Lasting, units: &[UnitType]) -> Vec<(&'static str, Spelled)> {
    let number = |name, n: i64| vec![(name, Spelled::Number(n))];
    let kinds = |kinds: Kinds| {
        let numbered = (0..).map(UnitId).zip(units).filter(|(unit, _)| kinds.has(*unit));
        Spelled::Units(numbered.map(|(_, unit)| unit.name.clone()).collect())
    };
    let of = |name, n: i64, units| vec![(name, Spelled::Number(n)), ("units", kinds(units))];
    let yes = |name| vec![(name, Spelled::True)];
    match lasting {
        Lasting::Combat { units, n, field } => {
            let mut words = of("combat", n.into(), units);
            words.extend(field.map(|field| ("field", word(&FIELDS, &field))));
            words
        }
        Lasting::Move { units, n } => of("move", n.into(), units),
        Lasting::Capacity { units, n, carries } => {
            let mut words = of("capacity", n.into(), units);
            words.push(("carries", kinds(carries)));
            words
        }
        Lasting::Cost { units, n } => of("cost", n.into(), units),
        Lasting::UnitLimit { units, n } => of("unit_limit", n.into(), units),
        Lasting::FleetLimit { n } => number("fleet_limit", n.into()),
        Lasting::HandLimit { n } => number("hand_limit", n.into()),
        Lasting::PassAsteroids => yes("pass_asteroids"),
        Lasting::PdsRange => yes("pds_range"),
        Lasting::FirstFire { units, most } => of("first_fire", most.into(), units),
        Lasting::BombardmentKillsAll => yes("bombardment_kills_all"),
        Lasting::BombardThroughPds => yes("bombard_through_pds"),
        Lasting::GroundReward { n } => number("ground_reward", n.into()),
        Lasting::DockBuilds { n } => number("dock_builds", n.into()),
        Lasting::Draws { n } => number("draws", n.into()),
        Lasting::AgreementPays { n } => number("agreement_pays", n.into()),
        Lasting::Income { n } => number("income", n.into()),
        Lasting::InfluencePerAgreement { n } => number("influence_per_agreement", n.into()),
        Lasting::InfluencePerPlanet { n } => number("influence_per_planet", n.into()),
        Lasting::Votes { n } => number("votes", n.into()),
        Lasting::TechnologyCost { colour, cost } => {
            let mut words = number("technology_cost", cost.into());
            words.extend(colour.map(|colour| ("colour", word(&COLOURS, &colour))));
            words
        }
        Lasting::VoteNeedsAgreement => yes("vote_needs_agreement"),
        Lasting::TradeSurvivesWar => yes("trade_survives_war"),
        Lasting::Transfer => yes("transfer"),
        Lasting::Forbid(deed) => vec![("forbid", word(&DEEDS, &deed))],
    }
}
