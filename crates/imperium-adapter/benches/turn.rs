//! How long a turn by orders takes: `cargo bench -p admiralty-imperium-adapter --bench turn`.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::turns::{Outcome, Resolve, TurnDice, Turns};
use admiralty_imperium::data::{Ballot, Office};
use admiralty_imperium_adapter::{Imperium, scenario};
use admiralty_notation::Source;
use admiralty_referee::{Lang, Secret};

const GAME: &str = include_str!("../../../examples/imperium/six-players.toml");
/// Player, home planet with the dock, home and a hex beside it, a planet there, a way of two hexes.
type Country = (&'static str, &'static str, [u16; 2], &'static str, [u16; 3]);
const ORDERS: [Country; 6] = [
    ("Anna", "Arretze", [20, 8], "Bereg", [20, 37, 36]),
    ("Boris", "Arc Prime", [23, 10], "New Albion", [23, 22, 21]),
    ("Chen", "Nar", [26, 12], "Abyz", [26, 11, 10]),
    ("Dara", "Jord", [29, 14], "Mellon", [29, 28, 27]),
    ("Eoin", "Quinarra", [32, 16], "Coorneeq", [32, 33, 16]),
    ("Faye", "Moll Primus", [35, 18], "Saudor", [35, 36, 18]),
];

fn main() {
    divan::main();
}

fn key() -> Secret {
    Secret::from_bytes([7; 32])
}

fn text_of(outcome: &Outcome, name: &str) -> String {
    outcome.files.iter().find(|file| file.name == name).unwrap().text.clone()
}

/// Plausible orders: a deal, purchases, two moves with loading, battle instructions, landings, a
/// technology, placements.
fn orders(turn: u16) -> Vec<Source> {
    let file = |(at, (name, dock, [home, near], planet, way)): (usize, &Country)| {
        let next = ORDERS[(at + 1) % 6].0;
        let [a, b, c] = way;
        let text = format!(
            "seat {name}\nturn {turn}\nword \"w{at}\"\ngive 1 credit to {next}\nagree with {next}\n\
             buy 2 cruiser, 1 carrier, 2 fighter, 3 ground_force\n\
             move 1 carrier from {home} load 2 ground_force from \"{dock}\" to {near}\n\
             move 1 cruiser from {a} via {b} to {c}\n\
             battle: losses fighter, cruiser; retreat when odds < 30% or after round 3\n\
             land 2 ground_force on \"{planet}\"\n\
             research hylar_v\nplace 2 cruiser, 1 carrier at \"{dock}\"\ndocks \"{dock}\"\n"
        );
        Source::new(format!("{name}.txt"), text)
    };
    ORDERS.iter().enumerate().map(file).collect()
}

fn resolve(state: &Source, orders: &[Source]) -> Outcome {
    let scenario = scenario::parse(state).unwrap();
    let (data, position) = (&scenario.setup.data, &scenario.setup.position);
    let agenda = position.agenda.and_then(|card| data.political(card));
    let candidate = agenda.and_then(|card| match card.ballot {
        Ballot::ForAgainst { .. } => Some("for"),
        Ballot::Election { office: Office::Planet, .. } => Some("Jord"),
        Ballot::Election { office: Office::Player, .. } => Some("Anna"),
        Ballot::Election { office: Office::Law, .. } => {
            position.laws.first().and_then(|law| data.political(law.card)).map(|card| card.name.as_str())
        }
    });
    let vote = |name: &str| candidate.map(|candidate| format!("vote {name}: {candidate}\n"));
    let votes: String = ORDERS.iter().filter_map(|(name, ..)| vote(name)).collect();
    let rulings = Source::new("rulings", votes + &"done\n".repeat(9));
    let rulings = Some(&rulings);
    let request =
        Resolve { state, orders, dice: TurnDice::Sealed(key()), rulings, skip_bad: true, absent: &[] };
    Imperium.resolve(&request).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The state after so many turns, each by such orders.
fn state_after(turns: u16) -> Source {
    let game = Source::new("game.toml", GAME);
    let mut state = text_of(&Imperium.begin(&game, &key()).unwrap(), "state.toml");
    for turn in 1..=turns {
        state = text_of(&resolve(&Source::new("state.toml", state), &orders(turn)), "state.toml");
    }
    Source::new("state.toml", state)
}

/// Six players on 37 hexes: read, checked, played, told in two languages.
#[divan::bench(args = [1, 4])]
fn resolved(bencher: divan::Bencher, turn: u16) {
    let (state, orders) = (state_after(turn - 1), orders(turn));
    bencher.bench(|| resolve(&state, &orders));
}

/// The check of all orders alone.
#[divan::bench(args = [1, 4])]
fn checked(bencher: divan::Bencher, turn: u16) {
    let (state, orders) = (state_after(turn - 1), orders(turn));
    bencher.bench(|| Imperium.check(&state, &orders).is_ok());
}

/// A player's orders to be filled in, and the view.
#[divan::bench]
fn template(bencher: divan::Bencher) {
    let state = state_after(1);
    bencher.bench(|| Imperium.template(&state, "Anna", Lang::En).unwrap());
}
