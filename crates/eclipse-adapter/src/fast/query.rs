//! Values and best choices of any state of a solved battle.

use super::Fast;
use super::backward::{Act, Solved};
use super::shots::Idle;
use admiralty_eclipse::battle::{Battle, BattleChoice, Hand, Moment, Side, Slot, Volley};
use std::collections::HashMap;

/// Values of rolls that have been asked for.
type Memo = HashMap<(usize, usize, usize, usize), f64>;

impl Solved {
    fn position(&self, volley: Volley, side: Side, slot: Slot) -> Option<usize> {
        let is = |p: &super::Position| p.volley == volley && p.side == side && p.slot == slot.index();
        self.fast.positions.iter().position(is)
    }

    /// What each choice is worth to the attacker from here on, in a state in which a side
    /// decides. Types of one side that are tied in initiative are taken to act larger ones first.
    #[must_use]
    pub fn options(&self, battle: &Battle) -> Vec<(BattleChoice, f64)> {
        self.try_options(battle).unwrap_or_default()
    }

    /// The side that decides, and the index of its best option among [`Solved::options`].
    #[must_use]
    pub fn best(&self, battle: &Battle) -> Option<(BattleChoice, f64)> {
        let side = match battle.moment {
            Moment::Order(side, _) | Moment::Activate(side, _) | Moment::Assign(side, ..) => side,
            Moment::Stalemate(_) => Side::Attacker,
            Moment::Roll(..) | Moment::Over(_) => return None,
        };
        self.options(battle).into_iter().reduce(|best, other| {
            // The first of equals: attacking before retreating.
            if Fast::better(side, best.1, other.1) == best.1 { best } else { other }
        })
    }

    /// What a state is worth to the attacker from here on; `None` if it cannot come about.
    #[must_use]
    pub fn value(&self, battle: &Battle) -> Option<f64> {
        match battle.moment {
            Moment::Over(side) => {
                let a = self.fast.fleets[0].number(&battle.stacks[0])?;
                let d = self.fast.fleets[1].number(&battle.stacks[1])?;
                let (a, d) = if side == Side::Attacker { (a, 0) } else { (0, d) };
                self.fast.ended(a, d)
            }
            Moment::Roll(side, slot) => {
                let a = self.fast.fleets[0].number(&battle.stacks[0])?;
                let d = self.fast.fleets[1].number(&battle.stacks[1])?;
                let p = self.position(battle.volley, side, slot)?;
                let (own, mut memo) = (if side == Side::Attacker { a } else { d }, Memo::new());
                let Act::Fire { ships, .. } = self.fast.act(p, own) else { return None };
                Some(self.fire(p, ships, a, d, &mut memo))
            }
            Moment::Order(side, _) => {
                let a = self.fast.fleets[0].number(&battle.stacks[0])?;
                let d = self.fast.fleets[1].number(&battle.stacks[1])?;
                let next =
                    |slot: &Slot| matches!(battle.moment, Moment::Order(_, tied) if tied & slot.bit() != 0);
                let p = self.position(battle.volley, side, Slot::ALL.into_iter().find(next)?)?;
                Some(self.values[p][self.cell(a, d)])
            }
            _ => self.best(battle).map(|(_, value)| value),
        }
    }

    /// The value of firing with so many ships.
    fn fire(&self, p: usize, ships: usize, a: usize, d: usize, memo: &mut Memo) -> f64 {
        let chances = self.fast.positions[p].shots.p[ships].iter().enumerate();
        let possible = chances.filter(|(_, chance)| **chance > 0.0);
        possible.map(|(r, chance)| chance * self.roll_value(p, r, a, d, memo)).sum()
    }

    fn try_options(&self, battle: &Battle) -> Option<Vec<(BattleChoice, f64)>> {
        let a = self.fast.fleets[0].number(&battle.stacks[0])?;
        let d = self.fast.fleets[1].number(&battle.stacks[1])?;
        let mut options = Vec::new();
        let mut memo = Memo::new();
        match battle.moment {
            Moment::Order(_, tied) => {
                // Larger ships first, as the values assume; the others are not compared.
                let slot = Slot::ALL.into_iter().find(|slot| tied & slot.bit() != 0)?;
                options.push((BattleChoice::First(slot), 0.0));
            }
            Moment::Activate(side, slot) => {
                let p = self.position(Volley::Cannons, side, slot)?;
                let own = if side == Side::Attacker { a } else { d };
                let Act::Fire { ships, retreat } = self.fast.act(p, own) else { return None };
                let attack = self.fire(p, ships, a, d, &mut memo);
                let choice = if ships > 0 { BattleChoice::Attack } else { BattleChoice::Pass };
                options.push((choice, attack));
                if let Some(to) = retreat {
                    let value =
                        if side == Side::Attacker { self.after(p, to, d) } else { self.after(p, a, to) };
                    for hex in 0..self.fast.arena.side(side).retreats.len() as u8 {
                        options.push((BattleChoice::Retreat(hex), value));
                    }
                }
            }
            Moment::Assign(side, slot, hand) => {
                let p = self.position(battle.volley, side, slot)?;
                self.targets(p, &hand, a, d, &mut memo, &mut options)?;
            }
            Moment::Stalemate(slot) => {
                for hex in 0..self.fast.arena.side(Side::Attacker).retreats.len() as u8 {
                    options.push((BattleChoice::Retreat(hex), 0.0));
                }
                let ships = battle.stack(Side::Attacker, slot).ships.count();
                let lost = f64::from(ships) * self.fast.fleets[0].reward[slot.index()];
                options.push((BattleChoice::Stay, lost));
            }
            Moment::Roll(..) | Moment::Over(_) => {}
        }
        Some(options)
    }

    /// The targets of the next die of a hand.
    fn targets(
        &self,
        p: usize,
        hand: &Hand,
        a: usize,
        d: usize,
        memo: &mut Memo,
        options: &mut Vec<(BattleChoice, f64)>,
    ) -> Option<()> {
        let position = &self.fast.positions[p];
        let shots = &position.shots;
        let enemy = if position.side == Side::Attacker { d } else { a };
        // The rulebook lowers what a die reaches to what is there; here a kind that hits the same.
        let levels = u32::from(shots.levels[enemy]);
        let limited = |reach: u8| levels & ((2 << reach) - 1);
        let mut dice = vec![0; shots.kinds.len()];
        for (die, n) in hand.iter() {
            let kind = shots.kinds.iter().position(|kind| {
                kind.die.weapon == die.weapon && limited(kind.die.reach) == limited(die.reach)
            })?;
            dice[kind] += n;
        }
        let r = *shots.index.get(&dice)? as usize;
        let roll = &shots.rolls[r];
        let rest = roll.rest as usize;
        for target in shots.targets(roll.first, enemy) {
            let value = self.rest_value(p, rest, a, d, target.to as usize, memo) + target.reward;
            options.push((BattleChoice::Target(Slot(target.slot), target.damage), value));
        }
        if shots.idle(roll.first, enemy) != Idle::Never {
            let value = self.rest_value(p, rest, a, d, enemy, memo);
            let fleets = &self.fast.fleets[position.side.other().index()];
            for slot in Slot::ALL {
                if fleets.level[slot.index()] > usize::from(shots.kinds[usize::from(roll.first)].die.reach) {
                    for (damage, _) in fleets.condition(enemy, slot.index()).ships.by_damage() {
                        options.push((BattleChoice::Target(slot, damage), value));
                    }
                }
            }
        }
        Some(())
    }

    fn rest_value(&self, p: usize, r: usize, a: usize, d: usize, enemy: usize, memo: &mut Memo) -> f64 {
        match self.fast.positions[p].side {
            Side::Attacker => self.roll_value(p, r, a, enemy, memo),
            Side::Defender => self.roll_value(p, r, enemy, d, memo),
        }
    }

    /// The value of a roll in a cell, worked out from the cells below.
    fn roll_value(&self, p: usize, r: usize, a: usize, d: usize, memo: &mut Memo) -> f64 {
        let position = &self.fast.positions[p];
        let enemy = if position.side == Side::Attacker { d } else { a };
        if r == 0 || enemy == 0 {
            return self.after(p, a, d);
        }
        if let Some(value) = memo.get(&(p, r, a, d)) {
            return *value;
        }
        let value = if position.by_rule {
            let to = position.shots.by_rule[r][enemy] as usize;
            let fleets = &self.fast.fleets[position.side.other().index()];
            super::backward::reward_between(fleets, enemy, to) + self.rest_value(p, 0, a, d, to, memo)
        } else {
            let roll = &position.shots.rolls[r];
            let rest = roll.rest as usize;
            let mut best = Fast::worst(position.side);
            for target in position.shots.targets(roll.first, enemy) {
                let value = self.rest_value(p, rest, a, d, target.to as usize, memo) + target.reward;
                best = Fast::better(position.side, best, value);
            }
            if position.shots.idle(roll.first, enemy) != Idle::Never {
                best = Fast::better(position.side, best, self.rest_value(p, rest, a, d, enemy, memo));
            }
            best
        };
        memo.insert((p, r, a, d), value);
        value
    }
}
