//! The texts of the clauses.

use super::words;
use admiralty_adapter::clauses::Clauses;
use admiralty_referee::Lang;

static CLAUSES: Clauses = Clauses { texts: &words::RULES, letter: 'v', last: None, alone: &[] };

/// The chapters of the rules in the order of the document: id ("V2") and heading.
#[must_use]
pub fn clauses(lang: Lang) -> Vec<(String, String)> {
    CLAUSES.chapters(lang)
}

/// The ids of all clauses ("V2.3") in the order of the document.
#[must_use]
pub fn clause_ids() -> Vec<String> {
    CLAUSES.ids()
}

/// A clause ("V2.3", in any case), or a chapter with all its clauses ("V2").
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
        let text = clause_text(Lang::En, "V2.3").unwrap();
        assert!(text.starts_with("Ambush N"), "{text}");
        for id in ["V2.99", "V9", "", "V", "2.3", "rubbish"] {
            assert_eq!(clause_text(Lang::En, id), None, "{id}");
        }
        assert!(clause_text(Lang::Ru, "V3").unwrap().starts_with("V3. Что дальше\n\nV3.0   Пункты"));
    }
}
