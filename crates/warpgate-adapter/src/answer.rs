//! The odds of a battle as a report: for people, and as JSON with the strategy.

use crate::Objective;
use crate::decks::is_bare;
use crate::odds::hands::Hand;
use crate::odds::plays::worths;
use crate::odds::{Answer, Asked, NoAnswer, Solved, Survivors as Left};
use admiralty_adapter::Answer as Said;
use admiralty_notation::{Diagnostic, Kind, Problems};
use admiralty_odds::Trouble;
use admiralty_odds::report::{Found, Manner, Named, Report, Sides, Survivors, Win, games, percent};
use admiralty_referee::Lang;
use admiralty_warpgate::Battlefield;
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::deck::Cards;
use admiralty_warpgate::side::Side;
use serde_json::{Value, json};
use std::fmt::Write;

/// The version of the program, as reports name it.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The word for ships in reports.
const SHIP: &str = "ship";
/// Characters of a bar.
const BAR: usize = 30;

/// What a card is called in a report: bare multipliers by their number.
pub(crate) fn card_name(field: &Battlefield, card: Option<CardId>) -> String {
    match card.and_then(|card| field.setup().card(card)) {
        Some(card) if is_bare(card) => card.multiplier.0.to_string(),
        Some(card) => card.name.clone(),
        None => "no card".into(),
    }
}

/// The cards of a hand, by their names.
pub(crate) fn hand_names(field: &Battlefield, cards: &Cards) -> Vec<String> {
    cards.each().map(|card| card_name(field, Some(card))).collect()
}

/// One card of a hand: how often it is played and what it is worth to its side.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advised {
    pub(crate) card: Option<CardId>,
    pub(crate) often: f64,
    pub(crate) worth: f64,
}

/// What a side does with these hands: how likely each is, and each of its cards.
pub(crate) fn strategy(
    asked: &Asked<'_>,
    solved: &Solved,
    side: Side,
    hands: &[Hand],
) -> Vec<(Cards, f64, Vec<Advised>)> {
    let enemy = side.other();
    let against = solved.plays[enemy.index()].marginal(&solved.hands[enemy.index()], &solved.matrix, enemy);
    // Worths are gains of the side itself; the objective says how it counts them.
    let worths = worths(&solved.matrix, side, &against);
    let worth = |place: usize| match side {
        Side::Attacker => worths[place],
        Side::Defender => asked.objective.for_side(side, -worths[place]),
    };
    let plays = solved.plays_of(side, hands).unwrap_or_default();
    let of_hand = |(hand, often): (&Hand, &Vec<f64>)| {
        let cards = hand.options().zip(often).map(|(card, often)| Advised {
            card,
            often: *often,
            worth: worth(solved.matrix.place(side, card)),
        });
        (hand.cards.clone(), hand.p, cards.collect())
    };
    hands.iter().zip(&plays.0).map(of_hand).collect()
}

/// The answer for people and programs. `battle` is its canonical line or the scenario's title.
pub(crate) fn said(asked: &Asked<'_>, answer: &Answer, battle: String, notes: Vec<String>) -> Said {
    let report = report(asked, answer, battle, notes);
    let mut json = serde_json::to_value(&report).unwrap_or_default();
    json["withdrawn"] = json!({
        "attacker": left(&answer.withdrawn[0]),
        "defender": left(&answer.withdrawn[1]),
    });
    json["strategy"] = json!({
        "attacker": strategy_json(asked, answer, Side::Attacker),
        "defender": strategy_json(asked, answer, Side::Defender),
    });
    let guarantees = &answer.solved.guarantees;
    json["certificate"] = json!({
        "attacker_guarantees": guarantees.attacker,
        "defender_guarantees": guarantees.defender,
        "gap": guarantees.gap(),
    });
    if let Objective::Balance { planet } = asked.objective {
        json["planet"] = planet.into();
    }
    Said { text: text(asked, answer, &report), json }
}

fn left(list: &Left) -> Vec<Survivors> {
    let ships = |n: u16| if n == 0 { Vec::new() } else { vec![(SHIP.to_owned(), u32::from(n))] };
    let mut list: Vec<Survivors> =
        list.iter().map(|(n, p)| Survivors { ships: Named(ships(*n)), p: *p }).collect();
    list.sort_by(|a, b| b.p.total_cmp(&a.p));
    list
}

fn report(asked: &Asked<'_>, answer: &Answer, battle: String, notes: Vec<String>) -> Report {
    let losses = |side: Side| Named(vec![(SHIP.to_owned(), answer.losses[side.index()])]);
    let name = |side: Side| asked.field.setup().players[side.index()].clone();
    Report {
        admiralty: VERSION.into(),
        game: "warpgate".into(),
        battle,
        objective: asked.objective.name().into(),
        policy: Sides { attacker: asked.policy[0], defender: asked.policy[1] },
        method: answer.found.clone(),
        win: Win {
            attacker: whole(answer.win[0]),
            defender: whole(answer.win[1]),
            neither: 0.0,
            undecided: None,
        },
        value: answer.value,
        survivors: Sides { attacker: left(&answer.survivors[0]), defender: left(&answer.survivors[1]) },
        expected_losses: Sides { attacker: losses(Side::Attacker), defender: losses(Side::Defender) },
        notes,
        names: Sides { attacker: name(Side::Attacker), defender: name(Side::Defender) },
        manner: Manner::default(),
    }
}

fn strategy_json(asked: &Asked<'_>, answer: &Answer, side: Side) -> Vec<Value> {
    let field = asked.field;
    let card = |advised: &Advised| json!({ "card": card_name(field, advised.card), "p": advised.often, "worth": advised.worth });
    let hand = |(cards, p, play): (Cards, f64, Vec<Advised>)| {
        let play: Vec<Value> = play.iter().map(card).collect();
        json!({ "hand": hand_names(field, &cards), "p": p, "play": play })
    };
    strategy(asked, &answer.solved, side, &answer.hands[side.index()]).into_iter().map(hand).collect()
}

/// A probability without the rounding of a sum that should be 1.
pub(crate) fn whole(p: f64) -> f64 {
    if (1.0 - p).abs() < 1e-12 { 1.0 } else { p }
}

/// What something is worth, as a person reads it.
pub(crate) fn worth(objective: Objective, value: f64) -> String {
    match objective {
        Objective::Win => percent(whole(value.clamp(0.0, 1.0))),
        Objective::Balance { .. } => signed(value),
    }
}

/// A balance with its sign; nothing is neither more nor less than 0.
fn signed(value: f64) -> String {
    let rounded = (value * 1e4).round() / 1e4;
    if rounded == 0.0 { "0.0000".into() } else { format!("{value:+.4}") }
}

fn bar(p: f64) -> String {
    let full = (p.clamp(0.0, 1.0) * BAR as f64).round() as usize;
    "█".repeat(full) + &"·".repeat(BAR - full)
}

fn text(asked: &Asked<'_>, answer: &Answer, report: &Report) -> String {
    let mut out = String::new();
    let _ = write_text(&mut out, asked, answer, report);
    out
}

fn write_text(out: &mut String, asked: &Asked<'_>, answer: &Answer, report: &Report) -> std::fmt::Result {
    let names = [&report.names.attacker, &report.names.defender];
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    writeln!(out, "{}\n", report.battle)?;
    for (name, win) in names.iter().zip(answer.win) {
        writeln!(out, "  {name:<width$}  {}  wins {}", bar(win), percent(whole(win)))?;
    }
    if let Objective::Balance { planet } = asked.objective {
        let what = format!("ships left, theirs taken off, and {planet} for the planet");
        writeln!(out, "\n  Balance for {}: {} ({what})", names[0], signed(answer.value))?;
    }
    for side in Side::BOTH {
        let n = side.index();
        let list = |left: &Left| {
            let each = left.iter().map(|(ships, p)| format!("{ships} ({})", percent(whole(*p))));
            each.collect::<Vec<_>>().join(", ")
        };
        if !answer.survivors[n].is_empty() {
            writeln!(out, "\n  {} wins with ships left: {}", names[n], list(&answer.survivors[n]))?;
        }
        if !answer.withdrawn[n].is_empty() {
            writeln!(out, "  {} loses and withdraws with: {}", names[n], list(&answer.withdrawn[n]))?;
        }
        writeln!(out, "  {} loses {:.3} ships on average", names[n], answer.losses[n])?;
    }
    for side in Side::BOTH {
        let strategy = strategy(asked, &answer.solved, side, &answer.hands[side.index()]);
        write_strategy(out, asked.field, &strategy, names[side.index()], Lang::En)?;
    }
    writeln!(out, "\n{}", how(answer, report))?;
    for note in &report.notes {
        writeln!(out, "Note: {note}")?;
    }
    writeln!(out, "\nTo paste:\n  {}", report.one_line())
}

/// A line for each hand: how likely it is, and how often each card of it is played.
pub(crate) fn write_strategy(
    out: &mut String,
    field: &Battlefield,
    strategy: &[(Cards, f64, Vec<Advised>)],
    name: &str,
    lang: Lang,
) -> std::fmt::Result {
    match lang {
        Lang::En => writeln!(out, "\n{name} plays")?,
        Lang::Ru => writeln!(out, "\n{name} играет")?,
    }
    let hands: Vec<String> = strategy.iter().map(|(cards, ..)| hand_names(field, cards).join(", ")).collect();
    let width = hands.iter().map(|hand| hand.chars().count()).max().unwrap_or(0);
    for ((_, p, play), hand) in strategy.iter().zip(&hands) {
        let hand = if hand.is_empty() { "no card" } else { hand };
        let mut often: Vec<&Advised> = play.iter().filter(|card| card.often > 0.0).collect();
        often.sort_by(|a, b| b.often.total_cmp(&a.often));
        let card = |advised: &&Advised| {
            let name = card_name(field, advised.card);
            match advised.often {
                often if often >= 1.0 => name,
                often => format!("{name} {}", percent(often)),
            }
        };
        let cards: Vec<String> = often.iter().map(card).collect();
        writeln!(out, "  {hand:<width$}  {:>9}  → {}", percent(*p), cards.join(", "))?;
    }
    Ok(())
}

fn how(answer: &Answer, report: &Report) -> String {
    let policy = |policy| match policy {
        admiralty_odds::Policy::Best => "plays best",
        admiralty_odds::Policy::Rule => "plays the highest multiplier",
    };
    let (attacker, defender) = (&report.names.attacker, &report.names.defender);
    let who = format!(
        "{attacker} {}, {defender} {}",
        policy(report.policy.attacker),
        policy(report.policy.defender)
    );
    let gap = answer.solved.guarantees.gap();
    match &answer.found {
        Found::Exact => {
            format!("Exact; objective {}: {who}. Both guarantees meet within {gap:.0e}.", report.objective)
        }
        Found::Interval { low, high } => {
            format!("Proven: the value lies between {low} and {high}; {who}.")
        }
        Found::MonteCarlo { samples, seed, standard_error, policy } => format!(
            "{} sampled (seed {seed}); the value has a standard error of {standard_error:.6}; {policy}.",
            games(*samples)
        ),
    }
}

/// Why there is no answer.
pub(crate) fn no_answer(why: &NoAnswer, budget: u64) -> Problems {
    match why {
        NoAnswer::BeyondBudget(_) => {
            let message = format!("{why}; the budget is {:.1e}", budget as f64);
            Diagnostic::new(Kind::BeyondBudget, message)
                .help("allow more with `--budget`, or use `--method auto`, which proves an interval")
                .into()
        }
        NoAnswer::TooManyHands => Diagnostic::new(Kind::BeyondBudget, why.to_string())
            .help("fewer kinds of card, or fewer cards drawn, have fewer hands")
            .into(),
        NoAnswer::ChoiceBeforeDraw => Diagnostic::new(Kind::Conflict, why.to_string())
            .help("odds are not computed for that; the referee plays it")
            .into(),
        NoAnswer::Trouble(Trouble::TooManyStates(_)) => {
            Diagnostic::new(Kind::BeyondBudget, why.to_string()).into()
        }
        NoAnswer::Gap(_)
        | NoAnswer::Program(_)
        | NoAnswer::Trouble(_)
        | NoAnswer::TooLong(_)
        | NoAnswer::UnknownHand => Diagnostic::new(Kind::Internal, why.to_string()).into(),
    }
}
