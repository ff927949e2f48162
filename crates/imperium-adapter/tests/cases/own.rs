//! The cases that are about a turn or a battle line, and the fields that they have.

use crate::{Battles, Imperium};
use admiralty_adapter::turns::{Outcome, Resolve, TurnDice, Turns};
use admiralty_casebook::{Case, Played, accepted, check_at, check_played};
use admiralty_game::{Rulebook, Step};
use admiralty_imperium::Imperium as Rules;
use admiralty_imperium_adapter::table::BattleTable;
use admiralty_imperium_adapter::turn::TurnTable;
use admiralty_imperium_adapter::{Imperium as Adapter, battle_file, scenario};
use admiralty_notation::Source;
use admiralty_referee::{Act, Record, replay};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The table at which a case is played that does not set its own: two players without a trait that
/// matters in battle, seven hexes of empty space. Nobody draws cards where no cards are named.
const USUAL: [(&str, &str); 5] = [
    ("game", r#""imperium""#),
    ("turn", "1"),
    (
        "seat",
        r#"[{ name = "Anna", race = "sol", home = 2 }, { name = "Boris", race = "yssaril", home = 5 }]"#,
    ),
    ("actions", "{ deck = {} }"),
    ("political", "{ deck = {} }"),
];
/// The map, where there are no hexes of its own.
const USUAL_MAP: &str = "map = { rings = 1 }\n";

/// Imperium's own fields of a case.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Own {
    /// A battle line.
    pub(crate) battle: Option<String>,
    /// Of a battle line: whether the attacker has somewhere to retreat to.
    may_retreat: bool,
    /// A state, on which a turn is resolved. What it leaves out is as usual.
    pub(crate) state: Option<String>,
    /// The orders, by player. Who has none is absent.
    orders: BTreeMap<String, String>,
    /// Rolls and draws, one line each, all of which are used.
    rolls: Vec<String>,
    /// What the game master enters.
    rulings: Option<String>,
    /// Whether lines that are wrong are skipped.
    skip_bad: bool,
    /// Players who are not excused although they have sent no orders.
    awaited: Vec<String>,
    /// The turn is looked at where this clause is pending, instead of at its end.
    until: Option<String>,
    /// What warnings before the turn say; `!` in front: none does.
    warns: Vec<String>,
    /// What the English log of a player says, or the one for all, under the name `all`.
    log: BTreeMap<String, Vec<String>>,
    /// Files that are made.
    files: Vec<String>,
    /// What the next state file says.
    next: Vec<String>,
}

impl Own {
    /// Whether a field here expects something.
    pub(crate) fn expects(&self) -> bool {
        let lists = [&self.warns, &self.files, &self.next];
        lists.iter().any(|list| !list.is_empty()) || !self.log.is_empty()
    }
}

/// A state file with what it leaves out.
fn whole(text: &str) -> String {
    let Ok(table) = text.parse::<toml::Table>() else { return text.to_owned() };
    let missing = USUAL.iter().filter(|(key, _)| !table.contains_key(*key));
    let mut whole: String = missing.map(|(key, value)| format!("{key} = {value}\n")).collect();
    if !table.contains_key("map") && !table.contains_key("hex") {
        whole += USUAL_MAP;
    }
    whole + text
}

/// The table of a game file: one to be set up, or a whole state.
pub(crate) fn turn_table(text: &str) -> Result<TurnTable, String> {
    let scenario =
        scenario::parse(&Source::new("scenario", text)).map_err(|problems| problems.to_string())?;
    let rules = Rules::new(scenario.setup.clone()).map_err(|errors| format!("{errors:?}"))?;
    Ok(TurnTable::new(rules, scenario.names.clone(), text))
}

/// The table of a battle line.
pub(crate) fn battle_table(case: &Case<Own>, line: &str) -> Result<BattleTable, String> {
    let retreat = if case.own.may_retreat { "may_retreat = true\n" } else { "" };
    let text = format!("game = \"imperium\"\nbattle = '''{line}'''\n{retreat}");
    let file = battle_file::parse(&Source::new("battle", text), &[]).map_err(|p| p.to_string())?;
    BattleTable::new(file).map_err(|error| error.to_string())
}

pub(crate) fn check(case: &Case<Own>) -> Result<(), String> {
    match (&case.own.battle, &case.own.state) {
        (Some(line), None) => match accepted(case, battle_table(case, line))? {
            Some(table) => check_at::<Battles>(case, table),
            None => Ok(()),
        },
        (None, Some(state)) => check_turn(case, &whole(state)),
        _ => Err("a case has one of `scenario`, `battle` and `state`".into()),
    }
}

fn check_turn(case: &Case<Own>, state: &str) -> Result<(), String> {
    let own = &case.own;
    let table = match turn_table(state) {
        Ok(table) => table,
        Err(said) if own.orders.is_empty() => return accepted::<(), _>(case, Err(said)).map(|_| ()),
        // A case about orders must not hold because its state is wrong.
        Err(said) => return Err(format!("the state of the case is refused: {said}")),
    };
    let Some(outcome) = accepted(case, resolve(own, &table, state))? else { return Ok(()) };
    let record = made(&outcome, "record.jsonl")?;
    let record = Record::parse(record.as_bytes()).map_err(|error| error.to_string())?;
    let replayed = replay(table.clone(), &record, None).map_err(|error| error.to_string())?;
    let rolled = replayed.acts.iter().filter(|act| matches!(act, Act::Rolled(_))).count();
    let played = again(&table, &replayed.acts, own.until.as_deref())?;
    let mut problems: Vec<String> = check_played::<Imperium>(case, &played).err().into_iter().collect();
    let given = own.rolls.len()
        + usize::from(only_agenda(&table).is_some() && replayed.state.position.agenda.is_some());
    if rolled != given {
        problems.push(format!("{given} rolls are given, and {rolled} are rolled"));
    }
    problems.extend(told(own, &outcome));
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// O4: the Political Card that comes next if the deck is empty, and this turn's is discarded. It is not
/// among the rolls of a case.
fn only_agenda(table: &TurnTable) -> Option<String> {
    let setup = table.rules().setup();
    let card = setup.position.agenda.filter(|_| setup.position.political.rest.total() == 0)?;
    setup.data.political(card).map(|card| card.name.clone())
}

/// Resolves the turn.
fn resolve(own: &Own, table: &TurnTable, state: &str) -> Result<Outcome, String> {
    let text = |(name, text): (&String, &String)| {
        let named = text.lines().any(|line| line.starts_with("seat ") || line.starts_with("игрок "));
        let head = if named { String::new() } else { format!("seat {name}\n") };
        Source::new(format!("{name}.orders"), head + text)
    };
    let orders: Vec<Source> = own.orders.iter().map(text).collect();
    let seats = table.rules().setup().seats.iter().map(|seat| seat.name.clone());
    let absent: Vec<String> =
        seats.filter(|name| !own.orders.contains_key(name) && !own.awaited.contains(name)).collect();
    let rulings = own.rulings.as_ref().map(|text| Source::new("rulings", text.as_str()));
    let rolls: Vec<String> = own.rolls.iter().cloned().chain(only_agenda(table)).collect();
    let rolls = Source::new("rolls", rolls.join("\n"));
    let request = Resolve {
        state: &Source::new("state.toml", state),
        orders: &orders,
        dice: TurnDice::Table(Some(rolls)),
        rulings: rulings.as_ref(),
        skip_bad: own.skip_bad,
        absent: &absent,
    };
    Adapter.resolve(&request).map_err(|problems| {
        let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
        all.join("\n")
    })
}

fn made<'a>(outcome: &'a Outcome, name: &str) -> Result<&'a str, String> {
    let found = outcome.files.iter().find(|file| file.name == name);
    found.map(|file| file.text.as_str()).ok_or_else(|| format!("there is no file {name}"))
}

/// The record once more, with its events, as far as the case looks.
fn again(
    table: &TurnTable,
    acts: &[Act<admiralty_imperium::choice::Choice>],
    until: Option<&str>,
) -> Result<Played<Imperium>, String> {
    let mut events = Vec::new();
    let state = table.start(&mut events);
    let mut played = Played { table: table.clone(), state, events, refusal: None };
    for act in acts {
        if until.is_some_and(|clause| table.clause(&played.state).0 == clause) {
            return Ok(played);
        }
        let done = match act {
            Act::Chose { seat, choice } => table.play(&mut played.state, *seat, *choice, &mut played.events),
            Act::Rolled(faces) => {
                let Step::Chance(chance) = table.step(&played.state) else {
                    return Err("the record rolls where nothing is rolled".into());
                };
                let rolled = chance.read(faces).map_err(|error| error.to_string())?;
                table.roll(&mut played.state, &rolled, &mut played.events)
            }
        };
        done.map_err(|error| error.to_string())?;
    }
    match until {
        Some(clause) => Err(format!("nothing of {clause} is ever pending")),
        None => Ok(played),
    }
}

/// What warnings, logs and files should say and do not.
fn told(own: &Own, outcome: &Outcome) -> Vec<String> {
    let mut problems = Vec::new();
    let warnings: Vec<String> = serde_json::from_value(outcome.answer.json["warnings"].clone()).unwrap();
    for line in &own.warns {
        match line.strip_prefix('!') {
            Some(never) if warnings.iter().any(|warning| warning.contains(never)) => {
                problems.push(format!("no warning should say `{never}`: {warnings:?}"));
            }
            None if !warnings.iter().any(|warning| warning.contains(line)) => {
                problems.push(format!("a warning should say `{line}`: {warnings:?}"));
            }
            _ => {}
        }
    }
    let logs = own.log.iter().flat_map(|(who, lines)| {
        let name = match who.as_str() {
            "all" => "log.en.md".to_owned(),
            "ru" => "log.ru.md".to_owned(),
            player => format!("private/{player}.en.md"),
        };
        lines.iter().map(move |line| (name.clone(), line))
    });
    let next = own.next.iter().map(|line| ("state.toml".to_owned(), line));
    for (name, line) in logs.chain(next) {
        match made(outcome, &name) {
            Err(problem) => problems.push(problem),
            Ok(text) => match line.strip_prefix('!') {
                Some(never) if text.contains(never) => {
                    problems.push(format!("{name} should not say `{never}`:\n{text}"));
                }
                None if !text.contains(line.as_str()) => {
                    problems.push(format!("{name} should say `{line}`:\n{text}"));
                }
                _ => {}
            },
        }
    }
    problems.extend(own.files.iter().filter_map(|name| made(outcome, name).err()));
    problems
}
