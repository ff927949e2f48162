//! Gifts, exchanges, trade agreements (I3.2, I4.4, I4.5).
//!
//! Players say one after the other, hidden from each other, what they give and propose; when all have
//! done so it is settled: gifts, then exchanges, then agreements, in the order of seats.

use super::Imperium;
use super::state::{Deal, Game, Lot, Task, Wait};
use crate::choice::Choice;
use crate::data::CardId;
use crate::effect::{Deed, Lasting};
use crate::event::{Breach, Event, Phase};
use admiralty_game::{Seat, Sink};

/// How much is given in one step; the steps of one gift add up.
pub const COINS: [u16; 8] = [1, 2, 5, 10, 20, 50, 100, 500];
/// How many things a player can say in one phase, so that talk has an end.
const MOST: usize = 24;
/// How many cards one side of an exchange has at most.
const MOST_CARDS: u32 = 14;
/// The most credits of a gift or a side of an exchange.
const MOST_CREDITS: u16 = 9999;

impl Imperium {
    pub(super) fn each_deal(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        let Some(said) = game.deals.get(seat.index()) else { return };
        let others = || self.players().filter(move |other| *other != seat);
        let hand = game.position.player(seat).map(|player| player.hand.clone()).unwrap_or_default();
        let gives = !self.forbidden(game, seat, Deed::Gifts);
        let given = |to: Seat| {
            said.iter().find_map(|deal| match deal {
                Deal::Credits { to: other, n } if *other == to => Some(*n),
                _ => None,
            })
        };
        for to in others().filter(|to| gives && said.len() < MOST && given(*to).is_some_and(|n| n > 0)) {
            f(Choice::Gift { to });
        }
        for to in others().filter(|to| gives && (said.len() < MOST || given(*to).is_some())) {
            let room = MOST_CREDITS - given(to).unwrap_or(0);
            COINS.into_iter().filter(|n| *n <= room).for_each(|n| f(Choice::GiveCredits { to, n }));
        }
        if let Some(Deal::Exchange { gives: lot, wants, .. }) = said.last() {
            if gives {
                COINS
                    .into_iter()
                    .filter(|n| *n <= MOST_CREDITS - lot.credits)
                    .for_each(|n| f(Choice::OfferCredits(n)));
                COINS
                    .into_iter()
                    .filter(|n| *n <= MOST_CREDITS - wants.credits)
                    .for_each(|n| f(Choice::WantCredits(n)));
            }
            if lot.cards.total() < MOST_CARDS {
                hand.each().for_each(|(card, _)| f(Choice::OfferCard(card)));
            }
            if wants.cards.total() < MOST_CARDS {
                self.action_ids().for_each(|card| f(Choice::WantCard(card)));
            }
        }
        if said.len() >= MOST {
            return;
        }
        for to in others() {
            hand.each().for_each(|(card, _)| f(Choice::GiveCard { to, card }));
        }
        others().for_each(|with| f(Choice::Propose { with }));
        let may_agree = !self.forbidden(game, seat, Deed::Agreements);
        for with in others().filter(|other| may_agree && !game.position.agreed(seat, *other)) {
            if !said.contains(&Deal::Agreement { with }) {
                f(Choice::Agree { with });
            }
        }
    }

    pub(super) fn action_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.data().actions.len() as u8).map(CardId)
    }

    pub(super) fn deal(&self, game: &mut Game, seat: Seat, choice: Choice) {
        let Some(said) = game.deals.get_mut(seat.index()) else { return };
        let exchange = match said.last_mut() {
            Some(Deal::Exchange { gives, wants, .. }) => Some((gives, wants)),
            _ => None,
        };
        match (choice, exchange) {
            (Choice::OfferCredits(n), Some((gives, _))) => gives.credits = gives.credits.saturating_add(n),
            (Choice::WantCredits(n), Some((_, wants))) => wants.credits = wants.credits.saturating_add(n),
            (Choice::OfferCard(card), Some((gives, _))) => gives.cards.add(card),
            (Choice::WantCard(card), Some((_, wants))) => wants.cards.add(card),
            (Choice::GiveCredits { to, n }, _) => {
                let before = said.iter_mut().find_map(|deal| match deal {
                    Deal::Credits { to: other, n } if *other == to => Some(n),
                    _ => None,
                });
                match before {
                    Some(before) => *before = before.saturating_add(n),
                    // Gifts stand before the exchange that is being proposed, which stays the last.
                    None => said.insert(0, Deal::Credits { to, n }),
                }
            }
            (Choice::Gift { to }, _) => said.insert(0, Deal::Credits { to, n: 0 }),
            (Choice::GiveCard { to, card }, _) => said.insert(0, Deal::Card { to, card }),
            (Choice::Propose { with }, _) => {
                said.push(Deal::Exchange { with, gives: Lot::default(), wants: Lot::default() });
            }
            (Choice::Agree { with }, _) => said.insert(0, Deal::Agreement { with }),
            _ => Self::go_on(game),
        }
    }

    /// I3.2: gifts first, then exchanges, in the order of seats; then agreements (I4.4).
    pub(super) fn settle(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let seats = self.setup.seats.len();
        let said = std::mem::replace(&mut game.deals, vec![Vec::new(); seats]);
        let by_seat = || said.iter().enumerate().map(|(seat, said)| (Seat(seat as u8), said));
        for (from, said) in by_seat() {
            // They were put in front one by one.
            for deal in said.iter().rev() {
                match deal {
                    Deal::Credits { n: 0, .. } => {}
                    Deal::Credits { to, n } => self.give_credits(game, from, *to, *n, sink),
                    Deal::Card { to, card } => self.give_card(game, from, *to, *card, sink),
                    Deal::Exchange { .. } | Deal::Agreement { .. } => {}
                }
            }
        }
        let mut done: Vec<(Seat, usize)> = Vec::new();
        for (by, own) in by_seat() {
            for (n, deal) in own.iter().enumerate() {
                let Deal::Exchange { with, gives, wants } = deal else { continue };
                if done.contains(&(by, n)) {
                    continue;
                }
                let mirror = Deal::Exchange { with: by, gives: wants.clone(), wants: gives.clone() };
                let theirs = said.get(with.index()).map(Vec::as_slice).unwrap_or_default();
                let match_ =
                    theirs.iter().enumerate().find(|(m, d)| **d == mirror && !done.contains(&(*with, *m)));
                match match_ {
                    Some((m, _)) => {
                        done.extend([(by, n), (*with, m)]);
                        self.exchange(game, [by, *with], [gives, wants], sink);
                    }
                    None => sink.tell(|| Event::ProposalLapsed { by, with: *with }),
                }
            }
        }
        for (by, own) in by_seat() {
            for deal in own.iter().rev() {
                let Deal::Agreement { with } = deal else { continue };
                let theirs =
                    said.get(with.index()).is_some_and(|said| said.contains(&Deal::Agreement { with: by }));
                if !theirs {
                    sink.tell(|| Event::AgreementLapsed { by, with: *with });
                } else if !game.position.agreed(by, *with) {
                    game.position.agreements.push((by.min(*with), by.max(*with)));
                    game.position.agreements.sort_unstable();
                    sink.tell(|| Event::Agreed { between: [by, *with] });
                }
            }
        }
        None
    }

    fn give_credits(&self, game: &mut Game, from: Seat, to: Seat, n: u16, sink: &mut impl Sink<Event>) {
        let amount = u32::from(n);
        let can = game.position.player(from).is_some_and(|player| player.credits >= amount);
        if !can {
            sink.tell(|| Event::GiftFailed { from, to, n });
            return;
        }
        Self::pay(game, from, amount);
        Self::earn(game, to, amount);
        sink.tell(|| Event::CreditsGiven { from, to, n });
    }

    fn give_card(&self, game: &mut Game, from: Seat, to: Seat, card: CardId, sink: &mut impl Sink<Event>) {
        let has = game.position.player(from).is_some_and(|player| player.hand.get(card) > 0);
        let held = game.position.player(to).map_or(0, |player| player.hand.total());
        if !has || held >= self.hand_limit(game, to) {
            sink.tell(|| Event::GiftFailed { from, to, n: 0 });
            return;
        }
        Self::hand_over(game, from, to, card);
        sink.tell(|| Event::CardGiven { from, to, card: Some(card) });
    }

    fn hand_over(game: &mut Game, from: Seat, to: Seat, card: CardId) {
        if let Some(player) = game.position.player_mut(from) {
            player.hand.take(card);
        }
        if let Some(player) = game.position.player_mut(to) {
            player.hand.add(card);
        }
    }

    /// Credits that a player has come to have less.
    pub(super) fn pay(game: &mut Game, seat: Seat, n: u32) {
        if let Some(player) = game.position.player_mut(seat) {
            player.credits = player.credits.saturating_sub(n);
        }
    }

    /// Credits that a player has come to have more.
    pub(super) fn earn(game: &mut Game, seat: Seat, n: u32) {
        if let Some(player) = game.position.player_mut(seat) {
            player.credits = player.credits.saturating_add(n);
        }
    }

    /// I3.2: only if both can pay and no hand grows over its limit; one that is over it may shrink.
    fn exchange(&self, game: &mut Game, between: [Seat; 2], lots: [&Lot; 2], sink: &mut impl Sink<Event>) {
        let can = [0, 1].into_iter().all(|i| {
            let Some(player) = game.position.player(between[i]) else { return false };
            let (gives, gets) = (lots[i], lots[1 - i]);
            let after = (player.hand.total() + gets.cards.total()).saturating_sub(gives.cards.total());
            player.credits >= u32::from(gives.credits)
                && gives.cards.each().all(|(card, n)| player.hand.get(card) >= n)
                && (after <= player.hand.total() || after <= self.hand_limit(game, between[i]))
        });
        if !can {
            sink.tell(|| Event::ExchangeFailed { between });
            return;
        }
        let [a, b] = between;
        for (from, to, lot) in [(a, b, lots[0]), (b, a, lots[1])] {
            Self::pay(game, from, u32::from(lot.credits));
            Self::earn(game, to, u32::from(lot.credits));
        }
        sink.tell(|| Event::Exchanged {
            between,
            credits: lots.map(|lot| lot.credits),
            cards: lots.map(|lot| lot.cards.total() as u8),
        });
        for (from, to, lot) in [(a, b, lots[0]), (b, a, lots[1])] {
            for (card, n) in lot.cards.each() {
                for _ in 0..n {
                    Self::hand_over(game, from, to, card);
                    sink.tell(|| Event::CardGiven { from, to, card: Some(card) });
                }
            }
        }
    }

    /// I4.5: who has partners may end an agreement as a phase begins; in the Economic phase before
    /// income.
    pub(super) fn offer_break(&self, game: &Game, seat: Seat, phase: Phase) -> Option<Wait> {
        game.position.partners(seat).next().map(|_| Wait::Break(seat, phase))
    }

    pub(super) fn each_break(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        game.position.partners(seat).for_each(|with| f(Choice::Break { with }));
    }

    pub(super) fn break_agreement(
        &self,
        game: &mut Game,
        seat: Seat,
        choice: Choice,
        sink: &mut impl Sink<Event>,
    ) {
        if let Choice::Break { with } = choice {
            Self::end_agreement(game, seat, with, Breach::Broken(seat), sink);
        }
        if choice == Choice::Done || game.position.partners(seat).next().is_none() {
            Self::go_on(game);
        }
    }

    pub(super) fn end_agreement(game: &mut Game, a: Seat, b: Seat, why: Breach, sink: &mut impl Sink<Event>) {
        if game.position.agreed(a, b) {
            game.position.agreements.retain(|pair| *pair != (a.min(b), a.max(b)));
            sink.tell(|| Event::AgreementEnds { between: [a, b], why });
        }
    }

    /// I4.5: an agreement ends at once when they fight; not so with those whose trade survives it.
    pub(super) fn at_war(&self, game: &mut Game, a: Seat, b: Seat, sink: &mut impl Sink<Event>) {
        let survives = |seat| self.any(game, seat, |lasting| lasting == Lasting::TradeSurvivesWar);
        if !survives(a) && !survives(b) {
            Self::end_agreement(game, a, b, Breach::War, sink);
        }
    }

    /// The tasks of ending agreements as a phase begins.
    pub(super) fn breaks(&self, phase: Phase) -> impl DoubleEndedIterator<Item = Task> + use<> {
        self.players().map(move |seat| Task::Break(seat, phase))
    }
}
