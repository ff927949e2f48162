//! The Development phase (I8), and the draw of the next Political Card (O4).

use super::Imperium;
use super::state::{Game, Task, Wait};
use crate::data::{CardId, Condition, Measure};
use crate::event::Event;
use admiralty_game::{Audience, Chance, Law, Rolled, Seat, Sink};

impl Imperium {
    /// What a condition counts.
    pub fn measure(&self, game: &Game, seat: Seat, measure: Measure) -> u32 {
        let position = &game.position;
        match measure {
            Measure::Planets => position.planets_of(seat).count() as u32,
            Measure::Influence => self.influence(game, seat),
            Measure::Resources => self.resources(game, seat),
            Measure::Technologies => position.player(seat).map_or(0, |player| player.technologies.count()),
            Measure::Units(kinds) => position.all_units(seat).only(|unit| kinds.has(unit)).total(),
            Measure::Credits => position.player(seat).map_or(0, |player| player.credits),
            Measure::Systems => {
                let whole = |hex: &crate::map::HexId| {
                    let mut planets = self.map().planets_of(*hex).peekable();
                    planets.peek().is_some() && planets.all(|planet| position.owner(planet) == Some(seat))
                };
                self.map().hex_ids().filter(whole).count() as u32
            }
            Measure::Agreements => position.partners(seat).count() as u32,
        }
    }

    /// I8.2.
    pub fn meets(&self, game: &Game, seat: Seat, condition: &Condition) -> bool {
        match condition {
            Condition::AtLeast(measure, n) => self.measure(game, seat, *measure) >= *n,
            Condition::All(all) => all.iter().all(|condition| self.meets(game, seat, condition)),
            Condition::Any(any) => any.iter().any(|condition| self.meets(game, seat, condition)),
        }
    }

    /// I8.1: who meets the next stage's condition moves on by one; I8.3: who reaches the last has won.
    pub(super) fn develop(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let next = |game: &Game, seat: Seat| {
            let stage = usize::from(game.position.player(seat)?.stage) + 1;
            self.data().track.get(stage).map(|s| (stage, s))
        };
        let moving: Vec<Seat> = self
            .players()
            .filter(|seat| {
                next(game, *seat).is_some_and(|(_, stage)| self.meets(game, *seat, &stage.condition))
            })
            .collect();
        let mut last = 0;
        for seat in moving {
            let Some(player) = game.position.player_mut(seat) else { continue };
            player.stage += 1;
            let stage = player.stage;
            sink.tell(|| Event::Advanced { seat, stage });
            if usize::from(stage) + 1 == self.data().track.len() {
                last += 1;
            }
        }
        if last > 0 {
            game.todo.push(Task::Crown);
        }
        // Several at once: more Influence, then the seats or the lot (I2.2).
        if last > 1 {
            game.todo.push(Task::Order);
        }
        None
    }

    /// I8.3: the first in the order of those on the last stage has won.
    pub(super) fn crown(&self, game: &mut Game, sink: &mut impl Sink<Event>) -> Option<Wait> {
        let last = self.data().track.len();
        let there = |seat: &Seat| {
            game.position.player(*seat).is_some_and(|player| usize::from(player.stage) + 1 == last)
        };
        if let Some(seat) = game.order.iter().copied().find(there) {
            game.position.winners = vec![seat];
            sink.tell(|| Event::Won { seat });
        }
        None
    }

    /// O4: the Political Card of the next turn, unless somebody has won. An empty deck is the discard
    /// pile, shuffled.
    pub(super) fn next_agenda(&self, game: &mut Game) -> Option<Wait> {
        let position = &mut game.position;
        if !position.winners.is_empty() || position.agenda.is_some() {
            return None;
        }
        let deck = &mut position.political;
        if deck.rest.total() == 0 {
            deck.rest = std::mem::take(&mut deck.discards);
        }
        (deck.rest.total() > 0).then_some(Wait::Agenda)
    }

    pub(super) fn agenda_chance(&self, game: &Game) -> Chance {
        Chance { law: Law::Draw(game.position.political.rest.urn()), audience: Audience::Everyone }
    }

    pub(super) fn next_agenda_drawn(&self, game: &mut Game, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        if let Rolled::Drawn(label) = rolled {
            let card = CardId(*label);
            game.position.political.rest.take(card);
            game.position.agenda = Some(card);
            sink.tell(|| Event::NextAgenda { card });
        }
        Self::go_on(game);
    }
}
