//! Questions, choices and draws, in words.

use super::effects::return_word;
use super::names::{Speaker, typed};
use admiralty_game::Seat;
use admiralty_warpgate::battle::{Battle, Choice, Text, Wait};
use admiralty_warpgate::map::PlanetId;
use admiralty_warpgate::side::Side;

impl Speaker<'_> {
    /// What the deciding seat is asked.
    pub(super) fn question(&self, state: &Battle, seat: Seat) -> String {
        match state.wait {
            Wait::Play => self.ask_play(state, Side::of(seat).unwrap_or(Side::Attacker)),
            Wait::Order(_) => self.say("ask-next", &[]),
            Wait::Recover(_, to) => self.say("ask-recover", &[("to", return_word(to).into())]),
            Wait::Withdraw => {
                let ships = state.side(Side::Defender).ships;
                self.say("ask-withdraw", &[self.by(Side::Defender), ("n", ships.into())])
            }
            Wait::Split => {
                let ships = state.side(Side::Attacker).ships;
                let [first, second] = self.origins();
                let args = [
                    self.by(Side::Attacker),
                    ("n", ships.into()),
                    ("first", first.into()),
                    ("second", second.into()),
                ];
                self.say("ask-split", &args)
            }
            Wait::Draw(..) | Wait::Over => self.say("ask-nothing", &[]),
        }
    }

    /// W3.2: what a side is asked that plays a card.
    pub(super) fn ask_play(&self, state: &Battle, side: Side) -> String {
        self.say("ask-play", &[("n", state.side(side).ships.into())])
    }

    /// The two planets that Concentrate came from.
    fn origins(&self) -> [String; 2] {
        let origins = self.setup().theatre.as_ref().map(|theatre| theatre.origins.as_slice());
        let origin =
            |n: usize| origins.and_then(|origins| origins.get(n)).map(|id: &PlanetId| self.planet(*id));
        [0, 1].map(|n| origin(n).unwrap_or_default())
    }

    /// What a choice is.
    pub(super) fn choice(&self, state: &Battle, choice: Choice) -> String {
        match choice {
            Choice::Play(card) => {
                let name = ("card", self.card(card).into());
                match self.setup().card(card) {
                    Some(card) if !card.text.is_empty() => {
                        let effects = self.effects(&card.text);
                        self.say("choose-play-text", &[name, ("effects", effects.into())])
                    }
                    _ => self.say("choose-play", &[name]),
                }
            }
            Choice::Next(text) => {
                let card = match text {
                    Text::Card(side) => state.side(side).played.card(),
                    Text::Technology(..) => None,
                };
                self.say("choose-next", &[("text", self.text(text, card).into())])
            }
            Choice::Recover(card) => self.say("choose-recover", &[("card", self.card(card).into())]),
            Choice::WithdrawTo(planet) => {
                self.say("choose-withdraw", &[("planet", self.planet(planet).into())])
            }
            Choice::Split(n) => {
                let rest = state.side(Side::Attacker).ships.saturating_sub(n);
                let [first, second] = self.origins();
                let args = [
                    ("n", n.into()),
                    ("rest", rest.into()),
                    ("first", first.into()),
                    ("second", second.into()),
                ];
                self.say("choose-split", &args)
            }
        }
    }

    /// Other names of a choice: what it is about, without the words around it.
    pub(super) fn choice_names(&self, state: &Battle, choice: Choice) -> Vec<String> {
        match choice {
            Choice::Play(card) | Choice::Recover(card) => typed(self.field, card),
            Choice::Next(Text::Card(side)) => {
                state.side(side).played.card().map(|card| typed(self.field, card)).unwrap_or_default()
            }
            Choice::Next(Text::Technology(side, n)) => vec![self.technology(side, n)],
            Choice::WithdrawTo(planet) => vec![self.planet(planet)],
            Choice::Split(_) => Vec::new(),
        }
    }

    /// Who draws.
    pub(super) fn chance(&self, state: &Battle) -> String {
        match state.wait {
            Wait::Draw(side, _) => self.say("chance-draw", &[self.by(side)]),
            _ => self.say("chance-none", &[]),
        }
    }
}
