//! The files of the catalogue, and what must be so of them all.

use crate::Game;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// A case as it is written; `cases/README.md` says what the fields mean.
#[derive(Debug, Deserialize)]
#[serde(bound = "Own: DeserializeOwned")]
pub struct Case<Own> {
    /// A clause and a letter: "E4.5-a".
    pub id: String,
    /// The clauses that it proves.
    pub clauses: Vec<String>,
    /// The ruling in a sentence.
    pub title: String,
    /// Where the ruling comes from.
    #[serde(rename = "from")]
    pub origin: Origin,
    /// Why people play it otherwise.
    pub contested: Option<String>,
    /// The table, a scenario file.
    pub scenario: Option<String>,
    /// What is chosen and rolled.
    #[serde(default)]
    pub script: Vec<String>,
    /// Events that happened in this order, or never.
    #[serde(default)]
    pub expect: Vec<String>,
    /// The same as players see them, by name.
    #[serde(default)]
    pub seen: BTreeMap<String, Vec<String>>,
    /// Exactly what may be chosen in the end.
    pub options: Option<Vec<String>>,
    /// What the refusal of the last line says.
    pub refused: Option<String>,
    /// The clause because of which play waits in the end.
    pub pending: Option<String>,
    /// What is true of the state in the end.
    #[serde(default)]
    pub end: Vec<String>,
    /// What the refusal of the scenario, or of the game's own subject, says.
    pub error: Option<String>,
    /// The game's own fields.
    #[serde(flatten, deserialize_with = "own")]
    pub own: Own,
    /// The file in which it stands.
    #[serde(skip)]
    pub file: String,
}

/// Where the ruling of a case comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Origin {
    /// An example of the source.
    #[serde(rename = "source example")]
    SourceExample,
    /// The text of the source.
    #[serde(rename = "source")]
    Source,
    /// A reading of ours.
    #[serde(rename = "reading")]
    Reading,
    /// A published figure.
    #[serde(rename = "fact")]
    Fact,
}

/// Gives the game all fields that are not the common ones. Serde cannot deny unknown fields next to a
/// flattened one, so the game's own type, read from what is left over, denies them.
fn own<'de, D: Deserializer<'de>, Own: DeserializeOwned>(fields: D) -> Result<Own, D::Error> {
    toml::Table::deserialize(fields)?.try_into().map_err(D::Error::custom)
}

impl<Own> Case<Own> {
    /// The clause that its id names.
    #[must_use]
    pub fn clause(&self) -> &str {
        self.id.split('-').next().unwrap_or_default()
    }

    /// Whether one of the common fields expects something.
    fn expects(&self) -> bool {
        let lists = [&self.expect, &self.end];
        let one = [&self.refused, &self.pending, &self.error];
        lists.iter().any(|list| !list.is_empty())
            || one.iter().any(|one| one.is_some())
            || self.options.is_some()
            || !self.seen.is_empty()
    }
}

/// The chapter of a clause: "E4" of "E4.5", "I5" of "I5.1.2". A clause without a chapter of its own
/// belongs to its letter: "O" of "O1".
#[must_use]
pub fn chapter_of(clause: &str) -> &str {
    clause.split_once('.').map_or_else(|| letters(clause), |(chapter, _)| chapter)
}

fn letters(chapter: &str) -> &str {
    chapter.trim_end_matches(|end: char| end.is_ascii_digit())
}

/// How the name of the file begins in which the cases of a chapter belong: "e04-" for "E4".
fn prefix(chapter: &str) -> String {
    let letters = letters(chapter);
    match &chapter[letters.len()..] {
        "" => format!("{}-", letters.to_lowercase()),
        number => format!("{}{number:0>2}-", letters.to_lowercase()),
    }
}

/// The cases of one file.
///
/// # Errors
/// Names the file and says what is wrong with its form.
pub fn read<Own: DeserializeOwned>(file: &str, text: &str) -> Result<Vec<Case<Own>>, String> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, bound = "Own: DeserializeOwned")]
    struct File<Own> {
        case: Vec<Case<Own>>,
    }
    let read: File<Own> = toml::from_str(text).map_err(|error| format!("{file}: {error}"))?;
    Ok(read.case.into_iter().map(|case| Case { file: file.into(), ..case }).collect())
}

/// All cases of a game, in the order of the files.
///
/// # Errors
/// Says which file cannot be read, and why.
pub fn cases<G: Game>() -> Result<Vec<Case<G::Own>>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases").join(G::FOLDER);
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).map_err(failed)? {
        names.push(entry.map_err(failed)?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| name.ends_with(".toml"));
    names.sort();
    let mut cases = Vec::new();
    for name in names {
        let text = std::fs::read_to_string(folder.join(&name)).map_err(failed)?;
        cases.extend(read(&name, &text)?);
    }
    Ok(cases)
}

/// Checks that every clause has a case, and that every case cites clauses, all of which exist.
///
/// # Errors
/// Names clauses and cases of which this is not so.
pub fn clauses_and_cases<G: Game>() -> Result<(), String> {
    let (clauses, cases) = (G::clauses(), cases::<G>()?);
    let cited: BTreeSet<&String> = cases.iter().flat_map(|case| &case.clauses).collect();
    let mut report = String::new();
    let without: Vec<&String> = clauses.iter().filter(|clause| !cited.contains(clause)).collect();
    if !without.is_empty() {
        let _ = writeln!(report, "no case proves {without:?}");
    }
    for case in &cases {
        if case.clauses.is_empty() {
            let _ = writeln!(report, "{} cites no clause", case.id);
        }
        for clause in case.clauses.iter().filter(|clause| !clauses.contains(clause)) {
            let _ = writeln!(report, "{} cites {clause}, which does not exist", case.id);
        }
    }
    if report.is_empty() { Ok(()) } else { Err(report) }
}

/// Checks that ids are unique, name a clause that the case cites, and stand in the file of their
/// chapter.
///
/// # Errors
/// Names the cases of which this is not so.
pub fn ids_in_order<G: Game>() -> Result<(), String> {
    let (mut seen, mut report) = (BTreeMap::new(), String::new());
    for case in cases::<G>()? {
        let clause = case.clause();
        if !case.clauses.iter().any(|cited| cited == clause) {
            let _ = writeln!(report, "{} does not cite {clause}", case.id);
        }
        if !case.file.starts_with(&prefix(chapter_of(clause))) {
            let _ = writeln!(report, "{} is in {}", case.id, case.file);
        }
        if let Some(other) = seen.insert(case.id.clone(), case.title.clone()) {
            let _ = writeln!(report, "{} is given twice: {other} / {}", case.id, case.title);
        }
    }
    if report.is_empty() { Ok(()) } else { Err(report) }
}

/// Checks that every case expects something, has a sentence for a title, and comes from somewhere
/// that the game knows.
///
/// # Errors
/// Names the cases of which this is not so.
pub fn every_case_speaks<G: Game>() -> Result<(), String> {
    let mut report = String::new();
    for case in cases::<G>()? {
        if !case.title.ends_with('.') {
            let _ = writeln!(report, "the title of {} is no sentence", case.id);
        }
        if !case.expects() && !G::expects(&case.own) {
            let _ = writeln!(report, "{} expects nothing", case.id);
        }
        if case.origin == Origin::Fact && !G::FACTS {
            let _ = writeln!(report, "{} is from a fact, of which the game has none", case.id);
        }
    }
    if report.is_empty() { Ok(()) } else { Err(report) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_after_chapters() {
        let files = [("E4.5", "e04-"), ("E13.1", "e13-"), ("I5.1.2", "i05-"), ("O1", "o-")];
        for (clause, file) in files {
            assert_eq!(prefix(chapter_of(clause)), file, "{clause}");
        }
    }
}
