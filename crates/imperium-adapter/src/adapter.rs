//! Imperium as the edges see it.

use crate::advice::advice;
use crate::agents;
use crate::answer::{no_answer, said};
use crate::battle_file;
use crate::notation::{self, BattleLine, scenario_options};
use crate::odds::answer;
use crate::table::{BattleTable, clause_ids, clause_text, clauses};
use admiralty_adapter::play::{self, Ending, Request, Telling};
use admiralty_adapter::{Adapter, Answer, Flags, Offer, Situation, Terminal};
use admiralty_game::Rulebook;
use admiralty_notation::{Kind, Problems, Source};
use admiralty_referee::{Lang, Record};
use serde_json::Value;

/// Imperium: Twilight Imperium by forum.
#[derive(Clone, Copy, Debug, Default)]
pub struct Imperium;

/// What a file is: a battle, by its key `battle`.
fn table(source: &Source) -> Result<BattleTable, Problems> {
    let file = battle_file::parse(source, &[])?;
    BattleTable::new(file).map_err(|error| source.diagnostic(Kind::Illegal, 0..0, error.to_string()).into())
}

fn table_of(record: &Record) -> Result<BattleTable, Problems> {
    table(&Source::new("the record's scenario", record.header().scenario.as_str()))
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
        odds(&battle_file::parse(file, flags)?.battle)
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
        scenario_options(flags)?;
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
        battle_file::schema()
    }
}
