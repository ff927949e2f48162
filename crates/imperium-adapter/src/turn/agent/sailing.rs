//! Ships under way by orders (I5.1).

use super::{Agent, Board};
use crate::turn::plan::{At, Load, Route};
use crate::turn::remark::{Closed, Trouble};
use admiralty_imperium::choice::Choice;
use admiralty_imperium::event::Stop;
use admiralty_imperium::map::HexId;
use admiralty_imperium::turn::Sailing;
use admiralty_imperium::unit::UnitId;
use admiralty_notation::Span;

/// Ships of one order, of which the first has yet to set out.
#[derive(Clone, Debug)]
pub(super) struct Voyage {
    span: Span,
    /// The ships that have yet to set out.
    ships: Vec<UnitId>,
    /// The hexes, with what is still to be loaded there by any of the ships.
    steps: Vec<(HexId, Vec<Load>)>,
    /// The step at which the ship under way is.
    at: usize,
    /// The ship that is about to go on, and whence: it stays there if a Gravity Rift holds it.
    leaves: Option<(UnitId, HexId)>,
}

impl Voyage {
    /// The voyage of an order.
    pub(super) fn of(order: &At<Route>) -> Option<Self> {
        let ships = order.what.ships.iter().flat_map(|(unit, n)| (0..*n).map(|_| *unit)).collect();
        let steps = order.what.steps.clone();
        (!steps.is_empty()).then_some(Self { span: order.span, ships, steps, at: 0, leaves: None })
    }

    fn start(&self) -> HexId {
        self.steps.first().map(|(hex, _)| *hex).unwrap_or_default()
    }
}

impl Agent {
    /// I5.1.8: the next ship that is ordered to move.
    pub(super) fn set_out(&mut self, board: Board) -> Choice {
        while let Some((span, choice)) = self.transferring.pop_front() {
            if board.can(choice) {
                return choice;
            }
            self.remark(span, Trouble::CannotTransfer);
        }
        if let Some(mut voyage) = self.under_way.take() {
            // I5.1.5: it never came to the next hex.
            if let Some((ship, at)) = voyage.leaves.take() {
                self.remark(voyage.span, Trouble::Stopped { ship, at, why: Stop::Rift });
            }
            self.end_ship(voyage);
        }
        while let Some(mut voyage) = self.voyages.pop_front() {
            if voyage.ships.is_empty() {
                self.not_loaded(&voyage);
                continue;
            }
            let ship = voyage.ships.remove(0);
            let hex = voyage.start();
            match Self::departure(board, ship, hex, &voyage) {
                Some(choice) => {
                    voyage.at = 0;
                    self.under_way = Some(voyage);
                    return choice;
                }
                None => {
                    let n = 1 + voyage.ships.iter().filter(|other| **other == ship).count() as u16;
                    voyage.ships.retain(|other| *other != ship);
                    self.remark(voyage.span, Trouble::NoShip { ship, hex, n });
                    self.voyages.push_front(voyage);
                }
            }
        }
        Choice::Done
    }

    /// Of like ships those with troops aboard set out first, unless the order loads at the start; then
    /// those without.
    fn departure(board: Board, wanted: UnitId, from: HexId, voyage: &Voyage) -> Option<Choice> {
        let sails = |loaded: bool| {
            board.find(|choice| {
                matches!(choice, Choice::Sail { hex, ship, hold }
                    if *hex == from && *ship == wanted && hold.is_some() == loaded)
            })
        };
        let loads = voyage.steps.iter().any(|(_, loads)| !loads.is_empty());
        sails(!loads).or_else(|| sails(loads))
    }

    /// A ship of the voyage has arrived; the next one follows, if there is one.
    fn end_ship(&mut self, voyage: Voyage) {
        if voyage.ships.is_empty() {
            self.not_loaded(&voyage);
        } else {
            self.voyages.push_front(voyage);
        }
    }

    /// I5.1.6: what no ship of the order could take aboard.
    fn not_loaded(&mut self, voyage: &Voyage) {
        for (hex, loads) in &voyage.steps {
            for load in loads.iter().filter(|load| load.n > 0) {
                self.remark(load.span, Trouble::NotLoaded { unit: load.unit, n: load.n, hex: *hex });
            }
        }
    }

    /// I5.1: the ship under way loads what is ordered here, and goes on.
    pub(super) fn steer(&mut self, board: Board) -> Choice {
        let Some(sailing) = &board.game.actions.sailing else { return Choice::Halt };
        let Some(mut voyage) = self.under_way.take() else { return Choice::Halt };
        let choice = self.course(board, sailing, &mut voyage);
        self.under_way = Some(voyage);
        choice
    }

    fn course(&mut self, board: Board, sailing: &Sailing, voyage: &mut Voyage) -> Choice {
        let here = sailing.at();
        voyage.leaves = None;
        // I5.1.5: pushed off its way it goes on at the first later visit of the order to this hex.
        if voyage.steps.get(voyage.at).is_none_or(|(hex, _)| *hex != here) {
            match voyage.steps.iter().enumerate().skip(voyage.at).find(|(_, (hex, _))| *hex == here) {
                Some((at, _)) => voyage.at = at,
                None => {
                    let ship = sailing.ship;
                    self.remark(voyage.span, Trouble::PushedOff { ship, at: here });
                    return Self::stop_here(board, sailing);
                }
            }
        }
        if let Some(load) = Self::load(board, voyage) {
            return load;
        }
        let Some((next, _)) = voyage.steps.get(voyage.at + 1) else { return Self::stop_here(board, sailing) };
        let next = *next;
        if let Some(why) = sailing.stopped {
            self.remark(voyage.span, Trouble::Stopped { ship: sailing.ship, at: here, why });
            return Choice::Halt;
        }
        if board.can(Choice::Go(next)) && self.leads_on(board, voyage) {
            voyage.at += 1;
            voyage.leaves = Some((sailing.ship, here));
            return Choice::Go(next);
        }
        let why = self.closed(board, sailing, next);
        self.remark(voyage.span, Trouble::NoWay { ship: sailing.ship, at: here, to: next, why });
        Self::stop_here(board, sailing)
    }

    /// Why the ship under way does not go on.
    fn closed(&self, board: Board, sailing: &Sailing, next: HexId) -> Closed {
        if board.can(Choice::Go(next)) {
            Closed::NoEnd
        } else if !board.rules.reach(board.game, self.seat, sailing.at()).any(|near| near == next) {
            Closed::NotNext
        } else if sailing.left == 0 {
            Closed::TooFar
        } else {
            Closed::Barred
        }
    }

    /// Whether the order does not end, or break off, in a hex in which no ship may end: it is cut at the
    /// last one in which it may (I5.1.8).
    fn leads_on(&self, board: Board, voyage: &Voyage) -> bool {
        let mut steps = voyage.steps[voyage.at + 1..].iter().map(|(hex, _)| *hex).peekable();
        while let Some(hex) = steps.next() {
            if board.rules.may_end(hex) {
                return true;
            }
            match steps.peek() {
                Some(next) if board.rules.reach(board.game, self.seat, hex).any(|near| near == *next) => {}
                _ => return false,
            }
        }
        false
    }

    /// Ends the movement here, or, where it may not end, the way it came.
    fn stop_here(board: Board, sailing: &Sailing) -> Choice {
        if board.can(Choice::Halt) {
            return Choice::Halt;
        }
        let back = sailing.route.iter().rev().nth(1).copied().map(Choice::Go).filter(|go| board.can(*go));
        back.or_else(|| board.find(|choice| matches!(choice, Choice::Go(_)))).unwrap_or(Choice::Halt)
    }

    fn load(board: Board, voyage: &mut Voyage) -> Option<Choice> {
        let (_, loads) = voyage.steps.get_mut(voyage.at)?;
        for load in loads.iter_mut().filter(|load| load.n > 0) {
            let wanted = |choice: &Choice| {
                matches!(choice, Choice::Load { unit, from }
                    if *unit == load.unit && (load.from.is_none() || *from == load.from))
            };
            if let Some(choice) = board.find(wanted) {
                load.n -= 1;
                return Some(choice);
            }
        }
        None
    }
}
