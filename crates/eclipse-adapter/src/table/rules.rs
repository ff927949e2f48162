//! The texts of the clauses.

use super::words;
use admiralty_referee::Lang;

/// The chapters of the rules in the order of the document: id ("E4"; "terms" is first) and
/// heading.
#[must_use]
pub fn clauses(lang: Lang) -> Vec<(String, String)> {
    let terms = ("terms".to_owned(), words::game(lang).say("terms-heading", &[]));
    let chapters = (1..).map_while(|chapter| {
        let heading = words::rules(lang).find(&format!("e{chapter}"), &[])?;
        Some((format!("E{chapter}"), heading))
    });
    std::iter::once(terms).chain(chapters).collect()
}

/// The ids of all clauses ("E4.2") in the order of the document.
#[must_use]
pub fn clause_ids() -> Vec<String> {
    let chapters = 1..clauses(Lang::En).len();
    chapters.flat_map(|chapter| clauses_of(Lang::En, &format!("e{chapter}"))).map(|(id, _)| id).collect()
}

/// A clause ("E4.2", in any case), a chapter with all its clauses ("E4"), or the "terms".
#[must_use]
pub fn clause_text(lang: Lang, clause: &str) -> Option<String> {
    // The Russian letter looks the same.
    let id = clause.trim().to_lowercase().replace('е', "e").replace('.', "-");
    let text = words::rules(lang).find(&id, &[])?;
    if id == "terms" || id.contains('-') {
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
        let text = clause_text(Lang::En, "E4.2").unwrap();
        assert!(text.contains("four yellow dice"));
        for id in ["e4.2", " E4.2 ", "e4-2", "Е4.2"] {
            assert_eq!(clause_text(Lang::En, id).as_ref(), Some(&text), "{id}");
        }
        for id in ["E4.99", "E99", "", "E", "4.2", "rubbish", "E4.2.1"] {
            assert_eq!(clause_text(Lang::En, id), None, "{id}");
        }
        assert!(clause_text(Lang::Ru, "terms").unwrap().contains("нейтралами"));
    }

    #[test]
    fn a_chapter_is_a_heading_and_its_clauses() {
        let text = clause_text(Lang::Ru, "E4").unwrap();
        assert!(text.starts_with("E4. Древние и СОЦГ\n\nE4.1   У корабля Древних"), "{text}");
        assert_eq!(clauses(Lang::Ru)[0], ("terms".into(), "Термины".into()));
        assert_eq!(clauses(Lang::En)[4], ("E4".into(), "Ancients and the GCDS".into()));
    }
}
