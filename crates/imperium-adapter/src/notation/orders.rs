//! Battle instructions in a line (O2): `losses attacker=fighter,cruiser`, `retreat "odds 30%"`.

use super::options::{LineOptions, MAX_ROUNDS, is_order};
use super::side::{MAX_UNITS, Stacks, find};
use super::{elsewhere, flag_line};
use crate::conduct::Retreat;
use crate::units::Unit;
use admiralty_imperium::battle::Side;
use admiralty_imperium::unit::Role;
use admiralty_notation::line::{Line, Opt, Token};
use admiralty_notation::shown;
use admiralty_notation::{Diagnostic, Kind, did_you_mean, names};

/// What each side loses first, and when the attacker retreats.
type Read = ([Vec<String>; 2], Option<Retreat>);

/// How a retreat is written.
const RETREAT: &str = "write `retreat \"round 3\"`, `retreat \"ships 2\"` or `retreat \"odds 30%\"`";

/// Reads the battle instructions of a line, then of flags, which override them.
pub(super) fn read(
    line: &Line,
    flags: &[(String, String)],
    known: &[Unit],
    stacks: &[Stacks; 2],
    options: &LineOptions,
    problems: &mut Vec<Diagnostic>,
) -> Read {
    let mut found = (Default::default(), None);
    // A unit that could not be read is not missed a second time.
    let broken = !problems.is_empty();
    let missed = |problem: &Diagnostic| broken && problem.kind == Kind::UnknownName;
    let mut seen: Vec<&Opt> = Vec::new();
    for option in line.options.iter().filter(|option| is_order(&option.name.text)) {
        if let Some(first) = seen.iter().find(|other| names::same(&other.name.text, &option.name.text)) {
            let message = format!("the option `{}` is given twice", shown(&option.name.text));
            let problem = line.diagnostic(Kind::Duplicate, option.name.span, message).help("leave one");
            problems.push(problem.related(first.name.span, "first given here"));
            continue;
        }
        seen.push(option);
        let wrong = one(line, option, known, stacks, options, &mut found).err();
        problems.extend(wrong.filter(|problem| !missed(problem)));
    }
    for (name, value) in flags.iter().filter(|(name, _)| is_order(name.trim_start_matches('-'))) {
        let read = flag_line(name.trim_start_matches('-'), value).map_err(|p| p.first().clone());
        let read = read.and_then(|line| match line.options.as_slice() {
            [option] => one(&line, option, known, stacks, options, &mut found),
            _ => Err(Diagnostic::new(Kind::Usage, format!("`--{name}` has a semicolon in its value"))),
        });
        problems.extend(read.err().filter(|problem| !missed(problem)).map(elsewhere));
    }
    found
}

fn one(
    line: &Line,
    option: &Opt,
    known: &[Unit],
    stacks: &[Stacks; 2],
    options: &LineOptions,
    found: &mut Read,
) -> Result<(), Diagnostic> {
    if option.is("losses") {
        found.0 = losses(line, option, known, stacks, options)?;
    } else {
        found.1 = retreat(line, option, options)?;
    }
    Ok(())
}

fn losses(
    line: &Line,
    option: &Opt,
    known: &[Unit],
    stacks: &[Stacks; 2],
    options: &LineOptions,
) -> Result<[Vec<String>; 2], Diagnostic> {
    const HELP: &str = "write what is lost first, as in `losses attacker=fighter,cruiser`";
    let mut losses: [Vec<String>; 2] = Default::default();
    if option.arguments.is_empty() {
        let message = "`losses` has no value";
        return Err(line.diagnostic(Kind::BadValue, option.name.span, message).help(HELP));
    }
    for argument in &option.arguments {
        let head = &argument.head;
        let Some(side) = Side::BOTH.into_iter().find(|side| head.is(&side.to_string())) else {
            let message = format!("`{}` is neither attacker nor defender", shown(&head.text));
            return Err(line.diagnostic(Kind::UnknownName, head.span, message).help(HELP));
        };
        if argument.values.is_empty() {
            let message = format!("no unit is named for the {side}");
            return Err(line.diagnostic(Kind::BadValue, argument.span, message).help(HELP));
        }
        let own = &mut losses[side.index()];
        if !own.is_empty() {
            let message = format!("the losses of the {side} are given twice");
            return Err(line.diagnostic(Kind::Duplicate, argument.span, message).help("leave one"));
        }
        for value in &argument.values {
            let name = lost(line, value, side, known, &stacks[side.index()], options)?;
            if own.contains(&name) {
                let message = format!("`{name}` is named twice");
                return Err(line.diagnostic(Kind::Duplicate, value.span, message).help("leave one"));
            }
            own.push(name);
        }
    }
    Ok(losses)
}

/// The name of a type that a side can lose.
fn lost(
    line: &Line,
    value: &Token,
    side: Side,
    known: &[Unit],
    stacks: &Stacks,
    options: &LineOptions,
) -> Result<String, Diagnostic> {
    let own: Vec<Unit> = stacks.0.iter().filter_map(|(id, _)| known.get(id.index())).cloned().collect();
    match find(&own, &value.text) {
        Some(unit) if options.invasion && unit.role != Role::Ground => {
            let message = format!("`{}` is not lost in an Invasion", unit.name);
            let help = "only Ground Forces are: name those, or leave it out";
            Err(line.diagnostic(Kind::Illegal, value.span, message).help(help))
        }
        Some(unit) => Ok(unit.name.clone()),
        None => {
            let message = format!("the {side} has no `{}`", shown(&value.text));
            let help = did_you_mean(&value.text, own.iter().map(|unit| unit.name.as_str()));
            Err(line.diagnostic(Kind::UnknownName, value.span, message).help(help))
        }
    }
}

fn retreat(line: &Line, option: &Opt, options: &LineOptions) -> Result<Option<Retreat>, Diagnostic> {
    let wrong = |kind, message: String| Err(line.diagnostic(kind, option.span, message).help(RETREAT));
    if let Some(odd) = option.arguments.iter().find(|argument| !argument.values.is_empty()) {
        let message = format!("`{}` does not belong here", shown(line.source.slice(odd.span)));
        return Err(line.diagnostic(Kind::Syntax, odd.span, message).help(RETREAT));
    }
    let text =
        option.arguments.iter().map(|argument| argument.head.text.as_str()).collect::<Vec<_>>().join(" ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let (what, number) = match words.as_slice() {
        ["never"] => return Ok(None),
        [] => return wrong(Kind::BadValue, "`retreat` does not say when".into()),
        [what, number] => (*what, *number),
        _ => return wrong(Kind::BadValue, format!("`{}` is not a condition for a retreat", shown(&text))),
    };
    if options.invasion {
        let message = "there is no retreat from a planet";
        let help = "take `retreat` away: Ground Forces fight until one side has none (I5.3.5)";
        return Err(line.diagnostic(Kind::Conflict, option.span, message).help(help));
    }
    let whole = |least: u64, most: u64| match number.parse::<u64>() {
        Ok(n) if (least..=most).contains(&n) => Ok(n),
        Ok(n) => {
            let message = format!("`{what}` is out of range: {n}");
            let help = format!("`{what}` is a whole number from {least} to {most}");
            Err(line.diagnostic(Kind::OutOfRange, option.span, message).help(help))
        }
        Err(_) => {
            let message = format!("`{}` is not a whole number", shown(number));
            Err(line.diagnostic(Kind::BadValue, option.span, message).help(RETREAT))
        }
    };
    let named = ["round", "ships", "odds"].into_iter().find(|name| names::same(name, what));
    Ok(Some(match named {
        Some("round") => Retreat::Round(whole(1, MAX_ROUNDS)? as u16),
        Some("ships") => Retreat::Ships(whole(0, MAX_UNITS)? as u32),
        Some(_) => match percent(number) {
            Some(percent) => Retreat::Odds(percent),
            None => {
                let message = format!("`{}` is not a probability", shown(number));
                let help = "write it as `30%`, or `0.3`; it is from 0 to 100 per cent";
                return Err(line.diagnostic(Kind::BadValue, option.span, message).help(help));
            }
        },
        None => {
            let message = format!("a retreat cannot depend on `{}`", shown(what));
            let help = did_you_mean(what, ["round", "ships", "odds"]);
            return Err(line.diagnostic(Kind::UnknownName, option.span, message).help(help));
        }
    }))
}

/// `30%`, or `0.3`, in per cent.
fn percent(text: &str) -> Option<f64> {
    let (digits, scale) = match text.strip_suffix('%') {
        Some(digits) => (digits, 1.0),
        None => (text, 100.0),
    };
    let plain = digits.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let number: f64 = plain.then(|| digits.parse().ok())??;
    let percent = number * scale;
    (0.0..=100.0).contains(&percent).then_some(percent)
}
