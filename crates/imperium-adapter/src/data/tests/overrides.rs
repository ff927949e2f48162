//! What a scenario changes.

use super::*;
use admiralty_imperium::data::{Ballot, Condition, Measure};
use admiralty_imperium::effect::{Effect, Lasting, Who};
use admiralty_imperium::unit::Role;
use admiralty_referee::Lang;

fn set(text: &str) -> Standard {
    changed(text).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn nothing_changes_nothing() {
    let same = set("");
    assert_eq!(same.data, standard().data);
    assert_eq!(same.names, standard().names);
    assert_eq!(same.systems, standard().systems);
    assert_eq!(same.starts, standard().starts);
}

#[test]
fn an_entry_changes_what_it_says() {
    let before = standard();
    let after = set("technology_cost = 25\n[unit.cruiser]\ncost = 7\n");
    let mut expected = (*before.data).clone();
    expected.technology_cost = 25;
    expected.units[1].cost = 7;
    assert_eq!(*after.data, expected);
    assert_eq!(after.names.name(Lang::Ru, Thing::Unit, "cruiser"), "Крейсер");
}

#[test]
fn the_last_file_counts() {
    let first = set("[unit.cruiser]\ncost = 7\ncombat = 7\n");
    let source = Source::new("g", "[unit.cruiser]\ncost = 9\n");
    let second = overridden(&first, &source, &parse(&source).unwrap()).unwrap();
    assert_eq!((second.data.units[1].cost, second.data.units[1].combat), (9, 7));
}

#[test]
fn planets_scale() {
    let after = set("planet_scale = 1\n");
    assert_eq!((after.planet_scale, after.system("18").unwrap().planets[0].influence), (1, 6));
    let after = set("[system.18]\nplanets = { \"Mecatol Rex\" = [2, 7, \"yellow\"] }\n");
    let rex = &after.system("18").unwrap().planets[0];
    assert_eq!((rex.resources, rex.influence), (10, 35));
    assert_eq!(after.names.name(Lang::Ru, Thing::Planet, "Mecatol Rex"), "Мекатол-Рекс");
}

/// An optional unit comes in by being listed, and groups of ships then have it.
#[test]
fn optional_units() {
    let after = set("[unit.destroyer]\n");
    assert_eq!(after.data.units.len(), standard().data.units.len() + 1);
    let destroyer = after.data.units.last().unwrap();
    assert_eq!((destroyer.name.as_str(), destroyer.role, destroyer.combat), ("destroyer", Role::Ship, 9));
    let id = after.data.unit_ids().last().unwrap();
    let norr = &after.data.races[usize::from(after.race("norr").unwrap())];
    let Lasting::Combat { units, .. } = norr.traits[0] else { panic!("{norr:?}") };
    assert!(units.has(id));
    assert_eq!(after.optional.len(), 1);
}

#[test]
fn new_entries() {
    let after = set(r#"
[unit.corvette]
role = "ship"
cost = 5
combat = 8
move = 3
ru = "Корвет"
[race.xxcha]
traits = [{ influence_per_agreement = 1 }]
ru = "Королевство Ззча"
start = { credits = 20, units = { corvette = 2 } }
[technology.cloaking]
colour = "blue"
needs = ["antimass_deflectors"]
effects = [{ move = 1, units = "corvette" }]
[political.amnesty]
for = [{ credits = 1, who = "everyone" }]
[action.ransom]
window = "economic"
aim = "player"
effects = [{ credits = -2, who = "target" }]
copies = 3
"#);
    let xxcha = usize::from(after.race("xxcha").unwrap());
    assert_eq!(after.data.races[xxcha].traits, [Lasting::InfluencePerAgreement { n: 1 }]);
    assert!(after.system("xxcha").unwrap().home);
    let start = &after.starts[xxcha];
    // Credits and units are its own, Action Cards as for everybody.
    assert_eq!((start.credits, start.cards, start.units.total()), (20, 1, 2));
    assert_eq!(after.data.technologies.last().unwrap().name, "cloaking");
    let ransom = after.data.actions.last().unwrap();
    assert_eq!((ransom.copies, &ransom.effects[..]), (3, &[Effect::Credits { who: Who::Target, n: -2 }][..]));
    assert_eq!(after.names.resolve(Thing::Unit, "корвет"), Some("corvette"));
    assert_eq!(after.names.name(Lang::En, Thing::Political, "amnesty"), "Amnesty");
}

/// What is voted on is replaced as a whole: an election does not keep the votes for and against.
#[test]
fn another_ballot() {
    let after =
        set("[political.clean_slate]\nelect = \"player\"\nelected = [{ credits = 1, who = \"elected\" }]\n");
    let card = after.data.political.iter().find(|card| card.name == "clean_slate").unwrap();
    assert!(matches!(&card.ballot, Ballot::Election { elected, .. } if elected.len() == 1));
}

#[test]
fn another_track() {
    let after = set(r#"
track = ["warlord", "regent", "imperium_rex"]
[stage.regent]
condition = { units = 5, of = ["dreadnought"], any = [{ credits = 40 }, { agreements = 2 }] }
racial = true
"#);
    let names: Vec<&str> = after.data.track.iter().map(|stage| stage.name.as_str()).collect();
    assert_eq!(names, ["warlord", "regent", "imperium_rex"]);
    let dreadnoughts = admiralty_imperium::effect::Kinds::only(admiralty_imperium::unit::UnitId(2));
    let any = [(Measure::Credits, 40), (Measure::Agreements, 2)];
    let expected = Condition::All(vec![
        Condition::AtLeast(Measure::Units(dreadnoughts), 5),
        Condition::Any(any.map(|(measure, n)| Condition::AtLeast(measure, n)).to_vec()),
    ]);
    assert_eq!(after.data.track[1].condition, expected);
    assert!(after.data.track[2].racial);
}

/// A card that does something else is not told with the old text.
#[test]
fn texts_that_are_out_of_date() {
    let text = |set: &Standard| set.names.text(Lang::En, Thing::Action, "ambush").map(str::to_owned);
    assert!(text(&set("[action.ambush]\ncopies = 1\n")).is_some());
    let other = "[action.ambush]\neffects = [{ credits = 1, who = \"player\" }]\n";
    assert_eq!(text(&set(other)), None);
    let told = format!("{other}text = {{ en = \"A credit.\", ru = \"Кредит.\" }}\n");
    assert_eq!(text(&set(&told)).as_deref(), Some("A credit."));
}
