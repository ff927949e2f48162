//! The odds of an attack as a report.

use crate::fast::Beyond;
use crate::line::prose;
use crate::notation::{BattleLine, canonical};
use crate::objective::{Objective, winner};
use crate::odds::Answer as Solved;
use admiralty_adapter::Answer;
use admiralty_eve::battle::{Outcome, Side};
use admiralty_notation::{Diagnostic, Kind, Problems};
use admiralty_odds::report::{Found, Manner, Named, Sides, Survivors, Win};
use admiralty_odds::{Policy, Report};
use serde_json::{Value, json};

/// The version of the program, as reports name it.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How many ships of each name are left, and how many were there.
struct Ships {
    names: Vec<String>,
    before: Vec<u32>,
    left: Vec<u32>,
}

impl Ships {
    /// The ships of a side. Kinds of the same name count together.
    fn new(battle: &BattleLine, solved: &Solved, side: Side) -> Self {
        let mut ships = Self { names: Vec::new(), before: Vec::new(), left: Vec::new() };
        let left = battle.arena.survivors(&solved.end, side);
        for (kind, n) in battle.arena.fleets[side.index()].kinds() {
            let name = battle.ships.get(kind.index()).map_or("?", |ship| ship.name.as_str());
            let at = ships.names.iter().position(|other| other == name).unwrap_or_else(|| {
                ships.names.push(name.to_owned());
                ships.before.push(0);
                ships.left.push(0);
                ships.names.len() - 1
            });
            ships.before[at] += u32::from(n);
            ships.left[at] += left.get(kind.index()).copied().unwrap_or(0);
        }
        ships
    }

    fn left(&self) -> Named<u32> {
        let all = self.names.iter().cloned().zip(self.left.iter().copied());
        Named(all.filter(|(_, n)| *n > 0).collect())
    }

    fn losses(&self) -> Named<f64> {
        let lost = self.before.iter().zip(&self.left).map(|(before, left)| f64::from(before - left));
        Named(self.names.iter().cloned().zip(lost).collect())
    }

    /// "2 rifter, 1 heron", or "nothing".
    fn text(&self) -> String {
        let left = self.left();
        let list: Vec<String> = left.0.iter().map(|(name, n)| format!("{n} {name}")).collect();
        if list.is_empty() { "nothing".into() } else { list.join(", ") }
    }
}

/// Names of the sides, where the battle gives them.
fn names(battle: &BattleLine) -> [String; 2] {
    Side::BOTH.map(|side| battle.names[side.index()].clone().unwrap_or_else(|| side.to_string()))
}

/// The report on an attack. An attack has one end: a side has won with probability 1, or neither has.
/// Survivors are those of who has won, as in the reports of all games; `left` has the ships of both
/// that still exist, wherever they are.
pub(crate) fn report(battle: &BattleLine, solved: &Solved) -> Result<Answer, Problems> {
    let arena = &battle.arena;
    let ships = Side::BOTH.map(|side| Ships::new(battle, solved, side));
    let winner = winner(arena, &solved.end);
    let p = |side: Option<Side>| if winner == side { 1.0 } else { 0.0 };
    let won = |side: Side| match p(Some(side)) {
        p if p > 0.0 => vec![Survivors { ships: ships[side.index()].left(), p }],
        _ => Vec::new(),
    };
    let names = names(battle);
    let line = prose(arena, &battle.ships, &names, &solved.events);
    let [attacker, defender] = names.clone();
    let report = Report {
        admiralty: VERSION.into(),
        game: "eve".into(),
        battle: canonical(battle),
        objective: battle.options.objective.name().into(),
        policy: Sides { attacker: Policy::Best, defender: Policy::Best },
        method: Found::Exact,
        win: Win {
            attacker: p(Some(Side::Attacker)),
            defender: p(Some(Side::Defender)),
            neither: p(None),
            undecided: None,
        },
        value: solved.value as f64,
        survivors: Sides { attacker: won(Side::Attacker), defender: won(Side::Defender) },
        expected_losses: Sides { attacker: ships[0].losses(), defender: ships[1].losses() },
        notes: Vec::new(),
        names: Sides { attacker, defender },
        manner: Manner::default(),
    };
    let mut json = serde_json::to_value(&report).map_err(internal)?;
    json["line"] = json!(line);
    json["left"] = json!({ "attacker": ships[0].left(), "defender": ships[1].left() });
    Ok(Answer { text: text(battle, solved, winner, &names, &ships, &line), json })
}

fn internal(error: serde_json::Error) -> Problems {
    Diagnostic::new(Kind::Internal, error.to_string()).into()
}

/// The answer for a person.
fn text(
    battle: &BattleLine,
    solved: &Solved,
    winner: Option<Side>,
    names: &[String; 2],
    ships: &[Ships; 2],
    line: &[String],
) -> String {
    let objective = battle.options.objective;
    let region = match (winner, solved.end.outcome()) {
        (_, Some(Outcome::StarbaseDestroyed)) => format!("{} destroys the starbase", names[0]),
        (Some(Side::Attacker), _) => format!("{} has the region", names[0]),
        (Some(Side::Defender), _) if battle.arena.home.is_some() => {
            format!("the starbase of {} stands", names[1])
        }
        (Some(Side::Defender), _) => format!("{} keeps the region", names[1]),
        (None, _) => "nobody has the region".to_owned(),
    };
    let what = match objective {
        Objective::Material => format!("material balance for {}", names[0]),
        Objective::Region => {
            format!("the region for {} (1 it is theirs, −1 it is not, 0 nobody's)", names[0])
        }
    };
    let mut out = format!("{}\n\n  {what}: {:+}\n  {region}\n", canonical(battle), solved.value);
    for (name, ships) in names.iter().zip(ships) {
        out += &format!("  left of {name}: {}\n", ships.text());
    }
    out += "\nIf both play best, for example:\n";
    line.iter().for_each(|line| out += &format!("  {line}\n"));
    out += &format!("\nExact; objective {}.\n\nTo paste:\n  ", objective.name());
    out += &format!(
        "{}: {} {:+}, {region} (exact, Admiralty {VERSION})\n",
        canonical(battle),
        objective.name(),
        solved.value
    );
    out
}

/// What is said where there is no answer.
pub(crate) fn no_answer(beyond: Beyond) -> Problems {
    let message =
        format!("an exact answer would take more than the budget of {:.1e} operations", beyond.0 as f64);
    Diagnostic::new(Kind::BeyondBudget, message)
        .help("allow more with `--budget`, or leave out ships; there is no luck in eve that could be sampled")
        .into()
}

/// Several attacks of one turn.
pub(crate) fn attacks_json(title: Option<&str>, objective: Objective, attacks: Vec<Value>) -> Value {
    json!({ "admiralty": VERSION, "game": "eve", "title": title, "objective": objective.name(), "attacks": attacks })
}
