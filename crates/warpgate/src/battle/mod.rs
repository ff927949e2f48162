//! One battle, from the draw to the withdrawal.

mod choice;
mod destroy;
mod draw;
mod effects;
mod play;
mod state;
mod view;
mod winner;
mod withdrawal;

pub use choice::Choice;
pub use state::{Battle, Modifier, Played, SideState, Task, Text, Texts, Wait};
pub use view::View;

use crate::card::Moment;
use crate::event::Event;
use crate::setup::{Setup, SetupError};
use crate::side::Side;
use admiralty_game::{Chance, Clause, Rolled, Rulebook, Seat, Seats, Sink, Step};

/// A battle from a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battlefield(Setup);

impl Battlefield {
    /// A battle from a setup that makes sense.
    ///
    /// # Errors
    /// All that is wrong with the setup.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupError>> {
        setup.check()?;
        Ok(Self(setup))
    }

    /// What it started from.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.0
    }

    /// W2.4, W3.2: the battle as both sides know it before they look at their hands: what has been
    /// drawn is in the decks, and has yet to be drawn.
    #[must_use]
    pub fn unseen(&self) -> Self {
        Self(self.0.unseen())
    }

    /// Goes on until somebody must decide, a card must be drawn, or all is done.
    fn advance(&self, battle: &mut Battle, sink: &mut impl Sink<Event>) {
        while let Some(task) = battle.todo.pop() {
            let waits = match task {
                Task::Moment(moment) => self.moment(battle, moment, sink),
                Task::Draw(side, cards) => self.begin_draw(battle, side, cards, sink),
                Task::Play => self.begin_play(battle, sink),
                Task::Settle => self.settle(battle, sink),
                Task::Cancel => self.cancel(battle, sink),
                Task::Destroy(texts) => self.destroy(battle, texts, sink),
                Task::Effect(text, n) => self.effect(battle, text, n, sink),
                Task::PutAway => self.put_away(battle, sink),
                Task::Withdraw => self.withdraw(battle, sink),
                Task::End => self.end(battle, sink),
            };
            if let Some(wait) = waits {
                battle.wait = wait;
                return;
            }
        }
        battle.wait = Wait::Over;
    }

    /// W6.6.
    fn end(&self, battle: &Battle, sink: &mut impl Sink<Event>) -> Option<Wait> {
        if let Some(winner) = battle.winner {
            let holds = battle.side(winner).ships > 0;
            sink.tell(|| Event::BattleEnds { winner, holds });
        }
        None
    }

    /// The side that decides, if it is one alone.
    fn decider(&self, battle: &Battle) -> Option<Side> {
        match battle.wait {
            Wait::Order(_) => Some(self.0.house.destroy_tie.side()),
            Wait::Recover(side, _) => Some(side),
            Wait::Withdraw => Some(Side::Attacker),
            Wait::Split => Some(Side::Defender),
            Wait::Draw(..) | Wait::Play | Wait::Over => None,
        }
    }

    /// Calls `f` with every choice of `seat`, if it decides.
    fn each_option(&self, battle: &Battle, seat: Seat, f: &mut impl FnMut(Choice)) {
        let Some(side) = Side::of(seat) else { return };
        if battle.wait == Wait::Play {
            self.each_card(battle, side, f);
        } else if self.decider(battle) == Some(side) {
            match battle.wait {
                Wait::Order(texts) => self.each_next(battle, texts, f),
                Wait::Recover(side, _) => {
                    battle.side(side).discards.kinds().for_each(|card| f(Choice::Recover(card)));
                }
                Wait::Withdraw => {
                    self.retreats().into_iter().for_each(|planet| f(Choice::WithdrawTo(planet)));
                }
                Wait::Split => (0..=battle.side(Side::Attacker).ships).for_each(|n| f(Choice::Split(n))),
                Wait::Draw(..) | Wait::Play | Wait::Over => {}
            }
        }
    }
}

impl Rulebook for Battlefield {
    type State = Battle;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    const EVENT_KINDS: &'static [&'static str] = Event::KINDS;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, sink: &mut impl Sink<Event>) -> Battle {
        let mut battle = Battle::new(&self.0);
        let theatre = self.0.theatre.as_ref();
        let (planet, action) = (theatre.map(|t| t.planet), theatre.map(|t| t.action));
        sink.tell(|| Event::BattleBegins { planet, action });
        Side::BOTH.into_iter().for_each(|side| self.reshuffle_at_once(&mut battle, side, sink));
        self.advance(&mut battle, sink);
        battle
    }

    fn step(&self, battle: &Battle) -> Step {
        match battle.wait {
            Wait::Over => Step::Over,
            Wait::Draw(side, _) => Step::Chance(self.draw(battle, side)),
            Wait::Play => {
                let open = Side::BOTH.into_iter().filter(|side| battle.side(*side).played == Played::NotYet);
                Step::Decide(open.fold(Seats::default(), |seats, side| seats.with(side.seat())))
            }
            _ => match self.decider(battle) {
                Some(side) => Step::Decide(Seats::only(side.seat())),
                None => Step::Over,
            },
        }
    }

    fn clause(&self, battle: &Battle) -> Clause {
        Clause(match battle.wait {
            Wait::Draw(..) => "W3.1",
            Wait::Play => "W3.2",
            Wait::Order(_) => "W5.3",
            Wait::Recover(..) => "W5.9",
            Wait::Withdraw => "W6.3",
            Wait::Split => "W6.4",
            Wait::Over => "W6.6",
        })
    }

    fn options(&self, battle: &Battle, seat: Seat, options: &mut Vec<Choice>) {
        options.clear();
        self.each_option(battle, seat, &mut |choice| options.push(choice));
    }

    fn is_legal(&self, battle: &Battle, seat: Seat, choice: Choice) -> bool {
        let mut legal = false;
        self.each_option(battle, seat, &mut |option| legal |= option == choice);
        legal
    }

    fn choose(&self, battle: &mut Battle, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        let Some(side) = Side::of(seat) else { return };
        match (battle.wait, choice) {
            (Wait::Play, Choice::Play(card)) => self.play_card(battle, side, card, sink),
            (Wait::Order(texts), Choice::Next(text)) => {
                let card = Self::card_of(battle, text);
                sink.tell(|| Event::OrderChosen { by: side, text, card });
                battle.todo.push(Task::Destroy(texts.without(text)));
                self.resolve(battle, text, sink);
                self.advance(battle, sink);
            }
            (Wait::Recover(side, to), Choice::Recover(card)) => {
                self.recover(battle, side, card, to, sink);
                self.advance(battle, sink);
            }
            (Wait::Withdraw, Choice::WithdrawTo(planet)) => {
                self.withdraw_to(battle, Side::Defender, planet, sink);
                self.advance(battle, sink);
            }
            (Wait::Split, Choice::Split(first)) => {
                self.split(battle, first, sink);
                self.advance(battle, sink);
            }
            _ => {}
        }
    }

    fn happen(&self, battle: &mut Battle, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        if let (Wait::Draw(side, more), Rolled::Drawn(card)) = (battle.wait, rolled) {
            self.drawn(battle, side, crate::card::CardId(*card), more, sink);
            self.advance(battle, sink);
        }
    }

    fn view(&self, battle: &Battle, seat: Seat) -> View {
        View::of(battle, seat)
    }

    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        Some(event.seen_by(seat))
    }

    fn is_secret(&self, battle: &Battle, _seat: Seat, _choice: Choice) -> bool {
        // W3.2; what is decided after the reveal is open.
        battle.wait == Wait::Play
    }
}

impl Battlefield {
    /// The chance of a draw: only the drawer sees the card (W2.4).
    fn draw(&self, battle: &Battle, side: Side) -> Chance {
        use admiralty_game::{Audience, Law};
        Chance { law: Law::Draw(battle.side(side).deck.next()), audience: Audience::Only(side.seat()) }
    }

    /// W5.5: the technologies of this moment trigger, the attacker's first.
    fn moment(&self, battle: &mut Battle, moment: Moment, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let texts = Text::all().filter(|text| self.moment_of(*text) == Some(moment));
        let facts = self.facts(battle);
        let mut tasks = Vec::new();
        for text in texts {
            let met = self.met(battle, text, &facts);
            if met.clone().next().is_some() {
                self.tell_trigger(text, sink);
            }
            tasks.extend(met.map(|n| Task::Effect(text, n)));
        }
        battle.todo.extend(tasks.into_iter().rev());
        None
    }
}
