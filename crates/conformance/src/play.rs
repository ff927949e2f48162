//! Random play alone.

use crate::luck::{Luck, Stream};
use admiralty_game::{Rolled, Rulebook, Seat, Sink, Step};
use serde::{Deserialize, Serialize};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// What is done in a game, one small thing at a time: all that a record needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move<C> {
    /// A seat chose.
    Chose(Seat, C),
    /// Chance came out.
    Rolled(Rolled),
}

/// How random play came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game was over.
    Over,
    /// The game took more steps than it was given.
    Cut,
    /// Nobody could do anything, although the game was not over.
    Stuck,
}

/// A game played by [`play_out`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<S> {
    /// The last state.
    pub state: S,
    /// How it came to its end.
    pub ending: Ending,
    /// How many choices were made.
    pub choices: u64,
    /// How often chance came out.
    pub rolls: u64,
}

impl<S> Played<S> {
    /// How many steps the game took.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.choices + self.rolls
    }
}

/// Plays one random game and checks nothing: for counting over very many games.
///
/// Every option is equally likely, chance comes by its law. Give [`Silent`](admiralty_game::Silent)
/// if only the end matters, or one [`Kinds`](crate::Kinds) over all games to count what happens.
pub fn play_out<R: Rulebook>(
    rulebook: &R,
    seed: u64,
    max_steps: u64,
    sink: &mut impl Sink<R::Event>,
) -> Played<R::State> {
    let state = rulebook.start(sink);
    let mut luck = Luck::new(seed, Stream::Play);
    play_on(rulebook, state, max_steps, &mut luck, Policy::Uniform, &mut |_| (), sink)
}

/// How a random player chooses.
#[derive(Clone, Copy)]
pub(crate) enum Policy {
    /// Every option is equally likely.
    Uniform,
    /// Mostly the option that comes first in an order of all choices which depends on the salt
    /// alone. Such a player wants something, if only by chance, and so gets to places where
    /// uniform play hardly ever goes.
    Stubborn(u64),
}

impl Policy {
    fn pick<C: Copy + std::hash::Hash>(self, options: &[C], luck: &mut Luck) -> Option<C> {
        match self {
            Self::Stubborn(salt) if luck.below(8) > 0 => {
                let hasher = BuildHasherDefault::<DefaultHasher>::new();
                options.iter().copied().min_by_key(|choice| hasher.hash_one((salt, *choice)))
            }
            _ => luck.pick(options),
        }
    }
}

/// Plays on from `state`; `meet` sees every option list.
pub(crate) fn play_on<R: Rulebook>(
    rulebook: &R,
    state: R::State,
    max_steps: u64,
    luck: &mut Luck,
    policy: Policy,
    meet: &mut impl FnMut(&[R::Choice]),
    sink: &mut impl Sink<R::Event>,
) -> Played<R::State> {
    let mut played = Played { state, ending: Ending::Cut, choices: 0, rolls: 0 };
    let mut options = Vec::new();
    loop {
        let step = rulebook.step(&played.state);
        if step == Step::Over {
            played.ending = Ending::Over;
            return played;
        }
        if played.steps() >= max_steps {
            return played;
        }
        match step {
            Step::Over => {}
            Step::Decide(seats) => {
                let count = seats.iter().count() as u32;
                let seat = seats.iter().nth(luck.below(count) as usize);
                if let Some(seat) = seat {
                    rulebook.options(&played.state, seat, &mut options);
                    meet(&options);
                }
                let choice = policy.pick(&options, luck);
                let Some((seat, choice)) = seat.zip(choice) else {
                    played.ending = Ending::Stuck;
                    return played;
                };
                rulebook.choose(&mut played.state, seat, choice, sink);
                played.choices += 1;
            }
            Step::Chance(chance) => {
                if chance.ways() == Some(0) {
                    played.ending = Ending::Stuck;
                    return played;
                }
                let rolled = chance.sample(&mut |n| luck.below(n));
                rulebook.happen(&mut played.state, &rolled, sink);
                played.rolls += 1;
            }
        }
    }
}

/// Whether an end can be reached from `state`, as far as `tries` games of at most `max_steps`
/// steps can tell.
pub(crate) fn finds_end<R: Rulebook>(
    rulebook: &R,
    state: &R::State,
    tries: u32,
    max_steps: u64,
    luck: &mut Luck,
) -> bool {
    (0..tries).any(|n| {
        let policy = if n % 2 == 0 { Policy::Uniform } else { Policy::Stubborn(luck.salt()) };
        let sink = &mut admiralty_game::Silent;
        let played = play_on(rulebook, state.clone(), max_steps, luck, policy, &mut |_| (), sink);
        played.ending == Ending::Over
    })
}
