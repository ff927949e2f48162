mod cards;
mod economy;
mod figures;
mod mistakes;
mod overrides;

use super::*;

/// A data file upon the standard set.
fn changed(text: &str) -> Result<Standard, String> {
    let source = Source::new("f", text);
    let file = parse(&source).map_err(|problems| problems.to_string())?;
    overridden(&standard(), &source, &file).map_err(|problems| problems.to_string())
}

#[test]
fn the_standard_set_makes_sense() {
    let set = built_in().unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(set.data, standard().data);
    assert!(!set.data.units.is_empty());
}

#[test]
fn the_schema_knows_every_table() {
    let schema = schema();
    let mut tables: Vec<&str> =
        schema["properties"].as_object().unwrap().keys().map(String::as_str).collect();
    tables.sort_unstable();
    let expected = [
        "action",
        "home",
        "planet_scale",
        "political",
        "race",
        "racial_cost",
        "stage",
        "start",
        "system",
        "technology",
        "technology_cost",
        "track",
        "unit",
    ];
    assert_eq!(tables, expected);
    // Every word of the vocabulary is in the schema of effects or of changes.
    let words = |name: &str| -> Vec<String> {
        schema["$defs"][name]["properties"].as_object().unwrap().keys().cloned().collect()
    };
    for (name, vocabulary) in [("Lasting", &lasting::LASTING[..]), ("Effect", &effect::ONCE[..])] {
        let described = words(name);
        let details = || vocabulary.iter().flat_map(|word| word.needs.iter().chain(word.may)).copied();
        for word in vocabulary.iter().map(|word| word.name).chain(details()) {
            assert!(described.iter().any(|known| known == word), "{name}: {word}");
        }
        for known in &described {
            let is = vocabulary.iter().any(|word| word.name == known) || details().any(|word| word == known);
            assert!(is, "{name}: {known} is no word");
        }
    }
}

/// `data/README.md` explains every word of the vocabulary.
#[test]
fn every_word_is_explained() {
    let readme = include_str!("../../../data/README.md");
    for word in lasting::LASTING.iter().chain(&effect::ONCE) {
        assert!(readme.contains(&format!("| `{} =", word.name)), "{} is not explained", word.name);
        for detail in word.needs.iter().chain(word.may) {
            assert!(readme.contains(&format!("`{detail}`")), "{detail} is not explained");
        }
    }
}
