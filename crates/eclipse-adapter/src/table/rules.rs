//! The texts of the clauses.

use super::words;
use admiralty_adapter::clauses::Clauses;
use admiralty_referee::Lang;

static CLAUSES: Clauses = Clauses { texts: &words::RULES, letter: 'e', last: None, alone: &["terms"] };

/// The chapters of the rules in the order of the document: id ("E4"; "terms" is first) and heading.
#[must_use]
pub fn clauses(lang: Lang) -> Vec<(String, String)> {
    let terms = ("terms".to_owned(), words::game(lang).say("terms-heading", &[]));
    std::iter::once(terms).chain(CLAUSES.chapters(lang)).collect()
}

/// The ids of all clauses ("E4.2") in the order of the document.
#[must_use]
pub fn clause_ids() -> Vec<String> {
    CLAUSES.ids()
}

/// A clause ("E4.2", in any case), a chapter with all its clauses ("E4"), or the "terms".
#[must_use]
pub fn clause_text(lang: Lang, clause: &str) -> Option<String> {
    CLAUSES.say(lang, clause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_all_clauses_in_their_chapters() {
        assert_eq!(CLAUSES.faults(), Vec::<String>::new());
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
