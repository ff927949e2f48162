//! Turns by orders: set up, checked, resolved, shown (O1–O4).
//!
//! | module | what |
//! |---|---|
//! | `lexicon`, `ballot`, `plan` | names in orders looked up: what an agent follows |
//! | `agent` | a player's orders as somebody who answers the rulebook's questions (O1, O2) |
//! | `remark` | what could not be done as ordered |
//! | `received`, `rehearse`, `check` | all that is wrong with orders before the turn |
//! | `rulings`, `rolls` | what the game master enters: missing votes, rulings, dice |
//! | `run`, `resolve` | the turn is played; what is written (O3) |
//! | `telling` | the logs, in both languages |
//! | `begin`, `template`, `show` | the first state, a player's orders to fill in, the board |
//! | `table` | a turn for the referee |

pub mod agent;
mod ballot;
mod begin;
mod check;
mod lexicon;
mod odds;
pub mod plan;
mod received;
mod rehearse;
pub mod remark;
mod resolve;
mod rolls;
mod rulings;
mod run;
mod show;
mod table;
mod telling;
mod template;

pub use table::TurnTable;

use crate::Imperium;
use crate::scenario::{self, Scenario};
use admiralty_adapter::Answer;
use admiralty_adapter::play::seat_named;
use admiralty_adapter::turns::{Outcome, Resolve, Turns};
use admiralty_game::Seat;
use admiralty_imperium::Imperium as Rules;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::setup::{Awaits, Setup};
use admiralty_notation::{Colour, Diagnostic, Kind, Problems, Source};
use admiralty_referee::{Lang, Secret, hash};
use agent::Agent;
use plan::Plan;
use serde_json::json;

/// The secret of a turn's dice: it follows from the key of the game, and the key does not follow from
/// it. What one seat alone sees has a part of its own, so that the rest can be published.
fn key_of_turn(key: &Secret, setup: &Setup) -> Secret {
    // One secret a round of orders, and so one a vote.
    let round = match setup.awaits {
        Awaits::Turn => "turn".to_owned(),
        Awaits::Politics => "politics".to_owned(),
        Awaits::Actions => "actions".to_owned(),
        Awaits::Deals => "deals".to_owned(),
        Awaits::Vote => format!("vote {}", setup.position.poll.cast.len() + 1),
    };
    let turn = setup.position.turn;
    Secret::from_bytes(key.derive(&format!("admiralty turn {turn} {round}")))
        .with_hidden(key.derive(&format!("admiralty turn {turn} {round} hidden")))
}

/// The commitment to the dice of the turn that a state waits for.
fn next_commitment(key: &Secret, next: &Setup) -> String {
    key_of_turn(key, next).commitment()
}

/// What the next state is salted with, so that its hash, which is published, tells nothing. A game that
/// was begun without a salt gets one as soon as there is a key; else the same inputs would not give the
/// same bytes.
fn next_salt(scenario: &Scenario, key: Option<&Secret>) -> Option<String> {
    let before = scenario.salt.as_ref().map(|salt| hash(format!("admiralty salt {salt}").as_bytes()));
    before.or_else(|| key.map(|key| hash(&key.derive("admiralty salt of hashes of setup"))))
}

/// So many credits in steps of these sizes, which begin with 1 and grow; the largest steps first.
fn in_coins(credits: u32, coins: &[u16]) -> impl Iterator<Item = u16> {
    let mut left = credits;
    coins.iter().copied().rev().flat_map(move |coin| {
        let steps = left / u32::from(coin);
        left %= u32::from(coin);
        std::iter::repeat_n(coin, steps as usize)
    })
}

/// A state, and the turn that it waits for.
fn opened(source: &Source) -> Result<(Scenario, TurnTable), Problems> {
    let scenario = scenario::parse(source)?;
    if !scenario.begun {
        let message = format!("{} is a game to be set up, not a state", source.name());
        let help = "`admiralty turn new` makes the first state of it";
        return Err(Diagnostic::new(Kind::Conflict, message).help(help).into());
    }
    let table = table_of(&scenario)?;
    Ok((scenario, table))
}

/// The turn that a state waits for, for the referee.
pub(crate) fn table_of(scenario: &Scenario) -> Result<TurnTable, Problems> {
    let rules = Rules::new(scenario.setup.clone()).map_err(|errors| {
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Problems::from(Diagnostic::new(Kind::Illegal, all.join("; ")))
    })?;
    Ok(TurnTable::new(rules, scenario.names.clone(), scenario.text.clone()))
}

/// The player of this name; the game master is none.
fn player_named(table: &TurnTable, name: &str) -> Result<Seat, Diagnostic> {
    match seat_named(table, name) {
        Ok(seat) if seat == table.rules().master() => {
            let players = table.rules().setup().seats.iter().map(|seat| seat.name.as_str());
            let message =
                format!("`{name}` is the game master, who gives no orders and sees the state itself");
            let help = format!("name a player: {}", players.collect::<Vec<_>>().join(", "));
            Err(Diagnostic::new(Kind::UnknownName, message).help(help))
        }
        found => found,
    }
}

/// A player's name as the name of a file; with the seat's number, if another's would be the same.
fn file_name(setup: &Setup, seat: Seat) -> String {
    let clean = |name: &str| -> String {
        name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).take(40).collect()
    };
    let mut names = setup.seats.iter().map(|player| clean(&player.name));
    let own = names.nth(seat.index()).unwrap_or_default();
    // Some file systems take capitals for small letters.
    let same = |other: &str| clean(other).to_lowercase() == own.to_lowercase();
    let alone = setup.seats.iter().filter(|player| same(&player.name)).count() == 1;
    match alone && !own.trim_matches('_').is_empty() {
        true => own,
        false => format!("{own}{}", seat.0 + 1),
    }
}

/// A player who orders nothing, and for whom the usual is done (O2): what the program plays.
pub(crate) fn usual() -> admiralty_referee::Agent<TurnTable> {
    let mut players: std::collections::BTreeMap<Seat, Agent> = std::collections::BTreeMap::new();
    Box::new(move |table, state, seat, options| {
        let agent = players.entry(seat).or_insert_with(|| Agent::new(Plan::empty(seat)));
        let wanted = agent.answer(table.rules(), state);
        wanted.or_else(|| options.first().copied()).unwrap_or(Choice::Done)
    })
}

impl Turns for Imperium {
    fn begin(&self, scenario: &Source, key: &Secret) -> Result<Outcome, Problems> {
        begin::begin(scenario, key)
    }

    fn template(&self, state: &Source, seat: &str, lang: Lang) -> Result<Outcome, Problems> {
        template::template(state, seat, lang)
    }

    fn check(&self, state: &Source, orders: &[Source]) -> Result<Answer, Problems> {
        let (_, table) = opened(state)?;
        let checked = check::check(&table, orders);
        if checked.mistakes().next().is_some() {
            // Mistakes first: the first decides what the command says to programs.
            let all = checked.found.iter().map(|found| found.problem.clone());
            let (mistakes, warnings): (Vec<_>, Vec<_>) = all.partition(|problem| !problem.warns);
            Problems::none(mistakes.into_iter().chain(warnings).collect())?;
        }
        let names: Vec<String> = checked
            .received
            .iter()
            .map(|r| table.rules().setup().seats[r.plan.seat.index()].name.clone())
            .collect();
        let mut text = String::new();
        for warning in &checked.found {
            text += &warning.problem.render(Colour::Off);
            text.push('\n');
        }
        text += &format!("The orders of {} can be followed as far as can be said now.\n", names.join(", "));
        let warnings: Vec<String> = checked.found.iter().map(|found| found.problem.to_string()).collect();
        Ok(Answer { text, json: json!({ "orders": names, "warnings": warnings }) })
    }

    fn resolve(&self, request: &Resolve) -> Result<Outcome, Problems> {
        resolve::resolve(request)
    }

    fn show(&self, state: &Source, seat: Option<&str>, lang: Lang) -> Result<Outcome, Problems> {
        show::show(state, seat, lang)
    }
}

#[cfg(test)]
mod tests;
