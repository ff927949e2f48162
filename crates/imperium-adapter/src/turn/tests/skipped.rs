//! O1: a bad line is left out entirely, and reported.

use super::*;

const BORIS: &str = "seat Boris\nvote Lodor\n";

/// A player has two Cruisers: an order for three is a mistake, and none of them sails.
#[test]
fn a_statement_with_a_mistake_is_left_out_entirely() {
    let anna = "seat Anna\nvote Lodor\nmove 3 cruisers 2 -> 1\nland 1 pds on Lodor, 1 pds on Nowhere\n";
    let played = turn(&state(), anna, BORIS, "", true).unwrap();
    assert!(!played.file("log.en.md").contains("cruisers"), "{}", played.file("log.en.md"));
    // To the master as warnings, with the place.
    let warnings: Vec<&str> =
        played.json["warnings"].as_array().unwrap().iter().flat_map(|w| w.as_str()).collect();
    let [first, second, ..] = warnings.as_slice() else { panic!("{warnings:?}") };
    assert_eq!(*first, "Anna.txt:3:1: left out: not there to set out from 2: a cruiser (I5.1.8)");
    assert!(second.starts_with("Anna.txt:4:31: left out: there is no planet `Nowhere` (I5.3.1)"), "{second}");
    assert!(played.text.contains("left out: not there to set out from 2"), "{}", played.text);
    // To the player, and to nobody else.
    let told = played.file("private/Anna.en.md");
    assert!(told.contains("## Orders that were left out"), "{told}");
    assert!(
        told.contains("- Line 3, \"move 3 cruisers 2 -\\> 1\": not there to set out from 2: a cruiser."),
        "{told}"
    );
    assert!(
        told.contains("- Line 4, \"land 1 pds on Lodor, 1 pds on Nowhere\": there is no planet"),
        "{told}"
    );
    // Of the landing no half is tried either.
    assert!(!told.contains("not landed"), "{told}");
    let russian = played.file("private/Anna.ru.md");
    assert!(
        russian.contains(
            "- Строка 3, «move 3 cruisers 2 -\\> 1»: в 2 нет того, чему приказано двигаться: крейсер."
        ),
        "{russian}"
    );
    assert!(!played.file("private/Boris.en.md").contains("left out"));
    assert!(!played.file("log.en.md").contains("left out"));
}

/// Of the three Ground Forces that the Carrier takes aboard at Lodor, where two are, one comes there by
/// the first order, which is for three and finds one: it is left out, and then the second is wrong, too.
#[test]
fn what_becomes_a_mistake_without_another_line_is_left_out_too() {
    let state = changed("\"antimass_deflectors\"]", "\"transit_diodes\"]");
    let state = state.replacen("carrier = 1, cruiser = 2, fighter = 2", "carrier = 1", 1);
    let state = state.replacen("holds = [{ ship = \"carrier\", ground_force = 3 }]", "", 1);
    let first = "transfer 3 ground_force from Hercant to Lodor";
    let second = "move 1 carrier from 2 load 3 ground_force from Lodor to 1";
    let found = checked(&state, &format!("seat Anna\nvote Lodor\n{first}\n{second}\n"));
    assert!(found.len() == 1 && found[0].1.starts_with("Anna.txt:3:1: "), "{found:?}");
    // Markdown shows no bare underscore.
    let shown = |order: &str| order.replace('_', "\\_");
    let anna = format!("seat Anna\nvote Lodor\n{first}\n{second}\n");
    let played = turn(&state, &anna, BORIS, "", true).unwrap();
    let told = played.file("private/Anna.en.md");
    assert!(told.contains(&format!("- Line 3, \"{}\": this cannot be moved so", shown(first))), "{told}");
    assert!(
        told.contains(&format!("- Line 4, \"{}\": not taken aboard at 2: a ground force", shown(second))),
        "{told}"
    );
    // What is left is orders without a mistake.
    assert!(!told.contains("could not be followed"), "{told}");
}

/// A mistake of form over several lines: the whole statement is told.
#[test]
fn a_statement_of_several_lines_is_told_whole() {
    let anna = "seat Anna\nvote Lodor\nmove 1 cruisser from 2\n  via 1\n  to 6\n";
    let played = turn(&state(), anna, BORIS, "", true).unwrap();
    let told = played.file("private/Anna.en.md");
    assert!(told.contains("Line 3, \"move 1 cruisser from 2 via 1 to 6\""), "{told}");
}

/// A vote that is left out is missing; orders that are nobody's are said to be so.
#[test]
fn what_is_left_out_is_missed() {
    let error = |anna: &str| match turn(&state(), anna, BORIS, "", true) {
        Ok(_) => panic!("{anna}"),
        Err(problems) => problems.iter().map(|problem| format!("{problem}\n")).collect::<String>(),
    };
    let said = error("seat Anna\nvote Ladur Wei\n");
    assert!(said.contains("Anna has not voted (I3.3)") && said.contains("`vote Anna: Lodor`"), "{said}");
    let said = error("seat Zoe\nvote Lodor\n");
    assert!(said.contains("there is no player `Zoe`") && said.contains("no orders of Anna"), "{said}");
}
