//! One battle between two sides, as a rulebook of its own.
//!
//! The Combat Phase ([`crate::phase`]) is a sequence of battles with something around it; odds
//! are asked of a single one. Both use this module, so there is one place for the rules of a
//! battle. What is fixed for a battle is its [`Arena`]: the figures of both sides, who may
//! retreat where, the house rules. What changes is a [`Battle`].

mod activation;
mod arena;
mod assignment;
mod choice;
mod dice;
mod initiative;
mod npc;
mod retreat;
mod state;

pub use arena::{Arena, ArenaError, ArenaSide, Assigner, Spec};
pub use choice::BattleChoice;
pub use dice::{Die, Hand, hits};
pub use npc::{RuleKey, greedy_target, rule_target};
pub use state::{Battle, Moment, Place, Side, Slot, Stack, Volley};

use crate::event::Event;
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Seats, Sink, Step};

impl Rulebook for Arena {
    type State = Battle;
    type Choice = BattleChoice;
    type Event = Event;
    type View = Battle;
    const EVENT_KINDS: &'static [&'static str] = Event::BATTLE_KINDS;

    fn seats(&self) -> u8 {
        self.sides.iter().filter_map(|s| s.party.seat()).map(|s| s.0 + 1).max().unwrap_or(0)
    }

    fn start(&self, sink: &mut impl Sink<Event>) -> Battle {
        let mut battle = Battle::new(self);
        if battle.missiles_left(self) {
            sink.tell(|| Event::MissilesBegin);
        }
        self.advance(&mut battle, sink);
        battle
    }

    #[inline]
    fn step(&self, battle: &Battle) -> Step {
        match battle.moment {
            Moment::Over(_) => Step::Over,
            Moment::Roll(side, slot) => Step::Chance(Chance::dice(self.pool(battle, side, slot))),
            _ => match self.decider(battle) {
                Some(seat) => Step::Decide(Seats::only(seat)),
                None => Step::Over,
            },
        }
    }

    fn clause(&self, battle: &Battle) -> Clause {
        Clause(match battle.moment {
            Moment::Order(..) => "E2.5",
            Moment::Activate(..) => "E6.1",
            Moment::Roll(..) if battle.volley == Volley::Missiles => "E5.1",
            Moment::Roll(..) => "E3.1",
            Moment::Assign(..) => "E3.2",
            Moment::Stalemate(_) => "E8.1",
            Moment::Over(_) => "E6.2",
        })
    }

    fn options(&self, battle: &Battle, seat: Seat, options: &mut Vec<BattleChoice>) {
        options.clear();
        if self.decider(battle) == Some(seat) {
            self.each_option(battle, &mut |choice| options.push(choice));
        }
    }

    fn is_legal(&self, battle: &Battle, seat: Seat, choice: BattleChoice) -> bool {
        let mut legal = false;
        if self.decider(battle) == Some(seat) {
            self.each_option(battle, &mut |option| legal |= option == choice);
        }
        legal
    }

    fn choose(&self, battle: &mut Battle, _seat: Seat, choice: BattleChoice, sink: &mut impl Sink<Event>) {
        match (battle.moment, choice) {
            (Moment::Order(side, tied), BattleChoice::First(slot)) if tied & slot.bit() != 0 => {
                self.act_first(battle, side, slot, sink);
            }
            (Moment::Activate(side, slot), BattleChoice::Attack) => {
                battle.moment = Moment::Roll(side, slot);
            }
            (Moment::Activate(side, slot), BattleChoice::Pass) => {
                self.pass(side, slot, sink);
                self.advance(battle, sink);
            }
            (Moment::Activate(side, slot), BattleChoice::Retreat(to)) => {
                self.retreat(battle, side, slot, Place::Edge(to), sink);
                self.advance(battle, sink);
            }
            (Moment::Assign(side, slot, hand), BattleChoice::Target(target, damage)) => {
                self.assign(battle, side, slot, hand, (target, damage), sink);
            }
            (Moment::Stalemate(slot), BattleChoice::Retreat(to)) => {
                self.retreat(battle, Side::Attacker, slot, Place::Away(to), sink);
                self.stalemate(battle, sink);
            }
            (Moment::Stalemate(slot), BattleChoice::Stay) => {
                self.abandon(battle, slot, sink);
                self.stalemate(battle, sink);
            }
            _ => {}
        }
    }

    #[inline]
    fn happen(&self, battle: &mut Battle, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        if let (Moment::Roll(side, slot), Rolled::Dice(counts)) = (battle.moment, rolled) {
            self.rolled(battle, side, slot, counts, sink);
        }
    }

    fn view(&self, battle: &Battle, _seat: Seat) -> Battle {
        battle.clone()
    }

    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        Some(event.seen_by(seat))
    }
}

impl Arena {
    /// The seat that decides in this state, if any does.
    #[must_use]
    pub fn decider(&self, battle: &Battle) -> Option<Seat> {
        let side = match battle.moment {
            Moment::Order(side, _) | Moment::Activate(side, _) | Moment::Assign(side, ..) => side,
            Moment::Stalemate(_) => Side::Attacker,
            Moment::Roll(..) | Moment::Over(_) => return None,
        };
        self.side(side).party.seat()
    }

    /// Calls `f` with every choice of the deciding seat, in a fixed order.
    fn each_option(&self, battle: &Battle, f: &mut impl FnMut(BattleChoice)) {
        match battle.moment {
            Moment::Order(_, tied) => Slot::ALL
                .into_iter()
                .filter(|slot| tied & slot.bit() != 0)
                .for_each(|slot| f(BattleChoice::First(slot))),
            Moment::Activate(side, slot) => {
                let armed = self.spec(side, slot).figures.armed();
                f(if armed { BattleChoice::Attack } else { BattleChoice::Pass });
                self.each_retreat(battle, side, slot, &mut |to| f(BattleChoice::Retreat(to)));
            }
            Moment::Assign(side, _, _) => {
                let enemy = side.other();
                for slot in Slot::ALL {
                    let stack = battle.stack(enemy, slot);
                    if stack.present() {
                        stack.ships.by_damage().for_each(|(damage, _)| f(BattleChoice::Target(slot, damage)));
                    }
                }
            }
            Moment::Stalemate(slot) => {
                self.each_retreat(battle, Side::Attacker, slot, &mut |to| f(BattleChoice::Retreat(to)));
                f(BattleChoice::Stay);
            }
            Moment::Roll(..) | Moment::Over(_) => {}
        }
    }
}
