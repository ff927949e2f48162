//! Imperium as the edges see it.

use crate::advice::advice;
use crate::agents;
use crate::answer::{no_answer, said};
use crate::battle_file;
use crate::notation::{self, BattleLine, scenario_options};
use crate::odds::answer;
use crate::scenario;
use crate::table::{BattleTable, clause_ids, clause_text, clauses};
use crate::turn::{self, TurnTable};
use admiralty_adapter::play::{self, Ending, Request, Telling};
use admiralty_adapter::turns::Turns;
use admiralty_adapter::{Adapter, Answer, Flags, Offer, Situation, Terminal};
use admiralty_game::Rulebook;
use admiralty_notation::{Diagnostic, Kind, Problems, Source};
use admiralty_referee::{Lang, Record};
use serde_json::Value;

/// Imperium: Twilight Imperium by forum.
#[derive(Clone, Copy, Debug, Default)]
pub struct Imperium;

/// What a file is: one battle, by its key `battle`, or a turn.
enum File {
    Battle(Box<BattleTable>),
    Turn(Box<TurnTable>),
}

fn file(source: &Source) -> Result<File, Problems> {
    if battle_file::is_battle(source) {
        let file = battle_file::parse(source, &[])?;
        let table = BattleTable::new(file);
        let table = table.map_err(|error| source.diagnostic(Kind::Illegal, 0..0, error.to_string()))?;
        return Ok(File::Battle(Box::new(table)));
    }
    let scenario = scenario::parse(source)?;
    Ok(File::Turn(Box::new(turn::table_of(&scenario)?)))
}

fn file_of(record: &Record) -> Result<File, Problems> {
    file(&Source::new("the record's scenario", record.header().scenario.as_str()))
}

fn odds(battle: &BattleLine) -> Result<Answer, Problems> {
    let solved = answer(battle).map_err(|why| no_answer(&why, battle.options.plan.budget))?;
    said(battle, &solved)
}

impl Adapter for Imperium {
    fn name(&self) -> &'static str {
        "imperium"
    }

    fn title(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => "Imperium: Twilight Imperium by forum",
            Lang::Ru => "Imperium: «Сумерки империи» на форуме",
        }
    }

    fn options(&self) -> &'static [Offer] {
        &[
            Offer {
                name: "invasion",
                value: None,
                help: "Imperium (I5.3): ground_force land, dreadnoughts bombard, pds fire",
            },
            Offer {
                name: "losses",
                value: Some("ORDER"),
                help: "Imperium: what is lost first, as attacker=fighter,cruiser or defender=…; others follow, cheapest first",
            },
            Offer {
                name: "retreat",
                value: Some("WHEN"),
                help: "Imperium (I5.2.3): when the attacker retreats: \"round 3\", \"ships 2\" (at most so many left) or \"odds 30%\" (chance to win below)",
            },
            Offer { name: "rounds", value: Some("N"), help: "Imperium: the state after N rounds" },
            Offer {
                name: "sustain",
                value: Some("on|off"),
                help: "Imperium, option (I5.2.2): units that can sustain damage take one hit without loss [default: off]",
            },
        ]
    }

    fn example(&self) -> &'static str {
        "2 dreadnought, 3 fighter vs 2 cruiser, 1 dreadnought"
    }

    fn odds_of_line(&self, line: &Source, flags: &Flags) -> Result<Answer, Problems> {
        odds(&notation::parse(line, flags)?)
    }

    fn odds_of_scenario(&self, file: &Source, flags: &Flags) -> Result<Answer, Problems> {
        if !battle_file::is_battle(file) {
            let message = format!("{} is a whole game, and no battle", file.name());
            let help = "odds are of one battle: write a line such as `battle = \"3 cruiser vs 2 dreadnought\"` into a file of its own, or give the line itself";
            return Err(Diagnostic::new(Kind::Usage, message).help(help).into());
        }
        odds(&battle_file::parse(file, flags)?.battle)
    }

    fn referee(&self, request: Request, terminal: Terminal) -> Result<Ending, Problems> {
        match file(&request.from.scenario())? {
            File::Battle(table) => play::referee(*table, request, terminal, |_, kind| agents::agent(kind)),
            File::Turn(table) => play::referee(*table, request, terminal, |_, _| turn::usual()),
        }
    }

    fn replay(&self, record: &Record, source: &Source, how: &Telling) -> Result<Answer, Problems> {
        match file_of(record)? {
            File::Battle(table) => play::replay(*table, record, source, how),
            File::Turn(table) => play::replay(*table, record, source, how),
        }
    }

    fn advise(
        &self,
        situation: &Situation,
        seat: Option<&str>,
        lang: Lang,
        flags: &Flags,
    ) -> Result<Answer, Problems> {
        scenario_options(flags)?;
        let found = match situation {
            Situation::Scenario(source) => file(source)?,
            Situation::Record(record, _) => file_of(record)?,
        };
        let File::Battle(table) = found else {
            let message = "there is no advice for whole turns of imperium";
            let help = "`admiralty odds imperium` values a battle, `admiralty turn check` what is ordered";
            return Err(Diagnostic::new(Kind::Usage, message).help(help).into());
        };
        let (table, state) = match situation {
            Situation::Scenario(_) => {
                let state = table.start_silent();
                (*table, state)
            }
            Situation::Record(record, source) => {
                let replay = admiralty_referee::replay(*table, record, None)
                    .map_err(|e| play::record_problem(&e, source))?;
                (replay.table, replay.state)
            }
        };
        let seat = play::advised_seat(&table, &state, seat)?;
        Ok(advice(&table, &state, seat, lang))
    }

    fn chapters(&self, lang: Lang) -> Vec<(String, String)> {
        clauses(lang)
    }

    fn clauses(&self) -> Vec<String> {
        clause_ids()
    }

    fn clause(&self, lang: Lang, id: &str) -> Option<String> {
        clause_text(lang, id)
    }

    fn schema(&self) -> Value {
        let one_of = [battle_file::schema(), scenario::schema()];
        serde_json::json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Imperium: a battle, or a game",
            "oneOf": one_of,
        })
    }

    fn turns(&self) -> Option<&dyn Turns> {
        Some(self)
    }
}
