//! A battle phase as four decisions.

use super::cover::Shots;
use super::{Beyond, Fast, Key};
use crate::objective::Objective;
use admiralty_eve::battle::{Defence, Side};
use admiralty_eve::setup::AmbushKills;
use admiralty_eve::ship::{Fleet, Group, Kind};
use rustc_hash::FxHashSet;

impl Fast {
    /// V2.2: the value at the beginning of a phase, when the attacker may withdraw ships one by one.
    pub(super) fn begun(&mut self, key: Key) -> Result<i64, Beyond> {
        if let Some(value) = self.begun.get(&key) {
            return Ok(*value);
        }
        self.meter.count(100)?;
        let mut best = self.withdrawn(key)?;
        for (weight, value) in self.space(Side::Attacker).kinds(key.attackers) {
            let credit = if self.objective == Objective::Material { value } else { 0 };
            let rest = self.begun(Key { attackers: key.attackers - weight, ..key })?;
            best = best.max(rest + credit);
        }
        self.begun.insert(key, best);
        Ok(best)
    }

    /// V2.2: the attacker has decided, the defender has not withdrawn any ship yet.
    pub(super) fn withdrawn(&mut self, key: Key) -> Result<i64, Beyond> {
        Ok(self.whole(key)?.min(self.leaving(key)?))
    }

    /// V2.2: the defender withdraws at least one more ship; the highest number there is if there is
    /// none.
    pub(super) fn leaving(&mut self, key: Key) -> Result<i64, Beyond> {
        if key.defenders == 0 {
            return Ok(i64::MAX);
        }
        if let Some(value) = self.leaving.get(&key) {
            return Ok(*value);
        }
        let mut best = i64::MAX;
        for (weight, value) in self.space(Side::Defender).kinds(key.defenders) {
            let (credit, away) = match (self.objective, self.arena.home) {
                (Objective::Region, _) => (0, 0),
                (Objective::Material, None) => (-value, 0),
                (Objective::Material, Some(_)) => (0, value),
            };
            let key = Key { defenders: key.defenders - weight, away: key.away + away, ..key };
            let rest = self.broken(key)?.min(self.leaving(key)?);
            best = best.min(rest + credit);
        }
        self.leaving.insert(key, best);
        Ok(best)
    }

    /// Both have decided, and no defending ship has withdrawn.
    fn whole(&mut self, key: Key) -> Result<i64, Beyond> {
        if let Some(value) = self.whole.get(&key) {
            return Ok(*value);
        }
        let defence = if key.defenders == 0 { Defence::Absent } else { Defence::Whole };
        let value = self.fight(key, defence)?;
        self.whole.insert(key, value);
        Ok(value)
    }

    /// Both have decided, and at least one defending ship has withdrawn.
    pub(super) fn broken(&mut self, key: Key) -> Result<i64, Beyond> {
        if let Some(value) = self.broken.get(&key) {
            return Ok(*value);
        }
        let value = self.fight(key, Defence::Broken)?;
        self.broken.insert(key, value);
        Ok(value)
    }

    /// V2.3–V3.5: ambushes, targets and what comes of them.
    fn fight(&mut self, key: Key, defence: Defence) -> Result<i64, Beyond> {
        self.meter.count(100)?;
        if key.attackers == 0 {
            return Ok(self.ended(0, key.defenders, key.away));
        }
        let attackers = self.space(Side::Attacker).fleet(key.attackers);
        let defenders = self.space(Side::Defender).fleet(key.defenders);
        let first = defenders.kinds().find(|(kind, _)| self.arena.figures(*kind).ambush > 0);
        self.ambush(&attackers, &defenders, first, defence, key.away)
    }

    /// V2.3: the defender chooses where the pending ambushes hit: those of so many ships of a kind, and
    /// of later kinds.
    pub(super) fn ambush(
        &mut self,
        attackers: &Fleet,
        defenders: &Fleet,
        pending: Option<(Kind, u8)>,
        defence: Defence,
        away: i64,
    ) -> Result<i64, Beyond> {
        let mut hit: FxHashSet<Fleet> = FxHashSet::default();
        hit.insert(attackers.clone());
        for (kind, ships) in defenders.kinds() {
            let points = self.arena.figures(kind).ambush;
            let ships = match pending {
                Some((first, n)) if kind == first => n,
                Some((first, _)) if kind > first && points > 0 => ships,
                _ => 0,
            };
            for _ in 0..ships {
                let mut next = FxHashSet::default();
                for fleet in &hit {
                    // Each hit is a fleet that is copied, changed and looked up.
                    let groups = fleet.groups().len() as u64;
                    self.meter.count(100 + groups * (250 + 15 * groups))?;
                    self.each_hit(fleet, points, &mut |fleet| {
                        next.insert(fleet);
                    });
                }
                hit = next;
            }
        }
        // In a fixed order, so that the work is the same everywhere.
        let mut hit: Vec<Fleet> = hit.into_iter().collect();
        self.meter.count(30 * hit.len() as u64 * u64::from(hit.len().max(1).ilog2()))?;
        hit.sort_unstable_by(|a, b| a.groups().cmp(b.groups()));
        let shots = self.shots(defenders, None);
        let mut best = i64::MAX;
        for fleet in hit {
            let value = if fleet.is_empty() {
                self.ended(0, self.space(Side::Defender).number(defenders), away)
            } else {
                let shots = [self.shots(&fleet, None), shots.clone()];
                self.exchange(&fleet, defenders, &shots, defence, away)?
            };
            best = best.min(value);
        }
        Ok(best)
    }

    /// V2.3: a fleet after one more ambush.
    fn each_hit(&self, fleet: &Fleet, points: u8, f: &mut impl FnMut(Fleet)) {
        if fleet.is_empty() {
            return f(fleet.clone());
        }
        for group in fleet.groups() {
            let shield = self.arena.figures(group.kind).shield;
            let damage = group.damage.saturating_add(points).min(shield);
            let mut hit = fleet.clone();
            hit.take(group.kind, group.damage);
            if damage < shield || self.arena.ambush_kills == AmbushKills::DamageStep {
                hit.add(group.kind, damage, 1);
            }
            f(hit);
        }
    }

    /// V2.4–V3.5: the attacker destroys what pending shots suffice for, then the defender; each need
    /// not. Ships that have taken as much as their shield are destroyed in any case.
    pub(super) fn exchange(
        &mut self,
        attackers: &Fleet,
        defenders: &Fleet,
        shots: &[Shots; 2],
        defence: Defence,
        away: i64,
    ) -> Result<i64, Beyond> {
        // Lists of shots and needs are made, and sorted.
        self.meter.count(300 + 5 * (shots[0].len() + shots[1].len()) as u64)?;
        let of_attacker = self.kills(Side::Defender, defenders, &shots[0])?;
        let of_defender = self.kills(Side::Attacker, attackers, &shots[1])?;
        let [before, enemies] = [(Side::Attacker, attackers), (Side::Defender, defenders)]
            .map(|(side, fleet)| self.space(side).number(fleet));
        let mut left = Vec::with_capacity(of_defender.len());
        for kill in &of_defender {
            let attackers = before - kill;
            let space = self.space(Side::Attacker);
            let destroyed = attackers > 0
                && self.arena.home.is_some_and(|shield| space.attack(attackers) >= u32::from(shield));
            let fixed = destroyed.then(|| self.starbase_destroyed(space.value(attackers)));
            left.push((attackers, fixed));
        }
        let mut best = i64::MIN;
        for kill in &of_attacker {
            let defenders = enemies - kill;
            let defence = if *kill > 0 { Defence::Broken } else { defence };
            let mut worst = i64::MAX;
            for (attackers, fixed) in &left {
                self.meter.count(20)?;
                let key = Key { attackers: *attackers, defenders, away };
                let value = match (fixed, defence) {
                    (Some(value), _) => *value,
                    (None, _) if *attackers == 0 => self.ended(0, defenders, away),
                    (None, Defence::Absent) => self.ended(*attackers, defenders, away),
                    (None, Defence::Broken) => self.begun(key)?,
                    (None, Defence::Whole) => self.driven_off(key),
                };
                worst = worst.min(value);
                if worst <= best {
                    break;
                }
            }
            best = best.max(worst);
        }
        Ok(best)
    }

    /// The sets of ships of a fleet that shots can destroy, as numbers, in order.
    fn kills(&mut self, side: Side, fleet: &Fleet, shots: &Shots) -> Result<Vec<u64>, Beyond> {
        let mut certain = 0;
        let mut groups: Vec<(Group, u8, u64)> = Vec::new();
        for group in fleet.groups() {
            let need = self.arena.figures(group.kind).shield.saturating_sub(group.damage);
            let weight = self.space(side).weight(group.kind);
            match need {
                0 => certain += weight * u64::from(group.ships),
                need => groups.push((*group, need, weight)),
            }
        }
        // The largest needs first, so that the list of needs is sorted as it grows.
        groups.sort_unstable_by_key(|(group, need, _)| std::cmp::Reverse((*need, group.kind)));
        let mut found = Vec::new();
        self.grow(&groups, shots, &mut Vec::new(), certain, &mut found)?;
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }

    /// Sets of ships from these groups, added to those whose needs are `needs`.
    fn grow(
        &mut self,
        groups: &[(Group, u8, u64)],
        shots: &Shots,
        needs: &mut Vec<u8>,
        sum: u64,
        found: &mut Vec<u64>,
    ) -> Result<(), Beyond> {
        self.meter.count(20)?;
        let Some(((group, need, weight), others)) = groups.split_first() else {
            found.push(sum);
            return Ok(());
        };
        let before = needs.len();
        for n in 0..=group.ships {
            if n > 0 {
                needs.push(*need);
                // What cannot be destroyed cannot be destroyed with more.
                if !self.cover.can(shots, needs, &mut self.meter)? {
                    break;
                }
            }
            self.grow(others, shots, needs, sum + weight * u64::from(n), found)?;
        }
        needs.truncate(before);
        Ok(())
    }
}
