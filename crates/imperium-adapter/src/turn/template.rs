//! A player's orders to be filled in, and the state as that player may see it (O1).

use super::table::TurnTable;
use super::{file_name, opened, player_named};
use crate::data::Thing;
use crate::scenario::{self, Scenario};
use admiralty_adapter::Answer;
use admiralty_adapter::turns::{Made, Outcome};
use admiralty_game::{Rulebook, Seat};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::data::{Ballot, Office};
use admiralty_imperium::setup::Awaits;
use admiralty_imperium::unit::Units;
use admiralty_notation::{Problems, Source};
use admiralty_referee::{Lang, Table, hash};
use serde_json::json;
use std::fmt::Write;

pub(super) fn template(source: &Source, seat: &str, lang: Lang) -> Result<Outcome, Problems> {
    let (scenario, table) = opened(source)?;
    let seat = player_named(&table, seat)?;
    let name = table.seat_name(seat);
    let file = file_name(&scenario.setup, seat);
    let orders = Draft { scenario: &scenario, table: &table, seat, lang }.write();
    let setup = &scenario.setup;
    let view = match scenario.seen_by {
        Some(_) => scenario.text.clone(),
        None => scenario::print_view(&scenario, &setup.position, setup.awaits, seat),
    };
    let text = format!(
        "{file}.orders.txt: the orders of {name}, to be filled in and sent to the master.\n\
         {file}.view.toml: what {name} may see; check with `admiralty turn check {file}.view.toml {file}.orders.txt`.\n"
    );
    let json =
        json!({ "seat": name, "orders": format!("{file}.orders.txt"), "view": format!("{file}.view.toml") });
    let files = vec![
        Made { name: format!("{file}.orders.txt"), text: orders, private: true },
        Made { name: format!("{file}.view.toml"), text: view, private: true },
    ];
    Ok(Outcome { answer: Answer { text, json }, files })
}

struct Draft<'a> {
    scenario: &'a Scenario,
    table: &'a TurnTable,
    seat: Seat,
    lang: Lang,
}

impl Draft<'_> {
    fn pick(&self, en: &str, ru: &str) -> String {
        match self.lang {
            Lang::En => en.to_owned(),
            Lang::Ru => ru.to_owned(),
        }
    }

    fn name(&self, thing: Thing, id: &str) -> String {
        self.scenario.names.name(self.lang, thing, id).to_owned()
    }

    fn units(&self, units: &Units) -> String {
        self.table.with(|naming| naming.units(self.lang, units))
    }

    fn write(&self) -> String {
        let setup = &self.scenario.setup;
        let name = self.table.seat_name(self.seat);
        let mut out = String::new();
        let word = self.pick(
            "word \"\"   # any word of yours: the dice of the turn depend on it",
            "слово \"\"   # любое ваше слово: от него зависят кубики хода",
        );
        let _ = writeln!(out, "{} {}", self.pick("seat", "игрок"), quoted(&name));
        let _ = writeln!(out, "{} {}", self.pick("turn", "ход"), setup.position.turn);
        let _ = writeln!(out, "# {word}");
        if let Some(salt) = &self.scenario.salt {
            let salt = hash(format!("admiralty orders {salt} {}", self.seat.0).as_bytes());
            let why = self.pick(
                "leave this line in: without it the hash of your orders, which is published, could be guessed",
                "не удаляйте эту строку: без неё хеш ваших приказов, который публикуется, можно подобрать",
            );
            let _ = writeln!(out, "# {salt}   # {why}");
        }
        out.push('\n');
        // I3.4: in a round of one vote there is nothing else to say, and for the others nothing at all.
        if setup.awaits == Awaits::Vote {
            self.agenda(&mut out);
            return out;
        }
        if setup.awaits != Awaits::Actions {
            self.agenda(&mut out);
            self.deals(&mut out);
        }
        self.hand(&mut out);
        if matches!(setup.awaits, Awaits::Turn | Awaits::Actions) {
            self.economy(&mut out);
            self.fleets(&mut out);
            self.home(&mut out);
        }
        out
    }

    /// A heading, as a comment.
    fn heading(&self, out: &mut String, en: &str, ru: &str, clause: &str) {
        let _ = writeln!(out, "\n# == {} ({clause})", self.pick(en, ru));
    }

    fn agenda(&self, out: &mut String) {
        let setup = &self.scenario.setup;
        self.heading(out, "Political phase", "Политическая фаза", "I3");
        if let Some(card) = setup.position.agenda.and_then(|card| setup.data.political(card)) {
            let title = self.name(Thing::Political, &card.name);
            let text = self.scenario.names.text(self.lang, Thing::Political, &card.name).unwrap_or_default();
            let _ = writeln!(out, "# {title}: {text}");
            let candidates: Vec<String> = match card.ballot {
                Ballot::ForAgainst { .. } => vec![self.pick("for", "за"), self.pick("against", "против")],
                Ballot::Election { office: Office::Player, .. } => {
                    setup.seats.iter().map(|seat| quoted(&seat.name)).collect()
                }
                Ballot::Election { office: Office::Planet, .. } => vec![self.pick("PLANET", "ПЛАНЕТА")],
                Ballot::Election { office: Office::Law, .. } => {
                    let laws = setup.position.laws.iter().filter_map(|law| setup.data.political(law.card));
                    laws.map(|card| quoted(&card.name)).collect()
                }
            };
            let poll = &setup.position.poll;
            let game = self.table.rules().start(&mut admiralty_game::Silent);
            for (seat, vote) in &poll.cast {
                let told = self.table.tell_choice(self.lang, &game, *seat, &Choice::Vote(*vote));
                let _ = writeln!(out, "# {}: {told}", self.table.seat_name(*seat));
            }
            let next = match setup.awaits {
                Awaits::Deals => Some(self.pick(
                    "the votes come after the deals, openly and one by one (I3.4)",
                    "голосуют после сделок, открыто и по очереди (I3.4)",
                )),
                Awaits::Vote => poll.awaited.first().filter(|seat| **seat != self.seat).map(|seat| {
                    let name = self.table.seat_name(*seat);
                    self.pick(
                        &format!("{name} votes now; no orders of yours are awaited (I3.4)"),
                        &format!("сейчас голосует {name}; ваших приказов не ждут (I3.4)"),
                    )
                }),
                _ => None,
            };
            if let Some(next) = next {
                let _ = writeln!(out, "# {next}");
                return;
            }
            let vote = self.pick("vote", "голос");
            for candidate in candidates {
                let _ = writeln!(out, "# {vote} {candidate}");
            }
        }
    }

    fn deals(&self, out: &mut String) {
        let give = self.pick("give 5 credits to NAME", "отдать 5 кредитов игроку ИМЯ");
        let agree = self.pick("agree with NAME", "договор с ИМЯ");
        let exchange = self.pick(
            "exchange with NAME: 10 credits for card \"CARD\"",
            "обмен с ИМЯ: 10 кредитов на карту \"КАРТА\"",
        );
        let _ = writeln!(out, "# {give}\n# {exchange}\n# {agree}");
    }

    fn hand(&self, out: &mut String) {
        let setup = &self.scenario.setup;
        let Some(player) = setup.position.player(self.seat) else { return };
        if player.hand.total() == 0 {
            return;
        }
        self.heading(out, "Action Cards in your hand", "Карты Действия в руке", "I4.2");
        for (card, n) in player.hand.each() {
            let Some(action) = setup.data.action(card) else { continue };
            let text = self.scenario.names.text(self.lang, Thing::Action, &action.name).unwrap_or_default();
            let times = if n > 1 { format!(" ×{n}") } else { String::new() };
            let title = self.name(Thing::Action, &action.name);
            let _ = writeln!(out, "# {} {}{times}   # {text}", self.pick("play", "сыграть"), quoted(&title));
        }
    }

    fn economy(&self, out: &mut String) {
        let setup = &self.scenario.setup;
        let rules = self.table.rules();
        let game = rules.start(&mut admiralty_game::Silent);
        let credits = setup.position.player(self.seat).map_or(0, |player| player.credits);
        let income = rules.resources(&game, self.seat);
        self.heading(out, "Economic phase", "Экономическая фаза", "I4");
        let _ = writeln!(
            out,
            "# {}: {credits} + {income}",
            self.pick("credits, and income from planets", "кредиты и доход с планет")
        );
        let costs: Vec<String> = setup
            .data
            .unit_ids()
            .filter_map(|unit| Some((setup.data.unit(unit)?, unit)))
            .map(|(own, unit)| {
                format!("{} {}", self.name(Thing::Unit, &own.name), rules.cost(&game, self.seat, unit))
            })
            .collect();
        let _ = writeln!(out, "# {}", costs.join(", "));
        let _ = writeln!(
            out,
            "# {}",
            self.pick("buy 1 cruiser, 2 ground_force", "купить 1 крейсер, 2 наземных отряда")
        );
    }

    fn fleets(&self, out: &mut String) {
        let setup = &self.scenario.setup;
        self.heading(out, "Individual actions", "Индивидуальные действия", "I5");
        for fleet in setup.position.fleets.iter().filter(|fleet| fleet.seat == self.seat) {
            let number = setup.map.hex(fleet.hex).map_or(0, |hex| hex.number);
            let troops = fleet.troops();
            let aboard = match troops.is_empty() {
                true => String::new(),
                false => format!(" ({} {})", self.pick("aboard:", "на борту:"), self.units(&troops)),
            };
            let _ = writeln!(out, "# {number}: {}{aboard}", self.units(&fleet.ships));
        }
        for planet in setup.position.planets_of(self.seat) {
            let (Some(own), Some(holding)) = (setup.map.planet(planet), setup.position.holding(planet))
            else {
                continue;
            };
            let number = setup.map.hex(own.hex).map_or(0, |hex| hex.number);
            let units = match holding.units.is_empty() {
                true => "-".to_owned(),
                false => self.units(&holding.units),
            };
            let name = self.name(Thing::Planet, &own.name);
            let _ = writeln!(out, "# {number}, {name} ({}/{}): {units}", own.resources, own.influence);
        }
        for line in [
            self.pick("move 1 cruiser 14 -> 15", "двигать 1 крейсер 14 -> 15"),
            self.pick(
                "move 1 carrier from 14 load 2 ground_force from PLANET to 15",
                "двигать 1 транспорт из 14 погрузить 2 наземных отряда с ПЛАНЕТА в 15",
            ),
            self.pick(
                "battle: losses fighter, cruiser; retreat when odds < 30%",
                "бой: потери истребители, крейсеры; отступить, когда шансы ниже 30%",
            ),
            self.pick("land 2 ground_force on PLANET", "высадить 2 наземных отряда на ПЛАНЕТА"),
            self.pick("bombard PLANET", "бомбить ПЛАНЕТА"),
        ] {
            let _ = writeln!(out, "# {line}");
        }
    }

    fn home(&self, out: &mut String) {
        let setup = &self.scenario.setup;
        let rules = self.table.rules();
        let game = rules.start(&mut admiralty_game::Silent);
        self.heading(out, "Technology phase", "Технологическая фаза", "I6");
        let research = self.pick("research", "изучить");
        for (at, tech) in setup.data.technologies.iter().enumerate() {
            let id = admiralty_imperium::data::TechId(at as u8);
            if rules.may_learn(&game, self.seat, id) {
                let text =
                    self.scenario.names.text(self.lang, Thing::Technology, &tech.name).unwrap_or_default();
                let cost = rules.technology_cost(&game, self.seat, id);
                let title = self.name(Thing::Technology, &tech.name);
                let _ = writeln!(out, "# {research} {}   # {cost}: {text}", quoted(&title));
            }
        }
        self.heading(out, "Placement phase", "Фаза размещения", "I7");
        for planet in setup.position.planets_of(self.seat) {
            let room = rules.build_room(&game, self.seat, planet);
            if let Some(own) = setup.map.planet(planet).filter(|_| room > 0) {
                let _ = writeln!(
                    out,
                    "# {}: {} {room}",
                    self.name(Thing::Planet, &own.name),
                    self.pick("builds", "строит")
                );
            }
        }
        let _ =
            writeln!(out, "# {}", self.pick("place 1 cruiser at PLANET", "разместить 1 крейсер на ПЛАНЕТА"));
        let _ = writeln!(out, "# {}", self.pick("dock at PLANET", "док на ПЛАНЕТА"));
    }
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}
