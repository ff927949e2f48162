//! A turn is resolved (O3): from a state and orders to the next state, the logs and the record.

use super::agent::Agent;
use super::check::{Checked, LeftOut, absent, check, tidy};
use super::lexicon::Lexicon;
use super::plan::Plan;
use super::received::Received;
use super::rolls::Rolls;
use super::rulings;
use super::run::{Hands, Played, play};
use super::table::TurnTable;
use super::telling::{Reader, Told, post};
use super::{key_of_turn, next_commitment, next_salt, opened, player_named};
use crate::scenario::{self, Scenario};
use crate::words::log::Frame;
use admiralty_adapter::Answer;
use admiralty_adapter::turns::{Made, Outcome, Resolve, TurnDice};
use admiralty_game::Seat;
use admiralty_imperium::setup::Awaits;
use admiralty_notation::{Colour, Diagnostic, Kind, Problems};
use admiralty_referee::{Dice, Lang, Secret, Table, Word, hash};
use serde_json::json;

/// What sealed dice are bound to besides the state: the players' words, the hashes of their orders.
fn words(received: &[Received]) -> Vec<Word> {
    let mut words = Vec::new();
    for orders in received {
        let seat = orders.plan.seat;
        words.extend(orders.plan.word.iter().map(|word| Word { seat, word: word.clone() }));
        words.push(Word { seat, word: format!("orders:{}", hash(orders.source.text().as_bytes())) });
    }
    words
}

/// The dice of the turn, and the key from which those of the next follow.
fn dice(request: &Resolve, scenario: &Scenario) -> Result<(Dice, Option<Secret>, Option<Rolls>), Problems> {
    match &request.dice {
        TurnDice::Table(rolls) => Ok((Dice::Table, None, rolls.as_ref().map(Rolls::read))),
        TurnDice::Sealed(key) => {
            let secret = key_of_turn(key, &scenario.setup);
            let Some(commitment) = &scenario.commitment else {
                let message = format!("{} has no commitment for its dice", request.state.name());
                let help = "`turn new` and `turn resolve` write one; with --dice table it is not needed";
                return Err(Diagnostic::new(Kind::MissingKey, message).help(help).into());
            };
            if secret.commitment() != *commitment {
                let message =
                    format!("the key is not the one to which {} is committed", request.state.name());
                let help = "the key lies beside the state that `turn new` or `turn resolve` wrote";
                return Err(Diagnostic::new(Kind::Conflict, message).help(help).into());
            }
            Ok((Dice::Sealed(secret), Some(key.clone()), None))
        }
    }
}

pub(super) fn resolve(request: &Resolve) -> Result<Outcome, Problems> {
    let (scenario, table) = opened(request.state)?;
    if scenario.seen_by.is_some() {
        let message = format!(
            "{} is the view of one player: only the whole state can be resolved",
            request.state.name()
        );
        return Err(Diagnostic::new(Kind::Conflict, message).into());
    }
    let setup = &scenario.setup;
    if !setup.position.winners.is_empty() {
        let message = "this game is over: somebody has won (I8.3)";
        return Err(Diagnostic::new(Kind::Conflict, message).into());
    }
    if matches!(setup.awaits, Awaits::Turn | Awaits::Politics) && setup.votes_openly(setup.position.agenda) {
        let message = format!(
            "{} waits for all votes at once, and this election is open: votes come one by one (I3.4)",
            request.state.name()
        );
        let help = "write `awaits = \"deals\"`; the votes come in the rounds after that";
        return Err(Diagnostic::new(Kind::Conflict, message).help(help).into());
    }
    let excused: Vec<Seat> =
        request.absent.iter().map(|name| player_named(&table, name)).collect::<Result<_, _>>()?;
    let (checked, left_out) = match request.skip_bad {
        true => tidy(&table, request.orders),
        false => (check(&table, request.orders), Vec::new()),
    };
    let mut wrong: Vec<Diagnostic> = checked.mistakes().map(|found| found.problem.clone()).collect();
    // Orders of nobody known are missed: why they are nobody's is said with it.
    let nobodys = left_out.iter().filter(|left| left.found.seat.is_none());
    let missed = absent(setup, &checked.received, &excused);
    if !missed.is_empty() {
        wrong.extend(nobodys.map(|left| left.found.problem.clone()));
    }
    wrong.extend(missed);
    if !wrong.is_empty() {
        let helped = wrong.pop().map(|last| match (&last.help, request.skip_bad) {
            (None, false) => last.help("`--skip-bad` resolves the turn without the lines that are wrong"),
            _ => last,
        });
        wrong.extend(helped);
        Problems::none(wrong)?;
    }
    let lexicon = Lexicon { setup, names: &scenario.names };
    let rulings =
        request.rulings.map(|source| rulings::read(source, lexicon, &checked.received)).transpose()?;
    let (dice, key, rolls) = dice(request, &scenario)?;
    let plan = |seat: Seat| {
        let own = checked.received.iter().find(|received| received.plan.seat == seat);
        own.map_or_else(|| Plan::empty(seat), |received| received.plan.clone())
    };
    let agents = (0..setup.seats.len() as u8).map(|seat| Agent::new(plan(Seat(seat)))).collect();
    let hands =
        Hands { agents, rulings: rulings.unwrap_or_default(), rolls, dice, words: words(&checked.received) };
    let played = play(table.clone(), hands)?;
    Ok(outcome(&scenario, &table, &checked, &left_out, &played, key.as_ref()))
}

fn outcome(
    scenario: &Scenario,
    table: &TurnTable,
    checked: &Checked,
    left_out: &[LeftOut],
    played: &Played,
    key: Option<&Secret>,
) -> Outcome {
    let received = checked.received.as_slice();
    let setup = &scenario.setup;
    let position = &played.session.state().position;
    let awaits = setup.next_awaits(position);
    let mut next = setup.clone();
    next.position = position.clone();
    next.awaits = awaits;
    let commitment = key.map(|key| next_commitment(key, &next));
    let salt = next_salt(scenario, key);
    let dice = scenario::Dice { commitment: commitment.as_deref(), salt: salt.as_deref() };
    let state = scenario::print(scenario, position, awaits, dice);
    let record = String::from_utf8_lossy(played.session.tape().bytes().unwrap_or_default()).into_owned();
    let secret = key.map(|key| key_of_turn(key, setup).reveal_open());
    let frame = Frame {
        title: scenario.title.clone().unwrap_or_else(|| "Imperium".to_owned()),
        turn: setup.position.turn,
        commitment: scenario.commitment.clone().filter(|_| key.is_some()),
        words: received.iter().filter_map(|r| Some((r.plan.seat, r.plan.word.clone()?))).collect(),
        // Without a salt whoever knows the rest could find the hands by trying.
        hash: salt.is_some().then(|| hash(state.as_bytes())),
        secret,
    };
    let state_hash = hash(state.as_bytes());
    let told = Told { received, left_out, frame: &frame };
    let mut files = vec![Made { name: "state.toml".into(), text: state, private: true }];
    let made = |name: String, text: String, private| Made { name, text, private };
    files.extend(key.map(|key| made("state.toml.secret".into(), format!("{}\n", key.reveal()), true)));
    for lang in [Lang::En, Lang::Ru] {
        let public = post(table, played, &told, Reader::Everybody, lang);
        files.push(made(format!("log.{lang}.md"), public.markdown(), false));
        files.push(made(format!("log.{lang}.bbcode"), public.bbcode(), false));
    }
    for seat in table.rules().players() {
        let name = super::file_name(setup, seat);
        for lang in [Lang::En, Lang::Ru] {
            let private = post(table, played, &told, Reader::Player(seat), lang);
            files.push(made(format!("private/{name}.{lang}.md"), private.markdown(), true));
        }
    }
    files.push(made("record.jsonl".into(), record, true));
    if key.is_some() {
        files.push(made("dice.jsonl".into(), proof(played), false));
    }
    let remarks = played.remarks.len();
    let winners: Vec<String> = position.winners.iter().map(|seat| table.seat_name(*seat)).collect();
    let part = match setup.awaits {
        Awaits::Deals => "The round of deals of turn",
        Awaits::Vote => "The round of one vote of turn",
        _ => "Turn",
    };
    let mut text = format!("{part} {} is resolved", setup.position.turn);
    text += &match (winners.is_empty(), awaits) {
        (false, _) => format!("; {} has won the game.\n", winners.join(", ")),
        (true, Awaits::Actions) => "; the state waits for all but votes and deals.\n".into(),
        (true, Awaits::Vote) => {
            let next = position.poll.awaited.first().map(|seat| table.seat_name(*seat));
            format!("; the state waits for the vote of {}.\n", next.unwrap_or_default())
        }
        (true, Awaits::Deals) => {
            format!("; the state waits for the deals of turn {}, then for votes one by one.\n", position.turn)
        }
        (true, _) => format!("; the state waits for the orders of turn {}.\n", position.turn),
    };
    for left in left_out {
        text += &format!("{}\n", left.warning().render(Colour::Off));
    }
    text += &match remarks {
        0 => String::new(),
        1 => "1 order could not be followed to its end: a private log says which and why.\n".to_owned(),
        n => format!("{n} orders could not be followed to their end: the private logs say which and why.\n"),
    };
    let found = checked.found.iter().map(|found| found.problem.clone()).filter(|problem| problem.warns);
    let warnings = left_out.iter().map(LeftOut::warning).chain(found);
    let json = json!({
        "turn": setup.position.turn,
        "next_turn": position.turn,
        "winners": winners,
        "remarks": remarks,
        "warnings": warnings.map(|problem| problem.to_string()).collect::<Vec<_>>(),
        "state_hash": state_hash,
        "steps": played.happened.len(),
    });
    Outcome { answer: Answer { text, json }, files }
}

/// The public proof of a turn's dice: the record without the scenario, the choices and what one seat
/// alone sees, with the part of the secret that can be published. `verify/verify.py` verifies it.
fn proof(played: &Played) -> String {
    let header = played.session.header();
    let Ok(mut head) = serde_json::to_value(header) else { return String::new() };
    if let Some(head) = head.as_object_mut() {
        head.remove("scenario");
        head.insert("proof".into(), true.into());
    }
    let mut lines = vec![head.to_string()];
    let record = String::from_utf8_lossy(played.session.tape().bytes().unwrap_or_default()).into_owned();
    let open = |line: &serde_json::Value| line.get("roll").is_some_and(|roll| roll.get("hidden").is_none());
    for line in record.lines().skip(1) {
        let Ok(mut value) = serde_json::from_str::<serde_json::Value>(line) else { continue };
        if open(&value) {
            lines.push(value.to_string());
        } else if let Some(secret) = value.get("secret").and_then(|secret| secret.as_str()) {
            let open = secret.split('+').next().unwrap_or_default().to_owned();
            if let Some(end) = value.as_object_mut() {
                end.insert("secret".into(), open.into());
                end.remove("state_hash");
            }
            let digest = hash(lines.iter().map(|line| format!("{line}\n")).collect::<String>().as_bytes());
            value["record_hash"] = digest.into();
            lines.push(value.to_string());
        }
    }
    lines.join("\n") + "\n"
}
