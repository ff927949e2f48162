//! I1.1.

use super::*;
use admiralty_imperium::Imperium;
use admiralty_imperium::unit::Role;

/// What the game has of everything for two players: the race of the first is given.
fn game(race: &str, more: &str) -> Scenario {
    read(&format!(
        "game = 'imperium'\nmap = {{ rings = 1 }}\n[[seat]]\nname = 'Anna'\nrace = '{race}'\nhome = 2\n{more}\n\
         [[seat]]\nname = 'Boris'\nrace = 'sol'\nhome = 5\n"
    ))
}

fn on(scenario: &Scenario, position: &Position, name: &str) -> Units {
    position.holding(planet(scenario, name)).unwrap().units
}

/// One Ground Force on each home planet, the dock where most Resources are, then the rest.
#[test]
fn by_the_data_of_the_race() {
    let scenario = game("hacan", "");
    let position = set_up(&scenario);
    assert_eq!(position, scenario.setup.position);
    let race = standard().race("hacan").unwrap();
    let start = standard().starts[usize::from(race)].clone();
    let data = &scenario.setup.data;
    // Arretze has 2 Resources, Hercant 1, Kamdorn none.
    let role = |wanted: Role| move |unit| data.role(unit) == Some(wanted);
    let room = data.unit(data.first(Role::Dock).unwrap()).unwrap().fighters;
    let fighters = start.units.only(role(Role::Fighter)).total();
    let docked = fighters.min(u32::from(room)) as u16;
    let mut home = units(&scenario, &[("ground_force", 1), ("space_dock", 1), ("fighter", docked)]);
    home.join(&start.units.only(|unit| matches!(data.role(unit), Some(Role::Ground | Role::Pds))));
    assert_eq!(on(&scenario, &position, "Arretze"), home);
    for other in ["Hercant", "Kamdorn"] {
        assert_eq!(on(&scenario, &position, other), units(&scenario, &[("ground_force", 1)]));
    }
    let mut ships = start.units.only(role(Role::Ship));
    ships.join(&units(&scenario, &[("fighter", fighters as u16 - docked)]));
    assert_eq!(position.ships(hex(&scenario, 2), Seat(0)), ships);
    // Nothing else belongs to anybody: three planets and one.
    assert_eq!(position.planets.iter().filter(|planet| planet.owner.is_some()).count(), 4);
    assert_eq!(position.fleets.len(), 2);
    let anna = position.player(Seat(0)).unwrap();
    assert_eq!((anna.credits, anna.technologies), (start.credits, start.technologies));
    assert_eq!((anna.stage, anna.hand.total(), anna.excluded), (0, 0, false));
    assert_eq!(scenario.starts[0].cards, start.cards);
    assert_eq!((position.turn, position.agenda, position.laws.len()), (1, None, 0));
}

#[test]
fn decks_are_whole() {
    let scenario = game("hacan", "");
    let position = set_up(&scenario);
    for (at, card) in (0..).zip(&scenario.setup.data.actions) {
        assert_eq!(position.actions.rest.get(admiralty_imperium::data::CardId(at)), card.copies);
    }
    for (at, card) in (0..).zip(&scenario.setup.data.political) {
        assert_eq!(position.political.rest.get(admiralty_imperium::data::CardId(at)), card.copies);
    }
    assert_eq!(position.actions.discards.total() + position.political.discards.total(), 0);
}

/// What the file gives stands instead of what the race has.
#[test]
fn by_the_file() {
    let scenario = read(TWO);
    let position = set_up(&scenario);
    let boris = position.player(Seat(1)).unwrap();
    assert_eq!((boris.credits, boris.technologies.count(), boris.hand.total()), (20, 1, 1));
    assert_eq!(scenario.starts[1].cards, 1);
    let quinarra = [("ground_force", 4), ("pds", 1), ("space_dock", 1)];
    assert_eq!(on(&scenario, &position, "Quinarra"), units(&scenario, &quinarra));
    assert_eq!(on(&scenario, &position, "Tren'lak"), units(&scenario, &[("ground_force", 2)]));
    let ships = [("carrier", 2), ("destroyer", 2), ("fighter", 2)];
    assert_eq!(position.ships(hex(&scenario, 14), Seat(1)), units(&scenario, &ships));
    // The card in hand is no longer in the deck.
    let card = boris.hand.each().next().unwrap().0;
    let copies = scenario.setup.data.action(card).unwrap().copies;
    assert_eq!(position.actions.rest.get(card), copies - 1);
}

/// A tie of Resources: the player's choice, else the first planet and a note.
#[test]
fn where_the_dock_stands() {
    let tie = "[data.home.letnev]\nplanets = { Alpha = [2, 0], Beta = [2, 1], Gamma = [1, 5] }\n";
    let dock = |more: &str| {
        let text = format!(
            "game = 'imperium'\nmap = {{ rings = 1 }}\n[[seat]]\nname = 'Anna'\nrace = 'letnev'\nhome = 2\n{more}\n\
             [[seat]]\nname = 'Boris'\nrace = 'sol'\nhome = 5\n{tie}"
        );
        let scenario = read(&text);
        let there = ["Alpha", "Beta", "Gamma"]
            .map(|name| scenario.setup.position.on(planet(&scenario, name), unit(&scenario, "space_dock")));
        (there, scenario.notes.len())
    };
    assert_eq!(dock(""), ([1, 0, 0], 1));
    assert_eq!(dock("dock = 'Beta'"), ([0, 1, 0], 0));
}

/// The rulebook takes both examples and the state.
#[test]
fn the_rulebook_takes_them() {
    for text in [SIX, TWO, TURN] {
        assert!(Imperium::new(read(text).setup).is_ok());
    }
}
