//! A whole turn, from the Political phase to the draw of the next Political Card.
//!
//! | file | what |
//! |---|---|
//! | `flow` | phase after phase, task after task (I2.1, I5.0) |
//! | `figures` | figures, limits and permissions with all that changes them (I3.8) |
//! | `influence` | Resources, Influence, the order of players (I2.2) |
//! | `deals` | gifts, exchanges, agreements (I3.2, I4.4, I4.5) |
//! | `votes` | votes and what follows from them (I3.3–I3.7) |
//! | `cards` | Action Cards: drawn, discarded, played (I4.1, I4.2) |
//! | `effects`, `rulings` | what cards do, and what the game master rules (I3.8) |
//! | `economy` | income and purchases (I4.3–I4.6) |
//! | `movement` | ships set out, load, go, arrive (I5.1) |
//! | `passage` | where a ship may go and end (I5.1.2–I5.1.5, I5.1.7) |
//! | `pds` | PDS fire (I5.2.7) |
//! | `engage` | Space battles: who, when (I5.2.0, I5.2.6) |
//! | `aftermath` | after a battle: cargo, Fighters, retreat (I5.2.3, I5.2.5) |
//! | `landing`, `conquest` | Invasions (I5.3) |
//! | `research`, `placement`, `development` | I6, I7, I8 |

mod aftermath;
mod cards;
mod conquest;
mod deals;
mod development;
mod economy;
mod effects;
mod engage;
mod figures;
mod flow;
mod influence;
mod landing;
mod movement;
mod passage;
mod pds;
mod placement;
mod research;
mod rulings;
mod state;
mod view;
mod votes;

pub use deals::COINS;
pub use rulings::SUMS;
pub use state::{Actions, Arrived, Cause, Deal, Fight, Game, Landing, Lot, Sailing, Task, Wait};
pub use view::View;

use crate::battle;
use crate::choice::Choice;
use crate::data::Data;
use crate::event::Event;
use crate::map::Map;
use crate::setup::{Setup, SetupError};
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Seats, Sink, Step};

/// A turn from a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imperium {
    setup: Setup,
}

impl Imperium {
    /// A turn from a setup that makes sense.
    ///
    /// # Errors
    /// All that is wrong with the setup.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupError>> {
        setup.check()?;
        Ok(Self { setup })
    }

    /// What it started from.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) const fn data(&self) -> &Data {
        &self.setup.data
    }

    pub(crate) const fn map(&self) -> &Map {
        &self.setup.map
    }

    /// The seat of the game master, who rules where the vocabulary ends (I3.8).
    #[must_use]
    pub fn master(&self) -> Seat {
        Seat(self.setup.seats.len() as u8)
    }

    /// The players.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.setup.seats.len() as u8).map(Seat)
    }

    /// Who decides now; several only while votes are hidden.
    fn deciders(&self, game: &Game) -> Seats {
        match game.wait {
            Wait::Votes => {
                let open = self
                    .players()
                    .filter(|seat| self.may_vote(game, *seat) && game.votes[seat.index()].is_none());
                open.fold(Seats::default(), Seats::with)
            }
            Wait::Deals(seat)
            | Wait::OpenVote(seat)
            | Wait::Discards(seat)
            | Wait::Play(_, seat)
            | Wait::Aim(_, seat)
            | Wait::Break(seat, _)
            | Wait::Buy(seat)
            | Wait::Sail(seat)
            | Wait::Sailing(seat)
            | Wait::Fire(seat)
            | Wait::Lose { seat, .. }
            | Wait::Engage(seat)
            | Wait::RetreatTo(seat)
            | Wait::Land(seat)
            | Wait::Research(seat)
            | Wait::Place(seat) => Seats::only(seat),
            Wait::Battle => self.fighter(game).map_or(Seats::default(), Seats::only),
            Wait::Ruling { .. } => Seats::only(self.master()),
            Wait::Lot(_)
            | Wait::Draw(..)
            | Wait::Rift(..)
            | Wait::Shot { .. }
            | Wait::Agenda
            | Wait::Over => Seats::default(),
        }
    }

    fn each_option(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        if !self.deciders(game).contains(seat) {
            return;
        }
        match game.wait {
            Wait::Deals(seat) => self.each_deal(game, seat, f),
            Wait::Votes | Wait::OpenVote(_) => self.each_vote(game, f),
            Wait::Discards(seat) => self.each_discard(game, seat, f),
            Wait::Play(window, seat) => self.each_play(game, window, seat, f),
            Wait::Aim(card, seat) => self.each_aim(game, card, seat, f),
            Wait::Break(seat, _) => self.each_break(game, seat, f),
            Wait::Buy(seat) => self.each_purchase(game, seat, f),
            Wait::Sail(seat) => self.each_departure(game, seat, f),
            Wait::Sailing(seat) => self.each_course(game, seat, f),
            Wait::Fire(seat) => self.each_shot(game, seat, f),
            Wait::Lose { seat, hex, .. } => self.each_target(game, seat, hex, f),
            Wait::Engage(seat) => self.each_opponent(game, seat, f),
            Wait::Battle => self.each_in_battle(game, f),
            Wait::RetreatTo(seat) => self.each_refuge(game, seat, f),
            Wait::Land(seat) => self.each_landing(game, seat, f),
            Wait::Research(seat) => self.each_technology(game, seat, f),
            Wait::Place(seat) => self.each_placement(game, seat, f),
            Wait::Ruling { steps, .. } => self.each_ruling(game, steps, f),
            Wait::Lot(_)
            | Wait::Draw(..)
            | Wait::Rift(..)
            | Wait::Shot { .. }
            | Wait::Agenda
            | Wait::Over => {}
        }
    }
}

impl Rulebook for Imperium {
    type State = Game;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    const EVENT_KINDS: &'static [&'static str] = Event::KINDS;

    fn seats(&self) -> u8 {
        self.setup.seats.len() as u8 + 1
    }

    fn start(&self, sink: &mut impl Sink<Event>) -> Game {
        let mut game = self.opening();
        let turn = game.position.turn;
        sink.tell(|| Event::TurnBegins { turn });
        self.advance(&mut game, sink);
        game
    }

    fn step(&self, game: &Game) -> Step {
        if game.wait == Wait::Over {
            return Step::Over;
        }
        match self.chance(game) {
            Some(chance) => Step::Chance(chance),
            None => match self.deciders(game) {
                seats if seats.is_empty() => Step::Over,
                seats => Step::Decide(seats),
            },
        }
    }

    fn clause(&self, game: &Game) -> Clause {
        Clause(match game.wait {
            Wait::Lot(_) => "I2.2",
            Wait::Deals(_) => "I3.2",
            Wait::Votes => "I3.3",
            Wait::OpenVote(_) => "I3.4",
            Wait::Discards(_) | Wait::Draw(..) => "I4.1",
            Wait::Play(..) | Wait::Aim(..) => "I4.2",
            Wait::Break(..) => "I4.5",
            Wait::Buy(_) => "I4.6",
            Wait::Sail(_) => "I5.1.8",
            Wait::Sailing(_) => "I5.1.1",
            Wait::Rift(..) => "I5.1.5",
            Wait::Fire(_) | Wait::Shot { .. } | Wait::Lose { .. } => "I5.2.7",
            Wait::Engage(_) => "I5.2.0",
            Wait::Battle => return self.battle_clause(game),
            Wait::RetreatTo(_) => "I5.2.3",
            Wait::Land(_) => "I5.3.1",
            Wait::Research(_) => "I6.1",
            Wait::Place(_) => "I7.1",
            Wait::Ruling { .. } => "I3.8",
            Wait::Agenda => "O4",
            Wait::Over => "I2.1",
        })
    }

    fn options(&self, game: &Game, seat: Seat, options: &mut Vec<Choice>) {
        options.clear();
        self.each_option(game, seat, &mut |choice| options.push(choice));
    }

    fn is_legal(&self, game: &Game, seat: Seat, choice: Choice) -> bool {
        let mut legal = false;
        self.each_option(game, seat, &mut |option| legal |= option == choice);
        legal
    }

    fn choose(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        match (game.wait, choice) {
            (Wait::Deals(_), _) => self.deal(game, seat, choice),
            (Wait::Votes, Choice::Vote(vote)) => self.vote(game, seat, vote),
            (Wait::OpenVote(_), Choice::Vote(vote)) => self.vote_openly(game, seat, vote, sink),
            (Wait::Discards(_), _) => self.discard(game, seat, choice, sink),
            (Wait::Play(..), _) => self.play_card(game, seat, choice, sink),
            (Wait::Aim(card, _), Choice::Aim(target)) => self.aim(game, seat, card, target, sink),
            (Wait::Break(..), _) => self.break_agreement(game, seat, choice, sink),
            (Wait::Buy(_), _) => self.purchase(game, seat, choice, sink),
            (Wait::Sail(_), _) => self.set_out(game, seat, choice, sink),
            (Wait::Sailing(_), _) => self.steer(game, seat, choice, sink),
            (Wait::Fire(_), _) => self.shoot(game, seat, choice),
            (Wait::Lose { hex, hits, .. }, Choice::Lose(ship)) => {
                self.lose_to_pds(game, seat, hex, hits, ship, sink);
            }
            (Wait::Engage(_), _) => self.engage(game, seat, choice),
            (Wait::Battle, Choice::Battle(choice)) => self.in_battle(game, choice, sink),
            (Wait::RetreatTo(_), Choice::RetreatTo(hex)) => self.retreat_to(game, seat, hex, sink),
            (Wait::Land(_), _) => self.land(game, seat, choice, sink),
            (Wait::Research(_), _) => self.research(game, seat, choice, sink),
            (Wait::Place(_), _) => self.place(game, seat, choice, sink),
            (Wait::Ruling { .. }, _) => self.rule(game, choice, sink),
            _ => {}
        }
        self.advance(game, sink);
    }

    fn happen(&self, game: &mut Game, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        match game.wait {
            Wait::Lot(at) => self.lot(game, at, rolled),
            Wait::Draw(seat, more) => self.drawn(game, seat, more, rolled, sink),
            Wait::Rift(seat, to) => self.out_of_rift(game, seat, to, rolled, sink),
            Wait::Shot { seat, planet, hex, at } => self.shot(game, seat, planet, hex, at, rolled, sink),
            Wait::Battle => self.battle_rolled(game, rolled, sink),
            Wait::Agenda => self.next_agenda_drawn(game, rolled, sink),
            _ => {}
        }
        self.advance(game, sink);
    }

    fn view(&self, game: &Game, seat: Seat) -> View {
        View::of(self, game, seat)
    }

    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        event.seen_by(seat)
    }

    fn is_secret(&self, game: &Game, _seat: Seat, choice: Choice) -> bool {
        match game.wait {
            Wait::Votes => true,
            // That somebody has said all is no secret.
            Wait::Deals(_) => choice != Choice::Done,
            _ => false,
        }
    }
}

impl Imperium {
    fn chance(&self, game: &Game) -> Option<Chance> {
        match game.wait {
            Wait::Lot(at) => Some(self.lot_chance(game, at)),
            Wait::Draw(seat, _) => Some(self.draw_chance(game, seat)),
            Wait::Rift(seat, _) => self.rift_chance(game, seat),
            Wait::Shot { seat, .. } => Some(self.shot_chance(game, seat)),
            Wait::Battle => self.battle_chance(game),
            Wait::Agenda => Some(self.agenda_chance(game)),
            _ => None,
        }
    }

    /// The clause because of which a battle waits.
    fn battle_clause(&self, game: &Game) -> Clause {
        match (self.arena(game), self.battle(game)) {
            (Some(arena), Some(battle)) => arena.clause(battle),
            _ => Clause("I5.2.4"),
        }
    }

    pub(crate) fn battle<'g>(&self, game: &'g Game) -> Option<&'g battle::Battle> {
        game.actions.fight.as_ref()?.battle.as_ref()
    }
}
