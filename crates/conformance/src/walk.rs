//! One game, checked at every step.

use crate::game::Game;
use crate::luck::{Luck, Stream};
use crate::play::{Move, Policy, finds_end, play_on};
use crate::pool::Pool;
use crate::serial::round_trip;
use crate::{Place, Report, Violation};
use admiralty_game::{Rulebook, Seat, Seats, Silent, Step};

/// How many games are played beforehand to collect choices.
const SCOUTS: u32 = 2;

/// A game under way.
pub(crate) struct Walk<'a, R: Rulebook> {
    game: &'a Game<'a, R>,
    pub(crate) state: R::State,
    events: Vec<R::Event>,
    moves: Vec<Move<R::Choice>>,
    /// How many events there were after the start and after each move.
    marks: Vec<usize>,
    luck: Luck,
    trial_luck: Luck,
    pool: Pool<R::Choice>,
}

impl<'a, R: Rulebook> Walk<'a, R> {
    /// Begins the game, having collected choices in games beforehand.
    pub(crate) fn start(game: &'a Game<'a, R>) -> Result<Self, Violation> {
        let rulebook = game.rulebook;
        let mut events = Vec::new();
        let state = rulebook.start(&mut events);
        let walk = Self {
            game,
            marks: vec![events.len()],
            state,
            events,
            moves: Vec::new(),
            luck: Luck::new(game.seed, Stream::Play),
            trial_luck: Luck::new(game.seed, Stream::Foreign),
            pool: Pool::new(),
        };
        let silent = rulebook.start_silent();
        if silent != walk.state {
            return Err(Violation::SilentDiffers { silent: format!("{silent:?}"), at: walk.at() });
        }
        game.known(&walk.events, || walk.at())?;
        Ok(walk)
    }

    pub(crate) fn steps(&self) -> u64 {
        self.moves.len() as u64
    }

    fn at(&self) -> Box<Place> {
        self.game.at(self.steps(), &self.state)
    }

    /// Plays to the end, or until the game is cut off.
    pub(crate) fn run(&mut self, report: &mut Report) -> Result<(), Violation> {
        self.scout();
        let mut options = vec![Vec::new(); usize::from(self.game.rulebook.seats())];
        let over = loop {
            let step = self.game.rulebook.step(&self.state);
            self.look(&step, &mut options)?;
            if step == Step::Over {
                break true;
            }
            if self.steps() >= self.game.kit.max_steps {
                break false;
            }
            let next = self.pick(&step, &options)?;
            self.advance(next)?;
        };
        if !over {
            self.end_in_reach()?;
        }
        self.replay()?;
        self.count(over, report);
        Ok(())
    }

    /// Collects choices in games beforehand.
    fn scout(&mut self) {
        let rulebook = self.game.rulebook;
        let mut luck = Luck::new(self.game.seed, Stream::Scout);
        for _ in 0..SCOUTS {
            let (pool, trial_luck) = (&mut self.pool, &mut self.trial_luck);
            let meet = &mut |options: &[R::Choice]| options.iter().for_each(|c| pool.add(*c, trial_luck));
            let start = rulebook.start_silent();
            let most = self.game.kit.max_steps;
            play_on(rulebook, start, most, &mut luck, Policy::Uniform, meet, &mut Silent);
        }
    }

    /// Checks all that can be checked without moving on; finds the options of every seat.
    fn look(&mut self, step: &Step, options: &mut [Vec<R::Choice>]) -> Result<(), Violation> {
        let (game, state, steps) = (self.game, &self.state, self.steps());
        let at = || game.at(steps, state);
        game.state_round_trip(state, at)?;
        let deciders = game.deciders(step, at)?;
        if let Step::Chance(chance) = step {
            game.weights(chance, at)?;
        }
        let mut foreign = Vec::new();
        for (seat, options) in (0..).map(Seat).zip(options.iter_mut()) {
            self.pool.some(game.kit.foreign, &mut self.trial_luck, &mut foreign);
            game.options(state, (seat, deciders.contains(seat)), &foreign, options, at)?;
        }
        self.pool.some(game.kit.foreign, &mut self.trial_luck, &mut foreign);
        game.refusals(state, step, options, &foreign, at)?;
        options.iter().flatten().for_each(|choice| self.pool.add(*choice, &mut self.trial_luck));
        Ok(())
    }

    /// A random move, which must survive being written down.
    fn pick(&mut self, step: &Step, options: &[Vec<R::Choice>]) -> Result<Move<R::Choice>, Violation> {
        let next = match step {
            Step::Chance(chance) => Move::Rolled(chance.sample(&mut |n| self.luck.below(n))),
            Step::Decide(seats) => {
                let seat = pick_seat(*seats, &mut self.luck);
                match self.luck.pick(&options[seat.index()]) {
                    Some(choice) => Move::Chose(seat, choice),
                    None => return Err(Violation::NoOption { seat, at: self.at() }),
                }
            }
            Step::Over => return Err(Violation::NobodyDecides { at: self.at() }),
        };
        match &next {
            Move::Chose(_, choice) => round_trip("a choice", choice, &|| self.at()).map(|_| ())?,
            Move::Rolled(rolled) => round_trip("a roll", rolled, &|| self.at()).map(|_| ())?,
        }
        Ok(next)
    }

    /// Makes a move in the checked way, and in the unchecked way with nobody listening.
    fn advance(&mut self, next: Move<R::Choice>) -> Result<(), Violation> {
        let rulebook = self.game.rulebook;
        let before = self.state.clone();
        let mut silent = self.state.clone();
        let taken = match &next {
            Move::Chose(seat, choice) => {
                rulebook.choose(&mut silent, *seat, *choice, &mut Silent);
                rulebook.play(&mut self.state, *seat, *choice, &mut self.events)
            }
            Move::Rolled(rolled) => {
                rulebook.happen(&mut silent, rolled, &mut Silent);
                rulebook.roll(&mut self.state, rolled, &mut self.events)
            }
        };
        let at = || self.game.at(self.steps(), &before);
        if let Err(reason) = taken {
            return Err(Violation::RightRefused { what: format!("{next:?}"), reason, at: at() });
        }
        if silent != self.state {
            return Err(Violation::SilentDiffers { silent: format!("{silent:?}"), at: at() });
        }
        self.game.known(&self.events[self.marks[self.moves.len()]..], at)?;
        self.moves.push(next);
        self.marks.push(self.events.len());
        Ok(())
    }

    /// From where the game was cut off, an end can be reached. The same then holds for all
    /// states on the way there.
    fn end_in_reach(&self) -> Result<(), Violation> {
        let kit = self.game.kit;
        let mut luck = Luck::new(self.game.seed, Stream::Search);
        if finds_end(self.game.rulebook, &self.state, kit.searches, kit.max_steps, &mut luck) {
            Ok(())
        } else {
            Err(Violation::Endless { searches: kit.searches, max_steps: kit.max_steps, at: self.at() })
        }
    }

    /// The record of the game leads to the same events, move after move, and the same state.
    fn replay(&self) -> Result<(), Violation> {
        let rulebook = self.game.rulebook;
        let mut events = Vec::new();
        let mut state = rulebook.start(&mut events);
        let mut done = 0;
        let differs = |what: &dyn Fn() -> [String; 2], step: usize, state: &R::State| {
            let [played, replayed] = what();
            Err(Violation::ReplayDiffers { played, replayed, at: self.game.at(step as u64, state) })
        };
        for (step, mark) in self.marks.iter().enumerate() {
            let (played, replayed) = (&self.events[done..*mark], &events[done.min(events.len())..]);
            if played != replayed {
                return differs(&|| [format!("{played:?}"), format!("{replayed:?}")], step, &state);
            }
            done = *mark;
            let taken = match self.moves.get(step) {
                Some(Move::Chose(seat, choice)) => rulebook.play(&mut state, *seat, *choice, &mut events),
                Some(Move::Rolled(rolled)) => rulebook.roll(&mut state, rolled, &mut events),
                None => Ok(()),
            };
            if let Err(reason) = taken {
                return differs(&|| [format!("{:?}", self.moves[step]), reason.to_string()], step, &state);
            }
        }
        if state != self.state {
            return differs(
                &|| [format!("{:?}", self.state), format!("{state:?}")],
                self.moves.len(),
                &self.state,
            );
        }
        Ok(())
    }

    fn count(&self, over: bool, report: &mut Report) {
        let rolls = self.moves.iter().filter(|m| matches!(m, Move::Rolled(_))).count() as u64;
        report.games += 1;
        report.rolls += rolls;
        report.choices += self.steps() - rolls;
        report.longest = report.longest.max(self.steps());
        report.unfinished += u64::from(!over);
        self.events.iter().for_each(|event| report.kinds.count(admiralty_game::Cited::kind(event)));
    }
}

/// One of these seats; the first seat of all if there are none.
pub(crate) fn pick_seat(seats: Seats, luck: &mut Luck) -> Seat {
    let at = luck.below(seats.iter().count() as u32) as usize;
    seats.iter().nth(at).unwrap_or(Seat(0))
}
