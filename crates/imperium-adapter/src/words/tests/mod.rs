mod choices;
mod events;
mod log;
mod post;
mod samples;
mod units;

use super::*;

/// Forms that Russian has and English has not.
const FORMS: [&str; 3] = ["unit-genitive", "kind-genitive", "unit-few"];

#[test]
fn both_languages_have_the_same_texts() {
    let ours = |d: &String| !FORMS.iter().any(|form| *d == format!("en lacks `{form}`"));
    let found: Vec<String> = words(Lang::En).differences(words(Lang::Ru)).into_iter().filter(ours).collect();
    assert_eq!(found, Vec::<String>::new());
    assert!(words(Lang::En).ids().count() > 200);
}

/// A text that is there, with all its arguments.
fn is_whole(text: &str) -> bool {
    !text.is_empty()
        && !text.contains(['⟦', '⟧', '{', '}', '?'])
        && !text.contains("  ")
        && !text.ends_with(' ')
        && !text.starts_with(' ')
}
