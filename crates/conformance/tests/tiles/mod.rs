//! A small game with secrets. Each of two seats draws a tile face down and may swap it once; then
//! both bid, hidden from each other; then all is shown, and the higher tile among the bold wins.

use admiralty_game::{
    Audience, Chance, Cited, Clause, Group, Law, MAX_SIDES, Pool, Rolled, Rulebook, Seat, Seats, Sink, Step,
    Urn,
};
use serde::{Deserialize, Serialize};

/// The game, perhaps with a leak.
#[derive(Clone, Copy)]
pub(crate) struct Tiles {
    pub(crate) leak: Option<Leaky>,
    /// How many tiles of each value, from 1, there are.
    pub(crate) bag: [u32; 3],
}

impl Default for Tiles {
    fn default() -> Self {
        Self { leak: None, bag: [2; 3] }
    }
}

/// How a tile or bid becomes known to the other seat.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Leaky {
    /// The view has the tiles of both seats.
    ViewOfTile,
    /// The view has the bids of both seats.
    ViewOfBid,
    /// The event of a draw shows the tile to both.
    Event,
    /// Only a seat whose tile is not the higher one may swap.
    Options,
    /// Who draws the highest tile is not asked about swapping.
    Step,
    /// So many dice are rolled as the first tile says.
    Dice,
    /// There is an event only if the tile is the highest.
    ExtraEvent,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    Drawing(Seat),
    /// Only for [`Leaky::Dice`].
    Rolling,
    Swapping(Seat),
    Bidding,
    Over,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    /// How many tiles of each value, from 1, are in the bag.
    bag: [u32; 3],
    tiles: [Option<u8>; 2],
    bids: [Option<Bid>; 2],
    swapped: bool,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Bid {
    Bold,
    Meek,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Move {
    Keep,
    Swap,
    Bid(Bid),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Event {
    Drawn(Seat, Option<u8>),
    Swapped(Seat),
    Excited(Seat),
    Shown([Option<u8>; 2], [Option<Bid>; 2]),
}

impl Cited for Event {
    fn clause(&self) -> Clause {
        Clause("T1")
    }
    fn kind(&self) -> &'static str {
        match self {
            Self::Drawn(..) => "drawn",
            Self::Swapped(_) => "swapped",
            Self::Excited(_) => "excited",
            Self::Shown(..) => "shown",
        }
    }
}

impl Tiles {
    fn leaks(&self, leak: Leaky) -> bool {
        self.leak == Some(leak)
    }

    fn after(&self, state: &mut Table, seat: Seat) {
        state.swapped = false;
        state.phase = if seat == Seat(0) { Phase::Drawing(Seat(1)) } else { Phase::Bidding };
    }
}

impl Rulebook for Tiles {
    type State = Table;
    type Choice = Move;
    type Event = Event;
    type View = Table;
    const EVENT_KINDS: &'static [&'static str] = &["drawn", "swapped", "excited", "shown"];

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, _sink: &mut impl Sink<Event>) -> Table {
        let phase = Phase::Drawing(Seat(0));
        Table { bag: self.bag, tiles: [None; 2], bids: [None; 2], swapped: false, phase }
    }

    fn step(&self, state: &Table) -> Step {
        match state.phase {
            Phase::Drawing(seat) => {
                let things = (1..).zip(state.bag).collect();
                Step::Chance(Chance { law: Law::Draw(Urn { things }), audience: Audience::Only(seat) })
            }
            Phase::Rolling => {
                let dice = u16::from(state.tiles[0].unwrap_or(1));
                let mut pool = Pool::default();
                pool.push(Group { label: 0, dice, sides: 6, class: [0; MAX_SIDES] });
                Step::Chance(Chance::dice(pool))
            }
            Phase::Swapping(seat) => Step::Decide(Seats::only(seat)),
            Phase::Bidding => {
                let open = [Seat(0), Seat(1)].into_iter().filter(|seat| state.bids[seat.index()].is_none());
                Step::Decide(open.fold(Seats::default(), Seats::with))
            }
            Phase::Over => Step::Over,
        }
    }

    fn clause(&self, _state: &Table) -> Clause {
        Clause("T1")
    }

    fn options(&self, state: &Table, seat: Seat, options: &mut Vec<Move>) {
        let all = [Move::Keep, Move::Swap, Move::Bid(Bid::Bold), Move::Bid(Bid::Meek)];
        options.clear();
        options.extend(all.into_iter().filter(|choice| self.is_legal(state, seat, *choice)));
    }

    fn is_legal(&self, state: &Table, seat: Seat, choice: Move) -> bool {
        let [own, other] = [state.tiles[seat.index()], state.tiles[1 - seat.index()]];
        match choice {
            Move::Keep => state.phase == Phase::Swapping(seat),
            Move::Swap => {
                state.phase == Phase::Swapping(seat) && (!self.leaks(Leaky::Options) || own <= other)
            }
            Move::Bid(_) => state.phase == Phase::Bidding && state.bids[seat.index()].is_none(),
        }
    }

    fn choose(&self, state: &mut Table, seat: Seat, choice: Move, sink: &mut impl Sink<Event>) {
        match choice {
            Move::Keep => self.after(state, seat),
            Move::Swap => {
                if let Some(tile) = state.tiles[seat.index()].take() {
                    state.bag[usize::from(tile) - 1] += 1;
                }
                state.swapped = true;
                state.phase = Phase::Drawing(seat);
                sink.tell(|| Event::Swapped(seat));
            }
            Move::Bid(bid) => {
                state.bids[seat.index()] = Some(bid);
                if state.bids.iter().all(Option::is_some) {
                    state.phase = Phase::Over;
                    sink.tell(|| Event::Shown(state.tiles, state.bids));
                }
            }
        }
    }

    fn happen(&self, state: &mut Table, rolled: &Rolled, sink: &mut impl Sink<Event>) {
        match (state.phase, rolled) {
            (Phase::Drawing(seat), Rolled::Drawn(tile)) => {
                if let Some(left) = state.bag.get_mut(usize::from(*tile).wrapping_sub(1)) {
                    *left = left.saturating_sub(1);
                }
                state.tiles[seat.index()] = Some(*tile);
                sink.tell(|| Event::Drawn(seat, Some(*tile)));
                if *tile == 3 && self.leaks(Leaky::ExtraEvent) {
                    sink.tell(|| Event::Excited(seat));
                }
                if state.swapped || *tile == 3 && self.leaks(Leaky::Step) {
                    self.after(state, seat);
                } else if seat == Seat(0) && self.leaks(Leaky::Dice) {
                    state.phase = Phase::Rolling;
                } else {
                    state.phase = Phase::Swapping(seat);
                }
            }
            (Phase::Rolling, _) => state.phase = Phase::Swapping(Seat(0)),
            _ => {}
        }
    }

    fn view(&self, state: &Table, seat: Seat) -> Table {
        let mut view = state.clone();
        if state.phase == Phase::Over {
            return view;
        }
        view.bag = [view.bag.iter().sum(), 0, 0];
        let other = 1 - seat.index();
        if !self.leaks(Leaky::ViewOfTile) {
            view.tiles[other] = view.tiles[other].map(|_| 0);
        }
        if !self.leaks(Leaky::ViewOfBid) {
            view.bids[other] = view.bids[other].map(|_| Bid::Meek);
        }
        if self.leaks(Leaky::Step) {
            // So that nothing but what is pending tells.
            view.phase = Phase::Bidding;
            view.swapped = false;
        }
        view
    }

    fn seen(&self, event: &Event, seat: Seat) -> Option<Event> {
        match event {
            Event::Drawn(who, _) if *who != seat && !self.leaks(Leaky::Event) => {
                Some(Event::Drawn(*who, None))
            }
            _ => Some(event.clone()),
        }
    }

    fn is_secret(&self, _state: &Table, _seat: Seat, choice: Move) -> bool {
        matches!(choice, Move::Bid(_))
    }
}
