//! The texts of the clauses.

use super::words;
use admiralty_referee::Lang;

/// The chapters of the rules in the order of the document: I1, I2 … and O, each with its heading.
#[must_use]
pub fn clauses(lang: Lang) -> Vec<(String, String)> {
    let chapter = |id: String| Some((id.to_uppercase(), words::rules(lang).find(&id, &[])?));
    let turn = (1..).map_while(|n| chapter(format!("i{n}")));
    turn.chain(chapter("o".to_owned())).collect()
}

/// The ids of all clauses ("I5.2.3", "O2") in the order of the document; sections ("I5.2") are none.
#[must_use]
pub fn clause_ids() -> Vec<String> {
    let chapters = clauses(Lang::En).into_iter();
    let all = chapters.flat_map(|(chapter, _)| below(Lang::En, &chapter.to_lowercase())).map(|(id, _)| id);
    let is_section = |id: &String| !below(Lang::En, &id.to_lowercase().replace('.', "-")).is_empty();
    all.filter(|id| !is_section(id)).collect()
}

/// A clause ("I5.2.3", "O2", in any case), or a chapter or section with all its clauses ("I5", "I5.2",
/// "O").
#[must_use]
pub fn clause_text(lang: Lang, clause: &str) -> Option<String> {
    let id = clause.trim().to_lowercase().replace('.', "-");
    let text = words::rules(lang).find(&id, &[])?;
    let parts = below(lang, &id);
    if parts.is_empty() {
        return Some(text);
    }
    let mut lines = vec![format!("{}. {text}", written(&id))];
    for (id, text) in parts {
        lines.push(String::new());
        let mut margin = format!("{id:<7} ");
        for line in text.lines() {
            lines.push(format!("{margin}{line}"));
            margin = " ".repeat(8);
        }
    }
    Some(lines.join("\n"))
}

/// The clauses below a chapter or section, its sections included: id as people write it, and text. Some
/// begin with a clause 0.
fn below(lang: Lang, id: &str) -> Vec<(String, String)> {
    // The clauses of O have no full stop: O1, O2.
    let child = |n: u32| if id == "o" { format!("o{n}") } else { format!("{id}-{n}") };
    let text = |n: u32| words::rules(lang).find(&child(n), &[]).map(|text| (child(n), text));
    let children = text(0).into_iter().chain((1..).map_while(text));
    let mut found = Vec::new();
    for (id, text) in children {
        found.push((written(&id), text));
        found.extend(below(lang, &id));
    }
    found
}

/// `i5-2-3` as people write it.
fn written(id: &str) -> String {
    id.to_uppercase().replace('-', ".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_clauses() {
        let differences = words::rules(Lang::En).differences(words::rules(Lang::Ru));
        assert_eq!(differences, Vec::<String>::new());
    }

    #[test]
    fn every_clause_is_reached_through_its_chapter() {
        let ids = clause_ids();
        let chapters = clauses(Lang::En).len();
        let sections = ["I5.1", "I5.2", "I5.3"];
        assert_eq!(ids.len() + chapters + sections.len(), words::rules(Lang::En).ids().count());
        assert!(
            sections.iter().all(|id| !ids.contains(&(*id).to_owned()) && clause_text(Lang::En, id).is_some())
        );
        for lang in Lang::ALL {
            for id in &ids {
                assert!(clause_text(lang, id).is_some(), "{id}");
            }
        }
    }

    #[test]
    fn a_clause_is_named_as_people_write_it() {
        let text = clause_text(Lang::En, "I5.2.2").unwrap();
        for id in ["i5.2.2", " I5.2.2 ", "i5-2-2"] {
            assert_eq!(clause_text(Lang::En, id).as_ref(), Some(&text), "{id}");
        }
        assert!(clause_text(Lang::En, "I5").unwrap().contains("I5.2.2"));
        for id in ["I5.9", "I99", "", "I", "2.3", "rubbish"] {
            assert_eq!(clause_text(Lang::En, id), None, "{id}");
        }
    }
}
