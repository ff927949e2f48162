//! The tables of words agree with themselves.

use super::*;
use crate::orders::verbs::Verb;
use crate::orders::words::{Key, fold, lang_of};

#[test]
fn forms_are_written_as_they_are_compared() {
    let keys = Key::ALL.iter().map(|key| key.forms());
    let verbs = Verb::ALL.iter().map(|verb| verb.forms());
    for forms in keys.chain(verbs).chain(Phase::ALL.map(Phase::forms)) {
        for lang in [Lang::En, Lang::Ru] {
            assert!(!forms.of(lang).is_empty());
            for form in forms.of(lang) {
                for word in form.split(' ') {
                    assert_eq!(fold(word), word, "{form}");
                    assert_eq!(lang_of(word), lang, "{form}");
                }
            }
        }
    }
}

#[test]
fn no_two_verbs_or_phases_share_a_form() {
    let verbs: Vec<&str> = Verb::ALL.iter().flat_map(|verb| verb.forms().all()).collect();
    let phases: Vec<&str> = Phase::ALL.iter().flat_map(|phase| phase.forms().all()).collect();
    for forms in [verbs, phases] {
        for (n, form) in forms.iter().enumerate() {
            assert!(!forms[..n].contains(form), "{form}");
        }
    }
}
