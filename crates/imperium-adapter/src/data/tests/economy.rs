//! What the figures make of a game: a written calculation.

use super::*;
use admiralty_imperium::data::{Condition, Measure};

/// I4.3: the income of each Home System: Resources of its planets times 5.
const INCOME: [(&str, u32); 8] = [
    ("hacan", (2 + 1) * 5),
    ("letnev", (4 + 2) * 5),
    ("jolnar", (1 + 2) * 5),
    ("sol", 4 * 5),
    ("norr", (3 + 1) * 5),
    ("xxcha", (2 + 1) * 5),
    ("mentak", 4 * 5),
    ("yssaril", (2 + 1) * 5),
];

fn cost(name: &str) -> u32 {
    u32::from(standard().data.units.iter().find(|unit| unit.name == name).unwrap().cost)
}

/// The first turn buys two ships, whichever they are, and a technology comes in turn 2 or 3.
#[test]
fn the_first_turns() {
    let set = standard();
    for (home, income) in INCOME {
        let system = set.system(home).unwrap();
        let resources: u32 = system.planets.iter().map(|planet| u32::from(planet.resources)).sum();
        assert_eq!(resources, income, "{home}");
        // Xxcha is no race of the set; a scenario that adds it has the common start.
        let credits = set.race(home).map_or(15, |race| set.starts[usize::from(race)].credits);
        let first = credits + income;
        assert!(first >= 30, "{home}: {first}");
        let dearest = ["carrier", "cruiser", "dreadnought"].map(cost).into_iter().max().unwrap();
        assert!(first >= 2 * dearest, "{home}: {first}");
        // Two Cruisers in turn 1, and what is left with the second income pays a technology.
        let second = first - 2 * cost("cruiser") + income;
        assert!(second >= u32::from(set.data.technology_cost), "{home}: {second}");
        // Two of the dearest ships in turn 1, and the technology comes in turn 3.
        let third = first - 2 * dearest + 2 * income;
        assert!(third >= u32::from(set.data.technology_cost), "{home}: {third}");
    }
}

/// I8: an empire that grows by a planet a turn from turn 2 to eight planets, of average figures, and
/// spends a third of its income on technologies, climbs the whole track in 8 to 12 turns.
#[test]
fn the_track_can_be_climbed() {
    let set = standard();
    let planets = || set.systems.iter().filter(|system| !system.home).flat_map(|system| &system.planets);
    let count = planets().count() as u32;
    let resources: u32 = planets().map(|planet| u32::from(planet.resources)).sum();
    let influence: u32 = planets().map(|planet| u32::from(planet.influence)).sum();
    // 47 and 53 over 33 planets, times 5.
    assert_eq!((count, resources, influence), (33, 47 * 5, 53 * 5));
    for (race, start) in set.data.races.iter().zip(set.starts.iter()) {
        let home = &set.system(&race.name).unwrap().planets;
        let own = |figure: fn(&SystemPlanet) -> u8| home.iter().map(|p| u32::from(figure(p))).sum::<u32>();
        let (mut stage, mut technologies, mut saved) = (0, start.technologies.count(), 0);
        let mut won = None;
        for turn in 1..=20 {
            let controlled = (home.len() as u32 + turn - 1).min(8);
            let more = controlled - home.len() as u32;
            let now = |measure| match measure {
                Measure::Planets => controlled,
                Measure::Resources => own(|planet| planet.resources) + more * resources / count,
                Measure::Influence => own(|planet| planet.influence) + more * influence / count,
                Measure::Technologies => technologies,
                other => panic!("{other:?} is not reckoned with"),
            };
            // One technology a turn, at the usual price, without discounts.
            saved += now(Measure::Resources) / 3;
            let price = u32::from(set.data.technology_cost);
            let bought = saved >= price;
            if bought {
                saved -= price;
            }
            let met = |condition: &Condition| {
                holds(condition, &|measure| {
                    now(measure) + u32::from(bought && measure == Measure::Technologies)
                })
            };
            // I8.1: one stage at a time.
            if set.data.track.get(stage + 1).is_some_and(|next| met(&next.condition)) {
                stage += 1;
            }
            technologies += u32::from(bought);
            if stage + 1 == set.data.track.len() {
                won = Some(turn);
                break;
            }
        }
        assert!(won.is_some_and(|turn| (8..=12).contains(&turn)), "{}: {won:?}", race.name);
    }
}

fn holds(condition: &Condition, now: &dyn Fn(Measure) -> u32) -> bool {
    match condition {
        Condition::AtLeast(measure, n) => now(*measure) >= *n,
        Condition::All(all) => all.iter().all(|condition| holds(condition, now)),
        Condition::Any(any) => any.iter().any(|condition| holds(condition, now)),
    }
}

#[test]
fn the_track() {
    let set = standard();
    let names: Vec<&str> = set.data.track.iter().map(|stage| stage.name.as_str()).collect();
    assert_eq!(names, ["warlord", "governor", "republic", "federation", "empire", "imperium_rex"]);
    assert_eq!(set.data.track[0].condition, Condition::All(Vec::new()));
    // I6.2: racial technologies from Republic on.
    let racial: Vec<bool> = set.data.track.iter().map(|stage| stage.racial).collect();
    assert_eq!(racial, [false, false, true, true, true, true]);
    // Whoever meets a stage's condition meets those before it.
    for most in [
        // Planets, Influence, Resources, technologies that just meet each stage.
        [3, 0, 0, 0],
        [5, 0, 0, 2],
        [6, 30, 0, 3],
        [7, 40, 40, 5],
        [8, 45, 45, 6],
    ]
    .iter()
    .enumerate()
    {
        let (at, figures) = most;
        let now = |measure| match measure {
            Measure::Planets => figures[0],
            Measure::Influence => figures[1],
            Measure::Resources => figures[2],
            Measure::Technologies => figures[3],
            _ => 0,
        };
        for (place, stage) in set.data.track.iter().enumerate() {
            assert_eq!(holds(&stage.condition, &now), place <= at + 1, "{} by {figures:?}", stage.name);
        }
    }
}
