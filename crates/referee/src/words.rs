//! Texts by id, with their arguments and plural forms.

use crate::Lang;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::OnceLock,
};
use thiserror::Error;

/// An argument of a text: a number or a string.
pub type Value<'a> = FluentValue<'a>;

/// Why texts cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WordsError {
    /// The text is not in Fluent's syntax.
    #[error("text {text} ({lang}) is not Fluent: {why}")]
    Syntax {
        /// Which of the texts, counted from 0.
        text: usize,
        /// In which language.
        lang: Lang,
        /// What the parser says.
        why: String,
    },
    /// An id stands twice.
    #[error("text {text} ({lang}): {why}")]
    Twice {
        /// Which of the texts, counted from 0.
        text: usize,
        /// In which language.
        lang: Lang,
        /// Which id.
        why: String,
    },
}

/// The texts of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The variables of each message.
    messages: BTreeMap<String, BTreeSet<String>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).field("ids", &self.messages.keys()).finish()
    }
}

/// Texts that are part of the program, in all languages: read when they are first wanted.
#[derive(Debug)]
pub struct BuiltIn {
    en: (&'static str, OnceLock<Words>),
    ru: (&'static str, OnceLock<Words>),
}

impl BuiltIn {
    /// Texts in Fluent's syntax: English, Russian.
    #[must_use]
    pub const fn new(en: &'static str, ru: &'static str) -> Self {
        Self { en: (en, OnceLock::new()), ru: (ru, OnceLock::new()) }
    }

    /// The texts of a language.
    ///
    /// # Panics
    /// If they are not Fluent. They never change after compilation, so that a test that reads them
    /// once has read them for good.
    pub fn of(&self, lang: Lang) -> &Words {
        let (text, words) = match lang {
            Lang::En => &self.en,
            Lang::Ru => &self.ru,
        };
        words.get_or_init(|| Words::new(lang, &[text]).expect("the built-in texts are well-formed"))
    }
}

impl Words {
    /// Reads texts in Fluent's syntax (FTL).
    ///
    /// # Errors
    /// If one is not FTL or an id stands twice.
    pub fn new(lang: Lang, texts: &[&str]) -> Result<Self, WordsError> {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // Terminals would show the marks that isolate right-to-left text.
        bundle.set_use_isolating(false);
        let mut messages = BTreeMap::new();
        for (text, source) in texts.iter().enumerate() {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| {
                let why = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
                WordsError::Syntax { text, lang, why }
            })?;
            bundle.add_resource(resource).map_err(|errors| {
                let why = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
                WordsError::Twice { text, lang, why }
            })?;
            collect_messages(source, &mut messages);
        }
        Ok(Self { lang, bundle, messages })
    }

    /// The referee's own texts.
    ///
    /// # Errors
    /// Never, unless the texts that are built in are damaged.
    pub fn referee(lang: Lang) -> Result<Self, WordsError> {
        let text = match lang {
            Lang::En => include_str!("../text/referee.en.ftl"),
            Lang::Ru => include_str!("../text/referee.ru.ftl"),
        };
        Self::new(lang, &[text])
    }

    /// The language of the texts.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text `id` with its arguments. A text that does not exist shows as `⟦id⟧`.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.find(id, args).unwrap_or_else(|| format!("⟦{id}⟧"))
    }

    /// The text `id` with its arguments, if it exists.
    #[must_use]
    pub fn find(&self, id: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut named = FluentArgs::new();
        for (name, value) in args {
            named.set(*name, value.clone());
        }
        // An argument that is missing shows as `{$name}` in the text itself.
        let mut errors: Vec<FluentError> = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&named), &mut errors).into_owned())
    }

    /// The ids of all texts, in alphabetical order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// Where these texts and those of another language do not match: an id that one of them
    /// lacks, or a text that uses other arguments. Empty if they match.
    #[must_use]
    pub fn differences(&self, other: &Self) -> Vec<String> {
        let mut found = Vec::new();
        for (id, variables) in &self.messages {
            match other.messages.get(id) {
                None => found.push(format!("{} lacks `{id}`", other.lang)),
                Some(theirs) if theirs != variables => {
                    found.push(format!(
                        "`{id}` uses {variables:?} in {} and {theirs:?} in {}",
                        self.lang, other.lang
                    ));
                }
                Some(_) => {}
            }
        }
        let lacking = other.messages.keys().filter(|id| !self.messages.contains_key(*id));
        found.extend(lacking.map(|id| format!("{} lacks `{id}`", self.lang)));
        found
    }
}

/// Collects the ids and variables of a text that has been parsed already: a message begins in the
/// first column with its id and `=`; its other lines are indented.
fn collect_messages(source: &str, messages: &mut BTreeMap<String, BTreeSet<String>>) {
    let mut current: Option<String> = None;
    for line in source.lines() {
        if line.starts_with('#') {
            continue;
        }
        if line.starts_with(|c: char| c.is_ascii_alphabetic())
            && let Some((id, _)) = line.split_once('=')
        {
            let id = id.trim().to_owned();
            messages.entry(id.clone()).or_default();
            current = Some(id);
        } else if line.starts_with('-') {
            current = None;
        }
        if let Some(variables) = current.as_ref().and_then(|id| messages.get_mut(id)) {
            let named = line.split('$').skip(1).map(|rest| {
                rest.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect()
            });
            variables.extend(named.filter(|name: &String| !name.is_empty()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(lang: Lang, text: &str) -> Words {
        Words::new(lang, &[text]).unwrap()
    }

    #[test]
    fn a_missing_text_is_visible() {
        let words = words(Lang::En, "one = one\n");
        assert_eq!(words.say("two", &[]), "⟦two⟧");
        assert_eq!(words.find("two", &[]), None);
    }

    #[test]
    fn arguments_are_not_isolated() {
        let words = words(Lang::En, "hi = { $who } has { $n }.\n");
        assert_eq!(words.say("hi", &[("who", "Red".into()), ("n", 3.into())]), "Red has 3.");
        assert_eq!(words.say("hi", &[("n", 3.into())]), "{$who} has 3.");
    }

    #[test]
    fn differences_of_languages_are_found() {
        let en = words(Lang::En, "a = { $x }\nb = b\nd = d\n");
        let ru = words(Lang::Ru, "a = { $y }\nc =\n    c\nd = d\n");
        let found = en.differences(&ru);
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found.iter().any(|d| d == "ru lacks `b`"));
        assert!(found.iter().any(|d| d == "en lacks `c`"));
        assert_eq!(en.differences(&en), Vec::<String>::new());
    }

    #[test]
    fn both_languages_have_the_same_texts() {
        let [en, ru] = Lang::ALL.map(|lang| Words::referee(lang).unwrap());
        assert_eq!(en.differences(&ru), Vec::<String>::new());
        assert!(en.ids().count() > 20);
    }

    #[test]
    fn russian_numbers_decline() {
        let ru = Words::referee(Lang::Ru).unwrap();
        let say = |n: u32| ru.say("resumed", &[("n", n.into())]);
        for (n, form) in [(1, "1 ход."), (2, "2 хода."), (5, "5 ходов."), (11, "11 ходов.")]
        {
            assert!(say(n).contains(form), "{}", say(n));
        }
        for (n, form) in [(21, "21 ход."), (22, "22 хода."), (112, "112 ходов."), (0, "0 ходов.")]
        {
            assert!(say(n).contains(form), "{}", say(n));
        }
    }

    #[test]
    fn damaged_texts_are_refused() {
        assert!(matches!(Words::new(Lang::En, &["= x\n"]), Err(WordsError::Syntax { .. })));
        assert!(matches!(Words::new(Lang::En, &["a = x\n", "a = y\n"]), Err(WordsError::Twice { .. })));
    }
}
