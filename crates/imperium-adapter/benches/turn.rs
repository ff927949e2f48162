//! How long a turn by orders takes: `cargo bench -p admiralty-imperium-adapter --bench turn`.
#![allow(clippy::unwrap_used)]

use admiralty_adapter::turns::{Outcome, Resolve, TurnDice, Turns};
use admiralty_imperium::data::{Ballot, Office};
use admiralty_imperium_adapter::{Imperium, scenario};
use admiralty_notation::Source;
use admiralty_referee::{Lang, Secret};

const GAME: &str = include_str!("../../../examples/imperium/six-players.toml");
/// Player, home planet with the dock, a way from home, what else the ships do.
const ORDERS: [(&str, &str, [u16; 2], [u16; 3]); 6] = [
    ("Anna", "Arretze", [20, 8], [20, 37, 36]),
    ("Boris", "Arc Prime", [23, 10], [23, 22, 21]),
    ("Chen", "Nar", [26, 12], [26, 11, 10]),
    ("Dara", "Jord", [29, 14], [29, 28, 27]),
    ("Eoin", "Quinarra", [32, 16], [32, 33, 16]),
    ("Faye", "Moll Primus", [35, 18], [35, 36, 18]),
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
    let file = |(at, (name, dock, [home, near], way)): (usize, &(&str, &str, [u16; 2], [u16; 3]))| {
        let next = ORDERS[(at + 1) % 6].0;
        let [a, b, c] = way;
        let text = format!(
            "seat {name}\nturn {turn}\nword \"w{at}\"\ngive 1 credit to {next}\nagree with {next}\n\
             buy 2 cruiser, 1 carrier, 2 fighter, 3 ground_force\n\
             move 1 carrier from {home} load 2 ground_force from \"{dock}\" to {near}\n\
             move 1 cruiser from {a} via {b} to {c}\n\
             battle: losses fighter, cruiser; retreat when odds < 30% or after round 3\n\
             research hylar_v\nplace 2 cruiser, 1 carrier at \"{dock}\"\ndocks \"{dock}\"\n"
        );
        Source::new(format!("{name}.txt"), text)
    };
    ORDERS.iter().enumerate().map(file).collect()
}

fn resolve(state: &Source, orders: &[Source]) -> Outcome {
    let scenario = scenario::parse(state).unwrap();
    let data = &scenario.setup.data;
    let candidate =
        match &scenario.setup.position.agenda.and_then(|card| data.political(card)).unwrap().ballot {
            Ballot::ForAgainst { .. } => "for",
            Ballot::Election { office: Office::Planet, .. } => "Lodor",
            Ballot::Election { .. } => "Anna",
        };
    let votes: String = ORDERS.iter().map(|(name, ..)| format!("vote {name}: {candidate}\n")).collect();
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
