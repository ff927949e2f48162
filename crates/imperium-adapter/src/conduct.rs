//! Battle instructions (O2): what is lost first, and when to retreat.

use admiralty_game::Seat;
use admiralty_imperium::battle::{Arena, Battle, Choice, Moment, Side};
use admiralty_imperium::unit::UnitId;

/// When the attacker retreats. It is looked at after each round's losses (I5.2.3).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Retreat {
    /// After this round.
    Round(u16),
    /// When at most so many own ships are left.
    Ships(u32),
    /// When the chance to win this battle, if it were fought to the end, is below so many per cent.
    Odds(f64),
}

/// The battle instructions of both sides.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Orders {
    /// Types in the order in which attacker and defender lose them; all types that are there.
    pub losses: [Vec<UnitId>; 2],
    /// When the attacker retreats; never, if it says nothing.
    pub retreat: Option<Retreat>,
}

impl Orders {
    /// The types of a side in their order of losses: those of the orders, then any others.
    pub fn order(&self, side: Side) -> impl Iterator<Item = UnitId> {
        let first = &self.losses[side.index()];
        let others = (0..admiralty_imperium::unit::MAX_TYPES as u8).map(UnitId);
        first.iter().copied().chain(others.filter(|unit| !first.contains(unit)))
    }

    /// What a side does about its next hit: it sustains damage where it can, in the order of losses,
    /// then loses units in that order.
    #[must_use]
    pub fn loss(&self, side: Side, options: &[Choice]) -> Option<Choice> {
        let offered = |choice: Choice| options.contains(&choice).then_some(choice);
        let sustain = self.order(side).find_map(|unit| offered(Choice::Sustain(unit)));
        sustain.or_else(|| self.order(side).find_map(|unit| offered(Choice::Lose(unit))))
    }

    /// Whether the attacker retreats now; `chance` is the chance to win if fought to the end.
    #[must_use]
    pub fn retreats(&self, rounds: u16, ships: u32, chance: impl FnOnce() -> f64) -> bool {
        match self.retreat {
            None => false,
            Some(Retreat::Round(round)) => rounds >= round,
            Some(Retreat::Ships(most)) => ships <= most,
            Some(Retreat::Odds(percent)) => chance() < percent / 100.0,
        }
    }

    /// What who decides does. `chance` says what the attacker's chance to win is if the battle is fought
    /// to the end.
    #[must_use]
    pub fn choose(
        &self,
        arena: &Arena,
        battle: &Battle,
        seat: Seat,
        options: &[Choice],
        chance: impl FnOnce() -> f64,
    ) -> Choice {
        let side = if seat == Side::Attacker.seat() { Side::Attacker } else { Side::Defender };
        let ships = battle.forces(Side::Attacker).total();
        let wanted = match battle.moment {
            Moment::Retreat if self.retreats(battle.rounds, ships, chance) => Some(Choice::Retreat),
            Moment::Retreat => Some(Choice::FightOn),
            _ => self.loss(side, options),
        };
        let legal = wanted.filter(|choice| arena.decider(battle).is_some() && options.contains(choice));
        legal.or_else(|| options.first().copied()).unwrap_or(Choice::FightOn)
    }
}
