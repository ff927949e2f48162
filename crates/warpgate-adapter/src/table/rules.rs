//! The texts of the clauses.

use super::words;
use admiralty_referee::Lang;

/// The chapters of the rules in the order of the document: id ("W5") and heading.
#[must_use]
pub fn clauses(lang: Lang) -> Vec<(String, String)> {
    let chapters = (1..).map_while(|chapter| {
        let heading = words::rules(lang).find(&format!("w{chapter}"), &[])?;
        Some((format!("W{chapter}"), heading))
    });
    chapters.collect()
}

/// The ids of all clauses ("W5.3") in the order of the document.
#[must_use]
pub fn clause_ids() -> Vec<String> {
    let chapters = 1..=clauses(Lang::En).len();
    chapters.flat_map(|chapter| clauses_of(Lang::En, &format!("w{chapter}"))).map(|(id, _)| id).collect()
}

/// A clause ("W5.3", in any case), or a chapter with all its clauses ("W5").
#[must_use]
pub fn clause_text(lang: Lang, clause: &str) -> Option<String> {
    let id = clause.trim().to_lowercase().replace('.', "-");
    let text = words::rules(lang).find(&id, &[])?;
    if id.contains('-') {
        return Some(text);
    }
    let mut lines = vec![format!("{}. {text}", id.to_uppercase())];
    for (id, text) in clauses_of(lang, &id) {
        lines.push(String::new());
        let mut margin = format!("{id:<6} ");
        for line in text.lines() {
            lines.push(format!("{margin}{line}"));
            margin = " ".repeat(7);
        }
    }
    Some(lines.join("\n"))
}

/// The clauses of a chapter: id as people write it, and text.
fn clauses_of(lang: Lang, chapter: &str) -> Vec<(String, String)> {
    let clause = |n: u32| {
        let text = words::rules(lang).find(&format!("{chapter}-{n}"), &[])?;
        Some((format!("{}.{n}", chapter.to_uppercase()), text))
    };
    (1..).map_while(clause).collect()
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
        assert_eq!((chapters, ids.len()), (6, 31));
        assert_eq!(ids.len() + chapters, words::rules(Lang::En).ids().count());
        for lang in Lang::ALL {
            for id in &ids {
                let text = clause_text(lang, id).unwrap();
                let chapter = clause_text(lang, id.split('.').next().unwrap()).unwrap();
                assert!(chapter.contains(text.lines().next().unwrap()), "{id}");
            }
        }
    }

    #[test]
    fn a_clause_is_named_as_people_write_it() {
        let text = clause_text(Lang::En, "W4.2").unwrap();
        assert!(text.contains("tie"));
        for id in ["w4.2", " W4.2 ", "w4-2"] {
            assert_eq!(clause_text(Lang::En, id).as_ref(), Some(&text), "{id}");
        }
        for id in ["W4.99", "W99", "", "W", "4.2", "rubbish"] {
            assert_eq!(clause_text(Lang::En, id), None, "{id}");
        }
        assert!(clause_text(Lang::Ru, "W2").unwrap().starts_with("W2. Колоды\n\nW2.1 "));
    }
}
