//! W5: the texts of cards and technologies, but for the order of destruction.

use super::Battlefield;
use super::destroy::{Fleets, Happening};
use super::state::{Battle, Task, Text, Texts, Wait};
use crate::card::{CardId, Condition, Effect, EffectKind, Moment, Multiplier, ReturnTo, Returned, Whose};
use crate::event::Event;
use crate::side::Side;
use admiralty_game::Sink;

/// What conditions read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Facts {
    winner: Option<Side>,
    multipliers: [Multiplier; 2],
}

impl Facts {
    /// W5.9: whether the condition of an effect of this side is met.
    fn meet(&self, condition: Condition, side: Side) -> bool {
        match condition {
            Condition::Always => true,
            Condition::Wins => self.winner == Some(side),
            Condition::Loses => self.winner == Some(side.other()),
            Condition::Attacking => side == Side::Attacker,
            Condition::Defending => side == Side::Defender,
            Condition::EnemyMultiplier(least) => self.multipliers[side.other().index()] >= least,
        }
    }
}

/// The sides of an effect, seen from its own.
pub(super) fn sides_of(whose: Whose, own: Side) -> impl Iterator<Item = Side> {
    Side::BOTH.into_iter().filter(move |side| match whose {
        Whose::Own => *side == own,
        Whose::Enemy => *side != own,
        Whose::Both => true,
    })
}

impl Battlefield {
    /// What conditions read now.
    pub(super) fn facts(&self, battle: &Battle) -> Facts {
        let multipliers = Side::BOTH.map(|side| self.multiplier(battle, side));
        Facts { winner: battle.winner, multipliers }
    }

    /// The effects of a text.
    pub(super) fn effects(&self, battle: &Battle, text: Text) -> &[Effect] {
        let own = self.0.side(text.side());
        match text {
            Text::Card(side) => {
                let card = battle.side(side).played.card().and_then(|card| self.0.card(card));
                card.map_or(&[], |card| card.text.as_slice())
            }
            Text::Technology(_, n) => {
                own.technologies.get(usize::from(n)).map_or(&[], |technology| technology.text.as_slice())
            }
        }
    }

    /// W5.5: when a text is due: a card's after the winner is settled.
    pub(super) fn moment_of(&self, text: Text) -> Option<Moment> {
        match text {
            Text::Card(_) => None,
            Text::Technology(side, n) => {
                self.0.side(side).technologies.get(usize::from(n)).map(|technology| technology.moment)
            }
        }
    }

    /// W5.9: the effects of a text whose condition is met, by their place.
    pub(super) fn met<'a>(
        &'a self,
        battle: &'a Battle,
        text: Text,
        facts: &'a Facts,
    ) -> impl Iterator<Item = u8> + Clone + 'a {
        let effects = (0..).zip(self.effects(battle, text));
        effects.filter(move |(_, effect)| facts.meet(effect.when, text.side())).map(|(n, _)| n)
    }

    /// The card that a text stands on, if it is a card's.
    pub(super) fn card_of(battle: &Battle, text: Text) -> Option<CardId> {
        match text {
            Text::Card(side) => battle.side(side).played.card(),
            Text::Technology(..) => None,
        }
    }

    pub(super) fn tell_trigger(&self, text: Text, sink: &mut impl Sink<Event>) {
        if let Text::Technology(side, technology) = text {
            sink.tell(|| Event::Triggered { side, technology });
        }
    }

    /// W5.1–W5.3: cancelled texts drop out; the others are put in their order: save, destroy,
    /// everything else with the attacker's card first.
    pub(super) fn cancel(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let facts = self.facts(battle);
        let live = self.live(battle, &facts, sink).into_iter();
        let live: Vec<(Text, u8, Effect)> =
            live.flat_map(|text| self.of_text(battle, text, &facts)).collect();
        let mut destroying = Texts::default();
        let (mut first, mut last) = (Vec::new(), Vec::new());
        for (text, n, effect) in live {
            match effect.kind {
                EffectKind::Save(_) => first.push(Task::Effect(text, n)),
                EffectKind::Destroy(..) => destroying = destroying.with(text),
                EffectKind::Cancel => {}
                EffectKind::Multiply(..)
                | EffectKind::Draw(_)
                | EffectKind::Return(..)
                | EffectKind::Score(_) => last.push(Task::Effect(text, n)),
            }
        }
        let end = [Task::PutAway, Task::Withdraw, Task::Moment(Moment::AfterWithdrawal), Task::End];
        let order = first.into_iter().chain([Task::Destroy(destroying)]).chain(last).chain(end);
        battle.todo.extend(order.rev());
        None
    }

    /// The effects of a text whose condition is met.
    fn of_text(&self, battle: &Battle, text: Text, facts: &Facts) -> Vec<(Text, u8, Effect)> {
        let effects = self.effects(battle, text);
        let effect = |n: u8| effects.get(usize::from(n)).map(|effect| (text, n, *effect));
        self.met(battle, text, facts).filter_map(effect).collect()
    }

    /// W5.1, W5.2: the texts that are resolved now. Technologies are not cancelled.
    fn live(&self, battle: &Battle, facts: &Facts, sink: &mut impl Sink<Event>) -> Vec<Text> {
        let due: Vec<Text> = Text::all()
            .filter(|text| matches!(text, Text::Card(_)) || self.moment_of(*text) == Some(Moment::Settled))
            .collect();
        let cancels = |text: &Text| {
            self.of_text(battle, *text, facts).iter().any(|(.., effect)| effect.kind == EffectKind::Cancel)
        };
        let by_technology =
            |side: Side| due.iter().any(|t| !matches!(t, Text::Card(_)) && t.side() != side && cancels(t));
        let cancelled = Side::BOTH.map(|side| cancels(&Text::Card(side.other())) || by_technology(side));
        let mutual = Side::BOTH.iter().all(|side| cancels(&Text::Card(*side)));
        for text in &due {
            let met = !self.of_text(battle, *text, facts).is_empty();
            match text {
                Text::Technology(..) if met => self.tell_trigger(*text, sink),
                Text::Card(side) if !mutual && !self.effects(battle, *text).is_empty() => {
                    let side = *side;
                    let Some(card) = battle.side(side).played.card() else { continue };
                    if cancelled[side.index()] {
                        sink.tell(|| Event::Cancelled { side, card });
                    } else if !met {
                        sink.tell(|| Event::NotMet { side, card });
                    }
                }
                _ => {}
            }
        }
        if mutual {
            sink.tell(|| Event::BothCancelled);
        }
        let live = |text: &Text| match text {
            Text::Card(side) => !cancelled[side.index()],
            Text::Technology(..) => true,
        };
        due.into_iter().filter(live).collect()
    }

    /// One effect whose condition is met.
    pub(super) fn effect(
        &self,
        battle: &mut Battle,
        text: Text,
        n: u8,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        let effect = *self.effects(battle, text).get(usize::from(n))?;
        let side = text.side();
        match effect.kind {
            EffectKind::Destroy(..) => self.destroy_now(battle, text, effect, sink),
            EffectKind::Cancel => {}
            EffectKind::Multiply(whose, change) => {
                for side in sides_of(whose, side) {
                    battle.side_mut(side).modifier.change(change);
                    if battle.revealed {
                        let multiplier = self.multiplier(battle, side);
                        sink.tell(|| Event::MultiplierChanged { side, multiplier });
                    }
                }
            }
            EffectKind::Draw(cards) => battle.todo.push(Task::Draw(side, cards)),
            EffectKind::Save(ships) => {
                let own = battle.side_mut(side);
                own.saves = own.saves.saturating_add(u16::from(ships));
                sink.tell(|| Event::Shielded { side, ships: u16::from(ships) });
            }
            EffectKind::Return(Returned::Played, to) => self.return_played(battle, side, to, sink),
            EffectKind::Return(Returned::FromDiscards, to) => {
                return self.begin_recover(battle, side, to, sink);
            }
            EffectKind::Score(points) => score(battle, side, i16::from(points), sink),
        }
        None
    }

    /// What a resolved text did besides destroying.
    pub(super) fn happened(
        &self,
        battle: &mut Battle,
        fleets: &Fleets,
        happened: &[Happening],
        sink: &mut impl Sink<Event>,
    ) {
        let mut tasks = Vec::new();
        for happening in happened {
            match *happening {
                Happening::Event(event) => sink.tell(|| event),
                Happening::Scored(side, points) => score(battle, side, i16::from(points), sink),
                Happening::Task(task) => tasks.push(task),
            }
        }
        for side in Side::BOTH {
            let own = battle.side_mut(side);
            own.ships = fleets.ships[side.index()];
            own.saves = fleets.saves[side.index()];
        }
        self.shrink_withdrawn(battle);
        battle.todo.extend(tasks.into_iter().rev());
    }

    /// W5.6: the card that a side played goes elsewhere than to the discard pile.
    fn return_played(&self, battle: &mut Battle, side: Side, to: ReturnTo, sink: &mut impl Sink<Event>) {
        let own = battle.side_mut(side);
        if let (Some(card), false) = (own.played.card(), own.moved) {
            own.moved = true;
            self.give_back(battle, side, card, to, sink);
        }
    }

    /// W5.9: a card of the discard pile is to be returned; its owner chooses which, if there are
    /// several kinds.
    fn begin_recover(
        &self,
        battle: &mut Battle,
        side: Side,
        to: ReturnTo,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        let mut kinds = battle.side(side).discards.kinds();
        match (kinds.next(), kinds.next()) {
            (None, _) => None,
            (Some(card), None) => {
                drop(kinds);
                self.recover(battle, side, card, to, sink);
                None
            }
            (Some(_), Some(_)) => Some(Wait::Recover(side, to)),
        }
    }

    /// W5.9: a card of the discard pile is returned.
    pub(super) fn recover(
        &self,
        battle: &mut Battle,
        side: Side,
        card: CardId,
        to: ReturnTo,
        sink: &mut impl Sink<Event>,
    ) {
        if battle.side_mut(side).discards.take(card) {
            self.give_back(battle, side, card, to, sink);
        }
    }

    /// W5.6.
    fn give_back(
        &self,
        battle: &mut Battle,
        side: Side,
        card: CardId,
        to: ReturnTo,
        sink: &mut impl Sink<Event>,
    ) {
        let own = battle.side_mut(side);
        match to {
            ReturnTo::Hand => own.hand.add(card),
            ReturnTo::DeckTop => own.deck.top.push(card),
            ReturnTo::DeckBottom => own.deck.bottom.insert(0, card),
            ReturnTo::DeckShuffled => {
                own.deck.rest.add(card);
                own.deck.shuffle();
            }
        }
        sink.tell(|| Event::Returned { side, card, to });
    }

    /// W5.6: both played cards go to their owners' discard piles, unless an effect moved them.
    pub(super) fn put_away(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) -> Option<Wait> {
        for side in Side::BOTH {
            let own = battle.side_mut(side);
            if let (Some(card), false) = (own.played.card(), own.moved) {
                own.moved = true;
                own.discards.add(card);
                sink.tell(|| Event::PutAway { side, card });
            }
        }
        None
    }
}

/// W5.9.
fn score(battle: &mut Battle, side: Side, points: i16, sink: &mut impl Sink<Event>) {
    let own = battle.side_mut(side);
    own.score = own.score.saturating_add(points);
    sink.tell(|| Event::Scored { side, points });
}

impl Battlefield {
    /// W5.5: what a technology does when ships of its side are destroyed.
    pub(super) fn on_losses(&self, side: Side) -> impl Iterator<Item = (Text, &[Effect])> {
        let technologies = (0..).zip(&self.0.side(side).technologies);
        technologies
            .filter(|(_, technology)| technology.moment == Moment::OwnLosses)
            .map(move |(n, technology)| (Text::Technology(side, n), technology.text.as_slice()))
    }

    /// Whether an effect of this side is met.
    pub(super) fn meets(&self, facts: &Facts, effect: &Effect, side: Side) -> bool {
        facts.meet(effect.when, side)
    }
}
