//! One event of each kind, and more where one kind has several texts.

use crate::words::fixture::{CARRIER, CRUISER, DOCK, FIGHTER, GROUND, PDS, hex, planet, some};
use admiralty_game::Seat;
use admiralty_imperium::battle;
use admiralty_imperium::choice::{Ruling, Target, Vote};
use admiralty_imperium::data::{CardId, TechId};
use admiralty_imperium::effect::{Colour, Deed, Field, Kinds, Lasting};
use admiralty_imperium::event::{Breach, Event, Phase, Stop};
use admiralty_imperium::map::HexId;
use admiralty_imperium::position::Candidate;
use admiralty_imperium::setup::Setup;
use admiralty_imperium::unit::Units;

pub(super) const HACAN: Seat = Seat(0);
pub(super) const LETNEV: Seat = Seat(1);
pub(super) const SOL: Seat = Seat(3);

/// A way by the numbers of its hexes.
pub(super) fn route(setup: &Setup, numbers: &[u16]) -> Vec<HexId> {
    numbers.iter().map(|n| hex(setup, *n)).collect()
}

/// A ship of Sol that moves.
pub(super) fn moved(
    setup: &Setup,
    ship: admiralty_imperium::unit::UnitId,
    way: &[u16],
    troops: u16,
    stop: Stop,
) -> Event {
    Event::Moved { seat: SOL, ship, route: route(setup, way), aboard: Units::of(GROUND, troops), stop }
}

/// Rulings of each kind.
pub(super) fn rulings(setup: &Setup) -> Vec<Ruling> {
    let jord = planet(setup, "Jord");
    vec![
        Ruling::Pay { to: SOL, n: 2 },
        Ruling::Fine { from: SOL, n: 5 },
        Ruling::Raise { planet: jord, unit: GROUND },
        Ruling::Raze { planet: jord, unit: PDS },
        Ruling::Sink { seat: SOL, hex: hex(setup, 6), unit: CRUISER },
        Ruling::Award { planet: jord, to: LETNEV },
        Ruling::Repeal(CardId(0)),
        Ruling::Sever(SOL, LETNEV),
    ]
}

/// Changes of each kind.
pub(super) fn lastings() -> Vec<Lasting> {
    let units = Kinds::only(CRUISER).with(CARRIER);
    vec![
        Lasting::Combat { units, n: 1, field: None },
        Lasting::Combat { units: Kinds::ALL, n: -1, field: Some(Field::Space) },
        Lasting::Combat { units, n: 2, field: Some(Field::Ground) },
        Lasting::Move { units, n: 1 },
        Lasting::Capacity { units, n: 1, carries: Kinds::only(GROUND) },
        Lasting::Cost { units, n: -1 },
        Lasting::UnitLimit { units, n: 6 },
        Lasting::FleetLimit { n: 4 },
        Lasting::HandLimit { n: 5 },
        Lasting::PassAsteroids,
        Lasting::PdsRange,
        Lasting::FirstFire { units, most: 2 },
        Lasting::FirstFire { units, most: 0 },
        Lasting::BombardmentKillsAll,
        Lasting::BombardThroughPds,
        Lasting::GroundReward { n: 1 },
        Lasting::DockBuilds { n: 1 },
        Lasting::Draws { n: 1 },
        Lasting::AgreementPays { n: 1 },
        Lasting::Income { n: -3 },
        Lasting::InfluencePerAgreement { n: 1 },
        Lasting::InfluencePerPlanet { n: 1 },
        Lasting::Votes { n: 5 },
        Lasting::TechnologyCost { colour: Some(Colour::Red), cost: 40 },
        Lasting::TechnologyCost { colour: None, cost: 20 },
        Lasting::VoteNeedsAgreement,
        Lasting::TradeSurvivesWar,
        Lasting::Transfer,
        Lasting::Forbid(Deed::Bombardment),
        Lasting::Forbid(Deed::PdsFire),
        Lasting::Forbid(Deed::Retreat),
        Lasting::Forbid(Deed::Agreements),
        Lasting::Forbid(Deed::Research),
        Lasting::Forbid(Deed::Gifts),
        Lasting::Forbid(Deed::Wormholes),
    ]
}

fn politics(setup: &Setup) -> Vec<Event> {
    let (card, between) = (CardId(1), [SOL, LETNEV]);
    let candidates =
        [Candidate::Player(LETNEV), Candidate::Planet(planet(setup, "Jord")), Candidate::Law(CardId(0))];
    let mut events = vec![
        Event::TurnBegins { turn: 7 },
        Event::Order { seats: vec![SOL, LETNEV, HACAN] },
        Event::Agenda { card },
        Event::NoAgenda,
        Event::CreditsGiven { from: SOL, to: LETNEV, n: 5 },
        Event::CardGiven { from: SOL, to: LETNEV, card: Some(CardId(0)) },
        Event::CardGiven { from: SOL, to: LETNEV, card: None },
        Event::GiftFailed { from: SOL, to: LETNEV, n: 5 },
        Event::GiftFailed { from: SOL, to: LETNEV, n: 0 },
        Event::Exchanged { between, credits: [10, 0], cards: [0, 2] },
        Event::Exchanged { between, credits: [1, 0], cards: [1, 0] },
        Event::ExchangeFailed { between },
        Event::ProposalLapsed { by: SOL, with: LETNEV },
        Event::Agreed { between },
        Event::AgreementLapsed { by: SOL, with: LETNEV },
        Event::AgreementEnds { between, why: Breach::Broken(SOL) },
        Event::AgreementEnds { between, why: Breach::Broken(LETNEV) },
        Event::AgreementEnds { between, why: Breach::War },
        Event::AgreementEnds { between, why: Breach::Card },
        Event::Voted { seat: SOL, vote: Vote::For, votes: 21 },
        Event::Voted { seat: SOL, vote: Vote::Against, votes: 2 },
        Event::NoVote { seat: SOL },
        Event::VoteAwaited { seat: SOL },
        Event::Passed { pros: 30, cons: 12 },
        Event::VotedDown { pros: 1, cons: 12 },
        Event::Tie,
        Event::LawPassed { card },
        Event::LawRepealed { card },
        Event::AgendaDiscarded { card },
        Event::NextAgenda { card },
        Event::PoliticsEnd { turn: 7 },
        Event::TurnEnds { turn: 7 },
        Event::Won { seat: SOL },
        Event::Advanced { seat: SOL, stage: 2 },
    ];
    events.extend(Phase::ALL.map(|phase| Event::PhaseBegins { phase }));
    for candidate in candidates {
        events.push(Event::Voted { seat: SOL, vote: Vote::Elect(candidate), votes: 5 });
        events.push(Event::Elected { candidate, votes: 11 });
    }
    events
}

fn cards(setup: &Setup) -> Vec<Event> {
    let (card, seat, jord) = (CardId(0), SOL, planet(setup, "Jord"));
    let mut events = vec![
        Event::Discarded { seat, card },
        Event::Drew { seat, card: Some(card) },
        Event::Drew { seat, card: None },
        Event::HandFull { seat },
        Event::Reshuffled { cards: 21 },
        Event::NothingToDraw { seat },
        Event::Played { seat, card },
        Event::Aimed { seat, target: Target::Player(LETNEV) },
        Event::Aimed { seat, target: Target::Planet(jord) },
        Event::Aimed { seat, target: Target::Hex(hex(setup, 29)) },
        Event::Credits { seat, n: 3 },
        Event::Credits { seat, n: -1 },
        Event::Gained { seat, unit: GROUND, n: 2, hex: hex(setup, 29), planet: Some(jord) },
        Event::Destroyed { seat, unit: CRUISER, n: 1, hex: hex(setup, 6), planet: None },
        Event::Excluded { seat },
        Event::Abandoned { planet: jord },
        Event::AsksMaster { card: CardId(1), political: false },
    ];
    events.extend(lastings().into_iter().map(|lasting| Event::Boosted { seat, lasting }));
    events.extend(rulings(setup).into_iter().map(|ruling| Event::Ruled { ruling }));
    events
}

fn economy(setup: &Setup) -> Vec<Event> {
    let (seat, jord) = (SOL, planet(setup, "Jord"));
    vec![
        Event::Income { seat, n: 65 },
        Event::Trade { seat, with: LETNEV, n: 4 },
        Event::Bought { seat, units: some(&[(CRUISER, 2), (GROUND, 5)]), cost: 22 },
        Event::Researched { seat, tech: TechId(0), cost: 15 },
        Event::Placed { seat, unit: CRUISER, n: 2, dock: jord },
        Event::DockBuilt { seat, unit: DOCK, planet: jord },
        Event::Blockaded { planet: jord },
        Event::NotPlaced { seat, units: some(&[(CARRIER, 1)]) },
    ]
}

fn actions(setup: &Setup) -> Vec<Event> {
    let (seat, jord, lodor) = (SOL, planet(setup, "Jord"), planet(setup, "Lodor"));
    let (at, ships) = (hex(setup, 6), some(&[(CRUISER, 2), (FIGHTER, 3)]));
    let (ship, none) = (CRUISER, Units::NONE);
    let invasion = |units, bombards| Event::InvasionBegins {
        planet: lodor,
        attacker: SOL,
        defender: LETNEV,
        units,
        bombards,
        defends: some(&[(GROUND, 2), (PDS, 1)]),
    };
    vec![
        Event::ActionsBegin { seat },
        Event::Transferred { seat, unit: GROUND, from: jord, to: lodor },
        Event::RiftLeft { seat, ship, hex: hex(setup, 5) },
        Event::RiftPushed { seat, ship, hex: hex(setup, 5), number: 3, to: hex(setup, 13) },
        Event::RiftHolds { seat, ship, hex: hex(setup, 5), number: 3 },
        moved(setup, CARRIER, &[14, 15, 16], 3, Stop::Ordered),
        moved(setup, CRUISER, &[14, 15], 0, Stop::Fleet),
        moved(setup, CRUISER, &[14, 15], 0, Stop::Nebula),
        moved(setup, CRUISER, &[14, 15], 0, Stop::Rift),
        moved(setup, CARRIER, &[14], 1, Stop::Ordered),
        moved(setup, CRUISER, &[5], 0, Stop::Rift),
        Event::PdsFired { seat, planet: jord, hex: at, at: LETNEV, hit: true },
        Event::PdsFired { seat, planet: jord, hex: at, at: LETNEV, hit: false },
        Event::ShipDestroyed { seat, hex: at, ship },
        Event::BattleBegins { hex: at, attacker: SOL, defender: LETNEV, units: [ships, ships] },
        Event::CargoLost { seat, hex: at, units: some(&[(GROUND, 3)]) },
        Event::FightersLost { seat, hex: at, units: some(&[(FIGHTER, 2)]) },
        Event::Based { seat, unit: FIGHTER, n: 2, planet: jord },
        Event::Retreated { seat, from: at, to: hex(setup, 13) },
        Event::BrokeOff { seat, hex: at },
        Event::Landed { seat, planet: lodor, units: some(&[(GROUND, 3), (PDS, 1)]) },
        invasion(some(&[(GROUND, 3)]), none),
        invasion(some(&[(GROUND, 3)]), some(&[(CARRIER, 1)])),
        invasion(none, some(&[(CARRIER, 1)])),
        Event::Taken { planet: lodor, by: SOL, from: None },
        Event::Taken { planet: lodor, by: SOL, from: Some(LETNEV) },
        Event::Held { planet: lodor, by: Some(LETNEV) },
        Event::Held { planet: lodor, by: None },
        Event::Razed { planet: lodor, units: some(&[(PDS, 2), (DOCK, 1)]) },
        Event::LandingLost { seat, planet: lodor, units: some(&[(GROUND, 1)]) },
        Event::Rewarded { seat, planet: lodor, unit: GROUND, n: 1 },
        Event::Battle { battle: a_battle_event() },
    ]
}

/// Any event of a battle.
pub(super) fn a_battle_event() -> battle::Event {
    battle::Event::SpaceWon { side: battle::Side::Attacker }
}

/// All of them.
pub(super) fn events(setup: &Setup) -> Vec<Event> {
    [politics(setup), cards(setup), economy(setup), actions(setup)].concat()
}
