//! Played games agree with computed odds: Monte Carlo through the rules, and battles that the
//! referee walks through with sealed dice, have the frequencies that the exact answer gives.
#![allow(clippy::unwrap_used)]

mod common;

use admiralty_eclipse::battle::Arena;
use admiralty_eclipse::party::Party;
use admiralty_eclipse::phase::Stage;
use admiralty_eclipse_adapter::odds::{answer, own_start};
use admiralty_eclipse_adapter::{Objective, agents, notation, scenario, table::EclipseTable};
use admiralty_game::{Seat, Step};
use admiralty_notation::Source;
use admiralty_odds::monte_carlo::Luck;
use admiralty_odds::report::Found;
use admiralty_odds::{Method, Plan};
use admiralty_referee::{Dice, PlayerKind, Secret, Session, Setup, Tape};

/// Standard errors by which a frequency may be off. Beyond five, chance is one in two million.
const BOUND: f64 = 5.0;

fn compare(arena: &Arena, objective: Objective, seed: u64) {
    let start = [own_start(arena)];
    let exact = answer(arena, objective, &Plan::default(), &start).unwrap();
    let plan = Plan { method: Method::MonteCarlo, samples: 20_000, seed, ..Plan::default() };
    let sampled = answer(arena, objective, &plan, &start).unwrap();
    let Found::MonteCarlo { standard_error, .. } = sampled.found else { panic!("not sampled") };
    let off = (exact.value - sampled.value).abs();
    assert!(off <= BOUND * standard_error.max(1e-3), "{} is not {}: {arena:#?}", sampled.value, exact.value);
    for side in 0..2 {
        for slot in 0..4 {
            let (a, b) = (exact.ends.losses[side][slot], sampled.ends.losses[side][slot]);
            // Best play may have several forms with the same value; then losses may differ.
            let free = !arena.by_rule(admiralty_eclipse::battle::Side::Attacker)
                || !arena.by_rule(admiralty_eclipse::battle::Side::Defender);
            assert!(free || (a - b).abs() < 0.15, "losses {b} are not {a}: {arena:#?}");
        }
    }
}

#[test]
fn monte_carlo_lies_within_its_bound_of_exact() {
    let mut luck = Luck::new(11, 0);
    for game in 0..60 {
        let arena = common::battle(&mut luck, common::SMALL);
        let objective = if game % 3 == 0 { Objective::Material } else { Objective::Hold };
        compare(&arena, objective, game);
    }
}

/// A battle that is fought to its end by the referee, with its sealed dice and its players.
fn refereed(table: &EclipseTable, kind: PlayerKind, secret: u64) -> Party {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&secret.to_le_bytes());
    let dice = Dice::Sealed(Secret::from_bytes(bytes));
    let mut session = Session::begin(table.clone(), Tape::memory(), Setup::new(dice)).unwrap();
    let mut agent = agents::agent(kind);
    loop {
        if let Stage::Population { .. } | Stage::Influence { .. } | Stage::Over | Stage::Reputation { .. } =
            &session.state().stage
        {
            let hex = session.state().hexes.iter().find(|h| h.fleets.iter().any(|f| f.count() > 0)).unwrap();
            return hex.fleets.iter().find(|f| f.count() > 0).unwrap().party;
        }
        match session.pending() {
            Step::Over => panic!("over without an end"),
            Step::Chance(_) => {
                session.cast().unwrap();
            }
            Step::Decide(seats) => {
                let seat = seats.first().unwrap();
                let options = session.options(seat);
                let choice = agent(session.table(), session.state(), seat, &options);
                session.choose(seat, choice).unwrap();
            }
        }
    }
}

#[test]
fn refereed_battles_have_the_frequencies_of_the_odds() {
    let text = r#"
        game = "eclipse"
        [options]
        own_ties = "size"
        [[player]]
        name = "Red"
        [[player]]
        name = "Blue"
        [[hex]]
        number = 7
        fleets = ["Blue: 1 cruiser, 1 interceptor", "Red: 3 interceptors"]
    "#;
    let line = "3 interceptor vs 1 cruiser, 1 interceptor";
    for (kind, policy) in [(PlayerKind::Rule, "rule"), (PlayerKind::Best, "best")] {
        let scenario = scenario::parse(&Source::new("test", text)).unwrap();
        let table = EclipseTable::new(scenario.phase, scenario.text);
        let flags = ["attacker", "defender"].map(|side| (side.to_string(), policy.to_string()));
        let battle = notation::parse(&Source::new("test", line), &flags).unwrap();
        let exact =
            answer(&battle.arena, Objective::Hold, &Plan::default(), &[own_start(&battle.arena)]).unwrap();
        let games = 600;
        let won = (0..games).filter(|n| refereed(&table, kind, *n) == Party::Player(Seat(0))).count();
        let (p, n) = (exact.value, games as f64);
        let off = (won as f64 / n - p).abs();
        assert!(off < BOUND * (p * (1.0 - p) / n).sqrt(), "{kind:?}: {won} of {games}, expected {p}");
    }
}
