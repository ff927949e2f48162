//! The files of the catalogue.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// A case as it is written; `cases/README.md` says what the fields mean. Warpgate's own are `deck`, a
/// deck file, and `value`, what a battle line is worth to the attacker.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) clauses: Vec<String>,
    pub(crate) title: String,
    #[serde(rename = "from")]
    _from: From,
    #[serde(rename = "contested", default)]
    _contested: Option<String>,
    pub(crate) scenario: Option<String>,
    pub(crate) battle: Option<String>,
    pub(crate) deck: Option<String>,
    #[serde(default)]
    pub(crate) script: Vec<String>,
    #[serde(default)]
    pub(crate) expect: Vec<String>,
    #[serde(default)]
    pub(crate) seen: BTreeMap<String, Vec<String>>,
    pub(crate) options: Option<Vec<String>>,
    pub(crate) refused: Option<String>,
    pub(crate) pending: Option<String>,
    #[serde(default)]
    pub(crate) end: Vec<String>,
    pub(crate) error: Option<String>,
    pub(crate) value: Option<f64>,
    /// The file in which it stands.
    #[serde(skip)]
    pub(crate) file: String,
}

/// Where the ruling comes from.
#[derive(Debug, Deserialize)]
enum From {
    #[serde(rename = "source example")]
    SourceExample,
    #[serde(rename = "source")]
    Source,
    #[serde(rename = "reading")]
    Reading,
    #[serde(rename = "fact")]
    Fact,
}

impl Case {
    pub(crate) fn says_something(&self) -> bool {
        let lists = [&self.expect, &self.end];
        let one = [&self.refused, &self.pending, &self.error];
        lists.iter().any(|list| !list.is_empty())
            || one.iter().any(|one| one.is_some())
            || self.options.is_some()
            || self.value.is_some()
            || !self.seen.is_empty()
    }
}

/// How the name of the file begins in which a case belongs: "w5-" for "W5.3-a".
pub(crate) fn prefix(id: &str) -> String {
    let chapter = id.trim_start_matches('W').split('.').next().unwrap_or_default();
    format!("w{chapter:0>2}-")
}

/// All cases, in the order of the files.
pub(crate) fn all() -> Vec<Case> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        case: Vec<Case>,
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/warpgate");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".toml"))
        .collect();
    names.sort();
    let mut cases = Vec::new();
    for name in names {
        let text = std::fs::read_to_string(folder.join(&name)).unwrap();
        let file: File = toml::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        cases.extend(file.case.into_iter().map(|case| Case { file: name.clone(), ..case }));
    }
    cases
}
