//! The best choice now, and what each option is worth.

use crate::Objective;
use crate::answer::{Advised, card_name, no_answer, strategy, worth, write_strategy};
use crate::notation::LineOptions;
use crate::odds::hands::{Hand, hand_of, of_side};
use crate::odds::{Asked, NoAnswer, Solved, solve_at, values_open};
use crate::table::WarpgateTable;
use admiralty_adapter::Answer;
use admiralty_game::{Rulebook, Seat, Step};
use admiralty_notation::Problems;
use admiralty_odds::report::percent;
use admiralty_referee::{Lang, Table};
use admiralty_warpgate::battle::{Battle, Choice, Wait};
use admiralty_warpgate::side::Side;
use serde_json::{Value, json};

/// Advice for who decides now, or for a seat that will. It uses what that player knows: the own hand,
/// and which cards the other has in all.
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
    let json = json!({
        "game": "warpgate",
        "objective": options.objective.name(),
        "clause": table.clause(state).0,
    });
    let mut advising = Advising { table, asked, state, lang, text: String::new(), json };
    advising.advise(seat).map_err(|why| no_answer(&why, options.plan.budget))?;
    Ok(Answer { text: advising.text, json: advising.json })
}

/// An advice that is being written.
struct Advising<'a> {
    table: &'a WarpgateTable,
    asked: Asked<'a>,
    state: &'a Battle,
    lang: Lang,
    text: String,
    json: Value,
}

impl Advising<'_> {
    fn advise(&mut self, seat: Option<Seat>) -> Result<(), NoAnswer> {
        match (self.table.step(self.state), seat) {
            (Step::Over, _) => {
                self.text += self.either(
                    "The battle is over; nothing is left to decide.\n",
                    "Бой окончен, решать нечего.\n",
                )
            }
            (Step::Chance(_), _) if self.state.revealed => {
                self.text += self.either(
                    "Nothing to decide now: a card is drawn first.\n",
                    "Сейчас решать нечего: сначала берут карту.\n",
                )
            }
            (Step::Chance(_), seat) => {
                self.json["pending"] = "chance".into();
                self.drawing(seat)?;
            }
            (Step::Decide(_), Some(seat)) if self.state.wait == Wait::Play => {
                let solved = solve_at(&self.asked, self.state)?;
                self.json["value"] = value(&solved).into();
                self.play(seat, &solved)?;
            }
            (Step::Decide(_), Some(seat)) => self.open(seat)?,
            (Step::Decide(_), None) => {}
        }
        Ok(())
    }

    fn either<'t>(&self, en: &'t str, ru: &'t str) -> &'t str {
        match self.lang {
            Lang::En => en,
            Lang::Ru => ru,
        }
    }

    /// Before all cards are drawn: the play of a hand that is complete, else of all that can be.
    fn drawing(&mut self, seat: Option<Seat>) -> Result<(), NoAnswer> {
        let solved = solve_at(&self.asked, self.state)?;
        self.json["value"] = value(&solved).into();
        let hands = |side: Side| of_side(self.asked.field, self.state, side);
        let complete = |side: Side| -> Result<bool, NoAnswer> {
            let own = hand_of(self.state, side);
            Ok(!own.is_empty() && matches!(hands(side)?.as_slice(), [one] if one.cards == own))
        };
        let seat = match seat {
            Some(seat) => Some(seat),
            // Who alone has drawn is who asks.
            None => match (complete(Side::Attacker)?, complete(Side::Defender)?) {
                (true, false) => Some(Side::Attacker.seat()),
                (false, true) => Some(Side::Defender.seat()),
                _ => None,
            },
        };
        let intro = self.either(
            "Nothing to decide now: cards are drawn first. What to play with which hand:\n",
            "Сейчас решать нечего, карты ещё не взяты. Что играть с какой рукой:\n",
        );
        let Some(side) = seat.and_then(Side::of) else {
            self.text += intro;
            Side::BOTH.into_iter().for_each(|side| self.hands(&solved, side, &solved.hands[side.index()]));
            return Ok(());
        };
        if complete(side)? {
            return self.play(side.seat(), &solved);
        }
        self.text += intro;
        self.json["seat"] = self.table.seat_name(side.seat()).into();
        self.hands(&solved, side, &hands(side)?);
        Ok(())
    }

    /// How a side plays these hands.
    fn hands(&mut self, solved: &Solved, side: Side, hands: &[Hand]) {
        let strategy = strategy(&self.asked, solved, side, hands);
        let name = self.table.seat_name(side.seat());
        let _ = write_strategy(&mut self.text, self.asked.field, &strategy, &name, self.lang);
    }

    /// W3.2: how often to play which card of the hand, and what each is worth.
    fn play(&mut self, seat: Seat, solved: &Solved) -> Result<(), NoAnswer> {
        let Some(side) = Side::of(seat) else { return Ok(()) };
        let (table, lang) = (self.table, self.lang);
        let name = table.seat_name(seat);
        self.text += &format!("{name}: {} (W3.2)\n", table.ask_play(lang, self.state, side));
        let hand = Hand { cards: hand_of(self.state, side), p: 1.0 };
        solved.plays_of(side, std::slice::from_ref(&hand))?;
        let found = strategy(&self.asked, solved, side, &[hand]).into_iter().next();
        let mut play: Vec<Advised> = found.map(|(.., play)| play).unwrap_or_default();
        play.sort_by(|a, b| b.often.total_cmp(&a.often).then(b.worth.total_cmp(&a.worth)));
        let mut list = Vec::new();
        for (n, advised) in play.iter().enumerate() {
            let choice = advised.card.map(Choice::Play);
            let words =
                choice.map_or_else(String::new, |choice| table.tell_choice(lang, self.state, seat, &choice));
            let mark = if n == 0 { "►" } else { " " };
            let often = percent(advised.often);
            let worth = worth(self.asked.objective, advised.worth);
            let valued = self.either("worth", "даёт");
            self.text += &format!("  {mark} {often:>10}  {valued} {worth:<12} {words}\n");
            list.push(json!({
                "choice": choice,
                "card": card_name(self.asked.field, advised.card),
                "words": words,
                "p": advised.often,
                "value": advised.worth,
            }));
        }
        self.text += match self.asked.objective {
            Objective::Win => self.either(
                "The percentages say how often to play which card; the worth is your chance of winning.\n",
                "Проценты говорят, как часто играть карту; справа — ваш шанс победить.\n",
            ),
            Objective::Balance { .. } => self.either(
                "The percentages say how often to play which card; the worth counts ships, the planet included.\n",
                "Проценты говорят, как часто играть карту; справа — баланс в кораблях вместе с планетой.\n",
            ),
        };
        self.json["seat"] = name.into();
        self.json["best"] = list.first().map_or(Value::Null, |first| first["choice"].clone());
        self.json["options"] = list.into();
        Ok(())
    }

    /// Decisions that all see.
    fn open(&mut self, seat: Seat) -> Result<(), NoAnswer> {
        let Some(side) = Side::of(seat) else { return Ok(()) };
        let (table, lang, objective) = (self.table, self.lang, self.asked.objective);
        let own = |(choice, value)| (choice, objective.for_side(side, value));
        let values: Vec<(Choice, f64)> =
            values_open(&self.asked, self.state, seat)?.into_iter().map(own).collect();
        let best = values.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
        let best = best.map(|(choice, _)| choice);
        let name = table.seat_name(seat);
        let question = table.tell_question(lang, self.state, seat);
        self.text += &format!("{name}: {question} ({})\n", table.clause(self.state));
        let mut list = Vec::new();
        for (choice, value) in &values {
            let words = table.tell_choice(lang, self.state, seat, choice);
            let mark = if Some(*choice) == best { "►" } else { " " };
            self.text += &format!("  {mark} {:<12} {words}\n", worth(objective, *value));
            list.push(json!({ "choice": choice, "words": words, "value": value }));
        }
        self.json["seat"] = name.into();
        self.json["best"] = json!(best);
        self.json["options"] = list.into();
        Ok(())
    }
}

/// What the game is worth to the attacker before anybody looks at a hand.
fn value(solved: &Solved) -> f64 {
    (solved.guarantees.attacker + solved.guarantees.defender) / 2.0
}
