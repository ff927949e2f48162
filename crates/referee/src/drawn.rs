//! What people say was drawn: by number, by name, or by the beginning of a name.
//!
//! Things that are known by a number of their own, as a tile by its worth, are told by that number.
//! Other things are numbered from 1 as they are listed. Where some have a number of their own and
//! others have not, a number that fits two of them is asked about again: nobody gets another thing
//! than they mean.

use crate::{
    Lang, Table,
    pick::{Pick, pick},
};
use admiralty_game::Urn;

/// The things of an urn, as a person is shown them.
pub(crate) struct Things {
    pub(crate) labels: Vec<u8>,
    /// The numbers before them.
    pub(crate) numbers: Vec<usize>,
    /// What they are called; further names in the same place.
    pub(crate) texts: Vec<String>,
    names: Vec<Vec<String>>,
    own: Vec<Option<usize>>,
}

impl Things {
    /// What is no longer there is listed too: that it is missing may be somebody's secret.
    pub(crate) fn of<T: Table>(table: &T, lang: Lang, urn: &Urn) -> Self {
        let labels: Vec<u8> = urn.things.iter().map(|(label, _)| *label).collect();
        let own: Vec<Option<usize>> =
            labels.iter().map(|label| table.drawn_number(*label).map(usize::from)).collect();
        let known: Option<Vec<usize>> = own.iter().copied().collect();
        let numbers = known.unwrap_or_else(|| (1..=labels.len()).collect());
        let texts = labels.iter().map(|label| table.drawn_name(lang, *label)).collect();
        let names = labels.iter().map(|label| table.drawn_names(*label)).collect();
        Self { labels, numbers, texts, names, own }
    }

    /// Which of them is meant.
    pub(crate) fn pick(&self, typed: &str) -> Pick {
        if let Ok(number) = typed.trim().parse::<usize>() {
            let listed = self.numbers.iter().position(|n| *n == number);
            let own = self.own.iter().position(|n| *n == Some(number));
            return match (listed, own) {
                (Some(listed), Some(own)) if listed != own => Pick::Several(vec![listed, own]),
                (Some(one), _) | (None, Some(one)) => Pick::One(one),
                (None, None) => Pick::None,
            };
        }
        pick(typed, &self.numbers, &self.texts, &self.names)
    }
}
