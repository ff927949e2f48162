//! Warpgate as the edges see it.

use crate::agents;
use crate::answer::{no_answer, said};
use crate::notation::{self, canonical, scenario_options};
use crate::odds::{Asked, answer};
use crate::scenario::{self, Scenario};
use crate::table::{WarpgateTable, clause_ids, clauses};
use crate::{Objective, advice};
use admiralty_adapter::play::{self, Ending, Request, Telling};
use admiralty_adapter::{Adapter, Answer, Flags, Offer, Situation, Terminal};
use admiralty_game::{Rulebook, Step};
use admiralty_notation::{Problems, Source};
use admiralty_referee::{Lang, Record};
use serde_json::Value;

/// Warpgate.
#[derive(Clone, Copy, Debug, Default)]
pub struct Warpgate;

/// What players that the program plays want.
fn usual(scenario: &Scenario) -> Result<Objective, Problems> {
    Ok(scenario_options(&[], scenario.named)?.objective)
}

fn table(scenario: Scenario) -> WarpgateTable {
    WarpgateTable::new(scenario.field, scenario.text).with_remarks(scenario.remarks)
}

/// The scenario that a record was made from.
fn of_record(record: &Record) -> Result<Scenario, Problems> {
    scenario::parse(&Source::new("the record's scenario", record.header().scenario.as_str()))
}

impl Adapter for Warpgate {
    fn name(&self) -> &'static str {
        "warpgate"
    }

    fn title(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => "Warpgate: battles with Tactics cards",
            Lang::Ru => "Warpgate: бои с картами тактики",
        }
    }

    fn options(&self) -> &'static [Offer] {
        &[
            Offer {
                name: "deck",
                value: Some("FILE"),
                help: "Warpgate: the deck of both sides, seed (the four cards of the source), training (ours), or a deck file",
            },
            Offer { name: "attacker-deck", value: Some("FILE"), help: "Warpgate: the attacker's deck" },
            Offer { name: "defender-deck", value: Some("FILE"), help: "Warpgate: the defender's deck" },
            Offer {
                name: "planet",
                value: Some("N"),
                help: "Warpgate, objective balance: how many ships the planet is worth [default: 2]",
            },
            Offer {
                name: "reshuffle",
                value: Some("NAME"),
                help: "Warpgate, house rule (W2.2): when the discard pile becomes the new deck, at_once (the default) or when_drawing",
            },
            Offer {
                name: "destroy-tie",
                value: Some("SIDE"),
                help: "Warpgate, house rule (W5.3): who chooses among orders that destroy equally many ships, attacker (the default) or defender",
            },
            Offer {
                name: "allow-short-decks",
                value: None,
                help: "Warpgate (W2.3): a side may have fewer cards than it must draw",
            },
        ]
    }

    fn example(&self) -> &'static str {
        "6 deck(2 5 1 2) vs 2 deck(5 4 3 0)"
    }

    fn odds_of_line(&self, line: &Source, flags: &Flags) -> Result<Answer, Problems> {
        let battle = notation::parse(line, flags)?;
        let options = &battle.options;
        let asked = Asked {
            field: &battle.field,
            objective: options.objective,
            policy: options.policy,
            plays: battle.plays,
            plan: options.plan,
        };
        let found = answer(&asked).map_err(|why| no_answer(&why, options.plan.budget))?;
        Ok(said(&asked, &found, canonical(&battle), battle.notes.clone()))
    }

    fn odds_of_scenario(&self, file: &Source, flags: &Flags) -> Result<Answer, Problems> {
        let scenario = scenario::parse(file)?;
        let options = scenario_options(flags, scenario.named)?;
        let asked = Asked {
            field: &scenario.field,
            objective: options.objective,
            policy: options.policy,
            plays: [None; 2],
            plan: options.plan,
        };
        let found = answer(&asked).map_err(|why| no_answer(&why, options.plan.budget))?;
        let names = &scenario.field.setup().players;
        let title = scenario.title.clone().unwrap_or_else(|| format!("{} vs {}", names[0], names[1]));
        Ok(said(&asked, &found, title, scenario.notes.clone()))
    }

    fn recorded(&self, scenario: &Source) -> Result<String, Problems> {
        Ok(scenario::parse(scenario)?.text)
    }

    fn referee(&self, request: Request, terminal: Terminal) -> Result<Ending, Problems> {
        let scenario = scenario::parse(&request.from.scenario())?;
        let objective = usual(&scenario)?;
        play::referee(table(scenario), request, terminal, |_, kind| agents::agent(kind, objective))
    }

    fn replay(&self, record: &Record, source: &Source, how: &Telling) -> Result<Answer, Problems> {
        play::replay(table(of_record(record)?), record, source, how)
    }

    fn advise(
        &self,
        situation: &Situation,
        seat: Option<&str>,
        lang: Lang,
        flags: &Flags,
    ) -> Result<Answer, Problems> {
        let (options, table, state) = match situation {
            Situation::Scenario(source) => {
                let scenario = scenario::parse(source)?;
                let options = scenario_options(flags, scenario.named)?;
                let table = table(scenario);
                let state = table.start_silent();
                (options, table, state)
            }
            Situation::Record(record, source) => {
                let scenario = of_record(record)?;
                let options = scenario_options(flags, scenario.named)?;
                let replay = admiralty_referee::replay(table(scenario), record, None)
                    .map_err(|error| play::record_problem(&error, source))?;
                (options, replay.table, replay.state)
            }
        };
        // Before the draw is over a player with a hand can ask what to play.
        let seat = match (table.step(&state), seat) {
            (Step::Chance(_), Some(name)) if !state.revealed => Some(play::seat_named(&table, name)?),
            _ => play::advised_seat(&table, &state, seat)?,
        };
        advice::advice(&table, &state, seat, lang, &options)
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
