//! The texts of the clauses.

use super::words;
use admiralty_adapter::clauses::Clauses;
use admiralty_referee::Lang;

static CLAUSES: Clauses = Clauses { texts: &words::RULES, letter: 'i', last: Some("o"), alone: &[] };

/// The chapters of the rules in the order of the document: I1, I2 … and O, each with its heading.
#[must_use]
pub fn clauses(lang: Lang) -> Vec<(String, String)> {
    CLAUSES.chapters(lang)
}

/// The ids of all clauses ("I5.2.3") in the order of the document.
#[must_use]
pub fn clause_ids() -> Vec<String> {
    CLAUSES.ids()
}

/// A clause ("I5.2.3", in any case), or a chapter or section with all its clauses ("I5", "I5.2", "O").
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
    fn sections_are_no_clauses_but_have_a_text() {
        let (ids, sections) = (clause_ids(), ["I5.1", "I5.2", "I5.3"]);
        assert!(
            sections.iter().all(|id| !ids.contains(&(*id).to_owned()) && clause_text(Lang::En, id).is_some())
        );
        assert!(
            ["I1.1", "I5.0", "I5.2.7", "I8.3", "O1", "O4"].iter().all(|id| ids.contains(&(*id).to_owned()))
        );
        assert!(clause_text(Lang::En, "I5").unwrap().contains("I5.2.2"));
    }

    #[test]
    fn a_clause_is_named_as_people_write_it() {
        let text = clause_text(Lang::En, "I5.2.2").unwrap();
        for id in ["i5.2.2", " I5.2.2 ", "i5-2-2"] {
            assert_eq!(clause_text(Lang::En, id).as_ref(), Some(&text), "{id}");
        }
        // The Russian letter, too.
        assert_eq!(clause_text(Lang::En, "О2"), clause_text(Lang::En, "o2"));
        for id in ["I5.9", "I99", "", "I", "2.3", "rubbish"] {
            assert_eq!(clause_text(Lang::En, id), None, "{id}");
        }
    }
}
