//! V3.6, V3.7: what an attack leaves behind.

use super::{Arena, Battle, Outcome, Side};

/// V3.6: whose a region is when an attack on it has ended; `there` says whether attacker and defender
/// have ships in it. An outer region without a defender is the attacker's if attackers are there, and
/// else nobody's. A home region never changes hands.
#[must_use]
pub const fn holder(home: bool, there: [bool; 2]) -> Option<Side> {
    match there {
        _ if home => Some(Side::Defender),
        [_, true] => Some(Side::Defender),
        [true, false] => Some(Side::Attacker),
        [false, false] => None,
    }
}

impl Outcome {
    /// V3.7: who has lost the game by it, so that all their ships are scrapped: whose starbase is
    /// destroyed.
    #[must_use]
    pub const fn loser(self) -> Option<Side> {
        match self {
            Self::Ended => None,
            Self::StarbaseDestroyed => Some(Side::Defender),
        }
    }
}

impl Arena {
    /// Whose the region is at the end of an attack (V3.6).
    #[must_use]
    pub fn holder(&self, end: &Battle) -> Option<Side> {
        holder(self.home.is_some(), Side::BOTH.map(|side| !end.fleet(side).is_empty()))
    }

    /// The ships of a side that are left at the end, of each kind: in the region, or where they have
    /// withdrawn to. Those of who has lost the game are scrapped (V3.7).
    #[must_use]
    pub fn survivors(&self, end: &Battle, side: Side) -> Vec<u32> {
        let mut ships = vec![0; self.figures.len()];
        if end.outcome().and_then(Outcome::loser) == Some(side) {
            return ships;
        }
        let here = end.fleet(side).groups().iter().map(|group| (group.kind, group.ships));
        let away = end.away(side).iter().map(|gone| (gone.kind, gone.ships));
        for (kind, n) in here.chain(away) {
            if let Some(sum) = ships.get_mut(kind.index()) {
                *sum += u32::from(n);
            }
        }
        ships
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Away, Moment, Refuge};
    use crate::setup::AmbushKills;
    use crate::ship::{Figures, Fleet, Kind};

    /// V3.6, one sentence after the other.
    #[test]
    fn a_region_is_whose_ships_are_there() {
        assert_eq!(holder(false, [true, false]), Some(Side::Attacker));
        assert_eq!(holder(false, [false, false]), None);
        for attackers in [true, false] {
            assert_eq!(holder(false, [attackers, true]), Some(Side::Defender));
            assert_eq!(holder(true, [attackers, false]), Some(Side::Defender));
        }
    }

    /// V3.7: the loser's ships are scrapped, also where they have withdrawn to; attackers stay.
    #[test]
    fn the_ships_of_the_loser_are_scrapped() {
        let figures = Figures { attack: 1, shield: 1, ambush: 0, value: 1 };
        let fleets = [Fleet::new([(Kind(0), 2)]), Fleet::new([(Kind(1), 1)])];
        let arena = Arena::new(vec![figures; 2], fleets.clone(), Some(2), AmbushKills::AtOnce).unwrap();
        let mut end = Battle::new(fleets);
        end.away[1] = vec![Away { kind: Kind(1), to: Refuge::Dock, ships: 3 }];
        for (outcome, left) in
            [(Outcome::Ended, [[2, 0], [0, 4]]), (Outcome::StarbaseDestroyed, [[2, 0], [0, 0]])]
        {
            end.moment = Moment::Over(outcome);
            assert_eq!(Side::BOTH.map(|side| arena.survivors(&end, side)), left.map(Vec::from));
        }
    }
}
