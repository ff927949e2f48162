//! Remarks in words, and logs of turns.

use super::check::LeftOut;
use super::received::Received;
use super::remark::{Closed, Remark, Trouble, Unplayed};
use super::run::Played;
use super::table::TurnTable;
use crate::words::log::{Entry, Frame, log};
use crate::words::{Line, Naming, Post, Section};
use admiralty_game::{Audience, Faces, Rulebook, Seat, Step};
use admiralty_imperium::data::CardId;
use admiralty_imperium::event::{Event, Stop};
use admiralty_imperium::map::HexId;
use admiralty_imperium::unit::{UnitId, Units};
use admiralty_notation::{Kind, Source, Span};
use admiralty_referee::{Act, BuiltIn, Lang, Table, Value, Words};

static REMARKS: BuiltIn =
    BuiltIn::new(include_str!("../../text/remarks.en.ftl"), include_str!("../../text/remarks.ru.ftl"));

fn words(lang: Lang) -> &'static Words {
    REMARKS.of(lang)
}

/// The text of a trouble, and its arguments.
fn trouble_text(naming: &Naming, lang: Lang, trouble: Trouble) -> String {
    let units = |unit: UnitId, n: u16| ("units", Value::from(naming.units(lang, &Units::of(unit, n))));
    let ship = |unit: UnitId| ("ship", Value::from(naming.units(lang, &Units::of(unit, 1))));
    let number = |hex: HexId| naming.setup.map.hex(hex).map_or(0, |hex| hex.number);
    let hex = |name: &'static str, hex: HexId| (name, Value::from(number(hex).to_string()));
    let player = |seat: Seat| ("player", Value::from(naming.player(seat)));
    let named = |card: CardId| ("card", Value::from(naming.speaker(lang).action(card)));
    let (id, args): (&str, Vec<(&str, Value)>) = match trouble {
        Trouble::CannotGive => ("cannot-give", vec![]),
        Trouble::GiftUnpaid { to, n, purse } => {
            ("gift-unpaid", vec![player(to), ("n", n.into()), ("purse", purse.into())])
        }
        Trouble::CardNotGiven { to, card } => ("card-not-given", vec![player(to), named(card)]),
        Trouble::ExchangeUnpaid { with, n, purse } => {
            ("exchange-unpaid", vec![player(with), ("n", n.into()), ("purse", purse.into())])
        }
        Trouble::CannotAgree => ("cannot-agree", vec![]),
        Trouble::NoAgreement => ("no-agreement", vec![]),
        Trouble::NotInHand => ("not-in-hand", vec![]),
        Trouble::CannotPlay { why } => {
            let id = match why {
                Unplayed::NoMoment => "no-moment",
                Unplayed::NotThere => "not-there",
                Unplayed::Another => "another-card",
                Unplayed::OtherRound => "other-round",
                Unplayed::Gone => "card-gone",
                Unplayed::NoTarget => "no-target",
            };
            (id, vec![])
        }
        Trouble::BadTarget => ("bad-target", vec![]),
        Trouble::NoCredits { unit, n, purse } => {
            ("no-credits", vec![units(unit, n), ("purse", purse.into())])
        }
        Trouble::Limit { unit } => ("limit", vec![units(unit, 1)]),
        Trouble::DocksFull { n } => ("docks-full", vec![("n", n.into())]),
        Trouble::NoShip { ship, hex: at, n } => ("no-ship", vec![units(ship, n), hex("hex", at)]),
        Trouble::NoWay { ship: unit, at, to, why } => {
            let id = match why {
                Closed::TooFar => "too-far",
                Closed::NotNext => "not-next",
                Closed::Barred => "barred",
                Closed::NoEnd => "no-end",
            };
            (id, vec![ship(unit), hex("at", at), hex("to", to)])
        }
        Trouble::Stopped { ship: unit, at, why } => {
            let id = match why {
                Stop::Fleet => "stopped-fleet",
                Stop::Nebula => "stopped-nebula",
                Stop::Rift => "stopped-rift",
                Stop::Ordered => "stopped-ordered",
            };
            (id, vec![ship(unit), hex("at", at)])
        }
        Trouble::PushedOff { ship: unit, at } => ("pushed-off", vec![ship(unit), hex("at", at)]),
        Trouble::NotLoaded { unit, n, hex: at } => ("not-loaded", vec![units(unit, n), hex("hex", at)]),
        Trouble::CannotTransfer => ("cannot-transfer", vec![]),
        Trouble::NobodyThere { hex: at } => ("nobody-there", vec![hex("hex", at)]),
        Trouble::CannotFire => ("cannot-fire", vec![]),
        Trouble::NoRefuge { hex: at } => ("no-refuge", vec![hex("hex", at)]),
        Trouble::NotLanded { unit, n } => ("not-landed", vec![units(unit, n)]),
        Trouble::NotBased { unit, n } => ("not-based", vec![units(unit, n)]),
        Trouble::CannotBombard => ("cannot-bombard", vec![]),
        Trouble::FightersLost { unit, n, hex: at } => ("fighters-lost", vec![units(unit, n), hex("hex", at)]),
        Trouble::CannotResearch => ("cannot-research", vec![]),
        Trouble::Learnt => ("learnt", vec![]),
        Trouble::TooDear { cost, left } => ("too-dear", vec![("cost", cost.into()), ("left", left.into())]),
        Trouble::NotBuilt { unit, n } => ("not-built", vec![units(unit, n)]),
        Trouble::NoDock => ("no-dock", vec![]),
    };
    words(lang).say(id, &args)
}

/// Why an order was not followed, without where it stands.
pub(crate) fn why(table: &TurnTable, lang: Lang, trouble: Trouble) -> String {
    table.with(|naming| trouble_text(&naming, lang, trouble))
}

/// A remark as the private log has it: with the line, and the order as it was written.
fn remark_text(table: &TurnTable, lang: Lang, remark: &Remark, received: &[Received]) -> String {
    let why = why(table, lang, remark.trouble);
    let Some(orders) = received.iter().find(|received| received.plan.seat == remark.seat) else { return why };
    // Of what is loaded the whole order.
    let within = |span: Span| span.start <= remark.span.start && remark.span.end <= span.end;
    let order = orders.plan.routes.iter().map(|at| at.span).find(|span| within(*span));
    quoted(lang, &orders.source, remark.span, order.unwrap_or(remark.span), &why)
}

/// A statement that was left out, with what is wrong with it.
fn left_out_text(table: &TurnTable, lang: Lang, left: &LeftOut) -> String {
    let problem = &left.found.problem;
    let why = match left.found.trouble {
        Some(trouble) => why(table, lang, trouble),
        // Which names are known is for the master's eyes: a log names no cards but those that were seen.
        None => match &problem.help {
            Some(help) if problem.kind != Kind::UnknownName => format!("{} ({help})", problem.message),
            _ => problem.message.clone(),
        },
    };
    let at = problem.place().map_or(left.span, |place| place.span);
    quoted(lang, &left.source, at, left.span, &why)
}

/// An order as it was written, the number of the line in it that matters, and why it is told.
fn quoted(lang: Lang, source: &Source, at: Span, order: Span, why: &str) -> String {
    let (line, _) = source.position(at.start);
    let text = source.slice(order).split_whitespace().collect::<Vec<_>>().join(" ");
    let order: String = text.chars().take(80).collect();
    words(lang).say("remark", &[("line", line.into()), ("order", order.into()), ("why", why.into())])
}

/// Who reads a log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    Everybody,
    Player(Seat),
}

/// An event as a reader sees it. The log for all is for outsiders too: what two players alone know is
/// not in it, even where only these two play.
fn seen(table: &TurnTable, event: &Event, reader: Reader) -> Option<Event> {
    match reader {
        Reader::Player(seat) => table.seen(event, seat),
        // A seat that nobody has sees what outsiders see.
        Reader::Everybody => table.seen(event, Seat(u8::MAX)),
    }
}

/// What a log tells besides the play.
pub(crate) struct Told<'a> {
    /// The orders.
    pub(crate) received: &'a [Received],
    /// What of them was left out.
    pub(crate) left_out: &'a [LeftOut],
    /// What stands around the log.
    pub(crate) frame: &'a Frame,
}

/// The log of a turn.
pub(crate) fn post(table: &TurnTable, played: &Played, with: &Told, reader: Reader, lang: Lang) -> Post {
    let mut entries = Vec::new();
    let told = |event: &Event| seen(table, event, reader);
    entries.extend(played.opening.iter().filter_map(told).map(Entry::Event));
    for happened in &played.happened {
        if let (Act::Rolled(Faces::Dice(faces)), Step::Chance(chance)) = (&happened.act, &happened.pending) {
            let visible = match (chance.audience, reader) {
                (Audience::Everyone, _) => true,
                (Audience::Only(seat), Reader::Player(reader)) => seat == reader,
                (Audience::Only(_), Reader::Everybody) => false,
            };
            if visible {
                let groups = match &chance.law {
                    admiralty_game::Law::Dice(pool) => pool.groups.as_slice(),
                    admiralty_game::Law::Draw(_) => &[],
                };
                let text = groups.iter().zip(faces).map(|(group, faces)| {
                    let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
                    match group.label {
                        // The event behind it says what a Gravity Rift's die is for.
                        0 => faces.join(" "),
                        label => {
                            format!("{}: {}", table.group_name(lang, label, group.dice), faces.join(" "))
                        }
                    }
                });
                entries.push(Entry::Roll { text: text.collect::<Vec<_>>().join("; ") });
            }
        }
        entries.extend(happened.events.iter().filter_map(told).map(Entry::Event));
    }
    let mut post = table.with(|naming| log(&naming, lang, with.frame, &entries));
    if let Reader::Player(seat) = reader {
        let args = [("title", post.title.as_str().into()), ("player", table.seat_name(seat).into())];
        post.title = words(lang).say("private-title", &args);
        let own = with.left_out.iter().filter(|left| left.found.seat == Some(seat));
        let left_out: Vec<String> = own.map(|left| left_out_text(table, lang, left)).collect();
        let own = played.remarks.iter().filter(|remark| remark.seat == seat);
        let remarks: Vec<String> =
            own.map(|remark| remark_text(table, lang, remark, with.received)).collect();
        for (title, texts) in [("left-out", left_out), ("remarks", remarks)] {
            let lines: Vec<Line> = texts.into_iter().map(|text| Line { text, ..Line::default() }).collect();
            if !lines.is_empty() {
                let title = words(lang).say(title, &[]);
                post.sections.push(Section { title, lines, ..Section::default() });
            }
        }
    }
    post
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario;

    /// Every text is there in both languages, with the same variables; a text that lacks one shows it.
    #[test]
    fn every_trouble_is_told_in_both_languages() {
        assert_eq!(words(Lang::En).differences(words(Lang::Ru)), Vec::<String>::new());
        let text = include_str!("../../../../examples/imperium/two-players-turn.toml");
        let scenario = scenario::parse(&Source::new("state.toml", text)).unwrap();
        let table = crate::turn::table_of(&scenario).unwrap();
        let (unit, n, hex) = (UnitId(0), 2, HexId(0));
        let (at, to, ship) = (hex, HexId(1), unit);
        let ways = [Closed::TooFar, Closed::NotNext, Closed::Barred, Closed::NoEnd];
        let stops = [Stop::Fleet, Stop::Nebula, Stop::Rift, Stop::Ordered];
        let mut all = vec![
            Trouble::CannotGive,
            Trouble::GiftUnpaid { to: Seat(0), n: 21, purse: 15 },
            Trouble::CardNotGiven { to: Seat(0), card: CardId(0) },
            Trouble::ExchangeUnpaid { with: Seat(0), n: 1, purse: 0 },
            Trouble::CannotAgree,
            Trouble::NoAgreement,
            Trouble::NotInHand,
            Trouble::BadTarget,
            Trouble::NoCredits { unit, n, purse: 7 },
            Trouble::Limit { unit },
            Trouble::DocksFull { n: 2 },
            Trouble::NoShip { ship, hex, n },
            Trouble::PushedOff { ship, at },
            Trouble::NotLoaded { unit, n, hex },
            Trouble::CannotTransfer,
            Trouble::NobodyThere { hex },
            Trouble::CannotFire,
            Trouble::NoRefuge { hex },
            Trouble::NotLanded { unit, n },
            Trouble::NotBased { unit, n },
            Trouble::CannotBombard,
            Trouble::FightersLost { unit, n, hex },
            Trouble::CannotResearch,
            Trouble::Learnt,
            Trouble::TooDear { cost: 30, left: 7 },
            Trouble::NotBuilt { unit, n },
            Trouble::NoDock,
        ];
        let unplayed = [
            Unplayed::NoMoment,
            Unplayed::NotThere,
            Unplayed::Another,
            Unplayed::OtherRound,
            Unplayed::Gone,
            Unplayed::NoTarget,
        ];
        all.extend(unplayed.map(|why| Trouble::CannotPlay { why }));
        all.extend(ways.map(|why| Trouble::NoWay { ship, at, to, why }));
        all.extend(stops.map(|why| Trouble::Stopped { ship, at, why }));
        for trouble in all {
            for lang in Lang::ALL {
                let said = why(&table, lang, trouble);
                assert!(!said.contains('⟦') && !said.contains("{$"), "{trouble:?}: {said}");
            }
            assert!(crate::table::clause_text(Lang::En, trouble.clause()).is_some(), "{trouble:?}");
        }
    }
}
