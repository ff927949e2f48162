//! Effects, read key by key, so that every mistake is said at its place.

use super::file::RawEffect;
use crate::shown;
use admiralty_notation::{Diagnostic, Kind, Source, did_you_mean};
use admiralty_warpgate::card::{
    Amount, Change, Condition, Effect, EffectKind, MAX_MULTIPLIER, MAX_NUMBER, Multiplier, ReturnTo,
    Returned, Setting, Whose,
};
use toml::{Spanned, Value};

/// The kinds of effect (W5.9).
const KINDS: [&str; 7] = ["destroy", "cancel", "multiplier", "draw", "save", "return", "score"];
/// What stands beside a kind.
const DETAILS: [&str; 4] = ["of", "to", "if", "if_enemy_multiplier"];

const WHOSE: [(&str, Whose); 3] = [("own", Whose::Own), ("enemy", Whose::Enemy), ("both", Whose::Both)];
const RETURNED: [(&str, Returned); 2] = [("played", Returned::Played), ("discard", Returned::FromDiscards)];
const RETURN_TO: [(&str, ReturnTo); 4] = [
    ("hand", ReturnTo::Hand),
    ("top", ReturnTo::DeckTop),
    ("bottom", ReturnTo::DeckBottom),
    ("shuffled", ReturnTo::DeckShuffled),
];
const CONDITIONS: [(&str, Condition); 4] = [
    ("win", Condition::Wins),
    ("lose", Condition::Loses),
    ("attacking", Condition::Attacking),
    ("defending", Condition::Defending),
];

/// A key with its value.
type Entry<'a> = (&'a Spanned<String>, &'a Spanned<Value>);

/// Reads the effects of one card or technology.
pub(super) struct EffectReader<'a> {
    pub(super) source: &'a Source,
    /// "card `Broadside`".
    pub(super) owner: String,
    pub(super) setting: Setting,
}

impl EffectReader<'_> {
    /// An effect, or the first thing that is wrong with it.
    pub(super) fn read(&self, written: &Spanned<RawEffect>) -> Result<Effect, Diagnostic> {
        let raw = written.get_ref();
        let entries = &raw.0;
        for key in entries.keys() {
            let known = KINDS.iter().chain(&DETAILS);
            if !known.clone().any(|name| name == key.get_ref()) {
                let message =
                    format!("{}: there is no kind of effect `{}` (W5.9)", self.owner, shown(key.get_ref()));
                let help = did_you_mean(key.get_ref(), KINDS);
                return Err(self.source.diagnostic(Kind::UnknownName, key.span(), message).help(help));
            }
        }
        let mut kinds = entries.iter().filter(|(key, _)| KINDS.contains(&key.get_ref().as_str()));
        let Some(kind) = kinds.next() else {
            let place = entries.keys().next().map_or_else(|| written.span(), Spanned::span);
            let message = format!("{}: this effect has no kind (W5.9)", self.owner);
            let help = format!("kinds are: {}", KINDS.join(", "));
            return Err(self.source.diagnostic(Kind::MissingKey, place, message).help(help));
        };
        if let Some((second, _)) = kinds.next() {
            let message = format!("{}: `{}` is a second kind in one effect", self.owner, second.get_ref());
            let problem = self.source.diagnostic(Kind::Conflict, second.span(), message);
            let problem = problem.related(kind.0.span(), "the first");
            return Err(problem.help("write two effects: `text = [{ … }, { … }]`"));
        }
        let effect = Effect { when: self.condition(raw)?, kind: self.kind(raw, kind)? };
        effect.check(self.setting).map_err(|why| {
            let message = format!("{}: {why}", self.owner);
            let help = match effect.kind {
                EffectKind::Multiply(..) => {
                    "a technology can, with `moment = \"before_draw\"` or `\"reveal\"`"
                }
                EffectKind::Cancel => "a card can, or a technology with `moment = \"settled\"`",
                EffectKind::Return(Returned::Played, _) => {
                    "a card can, or a technology with `moment = \"settled\"`"
                }
                _ => "leave the condition out, or choose a later moment",
            };
            self.source.diagnostic(Kind::Illegal, kind.0.span(), message).help(help)
        })?;
        Ok(effect)
    }

    fn detail<'r>(&self, raw: &'r RawEffect, name: &str) -> Option<Entry<'r>> {
        raw.0.iter().find(|(key, _)| key.get_ref() == name)
    }

    fn kind(&self, raw: &RawEffect, entry: Entry<'_>) -> Result<EffectKind, Diagnostic> {
        let (key, value) = entry;
        let (mut of, mut to) = (self.detail(raw, "of"), self.detail(raw, "to"));
        let kind = match key.get_ref().as_str() {
            "destroy" => {
                let Some(of) = of.take() else { return Err(self.missing(key, "of", &WHOSE.map(|(n, _)| n))) };
                EffectKind::Destroy(self.word(of, &WHOSE)?, self.amount(entry)?)
            }
            "cancel" => match value.get_ref() {
                Value::Boolean(true) => EffectKind::Cancel,
                _ => return Err(self.wrong(entry, "`cancel` is `true`, or left out".into())),
            },
            "multiplier" => {
                let whose = of.take().map_or(Ok(Whose::Own), |of| self.word(of, &WHOSE))?;
                EffectKind::Multiply(whose, self.change(entry)?)
            }
            "draw" => EffectKind::Draw(self.number(entry, 1, MAX_NUMBER.into())? as u8),
            "save" => EffectKind::Save(self.number(entry, 1, MAX_NUMBER.into())? as u8),
            "return" => {
                let names = RETURN_TO.map(|(name, _)| name);
                let Some(to) = to.take() else { return Err(self.missing(key, "to", &names)) };
                EffectKind::Return(self.word(entry, &RETURNED)?, self.word(to, &RETURN_TO)?)
            }
            _ => EffectKind::Score(self.number(entry, -99, MAX_NUMBER.into())? as i8),
        };
        match of.or(to) {
            None => Ok(kind),
            Some((extra, _)) => {
                let message =
                    format!("{}: `{}` says nothing beside `{}`", self.owner, extra.get_ref(), key.get_ref());
                Err(self.source.diagnostic(Kind::Conflict, extra.span(), message).help("take it away"))
            }
        }
    }

    fn condition(&self, raw: &RawEffect) -> Result<Condition, Diagnostic> {
        match (self.detail(raw, "if"), self.detail(raw, "if_enemy_multiplier")) {
            (None, None) => Ok(Condition::Always),
            (Some(entry), None) => self.word(entry, &CONDITIONS),
            (None, Some(entry)) => {
                let least = self.number(entry, 0, MAX_MULTIPLIER.into())?;
                Ok(Condition::EnemyMultiplier(Multiplier(least as u8)))
            }
            (Some((first, _)), Some((second, _))) => {
                let message = format!("{}: an effect has one condition", self.owner);
                let problem = self.source.diagnostic(Kind::Conflict, second.span(), message);
                Err(problem.related(first.span(), "the first").help("take one of them away"))
            }
        }
    }

    fn amount(&self, entry: Entry<'_>) -> Result<Amount, Diagnostic> {
        match entry.1.get_ref() {
            Value::String(_) => self.word(entry, &[("half", Amount::Half), ("all", Amount::All)]),
            _ => Ok(Amount::Number(self.number(entry, 1, MAX_NUMBER.into())? as u8)),
        }
    }

    fn change(&self, entry: Entry<'_>) -> Result<Change, Diagnostic> {
        let help = "write `{ add = 1 }`, `{ add = -1 }` or `{ set = 2 }`";
        let one = match entry.1.get_ref() {
            Value::Table(table) if table.len() == 1 => table.iter().next(),
            _ => None,
        };
        match one {
            Some((key, Value::Integer(n))) if key == "add" && (-99..=99).contains(n) => {
                Ok(Change::Add(*n as i8))
            }
            Some((key, Value::Integer(n))) if key == "set" && (0..=i64::from(MAX_MULTIPLIER)).contains(n) => {
                Ok(Change::Set(Multiplier(*n as u8)))
            }
            _ => Err(self.wrong(entry, help.into())),
        }
    }

    fn number(&self, entry: Entry<'_>, least: i64, most: i64) -> Result<i64, Diagnostic> {
        match entry.1.get_ref() {
            Value::Integer(n) if (least..=most).contains(n) => Ok(*n),
            _ => {
                let help = format!("`{}` is a whole number from {least} to {most}", entry.0.get_ref());
                Err(self.wrong(entry, help))
            }
        }
    }

    fn word<T: Copy>(&self, entry: Entry<'_>, all: &[(&str, T)]) -> Result<T, Diagnostic> {
        let text = entry.1.get_ref().as_str();
        let found = text.and_then(|text| all.iter().find(|(name, _)| *name == text));
        found.map(|(_, value)| *value).ok_or_else(|| {
            let names = all.iter().map(|(name, _)| *name);
            let help = match text {
                Some(text) => did_you_mean(text, names),
                None => format!("write one of: {}", names.collect::<Vec<_>>().join(", ")),
            };
            self.wrong(entry, help)
        })
    }

    fn missing(&self, key: &Spanned<String>, detail: &str, names: &[&str]) -> Diagnostic {
        let message = format!("{}: `{}` needs `{detail}`", self.owner, key.get_ref());
        let help = format!("write `{detail} = \"…\"`, one of: {}", names.join(", "));
        self.source.diagnostic(Kind::MissingKey, key.span(), message).help(help)
    }

    fn wrong(&self, entry: Entry<'_>, help: String) -> Diagnostic {
        let written = self.source.slice(entry.1.span());
        let message = format!("{}: `{}` cannot be `{}`", self.owner, entry.0.get_ref(), shown(written));
        self.source.diagnostic(Kind::BadValue, entry.1.span(), message).help(help)
    }
}
