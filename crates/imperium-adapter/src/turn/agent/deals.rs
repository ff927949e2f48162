//! Gifts, exchanges and agreements as they are said, and what comes of gifts (I3.2, I4.4).

use super::{Agent, Board};
use crate::turn::in_coins;
use crate::turn::plan::{Deal, Goods};
use crate::turn::remark::Trouble;
use admiralty_game::Seat;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::data::CardId;
use admiralty_imperium::event::Event;
use admiralty_imperium::turn::COINS;
use admiralty_notation::Span;
use std::collections::VecDeque;

/// What is left to say of deals, and the gifts that are said and not yet made.
#[derive(Clone, Debug, Default)]
pub(super) struct Talk {
    /// The steps; `None` before the first is asked for.
    saying: Option<VecDeque<(Span, Choice)>>,
    /// The gifts, in the order in which they will be made.
    gifts: VecDeque<(Span, Seat, Gift)>,
    /// The credits in hand, as far as gifts are made.
    purse: u32,
}

#[derive(Clone, Copy, Debug)]
enum Gift {
    Credits(u32),
    Card(CardId),
}

/// Credits as the steps in which they are given.
fn coins(credits: u32, choice: impl Fn(u16) -> Choice) -> Vec<Choice> {
    in_coins(credits, &COINS).map(choice).collect()
}

/// I3.2: each order of a gift is a gift of its own, to those who are given something already, too.
fn gift(to: Seat, goods: &Goods, given: &mut Vec<Seat>) -> Vec<Choice> {
    let mut steps = Vec::new();
    if goods.credits > 0 {
        steps.extend(given.contains(&to).then_some(Choice::Gift { to }));
        steps.extend(coins(goods.credits, |n| Choice::GiveCredits { to, n }));
        given.push(to);
    }
    steps.extend(goods.cards.iter().map(|card| Choice::GiveCard { to, card: *card }));
    steps
}

fn exchange(with: Seat, gives: &Goods, wants: &Goods) -> Vec<Choice> {
    let mut steps = vec![Choice::Propose { with }];
    steps.extend(coins(gives.credits, Choice::OfferCredits));
    steps.extend(gives.cards.iter().map(|card| Choice::OfferCard(*card)));
    steps.extend(coins(wants.credits, Choice::WantCredits));
    steps.extend(wants.cards.iter().map(|card| Choice::WantCard(*card)));
    steps
}

impl Talk {
    fn began(&mut self, span: Span, choice: Choice) {
        match choice {
            Choice::GiveCredits { to, n } => {
                let n = u32::from(n);
                let begun = self.gifts.iter_mut().rev().find_map(|(at, whom, gift)| match gift {
                    Gift::Credits(sum) if (*at, *whom) == (span, to) => Some(sum),
                    _ => None,
                });
                match begun {
                    Some(sum) => *sum += n,
                    None => self.gifts.push_back((span, to, Gift::Credits(n))),
                }
            }
            Choice::GiveCard { to, card } => self.gifts.push_back((span, to, Gift::Card(card))),
            _ => {}
        }
    }
}

impl Agent {
    /// I3.2, I4.4.
    pub(super) fn deal(&mut self, board: Board) -> Choice {
        if self.talk.saying.is_none() {
            let mut given = Vec::new();
            let mut all = VecDeque::new();
            for at in &self.plan.deals {
                let steps = match &at.what {
                    Deal::Gift(to, goods) => gift(*to, goods, &mut given),
                    Deal::Exchange(with, gives, wants) => exchange(*with, gives, wants),
                    Deal::Agreement(with) => vec![Choice::Agree { with: *with }],
                };
                all.extend(steps.into_iter().map(|choice| (at.span, choice)));
            }
            self.talk.saying = Some(all);
            self.talk.purse = board.game.position.player(self.seat).map_or(0, |player| player.credits);
        }
        while let Some((span, choice)) = self.talk.saying.as_mut().and_then(VecDeque::pop_front) {
            if board.can(choice) {
                self.talk.began(span, choice);
                return choice;
            }
            let agreement = matches!(choice, Choice::Agree { .. });
            self.remark(span, if agreement { Trouble::CannotAgree } else { Trouble::CannotGive });
            // What cannot be begun must not be added to what was said before.
            if matches!(choice, Choice::Gift { .. } | Choice::Propose { .. }) {
                self.talk.saying.iter_mut().for_each(|saying| saying.retain(|(at, _)| *at != span));
            }
        }
        Choice::Done
    }

    /// What happened, as far as orders may have failed by it: gifts that could not be paid (I3.2).
    pub fn hear(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::CreditsGiven { to, n, .. } if to == self.seat => self.talk.purse += u32::from(n),
                Event::CreditsGiven { from, .. } | Event::CardGiven { from, .. } if from == self.seat => {
                    if let Some((_, _, Gift::Credits(n))) = self.talk.gifts.pop_front() {
                        self.talk.purse = self.talk.purse.saturating_sub(n);
                    }
                }
                Event::GiftFailed { from, .. } if from == self.seat => {
                    let purse = self.talk.purse;
                    match self.talk.gifts.pop_front() {
                        Some((span, to, Gift::Credits(n))) => {
                            self.remark(span, Trouble::GiftUnpaid { to, n, purse });
                        }
                        Some((span, to, Gift::Card(card))) => {
                            self.remark(span, Trouble::CardNotGiven { to, card });
                        }
                        None => {}
                    }
                }
                _ => {}
            }
        }
    }
}
