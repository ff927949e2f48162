//! W4: strength and the winner.

use super::Battlefield;
use super::state::{Battle, Played, Task, Wait};
use crate::card::Multiplier;
use crate::event::Event;
use crate::side::Side;
use admiralty_game::Sink;

impl Battlefield {
    /// W4.1: what a side's ships are multiplied by, after technologies (W5.9).
    #[must_use]
    pub fn multiplier(&self, battle: &Battle, side: Side) -> Multiplier {
        let own = battle.side(side);
        match own.played {
            Played::Card(_) => own.modifier.apply(self.printed(own.played)),
            Played::Nothing | Played::NotYet => Multiplier(0),
        }
    }

    /// W4.1: ships × multiplier.
    #[must_use]
    pub fn strength(&self, battle: &Battle, side: Side) -> u32 {
        u32::from(battle.side(side).ships) * u32::from(self.multiplier(battle, side).0)
    }

    /// W4.2, W4.3: the higher strength wins, the attacker a tie; then come the effects.
    pub(super) fn settle(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let strengths = Side::BOTH.map(|side| {
            let (ships, strength) = (battle.side(side).ships, self.strength(battle, side));
            let multiplier = self.multiplier(battle, side);
            sink.tell(|| Event::Strength { side, ships, multiplier, strength });
            strength
        });
        let [attacker, defender] = strengths;
        let winner = if attacker >= defender { Side::Attacker } else { Side::Defender };
        battle.winner = Some(winner);
        sink.tell(|| Event::Won { side: winner, tie: attacker == defender });
        battle.todo.push(Task::Cancel);
        None
    }
}
