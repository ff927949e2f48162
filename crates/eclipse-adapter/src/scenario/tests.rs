//! Files that are right.

use super::*;

const WHOLE: &str = include_str!("../../../../examples/eclipse/combat-phase.toml");
const DUEL: &str = include_str!("../../../../examples/eclipse/duel.toml");

fn read(text: &str) -> Scenario {
    parse(&Source::new("f", text)).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn the_examples() {
    let duel = read(DUEL);
    assert_eq!(duel.phase.setup().players.len(), 2);
    let whole = read(WHOLE);
    assert_eq!(whole.title.as_deref(), Some("The Old Machine stirs"));
}
