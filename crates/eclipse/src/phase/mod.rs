//! The whole Combat Phase: battles hex by hex, reputation, population, influence, repair.

mod aftermath;
mod choice;
mod order;
mod population;
mod reputation;
mod state;
mod view;

pub use choice::Choice;
pub use order::{queue, roles};
pub use reputation::MAX_DRAW;
pub use state::{Attack, HexState, Phase, PlayerState, Stage, Tally};
pub use view::View;

use crate::battle::{Arena, BattleChoice};
use crate::event::Event;
use crate::setup::{Setup, SetupError};
use crate::ship::HexNumber;
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Seats, Sink, Step};

/// A Combat Phase from a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombatPhase(Setup);

impl CombatPhase {
    /// A phase from a setup that makes sense.
    ///
    /// # Errors
    /// All that is wrong with the setup.
    pub fn new(mut setup: Setup) -> Result<Self, Vec<SetupError>> {
        setup.check()?;
        // E1.2: descending order of number.
        setup.hexes.sort_by_key(|hex| std::cmp::Reverse(hex.number));
        Ok(Self(setup))
    }

    /// What it started from; the hexes in descending order of number.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.0
    }

    /// The index of the hex with this number.
    #[must_use]
    pub fn index_of(&self, number: HexNumber) -> Option<usize> {
        self.0.hexes.iter().position(|hex| hex.number == number)
    }

    /// The fixed part of the battle that goes on, if one does.
    #[must_use]
    pub fn current_arena(&self, phase: &Phase) -> Option<Arena> {
        match &phase.stage {
            Stage::Battle { hex, attacker, defender, .. } => {
                self.arena(phase, usize::from(*hex), *attacker, *defender)
            }
            _ => None,
        }
    }

    /// Calls `f` with every choice of `seat`, if it decides.
    fn each_option(&self, phase: &Phase, seat: Seat, f: &mut impl FnMut(Choice)) {
        match &phase.stage {
            Stage::Battle { battle, .. } => {
                let mut choices: Vec<BattleChoice> = Vec::new();
                if let Some(arena) = self.current_arena(phase) {
                    arena.options(battle, seat, &mut choices);
                }
                choices.into_iter().for_each(|choice| f(Choice::Battle(choice)));
            }
            Stage::Reputation { seat: drawer, to_draw: 0, .. } if *drawer == seat => self.each_tile(phase, f),
            Stage::Population { .. } if self.population_decider(phase) == Some(seat) => {
                self.each_attack(phase, f);
            }
            Stage::Influence { seat: player, .. } if *player == seat => {
                f(Choice::PlaceDisc);
                f(Choice::NoDisc);
            }
            _ => {}
        }
    }
}

impl Rulebook for CombatPhase {
    type State = Phase;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    const EVENT_KINDS: &'static [&'static str] = Event::KINDS;

    fn seats(&self) -> u8 {
        self.0.players.len() as u8
    }

    fn start(&self, sink: &mut impl Sink<Event>) -> Phase {
        let mut phase = Phase::new(&self.0);
        self.next_hex(&mut phase, 0, sink);
        phase
    }

    fn step(&self, phase: &Phase) -> Step {
        match &phase.stage {
            Stage::Battle { battle, .. } => match self.current_arena(phase) {
                Some(arena) => arena.step(battle),
                None => Step::Over,
            },
            Stage::Reputation { seat, to_draw: 0, .. } => Step::Decide(Seats::only(*seat)),
            Stage::Reputation { seat, .. } => Step::Chance(self.draw(phase, *seat)),
            Stage::Population { step: Attack::Roll(..), .. } => {
                Step::Chance(Chance::dice(self.population_pool(phase)))
            }
            Stage::Population { .. } => match self.population_decider(phase) {
                Some(seat) => Step::Decide(Seats::only(seat)),
                None => Step::Over,
            },
            Stage::Influence { seat, .. } => Step::Decide(Seats::only(*seat)),
            Stage::Over => Step::Over,
        }
    }

    fn clause(&self, phase: &Phase) -> Clause {
        match &phase.stage {
            Stage::Battle { battle, .. } => {
                self.current_arena(phase).map_or(Clause("E1.1"), |arena| arena.clause(battle))
            }
            Stage::Reputation { to_draw: 0, .. } => Clause("E10.2"),
            Stage::Reputation { .. } => Clause("E10.1"),
            Stage::Population { step, .. } => Clause(match step {
                Attack::Choose => "E9.6",
                Attack::Roll(..) => "E9.1",
                Attack::Deal(_) => "E9.2",
                Attack::Bury(..) | Attack::BuryAll(_) => "E9.4",
            }),
            Stage::Influence { .. } => Clause("E11.2"),
            Stage::Over => Clause("E12.1"),
        }
    }

    fn options(&self, phase: &Phase, seat: Seat, options: &mut Vec<Choice>) {
        options.clear();
        self.each_option(phase, seat, &mut |choice| options.push(choice));
    }

    fn is_legal(&self, phase: &Phase, seat: Seat, choice: Choice) -> bool {
        let mut legal = false;
        self.each_option(phase, seat, &mut |option| legal |= option == choice);
        legal
    }

    fn choose(&self, phase: &mut Phase, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Battle(choice) => {
                let Some(arena) = self.current_arena(phase) else { return };
                if let Stage::Battle { battle, .. } = &mut phase.stage {
                    arena.choose(battle, seat, choice, sink);
                }
                self.settle_battle(phase, &arena, sink);
            }
            Choice::Keep(value) => self.keep(phase, value, sink),
            Choice::Return(value) => self.put_back(phase, value, sink),
            Choice::AttackPopulation(..) | Choice::NeutronBombs | Choice::Spare => {
                self.attack_population(phase, choice, sink);
            }
            Choice::DestroyCube(_) | Choice::Bury(_) => self.cube_chosen(phase, choice, sink),
            Choice::PlaceDisc | Choice::NoDisc => self.place(phase, choice, sink),
        }
    }

    fn happen(&self, phase: &mut Phase, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        match (&phase.stage, rolled) {
            (Stage::Battle { .. }, _) => {
                let Some(arena) = self.current_arena(phase) else { return };
                if let Stage::Battle { battle, .. } = &mut phase.stage {
                    arena.happen(battle, rolled, sink);
                }
                self.settle_battle(phase, &arena, sink);
            }
            (Stage::Reputation { .. }, Rolled::Drawn(value)) => self.drawn(phase, *value, sink),
            (Stage::Population { .. }, Rolled::Dice(counts)) => self.population_rolled(phase, counts, sink),
            _ => {}
        }
    }

    fn view(&self, phase: &Phase, seat: Seat) -> View {
        self.seen_by(phase, seat)
    }

    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        Some(event.seen_by(seat))
    }

    fn is_secret(&self, _phase: &Phase, _seat: Seat, choice: Choice) -> bool {
        // E10.2: which tile is kept or goes back.
        matches!(choice, Choice::Keep(_) | Choice::Return(_))
    }
}
