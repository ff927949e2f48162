//! Random play that wants something: players often take up what was proposed to them, end their talk,
//! and load, land and fight more often than blind chance does.

use super::Luck;
use admiralty_game::{Rulebook, Seat, Sink, Step};
use admiralty_imperium::Imperium;
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::Event;
use admiralty_imperium::turn::{COINS, Deal, Game, Wait};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;

/// The steps that say an exchange as the other one did, from this side.
fn answer(game: &Game, seat: Seat) -> Vec<Choice> {
    let mut steps = Vec::new();
    let others = game.deals.iter().enumerate().filter(|(at, _)| *at != seat.index());
    for (at, said) in others {
        for deal in said {
            let Deal::Exchange { with, gives, wants } = deal else { continue };
            if *with != seat {
                continue;
            }
            steps.push(Choice::Propose { with: Seat(at as u8) });
            let mut coins = |mut sum: u16, step: fn(u16) -> Choice| {
                for coin in COINS.into_iter().rev() {
                    while sum >= coin {
                        steps.push(step(coin));
                        sum -= coin;
                    }
                }
            };
            coins(wants.credits, Choice::OfferCredits);
            coins(gives.credits, Choice::WantCredits);
            for (card, n) in wants.cards.each() {
                steps.extend((0..n).map(|_| Choice::OfferCard(card)));
            }
            for (card, n) in gives.cards.each() {
                steps.extend((0..n).map(|_| Choice::WantCard(card)));
            }
        }
    }
    steps.reverse();
    steps
}

/// How often an option is drawn, compared with others.
fn weight(choice: &Choice) -> u32 {
    match choice {
        Choice::Done => 6,
        Choice::GiveCredits { n, .. } | Choice::OfferCredits(n) | Choice::WantCredits(n) if *n > 10 => 0,
        Choice::GiveCredits { .. } | Choice::GiveCard { .. } | Choice::WantCard(_) => 1,
        Choice::Transfer { .. } | Choice::Break { .. } | Choice::Discard(_) => 1,
        Choice::Load { .. } | Choice::Land { .. } | Choice::Propose { .. } => 8,
        _ => 3,
    }
}

fn pick(luck: &mut Luck, options: &[Choice]) -> Choice {
    let total: u32 = options.iter().map(weight).sum();
    let mut left = u32::from(luck.below(251)) * total / 251;
    for choice in options {
        if left < weight(choice) {
            return *choice;
        }
        left -= weight(choice);
    }
    options[0]
}

/// Plays a turn to its end.
pub(crate) fn play(turn: &Imperium, seed: u64, sink: &mut impl Sink<Event>) -> Game {
    let mut luck = Luck(ChaCha12Rng::seed_from_u64(!seed));
    let mut game = turn.start(sink);
    let mut plan: (Option<Seat>, Vec<Choice>) = (None, Vec::new());
    let mut options = Vec::new();
    for step in 0.. {
        assert!(step < 50_000, "seed {seed}: no end");
        match turn.step(&game) {
            Step::Over => break,
            Step::Chance(chance) => {
                let rolled = chance.sample(&mut |n| u32::from(luck.below(n)));
                turn.roll(&mut game, &rolled, sink).unwrap();
            }
            Step::Decide(seats) => {
                let seat = seats.iter().nth(usize::from(luck.below(seats.iter().count() as u32))).unwrap();
                turn.options(&game, seat, &mut options);
                if matches!(game.wait, Wait::Deals(_)) && plan.0 != Some(seat) {
                    plan = (Some(seat), answer(&game, seat));
                }
                let planned = match game.wait {
                    Wait::Deals(_) => plan.1.pop().filter(|choice| options.contains(choice)),
                    _ => None,
                };
                let choice = planned.unwrap_or_else(|| pick(&mut luck, &options));
                turn.play(&mut game, seat, choice, sink).unwrap();
            }
        }
    }
    game
}
