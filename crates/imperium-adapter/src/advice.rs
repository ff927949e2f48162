//! The best choice in a battle, and what each option is worth.

use crate::agents::worths;
use crate::table::BattleTable;
use admiralty_adapter::Answer;
use admiralty_game::{Rulebook, Seat};
use admiralty_imperium::battle::{Battle, Side};
use admiralty_odds::report::percent;
use admiralty_referee::{Lang, Table};
use serde_json::{Value, json};

/// The best choice now, and each option's chance for who decides to win (for the defender: that the
/// attacker does not).
pub(crate) fn advice(table: &BattleTable, state: &Battle, seat: Option<Seat>, lang: Lang) -> Answer {
    let mut json = json!({ "game": "imperium", "objective": "win", "clause": table.clause(state).0 });
    let worths = worths(table.arena(), state);
    let attacker = table.seat_name(Side::Attacker.seat());
    let mut text = match (&worths, lang) {
        (Some(worths), Lang::En) => {
            format!("From here {attacker} wins with {}, if both play best.\n", percent(worths.now))
        }
        (Some(worths), Lang::Ru) => {
            format!(
                "{attacker}: шансы на победу отсюда {}, если обе стороны играют лучшим образом.\n",
                percent(worths.now)
            )
        }
        (None, Lang::En) => "The battle is too large to be solved; the instructions decide.\n".to_owned(),
        (None, Lang::Ru) => "Бой слишком велик, чтобы решить его точно; решают приказы.\n".to_owned(),
    };
    if let Some(worths) = &worths {
        json["value"] = worths.now.into();
    }
    let Some(seat) = seat else {
        text += match lang {
            Lang::En => "Nobody has anything to decide now.\n",
            Lang::Ru => "Сейчас решать нечего.\n",
        };
        return Answer { text, json };
    };
    let mut choices = Vec::new();
    table.options(state, seat, &mut choices);
    let own = |value: f64| if seat == Side::Attacker.seat() { value } else { 1.0 - value };
    let worth = |choice| {
        let options = &worths.as_ref()?.options;
        options.iter().find(|(other, _)| *other == choice).map(|(_, value)| own(*value))
    };
    let by_orders = || {
        let (arena, orders) = (table.arena(), table.orders());
        orders.choose(arena, state, seat, &choices, || crate::agents::chance(arena, orders, state))
    };
    let best = worths.as_ref().and_then(|worths| worths.best).unwrap_or_else(by_orders);
    let name = table.seat_name(seat);
    text += &format!("{name}: {} ({})\n", table.tell_question(lang, state, seat), table.clause(state));
    let mut list: Vec<Value> = Vec::new();
    for choice in &choices {
        let (mark, words) =
            (if *choice == best { "►" } else { " " }, table.tell_choice(lang, state, seat, choice));
        let value = worth(*choice);
        text += &format!("  {mark} {:<10} {words}\n", value.map_or_else(|| "—".to_owned(), percent));
        list.push(json!({ "choice": choice, "words": words, "value": value }));
    }
    json["seat"] = name.into();
    json["best"] = json!(best);
    json["options"] = list.into();
    Answer { text, json }
}
