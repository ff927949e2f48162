//! Eclipse as the edges see it.

use crate::agents::{self, Solver, by_rule};
use crate::answer::{no_answer, report};
use crate::hexes;
use crate::notation::{self, scenario_options};
use crate::objective::Objective;
use crate::odds::{answer, own_start};
use crate::scenario;
use crate::table::{EclipseTable, clause_ids, clauses};
use admiralty_adapter::play::{self, Ending, Request, Telling};
use admiralty_adapter::{Adapter, Answer, Flags, Offer, Situation, Terminal};
use admiralty_eclipse::battle::Side;
use admiralty_eclipse::phase::{Choice, Phase};
use admiralty_game::{Rulebook, Seat, Step};
use admiralty_notation::{Diagnostic, Kind, Problems, Source};
use admiralty_odds::report::percent;
use admiralty_referee::{Lang, Record, Table};
use serde_json::{Value, json};

/// Eclipse.
#[derive(Clone, Copy, Debug, Default)]
pub struct Eclipse;

fn table(source: &Source) -> Result<EclipseTable, Problems> {
    let scenario = scenario::parse(source)?;
    Ok(EclipseTable::new(scenario.phase, scenario.text))
}

impl Adapter for Eclipse {
    fn name(&self) -> &'static str {
        "eclipse"
    }

    fn title(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => "Eclipse, first edition: the Combat Phase",
            Lang::Ru => "Eclipse, первое издание: фаза боя",
        }
    }

    fn options(&self) -> &'static [Offer] {
        &[
            Offer {
                name: "npc-spread",
                value: Some("NAME"),
                help: "Eclipse, house rule (E4.4): where NPCs' dice go that destroy nothing, concentrate (the default) or spread",
            },
            Offer {
                name: "antimatter-splitter",
                value: Some("SIDE"),
                help: "Eclipse, house rule (E3.5): whose red dice may be split, attacker, defender or both",
            },
        ]
    }

    fn example(&self) -> &'static str {
        "3 interceptor vs ancient"
    }

    fn odds_of_line(&self, line: &Source, flags: &Flags) -> Result<Answer, Problems> {
        let battle = notation::parse(line, flags)?;
        let options = &battle.options;
        let answer = answer(&battle.arena, options.objective, &options.plan, &[own_start(&battle.arena)])
            .map_err(|why| no_answer(why, options.plan.budget))?;
        let report = report(&battle, &answer);
        let json = serde_json::to_value(&report).map_err(internal)?;
        Ok(Answer { text: report.text(), json })
    }

    fn odds_of_scenario(&self, file: &Source, flags: &Flags) -> Result<Answer, Problems> {
        let scenario = scenario::parse(file)?;
        let options = scenario_options(flags)?;
        let hexes = hexes::odds(&scenario.phase, &options)?;
        let json = hexes::json(&scenario, options.objective, &hexes);
        Ok(Answer { text: hexes::text(&scenario, &hexes), json })
    }

    fn referee(&self, request: Request, terminal: Terminal) -> Result<Ending, Problems> {
        let table = table(&request.from.scenario())?;
        play::referee(table, request, terminal, |_, kind| agents::agent(kind))
    }

    fn replay(&self, record: &Record, source: &Source, how: &Telling) -> Result<Answer, Problems> {
        let table = table(&Source::new("the record's scenario", record.header().scenario.as_str()))?;
        play::replay(table, record, source, how)
    }

    fn advise(
        &self,
        situation: &Situation,
        seat: Option<&str>,
        lang: Lang,
        flags: &Flags,
    ) -> Result<Answer, Problems> {
        let objective = scenario_options(flags)?.objective;
        let (table, state) = match situation {
            Situation::Scenario(source) => {
                let table = table(source)?;
                let state = table.start_silent();
                (table, state)
            }
            Situation::Record(record, source) => {
                let table = table(&Source::new("the record's scenario", record.header().scenario.as_str()))?;
                let replay = admiralty_referee::replay(table, record, None)
                    .map_err(|e| play::record_problem(&e, source))?;
                (replay.table, replay.state)
            }
        };
        let seat = play::advised_seat(&table, &state, seat)?;
        Ok(advice(&table, &state, seat, lang, objective))
    }

    fn chapters(&self, lang: Lang) -> Vec<(String, String)> {
        clauses(lang)
    }

    fn clauses(&self) -> Vec<String> {
        clause_ids()
    }

    fn clause(&self, lang: Lang, id: &str) -> Option<String> {
        crate::table::clause_text(lang, id)
    }

    fn schema(&self) -> Value {
        scenario::schema()
    }
}

fn internal(error: serde_json::Error) -> Problems {
    Diagnostic::new(Kind::Internal, error.to_string()).into()
}

/// What a choice is worth, as a person and a program read it.
struct Advised {
    choice: Choice,
    words: String,
    value: Option<f64>,
}

/// The best choice now, and what each option is worth to who decides.
fn advice(
    table: &EclipseTable,
    state: &Phase,
    seat: Option<Seat>,
    lang: Lang,
    objective: Objective,
) -> Answer {
    let ru = lang == Lang::Ru;
    let mut out = String::new();
    let mut json =
        json!({ "game": "eclipse", "objective": objective.name(), "clause": table.clause(state).0 });
    let mut solver = Solver::default();
    let battle = agents::current(table.phase(), state);
    let values = battle.as_ref().and_then(|(arena, battle)| solver.battle(arena, battle, objective));
    if let Some((arena, _)) = &battle {
        let names =
            [Side::Attacker, Side::Defender].map(|s| hexes::party_name(table.phase(), arena.side(s).party));
        let value = values.as_ref().and_then(|v| v.now);
        if let Some(value) = value {
            out += &match (objective, ru) {
                (Objective::Hold, false) => {
                    format!(
                        "{} holds the hex with {}, {} with {}.\n",
                        names[0],
                        percent(value),
                        names[1],
                        percent(1.0 - value)
                    )
                }
                (Objective::Hold, true) => {
                    format!(
                        "Сектор останется за: {} — {}, {} — {}.\n",
                        names[0],
                        percent(value),
                        names[1],
                        percent(1.0 - value)
                    )
                }
                (Objective::Material, false) => {
                    format!("From here on {} gains {value:+.4} in material.\n", names[0])
                }
                (Objective::Material, true) => {
                    format!("{}: ожидаемый баланс отсюда {value:+.4}.\n", names[0])
                }
            };
        }
        json["battle"] = json!({ "attacker": names[0], "defender": names[1], "value": value });
    }
    match table.step(state) {
        Step::Over => {
            out += if ru {
                "Фаза окончена, решать нечего.\n"
            } else {
                "The phase is over; nothing is left to decide.\n"
            }
        }
        Step::Chance(chance) => {
            out += if ru {
                "Сейчас решать нечего: бросок. "
            } else {
                "Nothing to decide now: a roll. "
            };
            out += &table.tell_chance(lang, state, &chance);
            out.push('\n');
            json["pending"] = "chance".into();
        }
        Step::Decide(_) => {
            let Some(seat) = seat else { return Answer { text: out, json } };
            let attacker = battle
                .as_ref()
                .is_some_and(|(arena, _)| arena.side(Side::Attacker).party.seat() == Some(seat));
            let advised = options(table, state, seat, lang, values.as_ref(), objective, attacker);
            let best = values.and_then(|v| v.best).map(|(choice, _)| Choice::Battle(choice));
            write_options(table, state, seat, lang, &advised, best, &mut out, &mut json);
        }
    }
    Answer { text: out, json }
}

fn options(
    table: &EclipseTable,
    state: &Phase,
    seat: Seat,
    lang: Lang,
    values: Option<&agents::Values>,
    objective: Objective,
    attacker: bool,
) -> Vec<Advised> {
    let mut options = Vec::new();
    table.options(state, seat, &mut options);
    // Values are the attacker's; the defender's chance is what is left, its balance the opposite.
    let own = |value: f64| match (attacker, objective) {
        (true, _) => value,
        (false, Objective::Hold) => 1.0 - value,
        (false, Objective::Material) => -value,
    };
    let worth = |choice: &Choice| match choice {
        Choice::Battle(battle) => {
            let options = &values?.options;
            // E2.5: the order of tied types is not compared.
            let (_, value) = options.iter().find(|(c, _)| c == battle)?;
            (!matches!(battle, admiralty_eclipse::battle::BattleChoice::First(_))).then(|| own(*value))
        }
        Choice::Keep(tile) => Some(f64::from(*tile)),
        Choice::Return(tile) => Some(-f64::from(*tile)),
        _ => None,
    };
    let mut advised: Vec<Advised> = options
        .into_iter()
        .map(|choice| Advised {
            choice,
            words: table.tell_choice(lang, state, seat, &choice),
            value: worth(&choice),
        })
        .collect();
    advised.sort_by(|a, b| b.value.unwrap_or(f64::MIN).total_cmp(&a.value.unwrap_or(f64::MIN)));
    advised
}

#[expect(clippy::too_many_arguments, reason = "one sentence of one answer")]
fn write_options(
    table: &EclipseTable,
    state: &Phase,
    seat: Seat,
    lang: Lang,
    advised: &[Advised],
    best: Option<Choice>,
    out: &mut String,
    json: &mut Value,
) {
    let choices: Vec<Choice> = advised.iter().map(|a| a.choice).collect();
    let best = best.or_else(|| by_rule(table.phase(), state, &choices));
    let name = table.seat_name(seat);
    *out += &format!("{name}: {} ({})\n", table.tell_question(lang, state, seat), table.clause(state));
    let shown = |a: &Advised| match (&a.choice, a.value) {
        (_, None) => "—".to_string(),
        (Choice::Battle(_), Some(value)) if json["objective"] == "hold" => percent(value),
        (Choice::Battle(_), Some(value)) => format!("{value:+.4}"),
        (_, Some(value)) => format!("{value:+}"),
    };
    for a in advised {
        let mark = if Some(a.choice) == best { "►" } else { " " };
        *out += &format!("  {mark} {:<14} {}\n", shown(a), a.words);
    }
    let list: Vec<Value> =
        advised.iter().map(|a| json!({ "choice": a.choice, "words": a.words, "value": a.value })).collect();
    json["seat"] = name.into();
    json["best"] = json!(best);
    json["options"] = list.into();
}
