//! The languages in which the referee speaks.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

/// The referee does not speak this language.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no language `{0}`; there are `en` and `ru`")]
pub struct UnknownLang(pub String);

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Ru];

    /// The language's code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code.trim()))
            .ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_by_their_code() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
            assert_eq!(lang.id().to_string(), lang.code());
        }
        assert_eq!("RU".parse(), Ok(Lang::Ru));
        assert_eq!("de".parse::<Lang>(), Err(UnknownLang("de".into())));
    }
}
