//! The best choice in a situation, and what each option is worth.

use crate::agents::{Solver, Values, by_rule};
use crate::objective::Objective;
use crate::table::EveTable;
use admiralty_adapter::Answer;
use admiralty_eve::turn::{Choice, TurnState};
use admiralty_game::{Rulebook, Seat, Step};
use admiralty_referee::{Lang, Table};
use serde_json::{Value, json};

/// The best choice now, and what each option is worth to who decides.
pub(crate) fn advice(
    table: &EveTable,
    state: &TurnState,
    seat: Option<Seat>,
    lang: Lang,
    objective: Objective,
) -> Answer {
    let ru = lang == Lang::Ru;
    let mut out = String::new();
    let mut json = json!({ "game": "eve", "objective": objective.name(), "clause": table.clause(state).0 });
    let values = Solver::default().values(table.turn(), state, objective);
    if let Some((arena, values)) = table.turn().arena(state).zip(values.as_ref()) {
        let [attacker, defender] = arena.seats.map(|seat| table.seat_name(seat));
        let (name, now) = (objective.name(), values.now);
        out += &match ru {
            false => format!("From here on the attack is worth {now:+} to {attacker} ({name}).\n"),
            true => format!("{attacker}: атака отсюда стоит {now:+} ({name}).\n"),
        };
        json["battle"] = json!({ "attacker": attacker, "defender": defender, "value": now });
    }
    match table.step(state) {
        Step::Decide(_) => {
            if let Some(seat) = seat {
                options(table, state, seat, lang, values.as_ref(), &mut out, &mut json);
            }
        }
        Step::Over | Step::Chance(_) => {
            out += if ru {
                "Ход окончен, решать нечего.\n"
            } else {
                "The turn is over; nothing is left to decide.\n"
            };
        }
    }
    Answer { text: out, json }
}

fn options(
    table: &EveTable,
    state: &TurnState,
    seat: Seat,
    lang: Lang,
    values: Option<&Values>,
    out: &mut String,
    json: &mut Value,
) {
    let mut choices = Vec::new();
    table.options(state, seat, &mut choices);
    // Values are the attacker's; the defender's are the opposite.
    let sign = if seat == table.turn().setup().active { 1 } else { -1 };
    let worth = |choice: &Choice| match choice {
        Choice::Battle(battle) => {
            values?.options.iter().find(|(other, _)| other == battle).map(|(_, value)| value * sign)
        }
        _ => None,
    };
    let best = values.and_then(|values| values.best).map(Choice::Battle);
    let best = best.or_else(|| by_rule(table.turn(), state, &choices));
    let mut advised: Vec<(Choice, String, Option<i64>)> = choices
        .into_iter()
        .map(|choice| (choice, table.tell_choice(lang, state, seat, &choice), worth(&choice)))
        .collect();
    advised.sort_by_key(|(.., value)| std::cmp::Reverse(value.unwrap_or(i64::MIN)));
    let name = table.seat_name(seat);
    *out += &format!("{name}: {} ({})\n", table.tell_question(lang, state, seat), table.clause(state));
    for (choice, words, value) in &advised {
        let mark = if Some(*choice) == best { "►" } else { " " };
        let value = value.map_or_else(|| "—".to_owned(), |value| format!("{value:+}"));
        *out += &format!("  {mark} {value:<6} {words}\n");
    }
    let list = advised
        .iter()
        .map(|(choice, words, value)| json!({ "choice": choice, "words": words, "value": value }));
    json["seat"] = name.into();
    json["best"] = json!(best);
    json["options"] = list.collect::<Vec<Value>>().into();
}
