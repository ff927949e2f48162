//! What things of the data are called, in both languages and in order files.

use super::file::Origin;
use admiralty_notation::names;
use admiralty_referee::Lang;
use std::collections::BTreeMap;

/// What sort of thing has a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Thing {
    Unit,
    Race,
    Technology,
    Political,
    Action,
    Stage,
    System,
    Planet,
}

impl Thing {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Unit,
        Self::Race,
        Self::Technology,
        Self::Political,
        Self::Action,
        Self::Stage,
        Self::System,
        Self::Planet,
    ];

    /// In messages, of several.
    pub(crate) fn words(self) -> String {
        match self {
            Self::Technology => "technologies".to_owned(),
            _ => format!("{}s", self.word()),
        }
    }

    /// In messages.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Unit => "unit",
            Self::Race => "race",
            Self::Technology => "technology",
            Self::Political => "Political Card",
            Self::Action => "Action Card",
            Self::Stage => "stage",
            Self::System => "system",
            Self::Planet => "planet",
        }
    }
}

/// What one thing is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    /// In English: one of it.
    pub en: String,
    /// In Russian: one of it, nominative.
    pub ru: String,
    /// Other names for order files.
    pub aliases: Vec<String>,
    /// What it does, said to players: English, Russian.
    pub text: Option<[String; 2]>,
    /// Where it comes from, if the file says so.
    pub from: Option<Origin>,
    /// What should be known of its figures.
    pub note: Option<String>,
}

impl Name {
    /// In a language.
    #[must_use]
    pub fn said(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Ru => &self.ru,
        }
    }
}

/// The names of all things of a set, by canonical name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    of: BTreeMap<Thing, BTreeMap<String, Name>>,
    /// All that a thing may be called, folded, with its canonical name.
    folded: BTreeMap<Thing, BTreeMap<String, String>>,
}

impl Names {
    /// Adds a thing.
    ///
    /// # Errors
    /// The canonical name of what is called the same already, and what they are both called.
    pub(crate) fn add(&mut self, thing: Thing, id: &str, name: Name) -> Result<(), (String, String)> {
        let folded = self.folded.entry(thing).or_default();
        let all = [id, &name.en, &name.ru].into_iter().chain(name.aliases.iter().map(String::as_str));
        let mut taken = None;
        for word in all {
            let known = folded.entry(names::fold(word)).or_insert_with(|| id.to_owned());
            if known != id && taken.is_none() {
                taken = Some((known.clone(), word.to_owned()));
            }
        }
        self.of.entry(thing).or_default().insert(id.to_owned(), name);
        taken.map_or(Ok(()), Err)
    }

    /// All that is said of the name of a thing.
    #[must_use]
    pub fn get(&self, thing: Thing, id: &str) -> Option<&Name> {
        self.of.get(&thing)?.get(id)
    }

    /// What a thing is called; of one that is not known its canonical name.
    #[must_use]
    pub fn name<'a>(&'a self, lang: Lang, thing: Thing, id: &'a str) -> &'a str {
        self.get(thing, id).map_or(id, |name| name.said(lang))
    }

    /// What a card or technology does, said to players.
    #[must_use]
    pub fn text(&self, lang: Lang, thing: Thing, id: &str) -> Option<&str> {
        let [en, ru] = self.get(thing, id)?.text.as_ref()?;
        Some(match lang {
            Lang::En => en,
            Lang::Ru => ru,
        })
    }

    /// Rows for [`names::resolve`]: each canonical name with all that it may be called besides.
    #[must_use]
    pub fn table(&self, thing: Thing) -> Vec<(&str, Vec<&str>)> {
        let all = self.of.get(&thing).into_iter().flatten();
        all.map(|(id, name)| {
            let more = name.aliases.iter().map(String::as_str);
            (id.as_str(), [name.en.as_str(), name.ru.as_str()].into_iter().chain(more).collect())
        })
        .collect()
    }

    /// The canonical name of the thing that somebody calls so: in either language, in any case, with
    /// spaces, hyphens or underscores, in the English plural.
    #[must_use]
    pub fn resolve(&self, thing: Thing, word: &str) -> Option<&str> {
        let folded = self.folded.get(&thing)?;
        if let Some(id) = folded.get(&names::fold(word)) {
            return Some(id);
        }
        let table = self.table(thing);
        let rows: Vec<(&str, &[&str])> = table.iter().map(|(id, more)| (*id, more.as_slice())).collect();
        names::resolve(word, &rows)
    }
}

/// A canonical name with capitals and spaces: `ground_force` is "Ground Force", `month_of_peace` "Month
/// of Peace".
pub(crate) fn capitalised(id: &str) -> String {
    const SMALL: [&str; 6] = ["of", "on", "the", "and", "to", "in"];
    let words = id.split('_').enumerate().map(|(at, word)| {
        if at > 0 && SMALL.contains(&word) {
            return word.to_owned();
        }
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    });
    words.collect::<Vec<String>>().join(" ")
}
