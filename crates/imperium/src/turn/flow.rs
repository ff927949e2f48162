//! The course of a turn (I2.1, I5.0): what is to be done is a stack of tasks, the next on top.

use super::Imperium;
use super::state::{Actions, Game, Task, Wait};
use crate::data::Window;
use crate::effect::Until;
use crate::event::{Event, Phase};
use crate::setup::{Awaits, OrderRounds};
use crate::unit::Units;
use admiralty_game::{Seat, Sink};

impl Imperium {
    /// The state before anything has happened.
    pub(super) fn opening(&self) -> Game {
        let seats = self.setup.seats.len();
        let mut todo = match self.setup.awaits {
            Awaits::Turn | Awaits::Politics | Awaits::Deals => vec![Task::Phase(Phase::Political)],
            Awaits::Vote => vec![Task::EndPolitics, Task::Count, Task::Record, Task::Resume],
            Awaits::Actions => vec![Task::Phase(Phase::Economic)],
        };
        todo.reserve(8);
        let mut votes = vec![None; seats];
        for (seat, vote) in &self.setup.position.poll.cast {
            if let Some(own) = votes.get_mut(seat.index()) {
                *own = Some(*vote);
            }
        }
        Game {
            position: self.setup.position.clone(),
            todo,
            wait: Wait::Over,
            order: self.players().collect(),
            deals: vec![Vec::new(); seats],
            votes,
            damage: Vec::new(),
            actions: Actions::of(Seat(0)),
            built: Vec::new(),
            basket: (Units::NONE, 0),
        }
    }

    /// Goes on until somebody must decide, dice must be rolled, or the turn is over.
    pub(super) fn advance(&self, game: &mut Game, sink: &mut impl Sink<Event>) {
        if game.wait != Wait::Over {
            return;
        }
        while let Some(task) = game.todo.pop() {
            if let Some(wait) = self.perform(game, task, sink) {
                game.wait = wait;
                return;
            }
        }
    }

    /// What was waited for has come: on with the tasks.
    pub(super) fn go_on(game: &mut Game) {
        game.wait = Wait::Over;
    }

    fn perform(&self, game: &mut Game, task: Task, sink: &mut impl Sink<Event>) -> Option<Wait> {
        match task {
            Task::Phase(phase) => self.begin_phase(game, phase, sink),
            Task::Order => self.fix_order(game),
            Task::Lots(at) => self.lots(game, at, sink),
            Task::Deals(seat) => Some(Wait::Deals(seat)),
            Task::Settle => self.settle(game, sink),
            Task::Window(window) => self.open_window(game, window),
            Task::Play(window, seat) => self.offer_play(game, window, seat),
            Task::Effect { cause, effect } => self.effect(game, cause, effect, sink),
            Task::Votes => self.begin_votes(game, sink),
            Task::OpenVote(seat) => self.may_vote(game, seat).then_some(Wait::OpenVote(seat)),
            Task::Resume => self.resume_votes(game, sink),
            Task::Record => self.record_vote(game, sink),
            Task::Count => self.count(game, sink),
            Task::PutAway => {
                Self::end_situation(game);
                self.put_away(game, sink)
            }
            Task::Discards(seat) => self.offer_discards(game, seat),
            Task::Draws => self.draws(game),
            Task::Draw(seat, more) => self.begin_draw(game, seat, more, sink),
            Task::Break(seat, phase) => self.offer_break(game, seat, phase),
            Task::Income => {
                let waits = self.income(game, sink);
                Self::end_situation(game);
                waits
            }
            Task::Buy(seat) => {
                game.basket = (Units::NONE, 0);
                Some(Wait::Buy(seat))
            }
            Task::Acts => {
                Self::for_all(game, Task::Act);
                None
            }
            Task::Act(seat) => self.act(game, seat, sink),
            Task::Move => Some(Wait::Sail(game.actions.seat)),
            Task::Arrive => self.arrive(game),
            Task::Pds => self.begin_fire(game),
            Task::FireOn(seat) => self.offer_fire(game, seat),
            Task::Losses { seat, hex, hits } => self.losses(game, seat, hex, hits, sink),
            Task::Battles => self.battles(game),
            Task::Fight => self.fight(game, sink),
            Task::Aftermath => self.aftermath(game, sink),
            Task::Land => self.begin_landing(game),
            Task::Invade => self.invade(game, sink),
            Task::Conquest => self.conquest(game, sink),
            Task::EndActions => self.end_actions(game, sink),
            Task::Research(seat) => self.offer_research(game, seat),
            Task::Place(seat) => self.offer_placement(game, seat, sink),
            Task::Develop => self.develop(game, sink),
            Task::Crown => self.crown(game, sink),
            Task::NextAgenda => self.next_agenda(game),
            Task::EndPolitics => {
                self.end_politics(game, sink);
                None
            }
            Task::EndTurn => self.end_turn(game, sink),
        }
    }

    /// Puts tasks on the stack so that they come in this order.
    pub(super) fn push(game: &mut Game, tasks: impl DoubleEndedIterator<Item = Task>) {
        game.todo.extend(tasks.rev());
    }

    /// I2.1: the tasks of a phase, and the next phase after them.
    fn begin_phase(&self, game: &mut Game, phase: Phase, sink: &mut impl Sink<Event>) -> Option<Wait> {
        // What a card changed for a segment of the phase before ends with it.
        Self::end_situation(game);
        sink.tell(|| Event::PhaseBegins { phase });
        let order = |game: &mut Game| game.todo.push(Task::Order);

        match phase {
            Phase::Political => {
                let after = match (self.setup.house.order_rounds, self.setup.awaits) {
                    (OrderRounds::Two, _) | (_, Awaits::Politics | Awaits::Deals) => Task::EndPolitics,
                    _ => Task::Phase(Phase::Economic),
                };
                game.todo.push(after);
                Self::push(game, [Task::Window(Window::Political), Task::Votes, Task::Count].into_iter());
                Self::push(game, self.players().map(Task::Deals).chain([Task::Settle]));
                order(game);
                self.open_agenda(game, sink);
            }
            Phase::Economic => {
                game.todo.push(Task::Phase(Phase::Actions));
                Self::push(game, self.players().map(Task::Buy));
                game.todo.push(Task::Income);
                Self::push(game, self.breaks(phase));
                game.todo.push(Task::Window(Window::Economic));
                // I4.2: draws in descending Influence; the order is fixed before them.
                game.todo.push(Task::Draws);
                Self::push(game, self.players().map(Task::Discards));
                order(game);
            }
            Phase::Actions => {
                game.todo.push(Task::Phase(Phase::Technology));
                game.todo.push(Task::Acts);
                Self::push(game, self.breaks(phase));
                order(game);
            }
            Phase::Technology => {
                game.todo.push(Task::Phase(Phase::Placement));
                Self::push(game, self.players().map(Task::Research));
                game.todo.push(Task::Window(Window::Technology));
                Self::push(game, self.breaks(phase));
                order(game);
            }
            Phase::Placement => {
                game.todo.push(Task::Phase(Phase::Development));
                Self::push(game, self.players().map(Task::Place));
                game.todo.push(Task::Window(Window::Placement));
                Self::push(game, self.breaks(phase));
                order(game);
            }
            Phase::Development => {
                Self::push(game, [Task::Develop, Task::NextAgenda, Task::EndTurn].into_iter());
                Self::push(game, self.breaks(phase));
            }
        }
        None
    }

    /// I2.2, I5.0: `of` for every player, in the order of the phase.
    pub(super) fn for_all(game: &mut Game, of: impl Fn(Seat) -> Task) {
        let order = game.order.clone();
        Self::push(game, order.into_iter().map(of));
    }

    /// What cards changed for this battle, Invasion or segment ends with it.
    pub(super) fn end_situation(game: &mut Game) {
        game.position.boosts.retain(|boost| boost.until != Until::Situation);
    }

    /// O4: the first half of a turn is over; what lasts to the end of the turn stays.
    fn end_politics(&self, game: &mut Game, sink: &mut impl Sink<Event>) {
        Self::end_situation(game);
        self.keep_docks(game);
        let turn = game.position.turn;
        sink.tell(|| Event::PoliticsEnd { turn });
    }

    /// I7.3: the docks that came this turn, for the next round of orders. One may be gone again.
    pub(super) fn keep_docks(&self, game: &mut Game) {
        let mut docks = std::mem::take(&mut game.position.new_docks);
        docks.retain(|planet| self.dock_on(game, *planet).is_some());
        docks.sort_unstable();
        docks.dedup();
        game.position.new_docks = docks;
    }

    /// The turn is over: repairs (I5.2.2), temporary changes end.
    fn end_turn(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let turn = game.position.turn;
        game.position.boosts.clear();
        game.damage.clear();
        game.built.clear();
        game.position.new_docks.clear();
        game.actions = Actions::of(Seat(0));
        if game.position.winners.is_empty() {
            game.position.turn = turn.saturating_add(1);
        }
        sink.tell(|| Event::TurnEnds { turn });
        None
    }
}
