//! The best choice now, and what each option is worth.

use crate::Objective;
use crate::answer::{Advised, card_name, no_answer, strategy, worth, write_strategy};
use crate::notation::LineOptions;
use crate::odds::hands::hand_of;
use crate::odds::{Answer as Solved, Asked, answer, best_after_reveal, values_after_reveal};
use crate::table::WarpgateTable;
use admiralty_adapter::Answer;
use admiralty_game::{Rulebook, Seat, Step};
use admiralty_notation::Problems;
use admiralty_odds::report::percent;
use admiralty_referee::{Lang, Table};
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use admiralty_warpgate::side::Side;
use serde_json::{Value, json};

/// Advice for who decides now. It uses what that player knows: the own hand, and which cards the
/// other has in all.
pub(crate) fn advice(
    table: &WarpgateTable,
    state: &Battle,
    seat: Option<Seat>,
    lang: Lang,
    options: &LineOptions,
) -> Result<Answer, Problems> {
    let asked = Asked {
        field: table.field(),
        objective: options.objective,
        policy: options.policy,
        plays: [None; 2],
        plan: options.plan,
    };
    let mut json = json!({
        "game": "warpgate",
        "objective": options.objective.name(),
        "clause": table.clause(state).0,
    });
    let ru = lang == Lang::Ru;
    let mut text = String::new();
    let solve = || answer(&asked).map_err(|why| no_answer(&why, options.plan.budget));
    match table.step(state) {
        Step::Over => {
            text += if ru {
                "Бой окончен, решать нечего.\n"
            } else {
                "The battle is over; nothing is left to decide.\n"
            };
        }
        Step::Chance(_) => {
            let solved = solve()?;
            text += if ru {
                "Сейчас решать нечего, карты ещё не взяты. Что играть с какой рукой:\n"
            } else {
                "Nothing to decide now: cards are drawn first. What to play with which hand:\n"
            };
            for side in Side::BOTH {
                let name = table.seat_name(side.seat());
                let _ = write_strategy(&mut text, &asked, &solved, side, &name, lang);
            }
            json["pending"] = "chance".into();
            json["value"] = solved.value.into();
        }
        Step::Decide(_) => {
            let Some(seat) = seat else { return Ok(Answer { text, json }) };
            if state.wait == Wait::Play {
                let solved = solve()?;
                json["value"] = solved.value.into();
                play(table, state, seat, lang, &asked, &solved, &mut text, &mut json);
            } else {
                open(table, state, seat, lang, options.objective, &mut text, &mut json);
            }
        }
    }
    Ok(Answer { text, json })
}

/// W3.2: how often to play which card of the hand, and what each is worth.
#[expect(clippy::too_many_arguments, reason = "one sentence of one answer")]
fn play(
    table: &WarpgateTable,
    state: &Battle,
    seat: Seat,
    lang: Lang,
    asked: &Asked<'_>,
    solved: &Solved,
    text: &mut String,
    json: &mut Value,
) {
    let Some(side) = Side::of(seat) else { return };
    let ru = lang == Lang::Ru;
    let name = table.seat_name(seat);
    *text += &format!("{name}: {} ({})\n", table.tell_question(lang, state, seat), table.clause(state));
    let cards = hand_of(state, side);
    let found = strategy(asked, solved, side).into_iter().find(|(hand, ..)| *hand == cards);
    let mut play: Vec<Advised> = found.map(|(.., play)| play).unwrap_or_default();
    play.sort_by(|a, b| b.often.total_cmp(&a.often).then(b.worth.total_cmp(&a.worth)));
    let mut list = Vec::new();
    for (n, advised) in play.iter().enumerate() {
        let choice = advised.card.map(Choice::Play);
        let words = choice.map_or_else(String::new, |choice| table.tell_choice(lang, state, seat, &choice));
        let mark = if n == 0 { "►" } else { " " };
        let often = percent(advised.often);
        let worth = worth(asked.objective, advised.worth);
        let valued = if ru { "даёт" } else { "worth" };
        *text += &format!("  {mark} {often:>10}  {valued} {worth:<12} {words}\n");
        list.push(json!({
            "choice": choice,
            "card": card_name(table.field(), advised.card),
            "words": words,
            "p": advised.often,
            "value": advised.worth,
        }));
    }
    *text += match (ru, asked.objective) {
        (false, Objective::Win) => {
            "The percentages say how often to play which card; the worth is your chance of winning.\n"
        }
        (true, Objective::Win) => "Проценты говорят, как часто играть карту; справа — ваш шанс победить.\n",
        (false, Objective::Balance { .. }) => {
            "The percentages say how often to play which card; the worth counts ships, the planet included.\n"
        }
        (true, Objective::Balance { .. }) => {
            "Проценты говорят, как часто играть карту; справа — баланс в кораблях вместе с планетой.\n"
        }
    };
    json["seat"] = name.into();
    json["best"] = list.first().map_or(Value::Null, |first| first["choice"].clone());
    json["options"] = list.into();
}

/// Decisions after the reveal, where nothing that matters is hidden.
fn open(
    table: &WarpgateTable,
    state: &Battle,
    seat: Seat,
    lang: Lang,
    objective: Objective,
    text: &mut String,
    json: &mut Value,
) {
    let Some(side) = Side::of(seat) else { return };
    let mut options = Vec::new();
    table.options(state, seat, &mut options);
    let values = values_after_reveal(table.field(), state, objective).unwrap_or_default();
    let value = |choice: &Choice| {
        let found = values.iter().find(|(other, _)| other == choice);
        found.map(|(_, value)| objective.for_side(side, *value))
    };
    let best = best_after_reveal(table.field(), state, objective).ok().flatten();
    let best = best.filter(|best| options.contains(best)).or_else(|| options.first().copied());
    let name = table.seat_name(seat);
    *text += &format!("{name}: {} ({})\n", table.tell_question(lang, state, seat), table.clause(state));
    let mut list = Vec::new();
    for choice in &options {
        let words = table.tell_choice(lang, state, seat, choice);
        let mark = if Some(*choice) == best { "►" } else { " " };
        let shown = value(choice).map_or_else(|| "—".to_owned(), |value| worth(objective, value));
        *text += &format!("  {mark} {shown:<12} {words}\n");
        list.push(json!({ "choice": choice, "words": words, "value": value(choice) }));
    }
    json["seat"] = name.into();
    json["best"] = json!(best);
    json["options"] = list.into();
}
