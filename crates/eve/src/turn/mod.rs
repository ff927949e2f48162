//! The attacks of a turn, region by region, and the end phase.

mod aftermath;
mod choice;
mod end;
mod order;
mod refuge;
mod state;
mod view;

pub use choice::Choice;
pub use state::{RegionState, Stage, TurnState};
pub use view::View;

use crate::battle::{Arena, BattleChoice};
use crate::event::Event;
use crate::setup::{Setup, SetupError};
use crate::ship::Figures;
use admiralty_game::{Clause, Rolled, Rulebook, Seat, Seats, Sink, Step};
use std::sync::Arc;

/// The attacks and the end of one turn, from a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    setup: Setup,
    figures: Arc<[Figures]>,
}

impl Turn {
    /// A turn from a setup that makes sense.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let figures = setup.figures().into();
        Ok(Self { setup, figures })
    }

    /// What it started from.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The fixed part of the attack that is resolved now, if one is: its refuges are those of this
    /// moment.
    #[must_use]
    pub fn arena(&self, turn: &TurnState) -> Option<Arena> {
        match &turn.stage {
            Stage::Attack { region, .. } => self.arena_of(turn, *region),
            _ => None,
        }
    }

    fn arena_of(&self, turn: &TurnState, region: u8) -> Option<Arena> {
        let attacker = self.setup.active;
        let defender = turn.regions.get(usize::from(region))?.controller?;
        Some(Arena {
            figures: Arc::clone(&self.figures),
            fleets: Default::default(),
            home: self.setup.regions.get(usize::from(region))?.home,
            refuges: [attacker, defender].map(|seat| self.refuges(turn, seat, region)),
            seats: [attacker, defender],
            ambush_kills: self.setup.ambush_kills,
        })
    }

    /// Who decides now.
    #[must_use]
    pub fn decider(&self, turn: &TurnState) -> Option<Seat> {
        match &turn.stage {
            Stage::Next | Stage::Discard => Some(self.setup.active),
            Stage::Attack { battle, .. } => {
                let arena = self.arena(turn)?;
                arena.decider(battle).map(|side| arena.seat(side))
            }
            Stage::Over => None,
        }
    }

    /// Calls `f` with every choice of who decides.
    fn each_option(&self, turn: &TurnState, f: &mut impl FnMut(Choice)) {
        match &turn.stage {
            Stage::Next => self.next_attacks(turn).for_each(|region| f(Choice::Attack(region))),
            Stage::Attack { battle, .. } => {
                let Some(arena) = self.arena(turn) else { return };
                let Some(side) = arena.decider(battle) else { return };
                let mut options: Vec<BattleChoice> = Vec::new();
                arena.options(battle, arena.seat(side), &mut options);
                options.into_iter().for_each(|choice| f(Choice::Battle(choice)));
            }
            Stage::Discard => self.each_discard(turn, f),
            Stage::Over => {}
        }
    }

    /// A decision of the attack that is resolved now.
    fn choose_in_battle(&self, turn: &mut TurnState, choice: BattleChoice, sink: &mut impl Sink<Event>) {
        let Some(arena) = self.arena(turn) else { return };
        let Stage::Attack { region, battle } = &mut turn.stage else { return };
        let region = *region;
        let Some(side) = arena.decider(battle) else { return };
        arena.choose(battle, arena.seat(side), choice, sink);
        self.settle(turn, &arena, region, sink);
    }
}

impl Rulebook for Turn {
    type State = TurnState;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    const EVENT_KINDS: &'static [&'static str] = Event::KINDS;

    fn seats(&self) -> u8 {
        self.setup.players.len() as u8
    }

    fn start(&self, sink: &mut impl Sink<Event>) -> TurnState {
        let mut turn = TurnState::new(&self.setup);
        self.next_attack(&mut turn, sink);
        turn
    }

    fn step(&self, turn: &TurnState) -> Step {
        self.decider(turn).map_or(Step::Over, |seat| Step::Decide(Seats::only(seat)))
    }

    fn clause(&self, turn: &TurnState) -> Clause {
        match &turn.stage {
            Stage::Next => Clause("V1.3"),
            Stage::Attack { battle, .. } => {
                self.arena(turn).map_or(Clause("V1.2"), |arena| arena.clause(battle))
            }
            Stage::Discard | Stage::Over => Clause("V4.2"),
        }
    }

    fn options(&self, turn: &TurnState, seat: Seat, options: &mut Vec<Choice>) {
        options.clear();
        if self.decider(turn) == Some(seat) {
            self.each_option(turn, &mut |choice| options.push(choice));
        }
    }

    fn is_legal(&self, turn: &TurnState, seat: Seat, choice: Choice) -> bool {
        let mut legal = false;
        if self.decider(turn) == Some(seat) {
            self.each_option(turn, &mut |option| legal |= option == choice);
        }
        legal
    }

    fn choose(&self, turn: &mut TurnState, _seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Attack(region) => self.begin_attack(turn, region, sink),
            Choice::Battle(choice) => self.choose_in_battle(turn, choice, sink),
            Choice::Discard(card) => self.discard(turn, card, sink),
        }
    }

    fn happen(&self, _turn: &mut TurnState, _rolled: &Rolled, _sink: &mut impl Sink<Event>) {}

    fn view(&self, turn: &TurnState, seat: Seat) -> View {
        self.seen_by(turn, seat)
    }

    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        Some(event.seen_by(seat))
    }

    fn is_secret(&self, _turn: &TurnState, _seat: Seat, choice: Choice) -> bool {
        // V4.2: which card is discarded.
        matches!(choice, Choice::Discard(_))
    }
}
