//! Action Cards: discarded, drawn, played (I4.1, I4.2).

use super::Imperium;
use super::state::{Cause, Game, Task, Wait};
use crate::choice::{Choice, Target};
use crate::data::{Aim, CardId, Window};
use crate::effect::Lasting;
use crate::event::Event;
use admiralty_game::{Audience, Chance, Law, Rolled, Seat, Sink};

impl Imperium {
    /// I4.1: before anyone draws, each may discard any number.
    pub(super) fn offer_discards(&self, game: &Game, seat: Seat) -> Option<Wait> {
        let cards = game.position.player(seat).map_or(0, |player| player.hand.total());
        (cards > 0).then_some(Wait::Discards(seat))
    }

    pub(super) fn each_discard(&self, game: &Game, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        if let Some(player) = game.position.player(seat) {
            player.hand.each().for_each(|(card, _)| f(Choice::Discard(card)));
        }
    }

    pub(super) fn discard(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        if let Choice::Discard(card) = choice {
            self.put_on_pile(game, seat, card);
            sink.tell(|| Event::Discarded { seat, card });
        }
        let empty = game.position.player(seat).is_none_or(|player| player.hand.total() == 0);
        if empty || choice == Choice::Done {
            Self::go_on(game);
        }
    }

    fn put_on_pile(&self, game: &mut Game, seat: Seat, card: CardId) {
        let had = game.position.player_mut(seat).is_some_and(|player| player.hand.take(card));
        if had {
            game.position.actions.discards.add(card);
        }
    }

    /// I4.1: each draws one, or more by a trait; I4.2: in descending Influence.
    pub(super) fn draws(&self, game: &mut Game) -> Option<Wait> {
        for seat in game.order.clone().into_iter().rev() {
            let more = self.total(game, seat, |lasting| match lasting {
                Lasting::Draws { n } => i32::from(n),
                _ => 0,
            });
            game.todo.push(Task::Draw(seat, more.clamp(0, 20) as u8));
        }
        None
    }

    pub(super) fn begin_draw(
        &self,
        game: &mut Game,
        seat: Seat,
        more: u8,
        sink: &mut impl Sink<Event>,
    ) -> Option<Wait> {
        let held = game.position.player(seat).map_or(0, |player| player.hand.total());
        if held >= self.hand_limit(game, seat) {
            sink.tell(|| Event::HandFull { seat });
            return None;
        }
        let deck = &mut game.position.actions;
        if deck.rest.total() == 0 {
            // I4.2: the shuffled discard pile is the new deck.
            deck.rest = std::mem::take(&mut deck.discards);
            let cards = deck.rest.total();
            if cards == 0 {
                sink.tell(|| Event::NothingToDraw { seat });
                return None;
            }
            sink.tell(|| Event::Reshuffled { cards });
        }
        Some(Wait::Draw(seat, more))
    }

    pub(super) fn draw_chance(&self, game: &Game, seat: Seat) -> Chance {
        Chance { law: Law::Draw(game.position.actions.rest.urn()), audience: Audience::Only(seat) }
    }

    pub(super) fn drawn(
        &self,
        game: &mut Game,
        seat: Seat,
        more: u8,
        rolled: &Rolled,
        sink: &mut impl Sink<Event>,
    ) {
        if let Rolled::Drawn(label) = rolled {
            let card = CardId(*label);
            game.position.actions.rest.take(card);
            if let Some(player) = game.position.player_mut(seat) {
                player.hand.add(card);
            }
            sink.tell(|| Event::Drew { seat, card: Some(card) });
        }
        if more > 0 {
            game.todo.push(Task::Draw(seat, more - 1));
        }
        Self::go_on(game);
    }

    /// I4.2: cards of this moment can be played, once each player, in descending Influence; by the
    /// active player alone, or by those who fight.
    pub(super) fn open_window(&self, game: &mut Game, window: Window) -> Option<Wait> {
        if !self.data().actions.iter().any(|card| card.window == window) {
            return None;
        }
        let fighters = game.actions.fight.as_ref().map(|fight| fight.sides);
        let active = game.actions.seat;
        let takes_part = |seat: &Seat| match window {
            Window::Movement => *seat == active,
            Window::SpaceBattle | Window::Invasion => fighters.is_some_and(|sides| sides.contains(seat)),
            Window::Political | Window::Economic | Window::Technology | Window::Placement => true,
        };
        let seats: Vec<Seat> = game.order.iter().copied().filter(takes_part).collect();
        Self::push(game, seats.into_iter().map(|seat| Task::Play(window, seat)));
        None
    }

    /// Who has cards is asked, whichever they are: that one is asked tells nothing.
    pub(super) fn offer_play(&self, game: &Game, window: Window, seat: Seat) -> Option<Wait> {
        let cards = game.position.player(seat).map_or(0, |player| player.hand.total());
        (cards > 0).then_some(Wait::Play(window, seat))
    }

    pub(super) fn each_play(&self, game: &Game, window: Window, seat: Seat, f: &mut impl FnMut(Choice)) {
        f(Choice::Done);
        let Some(player) = game.position.player(seat) else { return };
        for (card, _) in player.hand.each() {
            let Some(action) = self.data().action(card).filter(|action| action.window == window) else {
                continue;
            };
            let mut aims = action.aim == Aim::None;
            self.each_target_of(game, action.aim, seat, &mut |_| aims = true);
            if aims {
                f(Choice::Play(card));
            }
        }
    }

    pub(super) fn play_card(&self, game: &mut Game, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        Self::go_on(game);
        let Choice::Play(card) = choice else { return };
        self.put_on_pile(game, seat, card);
        sink.tell(|| Event::Played { seat, card });
        match self.data().action(card).map(|action| action.aim) {
            Some(Aim::None) | None => self.resolve_card(game, seat, card, None),
            Some(_) => game.wait = Wait::Aim(card, seat),
        }
    }

    fn each_target_of(&self, game: &Game, aim: Aim, seat: Seat, f: &mut impl FnMut(Target)) {
        let planets = |wanted: &dyn Fn(Seat) -> bool, f: &mut dyn FnMut(Target)| {
            for planet in self.map().planet_ids() {
                if game.position.owner(planet).is_some_and(wanted) {
                    f(Target::Planet(planet));
                }
            }
        };
        match aim {
            Aim::None => {}
            Aim::Player => self.players().filter(|other| *other != seat).for_each(|s| f(Target::Player(s))),
            Aim::Planet => planets(&|_| true, f),
            Aim::OwnPlanet => planets(&|owner| owner == seat, f),
            Aim::EnemyPlanet => planets(&|owner| owner != seat, f),
            Aim::OwnFleet => {
                let own = game.position.fleets.iter().filter(|fleet| fleet.seat == seat);
                own.for_each(|fleet| f(Target::Hex(fleet.hex)));
            }
        }
    }

    pub(super) fn each_aim(&self, game: &Game, card: CardId, seat: Seat, f: &mut impl FnMut(Choice)) {
        if let Some(action) = self.data().action(card) {
            self.each_target_of(game, action.aim, seat, &mut |target| f(Choice::Aim(target)));
        }
    }

    pub(super) fn aim(
        &self,
        game: &mut Game,
        seat: Seat,
        card: CardId,
        target: Target,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::Aimed { seat, target });
        Self::go_on(game);
        self.resolve_card(game, seat, card, Some(target));
    }

    fn resolve_card(&self, game: &mut Game, by: Seat, card: CardId, aim: Option<Target>) {
        let Some(action) = self.data().action(card) else { return };
        let cause = Cause { card, by: Some(by), aim, elected: None };
        let effects = action.effects.iter();
        Self::push(game, effects.map(|effect| Task::Effect { cause, effect: *effect }));
    }
}
