//! V2.3–V2.6, V2.8: ambushes, targets, damage.

use super::{Arena, Battle, BattleChoice, Defence, Moment, Side};
use crate::event::Event;
use crate::setup::AmbushKills;
use crate::ship::Kind;
use admiralty_game::Sink;

/// Ships of a kind that are still to be asked about.
type Pending = (Kind, u8);
/// A ship, by what tells it from others: its kind and its damage.
type Target = (Kind, u8);

impl Arena {
    /// V2.3: after both have withdrawn, each defending ship with an active ambush command deals its
    /// damage.
    pub(super) fn begin_ambush(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        let next = battle.fleet(Side::Defender).kinds().find(|(kind, _)| self.figures(*kind).ambush > 0);
        self.go_on_ambushing(battle, next, sink);
    }

    /// The next ship ambushes; when there is none, or no enemy, the withdraw step is over.
    fn go_on_ambushing(&self, battle: &mut Battle, next: Option<Pending>, sink: &mut impl Sink<Event>) {
        match next {
            Some((kind, ships)) if !battle.fleet(Side::Attacker).is_empty() => {
                battle.moment = Moment::Ambush(kind, ships);
            }
            _ => self.end_withdraw_step(battle, sink),
        }
    }

    /// V2.3: an attacking ship of the owner's choice, one that will be destroyed anyway included.
    pub(super) fn each_ambush(&self, battle: &Battle, f: &mut impl FnMut(BattleChoice)) {
        for group in battle.fleet(Side::Attacker).groups() {
            f(BattleChoice::Ambush(group.kind, group.damage));
        }
    }

    /// V2.3: a ship deals its ambush damage. It counts towards the phase's total (V2.6); only by the
    /// house rule `at_once` does it destroy before the damage step.
    pub(super) fn ambush(
        &self,
        battle: &mut Battle,
        (kind, ships): Pending,
        (target, damage): Target,
        sink: &mut impl Sink<Event>,
    ) {
        let points = self.figures(kind).ambush;
        let Some(total) = self.add_damage(battle, Side::Attacker, (target, damage), points) else { return };
        let [enemy, seat] = self.seats;
        sink.tell(|| Event::Ambushed { seat, kind, enemy, target, points, damage: total });
        if self.ambush_kills == AmbushKills::AtOnce && total >= self.figures(target).shield {
            battle.fleets[Side::Attacker.index()].take(target, total);
            sink.tell(|| Event::AmbushKilled { seat: self.seat(Side::Attacker), kind: target });
        }
        let later = |(other, _): &Pending| *other > kind && self.figures(*other).ambush > 0;
        let next = match ships.saturating_sub(1) {
            0 => battle.fleet(Side::Defender).kinds().find(later),
            ships => Some((kind, ships)),
        };
        self.go_on_ambushing(battle, next, sink);
    }

    /// Adds damage to a ship, up to its shield; the damage that it then has. `None` if it is not
    /// there.
    fn add_damage(&self, battle: &mut Battle, side: Side, (kind, damage): Target, points: u8) -> Option<u8> {
        let total = damage.saturating_add(points).min(self.figures(kind).shield);
        let fleet = &mut battle.fleets[side.index()];
        fleet.take(kind, damage).then(|| fleet.add(kind, total, 1)).map(|()| total)
    }

    /// V2.4: the attacker announces all targets, then the defender, who knows them.
    pub(super) fn begin_targets(&self, battle: &mut Battle, side: Side, sink: &mut impl Sink<Event>) {
        let next = battle.fleet(side).kinds().find(|(kind, _)| self.figures(*kind).attack > 0);
        self.go_on_targeting(battle, side, next, sink);
    }

    /// The next ship of a side announces its target; after the last the other side, and then the
    /// damage step. Where nothing can be targeted, and for a ship that deals no damage, nobody is
    /// asked.
    fn go_on_targeting(
        &self,
        battle: &mut Battle,
        side: Side,
        next: Option<Pending>,
        sink: &mut impl Sink<Event>,
    ) {
        match (next, side) {
            (Some((kind, ships)), _) if !battle.fleet(side.other()).is_empty() => {
                battle.moment = Moment::Target(side, kind, ships);
            }
            (_, Side::Attacker) => self.begin_targets(battle, Side::Defender, sink),
            (_, Side::Defender) => self.deal_damage(battle, sink),
        }
    }

    /// V2.4: enemy ships in the same region, or nothing.
    pub(super) fn each_target(&self, battle: &Battle, side: Side, f: &mut impl FnMut(BattleChoice)) {
        for group in battle.fleet(side.other()).groups() {
            f(BattleChoice::Target(group.kind, group.damage));
        }
        f(BattleChoice::HoldFire);
    }

    /// V2.4: a ship's target is announced. As announcements are never taken back and all damage is
    /// dealt at once (V2.5), what counts from here on is how much each ship will have taken.
    pub(super) fn target(
        &self,
        battle: &mut Battle,
        side: Side,
        (kind, ships): Pending,
        target: Option<Target>,
        sink: &mut impl Sink<Event>,
    ) {
        let (seat, enemy, points) = (self.seat(side), self.seat(side.other()), self.figures(kind).attack);
        match target {
            Some(target) => {
                let Some(damage) = self.add_damage(battle, side.other(), target, points) else { return };
                sink.tell(|| Event::Targeted { seat, kind, enemy, target: target.0, points, damage });
            }
            None => sink.tell(|| Event::HeldFire { seat, kind }),
        }
        let later = |(other, _): &Pending| *other > kind && self.figures(*other).attack > 0;
        let next = match ships.saturating_sub(1) {
            0 => battle.fleet(side).kinds().find(later),
            ships => Some((kind, ships)),
        };
        self.go_on_targeting(battle, side, next, sink);
    }

    /// V2.5, V2.6: all damage is dealt at the same time, and destroys who has taken as much as their
    /// shield.
    fn deal_damage(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        if battle.fleets.iter().any(|fleet| fleet.groups().iter().any(|group| group.damage > 0)) {
            sink.tell(|| Event::DamageDealt);
        }
        for side in Side::BOTH {
            for gone in battle.fleets[side.index()].take_destroyed(|kind| self.figures(kind).shield) {
                if side == Side::Defender {
                    battle.defence = Defence::Broken;
                }
                sink.tell(|| Event::Destroyed { seat: self.seat(side), kind: gone.kind, ships: gone.ships });
            }
        }
        self.result(battle, sink);
    }

    /// V2.8: damage never carries over.
    pub(super) fn recharge(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        for side in Side::BOTH {
            for group in battle.fleets[side.index()].recharge() {
                let (seat, kind, ships, damage) = (self.seat(side), group.kind, group.ships, group.damage);
                sink.tell(|| Event::ShieldsFull { seat, kind, ships, damage });
            }
        }
    }
}
