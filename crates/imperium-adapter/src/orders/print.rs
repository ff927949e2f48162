//! Orders in their canonical form.

use super::ast::{
    Asset, Battle, Condition, Load, Move, Name, OrderKind, Orders, Phase, Place, Placement, Retreat, Stack,
    Vote,
};
use super::lexer::{Mark, lex_name};
use super::words::is_reserved;
use admiralty_notation::Spanned;
use admiralty_referee::{BuiltIn, Lang, Value, Words};

/// Orders as text, one statement a line, each line with its end. Names stay as they are. Reading it
/// gives the same orders.
#[must_use]
pub fn print(orders: &Orders, lang: Lang) -> String {
    let mut lines = Vec::new();
    let p = Printer(lang);
    lines.extend(orders.seat.as_ref().map(|seat| p.pair("seat", "игрок", p.name(seat))));
    lines.extend(orders.turn.map(|turn| p.pair("turn", "ход", turn.value.to_string())));
    lines.extend(orders.word.as_ref().map(|word| p.pair("word", "слово", quoted(&word.value))));
    lines.extend(orders.items.iter().map(|order| p.order(&order.kind)));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// One order as text, without the end of the line.
#[must_use]
pub fn print_order(order: &OrderKind, lang: Lang) -> String {
    Printer(lang).order(order)
}

struct Printer(Lang);

impl Printer {
    const fn say(&self, en: &'static str, ru: &'static str) -> &'static str {
        match self.0 {
            Lang::En => en,
            Lang::Ru => ru,
        }
    }

    fn pair(&self, en: &'static str, ru: &'static str, what: String) -> String {
        format!("{} {what}", self.say(en, ru))
    }

    /// The same, or nothing.
    fn tail(&self, en: &'static str, ru: &'static str, what: Option<String>) -> String {
        what.map_or_else(String::new, |what| format!(" {}", self.pair(en, ru, what)))
    }

    fn order(&self, order: &OrderKind) -> String {
        match order {
            OrderKind::Give { what, to } => {
                let what = self.pair("give", "отдать", self.assets(what));
                what + &self.tail("to", "игроку", Some(self.name(to)))
            }
            OrderKind::Exchange { with, give, take } => {
                let with = self.pair("exchange with", "обмен с", self.name(with));
                let take = self.tail("for", "на", Some(self.assets(take)));
                format!("{with}: {}{take}", self.assets(give))
            }
            OrderKind::Agree { with } => self.pair("agree with", "договор с", self.name(with)),
            OrderKind::Break { with, before } => {
                let before = before.map(|phase| self.phase(phase.value).to_owned());
                self.pair("break with", "разорвать с", self.name(with))
                    + &self.tail("before", "перед фазой", before)
            }
            OrderKind::Vote(vote) => match &vote.value {
                Vote::For => self.say("vote for", "голос за").to_owned(),
                Vote::Against => self.say("vote against", "голос против").to_owned(),
                Vote::Candidate(name) => self.pair("vote for", "голос за", self.text(name)),
            },
            OrderKind::Discard(cards) => {
                self.pair("discard", "сбросить", list(cards, |card| quoted(&card.value)))
            }
            OrderKind::Play { card, phase, on } => {
                let phase = phase.map(|phase| self.phase(phase.value).to_owned());
                self.pair("play", "сыграть", quoted(&card.value))
                    + &self.tail("in", "в фазе", phase)
                    + &self.tail("on", "на", on.as_ref().map(|on| self.name(on)))
            }
            OrderKind::Buy(units) => self.pair("buy", "купить", self.stacks(units)),
            OrderKind::Move(ships) => self.move_ships(ships),
            OrderKind::Transfer { units, from, to } => {
                self.pair("transfer", "перебросить", self.stacks(units))
                    + &self.tail("from", "с", Some(self.name(from)))
                    + &self.tail("to", "на", Some(self.name(to)))
            }
            OrderKind::Battle(battle) => self.battle(battle),
            OrderKind::Battles(places) => {
                self.pair("battles", "бои", list(places, |place| self.place(place)))
            }
            OrderKind::Attack { whom, at } => {
                self.pair("attack", "атаковать", self.name(whom))
                    + &self.tail("at", "в", Some(self.place(at)))
            }
            OrderKind::Fire { whom, at } => {
                self.pair("fire at", "стрелять по", self.name(whom)) + &self.place_tail("in", "в", at)
            }
            OrderKind::HoldFire { at } => {
                self.say("hold fire", "не стрелять").to_owned() + &self.place_tail("in", "в", at)
            }
            OrderKind::Land { units, from, on } => {
                self.pair("land", "высадить", self.stacks(units))
                    + &self.tail("from", "с", from.as_ref().map(|from| self.name(from)))
                    + &self.tail("on", "на", Some(self.name(on)))
            }
            OrderKind::Base { units, at } => {
                self.pair("base", "посадить", self.stack(units))
                    + &self.tail("at", "в док", Some(self.name(at)))
            }
            OrderKind::Bombard { planet, with } => {
                self.pair("bombard", "бомбить", self.name(planet))
                    + &self.tail("with", "силами", with.as_ref().map(|with| self.stack(with)))
            }
            OrderKind::GroundLosses(units) => {
                self.pair("ground losses", "наземные потери", self.names(units))
            }
            OrderKind::Research(name) => self.pair("research", "изучить", self.name(name)),
            OrderKind::Place(placements) => {
                let one = |placement: &Placement| {
                    self.stacks(&placement.units) + &self.tail("at", "на", Some(self.name(&placement.at)))
                };
                self.pair("place", "разместить", list(placements, one))
            }
            OrderKind::Dock(planet) => self.pair("dock at", "док на", self.name(planet)),
            OrderKind::Docks(planets) => self.pair("docks", "доки", self.names(planets)),
        }
    }

    fn move_ships(&self, order: &Move) -> String {
        let mut text = self.pair("move", "двигать", self.stacks(&order.ships));
        let last = order.route.len().saturating_sub(1);
        for (n, step) in order.route.iter().enumerate() {
            let (en, ru) = match n {
                0 => ("from", "из"),
                n if n < last => ("via", "через"),
                _ if order.attacks => ("stop at", "остановиться в"),
                _ => ("to", "в"),
            };
            text += &self.tail(en, ru, Some(self.place(&step.at)));
            let loads = (!step.loads.is_empty()).then(|| list(&step.loads, |load| self.load(load)));
            text += &self.tail("load", "погрузить", loads);
        }
        if order.attacks {
            text.push(' ');
            text += self.say("to attack", "для атаки");
        }
        text
    }

    fn load(&self, load: &Load) -> String {
        self.stack(&load.units) + &self.tail("from", "с", load.from.as_ref().map(|from| self.name(from)))
    }

    fn battle(&self, battle: &Battle) -> String {
        let mut clauses = Vec::new();
        if !battle.losses.is_empty() {
            clauses.push(self.pair("losses", "потери", self.names(&battle.losses)));
        }
        clauses.extend(battle.retreat.as_ref().map(|retreat| self.retreat(retreat)));
        if !battle.opponents.is_empty() {
            clauses.push(self.pair("opponents", "противники", self.names(&battle.opponents)));
        }
        let at = self.place_tail("at", "в", &battle.at);
        let against =
            self.tail("against", "против", battle.against.as_ref().map(|against| self.name(against)));
        format!("{}{at}{against}: {}", self.say("battle", "бой"), clauses.join("; "))
    }

    fn retreat(&self, retreat: &Retreat) -> String {
        let Retreat::When { conditions, to } = retreat else {
            return self.say("retreat never", "отступление никогда").to_owned();
        };
        let one = |condition: &Spanned<Condition>| match condition.value {
            Condition::Round(n) => self.pair("after round", "после раунда", n.to_string()),
            Condition::Ships(n) => self.pair("when ships", "когда кораблей", n.to_string()),
            Condition::Odds(n) => format!("{} {n}%", self.say("when odds <", "когда шансы ниже")),
        };
        let any = conditions.iter().map(one).collect::<Vec<_>>().join(self.say(" or ", " или "));
        // In Russian a comma stands before "когда".
        let ru = match conditions.first().map(|first| first.value) {
            Some(Condition::Round(_)) | None => "отступить",
            Some(Condition::Ships(_) | Condition::Odds(_)) => "отступить,",
        };
        self.pair("retreat", ru, any) + &self.place_tail("to", "в", to)
    }

    fn assets(&self, assets: &[Asset]) -> String {
        if assets.is_empty() {
            return self.say("nothing", "ничего").to_owned();
        }
        list(assets, |asset| match asset {
            Asset::Credits(n) => credits(self.0).say("credits", &[("n", Value::from(n.value))]),
            Asset::Card(card) => self.pair("card", "карту", quoted(&card.value)),
        })
    }

    fn phase(&self, phase: Phase) -> &'static str {
        phase.forms().of(self.0).first().copied().unwrap_or_default()
    }

    fn stacks(&self, stacks: &[Stack]) -> String {
        list(stacks, |stack| self.stack(stack))
    }

    fn stack(&self, stack: &Stack) -> String {
        format!("{} {}", stack.count.value, self.name(&stack.unit))
    }

    fn names(&self, names: &[Name]) -> String {
        list(names, |name| self.name(name))
    }

    fn name(&self, name: &Name) -> String {
        self.text(&name.value)
    }

    fn place(&self, place: &Spanned<Place>) -> String {
        match &place.value {
            Place::Hex(number) => number.to_string(),
            Place::Named(name) => self.text(name),
        }
    }

    fn place_tail(&self, en: &'static str, ru: &'static str, place: &Option<Spanned<Place>>) -> String {
        self.tail(en, ru, place.as_ref().map(|place| self.place(place)))
    }

    /// A name, in quotes if it could not be read without.
    fn text(&self, name: &str) -> String {
        let is_plain = lex_name(name).is_some_and(|tokens| {
            let words: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
            words.join(" ") == name
                && tokens.iter().all(|token| {
                    token.mark == Mark::Word
                        && !is_reserved(&token.folded)
                        && !token.text.starts_with(|c: char| c.is_ascii_digit())
                })
        });
        if is_plain { name.to_owned() } else { quoted(name) }
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn list<T>(things: &[T], one: impl Fn(&T) -> String) -> String {
    things.iter().map(one).collect::<Vec<_>>().join(", ")
}

static CREDITS: BuiltIn =
    BuiltIn::new(include_str!("text/orders.en.ftl"), include_str!("text/orders.ru.ftl"));

/// The texts whose form a number decides.
fn credits(lang: Lang) -> &'static Words {
    CREDITS.of(lang)
}
