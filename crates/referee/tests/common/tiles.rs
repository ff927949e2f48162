//! A toy with hidden choices, secret draws, dice with ten sides and a choice that is none.

use admiralty_game::{
    Audience, Chance, Cited, Clause, Group, Law, MAX_SIDES, Pool, Rolled, Rulebook, Seat, Seats, Sink, Step,
    Urn,
};
use admiralty_referee::{Lang, Table};
use serde::{Deserialize, Serialize};

/// T1: both bet, hidden from each other. T2: each draws a tile that only they see. T3: two dice with
/// ten sides and one with six are rolled. T4: each keeps or swaps their tile in secret; seat 1 must
/// keep. Then it is over.
#[derive(Clone, Debug)]
pub struct Tiles(pub String);

pub fn tiles() -> Tiles {
    Tiles("game = \"tiles\"\n".to_owned())
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    pub bets: [Option<Pick>; 2],
    pub tiles: [Option<u8>; 2],
    pub rolled: bool,
    pub kept: [Option<Pick>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pick {
    Low,
    High,
    Keep,
    Swap,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Told {
    Began,
    Bets([Option<Pick>; 2]),
    /// Only who drew sees the tile.
    Drew(Seat, Option<u8>),
    Rolled,
    /// Only seat 0 notices.
    Whisper,
}

impl Cited for Told {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::Began | Self::Bets(_) => "T1",
            Self::Drew(..) => "T2",
            Self::Rolled => "T3",
            Self::Whisper => "T4",
        })
    }
    fn kind(&self) -> &'static str {
        "told"
    }
}

impl Tiles {
    fn turn(board: &Board) -> Option<Seat> {
        (0..2).map(Seat).find(|s| board.kept[s.index()].is_none())
    }
    fn urn(board: &Board) -> Urn {
        let taken = |label| board.tiles.iter().filter(|t| **t == Some(label)).count() as u32;
        Urn { things: [(1, 200), (2, 100), (7, 30)].map(|(l, n)| (l, n - taken(l))).into_iter().collect() }
    }
}

impl Rulebook for Tiles {
    type State = Board;
    type Choice = Pick;
    type Event = Told;
    type View = Board;
    const EVENT_KINDS: &'static [&'static str] = &["told"];

    fn seats(&self) -> u8 {
        2
    }
    fn start(&self, sink: &mut impl Sink<Told>) -> Board {
        sink.tell(|| Told::Began);
        Board::default()
    }
    fn step(&self, board: &Board) -> Step {
        let betting = (0..2).map(Seat).filter(|s| board.bets[s.index()].is_none());
        let betting = betting.fold(Seats::default(), Seats::with);
        if !betting.is_empty() {
            return Step::Decide(betting);
        }
        if let Some(seat) = (0..2).map(Seat).find(|s| board.tiles[s.index()].is_none()) {
            return Step::Chance(Chance { law: Law::Draw(Self::urn(board)), audience: Audience::Only(seat) });
        }
        if !board.rolled {
            let mut pool = Pool::default();
            pool.push(Group { label: 0, dice: 2, sides: 10, class: [0; MAX_SIDES] });
            pool.push(Group { label: 1, dice: 1, sides: 6, class: [0; MAX_SIDES] });
            return Step::Chance(Chance::dice(pool));
        }
        Self::turn(board).map_or(Step::Over, |seat| Step::Decide(Seats::only(seat)))
    }
    fn clause(&self, board: &Board) -> Clause {
        Clause(match self.step(board) {
            Step::Decide(_) if !board.rolled => "T1",
            Step::Chance(Chance { law: Law::Draw(_), .. }) => "T2",
            Step::Chance(_) => "T3",
            Step::Decide(_) | Step::Over => "T4",
        })
    }
    fn options(&self, board: &Board, seat: Seat, options: &mut Vec<Pick>) {
        options.clear();
        let all = [Pick::Low, Pick::High, Pick::Keep, Pick::Swap];
        options.extend(all.into_iter().filter(|pick| self.is_legal(board, seat, *pick)));
    }
    fn is_legal(&self, board: &Board, seat: Seat, choice: Pick) -> bool {
        let Step::Decide(seats) = self.step(board) else { return false };
        seats.contains(seat)
            && match choice {
                Pick::Low | Pick::High => !board.rolled,
                Pick::Keep => board.rolled,
                Pick::Swap => board.rolled && seat == Seat(0),
            }
    }
    fn choose(&self, board: &mut Board, seat: Seat, choice: Pick, sink: &mut impl Sink<Told>) {
        if board.rolled {
            board.kept[seat.index()] = Some(choice);
            sink.tell(|| Told::Whisper);
        } else {
            board.bets[seat.index()] = Some(choice);
            if board.bets.iter().all(Option::is_some) {
                sink.tell(|| Told::Bets(board.bets));
            }
        }
    }
    fn happen(&self, board: &mut Board, rolled: &Rolled, sink: &mut impl Sink<Told>) {
        match rolled {
            Rolled::Drawn(label) => {
                if let Some(seat) = (0..2).map(Seat).find(|s| board.tiles[s.index()].is_none()) {
                    board.tiles[seat.index()] = Some(*label);
                    sink.tell(|| Told::Drew(seat, Some(*label)));
                }
            }
            Rolled::Dice(_) => {
                board.rolled = true;
                sink.tell(|| Told::Rolled);
            }
        }
    }
    fn view(&self, board: &Board, _seat: Seat) -> Board {
        board.clone()
    }
    fn seen(&self, event: &Told, seat: Seat) -> Option<Told> {
        match event {
            Told::Drew(who, _) if *who != seat => Some(Told::Drew(*who, None)),
            Told::Whisper if seat != Seat(0) => None,
            _ => Some(event.clone()),
        }
    }
    fn is_secret(&self, _board: &Board, _seat: Seat, _choice: Pick) -> bool {
        true
    }
}

impl Table for Tiles {
    fn game(&self) -> &'static str {
        "tiles"
    }
    fn scenario(&self) -> &str {
        &self.0
    }
    fn seat_name(&self, seat: Seat) -> String {
        ["Ann", "Bob"][seat.index()].to_owned()
    }
    fn tell_event(&self, _lang: Lang, event: &Told) -> String {
        match event {
            Told::Began => "it begins".to_owned(),
            Told::Bets(bets) => format!("bets {bets:?}"),
            Told::Drew(seat, tile) => format!("{} drew {tile:?}", self.seat_name(*seat)),
            Told::Rolled => "rolled".to_owned(),
            Told::Whisper => "psst".to_owned(),
        }
    }
    fn tell_question(&self, _lang: Lang, board: &Board, seat: Seat) -> String {
        format!("with tile {:?}?", board.tiles[seat.index()])
    }
    fn tell_choice(&self, _lang: Lang, _board: &Board, _seat: Seat, choice: &Pick) -> String {
        format!("{choice:?}").to_lowercase()
    }
    fn tell_chance(&self, _lang: Lang, _board: &Board, chance: &Chance) -> String {
        match chance.audience {
            Audience::Only(seat) => format!("{} draws", self.seat_name(seat)),
            Audience::Everyone => "the dice".to_owned(),
        }
    }
    fn group_name(&self, _lang: Lang, label: u8, dice: u16) -> String {
        format!("{dice} {}", ["ten-siders", "six-sider"][usize::from(label)])
    }
    fn drawn_name(&self, _lang: Lang, label: u8) -> String {
        format!("a tile worth {label}")
    }
    fn clause_text(&self, _lang: Lang, _clause: &str) -> Option<String> {
        None
    }
    fn board(&self, _lang: Lang, board: &Board, seat: Option<Seat>) -> String {
        let own = seat.map(|s| board.tiles[s.index()]);
        format!("board for {seat:?}: {own:?}")
    }
}
