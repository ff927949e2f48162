//! I5.2.2–I5.2.4, I5.3.3–I5.3.6: the course of a battle, from volley to volley to its end.

use super::{Arena, Battle, Event, Kind, Moment, Outcome, Side, Volley};
use crate::unit::Units;
use admiralty_game::Sink;

impl Arena {
    /// The battle at its first pending step.
    pub(super) fn begin(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        match self.setup.kind {
            // I5.2.2: first fire takes its losses before the first round.
            Kind::Space => self.fire(battle, Volley::First, Side::Attacker, sink),
            // I5.3.3: bombardment comes before the landing.
            Kind::Invasion if !battle.forces(Side::Defender).is_empty() => {
                self.fire(battle, Volley::Bombardment, Side::Attacker, sink);
            }
            Kind::Invasion => self.after_losses(battle, Volley::Bombardment, sink),
        }
    }

    /// What follows when the losses of a volley are removed.
    pub(super) fn after_losses(&self, battle: &mut Battle, volley: Volley, sink: &mut impl Sink<Event>) {
        match volley {
            // I5.3.4: the PDS fire once, at those that land.
            Volley::Bombardment if !battle.forces(Side::Attacker).is_empty() => {
                self.fire(battle, Volley::Pds, Side::Defender, sink);
            }
            Volley::Bombardment | Volley::Pds => self.ground(battle, false, sink),
            Volley::First => self.space(battle, false, sink),
            Volley::Space => {
                self.count(battle);
                self.space(battle, true, sink);
            }
            Volley::Ground => {
                self.count(battle);
                self.ground(battle, true, sink);
            }
        }
    }

    fn count(&self, battle: &mut Battle) {
        if let Some(cap) = self.setup.rounds {
            battle.rounds = battle.rounds.saturating_add(1).min(cap);
        }
    }

    /// I5.2.4: whether the Space battle is over; if not, I5.2.3 after a round, or the next round.
    fn space(&self, battle: &mut Battle, after_round: bool, sink: &mut impl Sink<Event>) {
        let left = Side::BOTH.map(|side| !battle.forces(side).is_empty());
        let won = |side: Side| (Event::SpaceWon { side }, Outcome::Won(side));
        let (event, outcome) = match left {
            [true, true] if self.stalemate(battle) => return self.deadlock(battle, Volley::Space, sink),
            [true, true] if after_round && self.setup.may_retreat => {
                battle.moment = Moment::Retreat;
                return;
            }
            [true, true] => return self.next_round(battle, Volley::Space, sink),
            [true, false] => won(Side::Attacker),
            [false, true] => won(Side::Defender),
            [false, false] => (Event::NobodyLeft, Outcome::Neither),
        };
        sink.tell(|| event);
        battle.moment = Moment::Over(outcome);
    }

    /// I5.2.3: the attacker has decided.
    pub(super) fn decided(&self, battle: &mut Battle, retreat: bool, sink: &mut impl Sink<Event>) {
        if retreat {
            sink.tell(|| Event::Retreated);
            battle.moment = Moment::Over(Outcome::Retreated);
        } else {
            sink.tell(|| Event::FoughtOn);
            self.next_round(battle, Volley::Space, sink);
        }
    }

    /// I5.3.5, I5.3.6: whether the Invasion is over; if not, the next round.
    fn ground(&self, battle: &mut Battle, after_round: bool, sink: &mut impl Sink<Event>) {
        let left = Side::BOTH.map(|side| !battle.forces(side).is_empty());
        let (event, outcome) = match left {
            [true, true] if self.stalemate(battle) => return self.deadlock(battle, Volley::Ground, sink),
            [true, true] => return self.next_round(battle, Volley::Ground, sink),
            [true, false] if after_round => (Event::PlanetTaken, Outcome::Won(Side::Attacker)),
            // I5.3.6: nobody is there to fight.
            [true, false] => (Event::PlanetTakenFreely, Outcome::Won(Side::Attacker)),
            // I5.3.6: if both are gone, the defender keeps control.
            [false, held] => (Event::PlanetHeld { by_nobody: !held }, Outcome::Won(Side::Defender)),
        };
        sink.tell(|| event);
        battle.moment = Moment::Over(outcome);
    }

    /// I5.2.4, I5.3.5: another round, unless the battle was to be stopped before it.
    fn next_round(&self, battle: &mut Battle, volley: Volley, sink: &mut impl Sink<Event>) {
        if self.setup.stop_after.is_some_and(|stop| battle.rounds >= stop) {
            sink.tell(|| Event::Stopped { volley, rounds: battle.rounds });
            battle.moment = Moment::Over(Outcome::Undecided);
            return;
        }
        let counted = self.setup.rounds.filter(|cap| battle.rounds < *cap);
        sink.tell(|| Event::RoundBegins { volley, round: counted.map(|_| battle.rounds.saturating_add(1)) });
        self.fire(battle, volley, Side::Attacker, sink);
    }

    /// I5.2.4, I5.3.5: whether no unit of either side can ever hit.
    fn stalemate(&self, battle: &Battle) -> bool {
        !Side::BOTH.into_iter().any(|side| self.can_hit(battle, side))
    }

    /// I5.2.4: the attacker must retreat, and is lost if it cannot; I5.3.5: the attackers are lost.
    fn deadlock(&self, battle: &mut Battle, volley: Volley, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Stalemate { volley });
        if volley == Volley::Space && self.setup.may_retreat {
            return self.decided(battle, true, sink);
        }
        for (unit, units) in battle.forces(Side::Attacker).each() {
            sink.tell(|| Event::Stranded { volley, unit, units });
        }
        battle.forces[Side::Attacker.index()] = Units::NONE;
        battle.damaged[Side::Attacker.index()] = Units::NONE;
        match volley {
            Volley::Space => self.space(battle, true, sink),
            _ => self.ground(battle, true, sink),
        }
    }
}
