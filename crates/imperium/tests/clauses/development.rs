//! I6, I8, O4: technologies, the track, the next Political Card.

use crate::board::{A, B, Board, C, Table, hex, political};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::data::{Condition, Measure, TechId};
use admiralty_imperium::effect::Colour;
use admiralty_imperium::event::Event;
use admiralty_imperium::setup::InfluenceTie;
use admiralty_imperium::turn::Wait;

fn tech(board: &Board, name: &str) -> TechId {
    let at = board.0.data.technologies.iter().position(|tech| tech.name == name);
    TechId(at.unwrap() as u8)
}

fn special(board: Board, resources: u8, colour: Colour) -> Board {
    let board = board.planet(hex(0, 0), [resources, 0], A, &[]);
    board.with(|setup| setup.map.planets.last_mut().unwrap().speciality = Some(colour))
}

/// I6.1: 30, less the Resources of planets with a speciality of the colour, not below 0.
#[test]
fn discounts_add_up() {
    for (planets, cost) in [
        (vec![], 30),
        (vec![(4, Colour::Blue)], 26),
        (vec![(4, Colour::Blue), (3, Colour::Blue), (5, Colour::Red)], 23),
        (vec![(20, Colour::Blue), (20, Colour::Blue)], 0),
    ] {
        let mut board = Board::new(2);
        for (resources, colour) in &planets {
            board = special(board, *resources, *colour);
        }
        let blue = tech(&board, "antimass_deflectors");
        let mut table = board.credits(&[100, 0]).play();
        let before = 100 + planets.iter().map(|(n, _)| u32::from(*n)).sum::<u32>();
        table.until(|wait| *wait == Wait::Research(A)).chooses(A, Choice::Research(blue));
        assert_eq!(table.credits(A), before - cost, "{planets:?}");
        assert!(table.game.position.player(A).unwrap().technologies.has(blue));
        assert!(!matches!(table.game.wait, Wait::Research(_)), "only one");
    }
}

/// I6.1 with a trait: one price for all, another for one colour.
#[test]
fn prices_of_a_race() {
    let board = special(Board::new(2).race(A, "jolnar"), 3, Colour::Red);
    let [blue, red] = ["antimass_deflectors", "hylar_v"].map(|name| tech(&board, name));
    let table = board.play();
    assert_eq!(table.turn.technology_cost(&table.game, A, blue), 20);
    assert_eq!(table.turn.technology_cost(&table.game, A, red), 37);
}

/// I6.2: 45 and no discounts, for the race alone, from the stage Republic on.
#[test]
fn racial_technologies() {
    for (stage, credits, offered) in [(1, 45, false), (2, 44, false), (2, 45, true), (3, 45, true)] {
        let board = special(Board::new(2), 0, Colour::Blue).with(|setup| {
            setup.position.players.iter_mut().for_each(|player| {
                player.stage = stage;
                player.credits = credits;
            });
        });
        let (own, other) = (tech(&board, "racial_drive"), tech(&board, "racial_trade"));
        let mut table = board.race(B, "hacan").play();
        table.until(|wait| *wait == Wait::Research(A));
        assert_eq!(table.may(A, Choice::Research(own)), offered, "{stage} {credits}");
        assert!(!table.may(A, Choice::Research(other)));
    }
}

/// I6.3: all that is needed, one of those of which one is; none twice; not without credits.
#[test]
fn prerequisites() {
    let offered = |board: Board, name: &str| {
        let tech = tech(&board, name);
        let mut table = board.credits(&[30, 0]).play();
        table.until(|wait| *wait == Wait::Research(A));
        table.may(A, Choice::Research(tech))
    };
    let knows = |known: &[&str]| known.iter().fold(Board::new(2), |board, name| board.knows(A, name));
    assert!(!offered(knows(&[]), "xrd_transporters"));
    assert!(offered(knows(&["antimass_deflectors"]), "xrd_transporters"));
    assert!(!offered(knows(&["antimass_deflectors"]), "antimass_deflectors"));
    for (known, open) in [(&[][..], false), (&["stasis_capsules"], true), (&["antimass_deflectors"], true)] {
        assert_eq!(offered(knows(known), "cybernetics"), open, "{known:?}");
    }
    let mut table = Board::new(2).credits(&[29, 29]).play();
    table.ends();
    assert_eq!(table.count(|event| matches!(event, Event::Researched { .. })), 0);
}

/// Players at these stages of a track of four, each with so many planets; a stage needs its number.
fn race(stages: &[u8], planets: &[u8], influence: &[u8]) -> Board {
    let mut board = Board::new(stages.len()).with(|setup| {
        setup.data.track.truncate(4);
        for (n, stage) in setup.data.track.iter_mut().enumerate() {
            stage.condition = Condition::AtLeast(Measure::Planets, n as u32);
        }
        setup.position.players.iter_mut().zip(stages).for_each(|(player, n)| player.stage = *n);
    });
    for (seat, n) in [A, B, C].into_iter().zip(planets) {
        for at in 0..*n {
            let influence = if at == 0 { influence[seat.index()] } else { 0 };
            board = board.planet(hex(0, 0), [0, influence], seat, &[]);
        }
    }
    board
}

fn stages(table: &Table) -> Vec<u8> {
    table.game.position.players.iter().map(|player| player.stage).collect()
}

/// I8.1: one stage at most, and never back.
#[test]
fn one_stage_a_phase() {
    let mut table = race(&[0, 2, 1], &[3, 0, 1], &[0; 3]).play();
    table.ends();
    assert_eq!(stages(&table), [1, 2, 1]);
    assert_eq!(table.game.position.winners, []);
    assert_eq!(table.game.position.turn, 2);
}

/// I8.3: the first on the last stage; of several the one with more Influence, then by seat or by lot.
#[test]
fn who_wins() {
    for (influence, winner) in [([0, 0, 0], A), ([0, 1, 1], B), ([1, 1, 2], C)] {
        let mut table = race(&[2, 2, 2], &[3, 3, 3], &influence).play();
        table.ends();
        assert_eq!(stages(&table), [3, 3, 3]);
        assert_eq!(table.game.position.winners, [winner], "{influence:?}");
        assert_eq!(table.count(|event| matches!(event, Event::Won { .. })), 1);
        assert!(table.saw(&Event::TurnEnds { turn: 1 }));
    }
    // C is not there yet and draws no lot that matters.
    let board = race(&[2, 2, 1], &[3, 3, 2], &[1, 1, 0]);
    let mut table = board.with(|setup| setup.house.influence_tie = InfluenceTie::Random).play();
    while !table.saw(&Event::Advanced { seat: B, stage: 3 }) {
        match table.game.wait {
            Wait::Lot(_) => {
                table.draws(0);
            }
            wait => {
                table.until(|now| *now != wait);
            }
        }
    }
    assert_eq!(table.urn(), [(0, 1), (1, 1)]);
    table.draws(1);
    assert_eq!(table.game.position.winners, [B]);
}

/// I8.2: conditions and what they count.
#[test]
fn conditions() {
    let board = Board::new(2).planet(hex(0, 0), [3, 2], A, &[(crate::data::PDS, 2)]);
    let board = board.planet(hex(0, 0), [1, 1], A, &[]).planet(hex(1, 0), [0, 4], A, &[]);
    let board = board.planet(hex(1, 0), [0, 0], B, &[]).agreed(A, B).knows(A, "hylar_v");
    let table = board.fleet(hex(0, 0), A, &[(crate::data::CRUISER, 2)]).credits(&[7, 0]).play();
    let pds = admiralty_imperium::effect::Kinds::only(crate::data::PDS);
    for (measure, n) in [
        (Measure::Planets, 3),
        (Measure::Influence, 7),
        (Measure::Resources, 4),
        (Measure::Technologies, 1),
        (Measure::Units(pds), 2),
        (Measure::Credits, 7),
        (Measure::Systems, 1),
        (Measure::Agreements, 1),
    ] {
        assert_eq!(table.turn.measure(&table.game, A, measure), n, "{measure:?}");
        let least = |n| Condition::AtLeast(measure, n);
        assert!(
            table.turn.meets(&table.game, A, &least(n)) && !table.turn.meets(&table.game, A, &least(n + 1))
        );
        let meets = |condition| table.turn.meets(&table.game, A, &condition);
        assert!(!meets(Condition::All(vec![least(n), least(n + 1)])));
        assert!(meets(Condition::Any(vec![least(n), least(n + 1)])));
    }
}

/// O4: the next Political Card is drawn as the turn closes; an empty deck is the discard pile; not
/// after somebody has won.
#[test]
fn the_next_political_card() {
    let [dues, subsidy] = ["dues", "subsidy"].map(political);
    let board = || Board::new(2).with(|setup| setup.position.political.rest.add(dues));
    let mut table = board().play();
    table.until(|wait| *wait == Wait::Agenda);
    assert_eq!(table.urn(), [(dues.0, 1)]);
    table.draws(dues.0);
    assert_eq!((table.game.position.agenda, table.game.position.turn), (Some(dues), 2));
    assert!(table.saw(&Event::NextAgenda { card: dues }));

    let mut table = Board::new(2).with(|setup| setup.position.political.discards.add(subsidy)).play();
    table.ends();
    assert_eq!(table.game.position.agenda, Some(subsidy));
    assert_eq!(table.game.position.political.discards.total(), 0);

    let board = race(&[2, 0, 0], &[3, 0, 0], &[0; 3]);
    let mut table = board.with(|setup| setup.position.political.rest.add(dues)).play();
    table.ends();
    assert_eq!((table.game.position.agenda, table.game.position.turn), (None, 1));
}
