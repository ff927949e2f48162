//! Random orders in text for random games, turn after turn, each state printed and read again.
//!
//! More turns are played by hand:
//! `TURNS=2000 cargo test --release -p admiralty-imperium-adapter --test turns`.
#![allow(clippy::unwrap_used)]

mod actions;
#[path = "../../../imperium/tests/book/mod.rs"]
mod book;
mod drafts;
mod game;
mod leaks;
mod luck;

use admiralty_adapter::turns::{Made, Outcome, Resolve, TurnDice, Turns};
use admiralty_game::{Law, Rulebook, Seat, Step};
use admiralty_imperium::Imperium as Rules;
use admiralty_imperium::data::{Ballot, Office};
use admiralty_imperium::event::Event;
use admiralty_imperium::position::Position;
use admiralty_imperium::setup::Awaits;
use admiralty_imperium_adapter::Imperium;
use admiralty_imperium_adapter::scenario::{self, Scenario};
use admiralty_imperium_adapter::turn::TurnTable;
use admiralty_notation::{Problems, Source};
use admiralty_referee::{Act, DiceProof, Record, Secret, replay};
use drafts::Draft;
use luck::Luck;

/// Turns of a game that are played before the next game begins.
const IN_A_ROW: usize = 4;

fn text_of<'a>(files: &'a [Made], name: &str) -> &'a str {
    &files.iter().find(|file| file.name == name).unwrap_or_else(|| panic!("no {name}")).text
}

/// A candidate for whom all votes are entered that are missing.
fn candidate(scenario: &Scenario) -> String {
    let setup = &scenario.setup;
    let agenda = setup.position.agenda.and_then(|card| setup.data.political(card));
    let candidate = match agenda.map(|card| &card.ballot) {
        Some(Ballot::ForAgainst { .. }) => Some("against".to_owned()),
        Some(Ballot::Election { office: Office::Player, .. }) => Some(format!("\"{}\"", setup.seats[0].name)),
        Some(Ballot::Election { office: Office::Planet, .. }) => {
            let owned = setup.position.planets.iter().position(|holding| holding.owner.is_some());
            owned.map(|at| format!("\"{}\"", setup.map.planets[at].name))
        }
        Some(Ballot::Election { office: Office::Law, .. }) => {
            let law = setup.position.laws.first().and_then(|law| setup.data.political(law.card));
            law.map(|card| format!("\"{}\"", card.name))
        }
        None => None,
    };
    candidate.unwrap_or_default()
}

fn resolve(
    state: &Source,
    orders: &[Source],
    rulings: Option<&Source>,
    key: &Secret,
    skip_bad: bool,
) -> Result<Outcome, Problems> {
    let dice = TurnDice::Sealed(key.clone());
    Imperium.resolve(&Resolve { state, orders, dice, rulings, skip_bad, absent: &[] })
}

/// Resolves a turn as a master does who enters what is asked for, and nothing else; with what was
/// entered.
fn ruled(
    scenario: &Scenario,
    state: &Source,
    orders: &[Source],
    key: &Secret,
    skip_bad: bool,
) -> (Result<Outcome, Problems>, Option<Source>) {
    let mut entered = String::new();
    // Every player's vote, and as many cards as a turn may play.
    for _ in 0..100 {
        let rulings =
            Some(Source::new("rulings.txt", entered.as_str())).filter(|file| !file.text().is_empty());
        let outcome = resolve(state, orders, rulings.as_ref(), key, skip_bad);
        let Err(problems) = &outcome else { return (outcome, rulings) };
        let asked = problems.iter().next().map(|problem| problem.message.clone()).unwrap_or_default();
        if let Some(name) = asked.strip_suffix(" has not voted (I3.3)") {
            entered += &format!("vote \"{name}\": {}\n", candidate(scenario));
        } else if asked.ends_with("asks the master for its effect (I3.8)") {
            entered += &format!("pay \"{}\" 7\ndone\n", scenario.setup.seats[0].name);
        } else {
            return (outcome, rulings);
        }
    }
    panic!("the turn asks without end: {entered}");
}

/// The orders without the lines that the check refuses.
fn tidied(state: &Source, orders: &[Source]) -> Vec<Source> {
    let mut orders = orders.to_vec();
    // Without one line another may become impossible.
    for _ in 0..20 {
        let Err(problems) = Imperium.check(state, &orders) else { break };
        let mut bad: Vec<(String, usize)> = Vec::new();
        for problem in problems.iter().filter(|problem| !problem.warns) {
            let place = problem.place().unwrap_or_else(|| panic!("{problem}"));
            bad.push((place.source.name().to_owned(), place.source.position(place.span.start).0));
        }
        orders = orders
            .iter()
            .map(|file| {
                let is_bad = |line: usize| bad.contains(&(file.name().to_owned(), line));
                let lines = file.text().lines().enumerate().filter(|(at, _)| !is_bad(at + 1));
                let text: String = lines.map(|(_, line)| format!("{line}\n")).collect();
                Source::new(file.name(), text)
            })
            .collect();
    }
    orders
}

/// With bad lines skipped, a turn is refused only where a person is asked.
fn may_refuse(problems: &Problems) -> bool {
    let asked = ["has not voted (I3.3)", "asks the master for its effect (I3.8)"];
    problems.iter().all(|problem| asked.iter().any(|asked| problem.to_string().contains(asked)))
}

/// The record, followed: the state that it reaches, and all that happened.
fn followed(scenario: &Scenario, files: &[Made], what: &str) -> (Position, Vec<Event>) {
    let record = Record::parse(text_of(files, "record.jsonl").as_bytes()).unwrap();
    let rules = Rules::new(scenario.setup.clone()).unwrap();
    let table = TurnTable::new(rules.clone(), scenario.names.clone(), scenario.text.clone());
    assert_eq!(record.header().scenario, scenario.text, "{what}");
    let replayed = replay(table, &record, None).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(replayed.finished, "{what}");
    assert_eq!(replayed.dice, DiceProof::Verified, "{what}");
    let mut events = Vec::new();
    let mut game = rules.start(&mut events);
    for act in &replayed.acts {
        match act {
            Act::Chose { seat, choice } => rules.play(&mut game, *seat, *choice, &mut events).unwrap(),
            Act::Rolled(faces) => {
                let Step::Chance(chance) = rules.step(&game) else { panic!("{what}") };
                assert!(!matches!(chance.law, Law::Draw(ref urn) if urn.total() == 0), "{what}");
                let rolled = chance.read(faces).unwrap();
                rules.roll(&mut game, &rolled, &mut events).unwrap();
            }
        }
    }
    assert_eq!(game.position, replayed.state.position, "{what}");
    (replayed.state.position, events)
}

/// What was played, to see that it was worth it.
#[derive(Default, Debug)]
struct Seen {
    turns: usize,
    refused: usize,
    clean: usize,
    kinds: std::collections::BTreeSet<&'static str>,
}

/// Resolves a turn and checks all that can be checked; the next state, if the game goes on.
fn turn(state: String, key: &Secret, luck: &mut Luck, what: &str, seen: &mut Seen) -> Option<String> {
    let source = Source::new("state.toml", state.as_str());
    let scenario = scenario::parse(&source).unwrap_or_else(|problems| panic!("{what}: {problems}\n{state}"));
    let setup = &scenario.setup;
    assert_eq!(setup.check(), Ok(()), "{what}");
    let again = scenario::print(&scenario, &setup.position, setup.awaits, scenario.dice());
    assert_eq!(again, state, "{what}: what was printed is printed again");
    let pacts = drafts::pacts(&scenario, luck);
    let seats = (0..setup.seats.len() as u8).map(Seat);
    let drafts: Vec<Draft> = seats.map(|seat| drafts::draft(&scenario, seat, &pacts, luck)).collect();
    let named = drafts.iter().zip(&setup.seats);
    // I3.4: where one vote is awaited, the others send nothing.
    let voter = (setup.awaits == Awaits::Vote).then(|| setup.position.poll.awaited[0].index());
    let named = named.enumerate().filter(|(at, _)| voter.is_none_or(|voter| voter == *at));
    let orders: Vec<Source> = named
        .map(|(_, (draft, seat))| Source::new(format!("{}.txt", seat.name), draft.text.as_str()))
        .collect();
    if luck.one_in(6) {
        leaks::views(&scenario, &source, what);
    }
    let bare = resolve(&source, &orders, None, key, true);
    if let Err(problems) = &bare {
        assert!(may_refuse(problems), "{what}: {problems}\n{}", texts(&drafts));
        seen.refused += 1;
    }
    let (outcome, rulings) = ruled(&scenario, &source, &orders, key, true);
    let outcome = outcome.unwrap_or_else(|problems| panic!("{what}: {problems}\n{}", texts(&drafts)));
    let used = rulings.as_ref();
    if luck.one_in(5) {
        let same = resolve(&source, &orders, used, key, true).unwrap();
        assert_eq!(same.files, outcome.files, "{what}: the same turn comes out the same");
        // With mistakes the turn is refused; without the lines that are wrong it is not.
        match resolve(&source, &orders, used, key, false) {
            Ok(same) => assert_eq!(same.files, outcome.files, "{what}"),
            Err(problems) => assert!(problems.iter().any(|problem| !problem.warns), "{what}: {problems}"),
        }
        let tidy = tidied(&source, &orders);
        match ruled(&scenario, &source, &tidy, key, false).0 {
            Ok(_) => seen.clean += 1,
            Err(problems) => panic!("{what}: {problems}\n{}", texts(&drafts)),
        }
    }
    let next = text_of(&outcome.files, "state.toml").to_owned();
    let (position, events) = followed(&scenario, &outcome.files, what);
    book::audit(&setup.position, &position, &events, what);
    leaks::logs(&scenario, &drafts, &events, &outcome.files, what);
    // A turn with an open election takes many rounds of orders.
    seen.turns += usize::from(!matches!(setup.awaits, Awaits::Deals | Awaits::Vote));
    seen.kinds.extend(events.iter().map(admiralty_game::Cited::kind));
    let parsed = scenario::parse(&Source::new("next.toml", next.as_str()));
    let parsed = parsed.unwrap_or_else(|problems| panic!("{what}: {problems}\n{next}"));
    assert_eq!(parsed.setup.position, position, "{what}: the next state is what the record comes to");
    position.winners.is_empty().then_some(next)
}

fn texts(drafts: &[Draft]) -> String {
    drafts.iter().map(|draft| draft.text.as_str()).collect::<Vec<_>>().join("\n")
}

#[test]
fn random_orders() {
    let turns: usize = std::env::var("TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let mut seen = Seen::default();
    for game in 0.. {
        if seen.turns >= turns {
            break;
        }
        let luck = &mut Luck::of_seed(game);
        let key = Secret::from_bytes([game as u8; 32]);
        let mut state = Some(game::first_state(luck, &key));
        for n in 0..IN_A_ROW {
            let Some(text) = state.take() else { break };
            state = turn(text, &key, luck, &format!("game {game}, turn {n}"), &mut seen);
        }
    }
    // Orders that do nothing would prove nothing.
    let wanted = [
        "credits given",
        "card given",
        "exchanged",
        "agreed",
        "voted",
        "played",
        "discarded",
        "bought",
        "moved",
        "space battle begins",
        "pds fired",
        "retreated to",
        "landed",
        "invasion begins",
        "taken",
        "researched",
        "placed",
        "dock built",
        "advanced",
        "rift pushed",
        "vote awaited",
    ];
    let missing: Vec<_> = wanted.iter().filter(|kind| !seen.kinds.contains(*kind)).collect();
    assert!(missing.is_empty(), "nothing of this happened: {missing:?}");
    assert!(seen.clean > 0 && seen.refused > 0, "{seen:?}");
    println!("{} turns, {} refused at first, {} kinds of events", seen.turns, seen.refused, seen.kinds.len());
}
