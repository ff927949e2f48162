//! The texts of the clauses.

use super::words;
use admiralty_adapter::clauses::Clauses;
use admiralty_referee::Lang;

static CLAUSES: Clauses = Clauses { texts: &words::RULES, letter: 'w', last: None, alone: &[] };

/// The chapters of the rules in the order of the document: id ("W5") and heading.
#[must_use]
pub fn clauses(lang: Lang) -> Vec<(String, String)> {
    CLAUSES.chapters(lang)
}

/// The ids of all clauses ("W5.3") in the order of the document.
#[must_use]
pub fn clause_ids() -> Vec<String> {
    CLAUSES.ids()
}

/// A clause ("W5.3", in any case), or a chapter with all its clauses ("W5").
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
        assert_eq!((clauses(Lang::En).len(), clause_ids().len()), (6, 31));
        assert!(clause_text(Lang::En, "w4.2").unwrap().contains("tie"));
        for id in ["W4.99", "W99", "", "W", "4.2", "rubbish"] {
            assert_eq!(clause_text(Lang::En, id), None, "{id}");
        }
        assert!(clause_text(Lang::Ru, "W2").unwrap().starts_with("W2. Колоды\n\nW2.1 "));
    }
}
