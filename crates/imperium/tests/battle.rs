//! Battles pass the conformance kit, and do what the clauses say.
#![allow(clippy::unwrap_used)]

mod random_battle;

use admiralty_conformance::{Ending, Kit, play_out};
use admiralty_game::{Faces, Rulebook, Seat, Silent, Step};
use admiralty_imperium::battle::{Arena, Battle, Choice, Event, Kind, NO_FIGURES, Outcome, Setup, Side};
use admiralty_imperium::unit::{Fighting, MAX_TYPES, NEVER, UnitId, Units};

#[test]
fn battles_conform() {
    let arenas = (0..600).map(|seed| random_battle::arena(seed, 6));
    let report = Kit::default().games(3).pairs(0).max_steps(5000).check_many(arenas).unwrap();
    let missing = report.missing_kinds::<Arena>();
    assert!(missing.is_empty(), "{missing:?}\n{report}");
}

#[test]
fn many_battles_end() {
    for seed in 0..5000 {
        let played = play_out(&random_battle::arena(seed, 8), seed, 100_000, &mut Silent);
        assert_eq!(played.ending, Ending::Over, "seed {seed}: {:?}", played.state);
    }
}

const A: UnitId = UnitId(0);
const B: UnitId = UnitId(1);
const GUN: UnitId = UnitId(2);

fn hits_on(combat: u8) -> Fighting {
    Fighting { dice: 1, combat, sustains: false }
}

/// Type A hits on 9, type B on 5, guns on 4 with three dice.
fn base(kind: Kind, forces: [&[(UnitId, u16)]; 2]) -> Setup {
    let mut figures = [NO_FIGURES; MAX_TYPES];
    figures[0] = hits_on(9);
    figures[1] = hits_on(5);
    figures[2] = Fighting { dice: 3, combat: 4, sustains: false };
    Setup::new(kind, [figures; 2], forces.map(units))
}

fn units(list: &[(UnitId, u16)]) -> Units {
    let mut units = Units::NONE;
    list.iter().for_each(|(unit, n)| units.add(*unit, *n));
    units
}

/// A battle on the way, and what was told.
struct Played {
    arena: Arena,
    state: Battle,
    events: Vec<Event>,
}

impl Played {
    fn new(setup: Setup) -> Self {
        let arena = Arena::new(setup).unwrap();
        let mut events = Vec::new();
        let state = arena.start(&mut events);
        Self { arena, state, events }
    }

    /// The pending dice show these faces.
    fn roll(&mut self, faces: &[&[u8]]) -> &mut Self {
        let Step::Chance(chance) = self.arena.step(&self.state) else { panic!("no dice: {:?}", self.state) };
        let rolled = chance.read(&Faces::Dice(faces.iter().map(|f| f.to_vec()).collect())).unwrap();
        self.arena.roll(&mut self.state, &rolled, &mut self.events).unwrap();
        self
    }

    fn choose(&mut self, seat: u8, choice: Choice) -> &mut Self {
        self.arena.play(&mut self.state, Seat(seat), choice, &mut self.events).unwrap();
        self
    }

    fn options(&self, seat: u8) -> Vec<Choice> {
        let mut options = Vec::new();
        self.arena.options(&self.state, Seat(seat), &mut options);
        options
    }

    fn end(&self, outcome: Outcome, left: [&[(UnitId, u16)]; 2]) {
        assert_eq!(self.state.outcome(), Some(outcome));
        assert_eq!(Side::BOTH.map(|side| self.state.forces(side)), left.map(units));
    }
}

/// I5.2.1, I5.2.2: a result equal to the combat value hits; both rolls count, so that ships which are
/// removed have fired.
#[test]
fn equal_is_a_hit_and_both_rolls_count() {
    let mut played = Played::new(base(Kind::Space, [&[(A, 1)], &[(A, 1)]]));
    played.roll(&[&[8]]).roll(&[&[8]]);
    let again = played.state.clone();
    played.roll(&[&[9]]);
    assert_eq!(played.state.forces(Side::Defender).total(), 1, "nothing is removed before both have rolled");
    played.roll(&[&[9]]).end(Outcome::Neither, [&[], &[]]);
    // I5.2.4: a round in which nothing happens leads back to the same state.
    assert_eq!(again, Played::new(base(Kind::Space, [&[(A, 1)], &[(A, 1)]])).state);
}

/// I5.2.1: some units roll more dice; I1.2: a die has ten sides.
#[test]
fn dice_are_grouped_by_combat_value() {
    let mut played = Played::new(base(Kind::Space, [&[(GUN, 2), (A, 1)], &[(B, 9)]]));
    played.roll(&[&[1, 2, 3, 4, 9, 10], &[8]]);
    assert_eq!(played.state.hits, [0, 3]);
}

/// I5.2.2: each chooses its own losses; nobody is asked where there is no choice.
#[test]
fn losses_are_chosen_by_their_owner() {
    let mut played = Played::new(base(Kind::Space, [&[(A, 2), (B, 1)], &[(B, 2)]]));
    played.roll(&[&[10], &[1, 2]]).roll(&[&[5, 5]]);
    assert_eq!(played.options(0), [Choice::Lose(A), Choice::Lose(B)]);
    assert_eq!(played.options(1), []);
    played.choose(0, Choice::Lose(B));
    // One hit is left, and only ships of one type: the battle has gone on to the next round.
    assert_eq!(
        [Side::Attacker, Side::Defender].map(|s| played.state.forces(s)),
        [units(&[(A, 1)]), units(&[(B, 1)])]
    );
    assert_eq!(played.arena.decider(&played.state), None);
}

/// I5.2.2: a unit that sustains damage takes one hit without loss, and only one.
#[test]
fn damage_is_sustained_once() {
    let mut setup = base(Kind::Space, [&[(A, 1)], &[(GUN, 1)]]);
    setup.figures[0][0].sustains = true;
    let mut played = Played::new(setup);
    played.roll(&[&[1]]).roll(&[&[4, 3, 3]]);
    assert_eq!(played.options(0), [Choice::Sustain(A), Choice::Lose(A)]);
    played.choose(0, Choice::Sustain(A));
    assert_eq!(played.state.damaged(Side::Attacker), units(&[(A, 1)]));
    played.roll(&[&[1]]).roll(&[&[3, 4, 3]]).end(Outcome::Won(Side::Defender), [&[], &[(GUN, 1)]]);
    assert_eq!(played.events.iter().filter(|e| matches!(e, Event::Sustained { .. })).count(), 1);
}

/// I5.2.3: the attacker decides after each round, and all attacking ships go.
#[test]
fn the_attacker_may_retreat_after_a_round() {
    let mut setup = base(Kind::Space, [&[(A, 2)], &[(A, 1)]]);
    setup.may_retreat = true;
    let mut played = Played::new(setup);
    played.roll(&[&[1, 1]]).roll(&[&[1]]);
    assert_eq!((played.options(0), played.options(1)), (vec![Choice::FightOn, Choice::Retreat], vec![]));
    played.choose(0, Choice::FightOn).roll(&[&[1, 1]]).roll(&[&[9]]);
    played.choose(0, Choice::Retreat).end(Outcome::Retreated, [&[(A, 1)], &[(A, 1)]]);
}

/// I5.2.2: first fire takes its losses before the first round, and is no round.
#[test]
fn first_fire_comes_first() {
    let mut setup = base(Kind::Space, [&[(A, 1), (B, 1)], &[(B, 2)]]);
    setup.first = [units(&[(B, 1)]), units(&[(B, 1)])];
    setup.may_retreat = true;
    let mut played = Played::new(setup);
    played.roll(&[&[5]]).roll(&[&[4]]);
    assert_eq!(played.state.forces(Side::Defender), units(&[(B, 1)]));
    // No decision about a retreat before the first round.
    played.roll(&[&[1], &[1]]).roll(&[&[1]]);
    assert_eq!(played.options(0), [Choice::FightOn, Choice::Retreat]);
}

/// I5.2.4: if no unit can ever hit, the attacker must retreat, and is lost if it cannot.
#[test]
fn ships_that_cannot_hit_do_not_fight_for_ever() {
    let mut setup = base(Kind::Space, [&[(A, 2)], &[(A, 1)]]);
    setup.figures.iter_mut().for_each(|side| side[0].combat = NEVER);
    Played::new(setup.clone()).end(Outcome::Won(Side::Defender), [&[], &[(A, 1)]]);
    setup.may_retreat = true;
    Played::new(setup).end(Outcome::Retreated, [&[(A, 2)], &[(A, 1)]]);
}

/// I5.3.3, I5.3.4: the bombardment, one die a ship; then the PDS at those that land; then the rounds.
#[test]
fn an_invasion_in_its_order() {
    let mut setup = base(Kind::Invasion, [&[(A, 2)], &[(A, 3)]]);
    setup.bombards = units(&[(GUN, 2)]);
    setup.pds = units(&[(B, 1)]);
    let mut played = Played::new(setup);
    played.roll(&[&[3, 4]]);
    assert_eq!(played.state.forces(Side::Defender), units(&[(A, 2)]));
    played.roll(&[&[5]]);
    assert_eq!(played.state.forces(Side::Attacker), units(&[(A, 1)]));
    // The bombardment and the PDS do not fire again.
    played.roll(&[&[9]]).roll(&[&[1, 1]]).roll(&[&[9]]).roll(&[&[1]]);
    played.end(Outcome::Won(Side::Attacker), [&[(A, 1)], &[]]);
    assert_eq!(played.events.last(), Some(&Event::PlanetTaken));
}

/// I5.3.3, with the technology: any hit destroys all.
#[test]
fn a_bombardment_that_kills_all() {
    let mut setup = base(Kind::Invasion, [&[(A, 1)], &[(A, 3)]]);
    setup.bombards = units(&[(GUN, 2)]);
    setup.bombardment_kills_all = true;
    let mut played = Played::new(setup);
    played.roll(&[&[3, 4]]).end(Outcome::Won(Side::Attacker), [&[(A, 1)], &[]]);
}

/// I5.3.6: if both are gone the defender keeps control; a planet without Ground Forces is taken without
/// combat by what survives the PDS.
#[test]
fn who_has_the_planet() {
    let mut played = Played::new(base(Kind::Invasion, [&[(A, 1)], &[(A, 1)]]));
    played.roll(&[&[9]]).roll(&[&[9]]).end(Outcome::Won(Side::Defender), [&[], &[]]);
    let mut setup = base(Kind::Invasion, [&[(A, 2)], &[]]);
    Played::new(setup.clone()).end(Outcome::Won(Side::Attacker), [&[(A, 2)], &[]]);
    setup.pds = units(&[(B, 2)]);
    let mut played = Played::new(setup.clone());
    played.roll(&[&[5, 1]]).end(Outcome::Won(Side::Attacker), [&[(A, 1)], &[]]);
    assert_eq!(played.events.last(), Some(&Event::PlanetTakenFreely));
    Played::new(setup).roll(&[&[5, 5]]).end(Outcome::Won(Side::Defender), [&[], &[]]);
}

/// I5.3.5: if neither can ever hit, the attackers are lost.
#[test]
fn ground_forces_that_cannot_hit_are_lost() {
    let mut setup = base(Kind::Invasion, [&[(A, 2)], &[(A, 1)]]);
    setup.figures.iter_mut().for_each(|side| side[0].combat = NEVER);
    Played::new(setup).end(Outcome::Won(Side::Defender), [&[], &[(A, 1)]]);
}

#[test]
fn a_battle_can_be_stopped_after_its_rounds() {
    let mut setup = base(Kind::Space, [&[(A, 1)], &[(A, 1)]]);
    (setup.rounds, setup.stop_after) = (Some(2), Some(2));
    let mut played = Played::new(setup);
    for _ in 0..2 {
        played.roll(&[&[1]]).roll(&[&[1]]);
    }
    played.end(Outcome::Undecided, [&[(A, 1)], &[(A, 1)]]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let space = || base(Kind::Space, [&[(A, 1)], &[(A, 1)]]);
    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut setup = space();
        change(&mut setup);
        Arena::new(setup).unwrap_err().to_string()
    };
    assert!(refused(&|s| s.forces[1] = Units::NONE).contains("the defender has no ships"));
    assert!(refused(&|s| s.figures[0][0].combat = 0).contains("combat value of 0"));
    assert!(refused(&|s| s.first[0] = units(&[(B, 1)])).contains("cannot fire first"));
    assert!(refused(&|s| s.damaged[0] = units(&[(A, 1)])).contains("cannot be damaged"));
    assert!(refused(&|s| s.forces[0] = units(&[(GUN, 40_000)])).contains("too many dice"));
    assert!(refused(&|s| s.pds = units(&[(B, 1)])).contains("only in an Invasion"));
    assert!(refused(&|s| (s.kind, s.may_retreat) = (Kind::Invasion, true)).contains("only in a Space"));
    assert!(refused(&|s| s.stop_after = Some(1)).contains("not counted"));
    assert!(refused(&|s| s.stop_after = Some(0)).contains("at least one round"));
}
