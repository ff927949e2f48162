//! Action Cards as they are ordered: discarded, played, aimed (I4.1, I4.2).

use super::{Agent, Board};
use crate::turn::remark::{Trouble, Unplayed};
use admiralty_game::{Rulebook, Silent};
use admiralty_imperium::Imperium;
use admiralty_imperium::choice::{Choice, Target};
use admiralty_imperium::data::{Aim, CardId, Window};
use admiralty_imperium::position::Cards;
use admiralty_imperium::setup::Awaits;
use admiralty_imperium::turn::Game;
use admiralty_notation::Span;

/// Whether what a card is ordered for takes part in what is going on: a battle or landing that the
/// order names, or in which the player or fleet that it is aimed at fights. In another it would be
/// spent for nothing.
fn takes_part(board: Board, window: Window, on: Option<Target>, aim: Aim) -> bool {
    let Some(fight) = board.game.actions.fight.as_ref() else { return true };
    let in_battle = matches!(window, Window::SpaceBattle | Window::Invasion);
    match on {
        Some(Target::Hex(hex)) if in_battle || aim == Aim::None => fight.hex == hex,
        Some(Target::Planet(planet)) if window == Window::Invasion => fight.planet == Some(planet),
        Some(Target::Player(seat)) if in_battle => fight.sides.contains(&seat),
        _ => true,
    }
}

impl Agent {
    /// I4.1.
    pub(super) fn discard(&mut self, board: Board) -> Choice {
        while let Some((span, card)) = self.discarding.pop_front() {
            if board.can(Choice::Discard(card)) {
                return Choice::Discard(card);
            }
            self.remark(span, Trouble::NotInHand);
        }
        Choice::Done
    }

    /// I4.2: a card drawn this turn cannot be ordered yet. What is in the hand when the deals are done
    /// can be, or else what was there when orders were given.
    fn known_cards(&mut self, board: Board, window: Window) -> Cards {
        let position = match window {
            Window::Political => &board.game.position,
            _ => &board.rules.setup().position,
        };
        let hand = || position.player(self.seat).map(|player| player.hand.clone()).unwrap_or_default();
        self.known.get_or_insert_with(hand).clone()
    }

    /// I4.2: the first card that is ordered for this moment; one that names a battle or planet only
    /// there.
    pub(super) fn play(&mut self, board: Board, window: Window) -> Choice {
        let known = self.known_cards(board, window);
        let mut ready = None;
        for at in 0..self.plan.plays.len() {
            let Some(order) = self.plan.plays.get(at) else { continue };
            let (span, play) = (order.span, order.what.clone());
            let Some(action) = board.rules.setup().data.action(play.card) else { continue };
            if self.is_played(at) || action.window != window {
                continue;
            }
            if !takes_part(board, window, play.on, action.aim) {
                self.kept(at, Unplayed::NotThere);
                continue;
            }
            if ready.is_some() {
                // I4.2: one card a player and situation.
                self.kept(at, Unplayed::Another);
                continue;
            }
            let (choice, card) = (Choice::Play(play.card), play.card);
            let ordered = known.get(card) > 0;
            let on = play.on.filter(|_| action.aim != Aim::None);
            if ordered && board.can(choice) {
                self.done(at);
                if on.is_some_and(|on| !self.may_aim(board, choice, on)) {
                    self.remark(span, Trouble::BadTarget);
                    continue;
                }
                self.known.as_mut().map(|known| known.take(card));
                ready = Some(choice);
                continue;
            }
            let held = board.game.position.player(self.seat).is_some_and(|player| player.hand.get(card) > 0);
            if !held || !ordered {
                self.done(at);
                self.remark(span, Trouble::NotInHand);
            } else {
                self.kept(at, Unplayed::NoTarget);
            }
        }
        ready.unwrap_or(Choice::Done)
    }

    fn is_played(&self, at: usize) -> bool {
        self.played.get(at).copied().unwrap_or(true)
    }

    fn done(&mut self, at: usize) {
        self.played.get_mut(at).into_iter().for_each(|played| *played = true);
    }

    fn kept(&mut self, at: usize, why: Unplayed) {
        self.unplayed.get_mut(at).into_iter().for_each(|known| *known = Some(why));
    }

    /// The cards that were never played, and why.
    pub(super) fn close_plays(&mut self, rules: &Imperium, game: &Game) {
        let setup = rules.setup();
        let held = |card| game.position.player(self.seat).is_some_and(|player| player.hand.get(card) > 0);
        let open: Vec<(Span, Unplayed)> = (0..self.plan.plays.len())
            .filter(|at| !self.is_played(*at))
            .filter_map(|at| Some((at, self.plan.plays.get(at)?)))
            .map(|(at, order)| {
                let card = order.what.card;
                let political = setup.data.action(card).is_some_and(|a| a.window == Window::Political);
                let now = match setup.awaits {
                    Awaits::Turn => true,
                    Awaits::Politics | Awaits::Deals => political,
                    Awaits::Vote => false,
                    Awaits::Actions => !political,
                };
                let why = match self.unplayed.get(at).copied().flatten() {
                    _ if !now => Unplayed::OtherRound,
                    _ if !held(card) => Unplayed::Gone,
                    Some(why) => why,
                    None => Unplayed::NoMoment,
                };
                (order.span, why)
            })
            .collect();
        open.into_iter().for_each(|(span, why)| self.remark(span, Trouble::CannotPlay { why }));
    }

    /// I4.2: whether a card can be played on this: one that cannot stays in the hand.
    fn may_aim(&self, board: Board, play: Choice, on: Target) -> bool {
        let mut game = board.game.clone();
        board.rules.choose(&mut game, self.seat, play, &mut Silent);
        board.rules.is_legal(&game, self.seat, Choice::Aim(on))
    }

    /// I4.2: what the card that was just played is played on.
    pub(super) fn aim(&mut self, board: Board, card: CardId) -> Choice {
        let wanted =
            self.plan.plays.iter().zip(&self.played).rev().find(|(at, done)| at.what.card == card && **done);
        let Some((at, _)) = wanted else { return Choice::Done };
        let (span, on) = (at.span, at.what.on);
        match on.map(Choice::Aim).filter(|choice| board.can(*choice)) {
            Some(choice) => choice,
            None => {
                self.remark(span, Trouble::BadTarget);
                board.options.first().copied().unwrap_or(Choice::Done)
            }
        }
    }
}
