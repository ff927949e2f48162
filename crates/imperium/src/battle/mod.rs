//! Battles: a Space battle (I5.2) or the Invasion of one planet (I5.3).
//!
//! [`Arena`] is a rulebook of its own, of which odds are asked; who plays whole turns holds a
//! [`Battle`] while one is fought and hands its choices and rolls through.
//!
//! | file | what |
//! |---|---|
//! | `setup` | what a battle starts from |
//! | `course` | from volley to volley to the end (I5.2.3, I5.2.4, I5.3.3–I5.3.6) |
//! | `dice` | dice and hits (I5.2.1) |
//! | `losses` | what is removed (I5.2.2) |

mod choice;
mod course;
mod dice;
mod event;
mod losses;
mod setup;
mod state;

pub use choice::Choice;
pub use event::Event;
pub use setup::{Kind, NO_FIGURES, Setup, SetupError};
pub use state::{Battle, Moment, Outcome, Side, Volley};

use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Seats, Sink, Step};

/// What does not change during a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arena {
    setup: Setup,
}

impl Arena {
    /// A battle from its setup.
    ///
    /// # Errors
    /// What makes no sense.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self { setup })
    }

    /// What it starts from.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who decides now.
    #[must_use]
    pub const fn decider(&self, battle: &Battle) -> Option<Side> {
        match battle.moment {
            Moment::Remove(_, side) => Some(side),
            Moment::Retreat => Some(Side::Attacker),
            Moment::Roll(..) | Moment::Over(_) => None,
        }
    }

    /// Calls `f` with every choice of who decides.
    pub fn each_option(&self, battle: &Battle, f: &mut impl FnMut(Choice)) {
        match battle.moment {
            Moment::Remove(_, side) => self.each_loss(battle, side, f),
            Moment::Retreat => [Choice::FightOn, Choice::Retreat].into_iter().for_each(f),
            Moment::Roll(..) | Moment::Over(_) => {}
        }
    }
}

impl Rulebook for Arena {
    type State = Battle;
    type Choice = Choice;
    type Event = Event;
    type View = Battle;
    const EVENT_KINDS: &'static [&'static str] = Event::KINDS;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, sink: &mut impl Sink<Event>) -> Battle {
        let moment = Moment::Roll(Volley::First, Side::Attacker);
        let Setup { forces, damaged, .. } = self.setup;
        let mut battle = Battle { forces, damaged, hits: [0; 2], rounds: 0, moment };
        self.begin(&mut battle, sink);
        battle
    }

    fn step(&self, battle: &Battle) -> Step {
        match battle.moment {
            Moment::Roll(volley, side) => Step::Chance(Chance::dice(self.pool(battle, volley, side))),
            _ => self.decider(battle).map_or(Step::Over, |side| Step::Decide(Seats::only(side.seat()))),
        }
    }

    fn clause(&self, battle: &Battle) -> Clause {
        match battle.moment {
            Moment::Roll(volley, _) => Clause(event::fire(volley)),
            Moment::Remove(volley, _) => event::loss(volley),
            Moment::Retreat => Clause("I5.2.3"),
            Moment::Over(_) if self.setup.kind == Kind::Invasion => Clause("I5.3.5"),
            Moment::Over(_) => Clause("I5.2.4"),
        }
    }

    fn options(&self, battle: &Battle, seat: Seat, options: &mut Vec<Choice>) {
        options.clear();
        if self.decider(battle).is_some_and(|side| side.seat() == seat) {
            self.each_option(battle, &mut |choice| options.push(choice));
        }
    }

    fn is_legal(&self, battle: &Battle, seat: Seat, choice: Choice) -> bool {
        let mut legal = false;
        if self.decider(battle).is_some_and(|side| side.seat() == seat) {
            self.each_option(battle, &mut |option| legal |= option == choice);
        }
        legal
    }

    fn choose(&self, battle: &mut Battle, _seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        match battle.moment {
            Moment::Remove(volley, side) => {
                self.take_hit(battle, volley, side, choice, sink);
                self.remove(battle, volley, side, sink);
            }
            Moment::Retreat => self.decided(battle, choice == Choice::Retreat, sink),
            Moment::Roll(..) | Moment::Over(_) => {}
        }
    }

    fn happen(&self, battle: &mut Battle, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        if let (Moment::Roll(volley, side), Rolled::Dice(counts)) = (battle.moment, rolled) {
            self.fired(battle, volley, side, counts, sink);
        }
    }

    fn view(&self, battle: &Battle, _seat: Seat) -> Battle {
        battle.clone()
    }

    fn seen(&self, event: &Event, _seat: Seat) -> Option<Event> {
        Some(*event)
    }
}
