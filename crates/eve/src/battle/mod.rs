//! One attack on a region, from its first battle phase to its end.

mod choice;
mod end;
mod fire;
mod phase;
mod state;
mod withdraw;

pub use choice::BattleChoice;
pub use end::holder;
pub use state::{Away, Battle, Defence, Moment, Outcome, Refuge, Side};

use crate::event::Event;
use crate::setup::{AmbushKills, SetupError};
use crate::ship::{Figures, Fleet, Kind, MAX_FIGURE, MAX_KINDS, MAX_SHIPS};
use admiralty_game::{Clause, Rolled, Rulebook, Seat, Seats, Sink, Step};
use std::sync::Arc;

/// What does not change during an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arena {
    /// The figures of each kind of ship.
    pub figures: Arc<[Figures]>,
    /// The ships of attacker and defender at the start.
    pub fleets: [Fleet; 2],
    /// The total shield of the starbase, if this is a home region (V2.7).
    pub home: Option<u16>,
    /// Where the ships of attacker and defender may withdraw to (V2.2).
    pub refuges: [Vec<Refuge>; 2],
    /// Who plays attacker and defender.
    pub seats: [Seat; 2],
    /// V2.3: when an ambush destroys.
    pub ambush_kills: AmbushKills,
}

impl Arena {
    /// An attack by the player of seat 0 on the player of seat 1, all of whose ships may withdraw
    /// to their dock and nowhere else.
    ///
    /// # Errors
    /// What makes no sense.
    pub fn new(
        figures: Vec<Figures>,
        fleets: [Fleet; 2],
        home: Option<u16>,
        ambush_kills: AmbushKills,
    ) -> Result<Self, SetupError> {
        check_figures(&figures)?;
        fleets.iter().try_for_each(|fleet| check_fleet(fleet, figures.len()))?;
        if fleets[0].is_empty() {
            return Err(SetupError::NoAttackers);
        }
        if home == Some(0) {
            return Err(SetupError::NoStarbaseShield);
        }
        Ok(Self {
            figures: figures.into(),
            fleets,
            home,
            refuges: [vec![Refuge::Dock], vec![Refuge::Dock]],
            seats: [Seat(0), Seat(1)],
            ambush_kills,
        })
    }

    /// The figures of a kind of ship.
    #[must_use]
    pub fn figures(&self, kind: Kind) -> Figures {
        self.figures.get(kind.index()).copied().unwrap_or_default()
    }

    /// Who plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// Which side a player has.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.seat(*side) == seat)
    }

    /// Who decides now.
    #[must_use]
    pub fn decider(&self, battle: &Battle) -> Option<Side> {
        match battle.moment {
            Moment::Withdraw(side) | Moment::Target(side, ..) => Some(side),
            Moment::Ambush(..) => Some(Side::Defender),
            Moment::Flee => Some(Side::Attacker),
            Moment::Over(_) => None,
        }
    }

    /// Calls `f` with every choice of who decides.
    fn each_option(&self, battle: &Battle, f: &mut impl FnMut(BattleChoice)) {
        match battle.moment {
            Moment::Withdraw(side) => self.each_withdrawal(battle, side, f),
            Moment::Ambush(..) => self.each_ambush(battle, f),
            Moment::Target(side, ..) => self.each_target(battle, side, f),
            Moment::Flee => self.each_flight(battle, f),
            Moment::Over(_) => {}
        }
    }
}

/// All figures can be computed with, and a ship without a shield would be no ship (V2.6).
pub(crate) fn check_figures(figures: &[Figures]) -> Result<(), SetupError> {
    if figures.len() > MAX_KINDS {
        return Err(SetupError::TooManyKinds(figures.len()));
    }
    for (kind, f) in figures.iter().enumerate() {
        let kind = Kind(kind as u8);
        if f.shield == 0 {
            return Err(SetupError::NoShield(kind));
        }
        if [f.attack, f.shield, f.ambush, f.value].iter().any(|figure| *figure > MAX_FIGURE) {
            return Err(SetupError::FigureTooLarge(kind));
        }
    }
    Ok(())
}

/// The ships are of known kinds, not too many, and undamaged (V2.8).
pub(crate) fn check_fleet(fleet: &Fleet, kinds: usize) -> Result<(), SetupError> {
    for group in fleet.groups() {
        if group.kind.index() >= kinds {
            return Err(SetupError::UnknownKind(group.kind));
        }
        if group.damage > 0 {
            return Err(SetupError::Damaged(group.kind));
        }
        if group.ships > MAX_SHIPS {
            return Err(SetupError::TooManyShips(group.kind));
        }
    }
    Ok(())
}

impl Rulebook for Arena {
    type State = Battle;
    type Choice = BattleChoice;
    type Event = Event;
    type View = Battle;
    const EVENT_KINDS: &'static [&'static str] = Event::BATTLE_KINDS;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, sink: &mut impl Sink<Event>) -> Battle {
        let mut battle = Battle::new(self.fleets.clone());
        self.begin_phase(&mut battle, sink);
        battle
    }

    fn step(&self, battle: &Battle) -> Step {
        self.decider(battle).map_or(Step::Over, |side| Step::Decide(Seats::only(self.seat(side))))
    }

    fn clause(&self, battle: &Battle) -> Clause {
        Clause(match battle.moment {
            Moment::Withdraw(_) => "V2.2",
            Moment::Ambush(..) => "V2.3",
            Moment::Target(..) => "V2.4",
            Moment::Flee => "V3.3",
            Moment::Over(Outcome::Ended) => "V1.2",
            Moment::Over(Outcome::StarbaseDestroyed) => "V2.7",
        })
    }

    fn options(&self, battle: &Battle, seat: Seat, options: &mut Vec<BattleChoice>) {
        options.clear();
        if self.decider(battle).is_some_and(|side| self.seat(side) == seat) {
            self.each_option(battle, &mut |choice| options.push(choice));
        }
    }

    fn is_legal(&self, battle: &Battle, seat: Seat, choice: BattleChoice) -> bool {
        let mut legal = false;
        if self.decider(battle).is_some_and(|side| self.seat(side) == seat) {
            self.each_option(battle, &mut |option| legal |= option == choice);
        }
        legal
    }

    fn choose(&self, battle: &mut Battle, _seat: Seat, choice: BattleChoice, sink: &mut impl Sink<Event>) {
        match (battle.moment, choice) {
            (Moment::Withdraw(side), BattleChoice::Withdraw(kind, to)) => {
                self.withdraw(battle, side, kind, to, sink);
            }
            (Moment::Withdraw(side), _) => self.withdrawn(battle, side, sink),
            (Moment::Ambush(kind, ships), BattleChoice::Ambush(target, damage)) => {
                self.ambush(battle, (kind, ships), (target, damage), sink);
            }
            (Moment::Target(side, kind, ships), BattleChoice::Target(target, damage)) => {
                self.target(battle, side, (kind, ships), Some((target, damage)), sink);
            }
            (Moment::Target(side, kind, ships), _) => self.target(battle, side, (kind, ships), None, sink),
            (Moment::Flee, BattleChoice::Withdraw(kind, to)) => self.flee(battle, kind, to, sink),
            (Moment::Ambush(..) | Moment::Flee | Moment::Over(_), _) => {}
        }
    }

    fn happen(&self, _battle: &mut Battle, _rolled: &Rolled, _sink: &mut impl Sink<Event>) {}

    fn view(&self, battle: &Battle, _seat: Seat) -> Battle {
        battle.clone()
    }

    fn seen(&self, event: &Event, _seat: Seat) -> Option<Event> {
        Some(*event)
    }
}
