//! The page for players and masters says only what the parsers understand.

use super::super::received::receive;
use super::super::rolls::Rolls;
use super::super::{lexicon::Lexicon, rulings};
use super::*;
use crate::data::Thing;
use crate::orders;
use crate::orders::resolve::fold;

const PAGE: &str = include_str!("../../../../../examples/imperium/ORDERS.md");

/// The blocks of one sort.
fn blocks(sort: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut inside = None;
    for line in PAGE.lines() {
        match (line.strip_prefix("```"), &mut inside) {
            (Some(known), None) => inside = Some((known == sort, String::new())),
            (Some(_), Some((wanted, text))) => {
                blocks.extend(wanted.then(|| std::mem::take(text)));
                inside = None;
            }
            (None, Some((_, text))) => *text += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    assert!(inside.is_none() && !blocks.is_empty(), "{sort}");
    blocks
}

fn lines(sort: &str) -> Vec<String> {
    blocks(sort).iter().flat_map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn every_order_of_the_page_is_understood() {
    // An election is on the agenda, and then a card for or against.
    let votes = changed("agenda = \"harvest_festival\"", "agenda = \"customs_war\"");
    let votes = votes.replace("discards = {}", "");
    let tables = [state(), votes].map(|state| opened(&Source::new("state.toml", state)).unwrap().1);
    let mut kinds = std::collections::BTreeSet::new();
    for line in lines("orders") {
        let heads = ["seat", "игрок"].iter().any(|word| line.starts_with(word));
        let text = if heads { line.clone() } else { format!("seat Anna\n{line}") };
        let source = Source::new("orders", text);
        let (read, problems) = orders::parse(&source);
        assert!(problems.is_empty(), "{line}: {problems:?}");
        let said: Vec<String> = tables
            .iter()
            .filter_map(|table| {
                let (_, found) =
                    receive(table.rules().setup(), table.names(), std::slice::from_ref(&source), &[]);
                found.first().map(|found| found.problem.to_string())
            })
            .collect();
        assert!(said.len() < 2, "{line}: {said:?}");
        let russian =
            line.chars().any(|c| ('а'..='я').contains(&c)) && !line.starts_with(|c: char| c.is_ascii());
        kinds.extend(read.items.iter().map(|order| {
            let kind = format!("{:?}", order.kind);
            (kind.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned(), russian)
        }));
    }
    // All of them, in both languages: as many as the enum has.
    let ast = include_str!("../../orders/ast.rs");
    let body = ast.split("pub enum OrderKind {").nth(1).unwrap().split("\n}\n").next().unwrap();
    let all = body
        .lines()
        .filter_map(|line| line.strip_prefix("    ").filter(|line| line.starts_with(char::is_uppercase)));
    for kind in all.map(|line| line.split(|c: char| !c.is_alphanumeric()).next().unwrap()) {
        for russian in [false, true] {
            assert!(kinds.contains(&(kind.to_owned(), russian)), "{kind} is missing, Russian: {russian}");
        }
    }
}

#[test]
fn every_ruling_of_the_page_is_understood() {
    let (scenario, _) = opened(&Source::new("state.toml", state())).unwrap();
    let lexicon = Lexicon { setup: &scenario.setup, names: &scenario.names };
    for block in blocks("rulings") {
        let source = Source::new("rulings", block.as_str());
        rulings::read(&source, lexicon, &[]).unwrap_or_else(|problems| panic!("{problems}"));
    }
    // Every word that a line can begin with is told, in both languages.
    let page: Vec<String> =
        lines("rulings").iter().map(|line| line.split(' ').next().unwrap_or_default().to_owned()).collect();
    for words in rulings::beginnings() {
        assert!(words.iter().filter(|word| page.iter().any(|line| line == *word)).count() >= 2, "{words:?}");
    }
}

#[test]
fn every_roll_of_the_page_is_a_die_or_a_name() {
    let (scenario, _) = opened(&Source::new("state.toml", state())).unwrap();
    let text = blocks("rolls").concat();
    let rolls = Rolls::read(&Source::new("rolls", text.as_str())).texts();
    assert_eq!(rolls.len(), text.lines().count());
    let actions = scenario.setup.data.actions.iter().map(|card| card.name.as_str());
    let known: Vec<String> = actions
        .flat_map(|id| {
            [
                id,
                scenario.names.name(Lang::En, Thing::Action, id),
                scenario.names.name(Lang::Ru, Thing::Action, id),
            ]
        })
        .chain(scenario.setup.seats.iter().map(|seat| seat.name.as_str()))
        .map(fold)
        .collect();
    for roll in rolls {
        // I1.2: a die shows 1 to 10.
        let dice = roll.split(' ').all(|face| face.parse::<u8>().is_ok_and(|face| (1..=10).contains(&face)));
        assert!(dice || known.contains(&fold(&roll)), "{roll}");
    }
}
