//! W5.3, W5.4: ships are destroyed, in the order that destroys as many as possible.

use super::Battlefield;
use super::choice::Choice;
use super::effects::{Facts, sides_of};
use super::state::{Battle, Task, Text, Texts, Wait};
use crate::card::{Amount, Effect, EffectKind, Moment};
use crate::event::Event;
use crate::side::Side;
use admiralty_game::Sink;
use std::collections::{BTreeMap, BTreeSet};

/// What destruction reads and changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Fleets {
    pub(super) ships: [u16; 2],
    pub(super) saves: [u16; 2],
    /// How many ships have been destroyed, of both sides.
    destroyed: u16,
    /// How often each side's losses triggered its technologies.
    triggers: [u16; 2],
}

/// Something that a text does on its way.
#[derive(Clone, Copy, Debug)]
pub(super) enum Happening {
    Event(Event),
    Scored(Side, i8),
    Task(Task),
}

/// Destruction in one battle: what is the same in every order.
struct Range<'a> {
    field: &'a Battlefield,
    battle: &'a Battle,
    facts: Facts,
}

/// What is known of the orders of some texts from some fleets on.
#[derive(Default)]
struct Known {
    /// The fewest and the most ships that can be destroyed.
    bounds: BTreeMap<(Texts, Fleets), (u16, u16)>,
    /// What the orders that destroy the most lead to.
    ends: BTreeMap<(Texts, Fleets), BTreeSet<Fleets>>,
}

impl Range<'_> {
    /// A text is resolved: all its effects that destroy, as they are written.
    fn text(&self, fleets: &mut Fleets, text: Text, tell: &mut impl FnMut(Happening)) {
        for effect in self.field.effects(self.battle, text) {
            if effect.destroys() && self.field.meets(&self.facts, effect, text.side()) {
                self.effect(fleets, text.side(), *effect, tell);
            }
        }
    }

    /// W5.4, W5.3: an effect destroys ships: as many as there are at this moment, less those saved.
    /// W5.5: then the technologies of who lost ships trigger, the attacker's first.
    fn effect(&self, fleets: &mut Fleets, side: Side, effect: Effect, tell: &mut impl FnMut(Happening)) {
        let EffectKind::Destroy(whose, amount) = effect.kind else { return };
        let mut lost = [false; 2];
        for target in sides_of(whose, side) {
            let (ships, saves) = (&mut fleets.ships[target.index()], &mut fleets.saves[target.index()]);
            let hit = match amount {
                Amount::Number(n) => u16::from(n).min(*ships),
                Amount::Half => *ships / 2,
                Amount::All => *ships,
            };
            if amount == Amount::Half && *ships > 0 {
                tell(Happening::Event(Event::Halved { side: target, of: *ships, half: hit }));
            }
            let saved = hit.min(*saves);
            *saves -= saved;
            *ships -= hit - saved;
            fleets.destroyed += hit - saved;
            lost[target.index()] = hit > saved;
            if saved > 0 {
                tell(Happening::Event(Event::Saved { side: target, ships: saved }));
            }
            if hit > saved {
                let (ships, left) = (hit - saved, *ships);
                tell(Happening::Event(Event::Destroyed { side: target, ships, left }));
            }
        }
        Side::BOTH.into_iter().filter(|side| lost[side.index()]).for_each(|side| {
            self.losses(fleets, side, tell);
        });
    }

    /// W5.5: ships of a side were destroyed. It ends, since every turn of it destroys a ship.
    fn losses(&self, fleets: &mut Fleets, side: Side, tell: &mut impl FnMut(Happening)) {
        for (text, effects) in self.field.on_losses(side) {
            let met = || (0..).zip(effects).filter(|(_, e)| self.field.meets(&self.facts, e, side));
            if met().next().is_none() {
                continue;
            }
            let triggers = &mut fleets.triggers[side.index()];
            *triggers = triggers.saturating_add(1);
            if let Text::Technology(side, technology) = text {
                tell(Happening::Event(Event::Triggered { side, technology }));
            }
            for (n, effect) in met() {
                match effect.kind {
                    EffectKind::Destroy(..) => self.effect(fleets, side, *effect, tell),
                    EffectKind::Save(ships) => {
                        let ships = u16::from(ships);
                        let saves = &mut fleets.saves[side.index()];
                        *saves = saves.saturating_add(ships);
                        tell(Happening::Event(Event::Shielded { side, ships }));
                    }
                    EffectKind::Score(points) => tell(Happening::Scored(side, points)),
                    _ => tell(Happening::Task(Task::Effect(text, n))),
                }
            }
        }
    }

    /// The fleets after a text.
    fn after(&self, fleets: Fleets, text: Text) -> Fleets {
        let mut after = fleets;
        self.text(&mut after, text, &mut |_| {});
        after
    }

    /// W5.3: the fewest and the most ships that any order of these texts destroys in all.
    fn bounds(&self, known: &mut Known, texts: Texts, fleets: Fleets) -> (u16, u16) {
        if texts.is_empty() {
            return (fleets.destroyed, fleets.destroyed);
        }
        if let Some(bounds) = known.bounds.get(&(texts, fleets)) {
            return *bounds;
        }
        let mut bounds = (u16::MAX, 0);
        for text in texts.iter() {
            let (least, most) = self.bounds(known, texts.without(text), self.after(fleets, text));
            bounds = (bounds.0.min(least), bounds.1.max(most));
        }
        known.bounds.insert((texts, fleets), bounds);
        bounds
    }

    /// W5.3: the texts that an order which destroys the most can begin with.
    fn firsts<'b>(
        &'b self,
        known: &'b mut Known,
        texts: Texts,
        fleets: Fleets,
    ) -> impl Iterator<Item = Text> + 'b {
        let (_, most) = self.bounds(known, texts, fleets);
        texts.iter().filter(move |text| {
            let after = self.after(fleets, *text);
            self.bounds(known, texts.without(*text), after).1 == most
        })
    }

    /// Fleets without what nothing will read any more: saves count only if ships can still be
    /// destroyed, and how often losses triggered something only if that did more than move ships.
    fn told_apart(&self, mut fleets: Fleets) -> Fleets {
        let technologies = || self.field.setup().sides.iter().flat_map(|side| &side.technologies);
        if !technologies().any(|t| t.moment == Moment::AfterWithdrawal) {
            fleets.saves = [0; 2];
        }
        let moves_ships = |effect: &Effect| matches!(effect.kind, EffectKind::Save(_)) || effect.destroys();
        let mut on_losses = technologies().filter(|t| t.moment == Moment::OwnLosses);
        if on_losses.all(|t| t.text.iter().all(moves_ships)) {
            fleets.triggers = [0; 2];
        }
        fleets
    }

    /// What the orders that destroy the most lead to.
    fn ends(&self, known: &mut Known, texts: Texts, fleets: Fleets) -> BTreeSet<Fleets> {
        if texts.is_empty() {
            return [self.told_apart(fleets)].into();
        }
        if let Some(ends) = known.ends.get(&(texts, fleets)) {
            return ends.clone();
        }
        let firsts: Vec<Text> = self.firsts(known, texts, fleets).collect();
        let mut ends = BTreeSet::new();
        for text in firsts {
            ends.extend(self.ends(known, texts.without(text), self.after(fleets, text)));
        }
        known.ends.insert((texts, fleets), ends.clone());
        ends
    }
}

impl Battlefield {
    fn range<'a>(&'a self, battle: &'a Battle) -> (Range<'a>, Fleets) {
        let fleets = Fleets {
            ships: Side::BOTH.map(|side| battle.side(side).ships),
            saves: Side::BOTH.map(|side| battle.side(side).saves),
            destroyed: 0,
            triggers: [0; 2],
        };
        (Range { field: self, battle, facts: self.facts(battle) }, fleets)
    }

    /// W5.3: resolves these texts in the order that destroys as many ships as possible. If orders
    /// that tie come to different ends, the side that the house rule names is asked.
    pub(super) fn destroy(
        &self,
        battle: &mut Battle,
        texts: Texts,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        let next = match texts.len() {
            0 => return None,
            1 => texts.iter().next()?,
            _ => {
                let (range, fleets) = self.range(battle);
                let mut known = Known::default();
                let first = range.firsts(&mut known, texts, fleets).next()?;
                let (least, most) = range.bounds(&mut known, texts, fleets);
                if least < most {
                    sink.tell(|| Event::Ordered { most, least });
                }
                if range.ends(&mut known, texts, fleets).len() > 1 {
                    return Some(Wait::Order(texts));
                }
                first
            }
        };
        battle.todo.push(Task::Destroy(texts.without(next)));
        self.resolve(battle, next, sink);
        None
    }

    /// W5.3: what may come next where orders tie.
    pub(super) fn each_next(&self, battle: &Battle, texts: Texts, f: &mut impl FnMut(Choice)) {
        let (range, fleets) = self.range(battle);
        let mut known = Known::default();
        range.firsts(&mut known, texts, fleets).for_each(|text| f(Choice::Next(text)));
    }

    /// A text that destroys is resolved.
    pub(super) fn resolve(&self, battle: &mut Battle, text: Text, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Resolved { text, card: Self::card_of(battle, text) });
        let (range, mut fleets) = self.range(battle);
        let mut happened = Vec::new();
        range.text(&mut fleets, text, &mut |happening| happened.push(happening));
        self.happened(battle, &fleets, &happened, sink);
    }

    /// One effect destroys ships outside of the order of texts.
    pub(super) fn destroy_now(
        &self,
        battle: &mut Battle,
        text: Text,
        effect: Effect,
        sink: &mut impl Sink<Event>,
    ) {
        let (range, mut fleets) = self.range(battle);
        let mut happened = Vec::new();
        range.effect(&mut fleets, text.side(), effect, &mut |happening| happened.push(happening));
        self.happened(battle, &fleets, &happened, sink);
    }
}
