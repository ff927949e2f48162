//! EVE as the edges see it.

use crate::advice::advice;
use crate::agents;
use crate::answer::{no_answer, report};
use crate::attacks;
use crate::notation::{self, scenario_options};
use crate::odds::answer;
use crate::scenario;
use crate::table::{EveTable, clause_ids, clause_text, clauses};
use admiralty_adapter::play::{self, Ending, Request, Telling};
use admiralty_adapter::{Adapter, Answer, Flags, Offer, Situation, Terminal};
use admiralty_game::Rulebook;
use admiralty_notation::{Problems, Source};
use admiralty_referee::{Lang, Record};
use serde_json::Value;

/// EVE: The Second Genesis.
#[derive(Clone, Copy, Debug, Default)]
pub struct Eve;

fn table(source: &Source) -> Result<EveTable, Problems> {
    let scenario = scenario::parse(source)?;
    Ok(EveTable::new(scenario.turn, scenario.text))
}

fn table_of(record: &Record) -> Result<EveTable, Problems> {
    table(&Source::new("the record's scenario", record.header().scenario.as_str()))
}

impl Adapter for Eve {
    fn name(&self) -> &'static str {
        "eve"
    }

    fn title(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => "EVE: The Second Genesis: attacks and the end of a turn",
            Lang::Ru => "EVE: The Second Genesis: атаки и конец хода",
        }
    }

    fn options(&self) -> &'static [Offer] {
        &[
            Offer {
                name: "home",
                value: Some("N"),
                help: "EVE (V2.7): a home region whose starbase has this total shield",
            },
            Offer {
                name: "ambush-kills",
                value: Some("WHEN"),
                help: "EVE, house rule (V2.3): an ambush destroys in the damage_step (the default) or at_once",
            },
        ]
    }

    fn example(&self) -> &'static str {
        "incursus(2/1), tristan(3/2) vs heron(2/2), kestrel(2/3 ambush=1)"
    }

    fn odds_of_line(&self, line: &Source, flags: &Flags) -> Result<Answer, Problems> {
        let battle = notation::parse(line, flags)?;
        let options = &battle.options;
        let solved = answer(&battle.arena, options.objective, options.budget).map_err(no_answer)?;
        report(&battle, &solved)
    }

    fn odds_of_scenario(&self, file: &Source, flags: &Flags) -> Result<Answer, Problems> {
        let scenario = scenario::parse(file)?;
        attacks::odds(&scenario, &scenario_options(flags)?)
    }

    fn referee(&self, request: Request, terminal: Terminal) -> Result<Ending, Problems> {
        let table = table(&request.from.scenario())?;
        play::referee(table, request, terminal, |_, kind| agents::agent(kind))
    }

    fn replay(&self, record: &Record, source: &Source, how: &Telling) -> Result<Answer, Problems> {
        play::replay(table_of(record)?, record, source, how)
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
                let replay = admiralty_referee::replay(table_of(record)?, record, None)
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
        clause_text(lang, id)
    }

    fn schema(&self) -> Value {
        scenario::schema()
    }
}
