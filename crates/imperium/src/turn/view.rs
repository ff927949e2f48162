//! A turn as one seat sees it.

use super::Imperium;
use super::state::Game;
use crate::position::Cards;
use admiralty_game::Seat;
use serde::Serialize;

/// A turn as one seat sees it: hands of others, the deck of Action Cards, and what others have said
/// and voted before it is told are not in it. The game master's seat only rules: it sees no hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What is seen.
    pub game: Game,
    /// How many cards each hand holds.
    pub hands: Vec<u32>,
    /// How many Action Cards are in the deck.
    pub deck: u32,
}

impl View {
    pub(super) fn of(rules: &Imperium, game: &Game, seat: Seat) -> Self {
        let players = &game.position.players;
        let hands = players.iter().map(|player| player.hand.total()).collect();
        let deck = game.position.actions.rest.total();
        let mut seen = game.clone();
        let others = |at: usize| at != seat.index();
        seen.position.actions.rest = Cards::default();
        for (_, player) in seen.position.players.iter_mut().enumerate().filter(|(at, _)| others(*at)) {
            player.hand = Cards::default();
        }
        for (_, said) in seen.deals.iter_mut().enumerate().filter(|(at, _)| others(*at)) {
            said.clear();
        }
        if !rules.votes_are_open(game) {
            for (_, vote) in seen.votes.iter_mut().enumerate().filter(|(at, _)| others(*at)) {
                *vote = None;
            }
        }
        Self { game: seen, hands, deck }
    }
}
